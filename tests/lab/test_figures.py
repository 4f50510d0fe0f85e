"""What the lab's figures promise, held against many experiments whose truth is known."""

from __future__ import annotations

import math
import random
from collections import Counter
from pathlib import Path

import pytest

from orrery.lab.balance import comparison, page
from orrery.lab.experiment import Row, plan
from orrery.lab.figures import contrast, growth, mean, paired, sequence, share, student
from orrery.lab.simulate import Simulation, simulate


def test_students_distribution() -> None:
    for freedom, reach in (
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (10, 2.2281),
        (29, 2.0452),
        (299, 1.9679),
        (10**6, 1.96),
    ):
        assert student(freedom) == pytest.approx(reach, abs=1e-4)
    assert student(4, 0.001) == pytest.approx(8.6103, abs=1e-3)


@pytest.mark.parametrize("count", [2, 3, 5, 20])
def test_a_mean_of_few_values_has_the_truth_in_its_interval(count: int) -> None:
    """With the normal interval only 70 of 100 would, for two values."""
    rng, runs = random.Random(count), 3000
    kept = sum(
        abs(it.value) <= it.high - it.value
        for it in (mean([rng.gauss(0, 1) for _ in range(count)]) for _ in range(runs))
    )
    assert kept / runs == pytest.approx(0.95, abs=0.015)


def test_equal_values_say_nothing_about_the_spread() -> None:
    assert mean([3, 3]).high == math.inf
    assert [mean([3] * count).sign() for count in (1, 5, 6)] == [0, 0, 1]
    assert mean([-3] * 6).sign(figures=20) == 0
    assert mean([3] * 6).plain() == "3.0", "no “± 0.0”: the seventh may be another"
    assert mean([0] * 80).sign() == 0


def test_pairs_show_what_they_have_in_common_away() -> None:
    rng = random.Random(1)
    before = [rng.gauss(40, 9) for _ in range(30)]
    after = [value + 1 + rng.gauss(0, 0.2) for value in before]
    gap = paired(after, before)
    assert gap.value == pytest.approx(1, abs=0.15)
    assert gap.sign() == 1
    assert (
        contrast(
            [(n, True, v) for n, v in enumerate(after)] + [(-n - 1, False, v) for n, v in enumerate(before)]
        ).sign()
        == 0
    )


def test_seats_of_one_game_are_not_counted_as_independent() -> None:
    """One of two wins: whoever uses a thing does so against one who does not, and the difference is sure only half as far."""
    rng, runs, wrong = random.Random(3), 1000, 0
    for _ in range(runs):
        values = []
        for game in range(60):
            user, winner = rng.randrange(2), rng.randrange(2)
            values += [(game, place == user, float(place == winner)) for place in range(2)]
        wrong += contrast(values).sign() != 0
    assert wrong / runs < 0.075
    assert contrast([(1, True, 1.0), (1, False, 0.0)]).low == -math.inf


def test_a_whole_table_is_wrong_in_at_most_one_of_twenty() -> None:
    rng, runs, wrong, singly = random.Random(4), 400, 0, 0
    for _ in range(runs):
        figures = [mean([rng.gauss(0, 1) for _ in range(12)]) for _ in range(20)]
        wrong += any(figure.sign(len(figures)) for figure in figures)
        singly += any(figure.sign() for figure in figures)
    assert wrong / runs < 0.08
    assert singly / runs > 0.5


def test_a_sequence_holds_at_every_look() -> None:
    """Looking again and again, the interval ever misses the truth in at most one of twenty cases; Wilson's does in far more."""
    for p in (0.5, 0.8):
        rng, runs, missed, naive = random.Random(5), 200, 0, 0
        for _ in range(runs):
            counts, hits, lost, plain = Counter[float](), 0, False, False
            for number in range(1, 151):
                value = float(rng.random() < p)
                counts[value] += 1
                hits += int(value)
                if number % 5:
                    continue
                mirrored = Counter({1 - v: c for v, c in counts.items()})
                lost = lost or max(growth(counts, p), growth(mirrored, 1 - p)) >= math.log(40)
                it = share(hits, number)
                plain = plain or (number >= 10 and not it.low <= p <= it.high)
            missed += lost
            naive += plain
        assert missed / runs <= 0.05
        assert naive / runs > 0.1


def test_a_sequence_closes_in() -> None:
    assert sequence([]).data("x") == {"x": 0.0, "x_low": 0.0, "x_high": 1.0}
    found = sequence([1.0, 0.5, 1.0, 0.0] * 100)
    assert found.low < 0.625 < found.high
    assert found.high - found.low < 0.15
    assert sequence([1.0] * 12).low > 0.5
    assert sequence([0.0] * 12).high < 0.5


def row(number: int, scores: list[int]) -> Row:
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    return Row(number, ["a", "b"], scores, ranks, 10, 10, "", {"x": list(scores)}, [{}, {}], [None, None])


def test_another_edition_is_compared_game_by_game() -> None:
    rng = random.Random(7)
    scores = [[rng.randrange(20, 60), rng.randrange(20, 60)] for _ in range(40)]
    experiment = plan("callisto", ["random"])
    one = Simulation(experiment, [row(n, own) for n, own in enumerate(scores)], True)
    two = Simulation(experiment, [row(n, [own[0] + 1, own[1]]) for n, own in enumerate(scores)][5:], True)
    found = dict(comparison(one, two))
    assert found["points of seat A"].value == 1
    assert found["points of seat A"].sign() == 1
    assert found["points of seat A"].count == 35
    assert found["points of seat B"].value == 0
    assert found["points of seat B"].sign() == 0


def test_a_page_says_what_its_signs_mean_and_has_the_colours_of_the_table(tmp_path: Path) -> None:
    heavy = tmp_path / "heavy.toml"
    heavy.write_text('game = "callisto"\nname = "heavy"\n[[piece]]\nid = "X"\npoints = 9\n')
    one, two = (simulate(plan("callisto", ["random"], edition=own, seed=1), 30, quiet=True) for own in (None, heavy))
    text = page(one, two)
    assert "certainly" not in text
    assert "±" in text
    assert "with 95 % confidence" in text
    assert "each is compared with the game of its number" in text
    first, second = (text.index(f">seat {mark}") for mark in "AB")
    assert 'fill="#c2500f"' in text[first:second], "the first seat is orange"
    assert 'fill="#0b6fae"' in text[second : second + 600], "the second is blue"
