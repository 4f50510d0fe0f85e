"""Set-up: the position before the first move, and everything that chance lays out."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cryo.components import (
    CARDS,
    CAVERN_NAMES,
    CAVERN_TILE_NAMES,
    CAVERNS,
    CHAMBERS,
    DOCK_NAMES,
    DOCKS,
    PLATFORM_DOCKS,
    RESOURCES,
    SECTION_NAMES,
    SECTIONS,
    SLOTS,
    SPACES,
    SPACES_PER_SECTION,
    SUNSET,
    TILES,
    TOKENS,
    UPGRADE_NAMES,
    VEHICLE_NAMES,
    components,
)
from orrery.games.cryo.rules.recall import token_text
from orrery.games.cryo.rules.rival import draw_decisions, take_mission
from orrery.games.cryo.rules.ship import space_name, tile_text
from orrery.games.cryo.rules.stores import hand_size, upgrade_count, vehicle_count, who
from orrery.games.cryo.state import (
    BOARD_CARDS,
    DAMAGING,
    DEALING,
    KEEPING,
    OPENING_CAVERNS,
    OPENING_TOKENS,
    RIVAL,
    RIVAL_CARDS,
    RULES,
    TOP_TILES,
    State,
)
from orrery.kernel import Event, Terms, Text
from orrery.vectors import filled, zeros


def setup(terms: Terms) -> State:
    """1: the position before the first move."""
    rules = terms.rules or RULES
    harder, unpredictable = terms["harder"] == "yes", terms["unpredictable"] == "yes"
    state = State(components(terms.edition), terms.seats, harder, unpredictable, rules)
    _lay_out_ship(state)
    _lay_out_platforms(state)
    _lay_out_piles(state)
    if state.seats == 1:
        start_with(state, 0)
    return state


def _lay_out_ship(state: State) -> None:
    """1.7, 1.8: two crew pods of each player in the large chambers, one in the others; as many tiles as players."""
    n = state.players
    state.drone_at = filled(DOCKS, -1)
    state.damaged = zeros(DOCKS)
    state.launch_drones = zeros(n)
    state.chambers = zeros(CHAMBERS * n)
    for chamber in range(CHAMBERS):
        for player in range(n):
            state.chambers[chamber * n + player] = state.components.section_pods[chamber // 3]
    state.sabotaged = zeros(CHAMBERS)
    state.stack_size = filled(SPACES, n)
    state.stack_top = filled(SPACES, -1)
    state.salvage = zeros(3 * n)
    state.settlers = zeros(CAVERNS * n)
    state.cavern_tile = filled(CAVERNS, -1)
    state.cavern_up = zeros(CAVERNS)
    state.incidents = filled(SECTIONS, -1)


def _lay_out_platforms(state: State) -> None:
    """1.2 to 1.4: drones on the leftmost docks, markers on their first spaces."""
    n = state.players
    state.resources = zeros(n * RESOURCES)
    state.platform_drones = zeros(n * PLATFORM_DOCKS)
    for player in range(n):
        for resource in range(RESOURCES):
            state.resources[player * RESOURCES + resource] = state.components.start[resource]
        drones = state.components.drones
        if state.seats == 1 and player == RIVAL:
            drones = state.components.rival_drones
        for dock in range(drones):
            state.platform_drones[player * PLATFORM_DOCKS + dock] = 1
    state.slots = filled(n * SLOTS, -1)
    state.aboard = zeros(n)
    state.destroyed = zeros(n)
    state.collected = zeros(n)
    state.hands = zeros(n * CARDS)
    state.upgrades = zeros(n * CARDS)
    state.missions = zeros(n * CARDS)
    state.vehicles = zeros(n * CARDS)


def _lay_out_piles(state: State) -> None:
    """1.8 to 1.12: tiles, caverns, tokens and cards, not yet shuffled: nothing is random until it is seen."""
    c = state.components
    state.tile_bag = c.tile_count[:]
    state.tile_box = zeros(TILES)
    state.cavern_bag = filled(CAVERNS, 1)
    state.token_bag = c.token_count[:]
    state.token_box = zeros(TOKENS)
    state.tokens_left = c.track_spaces * state.players + 1
    state.deck = c.card_copies[:]
    state.discards = zeros(CARDS)
    state.board_cards = filled(CARDS, -1)
    state.decisions = filled(2, -1)
    state.rival_pool = zeros(CARDS)
    state.aside = zeros(CARDS)
    state.owed = zeros(RESOURCES)


def start_with(state: State, first: i64) -> None:
    """1.5, 1.6, O1: the first player is known; the others gain extra materials in order of play."""
    c = state.components
    state.first = first
    state.active = first
    for place in range(state.players):
        player = (first + place) % state.players
        for resource in range(RESOURCES):
            state.resources[player * RESOURCES + resource] += c.extra[place * RESOURCES + resource]
            if state.harder and player == RIVAL:
                state.resources[player * RESOURCES + resource] += c.harder_gain[resource]
    state.phase = TOP_TILES


def chose_first(state: State, player: i64, events: list[Event] | None) -> None:
    """1.5: the first player is drawn."""
    start_with(state, player)
    if events is not None:
        events.append(Event("first", {"who": who(state, player)}))


def next_space(state: State) -> i64:
    """The first stack whose top tile still lies face down, -1 when there is none."""
    for space in range(SPACES):
        if state.stack_top[space] < 0 and state.stack_size[space] > 0:
            return space
    return -1


def next_cavern(state: State) -> i64:
    """The next cavern that is turned up at the start, -1 when both are."""
    for cavern in range(CAVERNS):
        if state.components.cavern_face_up[cavern] and not state.cavern_up[cavern]:
            return cavern
    return -1


def next_dealt(state: State) -> i64:
    """The next seat that is dealt a card, -1 when all have theirs."""
    for seat in range(state.seats):
        if hand_size(state, seat) < state.components.deal:
            return seat
    return -1


def turn_up_tile(state: State, space: i64, tile: i64, events: list[Event] | None) -> None:
    """1.8, 4.4: the top tile of a stack is turned up."""
    state.tile_bag[(space // SPACES_PER_SECTION) * TILES + tile] -= 1
    state.stack_top[space] = tile
    if events is not None:
        events.append(Event("showed-tile", {"space": space_name(space), "tile": tile_text(tile)}))


def place_token(state: State, pile: i64, section: i64, token: i64, events: list[Event] | None) -> None:
    """1.11, 6.3: a token is laid face up on an incident space."""
    if token != SUNSET:
        state.token_bag[pile * TOKENS + token] -= 1
    state.incidents[section] = token
    if events is not None:
        events.append(
            Event("showed-token", {"section": Text(f"section-{SECTION_NAMES[section]}"), "token": token_text(token)})
        )


def fix_cavern(state: State, cavern: i64, tile: i64) -> None:
    """A cavern tile is seen for the first time; from now on it lies there."""
    state.cavern_bag[tile] = 0
    state.cavern_tile[cavern] = tile


def opened_tile(state: State, tile: i64, events: list[Event] | None) -> None:
    """1.8: one stack after the other shows its top tile."""
    turn_up_tile(state, next_space(state), tile, events)
    if next_space(state) < 0:
        state.phase = DAMAGING


def damaged_dock(state: State, dock: i64, events: list[Event] | None) -> None:
    """1.9: a damage marker lies on its dock."""
    state.damaged[dock] = 1
    if events is not None:
        events.append(Event("damaged", {"dock": Text(f"dock-{DOCK_NAMES[dock]}")}))
    n: i64 = 0
    for other in range(DOCKS):
        n += state.damaged[other]
    if n == state.components.damage_used[state.players]:
        state.phase = OPENING_CAVERNS


def opened_cavern(state: State, tile: i64, events: list[Event] | None) -> None:
    """1.10: the highlighted caverns are turned up."""
    cavern = next_cavern(state)
    fix_cavern(state, cavern, tile)
    state.cavern_up[cavern] = 1
    if events is not None:
        events.append(
            Event("turned-up", {"cavern": CAVERN_NAMES[cavern], "tile": Text(f"cavern-{CAVERN_TILE_NAMES[tile]}")})
        )
    if next_cavern(state) < 0:
        state.phase = OPENING_TOKENS


def opened_token(state: State, token: i64, events: list[Event] | None) -> None:
    """1.11: an early token on each incident space."""
    for section in range(SECTIONS):
        if state.incidents[section] < 0:
            place_token(state, 0, section, token, events)
            break
    for section in range(SECTIONS):
        if state.incidents[section] < 0:
            return
    state.phase = BOARD_CARDS if state.seats == 1 else DEALING


def placed_board_card(state: State, card: i64, events: list[Event] | None) -> None:
    """10.3: one card of each kind above the upper docks."""
    state.deck[card] -= 1
    for place in range(CARDS):
        if state.board_cards[place] < 0:
            state.board_cards[place] = card
            if events is not None:
                dock = DOCK_NAMES[(place // 2) * 5 + place % 2]
                events.append(
                    Event("laid-above", {"card": Text(f"card-{UPGRADE_NAMES[card]}"), "dock": Text(f"dock-{dock}")})
                )
            break
    if state.board_cards[CARDS - 1] >= 0:
        state.phase = DEALING


def dealt(state: State, card: i64, events: list[Event] | None) -> None:
    """1.13: five cards for each player."""
    seat = next_dealt(state)
    state.deck[card] -= 1
    state.hands[seat * CARDS + card] += 1
    if events is not None:
        events.append(Event("drew", {"who": who(state, seat), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))
    if next_dealt(state) < 0:
        state.phase = RIVAL_CARDS if state.seats == 1 else KEEPING


def dealt_rival(state: State, card: i64, events: list[Event] | None) -> None:
    """10.4, 10.5: an upgrade, a vehicle, an unseen mission, and two decision cards."""
    state.deck[card] -= 1
    if upgrade_count(state, RIVAL) == 0:
        state.upgrades[RIVAL * CARDS + card] = 1
        if events is not None:
            events.append(Event("upgraded", {"who": who(state, RIVAL), "card": Text(f"card-{UPGRADE_NAMES[card]}")}))
        return
    if vehicle_count(state, RIVAL) == 0:
        state.vehicles[RIVAL * CARDS + card] = 1
        if events is not None:
            events.append(Event("built", {"who": who(state, RIVAL), "vehicle": Text(f"vehicle-{VEHICLE_NAMES[card]}")}))
        take_mission(state, events)
    else:
        state.decisions[0 if state.decisions[0] < 0 else 1] = card
        if events is not None:
            events.append(Event("drew-decision", {"card": Text(f"card-{UPGRADE_NAMES[card]}")}))
    if draw_decisions(state, 0, events):
        state.phase = RIVAL_CARDS
    else:
        state.phase = KEEPING
