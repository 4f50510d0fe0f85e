"""Chapters 4, 9 and 10, the craters: daylight, seniority, entering and leaving, the bonuses on the rim."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.three_days.components import (
    CRATERS,
    FAR,
    FUEL,
    MOST_SPACES,
    RESOURCES,
    SALVAGE,
    SCAVENGERS,
    SURVEY_LAMPS,
    VALHALLA,
)
from orrery.games.three_days.rules.mat import can_collect, least_fuel, owns, tokens_left
from orrery.games.three_days.rules.names import bonus_name
from orrery.games.three_days.state import ACTIONS, ESCORTED, GANYMEDEAN, NOTHING, State
from orrery.kernel import Event, Who


def lit_craters(state: State) -> i64:
    """4.1, 4.3: the craters of the side in daylight and the zone, as bits."""
    return state.components.lit[state.lit]


def is_lit(state: State, crater: i64) -> bool:
    """4.1, 4.3: whether a crater is in daylight, as the zone always is."""
    return (lit_craters(state) >> crater) & 1 == 1


def has_colonist(state: State, seat: i64, crater: i64) -> bool:
    """Whether a seat's colonist stands in a crater."""
    return (state.colonists[seat] >> crater) & 1 == 1


def is_full_crater(state: State, crater: i64) -> bool:
    """Whether a crater has no vacant space."""
    return (state.full >> crater) & 1 == 1


def space_of(state: State, seat: i64, crater: i64) -> i64:
    """The space of a seat's colonist in a crater, counted from the lowest seniority."""
    for space in range(MOST_SPACES):
        if state.spaces[crater * MOST_SPACES + space] == seat + 1:
            return space
    return NOTHING


def mark_full(state: State, crater: i64) -> None:
    """Note whether a crater has a vacant space."""
    bit: i64 = 1 << crater
    state.full |= bit
    for space in range(state.components.spaces[crater]):
        if state.spaces[crater * MOST_SPACES + space] == 0:
            state.full &= ~bit
            return


def enter(state: State, crater: i64, who: i64) -> None:
    """9.1, 9.2: a newcomer takes the lowest space and pushes the others upward, up to the first vacant space."""
    start = crater * MOST_SPACES
    gap: i64 = 0
    while state.spaces[start + gap] != 0:
        gap += 1
    while gap > 0:
        state.spaces[start + gap] = state.spaces[start + gap - 1]
        gap -= 1
    state.spaces[start] = who
    if who < GANYMEDEAN:
        state.colonists[who - 1] |= 1 << crater
    mark_full(state, crater)


def leave(state: State, crater: i64, space: i64) -> None:
    """8.3: a vacated space stays vacant."""
    at = crater * MOST_SPACES + space
    who = state.spaces[at]
    state.spaces[at] = 0
    state.full &= ~(1 << crater)
    if who < GANYMEDEAN:
        state.colonists[who - 1] &= ~(1 << crater)


def settle_ganymedeans(state: State) -> None:
    """11.4: when the Diplomacy action ends, those that were moved are Ganymedeans like any other."""
    for at in range(CRATERS * MOST_SPACES):
        if state.spaces[at] == ESCORTED:
            state.spaces[at] = GANYMEDEAN


def recruit_targets(state: State, seat: i64) -> i64:
    """7.2 to 7.5: lit craters with a vacancy, without the seat's colonist, at or beside its presence, as bits."""
    own = state.colonists[seat] | state.research[seat]
    if state.structures[seat] > 0:
        own |= 1 << VALHALLA
    near = own
    for crater in range(CRATERS):
        if (own >> crater) & 1 == 1:
            near |= state.components.neighbours[crater]
    return near & lit_craters(state) & ~state.full & ~state.colonists[seat] & ~(1 << VALHALLA)


def transport_targets(state: State, seat: i64, crater: i64, fuel: i64) -> i64:
    """8.1, 8.2: where a colonist can go with so much fuel, as bits."""
    if fuel < least_fuel(state, seat):
        return 0
    far = fuel if fuel < FAR else FAR
    near = state.components.within[far * CRATERS + crater]
    return near & ~state.full & ~state.colonists[seat] & ~(1 << VALHALLA)


def escort_targets(state: State, seat: i64, crater: i64) -> i64:
    """11.2, 11.4: where a Ganymedean can be moved to, as bits."""
    near = state.components.within[state.reach[seat] * CRATERS + crater]
    return near & ~state.full & ~(1 << VALHALLA) & ~(1 << crater)


def can_escort(state: State, seat: i64) -> bool:
    """11.2 to 11.4: whether a Ganymedean can be moved."""
    if state.levels[seat * RESOURCES + FUEL] < 1:
        return False
    for crater in range(1, CRATERS):
        for space in range(state.components.spaces[crater]):
            if state.spaces[crater * MOST_SPACES + space] == GANYMEDEAN:
                if escort_targets(state, seat, crater) != 0:
                    return True
                break
    return False


def offer_bonuses(state: State, seat: i64, crater: i64, events: list[Event] | None) -> None:
    """10.1, 10.5: the two bonuses of a lit crater lie ready for the colonist that entered."""
    if is_lit(state, crater) or owns(state, seat, SURVEY_LAMPS) > 0:
        first, second = state.components.bonuses[crater * 2], state.components.bonuses[crater * 2 + 1]
        offer(state, seat, first, second, events)


def offer(state: State, seat: i64, first: i64, second: i64, events: list[Event] | None) -> None:
    """10.1, 10.4, 15.2: two bonuses to choose from; one that finds no place is told, and only wasted."""
    state.first_bonus = first
    state.second_bonus = second
    if events is not None:
        lost = [bonus for bonus in (first, second) if bonus >= 0 and not can_collect(state, seat, bonus)]
        gone = [bonus for bonus in lost if bonus >= SALVAGE and tokens_left(state, bonus - SALVAGE) == 0]
        for kind, bonuses in (("bonus-gone", gone), ("bonus-wasted", [b for b in lost if b not in gone])):
            if bonuses:
                named = tuple([bonus_name(bonus) for bonus in bonuses])
                events.append(Event(kind, {"seat": Who(seat), "bonuses": named}))
    end_useless_choice(state, seat)


def end_useless_choice(state: State, seat: i64) -> None:
    """10.4: when neither bonus finds a place, there is nothing to choose."""
    if not can_collect(state, seat, state.first_bonus) and not can_collect(state, seat, state.second_bonus):
        state.first_bonus = NOTHING
        state.second_bonus = NOTHING


def takes_both(state: State, seat: i64) -> bool:
    """22.21: with Scavengers a colonist that enters a crater takes both bonuses."""
    return owns(state, seat, SCAVENGERS) > 0 and state.stage == ACTIONS


def bonus_taken(state: State, seat: i64, bonus: i64) -> None:
    """10.1, 22.21: one bonus ends the choice; Scavengers take the other as well."""
    if not takes_both(state, seat):
        state.first_bonus = NOTHING
        state.second_bonus = NOTHING
    elif state.first_bonus == bonus:
        state.first_bonus = NOTHING
    else:
        state.second_bonus = NOTHING
    end_useless_choice(state, seat)
