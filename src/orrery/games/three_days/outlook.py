"""How good a position looks for a seat, part by part: for reasons in words."""

from __future__ import annotations

from orrery.games.three_days import state as phases
from orrery.games.three_days.evaluate import (
    INFLUENCE,
    RIVAL,
    STILL_IN,
    _at_hand,
    _best_pass,
    _best_rival,
    _colonists,
    _day_ends,
    _demand,
    _resources,
    _salvage,
    _upgrades,
)
from orrery.games.three_days.rules.mat import total
from orrery.games.three_days.state import NOTHING, State


def outlook(state: State, seat: int) -> dict[str, float]:
    """Points on the track, and each thing that the mat and the colonists promise."""
    parts = {"track": float(total(state, seat)), "rival": -RIVAL * float(_best_rival(state, seat))}
    if state.stage == phases.FINISHED:
        return parts
    waits = state.stage <= phases.ACTIONS and state.passed[seat] == NOTHING
    return parts | {
        "resources": _resources(state, seat),
        "colonists": _colonists(state, seat),
        "upgrades": _upgrades(state, seat),
        "day-ends": _day_ends(state, seat),
        "salvage": _salvage(state, seat),
        "demand": _demand(state, seat),
        "influence": INFLUENCE * float(state.influence[seat]),
        "envoys": 0.1 * float(state.envoys[seat] + state.reach[seat]),
        "pass": STILL_IN + _best_pass(state) if waits else 0.0,
        "at-hand": _at_hand(state, seat) if state.seat == seat else 0.0,
    }
