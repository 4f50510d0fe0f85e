"""The parts that observations are built of: numbers appended to a list, in the ways that learners like them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MANY: Final = 99
"""The largest number that stands for an amount without a bound of its own."""


def one_hot(facts: vec[i64], which: i64, size: i64) -> vec[i64]:
    """As many numbers as the size, a 1 at this place and else 0; only 0 where the place is outside."""
    for i in range(size):
        facts = append(facts, 1 if i == which else 0)
    return facts


def seat_hot(facts: vec[i64], who: i64, seat: i64, seats: i64) -> vec[i64]:
    """A 1 for one of the seats, counted from the observer on; only 0 for nobody."""
    return one_hot(facts, (who + seats - seat) % seats if 0 <= who < seats else -1, seats)


def bits(facts: vec[i64], mask: i64, size: i64) -> vec[i64]:
    """The lowest bits of a mask, one number each."""
    for i in range(size):
        facts = append(facts, (mask >> i) & 1)
    return facts


def capped(facts: vec[i64], value: i64, most: i64 = MANY) -> vec[i64]:
    """An amount, but no more than the most."""
    return append(facts, value if value < most else most)


def part(facts: vec[i64], table: vec[i64], start: i64, count: i64, most: i64 = MANY) -> vec[i64]:
    """Some amounts out of a table."""
    for i in range(start, start + count):
        facts = capped(facts, table[i], most)
    return facts


def total(table: vec[i64], start: i64, count: i64) -> i64:
    """The sum of some amounts in a table."""
    added: i64 = 0
    for i in range(start, start + count):
        added += table[i]
    return added
