"""Chapter 16: the harvest, with its foremen and night shifts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.three_days import components
from orrery.games.three_days.components import CRATERS, MOST_SPACES
from orrery.games.three_days.moves import FOREMAN_AT, NIGHT_AT
from orrery.games.three_days.rules.craters import has_colonist, is_lit, space_of
from orrery.games.three_days.rules.mat import bits_in, each, gain, owns
from orrery.games.three_days.rules.names import crater_name, product_name, unless
from orrery.games.three_days.rules.round import begin_phase
from orrery.games.three_days.state import DIRECTING, REWARDS, WAKING, State
from orrery.kernel import Arg, Event, Refusal, Text, Who

HARVESTED: Final = 6
"""The step after the last of a seat's harvest."""


def harvest_phase(state: State, events: list[Event] | None) -> bool:
    """16.1: everybody harvests in turn order; returns whether somebody must choose."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if _harvest(state, state.seat, events):
            return True
        if state.step < HARVESTED:
            return False
        state.at += 1
        state.step = 0
    begin_phase(state, REWARDS, events)
    return False


def _harvest(state: State, seat: i64, events: list[Event] | None) -> bool:
    """16.1: foremen and night shifts are chosen, then all is gathered; returns whether the player must choose."""
    if state.step == 0:
        state.directed = 0
        state.woken = 0
        state.harvested = 0
        state.step = 1
    if state.step == 1:
        if _must_choose(state, seat, DIRECTING):
            return True
        state.step = 2
    if state.step == 2:
        if _must_choose(state, seat, WAKING):
            return True
        state.step = 3
    if state.step == 3:
        _gather(state, seat, events)
        state.step = 4
    elif state.step == 4:
        _drill_deep(state, seat)
        state.step = 5
    else:
        state.step = HARVESTED
    return False


def _must_choose(state: State, seat: i64, phase: i64) -> bool:
    """22.19, 22.23: one colonist for each Foreman or Night Shift; no question where all candidates are chosen."""
    directing = phase == DIRECTING
    chosen = state.directed if directing else state.woken
    left = owns(state, seat, components.FOREMAN if directing else components.NIGHT_SHIFT) - bits_in(chosen)
    if left <= 0:
        return False
    craters = _foreman_craters(state, seat) if directing else _night_craters(state, seat)
    if bits_in(craters) > left:
        state.phase = phase
        return True
    if directing:
        state.directed |= craters
    else:
        state.woken |= craters
    return False


def _foreman_craters(state: State, seat: i64) -> i64:
    """22.23: craters where the seat's colonist would harvest more in the most senior space, as bits."""
    craters: i64 = 0
    for crater in range(1, CRATERS):
        if has_colonist(state, seat, crater) and state.centers[crater] > 0 and is_lit(state, crater):
            start = crater * MOST_SPACES
            now = state.components.yields[start + space_of(state, seat, crater)]
            if state.components.yields[start + state.components.spaces[crater] - 1] > now:
                craters |= 1 << crater
    return craters & ~state.directed


def directing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """22.23: the colonists that a Foreman can direct."""
    return each(moves, _foreman_craters(state, state.seat), CRATERS, FOREMAN_AT)


def against_directing(state: State, seat: int, crater: int) -> Refusal | None:
    """16.1, 22.23: a colonist that harvests there, would harvest more, and is not chosen yet."""
    if not has_colonist(state, seat, crater):
        return Refusal("22.23", Text("refused-no-colonist", {"crater": crater_name(crater)}))
    if state.centers[crater] == 0 or not is_lit(state, crater):
        return Refusal("16.1", Text("refused-no-harvest", {"crater": crater_name(crater)}))
    start = crater * MOST_SPACES
    top = state.components.yields[start + state.components.spaces[crater] - 1]
    if top <= state.components.yields[start + space_of(state, seat, crater)]:
        return Refusal("22.23", Text("refused-no-gain", {"crater": crater_name(crater)}))
    return unless(not state.directed >> crater & 1, "22.23", Text("refused-chosen", {"crater": crater_name(crater)}))


def direct(state: State, crater: i64, events: list[Event] | None) -> None:
    """22.23: the colonist of this crater works under a Foreman."""
    state.directed |= 1 << crater
    if events is not None:
        events.append(Event("directed", {"seat": Who(state.seat), "crater": crater_name(crater)}))


def _night_craters(state: State, seat: i64) -> i64:
    """22.19: dark craters with a center and the seat's colonist, as bits."""
    craters: i64 = 0
    for crater in range(1, CRATERS):
        if has_colonist(state, seat, crater) and state.centers[crater] > 0 and not is_lit(state, crater):
            craters |= 1 << crater
    return craters & ~state.woken


def waking_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """22.19: the colonists that can work in the night."""
    return each(moves, _night_craters(state, state.seat), CRATERS, NIGHT_AT)


def against_waking(state: State, seat: int, crater: int) -> Refusal | None:
    """22.19: a colonist at a center in the dark that is not chosen yet."""
    if not has_colonist(state, seat, crater):
        return Refusal("22.19", Text("refused-no-colonist", {"crater": crater_name(crater)}))
    if state.centers[crater] == 0:
        return Refusal("22.19", Text("refused-no-center", {"crater": crater_name(crater)}))
    if is_lit(state, crater):
        return Refusal("22.19", Text("refused-lit", {"crater": crater_name(crater)}))
    return unless(not state.woken >> crater & 1, "22.19", Text("refused-chosen", {"crater": crater_name(crater)}))


def wake(state: State, crater: i64, events: list[Event] | None) -> None:
    """22.19: the colonist of this crater works in the night."""
    state.woken |= 1 << crater
    if events is not None:
        events.append(Event("woken", {"seat": Who(state.seat), "crater": crater_name(crater)}))


def _gather(state: State, seat: i64, events: list[Event] | None) -> None:
    """16.1: each lit crater with a center gives what stands beside the colonist's space."""
    for crater in range(1, CRATERS):
        if state.centers[crater] == 0 or not has_colonist(state, seat, crater):
            continue
        amount: i64 = 0
        if is_lit(state, crater):
            space = space_of(state, seat, crater)
            if (state.directed >> crater) & 1 == 1:
                space = state.components.spaces[crater] - 1
            amount = state.components.yields[crater * MOST_SPACES + space]
        elif (state.woken >> crater) & 1 == 1:
            amount = state.components.amount[components.NIGHT_SHIFT]
        if amount > 0:
            _gather_one(state, seat, crater, amount, events)


def _gather_one(state: State, seat: i64, crater: i64, amount: i64, events: list[Event] | None) -> None:
    """16.2 to 16.4: resources up to the maximum, elements to be loaded, Influence without limit."""
    kind = state.centers[crater] - 1
    gained = amount
    if kind < components.EXTRACTORS:
        gained = gain(state, seat, kind, amount)
    elif kind == components.CITADEL:
        state.influence[seat] += amount
    else:
        state.to_load[kind - components.EXTRACTORS] += amount
        state.harvested |= 1 << (kind - components.EXTRACTORS)
    if events is not None:
        where, product = crater_name(crater), product_name(kind)
        what: dict[str, Arg] = {"n": gained, "product": product, "lost": amount - gained}
        events.append(Event("harvested", {"seat": Who(seat), "crater": where, **what}))


def _drill_deep(state: State, seat: i64) -> None:
    """22.20: more of what was harvested in this phase."""
    tiles = owns(state, seat, components.DEEP_DRILLING)
    if tiles > 0 and state.harvested != 0:
        state.free_elements = tiles * state.components.amount[components.DEEP_DRILLING]
        state.free_kinds = state.harvested
