"""Chapter 7: recruit a colonist."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.three_days.components import CRATERS, FOOD, RECRUITING_OFFICE, VALHALLA
from orrery.games.three_days.moves import RECRUIT
from orrery.games.three_days.rules.craters import enter, has_colonist, is_full_crater, is_lit, lit_craters
from orrery.games.three_days.rules.mat import NONE_LEFT, each, level, owns, pay
from orrery.games.three_days.rules.names import crater_name, poor
from orrery.games.three_days.rules.salvage import offer_bonuses
from orrery.games.three_days.state import State
from orrery.kernel import Event, Refusal, Text, Who


def recruit_cost(state: State, seat: i64) -> i64:
    """7.1: the food that the next colonist on the mat costs."""
    if state.recruited[seat] >= 10:
        return NONE_LEFT
    cost = state.components.colonist_cost[state.recruited[seat]]
    less = owns(state, seat, RECRUITING_OFFICE) * state.components.amount[RECRUITING_OFFICE]
    return cost - less if cost - less > 1 else 1


def recruiting_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """7.1 to 7.5: the craters where a colonist can begin, for who can pay."""
    if recruit_cost(state, state.seat) > level(state, state.seat, FOOD):
        return moves
    return each(moves, _targets(state, state.seat), CRATERS, RECRUIT)


def _targets(state: State, seat: i64) -> i64:
    """7.2 to 7.5: lit craters with a vacancy, without the seat's colonist, at or beside its presence, as bits."""
    own = state.colonists[seat] | state.research[seat]
    if state.structures[seat] > 0:
        own |= 1 << VALHALLA
    near = own
    for crater in range(CRATERS):
        if (own >> crater) & 1 == 1:
            near |= state.components.neighbours[crater]
    return near & lit_craters(state) & ~state.full & ~state.colonists[seat] & ~(1 << VALHALLA)


def against_recruiting(state: State, seat: int, crater: int) -> Refusal | None:
    """7.1 to 7.5: a colonist left, its food, and a crater that is lit, has room and is near."""
    if crater == VALHALLA:
        return Refusal("R24", Text("refused-valhalla"))
    if state.recruited[seat] >= 10:
        return Refusal("7.1", Text("refused-no-colonists-left"))
    need, have = recruit_cost(state, seat), level(state, seat, FOOD)
    if need > have:
        return poor("7.1", FOOD, need, have)
    if not is_lit(state, crater):
        return Refusal("7.2", Text("refused-dark", {"crater": crater_name(crater)}))
    if is_full_crater(state, crater):
        return Refusal("7.2", Text("refused-full", {"crater": crater_name(crater)}))
    if has_colonist(state, seat, crater):
        return Refusal("7.3", Text("refused-own-colonist", {"crater": crater_name(crater)}))
    if not _present_near(state, seat, crater):
        return Refusal("7.4", Text("refused-not-adjacent", {"crater": crater_name(crater)}))
    return None


def _present_near(state: State, seat: int, crater: int) -> bool:
    """7.4, 7.5: whether a colonist, a laboratory or a structure of the seat is at most one segment away."""
    for other in range(CRATERS):
        if state.components.distance[crater * CRATERS + other] <= 1:
            laboratory = state.research[seat] >> other & 1
            if has_colonist(state, seat, other) or laboratory or (other == VALHALLA and state.structures[seat] > 0):
                return True
    return False


def recruit(state: State, crater: i64, events: list[Event] | None) -> None:
    """7.1: pay food; a colonist of the mat enters the crater."""
    seat = state.seat
    state.actions_left -= 1
    pay(state, seat, FOOD, recruit_cost(state, seat))
    state.recruited[seat] += 1
    enter(state, crater, seat + 1)
    if events is not None:
        events.append(Event("recruited", {"seat": Who(seat), "crater": crater_name(crater)}))
    offer_bonuses(state, seat, crater, events)
