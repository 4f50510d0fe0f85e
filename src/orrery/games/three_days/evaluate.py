"""How good a position of Three Days looks: named features of what a seat has and will get, weighed as it was learned."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.three_days import components, state as phases
from orrery.games.three_days.components import (
    COLOURS,
    CRATERS,
    EFFECT_NAMES,
    EFFECTS,
    FOOD,
    MACHINERY,
    MOST_PASSES,
    MOST_SPACES,
    RESOURCE_NAMES,
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

FEATURES: Final = (
    "points",
    *RESOURCE_NAMES,
    *(f"last-{resource}" for resource in RESOURCE_NAMES),
    "hoard",
    *(f"income-{resource}" for resource in RESOURCE_NAMES),
    "recruits",
    "researches",
    "constructs",
    "recruit-cost",
    "laboratory-cost",
    "colonists",
    "sites",
    "rich-sites",
    "harvest-food",
    "harvest-fuel",
    "harvest-machinery",
    "harvest-wanted",
    "harvest-spare",
    "harvest-influence",
    "last-harvest",
    *(f"effect-{effect}" for effect in EFFECT_NAMES[components.MASONRY_CREW :]),
    "end-points",
    "structures",
    "half-pairs",
    "pairs",
    "next-day-end",
    "day-end-spaces",
    "parts",
    "columns",
    "equipment",
    "purity",
    "low-row",
    "middle-row",
    "top-row",
    "begun",
    "coming",
    "complete",
    "extra",
    "stored",
    "unsold",
    "influence",
    "envoys",
    "reach",
    "still-in",
    "pass-points",
    "pass-bonus",
    "place",
    "actions",
    "collecting",
    "token",
    "journey",
    "researching",
    "negotiating",
    "free-elements",
)
"""What there is to say of a seat's position."""

# Where they stand.
POINTS: Final = 0
LEVEL: Final = 1
"""Food, fuel and machinery, as much as a round can use, while rounds are left to spend them in; and in the last round."""
LAST_LEVEL: Final = 4
HOARD: Final = 7
"""Units above what a round can use."""
INCOME: Final = 8
"""Steps of income by the rounds in which they are still collected."""
RECRUITS: Final = 11
"""Enough food for the next colonist, enough machinery for the next laboratory and for the next structure."""
RESEARCHES: Final = 12
CONSTRUCTS: Final = 13
RECRUIT_COST: Final = 14
LABORATORY_COST: Final = 15
COLONISTS: Final = 16
SITES: Final = 17
"""Colonists in craters without a center: where white ones are allowed, and where others are."""
RICH_SITES: Final = 18
HARVEST: Final = 19
"""What the colonists will harvest in all rounds to come: resources, elements that a Demand tile waits for, others, Influence."""
HARVEST_WANTED: Final = 22
HARVEST_SPARE: Final = 23
HARVEST_INFLUENCE: Final = 24
LAST_HARVEST: Final = 25
"""Elements of the last harvest, which can still be sold."""
EFFECT: Final = 26
"""Each Upgrade tile, by the part of the rounds left; those that raise an income are seen in the income."""
END_POINTS: Final = 54
STRUCTURES: Final = 55
HALF_PAIRS: Final = 56
"""Tokens without their partners, pairs and free Day End spaces, by the day ends to come."""
PAIRS: Final = 57
NEXT_DAY_END: Final = 58
"""What the pairs would score at the next day end, as far as it can be foreseen."""
SPACES: Final = 59
PARTS: Final = 60
COLUMNS: Final = 61
EQUIPMENT: Final = 62
PURITY: Final = 63
LOW_ROW: Final = 64
"""Parts in the rows of both purifiers."""
BEGUN: Final = 67
"""Points of Demand tiles by the part of their elements that lie on them; with what the next harvest brings; complete."""
COMING: Final = 68
COMPLETE: Final = 69
EXTRA: Final = 70
STORED: Final = 71
UNSOLD: Final = 72
INFLUENCE: Final = 73
ENVOYS: Final = 74
REACH: Final = 75
STILL_IN: Final = 76
"""Not having passed yet, and what the best free space of the Pass track offers."""
PASS_POINTS: Final = 77
PASS_BONUS: Final = 78
PLACE: Final = 79
"""How late the seat's turn comes in this round, or in the next once it has passed."""
ACTIONS: Final = 80
COLLECTING: Final = 81
"""What the decision under way will bring."""
TOKEN: Final = 82
JOURNEY: Final = 83
RESEARCHING: Final = 84
NEGOTIATING: Final = 85
FREE_ELEMENTS: Final = 86
ABSENT: Final[vec[float]] = vec[float]([0.0] * 87)

