"""How good a position looks for a seat, in points that it may expect at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.three_days import components, state as phases
from orrery.games.three_days.components import COLOURS, CRATERS, EFFECTS, MOST_SPACES, RESOURCES, ROUNDS, TOKENS
from orrery.games.three_days.rules.craters import space_of
from orrery.games.three_days.rules.demand import wanted
from orrery.games.three_days.rules.ending import end_points, unsold_elements
from orrery.games.three_days.rules.mat import bits_in, highest, owns, total
from orrery.games.three_days.rules.sale import purity
from orrery.games.three_days.rules.salvage import can_collect
from orrery.games.three_days.rules.structures import day_end_spaces
from orrery.games.three_days.rules.transport import fuel_for, transport_targets
from orrery.games.three_days.state import NOTHING, State

RESOURCE: Final = 0.18
"""A unit of food, fuel or machinery while rounds are left to spend it in."""
GROWTH: Final = 0.11
"""How much more it is worth for each round left."""
LEFTOVER: Final = 0.032
"""A unit in the last round, when it buys hardly anything."""
HOARD: Final = 0.048
"""A unit above what a round can use."""
PLENTY: Final = 8
INCOME_STEP: Final = 0.77
"""A step of income for each round in which it is still collected."""
ELEMENT: Final = 3.17
"""An element that a Demand tile waits for."""
SPARE_ELEMENT: Final = 0.08
INFLUENCE: Final = 0.21
SITE: Final = 0.092
"""A colonist in a white crater without a center."""
RICH_SITE: Final = 0.69
"""A colonist in a blue or purple crater without a center."""
BASE: Final = 0.55
"""A colonist anywhere, for what it makes possible."""
PART: Final = 0.12
COLUMN: Final = 0.2
"""Two parts of a column, or of the mining equipment, beyond their parts."""
ROW: Final = 0.1
"""Each part in the row that a purifier needs next."""
TOKEN: Final = 0.5
"""A token without its partner, for each day end to come."""
PAIR: Final = 1.2
"""A pair of tokens at a later day end."""
SPACE: Final = 0.45
"""A free Day End space, for each day end to come."""
TILE: Final = 0.35
"""An Upgrade tile of use in every round, for each round left."""
OFFER: Final = 0.64
"""A bonus at hand."""
UNDONE: Final = 0.49
"""The share of its points that a Demand tile counts for while elements are missing."""
COMPLETE: Final = 0.54
STILL_IN: Final = 0.3
"""Not having passed yet, beyond the best bonus that a pass would bring."""
BONUS: Final = 0.23
"""A Passing Bonus tile."""
RIVAL: Final = 0.15
"""How much the leader's points weigh."""


def evaluate(state: State, seat: i64) -> float:
    """Points on the track, and what the mat and the colonists promise for the rounds left."""
    value = float(total(state, seat)) - RIVAL * float(_best_rival(state, seat))
    if state.stage == phases.FINISHED:
        return value
    value += _resources(state, seat) + _colonists(state, seat) + _upgrades(state, seat)
    value += _day_ends(state, seat) + _salvage(state, seat) + _demand(state, seat)
    value += INFLUENCE * float(state.influence[seat])
    value += 0.1 * float(state.envoys[seat] + state.reach[seat])
    if state.stage <= phases.ACTIONS and state.passed[seat] == NOTHING:
        value += STILL_IN + _best_pass(state)
    if state.seat == seat:
        value += _at_hand(state, seat)
    return value


def _best_rival(state: State, seat: i64) -> i64:
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and total(state, other) > best:
            best = total(state, other)
    return best


def _rounds_left(state: State) -> i64:
    """Rounds after this one."""
    return ROUNDS - state.round


def _best_pass(state: State) -> float:
    """What the best free space of the Pass track offers: it remains to be taken later."""
    best = 0.0
    for space in range(state.components.passes[state.seats]):
        free = True
        for other in range(state.seats):
            if state.passed[other] == space:
                free = False
        tile = state.pass_tiles[space] - 1
        value = float(state.components.pass_point[state.seats * components.MOST_PASSES + space])
        if tile == components.POINTS_BONUS:
            value += float(state.components.bonus_amount[components.POINTS_BONUS])
        elif tile >= 0:
            value += BONUS
        if free and value > best:
            best = value
    return best


def _resources(state: State, seat: i64) -> float:
    """Levels, worth less when there are many or when no round is left, and income to come."""
    left = _rounds_left(state)
    unit = _unit(state)
    collected = left - (1 if state.stage > phases.INCOME else 0) if left > 0 else 0
    collected = max(collected, 0)
    value = 0.0
    for resource in range(RESOURCES):
        level = state.levels[seat * RESOURCES + resource]
        usual = level if level < PLENTY else PLENTY
        value += unit * float(usual) + (HOARD if left > 0 else 0.0) * float(level - usual)
        value += INCOME_STEP * float(state.income[seat * RESOURCES + resource] * (collected + (1 if left > 0 else 0)))
    return value


