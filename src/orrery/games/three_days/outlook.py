"""How good a position looks for a seat, part by part: for reasons in words."""

from __future__ import annotations

from orrery.games.three_days import evaluate as worth, state as phases
from orrery.games.three_days.rules.mat import total
from orrery.games.three_days.state import NOTHING, State


def outlook(state: State, seat: int) -> dict[str, float]:
    """Points on the track, and each thing that the mat and the colonists promise."""
    parts = {"track": float(total(state, seat)), "rival": -worth.RIVAL * int(worth._best_rival(state, seat))}
    if state.stage == phases.FINISHED:
        return parts
    waits = state.stage <= phases.ACTIONS and state.passed[seat] == NOTHING
    return parts | {
        "resources": worth._resources(state, seat),
        "colonists": worth._colonists(state, seat),
        "upgrades": worth._upgrades(state, seat),
        "day-ends": worth._day_ends(state, seat),
        "salvage": worth._salvage(state, seat),
        "demand": worth._demand(state, seat),
        "influence": worth.INFLUENCE * int(state.influence[seat]),
        "envoys": 0.1 * int(state.envoys[seat] + state.reach[seat]),
        "pass": worth.STILL_IN + worth._best_pass(state) if waits else 0.0,
        "at-hand": worth._at_hand(state, seat) if state.seat == seat else 0.0,
    }
