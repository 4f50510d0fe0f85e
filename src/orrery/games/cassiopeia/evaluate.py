"""How good a position of Cassiopeia looks: named features of each seat's way to the seventh planet, weighed as it was learned."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import components, features as at, state as phases
from orrery.games.cassiopeia.components import BOT, CAPSULE, COIN, PLANETS, PRICED, RESOURCES, Components
from orrery.games.cassiopeia.rules.principles import loose_coins, optimized, unprotected
from orrery.games.cassiopeia.rules.robbing import robbable
from orrery.games.cassiopeia.state import State
from orrery.judgement import Judgement, ahead, all_ahead, read_judgements

ENOUGH_SYMBOLS: Final = 3
SAFE: Final = 3
"""As many unprotected resources draw nobody's eye."""
WORTH: Final[vec[float]] = vec[float]([1.0, 2.0, 3.0, 4.0])
"""Coins, bots, lenses and cells, in coins."""
IN_TENS: Final = 0.1
DEAREST: Final = 100.0
FURTHEST: Final = 30.0
"""Where no planet is left to price."""
FAR: Final = 15.0
"""Beyond this it does not matter how much more is lacking for the second planet."""
CAPSULE_WORTH: Final = 4.2
ALL_BUILT: Final = 3.0
"""A seventh planet that only has to be paid for, against a sixth."""
WIN: Final = 20.0
JUDGEMENTS: Final = read_judgements("orrery.games.cassiopeia", at.FEATURES)
"""By the number of seats; `orrery train cassiopeia` makes them."""


def evaluate(state: State, seat: i64) -> float:
    """In planets: one's own way to the seventh, less the best rival's (each rival's part of it, with several)."""
    return judged(JUDGEMENTS[state.seats], state, seat)


def judged(judgement: Judgement, state: State, seat: i64) -> float:
    """The same by another judgement."""
    return ahead(standings(judgement, state), seat)


def evaluate_all(state: State) -> vec[float]:
    """How good a position looks to every seat, without looking at any of them twice."""
    return judged_all(JUDGEMENTS[state.seats], state)


def judged_all(judgement: Judgement, state: State) -> vec[float]:
    """The same by another judgement."""
    return all_ahead(standings(judgement, state))


def standings(judgement: Judgement, state: State) -> vec[float]:
    """How far every seat is on its way."""
    values = vec[float](capacity=state.seats)
    for seat in range(state.seats):
        values = append(values, standing(judgement, state, seat))
    return values


def standing(judgement: Judgement, state: State, seat: i64) -> float:
    """What a seat's features are worth."""
    if state.terraformed[seat] == PLANETS:
        return WIN
    return judgement.worth(features(state, seat), stage(state))


def stage(state: State) -> float:
    """How near the end is: the part of the planets that the foremost has."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.terraformed[seat])
    return float(most) / float(PLANETS)


def features(state: State, seat: i64) -> vec[float]:
    """What there is to say of a seat's position."""
    x = at.NOTHING[:]
    _goods(state, seat, x)
    _planets(state, seat, x)
    x[at.OPTIMIZED] = 1.0 if optimized(state, seat) else 0.0
    symbols = state.earth[seat] if state.logistics == components.EARTH else -state.earth[seat]
    x[at.SYMBOLS] = float(max(-ENOUGH_SYMBOLS, min(ENOUGH_SYMBOLS, symbols)))
    x[at.EXPOSED] = float(max(0, unprotected(state, seat) - SAFE))
    _effects(state, seat, x)
    _turn(state, seat, x)
    return x


def _effects(state: State, seat: i64, x: vec[float]) -> None:
    """Each effect, by the part of the planets that it can still help with."""
    left = float(PLANETS - state.terraformed[seat]) / float(PLANETS)
    powers: i64 = state.powers[seat]
    for effect in range(components.EFFECTS):
        if (powers >> effect) & 1 != 0:
            x[at.EFFECT + effect] = left


def _turn(state: State, seat: i64, x: vec[float]) -> None:
    """What the round still has for a seat."""
    if state.phase == phases.PAYING and state.active == seat and state.purpose in (phases.FOR_OBJECT, phases.FOR_RELAY):
        x[at.OBJECT] = 1.0
    if _builds(state, seat):
        x[at.BUILDS] = 1.0
    if seat == state.active:
        x[at.TURN] = 1.0
    for place in range(len(state.order)):
        if state.order[place] == seat:
            x[at.PLACE] = float(place) / float(state.seats)
    if _waits(state, seat):
        _specialist(state, seat, x)
    elif seat == state.active and state.picked[seat] >= 0:
        if state.phase == phases.TAKING:
            x[at.TAKING] = 1.0
        elif state.phase in (phases.CLAIMING, phases.CAPSULE_OFFERED, phases.EXCHANGING):
            x[at.CLAIMING] = 1.0


def _specialist(state: State, seat: i64, x: vec[float]) -> None:
    """What the chosen specialist will do beside handing out resources."""
    card: i64 = state.picked[seat]
    face: i64 = card * 2 + state.face[card]
    table = state.components
    action = table.action[face]
    x[at.WAITS] = 1.0
    if action != components.NONE:
        x[at.ACTION + action - 1] = 1.0
    if action == components.TAX:
        for other in range(state.seats):
            if robbable(state, seat, other) and loose_coins(state, other) > 0:
                x[at.TAXED] += 1.0
    if table.logistics_action[face] != components.NONE and _will_be_optimized(state, seat, action):
        x[at.BY_LOGISTICS] = 1.0
    if table.after[face] != components.NONE:
        x[at.AFTER] = 1.0


