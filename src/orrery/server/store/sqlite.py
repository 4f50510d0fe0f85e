"""Tables in one SQLite file: one thread writes, and everything that waits goes to disk in one commit."""

from __future__ import annotations

import asyncio
import fcntl
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

from orrery.server.model.settings import Settings
from orrery.server.model.steps import Step
from orrery.server.store.base import (
    Change,
    Conflict,
    Guest,
    Notice,
    TableRow,
    Unavailable,
    check_schema,
    migrations,
    row,
    step,
    texts,
)
from orrery.server.store.filling import fill
from orrery.server.store.results import keep_result
from orrery.server.store.work import Work, for_sqlite

_T = TypeVar("_T")
Write = Callable[[sqlite3.Connection], Any]
_Job = tuple["Write | tuple[Any, ...]", "asyncio.Future[Any]"]
"""What is to be written, or the row of a step and of what it changes, and who waits for it."""
_ROW = "id, settings, status, updated, due, card"
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "cache_size = -32000",
    "secure_delete = ON",  # what somebody wants to be forgotten is overwritten
)
TOGETHER: Final = 500
"""How many steps are appended in one statement; so many have 5,500 values, and SQLite takes 32,766."""
APPENDING: Final = """
CREATE TEMP VIEW appended AS
SELECT steps.*, status, updated, due, card FROM main.steps JOIN main.tables USING (id);
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
  INSERT INTO steps VALUES (new.id, new.n, new.at, new.kind, new.seat, new.command, new.data);
  UPDATE tables SET status = new.status, updated = new.updated, due = new.due, card = coalesce(new.card, card)
  WHERE id = new.id;
END;
"""
"""A step and what it changes as one row: whatever waits is written by a single statement, and while it runs and is brought to
disk the writing thread needs nothing of the interpreter, which the tables' own thread holds all the time."""


