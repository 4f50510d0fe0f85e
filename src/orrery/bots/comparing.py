"""Comparing two moves of a decision by equal measure, in the same imagined positions, and how sure the difference is."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from orrery.bots.mcts import USES_OF_A_BELIEF, Thinking, findings_of
from orrery.bots.search import Tree
from orrery.kernel import OVER, Engine
from orrery.play import Sight

TO_THE_END: Final = 4
"""How many moves a playout that goes to the end of the game compares before each: sensible, and never twice the same."""
ROUNDS: Final = 6
"""How often a game's own engine searches both moves anew, by other chance, so that it shows how far its answers differ."""
STUDENT: Final = 2.57
"""Two standard errors of a mean of six, by Student's distribution."""
SURE: Final = 2.0
"""How many standard errors a difference must exceed to be no chance: about 95 of 100."""
LEAST_MARGIN: Final = 0.005


@dataclass(frozen=True)
class Comparison:
    """A seat's probability to win after each of two moves."""

    one: float
    other: float
    margin: float
    """By how much their difference may be off."""


class Look(Protocol):
    """A search of one decision."""

    def best(self, thinking: Thinking) -> int:
        """The move that looks best after a search."""

    def compare(self, one: int, other: int, thinking: Thinking) -> Comparison:
        """Two moves, each searched as long as the other."""


class Clock:
    """Counts down what may be thought: games, and the processor's time, so that a busy machine makes no difference."""

    def __init__(self, thinking: Thinking) -> None:
        self.left = thinking.iterations
        self._deadline = None if thinking.seconds is None else time.thread_time() + thinking.seconds

    def goes_on(self) -> bool:
        """Whether there is time for one more; for the first there always is."""
        self.left -= 1
        return self.left >= 0 and (self._deadline is None or time.thread_time() < self._deadline)


def look_at(sight: Sight, thinking: Thinking, seed: int, *, to_the_end: bool = False) -> Look:
    """A look at a decision: by the game's own engine where it brings one, else in one tree."""
    engine = thinking.engine(sight.game, sight.terms, seed)
    if engine is not None:
        return _ByEngine(sight, engine, seed)
    return _InOneTree(sight, ending(sight, thinking) if to_the_end else thinking, seed)


def ending(sight: Sight, thinking: Thinking) -> Thinking:
    """The same with playouts to the end of the game, where it is known who has won; by habit, where the game has any."""
    if sight.game.playouts[0] < 0:
        return thinking
    return replace(thinking, horizon=-1, guide=0 if sight.game.finish is not None else TO_THE_END)


class _InOneTree:
    """One tree: both moves are tried in the same positions, one after the other, and measured on the same scale."""

    def __init__(self, sight: Sight, thinking: Thinking, seed: int) -> None:
        game = sight.game
        self._sight = sight
        self._rng = random.Random(seed)
        self._tree = Tree(game, sight.terms.seats, game.lowest_wins, thinking.plan(game), seed)

    def best(self, thinking: Thinking) -> int:
        clock, belief, done = Clock(thinking), None, 0
        while clock.goes_on() or not done:
            if done % USES_OF_A_BELIEF == 0 or belief is None:
                belief = self._sight.imagine(self._rng)
            self._tree.iterate(belief.copy(), self._sight.seat)
            done += 1
            if self._tree.lead() > clock.left:
                break
        return findings_of(self._sight, self._tree).best()

    def compare(self, one: int, other: int, thinking: Thinking) -> Comparison:
        clock = Clock(replace(thinking, iterations=max(1, thinking.iterations // 2)))
        pairs: list[tuple[float, float]] = []
        while clock.goes_on() or not pairs:
            belief = self._sight.imagine(self._rng)
            pairs.append((self._win(belief.copy(), one), self._win(belief, other)))
        ones, others = zip(*pairs, strict=True)
        return Comparison(_mean(ones), _mean(others), _margin([a - b for a, b in pairs]))

    def _win(self, belief: Any, move: int) -> float:
        self._tree.iterate(belief, self._sight.seat, move)
        return float(self._tree.win[self._sight.seat])


class _ByEngine:
    """A game's own engine, which hides nothing: it searches the positions after both moves, several times each."""

    def __init__(self, sight: Sight, engine: Engine, seed: int) -> None:
        self._sight = sight
        self._engine = engine
        self._seed = seed

    def best(self, thinking: Thinking) -> int:
        state = self._sight.imagine(random.Random(self._seed))
        return self._engine.think(state, self._sight.seat, thinking.effort(self._sight.game)).best()

    def compare(self, one: int, other: int, thinking: Thinking) -> Comparison:
        each = shared(thinking, 2 * ROUNDS)
        pairs = [
            (self._win(one, each, self._seed + number), self._win(other, each, self._seed + number))
            for number in range(ROUNDS)
        ]
        ones, others = zip(*pairs, strict=True)
        return Comparison(_mean(ones), _mean(others), _spread([a - b for a, b in pairs]))

    def _win(self, move: int, thinking: Thinking, seed: int) -> float:
        game, seat = self._sight.game, self._sight.seat
        state = self._sight.imagine(random.Random(seed))
        game.apply(state, seat, move, None)
        return chances_by_engine(self._sight, state, thinking, seed)[seat]


def chances_by_engine(sight: Sight, state: Any, thinking: Thinking, seed: int) -> list[float]:
    """Each seat's probability to win in a position, as a fresh engine sees it."""
    game = sight.game
    decides = int(game.turn(state))
    if decides == OVER:
        return shares(game, state, sight.terms.seats)
    engine = thinking.engine(game, sight.terms, seed)
    assert engine is not None
    return engine.think(state, decides, thinking.effort(game)).chances()[: sight.terms.seats]


def forecast_by_engine(sight: Sight, thinking: Thinking, seed: int) -> tuple[list[float], float]:
    """The same several times, and by how much the mean may be off."""
    each = shared(thinking, ROUNDS)
    rounds = [
        chances_by_engine(sight, sight.imagine(random.Random(seed)), each, seed + number) for number in range(ROUNDS)
    ]
    seats = [[chances[seat] for chances in rounds] for seat in range(sight.terms.seats)]
    return [_mean(seat) for seat in seats], max(_spread(seat) for seat in seats)


def shares(game: Any, state: Any, seats: int) -> list[float]:
    """Each seat's part of a game that is over: the winners share it, an automated rival with them."""
    ranks = list(game.ranks(state))
    return [1 / ranks.count(1) if ranks[seat] == 1 else 0.0 for seat in range(seats)]


def shared(thinking: Thinking, parts: float) -> Thinking:
    """An equal part of what may be thought."""
    seconds = None if thinking.seconds is None else thinking.seconds / parts
    return replace(thinking, iterations=max(1, int(thinking.iterations / parts)), seconds=seconds)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _margin(differences: Sequence[float]) -> float:
    """Of many single games; as if two more had gone one way and the other, so that few that agree prove little."""
    mean, count = _mean(differences), len(differences) + 2
    squares = sum((one - mean) ** 2 for one in differences) + 2.0
    return SURE * math.sqrt(squares) / count


def _spread(values: Sequence[float]) -> float:
    """Of the few means of an engine's rounds."""
    mean, count = _mean(values), len(values)
    squares = sum((one - mean) ** 2 for one in values)
    return max(LEAST_MARGIN, STUDENT * math.sqrt(squares / (count - 1) / count))
