"""Cards: drawing, playing in three ways, and scrapping."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cryo.components import (
    CARD,
    CARDS,
    IMAGING,
    MISSION_NAMES,
    RESOURCES,
    SLOTS,
    SPIDER,
    UPGRADE_NAMES,
    VEHICLE_NAMES,
)
from orrery.games.cryo.rules.ship import tile_text
from orrery.games.cryo.rules.stores import gain, gain_tile, mission_count, upgrade_count, vehicle_count, who
from orrery.games.cryo.state import ANNOUNCED, RIVAL, State
from orrery.kernel import Event, Text


def can_upgrade(state: State, player: i64, card: i64) -> bool:
    """9.4, 11.2: a free slot, no duplicate, and in a solo game none that the rival has."""
    if state.hands[player * CARDS + card] == 0 or state.upgrades[player * CARDS + card] > 0:
        return False
    if state.seats == 1 and state.upgrades[RIVAL * CARDS + card] > 0:
        return False
    return upgrade_count(state, player) < state.components.upgrade_slots


def can_lay_mission(state: State, player: i64, card: i64) -> bool:
    """9.5: three missions at most, no duplicate."""
    if state.hands[player * CARDS + card] == 0 or state.missions[player * CARDS + card] > 0:
        return False
    return mission_count(state, player) < state.components.mission_slots


def can_build(state: State, player: i64, card: i64) -> bool:
    """9.6: three vehicles at most, any of them more than once."""
    return state.hands[player * CARDS + card] > 0 and vehicle_count(state, player) < state.components.vehicle_slots


def used_a_play(state: State) -> None:
    """An announced play or a card benefit is used up."""
    if state.phase == ANNOUNCED:
        state.plays -= 1
    else:
        state.cards -= 1


def play_upgrade(state: State, card: i64, events: list[Event] | None) -> None:
    """9.4: the card's effect holds for the rest of the game; Imaging's owner looks at once."""
    player = state.active
    used_a_play(state)
    state.hands[player * CARDS + card] -= 1
    state.upgrades[player * CARDS + card] += 1
    if card == IMAGING:
        state.looking = 1
    if events is not None:
        events.append(Event("upgraded", {"who": who(state, player), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))


def play_mission(state: State, card: i64, events: list[Event] | None) -> None:
    """9.5: face down beside the platform."""
    player = state.active
    used_a_play(state)
    state.hands[player * CARDS + card] -= 1
    state.missions[player * CARDS + card] += 1
    if events is not None:
        events.append(
            Event("laid-mission", {"who": who(state, player), "mission": Text(f"mission-{MISSION_NAMES[card]}")})
        )


def play_vehicle(state: State, card: i64, events: list[Event] | None) -> None:
    """9.6, 9.12: into a vehicle slot; the Spider brings back a destroyed crew pod."""
    player = state.active
    used_a_play(state)
    state.hands[player * CARDS + card] -= 1
    state.vehicles[player * CARDS + card] += 1
    if events is not None:
        events.append(Event("built", {"who": who(state, player), "vehicle": Text(f"vehicle-{VEHICLE_NAMES[card]}")}))
    if card == SPIDER and state.destroyed[player] > 0:
        state.destroyed[player] -= 1
        state.aboard[player] += 1
        if events is not None:
            events.append(Event("rescued", {"who": who(state, player)}))


def draw(state: State, card: i64, events: list[Event] | None) -> None:
    """9.1: the top card of the deck goes to the hand."""
    player = state.active
    state.deck[card] -= 1
    state.hands[player * CARDS + card] += 1
    state.drawing -= 1
    if events is not None:
        events.append(Event("drew", {"who": who(state, player), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))


def discard(state: State, player: i64, card: i64, events: list[Event] | None) -> None:
    """9.2: a card from the hand goes to the discard pile, face up."""
    state.hands[player * CARDS + card] -= 1
    state.discards[card] += 1
    if events is not None:
        events.append(Event("discarded", {"who": who(state, player), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))


def scrap_card(state: State, card: i64, events: list[Event] | None) -> None:
    """7.2: a card from the hand is discarded for the benefit it shows."""
    player = state.active
    state.scrapped = 1
    state.hands[player * CARDS + card] -= 1
    state.discards[card] += 1
    if events is not None:
        events.append(Event("scrapped", {"who": who(state, player), "what": Text(f"card-{UPGRADE_NAMES[card]}")}))
    for resource in range(RESOURCES):
        n = state.components.scrap_gain[card * 6 + resource]
        if n > 0:
            gain(state, player, resource, n, events)
    state.cards += state.components.scrap_gain[card * 6 + CARD]


def scrap_tile(state: State, slot: i64, events: list[Event] | None) -> None:
    """7.3: a tile from the platform goes to the box for the benefit it shows."""
    player = state.active
    tile = state.slots[player * SLOTS + slot]
    state.scrapped = 1
    state.slots[player * SLOTS + slot] = -1
    state.tile_box[tile] += 1
    if events is not None:
        events.append(Event("scrapped-tile", {"who": who(state, player), "tile": tile_text(tile)}))
    gain_tile(state, player, tile, events)
