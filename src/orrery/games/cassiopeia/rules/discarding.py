"""Chapter 5, the Logistics card turns over: all others discard down to the limit."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import PRICED, RESOURCES, SHIELD
from orrery.games.cassiopeia.moves import DISCARD
from orrery.games.cassiopeia.rules.names import amount_of, untimely
from orrery.games.cassiopeia.rules.principles import has, loose, unprotected
from orrery.games.cassiopeia.state import DISCARDING, RESOLVE_NEXT, State
from orrery.kernel import Event, Refusal, Text, Who


def keeps(state: State, seat: i64) -> i64:
    """5.7, 7.7: how many unprotected resources the seat keeps after a flip."""
    return state.components.shield_limit if has(state, seat, SHIELD) else state.components.limit


def next_to_discard(state: State, events: list[Event] | None) -> None:
    """5.7: clockwise, all but the active seat; whoever has only one kind of resource is not asked."""
    for k in range(1, state.seats):
        seat: i64 = (state.active + k) % state.seats
        while unprotected(state, seat) > keeps(state, seat):
            only: i64 = _only_kind(state, seat)
            if only < 0:
                state.mover = seat
                return
            discard(state, seat, only, events)
    state.mover = state.active
    state.phase = RESOLVE_NEXT


def _only_kind(state: State, seat: i64) -> i64:
    """The one kind of unprotected resource that the seat has; -1 where there are several."""
    only: i64 = -1
    for resource in range(PRICED):
        if loose(state, seat, resource) > 0:
            if only >= 0:
                return -1
            only = resource
    return only


def discarding_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """5.7: any unprotected resource."""
    for resource in range(PRICED):
        if loose(state, state.mover, resource) > 0:
            moves = append(moves, DISCARD + resource)
    return moves


def against_discarding(state: State, seat: int, resource: int) -> Refusal | None:
    """5.7: an unprotected resource, when somebody else has turned the Logistics card over."""
    if state.phase != DISCARDING:
        return untimely(state, "5.7", "discard")
    if loose(state, seat, resource) < 1:
        return Refusal("5.7", Text("refused-has-none", {"what": amount_of(resource, 1)}))
    return None


def discard(state: State, seat: i64, resource: i64, events: list[Event] | None) -> None:
    """5.7: an unprotected resource goes back to the reserve."""
    state.goods[seat * RESOURCES + resource] -= 1
    if events is not None:
        events.append(Event("discarded", {"name": Who(seat), "what": amount_of(resource, 1)}))
