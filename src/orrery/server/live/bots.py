"""The bots of a room: when one has to decide, a worker is asked, and its move is made."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from orrery.server.think.jobs import choose_job
from orrery.server.think.pool import Overdue
from orrery.server.think.turns import BOT, SHOW

if TYPE_CHECKING:
    from orrery.server.live.room import Room

LOG: Final = logging.getLogger("orrery.server")
LIMIT: Final = 20.0
"""The seconds a bot has for a decision before any legal move is made for it."""


class Bots:
    """Decide where no human does, in the one process that keeps the table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thinking: tuple[int, int] | None = None
        """The position, and the seat, for which a bot thinks now."""

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks now."""
        return self._thinking is not None

    def forget(self) -> None:
        """What was thought about may not have been kept."""
        self._thinking = None

    def wake(self) -> None:
        """See whether a bot must decide; in the room's own turn, since that may have to be asked of the store."""
        if self._cared_for() and (not self._room.keeper or self._room.ledger.bots_to_move()):
            self._room.post(self._look_after)

    def _cared_for(self) -> bool:
        """Whether something goes on by itself here: a clock, a bot that somebody waits for, or a show with a public."""
        ledger = self._room.ledger
        return ledger.due() is not None or (self._room.audience.watched and bool(ledger.bots_to_move()))

    async def _look_after(self) -> None:
        room = self._room
        if not self._cared_for():
            return
        if not room.keeper and await room.hub.store.keep(room.ledger.id):
            room.keeper = True
            room.hub.neighbours.tell(room)
        bots = room.ledger.bots_to_move()
        if not room.keeper or not bots or room.hub.draining:
            return
        position, seat = room.ledger.position, bots[0]
        if self._thinking != (position, seat):
            self._thinking = position, seat
            room.begin(self._think(position, seat))

    async def _think(self, position: int, seat: int) -> None:
        room = self._room
        if room.ledger.bots_only:
            await asyncio.sleep(room.hub.pace)
        index = await self._choose(seat) if self._still_decides(position, seat) else None
        room.post(lambda: self._play(position, seat, index))

    def _still_decides(self, position: int, seat: int) -> bool:
        ledger = self._room.ledger
        return position == ledger.position and seat in ledger.bots_to_move()

    async def _choose(self, seat: int) -> int | None:
        """The move of a bot, at the expense of whoever it answers; None when it gives none."""
        hub, ledger = self._room.hub, self._room.ledger
        job = choose_job(ledger, seat, ledger.holders[seat].bot)
        try:
            return (await hub.workers.ask(job, SHOW if ledger.bots_only else BOT, LIMIT, ledger.caller)).move
        except Overdue as late:
            LOG.warning("a bot did not answer", extra={"table": ledger.id, "reason": str(late)})
            hub.metrics.count("bot_failures")
            return None

    async def _play(self, position: int, seat: int, index: int | None) -> None:
        room = self._room
        self._thinking = None
        if not self._still_decides(position, seat) or not room.keeper:
            self.wake()
            return
        moves = room.ledger.playing.legal(seat)
        move = next((move for move in moves if move.index == index), None) or secrets.choice(moves)
        await room.keep("play", seat, room.ledger.decide(seat, move))
