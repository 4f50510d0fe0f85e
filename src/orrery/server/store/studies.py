"""Where studies are kept: records that guests opened, and what was tried and said after a table's game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from msgspec import Struct

from orrery.record import read, write
from orrery.server.store.work import Work

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


def study(id: str) -> Work[StudyRow | None]:
    """A study."""
    if "\0" in id:
        return None  # no database keeps such a text
    rows = yield f"SELECT {_ROW} FROM studies WHERE id = $1", id
    return StudyRow(*rows[0]) if rows else None


def add_study(row: StudyRow) -> Work[bool]:
    """A new study; False where there is one of this name."""
    rows = yield (
        f"INSERT INTO studies ({_ROW}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING 1",
        row.id,
        row.owner,
        row.key,
        row.source,
        row.version,
        row.record,
        row.created,
        row.updated,
    )
    return bool(rows)


def change_study(row: StudyRow) -> Work[bool]:
    """A study as it is now; False where somebody else has changed the version before it."""
    rows = yield (
        "UPDATE studies SET record = $1, version = $2, updated = $3 WHERE id = $4 AND version = $5 RETURNING 1",
        row.record,
        row.version,
        row.updated,
        row.id,
        row.version - 1,
    )
    return bool(rows)


def forget_study(id: str) -> Work[None]:
    """A study goes."""
    yield "DELETE FROM studies WHERE id = $1", id


def studies_of(owner: str, limit: int) -> Work[list[StudyRow]]:
    """The records that a guest opened, the latest first."""
    rows = yield (
        f"SELECT {_ROW} FROM studies WHERE owner = $1 AND source IS NULL ORDER BY updated DESC, id LIMIT $2",
        owner,
        limit,
    )
    return [StudyRow(*row) for row in rows]


def prune_studies(before: float) -> Work[int]:
    """Forget opened records that were not touched since a moment; returns how many."""
    return len((yield "DELETE FROM studies WHERE updated < $1 AND source IS NULL RETURNING 1", before))


def study_ids() -> Work[list[str]]:
    """Every study there is."""
    rows = yield ("SELECT id FROM studies ORDER BY id",)
    return [id for (id,) in rows]


def study_analysis(id: str) -> Work[bytes | None]:
    """The analysis of an opened record, as it was kept."""
    rows = yield "SELECT analysis FROM studies WHERE id = $1", id
    return rows[0][0].encode() if rows and rows[0][0] is not None else None


def keep_analysis(id: str, analysis: bytes) -> Work[None]:
    """Keep the analysis of an opened record."""
    yield "UPDATE studies SET analysis = $1 WHERE id = $2", analysis.decode(), id


def forget_in_study(table: str, names: Collection[str]) -> Work[None]:
    """Take somebody out of the study of a table's game: what was tried stays, their name and what they said do not."""
    rows = yield "SELECT record FROM studies WHERE source = $1", table
    for (text,) in rows:
        record = read(text)
        rewritten = replace(
            record,
            names=tuple("" if name in names else name for name in record.names),
            comments=tuple(comment for comment in record.comments if comment.author not in names),
        )
        yield "UPDATE studies SET record = $1, version = version + 1 WHERE source = $2", write(rewritten), table
