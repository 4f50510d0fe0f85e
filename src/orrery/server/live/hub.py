"""The hub: every table that is open in this process, and the one store behind them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from orrery import __version__
from orrery.server.live import summaries
from orrery.server.live.calls import Calls
from orrery.server.live.housekeeping import Housekeeping
from orrery.server.live.presence import Neighbours
from orrery.server.live.room import Room
from orrery.server.live.trouble import Trouble
from orrery.server.live.viewer import Viewer
from orrery.server.live.webhooks import Webhooks
from orrery.server.metrics import Metrics
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Refused
from orrery.server.model.settings import Settings
from orrery.server.model.steady import Steady
from orrery.server.store.base import Store, Unavailable, new_id
from orrery.server.store.reading import read_ledger
from orrery.server.think.pool import Pool
from orrery.server.think.turns import URGENCIES
from orrery.server.wire.outgoing import Drain

LOG: Final = logging.getLogger("orrery.server")
SWEEP: Final = 1.0
"""The seconds between two looks for tables where something is due."""
IDLE: Final = 60.0
"""A room that nobody looked at for these seconds is closed."""
AT_ONCE: Final = 64
"""How many tables are woken in one sweep."""
ANEW: Final = "anew"
"""What the other processes are told of a table that was rewritten."""
PART: Final = "part "
"""What they are told, with the guest, where a device was signed out."""
PACE: Final = 0.5
"""The seconds between two moves of a game that only bots play."""


class Hub:
    """Opens tables when somebody comes or something is due, and closes them when nobody is left."""

    def __init__(self, store: Store, workers: Pool, now: Callable[[], float] | None = None) -> None:
        self.store = store
        self.workers = workers
        self.now = now or Steady(time.time())
        self.pace = PACE
        self.metrics = Metrics()
        self.trouble = Trouble(self.metrics)
        self.webhooks = Webhooks(self.metrics)
        self.calls = Calls(self)
        self.rooms: dict[str, Room] = {}
        self.draining = False
        self.version = __version__
        self.neighbours = Neighbours(self)
        self.housekeeping = Housekeeping(self)
        self._unreadable: set[str] = set()
        """Tables of older rules that these rules cannot read; they are left alone."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.began = self.now()
        """Since when there has always been a process to look after the tables: this one, or one that was there before."""
        self._gauges()

    async def open(self) -> None:
        """Connect to the store and begin to look for what is due."""
        await self.store.open(self._hear)
        if isinstance(self.now, Steady):
            self.now.follow(await self.store.now())
        self.began = self.now()
        await self.workers.open()
        self.neighbours.beat()
        self._sweeper = asyncio.create_task(self._sweep())

    async def drain(self, after: float = 1.0) -> None:
        """Tell everybody to come back in a moment."""
        self.draining = True
        for viewer in self.viewers():
            viewer.send(Drain(after))
            viewer.close(1012)

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
        self.draining = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()), return_exceptions=True)
        self.rooms.clear()
        await self.neighbours.close()
        await self.housekeeping.close()
        await self.webhooks.close()
        await self.calls.close()
        await self.workers.close()
        await self.store.close()

    def viewers(self) -> list[Viewer]:
        """Everybody who is connected to this process."""
        return [viewer for room in self.rooms.values() for viewer in room.audience.viewers]

    def part(self, guest: str) -> None:
        """Tell everybody who is connected as a guest to come back: a device that is theirs no more comes as a stranger."""
        for viewer in self.viewers():
            if viewer.guest == guest:
                viewer.send(Drain(0.1))
                viewer.close(1012)

    async def create(self, settings: Settings) -> str:
        """A new table; returns its id."""
        ledger = Ledger(new_id(), settings)
        await self.store.create(ledger.id, settings, summaries.change_of(ledger))
        self.trouble.worked(None)
        return ledger.id

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be; Refused when there is no such table."""
        if self.draining:
            raise Refused("draining", "The server is about to restart; try again in a moment.")
        room = self.rooms.get(id)
        if room is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open_room(id))
            room = await asyncio.shield(self._opening[id])
        room.used = time.monotonic()
        return room

    async def admit(self, id: str, guest: str | None, key: str | None = None, playing: bool = False) -> Room:
        """The room of a table for somebody who may look at it; for others nothing is opened."""
        if id not in self.rooms:
            row = await self.store.table(id)
            if row is None:
                raise Refused("not_found", "There is no such table, or it is private.")
            summaries.may_look(row.settings, row.card["_guests"], row.status, guest, key, playing)
        room = await self.room(id)
        room.may_look(guest, key, playing)
        return room

    async def _open_room(self, id: str) -> Room:
        try:
            row = await self.store.table(id)
            if row is None:
                raise Refused("not_found", "There is no such table, or it is private.")
            room = self.rooms[id] = Room(self, await read_ledger(self.store, id, row.settings))
            if self.store.shared:
                self.neighbours.ask(room)
                room.post(room.catch_up)  # what others wrote while the steps were read
            await self._resume(room)
            room.bots.wake()
            return room
        finally:
            del self._opening[id]

    async def _resume(self, room: Room) -> None:
        """Nobody's time ran while no process was there to look after the table, nor by a clock that was wrong then."""
        ledger = room.ledger
        own = self.began <= ledger.updated <= self.now()
        if ledger.clocks.since and not own and await self.store.keep(ledger.id):
            room.keeper = True
            room.time.follow(self.now())
            await room.call(lambda: room.keep("resume", None, {}))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.neighbours.beat()
            try:
                await self._wake_due()
                await self._close_idle()
                await self.housekeeping.tidy()
            except (Unavailable, Refused) as failure:
                self.trouble.failed(None, failure)
            except Exception:
                LOG.exception("a sweep failed")

    async def _wake_due(self) -> None:
        for room in list(self.rooms.values()):
            if room.ailing:
                room.post(_nothing)
            elif not room.keeper:
                room.bots.wake()
        for id in await self.store.due(self.now(), AT_ONCE):
            if id in self.rooms:
                self.rooms[id].bots.wake()
            elif not self.draining and id not in self._unreadable and await self.store.keep(id):
                await self._wake(id)

    async def _wake(self, id: str) -> None:
        try:
            room = await self.room(id)
        except Refused as refused:
            if refused.code in ("storage", "draining"):
                return  # that passes
            LOG.error("a table cannot go on", extra={"table": id, "reason": refused.text})
            self._unreadable.add(id)
        else:
            room.keeper = True
            room.bots.wake()
            if room.ledger.due() is None:
                await self.store.rest(id)

    async def _close_idle(self) -> None:
        limit = time.monotonic() - IDLE
        for id, room in list(self.rooms.items()):
            if room.idle and room.used < limit and not room.ticking:
                del self.rooms[id]
                self.trouble.forget(id)
                await room.close()

    # ---- other processes ---------------------------------------------------------------------------------------

    async def _hear(self, id: str, word: str) -> None:
        """Another process has changed a table, or somebody came or went there."""
        if self.neighbours.hear(id, word):
            return
        if id == "*" and word.startswith(PART):
            self.part(word.removeprefix(PART))
            return
        if id == "*":
            for every in self.rooms.values():
                every.post(every.catch_up)
                self.neighbours.ask(every)
                self.neighbours.tell(every)
            return
        room = self.rooms.get(id)
        if room is None:
            return
        if word == "lost":
            room.keeper = False
            room.bots.wake()
        elif word == ANEW:
            room.post(room.begin_anew)
        else:
            room.post(room.catch_up)

    def _gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("open_tables", "Tables that are open in this process.", lambda: len(self.rooms))
        gauge("sockets", "Viewers that are connected.", lambda: len(self.viewers()))
        unread = "Bytes that wait for viewers who have not read them."
        gauge("unread_bytes", unread, lambda: sum(viewer.unread for viewer in self.viewers()))
        for urgency, name in URGENCIES.items():
            gauge(
                "waiting_jobs", "Jobs that wait for a worker, by urgency.", partial(self.workers.waiting, urgency), name
            )
        gauge("ended_workers", "Workers that took too long or too much memory.", lambda: self.workers.killed)
        self.workers.waited = lambda urgency, seconds: self.metrics.took(seconds, "job_wait_seconds", urgency)


async def _nothing() -> None:
    """A job before which an ailing room mends itself."""
