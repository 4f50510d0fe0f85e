"""4.7, 9.1 to 9.6: the computer, drawing cards, playing them in three ways, and discarding."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import moves as kinds
from orrery.games.cryo.components import CARDS, IMAGING, MISSION_NAMES, SPIDER, UPGRADE_NAMES, VEHICLE_NAMES
from orrery.games.cryo.rules.stores import (
    against_cost,
    because,
    can_draw,
    cards_in,
    deck_size,
    discard_size,
    freshen_deck,
    hand_size,
    payable_one,
    who,
)
from orrery.games.cryo.state import ANNOUNCED, CARD_BENEFIT, DRAWING, KEEPING, LIMIT, PAYING_CARD, RIVAL, State
from orrery.kernel import Event, Refusal, Text


def can_compute(state: State) -> bool:
    """4.7: the cost of one card."""
    return payable_one(state, state.active, state.components.computer_material, 1)


def against_using_computer(state: State, seat: int) -> Refusal | None:
    """4.7: the cost of one card at least."""
    return against_cost(state, seat, state.components.computer_material, 1, "4.7")


def announcing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.7: how many cards to draw and how many to play, three together at most."""
    for number in range(kinds.ANNOUNCEMENTS):
        total = kinds.ANNOUNCED_DRAWS[number] + kinds.ANNOUNCED_PLAYS[number]
        if payable_one(state, state.active, state.components.computer_material, total):
            moves = append(moves, kinds.ANNOUNCE + number)
    return moves


def against_announcing(state: State, seat: int, number: int) -> Refusal | None:
    """4.7: every draw and every play is paid."""
    total = int(kinds.ANNOUNCED_DRAWS[number] + kinds.ANNOUNCED_PLAYS[number])
    return against_cost(state, seat, state.components.computer_material, total, "4.7")


def announce(state: State, number: i64, events: list[Event] | None) -> None:
    """4.7: how many cards will be drawn and how many played."""
    state.draws = kinds.ANNOUNCED_DRAWS[number]
    state.plays = kinds.ANNOUNCED_PLAYS[number]
    state.owed[state.components.computer_material] += state.draws + state.plays
    if events is not None:
        events.append(
            Event("announced", {"who": who(state, state.active), "draws": int(state.draws), "plays": int(state.plays)})
        )


def use_cards(state: State, events: list[Event] | None) -> bool:
    """4.7, 9.1: announced draws and plays, then card benefits one at a time; True where somebody must decide or draw."""
    if state.plays > 0:
        if state.draws > 0 or hand_size(state, state.active) > 0:
            state.phase = ANNOUNCED
            return True
        state.plays = 0
    if state.draws > 0:
        state.drawing = state.draws
        state.draws = 0
        if draw_next(state, events):
            return True
    if state.cards > 0:
        if can_draw(state) or hand_size(state, state.active) > 0:
            state.phase = CARD_BENEFIT
            return True
        state.cards = 0
    return False


def draw_next(state: State, events: list[Event] | None) -> bool:
    """9.3: True while a card is still to be drawn and there is one."""
    if freshen_deck(state, events):
        state.phase = DRAWING
        return True
    state.drawing = 0
    return False


def playing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """9.1: draw a card or play one, or neither."""
    player = state.active
    if (state.draws > 0 or state.phase == CARD_BENEFIT) and can_draw(state):
        moves = append(moves, kinds.DRAW_CARD)
    for card in range(CARDS):
        if can_upgrade(state, player, card):
            moves = append(moves, kinds.UPGRADE + card)
    for card in range(CARDS):
        if can_lay_mission(state, player, card):
            moves = append(moves, kinds.MISSION + card)
    for card in range(CARDS):
        if can_build(state, player, card):
            moves = append(moves, kinds.VEHICLE + card)
    return append(moves, kinds.PASS)


def play(state: State, move: i64, events: list[Event] | None) -> None:
    """9.1: a card is drawn or played."""
    if move == kinds.DRAW_CARD:
        _draw_card(state)
    elif move < kinds.MISSION:
        _upgrade(state, move - kinds.UPGRADE, events)
    elif move < kinds.VEHICLE:
        _lay_mission(state, move - kinds.MISSION, events)
    else:
        _build(state, move - kinds.VEHICLE, events)


def against_drawing(state: State, seat: int, n: int) -> Refusal | None:
    """4.7, 9.3: a draw that is left, and a card to draw."""
    if state.phase == ANNOUNCED and state.draws == 0:
        return Refusal("4.7", because("all-drawn"))
    if deck_size(state) + discard_size(state) == 0:
        return Refusal("9.3", because("no-cards"))
    return None


def _draw_card(state: State) -> None:
    if state.phase == CARD_BENEFIT:
        state.cards -= 1
    else:
        state.draws -= 1
    state.drawing += 1


def draw(state: State, card: i64, events: list[Event] | None) -> None:
    """9.1: the top card of the deck goes to the hand."""
    state.drawing -= 1
    put_in_hand(state, state.active, card, events)


