"""How good a position of Cassiopeia looks: what the remaining planets cost, and what there is towards it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.cassiopeia import components, state as phases
from orrery.games.cassiopeia.components import BOT, CAPSULE, CELL, COIN, LENS, PLANETS, PRICED, RESOURCES
from orrery.games.cassiopeia.rules.principles import loose_coins, optimized, unprotected
from orrery.games.cassiopeia.rules.robbing import robbable
from orrery.games.cassiopeia.state import State

# All in coins, until the very end.
COINS_A_PLANET: Final = 10.0
CAPSULE_WORTH: Final = 4.2
IN_HAND: Final = 0.6
"""A resource in hand against the same on a price."""
SURPLUS: Final = 0.35
"""A resource that no remaining price asks for."""
BUILT: Final = 9.0
"""A planet built now and not later: only one can be built in a turn."""
READY: Final = 5.0
"""A planet that can be paid for in the turn to come."""
NEAREST: Final = 0.5
"""What each coin's worth that lacks for the nearest planet costs in time."""
LOGISTICS: Final = 1.5
EXPOSED: Final = 0.15
"""Each unprotected resource beyond three."""
A_TURN: Final = 0.3
"""How much of its worth an effect keeps for each planet still to build."""
OFFER: Final = 0.8
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
    """What a seat has and is about to get, less what it still has to pay."""
    if state.terraformed[seat] == PLANETS:
        return WIN * COINS_A_PLANET
    value = _planets(state, seat)
    if state.phase == phases.PAYING and state.active == seat and state.purpose in (phases.FOR_OBJECT, phases.FOR_RELAY):
        value += OFFER * 2.0
    if optimized(state, seat):
        value += LOGISTICS
    exposed: i64 = unprotected(state, seat) - 3
    if exposed > 0:
        value -= EXPOSED * float(exposed)
    left = float(PLANETS - state.terraformed[seat])
    return value + _effects(state, seat) * left * A_TURN + _offers(state, seat)


def _worth(resource: i64) -> float:
    return CAPSULE_WORTH if resource == CAPSULE else float(resource + 1)


def _waits(state: State, seat: i64) -> bool:
    """Whether the seat has chosen a specialist whose effect is still to come."""
    card: i64 = state.picked[seat]
    if card < 0 or state.used[card] != 0:
        return False
    return seat != state.active or state.phase <= phases.ACTING


def _coming(state: State, seat: i64, resource: i64) -> i64:
    """What the chosen specialist will bring of a resource: coins on the card, main part, Logistics part."""
    card: i64 = state.picked[seat]
    face: i64 = card * 2 + state.face[card]
    at: i64 = face * RESOURCES + resource
    table = state.components
    amount: i64 = table.each[at] + table.gain[at]
    if resource == COIN:
        amount += state.coins[card]
    if _will_be_optimized(state, seat, table.action[face]):
        amount += table.logistics[at]
    return amount


def _will_be_optimized(state: State, seat: i64, action: i64) -> bool:
    where: i64 = state.logistics
    if action == components.TO_MARS:
        where = components.MARS
    elif action == components.TO_EARTH:
        where = components.EARTH
    return state.earth[seat] > 0 if where == components.EARTH else state.earth[seat] < 0


def _expected(state: State, seat: i64, resource: i64) -> i64:
    """What a seat will have of a resource when its payment is made and its specialist resolved."""
    held: i64 = state.goods[seat * RESOURCES + resource]
    if state.phase == phases.PAYING and state.active == seat:
        if resource != CAPSULE:
            held -= state.due[resource]
        if state.thing == resource and state.purpose in (
            phases.FOR_RESOURCE,
            phases.FOR_CAPSULE,
            phases.FOR_FREIGHT,
            phases.FOR_GROWING,
        ):
            held += 1
    if _waits(state, seat):
        held += _coming(state, seat, resource)
    return held


