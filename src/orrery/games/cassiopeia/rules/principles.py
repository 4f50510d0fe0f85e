"""Chapter 2, principles: logistics, resources, fund, planets and space objects, on which the other chapters stand."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cassiopeia import components
from orrery.games.cassiopeia.components import BOT, CAPSULE, CELL, COIN, LENS, OBJECTS, PLANETS, PRICED, RESOURCES
from orrery.games.cassiopeia.rules.names import amount_of
from orrery.games.cassiopeia.state import STARTING, State
from orrery.kernel import Event, Who


def face_up(state: State, card: i64) -> i64:
    """2.1: the specialist on the side of the card that lies up."""
    return card * 2 + state.face[card]


def in_turn(state: State, seat: i64) -> bool:
    """3.3: whether the seat's own turn has begun and is not over; a discard may come in another's."""
    return state.phase >= STARTING and seat == state.active


def optimized(state: State, seat: i64) -> bool:
    """2.2: most of the symbols in the seat's row match the Logistics card."""
    return state.earth[seat] > 0 if state.logistics == components.EARTH else state.earth[seat] < 0


def has(state: State, seat: i64, effect: i64) -> bool:
    """2.8, 2.11: whether an inhabited planet or an object of this seat shows the effect."""
    return (state.powers[seat] >> effect) & 1 != 0


def unused(state: State, seat: i64, effect: i64) -> bool:
    """3.8: whether the seat has the effect and has not used it in this turn."""
    return ((state.powers[seat] & ~state.spent) >> effect) & 1 != 0


def fund(state: State, seat: i64) -> i64:
    """2.6: a point for each uninhabited planet."""
    return PLANETS - state.terraformed[seat]


def loose_coins(state: State, seat: i64) -> i64:
    """6.3: the coins that do not lie in the Banking Complex."""
    return state.goods[seat * RESOURCES + COIN] - state.stored[seat]


def loose(state: State, seat: i64, resource: i64) -> i64:
    """2.5, 6.3: how many unprotected resources of this kind the seat has."""
    if resource == COIN:
        return loose_coins(state, seat)
    return 0 if resource == CAPSULE else state.goods[seat * RESOURCES + resource]


def unprotected(state: State, seat: i64) -> i64:
    """2.5, 6.3: how many unprotected resources the seat has."""
    at: i64 = seat * RESOURCES
    return loose_coins(state, seat) + state.goods[at + BOT] + state.goods[at + LENS] + state.goods[at + CELL]


def gain(state: State, seat: i64, resource: i64, amount: i64, events: list[Event] | None) -> None:
    """2.4: resources come from a reserve that never runs out."""
    if amount <= 0:
        return
    state.goods[seat * RESOURCES + resource] += amount
    if events is not None:
        events.append(Event("gained", {"name": Who(seat), "what": amount_of(resource, amount)}))


def gain_by_logistics(state: State, seat: i64, resource: i64, amount: i64, events: list[Event] | None) -> None:
    """2.3: what stands after the word Logistics is told apart."""
    gain(state, seat, resource, amount, None)
    if events is not None and amount > 0:
        events.append(Event("gained-by-logistics", {"name": Who(seat), "what": amount_of(resource, amount)}))


def price_part(state: State, seat: i64, slot: i64, resource: i64) -> i64:
    """2.9: a planet's price stands on the card to its left, the leftmost planet's on the rightmost card."""
    left: i64 = slot - 1 if slot > 0 else PLANETS - 1
    number: i64 = state.row[seat * PLANETS + left]
    side: i64 = state.inhabited[seat * PLANETS + number]
    return state.components.price[(side * PLANETS + number) * PRICED + resource]


def slot_of(state: State, seat: i64, number: i64) -> i64:
    """2.9: where in the row the planet lies."""
    for slot in range(PLANETS):
        if state.row[seat * PLANETS + slot] == number:
            return slot
    return -1


def recount(state: State, seat: i64) -> None:
    """2.2, 2.8, 7.9: count the symbols and note the effects that the seat's cards show now."""
    table = state.components
    earth: i64 = 0
    powers: i64 = 0
    for number in range(PLANETS):
        at: i64 = seat * PLANETS + number
        if state.inhabited[at] != 0:
            powers |= 1 << table.planet_effect[number]
        earth += 1 if table.symbol[at] == state.inhabited[at] else -1
    for thing in range(OBJECTS):
        if state.owner[thing] == seat:
            powers |= 1 << table.object_effect[thing * 2 + state.side[thing]]
    if (powers >> components.PHOBOS) & 1 != 0:
        earth -= table.base_symbols
    if (powers >> components.LUNAR_BASE) & 1 != 0:
        earth += table.base_symbols
    state.earth[seat] = earth
    state.powers[seat] = powers
