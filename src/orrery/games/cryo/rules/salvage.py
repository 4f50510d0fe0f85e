"""4.9, 4.10, 6.1: crew pods go to salvage, bring materials, and come back."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import CRYSTAL, ORGANIC, RESOURCE_NAMES, TECH
from orrery.games.cryo.moves import ASSIGN_POD, ENOUGH, WITHDRAW_POD
from orrery.games.cryo.rules.stores import because, gain, pods_in_salvage, room, who
from orrery.games.cryo.state import State
from orrery.kernel import Event, Refusal, Text


def salvage_free(state: State, material: i64) -> bool:
    """4.9: whether a salvage space of this material is empty."""
    taken: i64 = 0
    for player in range(state.players):
        taken += state.salvage[material * state.players + player]
    return taken < state.components.salvage_spaces[state.players]


def can_assign(state: State) -> bool:
    """4.9: a crew pod aboard and an empty salvage space."""
    if state.aboard[state.active] == 0:
        return False
    return salvage_free(state, CRYSTAL) or salvage_free(state, ORGANIC) or salvage_free(state, TECH)


def against_sending_to_salvage(state: State, seat: int) -> Refusal | None:
    """4.9: a crew pod, and a space for it."""
    if state.aboard[seat] < 1:
        return Refusal("4.9", because("no-pod-aboard"))
    if all(against_assigning(state, seat, material) is not None for material in range(3)):
        return Refusal("4.9", because("no-salvage-space"))
    return None


def assigning_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.9: any material with an empty space."""
    for material in range(3):
        if salvage_free(state, material):
            moves = append(moves, ASSIGN_POD + material)
    return moves


def against_assigning(state: State, seat: int, material: int) -> Refusal | None:
    """4.9: as many crew pods as there are spaces."""
    there = state.salvage[material * state.players : (material + 1) * state.players]
    if sum(there) >= state.components.salvage_spaces[state.players]:
        return Refusal("4.9", because("no-salvage-space"))
    return None


def assign(state: State, player: i64, material: i64, events: list[Event] | None) -> None:
    """4.9: a crew pod goes to an empty salvage space."""
    state.aboard[player] -= 1
    state.salvage[material * state.players + player] += 1
    if events is not None:
        events.append(
            Event("assigned", {"who": who(state, player), "material": Text(f"name-{RESOURCE_NAMES[material]}")})
        )


def can_withdraw(state: State) -> bool:
    """4.10: a crew pod in salvage and room for it."""
    return pods_in_salvage(state, state.active) > 0 and room(state, state.active) > 0


def against_calling_back(state: State, seat: int) -> Refusal | None:
    """4.10: a crew pod in salvage, and room for it."""
    if all(against_withdrawing(state, seat, material) is not None for material in range(3)):
        return Refusal("4.10", because("no-pod-in-salvage"))
    if room(state, seat) < 1:
        return Refusal("4.10", because("no-room"))
    return None


def begin_withdrawing(state: State) -> None:
    """4.10: crew pods may come back, one after the other."""
    state.withdrawing = state.components.times
    state.withdrawn = 0


def withdrawing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.10: an own crew pod from any material, or no more."""
    if state.withdrawn > 0:
        moves = append(moves, ENOUGH)
    for material in range(3):
        if state.salvage[material * state.players + state.active] > 0:
            moves = append(moves, WITHDRAW_POD + material)
    return moves


def against_withdrawing(state: State, seat: int, material: int) -> Refusal | None:
    """4.10: an own crew pod."""
    if state.salvage[material * state.players + seat] == 0:
        return Refusal("4.10", because("no-pod-in-salvage"))
    return None


def withdraw(state: State, material: i64, events: list[Event] | None) -> None:
    """4.10: a crew pod comes back from salvage."""
    player = state.active
    state.salvage[material * state.players + player] -= 1
    state.aboard[player] += 1
    state.withdrawn += 1
    state.withdrawing -= 1
    if events is not None:
        events.append(
            Event("withdrew", {"who": who(state, player), "material": Text(f"name-{RESOURCE_NAMES[material]}")})
        )


def against_stopping_withdrawing(state: State) -> Refusal | None:
    """4.2: an action is taken at least once."""
    return Refusal("4.2", because("at-least-one")) if state.withdrawn == 0 else None


def stop_withdrawing(state: State) -> None:
    """4.10: no more crew pods than these."""
    state.withdrawing = 0


def recover_salvage(state: State, player: i64, events: list[Event] | None) -> None:
    """6.1: one material for each crew pod assigned to salvage."""
    for material in range(3):
        n = state.salvage[material * state.players + player]
        if n > 0:
            gain(state, player, material, n, events)
