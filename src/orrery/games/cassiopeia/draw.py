"""The scene: plain for now."""

from __future__ import annotations

from orrery.kernel import Json, Move, Terms, Text
from orrery.scene import Board, Piece, Place


def board(terms: Terms) -> Board:
    """The picture under the pieces."""
    return Board(1280, 900, "", {}, (Place("all", 640, 450, 100, 40, Text("name")),))


def pieces(terms: Terms, view: dict[str, Json]) -> list[Piece]:
    """Where everything stands."""
    return []


def touches(terms: Terms, move: Move) -> tuple[str, ...]:
    """What a click selects."""
    return ("all",)
