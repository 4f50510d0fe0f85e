"""Who decides, what they may do, and what happens then."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import CAPSULE
from orrery.games.cassiopeia.moves import BUY, CHOOSE, DISCARD, GO_ON, RELAY_IT, TAKE
from orrery.games.cassiopeia.rules.paying import apply_paying, legal_paying
from orrery.games.cassiopeia.rules.setting_up import apply_setup, legal_setup
from orrery.games.cassiopeia.rules.specialists import (
    apply_specialist,
    discard,
    legal_claiming,
    legal_discarding,
    legal_exchanging,
    legal_robbing,
    next_to_discard,
    resolve_next,
)
from orrery.games.cassiopeia.rules.turns import (
    apply_acting,
    apply_building,
    apply_collected,
    apply_starting,
    apply_storing,
    build_next,
    choose,
    collect,
    legal_acting,
    legal_building,
    legal_choosing,
    legal_collected,
    legal_starting,
    legal_storing,
    move_token,
    next_turn,
    store_next,
)
from orrery.games.cassiopeia.state import (
    ACTING,
    BUILD_NEXT,
    BUILDING,
    CAPSULE_OFFERED,
    CHOOSING,
    CLAIMING,
    COLLECT,
    COLLECTED,
    DISCARDING,
    NEXT_TURN,
    PAYING,
    RELAYING,
    RESOLVE_NEXT,
    STARTING,
    STORE_NEXT,
    STORING,
    TAKING,
    TOKEN_NEXT,
    State,
)
from orrery.kernel import OVER, Event


def turn(state: State) -> i64:
    """The seat that decides next, or CHANCE, or OVER."""
    return state.mover


def to_move(state: State) -> tuple[int, ...]:
    """Every seat that must decide now; in this game never more than one."""
    return () if state.mover == OVER else (state.mover,)


def legal(state: State, seat: i64) -> vec[i64]:
    """The moves this seat may make now, in ascending order."""
    phase: i64 = state.phase
    if seat != state.mover or state.mover == OVER:
        return vec[i64]()
    if phase == CHOOSING:
        return legal_choosing(state)
    if phase == ACTING:
        return legal_acting(state)
    if phase == BUILDING:
        return legal_building(state)
    if phase == STARTING:
        return legal_starting(state)
    if phase == COLLECTED:
        return legal_collected(state)
    if phase == STORING:
        return legal_storing(state)
    if phase == PAYING:
        return legal_paying(state)
    if phase < CHOOSING:
        return legal_setup(state)
    return _legal_in_effect(state, phase)


def _legal_in_effect(state: State, phase: i64) -> vec[i64]:
    if phase == CLAIMING:
        return legal_claiming(state)
    if phase == DISCARDING:
        return legal_discarding(state)
    if phase == TAKING:
        return legal_robbing(state, state.victim, TAKE, vec[i64](capacity=20))
    found = vec[i64](capacity=8)
    found = append(found, GO_ON)
    if phase == RELAYING:
        return append(found, RELAY_IT)
    if phase == CAPSULE_OFFERED:
        return append(found, BUY + CAPSULE - 1)
    return legal_exchanging(state, found)


def odds(state: State) -> vec[i64]:
    """1: every shuffle is even."""
    count: i64 = len(legal_setup(state))
    even = vec[i64](capacity=count)
    for _ in range(count):
        even = append(even, 1)
    return even


def apply(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """Make a legal move, and everything after it that needs no decision."""
    phase: i64 = state.phase
    if phase < CHOOSING:
        apply_setup(state, move, events)
        return
    if phase == CHOOSING:
        choose(state, seat, move - CHOOSE, events)
    elif phase == ACTING:
        apply_acting(state, move, events)
    elif phase == BUILDING:
        apply_building(state, move, events)
    elif phase == STARTING:
        apply_starting(state, move, events)
    elif phase == COLLECTED:
        apply_collected(state, move, events)
    elif phase == STORING:
        apply_storing(state, move, events)
    elif phase == PAYING:
        apply_paying(state, move, events)
    elif phase == DISCARDING:
        discard(state, seat, move - DISCARD, events)
    else:
        apply_specialist(state, move, events)
    _carry_on(state, events)


def _carry_on(state: State, events: list[Event] | None) -> None:
    """3: pass through whatever asks nobody."""
    while True:
        phase: i64 = state.phase
        if phase == NEXT_TURN:
            next_turn(state, events)
        elif phase == COLLECT:
            collect(state, events)
        elif phase == RESOLVE_NEXT:
            resolve_next(state, events)
        elif phase == BUILD_NEXT:
            build_next(state)
        elif phase == STORE_NEXT:
            store_next(state)
        elif phase == TOKEN_NEXT:
            move_token(state)
        elif phase == PAYING:
            ways = legal_paying(state)
            if len(ways) != 1:
                return
            apply_paying(state, ways[0], events)
        elif phase == DISCARDING:
            next_to_discard(state, events)
            if state.phase == DISCARDING:
                return
        else:
            return
