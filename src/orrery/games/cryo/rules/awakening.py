"""4.3, 6.12: crew pods leave stasis, by a stasis control or by the platform's Awaken."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import CHAMBER_NAMES, CHAMBERS, WAKEUP_PROTOCOL
from orrery.games.cryo.moves import AWAKEN_POD, ENOUGH
from orrery.games.cryo.rules.stores import (
    against_cost,
    because,
    owns,
    payable_one,
    pods_in_section,
    pods_in_stasis,
    room,
    section_text,
    who,
)
from orrery.games.cryo.state import State
from orrery.kernel import Event, Refusal, Text


def stasis_discount(state: State, player: i64) -> i64:
    """9.10: Wakeup Protocol lowers the whole cost of a stasis control by one."""
    return 1 if owns(state, player, WAKEUP_PROTOCOL) else 0


def can_control_stasis(state: State, section: i64) -> bool:
    """4.3: a crew pod in the section, room for it, and its cost can be paid."""
    player = state.active
    if room(state, player) <= 0 or pods_in_section(state, player, section) == 0:
        return False
    return payable_one(state, player, state.components.stasis_material, 1 - stasis_discount(state, player))


def against_controlling_stasis(state: State, seat: int, section: int) -> Refusal | None:
    """4.3, 9.10."""
    if pods_in_section(state, seat, section) == 0:
        return Refusal("4.3", because("no-pod-in-section", section=section_text(section)))
    if room(state, seat) < 1:
        return Refusal("4.3", because("no-room"))
    if owns(state, seat, WAKEUP_PROTOCOL):
        return None
    return against_cost(state, seat, state.components.stasis_material, 1, "4.3")


def control_stasis(state: State, section: i64) -> None:
    """4.3: crew pods of this section may be awakened, one after the other."""
    state.awakening = state.components.times
    state.awaken_section = section
    state.awakened = 0


def awaken_one(state: State) -> None:
    """6.12: one crew pod of any section may be awakened, and costs nothing more."""
    state.awakening = 1
    state.awaken_section = -1


def can_awaken_more(state: State) -> bool:
    """4.3: room for another crew pod, one in reach, and its cost can be paid."""
    player = state.active
    if room(state, player) <= 0:
        return False
    if state.awaken_section < 0:
        return pods_in_stasis(state, player) > 0
    cost = state.awakened + 1 - stasis_discount(state, player)
    if not payable_one(state, player, state.components.stasis_material, cost):
        return False
    return any(can_awaken_from(state, chamber) for chamber in range(CHAMBERS))


def can_awaken_from(state: State, chamber: i64) -> bool:
    """4.3, 6.12: an own crew pod, in this section or for Awaken in any."""
    if state.awaken_section >= 0 and chamber // 3 != state.awaken_section:
        return False
    return state.chambers[chamber * state.players + state.active] > 0


def awakening_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.3, 6.12: a crew pod from any chamber in reach, or no more."""
    for chamber in range(CHAMBERS):
        if can_awaken_from(state, chamber):
            moves = append(moves, AWAKEN_POD + chamber)
    return append(moves, ENOUGH) if state.awakened > 0 else moves


def against_awakening(state: State, seat: int, chamber: int) -> Refusal | None:
    """4.3, 6.12: an own crew pod, and for a stasis control one of its section."""
    if state.awaken_section >= 0 and chamber // 3 != state.awaken_section:
        return Refusal("4.3", because("other-section", section=section_text(state.awaken_section)))
    if state.chambers[chamber * state.players + seat] == 0:
        return Refusal("6.12" if state.awaken_section < 0 else "4.3", because("no-pod-there"))
    return None


def awaken(state: State, chamber: i64, events: list[Event] | None) -> None:
    """4.3: one more crew pod awakes."""
    leave_stasis(state, state.active, chamber, events)
    state.awakening -= 1
    if state.awaken_section >= 0:
        state.awakened += 1


def leave_stasis(state: State, player: i64, chamber: i64, events: list[Event] | None) -> None:
    """4.3, 15.2: a crew pod leaves its chamber for the platform."""
    state.chambers[chamber * state.players + player] -= 1
    state.aboard[player] += 1
    if events is not None:
        events.append(
            Event("awakened", {"who": who(state, player), "chamber": Text(f"chamber-{CHAMBER_NAMES[chamber]}")})
        )


def against_stopping_awakening(state: State) -> Refusal | None:
    """4.2: an action is taken at least once."""
    return Refusal("4.2", because("at-least-one")) if state.awakened == 0 else None


def stop_awakening(state: State) -> None:
    """4.3: no more crew pods than these."""
    state.awakening = 0


def end_awakening(state: State) -> None:
    """4.3, 9.10: the stasis control is paid for all crew pods together."""
    cost = state.awakened - stasis_discount(state, state.active)
    if state.awaken_section >= 0 and cost > 0:
        state.owed[state.components.stasis_material] += cost
    state.awakening = 0
    state.awakened = 0
    state.awaken_section = -1
