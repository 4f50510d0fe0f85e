"""The strengths that people choose from: the same five names in every game, each with a bound on its thinking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.bots.mcts import Thinking


@dataclass(frozen=True)
class Level:
    """One strength: its name, and how its bot thinks."""

    name: str
    thinking: Thinking

    @property
    def number(self) -> int:
        """1 to 5."""
        return self.thinking.level


LEVELS: Final = (
    Level("novice", Thinking(level=1, iterations=16, seconds=0.5, horizon=0, whim=1.5)),
    Level("apprentice", Thinking(level=2, iterations=32, seconds=0.5, horizon=0, whim=0.5)),
    Level("navigator", Thinking(level=3, iterations=60, seconds=1.0)),
    Level("captain", Thinking(level=4, iterations=400, seconds=1.0)),
    Level("admiral", Thinking(level=5, iterations=3000, seconds=1.0)),
)
"""As they think in a game that has not been measured (bots.toml). The seconds are for slow machines: on one core of today a
level stays below them in the games that have, so that equal seeds play equal games."""


def find_level(spec: str) -> Level | None:
    """The level of `3`, `level3` or `navigator`."""
    word = spec.strip().casefold().removeprefix("level").strip(" -")
    return next((level for level in LEVELS if word in (str(level.number), level.name)), None)
