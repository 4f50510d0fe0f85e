"""Chapters 19 and 20: the day end, the Influence that may be spent before it, and the Daylight token."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.three_days.components import RESERVE_BANK, RESOURCES, ROUNDS, TOKENS
from orrery.games.three_days.rules.ending import score_game_end
from orrery.games.three_days.rules.mat import highest, level, owns, score
from orrery.games.three_days.rules.names import resource_name
from orrery.games.three_days.rules.round import begin_round, drop_empty_phase
from orrery.games.three_days.rules.upgrades import discard_offer
from orrery.games.three_days.state import DAY_END_POINTS, FINISHED, OVER_NOW, SPENDING, State
from orrery.kernel import Event, Who


def day_end_phase(state: State, events: list[Event] | None) -> bool:
    """19.1, 20.1, 21.1: after rounds 2, 4 and 6 the day is scored; then the token is flipped or the game ends."""
    if state.round % 2 == 0 and _must_spend_or_score(state, events):
        return True
    if state.round == ROUNDS:
        if events is not None:
            drop_empty_phase(events)
        score_game_end(state, events)
        state.stage = FINISHED
        state.phase = OVER_NOW
        return True
    discard_offer(state)
    state.round += 1
    state.lit = 1 - state.lit
    begin_round(state, events)
    return False


def _must_spend_or_score(state: State, events: list[Event] | None) -> bool:
    """3.4, 19.1: each seat in turn order may spend its Influence, then is scored; returns whether one is asked."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if state.step == 0 and _gains_by_influence(state, state.seat):
            state.phase = SPENDING
            return True
        _score(state, state.seat, events)
        state.at += 1
        state.step = 0
    return False


def _gains_by_influence(state: State, seat: i64) -> bool:
    """3.4: Influence is worth spending before a level scores."""
    if state.influence[seat] == 0:
        return False
    bank = state.round == ROUNDS and owns(state, seat, RESERVE_BANK) > 0
    for resource in range(RESOURCES):
        at = seat * TOKENS + 2 * resource
        scoring = bank or (state.tokens[at] > 0 and state.tokens[at + 1] > 0)
        if scoring and level(state, seat, resource) < highest(state, seat):
            return True
    return False


def _score(state: State, seat: i64, events: list[Event] | None) -> None:
    """19.1, 19.2: each pair of tokens scores the level of its resource."""
    for resource in range(RESOURCES):
        points = day_end_points(state, seat, resource)
        score(state, seat, DAY_END_POINTS, points)
        if events is not None and points > 0:
            events.append(Event("day-end", {"seat": Who(seat), "resource": resource_name(resource), "n": points}))


def day_end_points(state: State, seat: i64, resource: i64) -> i64:
    """19.1, 19.2, 22.17: the level's points for each complete pair of its tokens."""
    at = seat * TOKENS + 2 * resource
    pairs = state.tokens[at] if state.tokens[at] < state.tokens[at + 1] else state.tokens[at + 1]
    return pairs * state.components.day_end[level(state, seat, resource)]
