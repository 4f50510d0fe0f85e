"""The clocks of a table: who is thinking since when, and how long they have left."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from orrery.server.model.settings import Clock, DaysClock, LiveClock, NoClock

DAY: Final = 86_400.0
REMIND: Final = 0.2
"""Whoever has days for a decision is reminded when this part of them is left, at most a day."""


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
        self.reminded: set[int] = set()
        """The seats that were reminded of the decision they think about."""

    def copy(self) -> Clocks:
        """The same clocks; neither touches the other."""
        if isinstance(self.clock, NoClock):
            return self  # nothing of it ever changes
        other = copy.copy(self)
        other.left, other.since, other.reminded = list(self.left), dict(self.since), set(self.reminded)
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
        if not self.since:
            return None
        return min(since + self.left[seat] for seat, since in self.since.items())

    def due(self) -> float | None:
        """When something has to happen: somebody is to be reminded, or the first clock runs out."""
        deadline = self.deadline()
        if deadline is None:
            return None
        return min([deadline, *(self._reminder(seat) for seat in self.since if self._reminds(seat))])

    def to_remind(self, now: float) -> list[int]:
        """The seats whose time is short, and who were not reminded yet."""
        return [seat for seat in self.since if self._reminds(seat) and self._reminder(seat) <= now]

    def remind(self, seat: int) -> None:
        """A seat was reminded of its decision."""
        self.reminded.add(seat)

    def _reminds(self, seat: int) -> bool:
        return isinstance(self.clock, DaysClock) and seat not in self.reminded

    def _reminder(self, seat: int) -> float:
        return self.since[seat] + self.left[seat] - min(DAY, REMIND * self._full())

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
        self.reminded.discard(seat)
        if isinstance(self.clock, LiveClock):
            self.left[seat] = max(0.0, self.left[seat] - spent) + (self.clock.increment if moved else 0)
        else:
            self.left[seat] = self._full()

    def _full(self) -> float:
        if isinstance(self.clock, LiveClock):
            return float(self.clock.bank)
        return self.clock.days * DAY if isinstance(self.clock, DaysClock) else 0.0
