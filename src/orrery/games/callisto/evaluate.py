"""How good a position of Callisto looks, from what is left and where it could still go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.callisto.rules import scores
from orrery.games.callisto.state import State

ROOM: Final = 0.02
"""What each place that a colour could still fill is worth, in points."""
ROOM_ENOUGH: Final = 400


def evaluate(state: State, seat: i64) -> float:
    """Fewer points in hand than the others, and more room to place them."""
    points = scores(state)
    worst_rival: i64 = 1000
    for other in range(state.seats):
        if other != seat and points[other] < worst_rival:
            worst_rival = points[other]
    value = float(worst_rival) - float(points[seat])
    for colour in range(state.colours):
        room = min(len(state.board.legal(colour)), ROOM_ENOUGH) * ROOM
        value += room if colour % state.seats == seat else -room / float(state.colours - 1)
    return value
