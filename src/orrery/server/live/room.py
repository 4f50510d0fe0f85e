"""A room: the one task that owns a table while it is open and takes its commands in turn.

Who looks at the table is its `Audience`; what it does by itself, its `Bots`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from orrery.server.live import summaries
from orrery.server.live.audience import Audience
from orrery.server.live.bots import Bots
from orrery.server.live.webhooks import turn_calls
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Faster, Refused
from orrery.server.model.settings import LiveClock
from orrery.server.model.steady import Steady
from orrery.server.model.steps import POSITIONS, Step
from orrery.server.store.base import Change, Conflict, Unavailable
from orrery.server.store.reading import read_ledger
from orrery.server.wire.errors import STORAGE
from orrery.server.wire.outgoing import ErrorMessage
from orrery.table import Table

if TYPE_CHECKING:
    from orrery.server.live.hub import Hub

LOG: Final = logging.getLogger("orrery.server")
UNSEEN: Final = frozenset({"chat", "ask", "answer", "webhook", "resume", "remind"})
"""The steps of which a table's card tells nothing."""
_T = TypeVar("_T")
_Work = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any] | None"]


class Room:
    """A table that somebody is looking at, or where something has to happen."""

    def __init__(self, hub: Hub, ledger: Ledger) -> None:
        self.hub = hub
        self.ledger = ledger
        self.time = Steady(max(ledger.updated, hub.now()), hub.now)
        """The table's own time, which the process that keeps its clocks sets."""
        self.used = time.monotonic()
        self.broken = False
        """A job failed half-way, so the ledger must be read again before anything else."""
        self.behind = False
        """The database did not answer whether it has stored a step, so what it has stored must be read before anything else."""
        self.keeper = not hub.store.shared
        """Whether this process plays the table's bots and clocks."""
        self.audience = Audience(self)
        self.bots = Bots(self)
        self._writer = summaries.CardWriter()
        self.past: Table | None = None
        """The game as it stood when somebody last looked back."""
        self.hinted: set[int] = set()
        """The seats for which a hint is being looked for."""
        self.remarked: set[int] = set()
        """The seats of which a move is being looked at."""
        self._inbox: asyncio.Queue[_Work | None] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run())

    # ---- the task ----------------------------------------------------------------------------------------------

    def ask(self, job: Callable[[], Awaitable[_T]]) -> asyncio.Future[_T]:
        """Have the room do something in its turn; what comes of it can be waited for."""
        done: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, done))
        return done

    async def call(self, job: Callable[[], Awaitable[_T]]) -> _T:
        """Have the room do something in its turn, and wait for the answer."""
        return await self.ask(job)

    def post(self, job: Callable[[], Awaitable[Any]]) -> None:
        """Have the room do something in its turn."""
        self._inbox.put_nowait((job, None))

    def begin(self, work: Any) -> None:
        """Let something go on beside the room, for as long as the room is open."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End the task; whatever was asked before is still done."""
        self._inbox.put_nowait(None)
        for task in list(self._tasks):
            task.cancel()
        await self._task
        if self.hub.store.shared and self.keeper:
            with contextlib.suppress(Unavailable):
                await self.hub.store.release(self.ledger.id)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room now."""
        return not self.audience.viewers and self._inbox.empty() and not self.bots.thinking

    @property
    def ticking(self) -> bool:
        """Whether something is due at once, or a clock runs that other processes would read from a wall clock."""
        live = self.hub.store.shared and self.keeper and isinstance(self.ledger.settings.clock, LiveClock)
        return self.ledger.due() == 0.0 or (live and bool(self.ledger.clocks.since))

    async def _run(self) -> None:
        while True:
            item = await self._next()
            if item is None:
                return
            self.used = time.monotonic()
            await self._perform(*item)

    async def _next(self) -> _Work | None:
        """What is asked for next, or is due; None at the end."""
        patience = self._patience()
        if patience is None:
            return await self._inbox.get()
        try:
            return await asyncio.wait_for(self._inbox.get(), patience)
        except TimeoutError:
            return self.time_out, None

    async def _perform(self, job: Callable[[], Awaitable[Any]], done: asyncio.Future[Any] | None) -> None:
        try:
            await self._mend()
            result = await job()
        except Exception as failure:
            self._fail(failure, done)
        else:
            if done is not None and not done.cancelled():
                done.set_result(result)

    async def _mend(self) -> None:
        """Be as the database knows the table."""
        if self.broken:
            await self.reload()
        elif self.behind:
            await self.catch_up()
            self.bots.wake()

    @property
    def ailing(self) -> bool:
        """Whether the room has something to mend."""
        return self.broken or self.behind

    def _fail(self, failure: Exception, done: asyncio.Future[Any] | None) -> None:
        if isinstance(failure, Unavailable):
            self.hub.trouble.failed(self.ledger.id, failure)
            failure = STORAGE
        if not isinstance(failure, Refused):
            LOG.exception("a table's job failed", extra={"table": self.ledger.id}, exc_info=failure)
            self.broken = True
        if done is not None and not done.cancelled():
            done.set_exception(failure)

    def _patience(self) -> float | None:
        """The seconds until a clock runs out or reminds somebody, where this process keeps them."""
        deadline = self.ledger.clocks.due() if self.keeper and self.ledger.status == "running" else None
        return None if deadline is None else max(0.05, deadline - self.time())

    async def time_out(self) -> None:
        """See whose time has run out: a bot takes over, or they resign, as was agreed; and who is to be reminded."""
        if self.hub.store.shared:
            await self.catch_up()
        for seat in self.ledger.clocks.out_of_time(self.time()):
            if seat in self.ledger.to_move:
                kind = "resign" if self.ledger.settings.timeout == "resign" else "away"
                await self.keep(kind, seat, {"time": True})
        for seat in self.ledger.clocks.to_remind(self.time()):
            await self.keep("remind", seat, {})

    # ---- keeping -----------------------------------------------------------------------------------------------

    async def keep(self, kind: str, seat: int | None, data: dict[str, Any], command: str | None = None) -> int:
        """Try a step on a copy, have it stored, then take it and show it; returns its number."""
        step = Step(self.ledger.n + 1, self.time(), kind, seat, command, data)
        tried = self.ledger.after(step)
        try:
            await self.hub.store.append(self.ledger.id, step, self._change(step, tried))
        except Conflict:
            await self._give_way()
            raise Faster("stale", "Somebody else was faster.") from None
        except Unavailable as failure:
            self.behind = True
            self.hub.trouble.failed(self.ledger.id, failure)
            self.audience.send(ErrorMessage(STORAGE.code, STORAGE.text))
            raise
        self.ledger.become(tried)
        self.hub.metrics.count("steps", kind)
        self.hub.trouble.worked(self.ledger.id)
        self._after(step)
        self._call(step)
        return step.n

    def _change(self, step: Step, tried: Ledger) -> Change:
        """What a step changes in the table's row; where it changes nothing of its card, that is not written again."""
        if step.kind in UNSEEN:
            return Change(tried.status, tried.updated, tried.due(), None)
        return summaries.change_of(tried, self.audience.drawings, self.audience.seats, self._writer)

    async def _give_way(self) -> None:
        """Take the steps that were stored first; where there are none, the table itself is gone."""
        n = self.ledger.n
        await self.catch_up()
        if self.ledger.n == n:
            await self.reload()

    async def catch_up(self) -> None:
        """Take the steps that another process has stored, or this one without being told so."""
        for step in await self.hub.store.steps(self.ledger.id, self.ledger.n):
            if step.n == self.ledger.n + 1:
                self.ledger.take(step)
                if not self.keeper:
                    self.time.follow(step.at)
                self._after(step)
        self.behind = False

    async def reload(self) -> None:
        """Read the ledger again, whatever is thought to be known."""
        row = await self.hub.store.table(self.ledger.id)
        if row is None:
            self.hub.housekeeping.forget(self)
            raise Refused("not_found", "This table was removed.")
        ledger = await read_ledger(self.hub.store, row.id, row.settings)
        self.ledger, self.past, self.broken, self.behind = ledger, None, False, False
        self.bots.forget()
        self.audience.begin_anew()
        self.bots.wake()

    async def begin_anew(self) -> None:
        """Somebody was taken out of what the table was: read it again, and greet everybody once more."""
        await self.reload()
        self.audience.greet_again()

    def _after(self, step: Step) -> None:
        """Everybody sees what a step changed."""
        if step.kind in ("undo", "rewind"):
            self.past = None
        self.audience.show_step(step)
        self.bots.wake()

    def _call(self, step: Step) -> None:
        """Call those who have to decide since this step, or are to be reminded: that does the one process that stored it."""
        if step.kind not in POSITIONS and step.kind != "remind":
            return
        for url, payload in turn_calls(self.ledger, step):
            self.hub.webhooks.send(url, payload)
        if step.kind == "remind" and step.seat is not None:
            self.hub.calls.call(self, step.seat, "reminder")
        for seat, (since, _) in self.ledger.decisions.items():
            if since == step.n and seat != step.seat:
                self.hub.calls.call(self, seat, "turn")

    def may_look(self, guest: str | None, key: str | None, playing: bool = False) -> None:
        """Refused as if there were no table, where somebody has no business."""
        ledger = self.ledger
        guests = [holder.guest for holder in ledger.holders]
        summaries.may_look(ledger.settings, guests, ledger.status, guest, key, playing)
