"""What a seat sees of Callisto: everything; nothing in this game is hidden."""

from __future__ import annotations

import random
from functools import lru_cache

from orrery.games.callisto.components import KINDS, Layout
from orrery.games.callisto.rules import scores, turn
from orrery.games.callisto.state import State
from orrery.kernel import Event, Json


def view(state: State, seat: int | None) -> dict[str, Json]:
    """The pieces on the board in the order they were placed, and what is left of each colour."""
    board, layout = state.board, state.layout
    cells, left = _cells(layout), board.left  # which the board counts each time it is asked
    return {
        "turn": int(turn(state)),
        "colour": int(board.turn),
        "colours": int(state.colours),
        "seats": int(state.seats),
        "placed": [
            {
                "piece": layout.names[layout.kind_of[index]],
                "colour": colour,
                "cells": list(cells[index]),
            }
            for index, colour in zip(board.placed, board.placed_by, strict=True)
        ],
        "left": [
            dict(zip(layout.names, left[colour * KINDS : (colour + 1) * KINDS], strict=True))
            for colour in range(state.colours)
        ],
        "scores": list(scores(state)),
    }


@lru_cache(maxsize=40)
def _cells(layout: Layout) -> tuple[tuple[str, ...], ...]:
    """The names of the cells under each placement."""
    names = [layout.cell_name(cell) for cell in range(layout.width * layout.width)]
    return tuple(tuple(names[cell] for cell in cells) for cells in layout.cells_of)


def see(event: Event, seat: int | None) -> Event | None:
    """Everybody witnesses everything."""
    return event


def seen(state: State, mover: int, move: int, seat: int | None) -> str:
    """Every move lies open."""
    layout = state.layout
    cells = ",".join(layout.cell_name(cell) for cell in layout.cells_of[move])
    return f"{layout.names[layout.kind_of[move]]} {cells}"


def imagine(state: State, seat: int, rng: random.Random) -> State:
    """There is only one position to believe in."""
    return state.copy()


def reveals(state: State, seat: int, move: int) -> bool:
    """Everything lies open."""
    return False
