"""6.9 to 6.16, 9.14: the platform's own actions, for a drone that returns or by Automation."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components
from orrery.games.cryo.moves import ACTIVATE, PASS
from orrery.games.cryo.rules.awakening import awaken_one
from orrery.games.cryo.rules.scrapping import may_scrap_first
from orrery.games.cryo.rules.stores import because, gain, owns, pods_in_stasis, room, who
from orrery.games.cryo.rules.tiles import against_paying_tile, can_pay_tile, gain_tile, owe_tile
from orrery.games.cryo.state import FINISHING, PLATFORM, RETURNING, State
from orrery.kernel import Event, Refusal, Text


def platform_slot(dock: i64) -> i64:
    """The cost slot of a platform action; Custom I has its benefit there."""
    return dock if dock <= components.CUSTOM_2 else dock + 1


def complete(state: State, player: i64, dock: i64) -> bool:
    """6.9: all slots of a platform action are filled."""
    if state.slots[player * components.SLOTS + platform_slot(dock)] < 0:
        return False
    return dock != components.CUSTOM_2 or state.slots[player * components.SLOTS + components.SLOT_CUSTOM_2_GAIN] >= 0


def can_activate(state: State, player: i64, dock: i64) -> bool:
    """6.9, 6.10: complete, its cost can be paid, and for Awaken a crew pod and room for it."""
    if not complete(state, player, dock):
        return False
    if dock != components.CUSTOM_1 and not can_pay_tile(
        state, player, state.slots[player * components.SLOTS + platform_slot(dock)]
    ):
        return False
    return dock != components.AWAKEN or (pods_in_stasis(state, player) > 0 and room(state, player) > 0)


def can_automate(state: State, dock: i64) -> bool:
    """9.14: the action's dock is open and the action can be taken."""
    player = state.active
    return state.platform_drones[player * components.PLATFORM_DOCKS + dock] == 0 and can_activate(state, player, dock)


def any_automation(state: State) -> bool:
    """9.14: whether any complete action at an open dock can be taken."""
    return any(can_automate(state, dock) for dock in range(components.PLATFORM_DOCKS))


def may_yet_activate(state: State, dock: i64) -> bool:
    """6.9, R39: the action is complete, whatever is missing to pay for it."""
    return complete(state, state.active, dock) and may_scrap_first(state)


def may_yet_automate(state: State) -> bool:
    """9.14, R39: an open dock whose action is complete."""
    player = state.active
    return any(
        state.platform_drones[player * components.PLATFORM_DOCKS + dock] == 0 and may_yet_activate(state, dock)
        for dock in range(components.PLATFORM_DOCKS)
    )


def activating_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.9, 9.14: the action beside the drone that returned, any at an open dock with Automation; or none."""
    if state.phase == PLATFORM:
        if can_activate(state, state.active, state.platform_dock):
            moves = append(moves, ACTIVATE + state.platform_dock)
        return append(moves, PASS)
    for dock in range(components.PLATFORM_DOCKS):
        if can_automate(state, dock):
            moves = append(moves, ACTIVATE + dock)
    return append(moves, PASS)


def against_activating(state: State, seat: int, dock: int) -> Refusal | None:
    """6.9 to 6.16, 9.14: the right dock, a complete action, and what it takes."""
    name = Text(f"platform-{components.PLATFORM_NAMES[dock]}")
    if state.phase == PLATFORM:
        if dock != state.platform_dock:
            return Refusal("6.9", because("drone-elsewhere", dock=name))
    elif state.platform_drones[seat * components.PLATFORM_DOCKS + dock]:
        return Refusal("9.14", because("platform-dock-taken", dock=name))
    slot = dock + 1 if dock > components.CUSTOM_2 else dock
    tile = state.slots[seat * components.SLOTS + slot]
    if tile < 0 or (
        dock == components.CUSTOM_2 and state.slots[seat * components.SLOTS + components.SLOT_CUSTOM_2_GAIN] < 0
    ):
        return Refusal("6.9", because("incomplete", dock=name))
    if dock == components.AWAKEN:
        if pods_in_stasis(state, seat) == 0:
            return Refusal("6.12", because("no-pod-in-stasis"))
        if room(state, seat) < 1:
            return Refusal("6.12", because("no-room"))
    return None if dock == components.CUSTOM_1 else against_paying_tile(state, seat, int(tile), name)


def activate(state: State, dock: i64, events: list[Event] | None) -> None:
    """6.9: a platform action is taken; its cost is due."""
    state.stage = RETURNING if state.phase == PLATFORM else FINISHING
    if events is not None:
        events.append(
            Event(
                "activated",
                {"who": who(state, state.active), "dock": Text(f"platform-{components.PLATFORM_NAMES[dock]}")},
            )
        )
    state.granted = dock
    if dock != components.CUSTOM_1:
        owe_tile(state, state.slots[state.active * components.SLOTS + platform_slot(dock)])


def grant(state: State, events: list[Event] | None) -> None:
    """6.11 to 6.16: the cost is paid, the benefit follows."""
    player = state.active
    dock = state.granted
    state.granted = -1
    if dock == components.CUSTOM_1:
        gain_tile(state, player, state.slots[player * components.SLOTS + components.SLOT_CUSTOM_1], events)
    elif dock == components.AWAKEN:
        awaken_one(state)
    elif dock == components.CHARGE:
        gain(state, player, components.ENERGY, 1, events)
    elif dock == components.CUSTOM_2:
        gain_tile(state, player, state.slots[player * components.SLOTS + components.SLOT_CUSTOM_2_GAIN], events)
    elif dock == components.FABRICATE:
        gain(state, player, components.NANITE, 1, events)
    elif dock == components.COMPUTE:
        state.cards += 1


def asks_automation(state: State) -> bool:
    """9.14, R39: Automation, and an action for it, now or once something is scrapped."""
    return owns(state, state.active, components.AUTOMATION) and (any_automation(state) or may_yet_automate(state))
