"""The strengths that people choose from: the same five names in every game, each with a bound on its thinking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.bots.mcts import Thinking


@dataclass(frozen=True)
class Level:
    """One strength: its number, its name, and how its bot thinks."""

    number: int
    name: str
    thinking: Thinking


LEVELS: Final = (
    Level(1, "novice", Thinking(iterations=16, seconds=0.5, horizon=0, noise=0.35)),
    Level(2, "apprentice", Thinking(iterations=32, seconds=0.5, horizon=0, noise=0.2)),
    Level(3, "navigator", Thinking(iterations=64, seconds=1.0, noise=0.06)),
    Level(4, "captain", Thinking(iterations=700, seconds=2.0, noise=0.03)),
    Level(5, "admiral", Thinking(iterations=4000, seconds=2.9)),
)
"""The seconds are for slow machines: on one core of today a level stays below them, so that equal seeds play equal games."""


def find_level(spec: str) -> Level | None:
    """The level of `3`, `level3` or `navigator`."""
    word = spec.strip().casefold().removeprefix("level").strip(" -")
    return next((level for level in LEVELS if word in (str(level.number), level.name)), None)