PLENTY: Final = 8
"""As much of a resource as a round can use."""
WANTED_WORTH: Final = 15.0
"""Where a colonist that sets out would live best: an element that is waited for, and a bonus, in units of a resource."""
BONUS_WORTH: Final = 3.0
JUDGEMENTS: Final = read_judgements("orrery.games.three_days", FEATURES)
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
    x = ABSENT[:]
    x[POINTS] = float(total(state, seat))
    x[INFLUENCE] = float(state.influence[seat])
    x[ENVOYS] = float(state.envoys[seat])
    x[REACH] = float(state.reach[seat])
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
    first: i64 = LEVEL if left > 0 else LAST_LEVEL
    collected: i64 = left
    if left > 0 and state.stage <= phases.INCOME:
        collected += 1
    for resource in range(RESOURCES):
        at = seat * RESOURCES + resource
        usual: i64 = min(state.levels[at], PLENTY)
        x[first + resource] = float(usual)
        x[HOARD] += float(state.levels[at] - usual)
        x[INCOME + resource] = float(state.income[at] * collected)
    recruit: i64 = recruit_cost(state, seat)
    laboratory: i64 = laboratory_cost(state, seat)
    x[RECRUIT_COST] = float(min(recruit, PLENTY))
    x[LABORATORY_COST] = float(min(laboratory, PLENTY))
    machinery: i64 = state.levels[seat * RESOURCES + MACHINERY]
    x[RECRUITS] = 1.0 if recruit <= state.levels[seat * RESOURCES + FOOD] else 0.0
    x[RESEARCHES] = 1.0 if laboratory <= machinery else 0.0
    x[CONSTRUCTS] = 1.0 if structure_cost(state, seat) <= machinery else 0.0


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
        x[COLONISTS] += 1.0
        harvests = harvests_left(state, crater)
        kind: i64 = state.centers[crater] - 1
        if kind >= 0:
            amount = state.components.yields[crater * MOST_SPACES + space_of(state, seat, crater)]
            x[HARVEST + _product(kind, open_here)] += float(amount * harvests)
            if harvests == 0 and components.EXTRACTORS <= kind < components.CITADEL and (lit >> crater) & 1 == 1:
                x[LAST_HARVEST] += float(amount)
        elif harvests > 0:
            x[RICH_SITES if _is_rich(state, crater) else SITES] += 1.0


def _open_elements(state: State, seat: i64) -> i64:
    """The elements that a Demand tile still waits for, as bits."""
    here: i64 = 0
    for colour in range(COLOURS):
        if state.face[seat * COLOURS + colour] != NOTHING:
            here |= wanted(state, seat, colour) & ~state.loaded[seat * COLOURS + colour]
    return here


def _product(kind: i64, open_here: i64) -> i64:
    """Which of the harvests a center's product belongs to."""
    if kind < components.EXTRACTORS:
        return kind
    if kind == components.CITADEL:
        return HARVEST_INFLUENCE - HARVEST
    return (HARVEST_WANTED if (open_here >> (kind - components.EXTRACTORS)) & 1 == 1 else HARVEST_SPARE) - HARVEST


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
            x[EFFECT + effect - components.MASONRY_CREW] = float(tiles) * served
            x[END_POINTS] += float(tiles * end_points(state, seat, effect))


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
        x[HALF_PAIRS] += float(days * (more - pairs))
        if pairs > 0:
            x[PAIRS] += float(pairs * (days - 1))
            x[NEXT_DAY_END] += float(pairs * _next_day_end(state, seat, resource))
    x[STRUCTURES] = float(state.structures[seat])
    x[SPACES] = float(days * (day_end_spaces(state, seat) - used))


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
    x[PARTS] = float(bits_in(bits & ((1 << components.PURIFIERS_FROM) - 1)))
    if bits & 3 == 3:
        x[EQUIPMENT] = 1.0
    for column in range(1, 4):
        if (bits >> (2 * column)) & 3 == 3:
            x[COLUMNS] += 1.0
    for colour in range(COLOURS):
        row: i64 = bits >> (components.PURIFIERS_FROM + components.PURIFIER_SPACES * colour)
        x[LOW_ROW] += float(bits_in(row & 7))
        x[LOW_ROW + 1] += float(bits_in((row >> 3) & 7))
        x[LOW_ROW + 2] += float(bits_in((row >> 6) & 15))
        x[PURITY] += float(purity(state, seat, colour))


