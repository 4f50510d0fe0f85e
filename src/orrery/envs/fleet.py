"""Many games of one kind stepped together; compiled, for this is the inner loop of every training."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.dice import Dice, playout
from orrery.vectors import CHANCE, OVER, holds


def answer(game: Any, state: Any, dice: Dice, seat: i64, others: list[Any], decided: list[int]) -> i64:
    """Chance and the other seats play until this one decides or the game is over; None among the others is random.

    What the others decided, the random ones aside, is added to the list.
    """
    now: i64 = game.turn(state)
    while now not in (seat, OVER):
        if now == CHANCE or others[now] is None:
            playout(game, state, dice, 1)
        else:
            move: i64 = others[now](state, now)
            game.apply(state, now, move, None)
            decided.append(move)
        now = game.turn(state)
    return now


class Fleet:
    """Several games of one kind, in each of which one seat is the learner's."""

    def __init__(self, game: Any, terms: Any, others: list[Any], count: i64) -> None:
        self.game: Any = game
        self.terms: Any = terms
        self.others: list[Any] = others
        self.count: i64 = count
        self.states: list[Any] = [None] * count
        self.legal: list[Any] = [None] * count
        """What was offered in each game; None until it is asked for."""
        self.dice: list[Dice] = [Dice(at) for at in range(count)]
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.turns: vec[i64] = vec[i64]([0] * count)
        self.made: vec[i64] = vec[i64]([0] * count)
        self.bits: vec[i64] = vec[i64]([0] * count)
        """How the dice lay when each game began."""
        self.decided: list[list[int]] = [[] for _ in range(count)]
        """What the learner and the bots have decided in each game; the dice made the other moves."""

    def begin(self, at: i64, seat: i64) -> None:
        """A new game at one place, where this seat is the learner's."""
        self.seats[at] = seat
        self.bits[at] = self.dice[at].bits
        self.decided[at] = []
        self.states[at] = self.game.setup(self.terms)
        self.made[at] = 0
        self.legal[at] = None
        self.turns[at] = answer(self.game, self.states[at], self.dice[at], seat, self.others, self.decided[at])

    def stored(self, at: i64) -> tuple[int, int, list[int]]:
        """What a game is made of again: how the dice lay, the learner's seat, and what was decided."""
        return self.bits[at], self.seats[at], self.decided[at]

    def step(self, moves: list[int]) -> vec[i64]:
        """The learner's move in every game, and the answers to it; -1 at each place where the move was illegal."""
        judged = vec[i64](capacity=self.count)
        for at in range(self.count):
            judged = append(judged, 1 if self.play(at, moves[at]) else -1)
        return judged

    def play(self, at: i64, move: i64) -> bool:
        """The learner's move in one game, and the answers to it; whether it was legal."""
        game, state, seat = self.game, self.states[at], self.seats[at]
        if not holds(self._offer(at), move):
            return False
        self.legal[at] = None
        game.apply(state, seat, move, None)
        self.made[at] += 1
        self.decided[at].append(move)
        self.turns[at] = answer(game, state, self.dice[at], seat, self.others, self.decided[at])
        return True

    def observations(self, length: i64) -> vec[i64]:
        """What the learner sees in every game, one after another."""
        numbers = vec[i64](capacity=self.count * length)
        for at in range(self.count):
            seen: vec[i64] = self.game.observe(self.states[at], self.seats[at])
            for i in range(len(seen)):
                numbers = append(numbers, seen[i])
        return numbers

    def offers(self, size: i64) -> vec[i64]:
        """The learner's legal moves in every game, each as a place in one table of games by moves."""
        places = vec[i64](capacity=self.count * 64)
        for at in range(self.count):
            if self.turns[at] == self.seats[at]:
                legal = self._offer(at)
                for i in range(len(legal)):
                    places = append(places, at * size + legal[i])
        return places

    def _offer(self, at: i64) -> vec[i64]:
        if self.legal[at] is None:
            self.legal[at] = self.game.legal(self.states[at], self.seats[at])
        legal: vec[i64] = self.legal[at]
        return legal
