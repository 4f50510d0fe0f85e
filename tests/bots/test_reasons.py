"""Reasons: the parts of an evaluation add up to it, each has words, and a hint says them."""

from __future__ import annotations

import random

import pytest

from orrery.bots.hint import advise
from orrery.bots.reasons import SAMPLES, compared, reasons_for
from orrery.dice import Lots, draw
from orrery.games import games
from orrery.kernel import CHANCE, Text
from orrery.play import Sight
from orrery.table import Table
from orrery.words import LANGUAGES, Words

TERMS = [(name, seats) for name, game in games().items() for seats in game.seats]
EACH = 60
"""Positions with more moves than this are tried with some of them, from the first to the last."""


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


def positions(game: str) -> list[Table]:
    """A few games on their way, with the fewest and with the most players."""
    known = games()[game]
    tables = [played(game, seats, seed) for seats in {known.seats[0], known.seats[-1]} for seed in range(5)]
    return [table for table in tables if not table.over]


def difference(sight: Sight, move: int, seed: int) -> float:
    """What a move changes in the evaluation itself, chance's draws after it included."""
    total = 0.0
    for sample in range(SAMPLES):
        rng = random.Random(f"{seed}/{sample}")
        state = sight.imagine(rng)
        total -= sight.game.evaluate(state, sight.seat)
        sight.game.apply(state, sight.seat, move, None)
        chance = Lots(rng)
        while sight.game.turn(state) == CHANCE:
            sight.game.apply(state, CHANCE, draw(sight.game, state, chance), None)
        total += sight.game.evaluate(state, sight.seat)
    return total / SAMPLES


@pytest.mark.parametrize("game", games())
def test_the_reasons_of_every_move_add_up_to_the_difference(game: str) -> None:
    tables = positions(game)
    assert len(tables) >= 5
    for table in tables:
        sight = table.sight(table.to_move[0])
        for move in sight.moves[:: 1 + len(sight.moves) // EACH]:
            change = difference(sight, move.index, 3)
            assert sum(reasons_for(sight, move.index, 3).values()) == pytest.approx(change, abs=1e-6), move


@pytest.mark.parametrize("game", games())
def test_two_moves_are_compared_by_the_same_parts(game: str) -> None:
    for table in positions(game)[:3]:
        sight = table.sight(table.to_move[0])
        first, last = sight.moves[0].index, sight.moves[-1].index
        parts = compared(sight, first, last, 3)
        change = difference(sight, first, 3) - difference(sight, last, 3)
        assert sum(amount for _, amount in parts) == pytest.approx(change, abs=1e-6)
        assert all(amount == 0 for _, amount in compared(sight, first, first))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("parts", "kind"),
    [
        ([("room", 0.4), ("left", -2.0), ("rival", -1.0)], "both"),
        ([("room", 0.4)], "gain"),
        ([("left", -2.0)], "loss"),
        ([("left", 0.01)], "even"),
    ],
)
def test_a_remark_says_what_was_gained_and_what_was_missed(
    language: str, parts: list[tuple[str, float]], kind: str
) -> None:
    words = Words("callisto", language)
    remark = words.remark(False, parts, Text("", plain="W e9"))
    assert remark.key == f"remark-{kind}" and words.knows(remark.key)
    sentence = words.say(remark)
    assert "W e9" in sentence and "\u2212" not in sentence
    assert ("+0.4" in sentence) == (kind in ("both", "gain")) and ("+2.0" in sentence) == (kind in ("both", "loss"))
    assert words.remark(True, parts, Text("", plain="W e9")).key == "remark-same" and words.knows("remark-same")


def test_a_hint_says_why_and_what_comes_next() -> None:
    table = Table("callisto", 2, seed=None)
    for move in ("1 e9", "1 m7", "1 g12", "1 k4"):
        table.play(move)
    first = advise(table.sight(0), count=1, seconds=None, iterations=20)[0]
    assert first.expects is not None and first.expects[0] == 1
    sentence = Words("callisto", "fr").reasons(first.telling())
    assert "points sortis de votre main" in sentence or "place" in sentence


def test_a_hint_tells_of_the_next_best_too() -> None:
    table = Table("cassiopeia", 2, seed=3)
    advice = advise(table.sight(table.to_move[0]), count=3, seconds=None, iterations=60)
    assert len(advice) == 3 and all(one.reasons for one in advice)
    assert advice[0].telling(2) == sorted(advice[0].telling(2), key=lambda part: -abs(part[1]))
