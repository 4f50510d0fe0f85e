"""A position's fields: none is forgotten by a copy or by the facts, and the census counts every piece where it lies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from three_days_positions import GAME, start

from fields import are_plain_numbers, fields_of, miss_no_field
from orrery.games.three_days.state import HELD, NOTHING, State

FIELDS = fields_of(start())
PIECES = (
    *("offer", "stack", "discard", "upgrades", "bonus_stack", "bonus_discard", "pass_tiles", "discs_used", "centers"),
    *("spaces", "laboratories", "structures_at", "recruited", "researched", "structures"),
)


def test_there_are_fields_to_ask_for() -> None:
    """The list of fields is the class's own."""
    assert len(FIELDS) > 50
    assert {"rules", "seats", "refill", "phase", "spaces", "to_load"} <= set(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_among_the_facts_and_copied(field: str) -> None:
    miss_no_field(start(3), field)


def test_facts_are_plain_numbers() -> None:
    are_plain_numbers(start(2))


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
