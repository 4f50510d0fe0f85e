"""Chapters 5 and 22, Upgrade tiles: revealing them, researching one, and what it does at once."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days import components
from orrery.games.three_days.components import EFFECTS, RESOURCES
from orrery.games.three_days.moves import REVEAL, UPGRADE
from orrery.games.three_days.rules.diplomacy import widen_diplomacy
from orrery.games.three_days.rules.income import advance_cube
from orrery.games.three_days.rules.mat import owns, score
from orrery.games.three_days.rules.names import effect_name, unless
from orrery.games.three_days.rules.round import day_of
from orrery.games.three_days.state import ACTING, DRAWING_UPGRADE, UPGRADE_POINTS, State
from orrery.kernel import Event, Refusal, Text, Who


def must_reveal(state: State) -> bool:
    """5.2: draw from the day's stack; when it is empty its discarded tiles are shuffled."""
    start = day_of(state) * EFFECTS
    for _ in range(2):
        for effect in range(EFFECTS):
            if state.stack[start + effect] > 0:
                state.phase = DRAWING_UPGRADE
                return True
        for effect in range(EFFECTS):
            state.stack[start + effect] = state.discard[start + effect]
            state.discard[start + effect] = 0
    state.to_reveal = 0
    return False


def revealing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """5.2: the tiles of the day's stack."""
    start = day_of(state) * EFFECTS
    for effect in range(EFFECTS):
        if state.stack[start + effect] > 0:
            moves = append(moves, REVEAL + effect)
    return moves


def revealing_odds(state: State, weights: vec[i64]) -> vec[i64]:
    """5.2: each tile of the stack is as likely as any other."""
    start = day_of(state) * EFFECTS
    for effect in range(EFFECTS):
        if state.stack[start + effect] > 0:
            weights = append(weights, state.stack[start + effect])
    return weights


def against_revealing(state: State, seat: int, effect: int) -> Refusal | None:
    """5.2: only what lies in the day's stack is drawn."""
    return unless(state.stack[day_of(state) * EFFECTS + effect] > 0, "5.2", Text("refused-not-in-stack"))


def reveal(state: State, effect: i64, events: list[Event] | None) -> None:
    """5.2: a tile of the day's stack is offered."""
    state.stack[day_of(state) * EFFECTS + effect] -= 1
    state.offer[effect] += 1
    state.to_reveal -= 1
    if events is not None:
        events.append(Event("revealed", {"upgrade": effect_name(effect)}))


def discard_offer(state: State) -> None:
    """5.2: what nobody took goes to the discard of its stack."""
    start = day_of(state) * EFFECTS
    for effect in range(EFFECTS):
        state.discard[start + effect] += state.offer[effect]
        state.offer[effect] = 0


def _may_research(state: State, seat: i64, effect: i64) -> bool:
    """13.7: on offer, and no second copy of what counts only once."""
    if state.offer[effect] == 0:
        return False
    return state.components.unique[effect] == 0 or owns(state, seat, effect) == 0


def can_research(state: State, seat: i64) -> bool:
    """13.6: whether any Upgrade on offer can be taken."""
    return any(_may_research(state, seat, effect) for effect in range(EFFECTS))


def researching_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """13.6, 13.7: the Upgrades on offer that can be taken."""
    for effect in range(EFFECTS):
        if _may_research(state, state.seat, effect):
            moves = append(moves, UPGRADE + effect)
    return moves


def against_researching(state: State, seat: int, effect: int) -> Refusal | None:
    """13.6, 13.7: an Upgrade on offer, and not a second copy of what counts only once."""
    if state.offer[effect] == 0:
        return Refusal("13.6", Text("refused-not-offered", {"upgrade": effect_name(effect)}))
    if state.components.unique[effect] and owns(state, seat, effect):
        return Refusal("13.7", Text("refused-second-copy", {"upgrade": effect_name(effect)}))
    return None


def nothing_to_research(state: State, seat: int) -> Refusal | None:
    """13.6: a laboratory needs an Upgrade that can be taken."""
    if all(against_researching(state, seat, effect) is not None for effect in range(EFFECTS)):
        return Refusal("13.6", Text("refused-no-upgrade"))
    return None


def research(state: State, effect: i64, events: list[Event] | None) -> None:
    """13.6: the Upgrade goes onto the mat and works from now on; with O1 another tile replaces it."""
    seat = state.seat
    state.offer[effect] -= 1
    state.upgrades[seat * EFFECTS + effect] += 1
    state.phase = ACTING
    if state.refill:
        state.to_reveal = 1
    if events is not None:
        events.append(Event("researched", {"seat": Who(seat), "upgrade": effect_name(effect)}))
    _work_at_once(state, seat, effect, events)


def _work_at_once(state: State, seat: i64, effect: i64, events: list[Event] | None) -> None:
    """22.1 to 22.3, 22.10, 22.13, 22.18, 22.24, 22.30: what an Upgrade does when it is taken."""
    amount = state.components.amount[effect]
    if effect < components.HYDROPONICS + RESOURCES:
        for _ in range(amount):
            advance_cube(state, seat, effect, events)
    elif effect == components.EMBASSY:
        widen_diplomacy(state, seat)
    elif effect == components.CONSULATE:
        widen_diplomacy(state, seat)
        state.reach[seat] = 3
    elif effect == components.EXPANSION_BUDGET:
        state.advances_left = amount
        state.advanced = 0
    elif effect == components.MONUMENT:
        score(state, seat, UPGRADE_POINTS, amount)
        if events is not None:
            events.append(Event("upgrade-scored", {"seat": Who(seat), "upgrade": effect_name(effect), "n": amount}))
    elif effect == components.PURIFICATION_PLANT:
        state.purifier_parts = amount
