"""How good a position of Cassiopeia looks, part by part: for reasons in words."""

from __future__ import annotations

from typing import Final

from orrery.games.cassiopeia import evaluate as worth
from orrery.games.cassiopeia.components import PLANETS
from orrery.games.cassiopeia.state import State

PARTS: Final = {
    "planets": (worth.BUILT, worth.OPTIMIZED),
    "logistics": (worth.OPTIMIZED, worth.EXPOSED),
    "exposed": (worth.EXPOSED, worth.EFFECT),
    "effects": (worth.EFFECT, worth.OBJECT),
    "object": (worth.OBJECT, worth.WAITS),
    "specialist": (worth.WAITS, len(worth.FEATURES)),
}
"""From which feature to which each part goes."""


def outlook(state: State, seat: int) -> dict[str, float]:
    """One's own way to the seventh planet by its parts, and the best rival's."""
    judgement = worth.JUDGEMENTS[state.seats]
    rival = max(worth.standing(judgement, state, other) for other in range(state.seats) if other != seat)
    return {**_own(state, seat), "rival": -rival / (int(state.seats) - 1)}


def _own(state: State, seat: int) -> dict[str, float]:
    """What a seat has and is about to get, in planets."""
    if state.terraformed[seat] == PLANETS:
        return {"win": worth.WIN}
    judgement, features, stage = worth.JUDGEMENTS[state.seats], worth.features(state, seat), worth.stage(state)
    return {
        part: sum(features[at] * judgement.weight(at, stage) for at in range(first, end))
        for part, (first, end) in PARTS.items()
    }
