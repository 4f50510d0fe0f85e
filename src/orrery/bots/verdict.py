"""Verdicts: what a decision cost whoever made it, what would have been better and why, by what they could know then."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from orrery.bots.comparing import SURE, Clock, ending, forecast_by_engine, look_at, shared, shares
from orrery.bots.mcts import MctsBot, Thinking
from orrery.bots.reasons import compared
from orrery.bots.search import Tree
from orrery.dice import Lots, settle
from orrery.kernel import OVER
from orrery.play import Sight, sight_of

QUICK: Final = Thinking(iterations=12_000, seconds=0.15)
"""How long every decision of a game is thought about, unless somebody says otherwise."""
DEEP: Final = Thinking(iterations=60_000, seconds=4.0)
"""The same for the costliest."""
SEARCHED: Final = 3
"""One of so many parts of the time is spent on finding the best move in a close look; the others on comparing."""
AHEAD: Final = 3
"""How many decisions are expected after the better move."""
ANSWER: Final = Thinking(iterations=400, seconds=0.1)


@dataclass(frozen=True)
class Forecast:
    """Each seat's probability to win in a position, and by how much they may be off."""

    chances: list[float]
    margin: float


@dataclass(frozen=True)
class Verdict:
    """A decision as a search sees it, for the seat that made it: the best move, and both moves' probability to win."""

    best: int
    best_win: float
    own_win: float
    margin: float
    """By how much the difference may be off; within it nobody is to blame."""

    @property
    def cost(self) -> float:
        """What was given away."""
        return max(0.0, self.best_win - self.own_win)


@dataclass(frozen=True)
class Weighed(Verdict):
    """The same after a close look, with reasons."""

    parts: list[tuple[str, float]]
    """What the better one brings more, or less, in each part of the evaluation; the heaviest first."""
    then: list[tuple[int, int]]
    """The decisions that would probably follow it: seats and moves."""


def foresee(sights: Sequence[Sight], seed: int = 0, thinking: Thinking = QUICK) -> Forecast:
    """The chances in a position: the share of games that are played on from what each seat in turn could believe in."""
    first = sights[0]
    if thinking.engine(first.game, first.terms, seed) is not None:
        return Forecast(*forecast_by_engine(first, thinking, seed))
    game, seats = first.game, first.terms.seats
    tree = Tree(game, seats, game.lowest_wins, ending(first, thinking).plan(game), seed)
    rng, clock, wins, done = random.Random(seed), Clock(thinking), [0.0] * seats, 0
    while clock.goes_on() or done < len(sights):
        state = sights[done % len(sights)].imagine(rng)
        tree.play_on(state)
        wins = [sum(both) for both in zip(wins, shares(game, state, seats), strict=True)]
        done += 1
    chances = [won / done for won in wins]
    return Forecast(chances, max(_binomial(chance, done) for chance in chances))


def _binomial(share: float, games: int) -> float:
    """How far the share of that many games may be off, as if two more had been won and two lost."""
    likely = (share * games + 2) / (games + 4)
    return SURE * math.sqrt(likely * (1 - likely) / (games + 4))


def judge(sight: Sight, played: int, seed: int = 0, thinking: Thinking = QUICK) -> Verdict:
    """A first look at a decision: a search, and in its tree the played and the best move tried alike."""
    half = shared(thinking, 2)
    look = look_at(sight, thinking, seed)
    best = look.best(half)
    if best == played:
        return Verdict(best, 0.0, 0.0, 0.0)
    both = look.compare(best, played, half)
    return Verdict(best, both.one, both.other, both.margin)


def weigh(sight: Sight, played: int, seed: int = 0, thinking: Thinking = DEEP) -> Weighed:
    """A close look: the best move that can be found, then games played on to their end after either of the two."""
    best = look_at(sight, thinking, seed).best(shared(thinking, SEARCHED))
    if best == played:
        return Weighed(best, 0.0, 0.0, 0.0, [], [])
    rest = shared(thinking, SEARCHED / (SEARCHED - 1))
    both = look_at(sight, thinking, seed + 1, to_the_end=True).compare(best, played, rest)
    parts, then = compared(sight, best, played, seed), _continued(sight, best, seed)
    return Weighed(best, both.one, both.other, both.margin, parts, then)


def _continued(sight: Sight, move: int, seed: int) -> list[tuple[int, int]]:
    """What would probably be decided next, in a position that the mover could believe in; not what nobody can choose."""
    rng, game = random.Random(seed), sight.game
    state: Any = sight.imagine(rng)
    game.apply(state, sight.seat, move, None)
    moves: list[tuple[int, int]] = []
    while len(moves) < AHEAD:
        settle(game, state, Lots(rng))
        seat = int(game.turn(state))
        if seat == OVER:
            break
        there = sight_of(game, sight.terms, state, seat)
        answer = MctsBot(ANSWER, seed).choose(there).index
        if len(there.moves) > 1:
            moves.append((seat, answer))
        game.apply(state, seat, answer, None)
    return moves