def _unit(state: State) -> float:
    """What a unit of a resource is worth now."""
    left = _rounds_left(state)
    return RESOURCE * (1.0 + GROWTH * float(left)) if left > 0 else LEFTOVER


def harvests_left(state: State, crater: i64) -> i64:
    """In how many rounds from now a crater will be harvested, the last round left out."""
    first = state.round if state.stage <= phases.HARVEST else state.round + 1
    if first >= ROUNDS:
        return 0
    rounds = ROUNDS - first
    side = state.components.side[crater]
    if side == components.ZONE:
        return rounds
    lit_first = state.lit if first == state.round else 1 - state.lit
    return (rounds + 1) // 2 if side == lit_first else rounds // 2


def _product(state: State, seat: i64, kind: i64) -> float:
    """What one unit of a center's product is worth."""
    if kind < components.EXTRACTORS:
        return _unit(state)
    if kind == components.CITADEL:
        return INFLUENCE
    element = kind - components.EXTRACTORS
    open_here: i64 = 0
    for colour in range(COLOURS):
        if state.face[seat * COLOURS + colour] != NOTHING:
            open_here |= wanted(state, seat, colour) & ~state.loaded[seat * COLOURS + colour]
    return ELEMENT if (open_here >> element) & 1 == 1 else SPARE_ELEMENT


def _living(state: State, seat: i64, crater: i64, space: i64) -> float:
    """What a colonist is worth on a space of a crater."""
    harvests = harvests_left(state, crater)
    kind = state.centers[crater]
    if kind > 0:
        amount = state.components.yields[crater * MOST_SPACES + space]
        extra: i64 = 0
        if (
            kind > components.EXTRACTORS
            and kind <= components.CITADEL
            and harvests == 0
            and state.stage <= phases.HARVEST
        ):
            extra = 1 if (state.components.lit[state.lit] >> crater) & 1 == 1 else 0
        return BASE + _product(state, seat, kind - 1) * float(amount * (harvests + extra))
    allowed = state.components.allows[crater]
    if harvests == 0:
        return BASE
    return BASE + (RICH_SITE if allowed in (components.BLUE_CENTER, components.PURPLE_CENTER) else SITE)


def _colonists(state: State, seat: i64) -> float:
    value = 0.0
    for crater in range(1, CRATERS):
        if (state.colonists[seat] >> crater) & 1 == 1:
            value += _living(state, seat, crater, space_of(state, seat, crater))
    return value


def _upgrades(state: State, seat: i64) -> float:
    value = 0.0
    for effect in range(EFFECTS):
        tiles = owns(state, seat, effect)
        if tiles > 0:
            value += float(tiles) * _tile(state, seat, effect)
    return value


def _tile(state: State, seat: i64, effect: i64) -> float:
    """What an Upgrade tile promises; incomes and points at once are counted where they appear."""
    left = float(_rounds_left(state))
    if effect in (
        components.UNIVERSITY,
        components.SETTLEMENT,
        components.SENIORITY,
        components.GOVERNOR,
        components.RESERVE_BANK,
    ):
        return float(end_points(state, seat, effect)) + 0.5
    if effect < components.HYDROPONICS + RESOURCES or effect == components.MONUMENT:
        return 0.0
    if components.MASONRY_CREW <= effect <= components.TANK_CREW:
        return TILE * (left + 1.0)
    if effect == components.DAY_END_SCORING:
        return 0.0
    if effect in (components.MERCHANT_CHARTER, components.EXPORTER):
        return float(state.components.amount[effect]) * (0.4 + 0.25 * left)
    return TILE * left


def _promise(state: State, seat: i64, effect: i64) -> float:
    """What a tile on offer would bring, with what it does at once."""
    if effect < components.HYDROPONICS + RESOURCES:
        return INCOME_STEP * float(_rounds_left(state) + 1)
    if effect == components.MONUMENT:
        return float(state.components.amount[components.MONUMENT])
    return _tile(state, seat, effect)


