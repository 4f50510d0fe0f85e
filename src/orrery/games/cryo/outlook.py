"""How good a position of Cryo looks, part by part: for reasons in words."""

from __future__ import annotations

from typing import Final

from orrery.games.cryo import evaluate as worth, features as at
from orrery.games.cryo.state import State
from orrery.judgement import by_parts

PARTS: Final = {
    "points": (at.POINTS, at.ASLEEP),
    "crew": (at.ASLEEP, at.MISSION),
    "missions": (at.MISSION, at.UPGRADE),
    "upgrades": (at.UPGRADE, at.TILES),
    "platform": (at.TILES, at.DRONES),
    "drones": (at.DRONES, at.FIRST),
    "stores": (at.FIRST, at.AWAKE),
    "launch": (at.AWAKE, at.DRAWS),
    "promise": (at.DRAWS, len(at.FEATURES)),
}
"""From which feature to which each part goes."""


def outlook(state: State, seat: int) -> dict[str, float]:
    """A seat's own prospects by their parts, and the best rival's."""
    judgement = worth.JUDGEMENTS[state.seats]
    rival = max(worth.standing(judgement, state, other) for other in range(state.players) if other != seat)
    return {**_own(state, seat), "rival": -rival / (int(state.players) - 1)}


def _own(state: State, seat: int) -> dict[str, float]:
    """What a seat has and is about to get, in points."""
    if worth.ending(state):
        return {"points": worth.last_points(state, seat), "won": worth.won(state, seat)}
    return by_parts(worth.JUDGEMENTS[state.seats], worth.features(state, seat), worth.stage(state), PARTS)
