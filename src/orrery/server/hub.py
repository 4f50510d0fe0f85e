"""The hub: every table that is open in this process, and the one store behind them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from orrery import __version__
from orrery.edition import EditionError
from orrery.kernel import IllegalMove
from orrery.server import cards
from orrery.server.metrics import Metrics
from orrery.server.room import Room
from orrery.server.store import Change, Store, Unavailable, new_id
from orrery.server.story import Settings, Step, Story, told
from orrery.server.viewer import Viewer
from orrery.server.webhooks import Webhooks
from orrery.server.wire import Refused, encode
from orrery.server.workers import Workers
from orrery.table import TableError

LOG: Final = logging.getLogger("orrery.server")
SWEEP: Final = 1.0
"""The seconds between two looks for tables where something is due."""
IDLE: Final = 60.0
"""A room that nobody looked at for so many seconds is closed."""
AT_ONCE: Final = 64
"""How many tables are woken in one sweep."""


class Hub:
    """Opens tables when somebody comes or something is due, and closes them when nobody is left."""

    def __init__(self, store: Store, workers: Workers, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.workers = workers
        self.now = now
        self.metrics = Metrics()
        self.webhooks = Webhooks(self.metrics)
        self.rooms: dict[str, Room] = {}
        self.draining = False
        self.version = __version__
        self.process = secrets.token_hex(4)
        self._unreadable: set[str] = set()
        """Tables of older rules that these rules cannot read; they are left alone."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._began = now()
        self._telling: set[asyncio.Task[None]] = set()
        self._gauges()

    async def open(self) -> None:
        """Connect to the store and begin to look for what is due."""
        await self.store.open(self._hear)
        await self.workers.open()
        self._sweeper = asyncio.create_task(self._sweep())

    async def drain(self, after: float = 1.0) -> None:
        """Tell everybody to come back in a moment."""
        self.draining = True
        for viewer in self.viewers():
            viewer.send({"type": "drain", "after": after})
            viewer.close(1012)

    async def close(self) -> None:
        """Finish what was begun, then let go of everything."""
        self.draining = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()), return_exceptions=True)
        self.rooms.clear()
        for task in list(self._telling):
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)
        await self.webhooks.close()
        await self.workers.close()
        await self.store.close()

    def viewers(self) -> list[Viewer]:
        """Everybody who is connected to this process."""
        return [viewer for room in self.rooms.values() for viewer in room.viewers]

    async def create(self, settings: Settings) -> str:
        """A new table; says its id."""
        story = Story(new_id(), settings)
        guests = tuple({holder.guest for holder in settings.holders if holder.guest is not None} | {settings.host})
        change = Change(story.status, story.updated, None, encode(cards.public_card(story)), guests)
        await self.store.create(story.id, settings, change)
        return story.id

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

    async def _open_room(self, id: str) -> Room:
        try:
            row = await self.store.table(id)
            if row is None:
                raise Refused("not_found", "There is no such table, or it is private.")
            story = read_story(id, row.settings, await self.store.steps(id, 0))
            room = self.rooms[id] = Room(self, story)
            if not self.store.shared and story.clocks.since and story.updated < self._began:
                await room.call(lambda: room.keep("resume", None, {}))
            room.wake()
            return room
        finally:
            del self._opening[id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._wake_due()
                await self._close_idle()
            except (Unavailable, Refused) as failure:
                LOG.warning("the store did not answer", extra={"reason": str(failure)})
            except Exception:
                LOG.exception("a sweep failed")

    async def _wake_due(self) -> None:
        for room in list(self.rooms.values()):
            if room.broken:
                room.post(_nothing)
            elif room.story.due() is not None and not room.keeper:
                room.wake()
        for id in await self.store.due(self.now(), AT_ONCE):
            if id in self.rooms:
                self.rooms[id].wake()
            elif not self.draining and id not in self._unreadable and await self.store.keep(id):
                await self._wake(id)

    async def _wake(self, id: str) -> None:
        try:
            room = await self.room(id)
        except Refused as refused:
            LOG.error("a table cannot go on", extra={"table": id, "reason": refused.text})
            self._unreadable.add(id)
        else:
            room.keeper = True
            room.wake()

    async def _close_idle(self) -> None:
        limit = time.monotonic() - IDLE
        for id, room in list(self.rooms.items()):
            if room.idle and room.used < limit and room.story.due() != 0.0:
                del self.rooms[id]
                await room.close()

    # ---- other processes ---------------------------------------------------------------------------------------

    async def _hear(self, id: str, word: str) -> None:
        """Another process has changed a table, or somebody came or went there."""
        if id == "*":
            for every in self.rooms.values():
                every.post(every.catch_up)
            return
        room = self.rooms.get(id)
        if room is None:
            return
        if word == "lost":
            room.keeper = False
            room.wake()
        elif word.startswith("here:"):
            process, guests, watching = msgspec.json.decode(word[5:], type=tuple[str, list[str], int])
            if process != self.process:
                room.elsewhere[process] = time.monotonic(), frozenset(guests), watching
                room.show_card()
        else:
            room.post(room.catch_up)

    def tell_presence(self, room: Room) -> None:
        """Say who is connected here."""
        guests = sorted({viewer.guest for viewer in room.viewers if viewer.guest is not None and viewer.mine})
        watching = sum(1 for viewer in room.viewers if not viewer.mine)
        word = "here:" + encode((self.process, guests, watching)).decode()

        async def tell() -> None:
            with contextlib.suppress(Unavailable):
                await self.store.tell(room.story.id, word)

        task = asyncio.create_task(tell())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("open_tables", "Tables that are open in this process.", lambda: len(self.rooms))
        gauge("sockets", "Viewers that are connected.", lambda: len(self.viewers()))
        gauge("waiting_jobs", "Jobs that wait for a worker.", lambda: self.workers.waiting)
        gauge("ended_workers", "Workers that took too long or too much memory.", lambda: self.workers.killed)


def read_story(id: str, settings: Settings, steps: Sequence[Step]) -> Story:
    """The story of a table; Refused when the rules of today cannot read it."""
    try:
        return told(settings, steps, id)
    except (TableError, IllegalMove, EditionError) as wrong:
        text = f"This table was kept under rules {settings.rules} and cannot go on under the rules of today: {wrong}."
        raise Refused("status", text) from None


async def _nothing() -> None:
    """A job that only makes a broken room read its story again."""
