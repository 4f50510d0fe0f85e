"""How good a position of Cassiopeia looks, part by part: for reasons in words."""

from __future__ import annotations

from orrery.games.cassiopeia import evaluate as worth, state as phases
from orrery.games.cassiopeia.components import PLANETS
from orrery.games.cassiopeia.rules.principles import optimized, unprotected
from orrery.games.cassiopeia.state import State


def outlook(state: State, seat: int) -> dict[str, float]:
    """One's own way to the seventh planet by its parts, and the best rival's."""
    rival = max(worth._standing(state, other) for other in range(state.seats) if other != seat)
    parts = {**_own(state, seat), "rival": -worth.RIVAL * rival}
    return {name: amount / worth.COINS_A_PLANET for name, amount in parts.items()}


def _own(state: State, seat: int) -> dict[str, float]:
    """What a seat has and is about to get, in coins."""
    if state.terraformed[seat] == PLANETS:
        return {"win": worth.WIN * worth.COINS_A_PLANET}
    return {
        "planets": worth._planets(state, seat),
        "object": worth.OFFER * 2.0 if _buys_object(state, seat) else 0.0,
        "logistics": worth.LOGISTICS if optimized(state, seat) else 0.0,
        "exposed": -worth.EXPOSED * max(0, int(unprotected(state, seat)) - 3),
        "effects": worth._effects(state, seat) * (PLANETS - int(state.terraformed[seat])) * worth.A_TURN,
        "specialist": worth._offers(state, seat),
    }


def _buys_object(state: State, seat: int) -> bool:
    paying = state.phase == phases.PAYING and state.active == seat
    return paying and state.purpose in (phases.FOR_OBJECT, phases.FOR_RELAY)
