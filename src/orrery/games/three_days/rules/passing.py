"""Chapters 14 and 23: pass, take a Passing Bonus tile, and the order of the next round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days import components
from orrery.games.three_days.components import ALL_ELEMENTS, BONUSES, MOST_PASSES, MOST_SEATS, RESOURCES
from orrery.games.three_days.moves import BONUS_TILE, PASS
from orrery.games.three_days.rules.diplomacy import widen_diplomacy
from orrery.games.three_days.rules.mat import gain, score
from orrery.games.three_days.rules.names import pass_bonus_name, resource_name, unless
from orrery.games.three_days.state import DRAWING_BONUS, NOTHING, PASS_POINTS, State
from orrery.kernel import Event, Refusal, Text, Who
from orrery.vectors import zeros


def must_lay_bonus(state: State) -> bool:
    """2.3, 14.4: whether a bonus space of the Pass track has no tile; used tiles are shuffled when the stack is empty."""
    if _empty_space(state) == NOTHING:
        return False
    left: i64 = 0
    for bonus in range(BONUSES):
        left += state.bonus_stack[bonus]
    if left == 0:
        state.bonus_stack = state.bonus_discard
        state.bonus_discard = zeros(BONUSES)
    state.phase = DRAWING_BONUS
    return True


def _empty_space(state: State) -> i64:
    """The first bonus space of the Pass track without a tile."""
    for space in range(state.components.passes[state.seats]):
        if state.components.pass_bonus[state.seats * MOST_PASSES + space] == 1 and state.pass_tiles[space] == 0:
            return space
    return NOTHING


def laying_bonus_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """2.3, 14.4: the tiles of the stack."""
    for bonus in range(BONUSES):
        if state.bonus_stack[bonus] > 0:
            moves = append(moves, BONUS_TILE + bonus)
    return moves


def laying_bonus_odds(state: State, weights: vec[i64]) -> vec[i64]:
    """2.3: each tile of the stack is as likely as any other."""
    for bonus in range(BONUSES):
        if state.bonus_stack[bonus] > 0:
            weights = append(weights, state.bonus_stack[bonus])
    return weights


def against_laying_bonus(state: State, seat: int, bonus: int) -> Refusal | None:
    """2.3: only what lies in the stack is drawn."""
    return unless(state.bonus_stack[bonus] > 0, "2.3", Text("refused-not-in-stack"))


def lay_bonus(state: State, bonus: i64, events: list[Event] | None) -> None:
    """2.3, 14.4: a tile on the first bonus space without one."""
    space = _empty_space(state)
    state.bonus_stack[bonus] -= 1
    state.pass_tiles[space] = bonus + 1
    if events is not None:
        events.append(Event("bonus-laid", {"bonus": pass_bonus_name(bonus), "n": space + 1}))


def passing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """14.1: the free spaces of the Pass track."""
    for space in range(state.components.passes[state.seats]):
        if not _is_taken(state, space):
            moves = append(moves, PASS + space)
    return moves


def _is_taken(state: State, space: i64) -> bool:
    return any(state.passed[seat] == space for seat in range(state.seats))


def against_passing(state: State, seat: int, space: int) -> Refusal | None:
    """14.1: a space of the track, and nobody on it."""
    if space >= state.components.passes[state.seats]:
        return Refusal("14.1", Text("refused-no-pass-space", {"n": state.components.passes[state.seats]}))
    for other in range(state.seats):
        if state.passed[other] == space:
            return Refusal("14.1", Text("refused-pass-taken", {"n": space + 1, "name": Who(other)}))
    return None


def pass_round(state: State, space: i64, events: list[Event] | None) -> None:
    """14.1, 14.2: take a space of the Pass track, with its bonus tile and its point."""
    seat = state.seat
    state.passed[seat] = space
    state.actions_left = 0
    if events is not None:
        events.append(Event("passed", {"seat": Who(seat), "n": space + 1}))
    points = state.components.pass_point[state.seats * MOST_PASSES + space]
    score(state, seat, PASS_POINTS, points)
    if events is not None and points > 0:
        events.append(Event("pass-scored", {"seat": Who(seat), "n": points}))
    bonus = state.pass_tiles[space] - 1
    if bonus >= 0:
        state.pass_tiles[space] = 0
        state.bonus_discard[bonus] += 1
        if events is not None:
            events.append(Event("bonus", {"seat": Who(seat), "bonus": pass_bonus_name(bonus)}))
        _take_bonus(state, seat, bonus, events)


def _take_bonus(state: State, seat: i64, bonus: i64, events: list[Event] | None) -> None:
    """23.1 to 23.10: what a Passing Bonus tile gives."""
    amount = state.components.bonus_amount[bonus]
    if bonus < RESOURCES:
        _supply(state, seat, bonus, amount, events)
    elif bonus == components.INFLUENCE_BONUS:
        state.influence[seat] += amount
    elif bonus == components.SALVAGE_BONUS:
        state.any_parts = amount
    elif bonus == components.POINTS_BONUS:
        score(state, seat, PASS_POINTS, amount)
    elif bonus == components.ELEMENT_BONUS:
        state.free_elements = amount
        state.free_kinds = ALL_ELEMENTS
    elif bonus == components.DIPLOMACY_BONUS:
        widen_diplomacy(state, seat)
    elif bonus == components.INCOME_BONUS:
        state.advances_left = amount
        state.advanced = 0
    else:
        for resource in range(RESOURCES):
            _supply(state, seat, resource, amount, events)


def _supply(state: State, seat: i64, resource: i64, amount: i64, events: list[Event] | None) -> None:
    """3.1, 23.1 to 23.4: resources of a tile; what the track cannot show is wasted, and the log says so."""
    lost = amount - gain(state, seat, resource, amount)
    if events is not None and lost > 0:
        events.append(Event("overflowed", {"seat": Who(seat), "resource": resource_name(resource), "n": lost}))


def reorder(state: State) -> None:
    """14.3: the Pass track from the top is the next turn order."""
    order = vec[i64](capacity=MOST_SEATS)
    for space in range(state.components.passes[state.seats]):
        for seat in range(state.seats):
            if state.passed[seat] == space:
                order = append(order, seat)
    state.order = order
