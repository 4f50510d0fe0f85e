"""Who sits at the other seats: a bot by its name (`random`, `greedy`, `level1` …), or anything that decides from a Sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from orrery.bots import BotError, make
from orrery.envs.episode import Course
from orrery.kernel import Move
from orrery.play import Sight, sight_of
from orrery.terms import TableError

Decide = Callable[[Sight], Move]
"""Chooses one of a sight's moves."""
Opponents = str | Decide | Sequence[str | Decide]
Chooser = Callable[[Any, int], int]


def seat_opponents(course: Course, opponents: Opponents, seat: int, seed: int) -> list[Chooser | None]:
    """A chooser for every seat, None where random plays; a list names the other seats in the order of play."""
    seats = course.terms.seats
    if isinstance(opponents, str) or callable(opponents):
        named: list[str | Decide] = [opponents] * (seats - 1)
    else:
        named = list(opponents)
    if len(named) != seats - 1:
        raise TableError(f"{course.game.name} with {seats} seats needs {seats - 1} opponents, not {len(named)}")
    made: list[Chooser | None] = [None] * seats
    for step, who in enumerate(named):
        other = (seat + 1 + step) % seats
        made[other] = _chooser(course, who, seed + other)
    return made


def _chooser(course: Course, who: str | Decide, seed: int) -> Chooser | None:
    if who == "random":
        return None
    decide = _named(who, seed) if isinstance(who, str) else who

    def choose(state: Any, seat: int) -> int:
        sight = sight_of(course.game, course.terms, state, seat)  # nobody keeps what was witnessed before
        move = decide(sight)
        if move not in sight.moves:
            raise TableError(
                f"the opponent at seat {seat} answered with “{str(move)[:60]}”, which is none of its moves"
            )
        return move.index

    return choose


def _named(name: str, seed: int) -> Decide:
    try:
        return make(name, seed).choose
    except BotError as unknown:
        raise TableError(str(unknown)) from None
