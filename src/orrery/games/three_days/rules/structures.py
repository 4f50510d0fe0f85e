"""Chapter 6: build a Valhalla structure; the Day End spaces and tokens that come with it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import DAY_END_SCORING, MACHINERY, TOKENS
from orrery.games.three_days.moves import STRUCTURE
from orrery.games.three_days.rules.mat import NONE_LEFT, level, owns, pay
from orrery.games.three_days.rules.names import poor, token_name
from orrery.games.three_days.state import State
from orrery.kernel import Event, Refusal, Text, Who


def day_end_spaces(state: State, seat: i64) -> i64:
    """10.3: one Day End space for each structure built, and one for each Day End Scoring tile."""
    return state.structures[seat] + owns(state, seat, DAY_END_SCORING)


def has_room_for_token(state: State, seat: i64, token: i64) -> bool:
    """10.3: a token joins its partner, or takes a free space; only extra spaces repeat a colour."""
    held = seat * TOKENS
    used: i64 = 0
    repeated: i64 = 0
    for colour in range(3):
        first = state.tokens[held + 2 * colour] + (1 if token == 2 * colour else 0)
        second = state.tokens[held + 2 * colour + 1] + (1 if token == 2 * colour + 1 else 0)
        pairs = first if first > second else second
        used += pairs
        if pairs > 1:
            repeated += pairs - 1
    return used <= day_end_spaces(state, seat) and repeated <= owns(state, seat, DAY_END_SCORING)


def tokens_left(state: State, token: i64) -> i64:
    """How many tokens of a kind lie in the supply."""
    left = state.components.tokens
    for seat in range(state.seats):
        left -= state.tokens[seat * TOKENS + token]
    return left


def can_take_token(state: State, seat: i64, token: i64) -> bool:
    """10.3, 10.4: whether a token is left and finds a place."""
    return tokens_left(state, token) > 0 and has_room_for_token(state, seat, token)


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
    if can_take_token(state, seat, token):
        state.tokens[seat * TOKENS + token] += 1
    elif events is not None:
        events.append(Event("token-wasted", {"seat": Who(seat), "token": token_name(token)}))
