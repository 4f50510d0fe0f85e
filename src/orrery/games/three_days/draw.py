"""The picture: the board, and where every piece of a view stands."""

from __future__ import annotations

from orrery.games.three_days.moves import all_moves
from orrery.kernel import Json, Move, Terms, Text
from orrery.scene import Board, Piece, Place


def board(terms: Terms) -> Board:
    """The picture under the pieces, with its symbols and places."""
    places = tuple(Place(f"m-{move.index}", 10 + move.index, 10, 8, 8, Text("x")) for move in all_moves())
    return Board(800, 100, "", {}, places)


def pieces(terms: Terms, view: dict[str, Json]) -> list[Piece]:
    """Where everything in a view stands."""
    return []


def touches(terms: Terms, move: Move) -> tuple[str, ...]:
    """The pieces and places that stand for a move when they are clicked."""
    return (f"m-{move.index}",)
