"""Materials, energy, cards and crew pods: what a player has, can pay and can hold."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cryo.components import (
    CARDS,
    CAVERNS,
    DOCKS,
    NANITE,
    PLATFORM_DOCKS,
    RESOURCE_NAMES,
    RESOURCES,
    SLOTS,
    TILE_AND,
    TILE_CARD,
    TILE_OR,
    TUNNELS,
    WAKEUP_PROTOCOL,
)
from orrery.games.cryo.state import RIVAL, State
from orrery.kernel import Event, Text, Who


def who(state: State, player: i64) -> Who | Text:
    """A player inside a text; the rival has no seat."""
    if state.seats == 1 and player == RIVAL:
        return Text("the-rival")
    return Who(player)


def amount(state: State, player: i64, resource: i64) -> i64:
    """How much of a resource a player has."""
    return state.resources[player * RESOURCES + resource]


def gain(state: State, player: i64, resource: i64, n: i64, events: list[Event] | None) -> None:
    """2.4: a marker moves up its track; what the track cannot show is lost."""
    at = player * RESOURCES + resource
    before = state.resources[at]
    after = before + n
    most = state.components.maximum[resource]
    after = min(after, most)
    state.resources[at] = after
    if events is not None and after > before:
        what = Text(f"amount-{RESOURCE_NAMES[resource]}", {"n": int(after - before)})
        events.append(Event("gained", {"who": who(state, player), "what": (what,)}))


def spend(state: State, player: i64, resource: i64, n: i64, events: list[Event] | None) -> None:
    """2.4: a marker moves down its track."""
    if n <= 0:
        return
    state.resources[player * RESOURCES + resource] -= n
    if events is not None:
        what = Text(f"amount-{RESOURCE_NAMES[resource]}", {"n": int(n)})
        events.append(Event("spent", {"who": who(state, player), "what": (what,)}))


def missing(state: State, player: i64, material: i64, n: i64) -> i64:
    """2.3: how many nanites must stand in when n of a material are due."""
    lack = n - amount(state, player, material)
    return lack if lack > 0 else 0


def payable_one(state: State, player: i64, resource: i64, n: i64) -> bool:
    """Whether a player can pay n of one resource, with nanites where they may stand in."""
    have = amount(state, player, resource)
    if resource < NANITE:
        have += amount(state, player, NANITE)
    return n <= have


def can_pay_tile(state: State, player: i64, tile: i64) -> bool:
    """6.10: whether a player can pay what a tile above an arrow asks for."""
    c = state.components
    if tile == TILE_CARD:
        return hand_size(state, player) > 0
    first = c.tile_first[tile]
    if tile < TILE_AND:
        return payable_one(state, player, first, 1)
    second = c.tile_second[tile]
    if tile >= TILE_OR:
        return payable_one(state, player, first, 1) or payable_one(state, player, second, 1)
    if second >= NANITE:
        spare = 1 if second == NANITE else 0
        return amount(state, player, second) > 0 and (
            payable_one(state, player, first, 1 + spare)
            if first < NANITE and amount(state, player, first) == 0
            else amount(state, player, first) > 0
        )
    lack = missing(state, player, first, 1) + missing(state, player, second, 1)
    return lack <= amount(state, player, NANITE)


def owe_tile(state: State, tile: i64) -> None:
    """6.10: what a tile above an arrow asks for is to be paid."""
    c = state.components
    if tile == TILE_CARD:
        state.owed_card = 1
    elif tile >= TILE_OR:
        state.owed_either = tile
    else:
        state.owed[c.tile_first[tile]] += 1
        if tile >= TILE_AND:
            state.owed[c.tile_second[tile]] += 1


def gain_tile(state: State, player: i64, tile: i64, events: list[Event] | None) -> None:
    """4.4: a tile's benefit: one resource, two, one of two, or a card benefit."""
    c = state.components
    if tile == TILE_CARD:
        state.cards += 1
    elif tile >= TILE_OR:
        state.choice = tile
    else:
        gain(state, player, c.tile_first[tile], 1, events)
        if tile >= TILE_AND:
            gain(state, player, c.tile_second[tile], 1, events)


def owns(state: State, player: i64, card: i64) -> bool:
    """Whether a player has an upgrade and may use it; the rival never does (12.3)."""
    if state.seats == 1 and player == RIVAL:
        return False
    return state.upgrades[player * CARDS + card] > 0


def hand_size(state: State, player: i64) -> i64:
    """How many cards a player holds."""
    total: i64 = 0
    for card in range(CARDS):
        total += state.hands[player * CARDS + card]
    return total


def upgrade_count(state: State, player: i64) -> i64:
    """How many upgrades a player has."""
    total: i64 = 0
    for card in range(CARDS):
        total += state.upgrades[player * CARDS + card]
    return total


def mission_count(state: State, player: i64) -> i64:
    """How many missions a player has laid out."""
    total: i64 = 0
    for card in range(CARDS):
        total += state.missions[player * CARDS + card]
    return total


def vehicle_count(state: State, player: i64) -> i64:
    """How many vehicles a player has."""
    total: i64 = 0
    for card in range(CARDS):
        total += state.vehicles[player * CARDS + card]
    return total


def tile_count(state: State, player: i64) -> i64:
    """How many resource tiles lie on a platform."""
    total: i64 = 0
    for slot in range(SLOTS):
        if state.slots[player * SLOTS + slot] >= 0:
            total += 1
    return total


