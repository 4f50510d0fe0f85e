"""The parts that observations are built of: numbers appended to a list, in the ways that learners like them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MANY: Final = 99
"""The most that is told of an amount without a bound of its own."""


def one_hot(found: vec[i64], which: i64, size: i64) -> vec[i64]:
    """So many numbers, a 1 at this place and else 0; only 0 where the place is outside."""
    for i in range(size):
        found = append(found, 1 if i == which else 0)
    return found


def seat_hot(found: vec[i64], who: i64, seat: i64, seats: i64) -> vec[i64]:
    """A 1 for one of the seats, counted from the observer on; only 0 for nobody."""
    return one_hot(found, (who + seats - seat) % seats if 0 <= who < seats else -1, seats)


def bits(found: vec[i64], mask: i64, size: i64) -> vec[i64]:
    """The lowest bits of a mask, one number each."""
    for i in range(size):
        found = append(found, (mask >> i) & 1)
    return found


def capped(found: vec[i64], value: i64, most: i64 = MANY) -> vec[i64]:
    """An amount, told as at most so many."""
    return append(found, value if value < most else most)


def part(found: vec[i64], table: vec[i64], start: i64, count: i64, most: i64 = MANY) -> vec[i64]:
    """Some amounts out of a table."""
    for i in range(start, start + count):
        found = capped(found, table[i], most)
    return found


def total(table: vec[i64], start: i64, count: i64) -> i64:
    """The sum of some amounts in a table."""
    added: i64 = 0
    for i in range(start, start + count):
        added += table[i]
    return added
