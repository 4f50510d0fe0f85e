"""The picture: board, pieces and what a click means."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.cryo.components import DOCK_NAMES
from orrery.kernel import Json, Move, Terms, Text
from orrery.scene import Board, Piece, Place, Sketch, Span


def board(terms: Terms) -> Board:
    """The picture under the pieces."""
    places = tuple(
        Place(f"dock-{name}", 20 + 40 * n, 20, 30, 30, Text(f"dock-{name}")) for n, name in enumerate(DOCK_NAMES))
    places += (Place("table", 500, 300, 900, 400, Text("table")),)
    return Board(1280, 900, "", {"dot": '<circle r="9" fill="currentColor"/>'}, places)


def pieces(terms: Terms, view: dict[str, Json]) -> list[Piece]:
    """Where everything in a view stands."""
    return []


def touches(terms: Terms, move: Move) -> tuple[str, ...]:
    """The pieces and places that stand for a move when they are clicked."""
    return ("table",)


def sketch(terms: Terms, view: dict[str, Json], say: Callable[[Text], str]) -> Sketch:
    """The view drawn in letters."""
    return [[Span("Cryo")]]
