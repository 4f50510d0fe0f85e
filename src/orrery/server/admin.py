"""Looking after a database: back it up, restore it, replay every game in it, forget old tables."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import msgspec

from orrery.edition import EditionError
from orrery.files import whole
from orrery.kernel import IllegalMove
from orrery.server.live import summaries
from orrery.server.model.ledger import Ledger
from orrery.server.model.settings import Settings, edition_of
from orrery.server.model.steps import Step
from orrery.server.store.base import Conflict, Guest, Store, Unavailable, open_store
from orrery.server.store.devices import Device, add_device, devices_of
from orrery.server.store.everything import prune_guests
from orrery.server.store.reading import DAMAGED
from orrery.server.store.results import kept_results, rate_anew, restore_result
from orrery.server.store.studies import (
    StudyRow,
    add_study,
    keep_analysis,
    prune_studies,
    study as kept_study,
    study_analysis,
    study_ids,
)
from orrery.server.wire.outgoing import encode
from orrery.table import Table
from orrery.terms import TableError, find_game

FIRST_LINE: Final = {"orrery": "backup", "format": 2}
READABLE: Final = ({"orrery": "backup", "format": 1}, FIRST_LINE)
"""Before the second format there were neither devices nor results."""


class Kept(msgspec.Struct):
    """A table in a backup: what was agreed and every step; all else follows from them."""

    table: str
    settings: Settings
    steps: list[Step]
    analysis: str | None = None


class KeptStudy(msgspec.Struct):
    """A study in a backup; one of a table's game stands after its table."""

    study: StudyRow
    analysis: str | None = None


def administer(arguments: argparse.Namespace) -> int:
    """Do a task; returns the exit code."""
    try:
        return asyncio.run(_task(arguments))
    except Unavailable as failure:
        print(f"orrery admin: the database cannot be opened: {failure}", file=sys.stderr)
    except (OSError, ValueError) as wrong:
        print(f"orrery admin: {wrong}", file=sys.stderr)
    return 1


async def _task(arguments: argparse.Namespace) -> int:
    alone = arguments.task == "restore"
    if not alone:
        await _known(arguments.database)
    async with opened(arguments.database, alone) as store:
        if arguments.task == "backup":
            print(f"{await backup(store, arguments.file)} tables are in {arguments.file}")
        elif arguments.task == "restore":
            print(f"{await restore(store, arguments.file)} tables were restored")
        elif arguments.task == "prune":
            tables, guests = await prune(store, arguments.days)
            print(f"{tables} tables and {guests} guests were forgotten")
        elif arguments.task == "rate":
            print(f"{await store.do(rate_anew())} rated games were reckoned again")
        else:
            return await _verify(store, arguments)
    return 0


async def _known(url: str) -> None:
    """Unavailable where nothing of ours is kept yet: a mistyped name must not make a new database."""
    if not url.startswith("sqlite:///"):
        return
    path = Path(url.removeprefix("sqlite:///"))
    if not path.is_file():
        raise Unavailable(f"there is no file {path}")
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as db:
            ours = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'steps'").fetchone()
    except sqlite3.Error as failure:
        raise Unavailable(f"{path}: {failure}") from None
    if ours is None:
        raise Unavailable(f"{path} holds no tables of Orrery")


@asynccontextmanager
async def opened(url: str, alone: bool = False) -> AsyncIterator[Store]:
    """The store behind a URL, for as long as it is needed."""

    async def hear(id: str, word: str) -> None:
        """Nobody listens here."""

    store = open_store(url, alone)
    await store.open(hear)
    try:
        yield store
    finally:
        await store.close()


async def backup(store: Store, file: Path) -> int:
    """Write all guests, results and tables into a file, a line each; returns how many tables."""
    count = 0
    with whole(file) as part, part.open("wb") as out:
        out.write(encode(FIRST_LINE) + b"\n")
        for id, name, seen in await store.guests():
            devices = await store.look(devices_of(id))
            out.write(encode({"guest": id, "name": name, "seen": seen, "devices": devices}) + b"\n")
        for result in await store.look(kept_results()):
            out.write(encode({"result": result}) + b"\n")
        async for id in store.ids():
            row = await store.table(id)
            if row is not None:
                analysis = await store.analysis(id)
                kept = Kept(id, row.settings, await store.steps(id, 0), analysis.decode() if analysis else None)
                out.write(encode(kept) + b"\n")
                count += 1
        for id in await store.look(study_ids()):
            study = await store.look(kept_study(id))
            analysis = await store.look(study_analysis(id))
            if study is not None:
                out.write(encode(KeptStudy(study, analysis.decode() if analysis else None)) + b"\n")
    return count


