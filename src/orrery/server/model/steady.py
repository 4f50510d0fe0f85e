"""Time that never jumps: as late as the store says when a process begins, and from then on by the monotonic clock."""

from __future__ import annotations

import time
from collections.abc import Callable


class Steady:
    """Seconds since 1970 that only ever grow, a second each second, whatever becomes of the system's clock."""

    def __init__(self, began: float, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._offset = began - tick()

    def __call__(self) -> float:
        """Now."""
        return self._tick() + self._offset

    def follow(self, now: float) -> None:
        """From now on go by another's clock."""
        self._offset = now - self._tick()