def _planets(state: State, seat: i64, x: vec[float]) -> None:
    """The planets still uninhabited, seen as if the one being paid for were built."""
    building = _building(state, seat)
    built: i64 = 0
    x[at.CHEAPEST] = DEAREST
    x[at.NEAREST] = x[at.SECOND] = FURTHEST
    for slot in range(PLANETS):
        if slot == building or state.inhabited[seat * PLANETS + state.row[seat * PLANETS + slot]] != 0:
            built += 1
        else:
            _price(state.components, _price_of(state, seat, slot, building), x)
    if 0 < built < PLANETS:
        x[at.BUILT + built - 1] = 1.0
    elif built == PLANETS:
        x[at.BUILT + PLANETS - 2] = ALL_BUILT
    x[at.COST] *= IN_TENS
    x[at.CHEAPEST] *= IN_TENS
    _use_capsules(x)
    if built < PLANETS and x[at.NEAREST] <= 0.0:
        x[at.READY if _builds(state, seat) else at.READY_LATER] = 1.0
        x[at.READY_TWICE] = 1.0 if x[at.SECOND] <= 0.0 else 0.0
    _spare_goods(x)


def _building(state: State, seat: i64) -> i64:
    """The place of the planet that a seat is paying for."""
    if state.phase == phases.PAYING and state.active == seat and state.purpose == phases.FOR_PLANET:
        return state.thing
    return -1


def _price_of(state: State, seat: i64, slot: i64, building: i64) -> i64:
    """Where the price of a planet stands: its left neighbour shows it, by its side."""
    left: i64 = slot - 1 if slot > 0 else PLANETS - 1
    number: i64 = state.row[seat * PLANETS + left]
    side: i64 = 1 if left == building else state.inhabited[seat * PLANETS + number]
    return (side * PLANETS + number) * PRICED


def _price(table: Components, first: i64, x: vec[float]) -> None:
    """A planet to come: what it costs, asks for and lacks, in coins' worth; the two that lack least are kept."""
    price: float = 0.0
    lacking: float = 0.0
    for resource in range(PRICED):
        due = float(table.price[first + resource])
        price += WORTH[resource] * due
        if due > x[at.GOODS + resource]:
            lacking += WORTH[resource] * (due - x[at.GOODS + resource])
        if resource != COIN:
            x[at.NEED + resource - BOT] += due
    x[at.COST] += price
    x[at.CHEAPEST] = min(x[at.CHEAPEST], price)
    if lacking < x[at.NEAREST]:
        x[at.SECOND] = x[at.NEAREST]
        x[at.NEAREST] = lacking
    elif lacking < x[at.SECOND]:
        x[at.SECOND] = lacking


def _use_capsules(x: vec[float]) -> None:
    """Capsules stand in for what lacks."""
    saved: float = x[at.CAPSULES] * CAPSULE_WORTH
    x[at.NEAREST] = max(0.0, x[at.NEAREST] - saved)
    x[at.SECOND] = min(FAR, max(0.0, x[at.SECOND] - saved))


def _spare_goods(x: vec[float]) -> None:
    """Goods that no planet to come asks for are counted apart."""
    for resource in range(BOT, PRICED):
        spare: float = x[at.GOODS + resource] - x[at.NEED + resource - BOT]
        if spare > 0.0:
            x[at.SPARE + resource - BOT] = spare
            x[at.GOODS + resource] -= spare


def _goods(state: State, seat: i64, x: vec[float]) -> None:
    """What a seat will have when its payment is made and its specialist resolved to the last part."""
    waits: bool = _waits(state, seat)
    last_part: bool = not waits and _logistics_part_comes(state, seat)
    for resource in range(RESOURCES):
        held: i64 = _after_payment(state, seat, resource)
        if waits:
            held += _coming(state, seat, resource)
        elif last_part:
            card: i64 = state.picked[seat]
            held += state.components.logistics[(card * 2 + state.face[card]) * RESOURCES + resource]
        x[at.CAPSULES if resource == CAPSULE else at.GOODS + resource] = float(held)


def _after_payment(state: State, seat: i64, resource: i64) -> i64:
    """What a seat will have of a resource when the payment under way is made."""
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
    return held


def _logistics_part_comes(state: State, seat: i64) -> bool:
    """Whether the seat's specialist is being resolved and will also hand out its Logistics part."""
    return (
        seat == state.active
        and state.picked[seat] >= 0
        and state.phase != phases.BUILDING
        and state.stage == phases.LOGISTICS_PART
        and state.with_logistics
        and optimized(state, seat)
    )


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
    product: i64 = face * RESOURCES + resource
    table = state.components
    amount: i64 = table.each[product] + table.gain[product]
    if resource == COIN:
        amount += state.coins[card]
    if _will_be_optimized(state, seat, table.action[face]):
        amount += table.logistics[product]
    return amount


def _will_be_optimized(state: State, seat: i64, action: i64) -> bool:
    """Whether the seat has symbols of the place where Logistics will be when its specialist has acted."""
    where: i64 = state.logistics
    if action == components.TO_MARS:
        where = components.MARS
    elif action == components.TO_EARTH:
        where = components.EARTH
    return state.earth[seat] > 0 if where == components.EARTH else state.earth[seat] < 0


def _builds(state: State, seat: i64) -> bool:
    """Whether step 3 of the seat's turn is still to come in this round."""
    card: i64 = state.picked[seat]
    if card < 0 or state.used[card] != 0:
        return False
    return seat != state.active or (
        state.phase != phases.STORING and (state.phase != phases.PAYING or state.purpose != phases.FOR_PLANET)
    )
