"""Every move that may be made now, in ascending order; and how often chance makes each of its own."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import (
    BLUE_CENTER,
    BONUSES,
    CITADEL,
    COLOURS,
    CRATERS,
    EFFECTS,
    ELEMENTS,
    EXTRACTORS,
    FOOD,
    FUEL,
    KINDS,
    MACHINERY,
    MOST_LABORATORIES,
    MOST_SPACES,
    PARTS,
    PURPLE_CENTER,
    RESOURCES,
    SALVAGE,
    TILES_OF_A_COLOUR,
    TOKENS,
    WHITE_CENTER,
    ZONING_PERMIT,
)
from orrery.games.three_days.moves import (
    ADVANCE,
    BONUS_TILE,
    CENTER,
    DAYLIGHT,
    DECLINE,
    DEMAND,
    DIPLOMACY,
    DONE,
    FACE,
    FOREMAN_AT,
    GANYMEDEAN,
    LABORATORY,
    LOAD,
    NIGHT_AT,
    PASS,
    PLACE,
    RECRUIT,
    REDEEM,
    REVEAL,
    SELL,
    SPEND,
    STRUCTURE,
    TAKE,
    TO,
    TRANSPORT,
    UNLOAD,
    UPGRADE,
)
from orrery.games.three_days.rules.actions import center_cost, vacant_laboratory
from orrery.games.three_days.rules.craters import (
    can_escort,
    escort_targets,
    lit_craters,
    recruit_targets,
    transport_targets,
)
from orrery.games.three_days.rules.flow import can_advance, can_load_any, day_of
from orrery.games.three_days.rules.harvest import foreman_craters, night_craters
from orrery.games.three_days.rules.mat import (
    can_collect,
    column_full,
    highest,
    is_complete,
    is_full,
    laboratory_cost,
    mining_full,
    open_elements,
    open_parts,
    open_purifiers,
    owns,
    recruit_cost,
    structure_cost,
)
from orrery.games.three_days.rules.play import turn
from orrery.games.three_days.state import (
    ACTING,
    ADVANCING,
    COLLECTING,
    DIRECTING,
    DRAWING_BONUS,
    DRAWING_DEMAND,
    DRAWING_UPGRADE,
    ESCORTING,
    FLIPPING,
    GANYMEDEAN as A_GANYMEDEAN,
    IN_STACK,
    LOADING,
    NEGOTIATING,
    NOTHING,
    REDEEMING,
    RESEARCHING,
    SELLING,
    TRANSPORTING,
    TURNING,
    WAKING,
    State,
)
from orrery.kernel import OVER


def legal(state: State, seat: i64) -> vec[i64]:
    """The moves this seat may make now, in ascending order; empty when it is not to move."""
    found = vec[i64](capacity=96)
    who = turn(state)
    if who == OVER or who != seat:
        return found
    phase = state.phase
    if phase <= DRAWING_UPGRADE:
        return _draws(state, found)
    if phase == ACTING:
        return _actions(state, seat, found)
    if phase == COLLECTING:
        return _bonuses(state, seat, found)
    if phase == TRANSPORTING:
        fuel = state.levels[seat * RESOURCES + FUEL]
        found = _each(found, transport_targets(state, seat, state.origin, fuel), CRATERS, TO)
        return _spending(state, seat, found) if state.rules > 1 else found
    if phase == ESCORTING:
        return _each(found, escort_targets(state, seat, state.origin // MOST_SPACES), CRATERS, TO)
    if phase == NEGOTIATING:
        return _negotiations(state, seat, found)
    if phase == RESEARCHING:
        return _upgrades(state, seat, found)
    if phase == LOADING:
        return _loads(state, seat, found)
    return _phases(state, seat, found)


def odds(state: State) -> vec[i64]:
    """2.1, 2.3, 2.8, 5.2: a coin has two sides; of a stack each tile is as likely as any other."""
    weights = vec[i64](capacity=EFFECTS)
    if state.phase == DRAWING_UPGRADE:
        start = day_of(state) * EFFECTS
        for effect in range(EFFECTS):
            if state.stack[start + effect] > 0:
                weights = append(weights, state.stack[start + effect])
    elif state.phase == DRAWING_BONUS:
        for bonus in range(BONUSES):
            if state.bonus_stack[bonus] > 0:
                weights = append(weights, state.bonus_stack[bonus])
    elif state.phase <= DRAWING_DEMAND:
        for _ in range(len(legal(state, turn(state)))):
            weights = append(weights, 1)
    return weights


def _each(found: vec[i64], bits: i64, count: i64, first: i64) -> vec[i64]:
    """A move for each bit that is set."""
    for i in range(count):
        if (bits >> i) & 1 == 1:
            found = append(found, first + i)
    return found


def _draws(state: State, found: vec[i64]) -> vec[i64]:
    if state.phase == FLIPPING:
        found = append(found, DAYLIGHT)
        return append(found, DAYLIGHT + 1)
    if state.phase == DRAWING_BONUS:
        for bonus in range(BONUSES):
            if state.bonus_stack[bonus] > 0:
                found = append(found, BONUS_TILE + bonus)
        return found
    if state.phase == DRAWING_DEMAND:
        colour: i64 = 0 if state.demand[state.seat * COLOURS] == NOTHING else 1
        start = colour * TILES_OF_A_COLOUR
        for tile in range(start, start + TILES_OF_A_COLOUR):
            if state.demand_at[tile] == IN_STACK:
                found = append(found, DEMAND + tile)
        return found
    start = day_of(state) * EFFECTS
    for effect in range(EFFECTS):
        if state.stack[start + effect] > 0:
            found = append(found, REVEAL + effect)
    return found


def _actions(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """6.1: the seven actions, and Influence to spend."""
    levels = seat * RESOURCES
    machinery = state.levels[levels + MACHINERY]
    if structure_cost(state, seat) <= machinery:
        copies = state.components.structure_copies[state.seats]
        for token in range(TOKENS):
            if state.structures_at[token * 2 + copies - 1] == 0:
                found = append(found, STRUCTURE + token)
    if recruit_cost(state, seat) <= state.levels[levels + FOOD]:
        found = _each(found, recruit_targets(state, seat), CRATERS, RECRUIT)
    fuel = state.levels[levels + FUEL]
    if fuel > 0:
        for crater in range(1, CRATERS):
            if (state.colonists[seat] >> crater) & 1 == 1 and transport_targets(state, seat, crater, fuel) != 0:
                found = append(found, TRANSPORT + crater)
        if state.diplomat[seat] == 1 and can_escort(state, seat):
            found = append(found, DIPLOMACY)
    if machinery > 0:
        found = _centers(state, seat, machinery, found)
        found = _laboratories(state, seat, machinery, found)
    for space in range(state.components.passes[state.seats]):
        if not _pass_space_taken(state, space):
            found = append(found, PASS + space)
    return _spending(state, seat, found)


def _pass_space_taken(state: State, space: i64) -> bool:
    return any(state.passed[seat] == space for seat in range(state.seats))


def _spending(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """3.4: Influence for any level that can still rise."""
    if state.influence[seat] > 0:
        top = highest(state, seat)
        for resource in range(RESOURCES):
            if state.levels[seat * RESOURCES + resource] < top:
                found = append(found, SPEND + resource)
    return found


def _centers(state: State, seat: i64, machinery: i64, found: vec[i64]) -> vec[i64]:
    """12.1 to 12.5: in lit craters of the own colonists, without a center, what their middle allows."""
    here = state.colonists[seat] & lit_craters(state) & ~state.components.zone
    for crater in range(1, CRATERS):
        if (here >> crater) & 1 == 0 or state.centers[crater] > 0:
            continue
        allowed = state.components.allows[crater]
        first: i64 = 0
        last: i64 = 0
        if allowed == WHITE_CENTER:
            last = EXTRACTORS
        elif allowed == BLUE_CENTER:
            first = EXTRACTORS
            last = CITADEL
        elif allowed == PURPLE_CENTER:
            first = CITADEL
            last = KINDS
        for kind in range(first, last):
            if center_cost(state, seat, crater, kind) <= machinery:
                found = append(found, CENTER + crater * KINDS + kind)
    return found


def _laboratories(state: State, seat: i64, machinery: i64, found: vec[i64]) -> vec[i64]:
    """13.1 to 13.5: in lit craters of the own colonists, on vacant spaces that are allowed."""
    if laboratory_cost(state, seat) > machinery or not _can_research(state, seat):
        return found
    here = state.colonists[seat] & lit_craters(state)
    colours = _allowed_colours(state, seat)
    for crater in range(1, CRATERS):
        if (here >> crater) & 1 == 1:
            for colour in range(colours):
                if vacant_laboratory(state, crater, colour) != NOTHING:
                    found = append(found, LABORATORY + crater * MOST_LABORATORIES + colour)
    return found


def _allowed_colours(state: State, seat: i64) -> i64:
    """13.2: how many of white, gray and black a seat may build on."""
    if owns(state, seat, ZONING_PERMIT) > 0:
        return 3
    return 1 if state.seats <= 3 else 2


def _may_research(state: State, seat: i64, effect: i64) -> bool:
    """13.7: on offer, and no second copy of what counts only once."""
    if state.offer[effect] == 0:
        return False
    return state.components.unique[effect] == 0 or owns(state, seat, effect) == 0


def _can_research(state: State, seat: i64) -> bool:
    return any(_may_research(state, seat, effect) for effect in range(EFFECTS))


def _upgrades(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    for effect in range(EFFECTS):
        if _may_research(state, seat, effect):
            found = append(found, UPGRADE + effect)
    return found


def _negotiations(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """11.2 to 11.4: Ganymedeans that can be moved; Influence; enough after the first."""
    if state.levels[seat * RESOURCES + FUEL] > 0:
        for crater in range(1, CRATERS):
            if escort_targets(state, seat, crater) != 0:
                for space in range(state.components.spaces[crater]):
                    if state.spaces[crater * MOST_SPACES + space] == A_GANYMEDEAN:
                        found = append(found, GANYMEDEAN + crater * MOST_SPACES + space)
    found = _spending(state, seat, found)
    if state.envoys_left < state.envoys[seat]:
        found = append(found, DONE)
    return found


def _bonuses(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """10.1 to 10.4: the spaces where a part may go, the tokens that may be taken, or nothing."""
    spaces: i64 = 0
    if state.any_parts > 0:
        spaces = ((1 << PARTS) - 1) & ~state.parts[seat]
    elif state.purifier_parts > 0:
        spaces = open_purifiers(state, seat)
    else:
        for bonus in range(SALVAGE):
            if bonus in (state.first_bonus, state.second_bonus):
                spaces |= open_parts(state, seat, bonus)
    found = _each(found, spaces, PARTS, PLACE)
    for token in range(TOKENS):
        bonus = SALVAGE + token
        if bonus in (state.first_bonus, state.second_bonus) and can_collect(state, seat, bonus):
            found = append(found, TAKE + token)
    return append(found, DECLINE)


def _loads(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """16.3: the places of the element at hand, or of every element that may be chosen."""
    kinds = state.free_kinds
    for element in range(ELEMENTS):
        if state.to_load[element] > 0:
            kinds = 1 << element
            break
    for element in range(ELEMENTS):
        if (kinds >> element) & 1 == 1:
            for place in range(3):
                if (open_elements(state, seat, place) >> element) & 1 == 1:
                    found = append(found, LOAD + element * 3 + place)
    return found


def _phases(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """The decisions after the actions."""
    phase = state.phase
    if phase == TURNING:
        colour: i64 = 0 if state.face[seat * COLOURS] == NOTHING else 1
        found = append(found, FACE + colour * 2)
        return append(found, FACE + colour * 2 + 1)
    if phase == ADVANCING:
        for resource in range(RESOURCES):
            if can_advance(state, seat, resource):
                found = append(found, ADVANCE + resource)
        return found
    if phase == DIRECTING:
        return _each(found, foreman_craters(state, seat), CRATERS, FOREMAN_AT)
    if phase == WAKING:
        return _each(found, night_craters(state, seat), CRATERS, NIGHT_AT)
    if phase == REDEEMING:
        return _rewards(state, seat, found)
    if phase == SELLING:
        return _sales(state, seat, found)
    return append(_spending(state, seat, found), DONE)


def _rewards(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """17.1 to 17.3: what can be redeemed, or nothing more."""
    if mining_full(state, seat) and can_load_any(state, seat):
        found = append(found, REDEEM)
    for resource in range(RESOURCES):
        if column_full(state, seat, resource):
            if state.income[seat * RESOURCES + resource] < state.components.highest_income:
                found = append(found, REDEEM + 1 + 2 * resource)
            found = append(found, REDEEM + 2 + 2 * resource)
    return append(found, DONE)


def _sales(state: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """18.1, 18.2, 22.15: stored elements to move, complete tiles to sell; a full tile must be sold."""
    for element in range(ELEMENTS):
        if (state.stored[seat] >> element) & 1 == 1:
            for colour in range(COLOURS):
                if (open_elements(state, seat, colour) >> element) & 1 == 1:
                    found = append(found, UNLOAD + element * COLOURS + colour)
    must = False
    for colour in range(COLOURS):
        if is_complete(state, seat, colour):
            found = append(found, SELL + colour)
            if is_full(state, seat, colour):
                must = True
    if not must:
        found = append(found, DONE)
    return found
