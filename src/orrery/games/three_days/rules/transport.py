"""Chapter 8: transport a colonist, from one crater to another."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import CRATERS, FAR, FUEL, ROVERS, VALHALLA
from orrery.games.three_days.moves import TO, TRANSPORT
from orrery.games.three_days.rules.craters import enter, has_colonist, is_full_crater, leave, space_of
from orrery.games.three_days.rules.mat import each, level, owns, pay
from orrery.games.three_days.rules.names import crater_name, poor
from orrery.games.three_days.rules.salvage import offer_bonuses
from orrery.games.three_days.state import ACTING, TRANSPORTING, State
from orrery.kernel import Event, Refusal, Text, Who


def least_fuel(state: State, seat: i64) -> i64:
    """8.1: what a Transport costs at least."""
    if owns(state, seat, ROVERS) > 0:
        return state.components.amount[ROVERS]
    return state.components.least_fuel


def fuel_for(state: State, seat: i64, origin: i64, crater: i64) -> i64:
    """8.1: the fuel for the segments of the shortest way, at least two."""
    segments = state.components.distance[origin * CRATERS + crater]
    least = least_fuel(state, seat)
    return segments if segments > least else least


def transport_targets(state: State, seat: i64, crater: i64, fuel: i64) -> i64:
    """8.1, 8.2: where a colonist can go with this much fuel, as bits."""
    if fuel < least_fuel(state, seat):
        return 0
    far = fuel if fuel < FAR else FAR
    near = state.components.within[far * CRATERS + crater]
    return near & ~state.full & ~state.colonists[seat] & ~(1 << VALHALLA)


def setting_out_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """8.1: the craters whose colonist can go anywhere."""
    seat = state.seat
    fuel = level(state, seat, FUEL)
    here: i64 = 0  # mypyc would make a conditional expression an ordinary integer, with objects in the loop below
    if fuel >= least_fuel(state, seat):
        here = state.colonists[seat]
    for crater in range(1, CRATERS):
        if (here >> crater) & 1 == 1 and transport_targets(state, seat, crater, fuel) != 0:
            moves = append(moves, TRANSPORT + crater)
    return moves


def against_setting_out(state: State, seat: int, crater: int) -> Refusal | None:
    """8.1, 8.2: a colonist there, fuel, and somewhere to go."""
    if not has_colonist(state, seat, crater):
        return Refusal("8.1", Text("refused-no-colonist", {"crater": crater_name(crater)}))
    need, have = least_fuel(state, seat), level(state, seat, FUEL)
    if need > have:
        return poor("8.1", FUEL, need, have)
    if all(_against_going(state, seat, crater, other) is not None for other in range(CRATERS)):
        return Refusal("8.2", Text("refused-nowhere", {"crater": crater_name(crater)}))
    return None


def set_out(state: State, crater: i64) -> None:
    """8.1: the colonist of this crater will move."""
    state.actions_left -= 1
    state.origin = crater
    state.phase = TRANSPORTING


def transporting_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """8.1, 8.2: where the colonist that set out can go."""
    fuel = level(state, state.seat, FUEL)
    return each(moves, transport_targets(state, state.seat, state.origin, fuel), CRATERS, TO)


def against_transporting(state: State, seat: int, crater: int) -> Refusal | None:
    """8.1, 8.2: what keeps the colonist that set out from a crater."""
    return _against_going(state, seat, state.origin, crater)


def _against_going(state: State, seat: int, origin: int, crater: int) -> Refusal | None:
    """8.1, 8.2, R24: what keeps a colonist from going from one crater to another."""
    if crater == VALHALLA:
        return Refusal("R24", Text("refused-valhalla"))
    if has_colonist(state, seat, crater):
        return Refusal("8.2", Text("refused-own-colonist", {"crater": crater_name(crater)}))
    if is_full_crater(state, crater):
        return Refusal("8.2", Text("refused-full", {"crater": crater_name(crater)}))
    need = max(least_fuel(state, seat), state.components.distance[origin * CRATERS + crater])
    have = level(state, seat, FUEL)
    return poor("8.1", FUEL, need, have) if need > have else None


def transport(state: State, crater: i64, events: list[Event] | None) -> None:
    """8.1: pay fuel for the way; the colonist enters the crater."""
    seat, origin = state.seat, state.origin
    fuel = fuel_for(state, seat, origin, crater)
    pay(state, seat, FUEL, fuel)
    leave(state, origin, space_of(state, seat, origin))
    enter(state, crater, seat + 1)
    if events is not None:
        here, there = crater_name(origin), crater_name(crater)
        events.append(Event("transported", {"seat": Who(seat), "origin": here, "crater": there, "n": fuel}))
    state.origin = 0
    state.phase = ACTING
    offer_bonuses(state, seat, crater, events)
