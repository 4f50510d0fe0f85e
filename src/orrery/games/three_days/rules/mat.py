"""Chapter 3, the player mat: levels, income, salvage spaces, Day End spaces, Demand tiles."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.three_days.components import (
    COLOURS,
    COLUMNS_FROM,
    DAY_END_SCORING,
    EFFECTS,
    PARTS,
    PREFABRICATION,
    PURIFIER_SPACES,
    PURIFIERS_FROM,
    RECRUITING_OFFICE,
    RESEARCH_GRANT,
    RESOURCES,
    ROVERS,
    SALVAGE,
    STORAGE,
    TOKENS,
    VALHALLA_EXTENSION,
)
from orrery.games.three_days.state import NOTHING, POINT_KINDS, State


def owns(state: State, seat: i64, effect: i64) -> i64:
    """How many tiles of an Upgrade a seat has researched."""
    return state.upgrades[seat * EFFECTS + effect]


def highest(state: State, seat: i64) -> i64:
    """3.1: no level passes 15, or 17 with the Valhalla Extension."""
    if owns(state, seat, VALHALLA_EXTENSION) > 0:
        return state.components.extended_level
    return state.components.highest_level


def gain(state: State, seat: i64, resource: i64, amount: i64) -> i64:
    """3.1: raise a level as far as the track goes; says how much was gained."""
    at = seat * RESOURCES + resource
    room = highest(state, seat) - state.levels[at]
    taken = amount if amount < room else room
    state.levels[at] += taken
    return taken


def advance(state: State, seat: i64, resource: i64) -> None:
    """3.2: move an income cube one space on, if there is one."""
    at = seat * RESOURCES + resource
    if state.income[at] < state.components.highest_income:
        state.income[at] += 1


def score(state: State, seat: i64, kind: i64, points: i64) -> None:
    """Move a seat's cube on the Victory Point track."""
    state.points[seat * POINT_KINDS + kind] += points


def total(state: State, seat: i64) -> i64:
    """A seat's Victory Points."""
    points: i64 = 0
    for kind in range(POINT_KINDS):
        points += state.points[seat * POINT_KINDS + kind]
    return points


def recruit_cost(state: State, seat: i64) -> i64:
    """7.1: the food that the next colonist on the mat costs."""
    if state.recruited[seat] >= 10:
        return 99
    cost = state.components.colonist_cost[state.recruited[seat]]
    less = owns(state, seat, RECRUITING_OFFICE) * state.components.amount[RECRUITING_OFFICE]
    return cost - less if cost - less > 1 else 1


def laboratory_cost(state: State, seat: i64) -> i64:
    """13.5: the machinery that the next laboratory on the mat costs."""
    if state.researched[seat] >= 10:
        return 99
    cost = state.components.laboratory_cost[state.researched[seat]]
    less = owns(state, seat, RESEARCH_GRANT) * state.components.amount[RESEARCH_GRANT]
    return cost - less if cost - less > 1 else 1


def structure_cost(state: State, seat: i64) -> i64:
    """6.2: the machinery that the next Valhalla structure on the mat costs."""
    if state.structures[seat] >= 3:
        return 99
    return state.components.structure_cost[state.structures[seat]]


def center_discount(state: State, seat: i64) -> i64:
    """22.11: what Prefabrication takes off the price of a Production Center."""
    return owns(state, seat, PREFABRICATION) * state.components.amount[PREFABRICATION]


def least_fuel(state: State, seat: i64) -> i64:
    """8.1: what a Transport costs at least."""
    if owns(state, seat, ROVERS) > 0:
        return state.components.amount[ROVERS]
    return state.components.least_fuel


def open_parts(state: State, seat: i64, part: i64) -> i64:
    """10.2: the free spaces of a mat for one kind of salvage, as bits."""
    return state.components.part_spaces[part] & ~state.parts[seat]


