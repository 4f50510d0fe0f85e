"""Puzzles that guests have tried: solved, seen the solution of, or only tried."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from orrery.server.store.work import Work

Fate: TypeAlias = Literal["solved", "seen", "tried"]

_KEEP: Final = (
    "INSERT INTO puzzles (guest, game, puzzle, fate, tries, at) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (guest, game, puzzle) DO UPDATE SET"
    " fate = CASE WHEN puzzles.fate = 'tried' THEN excluded.fate ELSE puzzles.fate END,"
    " tries = puzzles.tries + excluded.tries, at = excluded.at"
)


def keep_answer(guest: str, game: str, puzzle: str, fate: Fate, now: float) -> Work[None]:
    """Somebody has answered, or had the solution shown; what came first decides whether it is solved."""
    yield _KEEP, guest, game, puzzle, fate, int(fate != "seen"), now


def fates_of(guest: str) -> Work[dict[tuple[str, str], Fate]]:
    """What became of every puzzle that a guest has tried, by game and puzzle."""
    rows = yield "SELECT game, puzzle, fate FROM puzzles WHERE guest = $1", guest
    return {(game, puzzle): fate for game, puzzle, fate in rows}
