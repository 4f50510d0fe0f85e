"""A position of Callisto: what a copy and the facts hold, and a census that misses no piece."""

from __future__ import annotations

import random

import pytest

from orrery.games.callisto import GAME
from orrery.games.callisto.components import KINDS
from orrery.games.callisto.reference import Board
from orrery.games.callisto.state import State
from orrery.kernel import OVER
from orrery.terms import terms_of


def midway(seats: int = 2, two_by_two: str = "no") -> State:
    """A position after some moves, on the plain board, whose parts a test can change."""
    terms = terms_of(GAME, seats, {"two-by-two": two_by_two} if seats == 2 else {})
    start = GAME.setup(terms)
    state = State(Board(start.layout, int(start.colours)), start.layout, start.seats, start.colours)
    rng = random.Random(seats)
    for _ in range(12):
        seat = GAME.turn(state)
        GAME.apply(state, seat, rng.choice(list(GAME.legal(state, seat))), None)
    return state


@pytest.mark.parametrize("field", ["seats", "colours"])
def test_every_number_of_a_position_is_among_the_facts_and_copied(field: str) -> None:
    """O2: how many players and colours there are makes another position."""
    state = midway()
    other = state.copy()
    setattr(other, field, getattr(other, field) + 1)
    assert other.facts() != state.facts()
    assert other.copy().facts() == other.facts()


@pytest.mark.parametrize("part", ["left", "placed", "placed_by"])
def test_every_part_of_the_board_is_among_the_facts_and_copied(part: str) -> None:
    """3.1: what lies where and what is left makes another position, and a copy shares none of it."""
    state = midway()
    before = state.facts()
    other = state.copy()
    getattr(other.board, part)[-1] += 1
    assert state.facts() == before, "a copy shares nothing"
    assert sum(a != b for a, b in zip(before, other.facts(), strict=True)) == 1
    assert other.copy().facts() == other.facts()


@pytest.mark.parametrize(("seats", "two_by_two"), [(2, "no"), (2, "yes"), (3, "no"), (4, "no")])
def test_a_census_notices_every_piece(seats: int, two_by_two: str) -> None:
    """1.2: one more of anything in front of anybody, and anything gone from the board, is counted."""
    state = midway(seats, two_by_two)
    counts = GAME.census(state)
    assert len(counts) == state.colours * KINDS
    noticed: set[str] = set()
    for i in range(len(state.board.left)):
        other = state.copy()
        other.board.left[i] += 1
        after = GAME.census(other)
        noticed |= {name for name in counts if after[name] != counts[name]}
    assert noticed == set(counts)
    for i in range(len(state.board.placed)):
        other = state.copy()
        del other.board.placed[i], other.board.placed_by[i]
        assert sum(GAME.census(other).values()) == sum(counts.values()) - 1


def test_the_census_is_the_box() -> None:
    """1.2: three pillars and eighteen pieces for each colour, before and after a game."""
    state = GAME.setup(terms_of(GAME, 3, {}))
    before = GAME.census(state)
    assert sum(before.values()) == 3 * 21
    rng = random.Random(3)
    while (seat := GAME.turn(state)) != OVER:
        GAME.apply(state, seat, rng.choice(list(GAME.legal(state, seat))), None)
    assert GAME.census(state) == before
