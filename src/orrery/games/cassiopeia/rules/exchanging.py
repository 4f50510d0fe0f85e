"""Chapters 5 and 6, exchanges: one bot, lens or cell becomes another, by the Broker or by the Engineering Complex."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import state as phases
from orrery.games.cassiopeia.components import BOT, CELL, ENGINEERING, LENS, OFFER_EXCHANGE, RESOURCES
from orrery.games.cassiopeia.moves import EXCHANGE, exchange_gained, exchange_given
from orrery.games.cassiopeia.rules.effects import lacks, mark_used
from orrery.games.cassiopeia.rules.names import amount_of, untimely, untimely_effect
from orrery.games.cassiopeia.rules.principles import face_up, in_turn
from orrery.games.cassiopeia.state import State
from orrery.kernel import Arg, Event, Refusal, Text, Who


def can_exchange(state: State) -> bool:
    """5.13, 6.1: whether the active seat has a bot, a lens or a cell."""
    at: i64 = state.active * RESOURCES
    return state.goods[at + BOT] + state.goods[at + LENS] + state.goods[at + CELL] > 0


def exchanging_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """5.13, 6.1: each of one's bots, lenses and cells for another of the three."""
    for resource in range(BOT, CELL + 1):
        if state.goods[state.active * RESOURCES + resource] > 0:
            moves = append(moves, EXCHANGE + (resource - BOT) * 2)
            moves = append(moves, EXCHANGE + (resource - BOT) * 2 + 1)
    return moves


def against_exchanging(state: State, seat: int, which: int) -> Refusal | None:
    """5.13, 6.1: while the specialist lets one, or before step 3 with the Engineering Complex."""
    given = exchange_given(which)
    if state.phase == phases.EXCHANGING:
        return _against_giving(state, seat, given, "5.13")
    against = _against_engineering(state, seat) or _against_giving(state, seat, given, "6.1")
    if against is None and state.phase != phases.BUILDING:
        return untimely_effect(state, "6.1", "before", ENGINEERING)
    return against


def _against_engineering(state: State, seat: int) -> Refusal | None:
    """5.13, 6.1: the Broker's exchanges come first, the others need the Engineering Complex."""
    if not in_turn(state, seat):
        return untimely(state, "6.1", "exchange")
    offered = state.components.after[face_up(state, state.card)]
    if offered == OFFER_EXCHANGE and state.phase < phases.BUILDING:
        return untimely(state, "5.13", "exchange")
    return lacks(state, seat, ENGINEERING, "6.1")


def _against_giving(state: State, seat: int, given: int, rule: str) -> Refusal | None:
    """5.13, 6.1: what is given must be at hand."""
    if state.goods[seat * RESOURCES + given] < 1:
        return Refusal(rule, Text("refused-has-none", {"what": amount_of(given, 1)}))
    return None


def exchange(state: State, which: i64, events: list[Event] | None) -> None:
    """5.13, 6.1: one bot, lens or cell becomes another."""
    given: i64 = exchange_given(which)
    gained: i64 = exchange_gained(which)
    if state.phase == phases.BUILDING:
        mark_used(state, ENGINEERING, events)
        state.phase = phases.BUILD_NEXT
    else:
        state.exchanges -= 1
        if state.exchanges == 0:
            state.phase = phases.RESOLVE_NEXT
    state.goods[state.active * RESOURCES + given] -= 1
    state.goods[state.active * RESOURCES + gained] += 1
    if events is not None:
        args: dict[str, Arg] = {"name": Who(state.active), "given": amount_of(given, 1), "gained": amount_of(gained, 1)}
        events.append(Event("exchanged", args))
