"""Chapter 1, from the choice of cards to the first player: what chance, or the host, decides before the first round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import components, moves as kinds, state as phases
from orrery.games.cassiopeia.components import CARD_NAMES, CARDS, PLANETS
from orrery.games.cassiopeia.rules.names import object_name, refused, specialist_name, untimely
from orrery.games.cassiopeia.rules.principles import face_up, recount
from orrery.games.cassiopeia.state import State
from orrery.kernel import CHANCE, Event, Refusal, Text, Who

OBLIGATORY: Final = 4
"""1.2: cards I to IV are in every game."""
FEWEST_CARDS: Final = 6


def cards_in_game(state: State) -> i64:
    """1.2: how many specialist cards have been chosen."""
    count: i64 = 0
    for card in range(CARDS):
        count += state.chosen[card]
    return count


def including_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """1.2: the cards that are not in the game yet; the host may stop at six."""
    for card in range(OBLIGATORY, CARDS):
        if state.chosen[card] == 0:
            moves = append(moves, kinds.INCLUDE + card - OBLIGATORY)
    if state.hosted and cards_in_game(state) >= FEWEST_CARDS:
        moves = append(moves, kinds.ENOUGH)
    return moves


def against_including(state: State, seat: int, which: int) -> Refusal | None:
    """1.2: each card once."""
    if state.phase != phases.INCLUDING:
        return untimely(state, "1.2", "include")
    card = OBLIGATORY + which
    return Refusal("1.2", Text("refused-card-included", {"card": CARD_NAMES[card]})) if state.chosen[card] else None


def include(state: State, which: i64, events: list[Event] | None) -> None:
    """1.2: one more card joins I to IV, until there are as many as wanted."""
    card: i64 = OBLIGATORY + which
    state.chosen[card] = 1
    if events is not None:
        events.append(Event("included", {"card": CARD_NAMES[card]}))
    if cards_in_game(state) == state.wanted:
        stop_including(state)


def against_stopping(state: State, seat: int, which: int) -> Refusal | None:
    """1.2: the host may stop, with six to eight cards."""
    if state.phase != phases.INCLUDING:
        return untimely(state, "1.2", "include")
    if not state.hosted:
        return Refusal("1.2", Text("refused-not-hosted", {"n": state.wanted}))
    return None if sum(state.chosen) >= FEWEST_CARDS else refused("1.2", "too-few-cards")


def stop_including(state: State) -> None:
    """1.2: the cards of this game are chosen."""
    state.wanted = cards_in_game(state)
    state.phase = phases.DEALING
    state.mover = CHANCE


def dealing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """1.1: the planets of the system that do not lie in its row yet."""
    seat: i64 = state.dealt // PLANETS
    for number in range(PLANETS):
        if not _lies(state, seat, number):
            moves = append(moves, kinds.DEAL + number)
    return moves


def _lies(state: State, seat: i64, number: i64) -> bool:
    return any(state.row[at] == number for at in range(seat * PLANETS, state.dealt))


def against_dealing(state: State, seat: int, number: int) -> Refusal | None:
    """1.1: each planet of a system once."""
    if state.phase != phases.DEALING:
        return untimely(state, "1.1", "deal")
    first = state.dealt // PLANETS * PLANETS
    return refused("1.1", "planet-lies") if number in list(state.row[first : state.dealt]) else None


def deal(state: State, number: i64, events: list[Event] | None) -> None:
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
        state.phase = phases.FLIPPING


def _place(state: State, number: i64) -> None:
    state.row[state.dealt] = number
    state.dealt += 1


def _row_in_words(state: State, seat: i64) -> str:
    at: i64 = seat * PLANETS
    return ", ".join([state.components.names[at + state.row[at + slot]] for slot in range(PLANETS)])


def flipping_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """1.3: the cards of this game whose front is up."""
    for card in range(CARDS):
        if state.chosen[card] != 0 and state.face[card] == 0:
            moves = append(moves, kinds.FLIP + card)
    return moves


def against_flipping(state: State, seat: int, card: int) -> Refusal | None:
    """1.3: a card of this game, flipped once."""
    if state.phase != phases.FLIPPING:
        return untimely(state, "1.3", "flip")
    against = _against_card(state, card)
    if against is None and state.face[card]:
        return Refusal("1.3", Text("refused-card-flipped", {"card": CARD_NAMES[card]}))
    return against


def _against_card(state: State, card: int) -> Refusal | None:
    """1.2: only the chosen cards are in the game."""
    if state.chosen[card]:
        return None
    return Refusal("1.2", Text("refused-card-not-in-game", {"card": CARD_NAMES[card]}))


def flip(state: State, card: i64, events: list[Event] | None) -> None:
    """1.3: some cards start with their back up."""
    state.face[card] = 1
    state.flips -= 1
    if state.flips == 0:
        state.phase = phases.LAYING
        if events is not None:
            turned = [CARD_NAMES[card] for card in range(CARDS) if state.face[card] != 0]
            events.append(Event("turned", {"cards": ", ".join(turned)}))


def laying_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """1.3: the cards of this game that do not lie in the row yet."""
    for card in range(CARDS):
        if state.chosen[card] != 0 and not _is_laid(state, card):
            moves = append(moves, kinds.LAY + card)
    return moves


def _is_laid(state: State, card: i64) -> bool:
    return any(state.slots[i] == card for i in range(len(state.slots)))


def against_laying(state: State, seat: int, card: int) -> Refusal | None:
    """1.3: a card of this game, laid once."""
    if state.phase != phases.LAYING:
        return untimely(state, "1.3", "lay")
    against = _against_card(state, card)
    if against is None and card in list(state.slots):
        return Refusal("1.3", Text("refused-card-lies", {"card": CARD_NAMES[card]}))
    return against


def lay(state: State, card: i64, events: list[Event] | None) -> None:
    """1.3: the next card of the row; the last one needs no draw."""
    state.slots = append(state.slots, card)
    if len(state.slots) == state.wanted - 1:
        for last in range(CARDS):
            if state.chosen[last] != 0 and not _is_laid(state, last):
                state.slots = append(state.slots, last)
                break
        if events is not None:
            row = tuple([specialist_name(face_up(state, slot)) for slot in state.slots])
            events.append(Event("laid", {"specialists": row}))
        _add_objects(state, events)


def _add_objects(state: State, events: list[Event] | None) -> None:
    """1.4: card IX brings the base and the transport, card VIII one station and one satellite of two each."""
    if state.chosen[components.CARD_IX] != 0:
        state.owner[components.BASE] = phases.UNOWNED
        state.owner[components.TRANSPORT] = phases.UNOWNED
        if events is not None:
            events.append(Event("added", {"what": object_name(components.BASE)}))
            events.append(Event("added", {"what": object_name(components.TRANSPORT)}))
    state.phase = phases.ADDING_STATION if state.chosen[components.CARD_VIII] != 0 else phases.FINDING_FIRST


def adding_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """1.4: one of the two stations, then one of the two satellites."""
    first: i64 = kinds.ADD if state.phase == phases.ADDING_STATION else kinds.ADD_SATELLITE
    moves = append(moves, first)
    return append(moves, first + 1)


def against_adding(state: State, seat: int, thing: int) -> Refusal | None:
    """1.4: a station first, then a satellite."""
    moment = phases.ADDING_STATION if thing < components.SATELLITE_A else phases.ADDING_SATELLITE
    return None if state.phase == moment else untimely(state, "1.4", "add")


def add(state: State, thing: i64, events: list[Event] | None) -> None:
    """1.4: the drawn card is in the game, and the other one is not."""
    state.owner[thing] = phases.UNOWNED
    if events is not None:
        events.append(Event("added", {"what": object_name(thing)}))
    state.phase = phases.ADDING_SATELLITE if thing < components.SATELLITE_A else phases.FINDING_FIRST


def beginning_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.1: any seat may be the first."""
    for seat in range(state.seats):
        moves = append(moves, kinds.FIRST + seat)
    return moves


def against_beginning(state: State, seat: int, first: int) -> Refusal | None:
    """3.1: the first player is one of those in the game."""
    if state.phase != phases.FINDING_FIRST:
        return untimely(state, "3.1", "first")
    return refused("3.1", "no-player") if first >= state.seats else None


def begin(state: State, first: i64, events: list[Event] | None) -> None:
    """3.1: in the first round seats choose clockwise from the first player."""
    for k in range(state.seats):
        state.order = append(state.order, (first + k) % state.seats)
    if events is not None:
        events.append(Event("began", {"name": Who(first)}))
    state.round = 1
    state.phase = phases.CHOOSING
    state.mover = first