def _day_ends(state: State, seat: i64) -> float:
    """Tokens and free Day End spaces, by the day ends that are still to come."""
    days = float((ROUNDS - state.round) // 2 + 1)
    used: i64 = 0
    value = 0.0
    for resource in range(RESOURCES):
        at = seat * TOKENS + 2 * resource
        first = state.tokens[at]
        second = state.tokens[at + 1]
        pairs = first if first < second else second
        more = first if first > second else second
        used += more
        value += TOKEN * days * float(more - pairs)
        if pairs > 0:
            value += float(pairs) * (PAIR * (days - 1.0) + _next_day_end(state, seat, resource))
    return value + SPACE * (days - 0.5) * float(day_end_spaces(state, seat) - used)


def _next_day_end(state: State, seat: i64, resource: i64) -> float:
    """What a pair would score at the next day end, as far as it can be foreseen."""
    if state.round % 2 == 1:
        return PAIR
    level = state.levels[seat * RESOURCES + resource]
    if state.stage < phases.INCOME:
        level += state.income[seat * RESOURCES + resource]
    if state.stage < phases.HARVEST:
        level += _harvest_now(state, seat, resource)
    top = highest(state, seat)
    return float(state.components.day_end[level if level < top else top])


def _harvest_now(state: State, seat: i64, resource: i64) -> i64:
    """What the coming harvest brings of a resource."""
    amount: i64 = 0
    here = state.colonists[seat] & state.components.lit[state.lit]
    for crater in range(1, CRATERS):
        if state.centers[crater] == resource + 1 and (here >> crater) & 1 == 1:
            amount += state.components.yields[crater * MOST_SPACES + space_of(state, seat, crater)]
    return amount


def _salvage(state: State, seat: i64) -> float:
    """Parts on the mat: columns and mining equipment when complete, purifiers by the row they need next."""
    left = _rounds_left(state)
    bits = state.parts[seat]
    loose = PART if left > 0 else PART * 0.5
    value = 0.0
    for column in range(4):
        pair: i64 = (bits >> (2 * column)) & 3
        if pair == 3:
            value += 2.0 * loose + COLUMN
        elif pair != 0:
            value += loose
    for colour in range(COLOURS):
        value += 0.5 * float(purity(state, seat, colour) * (1 if left > 0 else 0)) + _rows(bits, colour, left)
    return value


def _rows(bits: i64, colour: i64, left: i64) -> float:
    """Parts of a purifier: those in its lowest unfinished row count more."""
    row: i64 = bits >> (components.PURIFIERS_FROM + 10 * colour)
    if left == 0:
        return 0.0
    low = bits_in(row & 7)
    middle = bits_in((row >> 3) & 7)
    top = bits_in((row >> 6) & 15)
    value = 0.05 * float(middle + top) + ROW * float(low)
    if low == 3:
        value += ROW * float(middle)
    return value


def _demand(state: State, seat: i64) -> float:
    """Elements on Demand tiles, nearly their full points when the tile is complete, and at least half a point each."""
    value = 0.0
    hope = UNDONE * float(_rounds_left(state) + (1 if state.stage < phases.SALE else 0)) / float(ROUNDS)
    for colour in range(COLOURS):
        at = seat * COLOURS + colour
        tile = state.demand[at]
        if tile == NOTHING or state.face[at] == NOTHING:
            continue
        side = tile * 2 + state.face[at]
        need = state.components.required[side]
        have = bits_in(need & state.loaded[at])
        points = float(state.components.demand_points[side]) * float(have) / float(bits_in(need))
        points += float(
            bits_in(state.loaded[at] & state.components.additional[side]) * state.components.demand_each[side]
        )
        value += points * (COMPLETE if state.loaded[at] & need == need else hope)
    return value + 0.4 * float(unsold_elements(state, seat))


def _at_hand(state: State, seat: i64) -> float:
    """What the decision under way will bring."""
    if state.phase == phases.RESEARCHING:
        best = 0.0
        for effect in range(EFFECTS):
            if state.offer[effect] > 0 and _promise(state, seat, effect) > best:
                best = _promise(state, seat, effect)
        return best
    if state.phase == phases.COLLECTING:
        if _token_at_hand(state, state.first_bonus) or _token_at_hand(state, state.second_bonus):
            return TOKEN * 3.0
        return OFFER
    if state.phase == phases.TRANSPORTING:
        return _journey(state, seat)
    if state.phase == phases.NEGOTIATING and state.envoys_left == state.envoys[seat]:
        return -_unit(state)
    return 0.1 * float(components.ELEMENTS) * float(state.free_elements)


def _token_at_hand(state: State, bonus: i64) -> bool:
    """10.3: a Valhalla token that can be taken now."""
    return bonus >= components.SALVAGE and can_collect(state, state.seat, bonus)


def _journey(state: State, seat: i64) -> float:
    """How much better a colonist that sets out could live elsewhere, less its fuel."""
    here = _living(state, seat, state.origin, space_of(state, seat, state.origin))
    targets = transport_targets(state, seat, state.origin, state.levels[seat * RESOURCES + components.FUEL])
    best = -9.0
    for crater in range(1, CRATERS):
        if (targets >> crater) & 1 == 1:
            fuel = fuel_for(state, seat, state.origin, crater)
            bonus = OFFER if (state.components.lit[state.lit] >> crater) & 1 == 1 else 0.0
            unit = _unit(state)
            gain = _living(state, seat, crater, 0) - here + bonus - unit * float(fuel)
            best = max(best, gain)
    return best
