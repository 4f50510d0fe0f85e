"""A position's fields: none is forgotten by a copy or by the facts, and the census counts every piece where it lies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from three_days_positions import GAME, start

from orrery.games.three_days.state import HELD, NOTHING, State

NAMES: list[str] = list(getattr(State, "__mypyc_attrs__", ())) or list(vars(start()))
FIELDS = [name for name in NAMES if name != "components"]
PIECES = (
    *("offer", "stack", "discard", "upgrades", "bonus_stack", "bonus_discard", "pass_tiles", "discs_used", "centers"),
    *("spaces", "laboratories", "structures_at", "recruited", "researched", "structures"),
)


def changed(state: State, field: str) -> State:
    """The same position but for one field."""
    other = state.copy()
    value = getattr(other, field)
    if isinstance(value, bool):
        setattr(other, field, not value)
    elif isinstance(value, int):
        setattr(other, field, value + 1)
    else:
        value[len(value) - 1] += 1
    return other


def test_there_are_fields_to_ask_for() -> None:
    """The list of fields is the class's own."""
    assert len(FIELDS) > 50
    assert {"rules", "seats", "refill", "phase", "spaces", "to_load"} <= set(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_among_the_facts_and_copied(field: str) -> None:
    """A position that differs in one field is another position, and its copy is the same as it."""
    state = start(3)
    before = state.facts()
    other = changed(state, field)
    assert state.facts() == before, "a copy shares nothing"
    assert sum(a != b for a, b in zip(before, other.facts(), strict=True)) == 1
    assert other.copy().facts() == other.facts()


def test_facts_are_plain_numbers() -> None:
    """Every amount of every list once, whole numbers only."""
    state = start(2)
    values = [getattr(state, field) for field in FIELDS]
    assert len(state.facts()) == sum(1 if isinstance(value, int) else len(value) for value in values)
    assert {type(fact) for fact in state.facts()} == {int}


def misplaced(state: State) -> Iterator[tuple[str, State]]:
    """Positions in which one piece is too many, has gone or lies twice."""
    for field in PIECES:
        for i in range(len(getattr(state, field))):
            other = state.copy()
            pieces = getattr(other, field)
            pieces[i] = pieces[i] + 1 if field != "spaces" else int(pieces[i] == 0)
            yield f"{field}[{i}]", other
    for i in range(len(state.demand)):
        other = state.copy()
        other.demand[i] = NOTHING
        yield f"demand[{i}]", other
    for i in range(len(state.demand_at)):
        other = state.copy()
        other.demand_at[i] = HELD + 1 if state.demand_at[i] == HELD else HELD
        yield f"demand_at[{i}]", other


def test_a_census_notices_every_piece() -> None:
    """Whatever is misplaced changes the census, and every line of it can change."""
    state = start(3)
    counts = GAME.census(state)
    noticed: set[str] = set()
    unnoticed: list[str] = []
    for where, other in misplaced(state):
        after = GAME.census(other)
        noticed |= {name for name in counts if after[name] != counts[name]}
        if after == counts:
            unnoticed.append(where)
    assert not unnoticed
    assert noticed == set(counts)
