"""Chapters 15 and 16, income and harvest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.three_days.components import (
    CITADEL,
    CRATERS,
    DEEP_DRILLING,
    EXTRACTORS,
    FOREMAN,
    MASONRY_CREW,
    MOST_SPACES,
    NIGHT_SHIFT,
    RESOURCES,
    TANK_CREW,
)
from orrery.games.three_days.rules.craters import has_colonist, is_lit, offer, space_of
from orrery.games.three_days.rules.mat import bits_in, gain, owns
from orrery.games.three_days.rules.names import crater_name, product_name, resource_name
from orrery.games.three_days.state import DIRECTING, WAKING, State
from orrery.kernel import Event, Who

HARVESTED: Final = 6
"""The step after the last of a seat's harvest."""


def collect_income(state: State, seat: i64, events: list[Event] | None) -> bool:
    """15.1, 15.2: raise the levels once, then offer the parts of one crew after the other; False when all is done."""
    if state.step == 0:
        for resource in range(RESOURCES):
            gained = gain(state, seat, resource, state.income[seat * RESOURCES + resource])
            if events is not None:
                events.append(Event("income", {"seat": Who(seat), "resource": resource_name(resource), "n": gained}))
    crews: i64 = 0
    for crew in range(MASONRY_CREW, TANK_CREW + 1):
        crews += owns(state, seat, crew)
        if state.step < crews:
            state.step += 1
            at = (crew - MASONRY_CREW) * 2
            offer(state, seat, state.components.crew[at], state.components.crew[at + 1], events)
            return True
    return False


def harvest(state: State, seat: i64, events: list[Event] | None) -> bool:
    """16.1: foremen and night shifts are chosen, then all is gathered; True when the player must choose."""
    if state.step == 0:
        state.directed = 0
        state.woken = 0
        state.harvested = 0
        state.step = 1
    if state.step == 1:
        if _choose_foremen(state, seat):
            return True
        state.step = 2
    if state.step == 2:
        if _choose_night_shifts(state, seat):
            return True
        state.step = 3
    if state.step == 3:
        _gather(state, seat, events)
        state.step = 4
    elif state.step == 4:
        _drill_deep(state, seat)
        state.step = 5
    else:
        state.step = HARVESTED
    return False


def foreman_craters(state: State, seat: i64) -> i64:
    """22.23: craters where the seat's colonist would harvest more in the most senior space, as bits."""
    found: i64 = 0
    for crater in range(1, CRATERS):
        if has_colonist(state, seat, crater) and state.centers[crater] > 0 and is_lit(state, crater):
            start = crater * MOST_SPACES
            now = state.components.yields[start + space_of(state, seat, crater)]
            if state.components.yields[start + state.components.spaces[crater] - 1] > now:
                found |= 1 << crater
    return found & ~state.directed


def night_craters(state: State, seat: i64) -> i64:
    """22.19: dark craters with a center and the seat's colonist, as bits."""
    found: i64 = 0
    for crater in range(1, CRATERS):
        if has_colonist(state, seat, crater) and state.centers[crater] > 0 and not is_lit(state, crater):
            found |= 1 << crater
    return found & ~state.woken


def _choose_foremen(state: State, seat: i64) -> bool:
    """22.23: one colonist for each Foreman; no question where all candidates are chosen."""
    left = owns(state, seat, FOREMAN) - bits_in(state.directed)
    if left <= 0:
        return False
    craters = foreman_craters(state, seat)
    if bits_in(craters) > left:
        state.phase = DIRECTING
        return True
    state.directed |= craters
    return False


def _choose_night_shifts(state: State, seat: i64) -> bool:
    """22.19: one colonist for each Night Shift; no question where all candidates are chosen."""
    left = owns(state, seat, NIGHT_SHIFT) - bits_in(state.woken)
    if left <= 0:
        return False
    craters = night_craters(state, seat)
    if bits_in(craters) > left:
        state.phase = WAKING
        return True
    state.woken |= craters
    return False


def _gather(state: State, seat: i64, events: list[Event] | None) -> None:
    """16.1: each lit crater with a center gives what stands beside the colonist's space."""
    for crater in range(1, CRATERS):
        if state.centers[crater] == 0 or not has_colonist(state, seat, crater):
            continue
        amount: i64 = 0
        if is_lit(state, crater):
            space = space_of(state, seat, crater)
            if (state.directed >> crater) & 1 == 1:
                space = state.components.spaces[crater] - 1
            amount = state.components.yields[crater * MOST_SPACES + space]
        elif (state.woken >> crater) & 1 == 1:
            amount = state.components.amount[NIGHT_SHIFT]
        if amount > 0:
            _harvest_one(state, seat, crater, amount, events)


def _harvest_one(state: State, seat: i64, crater: i64, amount: i64, events: list[Event] | None) -> None:
    """16.2 to 16.4: resources up to the maximum, elements to be loaded, Influence without limit."""
    kind = state.centers[crater] - 1
    gained = amount
    if kind < EXTRACTORS:
        gained = gain(state, seat, kind, amount)
    elif kind == CITADEL:
        state.influence[seat] += amount
    else:
        state.to_load[kind - EXTRACTORS] += amount
        state.harvested |= 1 << (kind - EXTRACTORS)
    if events is not None:
        events.append(
            Event(
                "harvested",
                {
                    "seat": Who(seat),
                    "crater": crater_name(crater),
                    "n": gained,
                    "product": product_name(kind),
                    "lost": amount - gained,
                },
            )
        )


def _drill_deep(state: State, seat: i64) -> None:
    """22.20: more of what was harvested in this phase."""
    tiles = owns(state, seat, DEEP_DRILLING)
    if tiles > 0 and state.harvested != 0:
        state.free_elements = tiles * state.components.amount[DEEP_DRILLING]
        state.free_kinds = state.harvested
