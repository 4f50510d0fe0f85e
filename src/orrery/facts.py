"""What a stranger learns of a game before it begins: how long it takes, how much there is to learn, its cover."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Final

from orrery import registry

SECONDS_A_CHOICE: Final = 15
"""The pace that minutes are reckoned for: people who know the rules and do not hurry."""
ROUND_TO: Final = 5
"""Minutes are rounded to this step; a finer one would pretend to know more."""


@dataclass(frozen=True)
class Facts:
    """How heavy a game is, of four, and how many choices it asks for in all, by the number of seats."""

    weight: int = 0
    choices: Mapping[int, int] = field(default_factory=dict)

    def minutes(self, seats: int) -> int | None:
        """How long a game with this number of seats takes; None where nobody has counted its choices."""
        if seats not in self.choices:
            return None
        minutes = self.choices[seats] * SECONDS_A_CHOICE / 60
        return max(ROUND_TO, round(minutes / ROUND_TO) * ROUND_TO)


@cache
def facts_of(game: str) -> Facts:
    """A game's facts; a game that brings none has none."""
    text = registry.text_of(game, "facts.toml")
    if not text:
        return Facts()
    facts = tomllib.loads(text)
    return Facts(facts["weight"], {int(seats): count for seats, count in facts["choices"].items()})


@cache
def cover_of(game: str) -> str:
    """A game's cover as SVG, with views `tile`, `square` and `wide` for smaller frames; the house's own where it has none."""
    own = registry.text_of(game, "cover.svg")
    return own or (resources.files("orrery") / "cover.svg").read_text(encoding="utf-8")
