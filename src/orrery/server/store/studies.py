"""Where studies are kept: records that guests opened, and what was tried and said after a table's game."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from orrery.server.store.base import Conflict

_ROW: Final = "id, owner, key, source, version, record, created, updated"


class StudyRow(Struct, frozen=True):
    """A study as it stands in the database."""

    id: str
    owner: str
    key: str
    """Lets others look at it."""
    source: str | None
    """The table whose game it is; None: of a record that somebody opened."""
    version: int
    """How often it was changed: whoever changes it says which one they have seen."""
    record: str
    created: float
    updated: float


class Studies(Protocol):
    """Keeps studies; every method that writes returns when it is on disk."""

    async def find(self, id: str) -> StudyRow | None:
        """A study."""

    async def create(self, row: StudyRow) -> None:
        """A new study; Conflict where there is one of this name."""

    async def change(self, row: StudyRow) -> None:
        """A study as it is now; Conflict where somebody else has changed the version before it."""

    async def remove(self, id: str) -> None:
        """Forget a study."""

    async def owned(self, owner: str, limit: int) -> list[StudyRow]:
        """The records that a guest opened, the latest first."""

    async def remove_owned(self, owner: str) -> int:
        """Forget all records that a guest opened; returns how many."""

    async def prune(self, before: float) -> int:
        """Forget opened records that were not touched since a moment; returns how many."""

    async def ids(self) -> list[str]:
        """Every study there is."""

    async def analysis(self, id: str) -> bytes | None:
        """The analysis of an opened record, as it was kept."""

    async def save_analysis(self, id: str, analysis: bytes) -> None:
        """Keep an analysis."""


Ask = Callable[..., Awaitable[Sequence[Sequence[Any]]]]
"""Called with a statement and its values; answers the rows."""


class SqlStudies:
    """Studies by the same statements in both databases."""

    def __init__(self, rows: Ask, run: Ask) -> None:
        self._rows = rows
        self._run = run

    async def find(self, id: str) -> StudyRow | None:
        """A study."""
        if "\0" in id:
            return None  # no database keeps such a text
        rows = await self._rows(f"SELECT {_ROW} FROM studies WHERE id = ?", id)
        return StudyRow(*rows[0]) if rows else None

    async def create(self, row: StudyRow) -> None:
        """A new study; Conflict where there is one of this name."""
        made = await self._run(
            f"INSERT INTO studies ({_ROW}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING 1",
            row.id,
            row.owner,
            row.key,
            row.source,
            row.version,
            row.record,
            row.created,
            row.updated,
        )
        if not made:
            raise Conflict

    async def change(self, row: StudyRow) -> None:
        """A study as it is now; Conflict where somebody else has changed the version before it."""
        made = await self._run(
            "UPDATE studies SET record = ?, version = ?, updated = ? WHERE id = ? AND version = ? RETURNING 1",
            row.record,
            row.version,
            row.updated,
            row.id,
            row.version - 1,
        )
        if not made:
            raise Conflict

    async def remove(self, id: str) -> None:
        """Forget a study."""
        await self._run("DELETE FROM studies WHERE id = ?", id)

    async def owned(self, owner: str, limit: int) -> list[StudyRow]:
        """The records that a guest opened, the latest first."""
        rows = await self._rows(
            f"SELECT {_ROW} FROM studies WHERE owner = ? AND source IS NULL ORDER BY updated DESC, id LIMIT ?",
            owner,
            limit,
        )
        return [StudyRow(*row) for row in rows]

    async def remove_owned(self, owner: str) -> int:
        """Forget all records that a guest opened; returns how many."""
        return len(await self._run("DELETE FROM studies WHERE owner = ? AND source IS NULL RETURNING 1", owner))

    async def prune(self, before: float) -> int:
        """Forget opened records that were not touched since a moment; returns how many."""
        return len(await self._run("DELETE FROM studies WHERE updated < ? AND source IS NULL RETURNING 1", before))

    async def ids(self) -> list[str]:
        """Every study there is."""
        return [row[0] for row in await self._rows("SELECT id FROM studies ORDER BY id")]

    async def analysis(self, id: str) -> bytes | None:
        """The analysis of an opened record, as it was kept."""
        rows = await self._rows("SELECT analysis FROM studies WHERE id = ?", id)
        return rows[0][0].encode() if rows and rows[0][0] is not None else None

    async def save_analysis(self, id: str, analysis: bytes) -> None:
        """Keep an analysis."""
        await self._run("UPDATE studies SET analysis = ? WHERE id = ?", analysis.decode(), id)


def in_sqlite(read: Callable[..., Awaitable[Any]], write: Callable[..., Awaitable[Any]]) -> Studies:
    """Studies in the embedded store."""

    def fetching(sql: str, values: Sequence[Any]) -> Callable[[sqlite3.Connection], list[Any]]:
        return lambda db: db.execute(sql, values).fetchall()

    async def rows(sql: str, *values: Any) -> Any:
        return await read(fetching(sql, values))

    async def run(sql: str, *values: Any) -> Any:
        return await write(fetching(sql, values))

    return SqlStudies(rows, run)


def in_postgres(rows: Ask) -> Studies:
    """Studies in PostgreSQL, which numbers the values of a statement."""

    async def numbered(sql: str, *values: Any) -> Any:
        first, *others = sql.split("?")
        return await rows(first + "".join(f"${at}{part}" for at, part in enumerate(others, 1)), *values)

    return SqlStudies(numbered, numbered)
