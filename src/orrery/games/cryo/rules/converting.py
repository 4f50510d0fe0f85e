"""4.5, 4.6: the reactor turns crystals into energy, the fabricator other materials into nanites."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import CRYSTAL, ENERGY, NANITE, ORGANIC, RESOURCE_NAMES, TECH
from orrery.games.cryo.moves import FABRICATE_MIX, MIX_CRYSTALS, MIX_ORGANICS, MIX_TECH, MIXES, REACT
from orrery.games.cryo.rules.stores import against_cost, amount, because, gain, payable_one, spend
from orrery.games.cryo.state import State
from orrery.kernel import Event, Refusal, Text


def can_react(state: State) -> bool:
    """4.5: a crystal, or a nanite for it."""
    return payable_one(state, state.active, state.components.reactor_material, 1)


def against_using_reactor(state: State, seat: int) -> Refusal | None:
    """4.5: one crystal at least."""
    return against_cost(state, seat, state.components.reactor_material, 1, "4.5")


def reacting_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.5: up to three times, as far as it can be paid."""
    c = state.components
    for n in range(1, c.times + 1):
        if payable_one(state, state.active, c.reactor_material, n):
            moves = append(moves, REACT + n - 1)
    return moves


def against_reacting(state: State, seat: int, further: int) -> Refusal | None:
    """4.5: the first crystal and the further ones."""
    return against_cost(state, seat, state.components.reactor_material, further + 1, "4.5")


def react(state: State, n: i64) -> None:
    """4.5: crystals become as much energy, once they are paid."""
    state.owed[state.components.reactor_material] += n
    state.reacting = n


def end_reacting(state: State, events: list[Event] | None) -> None:
    """4.5: the crystals are paid, the energy follows."""
    gain(state, state.active, ENERGY, state.reacting, events)
    state.reacting = 0


def can_fabricate(state: State) -> bool:
    """4.6: a material other than nanites."""
    player = state.active
    return amount(state, player, CRYSTAL) + amount(state, player, ORGANIC) + amount(state, player, TECH) > 0


def against_using_fabricator(state: State, seat: int) -> Refusal | None:
    """4.6: one material at least."""
    if sum(amount(state, seat, r) for r in range(3)) == 0:
        return Refusal("4.6", because("no-material"))
    return None


def fabricating_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.6: every mix of up to three materials that the player has."""
    player = state.active
    for mix in range(MIXES):
        if (
            MIX_CRYSTALS[mix] <= amount(state, player, CRYSTAL)
            and MIX_ORGANICS[mix] <= amount(state, player, ORGANIC)
            and MIX_TECH[mix] <= amount(state, player, TECH)
        ):
            moves = append(moves, FABRICATE_MIX + mix)
    return moves


def against_fabricating(state: State, seat: int, mix: int) -> Refusal | None:
    """4.6: the materials themselves; nanites do not stand in here."""
    for resource, table in ((0, MIX_CRYSTALS), (1, MIX_ORGANICS), (2, MIX_TECH)):
        if amount(state, seat, resource) < table[mix]:
            what = Text(f"amount-{RESOURCE_NAMES[resource]}", {"n": int(table[mix])})
            return Refusal("4.6", because("cannot-pay", what=what))
    return None


def fabricate(state: State, mix: i64, events: list[Event] | None) -> None:
    """4.6: materials other than nanites become as many nanites."""
    player = state.active
    spend(state, player, CRYSTAL, MIX_CRYSTALS[mix], events)
    spend(state, player, ORGANIC, MIX_ORGANICS[mix], events)
    spend(state, player, TECH, MIX_TECH[mix], events)
    gain(state, player, NANITE, MIX_CRYSTALS[mix] + MIX_ORGANICS[mix] + MIX_TECH[mix], events)
