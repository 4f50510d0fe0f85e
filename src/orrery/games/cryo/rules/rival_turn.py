"""13 to 15: the table of the rival's turn, from step to step."""

from __future__ import annotations

from orrery.games.cryo.rules import rival, rival_checking, rival_deploying, rival_recalling
from orrery.games.cryo.state import State
from orrery.kernel import Event


def advance_rival(state: State, events: list[Event] | None) -> bool:
    """One step of the rival's turn; True where somebody must decide first."""
    step = state.rival_step
    if step == rival.BEGIN:
        rival_deploying.begin_turn(state, events)
    elif step == rival.ACTIVATE_CARD:
        return rival_deploying.activate_card(state, events)
    elif step == rival.DEPLOY_DRONE:
        return rival_deploying.deploy_for_rival(state, events)
    elif step == rival.TAKE_ACTION:
        return rival_deploying.take_action(state, events)
    elif step == rival.DRAW_DECISION:
        return rival_deploying.draw_decisions(state, rival.CHECK_CRYSTALS, events)
    elif step >= rival.CHECK_CRYSTALS:
        return _check(state, events)
    else:
        return _recall(state, events)
    return False


def _recall(state: State, events: list[Event] | None) -> bool:
    """14: salvage, incidents, drones."""
    step = state.rival_step
    if step == rival.ASSIGN_SALVAGE:
        return rival_recalling.assign_one(state, events)
    if step == rival.INCIDENTS:
        return rival_recalling.resolve_incidents(state, events)
    if step == rival.RECOVER:
        rival_recalling.recover(state, events)
    elif step == rival.REFILL:
        state.refilling = 1
        state.rival_step = rival.RETURN_DRONES
    else:
        rival_recalling.bring_back_rival(state)
    return False


def _check(state: State, events: list[Event] | None) -> bool:
    """15: the five resource checks, in order."""
    step = state.rival_step
    if step == rival.CHECK_CRYSTALS:
        rival_checking.check_crystals(state, events)
    elif step == rival.CHECK_ORGANICS:
        rival_checking.check_organics(state, events)
    elif step == rival.AWAKEN_MOST:
        return rival_checking.awaken_most(state, events)
    elif step == rival.CHECK_TECH:
        return rival_checking.check_tech(state, events)
    elif step == rival.CHECK_NANITES:
        rival_checking.check_nanites(state, events)
    elif step == rival.CHECK_ENERGY:
        return rival_checking.check_energy(state, events)
    elif step == rival.SETTLE_CREW:
        return rival_checking.settle_crew(state, events)
    else:
        return rival_checking.divide_crew(state, events)
    return False