def _planets(state: State, seat: i64) -> float:
    """Resources towards the prices of the planets still uninhabited, seen as if the one being paid for were built."""
    table = state.components
    paying: bool = state.phase == phases.PAYING and state.active == seat
    building: i64 = state.thing if paying and state.purpose == phases.FOR_PLANET else -1
    coins: i64 = _expected(state, seat, COIN)
    bots: i64 = _expected(state, seat, BOT)
    lenses: i64 = _expected(state, seat, LENS)
    cells: i64 = _expected(state, seat, CELL)
    jokers: i64 = _expected(state, seat, CAPSULE)
    cost: float = 0.0
    nearest: float = 100.0
    need_bots: i64 = 0
    need_lenses: i64 = 0
    need_cells: i64 = 0
    built: i64 = 0
    base: i64 = seat * PLANETS
    for slot in range(PLANETS):
        if slot == building or state.inhabited[base + state.row[base + slot]] != 0:
            built += 1
            continue
        left: i64 = slot - 1 if slot > 0 else PLANETS - 1
        number: i64 = state.row[base + left]
        side: i64 = 1 if left == building else state.inhabited[base + number]
        at: i64 = (side * PLANETS + number) * PRICED
        due_coins: i64 = table.price[at]
        due_bots: i64 = table.price[at + BOT]
        due_lenses: i64 = table.price[at + LENS]
        due_cells: i64 = table.price[at + CELL]
        cost += float(due_coins + 2 * due_bots + 3 * due_lenses + 4 * due_cells)
        lacking = _lack(due_coins, coins) + 2.0 * _lack(due_bots, bots)
        lacking += 3.0 * _lack(due_lenses, lenses) + 4.0 * _lack(due_cells, cells)
        nearest = min(nearest, lacking)
        need_bots += due_bots
        need_lenses += due_lenses
        need_cells += due_cells
    goods: float = float(coins) + float(jokers) * CAPSULE_WORTH
    goods += 2.0 * _useful(bots, need_bots) + 3.0 * _useful(lenses, need_lenses) + 4.0 * _useful(cells, need_cells)
    value: float = goods * IN_HAND - cost + BUILT * float(built)
    if built < PLANETS:
        nearest -= float(jokers) * CAPSULE_WORTH
        if nearest > 0.0:
            value -= NEAREST * nearest
        elif _builds(state, seat):
            value += READY
    return value


def _builds(state: State, seat: i64) -> bool:
    """Whether step 3 of the seat's turn is still to come in this round."""
    card: i64 = state.picked[seat]
    if card < 0 or state.used[card] != 0:
        return False
    return seat != state.active or (
        state.phase != phases.STORING and (state.phase != phases.PAYING or state.purpose != phases.FOR_PLANET)
    )


def _lack(due: i64, held: i64) -> float:
    return float(due - held) if due > held else 0.0


def _useful(amount: i64, need: i64) -> float:
    """What of a kind is needed counts in full, the rest a little."""
    return float(amount) if amount <= need else float(need) + SURPLUS * float(amount - need)


def _effects(state: State, seat: i64) -> float:
    """What active effects bring in a turn, in coins."""
    value: float = 0.0
    powers: i64 = state.powers[seat]
    for effect in range(components.EFFECTS):
        if (powers >> effect) & 1 != 0:
            value += _effect_worth(effect)
    return value


def _effect_worth(effect: i64) -> float:
    if effect < components.FACTORY:
        return 1.0 if effect == components.TRADE or effect >= components.ALIEN_STATION else 0.6
    if effect <= components.OBSERVATORY:
        return 1.8
    return 0.8 if effect < components.PHOBOS else 0.5


def _offers(state: State, seat: i64) -> float:
    """What else the chosen specialist will do, or is offering now."""
    card: i64 = state.picked[seat]
    if card < 0:
        return 0.0
    face: i64 = card * 2 + state.face[card]
    table = state.components
    if _waits(state, seat):
        value = _action(state, seat, table.action[face])
        if table.logistics_action[face] != components.NONE and _will_be_optimized(state, seat, table.action[face]):
            value += OFFER
        return value + (OFFER if table.after[face] != components.NONE else 0.0)
    if seat != state.active:
        return 0.0
    value = 0.0
    if state.phase == phases.TAKING:
        value += THEFT
    elif state.phase in (phases.CLAIMING, phases.CAPSULE_OFFERED, phases.EXCHANGING):
        value += OFFER
    if (
        state.phase != phases.BUILDING
        and state.stage == phases.LOGISTICS_PART
        and state.with_logistics
        and optimized(state, seat)
    ):
        for resource in range(RESOURCES):
            value += float(table.logistics[face * RESOURCES + resource]) * _worth(resource) * IN_HAND
    return value


def _action(state: State, seat: i64, action: i64) -> float:
    """What the main part does beside handing out resources, roughly."""
    if action == components.NONE:
        return 0.0
    if action == components.SMUGGLE:
        return THEFT
    value: float = 0.0
    if action == components.TAX:
        for other in range(state.seats):
            if robbable(state, seat, other) and loose_coins(state, other) > 0:
                value += 1.0
        return value
    if action not in (components.TO_MARS, components.TO_EARTH):
        return OFFER
    if state.logistics == (components.MARS if action == components.TO_MARS else components.EARTH):
        return 0.0
    value += LOGISTICS if _will_be_optimized(state, seat, action) else -LOGISTICS
    for other in range(state.seats):
        lost: i64 = unprotected(state, other) - 3
        if other != seat and lost > 0:
            value += 0.6 * float(lost)
    return value
