"""When the garbage collector looks for what is in nobody's hands but its own: while it does, no table goes on.

Moves leave nothing of the kind, and everything else that is thrown away is nearly always freed at once. But a thousand tables
are millions of objects, and by itself the collector would go through a hundred thousand of them every second. So it waits:
through all of them it goes while nobody plays, and else every ten minutes; through those that are new, when they are many.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final, Literal

LOOK: Final = 1.0
"""The seconds between two looks whether it is time."""
RESTING: Final = 0.02
"""The part of a core that a process uses at most while it rests."""
SELDOM: Final = 600.0
"""The seconds between two times that all are gone through, at least, in a process at work."""
OFTEN: Final = 30.0
"""The same in one that rests."""
PART: Final = 300
"""So many times as long as it took the last time, there is a pause before it is done again; at work twice as many."""
MANY: Final = 1_000_000
"""So many more objects than before, some 100 MB, and those that are new are gone through, in a process at work."""
FEW: Final = 10_000
"""The same in one that rests."""
OPENINGS: Final = 50
"""After so many sockets that were opened what they left behind is gone through, a matter of a millisecond or two."""
Which = Literal["none", "new", "all"]


def calm() -> None:
    """What there is now stays and need not be looked at again; from now on nothing is gone through by itself."""
    gc.disable()
    gc.collect()
    gc.freeze()


def collect(which: Which) -> None:
    """Free what nobody holds, of all objects or of those that are new; what is left is not new any more."""
    if which == "all":
        gc.unfreeze()
    gc.collect()
    gc.freeze()


class Doorkeeper:
    """Has the newest objects gone through after every few sockets that were opened: openings leave circles, moves do not."""

    def __init__(self) -> None:
        self._opened = 0

    def opened(self) -> None:
        """One more was."""
        self._opened += 1
        if self._opened % OPENINGS == 0 and not gc.isenabled():
            gc.collect(0)


class Collector:
    """Decides when to go through which objects."""

    def __init__(self, now: float, used: float) -> None:
        self._looked, self._used = now, used
        self._all, self._took = now, 0.0
        """When all were gone through, and how long that took."""

    def due(self, now: float, used: float, grown: int) -> Which:
        """Which it is time for, by the clock, the seconds of a core used so far, and how many more objects there are."""
        resting = used - self._used <= RESTING * (now - self._looked)
        self._looked, self._used = now, used
        pause = max(OFTEN, PART * self._took) if resting else max(SELDOM, 2 * PART * self._took)
        if grown > 0 and now - self._all >= pause:
            return "all"
        return "new" if grown >= (FEW if resting else MANY) else "none"

    def collected(self, which: Which, now: float, used: float) -> None:
        """It was done, and that was no work of the tables."""
        if which == "all":
            self._all, self._took = now, now - self._looked
        self._looked, self._used = now, used


async def collect_now_and_then() -> None:
    """Go through objects whenever it is time, for as long as the process runs."""
    collector = Collector(time.monotonic(), time.process_time())
    while True:
        await asyncio.sleep(LOOK)
        which = collector.due(time.monotonic(), time.process_time(), gc.get_count()[0])
        if which != "none":
            collect(which)
            collector.collected(which, time.monotonic(), time.process_time())
