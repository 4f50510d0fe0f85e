"""Tables in PostgreSQL, shared by several server processes: a step's number is taken once, and its keeper tells the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, TypeVar

import asyncpg

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
from orrery.server.store.work import Work

_T = TypeVar("_T")
LOG: Final = logging.getLogger("orrery.server")
CHANNEL: Final = "orrery"
SCHEMA_LOCK: Final = 0x0EE2
_ROW: Final = "id, settings, status, updated, due, card"
_TAKEN: Final = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)
_FAILED: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what its client makes of a server that restarts in the middle of an answer
    OSError,
    TimeoutError,
)
_APPEND: Final = """
WITH kept AS (INSERT INTO steps VALUES ($1, $2, $3, $4, $5, $6, $7)),
     changed AS (UPDATE tables SET status = $8, updated = $9, due = $10, card = coalesce($11, card) WHERE id = $1)
SELECT pg_notify('orrery', $12)
"""


class PostgresStore:
    """A store that several processes use at once."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = secrets.token_hex(4)
        self._pool: Any = None
        self._ear: Any = None
        """The connection that listens, and that holds the locks of the tables this process looks after."""
        self._ear_lock = asyncio.Lock()
        self._kept: set[str] = set()
        self._hearing: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open(self, hear: Notice) -> None:
        """Connect, bring the schema up to date, and begin to listen."""
        self._hear = hear
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=10, command_timeout=10, timeout=10)
            async with self._pool.acquire() as db:
                await _migrate(db)
            await self._listen()
        except (Unavailable, *_FAILED, ValueError) as failure:
            await self.close()
            raise Unavailable(str(failure)) from None

    async def close(self) -> None:
        """Let go of every connection, and with it of every lock."""
        self._closed = True
        for task in list(self._hearing):
            task.cancel()
        await asyncio.gather(*self._hearing, return_exceptions=True)
        if self._ear is not None:
            with contextlib.suppress(*_FAILED):
                await self._ear.close(timeout=2)
        if self._pool is not None:
            try:
                async with asyncio.timeout(5):
                    await self._pool.close()
            except _FAILED:
                self._pool.terminate()

    async def ready(self) -> None:
        """Unavailable when nothing could be written now."""
        await self._run("UPDATE alive SET at = (at + 1) % 1000000")

    async def do(self, work: Work[_T]) -> _T:
        """Work that writes, all of it or nothing."""
        async with self._transaction() as db:
            return await _run(db, work)

    async def look(self, work: Work[_T]) -> _T:
        """Work that only reads."""
        async with self._connection() as db:
            return await _run(db, work)

    async def scrub(self) -> None:
        """PostgreSQL's own vacuum does it."""

    async def guest(self, id: str) -> Guest | None:
        """A guest by their id."""
        rows = await self._rows("SELECT id, name FROM guests WHERE id = $1", id)
        return Guest(*rows[0]) if rows else None

    async def save_guest(self, guest: Guest, now: float) -> None:
        """A new guest, or a new name."""
        await self._run(
            "INSERT INTO guests VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = $2, seen = $3",
            guest.id,
            guest.name,
            now,
        )

    async def create(self, id: str, settings: Settings, change: Change) -> None:
        """A new table."""
        async with self._transaction() as db:
            await db.execute(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
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
            await _sit(db, id, (*change.guests, settings.host))

    async def table(self, id: str) -> TableRow | None:
        """A table's row."""
        if "\0" in id:
            return None  # PostgreSQL keeps no such text, and refuses to be asked for it
        rows = await self._rows(f"SELECT {_ROW} FROM tables WHERE id = $1", id)
        return row(*rows[0]) if rows else None

    async def now(self) -> float:
        """The time by the database's clock."""
        now: float = (await self._rows("SELECT extract(epoch FROM clock_timestamp())::float8"))[0][0]
        return now

    async def steps(self, id: str, after: int, limit: int | None = None) -> list[Step]:
        """The steps of a table after one, in order; all of them, or a page."""
        sql = "SELECT n, at, kind, seat, command, data FROM steps WHERE id = $1 AND n > $2 ORDER BY n LIMIT $3"
        return [step(*values) for values in await self._rows(sql, id, after, limit)]

    async def append(self, id: str, step: Step, change: Change) -> None:
        """The next step, kept for ever; Conflict when its number is taken."""
        values = (
            id,
            step.n,
            step.at,
            step.kind,
            step.seat,
            step.command,
            texts([step.data])[0],
            change.status,
            change.updated,
            change.due,
            change.card and change.card.decode(),
            f"{self.process} {id} step",
        )
        if step.kind not in ("sit", "stand", "place", "chat") and change.result is None:
            await self._run(_APPEND, *values)
            return
        async with self._transaction() as db:
            await db.execute(_APPEND, *values)
            if step.kind in ("sit", "stand", "place"):
                await db.execute("DELETE FROM sitting WHERE id = $1", id)
                await _sit(db, id, change.guests)
            elif step.kind == "chat" and step.data.get("guest"):
                await db.execute("INSERT INTO traces VALUES ($1, $2) ON CONFLICT DO NOTHING", step.data["guest"], id)
            if change.result is not None:
                await _run(db, keep_result(change.result))

    async def lobby(self, limit: int) -> list[TableRow]:
        """Public tables that are open or running, the newest first."""
        return [
            row(*values)
            for values in await self._rows(
                f"SELECT {_ROW} FROM tables WHERE public AND status IN ('open', 'running') ORDER BY updated DESC LIMIT $1",
                limit,
            )
        ]

    async def mine(self, guest: str, limit: int) -> list[TableRow]:
        """The tables where a guest sits, the latest first."""
        return [
            row(*values)
            for values in await self._rows(
                f"SELECT {_ROW} FROM tables WHERE id IN (SELECT id FROM sitting WHERE guest = $1)"
                " ORDER BY updated DESC LIMIT $2",
                guest,
                limit,
            )
        ]

    async def due(self, now: float, limit: int) -> list[str]:
        """Running tables where something should have happened by now."""
        sql = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2"
        return [id for (id,) in await self._rows(sql, now, limit)]

    async def rest(self, id: str) -> None:
        """No bot is due at a table, although its row said so."""
        await self._run("UPDATE tables SET due = NULL WHERE id = $1 AND due = 0", id)

    async def guests(self) -> list[tuple[str, str, float]]:
        """Every guest: id, name, and when they were last seen."""
        return [tuple(values) for values in await self._rows("SELECT id, name, seen FROM guests ORDER BY id")]

    async def ids(self) -> AsyncIterator[str]:
        """Every table there is."""
        for (id,) in await self._rows("SELECT id FROM tables ORDER BY id"):
            yield id

    async def missing(self, ids: Sequence[str]) -> list[str]:
        """Those of some tables that are not there any more."""
        sql = "SELECT id FROM unnest($1::text[]) AS id WHERE id NOT IN (SELECT id FROM tables)"
        return [id for (id,) in await self._rows(sql, list(ids))]

    async def prune(self, before: float) -> int:
        """Forget tables that are over, closed, never started or left to bots and were last touched before a moment."""
        gone = await self._rows(
            "DELETE FROM tables WHERE updated < $1 AND (status <> 'running'"
            " OR jsonb_array_length(card::jsonb -> 'places') > 0 AND NOT EXISTS (SELECT 1"
            " FROM jsonb_array_elements(card::jsonb -> 'places') AS place WHERE place ->> 'kind' = 'human'"
            " AND NOT (place ->> 'away')::boolean AND NOT (place ->> 'resigned')::boolean)) RETURNING 1",
            before,
        )
        return len(gone)

    async def analysis(self, id: str) -> bytes | None:
        """The analysis of a game, as it was kept."""
        rows = await self._rows("SELECT found FROM analyses WHERE id = $1", id)
        return rows[0][0].encode() if rows else None

    async def save_analysis(self, id: str, analysis: bytes) -> None:
        """Keep an analysis."""
        await self._run(
            "INSERT INTO analyses VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET found = $2", id, analysis.decode()
        )

    async def keep(self, id: str) -> bool:
        """Take the table's lock; PostgreSQL frees it when this process dies."""
        async with self._ear_lock:
            if id in self._kept:
                return True
            try:
                if self._ear is None or self._ear.is_closed():
                    return False
                got: bool = await self._ear.fetchval("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", id)
            except _FAILED as failure:
                raise Unavailable(str(failure)) from None
            if got:
                self._kept.add(id)
            return got

    async def release(self, id: str) -> None:
        """Give the table's lock back."""
        async with self._ear_lock:
            if id in self._kept and self._ear is not None and not self._ear.is_closed():
                self._kept.discard(id)
                with contextlib.suppress(*_FAILED):
                    await self._ear.execute("SELECT pg_advisory_unlock(hashtextextended($1, 0))", id)

    async def tell(self, id: str, word: str) -> None:
        """Tell the other processes something about a table that is not kept."""
        payload = f"{self.process} {id} {word}"
        if len(payload.encode()) < 7900:
            await self._run("SELECT pg_notify('orrery', $1)", payload)

    # ---- connections -------------------------------------------------------------------------------------------

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        try:
            rows: list[Any] = await self._pool.fetch(sql, *values)
        except _TAKEN:
            raise Conflict from None
        except _FAILED as failure:
            raise Unavailable(str(failure)) from None
        return rows

    async def _run(self, sql: str, *values: Any) -> None:
        await self._rows(sql, *values)

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        async with self._connection() as db, db.transaction():
            yield db

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        try:
            async with self._pool.acquire() as db:
                yield db
        except _TAKEN:
            raise Conflict from None
        except _FAILED as failure:
            raise Unavailable(str(failure)) from None

    async def _listen(self) -> None:
        self._ear = await asyncpg.connect(self.url, timeout=10, command_timeout=10)
        self._ear.add_termination_listener(self._deafened)
        await self._ear.add_listener(CHANNEL, self._heard)

    def _heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        process, id, word = payload.split(" ", 2)
        if process != self.process:
            self._later(self._hear(id, word))

    def _deafened(self, connection: Any) -> None:
        """The listening connection is gone, and all locks with it."""
        if not self._closed:
            lost, self._kept = self._kept, set()
            for id in lost:
                self._later(self._hear(id, "lost"))
            self._later(self._listen_again())

    async def _listen_again(self) -> None:
        wait = 0.2
        while not self._closed:
            try:
                await self._listen()
            except _FAILED:
                await asyncio.sleep(wait)
                wait = min(5.0, wait * 2)
            else:
                await self._hear("*", "step")
                return

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)


async def _sit(db: Any, id: str, guests: tuple[str, ...]) -> None:
    for name in ("sitting", "traces"):
        sql = f"INSERT INTO {name} VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await db.executemany(sql, [(guest, id) for guest in guests])


async def _run(db: Any, work: Work[_T]) -> _T:
    """Do the statements of some work one after another."""
    try:
        sql, *values = next(work)
        while True:
            sql, *values = work.send(await db.fetch(sql, *values))
    except StopIteration as done:
        result: _T = done.value
        return result


async def _migrate(db: Any) -> None:
    """Each numbered file once; processes that start together wait for one another."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        done = await db.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        files = migrations("postgres")
        check_schema(done, files[-1][0])
        for number, sql in files:
            if number > done:
                await db.execute(sql)
                await _run(db, fill(number))
                await db.execute("INSERT INTO migrations VALUES ($1)", number)
