"""Limits: how often somebody may ask, as buckets that fill up again with time."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Final

MANY: Final = 50_000
"""How many buckets are remembered; the least used are forgotten, which only ever forgives."""


@lru_cache(10_000)
def network(host: str) -> str:
    """Who is behind an address, as limits see it: in IPv6 a whole /64, where one person has 2**64 addresses."""
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(ip) >> 64 << 64)}/64"


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
        self._fill()
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.rate

    def borrow(self, cost: float = 1.0) -> float:
        """Take some out in any case: the seconds until the debt is paid, so that all who share a bucket wait in turn."""
        self._fill()
        self.left -= cost
        return max(0.0, -self.left / self.rate)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.filled) * self.rate)
        self.filled = now


class Limits:
    """A bucket for each who asks; a rate of 0 sets no limit."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> float:
        """Take from somebody's bucket: 0 when they may, else the seconds to wait."""
        return self._bucket(who).take(cost) if self.rate else 0.0

    def borrow(self, who: str, cost: float = 1.0) -> float:
        """Take from somebody's bucket in any case: the seconds that they must wait first."""
        return self._bucket(who).borrow(cost) if self.rate else 0.0

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate, self.size)
            if len(self._buckets) > MANY:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket
