"""Studies on the server: who may look at one and who may write, its lines and comments, and what is tried in it."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from msgspec import Struct, structs

from orrery.kernel import CHANCE, IllegalMove
from orrery.record import RecordError, read
from orrery.replays import unchecked
from orrery.server.live.desk import Desk, sentence, table_at, turns
from orrery.server.live.summaries import same
from orrery.server.model.refused import Refused
from orrery.server.store.base import Guest, new_id
from orrery.server.store.reading import SLICE
from orrery.server.store.studies import StudyRow, add_study, change_study, forget_study, studies_of, study as kept_study
from orrery.server.think.jobs import read_job, source_job, source_of
from orrery.server.think.pool import Overdue
from orrery.server.think.turns import BOT, HINT
from orrery.server.wire.studying import (
    RECORD,
    CommentReply,
    MomentReply,
    StudyAnswer,
    StudyComment,
    StudyCut,
    StudyEntry,
    StudyLine,
    StudyMove,
    StudyPlay,
    StudyReply,
)
from orrery.study import Moment, Study
from orrery.table import Table
from orrery.terms import TableError
from orrery.words import Words, title

if TYPE_CHECKING:
    from orrery.server.live.hub import Hub

EACH: Final = 100
"""How many records one guest may have opened here."""
KEPT: Final = 40
"""How many studies a process remembers, so that they need not be read for each look."""
READING: Final = 8.0
"""The seconds of processor time in which a record must be replayed."""
BUSY: Final = 60.0
"""How long somebody waits for that where others keep the processor busy."""
THINKING: Final = 30.0
GONE: Final = Refused("not_found", "There is no such study, or it is private.")
STALE: Final = Refused("stale", "Somebody else has changed this study; look again.")


class Seen(Struct):
    """A study as one request sees it."""

    row: StudyRow
    study: Study
    guest: str | None
    writes: bool
    owner: bool
    key: str
    seat: int | None


class Studies:
    """The studies that this process has read."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: OrderedDict[str, tuple[int, Study]] = OrderedDict()
        self._said: OrderedDict[tuple[str, str, int, int], StudyLine] = OrderedDict()
        """By study, language, line and its length: the line in words."""
        self._thinking: set[str] = set()
        """The guests for whom a bot decides somewhere, or a record is read."""

    # ---- looking ---------------------------------------------------------------------------------------------------

    async def open(self, id: str, guest: str | None, key: str | None) -> Seen:
        """A study for somebody who may look at it; Refused as if there were none for others, and while a game runs."""
        row = await self._hub.store.look(kept_study(id))
        if row is not None and row.source is None:
            owner = guest is not None and guest == row.owner
            if not owner and not (key is not None and same(key, row.key)):
                raise GONE
            return Seen(row, await self._study(row), guest, owner, owner, row.key, None)
        room = await self._hub.admit(id, guest, key)
        ledger = room.ledger
        if ledger.status != "over":
            raise Refused("status", "The game is not over yet.")
        mine = ledger.mine(guest)
        host = guest is not None and guest == ledger.settings.host
        if row is None:
            row = StudyRow(id, guest or "", "", id, 0, "", self._hub.now(), self._hub.now())
            version, kept = self._kept.get(id, (-1, None))
            same_people = kept is not None and kept.table.names == ledger.playing.names
            study = kept if kept is not None and same_people and version == 0 else Study(ledger.playing.copy())
            self._keep(id, 0, study)
        else:
            study = await self._study(row)
        return Seen(row, study, guest, bool(mine) or host, host, ledger.settings.watch, mine[0] if mine else None)

    async def _study(self, row: StudyRow) -> Study:
        version, study = self._kept.get(row.id, (-1, None))
        if study is None or version != row.version:
            study = Study(await _table_of(row.record))
        self._keep(row.id, row.version, study)
        return study

    def _keep(self, id: str, version: int, study: Study) -> None:
        self._kept[id] = version, study
        self._kept.move_to_end(id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def reply(self, seen: Seen, language: str, at: Moment | None = None) -> StudyReply:
        """All that is told of a study."""
        study = seen.study
        lines = [await self._line(seen, line, language) for line in range(len(study.branches) + 1)]
        card = Desk(study.table, language, seen.row.id, seen.seat).card()
        comments = [
            CommentReply(one.line, one.move, one.author, one.text, seen.writes and self._may_withdraw(seen, one.author))
            for one in study.comments
        ]
        return StudyReply(
            id=seen.row.id,
            version=seen.row.version,
            table=seen.row.source,
            writes=seen.writes,
            owner=seen.owner,
            key=seen.key if seen.writes else None,
            seat=seen.seat,
            over=study.table.over,
            card=card,
            lines=lines,
            comments=comments,
            at=None if at is None else MomentReply(*at),
        )

    def _may_withdraw(self, seen: Seen, author: str) -> bool:
        return seen.owner or (seen.seat is not None and author == seen.study.table.names[seen.seat])

    async def _line(self, seen: Seen, line: int, language: str) -> StudyLine:
        """A line in words, made in slices and kept as long as it does not change."""
        study = seen.study
        branch = study.branches[line - 1] if line else None
        end, first = study.end(line), branch.after if branch else 0
        key = (f"{seen.row.id}/{id(end)}", language, line, len(end.entries))
        known = self._said.get(key)
        if known is None:
            known = StudyLine(branch.of if branch else 0, first, "", await _moves(end, first, language))
            self._said[key] = known
            if len(self._said) > 4 * KEPT:
                self._said.popitem(last=False)
        return structs.replace(known, name=branch.name if branch else "")

    # ---- writing ---------------------------------------------------------------------------------------------------

    async def read(self, text: str, guest: Guest) -> str:
        """A record as we write it, replayed by a worker; Refused says the first line that is wrong."""
        if guest.id in self._thinking:
            raise Refused("too_many", "Another record of yours is being read.")
        self._thinking.add(guest.id)
        try:
            thought = await self._hub.workers.ask(read_job(text, READING), HINT, BUSY, guest.id)
        except Overdue:
            raise Refused("busy", "The server is too busy to read this record; try again in a moment.") from None
        finally:
            self._thinking.discard(guest.id)
        if thought.wrong:
            raise Refused("malformed", sentence(RecordError(0, thought.wrong)))
        if len(thought.text.encode()) > RECORD:
            raise Refused("too_large", f"The record is longer than {RECORD} bytes.")
        return thought.text

    async def create(self, text: str, guest: Guest) -> Seen:
        """A study of a record that was read, private to whoever opened it."""
        if len(await self._hub.store.look(studies_of(guest.id, EACH))) >= EACH:
            raise Refused("too_many", f"You have opened {EACH} records here; remove one that you need no more.")
        now = self._hub.now()
        row = StudyRow(new_id(), guest.id, secrets.token_urlsafe(24), None, 1, text, now, now)
        await self._hub.store.do(add_study(row))
        return Seen(row, await self._study(row), guest.id, True, True, row.key, None)

    async def play(self, seen: Seen, asked: StudyPlay) -> tuple[Seen, Moment]:
        """Play on from a moment, as a branch where that is new."""
        try:
            at = seen.study.play(asked.line, asked.move, asked.notation, asked.seat, random.SystemRandom())
        except IllegalMove as refused:
            raise Refused("illegal", str(refused), refused.refusal.rule or None) from None
        except TableError as wrong:
            raise Refused("malformed", sentence(wrong)) from None
        return await self._write(seen), at

    async def answer(self, seen: Seen, asked: StudyAnswer, guest: str) -> tuple[Seen, Moment]:
        """Let a bot decide for the seat that must at a moment."""
        line, move = seen.study.next_decision(asked.line, asked.move)
        table = table_at(seen.study, line, move)
        deciding = [seat for seat in table.to_move if seat != CHANCE]
        if not deciding:
            raise Refused("status", "Nobody has to decide here.")
        if guest in self._thinking:
            raise Refused("too_many", "A bot thinks for you already.")
        self._thinking.add(guest)
        try:
            job = source_job("choose", source_of(f"{seen.row.id}/{line}", table), move, asked.level, deciding[0])
            thought = await self._hub.workers.ask(job, BOT, THINKING, guest)
        except Overdue:
            raise Refused("busy", "The bot found no move in time.") from None
        finally:
            self._thinking.discard(guest)
        chosen = table.game.catalogue(table.terms)[thought.move or 0]
        return await self.play(seen, StudyPlay(line, move, deciding[0], chosen.notation))

    async def comment(self, seen: Seen, asked: StudyComment, author: str) -> Seen:
        """Say something of a move."""
        try:
            seen.study.say(asked.line, asked.move, asked.text, author)
        except TableError as wrong:
            raise Refused("malformed", sentence(wrong)) from None
        return await self._write(seen)

    async def name(self, seen: Seen, line: int, name: str) -> Seen:
        """Give a branch a name."""
        try:
            seen.study.name(line, name)
        except TableError as wrong:
            raise Refused("malformed", sentence(wrong)) from None
        return await self._write(seen)

    async def cut(self, seen: Seen, asked: StudyCut) -> Seen:
        """Take a branch or a comment away."""
        if asked.version != seen.row.version:
            raise STALE
        try:
            if asked.comment is not None:
                author = seen.study.comments[asked.comment].author if asked.comment < len(seen.study.comments) else ""
                if not self._may_withdraw(seen, author):
                    raise Refused("not_yours", "This comment is not yours.")
                seen.study.withdraw(asked.comment)
            else:
                seen.study.cut(asked.line or 0)
        except TableError as wrong:
            raise Refused("malformed", sentence(wrong)) from None
        return await self._write(seen)

    async def _write(self, seen: Seen) -> Seen:
        """Keep a study as it is now; what could not be kept is forgotten here too."""
        row = seen.row
        text = seen.study.record()
        if not row.version and not (seen.study.branches or seen.study.comments):
            return seen
        if text == row.record:
            return seen
        new = structs.replace(row, record=text, version=row.version + 1, updated=self._hub.now())
        try:
            if len(text.encode()) > RECORD:
                raise Refused("too_large", f"The record is longer than {RECORD} bytes.")
            if not await self._hub.store.do(change_study(new) if row.version else add_study(new)):
                raise STALE
        except BaseException:
            self._kept.pop(row.id, None)
            raise
        self._keep(row.id, new.version, seen.study)
        return structs.replace(seen, row=new)

    async def remove(self, seen: Seen) -> None:
        """Forget a record that was opened."""
        if seen.row.source is not None:
            raise Refused("not_allowed", "A table's game stays as long as its table.")
        await self._hub.store.do(forget_study(seen.row.id))
        self._kept.pop(seen.row.id, None)

    async def mine(self, guest: str, language: str) -> list[StudyEntry]:
        """The records that a guest opened."""
        return [_entry(row, language) for row in await self._hub.store.look(studies_of(guest, EACH))]


def _entry(row: StudyRow, language: str) -> StudyEntry:
    record = read(row.record)
    words = Words(record.game, language, record.names)
    names = [words.name(seat) for seat in range(record.seats)]
    return StudyEntry(row.id, record.game, title(record.game, language), names, len(record.moves), row.updated)


async def _table_of(text: str) -> Table:
    """The table of a record that was checked before it was kept; made in slices, so that nobody has to wait."""
    began = time.perf_counter()
    making = unchecked(read(text))
    while True:
        try:
            next(making)
        except StopIteration as made:
            table: Table = made.value
            return table
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()


async def _moves(end: Table, first: int, language: str) -> list[StudyMove]:
    """The moves of a line in words, in slices."""
    words, catalogue = Words(end.game.name, language, end.names), end.game.catalogue(end.terms)
    told, moves, began = turns(end), [], time.perf_counter()
    for at in range(first, len(end.entries)):
        seat, turn = told[at]
        text = words.rich(end.game.sentence(end.terms, catalogue[end.entries[at].move]))
        moves.append(StudyMove(seat, turn, text))
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return moves
