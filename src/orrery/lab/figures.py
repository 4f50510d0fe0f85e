"""The few figures that a lab needs: intervals of shares and of means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many deviations."""


@dataclass(frozen=True)
class Estimate:
    """A value, and the interval that has it with 95 % confidence."""

    value: float
    low: float
    high: float
    count: int

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


def share(hits: float, count: int) -> Estimate:
    """A share of games, by Wilson's interval; a shared win is a part of a hit."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    p, square = hits / count, Z * Z / count
    middle = (p + square / 2) / (1 + square)
    reach = Z * math.sqrt(p * (1 - p) / count + square / (4 * count)) / (1 + square)
    return Estimate(p, max(0.0, middle - reach), min(1.0, middle + reach), count)


def mean(values: Sequence[float]) -> Estimate:
    """A mean, with the normal interval of its standard error."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = math.fsum(values) / count
    if count == 1:
        return Estimate(middle, -math.inf, math.inf, 1)
    error = Z * math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (count - 1) / count)
    return Estimate(middle, middle - error, middle + error, count)


def difference(left: Sequence[float], right: Sequence[float]) -> Estimate:
    """How much larger the mean of the first is than that of the second."""
    one, two = mean(left), mean(right)
    if one.count < 2 or two.count < 2:
        return Estimate(one.value - two.value, -math.inf, math.inf, min(one.count, two.count))
    reach = math.hypot(one.high - one.value, two.high - two.value)
    gap = one.value - two.value
    return Estimate(gap, gap - reach, gap + reach, min(one.count, two.count))
