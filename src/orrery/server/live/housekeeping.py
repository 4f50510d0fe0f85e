"""Housekeeping: guests who have not been seen for long are forgotten, and so are open rooms whose table was."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from orrery.server.store.base import Unavailable
from orrery.server.store.devices import forget_passes, greet
from orrery.server.store.everything import prune_guests
from orrery.server.store.studies import prune_studies
from orrery.server.wire.outgoing import ErrorMessage

if TYPE_CHECKING:
    from orrery.server.live.hub import Hub
    from orrery.server.live.room import Room

TIDY: Final = 15.0
"""The seconds between two looks for open rooms whose table was forgotten."""
PRUNE: Final = 3600.0
"""The seconds between two looks for guests to forget: in a large database that takes a moment."""
DAY: Final = 86_400.0
FORGET: Final = 90 * DAY
"""A guest without a table who was not seen for so long is forgotten, and so is an opened record that nobody touched."""
MANY: Final = 50_000
"""How many devices of today are remembered as noted."""


class Housekeeping:
    """What a process does now and then beside its tables."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._noted: dict[str, float] = {}
        """When the devices of today were noted as seen."""
        self._tidied = self._pruned = time.monotonic()
        self._leaving: set[asyncio.Task[None]] = set()

    async def greet(self, guest: str, device: str) -> None:
        """Note once a day that a guest was here with a device, so that they are not forgotten."""
        now = self._hub.now()
        if self._noted.get(device, -DAY) > now - DAY:
            return
        if len(self._noted) > MANY:
            self._noted.clear()
        self._noted[device] = now
        with contextlib.suppress(Unavailable):
            await self._hub.store.do(greet(guest, device, now))

    async def tidy(self) -> None:
        """See whether a storage that failed works again, close rooms of tables that are gone, and forget guests."""
        hub, now = self._hub, time.monotonic()
        if now - self._tidied < TIDY:
            return
        self._tidied = now
        if None in hub.trouble:
            await hub.store.ready()
            hub.trouble.worked(None)
        if now - self._pruned >= PRUNE:
            self._pruned = now
            await prune_guests(hub.store, hub.now() - FORGET)
            await hub.store.do(forget_passes(hub.now()))
            await hub.store.do(prune_studies(hub.now() - FORGET))
        still = [id for id, room in hub.rooms.items() if room.ledger.status != "running"]
        for id in await hub.store.missing(still):
            if id in hub.rooms:
                self.forget(hub.rooms[id])

    def forget(self, room: Room) -> None:
        """A table that is not there any more: its room is closed, and whoever looks at it is told so."""
        id = room.ledger.id
        if self._hub.rooms.get(id) is room:
            del self._hub.rooms[id]
            self._hub.trouble.forget(id)
            task = asyncio.create_task(_leave(room))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        """Wait for rooms that are being closed."""
        await asyncio.gather(*self._leaving, return_exceptions=True)


async def _leave(room: Room) -> None:
    """Answer what was asked before, then send everybody away."""
    await room.close()
    for viewer in room.audience.viewers:
        viewer.send(ErrorMessage("not_found", "This table was removed."))
        viewer.close("not_found")
