"""What the bots have found out about each game: how long its levels think, and how far they stand apart.

It lies in the game's folder as bots.toml, for it is measured of that game; a game that nobody has measured has none.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from orrery import registry


@dataclass(frozen=True)
class Tuning:
    """What was measured of one game."""

    ladder: tuple[int, ...] = ()
    """The percentage of games in which each level came ahead of the one below."""
    iterations: tuple[int, ...] = ()
    """How many iterations each level makes for a decision, where that is not as usual."""
    whims: tuple[float, ...] = ()
    """How freely each level takes one of the moves that it tried."""


@cache
def tuning_of(game: str) -> Tuning:
    """What was measured of a game."""
    measured = tomllib.loads(registry.text_of(game, "bots.toml"))
    return Tuning(**{name: tuple(values) for name, values in measured.items()})


def ladder_of(game: str) -> dict[int, int]:
    """The percentage of games in which each level came ahead of the one below; empty for a game nobody has measured."""
    return dict(enumerate(tuning_of(game).ladder, start=1))