def open_purifiers(state: State, seat: i64) -> i64:
    """The free spaces of both purifiers, as bits."""
    spaces: i64 = ((1 << PARTS) - 1) - ((1 << PURIFIERS_FROM) - 1)
    return spaces & ~state.parts[seat]


def column_full(state: State, seat: i64, resource: i64) -> bool:
    """17.3: both parts of an income column lie there."""
    bits: i64 = 3 << (COLUMNS_FROM + 2 * resource)
    return state.parts[seat] & bits == bits


def mining_full(state: State, seat: i64) -> bool:
    """17.2: a cart and a drill lie there."""
    return state.parts[seat] & 3 == 3


def purity(state: State, seat: i64, colour: i64) -> i64:
    """18.5: the points of a purifier's rows, counted from the bottom up to the first row that is not full."""
    bits: i64 = state.parts[seat] >> (PURIFIERS_FROM + colour * PURIFIER_SPACES)
    points: i64 = 0
    if bits & 7 != 7:
        return points
    points += state.components.purity[0]
    if (bits >> 3) & 7 != 7:
        return points
    points += state.components.purity[1]
    if (bits >> 6) & 15 != 15:
        return points
    return points + state.components.purity[2]


def day_end_spaces(state: State, seat: i64) -> i64:
    """10.3: one Day End space for each structure built, and one for each Day End Scoring tile."""
    return state.structures[seat] + owns(state, seat, DAY_END_SCORING)


def has_room_for_token(state: State, seat: i64, token: i64) -> bool:
    """10.3: a token joins its partner, or takes a free space; only extra spaces repeat a colour."""
    held = seat * TOKENS
    used: i64 = 0
    repeated: i64 = 0
    for colour in range(3):
        first = state.tokens[held + 2 * colour] + (1 if token == 2 * colour else 0)
        second = state.tokens[held + 2 * colour + 1] + (1 if token == 2 * colour + 1 else 0)
        pairs = first if first > second else second
        used += pairs
        if pairs > 1:
            repeated += pairs - 1
    return used <= day_end_spaces(state, seat) and repeated <= owns(state, seat, DAY_END_SCORING)


def tokens_left(state: State, token: i64) -> i64:
    """How many tokens of a kind lie in the supply."""
    left = state.components.tokens
    for seat in range(state.seats):
        left -= state.tokens[seat * TOKENS + token]
    return left


def can_collect(state: State, seat: i64, bonus: i64) -> bool:
    """10.4: whether the mat has a place for a crater's bonus."""
    if bonus < 0:
        return False
    if bonus < SALVAGE:
        return open_parts(state, seat, bonus) != 0
    return tokens_left(state, bonus - SALVAGE) > 0 and has_room_for_token(state, seat, bonus - SALVAGE)


def wanted(state: State, seat: i64, colour: i64) -> i64:
    """The elements that a Demand tile has spaces for, as bits."""
    tile = state.demand[seat * COLOURS + colour]
    if tile == NOTHING:
        return 0
    at = tile * 2 + state.face[seat * COLOURS + colour]
    return state.components.required[at] | state.components.additional[at]


def open_elements(state: State, seat: i64, place: i64) -> i64:
    """16.3: the elements that a Demand tile (0 light, 1 dark) or the Storage (2) can still take, as bits."""
    if place < COLOURS:
        return wanted(state, seat, place) & ~state.loaded[seat * COLOURS + place]
    if owns(state, seat, STORAGE) > 0:
        return 63 & ~state.stored[seat]
    return 0


def is_complete(state: State, seat: i64, colour: i64) -> bool:
    """18.1: all required elements lie on the tile."""
    tile = state.demand[seat * COLOURS + colour]
    if tile == NOTHING:
        return False
    need = state.components.required[tile * 2 + state.face[seat * COLOURS + colour]]
    return state.loaded[seat * COLOURS + colour] & need == need


def is_full(state: State, seat: i64, colour: i64) -> bool:
    """18.2: every space of the tile is taken."""
    return state.demand[seat * COLOURS + colour] != NOTHING and open_elements(state, seat, colour) == 0


def bits_in(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
