"""The few figures that a lab needs: intervals of shares, of means and of differences, each with its promise."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist
from typing import Final

ERROR: Final = 0.05
"""How often an interval may miss the true value: in one of twenty experiments."""
MANY: Final = 300
"""Degrees of freedom from which on Student's distribution is as good as the normal one."""
STAKES: Final = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.95)
"""The shares of a purse that are bet side by side; which of them pays best depends on how far apart two bots are."""


@dataclass(frozen=True)
class Estimate:
    """A value, and the interval that has it with 95 % confidence."""

    value: float
    low: float
    high: float
    count: int
    error: float = math.nan
    """The standard error, where the interval is made of one."""
    freedom: int = 0

    def percent(self) -> str:
        """A share as people read it: `62 % (57 to 67)`."""
        return f"{100 * self.value:.0f} % ({100 * self.low:.0f} to {100 * self.high:.0f})"

    def plain(self, digits: int = 1) -> str:
        """A number as people read it: `41.2 ± 0.8`; of one game alone just `41.2`."""
        reach = (self.high - self.low) / 2
        return f"{self.value:.{digits}f}" + (f" ± {reach:.{digits}f}" if math.isfinite(reach) else "")

    def data(self, name: str) -> dict[str, float | None]:
        """The value and its bounds under names of their own, for JSON; a bound that there is not is null."""
        bounds = {f"{name}_low": self.low, f"{name}_high": self.high}
        return {name: self.value, **{key: at if math.isfinite(at) else None for key, at in bounds.items()}}

    def scaled(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(
            factor * self.value,
            factor * self.low,
            factor * self.high,
            self.count,
            factor * self.error,
            self.freedom,
        )

    def sign(self, figures: int = 1) -> int:
        """1 or -1 where it is above or below 0, all of this number of figures together wrong in at most one of twenty cases."""
        if not self.freedom or not self.value:
            return 0
        level = ERROR / max(1, figures)
        if self.error == 0:  # all values are equal: so many on one side by chance are as rare as heads in a row
            shown = 2.0**-self.freedom <= level
        else:
            shown = abs(self.value) > student(self.freedom, level) * self.error
        return 0 if not shown else 1 if self.value > 0 else -1


def share(hits: float, count: int, error: float = ERROR) -> Estimate:
    """A share of games, by Wilson's interval; a shared win is a part of a hit."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    z = NormalDist().inv_cdf(1 - error / 2)
    p, square = hits / count, z * z / count
    middle = (p + square / 2) / (1 + square)
    reach = z * math.sqrt(p * (1 - p) / count + square / (4 * count)) / (1 + square)
    low, high = (middle - reach if hits > 0 else 0.0), (middle + reach if hits < count else 1.0)
    return Estimate(p, max(0.0, low), min(1.0, high), count)


def mean(values: Sequence[float]) -> Estimate:
    """A mean, with Student's interval."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = math.fsum(values) / count
    square = math.fsum((value - middle) ** 2 for value in values) / max(1, count - 1) / count
    return _around(middle, math.sqrt(square), count, count - 1)


def paired(left: Sequence[float], right: Sequence[float]) -> Estimate:
    """How much larger the first of each pair is, on average: what both have in common cancels out."""
    return mean([one - other for one, other in zip(left, right, strict=True)])


def contrast(values: Iterable[tuple[Hashable, bool, float]]) -> Estimate:
    """How much larger the mean of the marked values is than that of the others, where values of one group go together.

    Each value has its group (its game: what one seat wins there, another loses), whether it is marked, and what it is. The error
    is summed up by groups, and there are as many degrees of freedom as the fewer groups allow.
    """
    rows = list(values)
    sides = [[value for _, marked, value in rows if marked is side] for side in (True, False)]
    counts = [len(side) for side in sides]
    means = [math.fsum(side) / max(1, len(side)) for side in sides]
    gap, least = means[0] - means[1], min(counts)
    pulls: dict[Hashable, float] = {}
    groups: list[set[Hashable]] = [set(), set()]
    for group, marked, value in rows:
        side = 0 if marked else 1
        pulls[group] = pulls.get(group, 0.0) + (1 - 2 * side) * (value - means[side]) / counts[side]
        groups[side].add(group)
    fewest = min(len(groups[0]), len(groups[1]))
    if fewest < 2:
        return Estimate(gap, -math.inf, math.inf, least)
    square = math.fsum(pull * pull for pull in pulls.values()) * fewest / (fewest - 1)
    return _around(gap, math.sqrt(square), fewest, fewest - 1, least)


def _around(value: float, error: float, sample: int, freedom: int, count: int | None = None) -> Estimate:
    """Student's interval; none where nothing tells of the spread: one value alone, or equal ones."""
    count = sample if count is None else count
    if freedom < 1 or error == 0:
        return Estimate(value, -math.inf, math.inf, count, error, max(0, freedom))
    reach = student(freedom) * error
    return Estimate(value, value - reach, value + reach, count, error, freedom)


@lru_cache(maxsize=2048)
def student(freedom: int, error: float = ERROR) -> float:
    """Within how many standard errors Student's distribution stays, but for this part of the cases."""
    if freedom >= MANY:
        return NormalDist().inv_cdf(1 - error / 2)
    low, high = 0.0, 1.0
    while _within(high, freedom) < 1 - error:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 1 - error else (low, middle)
    return high


def _within(t: float, freedom: int) -> float:
    """The part of Student's distribution between -t and t, by its finite series in the angle whose tangent is t / √freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0 if freedom == 1 else term
    for step in range(2 + odd, freedom - 1, 2):
        term *= math.cos(angle) ** 2 * (step - 1) / step
        total += term
    return 2 / math.pi * (angle + math.sin(angle) * total) if odd else math.sin(angle) * total


def sequence(values: Sequence[float], error: float = ERROR) -> Estimate:
    """A mean of values from 0 to 1 with an interval that holds at every moment: one may look after each value and stop.

    The bounds are those of betting (Waudby-Smith and Ramdas, 2024): whoever bets that the true mean is above m cannot expect to
    win where it is not, so that a purse grown 2/error times speaks against m. Several stakes are bet side by side.
    """
    if not values:
        return Estimate(0.0, 0.0, 1.0, 0)
    middle, counts = math.fsum(values) / len(values), Counter(values)
    mirrored = Counter({1 - value: count for value, count in counts.items()})
    return Estimate(middle, _bound(counts, error), 1 - _bound(mirrored, error), len(values))


def _bound(counts: Counter[float], error: float) -> float:
    """The largest mean that is still refuted from below."""
    limit = math.log(2 / error)
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if growth(counts, middle) >= limit else (low, middle)
    return low


def growth(counts: Counter[float], at_most: float) -> float:
    """The logarithm of what a purse has grown to that was bet on a mean above this one."""
    logs = [
        math.fsum(count * math.log1p(stake * (value / at_most - 1)) for value, count in counts.items())
        for stake in STAKES
    ]
    most = max(logs)
    return most + math.log(math.fsum(math.exp(log - most) for log in logs) / len(logs))
