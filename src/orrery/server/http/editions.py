"""Editions that players bring from their own boxes: checked, and private to their table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from orrery.edition import Edition, EditionError, differences, read
from orrery.server.http.exchange import answer, body, language
from orrery.server.http.guard import address
from orrery.server.http.site import Site
from orrery.server.model.refused import Refused
from orrery.server.think.editions import WHERE
from orrery.server.think.jobs import check_job
from orrery.server.think.pool import Overdue
from orrery.server.think.turns import HINT
from orrery.server.wire.incoming import EditionFile
from orrery.server.wire.outgoing import EditionCheckReply
from orrery.words import Words

SECONDS = 20.0
"""How long a check may take."""
CHANGES = 60
"""How many of its values are told."""


async def check(site: Site, request: Request) -> Response:
    """Whether a game can be played with an edition, and everything that is off with it."""
    given = await body(request, EditionFile)
    game = site.library.game(request.path_params["game"]).name
    problems = await _problems(site, request, game, given.components)
    if problems:
        return answer(EditionCheckReply(None, problems, [], 0))
    edition = read(given.components, WHERE)
    changes = differences(game, edition.changes)[:CHANGES]
    return answer(EditionCheckReply(edition.name, [], changes, len(edition.reconstructed())))


async def own_edition(site: Site, request: Request, game: str, components: str) -> Edition:
    """The edition of a table's own; Refused says the first thing that is off."""
    problems = await _problems(site, request, game, components)
    if problems:
        raise Refused("malformed", f"{problems[0][0].upper()}{problems[0][1:]}".rstrip(".") + ".")
    return read(components, WHERE)


async def _problems(site: Site, request: Request, game: str, components: str) -> list[str]:
    """What is off, found out by a worker, since a file may be made to take for ever."""
    site.check_rate(site.new_editions, "editions", request)
    try:
        job = check_job(game, components, language(request))
        thought = await site.hub.workers.ask(job, HINT, SECONDS, address(request))
    except Overdue:
        return [Words(game, language(request)).rich(EditionError("late", where=WHERE).text)]
    return thought.problems
