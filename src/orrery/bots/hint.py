"""Advice: the best few moves of a position, with visits, the probability to win and the points expected."""

from __future__ import annotations

import random
from typing import Final

from orrery.bots.mcts import MctsBot, Thinking
from orrery.bots.reasons import expected_answer, reasons_for
from orrery.bots.search import Plan, Tree
from orrery.kernel import Findings
from orrery.play import Sight
from orrery.table import Advice

SAMPLES: Final = 12
"""How many games are played to their end after each move that is advised, to tell the points expected."""
ADVISING: Final = Thinking(iterations=10**9, seconds=1.0)
"""How long a hint is thought about."""
EVERY: Final = 1_000_000
"""All moves are compared in these games, so that the points are those of sensible play."""


def advise(
    sight: Sight,
    *,
    count: int = 3,
    seconds: float | None = 1.0,
    iterations: int = 10**9,
    processes: int = 1,
    seed: int = 0,
) -> list[Advice]:
    """The best few moves, the best first."""
    thinking = Thinking(iterations=iterations, seconds=seconds, processes=processes)
    return list_advice(sight, MctsBot(thinking, seed).think(sight), count, seed)


def list_advice(sight: Sight, findings: Findings, count: int, seed: int) -> list[Advice]:
    """The moves a search liked best; those of equal visits by their mean."""
    by_index = {move.index: move for move in sight.moves}
    best = findings.best()
    order = sorted(findings.moves, key=lambda move: (move == best, findings.moves[move].visits), reverse=True)
    advice = []
    for index in order[:count]:
        advice.append(
            Advice(
                by_index[index],
                findings.moves[index].visits,
                findings.win_of(index, sight.seat),
                expected_score(sight, index, seed),
                reasons_for(sight, index, seed),
                expected_answer(sight, index, seed),
            )
        )
    return advice


def expected_score(sight: Sight, move: int, seed: int) -> float:
    """The mean final points of a seat after a move, over games that are played on by evaluation."""
    rng = random.Random(seed)
    tree = Tree(sight.game, sight.terms.seats, sight.game.lowest_wins, Plan(1.0, -1, EVERY, 0.0, 0.0), seed)
    total = 0
    for _ in range(SAMPLES):
        state = sight.imagine(rng)
        sight.game.apply(state, sight.seat, move, None)
        tree.play_on(state)
        total += sight.game.scores(state)[sight.seat]
    return total / SAMPLES
