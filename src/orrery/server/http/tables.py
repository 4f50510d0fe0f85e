"""Tables: the lobby, a new table, and what may be known of one: its card, record, things and analysis."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import Request
from starlette.responses import Response

from orrery.edition import Edition
from orrery.games import games
from orrery.server.http import studies
from orrery.server.http.editions import own_edition
from orrery.server.http.exchange import answer, body, key, language, whole
from orrery.server.http.guests import guest_of, named, with_cookie
from orrery.server.http.site import Site
from orrery.server.live import seating, summaries
from orrery.server.live.reviews import review
from orrery.server.live.room import Room
from orrery.server.model.refused import Refused
from orrery.server.model.settings import MatchState, NoClock, Settings
from orrery.server.store.base import Guest, TableRow
from orrery.server.store.history import running
from orrery.server.think.analysis import Line
from orrery.server.wire.incoming import BotPlace, HerePlace, KeyOnly, MyPlace, NewTable, OpenPlace
from orrery.server.wire.outgoing import CardsReply, TableCard
from orrery.server.wire.studying import AnalysisReply
from orrery.terms import TableError, terms_of

LISTED = 100
"""How many tables the lobby shows."""
MINE = 200
"""How many of their own tables a guest is shown."""


async def lobby(site: Site, request: Request) -> Response:
    """Public tables that wait for players or may be watched."""
    guest = await guest_of(site, request)
    rows = await site.hub.store.lobby(LISTED)
    shown = [row for row in rows if (row.status == "open" or row.settings.spectators) and _is_ours(row)]
    return _cards(site, request, guest, shown)


async def mine(site: Site, request: Request) -> Response:
    """The tables where one sits, all of them or those that go on; those that wait for one first."""
    guest = await guest_of(site, request)
    status = request.query_params.get("status")
    if status not in (None, "current"):
        raise Refused("malformed", "status must be current.")
    if guest is None:
        return _cards(site, request, None, [])
    store = site.hub.store
    rows = await (store.mine(guest.id, MINE) if status is None else store.look(running(guest.id, MINE)))
    shown = [row for row in rows if row.status != "closed" and _is_ours(row)]
    return _cards(site, request, guest, sorted(shown, key=lambda row: _urgency(row, guest.id)))


def _cards(site: Site, request: Request, guest: Guest | None, rows: list[TableRow]) -> Response:
    """Some tables as one guest sees them; only their tag, where they are as who asks with it has them."""
    spoken = language(request)
    whose = guest.id if guest is not None else ""
    heads = repr([spoken, whose, [(row.id, row.status, row.updated) for row in rows]])
    tag = hashlib.sha256(heads.encode()).hexdigest()[:16]
    if request.query_params.get("tag") == tag:
        return answer(CardsReply(None, tag))
    return answer(CardsReply([_card(site, row, guest, spoken) for row in rows], tag))


def _urgency(row: TableRow, guest: str) -> int:
    """Where a table stands among a guest's own: first those that wait for them."""
    mine = {seat for seat, holder in enumerate(row.card["_guests"]) if holder == guest}
    return 0 if mine & set(row.card["to_move"]) else {"running": 1, "open": 2, "over": 3}[row.status]


def _card(site: Site, row: TableRow, guest: Guest | None, language: str) -> TableCard:
    room = site.hub.rooms.get(row.id)
    present, watching = room.audience.present() if room is not None else (set(), 0)
    card = row.card | {"updated": row.updated}
    return summaries.personal_card(card, row.settings, guest.id if guest else None, present, watching, language)


def _is_ours(row: TableRow) -> bool:
    """Whether the game of a row is one of ours; what a database says is never taken for a file's name."""
    return row.settings.game in games()


async def create(site: Site, request: Request) -> Response:
    """A new table."""
    new = await body(request, NewTable)
    site.check_rate(site.new_tables, "tables", request)
    guest, token = await named(site, request, new.name)
    edition = await _edition(site, request, new)
    settings = _settings(site, new, guest, edition)
    async with site.shows.starting(guest.id, settings.holders if new.start else ()):
        room = await site.hub.room(await site.hub.create(settings))
        if new.start:
            await room.call(lambda: seating.start(room, guest.id))
    return with_cookie(request, answer(room.audience.card(guest.id, language(request)), 201), token)


async def _edition(site: Site, request: Request, new: NewTable) -> Edition | None:
    """The components that are asked for: the host's own, or some that the server knows; None: the usual ones."""
    if new.game not in games():
        raise Refused("malformed", "There is no such game.")
    if new.components is None:
        return site.library.edition(new.game, new.edition)
    if new.public:
        raise Refused("malformed", "An edition of one's own is for a private table.")
    return await own_edition(site, request, new.game, new.components)


def _check_real_table(new: NewTable) -> None:
    """At a real table one device keeps the rules for all who sit there."""
    if any(isinstance(place, OpenPlace) for place in new.places):
        raise Refused("malformed", "At a real table everybody is here: no place can be open.")
    if all(isinstance(place, BotPlace) for place in new.places):
        raise Refused("malformed", "At a real table somebody must be there to draw.")
    if new.public or not isinstance(new.clock, NoClock):
        raise Refused("malformed", "A real table is private and has no clock.")


