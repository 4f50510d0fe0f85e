"""Chapters 2, 3, 6 and 7, purchases: resources, the capsule that a specialist offers, freight and grown cells."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import state as phases
from orrery.games.cassiopeia.components import BIOLOGICAL, BOT, CAPSULE, CELL, FREIGHTER, LENS
from orrery.games.cassiopeia.moves import BUY, BUY_CAPSULE, FREIGHT, FREIGHT_LENS, GROW
from orrery.games.cassiopeia.rules.effects import against_effect, mark_used
from orrery.games.cassiopeia.rules.names import refused, untimely, untimely_effect
from orrery.games.cassiopeia.rules.paying import ask_coins, can_spend, too_dear
from orrery.games.cassiopeia.rules.principles import unused
from orrery.games.cassiopeia.state import State
from orrery.kernel import Event, Refusal


def buying_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """2.4, 3.5: a bot, a lens or a cell."""
    for resource in range(BOT, CELL + 1):
        if can_spend(state, state.active, state.components.buy[resource]):
            moves = append(moves, BUY + resource - BOT)
    return moves


def buying_capsule_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """2.5: the capsule that a specialist offers to those who can pay it."""
    return append(moves, BUY_CAPSULE)


def against_buying(state: State, seat: int, which: int) -> Refusal | None:
    """2.4, 2.5, 3.5: in step 2, for its price; capsules only where a specialist offers one."""
    resource = BOT + which
    moment = phases.CAPSULE_OFFERED if resource == CAPSULE else phases.ACTING
    if state.phase != moment:
        return refused("2.5", "capsule-not-offered") if resource == CAPSULE else untimely(state, "3.5", "buy")
    return too_dear(state, seat, state.components.buy[resource], "2.5" if resource == CAPSULE else "2.4")


def buy(state: State, which: i64) -> None:
    """2.4, 2.5: the price is asked for."""
    resource: i64 = BOT + which
    purpose: i64 = phases.FOR_CAPSULE if resource == CAPSULE else phases.FOR_RESOURCE
    ask_coins(state, purpose, resource, state.components.buy[resource])


def can_freight(state: State) -> bool:
    """7.11: whether the Freighter can bring anything."""
    table = state.components
    return unused(state, state.active, FREIGHTER) and (
        can_spend(state, state.active, table.freight_bot) or can_spend(state, state.active, table.freight_lens)
    )


def freighting_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """7.11: the Freighter brings a bot or a lens."""
    if unused(state, state.active, FREIGHTER):
        if can_spend(state, state.active, state.components.freight_bot):
            moves = append(moves, FREIGHT)
        if can_spend(state, state.active, state.components.freight_lens):
            moves = append(moves, FREIGHT_LENS)
    return moves


def against_freighting(state: State, seat: int, which: int) -> Refusal | None:
    """7.11: the Freighter, before step 3, for its price."""
    coins = state.components.freight_lens if which else state.components.freight_bot
    against = against_effect(state, seat, FREIGHTER, "7.11", "before") or too_dear(state, seat, coins, "7.11")
    if against is None and state.phase != phases.BUILDING:
        return untimely_effect(state, "7.11", "before", FREIGHTER)
    return against


def freight(state: State, which: i64, events: list[Event] | None) -> None:
    """7.11: the Freighter's price is asked for."""
    mark_used(state, FREIGHTER, events)
    if which == 0:
        ask_coins(state, phases.FOR_FREIGHT, BOT, state.components.freight_bot)
    else:
        ask_coins(state, phases.FOR_FREIGHT, LENS, state.components.freight_lens)


def can_grow(state: State) -> bool:
    """6.7: whether a cell can be grown and paid."""
    return unused(state, state.active, BIOLOGICAL) and can_spend(state, state.active, state.components.biological_price)


def growing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.7: a cell from the Biological Complex."""
    return append(moves, GROW) if can_grow(state) else moves


def against_growing(state: State, seat: int, which: int) -> Refusal | None:
    """6.7: the Biological Complex, before step 3, for its price."""
    coins = state.components.biological_price
    against = against_effect(state, seat, BIOLOGICAL, "6.7", "before") or too_dear(state, seat, coins, "6.7")
    if against is None and state.phase != phases.BUILDING:
        return untimely_effect(state, "6.7", "before", BIOLOGICAL)
    return against


def grow(state: State, events: list[Event] | None) -> None:
    """6.7: the cell's price is asked for."""
    mark_used(state, BIOLOGICAL, events)
    ask_coins(state, phases.FOR_GROWING, CELL, state.components.biological_price)
