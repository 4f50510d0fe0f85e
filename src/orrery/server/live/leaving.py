"""Leaving for good: a guest gives up every seat, and then nothing that was kept tells of them any more."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from orrery.server.live import seating
from orrery.server.live.hub import ANEW, PART
from orrery.server.model.refused import Refused
from orrery.server.store.everything import forget, forget_at, traces

if TYPE_CHECKING:
    from orrery.server.live.hub import Hub
    from orrery.server.live.room import Room

HEARD: Final = 1.0
"""The seconds in which other processes have heard that a table was rewritten; until then they may write it as they knew it."""


async def leave_for_good(hub: Hub, guest: str) -> None:
    """Forget a guest, wherever they sit, sat or wrote; where that is broken off it can be asked for again."""
    tables = await hub.store.look(traces(guest))
    for id in tables:
        await _leave(hub, id, guest)
        await _rewrite(hub, id, guest)
    await part(hub, guest)
    if hub.store.shared and tables:
        await asyncio.sleep(HEARD)
        for id in tables:
            await hub.store.do(forget_at(guest, id))
    await hub.store.do(forget(guest))
    await hub.store.scrub()


async def _leave(hub: Hub, id: str, guest: str) -> None:
    """Give up a seat as by leaving: to a bot, or free for others, or, as its host, the whole table that has not begun."""
    row = await hub.store.table(id)
    if row is None or row.status not in ("open", "running"):
        return
    with contextlib.suppress(Refused):  # who has no seat any more, or a table that cannot be read
        room = await hub.room(id)
        await room.call(lambda: seating.leave(room, guest, None))


async def _rewrite(hub: Hub, id: str, guest: str) -> None:
    """Take a guest out of a table in the room's turn, so that nobody writes meanwhile what it was."""
    room = hub.rooms.get(id)
    if room is None:
        await hub.store.do(forget_at(guest, id))
    else:
        with contextlib.suppress(Refused):  # it was removed meanwhile
            await room.call(lambda: _rewrite_open(room, guest))
    await hub.store.tell(id, ANEW)


async def _rewrite_open(room: Room, guest: str) -> None:
    await room.hub.store.do(forget_at(guest, room.ledger.id))
    await room.begin_anew()


async def part(hub: Hub, guest: str) -> None:
    """Every connection of a guest, in every process, has to show its device again."""
    hub.part(guest)
    await hub.store.tell("*", f"{PART}{guest}")
