"""Chapter 11: Ganymedean diplomacy."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import CRATERS, FUEL, MOST_SPACES, VALHALLA
from orrery.games.three_days.moves import DIPLOMACY, DONE, GANYMEDEAN as A_GANYMEDEAN, TO
from orrery.games.three_days.rules.craters import enter, is_full_crater, leave
from orrery.games.three_days.rules.mat import each, level, pay
from orrery.games.three_days.rules.names import crater_name, poor, unless
from orrery.games.three_days.state import ACTING, ESCORTED, ESCORTING, GANYMEDEAN, NEGOTIATING, State
from orrery.kernel import Event, Refusal, Text, Who


def widen_diplomacy(state: State, seat: i64) -> None:
    """22.10, 23.9: the Diplomacy cube goes one space to the right, if there is one."""
    if state.envoys[seat] < 3:
        state.envoys[seat] += 1


def _targets(state: State, seat: i64, crater: i64) -> i64:
    """11.2, 11.4: where a Ganymedean can be moved to, as bits."""
    near = state.components.within[state.reach[seat] * CRATERS + crater]
    return near & ~state.full & ~(1 << VALHALLA) & ~(1 << crater)


def _can_escort(state: State, seat: i64) -> bool:
    """11.2 to 11.4: whether a Ganymedean can be moved."""
    if level(state, seat, FUEL) < 1:
        return False
    for crater in range(1, CRATERS):
        for space in range(state.components.spaces[crater]):
            if state.spaces[crater * MOST_SPACES + space] == GANYMEDEAN:
                if _targets(state, seat, crater) != 0:
                    return True
                break
    return False


def negotiating_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """11.1: once in a round, when a Ganymedean can be moved."""
    if state.diplomat[state.seat] == 1 and _can_escort(state, state.seat):
        moves = append(moves, DIPLOMACY)
    return moves


def against_negotiating(state: State, seat: int, which: int) -> Refusal | None:
    """11.1, 11.3, 11.4: the tile face up, fuel, and a Ganymedean who can go somewhere."""
    if state.diplomat[seat] == 0:
        return Refusal("11.1", Text("refused-diplomacy-used"))
    if level(state, seat, FUEL) < 1:
        return poor("11.3", FUEL, 1, 0)
    for crater in range(1, CRATERS):
        for space in range(state.components.spaces[crater]):
            if against_choosing(state, seat, crater * MOST_SPACES + space) is None:
                return None
    return Refusal("11.4", Text("refused-no-ganymedean-can-move"))


def negotiate(state: State, events: list[Event] | None) -> None:
    """11.1: the Diplomacy tile is turned face down for the round."""
    seat = state.seat
    state.actions_left -= 1
    state.diplomat[seat] = 0
    state.envoys_left = state.envoys[seat]
    state.phase = NEGOTIATING
    if events is not None:
        events.append(Event("diplomacy", {"seat": Who(seat)}))


def choosing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """11.2 to 11.4: the Ganymedeans that can be moved."""
    seat = state.seat
    if level(state, seat, FUEL) > 0:
        for crater in range(1, CRATERS):
            if _targets(state, seat, crater) != 0:
                for space in range(state.components.spaces[crater]):
                    if state.spaces[crater * MOST_SPACES + space] == GANYMEDEAN:
                        moves = append(moves, A_GANYMEDEAN + crater * MOST_SPACES + space)
    return moves


def against_choosing(state: State, seat: int, at: int) -> Refusal | None:
    """11.2 to 11.4: a Ganymedean there, not moved yet, fuel, and somewhere to go."""
    crater, space = divmod(at, MOST_SPACES)
    who = state.spaces[at]
    if who == ESCORTED:
        return Refusal("11.4", Text("refused-escorted"))
    if who != GANYMEDEAN:
        return Refusal("11.2", Text("refused-no-ganymedean", {"crater": crater_name(crater), "space": space + 1}))
    if level(state, seat, FUEL) < 1:
        return poor("11.3", FUEL, 1, 0)
    if all(_against_going(state, seat, crater, other) is not None for other in range(CRATERS)):
        return Refusal("11.4", Text("refused-nowhere-ganymedean", {"crater": crater_name(crater)}))
    return None


def choose(state: State, at: i64) -> None:
    """11.2: this Ganymedean will move; until then it is kept as crater and space in one number."""
    state.origin = at
    state.phase = ESCORTING


def escorting_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """11.2, 11.4: where the Ganymedean that was chosen can go."""
    return each(moves, _targets(state, state.seat, state.origin // MOST_SPACES), CRATERS, TO)


def against_escorting(state: State, seat: int, crater: int) -> Refusal | None:
    """11.2, 11.4: what keeps the Ganymedean that was chosen from a crater."""
    return _against_going(state, seat, state.origin // MOST_SPACES, crater)


def _against_going(state: State, seat: int, origin: int, crater: int) -> Refusal | None:
    """11.2, 11.4, R24: what keeps a Ganymedean from going from one crater to another."""
    if crater == VALHALLA:
        return Refusal("R24", Text("refused-valhalla"))
    if crater == origin:
        return Refusal("11.4", Text("refused-stays", {"crater": crater_name(crater)}))
    if is_full_crater(state, crater):
        return Refusal("11.4", Text("refused-full", {"crater": crater_name(crater)}))
    far, reach = state.components.distance[origin * CRATERS + crater], state.reach[seat]
    if far > reach:
        return Refusal("11.2", Text("refused-too-far", {"crater": crater_name(crater), "far": far, "reach": reach}))
    return None


def escort(state: State, crater: i64, events: list[Event] | None) -> None:
    """11.3, 11.5: pay one fuel; the Ganymedean enters the lowest space."""
    seat = state.seat
    origin = state.origin // MOST_SPACES
    pay(state, seat, FUEL, 1)
    leave(state, origin, state.origin % MOST_SPACES)
    enter(state, crater, ESCORTED)
    state.origin = 0
    state.envoys_left -= 1
    if events is not None:
        here, there = crater_name(origin), crater_name(crater)
        events.append(Event("escorted", {"seat": Who(seat), "origin": here, "crater": there}))
    state.phase = NEGOTIATING
    if state.envoys_left == 0 or not (_can_escort(state, seat) or state.influence[seat] > 0):
        end_diplomacy(state)


def ending_diplomacy_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """11.2: enough after the first."""
    return append(moves, DONE) if state.envoys_left < state.envoys[state.seat] else moves


def against_ending_diplomacy(state: State, seat: int) -> Refusal | None:
    """11.2: whoever negotiates moves at least one."""
    return unless(state.envoys_left < state.envoys[seat], "11.2", Text("refused-move-one"))


def end_diplomacy(state: State) -> None:
    """11.2, 11.4: fewer may be moved than the cube allows; those that were are Ganymedeans like any other."""
    state.envoys_left = 0
    state.phase = ACTING
    for at in range(CRATERS * MOST_SPACES):
        if state.spaces[at] == ESCORTED:
            state.spaces[at] = GANYMEDEAN
