"""The HTTP half and the socket: requests come in, are checked, and go to the table they are for."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from orrery.games import games
from orrery.server.http import previews
from orrery.server.http.guard import Guard, address
from orrery.server.http.library import Library, palette_css
from orrery.server.http.limits import Limits
from orrery.server.http.sockets import Sockets
from orrery.server.live import seating, summaries
from orrery.server.live.hub import Hub
from orrery.server.live.room import Room
from orrery.server.live.shows import Shows
from orrery.server.live.webhooks import check_url
from orrery.server.model.moons import MOONS
from orrery.server.model.names import person
from orrery.server.model.refused import Refused
from orrery.server.model.settings import MatchState, Settings
from orrery.server.store.base import Guest, Row, Unavailable
from orrery.server.think.analysis import Analyses
from orrery.server.wire.errors import STATUS, STORAGE, error_body
from orrery.server.wire.incoming import (
    FRAME,
    Join,
    KeyOnly,
    Me,
    NewGuest,
    NewTable,
    Nothing,
    Placing,
    SeatOnly,
    Webhook,
    decode_body,
)
from orrery.server.wire.outgoing import encode
from orrery.server.wire.schema import document
from orrery.table import Table, TableError
from orrery.words import LANGUAGES, Words

LOG: Final = logging.getLogger("orrery.server")
COOKIE: Final = "orrery"
YEAR: Final = 366 * 86_400
STATIC: Final = Path(__file__).parents[1] / "static"
REQUESTS: Final = 20.0, 100
"""How many requests a second an address may make, and at once."""
OPENINGS: Final = 2.0, 80
"""The same for opening sockets."""
NEW_GUESTS: Final = 60 / 3600, 120
NEW_TABLES: Final = 60 / 3600, 60
_T = TypeVar("_T")
Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class Config:
    """How a server is run."""

    origins: tuple[str, ...] = ()
    """Sites other than its own that may use it."""
    limits: bool = True
    bot_tables: int = 8
    """How many games that only bots play one guest may have running."""
    editions: Path | None = None
    static: Path = STATIC


class Site:
    """Answers requests: one method for each route."""

    def __init__(self, hub: Hub, config: Config) -> None:
        self.hub = hub
        self.config = config
        self.library = Library(config.editions)
        self.analyses = Analyses(hub.store, hub.workers, hub.metrics)
        self.shows = Shows(hub, config.bot_tables if config.limits else None)
        on = 1.0 if config.limits else 0.0
        self.requests, self.openings, self.new_guests, self.new_tables = (
            Limits(rate * on, size) for rate, size in (REQUESTS, OPENINGS, NEW_GUESTS, NEW_TABLES)
        )

    # ---- guests ------------------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """Who asks."""
        guest = await self.guest(request)
        return answer({"name": guest.name if guest else None, "guest": guest.id[:8] if guest else None})

    async def name_me(self, request: Request) -> Response:
        """A new guest, or a new name."""
        given = await body(request, NewGuest)
        guest, token = await self._named(request, given.name)
        return with_cookie(request, answer({"name": guest.name, "guest": guest.id[:8]}), token)

    async def guest(self, connection: HTTPConnection) -> Guest | None:
        """Whoever the cookie says, if anybody."""
        token = connection.cookies.get(COOKIE, "")
        if not 40 <= len(token) <= 64:
            return None
        guest = await self.hub.store.guest(hashlib.sha256(token.encode()).hexdigest())
        if guest is not None:
            await self.hub.housekeeping.greet(guest.id)
        return guest

    async def _named(self, request: Request, name: str | None) -> tuple[Guest, str | None]:
        """The guest who asks, with the name they give now; and a token if they were a stranger."""
        known = await self.guest(request)
        if name is None:
            if known is None:
                raise Refused("malformed", "Please say your name: the field name is missing.")
            return known, None
        name = person(name)
        if known is None:
            self._limit(self.new_guests, "guests", request)
        token = None if known else secrets.token_urlsafe(32)
        guest = Guest(known.id if known else hashlib.sha256((token or "").encode()).hexdigest(), name)
        if known is None or known.name != name:
            await self.hub.store.save_guest(guest, self.hub.now())
        return guest, token

    async def _known(self, request: Request) -> Guest:
        guest = await self.guest(request)
        if guest is None:
            raise Refused("not_yours", "This is for guests who have said their name.")
        return guest

    # ---- games -------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """All games with their texts."""
        return answer({"games": self.library.listing(language(request)), "languages": LANGUAGES, "moons": MOONS})

    async def rules(self, request: Request) -> Response:
        """The rules of a game."""
        return answer(self.library.rules(request.path_params["game"], language(request)))

    async def picture(self, request: Request) -> Response:
        """A picture of a game half-way."""
        seats = request.query_params.get("seats")
        count = None if seats is None else whole(seats, "seats")
        svg = self.library.picture(request.path_params["game"], request.query_params.get("theme", "dark"), count)
        return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})

    async def cover(self, request: Request) -> Response:
        """A game's cover."""
        svg = self.library.cover(request.path_params["game"])
        return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})

    async def cover_picture(self, request: Request) -> Response:
        """A game's cover as a picture for link previews."""
        game = request.path_params["game"]
        self.library.game(game)
        png = previews.picture(game)
        if png is None:
            raise Refused("not_found", "This server draws no pictures for previews.")
        return Response(png, media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})

    async def palette(self, request: Request) -> Response:
        """The colours."""
        return Response(palette_css(), media_type="text/css", headers={"Cache-Control": "public, max-age=3600"})

    async def board(self, request: Request) -> Response:
        """The picture under the pieces."""
        forever = {"Cache-Control": "public, max-age=31536000, immutable"}
        return Response(
            self.library.board(request.path_params["board"]), media_type="application/json", headers=forever
        )

    # ---- tables ------------------------------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        """Public tables that wait for players or may be watched."""
        guest = await self.guest(request)
        rows = await self.hub.store.lobby(100)
        shown = [row for row in rows if row.status == "open" or row.settings.spectators]
        return answer({"tables": [self._listed(row, guest, language(request)) for row in shown if _playable(row)]})

    async def mine(self, request: Request) -> Response:
        """The tables where one sits; those that wait for one first."""
        guest = await self.guest(request)
        rows = await self.hub.store.mine(guest.id, 200) if guest is not None else []
        kept = [row for row in rows if row.status != "closed" and _playable(row)]
        listed = [self._listed(row, guest, language(request)) for row in kept]
        order = {"running": 1, "open": 2, "over": 3}
        listed.sort(key=lambda card: 0 if set(card["mine"]) & set(card["to_move"]) else order[card["status"]])
        return answer({"tables": listed})

    def _listed(self, row: Row, guest: Guest | None, language: str) -> dict[str, Any]:
        room = self.hub.rooms.get(row.id)
        present, watching = room.present() if room is not None else (set(), 0)
        return summaries.personal_card(row.card, row.settings, guest.id if guest else None, present, watching, language)

    async def create(self, request: Request) -> Response:
        """A new table."""
        new = await body(request, NewTable)
        self._limit(self.new_tables, "tables", request)
        guest, token = await self._named(request, new.name)
        settings = self._settings(new, guest)
        async with self.shows.starting(guest.id, settings.holders if new.start else ()):
            room = await self.hub.room(await self.hub.create(settings))
            if new.start:
                await room.call(lambda: seating.start(room, guest.id))
        return with_cookie(request, answer(room.card(guest.id, language(request)), 201), token)

    def _settings(self, new: NewTable, guest: Guest) -> Settings:
        if sum(isinstance(place, Me) for place in new.places) > 1:
            raise Refused("malformed", "Only one place can be yours; others on your device are “here”.")
        holders = seating.make_holders(new.places, guest.id, guest.name)
        if new.start and any(holder.kind == "open" for holder in holders):
            raise Refused("status", "The game cannot start while a place is open.")
        if new.game not in games():
            raise Refused("malformed", "There is no such game.")
        edition = self.library.edition(new.game, new.edition)
        try:
            table = Table(self.library.game(new.game), len(holders), seed=None, options=new.options, edition=edition)
        except TableError as wrong:
            raise Refused("malformed", f"{str(wrong)[0].upper()}{str(wrong)[1:]}.") from None
        match = MatchState(1, len(holders), (0,) * len(holders)) if new.match and len(holders) > 1 else None
        return Settings(
            new.game,
            table.game.VERSION,
            guest.id,
            holders,
            dict(table.terms.options),
            new.edition,
            dict(edition.changes) if edition else {},
            new.language,
            new.public,
            new.spectators,
            new.hints,
            new.undo,
            new.forced,
            new.clock,
            new.timeout,
            match,
            None,
            secrets.token_urlsafe(24),
            secrets.token_urlsafe(24),
            self.hub.now(),
            new.chat,
        )

    async def table(self, request: Request) -> Response:
        """A table's card."""
        guest = await self.guest(request)
        room = await self._room(request, guest, key(request))
        return answer(room.card(guest.id if guest else None, language(request)))

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        given = await body(request, Join)
        room = await self._room(request, await self.guest(request), given.key)
        guest, token = await self._named(request, given.name)
        await room.call(lambda: seating.join(room, guest.id, guest.name, given.seat, given.key))
        return with_cookie(request, answer(room.card(guest.id, language(request))), token)

    async def place(self, request: Request) -> Response:
        """The host says who sits where."""
        given, guest, room = await self._asked(request, Placing)
        return await self._act(
            request, room, guest, lambda: seating.place(room, guest.id, guest.name, given.seat, given.place)
        )

    async def start(self, request: Request) -> Response:
        """Begin."""
        _, guest, room = await self._asked(request, Nothing)
        async with self.shows.starting(room.ledger.settings.host, room.ledger.holders):
            return await self._act(request, room, guest, lambda: seating.start(room, guest.id))

    async def leave(self, request: Request) -> Response:
        """Give up a seat."""
        given, guest, room = await self._asked(request, SeatOnly)
        return await self._act(request, room, guest, lambda: seating.leave(room, guest.id, given.seat))

    async def come_back(self, request: Request) -> Response:
        """Take a seat back from the bot."""
        given, guest, room = await self._asked(request, SeatOnly)
        return await self._act(request, room, guest, lambda: seating.back(room, guest.id, given.seat))

    async def rematch(self, request: Request) -> Response:
        """The next table with the same people."""
        _, guest, room = await self._asked(request, Nothing)
        fresh = room.ledger.next is None
        everybody = seating.everybody_here(room)
        following = await self.hub.room(await room.call(lambda: seating.rematch(room, guest.id)))
        if fresh and everybody:
            await following.call(lambda: seating.start(following, guest.id))
        return answer(following.card(guest.id, language(request)))

    async def webhook(self, request: Request) -> Response:
        """Where to say “your turn”."""
        given, guest, room = await self._asked(request, Webhook)
        if given.url is not None:
            check_url(given.url)
        await room.call(lambda: seating.webhook(room, guest.id, given.url))
        return answer({})

    async def record(self, request: Request) -> Response:
        """The game record, as far as whoever asks has witnessed the game."""
        guest = await self.guest(request)
        room = await self._room(request, guest, key(request), playing=True)
        seat = self._own_seat(request, room, guest)
        text = room.ledger.playing.record("all" if room.ledger.status == "over" else seat)
        name = f"{room.ledger.settings.game}-{room.ledger.id}.game"
        return Response(
            text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    async def thing(self, request: Request) -> Response:
        """What a piece, a place or anything else of a table's game is and does."""
        guest = await self.guest(request)
        room = await self._room(request, guest, key(request), playing=True)
        table, thing = room.ledger.playing, request.path_params["thing"]
        found = table.game.describe(table.terms, table.view(self._own_seat(request, room, guest)), thing)
        if found is None:
            raise Refused("not_found", "There is no such thing on this table.")
        told = Words(table.game.NAME, language(request), table.names).explain(found)
        return answer({"thing": thing, "name": told.name, "sentences": told.sentences, "rule": told.rule})

    def _own_seat(self, request: Request, room: Room, guest: Guest | None) -> int | None:
        """The seat through whose eyes is looked: the one asked for, else the guest's first; None: a spectator's."""
        mine = room.ledger.mine(guest.id if guest else None)
        wanted = request.query_params.get("seat")
        if wanted is None:
            return mine[0] if mine else None
        seat = whole(wanted, "seat")
        if seat not in mine:
            raise Refused("not_yours", "This seat is not yours.")
        return seat

    async def analysis(self, request: Request) -> Response:
        """Each seat's chance to win, move by move."""
        guest = await self.guest(request)
        room = await self._room(request, guest, key(request))
        return answer(await self.analyses.found(room.ledger))

    async def analyse(self, request: Request) -> Response:
        """Begin an analysis of a game that is over."""
        given = await body(request, KeyOnly)
        guest = await self.guest(request)
        room = await self._room(request, guest, given.key)
        self._limit(self.new_tables, "tables", request)
        return answer(await self.analyses.begin(room.ledger, guest.id if guest else address(request)))

    async def _room(self, request: Request, guest: Guest | None, key: str | None, playing: bool = False) -> Room:
        return await self.hub.admit(request.path_params["table"], guest.id if guest else None, key, playing)

    async def _asked(self, request: Request, kind: type[_T]) -> tuple[_T, Guest, Room]:
        given = await body(request, kind)
        guest = await self._known(request)
        return given, guest, await self._room(request, guest, None)

    async def _act(self, request: Request, room: Room, guest: Guest, job: Callable[[], Awaitable[Any]]) -> Response:
        await room.call(job)
        return answer(room.card(guest.id, language(request)))

    def _limit(self, limits: Limits, what: str, request: HTTPConnection) -> None:
        wait = limits.take(address(request))
        if wait:
            self.hub.metrics.count("limited", what)
            raise Refused("too_many", f"That is too often; try again in {int(wait) + 1} seconds.")

    # ---- for whoever runs it -----------------------------------------------------------------------------------

    async def openapi(self, request: Request) -> Response:
        """These routes for machines."""
        return answer(document(self.hub.version))

    async def healthz(self, request: Request) -> Response:
        """The process runs."""
        return answer({"status": "ok", "version": self.hub.version})

    async def readyz(self, request: Request) -> Response:
        """Moves could be kept now, and none has failed to be a moment ago."""
        if self.hub.draining:
            raise Refused("draining", "The server is about to stop.")
        await self.hub.store.ready()
        self.hub.trouble.worked(None)
        if self.hub.trouble.recent:
            raise STORAGE
        return answer({"status": "ready"})

    async def metrics(self, request: Request) -> Response:
        """Numbers."""
        return Response(self.hub.metrics.text(), media_type="text/plain; version=0.0.4")

    async def page(self, request: Request) -> Response:
        """The client's files; its first page for every other path."""
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise Refused("not_found", "There is no such route.")
        root = self.config.static.resolve()
        file = file_in(root, path) or root / "index.html"
        if not file.is_file():
            return HTMLResponse(PLAIN_PAGE)
        if file.name == "index.html":
            page = await self._previewed(request, path, file.read_text(encoding="utf-8"))
            return HTMLResponse(page, headers={"Cache-Control": "no-cache"})
        kept = "public, max-age=31536000, immutable" if "/assets/" in f"/{path}" else "no-cache"
        return FileResponse(file, headers={"Cache-Control": kept})

    async def _previewed(self, request: Request, path: str, page: str) -> str:
        """The first page with a preview of what stands at this path, where that is public."""
        kind, _, rest = path.partition("/")
        told = None
        if kind == "table" and rest.isalnum():
            with contextlib.suppress(Unavailable):
                told = previews.of_table(await self.hub.store.table(rest), language(request))
        elif kind in ("new", "rules"):
            told = previews.of_game(rest, language(request))
        return page if told is None else told.head(page, str(request.base_url).rstrip("/"), path)


def file_in(root: Path, path: str) -> Path | None:
    """A file under a folder, if there is one of that name."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have: too long, or with a zero byte
        return None


def _playable(row: Row) -> bool:
    """Whether the game of a row is one of ours; what a database says is never taken for a file's name."""
    return row.settings.game in games()


async def body(request: Request, kind: type[_T]) -> _T:
    """The request's body, strictly decoded and never longer than a frame."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > FRAME:
            raise Refused("too_large", f"The body is longer than {FRAME} bytes.")
        parts.append(part)
    return decode_body(b"".join(parts), kind)


def answer(value: Any, status: int = 200) -> Response:
    """JSON that no cache keeps."""
    return Response(encode(value), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def refuse(refused: Refused) -> Response:
    """An error as every route answers it."""
    return answer(error_body(refused), STATUS[refused.code])


def with_cookie(request: Request, response: Response, token: str | None) -> Response:
    """The answer to a new guest brings their token."""
    if token is not None:
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            path="/",
            secure=request.url.scheme == "https",
        )
    return response


def language(request: Request) -> str:
    """The language asked for, by the query or by the browser."""
    asked = request.query_params.get("language")
    if asked in LANGUAGES:
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        tag = part.split(";")[0].strip().lower()[:2]
        if tag in LANGUAGES:
            return tag
    return "en"


def key(request: Request) -> str | None:
    """The key of a private table, from a header or the query."""
    return request.headers.get("orrery-key") or request.query_params.get("key")


def whole(text: str, name: str) -> int:
    """A small number from a query."""
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Refused("malformed", f"{name} must be a small whole number.")
    return int(text)


PLAIN_PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery</title>
<meta name="viewport" content="width=device-width"><body><main><h1>Orrery</h1>
<p>The server runs, but the browser client has not been built. Build it with <code>make web</code>, then load this page again.</p>
<p>The games are at <a href="/api/games">/api/games</a>, the routes at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</main></body></html>
"""


def make_app(hub: Hub, config: Config) -> Starlette:
    """The application."""
    site = Site(hub, config)

    def route(path: str, handler: Handler, method: str = "GET") -> Route:
        return Route(path, handler, methods=[method])

    table = "/api/tables/{table}"
    routes = [
        route("/api/me", site.me),
        route("/api/me", site.name_me, "POST"),
        route("/api/games", site.games),
        route("/api/games/{game}/rules", site.rules),
        route("/api/games/{game}/picture.svg", site.picture),
        route("/api/games/{game}/cover.svg", site.cover),
        route("/api/games/{game}/cover.png", site.cover_picture),
        route("/api/palette.css", site.palette),
        route("/api/boards/{board}", site.board),
        route("/api/tables", site.lobby),
        route("/api/tables", site.create, "POST"),
        route("/api/tables/mine", site.mine),
        route(table, site.table),
        route(f"{table}/join", site.join, "POST"),
        route(f"{table}/place", site.place, "POST"),
        route(f"{table}/start", site.start, "POST"),
        route(f"{table}/leave", site.leave, "POST"),
        route(f"{table}/return", site.come_back, "POST"),
        route(f"{table}/rematch", site.rematch, "POST"),
        route(f"{table}/webhook", site.webhook, "PUT"),
        route(f"{table}/record", site.record),
        route(f"{table}/things/{{thing}}", site.thing),
        route(f"{table}/analysis", site.analysis),
        route(f"{table}/analysis", site.analyse, "POST"),
        WebSocketRoute(f"{table}/socket", Sockets(hub, site.guest, config.origins, config.limits).serve),
        route("/api/openapi.json", site.openapi),
        route("/healthz", site.healthz),
        route("/readyz", site.readyz),
        route("/metrics", site.metrics),
        route("/{path:path}", site.page),
    ]

    async def refused(request: Request, failure: Exception) -> Response:
        told = failure if isinstance(failure, Refused) else STORAGE
        if isinstance(failure, Unavailable):
            hub.trouble.failed(request.path_params.get("table"), failure)
        hub.metrics.count("refused", told.code)
        response = refuse(told)
        if told.code == "too_many":
            response.headers["Retry-After"] = "5"
        return response

    async def unknown(request: Request, failure: Exception) -> Response:
        status = failure.status_code if isinstance(failure, HTTPException) else 500
        headers = dict(getattr(failure, "headers", None) or {})
        code, text = (
            ("not_found", "There is no such route.")
            if status != 405
            else ("malformed", "This route has other methods.")
        )
        response = answer({"error": {"code": code, "text": text}}, status)
        response.headers.update(headers)
        return response

    async def gone(request: Request, failure: Exception) -> Response:
        return Response(status_code=499)

    guard = Middleware(Guard, hub=hub, requests=site.requests, openings=site.openings, origins=config.origins)
    app = Starlette(
        routes=routes,
        middleware=[guard, Middleware(GZipMiddleware, minimum_size=1500)],
        exception_handlers={Refused: refused, Unavailable: refused, HTTPException: unknown, ClientDisconnect: gone},
    )
    app.state.site = site
    return app
