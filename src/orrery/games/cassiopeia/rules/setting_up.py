"""1: the set-up, from the choice of cards to the first player."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import (
    BASE,
    CARD_NAMES,
    CARDS,
    EARTH,
    OBJECT_IDS,
    PLANETS,
    SATELLITE_A,
    STATION_A,
    TRANSPORT,
    components,
)
from orrery.games.cassiopeia.moves import ADD, DEAL, ENOUGH, FIRST, FLIP, INCLUDE, LAY
from orrery.games.cassiopeia.rules.principles import recount, specialist_name
from orrery.games.cassiopeia.state import (
    ADDING_SATELLITE,
    ADDING_STATION,
    CHOOSING,
    DEALING,
    FINDING_FIRST,
    FLIPPING,
    INCLUDING,
    LAYING,
    State,
)
from orrery.kernel import CHANCE, Event, Terms, Text, Who


def setup(terms: Terms) -> State:
    """1: the box is open, nothing is dealt."""
    state = State(components(terms.edition, terms["reading"], terms["free-objects"]), terms.seats)
    state.mover = CHANCE
    state.logistics = EARTH
    for card in range(4):
        state.chosen[card] = 1
    _choose_cards(state, terms["specialists"])
    state.flips = int(terms["flipped"])
    if _cards(state) == state.wanted:
        state.phase = DEALING
    return state


def _choose_cards(state: State, choice: str) -> None:
    """1.2: the first game uses I to VI; later the host or chance picks two to four cards beside I to IV."""
    if choice == "picked":
        state.hosted = True
        state.wanted = 8
        state.mover = 0
    elif choice.startswith("chance-"):
        state.wanted = int(choice[-1])
    else:
        extra = ["V", "VI"] if choice == "first-game" else choice.split("-")
        for name in extra:
            state.chosen[CARD_NAMES.index(name)] = 1
        state.wanted = 4 + len(extra)


def _cards(state: State) -> i64:
    count: i64 = 0
    for card in range(CARDS):
        count += state.chosen[card]
    return count


def legal_setup(state: State) -> vec[i64]:
    """1: what may be drawn, or picked by the host."""
    found = vec[i64](capacity=9)
    if state.phase == INCLUDING:
        for card in range(4, CARDS):
            if state.chosen[card] == 0:
                found = append(found, INCLUDE + card - 4)
        if state.hosted and _cards(state) >= 6:
            found = append(found, ENOUGH)
    elif state.phase == DEALING:
        seat: i64 = state.dealt // PLANETS
        for number in range(PLANETS):
            if not _lies(state, seat, number):
                found = append(found, DEAL + number)
    elif state.phase == FLIPPING:
        for card in range(CARDS):
            if state.chosen[card] != 0 and state.face[card] == 0:
                found = append(found, FLIP + card)
    elif state.phase == LAYING:
        for card in range(CARDS):
            if state.chosen[card] != 0 and not _laid(state, card):
                found = append(found, LAY + card)
    elif state.phase == FINDING_FIRST:
        for seat in range(state.seats):
            found = append(found, FIRST + seat)
    else:
        first: i64 = ADD if state.phase == ADDING_STATION else ADD + 2
        found = append(found, first)
        found = append(found, first + 1)
    return found


def _lies(state: State, seat: i64, number: i64) -> bool:
    return any(state.row[at] == number for at in range(seat * PLANETS, state.dealt))


def _laid(state: State, card: i64) -> bool:
    return any(state.slots[i] == card for i in range(len(state.slots)))


def apply_setup(state: State, move: i64, events: list[Event] | None) -> None:
    """1: one step of the set-up."""
    if state.phase == INCLUDING:
        _include(state, move, events)
    elif state.phase == DEALING:
        _deal(state, move - DEAL, events)
    elif state.phase == FLIPPING:
        _flip(state, move - FLIP, events)
    elif state.phase == LAYING:
        _lay(state, move - LAY, events)
    elif state.phase == FINDING_FIRST:
        _begin(state, move - FIRST, events)
    else:
        _add_object(state, move - ADD, events)


def _include(state: State, move: i64, events: list[Event] | None) -> None:
    """1.2: one more card joins I to IV, until there are as many as wanted."""
    if move != ENOUGH:
        card: i64 = move - INCLUDE + 4
        state.chosen[card] = 1
        if events is not None:
            events.append(Event("included", {"card": CARD_NAMES[card]}))
    if move == ENOUGH or _cards(state) == state.wanted:
        state.wanted = _cards(state)
        state.phase = DEALING
        state.mover = CHANCE


def _deal(state: State, number: i64, events: list[Event] | None) -> None:
    """1.1: the next planet of a shuffled system; the last one needs no draw."""
    seat: i64 = state.dealt // PLANETS
    _place(state, number)
    if state.dealt % PLANETS == PLANETS - 1:
        for last in range(PLANETS):
            if not _lies(state, seat, last):
                _place(state, last)
                break
        recount(state, seat)
        if events is not None:
            events.append(Event("dealt", {"name": Who(seat), "planets": _row_in_words(state, seat)}))
    if state.dealt == state.seats * PLANETS:
        state.phase = FLIPPING


def _place(state: State, number: i64) -> None:
    state.row[state.dealt] = number
    state.dealt += 1


def _row_in_words(state: State, seat: i64) -> str:
    at: i64 = seat * PLANETS
    return ", ".join([state.components.names[at + state.row[at + slot]] for slot in range(PLANETS)])


def _flip(state: State, card: i64, events: list[Event] | None) -> None:
    """1.3: some cards start with their back up."""
    state.face[card] = 1
    state.flips -= 1
    if state.flips == 0:
        state.phase = LAYING
        if events is not None:
            turned = [CARD_NAMES[card] for card in range(CARDS) if state.face[card] != 0]
            events.append(Event("turned", {"cards": ", ".join(turned)}))


def _lay(state: State, card: i64, events: list[Event] | None) -> None:
    """1.3: the next card of the row; the last one needs no draw."""
    state.slots = append(state.slots, card)
    if len(state.slots) == state.wanted - 1:
        for last in range(CARDS):
            if state.chosen[last] != 0 and not _laid(state, last):
                state.slots = append(state.slots, last)
                break
        if events is not None:
            row = tuple([specialist_name(slot * 2 + state.face[slot]) for slot in state.slots])
            events.append(Event("laid", {"specialists": row}))
        _add_objects(state, events)


def _add_objects(state: State, events: list[Event] | None) -> None:
    """1.4: card IX brings the base and the transport, card VIII one station and one satellite of two each."""
    if state.chosen[8] != 0:
        state.owner[BASE] = -1
        state.owner[TRANSPORT] = -1
        if events is not None:
            events.append(Event("added", {"what": Text("object-base")}))
            events.append(Event("added", {"what": Text("object-transport")}))
    state.phase = ADDING_STATION if state.chosen[7] != 0 else FINDING_FIRST


def _add_object(state: State, thing: i64, events: list[Event] | None) -> None:
    state.owner[STATION_A + thing] = -1
    if events is not None:
        events.append(Event("added", {"what": Text(f"object-{OBJECT_IDS[thing]}")}))
    state.phase = ADDING_SATELLITE if thing < SATELLITE_A else FINDING_FIRST


def _begin(state: State, first: i64, events: list[Event] | None) -> None:
    """3.1: in the first round seats choose clockwise from the first player."""
    for k in range(state.seats):
        state.order = append(state.order, (first + k) % state.seats)
    if events is not None:
        events.append(Event("began", {"name": Who(first)}))
    state.round = 1
    state.phase = CHOOSING
    state.mover = first
