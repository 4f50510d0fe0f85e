"""Chapters 2, 5, 6 and 7, aggression: what the Cruiser, the Spy Satellite and the Smuggler take from others."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import state as phases
from orrery.games.cassiopeia.components import COIN, CRUISER, PRICED, RESOURCES, SHIELD, SPY
from orrery.games.cassiopeia.moves import CRUISE, SPY_ON, TAKE
from orrery.games.cassiopeia.rules.effects import against_effect, mark_used
from orrery.games.cassiopeia.rules.names import amount_of, kind_of, refused, untimely, untimely_effect
from orrery.games.cassiopeia.rules.principles import fund, has, loose, loose_coins, unprotected, unused
from orrery.games.cassiopeia.state import State
from orrery.kernel import Event, Refusal, Text, Who


def robbable(state: State, seat: i64, other: i64) -> bool:
    """2.6, 7.7: aggression goes against a fund not above one's own, and not through the Shield Satellite."""
    return other != seat and state.terraformed[other] >= state.terraformed[seat] and not has(state, other, SHIELD)


def anybody_to_rob(state: State, seat: i64, spared: i64) -> bool:
    """2.6: whether some opponent, other than the one spared, has anything that may be taken."""
    return any(
        other != spared and robbable(state, seat, other) and unprotected(state, other) > 0
        for other in range(state.seats)
    )


def _robbing_moves(state: State, spared: i64, first: i64, moves: vec[i64]) -> vec[i64]:
    """2.6: whatever lies unprotected with those who may be robbed."""
    for other in range(state.seats):
        if other != spared and robbable(state, state.active, other):
            for resource in range(PRICED):
                if loose(state, other, resource) > 0:
                    moves = append(moves, first + other * PRICED + resource)
    return moves


def _against_robbing(state: State, seat: int, other: int, resource: int, spared: int) -> Refusal | None:
    """2.6: an opponent in the game, whose fund is not above one's own, with something unprotected."""
    if other >= state.seats:
        return refused("2.6", "no-player")
    if other == seat:
        return refused("2.6", "yourself")
    if other == spared:
        return Refusal("5.14", Text("refused-same-victim", {"other": Who(other)}))
    if fund(state, other) > fund(state, seat):
        return Refusal("2.6", Text("refused-higher-fund", {"other": Who(other)}))
    if has(state, other, SHIELD):
        return Refusal("7.7", Text("refused-shield", {"other": Who(other)}))
    if loose(state, other, resource) < 1:
        return Refusal("2.5", Text("refused-nothing-unprotected", {"other": Who(other), "what": kind_of(resource)}))
    return None


def rob(state: State, seat: i64, other: i64, resource: i64, events: list[Event] | None) -> None:
    """2.6: an unprotected resource changes hands."""
    state.goods[other * RESOURCES + resource] -= 1
    state.goods[seat * RESOURCES + resource] += 1
    if events is not None:
        events.append(Event("robbed", {"name": Who(seat), "other": Who(other), "what": amount_of(resource, 1)}))


def _against_raid(state: State, seat: int, effect: int, rule: str, other: int, resource: int) -> Refusal | None:
    """6.5, 7.6: at the start of one's turn, from somebody who may be robbed."""
    against = against_effect(state, seat, effect, rule, "start") or _against_robbing(state, seat, other, resource, -1)
    if against is None and state.phase != phases.STARTING:
        return untimely_effect(state, rule, "start", effect)
    return against


def can_cruise(state: State, seat: i64) -> bool:
    """6.5: whether the Cruiser can be sent to anybody."""
    return unused(state, seat, CRUISER) and anybody_to_rob(state, seat, -1)


def cruising_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.5: the Cruiser takes any unprotected resource."""
    return _robbing_moves(state, -1, CRUISE, moves) if unused(state, state.active, CRUISER) else moves


def against_cruising(state: State, seat: int, which: int) -> Refusal | None:
    """6.5: the Cruiser, at the start of one's turn."""
    return _against_raid(state, seat, CRUISER, "6.5", which // PRICED, which % PRICED)


def cruise(state: State, which: i64, events: list[Event] | None) -> None:
    """6.5: the Cruiser takes a resource."""
    mark_used(state, CRUISER, events)
    rob(state, state.active, which // PRICED, which % PRICED, events)


def can_spy(state: State, seat: i64) -> bool:
    """7.6: whether the Spy Satellite can be used on anybody."""
    if not unused(state, seat, SPY):
        return False
    return any(robbable(state, seat, other) and loose_coins(state, other) > 0 for other in range(state.seats))


def spying_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """7.6: the Spy Satellite takes a loose coin."""
    if unused(state, state.active, SPY):
        for other in range(state.seats):
            if robbable(state, state.active, other) and loose_coins(state, other) > 0:
                moves = append(moves, SPY_ON + other)
    return moves


def against_spying(state: State, seat: int, other: int) -> Refusal | None:
    """7.6: the Spy Satellite, at the start of one's turn."""
    return _against_raid(state, seat, SPY, "7.6", other, COIN)


def spy(state: State, other: i64, events: list[Event] | None) -> None:
    """7.6: the Spy Satellite takes a coin."""
    mark_used(state, SPY, events)
    rob(state, state.active, other, COIN, events)


def taking_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """5.14: the Smuggler takes from anybody but the one robbed last."""
    return _robbing_moves(state, state.victim, TAKE, moves)


def against_taking(state: State, seat: int, which: int) -> Refusal | None:
    """5.14: while the Smuggler is being resolved, from somebody else than the first time."""
    if state.phase != phases.TAKING:
        return untimely(state, "5.14", "take")
    return _against_robbing(state, seat, which // PRICED, which % PRICED, state.victim)


def take(state: State, which: i64, events: list[Event] | None) -> None:
    """5.14: the Smuggler takes a resource."""
    state.victim = which // PRICED
    rob(state, state.active, state.victim, which % PRICED, events)
    state.phase = phases.RESOLVE_NEXT
