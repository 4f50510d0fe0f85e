"""Limits: how often somebody may ask, as buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MANY: Final = 50_000
"""How many buckets are remembered; the least used are forgotten, which only ever forgives."""


class Bucket:
    """So many at once, and so many more each second."""

    __slots__ = ("filled", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.filled = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """Take some out: 0 when there was enough, else the seconds until there would be."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.rate


class Limits:
    """A bucket for each who asks; a rate of 0 sets no limit."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> float:
        """Take from somebody's bucket: 0 when they may, else the seconds to wait."""
        if not self.rate:
            return 0.0
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.size)
            if len(self._buckets) > MANY:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(cost)
