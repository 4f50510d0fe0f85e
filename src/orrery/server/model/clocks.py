"""The clocks of a table: who is thinking since when, and how long they have left."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from orrery.server.model.settings import Clock, DaysClock, LiveClock, NoClock

DAY: Final = 86_400.0


class ClockReading(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds left for each seat, whose clocks run, and what each decision adds."""

    left: list[float]
    running: list[int]
    increment: int


class Clocks:
    """Seconds left for each seat; time is always given, never asked for."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [self._full()] * seats
        self.since: dict[int, float] = {}
        """When each seat that is thinking began to."""

    def copy(self) -> Clocks:
        """The same clocks; neither touches the other."""
        if isinstance(self.clock, NoClock):
            return self  # nothing of it ever changes
        other = copy.copy(self)
        other.left, other.since = list(self.left), dict(self.since)
        return other

    def turn(self, thinking: Sequence[int], mover: int | None, now: float) -> None:
        """Somebody has decided: stop the clocks of those who need not think any more, start the others'."""
        if isinstance(self.clock, NoClock):
            return
        for seat in [seat for seat in self.since if seat not in thinking or seat == mover]:
            self._stop(seat, seat == mover, now)
        for seat in thinking:
            self.since.setdefault(seat, now)

    def resume(self, now: float) -> None:
        """The server was away: nobody's time ran meanwhile."""
        self.since = dict.fromkeys(self.since, now)

    def deadline(self) -> float | None:
        """When the first clock runs out."""
        return min((since + self.left[seat] for seat, since in self.since.items()), default=None)

    def out_of_time(self, now: float) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat, since in self.since.items() if since + self.left[seat] <= now]

    def reading(self, now: float) -> ClockReading | None:
        """The clocks as they are read at a moment; None where time does not matter."""
        if isinstance(self.clock, NoClock):
            return None
        left = [max(0.0, self.left[seat] - max(0.0, now - self.since.get(seat, now))) for seat in range(len(self.left))]
        increment = self.clock.increment if isinstance(self.clock, LiveClock) else 0
        return ClockReading([round(seconds, 1) for seconds in left], sorted(self.since), increment)

    def _stop(self, seat: int, moved: bool, now: float) -> None:
        # Steps that were kept while the system's clock was set back seem to lie before one another.
        spent = max(0.0, now - self.since.pop(seat))
        if isinstance(self.clock, LiveClock):
            self.left[seat] = max(0.0, self.left[seat] - spent) + (self.clock.increment if moved else 0)
        else:
            self.left[seat] = self._full()

    def _full(self) -> float:
        if isinstance(self.clock, LiveClock):
            return float(self.clock.bank)
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else 0.0
