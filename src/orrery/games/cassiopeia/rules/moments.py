"""Why a move comes at the wrong moment: when such a thing is done, and what is being decided now."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cassiopeia.rules.paying import effect_name
from orrery.games.cassiopeia.state import (
    ADDING_STATION,
    CHOOSING,
    DEALING,
    DISCARDING,
    FINDING_FIRST,
    INCLUDING,
    PHASE_NAMES,
    STARTING,
    State,
)
from orrery.kernel import CHANCE, Refusal, Text, Who


def wrong_moment(state: State, rule: str, when: str) -> Refusal:
    """A refusal that says when such a move is made and what is being decided instead."""
    return _refused(state, rule, Text(f"when-{when}"))


def wrong_moment_for(state: State, rule: str, when: str, effect: i64) -> Refusal:
    """The same for a planet's or an object's effect."""
    return _refused(state, rule, Text(f"when-{when}", {"effect": effect_name(effect)}))


def _refused(state: State, rule: str, when: Text) -> Refusal:
    moment = Text(f"moment-{PHASE_NAMES[state.phase]}")
    return Refusal(rule, Text("refused-moment", {"when": when, "moment": moment}))


def in_turn(state: State, seat: i64) -> bool:
    """3.3: whether the seat's own turn has begun and is not over; a discard may come in another's."""
    return state.phase >= STARTING and seat == state.active


def not_to_decide(state: State, seat: i64) -> Refusal:
    """3.1, 3.3, 5.7: somebody else decides, or the game is being set up."""
    if state.mover == CHANCE:
        moment = Text(f"moment-{PHASE_NAMES[state.phase]}")
        return Refusal(_setting_up(state), Text("refused-setting-up", {"moment": moment}))
    if seat == CHANCE and state.phase >= CHOOSING:
        return Refusal("1.6", Text("refused-no-chance", {"turn": Who(state.mover)}))
    if state.phase == DISCARDING:
        return Refusal("5.7", Text("refused-other-discards", {"turn": Who(state.mover)}))
    rule = "3.3" if state.phase > CHOOSING else "3.1" if state.phase == CHOOSING else "1.2"
    return Refusal(rule, Text("refused-not-your-turn", {"name": Who(seat), "turn": Who(state.mover)}))


def _setting_up(state: State) -> str:
    """The rule of the step at which the set-up is."""
    phase: i64 = state.phase
    if phase == INCLUDING:
        return "1.2"
    if phase == DEALING:
        return "1.1"
    if phase < ADDING_STATION:
        return "1.3"
    return "3.1" if phase == FINDING_FIRST else "1.4"
