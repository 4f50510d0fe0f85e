"""Chapters 4 and 9, the craters: daylight, seniority, entering and leaving."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.three_days.components import MOST_SPACES
from orrery.games.three_days.state import GANYMEDEAN, NOTHING, State


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
