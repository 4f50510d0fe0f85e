"""Reasons: the parts of an evaluation add up to it, each has words, and a hint says them."""

from __future__ import annotations

import random

import pytest

from orrery.bots.hint import advise
from orrery.bots.reasons import SAMPLES, reasons_for
from orrery.games import games
from orrery.kernel import CHANCE
from orrery.table import Table
from orrery.words import Words

TERMS = [(name, seats) for name, game in games().items() for seats in game.seats]


def played(game: str, seats: int, seed: int) -> Table:
    """A game somewhere on its way."""
    rng = random.Random(seed)
    table = Table(game, seats, seed=seed)
    for _ in range(rng.randrange(80)):
        if table.over:
            break
        table.play(rng.choice(table.legal()))
    return table


@pytest.mark.parametrize(("game", "seats"), TERMS)
def test_the_parts_add_up_to_the_evaluation_and_have_words(game: str, seats: int) -> None:
    known = games()[game]
    for seed in range(4):
        state = played(game, seats, seed)._play.state
        for seat in range(seats):
            parts = known.outlook(state, seat)
            assert sum(parts.values()) == pytest.approx(known.evaluate(state, seat))
            for language in known.languages:
                assert all(Words(game, language).knows(f"outlook-{name}") for name in parts)


@pytest.mark.parametrize("game", games())
def test_the_reasons_of_a_move_add_up_to_the_difference(game: str) -> None:
    table = next(table for seed in range(20) if not (table := played(game, games()[game].seats[-1], seed)).over)
    seat = table.to_move[0]
    sight = table.sight(seat)
    move = next(move for move in sight.moves if not table.game.reveals(table._play.state, seat, move.index))
    rng = random.Random(3)
    difference = 0.0
    for _ in range(SAMPLES):
        before = sight.imagine(rng)
        after = before.copy()
        table.game.apply(after, seat, move.index, None)
        if table.game.turn(after) == CHANCE:
            return  # the draw is another each time
        difference += (table.game.evaluate(after, seat) - table.game.evaluate(before, seat)) / SAMPLES
    assert sum(reasons_for(sight, move.index, 3).values()) == pytest.approx(difference)


def test_a_hint_says_why_and_what_comes_next() -> None:
    table = Table("callisto", 2, seed=None)
    for move in ("1 e9", "1 m7", "1 g12", "1 k4"):
        table.play(move)
    first = advise(table.sight(0), count=1, seconds=None, iterations=20)[0]
    assert first.expects is not None and first.expects[0] == 1
    sentence = Words("callisto", "fr").reasons(first.telling())
    assert "points qui restent en main" in sentence or "place" in sentence


def test_a_hint_tells_of_the_next_best_too() -> None:
    table = Table("cassiopeia", 2, seed=3)
    advice = advise(table.sight(table.to_move[0]), count=3, seconds=None, iterations=60)
    assert len(advice) == 3 and all(one.reasons for one in advice)
    assert advice[0].telling(2) == sorted(advice[0].telling(2), key=lambda part: -abs(part[1]))
