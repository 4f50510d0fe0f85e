"""Chapters 1 and 5, the days, the rounds and the order of their phases."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.three_days.rules.names import side_name
from orrery.games.three_days.state import NOTHING, ROUND_START, STAGE_NAMES, State
from orrery.kernel import Event, Text


def day_of(state: State) -> i64:
    """1.1: 0, 1 or 2."""
    return (state.round - 1) // 2


def begin_stage(state: State, stage: i64) -> None:
    """Each phase of a round begins with the first in turn order."""
    state.stage = stage
    state.at = 0
    state.step = 0
    state.seat = state.order[0]


def begin_phase(state: State, stage: i64, events: list[Event] | None) -> None:
    """5.1: the next phase; the log names those in which something happens."""
    begin_stage(state, stage)
    if events is not None:
        drop_empty_phase(events)
        events.append(Event("phase", {"phase": Text(f"phase-{STAGE_NAMES[stage]}")}))


def begin_round(state: State, events: list[Event] | None) -> None:
    """5.2: new Upgrades will be drawn; nobody has passed; Diplomacy tiles are turned face up."""
    state.to_reveal = state.components.offered[state.seats]
    for seat in range(state.seats):
        state.passed[seat] = NOTHING
        state.diplomat[seat] = 1
    begin_stage(state, ROUND_START)
    if events is not None:
        drop_empty_phase(events)
        events.append(Event("round", {"n": state.round, "side": side_name(state.lit)}))


def drop_empty_phase(events: list[Event]) -> None:
    """A phase in which nothing happened is not named."""
    if events and events[-1].kind == "phase":
        events.pop()
