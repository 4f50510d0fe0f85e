"""Where tables are kept: what every store can do, and how to open one by its URL.

What is not needed with every move is written once for all databases, as work that a store runs (`work.py`): results and
ratings in `results.py`, devices in `devices.py`, and in `everything.py` all that is kept about a guest, where each concern
adds its part.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from importlib import resources
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from orrery.server.model.results import Result
from orrery.server.model.settings import Settings
from orrery.server.model.steps import Step
from orrery.server.store.work import Work

_T = TypeVar("_T")
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"


class Conflict(Exception):
    """Another process wrote a step with this number first."""


class Unavailable(Exception):
    """The database does not answer, or refuses to write."""


class Guest(Struct, frozen=True):
    """Somebody with a name; the id, at first the SHA-256 of their first token, opens nothing."""

    id: str
    name: str


class TableRow(Struct, frozen=True):
    """A table as it stands in the database; `card` is what everybody who may know of it may know."""

    id: str
    settings: Settings
    status: str
    updated: float
    due: float | None
    card: dict[str, Any]


class Change(Struct, frozen=True):
    """What a step changes in its table's row."""

    status: str
    updated: float
    due: float | None
    card: bytes | None
    """None: it is as it was."""
    guests: tuple[str, ...] = ()
    """Who sits at the table now."""
    result: Result | None = None
    """How the game ended, with the step that ends it."""


Notice = Callable[[str, str], Awaitable[None]]
"""Called with a table's id and a word when another process changed it."""


class Store(Protocol):
    """Keeps guests, tables and steps; every method that writes returns when it is on disk."""

    shared: bool
    """Whether other processes may use the same tables."""

    async def open(self, hear: Notice) -> None:
        """Connect, bring the schema up to date, and begin to listen."""

    async def close(self) -> None:
        """Finish what is being written and let go."""

    async def ready(self) -> None:
        """Unavailable when nothing could be written now."""

    async def do(self, work: Work[_T]) -> _T:
        """Work that writes, all of it or nothing; Conflict where something was taken already."""

    async def look(self, work: Work[_T]) -> _T:
        """Work that only reads."""

    async def scrub(self) -> None:
        """Leave nothing of what was deleted, as far as the database lets one."""

    async def guest(self, id: str) -> Guest | None:
        """A guest by their id."""

    async def save_guest(self, guest: Guest, now: float) -> None:
        """A new guest, or a new name."""

    async def create(self, id: str, settings: Settings, change: Change) -> None:
        """A new table."""

    async def table(self, id: str) -> TableRow | None:
        """A table's row."""

    async def now(self) -> float:
        """Seconds since 1970 by the clock that everybody who uses these tables shares."""

    async def steps(self, id: str, after: int, limit: int | None = None) -> list[Step]:
        """The steps of a table after one, in order; all of them, or a page."""

    async def append(self, id: str, step: Step, change: Change) -> None:
        """The next step, kept for ever; Conflict when its number is taken."""

    async def lobby(self, limit: int) -> list[TableRow]:
        """Public tables that are open or running, the newest first."""

    async def mine(self, guest: str, limit: int) -> list[TableRow]:
        """The tables where a guest sits, the latest first."""

    async def due(self, now: float, limit: int) -> list[str]:
        """Running tables where something should have happened by now."""

    async def rest(self, id: str) -> None:
        """No bot is due at a table, although its row said so."""

    async def guests(self) -> list[tuple[str, str, float]]:
        """Every guest: id, name, and when they were last seen."""

    async def ids(self) -> AsyncIterator[str]:
        """Every table there is."""
        yield ""

    async def missing(self, ids: Sequence[str]) -> list[str]:
        """Those of some tables that are not there any more."""

    async def prune(self, before: float) -> int:
        """Forget tables that are over, closed, never started or left to bots, not touched since a moment; returns how many."""

    async def analysis(self, id: str) -> bytes | None:
        """The analysis of a game, as it was kept."""

    async def save_analysis(self, id: str, analysis: bytes) -> None:
        """Keep an analysis."""

    async def keep(self, id: str) -> bool:
        """Become the one process that plays a table's bots and clocks; False when another is."""

    async def release(self, id: str) -> None:
        """Leave a table's bots and clocks to others."""

    async def tell(self, id: str, word: str) -> None:
        """Tell the other processes something about a table that is not kept."""


def new_id() -> str:
    """The name of a table: short enough to read out, and it opens nothing."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def migrations(dialect: str) -> list[tuple[int, str]]:
    """The numbered SQL files of a dialect, in order."""
    folder = resources.files("orrery.server.store") / "migrations" / dialect
    files = [
        (int(entry.name[:4]), entry.read_text(encoding="utf-8"))
        for entry in folder.iterdir()
        if entry.name.endswith(".sql")
    ]
    return sorted(files)


def check_schema(done: int, known: int) -> None:
    """Unavailable when a newer Orrery has written the database: what it means by its tables is not known here."""
    if done > known:
        raise Unavailable(
            f"it was written by a newer Orrery (its schema is {done}, this one knows {known}): use that one, or restore a backup"
        )


def open_store(url: str, alone: bool = True) -> Store:
    """The store behind a URL: sqlite:///path or postgresql://…; `alone`: not while another process has the SQLite file."""
    if url.startswith(("postgresql://", "postgres://")):
        from orrery.server.store.postgres import PostgresStore  # noqa: PLC0415 (asyncpg only where it is used)

        return PostgresStore(url)
    from orrery.server.store.sqlite import SqliteStore  # noqa: PLC0415

    if not url.startswith("sqlite:///"):
        raise Unavailable(f"“{url[:60]}” is no database: it must begin with sqlite:/// or postgresql://")
    return SqliteStore(url.removeprefix("sqlite:///"), alone)


def row(id: str, settings: str, status: str, updated: float, due: float | None, card: str) -> TableRow:
    """A row as the database gave it."""
    return TableRow(id, msgspec.json.decode(settings, type=Settings), status, updated, due, msgspec.json.decode(card))


def step(n: int, at: float, kind: str, seat: int | None, command: str | None, data: str) -> Step:
    """A step as the database gave it."""
    return Step(n, at, kind, seat, command, msgspec.json.decode(data))


def texts(values: Sequence[Any]) -> list[str]:
    """Values as JSON text."""
    return [msgspec.json.encode(value).decode() for value in values]
