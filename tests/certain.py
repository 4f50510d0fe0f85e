"""What a test knows and a type cannot: that something is there, of which kind it is, and the shape of a view."""

from __future__ import annotations

from typing import Any, TypeVar

from orrery.kernel import View

T = TypeVar("T")


def the(value: T | None) -> T:
    """A value that is there."""
    assert value is not None
    return value


def of_kind(kind: type[T], value: object) -> T:
    """A value of this kind: an argument of an event is one of many."""
    assert isinstance(value, kind), value
    return value


def json_of(view: View) -> dict[str, Any]:
    """A view as the JSON that it is: a test that expects another shape fails."""
    return view
