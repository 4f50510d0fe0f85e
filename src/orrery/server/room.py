"""A room: the one task that owns a table while it is open, takes commands in turn, and shows everybody what came of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import structs

from orrery.kernel import IllegalMove
from orrery.record import HIDDEN
from orrery.server import cards
from orrery.server.show import Show, outcome_of, raw_list
from orrery.server.store import Change, Conflict, Unavailable
from orrery.server.story import POSITIONS, Holder, MatchState, Settings, Step, Story
from orrery.server.viewer import Viewer
from orrery.server.wire import (
    Acting,
    Answer,
    Ask,
    At,
    Bot,
    Chat,
    Here,
    Hint,
    Me,
    Open,
    Place,
    Play,
    Preview,
    Refused,
    Resign,
    Undo,
    WhyNot,
    encode,
    one_line,
)
from orrery.server.worker import Job
from orrery.server.workers import BOT, HINT, Overdue
from orrery.table import Table
from orrery.words import Words

if TYPE_CHECKING:
    from orrery.server.hub import Hub

LOG: Final = logging.getLogger("orrery.server")
STORAGE: Final = Refused(
    "storage", "The table's storage does not answer; nothing is lost, and play goes on when it is back."
)
BOT_LIMIT: Final = 20.0
"""The seconds a bot has for a decision before any legal move is made for it."""
HINT_LEVEL: Final = 4
_T = TypeVar("_T")
_Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any] | None"]


class Faster(Refused):
    """Another process kept a step first; what was wanted may still be possible."""


class Room:
    """A table that somebody is looking at, or where something has to happen."""

    def __init__(self, hub: Hub, story: Story) -> None:
        self.hub = hub
        self.story = story
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[str], int]] = {}
        """Who is connected to other processes: when that was heard, which guests, how many more who only watch."""
        self.used = time.monotonic()
        self.broken = False
        """The database failed in the middle of a step, so the story must be read again before anything else."""
        self.keeper = not hub.store.shared
        self._inbox: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._shows: dict[str, Show] = {}
        self._past: Table | None = None
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
                await self.hub.store.release(self.story.id)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room now."""
        return not self.viewers and self._inbox.empty() and self._thinking is None

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
            if not isinstance(told, Refused):
                LOG.exception("a table's job failed", extra={"table": self.story.id})
                self.broken = True
            if done is not None and not done.cancelled():
                done.set_exception(told)
            return
        if done is not None and not done.cancelled():
            done.set_result(result)

    def _patience(self) -> float | None:
        deadline = self.story.clocks.deadline() if self.keeper and self.story.status == "running" else None
        return None if deadline is None else max(0.05, deadline - self.hub.now())

    # ---- keeping -----------------------------------------------------------------------------------------------

    async def keep(self, kind: str, seat: int | None, data: dict[str, Any], command: str | None = None) -> int:
        """Take a step, have it kept, and show it; says its number."""
        step = Step(self.story.n + 1, self.hub.now(), kind, seat, command, data)
        self.story.take(step)
        try:
            await self.hub.store.append(self.story.id, step, self._change())
        except Conflict:
            self.broken = True
            await self._reload()
            if command is not None and command in self.story.commands:
                return self.story.commands[command]
            raise Faster("stale", "Somebody else was faster.") from None
        except Unavailable:
            self.broken = True
            for viewer in self.viewers:
                viewer.send({"type": "error", "code": STORAGE.code, "text": STORAGE.text})
            raise
        self.hub.metrics.count("steps", kind)
        self._taken(step)
        return step.n

    async def catch_up(self) -> None:
        """Take the steps that another process has kept."""
        for step in await self.hub.store.steps(self.story.id, self.story.n):
            if step.n == self.story.n + 1:
                self.story.take(step)
                self._taken(step)

    async def _reload(self) -> None:
        """Forget what may not have been kept and read the story again."""
        story = Story(self.story.id, self.story.settings)
        for step in await self.hub.store.steps(self.story.id, 0):
            story.take(step)
        self.story = story
        self._shows, self._past, self._thinking = {}, None, None
        self._offers = -1, {}
        self.broken = False
        for viewer in self.viewers:
            self.show(viewer, full=True)
        self.wake()

    def _change(self) -> Change:
        story = self.story
        guests = tuple({holder.guest for holder in story.holders if holder.guest is not None})
        return Change(story.status, story.updated, story.due(), encode(cards.public_card(story)), guests)

    def _taken(self, step: Step) -> None:
        """Show everybody what a step changed."""
        if step.kind in ("undo", "rewind"):
            self._past = None
            for show in self._shows.values():
                show.forget(step.data["move"])
        if step.kind in ("sit", "stand", "place", "start"):
            self._reseat()
        if step.kind in POSITIONS or step.kind in ("ask", "answer"):
            for viewer in self.viewers:
                self.show(viewer)
        if step.kind not in ("play", "chat", "undo", "webhook") or self.story.status == "over":
            self.show_card()
        self._show_lines(step)
        if step.kind in POSITIONS:
            self._call_people(step)
        self.wake()

    def _show_lines(self, step: Step) -> None:
        for line in self.story.chat[-3:]:
            if line.number == step.n:
                message = encode({"type": "chat", "line": line})
                for viewer in self.viewers:
                    viewer.send(message)

    def _call_people(self, step: Step) -> None:
        """Tell those whose turn it has become and who asked to be told."""
        for seat in self.story.to_move:
            holder = self.story.holders[seat]
            if holder.webhook is not None and not holder.bot and seat != step.seat and self.keeper:
                payload = {
                    "event": "your_turn",
                    "table": self.story.id,
                    "game": self.story.settings.game,
                    "seat": seat,
                    "name": holder.name,
                    "n": self.story.position,
                }
                self.hub.webhooks.send(holder.webhook, payload)

    # ---- viewers -----------------------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer, seat: int | None) -> None:
        """A new viewer, or one who wants another language."""
        self.may_look(viewer.guest, viewer.key, playing=True)
        first = viewer not in self.viewers
        viewer.mine = self.story.mine(viewer.guest)
        viewer.seat = self._eyes(viewer, seat)
        self.viewers.add(viewer)
        message = {
            "type": "welcome",
            "protocol": 1,
            "table": self.card(viewer.guest, viewer.language),
            "chat": self.story.chat,
            "server": self.hub.version,
            "time": self.hub.now(),
            "update": None,
        }
        if self.story.table is not None:
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
        if self.hub.store.shared:
            self.hub.tell_presence(self)

    def present(self) -> tuple[set[str], int]:
        """The guests who are connected, here or elsewhere, and how many of the viewers only watch."""
        guests = {viewer.guest for viewer in self.viewers if viewer.guest is not None and viewer.mine}
        watching = sum(1 for viewer in self.viewers if not viewer.mine)
        for heard, others, more in self.elsewhere.values():
            if heard > time.monotonic() - 60:
                guests |= others
                watching += more
        return guests, watching

    def may_look(self, guest: str | None, key: str | None, playing: bool = False) -> None:
        """Refused as if there were no table, where somebody has no business."""
        story, settings = self.story, self.story.settings
        if story.mine(guest) or (guest is not None and guest == settings.host):
            return
        allowed = settings.public or cards.opens(settings, key)
        watching = playing and story.status == "running"
        if not allowed or (watching and not settings.spectators):
            raise Refused("not_found", "There is no such table, or it is private.")

    def card(self, guest: str | None, language: str) -> dict[str, Any]:
        """The table's card as one guest sees it."""
        present, watching = self.present()
        return cards.personal_card(
            cards.public_card(self.story), self.story.settings, guest, present, watching, language
        )

    def show_card(self, but: Viewer | None = None) -> None:
        """Send everybody the card."""
        public = cards.public_card(self.story)
        present, watching = self.present()
        for viewer in self.viewers:
            if viewer is not but:
                card = cards.personal_card(
                    public, self.story.settings, viewer.guest, present, watching, viewer.language
                )
                viewer.send({"type": "table", "table": card})

    def show(self, viewer: Viewer, full: bool = False) -> None:
        """Send a viewer the newest position."""
        if self.story.table is not None:
            viewer.send(self._update(viewer, full or viewer.n == 0))

    def show_in(self, language: str) -> Show:
        """The table told in a language."""
        if language not in self._shows:
            self._shows[language] = Show(self.story, language)
        return self._shows[language]

    def _reseat(self) -> None:
        """Seats have changed hands: those who watched may sit now, and the other way round."""
        for viewer in list(self.viewers):
            viewer.mine = self.story.mine(viewer.guest)
            viewer.seat = self._eyes(viewer, viewer.seat)
            try:
                self.may_look(viewer.guest, viewer.key, playing=True)
            except Refused:
                viewer.close("not_found")

    def _eyes(self, viewer: Viewer, seat: int | None) -> int | None:
        if seat is not None and seat in viewer.mine:
            return seat
        waiting = [own for own in viewer.mine if own in self.story.to_move]
        return next(iter(waiting or viewer.mine), None)

    def _update(self, viewer: Viewer, full: bool) -> dict[str, Any]:
        story, show = self.story, self.show_in(viewer.language)
        table, seat = story.playing, viewer.seat
        count = len(table.entries)
        kept = 0 if full else min(viewer.move, count, *self._since(viewer))
        update: dict[str, Any] = {
            "type": "update",
            "n": story.position,
            "after": None if full else viewer.n,
            "move": count,
            "kept": kept,
            **show.position(seat, "view" in viewer.want),
            "yours": [own for own in viewer.mine if own in story.to_move],
            "since": story.last_decision(seat),
            "secret": len(viewer.mine) > 1 and show.secret(seat),
            "clocks": story.clocks.shown(self.hub.now()),
            "asked": self._asked(),
            "undo": {"mine": story.undoable(seat) if seat is not None else 0, "ask": self._may_ask(viewer)},
            "forced": sorted(number for number in story.forced if number > kept),
        }
        if story.status != "running":
            update["to_move"] = []
        if "scene" not in viewer.want:
            del update["pieces"]
        if "log" in viewer.want:
            update["log"] = show.log(seat, kept)
        if "events" in viewer.want:
            update["events"] = show.events(seat, kept)
        update |= self._offer(viewer, show)
        viewer.n, viewer.move = story.position, count
        return update

    def _since(self, viewer: Viewer) -> tuple[int, ...]:
        """After an undo the table may hold as many moves as a viewer knows, and yet others."""
        return tuple(move for n, move in self.story.backs if n > viewer.n)

    def _offer(self, viewer: Viewer, show: Show) -> dict[str, Any]:
        story, seat = self.story, viewer.seat
        if seat is None or seat not in story.to_move or story.holders[seat].bot:
            return {"moves": [], "described": []}
        table = story.playing
        catalogue = table.game.catalogue(table.terms)
        indices = self._offered(seat)
        new = [show.described(catalogue[index]) for index in viewer.new_to(indices, len(catalogue))]
        return {"moves": indices, "described": raw_list(new)}

    def _offered(self, seat: int) -> list[int]:
        """The moves of a seat, listed once in a position."""
        if self._offers[0] != self.story.position:
            self._offers = self.story.position, {}
        if seat not in self._offers[1]:
            self._offers[1][seat] = [move.index for move in self.story.playing.legal(seat)]
        return self._offers[1][seat]

    def _asked(self) -> dict[str, Any] | None:
        asked = self.story.asked
        if asked is None:
            return None
        return {"by": asked.by, "move": asked.move, "yes": asked.yes, "waiting": self._voters(asked.by, asked.yes)}

    def _voters(self, by: int, yes: Sequence[int]) -> list[int]:
        """The seats that must still agree: humans who are there and not on the device of somebody who has agreed."""
        holders = self.story.holders
        agreed = {holders[seat].guest for seat in (*yes, by)}
        return [
            seat
            for seat, holder in enumerate(holders)
            if holder.kind == "human" and not holder.bot and holder.guest not in agreed
        ]

    def _may_ask(self, viewer: Viewer) -> bool:
        story = self.story
        return story.settings.undo and story.status == "running" and bool(viewer.mine) and bool(story.playing.entries)

    # ---- playing -----------------------------------------------------------------------------------------------

    async def act(self, viewer: Viewer, command: Acting) -> None:
        """A command that changes something: exactly one answer, and applied at most once."""
        key = f"{(viewer.guest or 'anybody')[:16]}:{command.id}"
        try:
            n = self.story.commands.get(key) or await self._act_again(viewer, command, key)
        except IllegalMove as illegal:
            words = self.show_in(viewer.language).words
            self._refuse(viewer, command.id, Refused("illegal", words.refuse(illegal.refusal), illegal.refusal.rule))
        except Unavailable:
            self._refuse(viewer, command.id, STORAGE)
        except Refused as refused:
            self._refuse(viewer, command.id, refused)
        else:
            viewer.send({"type": "ack", "id": command.id, "n": n})

    async def _act_again(self, viewer: Viewer, command: Acting, key: str) -> int:
        """Act; and where another process was faster, look again whether the command still holds."""
        for _ in range(3):
            with contextlib.suppress(Faster):
                return await self._act(viewer, command, key)
        return await self._act(viewer, command, key)

    async def _act(self, viewer: Viewer, command: Acting, key: str) -> int:
        story = self.story
        if isinstance(command, Chat):
            seat = viewer.seat if viewer.seat is not None else None
            name = viewer.name if seat is None else story.holders[seat].name
            return await self.keep("chat", seat, {"name": name, "text": one_line(command.text, "A line")}, key)
        self._check(viewer, command.seat, command.n)
        if isinstance(command, Play):
            return await self._play(command, key)
        if isinstance(command, Undo):
            if not story.undoable(command.seat):
                raise Refused("cannot_undo", "Nothing of yours can be taken back: ask the others.")
            return await self.keep("undo", command.seat, {"move": story.points[-1]}, key)
        if isinstance(command, Resign):
            return await self.keep("resign", command.seat, {}, key)
        return await self._vote(command, key)

    def _check(self, viewer: Viewer, seat: int, n: int) -> None:
        story = self.story
        if seat not in story.mine(viewer.guest):
            raise Refused("not_yours", "This seat is not yours.")
        if story.status == "open":
            raise Refused("status", "The game has not started yet.")
        if story.holders[seat].bot:
            raise Refused("not_yours", "A bot plays this seat now; take it back first.")
        if story.status == "running" and not story.is_newest(seat, n):
            self.show(viewer, full=True)
            raise Refused("stale", "The position has changed meanwhile.")
        if story.status != "running":
            if n < story.position:
                raise Refused("stale", "The game has ended meanwhile.")
            raise Refused("status", "The game is over.")

    async def _play(self, command: Play, key: str) -> int:
        table = self.story.playing
        if command.seat not in self.story.to_move:
            raise Refused("not_your_turn", "It is not this seat's turn.")
        catalogue = table.game.catalogue(table.terms)
        if isinstance(command.move, int) and not isinstance(command.notation, str):
            if command.move >= len(catalogue):
                raise Refused("malformed", "There is no move with this number.")
            move = catalogue[command.move]
        elif isinstance(command.notation, str) and not isinstance(command.move, int):
            move = table.move(command.notation)
        else:
            raise Refused("malformed", "A play needs either a move or a notation.")
        self._refuse_without_secrets(command.seat, move.index)
        return await self.keep("play", command.seat, self.story.decide(command.seat, move), key)

    def _refuse_without_secrets(self, seat: int, index: int) -> None:
        """An illegal move is refused by a position the seat could believe in, so that no reason tells a secret."""
        table = self.story.playing
        if index not in self._offered(seat):
            believed = table.sight(seat).imagine(random.Random(0))
            refusal = table.game.why_not(believed, seat, index)
            if refusal is not None:
                raise IllegalMove(refusal)
            raise Refused("illegal", "This move cannot be made now.")

    async def _vote(self, command: Ask | Answer, key: str) -> int:
        story = self.story
        if not story.settings.undo:
            raise Refused("not_allowed", "At this table nothing is taken back.")
        if isinstance(command, Ask):
            if command.move >= len(story.playing.entries):
                raise Refused("cannot_undo", "The game has not come further than that.")
            n = await self.keep("ask", command.seat, {"move": self.story.decision_before(command.move)}, key)
        elif story.asked is None:
            raise Refused("status", "Nobody has asked to go back.")
        else:
            n = await self.keep("answer", command.seat, {"yes": command.yes}, key)
        asked = self.story.asked
        if asked is not None and not self._voters(asked.by, asked.yes):
            await self.keep("rewind", asked.by, {"move": asked.move})
        return n

    def _refuse(self, viewer: Viewer, id: str, refused: Refused) -> None:
        told = {"type": "refused", "id": id, "code": refused.code, "text": refused.text}
        if refused.rule is not None:
            told["rule"] = refused.rule
        viewer.send(told)

    # ---- asking ------------------------------------------------------------------------------------------------

    async def answer(self, viewer: Viewer, command: Hint | WhyNot | Preview | At) -> None:
        """A question that changes nothing."""
        try:
            if isinstance(command, At):
                self._at(viewer, command)
                return
            self._check(viewer, command.seat, command.n)
            if isinstance(command, Hint):
                self._hint(viewer, command)
            elif isinstance(command, WhyNot):
                self._why_not(viewer, command)
            else:
                self._preview(viewer, command)
        except Refused as refused:
            self._refuse(viewer, command.id, refused)

    def _at(self, viewer: Viewer, command: At) -> None:
        story = self.story
        count = len(story.playing.entries)
        if command.move > count:
            raise Refused("malformed", f"The game has only {count} moves.")
        seat = viewer.seat if command.seat is None else command.seat
        if seat is not None and (seat >= story.seats or (story.status != "over" and seat not in viewer.mine)):
            raise Refused("not_yours", "This seat is not yours.")
        show = self.show_in(viewer.language)
        moved = self._moved(command.move, seat) if command.move else []
        table = self._table_at(command.move)
        viewer.send(
            {"type": "position", "id": command.id, "move": command.move, **show.looked(table, seat), "moved": moved}
        )

    def _moved(self, move: int, seat: int | None) -> list[str]:
        """What the move before a position touched, where this seat has seen it."""
        entry = self.story.playing.entries[move - 1]
        before = self._table_at(move - 1)
        if self.story.status != "over" and HIDDEN in before.seen(entry.seat, entry.move, seat):
            return []
        return list(before.game.touches(before.terms, before.game.catalogue(before.terms)[entry.move]))

    def _table_at(self, move: int) -> Table:
        """The game as it stood; the last one asked for goes on, so that stepping forward is cheap."""
        entries = self.story.playing.entries
        past = self._past
        if past is None or len(past.entries) > move:
            past = self._past = self.story.playing.at(move)
        past.follow((entry.seat, entry.move) for entry in entries[len(past.entries) : move])
        return past

    def _why_not(self, viewer: Viewer, command: WhyNot) -> None:
        touch = command.touch if isinstance(command.touch, str) else None
        notation = command.notation if isinstance(command.notation, str) else None
        if (touch is None) == (notation is None):
            raise Refused("malformed", "why_not needs either a notation or a touch.")
        told = self.show_in(viewer.language).reasons(command.seat, touch, notation)
        viewer.send({"type": "reasons", "id": command.id, "n": self.story.position, **told})

    def _preview(self, viewer: Viewer, command: Preview) -> None:
        move = next((move for move in self.story.playing.legal(command.seat) if move.index == command.move), None)
        if move is None:
            raise Refused("illegal", "This move is not offered now.")
        pieces = self.show_in(viewer.language).preview(command.seat, move)
        viewer.send(
            {"type": "preview", "id": command.id, "n": self.story.position, "move": command.move, "pieces": pieces}
        )

    def _hint(self, viewer: Viewer, command: Hint) -> None:
        if not self.story.settings.hints:
            raise Refused("not_allowed", "At this table there are no hints.")
        if command.seat not in self.story.to_move:
            raise Refused("not_your_turn", "It is not this seat's turn.")
        position, job = self.story.position, self._job(command.seat, HINT_LEVEL)

        async def think() -> None:
            try:
                found = await self.hub.workers.ask(job, HINT, BOT_LIMIT)
                viewer.send({"type": "hint", "id": command.id, "n": position, "move": found.move})
            except Overdue:
                self._refuse(viewer, command.id, Refused("busy", "No hint could be found in time."))

        self._start(think())

    # ---- bots and clocks ---------------------------------------------------------------------------------------

    def wake(self) -> None:
        """See whether a bot must decide; in its own turn, since that may have to be asked of the store."""
        if self.story.due() is not None and (not self.keeper or self.story.bots_to_move()):
            self.post(self._look_after)

    async def _look_after(self) -> None:
        if self.story.due() is None:
            return
        if not self.keeper:
            self.keeper = await self.hub.store.keep(self.story.id)
        bots = self.story.bots_to_move()
        if not self.keeper or not bots or self.hub.draining:
            return
        position, seat = self.story.position, bots[0]
        if self._thinking != (position, seat):
            self._thinking = position, seat
            self._start(self._think(position, seat))

    async def _think(self, position: int, seat: int) -> None:
        job = self._job(seat, self.story.holders[seat].bot)
        try:
            found = await self.hub.workers.ask(job, BOT, BOT_LIMIT)
            index = found.move
        except Overdue as late:
            LOG.warning("a bot did not answer", extra={"table": self.story.id, "reason": str(late)})
            self.hub.metrics.count("bot_failures")
            index = None
        self.post(lambda: self._bot_plays(position, seat, index))

    async def _bot_plays(self, position: int, seat: int, index: int | None) -> None:
        self._thinking = None
        if position != self.story.position or seat not in self.story.bots_to_move() or not self.keeper:
            self.wake()
            return
        moves = self.story.playing.legal(seat)
        move = next((move for move in moves if move.index == index), None) or secrets.choice(moves)
        await self.keep("play", seat, self.story.decide(seat, move))

    async def _time_out(self) -> None:
        if self.hub.store.shared:
            await self.catch_up()
        for seat in self.story.clocks.out_of_time(self.hub.now()):
            if seat in self.story.to_move:
                kind = "resign" if self.story.settings.timeout == "resign" else "away"
                await self.keep(kind, seat, {"time": True})

    def _job(self, seat: int, level: int) -> Job:
        table, settings = self.story.playing, self.story.settings
        moves = [(entry.seat, entry.move) for entry in table.entries]
        return Job(
            "choose",
            self.story.id,
            settings.game,
            self.story.seats,
            settings.options,
            settings.edition,
            settings.changes,
            moves,
            seat,
            level,
            secrets.randbits(31),
        )

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- seats -------------------------------------------------------------------------------------------------

    async def join(self, guest: str, name: str, seat: int | None, key: str | None) -> None:
        """Take a free seat, before anything is dealt."""
        self.may_look(guest, key)
        story = self.story
        known = story.settings.public or guest == story.settings.host or bool(story.mine(guest))
        if not known and (key is None or not cards.same(key, story.settings.invite)):
            raise Refused("not_found", "A seat at this table needs its invitation.")
        if story.status != "open":
            raise Refused("status", "The game has begun already.")
        if seat is None and story.mine(guest):
            return
        free = [number for number, holder in enumerate(story.holders) if holder.kind == "open"]
        if seat is None and free:
            seat = free[0]
        if seat is None or seat not in free:
            raise Refused("taken", "This seat is taken." if free else "All seats are taken.")
        await self.keep("sit", seat, {"guest": guest, "name": self._distinct(name)})

    async def place(self, guest: str, name: str, seat: int, place: Place) -> None:
        """The host says who sits where."""
        story = self.story
        self.may_look(guest, None)
        if guest != story.settings.host:
            raise Refused("not_yours", "Only the host may do this.")
        if story.status != "open":
            raise Refused("status", "The game has begun already.")
        if seat >= story.seats:
            raise Refused("malformed", f"The table has {story.seats} seats.")
        holder = make_holder(place, guest, name)
        await self.keep(
            "place", seat, {"kind": holder.kind, "name": holder.name, "guest": holder.guest, "level": holder.level}
        )

    async def start(self, guest: str) -> None:
        """Deal and begin."""
        story = self.story
        self.may_look(guest, None)
        if not story.mine(guest) and guest != story.settings.host:
            raise Refused("not_yours", "Only somebody seated may start the game.")
        if story.status == "running":
            return
        if story.status != "open":
            raise Refused("status", "The game is over.")
        if any(holder.kind == "open" for holder in story.holders):
            raise Refused("status", "There are free seats yet.")
        await self.keep("start", None, story.deal())

    async def leave(self, guest: str, seat: int | None) -> None:
        """Give up a seat: for good before the start, to a bot afterwards."""
        story = self.story
        if story.status == "open" and guest == story.settings.host:
            await self.keep("close", None, {})
            return
        for own in self._own(guest, seat):
            if story.status == "open":
                await self.keep("stand", own, {})
            elif story.status == "running" and not story.holders[own].bot:
                await self.keep("away", own, {})

    async def back(self, guest: str, seat: int | None) -> None:
        """Take a seat back from the bot."""
        for own in self._own(guest, seat):
            if self.story.status != "running":
                raise Refused("status", "The game is not running.")
            if self.story.holders[own].away:
                await self.keep("back", own, {})
        for viewer in self.viewers:
            self.show(viewer)

    async def webhook(self, guest: str, url: str | None) -> None:
        """Where somebody wants to be told that it is their turn."""
        for own in self._own(guest, None):
            await self.keep("webhook", own, {"url": url})

    async def rematch(self, guest: str) -> str:
        """The next table with the same people; made once."""
        story = self.story
        self._own(guest, None)
        if story.status != "over":
            raise Refused("status", "The game is not over yet.")
        if story.next is None:
            table = await self.hub.create(self._next_settings())
            with contextlib.suppress(Refused):
                await self.keep("next", None, {"table": table})
        assert self.story.next is not None
        return self.story.next

    def everybody_here(self) -> bool:
        """Whether all humans at the table are connected."""
        present, _ = self.present()
        return {holder.guest for holder in self.story.holders if holder.kind == "human"} <= present

    def _own(self, guest: str, seat: int | None) -> list[int]:
        mine = self.story.mine(guest)
        if not mine:
            self.may_look(guest, None)
        if not mine or (seat is not None and seat not in mine):
            raise Refused("not_yours", "This seat is not yours.")
        return mine if seat is None else [seat]

    def _distinct(self, name: str) -> str:
        """A name that nobody else at the table has."""
        taken = {holder.name for holder in self.story.holders}
        tries = [name, *(f"{name[:36]} {number}" for number in range(2, 7))]
        return next(name for name in tries if name not in taken)

    def _next_settings(self) -> Settings:
        story, settings = self.story, self.story.settings
        order = [(seat + 1) % story.seats for seat in range(story.seats)]
        holders = tuple(Holder(h.kind, h.name, h.guest, h.level) for h in (story.holders[seat] for seat in order))
        match = settings.match
        if match is not None:
            table = story.playing
            outcome = outcome_of(story, table.outcome, Words(settings.game, "en"), table.view(None))
            scores = (outcome or {})["scores"] or [0] * story.seats
            totals = tuple(match.totals[seat] + scores[seat] for seat in order)
            match = (
                MatchState(match.game + 1, match.of, totals)
                if match.game < match.of
                else MatchState(1, match.of, (0,) * story.seats)
            )
        return structs.replace(
            settings,
            holders=holders,
            match=match,
            previous=story.id,
            rules=story.playing.game.VERSION,
            invite=secrets.token_urlsafe(24),
            watch=secrets.token_urlsafe(24),
            created=self.hub.now(),
        )


def make_holder(place: Place, guest: str, name: str) -> Holder:
    """The holder of a place as the host describes it."""
    match place:
        case Me():
            return Holder("human", name, guest)
        case Here(name=other):
            return Holder("human", one_line(other, "A name"), guest)
        case Bot(level=level):
            return Holder("bot", f"Bot {level}", None, level)
        case Open():
            return Holder("open")