class SqliteStore:
    """The embedded store: a single process, a single file, WAL with synchronous FULL."""

    shared = False

    def __init__(self, path: str, alone: bool = True) -> None:
        # A link must lead to the same lock and the same journal as the file itself.
        self.path = str(Path(path).resolve())
        self.alone = alone
        self.commits = 0
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="orrery-read")
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._writer: threading.Thread | None = None
        self._lock: Any = None

    async def open(self, hear: Notice) -> None:
        """Take the file for this process alone and bring its schema up to date."""
        self._loop = asyncio.get_running_loop()
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            if self.alone:
                _check_names(Path(self.path))
                self._lock = Path(f"{self.path}.lock").open("w")  # noqa: SIM115 (held as long as the store is open)
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            connection = self._connect()
            _migrate(connection)
            connection.executescript(APPENDING)
        except Unavailable as refused:
            await self.close()
            raise Unavailable(f"{self.path}: {refused}") from None
        except BlockingIOError:
            await self.close()
            raise Unavailable(f"another server already uses {self.path}") from None
        except (OSError, sqlite3.Error) as failure:
            await self.close()
            raise Unavailable(f"{self.path}: {failure}") from None
        self._writer = threading.Thread(
            target=self._write_forever, args=(connection,), name="orrery-write", daemon=True
        )
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._connections:
            connection.close()
        if self._lock is not None:
            self._lock.close()

    async def ready(self) -> None:
        """Unavailable when nothing could be written now."""
        # As many bytes as a step takes: a disk that is nearly full would still hold a number.
        await self._write(lambda db: db.execute("UPDATE alive SET at = randomblob(16384)"))

    async def do(self, work: Work[_T]) -> _T:
        """Work that writes, all of it or nothing."""
        result: _T = await self._write(lambda db: _run(db, work))
        return result

    async def look(self, work: Work[_T]) -> _T:
        """Work that only reads."""
        return await self._read(lambda db: _run(db, work))

    async def scrub(self) -> None:
        """Empty the journal, where what was deleted still stands; in the file itself it was overwritten."""
        await self._read(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def guest(self, id: str) -> Guest | None:
        """A guest by their id."""
        values = await self._read(lambda db: db.execute("SELECT id, name FROM guests WHERE id = ?", (id,)).fetchone())
        return Guest(*values) if values else None

    async def save_guest(self, guest: Guest, now: float) -> None:
        """A new guest, or a new name."""
        sql = "INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"
        await self._write(lambda db: db.execute(sql, (guest.id, guest.name, now)))

    async def create(self, id: str, settings: Settings, change: Change) -> None:
        """A new table."""
        values = (
            id,
            settings.game,
            settings.rules,
            texts([settings])[0],
            settings.public,
            change.status,
            change.updated,
            change.due,
            (change.card or b"{}").decode(),
        )

        def write(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
            _sit(db, id, (*change.guests, settings.host))

        await self._write(write)

    async def table(self, id: str) -> TableRow | None:
        """A table's row."""
        sql = f"SELECT {_ROW} FROM tables WHERE id = ?"
        values = await self._read(lambda db: db.execute(sql, (id,)).fetchone())
        return row(*values) if values else None

    async def now(self) -> float:
        """There is nobody else."""
        return time.time()

    async def steps(self, id: str, after: int, limit: int | None = None) -> list[Step]:
        """The steps of a table after one, in order; all of them, or a page."""
        sql = "SELECT n, at, kind, seat, command, data FROM steps WHERE id = ? AND n > ? ORDER BY n LIMIT ?"
        wanted = (id, after, -1 if limit is None else limit)
        return await self._read(lambda db: [step(*values) for values in db.execute(sql, wanted)])

    async def append(self, id: str, step: Step, change: Change) -> None:
        """The next step, kept for ever; Conflict when its number is taken."""
        card = None if change.card is None else change.card.decode()
        values = (
            *(id, step.n, step.at, step.kind, step.seat, step.command, texts([step.data])[0]),
            *(change.status, change.updated, change.due, card),
        )
        if step.kind not in ("sit", "stand", "place", "chat") and change.result is None:
            await self._write(values)
            return

        def write(db: sqlite3.Connection) -> None:
            _append(db, [values])
            if step.kind in ("sit", "stand", "place"):
                db.execute("DELETE FROM sitting WHERE id = ?", (id,))
                _sit(db, id, change.guests)
            elif step.kind == "chat" and step.data.get("guest"):
                db.execute("INSERT OR IGNORE INTO traces VALUES (?, ?)", (step.data["guest"], id))
            if change.result is not None:
                _run(db, keep_result(change.result))

        await self._write(write)

    async def lobby(self, limit: int) -> list[TableRow]:
        """Public tables that are open or running, the newest first."""
        return await self._rows(
            f"SELECT {_ROW} FROM tables WHERE public = 1 AND status IN ('open', 'running')"
            " ORDER BY updated DESC LIMIT ?",
            limit,
        )

    async def mine(self, guest: str, limit: int) -> list[TableRow]:
        """The tables where a guest sits, the latest first."""
        return await self._rows(
            f"SELECT {_ROW} FROM tables WHERE id IN (SELECT id FROM sitting WHERE guest = ?)"
            " ORDER BY updated DESC LIMIT ?",
            guest,
            limit,
        )

    async def due(self, now: float, limit: int) -> list[str]:
        """Running tables where something should have happened by now."""
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        return [id for (id,) in await self._read(lambda db: db.execute(sql, (now, limit)).fetchall())]

    async def rest(self, id: str) -> None:
        """No bot is due at a table, although its row said so."""
        await self._write(lambda db: db.execute("UPDATE tables SET due = NULL WHERE id = ? AND due = 0", (id,)))

    async def guests(self) -> list[tuple[str, str, float]]:
        """Every guest: id, name, and when they were last seen."""
        return await self._read(lambda db: db.execute("SELECT id, name, seen FROM guests ORDER BY id").fetchall())

    async def ids(self) -> AsyncIterator[str]:
        """Every table there is."""
        for (id,) in await self._read(lambda db: db.execute("SELECT id FROM tables ORDER BY id").fetchall()):
            yield id

    async def missing(self, ids: Sequence[str]) -> list[str]:
        """Those of some tables that are not there any more."""
        sql = "SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM tables)"
        return [id for (id,) in await self._read(lambda db: db.execute(sql, texts([ids])).fetchall())]

    async def prune(self, before: float) -> int:
        """Forget tables that are over, closed, never started or left to bots and were last touched before a moment."""
        sql = (
            "DELETE FROM tables WHERE updated < ? AND (status <> 'running'"
            " OR json_array_length(card, '$.places') > 0 AND NOT EXISTS (SELECT 1"
            " FROM json_each(card, '$.places') AS place WHERE json_extract(place.value, '$.kind') = 'human'"
            " AND NOT json_extract(place.value, '$.away') AND NOT json_extract(place.value, '$.resigned')))"
        )
        count: int = (await self._write(lambda db: db.execute(sql, (before,)))).rowcount
        return count

    async def analysis(self, id: str) -> bytes | None:
        """The analysis of a game, as it was kept."""
        sql = "SELECT found FROM analyses WHERE id = ?"
        values = await self._read(lambda db: db.execute(sql, (id,)).fetchone())
        return values[0].encode() if values else None

    async def save_analysis(self, id: str, analysis: bytes) -> None:
        """Keep an analysis."""
        sql = "INSERT INTO analyses VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET found = excluded.found"
        await self._write(lambda db: db.execute(sql, (id, analysis.decode())))

    async def keep(self, id: str) -> bool:
        """There is nobody else."""
        return True

    async def release(self, id: str) -> None:
        """There is nobody else."""

    async def tell(self, id: str, word: str) -> None:
        """There is nobody else."""

    async def _rows(self, sql: str, *values: Any) -> list[TableRow]:
        return [row(*row_values) for row_values in await self._read(lambda db: db.execute(sql, values).fetchall())]

    async def _read(self, read: Callable[[sqlite3.Connection], _T]) -> _T:
        def run() -> _T:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect()
            return read(self._local.connection)

        try:
            return await self._loop.run_in_executor(self._readers, run)
        except sqlite3.Error as failure:
            raise Unavailable(str(failure)) from None

    async def _write(self, write: Write | tuple[Any, ...]) -> Any:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.put((write, done))
        return await done

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        self._connections.append(connection)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _write_forever(self, db: sqlite3.Connection) -> None:
        while True:
            batch = [self._waiting.get()]
            while not self._waiting.empty() and len(batch) < 500:
                batch.append(self._waiting.get())
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._answer(self._commit(db, jobs))
            if None in batch:
                return

    def _commit(self, db: sqlite3.Connection, jobs: list[_Job]) -> list[tuple[asyncio.Future[Any], Any]]:
        """All jobs in one transaction; one that fails is undone alone, unless the disk itself fails."""
        try:
            outcomes = _append_together(db, jobs) or _attempt_each(db, jobs)
            self.commits += 1
        except sqlite3.Error as failure:
            if db.in_transaction:
                db.execute("ROLLBACK")
            return [(done, Unavailable(str(failure))) for _, done in jobs]
        return outcomes

    def _answer(self, outcomes: list[tuple[asyncio.Future[Any], Any]]) -> None:
        def resolve() -> None:
            for done, outcome in outcomes:
                if done.cancelled():
                    continue
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)

        self._loop.call_soon_threadsafe(resolve)


def _append(db: sqlite3.Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Some steps and what they change, in one statement."""
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"] * len(rows))
    db.execute(f"INSERT INTO appended VALUES {places}", list(chain.from_iterable(rows)))


def _append_together(db: sqlite3.Connection, jobs: Sequence[_Job]) -> list[tuple[asyncio.Future[Any], Any]] | None:
    """Where only steps wait, all of them in one statement, which is a transaction of its own; None where that cannot be."""
    rows = [row for row, _ in jobs if isinstance(row, tuple)]
    if len(rows) < len(jobs) or len(rows) > TOGETHER:
        return None
    try:
        _append(db, rows)
    except sqlite3.IntegrityError:
        return None
    return [(done, None) for _, done in jobs]


def _attempt_each(db: sqlite3.Connection, jobs: Sequence[_Job]) -> list[tuple[asyncio.Future[Any], Any]]:
    """One after the other, in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    outcomes = [(done, _attempt(db, write)) for write, done in jobs]
    db.execute("COMMIT")
    return outcomes


def _attempt(db: sqlite3.Connection, write: Write | tuple[Any, ...]) -> Any:
    db.execute("SAVEPOINT job")
    result: Any = None
    try:
        if isinstance(write, tuple):
            _append(db, [write])
        else:
            result = write(db)
    except sqlite3.IntegrityError:
        db.execute("ROLLBACK TO job")
        result = Conflict()
    except sqlite3.Error:
        raise
    except Exception as failure:  # the fault of one job, whoever else waits for the same commit
        db.execute("ROLLBACK TO job")
        result = failure
    db.execute("RELEASE job")
    return result


def _sit(db: sqlite3.Connection, id: str, guests: tuple[str, ...]) -> None:
    for name in ("sitting", "traces"):
        db.executemany(f"INSERT OR IGNORE INTO {name} VALUES (?, ?)", [(guest, id) for guest in guests])


def _run(db: sqlite3.Connection, work: Work[_T]) -> _T:
    """Do the statements of some work one after another."""
    try:
        sql, *values = next(work)
        while True:
            sql, *values = work.send(db.execute(for_sqlite(sql), values).fetchall())
    except StopIteration as done:
        result: _T = done.value
        return result


def _check_names(path: Path) -> None:
    """Unavailable for a file with several names: each would have a journal of its own."""
    if path.exists() and path.stat().st_nlink > 1:
        raise Unavailable("the file has another name (a hard link), and two names of one database damage it")


def _migrate(db: sqlite3.Connection) -> None:
    """Each numbered file once, each in a transaction of its own."""
    done = db.execute("PRAGMA user_version").fetchone()[0]
    files = migrations("sqlite")
    check_schema(done, files[-1][0])
    for number, sql in files:
        if number > done:
            db.executescript(f"BEGIN; {sql}")
            _run(db, fill(number))
            db.execute(f"PRAGMA user_version = {number}")
            db.execute("COMMIT")