def put_in_hand(state: State, player: i64, card: i64, events: list[Event] | None) -> None:
    """1.13, 9.1: a card of the deck is a player's."""
    state.deck[card] -= 1
    state.hands[player * CARDS + card] += 1
    if events is not None:
        events.append(Event("drew", {"who": who(state, player), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))


def can_upgrade(state: State, player: i64, card: i64) -> bool:
    """9.4, 11.2: a free slot, no duplicate, and in a solo game none that the rival has."""
    if state.hands[player * CARDS + card] == 0 or state.upgrades[player * CARDS + card] > 0:
        return False
    if state.seats == 1 and state.upgrades[RIVAL * CARDS + card] > 0:
        return False
    return cards_in(state.upgrades, player) < state.components.upgrade_slots


def against_upgrading(state: State, seat: int, card: int) -> Refusal | None:
    """9.4, 11.2: in hand, no duplicate, a free slot, and in a solo game none that the rival has."""
    name = Text(f"card-{UPGRADE_NAMES[card]}")
    refusal = _against_laying(state, seat, card, state.upgrades, state.components.upgrade_slots, name, "9.4")
    if refusal is None and state.seats == 1 and state.upgrades[RIVAL * CARDS + card]:
        return Refusal("11.2", because("rival-has-it", card=name))
    return refusal


def _against_laying(
    state: State, seat: int, card: int, laid: vec[i64], slots: int, name: Text, rule: str
) -> Refusal | None:
    """9.1, 9.4, 9.5: in hand, no duplicate, a free slot."""
    if state.hands[seat * CARDS + card] == 0:
        return Refusal("9.1", because("no-card", card=name))
    if laid[seat * CARDS + card]:
        return Refusal(rule, because("duplicate", card=name))
    if cards_in(laid, seat) >= slots:
        return Refusal(rule, because("no-slot", n=slots))
    return None


def _upgrade(state: State, card: i64, events: list[Event] | None) -> None:
    """9.4: the card's effect holds for the rest of the game; Imaging's owner looks at once."""
    player = state.active
    _play_from_hand(state, card)
    state.upgrades[player * CARDS + card] += 1
    if card == IMAGING:
        state.looking = 1
    if events is not None:
        events.append(Event("upgraded", {"who": who(state, player), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))


def can_lay_mission(state: State, player: i64, card: i64) -> bool:
    """9.5: three missions at most, no duplicate."""
    if state.hands[player * CARDS + card] == 0 or state.missions[player * CARDS + card] > 0:
        return False
    return cards_in(state.missions, player) < state.components.mission_slots


def against_laying_mission(state: State, seat: int, card: int) -> Refusal | None:
    """9.5: in hand, no duplicate, a free slot."""
    name = Text(f"mission-{MISSION_NAMES[card]}")
    return _against_laying(state, seat, card, state.missions, state.components.mission_slots, name, "9.5")


def _lay_mission(state: State, card: i64, events: list[Event] | None) -> None:
    """9.5: face down beside the platform."""
    player = state.active
    _play_from_hand(state, card)
    state.missions[player * CARDS + card] += 1
    if events is not None:
        events.append(
            Event("laid-mission", {"who": who(state, player), "mission": Text(f"mission-{MISSION_NAMES[card]}")})
        )


def can_build(state: State, player: i64, card: i64) -> bool:
    """9.6: three vehicles at most, any of them more than once."""
    return state.hands[player * CARDS + card] > 0 and cards_in(state.vehicles, player) < state.components.vehicle_slots


def against_building(state: State, seat: int, card: int) -> Refusal | None:
    """9.6: in hand, and a free slot."""
    if state.hands[seat * CARDS + card] == 0:
        return Refusal("9.1", because("no-card", card=Text(f"vehicle-{VEHICLE_NAMES[card]}")))
    if cards_in(state.vehicles, seat) >= state.components.vehicle_slots:
        return Refusal("9.6", because("no-slot", n=int(state.components.vehicle_slots)))
    return None


def _build(state: State, card: i64, events: list[Event] | None) -> None:
    """9.6, 9.12: into a vehicle slot; the Spider brings back a destroyed crew pod."""
    player = state.active
    _play_from_hand(state, card)
    state.vehicles[player * CARDS + card] += 1
    if events is not None:
        events.append(Event("built", {"who": who(state, player), "vehicle": Text(f"vehicle-{VEHICLE_NAMES[card]}")}))
    if card == SPIDER and state.destroyed[player] > 0:
        state.destroyed[player] -= 1
        state.aboard[player] += 1
        if events is not None:
            events.append(Event("rescued", {"who": who(state, player)}))


def _play_from_hand(state: State, card: i64) -> None:
    """9.1: the card leaves the hand, and an announced play or a card benefit is used up."""
    state.hands[state.active * CARDS + card] -= 1
    if state.phase == ANNOUNCED:
        state.plays -= 1
    else:
        state.cards -= 1


def discarding_moves(state: State, player: i64, moves: vec[i64]) -> vec[i64]:
    """1.13, 6.10, 9.2: any card of the hand."""
    for card in range(CARDS):
        if state.hands[player * CARDS + card] > 0:
            moves = append(moves, kinds.DISCARD + card)
    return moves


_DISCARDS: Final[dict[int, str]] = {KEEPING: "1.13", PAYING_CARD: "6.10", LIMIT: "9.2"}
"""The rule of each reason to discard."""


def against_discarding(state: State, seat: int, card: int) -> Refusal | None:
    """1.13, 6.10, 9.2: a card of the hand."""
    if state.hands[seat * CARDS + card] == 0:
        return Refusal(_DISCARDS[state.phase], because("no-card", card=Text(f"card-{UPGRADE_NAMES[card]}")))
    return None


def discard(state: State, player: i64, card: i64, events: list[Event] | None) -> None:
    """9.2: a card from the hand goes to the discard pile, face up."""
    state.hands[player * CARDS + card] -= 1
    state.discards[card] += 1
    if events is not None:
        events.append(Event("discarded", {"who": who(state, player), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))
