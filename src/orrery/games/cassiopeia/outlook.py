"""How good a position of Cassiopeia looks, part by part: for reasons in words."""

from __future__ import annotations

from typing import Final

from orrery.games.cassiopeia import components as parts, evaluate as worth, features as at, state as positions
from orrery.judgement import by_parts

PARTS: Final = {
    "planets": (at.BUILT, at.OPTIMIZED),
    "logistics": (at.OPTIMIZED, at.EXPOSED),
    "exposed": (at.EXPOSED, at.EFFECT),
    "effects": (at.EFFECT, at.OBJECT),
    "object": (at.OBJECT, at.WAITS),
    "specialist": (at.WAITS, len(at.FEATURES)),
}
"""From which feature to which each part goes."""


def outlook(state: positions.State, seat: int) -> dict[str, float]:
    """One's own way to the seventh planet by its parts, and the best rival's."""
    judgement = worth.JUDGEMENTS[state.seats]
    rival = max(worth.standing(judgement, state, other) for other in range(state.seats) if other != seat)
    return {**_own(state, seat), "rival": -rival / (int(state.seats) - 1)}


def _own(state: positions.State, seat: int) -> dict[str, float]:
    """What a seat has and is about to get, in planets."""
    if state.terraformed[seat] == parts.PLANETS:
        return {"win": worth.WIN}
    return by_parts(worth.JUDGEMENTS[state.seats], worth.features(state, seat), worth.stage(state), PARTS)
