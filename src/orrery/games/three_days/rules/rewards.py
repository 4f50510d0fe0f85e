"""Chapter 17, rewards: mining equipment and income columns are redeemed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import ALL_ELEMENTS, COLUMNS_FROM, RESOURCES
from orrery.games.three_days.moves import REDEEM, REWARDS
from orrery.games.three_days.rules.demand import open_elements
from orrery.games.three_days.rules.income import advance_cube
from orrery.games.three_days.rules.loading import can_load_any
from orrery.games.three_days.rules.mat import score
from orrery.games.three_days.rules.names import resource_name, unless
from orrery.games.three_days.rules.round import begin_phase
from orrery.games.three_days.state import REDEEMING, SALE, SALVAGE_POINTS, State
from orrery.kernel import Event, Refusal, Text, Who


def column_full(state: State, seat: i64, resource: i64) -> bool:
    """17.3: both parts of an income column lie there."""
    bits: i64 = 3 << (COLUMNS_FROM + 2 * resource)
    return state.parts[seat] & bits == bits


def mining_full(state: State, seat: i64) -> bool:
    """17.2: a cart and a drill lie there."""
    return state.parts[seat] & 3 == 3


def rewards_phase(state: State, events: list[Event] | None) -> bool:
    """17.1: whoever has something to redeem is asked until it is done; returns whether somebody is."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if state.step == 0 and _can_redeem(state, state.seat):
            state.phase = REDEEMING
            return True
        state.at += 1
        state.step = 0
    begin_phase(state, SALE, events)
    return False


def _can_redeem(state: State, seat: i64) -> bool:
    """17.2, 17.3: a cart with a drill and room for an element, or a full column."""
    if mining_full(state, seat) and can_load_any(state, seat):
        return True
    return any(column_full(state, seat, resource) for resource in range(RESOURCES))


def redeeming_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """17.2, 17.3: mining equipment for an element; a full column for income, where it can rise, or a point."""
    seat = state.seat
    if mining_full(state, seat) and can_load_any(state, seat):
        moves = append(moves, REDEEM)
    for resource in range(RESOURCES):
        if column_full(state, seat, resource):
            if state.income[seat * RESOURCES + resource] < state.components.highest_income:
                moves = append(moves, REDEEM + 1 + 2 * resource)
            moves = append(moves, REDEEM + 2 + 2 * resource)
    return moves


def against_redeeming(state: State, seat: int, reward: int) -> Refusal | None:
    """3.2, 17.2, 17.3: what is redeemed lies there whole, and its reward finds a place."""
    if reward == 0:
        if not mining_full(state, seat):
            return Refusal("17.2", Text("refused-no-mining"))
        room = any(open_elements(state, seat, place) for place in range(3))
        return unless(room, "17.2", Text("refused-no-place-at-all"))
    resource = (reward - 1) // 2
    if not column_full(state, seat, resource):
        return Refusal("17.3", Text("refused-column", {"resource": resource_name(resource)}))
    if reward % 2 == 1 and state.income[seat * RESOURCES + resource] >= state.components.highest_income:
        return Refusal("3.2", Text("refused-income-highest", {"resource": resource_name(resource)}))
    return None


def redeem(state: State, reward: i64, events: list[Event] | None) -> None:
    """17.2, 17.3: mining equipment for an element, or a column for income or a point."""
    seat = state.seat
    if events is not None:
        events.append(Event("redeemed", {"seat": Who(seat), "reward": Text(f"reward-{REWARDS[reward]}")}))
    if reward == 0:
        state.parts[seat] &= ~3
        state.free_elements = 1
        state.free_kinds = ALL_ELEMENTS
        return
    resource: i64 = (reward - 1) // 2
    bits: i64 = 3 << (COLUMNS_FROM + 2 * resource)
    state.parts[seat] &= ~bits
    if reward % 2 == 1:
        advance_cube(state, seat, resource, events)
    else:
        score(state, seat, SALVAGE_POINTS, state.components.column_points)
