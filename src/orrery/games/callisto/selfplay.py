"""Games that Callisto's engine plays against itself to learn from."""

import random
from collections.abc import Sequence
from typing import Final

from orrery.games.callisto.rules import apply, legal, setup, turn
from orrery.games.callisto.thinker import POLICY, Thinker
from orrery.kernel import OVER, Effort, Example, Findings, Terms

VARIED: Final = 4
"""The first turns of each colour: any of the moves that were tried may be played, as often as it was tried.

No two games are alike then.
"""
STRAYS: Final = 0.1
"""How often the same happens later."""


def lessons(terms: Terms, seed: int, iterations: int, weights: Sequence[float] | None) -> list[Example]:
    """The decisions of one game against itself, with these weights or those that the game has."""
    rng, state = random.Random(seed), setup(terms)
    thinker = Thinker(terms, seed, weights)
    learned: list[Example] = []
    while (seat := turn(state)) != OVER:
        moves = legal(state, seat)
        move = moves[0]
        if len(moves) > 1:
            findings = thinker.think(state, int(seat), Effort(iterations, growth=0.03, knowledge=POLICY))
            learned.append(thinker.lesson())
            move = _next(findings, len(state.board.placed) < VARIED * state.colours or rng.random() < STRAYS, rng)
        apply(state, seat, move, None)
    return learned


def _next(findings: Findings, any_tried: bool, rng: random.Random) -> int:
    """The best move, or any that was tried."""
    if not any_tried:
        return findings.best()
    tried = list(findings.moves)
    return rng.choices(tried, [findings.moves[move].visits for move in tried])[0]
