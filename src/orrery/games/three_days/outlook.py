"""How good a position of Three Days looks, part by part: for reasons in words."""

from __future__ import annotations

from typing import Final

from orrery.games.three_days import evaluate as worth, features as at, state as positions
from orrery.judgement import by_parts

PARTS: Final = {
    "track": (at.POINTS, at.LEVEL),
    "resources": (at.LEVEL, at.COLONISTS),
    "colonists": (at.COLONISTS, at.EFFECT),
    "upgrades": (at.EFFECT, at.STRUCTURES),
    "day-ends": (at.STRUCTURES, at.PARTS),
    "salvage": (at.PARTS, at.BEGUN),
    "demand": (at.BEGUN, at.INFLUENCE),
    "influence": (at.INFLUENCE, at.ENVOYS),
    "envoys": (at.ENVOYS, at.STILL_IN),
    "pass": (at.STILL_IN, at.ACTIONS),
    "at-hand": (at.ACTIONS, len(at.FEATURES)),
}
"""From which feature to which each part goes."""


def outlook(state: positions.State, seat: int) -> dict[str, float]:
    """Points on the track, and each thing that the mat and the colonists promise."""
    if state.stage == positions.FINISHED:
        return {"track": worth.evaluate(state, seat)}
    return by_parts(worth.JUDGEMENTS[state.seats], worth.features(state, seat), worth.stage(state), PARTS)
