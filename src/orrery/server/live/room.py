"""A room: the one task that owns a table while it is open, takes commands in turn, and shows everybody what came of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from orrery.server.live import summaries
from orrery.server.live.presence import Here
from orrery.server.live.presenter import Presenter, raw_list
from orrery.server.live.viewer import Viewer
from orrery.server.model import consent
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Faster, Refused
from orrery.server.model.settings import LiveClock
from orrery.server.model.steady import Steady
from orrery.server.model.steps import POSITIONS, Step
from orrery.server.store.base import Change, Conflict, Unavailable
from orrery.server.store.reading import read_ledger
from orrery.server.think.pool import Overdue
from orrery.server.think.turns import BOT, SHOW
from orrery.server.think.worker import Job
from orrery.server.wire.errors import STORAGE
from orrery.server.wire.outgoing import encode
from orrery.table import Table

if TYPE_CHECKING:
    from orrery.server.live.hub import Hub

LOG: Final = logging.getLogger("orrery.server")
BOT_LIMIT: Final = 20.0
"""The seconds a bot has for a decision before any legal move is made for it."""
_T = TypeVar("_T")
_Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any] | None"]


class Room:
    """A table that somebody is looking at, or where something has to happen."""

    def __init__(self, hub: Hub, ledger: Ledger) -> None:
        self.hub = hub
        self.ledger = ledger
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Here] = {}
        """Who is connected to other processes."""
        self.time = Steady(max(ledger.updated, hub.now()), hub.now)
        """The table's own time, which the process that keeps its clocks sets."""
        self.used = time.monotonic()
        self.broken = False
        """The database failed in the middle of a step, so the ledger must be read again before anything else."""
        self.keeper = not hub.store.shared
        self._inbox: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._presenters: dict[str, Presenter] = {}
        self.past: Table | None = None
        self.hinted: set[int] = set()
        """The seats for which a hint is being looked for."""
        self._offers: tuple[int, dict[int, list[int]]] = -1, {}
        self._thinking: tuple[int, int] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run())

    # ---- the task ----------------------------------------------------------------------------------------------

    async def call(self, job: Callable[[], Awaitable[_T]]) -> _T:
        """Have the room do something in its turn, and wait for the answer."""
        done: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, done))
        return await done

    def post(self, job: Callable[[], Awaitable[Any]]) -> None:
        """Have the room do something in its turn."""
        self._inbox.put_nowait((job, None))

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
        return not self.viewers and self._inbox.empty() and self._thinking is None

    @property
    def ticking(self) -> bool:
        """Whether something is due at once, or a clock runs that other processes would read from a wall clock."""
        live = self.hub.store.shared and self.keeper and isinstance(self.ledger.settings.clock, LiveClock)
        return self.ledger.due() == 0.0 or (live and bool(self.ledger.clocks.since))

    async def _run(self) -> None:
        while True:
            try:
                item = await asyncio.wait_for(self._inbox.get(), self._patience())
            except TimeoutError:
                item = (self._time_out, None)
            if item is None:
                return
            self.used = time.monotonic()
            await self._perform(*item)

    async def _perform(self, job: Callable[[], Awaitable[Any]], done: asyncio.Future[Any] | None) -> None:
        try:
            if self.broken:
                await self._reload()
            result = await job()
        except Exception as failure:
            told = STORAGE if isinstance(failure, Unavailable) else failure
            if isinstance(failure, Unavailable):
                self.hub.trouble.failed(self.ledger.id, failure)
            if not isinstance(told, Refused):
                LOG.exception("a table's job failed", extra={"table": self.ledger.id})
                self.broken = True
            if done is not None and not done.cancelled():
                done.set_exception(told)
            return
        if done is not None and not done.cancelled():
            done.set_result(result)

    def _patience(self) -> float | None:
        deadline = self.ledger.clocks.deadline() if self.keeper and self.ledger.status == "running" else None
        return None if deadline is None else max(0.05, deadline - self.time())

    # ---- keeping -----------------------------------------------------------------------------------------------

    async def keep(self, kind: str, seat: int | None, data: dict[str, Any], command: str | None = None) -> int:
        """Take a step, have it kept, and show it; says its number."""
        step = Step(self.ledger.n + 1, self.time(), kind, seat, command, data)
        self.ledger.take(step)
        try:
            await self.hub.store.append(self.ledger.id, step, self._change())
        except Conflict:
            self.broken = True
            await self._reload()
            if command is not None and command in self.ledger.commands:
                return self.ledger.commands[command]
            raise Faster("stale", "Somebody else was faster.") from None
        except Unavailable as failure:
            self.broken = True
            self.hub.trouble.failed(self.ledger.id, failure)
            for viewer in self.viewers:
                viewer.send({"type": "error", "code": STORAGE.code, "text": STORAGE.text})
            raise
        self.hub.metrics.count("steps", kind)
        self.hub.trouble.worked(self.ledger.id)
        self._taken(step)
        return step.n

    async def catch_up(self) -> None:
        """Take the steps that another process has kept."""
        for step in await self.hub.store.steps(self.ledger.id, self.ledger.n):
            if step.n == self.ledger.n + 1:
                self.ledger.take(step)
                if not self.keeper:
                    self.time.follow(step.at)
                self._taken(step)

    async def _reload(self) -> None:
        """Forget what may not have been kept and read the ledger again."""
        ledger = await read_ledger(self.hub.store, self.ledger.id, self.ledger.settings)
        if not ledger.n and await self.hub.store.table(ledger.id) is None:
            self.hub.housekeeping.forget(self)
            raise Refused("not_found", "This table was removed.")
        self.ledger = ledger
        self._presenters, self.past, self._thinking = {}, None, None
        self._offers = -1, {}
        self.broken = False
        for viewer in self.viewers:
            self.show(viewer, full=True)
        self.wake()

    def _change(self) -> Change:
        ledger = self.ledger
        guests = {holder.guest for holder in ledger.holders if holder.guest is not None} | {ledger.settings.host}
        return Change(ledger.status, ledger.updated, ledger.due(), encode(summaries.public_card(ledger)), tuple(guests))

    def _taken(self, step: Step) -> None:
        """Show everybody what a step changed."""
        if step.kind in ("undo", "rewind"):
            self.past = None
            for presenter in self._presenters.values():
                presenter.forget(step.data["move"])
        if step.kind in ("sit", "stand", "place", "start"):
            self._reseat()
        if step.kind in POSITIONS or step.kind in ("ask", "answer"):
            for viewer in self.viewers:
                self.show(viewer)
        if step.kind not in ("play", "chat", "undo", "webhook") or self.ledger.status == "over":
            self.show_card()
        self._show_lines(step)
        if step.kind in POSITIONS:
            self._call_people(step)
        self.wake()

    def _show_lines(self, step: Step) -> None:
        for line in self.ledger.chat[-3:]:
            if line.number == step.n:
                message = encode({"type": "chat", "line": line})
                for viewer in self.viewers:
                    viewer.send(message)

    def _call_people(self, step: Step) -> None:
        """Tell those whose turn it has become and who asked to be told."""
        for seat in self.ledger.to_move:
            holder = self.ledger.holders[seat]
            if holder.webhook is not None and not holder.bot and seat != step.seat and self.keeper:
                payload = {
                    "event": "your_turn",
                    "table": self.ledger.id,
                    "game": self.ledger.settings.game,
                    "seat": seat,
                    "name": holder.name,
                    "n": self.ledger.position,
                }
                self.hub.webhooks.send(holder.webhook, payload)

    # ---- viewers -----------------------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer, seat: int | None) -> None:
        """A new viewer, or one who wants another language."""
        self.may_look(viewer.guest, viewer.key, playing=True)
        first = viewer not in self.viewers
        viewer.mine = self.ledger.mine(viewer.guest)
        viewer.seat = self._eyes(viewer, seat)
        self.viewers.add(viewer)
        message = {
            "type": "welcome",
            "protocol": 1,
            "table": self.card(viewer.guest, viewer.language),
            "chat": self.ledger.chat,
            "server": self.hub.version,
            "time": self.hub.now(),
            "update": None,
        }
        if self.ledger.table is not None:
            viewer.known = bytearray()
            message["update"] = self._update(viewer, full=True)
        viewer.send(message)
        if first:
            self.presence_changed(but=viewer)
            self.wake()

    def gone(self, viewer: Viewer) -> None:
        """A viewer has disconnected."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.presence_changed()

    def presence_changed(self, but: Viewer | None = None) -> None:
        """Show who is here, and tell the other processes."""
        self.show_card(but)
        self.hub.neighbours.tell(self)

    def hear(self, here: Here) -> None:
        """Another process says who is connected there, and, if it keeps the table, what the time is."""
        before = self.elsewhere.get(here.process)
        self.elsewhere[here.process] = here
        if here.time is not None and not self.keeper:
            self.time.follow(here.time)
        if before is None or (before.guests, before.watching) != (here.guests, here.watching):
            self.show_card()
            self.wake()

    def forget(self, process: str) -> None:
        """Another process is gone, and everybody who was connected there."""
        if self.elsewhere.pop(process, None) is not None:
            self.show_card()

    def connected(self) -> tuple[set[str], int]:
        """The guests who sit here and are connected to this process, and how many of its viewers only watch."""
        guests = {viewer.guest for viewer in self.viewers if viewer.guest is not None and viewer.mine}
        return guests, sum(1 for viewer in self.viewers if not viewer.mine)

    def present(self) -> tuple[set[str], int]:
        """The guests who are connected, here or elsewhere, and how many of the viewers only watch."""
        guests, watching = self.connected()
        for here in self.elsewhere.values():
            guests |= here.guests
            watching += here.watching
        return guests, watching

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the table, in whichever process."""
        return bool(self.viewers) or any(here.guests or here.watching for here in self.elsewhere.values())

    def may_look(self, guest: str | None, key: str | None, playing: bool = False) -> None:
        """Refused as if there were no table, where somebody has no business."""
        ledger = self.ledger
        guests = [holder.guest for holder in ledger.holders]
        summaries.may_look(ledger.settings, guests, ledger.status, guest, key, playing)

    def card(self, guest: str | None, language: str) -> dict[str, Any]:
        """The table's card as one guest sees it."""
        present, watching = self.present()
        return summaries.personal_card(
            summaries.public_card(self.ledger), self.ledger.settings, guest, present, watching, language
        )

    def show_card(self, but: Viewer | None = None) -> None:
        """Send everybody the card."""
        public = summaries.public_card(self.ledger)
        present, watching = self.present()
        for viewer in self.viewers:
            if viewer is not but:
                card = summaries.personal_card(
                    public, self.ledger.settings, viewer.guest, present, watching, viewer.language
                )
                viewer.send({"type": "table", "table": card})

    def show(self, viewer: Viewer, full: bool = False) -> None:
        """Send a viewer the newest position."""
        if self.ledger.table is not None:
            if viewer.behind:
                viewer.known, full = bytearray(), True  # what was described may be forgotten with what waits
            viewer.send(self._update(viewer, full or viewer.n == 0))

    def presenter(self, language: str) -> Presenter:
        """The table told in a language."""
        if language not in self._presenters:
            self._presenters[language] = Presenter(self.ledger, language)
        return self._presenters[language]

    def _reseat(self) -> None:
        """Seats have changed hands: those who watched may sit now, and the other way round."""
        for viewer in list(self.viewers):
            viewer.mine = self.ledger.mine(viewer.guest)
            viewer.seat = self._eyes(viewer, viewer.seat)
            try:
                self.may_look(viewer.guest, viewer.key, playing=True)
            except Refused:
                viewer.close("not_found")

    def _eyes(self, viewer: Viewer, seat: int | None) -> int | None:
        if seat is not None and seat in viewer.mine:
            return seat
        waiting = [own for own in viewer.mine if own in self.ledger.to_move]
        return next(iter(waiting or viewer.mine), None)

    def _update(self, viewer: Viewer, full: bool) -> dict[str, Any]:
        ledger, presenter = self.ledger, self.presenter(viewer.language)
        table, seat = ledger.playing, viewer.seat
        count = len(table.entries)
        kept = 0 if full else min(viewer.move, count, *self._since(viewer))
        update: dict[str, Any] = {
            "type": "update",
            "n": ledger.position,
            "after": None if full else viewer.n,
            "move": count,
            "kept": kept,
            **presenter.position(seat, "view" in viewer.want),
            "yours": [own for own in viewer.mine if own in ledger.to_move],
            "since": ledger.last_decision(seat),
            "secret": len(viewer.mine) > 1 and presenter.secret(seat),
            "clocks": ledger.clocks.shown(self.time()),
            "asked": self._asked(),
            "undo": {"mine": consent.undoable(ledger, seat), "ask": consent.askable(ledger, viewer.mine)},
            "forced": sorted(number for number in ledger.forced if number > kept),
        }
        if ledger.status != "running":
            update["to_move"] = []
        if "scene" not in viewer.want:
            del update["pieces"]
        if "log" in viewer.want:
            update["log"] = presenter.log(seat, kept)
        if "events" in viewer.want:
            update["events"] = presenter.events(seat, kept)
        update |= self._offer(viewer, presenter)
        viewer.n, viewer.move = ledger.position, count
        return update

    def _since(self, viewer: Viewer) -> tuple[int, ...]:
        """After an undo the table may hold as many moves as a viewer knows, and yet others."""
        return tuple(move for n, move in self.ledger.backs if n > viewer.n)

    def _offer(self, viewer: Viewer, presenter: Presenter) -> dict[str, Any]:
        ledger, seat = self.ledger, viewer.seat
        if seat is None or seat not in ledger.to_move or ledger.holders[seat].bot:
            return {"moves": [], "described": []}
        table = ledger.playing
        catalogue = table.game.catalogue(table.terms)
        indices = self.offered(seat)
        new = [presenter.described(catalogue[index]) for index in viewer.new_to(indices, len(catalogue))]
        return {"moves": indices, "described": raw_list(new)}

    def offered(self, seat: int) -> list[int]:
        """The moves of a seat, listed once in a position."""
        if self._offers[0] != self.ledger.position:
            self._offers = self.ledger.position, {}
        if seat not in self._offers[1]:
            self._offers[1][seat] = [move.index for move in self.ledger.playing.legal(seat)]
        return self._offers[1][seat]

    def _asked(self) -> dict[str, Any] | None:
        asked = self.ledger.asked
        if asked is None:
            return None
        return {"by": asked.by, "move": asked.move, "yes": asked.yes, "waiting": consent.voters(self.ledger, asked)}

    # ---- bots and clocks ---------------------------------------------------------------------------------------

    def wake(self) -> None:
        """See whether a bot must decide; in its own turn, since that may have to be asked of the store."""
        if self._cared_for() and (not self.keeper or self.ledger.bots_to_move()):
            self.post(self._look_after)

    def _cared_for(self) -> bool:
        """Whether something goes on by itself here: a clock, a bot that somebody waits for, or a show with a public."""
        return self.ledger.due() is not None or (self.watched and bool(self.ledger.bots_to_move()))

    async def _look_after(self) -> None:
        if not self._cared_for():
            return
        if not self.keeper and await self.hub.store.keep(self.ledger.id):
            self.keeper = True
            self.hub.neighbours.tell(self)
        bots = self.ledger.bots_to_move()
        if not self.keeper or not bots or self.hub.draining:
            return
        position, seat = self.ledger.position, bots[0]
        if self._thinking != (position, seat):
            self._thinking = position, seat
            self.begin(self._think(position, seat))

    async def _think(self, position: int, seat: int) -> None:
        if self.ledger.bots_only:
            await asyncio.sleep(self.hub.pace)
        still = position == self.ledger.position and seat in self.ledger.bots_to_move()
        index = await self._bot_chooses(seat) if still else None
        self.post(lambda: self._bot_plays(position, seat, index))

    async def _bot_chooses(self, seat: int) -> int | None:
        """The move of a bot, at the expense of whoever it answers; None when it gives none."""
        job, urgency = self.job(seat, self.ledger.holders[seat].bot), SHOW if self.ledger.bots_only else BOT
        try:
            return (await self.hub.workers.ask(job, urgency, BOT_LIMIT, self.ledger.caller)).move
        except Overdue as late:
            LOG.warning("a bot did not answer", extra={"table": self.ledger.id, "reason": str(late)})
            self.hub.metrics.count("bot_failures")
            return None

    async def _bot_plays(self, position: int, seat: int, index: int | None) -> None:
        self._thinking = None
        if position != self.ledger.position or seat not in self.ledger.bots_to_move() or not self.keeper:
            self.wake()
            return
        moves = self.ledger.playing.legal(seat)
        move = next((move for move in moves if move.index == index), None) or secrets.choice(moves)
        await self.keep("play", seat, self.ledger.decide(seat, move))

    async def _time_out(self) -> None:
        if self.hub.store.shared:
            await self.catch_up()
        for seat in self.ledger.clocks.out_of_time(self.time()):
            if seat in self.ledger.to_move:
                kind = "resign" if self.ledger.settings.timeout == "resign" else "away"
                await self.keep(kind, seat, {"time": True})

    def job(self, seat: int, level: int) -> Job:
        """A question to the workers: what would a level play here?"""
        table, settings = self.ledger.playing, self.ledger.settings
        moves = [(entry.seat, entry.move) for entry in table.entries]
        return Job(
            "choose",
            self.ledger.id,
            settings.game,
            self.ledger.seats,
            settings.options,
            settings.edition,
            settings.changes,
            moves,
            seat,
            level,
            secrets.randbits(31),
            settings.rules,
        )

    def begin(self, work: Any) -> None:
        """Let something go on beside the room, for as long as the room is open."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
