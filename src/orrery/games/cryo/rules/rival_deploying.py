"""13, 12.6 to 12.9: the rival's decision cards, the drone it deploys, and what the drone takes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components
from orrery.games.cryo.moves import RIVAL_DOCK, RIVAL_TAKE
from orrery.games.cryo.rules.rival import (
    ACTIVATE_CARD,
    ASSIGN_SALVAGE,
    CHECK_CRYSTALS,
    DEPLOY_DRONE,
    DRAW_DECISION,
    TAKE_ACTION,
    awaken_leftmost,
    take_mission,
    unless_among,
)
from orrery.games.cryo.rules.stores import amount, drones_on_platform, freshen_deck, gain, section_text, who
from orrery.games.cryo.rules.tiles import took_tile
from orrery.games.cryo.state import DECIDING, DRAWING_DECISION, RIVAL, RIVAL_CHOOSING, RIVAL_DOCKING, State
from orrery.kernel import Event, Refusal, Text


def rival_open(state: State, dock: i64) -> bool:
    """13.3, R28: no drone and no damage on it."""
    return state.drone_at[dock] < 0 and state.damaged[dock] == 0


def section_closed(state: State, section: i64) -> bool:
    """13.1: no dock of the section is open."""
    return all(
        not rival_open(state, dock)
        for dock in range(section * components.DOCKS_PER_SECTION, (section + 1) * components.DOCKS_PER_SECTION)
    )


def must_recall(state: State) -> bool:
    """13.1: no drone on its platform, or a section without an open dock."""
    if drones_on_platform(state, RIVAL) == 0:
        return True
    return any(section_closed(state, section) for section in range(components.SECTIONS))


def begin_turn(state: State, events: list[Event] | None) -> None:
    """13.1: the rival recalls when it must, and deploys otherwise."""
    if must_recall(state):
        state.rival_step = ASSIGN_SALVAGE
        if events is not None:
            events.append(Event("recalled", {"who": who(state, RIVAL)}))
    else:
        state.rival_step = ACTIVATE_CARD


def activate_card(state: State, events: list[Event] | None) -> bool:
    """13.2: one of two decision cards by the toss of a coin; O2: the top card of the deck; True if there is one."""
    ready = freshen_deck(state, events) if state.unpredictable else state.decisions[0] >= 0 or state.decisions[1] >= 0
    if ready:
        state.phase = DECIDING
        return True
    state.rival_step = CHECK_CRYSTALS
    return False


def decide(state: State, card: i64, events: list[Event] | None) -> None:
    """13.2: the active decision card is known."""
    state.rival_card = card
    if state.unpredictable:
        state.deck[card] -= 1
        state.discards[card] += 1
    state.rival_step = DEPLOY_DRONE
    if events is not None:
        events.append(Event("decided", {"card": Text(f"card-{components.UPGRADE_NAMES[card]}")}))


def card_dock(state: State) -> i64:
    """13.3: the upper dock below the board's card that matches the active one."""
    for place in range(components.CARDS):
        if state.board_cards[place] == state.rival_card:
            return (place // 2) * components.DOCKS_PER_SECTION + place % 2
    return 0


def may_dock(state: State, dock: i64) -> bool:
    """13.3: the dock below the card; else one of the two below it; else any open one of the section."""
    if not rival_open(state, dock):
        return False
    upper = card_dock(state)
    if rival_open(state, upper):
        return dock == upper
    lower = (
        (upper // components.DOCKS_PER_SECTION) * components.DOCKS_PER_SECTION
        + 2
        + upper % components.DOCKS_PER_SECTION
    )
    if rival_open(state, lower) or rival_open(state, lower + 1):
        return dock in (lower, lower + 1)
    return dock // components.DOCKS_PER_SECTION == upper // components.DOCKS_PER_SECTION


def deploy_for_rival(state: State, events: list[Event] | None) -> bool:
    """13.3: True where the player decides between docks; else the drone goes to the only one."""
    start = (card_dock(state) // components.DOCKS_PER_SECTION) * components.DOCKS_PER_SECTION
    only: i64 = -1
    for dock in range(start, start + components.DOCKS_PER_SECTION):
        if may_dock(state, dock):
            if only >= 0:
                state.phase = RIVAL_DOCKING
                return True
            only = dock
    dock_for_rival(state, only, events)
    return False


def rival_docking_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """13.3: every dock that its rules leave open."""
    for dock in range(components.DOCKS):
        if may_dock(state, dock):
            moves = append(moves, RIVAL_DOCK + dock)
    return moves


def against_rival_docking(state: State, seat: int, dock: int) -> Refusal | None:
    """13.3: below the card; else the two docks below that one; else the whole section."""
    place = next(p for p in range(components.CARDS) if state.board_cards[p] == state.rival_card)
    start = place // 2 * components.DOCKS_PER_SECTION
    side = place % 2
    choices = (
        [start + side],
        [start + 2 + side, start + 3 + side],
        list(range(start, start + components.DOCKS_PER_SECTION)),
    )
    for docks in choices:
        free = [dock for dock in docks if state.drone_at[dock] < 0 and not state.damaged[dock]]
        if free:
            return unless_among(free, dock, "13.3")
    return unless_among([], dock, "13.3")


def dock_for_rival(state: State, dock: i64, events: list[Event] | None) -> None:
    """13.3: one drone, whatever its colour, leaves the rival's platform."""
    for place in range(components.PLATFORM_DOCKS):
        if state.platform_drones[RIVAL * components.PLATFORM_DOCKS + place]:
            state.platform_drones[RIVAL * components.PLATFORM_DOCKS + place] = 0
            break
    state.drone_at[dock] = RIVAL
    state.dock = dock
    state.rival_step = TAKE_ACTION
    if events is not None:
        events.append(
            Event("deployed", {"who": who(state, RIVAL), "dock": Text(f"dock-{components.DOCK_NAMES[dock]}")})
        )


def take_action(state: State, events: list[Event] | None) -> bool:
    """13.4 to 13.7: a tile, else the bare material; in Dispatch a nanite and a crew pod; True where the player decides."""
    state.rival_step = DRAW_DECISION
    section = state.dock // components.DOCKS_PER_SECTION
    if section == components.DIS:
        gain(state, RIVAL, components.NANITE, 1, events)
        awaken_leftmost(state, components.DIS, events)
        return False
    space = rival_space(state)
    if space >= 0:
        return _take_tile(state, space, events)
    if events is not None:
        events.append(Event("found-no-tile", {"who": who(state, RIVAL), "section": section_text(section)}))
    gain(state, RIVAL, state.components.section_material[section], 1, events)
    return False


def rival_space(state: State) -> i64:
    """13.4, 13.5: the first resource space with a tile, from the right clockwise; -1 when there is none."""
    for turn in range(4):
        cell = state.components.dock_cell[state.dock * 4 + (turn + 1) % 4]
        if cell >= 0:
            space = state.components.cell_space[cell]
            if space >= 0 and state.stack_size[space] > 0:
                return space
    return -1


def _take_tile(state: State, space: i64, events: list[Event] | None) -> bool:
    """12.6, 12.7: the tile fills an empty slot, and its benefit is gained as well."""
    tile = state.stack_top[space]
    state.stack_top[space] = -1
    state.stack_size[space] -= 1
    state.flip_space = space
    if events is not None:
        events.append(took_tile(state, RIVAL, space, tile))
    slot = empty_slot(state)
    if slot >= 0:
        state.slots[RIVAL * components.SLOTS + slot] = tile
    else:
        state.tile_box[tile] += 1
    if tile == components.TILE_CARD:
        take_mission(state, events)
    elif tile >= components.TILE_OR:
        return _take_scarcer(state, tile, events)
    else:
        gain(state, RIVAL, state.components.tile_first[tile], 1, events)
        if tile >= components.TILE_AND:
            gain(state, RIVAL, state.components.tile_second[tile], 1, events)
    return False


def empty_slot(state: State) -> i64:
    """12.6: the first empty slot of the rival's platform, -1 when all are filled."""
    for slot in range(components.SLOTS):
        if state.slots[RIVAL * components.SLOTS + slot] < 0:
            return slot
    return -1


def _take_scarcer(state: State, tile: i64, events: list[Event] | None) -> bool:
    """12.8: of two materials the one it has the least of; the player decides a tie."""
    first = state.components.tile_first[tile]
    second = state.components.tile_second[tile]
    if amount(state, RIVAL, first) == amount(state, RIVAL, second):
        state.choice = tile
        state.phase = RIVAL_CHOOSING
        return True
    scarcer = first if amount(state, RIVAL, first) < amount(state, RIVAL, second) else second
    gain(state, RIVAL, scarcer, 1, events)
    return False


def rival_choosing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """12.8: either resource that the tile shows."""
    c = state.components
    moves = append(moves, RIVAL_TAKE + c.tile_first[state.choice])
    return append(moves, RIVAL_TAKE + c.tile_second[state.choice])


def against_rival_choosing(state: State, seat: int, resource: int) -> Refusal | None:
    """12.8: the tile shows the resource."""
    c = state.components
    return unless_among([int(c.tile_first[state.choice]), int(c.tile_second[state.choice])], resource, "12.8")


def choose_for_rival(state: State, resource: i64, events: list[Event] | None) -> None:
    """12.8: the rival gains the chosen resource."""
    state.choice = -1
    gain(state, RIVAL, resource, 1, events)


def draw_decisions(state: State, next_step: i64, events: list[Event] | None) -> bool:
    """12.9, 13.8: the active card is discarded and replaced; two of a kind are both replaced."""
    if state.unpredictable:
        state.rival_step = next_step
        return False
    if state.rival_card >= 0:
        place: i64 = 0 if state.decisions[0] == state.rival_card else 1
        state.discards[state.rival_card] += 1
        state.decisions[place] = -1
        state.rival_card = -1
    _part_twins(state, events)
    if (state.decisions[0] < 0 or state.decisions[1] < 0) and freshen_deck(state, events):
        state.phase = DRAWING_DECISION
        return True
    state.rival_step = next_step
    return False


def _part_twins(state: State, events: list[Event] | None) -> None:
    """12.9: both cards are discarded when they are the same, as long as another kind can come."""
    kind = state.decisions[0]
    if kind < 0 or kind != state.decisions[1]:
        return
    for card in range(components.CARDS):
        if card != kind and state.deck[card] + state.discards[card] > 0:
            state.discards[kind] += 2
            state.decisions[0] = -1
            state.decisions[1] = -1
            if events is not None:
                events.append(Event("parted", {"card": Text(f"card-{components.UPGRADE_NAMES[kind]}")}))
            return


def draw_decision(state: State, card: i64, events: list[Event] | None) -> None:
    """13.8: a decision card is drawn, face up."""
    state.deck[card] -= 1
    state.decisions[0 if state.decisions[0] < 0 else 1] = card
    if events is not None:
        events.append(Event("drew-decision", {"card": Text(f"card-{components.UPGRADE_NAMES[card]}")}))
