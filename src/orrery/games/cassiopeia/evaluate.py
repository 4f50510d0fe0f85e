"""How good a position of Cassiopeia looks: named features of each seat's way to the seventh planet, weighed as it was learned."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cassiopeia import components, state as phases
from orrery.games.cassiopeia.components import (
    ACTION_NAMES,
    BOT,
    CAPSULE,
    CELL,
    COIN,
    EFFECT_IDS,
    LENS,
    PLANETS,
    PRICED,
    RESOURCES,
)
from orrery.games.cassiopeia.rules.principles import loose_coins, optimized, unprotected
from orrery.games.cassiopeia.rules.robbing import robbable
from orrery.games.cassiopeia.state import State
from orrery.judgement import Judgement, read_judgements

FEATURES: Final = (
    *(f"built-{count}" for count in range(1, PLANETS)),
    "cost",
    "cheapest",
    "nearest",
    "second",
    "ready",
    "ready-later",
    "ready-twice",
    "coins",
    "bots",
    "lenses",
    "cells",
    "spare-bots",
    "spare-lenses",
    "spare-cells",
    "capsules",
    "need-bots",
    "need-lenses",
    "need-cells",
    "optimized",
    "symbols",
    "exposed",
    *(f"effect-{effect}" for effect in EFFECT_IDS),
    "object",
    "waits",
    *(f"action-{action}" for action in ACTION_NAMES[1:]),
    "by-logistics",
    "after",
    "taking",
    "claiming",
    "builds",
    "place",
    "taxed",
    "turn",
)
"""What there is to say of a seat's position; goods are counted as they will be when payment and specialist are resolved."""

# Where they stand.
BUILT: Final = 0
"""One of six: as many planets as that are inhabited, the one being paid for among them."""
COST: Final = 6
"""What all planets to come cost, in tens of coins."""
CHEAPEST: Final = 7
NEAREST: Final = 8
"""The coins' worth that lacks for the planet that lacks least, and for the next."""
SECOND: Final = 9
READY: Final = 10
"""A planet that can be paid for: in this round, later, and a second one."""
READY_LATER: Final = 11
READY_TWICE: Final = 12
GOODS: Final = 13
"""Coins, and what planets to come ask for of bots, lenses and cells."""
SPARE: Final = 17
"""Bots, lenses and cells that none asks for."""
CAPSULES: Final = 20
NEED: Final = 21
"""How many bots, lenses and cells the planets to come ask for."""
OPTIMIZED: Final = 24
SYMBOLS: Final = 25
EXPOSED: Final = 26
"""Each unprotected resource beyond three."""
EFFECT: Final = 27
"""Each effect, by the part of the planets still to build."""
OBJECT: Final = 46
WAITS: Final = 47
"""The chosen specialist is still to come; and by what it does."""
ACTION: Final = 48
BY_LOGISTICS: Final = 56
AFTER: Final = 57
TAKING: Final = 58
CLAIMING: Final = 59
BUILDS: Final = 60
"""Step 3 is still to come in this round."""
PLACE: Final = 61
TAXED: Final = 62
TURN: Final = 63
NOTHING: Final[vec[float]] = vec[float]([0.0] * 64)

ENOUGH_SYMBOLS: Final = 3
FAR: Final = 15.0
"""Beyond this it does not matter how much more is lacking for the second planet."""
CAPSULE_WORTH: Final = 4.2
ALL_BUILT: Final = 3.0
"""A seventh planet that only has to be paid for, against a sixth."""
WIN: Final = 20.0
JUDGEMENTS: Final = read_judgements("orrery.games.cassiopeia", FEATURES)
"""By the number of seats; `orrery train cassiopeia` makes them."""


def evaluate(state: State, seat: i64) -> float:
    """In planets: one's own way to the seventh, less the best rival's (each rival's part of it, with several)."""
    return judged(JUDGEMENTS[state.seats], state, seat)


def judged(judgement: Judgement, state: State, seat: i64) -> float:
    """The same by another judgement."""
    best: float = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(judgement, state, other))
    return standing(judgement, state, seat) - best / float(state.seats - 1)


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
    x = NOTHING[:]
    _planets(state, seat, x)
    if optimized(state, seat):
        x[OPTIMIZED] = 1.0
    symbols = state.earth[seat] if state.logistics == components.EARTH else -state.earth[seat]
    x[SYMBOLS] = float(max(-ENOUGH_SYMBOLS, min(ENOUGH_SYMBOLS, symbols)))
    exposed: i64 = unprotected(state, seat) - 3
    if exposed > 0:
        x[EXPOSED] = float(exposed)
    left = float(PLANETS - state.terraformed[seat]) / float(PLANETS)
    powers: i64 = state.powers[seat]
    for effect in range(components.EFFECTS):
        if (powers >> effect) & 1 != 0:
            x[EFFECT + effect] = left
    _turn(state, seat, x)
    return x


