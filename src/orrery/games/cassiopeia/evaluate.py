"""How good a position of Cassiopeia looks: what the remaining planets cost, and what there is towards it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.cassiopeia.components import (
    CAPSULE,
    EARTH,
    EFFECTS,
    MARS,
    NONE,
    PLANETS,
    PRICED,
    RESOURCES,
    SMUGGLE,
    TAX,
    TO_EARTH,
    TO_MARS,
)
from orrery.games.cassiopeia.rules.principles import loose_coins, optimized, robbable, unprotected
from orrery.games.cassiopeia.state import (
    ACTING,
    CAPSULE_OFFERED,
    CLAIMING,
    EXCHANGING,
    FOR_CAPSULE,
    FOR_OBJECT,
    FOR_PLANET,
    FOR_RELAY,
    LOGISTICS_PART,
    PAYING,
    TAKING,
    State,
)

# All in coins, until the very end.
COINS_A_PLANET: Final = 10.0
CAPSULE_WORTH: Final = 3.8
IN_HAND: Final = 0.85
"""A resource in hand against the same on a price."""
SURPLUS: Final = 0.35
"""A resource that no remaining price asks for."""
BUILT: Final = 4.5
"""A planet built now and not later: only one can be built in a turn."""
NEAREST: Final = 0.25
"""What each coin's worth that lacks for the nearest planet costs in time."""
LOGISTICS: Final = 1.5
EXPOSED: Final = 0.25
"""Each unprotected resource beyond three."""
A_TURN: Final = 0.45
"""How much of its worth an effect keeps for each planet still to build."""
OFFER: Final = 1.0
THEFT: Final = 2.5
RIVAL: Final = 0.35
WIN: Final = 20.0


def evaluate(state: State, seat: i64) -> float:
    """In planets: one's own way to the seventh, less a part of the best rival's."""
    best: float = -1000.0
    for other in range(state.seats):
        if other != seat:
            value = _standing(state, other)
            best = max(best, value)
    return (_standing(state, seat) - RIVAL * best) / COINS_A_PLANET


def _standing(state: State, seat: i64) -> float:
    """What a seat has, less what it still has to pay."""
    if state.terraformed[seat] == PLANETS:
        return WIN * COINS_A_PLANET
    paying: bool = state.phase == PAYING and state.active == seat
    building: i64 = state.thing if paying and state.purpose == FOR_PLANET else -1
    value = _planets(state, seat, building, paying)
    if paying:
        value += _purchase(state)
    if optimized(state, seat):
        value += LOGISTICS
    exposed: i64 = unprotected(state, seat) - 3
    if exposed > 0:
        value -= EXPOSED * float(exposed)
    left = float(PLANETS - state.terraformed[seat])
    value += _effects(state, seat) * left * A_TURN
    if state.picked[seat] >= 0 and state.used[state.picked[seat]] == 0:
        value += _specialist(state, seat)
    return value


def _worth(resource: i64) -> float:
    return CAPSULE_WORTH if resource == CAPSULE else float(resource + 1)


def _planets(state: State, seat: i64, building: i64, paying: bool) -> float:
    """Resources towards the prices of the planets still uninhabited, seen as if the one being paid for were built."""
    table = state.components
    goods: float = 0.0
    cost: float = 0.0
    nearest: float = 100.0
    need_bots: i64 = 0
    need_lenses: i64 = 0
    need_cells: i64 = 0
    built: i64 = 0
    base: i64 = seat * PLANETS
    at: i64 = seat * RESOURCES
    for slot in range(PLANETS):
        if slot == building or state.inhabited[base + state.row[base + slot]] != 0:
            built += 1
            continue
        left: i64 = slot - 1 if slot > 0 else PLANETS - 1
        number: i64 = state.row[base + left]
        side: i64 = 1 if left == building else state.inhabited[base + number]
        lacking: float = 0.0
        for resource in range(PRICED):
            due: i64 = table.price[(side * PLANETS + number) * PRICED + resource]
            held: i64 = state.goods[at + resource]
            cost += float(due) * _worth(resource)
            if due > held:
                lacking += float(due - held) * _worth(resource)
            if resource == 1:
                need_bots += due
            elif resource == 2:
                need_lenses += due
            elif resource == 3:
                need_cells += due
        nearest = min(nearest, lacking)
    goods += float(state.goods[at]) + float(state.goods[at + CAPSULE]) * CAPSULE_WORTH
    goods += _held(state.goods[at + 1], need_bots) * 2.0 + _held(state.goods[at + 2], need_lenses) * 3.0
    goods += _held(state.goods[at + 3], need_cells) * 4.0
    if paying:
        for resource in range(PRICED):
            goods -= float(state.due[resource]) * _worth(resource)
    lacks: float = nearest - float(state.goods[at + CAPSULE]) * CAPSULE_WORTH
    if built == PLANETS:
        lacks = 0.0
    return goods * IN_HAND - cost + BUILT * float(built) - (NEAREST * lacks if lacks > 0.0 else 0.0)


