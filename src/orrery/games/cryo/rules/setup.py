"""1, 10: the position before the first move, what chance lays out, and the cards that players keep."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cryo import components, state as phases
from orrery.games.cryo.rules.cards import discard, put_in_hand
from orrery.games.cryo.rules.recalling import place_token
from orrery.games.cryo.rules.rival import keep_upgrade, keep_vehicle, take_mission
from orrery.games.cryo.rules.rival_deploying import draw_decision, draw_decisions
from orrery.games.cryo.rules.scouting import fix_cavern
from orrery.games.cryo.rules.stores import cards_in, hand_size, who
from orrery.games.cryo.rules.tiles import turn_up_tile
from orrery.games.cryo.state import State
from orrery.kernel import Event, Terms, Text
from orrery.vectors import filled, zeros


def setup(terms: Terms) -> State:
    """1: the position before the first move."""
    rules = terms.rules or phases.RULES
    harder, unpredictable = terms["harder"] == "yes", terms["unpredictable"] == "yes"
    state = State(components.components(terms.edition), terms.seats, harder, unpredictable, rules)
    _lay_out_ship(state)
    _lay_out_platforms(state)
    _lay_out_piles(state)
    if state.seats == 1:
        start_with(state, 0)
    return state


def _lay_out_ship(state: State) -> None:
    """1.7, 1.8: two crew pods of each player in the large chambers, one in the others; as many tiles as players."""
    n = state.players
    state.drone_at = filled(components.DOCKS, -1)
    state.damaged = zeros(components.DOCKS)
    state.launch_drones = zeros(n)
    state.chambers = zeros(components.CHAMBERS * n)
    for chamber in range(components.CHAMBERS):
        for player in range(n):
            state.chambers[chamber * n + player] = state.components.section_pods[chamber // 3]
    state.sabotaged = zeros(components.CHAMBERS)
    state.stack_size = filled(components.SPACES, n)
    state.stack_top = filled(components.SPACES, -1)
    state.salvage = zeros(3 * n)
    state.settlers = zeros(components.CAVERNS * n)
    state.cavern_tile = filled(components.CAVERNS, -1)
    state.cavern_up = zeros(components.CAVERNS)
    state.incidents = filled(components.SECTIONS, -1)


def _lay_out_platforms(state: State) -> None:
    """1.2 to 1.4: drones on the leftmost docks, markers on their first spaces."""
    n = state.players
    state.resources = zeros(n * components.RESOURCES)
    state.platform_drones = zeros(n * components.PLATFORM_DOCKS)
    for player in range(n):
        for resource in range(components.RESOURCES):
            state.resources[player * components.RESOURCES + resource] = state.components.start[resource]
        drones = state.components.drones
        if state.seats == 1 and player == phases.RIVAL:
            drones = state.components.rival_drones
        for dock in range(drones):
            state.platform_drones[player * components.PLATFORM_DOCKS + dock] = 1
    state.slots = filled(n * components.SLOTS, -1)
    state.aboard = zeros(n)
    state.destroyed = zeros(n)
    state.collected = zeros(n)
    state.hands = zeros(n * components.CARDS)
    state.upgrades = zeros(n * components.CARDS)
    state.missions = zeros(n * components.CARDS)
    state.vehicles = zeros(n * components.CARDS)


def _lay_out_piles(state: State) -> None:
    """1.8 to 1.12: tiles, caverns, tokens and cards, not yet shuffled: nothing is random until it is seen."""
    c = state.components
    state.tile_bag = c.tile_count[:]
    state.tile_box = zeros(components.TILES)
    state.cavern_bag = filled(components.CAVERNS, 1)
    state.token_bag = c.token_count[:]
    state.token_box = zeros(components.TOKENS)
    state.tokens_left = c.track_spaces * state.players + 1
    state.deck = c.card_copies[:]
    state.discards = zeros(components.CARDS)
    state.board_cards = filled(components.CARDS, -1)
    state.decisions = filled(2, -1)
    state.rival_pool = zeros(components.CARDS)
    state.aside = zeros(components.CARDS)
    state.owed = zeros(components.RESOURCES)


def start_with(state: State, first: i64) -> None:
    """1.5, 1.6, O1: the first player is known; the others gain extra materials in order of play."""
    c = state.components
    state.first = first
    state.active = first
    for place in range(state.players):
        player = (first + place) % state.players
        for resource in range(components.RESOURCES):
            state.resources[player * components.RESOURCES + resource] += c.extra[
                place * components.RESOURCES + resource
            ]
            if state.harder and player == phases.RIVAL:
                state.resources[player * components.RESOURCES + resource] += c.harder_gain[resource]
    state.phase = phases.TOP_TILES


def choose_first(state: State, player: i64, events: list[Event] | None) -> None:
    """1.5: the first player is drawn."""
    start_with(state, player)
    if events is not None:
        events.append(Event("first", {"who": who(state, player)}))


def next_space(state: State) -> i64:
    """The first stack whose top tile still lies face down, -1 when there is none."""
    for space in range(components.SPACES):
        if state.stack_top[space] < 0 and state.stack_size[space] > 0:
            return space
    return -1


def open_tile(state: State, tile: i64, events: list[Event] | None) -> None:
    """1.8: one stack after the other shows its top tile."""
    turn_up_tile(state, next_space(state), tile, events)
    if next_space(state) < 0:
        state.phase = phases.DAMAGING


def damage_dock(state: State, dock: i64, events: list[Event] | None) -> None:
    """1.9: a damage marker lies on its dock."""
    state.damaged[dock] = 1
    if events is not None:
        events.append(Event("damaged", {"dock": Text(f"dock-{components.DOCK_NAMES[dock]}")}))
    n: i64 = 0
    for other in range(components.DOCKS):
        n += state.damaged[other]
    if n == state.components.damage_used[state.players]:
        state.phase = phases.OPENING_CAVERNS


def next_cavern(state: State) -> i64:
    """The next cavern that is turned up at the start, -1 when both are."""
    for cavern in range(components.CAVERNS):
        if state.components.cavern_face_up[cavern] and not state.cavern_up[cavern]:
            return cavern
    return -1


def open_cavern(state: State, tile: i64, events: list[Event] | None) -> None:
    """1.10: the highlighted caverns are turned up."""
    cavern = next_cavern(state)
    fix_cavern(state, cavern, tile)
    state.cavern_up[cavern] = 1
    if events is not None:
        events.append(
            Event(
                "turned-up",
                {
                    "cavern": components.CAVERN_NAMES[cavern],
                    "tile": Text(f"cavern-{components.CAVERN_TILE_NAMES[tile]}"),
                },
            )
        )
    if next_cavern(state) < 0:
        state.phase = phases.OPENING_TOKENS


def open_token(state: State, token: i64, events: list[Event] | None) -> None:
    """1.11: an early token on each incident space."""
    for section in range(components.SECTIONS):
        if state.incidents[section] < 0:
            place_token(state, 0, section, token, events)
            break
    for section in range(components.SECTIONS):
        if state.incidents[section] < 0:
            return
    state.phase = phases.BOARD_CARDS if state.seats == 1 else phases.DEALING


def place_board_card(state: State, card: i64, events: list[Event] | None) -> None:
    """10.3: one card of each kind above the upper docks."""
    state.deck[card] -= 1
    for place in range(components.CARDS):
        if state.board_cards[place] < 0:
            state.board_cards[place] = card
            if events is not None:
                dock = Text(f"dock-{components.DOCK_NAMES[(place // 2) * 5 + place % 2]}")
                events.append(
                    Event("laid-above", {"card": Text(f"card-{components.UPGRADE_NAMES[card]}"), "dock": dock})
                )
            break
    if state.board_cards[components.CARDS - 1] >= 0:
        state.phase = phases.DEALING


def next_dealt(state: State) -> i64:
    """The next seat that is deal a card, -1 when all have theirs."""
    for seat in range(state.seats):
        if hand_size(state, seat) < state.components.deal:
            return seat
    return -1


def deal(state: State, card: i64, events: list[Event] | None) -> None:
    """1.13: five cards for each player."""
    put_in_hand(state, next_dealt(state), card, events)
    if next_dealt(state) < 0:
        state.phase = phases.RIVAL_CARDS if state.seats == 1 else phases.KEEPING


def deal_rival(state: State, card: i64, events: list[Event] | None) -> None:
    """10.4, 10.5: an upgrade, a vehicle, an unseen mission, and two decision cards."""
    if cards_in(state.upgrades, phases.RIVAL) == 0:
        state.deck[card] -= 1
        keep_upgrade(state, card, events)
        return
    if cards_in(state.vehicles, phases.RIVAL) == 0:
        state.deck[card] -= 1
        keep_vehicle(state, card, events)
        take_mission(state, events)
    else:
        draw_decision(state, card, events)
    state.phase = phases.RIVAL_CARDS if draw_decisions(state, 0, events) else phases.KEEPING


def keep(state: State, seat: i64, card: i64, events: list[Event] | None) -> bool:
    """1.13: two cards go back; True until all have kept three, then the first turn begins."""
    discard(state, seat, card, events)
    for other in range(state.seats):
        if hand_size(state, other) > state.components.keep:
            return True
    state.stage = phases.MAIN
    return False
