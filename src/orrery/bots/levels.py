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
    Level(1, "novice", Thinking(level=1, iterations=16, seconds=0.5, horizon=0, noise=0.35)),
    Level(2, "apprentice", Thinking(level=2, iterations=32, seconds=0.5, horizon=0, noise=0.2)),
    Level(3, "navigator", Thinking(level=3, iterations=250, seconds=1.0, noise=0.12)),
    Level(4, "captain", Thinking(level=4, iterations=1000, quick=4, seconds=2.0, noise=0.06)),
    Level(5, "admiral", Thinking(level=5, iterations=4000, quick=4, seconds=2.9)),
)
"""The seconds are for slow machines: on one core of today a level stays below them, so that equal seeds play equal games."""


def find_level(spec: str) -> Level | None:
    """The level of `3`, `level3` or `navigator`."""
    word = spec.strip().casefold().removeprefix("level").strip(" -")
    return next((level for level in LEVELS if word in (str(level.number), level.name)), None)
