"""How good a position of Cassiopeia looks, part by part: for reasons in words."""

from __future__ import annotations

from orrery.games.cassiopeia import state as phases
from orrery.games.cassiopeia.components import PLANETS
from orrery.games.cassiopeia.evaluate import (
    A_TURN,
    COINS_A_PLANET,
    EXPOSED,
    LOGISTICS,
    OFFER,
    RIVAL,
    WIN,
    _effects,
    _offers,
    _planets,
    _standing,
)
from orrery.games.cassiopeia.rules.principles import optimized, unprotected
from orrery.games.cassiopeia.state import State


def outlook(state: State, seat: int) -> dict[str, float]:
    """One's own way to the seventh planet by its parts, and the best rival's."""
    rival = max(_standing(state, other) for other in range(state.seats) if other != seat)
    parts = {**_own(state, seat), "rival": -RIVAL * rival}
    return {name: amount / COINS_A_PLANET for name, amount in parts.items()}


def _own(state: State, seat: int) -> dict[str, float]:
    """What a seat has and is about to get, in coins."""
    if state.terraformed[seat] == PLANETS:
        return {"win": WIN * COINS_A_PLANET}
    return {
        "planets": _planets(state, seat),
        "object": OFFER * 2.0 if _buys_object(state, seat) else 0.0,
        "logistics": LOGISTICS if optimized(state, seat) else 0.0,
        "exposed": -EXPOSED * float(max(0, unprotected(state, seat) - 3)),
        "effects": _effects(state, seat) * float(PLANETS - state.terraformed[seat]) * A_TURN,
        "specialist": _offers(state, seat),
    }


def _buys_object(state: State, seat: int) -> bool:
    paying = state.phase == phases.PAYING and state.active == seat
    return paying and state.purpose in (phases.FOR_OBJECT, phases.FOR_RELAY)
