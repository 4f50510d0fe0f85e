"""The games: what there is to play, with rules, pictures and boards."""

from __future__ import annotations

import asyncio
import gzip

from starlette.requests import Request
from starlette.responses import Response

from orrery.edition import Edition
from orrery.server.http import previews
from orrery.server.http.exchange import answer, kept, key, language, whole
from orrery.server.http.guests import guest_of
from orrery.server.http.site import Site
from orrery.server.live.resources import palette_css
from orrery.server.live.summaries import OWN
from orrery.server.model.moons import MOONS
from orrery.server.model.refused import Refused
from orrery.server.model.settings import edition_of
from orrery.server.wire.outgoing import GamesReply
from orrery.words import LANGUAGES

HOUR, DAY, YEAR = 3600, 86_400, 31_536_000


async def games(site: Site, request: Request) -> Response:
    """All games with their texts."""
    return answer(GamesReply(site.library.listing(language(request)), list(LANGUAGES), list(MOONS)))


async def rules(site: Site, request: Request) -> Response:
    """The rules of a game."""
    return answer(site.library.rules(request.path_params["game"], language(request)))


async def glossary(site: Site, request: Request) -> Response:
    """Everything that a player can meet in a game."""
    return answer(site.library.glossary(request.path_params["game"], language(request)))


async def picture(site: Site, request: Request) -> Response:
    """A picture of a game half-way."""
    seats = request.query_params.get("seats")
    count = None if seats is None else whole(seats, "seats")
    svg = site.library.picture(request.path_params["game"], request.query_params.get("theme", "dark"), count)
    return kept(svg, "image/svg+xml", HOUR)


async def cover(site: Site, request: Request) -> Response:
    """A game's cover."""
    return kept(site.library.cover(request.path_params["game"]), "image/svg+xml", DAY)


async def cover_picture(site: Site, request: Request) -> Response:
    """A game's cover as a picture for link previews."""
    game = request.path_params["game"]
    site.library.game(game)
    png = previews.picture(game)
    if png is None:
        raise Refused("not_found", "This server draws no pictures for previews.")
    return kept(png, "image/png", DAY)


async def palette(site: Site, request: Request) -> Response:
    """The colours."""
    return kept(palette_css(), "text/css", HOUR)


async def board(site: Site, request: Request) -> Response:
    """The picture under the pieces."""
    name, own = await _resource(site, request, request.path_params["board"])
    return kept(site.library.board(name, own), "application/json", YEAR, immutable=True, private=own is not None)


async def _resource(site: Site, request: Request, name: str) -> tuple[str, Edition | None]:
    """The name of a board or a catalogue, and its edition where only those at a table may have it."""
    if not name.startswith(f"{OWN}~"):
        return name, None
    _, table, name = name.split("~", 2) if name.count("~") > 1 else ("", "", "")
    guest = await guest_of(site, request)
    room = await site.hub.admit(table, guest.id if guest else None, key(request), playing=True)
    return name, edition_of(room.ledger.settings)


async def catalogue(site: Site, request: Request) -> Response:
    """Every move of a game as one seat means it; made beside the tables, since there may be thousands."""
    seat = whole(request.path_params["seat"], "seat")
    name, own = await _resource(site, request, request.path_params["catalogue"])
    packed = await asyncio.to_thread(site.library.catalogue, name, seat, own)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return kept(gzip.decompress(packed), "application/json", YEAR, immutable=True, private=own is not None)
    response = kept(packed, "application/json", YEAR, immutable=True, private=own is not None)
    response.headers.update({"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return response
