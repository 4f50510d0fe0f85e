"""What the bots have found out about each game: how far its levels stand apart, and how often each slips.

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
    slips: tuple[float, ...] = ()
    """How often each level decides at random, where that is not as usual."""


@cache
def tuning_of(game: str) -> Tuning:
    """What was measured of a game."""
    measured = tomllib.loads(registry.text_of(game, "bots.toml"))
    return Tuning(tuple(measured.get("ladder", ())), tuple(measured.get("slips", ())))


def ladder_of(game: str) -> dict[int, int]:
    """The percentage of games in which each level came ahead of the one below; empty for a game nobody has measured."""
    return dict(enumerate(tuning_of(game).ladder, start=1))
