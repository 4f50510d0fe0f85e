"""The steps of a table: what its log is made of."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

POSITIONS: Final = frozenset({"start", "play", "draw", "undo", "rewind", "resign", "close"})
"""The steps that make a new position: a command decided before them is stale."""


class Step(Struct, frozen=True):
    """One entry of a table's log; `n` is its place there."""

    n: int
    at: float
    kind: str
    seat: int | None = None
    command: str | None = None
    data: dict[str, Any] = {}