async def restore(store: Store, file: Path) -> int:
    """Read a backup into an empty database; returns how many tables."""
    async for id in store.ids():
        raise ValueError(f"the database is not empty (it holds table {id}): restore into a new one")
    count = 0
    with file.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                count += await _restore_line(store, number, line)
            except (msgspec.DecodeError, KeyError, AttributeError, TypeError, Conflict, TableError) as wrong:
                raise ValueError(f"{file}: line {number} is damaged: {wrong or type(wrong).__name__}") from None
    await store.do(rate_anew())
    return count


async def _restore_line(store: Store, number: int, line: bytes) -> int:
    entry: dict[str, Any] = msgspec.json.decode(line)
    if number == 1:
        if entry not in READABLE:
            raise TableError("this is no backup of Orrery")
        return 0
    if "guest" in entry:
        await store.save_guest(Guest(entry["guest"], entry["name"]), entry["seen"])
        # A guest of the first format has one device, which gave them their id.
        first = {
            "id": entry["guest"],
            "guest": entry["guest"],
            "label": "",
            "made": entry["seen"],
            "seen": entry["seen"],
        }
        for device in entry.get("devices", [first]):
            await store.do(add_device(msgspec.convert(device, Device)))
        return 0
    if "result" in entry:
        await store.do(restore_result(tuple(entry["result"])))
        return 0
    if "study" in entry:
        await _restore_study(store, msgspec.json.decode(line, type=KeptStudy))
        return 0
    kept = msgspec.json.decode(line, type=Kept)
    ledger = Ledger(kept.table, kept.settings)
    await store.create(kept.table, kept.settings, summaries.change_of(ledger))
    for step in kept.steps:
        ledger.take(step)
        await store.append(kept.table, step, summaries.change_of(ledger))
    if kept.analysis is not None:
        await store.save_analysis(kept.table, kept.analysis.encode())
    return 1


async def _restore_study(store: Store, kept: KeptStudy) -> None:
    await store.do(add_study(kept.study))
    if kept.analysis is not None:
        await store.do(keep_analysis(kept.study.id, kept.analysis.encode()))


async def prune(store: Store, days: float) -> tuple[int, int]:
    """Forget tables that do not run and opened records, not touched for some days, then guests without one; returns how many."""
    before = time.time() - days * 86_400
    await store.do(prune_studies(before))
    pruned = await store.prune(before), await prune_guests(store, before)
    await store.scrub()
    return pruned


async def _verify(store: Store, arguments: argparse.Namespace) -> int:
    wanted = [id async for id in store.ids()] if arguments.all else arguments.tables
    if not wanted and not arguments.all:
        raise ValueError("say which tables to verify, or --all")
    wrong = 0
    for id in wanted:
        problem = await verify(store, id)
        if problem is not None:
            wrong += 1
            print(f"{id}: {problem}", file=sys.stderr)
    print(f"{len(wanted) - wrong} of {len(wanted)} tables replay")
    return 1 if wrong else 0


async def verify(store: Store, id: str) -> str | None:
    """Replay a stored game, every move checked against the rules; what is wrong with it, if anything."""
    row = await store.table(id)
    if row is None:
        return "there is no such table"
    try:
        ledger = Ledger(id, row.settings)
        checked = _Checked(row.settings)
        for step in await store.steps(id, 0):
            ledger.take(step)
            checked.take(step)
    except (TableError, EditionError, IllegalMove, *DAMAGED) as wrong:
        rules = find_game(row.settings.game).version
        older = "" if row.settings.rules == rules else f" (kept under rules {row.settings.rules}, these are {rules})"
        return f"step {ledger.n + 1} does not replay: {wrong}{older}"
    if ledger.status != row.status:
        return f"its steps say {ledger.status}, its row says {row.status}"
    if ledger.table is not None and _standing(checked.table) != _standing(ledger.table):
        return "its moves, each checked, lead elsewhere than its ledger"
    return None


def _standing(table: Table) -> tuple[Any, ...]:
    return [(entry.seat, entry.move) for entry in table.entries], table.view(None), table.outcome


class _Checked:
    """Plays the moves of a ledger again, each as if somebody had made it now."""

    def __init__(self, settings: Settings) -> None:
        self.table = Table(
            settings.game,
            len(settings.holders),
            seed=None,
            options=settings.options,
            edition=edition_of(settings),
            rules=settings.rules,
        )
        self.table.rewind(0)

    def take(self, step: Step) -> None:
        """Follow one step."""
        if step.kind in ("undo", "rewind"):
            self.table.rewind(step.data["move"])
        for seat, notation in step.data["moves"] if step.kind in ("start", "play", "draw") else ():
            self.table.play(notation, seat)
