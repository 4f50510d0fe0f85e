"""Recalling: salvage, incidents, and the platform's own actions."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cryo.components import (
    ADVANCE_WARNING,
    AWAKEN,
    CARD,
    CHAMBER_NAMES,
    CHARGE,
    COMPUTE,
    CUSTOM_1,
    CUSTOM_2,
    DOCKS,
    ENERGY,
    FABRICATE,
    NANITE,
    PLATFORM_DOCKS,
    PLATFORM_NAMES,
    RESOURCES,
    SABOTAGE,
    SECTION_NAMES,
    SECTIONS,
    SLOT_CUSTOM_1,
    SLOT_CUSTOM_2_GAIN,
    SLOTS,
    SUNSET,
    TOKEN_NAMES,
)
from orrery.games.cryo.rules.stores import (
    can_pay_tile,
    drones_on_board,
    gain,
    gain_tile,
    note_saved,
    owe_tile,
    owns,
    pods_in_stasis,
    room,
    who,
)
from orrery.games.cryo.state import SABOTAGING, State
from orrery.kernel import Event, Text


def recover_salvage(state: State, player: i64, events: list[Event] | None) -> None:
    """6.1: one material for each crew pod assigned to salvage."""
    for material in range(3):
        n = state.salvage[material * state.players + player]
        if n > 0:
            gain(state, player, material, n, events)


def begin_recall(state: State, events: list[Event] | None) -> None:
    """6.1: the recall begins with salvage."""
    if events is not None:
        events.append(Event("recalled", {"who": who(state, state.active)}))
    recover_salvage(state, state.active, events)


def take_back_drones(state: State, player: i64) -> i64:
    """6.8: every drone of a player leaves the board; says how many."""
    n = drones_on_board(state, player)
    state.launch_drones[player] = 0
    for dock in range(DOCKS):
        if state.drone_at[dock] == player:
            state.drone_at[dock] = -1
    return n


def intact_chamber(state: State, section: i64) -> i64:
    """6.4: the lowest-numbered chamber without a sabotage token, -1 when all three have one."""
    for chamber in range(section * 3, section * 3 + 3):
        if state.sabotaged[chamber] == 0:
            return chamber
    return -1


def any_intact(state: State) -> bool:
    """Whether any chamber is left to sabotage."""
    return any(intact_chamber(state, section) >= 0 for section in range(SECTIONS))


def resolve(state: State, section: i64, events: list[Event] | None) -> bool:
    """6.3: the token of a section is resolved; says whether another section must be chosen for a sabotage."""
    token = state.incidents[section]
    player = state.active
    state.incidents[section] = -1
    if token == SABOTAGE:
        if intact_chamber(state, section) >= 0:
            sabotage(state, section, events)
        elif any_intact(state):
            state.phase = SABOTAGING
            return True
        else:
            state.token_box[SABOTAGE] += 1
        return False
    state.token_box[token] += 1
    state.collected[player] += 1
    if token == SUNSET:
        state.sunset_by = player
        if events is not None:
            events.append(Event("sunset", {"who": who(state, player)}))
        return False
    if events is not None:
        events.append(
            Event(
                "looted",
                {
                    "who": who(state, player),
                    "section": Text(f"section-{SECTION_NAMES[section]}"),
                    "token": token_text(token),
                },
            )
        )
    for resource in range(RESOURCES):
        n = state.components.token_gain[token * 6 + resource]
        if n > 0:
            gain(state, player, resource, n, events)
    state.cards += state.components.token_gain[token * 6 + CARD]
    return False


def token_text(token: i64) -> Text:
    """A token's name."""
    return Text("token-" + TOKEN_NAMES[token].replace("+", "-and-"))


def sabotage(state: State, section: i64, events: list[Event] | None) -> None:
    """6.4, 9.13: the chamber's crew pods are destroyed; Advance Warning saves one of its owner's."""
    chamber = intact_chamber(state, section)
    state.sabotaged[chamber] = 1
    lost: i64 = 0
    for player in range(state.players):
        at = chamber * state.players + player
        if state.chambers[at] > 0 and owns(state, player, ADVANCE_WARNING):
            _warn(state, player, chamber, events)
        lost += state.chambers[at]
        state.destroyed[player] += state.chambers[at]
        state.chambers[at] = 0
    if events is not None:
        events.append(
            Event(
                "sabotaged",
                {"who": who(state, state.active), "chamber": Text(f"chamber-{CHAMBER_NAMES[chamber]}"), "n": int(lost)},
            )
        )
    note_saved(state, events)


