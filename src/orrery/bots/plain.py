"""The two simplest bots: any move, and the one that looks best at once."""

from __future__ import annotations

import random
from typing import Any, Final

from orrery.kernel import Game, Move
from orrery.play import Sight

BELIEFS: Final = 4
"""How many imagined positions a greedy bot looks at, where something is hidden from it."""


class RandomBot:
    """Makes any legal move, each as likely as the others."""

    name = "random"
    remembers = False

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, sight: Sight) -> Move:
        """One of the legal moves."""
        return sight.moves[self.pick(len(sight.moves))]

    def pick(self, count: int) -> int:
        """The place of the next choice in a list of this length."""
        return int(self._rng.random() * count)

    def close(self) -> None:
        """Nothing is left open."""


class GreedyBot:
    """Makes the move after which the game's own evaluation likes the position best."""

    name = "greedy"
    remembers = False

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, sight: Sight) -> Move:
        """The best looking move; of equals any."""
        if len(sight.moves) == 1:
            return sight.moves[0]
        looks = [0.0] * len(sight.moves)
        for state in self._beliefs(sight):
            for at, move in enumerate(sight.moves):
                looks[at] += look(sight.game, state, sight.seat, move.index)
        best = max(looks)
        return self._rng.choice([move for move, value in zip(sight.moves, looks, strict=True) if value == best])

    def _beliefs(self, sight: Sight) -> list[Any]:
        """Some positions it could be in; only one where nothing is hidden."""
        states = [sight.imagine(self._rng) for _ in range(BELIEFS)]
        return states if any(state.facts() != states[0].facts() for state in states) else states[:1]

    def close(self) -> None:
        """Nothing is left open."""


def look(game: Game, state: Any, seat: int, move: int) -> float:
    """The evaluation after a move."""
    after = state.copy()
    game.apply(after, seat, move, None)
    return float(game.evaluate(after, seat))
