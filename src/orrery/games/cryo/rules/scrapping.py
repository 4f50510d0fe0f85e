"""7: once a turn a card or a tile is scrapped for what it shows."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import CARD, CARDS, RESOURCES, SLOT_NAMES, SLOTS, UPGRADE_NAMES
from orrery.games.cryo.moves import SCRAP_CARD, SCRAP_TILE
from orrery.games.cryo.rules.stores import because, gain, hand_size, tile_count, who
from orrery.games.cryo.rules.tiles import gain_tile, tile_text
from orrery.games.cryo.state import State
from orrery.kernel import Event, Refusal, Text


def can_scrap(state: State) -> bool:
    """7.1: once a turn, a card from the hand or a tile from the platform."""
    if state.scrapped:
        return False
    return hand_size(state, state.active) > 0 or tile_count(state, state.active) > 0


def may_scrap_first(state: State) -> bool:
    """7.1, R39: what a scrap gives may pay for what comes next; under rules 1 nobody was asked."""
    return state.rules > 1 and can_scrap(state)


def scrapping_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """7.1: any card of the hand, any tile of the platform."""
    if state.scrapped:
        return moves
    player = state.active
    for card in range(CARDS):
        if state.hands[player * CARDS + card] > 0:
            moves = append(moves, SCRAP_CARD + card)
    for slot in range(SLOTS):
        if state.slots[player * SLOTS + slot] >= 0:
            moves = append(moves, SCRAP_TILE + slot)
    return moves


def scrap(state: State, move: i64, events: list[Event] | None) -> None:
    """7.1: a card or a tile, and nothing more in this turn."""
    state.scrapped = 1
    if move < SCRAP_TILE:
        _scrap_card(state, move - SCRAP_CARD, events)
    else:
        _scrap_tile(state, move - SCRAP_TILE, events)


def against_scrapping_card(state: State, seat: int, card: int) -> Refusal | None:
    """7.1, 7.2: nothing scrapped yet, and a card of the hand."""
    if state.scrapped:
        return Refusal("7.1", because("already-scrapped"))
    if state.hands[seat * CARDS + card] == 0:
        return Refusal("7.2", because("no-card", card=Text(f"card-{UPGRADE_NAMES[card]}")))
    return None


def _scrap_card(state: State, card: i64, events: list[Event] | None) -> None:
    """7.2: a card from the hand is discarded for the benefit it shows."""
    player = state.active
    state.hands[player * CARDS + card] -= 1
    state.discards[card] += 1
    if events is not None:
        events.append(Event("scrapped", {"who": who(state, player), "what": Text(f"card-{UPGRADE_NAMES[card]}")}))
    for resource in range(RESOURCES):
        n = state.components.scrap_gain[card * 6 + resource]
        if n > 0:
            gain(state, player, resource, n, events)
    state.cards += state.components.scrap_gain[card * 6 + CARD]


def against_scrapping_tile(state: State, seat: int, slot: int) -> Refusal | None:
    """7.1, 7.3: nothing scrapped yet, and a tile in the slot."""
    if state.scrapped:
        return Refusal("7.1", because("already-scrapped"))
    if state.slots[seat * SLOTS + slot] < 0:
        return Refusal("7.3", because("slot-empty", slot=Text(f"slot-{SLOT_NAMES[slot]}")))
    return None


def _scrap_tile(state: State, slot: i64, events: list[Event] | None) -> None:
    """7.3: a tile from the platform goes to the box for the benefit it shows."""
    player = state.active
    tile = state.slots[player * SLOTS + slot]
    state.slots[player * SLOTS + slot] = -1
    state.tile_box[tile] += 1
    if events is not None:
        events.append(Event("scrapped-tile", {"who": who(state, player), "tile": tile_text(tile)}))
    gain_tile(state, player, tile, events)