def _settings(site: Site, new: NewTable, guest: Guest, edition: Edition | None) -> Settings:
    """What is agreed by a request for a table; Refused says what is wrong with it."""
    if sum(isinstance(place, MyPlace) for place in new.places) > 1:
        raise Refused("malformed", "Only one place can be yours; others on your device are “here”.")
    holders = seating.make_holders(new.places, guest.id, guest.name)
    if new.start and any(holder.kind == "open" for holder in holders):
        raise Refused("status", "The game cannot start while a place is open.")
    if new.draws == "entered":
        _check_real_table(new)
    if new.rated:
        _check_rated(new)
    try:
        game = site.library.game(new.game)
        terms = terms_of(game, len(holders), new.options, edition)
    except TableError as wrong:
        raise Refused("malformed", f"{str(wrong)[0].upper()}{str(wrong)[1:]}.") from None
    match = MatchState(1, len(holders), (0,) * len(holders)) if new.match and len(holders) > 1 else None
    return Settings(
        game=new.game,
        rules=game.version,
        host=guest.id,
        holders=holders,
        options=dict(terms.options),
        edition=edition.name if edition else "standard",
        changes=dict(edition.changes) if edition else {},
        language=new.language,
        public=new.public,
        spectators=new.spectators,
        hints=new.hints,
        undo=new.undo,
        forced=new.forced,
        clock=new.clock,
        timeout=new.timeout,
        match=match,
        invite=secrets.token_urlsafe(24),
        watch=secrets.token_urlsafe(24),
        created=site.hub.now(),
        chat=new.chat,
        draws=new.draws,
        own=new.components is not None,
        rated=new.rated,
    )


def _check_rated(new: NewTable) -> None:
    """Refused where a game cannot be rated as it is asked for."""
    kinds = [type(place) for place in new.places]
    if len(kinds) < 2 or all(kind is BotPlace for kind in kinds):
        raise Refused("malformed", "A rated game needs a person and somebody to play against.")
    if HerePlace in kinds:
        raise Refused("malformed", seating.OWN_DEVICE)
    if new.hints:
        raise Refused("malformed", "A rated game has no hints: choose one of the two.")
    if new.edition != "standard" or new.components is not None:
        raise Refused("malformed", "A rated game is played with the standard edition.")
    if new.draws == "entered":
        raise Refused("malformed", "At a real table nobody is rated.")


async def table(site: Site, request: Request) -> Response:
    """A table."""
    guest = await guest_of(site, request)
    room = await room_of(site, request, guest, key(request))
    return answer(room.audience.card(guest.id if guest else None, language(request)))


async def record(site: Site, request: Request) -> Response:
    """The game record, as far as whoever asks has witnessed the game."""
    guest = await guest_of(site, request)
    room = await room_of(site, request, guest, key(request), playing=True)
    seat = _own_seat(request, room, guest)
    text = room.ledger.playing.record("all" if room.ledger.status == "over" else seat)
    name = f"{room.ledger.settings.game}-{room.ledger.id}.game"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def thing(site: Site, request: Request) -> Response:
    """What a piece, a place or anything else of a table's game is and does."""
    guest = await guest_of(site, request)
    room = await room_of(site, request, guest, key(request), playing=True)
    shown = room.audience.presenter(language(request)).thing(
        _own_seat(request, room, guest), request.path_params["thing"]
    )
    if shown is None:
        raise Refused("not_found", "There is no such thing on this table.")
    return answer(shown)


def _own_seat(request: Request, room: Room, guest: Guest | None) -> int | None:
    """The seat through whose eyes is looked: the one asked for, else the guest's first; None: a spectator's."""
    mine = room.ledger.mine(guest.id if guest else None)
    wanted = request.query_params.get("seat")
    if wanted is None:
        return mine[0] if mine else None
    seat = whole(wanted, "seat")
    if seat not in mine:
        raise Refused("not_yours", "This seat is not yours.")
    return seat


async def analysis(site: Site, request: Request) -> Response:
    """Each seat's chance to win, move by move."""
    guest = await guest_of(site, request)
    room = await room_of(site, request, guest, key(request))
    if room.ledger.status != "over" or room.ledger.table is None:
        return answer(AnalysisReply("none", 0.0, [], []))
    line = Line(room.ledger.id, room.ledger.playing)
    so_far = site.analyses.so_far(line, await site.hub.store.analysis(room.ledger.id))
    return answer(review(so_far, room.ledger.playing, language(request)))


async def analyse(site: Site, request: Request) -> Response:
    """Begin an analysis of a game that is over."""
    given = await body(request, KeyOnly)
    guest = await guest_of(site, request)
    room = await room_of(site, request, guest, given.key)
    seen = await site.studies.open(room.ledger.id, guest.id if guest else None, given.key)
    site.check_rate(site.new_tables, "tables", request)
    begun = await studies.begin(site, seen, studies.game_of(seen), guest, request)
    return answer(review(begun, room.ledger.playing, language(request)))


async def room_of(site: Site, request: Request, guest: Guest | None, key: str | None, playing: bool = False) -> Room:
    """The room of the table that a request is for, for somebody who may look at it."""
    return await site.hub.admit(request.path_params["table"], guest.id if guest else None, key, playing)
