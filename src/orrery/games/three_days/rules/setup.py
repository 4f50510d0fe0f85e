"""Chapter 2, set-up: the position before the first move, the Daylight token, and the first Demand tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days import components
from orrery.games.three_days.components import COLOURS, CRATERS, EFFECTS, KINDS, MOST_SPACES, RESOURCES, TOKENS
from orrery.games.three_days.moves import DAYLIGHT
from orrery.games.three_days.rules.craters import mark_full
from orrery.games.three_days.rules.demand import must_renew_demand
from orrery.games.three_days.rules.mat import gain
from orrery.games.three_days.rules.names import side_name
from orrery.games.three_days.rules.round import begin_round
from orrery.games.three_days.state import GANYMEDEAN, IN_STACK, NOTHING, POINT_KINDS, RULES, State
from orrery.kernel import Event, Terms
from orrery.vectors import filled, zeros


def setup(terms: Terms) -> State:
    """2.2, 2.4 to 2.7: mats, turn order, first structures and Ganymedeans; the Daylight token waits for its flip."""
    state = State(
        components.components(terms.edition), terms.seats, terms["refill-upgrades"] == "yes", terms.rules or RULES
    )
    _unpack(state)
    for seat in range(state.seats):
        state.structures[seat] = 1
        gain(state, seat, components.FUEL, state.components.start_fuel[state.seats * components.MOST_SEATS + seat])
    for crater in range(CRATERS):
        count = state.components.ganymedeans[state.seats * CRATERS + crater]
        top = state.components.spaces[crater]
        for space in range(top - count, top):
            state.spaces[crater * MOST_SPACES + space] = GANYMEDEAN
        mark_full(state, crater)
    return state


def _unpack(state: State) -> None:
    """2.2: the opened box: everything in its stack, on its mat or at its start."""
    n = state.seats
    state.order = vec[i64](range(n))
    state.passed = filled(n, NOTHING)
    state.spaces = zeros(CRATERS * MOST_SPACES)
    state.centers = state.components.standing[:]
    state.laboratories = zeros(CRATERS * components.MOST_LABORATORIES)
    state.discs_used = zeros(2 * KINDS)
    state.structures_at = zeros(2 * TOKENS)
    state.pass_tiles = zeros(components.MOST_PASSES)
    state.bonus_stack = state.components.bonus_copies[:]
    state.bonus_discard = zeros(components.BONUSES)
    state.stack = state.components.copies[:]
    state.offer = zeros(EFFECTS)
    state.discard = zeros(3 * EFFECTS)
    state.demand_at = filled(components.DEMANDS, IN_STACK)
    state.colonists = zeros(n)
    state.research = zeros(n)
    state.levels = filled(n * RESOURCES, state.components.start_level)
    state.income = filled(n * RESOURCES, state.components.start_income)
    state.influence = zeros(n)
    state.diplomat = filled(n, 1)
    state.envoys = filled(n, 1)
    state.reach = filled(n, 2)
    state.recruited = zeros(n)
    state.researched = zeros(n)
    state.structures = zeros(n)
    state.parts = zeros(n)
    state.tokens = zeros(n * TOKENS)
    state.demand = filled(n * COLOURS, NOTHING)
    state.face = filled(n * COLOURS, NOTHING)
    state.loaded = zeros(n * COLOURS)
    state.stored = zeros(n)
    state.upgrades = zeros(n * EFFECTS)
    state.points = zeros(n * POINT_KINDS)
    state.to_load = zeros(components.ELEMENTS)


def flipping_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """2.1: the Daylight token has two sides, and nothing speaks against either."""
    moves = append(moves, DAYLIGHT)
    return append(moves, DAYLIGHT + 1)


def flip(state: State, side: i64, events: list[Event] | None) -> None:
    """2.1: this side of the moon is in daylight in the first round."""
    state.lit = side
    if events is not None:
        events.append(Event("daylight", {"side": side_name(side)}))


def deal_phase(state: State, events: list[Event] | None) -> bool:
    """2.8: in turn order each player draws a tile of either blue and chooses their sides."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if must_renew_demand(state, state.seat):
            return True
        state.at += 1
    begin_round(state, events)
    return False
