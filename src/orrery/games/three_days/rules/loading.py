"""Rules 16.3 and 22.15: elements go onto Demand tiles or into the Storage, and from there onto tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import ALL_ELEMENTS, COLOURS, ELEMENTS, STORAGE
from orrery.games.three_days.moves import LOAD, UNLOAD
from orrery.games.three_days.rules.demand import open_elements
from orrery.games.three_days.rules.mat import owns
from orrery.games.three_days.rules.names import colour_name, element_name, place_name
from orrery.games.three_days.state import LOADING, State
from orrery.kernel import Event, Refusal, Text, Who


def _has_place(state: State, seat: i64, element: i64, place: i64) -> bool:
    """16.3: whether an element can lie on a Demand tile (0 light, 1 dark) or in the Storage (2)."""
    return (open_elements(state, seat, place) >> element) & 1 == 1


def can_load_any(state: State, seat: i64) -> bool:
    """16.3: whether any element at all has a place."""
    room = open_elements(state, seat, 0) | open_elements(state, seat, 1) | open_elements(state, seat, 2)
    return room & ALL_ELEMENTS != 0


def must_load(state: State, events: list[Event] | None) -> bool:
    """16.3: each element goes to a matching open space; where there is a choice, the player chooses."""
    seat = state.seat
    for element in range(ELEMENTS):
        if state.to_load[element] > 0 and _must_choose_place(state, seat, element, events):
            return True
    return state.free_elements > 0 and _must_choose_element(state, seat, events)


def _must_choose_place(state: State, seat: i64, element: i64, events: list[Event] | None) -> bool:
    """16.3: whether there are more places than elements of a kind; if not, all are filled and the rest is wasted."""
    places: i64 = 0
    for place in range(3):
        if _has_place(state, seat, element, place):
            places += 1
    if places > state.to_load[element]:
        state.phase = LOADING
        return True
    for place in range(3):
        if _has_place(state, seat, element, place):
            _put(state, seat, element, place, events)
    wasted = state.to_load[element] - places
    if events is not None and wasted > 0:
        events.append(Event("wasted", {"seat": Who(seat), "element": element_name(element), "n": wasted}))
    state.to_load[element] = 0
    return False


def _must_choose_element(state: State, seat: i64, events: list[Event] | None) -> bool:
    """17.2, 22.20, 23.8: an element of the player's choice; with one way only it is placed at once."""
    ways: i64 = 0
    only: i64 = 0
    for element in range(ELEMENTS):
        if (state.free_kinds >> element) & 1 == 1:
            for place in range(3):
                if _has_place(state, seat, element, place):
                    ways += 1
                    only = element * 3 + place
    if ways > 1:
        state.phase = LOADING
        return True
    if ways == 1:
        _put(state, seat, only // 3, only % 3, events)
    elif events is not None:
        events.append(Event("element-wasted", {"seat": Who(seat)}))
    state.free_elements = 0
    return False


def _put(state: State, seat: i64, element: i64, place: i64, events: list[Event] | None) -> None:
    """16.3: an element lies on a Demand tile or in the Storage."""
    bit: i64 = 1 << element
    if place < COLOURS:
        state.loaded[seat * COLOURS + place] |= bit
    else:
        state.stored[seat] |= bit
    if events is not None:
        what, where = element_name(element), place_name(place)
        events.append(Event("loaded", {"seat": Who(seat), "element": what, "place": where}))


def loading_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """16.3: the places of the element at hand, or of every element that may be chosen."""
    kinds = state.free_kinds
    for element in range(ELEMENTS):
        if state.to_load[element] > 0:
            kinds = 1 << element
            break
    for element in range(ELEMENTS):
        if (kinds >> element) & 1 == 1:
            for place in range(3):
                if _has_place(state, state.seat, element, place):
                    moves = append(moves, LOAD + element * 3 + place)
    return moves


def against_loading(state: State, seat: int, which: int) -> Refusal | None:
    """16.3, 22.15, 22.20: the element at hand, or one that may be chosen, and a place for it."""
    element, place = divmod(which, 3)
    waiting = [e for e in range(ELEMENTS) if state.to_load[e] > 0]
    if waiting and element != waiting[0]:
        return Refusal("16.3", Text("refused-other-element", {"element": element_name(waiting[0])}))
    if not waiting and not state.free_kinds >> element & 1:
        return Refusal("22.20", Text("refused-not-harvested", {"element": element_name(element)}))
    if place == COLOURS and not owns(state, seat, STORAGE):
        return Refusal("22.15", Text("refused-no-storage"))
    return _against_lying(state, seat, element, place)


def _against_lying(state: State, seat: int, element: int, place: int) -> Refusal | None:
    """16.3: an open space for an element."""
    if open_elements(state, seat, place) >> element & 1:
        return None
    where = {"element": element_name(element), "place": place_name(place)}
    return Refusal("16.3", Text("refused-no-place", {**where}))


def load(state: State, element: i64, place: i64, events: list[Event] | None) -> None:
    """16.3: an element harvested, or one of the player's choice, goes where the player says."""
    if state.to_load[element] > 0:
        state.to_load[element] -= 1
    else:
        state.free_elements -= 1
    _put(state, state.seat, element, place, events)


def unloading_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """22.15: stored elements that a Demand tile has a space for."""
    seat = state.seat
    for element in range(ELEMENTS):
        if (state.stored[seat] >> element) & 1 == 1:
            for colour in range(COLOURS):
                if _has_place(state, seat, element, colour):
                    moves = append(moves, UNLOAD + element * COLOURS + colour)
    return moves


def against_unloading(state: State, seat: int, which: int) -> Refusal | None:
    """16.3, 22.15: a stored element, and a space for it on the tile."""
    element, colour = divmod(which, COLOURS)
    if not state.stored[seat] >> element & 1:
        return Refusal("22.15", Text("refused-not-stored", {"element": element_name(element)}))
    return _against_lying(state, seat, element, colour)


def unload(state: State, element: i64, colour: i64, events: list[Event] | None) -> None:
    """22.15: a stored element moves to a Demand tile."""
    seat = state.seat
    bit: i64 = 1 << element
    state.stored[seat] &= ~bit
    state.loaded[seat * COLOURS + colour] |= bit
    if events is not None:
        what, where = element_name(element), colour_name(colour)
        events.append(Event("unloaded", {"seat": Who(seat), "element": what, "colour": where}))
