"""What is asked of every game's position: neither a copy nor the facts miss one of its fields."""

from __future__ import annotations

from typing import Any

SHARED = ("components", "players")
"""The components are shared, and the number of players follows from the seats."""


def fields_of(state: Any) -> list[str]:
    """The fields that belong to this position alone, compiled or not."""
    names = list(getattr(type(state), "__mypyc_attrs__", ())) or list(vars(state))
    return [name for name in names if name not in SHARED]


def changed(state: Any, field: str) -> Any:
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


def miss_no_field(state: Any, field: str) -> None:
    """A position that differs in one field is another position, and its copy is the same as it."""
    before = state.facts()
    other = changed(state, field)
    assert state.facts() == before, "a copy shares nothing"
    assert sum(a != b for a, b in zip(before, other.facts(), strict=True)) == 1
    again = other.copy()
    assert getattr(again, field) == getattr(other, field)
    assert again.facts() == other.facts()


def are_plain_numbers(state: Any) -> None:
    """The facts are every amount of every list once, whole numbers only."""
    values = [getattr(state, field) for field in fields_of(state)]
    assert len(state.facts()) == sum(1 if isinstance(value, int) else len(value) for value in values)
    assert {type(fact) for fact in state.facts()} == {int}
