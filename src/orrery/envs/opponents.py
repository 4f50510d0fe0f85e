"""Who sits at the other seats: random, greedy, a level of the bots, or anything that decides from a Sight."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from orrery.envs.episode import Course
from orrery.kernel import Move
from orrery.table import Sight, TableError

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
        raise TableError(f"{course.game.NAME} with {seats} seats needs {seats - 1} opponents, not {len(named)}")
    made: list[Chooser | None] = [None] * seats
    for step, who in enumerate(named):
        other = (seat + 1 + step) % seats
        made[other] = _chooser(course, who, seed + other)
    return made


def _chooser(course: Course, who: str | Decide, seed: int) -> Chooser | None:
    if isinstance(who, str):
        return None if who == "random" else _named(course, who, seed)
    decide = who
    return lambda state, seat: decide(sight(course, state, seat)).index


def sight(course: Course, state: Any, seat: int) -> Sight:
    """What a bot at a seat is given."""
    game = course.game
    kept = state.copy()
    moves = tuple(game.catalogue(course.terms).pick(game.legal(state, seat)))
    return Sight(game, course.terms, seat, game.view(kept, seat), moves, lambda rng: game.imagine(kept, seat, rng))


def _named(course: Course, name: str, seed: int) -> Chooser:
    if name == "greedy":
        return _greedy(course, random.Random(seed))
    raise TableError(f"there is no opponent “{name[:60]}”; there are random and greedy")


def _greedy(course: Course, rng: random.Random) -> Chooser:
    """The move after which the game's own evaluation likes the position best."""
    game: Any = course.game

    def choose(state: Any, seat: int) -> int:
        believed = game.imagine(state, seat, rng)
        moves = list(game.legal(believed, seat))
        looks = []
        for move in moves:
            after = believed.copy()
            game.apply(after, seat, move, None)
            looks.append(game.evaluate(after, seat))
        best = max(looks)
        return rng.choice([move for move, look in zip(moves, looks, strict=True) if look == best])

    return choose
