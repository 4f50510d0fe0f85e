"""Chapter 15, income, and the decision which income cubes advance."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import MASONRY_CREW, RESOURCES, TANK_CREW
from orrery.games.three_days.moves import ADVANCE
from orrery.games.three_days.rules.mat import gain, owns
from orrery.games.three_days.rules.names import resource_name, unless
from orrery.games.three_days.rules.round import begin_phase
from orrery.games.three_days.rules.salvage import offer
from orrery.games.three_days.state import ADVANCING, HARVEST, State
from orrery.kernel import Event, Refusal, Text, Who


def income_phase(state: State, events: list[Event] | None) -> bool:
    """15.1, 15.2: income, then a part from each Special Income tile."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if _collect(state, state.seat, events):
            return False
        state.at += 1
        state.step = 0
    begin_phase(state, HARVEST, events)
    return False


def _collect(state: State, seat: i64, events: list[Event] | None) -> bool:
    """15.1, 15.2: raise the levels once, then offer the parts of one crew after the other; False when all is done."""
    if state.step == 0:
        for resource in range(RESOURCES):
            gained = gain(state, seat, resource, state.income[seat * RESOURCES + resource])
            if events is not None:
                events.append(Event("income", {"seat": Who(seat), "resource": resource_name(resource), "n": gained}))
    crews: i64 = 0
    for crew in range(MASONRY_CREW, TANK_CREW + 1):
        crews += owns(state, seat, crew)
        if state.step < crews:
            state.step += 1
            at = (crew - MASONRY_CREW) * 2
            offer(state, seat, state.components.crew[at], state.components.crew[at + 1], events)
            return True
    return False


def advance_cube(state: State, seat: i64, resource: i64, events: list[Event] | None) -> None:
    """3.2: an income cube goes one space on, if there is one."""
    at = seat * RESOURCES + resource
    if state.income[at] < state.components.highest_income:
        state.income[at] += 1
    if events is not None:
        name = resource_name(resource)
        events.append(Event("advanced", {"seat": Who(seat), "resource": name, "n": state.income[at]}))


def _can_advance(state: State, seat: i64, resource: i64) -> bool:
    """3.2: an income cube that is not at the end and was not just advanced."""
    free = (state.advanced >> resource) & 1 == 0
    return free and state.income[seat * RESOURCES + resource] < state.components.highest_income


def must_advance(state: State, events: list[Event] | None) -> bool:
    """22.13, 23.10: whether there is a choice of income cubes; with none left they advance at once."""
    seat = state.seat
    cubes: i64 = 0
    for resource in range(RESOURCES):
        if _can_advance(state, seat, resource):
            cubes += 1
    if cubes > state.advances_left:
        state.phase = ADVANCING
        return True
    for resource in range(RESOURCES):
        if _can_advance(state, seat, resource):
            advance_cube(state, seat, resource, events)
    state.advances_left = 0
    state.advanced = 0
    return False


def advancing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.2, 22.13: the income cubes that can go on."""
    for resource in range(RESOURCES):
        if _can_advance(state, state.seat, resource):
            moves = append(moves, ADVANCE + resource)
    return moves


def against_advancing(state: State, seat: int, resource: int) -> Refusal | None:
    """3.2, 22.13: a cube that was not just advanced and is not at the end."""
    if state.advanced >> resource & 1:
        return Refusal("22.13", Text("refused-advanced", {"resource": resource_name(resource)}))
    room = state.income[seat * RESOURCES + resource] < state.components.highest_income
    return unless(room, "3.2", Text("refused-income-highest", {"resource": resource_name(resource)}))


def advance(state: State, resource: i64, events: list[Event] | None) -> None:
    """22.13, 23.10: one of the cubes that may go on does."""
    state.advances_left -= 1
    state.advanced |= 1 << resource
    advance_cube(state, state.seat, resource, events)
