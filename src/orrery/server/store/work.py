"""Work on a database, written once for every dialect: it names its statements, and whoever runs it sends the rows back.

A piece of work is a generator. It yields a statement with its values, is sent the rows that came of it, and returns what was
asked for; all of it is one transaction. Statements use what SQLite and PostgreSQL have in common, and number their values: $1.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any, Final, TypeAlias, TypeVar

_T = TypeVar("_T")

Statement: TypeAlias = tuple[Any, ...]
"""The SQL, then its values."""
Row: TypeAlias = tuple[Any, ...]
Work: TypeAlias = Generator[Statement, list[Row], _T]

_NUMBERED: Final = re.compile(r"\$(\d+)")


def for_sqlite(sql: str) -> str:
    """A statement as SQLite numbers its values."""
    return _NUMBERED.sub(r"?\1", sql)
