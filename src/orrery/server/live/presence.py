"""The other processes on the same database: which of them live, and who is connected to which table there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from orrery.server.store.base import Unavailable
from orrery.server.wire.outgoing import encode

if TYPE_CHECKING:
    from orrery.server.live.hub import Hub
    from orrery.server.live.room import Room

BEAT: Final = 5.0
"""The seconds between two signs of life of a process."""
SILENT: Final = 16.0
"""A process that gave no sign for these seconds is dead, and whoever was connected to it is gone."""


class Attendance(Struct, frozen=True, array_like=True):
    """Who is connected to a table in one process."""

    process: str
    guests: frozenset[str]
    """Those who sit at the table."""
    watching: int
    """How many only watch."""
    time: float | None
    """The table's time, where this process keeps its clocks."""
    looking: frozenset[str] = frozenset()
    """Those who have it before their eyes."""


class Neighbours:
    """What the processes on one database tell one another, without keeping it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.process = secrets.token_hex(4)
        self._heard: dict[str, float] = {}
        """When each of the others last gave a sign of life."""
        self._next_beat = 0.0
        self._telling: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Say goodbye."""
        for task in list(self._telling):
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)
        if self.hub.store.shared:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await self._say("*", f"gone:{self.process}")

    def beat(self) -> None:
        """Give a sign of life from time to time, and forget those who give none."""
        now = time.monotonic()
        if self.hub.store.shared and now >= self._next_beat:
            self._next_beat = now + BEAT
            self._tell("*", f"alive:{self.process}:{self.hub.began}")
        for process in [process for process, heard in self._heard.items() if heard < now - SILENT]:
            self._forget(process)

    def ask(self, room: Room) -> None:
        """Ask the others who is connected to a table there."""
        if self.hub.store.shared:
            self._tell(room.ledger.id, f"who:{self.process}")

    def tell(self, room: Room) -> None:
        """Tell the others who is connected here."""
        if self.hub.store.shared:
            guests, watching = room.audience.connected()
            now = room.time() if room.keeper else None
            here = Attendance(self.process, frozenset(guests), watching, now, frozenset(room.audience.in_sight()))
            self._tell(room.ledger.id, f"here:{encode(here).decode()}")

    def hear(self, id: str, word: str) -> bool:
        """Hear what another process tells; False when it is about something else."""
        kind, _, rest = word.partition(":")
        if kind == "here":
            here = msgspec.json.decode(rest, type=Attendance)
            self._lives(here.process)
            if id in self.hub.rooms:
                self.hub.rooms[id].audience.hear(here)
        elif kind == "who":
            self._lives(rest)
            room = self.hub.rooms.get(id)
            if room is not None and (room.audience.viewers or room.keeper):
                self.tell(room)
        elif kind == "alive":
            process, _, began = rest.partition(":")
            self._lives(process)
            self.hub.began = min(self.hub.began, float(began))
        elif kind == "gone":
            self._forget(rest)
        else:
            return False
        return True

    def _lives(self, process: str) -> None:
        if process not in self._heard:
            self._next_beat = 0.0  # it is new, and should soon know that it is not alone
        self._heard[process] = time.monotonic()

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for room in self.hub.rooms.values():
            room.audience.forget(process)

    def _tell(self, id: str, word: str) -> None:
        task = asyncio.create_task(self._say(id, word))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _say(self, id: str, word: str) -> None:
        with contextlib.suppress(Unavailable):
            await self.hub.store.tell(id, word)
