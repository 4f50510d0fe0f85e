"""Puzzles: one a day, shelves by difficulty, and a position to be solved."""

from __future__ import annotations

import datetime

from starlette.requests import Request
from starlette.responses import Response

from orrery import puzzles
from orrery.games import games
from orrery.puzzles import Puzzle, PuzzleError
from orrery.server.http.exchange import answer, body, kept, language
from orrery.server.http.guests import guest_of
from orrery.server.http.site import Site
from orrery.server.live.puzzles import desk_of, picture_of
from orrery.server.model.refused import Refused
from orrery.server.store.puzzles import Fate, fates_of, keep_answer
from orrery.server.wire.incoming import PuzzleAsk
from orrery.server.wire.outgoing import PuzzleEntry, PuzzleShelf, PuzzlesReply
from orrery.words import title

DAY = 86_400


async def shelves(site: Site, request: Request) -> Response:
    """All puzzles by game and difficulty, the one of the day, and which of them this guest has solved."""
    guest = await guest_of(site, request)
    fates = await site.hub.store.look(fates_of(guest.id)) if guest is not None else {}
    today = datetime.datetime.fromtimestamp(site.hub.now(), datetime.UTC).date()
    chosen = puzzles.of_day(today)
    spoken = language(request)
    shelves = [
        PuzzleShelf(name, title(name, spoken), [_entry(one, fates) for one in puzzles.puzzles_of(game)])
        for name, game in games().items()
        if puzzles.puzzles_of(game)
    ]
    day, choices = (None, 0) if chosen is None else (_entry(chosen, fates), desk_of(chosen, spoken).choices)
    return answer(PuzzlesReply(today.isoformat(), day, choices, shelves))


def _entry(puzzle: Puzzle, fates: dict[tuple[str, str], Fate]) -> PuzzleEntry:
    fate = fates.get((puzzle.game, puzzle.id))
    return PuzzleEntry(puzzle.game, puzzle.id, puzzle.difficulty, puzzle.seats, puzzle.seat, fate)


async def puzzle(site: Site, request: Request) -> Response:
    """Look at a puzzle, ask about its table, or answer it."""
    asked = await body(request, PuzzleAsk)
    known = _known(site, request)
    reply = desk_of(known, language(request)).answer(asked)
    if reply.answer is not None:
        guest = await guest_of(site, request)
        fate: Fate = "seen" if asked.do == "solve" else "solved" if reply.answer.right else "tried"
        if guest is not None:
            await site.hub.store.do(keep_answer(guest.id, known.game, known.id, fate, site.hub.now()))
    return answer(reply)


async def picture(site: Site, request: Request) -> Response:
    """The board of a puzzle, without its solution."""
    known = _known(site, request)
    theme = "light" if request.query_params.get("theme") == "light" else "dark"
    return kept(picture_of(known, theme), "image/svg+xml", DAY)


def _known(site: Site, request: Request) -> Puzzle:
    game = site.library.game(request.path_params["game"])
    try:
        return puzzles.find(game, request.path_params["puzzle"])
    except PuzzleError:
        raise Refused("not_found", "There is no such puzzle.") from None
