"""Chapter 6: build a Valhalla structure."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import MACHINERY, SALVAGE, TOKENS
from orrery.games.three_days.moves import STRUCTURE
from orrery.games.three_days.rules.mat import NONE_LEFT, level, pay
from orrery.games.three_days.rules.names import poor, token_name
from orrery.games.three_days.rules.salvage import can_collect
from orrery.games.three_days.state import State
from orrery.kernel import Event, Refusal, Text, Who


def structure_cost(state: State, seat: i64) -> i64:
    """6.2: the machinery that the next Valhalla structure on the mat costs."""
    if state.structures[seat] >= 3:
        return NONE_LEFT
    return state.components.structure_cost[state.structures[seat]]


def building_structure_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """6.2: the tokens that have a space left, for who can pay."""
    if structure_cost(state, state.seat) <= level(state, state.seat, MACHINERY):
        copies = state.components.structure_copies[state.seats]
        for token in range(TOKENS):
            if state.structures_at[token * 2 + copies - 1] == 0:
                moves = append(moves, STRUCTURE + token)
    return moves


def against_building_structure(state: State, seat: int, token: int) -> Refusal | None:
    """6.2: a structure left, its machinery, and a space for it."""
    if state.structures[seat] >= 3:
        return Refusal("6.2", Text("refused-no-structures-left"))
    need, have = structure_cost(state, seat), level(state, seat, MACHINERY)
    if need > have:
        return poor("6.2", MACHINERY, need, have)
    built = sum([1 for i in range(2) if state.structures_at[token * 2 + i] > 0])
    if built >= state.components.structure_copies[state.seats]:
        return Refusal("6.2", Text("refused-structure-space", {"token": token_name(token)}))
    return None


def build_structure(state: State, token: i64, events: list[Event] | None) -> None:
    """6.2, 6.3: pay machinery, stand the structure in Valhalla, and take the token of its space."""
    seat = state.seat
    state.actions_left -= 1
    pay(state, seat, MACHINERY, structure_cost(state, seat))
    state.structures[seat] += 1
    state.structures_at[token * 2 + (1 if state.structures_at[token * 2] > 0 else 0)] = seat + 1
    if events is not None:
        events.append(Event("structure", {"seat": Who(seat), "token": token_name(token)}))
    if can_collect(state, seat, SALVAGE + token):
        state.tokens[seat * TOKENS + token] += 1
    elif events is not None:
        events.append(Event("token-wasted", {"seat": Who(seat), "token": token_name(token)}))
