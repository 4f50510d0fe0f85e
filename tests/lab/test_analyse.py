"""Analyses on the command line: the same review as a study's, the same each time, with how far everything may be off."""

from __future__ import annotations

import random

import orrery
from orrery.bots import Thinking, make
from orrery.bots.review import CLOSE, CLOSELY, WORTH
from orrery.bots.verdict import weigh
from orrery.lab.analyse import analyse


def test_an_analysis_is_that_of_a_study() -> None:
    """Swings are what a close look blames, by more than the margin; what is said is the same each time."""
    table, rng = orrery.Table("cassiopeia", 2, seed=5), random.Random(5)
    bots = [make("mcts:iterations=60", seed=seat) for seat in range(2)]
    while not table.over:
        seat = table.to_move[0]
        slips = rng.random() < 0.2
        table.play(rng.choice(table.legal(seat)) if slips else bots[seat].choose(table.sight(seat)), seat)
    counted: list[int] = []
    analysis = analyse(table, Thinking(iterations=80), advance=lambda: counted.append(1))
    assert analysis == analyse(table, Thinking(iterations=80))
    close = [step for step in analysis.steps if step.close]
    assert 0 < len(close) <= CLOSE
    assert len(counted) <= len(table.entries) + CLOSE
    assert analysis.swings() == sorted(
        (step for step in close if step.loss > max(step.margin, WORTH)), key=lambda step: -step.loss
    )
    assert analysis.swings()
    at = analysis.swings()[0].number - 1
    weighed = weigh(
        table.at(at).sight(table.entries[at].seat),
        table.entries[at].move,
        0,
        Thinking(iterations=int(80 * decisions(table) * CLOSELY / CLOSE)),
    )
    assert (weighed.best_win, weighed.own_win, weighed.margin) == tuple(
        getattr(analysis.swings()[0], name) for name in ("best_win", "own_win", "margin")
    )
    assert analysis.steps[-1].win_margin == 0.0
    assert max(step.win_margin for step in analysis.steps) > 0


def decisions(table: orrery.Table) -> int:
    """How often somebody had a choice."""
    entries = enumerate(table.entries)
    return sum(entry.seat >= 0 and len(table.at(at).numbers(entry.seat)) > 1 for at, entry in entries)


def test_a_game_without_a_decision_has_even_chances() -> None:
    analysis = analyse(orrery.Table("callisto", 2, seed=1), Thinking(iterations=8))
    assert analysis.start == [0.5, 0.5]
    assert not analysis.steps


def test_an_unfinished_game_is_foreseen_at_its_end() -> None:
    table = orrery.Table("cassiopeia", 2, seed=5)
    for _ in range(12):
        table.play(table.legal()[0])
    analysis = analyse(table, Thinking(iterations=20))
    assert len(analysis.steps) == sum(entry.seat >= 0 for entry in table.entries)
    assert analysis.steps[-1].win_margin > 0
