"""How many of each physical component there are, wherever they lie: the same after every move."""

from orrery.games.callisto.components import KINDS
from orrery.games.callisto.state import State


def census(state: State) -> dict[str, int]:
    """Every piece lies on the board or in front of its owner."""
    layout = state.layout
    board = state.board
    counts = {
        f"colour {colour} {layout.names[kind]}": board.left[colour * KINDS + kind]
        for colour in range(state.colours)
        for kind in range(KINDS)
    }
    for index, colour in zip(board.placed, board.placed_by, strict=True):
        counts[f"colour {colour} {layout.names[layout.kind_of[index]]}"] += 1
    return counts
