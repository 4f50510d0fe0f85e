"""What can be done now: placing, each placement as a choice, and where everybody stands."""

from functools import lru_cache
from typing import Any

from orrery.blocks import Action, Offer, Standing
from orrery.games.callisto.draw import all_points, hands, points_left
from orrery.games.callisto.moves import layout_of
from orrery.kernel import Json, Move, Terms, Text


def actions(terms: Terms, view: dict[str, Json], seat: int) -> tuple[Action, ...]:
    """3.1: one thing is done in a turn."""
    seen: Any = view
    pillars = seen["left"][seen["colour"]]["1"]
    text = Text("action-pillars-first", {"n": pillars - 1}) if pillars > 1 else Text("action-place-text")
    return (Action("place", Text("action-place"), ("place",), "kind-L", text, main=True),)


def offer(terms: Terms, view: dict[str, Json], seat: int, move: Move) -> Offer:
    """A placement by its piece; where it lies the board shows."""
    made = layout_of(terms)
    name = str(move.fields["piece"])
    return _offer(name, made.points[made.names.index(name)])


@lru_cache(maxsize=1_000)
def _offer(name: str, points: int) -> Offer:
    return Offer(Text(f"piece-{name}"), gain=Text("offer-points", {"n": points}))


def standing(terms: Terms, view: dict[str, Json]) -> tuple[Standing, ...]:
    """4.3, 4.4: the points that each player has left to place; the fewest win."""
    seen: Any = view
    made = layout_of(terms)
    left = [0] * seen["seats"]
    for colour, pieces in enumerate(hands(made, seen["left"])):
        left[colour % seen["seats"]] += points_left(made, pieces)
    most = all_points(made) * seen["colours"] // seen["seats"]
    return tuple([_stands(points, most) for points in left])


@lru_cache(maxsize=1_000)
def _stands(points: int, most: int) -> Standing:
    return Standing(points, Text("standing", {"n": points}), most)