def _turn(state: State, seat: i64, x: vec[float]) -> None:
    """What the round still has for a seat."""
    if state.phase == phases.PAYING and state.active == seat and state.purpose in (phases.FOR_OBJECT, phases.FOR_RELAY):
        x[OBJECT] = 1.0
    if _builds(state, seat):
        x[BUILDS] = 1.0
    if seat == state.active:
        x[TURN] = 1.0
    for place in range(len(state.order)):
        if state.order[place] == seat:
            x[PLACE] = float(place) / float(state.seats)
    if _waits(state, seat):
        _specialist(state, seat, x)
    elif seat == state.active and state.picked[seat] >= 0:
        if state.phase == phases.TAKING:
            x[TAKING] = 1.0
        elif state.phase in (phases.CLAIMING, phases.CAPSULE_OFFERED, phases.EXCHANGING):
            x[CLAIMING] = 1.0


def _specialist(state: State, seat: i64, x: vec[float]) -> None:
    """What the chosen specialist will do beside handing out resources."""
    card: i64 = state.picked[seat]
    face: i64 = card * 2 + state.face[card]
    table = state.components
    action = table.action[face]
    x[WAITS] = 1.0
    if action != components.NONE:
        x[ACTION + action - 1] = 1.0
    if action == components.TAX:
        for other in range(state.seats):
            if robbable(state, seat, other) and loose_coins(state, other) > 0:
                x[TAXED] += 1.0
    if table.logistics_action[face] != components.NONE and _will_be_optimized(state, seat, action):
        x[BY_LOGISTICS] = 1.0
    if table.after[face] != components.NONE:
        x[AFTER] = 1.0


def _planets(state: State, seat: i64, x: vec[float]) -> None:
    """Goods, and the prices of the planets still uninhabited, seen as if the one being paid for were built."""
    table = state.components
    paying: bool = state.phase == phases.PAYING and state.active == seat
    building: i64 = state.thing if paying and state.purpose == phases.FOR_PLANET else -1
    coins: i64 = _with_logistics(state, seat, COIN)
    bots: i64 = _with_logistics(state, seat, BOT)
    lenses: i64 = _with_logistics(state, seat, LENS)
    cells: i64 = _with_logistics(state, seat, CELL)
    jokers: i64 = _with_logistics(state, seat, CAPSULE)
    cost: i64 = 0
    cheapest: i64 = 100
    nearest: float = 30.0
    second: float = 30.0
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
        price: i64 = due_coins + 2 * due_bots + 3 * due_lenses + 4 * due_cells
        cost += price
        cheapest = min(cheapest, price)
        lacking = _lack(due_coins, coins) + 2.0 * _lack(due_bots, bots)
        lacking += 3.0 * _lack(due_lenses, lenses) + 4.0 * _lack(due_cells, cells)
        if lacking < nearest:
            second = nearest
            nearest = lacking
        elif lacking < second:
            second = lacking
        need_bots += due_bots
        need_lenses += due_lenses
        need_cells += due_cells
    if 0 < built < PLANETS:
        x[BUILT + built - 1] = 1.0
    elif built == PLANETS:
        x[BUILT + PLANETS - 2] = ALL_BUILT
    x[COST] = float(cost) * 0.1
    x[CHEAPEST] = float(cheapest) * 0.1
    nearest = max(0.0, nearest - float(jokers) * CAPSULE_WORTH)
    second = max(0.0, second - float(jokers) * CAPSULE_WORTH)
    x[NEAREST] = nearest
    x[SECOND] = min(second, FAR)
    if built < PLANETS and nearest <= 0.0:
        x[READY if _builds(state, seat) else READY_LATER] = 1.0
        if second <= 0.0:
            x[READY_TWICE] = 1.0
    x[GOODS] = float(coins)
    x[GOODS + 1] = float(min(bots, need_bots))
    x[GOODS + 2] = float(min(lenses, need_lenses))
    x[GOODS + 3] = float(min(cells, need_cells))
    x[SPARE] = float(max(bots - need_bots, 0))
    x[SPARE + 1] = float(max(lenses - need_lenses, 0))
    x[SPARE + 2] = float(max(cells - need_cells, 0))
    x[CAPSULES] = float(jokers)
    x[NEED] = float(need_bots)
    x[NEED + 1] = float(need_lenses)
    x[NEED + 2] = float(need_cells)


def _with_logistics(state: State, seat: i64, resource: i64) -> i64:
    """What a seat will have of a resource when its payment is made and its specialist resolved to the last part."""
    held = _expected(state, seat, resource)
    if (
        seat == state.active
        and state.picked[seat] >= 0
        and not _waits(state, seat)
        and state.phase != phases.BUILDING
        and state.stage == phases.LOGISTICS_PART
        and state.with_logistics
        and optimized(state, seat)
    ):
        card: i64 = state.picked[seat]
        held += state.components.logistics[(card * 2 + state.face[card]) * RESOURCES + resource]
    return held


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