def _demand(state: State, seat: i64, x: vec[float]) -> None:
    """Elements on Demand tiles, by the points that they will bring."""
    x[UNSOLD] = float(unsold_elements(state, seat))
    x[STORED] = float(bits_in(state.stored[seat]))
    if rounds_left(state) == 0 and state.stage > phases.SALE:
        return
    coming = _coming(state, seat) | state.stored[seat]
    for colour in range(COLOURS):
        at = seat * COLOURS + colour
        if state.demand[at] != NOTHING and state.face[at] != NOTHING:
            _tile(state, state.demand[at] * 2 + state.face[at], state.loaded[at], coming, x)


def _tile(state: State, side: i64, loaded: i64, coming: i64, x: vec[float]) -> None:
    """What a Demand tile will bring with these elements on it and those that come."""
    need: i64 = state.components.required[side]
    points = float(state.components.demand_points[side])
    if loaded & need == need:
        x[COMPLETE] += points
    elif (loaded | coming) & need == need:
        x[COMING] += points
    else:
        x[BEGUN] += points * float(bits_in(need & loaded)) / float(bits_in(need))
    x[EXTRA] += float(bits_in(loaded & state.components.additional[side]) * state.components.demand_each[side])


def _coming(state: State, seat: i64) -> i64:
    """The elements that the coming harvest brings, as bits."""
    found: i64 = 0
    if state.stage > phases.HARVEST:
        return found
    here = state.colonists[seat] & state.components.lit[state.lit]
    for crater in range(1, CRATERS):
        element: i64 = state.centers[crater] - 1 - components.EXTRACTORS
        if (here >> crater) & 1 == 1 and 0 <= element < components.ELEMENTS:
            found |= 1 << element
    return found


def _turn(state: State, seat: i64, x: vec[float]) -> None:
    """What the round still has for a seat."""
    for place in range(len(state.order)):
        if state.order[place] == seat:
            x[PLACE] = float(place) / float(state.seats)
    if state.stage > phases.ACTIONS or state.passed[seat] != NOTHING:
        return
    x[STILL_IN] = 1.0
    if state.seat == seat:
        x[ACTIONS] = float(state.actions_left)
    for space in range(state.components.passes[state.seats]):
        if _is_free(state, space):
            points: i64 = state.components.pass_point[state.seats * MOST_PASSES + space]
            tile: i64 = state.pass_tiles[space] - 1
            if tile == components.POINTS_BONUS:
                points += state.components.bonus_amount[components.POINTS_BONUS]
            elif tile >= 0:
                x[PASS_BONUS] = 1.0
            x[PASS_POINTS] = max(x[PASS_POINTS], float(points))


def _is_free(state: State, space: i64) -> bool:
    """Whether nobody has passed to a space of the Pass track."""
    return not any(state.passed[other] == space for other in range(state.seats))


def _at_hand(state: State, seat: i64, x: vec[float]) -> None:
    """What the decision under way will bring."""
    x[FREE_ELEMENTS] = float(state.free_elements)
    if state.phase == phases.RESEARCHING:
        x[RESEARCHING] = 1.0
    elif state.phase == phases.COLLECTING:
        x[COLLECTING] = 1.0
        if _is_token(state, state.first_bonus) or _is_token(state, state.second_bonus):
            x[TOKEN] = float(rounds_left(state) // 2 + 1)
    elif state.phase == phases.TRANSPORTING:
        x[JOURNEY] = _journey(state, seat)
    elif state.phase == phases.NEGOTIATING and state.envoys_left == state.envoys[seat]:
        x[NEGOTIATING] = 1.0


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
    product = _product(kind, open_here) + HARVEST
    if product == HARVEST_WANTED:
        return amount * WANTED_WORTH
    return 0.0 if product == HARVEST_SPARE else amount
