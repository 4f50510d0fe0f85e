"""Drawings: a position as each seat sees it, before it is said in a language; made once for all who look."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from orrery.blocks import Scene, Standing
from orrery.kernel import Json
from orrery.server.model.ledger import Ledger
from orrery.table import Table


class Drawing:
    """A position through a seat's eyes; each part of it is made when it is first asked for."""

    def __init__(self, table: Table, seat: int | None, view: dict[str, Json] | None = None) -> None:
        self._table = table
        self._seat = seat
        if view is not None:
            self.view = view

    @cached_property
    def view(self) -> dict[str, Json]:
        """What the seat sees."""
        return self._table.view(self._seat)

    @cached_property
    def scene(self) -> Scene:
        """What lies on the table."""
        return self._table.game.scene(self._table.terms, self.view, self._seat)

    @cached_property
    def standing(self) -> tuple[Standing, ...] | None:
        """Where everybody stands."""
        return self._table.game.standing(self._table.terms, self.view)

    @property
    def scores(self) -> list[int] | None:
        """The same in numbers, as the seat may know them."""
        return None if self.standing is None else [stands.value for stands in self.standing]


class Drawings:
    """The newest position of a table through the eyes of those who asked; also of one that is only tried."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._position = -1
        self._drawn: dict[int | None, Drawing] = {}

    def of(self, ledger: Ledger, seat: int | None) -> Drawing:
        """A ledger's position through a seat's eyes."""
        if self._table is not ledger.playing or self._position != ledger.position:
            self._table, self._position, self._drawn = ledger.playing, ledger.position, {}
        if seat not in self._drawn:
            self._drawn[seat] = Drawing(ledger.playing, seat, self._as_seen_by(seat))
        return self._drawn[seat]

    def _as_seen_by(self, seat: int | None) -> dict[str, Json] | None:
        """What a seat sees where everybody sees the same and somebody has looked already."""
        assert self._table is not None
        other = next(iter(self._drawn.values()), None)
        if other is None or self._table.game.hides:
            return None
        return {**other.view, "you": seat} if "you" in other.view else other.view

    def scores(self, ledger: Ledger, watched: Sequence[int]) -> list[int] | None:
        """The points as everybody may know them; where nothing is hidden, from a drawing that is needed anyway."""
        seat = watched[0] if watched and not ledger.playing.game.hides else None
        return self.of(ledger, seat).scores
