"""How good a position of Three Days looks: named features of what a seat has and will get, weighed as it was learned."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.three_days import components, features as at, state as phases
from orrery.games.three_days.components import (
    COLOURS,
    CRATERS,
    EFFECTS,
    FOOD,
    MACHINERY,
    MOST_PASSES,
    MOST_SPACES,
    RESOURCES,
    ROUNDS,
    TOKENS,
)
from orrery.games.three_days.rules.craters import space_of
from orrery.games.three_days.rules.demand import wanted
from orrery.games.three_days.rules.ending import end_points, unsold_elements
from orrery.games.three_days.rules.laboratories import laboratory_cost
from orrery.games.three_days.rules.mat import bits_in, highest, total
from orrery.games.three_days.rules.recruiting import recruit_cost
from orrery.games.three_days.rules.sale import purity
from orrery.games.three_days.rules.salvage import can_collect
from orrery.games.three_days.rules.structures import day_end_spaces, structure_cost
from orrery.games.three_days.rules.transport import fuel_for, transport_targets
from orrery.games.three_days.state import NOTHING, State
from orrery.judgement import Judgement, read_judgements

PLENTY: Final = 8
"""As much of a resource as a round can use."""
WANTED_WORTH: Final = 15.0
"""Where a colonist that sets out would live best: an element that is waited for, and a bonus, in units of a resource."""
BONUS_WORTH: Final = 3.0
JUDGEMENTS: Final = read_judgements("orrery.games.three_days", at.FEATURES)
"""By the number of seats; `orrery train three-days` makes them."""


def evaluate(state: State, seat: i64) -> float:
    """In points that a seat may expect beyond what is usual; what its rivals may expect is theirs to say."""
    return judged(JUDGEMENTS[state.seats], state, seat)


def judged(judgement: Judgement, state: State, seat: i64) -> float:
    """The same by another judgement."""
    if state.stage == phases.FINISHED:
        return float(total(state, seat))
    return judgement.worth(features(state, seat), stage(state))


def stage(state: State) -> float:
    """How near the end is: the part of the rounds that are over."""
    return float(state.round - 1) / float(ROUNDS - 1)


def features(state: State, seat: i64) -> vec[float]:
    """What there is to say of a seat's position."""
    x = at.NOTHING[:]
    x[at.POINTS] = float(total(state, seat))
    x[at.INFLUENCE] = float(state.influence[seat])
    x[at.ENVOYS] = float(state.envoys[seat])
    x[at.REACH] = float(state.reach[seat])
    _resources(state, seat, x)
    _colonists(state, seat, x)
    _upgrades(state, seat, x)
    _day_ends(state, seat, x)
    _salvage(state, seat, x)
    _demand(state, seat, x)
    _turn(state, seat, x)
    if state.seat == seat:
        _at_hand(state, seat, x)
    return x


def rounds_left(state: State) -> i64:
    """Rounds after this one."""
    return ROUNDS - state.round


def _resources(state: State, seat: i64, x: vec[float]) -> None:
    """Levels, the income still to be collected, and what can be paid for."""
    left = rounds_left(state)
    first: i64 = at.LEVEL if left > 0 else at.LAST_LEVEL
    collected: i64 = left
    if left > 0 and state.stage <= phases.INCOME:
        collected += 1
    for resource in range(RESOURCES):
        level: i64 = state.levels[seat * RESOURCES + resource]
        usual: i64 = min(level, PLENTY)
        x[first + resource] = float(usual)
        x[at.HOARD] += float(level - usual)
        x[at.INCOME + resource] = float(state.income[seat * RESOURCES + resource] * collected)
    recruit: i64 = recruit_cost(state, seat)
    laboratory: i64 = laboratory_cost(state, seat)
    x[at.RECRUIT_COST] = float(min(recruit, PLENTY))
    x[at.LABORATORY_COST] = float(min(laboratory, PLENTY))
    machinery: i64 = state.levels[seat * RESOURCES + MACHINERY]
    x[at.RECRUITS] = 1.0 if recruit <= state.levels[seat * RESOURCES + FOOD] else 0.0
    x[at.RESEARCHES] = 1.0 if laboratory <= machinery else 0.0
    x[at.CONSTRUCTS] = 1.0 if structure_cost(state, seat) <= machinery else 0.0


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


def _colonists(state: State, seat: i64, x: vec[float]) -> None:
    """Where the colonists live and what they will harvest there."""
    open_here = _open_elements(state, seat)
    lit: i64 = state.components.lit[state.lit] if state.stage <= phases.HARVEST else 0
    for crater in range(1, CRATERS):
        if (state.colonists[seat] >> crater) & 1 == 0:
            continue
        x[at.COLONISTS] += 1.0
        harvests = harvests_left(state, crater)
        kind: i64 = state.centers[crater] - 1
        if kind >= 0:
            amount = state.components.yields[crater * MOST_SPACES + space_of(state, seat, crater)]
            x[_product(kind, open_here)] += float(amount * harvests)
            if harvests == 0 and components.EXTRACTORS <= kind < components.CITADEL and (lit >> crater) & 1 == 1:
                x[at.LAST_HARVEST] += float(amount)
        elif harvests > 0:
            x[at.RICH_SITES if _is_rich(state, crater) else at.SITES] += 1.0


