"""Ratings: how strong somebody plays one game, how sure that is, and what a game changes of it.

OpenSkill's Plackett-Luce model reckons; docs/ratings.md says what was chosen and why.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from openskill.models import PlackettLuce

from orrery.bots.levels import LEVELS
from orrery.bots.tuning import ladder_of

Sureness: TypeAlias = Literal["guess", "rough", "fair", "sure"]

_MODEL: Final = PlackettLuce()
_BETWEEN: Final = math.sqrt(2 * _MODEL.beta**2)
"""How far apart two certain strengths are whose odds are e to 1."""
_POINTS: Final = 400 / (math.log(10) * _BETWEEN)
"""People see Elo's scale: 400 points are odds of ten to one."""
_MIDDLE: Final = 1500
_ANCHORED: Final = 2
"""The level that stands where everybody begins."""
_MEASURED: Final = 1.5
"""What some sixty games leave open of the distance between two levels."""
_USUAL_STEP: Final = 75
"""The percentage by which a level is taken to come ahead of the one below in a game that nobody has measured."""
_WORDS: Final[tuple[tuple[int, Sureness], ...]] = ((100, "sure"), (180, "fair"), (300, "rough"))


class Rating(Struct, frozen=True):
    """A strength and its uncertainty, as OpenSkill has them."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def points(self) -> int:
        """The strength as people see it."""
        return round(_MIDDLE + (self.mu - _MODEL.mu) * _POINTS)

    @property
    def spread(self) -> int:
        """The points by which it may be wrong to either side, in one case of twenty by more."""
        return round(2 * self.sigma * _POINTS)

    @property
    def sureness(self) -> Sureness:
        """The same in a word."""
        return next((word for most, word in _WORDS if self.spread <= most), "guess")


NEW: Final = Rating()
"""Where everybody begins."""


@cache
def anchor(game: str, level: int) -> Rating:
    """The fixed rating of a bot: as far from the anchored level as the ladder of its game has measured."""
    ladder = ladder_of(game)
    steps = {number.number: _distance(ladder.get(number.number, _USUAL_STEP)) for number in LEVELS}
    above = sum(steps[number] for number in range(_ANCHORED + 1, level + 1))
    below = sum(steps[number] for number in range(level + 1, _ANCHORED + 1))
    return Rating(NEW.mu + above - below, _MEASURED)


def _distance(percent: int) -> float:
    """How much stronger somebody is who comes ahead in this percentage of the games; no sample is taken for certain."""
    share = min(max(percent, 2), 98) / 100
    return _BETWEEN * math.log(share / (1 - share))


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """What everybody's rating is after a game in which they came to these places."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]
