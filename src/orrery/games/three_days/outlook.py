"""How good a position of Three Days looks, part by part: for reasons in words."""

from __future__ import annotations

from typing import Final

from orrery.games.three_days import evaluate as worth, state as phases
from orrery.games.three_days.rules.mat import total
from orrery.games.three_days.state import State

PARTS: Final = {
    "track": (worth.POINTS, worth.LEVEL),
    "resources": (worth.LEVEL, worth.COLONISTS),
    "colonists": (worth.COLONISTS, worth.EFFECT),
    "upgrades": (worth.EFFECT, worth.STRUCTURES),
    "day-ends": (worth.STRUCTURES, worth.PARTS),
    "salvage": (worth.PARTS, worth.BEGUN),
    "demand": (worth.BEGUN, worth.INFLUENCE),
    "influence": (worth.INFLUENCE, worth.ENVOYS),
    "envoys": (worth.ENVOYS, worth.STILL_IN),
    "pass": (worth.STILL_IN, worth.ACTIONS),
    "at-hand": (worth.ACTIONS, len(worth.FEATURES)),
}
"""From which feature to which each part goes."""


def outlook(state: State, seat: int) -> dict[str, float]:
    """Points on the track, and each thing that the mat and the colonists promise."""
    if state.stage == phases.FINISHED:
        return {"track": float(total(state, seat))}
    judgement, features, stage = worth.JUDGEMENTS[state.seats], worth.features(state, seat), worth.stage(state)
    return {
        part: sum(features[at] * judgement.weight(at, stage) for at in range(first, end))
        for part, (first, end) in PARTS.items()
    }