def _held(amount: i64, need: i64) -> float:
    """What of a kind is needed counts in full, the rest a little."""
    return float(amount) if amount <= need else float(need) + SURPLUS * float(amount - need)


def _purchase(state: State) -> float:
    """What a payment under way will bring."""
    if state.purpose == FOR_PLANET:
        return 0.0
    if state.purpose in (FOR_OBJECT, FOR_RELAY):
        return 2.0
    if state.purpose == FOR_CAPSULE:
        return CAPSULE_WORTH
    return _worth(state.thing) * IN_HAND


def _effects(state: State, seat: i64) -> float:
    """What active effects bring in a turn, in coins."""
    value: float = 0.0
    powers: i64 = state.powers[seat]
    for effect in range(EFFECTS):
        if (powers >> effect) & 1 != 0:
            value += _effect_worth(effect)
    return value


def _effect_worth(effect: i64) -> float:
    if effect < 7:
        # Engineering, Trade, Banking, Transporter, Cruiser, Alien Station, Biological
        return 1.0 if effect == 1 or effect >= 5 else 0.6
    if effect < 9:
        return 1.8
    return 0.8 if effect < 15 else 0.5


def _specialist(state: State, seat: i64) -> float:
    """What the chosen card will bring, or still brings in the middle of its effect."""
    card: i64 = state.picked[seat]
    face: i64 = card * 2 + state.face[card]
    now: bool = seat == state.active
    if now and state.phase > ACTING:
        return _rest_of_effect(state, seat, face)
    value: float = float(state.coins[card])
    table = state.components
    for resource in range(RESOURCES):
        at: i64 = face * RESOURCES + resource
        value += float(table.gain[at]) * _worth(resource) + float(table.each[at]) * _worth(resource) * 0.6
    return value * IN_HAND + _action(state, seat, table.action[face]) + _logistics_worth(state, seat, face)


def _rest_of_effect(state: State, seat: i64, face: i64) -> float:
    """In the middle of an effect: what is being offered, and the Logistics part still to come."""
    value: float = 0.0
    if state.phase == TAKING:
        value += THEFT
    elif state.phase in (CLAIMING, CAPSULE_OFFERED, EXCHANGING):
        value += OFFER
    elif state.phase != PAYING or state.purpose != FOR_OBJECT:
        return value
    if state.stage == LOGISTICS_PART and state.with_logistics:
        value += _logistics_worth(state, seat, face)
    return value


def _logistics_worth(state: State, seat: i64, face: i64) -> float:
    action: i64 = state.components.action[face]
    where: i64 = state.logistics
    if action == TO_MARS:
        where = MARS
    elif action == TO_EARTH:
        where = EARTH
    if (state.earth[seat] > 0) != (where == EARTH):
        return 0.0
    value: float = 0.0
    for resource in range(RESOURCES):
        value += float(state.components.logistics[face * RESOURCES + resource]) * _worth(resource)
    if state.components.logistics_action[face] != NONE:
        value += OFFER
    return value * IN_HAND


def _action(state: State, seat: i64, action: i64) -> float:
    """What else the main part does, roughly."""
    if action == NONE:
        return 0.0
    if action == SMUGGLE:
        return THEFT
    value: float = 0.0
    if action == TAX:
        for other in range(state.seats):
            if robbable(state, seat, other) and loose_coins(state, other) > 0:
                value += 1.0
        return value
    if action in (TO_MARS, TO_EARTH):
        where: i64 = MARS if action == TO_MARS else EARTH
        if state.logistics == where:
            return 0.0
        value += LOGISTICS if (state.earth[seat] > 0) == (where == EARTH) else -LOGISTICS
        for other in range(state.seats):
            lost: i64 = unprotected(state, other) - 3
            if other != seat and lost > 0:
                value += 0.6 * float(lost)
        return value
    return OFFER
