"""Chapters 5 and 7, space objects: which one a specialist hands out, and to whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import components, state as phases
from orrery.games.cassiopeia.components import BASE, SATELLITE_A, SATELLITE_B, STATION_A, STATION_B, TRANSPORT
from orrery.games.cassiopeia.moves import CLAIM
from orrery.games.cassiopeia.rules.names import effect_name, refused, specialist_name, untimely
from orrery.games.cassiopeia.rules.paying import ask_coins, can_spend, too_dear
from orrery.games.cassiopeia.rules.principles import face_up, fund, in_turn, recount
from orrery.games.cassiopeia.state import NOT_IN_GAME, UNOWNED, State
from orrery.kernel import Event, Refusal, Text, Who

_HANDED_OUT_BY: Final = (
    components.CLAIM_STATION,
    components.CLAIM_STATION,
    components.CLAIM_SATELLITE,
    components.CLAIM_SATELLITE,
    components.CLAIM_BASE,
    components.CLAIM_TRANSPORT,
)
"""Of each space object: the action of the specialist who hands it out."""


def claimed_object(state: State, action: i64) -> i64:
    """5.15 to 5.18: the space object of this game that the specialist hands out."""
    if action == components.CLAIM_STATION:
        return STATION_A if state.owner[STATION_A] != NOT_IN_GAME else STATION_B
    if action == components.CLAIM_SATELLITE:
        return SATELLITE_A if state.owner[SATELLITE_A] != NOT_IN_GAME else SATELLITE_B
    return BASE if action == components.CLAIM_BASE else TRANSPORT


def anything_to_claim(state: State) -> bool:
    """7.13: whether the specialist's object can be taken and its fee paid."""
    face: i64 = face_up(state, state.card)
    if not can_spend(state, state.active, state.components.fee[face]):
        return False
    thing: i64 = claimed_object(state, state.components.action[face])
    return _is_claimable(state, thing, 0) or _is_claimable(state, thing, 1)


def _is_claimable(state: State, thing: i64, side: i64) -> bool:
    """7.13: in this game, not as it lies with oneself already, nor with a higher fund."""
    owner: i64 = state.owner[thing]
    if owner == NOT_IN_GAME:
        return False
    if owner == state.active:
        return state.side[thing] != side
    return owner == UNOWNED or state.terraformed[owner] >= state.terraformed[state.active]


def claiming_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """5.15 to 5.18: the sides of the specialist's object."""
    thing: i64 = claimed_object(state, state.components.action[face_up(state, state.card)])
    for side in range(2):
        if _is_claimable(state, thing, side):
            moves = append(moves, CLAIM + thing * 2 + side)
    return moves


def against_claiming(state: State, seat: int, sided: int) -> Refusal | None:
    """7.13: the object of the chosen specialist, in play, lying elsewhere or other side up, not with a higher fund."""
    if not in_turn(state, seat):
        return untimely(state, "7.13", "claim")
    thing, side = divmod(sided, 2)
    face = face_up(state, state.card)
    if _HANDED_OUT_BY[thing] != state.components.action[face]:
        return Refusal("7.13", Text("refused-other-object", {"specialist": specialist_name(face)}))
    owner = state.owner[thing]
    if owner == NOT_IN_GAME:
        return refused("2.11", "object-not-in-game")
    if owner == seat and state.side[thing] == side:
        return refused("7.13", "object-lies-so")
    if owner >= 0 and fund(state, owner) > fund(state, seat):
        return Refusal("2.6", Text("refused-higher-fund", {"other": Who(owner)}))
    if state.phase == phases.CLAIMING:
        return None
    fee = too_dear(state, seat, state.components.fee[face], f"5.{face + 1}")
    return fee or untimely(state, "7.13", "claim")


def claim(state: State, sided: i64, events: list[Event] | None) -> None:
    """5.15, 5.17: the fee is paid first."""
    fee: i64 = state.components.fee[face_up(state, state.card)]
    if fee > 0:
        ask_coins(state, phases.FOR_OBJECT, sided, fee)
    else:
        hand_over(state, state.active, sided, events)
        state.phase = phases.RESOLVE_NEXT


def hand_over(state: State, seat: i64, sided: i64, events: list[Event] | None) -> None:
    """7.13: the space object comes to the seat with the chosen side up."""
    thing: i64 = sided // 2
    before: i64 = state.owner[thing]
    state.owner[thing] = seat
    state.side[thing] = sided % 2
    if before >= 0 and before != seat:
        recount(state, before)
    recount(state, seat)
    if events is not None:
        what = effect_name(state.components.object_effect[sided])
        if before >= 0 and before != seat:
            events.append(Event("captured", {"name": Who(seat), "what": what, "other": Who(before)}))
        else:
            events.append(Event("claimed", {"name": Who(seat), "what": what}))