def _warn(state: State, player: i64, chamber: i64, events: list[Event] | None) -> None:
    """9.13: to the next chamber of the section, or from the last one to the platform if there is room."""
    at = chamber * state.players + player
    if chamber % 3 < 2:
        state.chambers[at] -= 1
        state.chambers[at + state.players] += 1
    elif room(state, player) > 0:
        state.chambers[at] -= 1
        state.aboard[player] += 1
    else:
        return
    if events is not None:
        events.append(Event("warned", {"who": who(state, player)}))


def empty_incident_space(state: State) -> i64:
    """6.3: the space to be refilled next, -1 when none is empty or no token is left."""
    if state.tokens_left == 0:
        return -1
    for section in range(SECTIONS):
        if state.incidents[section] < 0:
            return section
    return -1


def track_pile(state: State) -> i64:
    """1.11: 0 while the leftmost stack of the track is an early one, 1 when it is late."""
    drawn = state.components.track_spaces * state.players + 1 - state.tokens_left
    return 0 if drawn < state.components.early_spaces * state.players else 1


def platform_slot(dock: i64) -> i64:
    """The cost slot of a platform action; Custom I has its benefit there."""
    return dock if dock <= CUSTOM_2 else dock + 1


def complete(state: State, player: i64, dock: i64) -> bool:
    """6.9: all slots of a platform action are filled."""
    if state.slots[player * SLOTS + platform_slot(dock)] < 0:
        return False
    return dock != CUSTOM_2 or state.slots[player * SLOTS + SLOT_CUSTOM_2_GAIN] >= 0


def can_activate(state: State, player: i64, dock: i64) -> bool:
    """6.9, 6.10: complete, its cost can be paid, and for Awaken a crew pod and room for it."""
    if not complete(state, player, dock):
        return False
    if dock != CUSTOM_1 and not can_pay_tile(state, player, state.slots[player * SLOTS + platform_slot(dock)]):
        return False
    return dock != AWAKEN or (pods_in_stasis(state, player) > 0 and room(state, player) > 0)


def activate(state: State, dock: i64, events: list[Event] | None) -> None:
    """6.9: a platform action is taken; its cost is due."""
    if events is not None:
        events.append(
            Event("activated", {"who": who(state, state.active), "dock": Text(f"platform-{PLATFORM_NAMES[dock]}")})
        )
    state.granted = dock
    if dock != CUSTOM_1:
        owe_tile(state, state.slots[state.active * SLOTS + platform_slot(dock)])


def grant(state: State, events: list[Event] | None) -> None:
    """6.11 to 6.16: the cost is paid, the benefit follows."""
    player = state.active
    dock = state.granted
    state.granted = -1
    if dock == CUSTOM_1:
        gain_tile(state, player, state.slots[player * SLOTS + SLOT_CUSTOM_1], events)
    elif dock == AWAKEN:
        state.awakening = 1
        state.awaken_section = -1
    elif dock == CHARGE:
        gain(state, player, ENERGY, 1, events)
    elif dock == CUSTOM_2:
        gain_tile(state, player, state.slots[player * SLOTS + SLOT_CUSTOM_2_GAIN], events)
    elif dock == FABRICATE:
        gain(state, player, NANITE, 1, events)
    elif dock == COMPUTE:
        state.cards += 1


def any_automation(state: State) -> bool:
    """9.14: whether any complete action at an open dock can be taken."""
    return any(can_automate(state, dock) for dock in range(PLATFORM_DOCKS))


def can_automate(state: State, dock: i64) -> bool:
    """9.14: the action's dock is open and the action can be taken."""
    player = state.active
    return state.platform_drones[player * PLATFORM_DOCKS + dock] == 0 and can_activate(state, player, dock)
