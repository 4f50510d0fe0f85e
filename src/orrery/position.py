"""A small game's position: its fields are declared once; copies, facts, views and observations follow from them."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Self

LOWEST: Final = -(2**15)
HIGHEST: Final = 2**15 - 1
"""What a number may be where its range is not declared: environments tell observations in 16 bits."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A declared field: its name, the range of its numbers, and what they mean."""

    name: str
    low: int
    high: int
    meaning: str


def ranged(low: int, high: int, meaning: str = "") -> Any:
    """A field of a `Position` whose numbers are all from `low` to `high`: `heap: list[int] = ranged(0, 7, "stones left")`."""
    return dataclasses.field(metadata={"low": low, "high": high, "meaning": meaning})


@dataclass
class Position:
    """A state whose fields are whole numbers, and lists of them that keep their length; a subclass is a dataclass."""

    def copy(self) -> Self:
        """A position that shares nothing changeable with this one."""
        other = copy.copy(self)
        for name, value in self.values():
            if isinstance(value, list):
                setattr(other, name, value[:])
        return other

    def facts(self) -> list[int]:
        """Everything in it as numbers: equal lists are equal positions."""
        numbers: list[int] = []
        for _, value in self.values():
            numbers += value if isinstance(value, list) else [value]
        return numbers

    def values(self) -> Iterator[tuple[str, int | list[int]]]:
        """Its fields by name, in the order of their declaration."""
        for one in dataclasses.fields(self):
            yield one.name, vars(self)[one.name]

    @classmethod
    def declared(cls) -> tuple[Declared, ...]:
        """What is known of its fields."""
        return tuple(
            Declared(
                one.name,
                one.metadata.get("low", LOWEST),
                one.metadata.get("high", HIGHEST),
                one.metadata.get("meaning") or one.name,
            )
            for one in dataclasses.fields(cls)
        )