def _open_elements(state: State, seat: i64) -> i64:
    """The elements that a Demand tile still waits for, as bits."""
    here: i64 = 0
    for colour in range(COLOURS):
        if state.face[seat * COLOURS + colour] != NOTHING:
            here |= wanted(state, seat, colour) & ~state.loaded[seat * COLOURS + colour]
    return here


def _product(kind: i64, open_here: i64) -> i64:
    """The feature that a center's product belongs to."""
    if kind < components.EXTRACTORS:
        return at.HARVEST + kind
    if kind == components.CITADEL:
        return at.HARVEST_INFLUENCE
    return at.HARVEST_WANTED if (open_here >> (kind - components.EXTRACTORS)) & 1 == 1 else at.HARVEST_SPARE


def _is_rich(state: State, crater: i64) -> bool:
    """Whether more than a white center may be built in a crater."""
    allowed = state.components.allows[crater]
    return allowed in (components.BLUE_CENTER, components.PURPLE_CENTER)


def _upgrades(state: State, seat: i64, x: vec[float]) -> None:
    """Upgrade tiles by the part of the rounds that they serve, this one among them, and what they score at the end."""
    served = float(rounds_left(state) + 1) / float(ROUNDS)
    for effect in range(components.MASONRY_CREW, EFFECTS):
        tiles: i64 = state.upgrades[seat * EFFECTS + effect]
        if tiles > 0:
            x[at.EFFECT + effect - components.MASONRY_CREW] = float(tiles) * served
            x[at.END_POINTS] += float(tiles * end_points(state, seat, effect))


def _day_ends(state: State, seat: i64, x: vec[float]) -> None:
    """Tokens and free Day End spaces, by the day ends that are still to come."""
    days: i64 = rounds_left(state) // 2 + 1
    used: i64 = 0
    for resource in range(RESOURCES):
        first: i64 = state.tokens[seat * TOKENS + 2 * resource]
        second: i64 = state.tokens[seat * TOKENS + 2 * resource + 1]
        pairs: i64 = min(first, second)
        more: i64 = max(first, second)
        used += more
        x[at.HALF_PAIRS] += float(days * (more - pairs))
        if pairs > 0:
            x[at.PAIRS] += float(pairs * (days - 1))
            x[at.NEXT_DAY_END] += float(pairs * _next_day_end(state, seat, resource))
    x[at.STRUCTURES] = float(state.structures[seat])
    x[at.SPACES] = float(days * (day_end_spaces(state, seat) - used))


def _next_day_end(state: State, seat: i64, resource: i64) -> i64:
    """What a pair would score at the next day end, as far as it can be foreseen."""
    level: i64 = state.levels[seat * RESOURCES + resource]
    if state.stage < phases.INCOME:
        level += state.income[seat * RESOURCES + resource]
    if state.stage < phases.HARVEST:
        level += _harvest_now(state, seat, resource)
    return state.components.day_end[min(level, highest(state, seat))]


def _harvest_now(state: State, seat: i64, kind: i64) -> i64:
    """What the coming harvest brings of a center's product."""
    amount: i64 = 0
    here = state.colonists[seat] & state.components.lit[state.lit]
    for crater in range(1, CRATERS):
        if state.centers[crater] == kind + 1 and (here >> crater) & 1 == 1:
            amount += state.components.yields[crater * MOST_SPACES + space_of(state, seat, crater)]
    return amount


def _salvage(state: State, seat: i64, x: vec[float]) -> None:
    """Parts on the mat: columns and mining equipment when complete, purifiers by their rows."""
    bits: i64 = state.parts[seat]
    x[at.PARTS] = float(bits_in(bits & ((1 << components.PURIFIERS_FROM) - 1)))
    if bits & 3 == 3:
        x[at.EQUIPMENT] = 1.0
    for column in range(1, 4):
        if (bits >> (2 * column)) & 3 == 3:
            x[at.COLUMNS] += 1.0
    for colour in range(COLOURS):
        row: i64 = bits >> (components.PURIFIERS_FROM + components.PURIFIER_SPACES * colour)
        x[at.LOW_ROW] += float(bits_in(row & 7))
        x[at.LOW_ROW + 1] += float(bits_in((row >> 3) & 7))
        x[at.LOW_ROW + 2] += float(bits_in((row >> 6) & 15))
        x[at.PURITY] += float(purity(state, seat, colour))


