"""Drawings: a position as each seat sees it, before it is said in a language; made once for all who look."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.blocks import Scene, Standing
from orrery.kernel import Json
from orrery.server.model.ledger import Ledger
from orrery.table import Table


class Drawing:
    """A position through a seat's eyes; each part of it is made when it is first asked for.

    Where everybody sees the same, what another seat's drawing has made already serves for this one too.
    """

    def __init__(
        self, table: Table, seat: int | None, view: dict[str, Json] | None = None, alike: Drawing | None = None
    ) -> None:
        self._table = table
        self._seat = seat
        self._alike = alike
        self._view = view
        self._scene: Scene | None = None
        self._standing: tuple[Standing, ...] | None = None
        self._stands = False
        """Whether it is known where everybody stands."""

    @property
    def view(self) -> dict[str, Json]:
        """What the seat sees."""
        if self._view is None:
            self._view = self._table.view(self._seat) if self._alike is None else self._seen_alike(self._alike.view)
        return self._view

    def _seen_alike(self, view: dict[str, Json]) -> dict[str, Json]:
        """What another seat sees, as this one sees it."""
        return {**view, "you": self._seat} if "you" in view else view

    @property
    def scene(self) -> Scene:
        """What lies on the table."""
        if self._scene is None:
            self._scene = self._table.game.scene(self._table.terms, self.view, self._seat)
        return self._scene

    @property
    def standing(self) -> tuple[Standing, ...] | None:
        """Where everybody stands."""
        if not self._stands:
            game, terms = self._table.game, self._table.terms
            self._standing = game.standing(terms, self.view) if self._alike is None else self._alike.standing
            self._stands = True
        return self._standing

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
            alike = None if ledger.playing.game.hides else next(iter(self._drawn.values()), None)
            self._drawn[seat] = Drawing(ledger.playing, seat, alike=alike)
        return self._drawn[seat]

    def scores(self, ledger: Ledger, watched: Sequence[int]) -> list[int] | None:
        """The points as everybody may know them; from a drawing that is needed anyway, where the game lets them be seen in it."""
        game = ledger.playing.game
        if not watched or (game.hides and game.open_points is None):
            return self.of(ledger, None).scores
        drawing = self.of(ledger, watched[0])
        return game.open_points(drawing.view) if game.hides and game.open_points is not None else drawing.scores
