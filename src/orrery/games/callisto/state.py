"""Callisto's state: the bitboards, compiled where they can be, and how the colours belong to the seats."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orrery.games.callisto.components import KINDS, Layout
from orrery.games.callisto.reference import Board as PlainBoard


def _board_class() -> Any:
    try:
        from orrery.games.callisto.bitboard import Board  # noqa: PLC0415
    except ImportError:
        return PlainBoard
    return Board


BOARD: Any = _board_class()
"""The bitboards' class: Cython's, or the plain one with the same results."""


def empty_board(layout: Layout, colours: i64) -> Any:
    """A board without a piece; plain where an edition's pieces are too large or too many for the compiled tables."""
    holds: Any = getattr(BOARD, "holds", None)
    return BOARD(layout, colours) if holds is None or holds(layout) else PlainBoard(layout, int(colours))


class State:
    """A position."""

    def __init__(self, board: Any, layout: Layout, seats: i64, colours: i64) -> None:
        self.board: Any = board
        self.layout: Layout = layout
        self.seats: i64 = seats
        self.colours: i64 = colours

    def copy(self) -> State:
        """A position that shares nothing changeable with this one."""
        return State(self.board.copy(), self.layout, self.seats, self.colours)

    def facts(self) -> list[int]:
        """Everything in it as numbers."""
        board = self.board
        return [int(self.seats), int(self.colours), board.turn, *board.left, *board.placed, *board.placed_by]

    def left(self, colour: i64, kind: i64) -> int:
        """How many pieces of a kind a colour still has."""
        count: int = self.board.left[colour * KINDS + kind]
        return count
