"""2: materials, energy, cards and crew pods: what a player has, can pay and can hold."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cryo import components
from orrery.games.cryo.state import RIVAL, State
from orrery.kernel import Arg, Event, Refusal, Text, Who


def who(state: State, player: i64) -> Who | Text:
    """A player inside a text; the rival has no seat."""
    if state.seats == 1 and player == RIVAL:
        return Text("the-rival")
    return Who(player)


def because(key: str, **args: Arg) -> Text:
    """The reason of a refusal."""
    return Text(f"refused-{key}", args)


def section_text(section: i64) -> Text:
    """A section's name."""
    return Text(f"section-{components.SECTION_NAMES[section]}")


def amount(state: State, player: i64, resource: i64) -> i64:
    """How much of a resource a player has."""
    return state.resources[player * components.RESOURCES + resource]


def gain(state: State, player: i64, resource: i64, n: i64, events: list[Event] | None) -> None:
    """2.4: a marker moves up its track; what the track cannot show is lost."""
    at = player * components.RESOURCES + resource
    before = state.resources[at]
    after = before + n
    most = state.components.maximum[resource]
    after = min(after, most)
    state.resources[at] = after
    if events is not None and after > before:
        what = Text(f"amount-{components.RESOURCE_NAMES[resource]}", {"n": int(after - before)})
        events.append(Event("gained", {"who": who(state, player), "what": (what,)}))


def spend(state: State, player: i64, resource: i64, n: i64, events: list[Event] | None) -> None:
    """2.4: a marker moves down its track."""
    if n <= 0:
        return
    state.resources[player * components.RESOURCES + resource] -= n
    if events is not None:
        what = Text(f"amount-{components.RESOURCE_NAMES[resource]}", {"n": int(n)})
        events.append(Event("spent", {"who": who(state, player), "what": (what,)}))


def missing(state: State, player: i64, material: i64, n: i64) -> i64:
    """2.3: how many nanites must stand in when n of a material are due."""
    lack = n - amount(state, player, material)
    return lack if lack > 0 else 0


def payable_one(state: State, player: i64, resource: i64, n: i64) -> bool:
    """Whether a player can pay n of one resource, with nanites where they may stand in."""
    have = amount(state, player, resource)
    if resource < components.NANITE:
        have += amount(state, player, components.NANITE)
    return n <= have


def against_cost(state: State, player: int, resource: int, n: int, rule: str) -> Refusal | None:
    """2.3: n of a resource, or nanites for what is missing of a material."""
    have = amount(state, player, resource) + (
        amount(state, player, components.NANITE) if resource < components.NANITE else 0
    )
    if have >= n:
        return None
    return Refusal(rule, because("cannot-pay", what=Text(f"amount-{components.RESOURCE_NAMES[resource]}", {"n": n})))


def owns(state: State, player: i64, card: i64) -> bool:
    """Whether a player has an upgrade and may use it; the rival never does (12.3)."""
    if state.seats == 1 and player == RIVAL:
        return False
    return state.upgrades[player * components.CARDS + card] > 0


def cards_in(table: vec[i64], player: i64) -> i64:
    """How many cards a table by player and kind has for a player."""
    total: i64 = 0
    for card in range(components.CARDS):
        total += table[player * components.CARDS + card]
    return total


def hand_size(state: State, player: i64) -> i64:
    """How many cards a player holds."""
    return cards_in(state.hands, player)


def tile_count(state: State, player: i64) -> i64:
    """How many resource tiles lie on a platform."""
    total: i64 = 0
    for slot in range(components.SLOTS):
        if state.slots[player * components.SLOTS + slot] >= 0:
            total += 1
    return total


def deck_size(state: State) -> i64:
    """The cards in the deck; the rival's unseen missions are not among them."""
    return cards_in(state.deck, 0) - state.unseen


def discard_size(state: State) -> i64:
    """The cards in the discard pile."""
    return cards_in(state.discards, 0)


def can_draw(state: State) -> bool:
    """9.3: whether a card is left to draw, in the deck or by shuffling the discard pile."""
    return deck_size(state) > 0 or discard_size(state) > 0


def freshen_deck(state: State, events: list[Event] | None) -> bool:
    """9.3: an empty deck is made anew from the discard pile; True if there is a card to draw."""
    if deck_size(state) > 0:
        return True
    if discard_size(state) == 0:
        return False
    for card in range(components.CARDS):
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
    return state.components.capacity[card] + (1 if owns(state, player, components.WAKEUP_PROTOCOL) else 0)


def room(state: State, player: i64) -> i64:
    """2.6: free spaces for crew pods on a platform and its vehicles."""
    total = state.components.pod_spaces - state.aboard[player]
    for card in range(components.CARDS):
        n = state.vehicles[player * components.CARDS + card]
        if n > 0:
            total += n * vehicle_capacity(state, player, card)
    return total


def _pods_at(state: State, player: i64, table: vec[i64], first: i64, places: i64) -> i64:
    """A player's crew pods in a row of places, from a table by place and player."""
    total: i64 = 0
    for place in range(first, first + places):
        total += table[place * state.players + player]
    return total


def pods_in_section(state: State, player: i64, section: i64) -> i64:
    """A player's crew pods in the chambers of a section."""
    return _pods_at(state, player, state.chambers, section * 3, 3)


def pods_in_stasis(state: State, player: i64) -> i64:
    """A player's crew pods in all chambers."""
    return _pods_at(state, player, state.chambers, 0, components.CHAMBERS)


def pods_in_salvage(state: State, player: i64) -> i64:
    """A player's crew pods assigned to salvage."""
    return _pods_at(state, player, state.salvage, 0, 3)


def pods_settled(state: State, player: i64) -> i64:
    """A player's crew pods in caverns."""
    return _pods_at(state, player, state.settlers, 0, components.CAVERNS)


def drones_on_platform(state: State, player: i64) -> i64:
    """How many of a player's drones stand on the platform."""
    total: i64 = 0
    for dock in range(components.PLATFORM_DOCKS):
        total += state.platform_drones[player * components.PLATFORM_DOCKS + dock]
    return total


def drones_on_board(state: State, player: i64) -> i64:
    """How many of a player's drones stand on the board."""
    total: i64 = state.launch_drones[player]
    for dock in range(components.DOCKS):
        if state.drone_at[dock] == player:
            total += 1
    return total


def in_play(state: State, cavern: i64) -> bool:
    """1.10: whether a cavern space is used with this number of players."""
    return state.components.cavern_players[cavern] <= state.players


def against_spending_one(state: State, player: int, resource: int, rule: str) -> Refusal | None:
    """2.4: the player has one of the resource itself."""
    if amount(state, player, resource) > 0:
        return None
    return Refusal(rule, because("cannot-pay", what=Text(f"amount-{components.RESOURCE_NAMES[resource]}", {"n": 1})))