def deck_size(state: State) -> i64:
    """The cards in the deck; the rival's unseen missions are not among them."""
    total: i64 = -state.unseen
    for card in range(CARDS):
        total += state.deck[card]
    return total


def discard_size(state: State) -> i64:
    """The cards in the discard pile."""
    total: i64 = 0
    for card in range(CARDS):
        total += state.discards[card]
    return total


def can_draw(state: State) -> bool:
    """9.3: whether a card is left to draw, in the deck or by shuffling the discard pile."""
    return deck_size(state) > 0 or discard_size(state) > 0


def freshen_deck(state: State, events: list[Event] | None) -> bool:
    """9.3: an empty deck is made anew from the discard pile; says whether there is a card to draw."""
    if deck_size(state) > 0:
        return True
    if discard_size(state) == 0:
        return False
    for card in range(CARDS):
        # what is left of the old deck are exactly the missions the rival took from it unseen
        state.rival_pool[card] += state.deck[card]
        state.deck[card] = state.discards[card]
        state.discards[card] = 0
    state.unseen = 0
    if events is not None:
        events.append(Event("reshuffled", {"n": int(deck_size(state))}))
    return True


def vehicle_capacity(state: State, player: i64, card: i64) -> i64:
    """9.10: how many crew pods a vehicle holds, one more with Wakeup Protocol."""
    return state.components.capacity[card] + (1 if owns(state, player, WAKEUP_PROTOCOL) else 0)


def room(state: State, player: i64) -> i64:
    """2.6: free spaces for crew pods on a platform and its vehicles."""
    total = state.components.pod_spaces - state.aboard[player]
    for card in range(CARDS):
        n = state.vehicles[player * CARDS + card]
        if n > 0:
            total += n * vehicle_capacity(state, player, card)
    return total


def pods_in_section(state: State, player: i64, section: i64) -> i64:
    """A player's crew pods in the chambers of a section."""
    total: i64 = 0
    for chamber in range(section * 3, section * 3 + 3):
        total += state.chambers[chamber * state.players + player]
    return total


def pods_in_stasis(state: State, player: i64) -> i64:
    """A player's crew pods in all chambers."""
    total: i64 = 0
    for chamber in range(12):
        total += state.chambers[chamber * state.players + player]
    return total


def pods_in_salvage(state: State, player: i64) -> i64:
    """A player's crew pods assigned to salvage."""
    total: i64 = 0
    for material in range(3):
        total += state.salvage[material * state.players + player]
    return total


def pods_settled(state: State, player: i64) -> i64:
    """A player's crew pods in caverns."""
    total: i64 = 0
    for cavern in range(CAVERNS):
        total += state.settlers[cavern * state.players + player]
    return total


def salvage_free(state: State, material: i64) -> bool:
    """4.9: whether a salvage space of this material is empty."""
    taken: i64 = 0
    for player in range(state.players):
        taken += state.salvage[material * state.players + player]
    return taken < state.components.salvage_spaces[state.players]


def drones_on_platform(state: State, player: i64) -> i64:
    """How many of a player's drones stand on the platform."""
    total: i64 = 0
    for dock in range(PLATFORM_DOCKS):
        total += state.platform_drones[player * PLATFORM_DOCKS + dock]
    return total


def drones_on_board(state: State, player: i64) -> i64:
    """How many of a player's drones stand on the board."""
    total: i64 = state.launch_drones[player]
    for dock in range(DOCKS):
        if state.drone_at[dock] == player:
            total += 1
    return total


def in_play(state: State, cavern: i64) -> bool:
    """1.10: whether a cavern space is used with this number of players."""
    return state.components.cavern_players[cavern] <= state.players


def can_be_scouted(state: State, cavern: i64) -> bool:
    """4.8: face down, and joined by a tunnel to a cavern that lies face up."""
    if state.cavern_up[cavern] or not in_play(state, cavern):
        return False
    c = state.components
    for tunnel in range(TUNNELS):
        if c.tunnel_from[tunnel] == cavern and state.cavern_up[c.tunnel_to[tunnel]]:
            return True
        if c.tunnel_to[tunnel] == cavern and state.cavern_up[c.tunnel_from[tunnel]]:
            return True
    return False


def any_to_scout(state: State) -> bool:
    """Whether any cavern can be scouted."""
    return any(can_be_scouted(state, cavern) for cavern in range(CAVERNS))


def can_scrap(state: State) -> bool:
    """7.1: once a turn, a card from the hand or a tile from the platform."""
    if state.scrapped:
        return False
    return hand_size(state, state.active) > 0 or tile_count(state, state.active) > 0


def saved_all(state: State, player: i64) -> bool:
    """8.2: no crew pod left in stasis, on the platform, on a vehicle or in salvage."""
    return state.aboard[player] + pods_in_stasis(state, player) + pods_in_salvage(state, player) == 0


def note_saved(state: State, events: list[Event] | None) -> None:
    """8.2, R40: once it happens in a turn the game ends with it, whatever follows; under rules 1 only the turn's end counted."""
    if state.rules == 1 or state.placed_by >= 0:
        return
    for player in range(state.players):
        if saved_all(state, player):
            state.placed_by = player
            if events is not None:
                events.append(Event("saved-all", {"who": who(state, player)}))
            return
