"""How good a position of Callisto looks, part by part: for reasons in words."""

from orrery.games.callisto import evaluate, rules
from orrery.games.callisto.state import State


def outlook(state: State, seat: int) -> dict[str, float]:
    """What is left in hand and where it could still go, of one's own and of the others."""
    points = [int(score) for score in rules.scores(state)]
    rooms = [
        evaluate.ROOM * min(int(state.board.room(colour)), evaluate.ROOM_ENOUGH) for colour in range(state.colours)
    ]
    own = [room for colour, room in enumerate(rooms) if colour % state.seats == seat]
    others = [room for colour, room in enumerate(rooms) if colour % state.seats != seat]
    return {
        "left": float(-points[seat]),
        "rival": float(min(score for other, score in enumerate(points) if other != seat)),
        "room": sum(own),
        "their-room": -sum(others) / (int(state.colours) - 1),
    }