def _demand(state: State, seat: i64, x: vec[float]) -> None:
    """Elements on Demand tiles, by the points that they will bring."""
    x[at.UNSOLD] = float(unsold_elements(state, seat))
    x[at.STORED] = float(bits_in(state.stored[seat]))
    if rounds_left(state) == 0 and state.stage > phases.SALE:
        return
    coming = _coming(state, seat) | state.stored[seat]
    for colour in range(COLOURS):
        own = seat * COLOURS + colour
        if state.demand[own] != NOTHING and state.face[own] != NOTHING:
            _tile(state, state.demand[own] * 2 + state.face[own], state.loaded[own], coming, x)


def _tile(state: State, side: i64, loaded: i64, coming: i64, x: vec[float]) -> None:
    """What a Demand tile will bring with these elements on it and those that come."""
    need: i64 = state.components.required[side]
    points = float(state.components.demand_points[side])
    if loaded & need == need:
        x[at.COMPLETE] += points
    elif (loaded | coming) & need == need:
        x[at.COMING] += points
    else:
        x[at.BEGUN] += points * float(bits_in(need & loaded)) / float(bits_in(need))
    x[at.EXTRA] += float(bits_in(loaded & state.components.additional[side]) * state.components.demand_each[side])


def _coming(state: State, seat: i64) -> i64:
    """The elements that the coming harvest brings, as bits."""
    elements: i64 = 0
    if state.stage > phases.HARVEST:
        return elements
    here = state.colonists[seat] & state.components.lit[state.lit]
    for crater in range(1, CRATERS):
        element: i64 = state.centers[crater] - 1 - components.EXTRACTORS
        if (here >> crater) & 1 == 1 and 0 <= element < components.ELEMENTS:
            elements |= 1 << element
    return elements


def _turn(state: State, seat: i64, x: vec[float]) -> None:
    """What the round still has for a seat."""
    for place in range(len(state.order)):
        if state.order[place] == seat:
            x[at.PLACE] = float(place) / float(state.seats)
    if state.stage > phases.ACTIONS or state.passed[seat] != NOTHING:
        return
    x[at.STILL_IN] = 1.0
    if state.seat == seat:
        x[at.ACTIONS] = float(state.actions_left)
    for space in range(state.components.passes[state.seats]):
        if _is_free(state, space):
            points: i64 = state.components.pass_point[state.seats * MOST_PASSES + space]
            tile: i64 = state.pass_tiles[space] - 1
            if tile == components.POINTS_BONUS:
                points += state.components.bonus_amount[components.POINTS_BONUS]
            elif tile >= 0:
                x[at.PASS_BONUS] = 1.0
            x[at.PASS_POINTS] = max(x[at.PASS_POINTS], float(points))


def _is_free(state: State, space: i64) -> bool:
    """Whether nobody has passed to a space of the Pass track."""
    return not any(state.passed[other] == space for other in range(state.seats))


def _at_hand(state: State, seat: i64, x: vec[float]) -> None:
    """What the decision under way will bring."""
    x[at.FREE_ELEMENTS] = float(state.free_elements)
    if state.phase == phases.RESEARCHING:
        x[at.RESEARCHING] = 1.0
    elif state.phase == phases.COLLECTING:
        x[at.COLLECTING] = 1.0
        if _is_token(state, state.first_bonus) or _is_token(state, state.second_bonus):
            x[at.TOKEN] = float(rounds_left(state) // 2 + 1)
    elif state.phase == phases.TRANSPORTING:
        x[at.JOURNEY] = _journey(state, seat)
    elif state.phase == phases.NEGOTIATING and state.envoys_left == state.envoys[seat]:
        x[at.NEGOTIATING] = 1.0


def _is_token(state: State, bonus: i64) -> bool:
    """10.3: a Valhalla token that can be taken now."""
    return bonus >= components.SALVAGE and can_collect(state, state.seat, bonus)


def _journey(state: State, seat: i64) -> float:
    """How much better a colonist that sets out could live elsewhere, less its fuel, in units of a resource."""
    open_here = _open_elements(state, seat)
    here = _home(state, state.origin, space_of(state, seat, state.origin), open_here)
    targets = transport_targets(state, seat, state.origin, state.levels[seat * RESOURCES + components.FUEL])
    best: float = -9.0
    for crater in range(1, CRATERS):
        if (targets >> crater) & 1 == 1:
            gain = _home(state, crater, 0, open_here) - here - float(fuel_for(state, seat, state.origin, crater))
            if (state.components.lit[state.lit] >> crater) & 1 == 1:
                gain += BONUS_WORTH
            best = max(best, gain)
    return best


def _home(state: State, crater: i64, space: i64, open_here: i64) -> float:
    """About what a colonist will harvest on a space of a crater, in units of a resource."""
    harvests = harvests_left(state, crater)
    kind: i64 = state.centers[crater] - 1
    if harvests == 0 or kind < 0:
        return 0.0 if harvests == 0 or not _is_rich(state, crater) else BONUS_WORTH
    amount = float(state.components.yields[crater * MOST_SPACES + space] * harvests)
    product = _product(kind, open_here)
    if product == at.HARVEST_WANTED:
        return amount * WANTED_WORTH
    return 0.0 if product == at.HARVEST_SPARE else amount
