"""Reviews: what is asked of a game that is over, and for which part of the time; whoever asks chooses who answers.

The server asks its workers and waits; the lab answers at once. Nothing is asked here of a clock or of a process.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from orrery.vectors import CHANCE

CLOSE: Final = 12
"""How many of the costliest decisions are looked at closely; five are shown first."""
WORTH: Final = 0.02
"""A decision that seems to cost less than this is not looked at again."""
ASIDE: Final = 8
"""After so many decisions the chances are reckoned again, also where the same seat still decides."""
POINTS: Final = 48
"""How many points a curve has at most: rather fewer that are surer."""
SWEEP, CURVE, CLOSELY = 0.35, 0.3, 0.35
"""The parts of what may be thought: a first look at every decision, the chances, the close looks."""


@dataclass(frozen=True)
class Question:
    """Something that is asked of one moment of a game."""

    task: Literal["foresee", "judge", "weigh"]
    at: int
    """After how many moves."""
    part: float
    """Of all that may be thought about the game."""


def first_questions(decided: Sequence[int], moves: Sequence[tuple[int, int]], *, over: bool) -> Iterator[Question]:
    """The chances now and then, and a first look at every decision; the result of a game that is over is known."""
    turning = _turning(decided, moves)
    point = CURVE / (len(turning) + 1)
    for at in decided:
        if at in turning:
            yield Question("foresee", at, point)
        yield Question("judge", at, SWEEP / len(decided))
    if decided and not over:
        yield Question("foresee", len(moves), point)


def close_questions(costs: Mapping[int, float]) -> list[Question]:
    """A close look at the costliest decisions, by what the first look said of each."""
    costly = sorted((at for at, cost in costs.items() if cost >= WORTH), key=lambda at: -costs[at])
    return [Question("weigh", at, CLOSELY / CLOSE) for at in costly[:CLOSE]]


def is_mistake(cost: float, margin: float) -> bool:
    """Whether a close look blames a decision: it costs something, and more than chance explains."""
    return cost >= WORTH and cost > margin


def _turning(decided: Sequence[int], moves: Sequence[tuple[int, int]]) -> set[int]:
    """The decisions before which the chances are reckoned: where another seat decides, and now and then between."""
    turning: list[int] = []
    waited, before = ASIDE, CHANCE
    for at in decided:
        waited += 1
        if moves[at][0] != before or waited > ASIDE:
            turning.append(at)
            waited, before = 0, moves[at][0]
    return set(turning[:: math.ceil(len(turning) / POINTS) or 1])
