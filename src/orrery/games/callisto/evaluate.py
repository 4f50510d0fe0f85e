"""How good a position of Callisto looks, from what is left and where it could still go."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.callisto.rules import scores
from orrery.games.callisto.state import State

ROOM: Final = 0.02
"""What each place that a colour could still fill is worth, in points."""
ROOM_ENOUGH: Final = 400
CONTESTED: Final = 0.4
"""What covering a cell beside another colour adds to the cell itself."""
CENTRAL: Final = 0.1
"""What a cell loses with each step from the middle of the board."""


def evaluate(state: State, seat: i64) -> float:
    """Fewer points in hand than the others, and more room to place them."""
    points = scores(state)
    worst_rival: i64 = 1000
    for other in range(state.seats):
        if other != seat and points[other] < worst_rival:
            worst_rival = points[other]
    value = float(worst_rival) - float(points[seat])
    for colour in range(state.colours):
        places: i64 = state.board.room(colour)
        room = float(min(places, ROOM_ENOUGH)) * ROOM
        value += room if colour % state.seats == seat else -room / float(state.colours - 1)
    return value


def prior(state: State, seat: i64, offered: Any) -> vec[float]:
    """How promising these placements look at a glance: many cells, near the others, near the middle."""
    moves: vec[i64] = offered
    worth = _worth_of_cells(state)
    looks = vec[float](capacity=len(moves))
    cells_of = state.layout.cells_of
    for i in range(len(moves)):
        look = 0.0
        for cell in cells_of[moves[i]]:
            look += worth[cell]
        looks = append(looks, look)
    return looks


def _worth_of_cells(state: State) -> vec[float]:
    """What it is worth to cover each cell, for the colour whose turn it is."""
    width: i64 = state.layout.width
    middle = float(width - 1) / 2.0
    worth = vec[float](capacity=width * width)
    for cell in range(width * width):
        away = max(abs(float(cell % width) - middle), abs(float(cell // width) - middle))
        worth = append(worth, 1.0 - CENTRAL * away)
    placed: list[int] = state.board.placed
    placed_by: list[int] = state.board.placed_by
    own: i64 = state.board.turn
    for at in range(len(placed)):
        if placed_by[at] != own:
            for cell in state.layout.cells_of[placed[at]]:
                for beside in (cell - 1, cell + 1, cell - width, cell + width):
                    if 0 <= beside < width * width:
                        worth[beside] += CONTESTED
    return worth
