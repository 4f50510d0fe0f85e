"""The numbers that rules, dice and search share: vectors of whole numbers, and the seats that are nobody's. Compiled."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

CHANCE: Final = -1
"""The seat that shuffles, draws and flips."""

OVER: Final = -2
"""What `turn` answers when nobody decides any more."""


def zeros(n: i64) -> vec[i64]:
    """A vector of n noughts."""
    return vec[i64]([0] * n)


def filled(n: i64, value: i64) -> vec[i64]:
    """A vector of n equal numbers."""
    return vec[i64]([value] * n)


def numbers(values: list[int]) -> vec[i64]:
    """A list's whole numbers as a vector."""
    made = vec[i64](capacity=len(values))
    for value in values:
        made = append(made, value)
    return made


def holds(moves: vec[i64], move: i64) -> bool:
    """Whether an ascending vector has this number, found by halving."""
    low: i64 = 0
    high: i64 = len(moves)
    while low < high:
        middle: i64 = (low + high) >> 1
        if moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low < len(moves) and moves[low] == move


def start_of(starts: vec[i64], move: i64) -> i64:
    """Where the kind of a move begins: the last of these ascending numbers that is not above it."""
    low: i64 = 0
    high: i64 = len(starts)
    while high - low > 1:
        middle: i64 = (low + high) >> 1
        if starts[middle] <= move:
            low = middle
        else:
            high = middle
    return starts[low]


def facts_of(state: Any) -> list[int]:
    """Every number of a position, in the order in which its class declares them; tables of components are left out.

    A compiled object has no `__dict__`: mypyc lists its attributes in the class.
    """
    facts: list[int] = []
    for name in getattr(type(state), "__mypyc_attrs__", None) or vars(state):
        value = getattr(state, name)
        if isinstance(value, int):
            facts.append(int(value))
        elif hasattr(value, "__len__"):
            facts.extend(value)
    return facts
