"""Learns Cryo's habits: a softmax over moves by signs of the position, fitted to what its evaluation likes in games of its own.

    python bench/habits.py FILE [--games 900] [--epochs 3] [--seed 100000]

Every decision of the games is a lesson: how strongly the evaluation, one move ahead, prefers each move. Games are played by that
same preference, with some strays, with two players and now and then with three, four and one. Every sixteenth game is not
learned from, but asked about. The same arguments give the same file.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from orrery.dice import Dice, settle
from orrery.games.cryo import GAME
from orrery.games.cryo.signs import ROWS, SIGNS, Ways, signs
from orrery.kernel import OVER
from orrery.terms import terms_of

SEATS = (2, 2, 2, 3, 4, 1)
"""How many play, game by game."""
POINTS = 0.4
"""A move that is worth this much less is chosen 2.7 times as seldom."""
STRAYS = 0.05
HELD_OUT = 16
BATCH = 1024
RATE = 0.03
SHRINKAGE = 2e-4
LIFT = 0.1
"""Points of lift in one unit, so that all weights are of one size."""
WARMTH = 0.3
"""How freely playouts choose; see `Habits`."""


@dataclass
class Lessons:
    """Decisions in a row: the signs that held, every move's share, and the ways to make it."""

    held: list[list[int]] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)
    ways: list[tuple[list[int], list[int], list[int], list[float]]] = field(default_factory=list)

    def add(self, state: Any, seat: int, moves: Any, shares: list[float]) -> None:
        """One decision."""
        ways = Ways(state, seat, moves)
        self.held.append(list(signs(state, seat)))
        self.shares.append(shares)
        self.ways.append((list(ways.place), list(ways.row), list(ways.second), list(ways.lift)))


def play(seed: int, seats: int, lessons: Lessons) -> None:
    """One game, every decision of which is a lesson."""
    rng = random.Random(seed)
    options = {"harder": rng.choice(["no", "yes"])} if seats == 1 else {}
    state = GAME.setup(terms_of(GAME, seats, options))
    dice = Dice(rng.getrandbits(31))
    while (seat := settle(GAME, state, dice)) != OVER:
        moves = GAME.legal(state, seat)
        chosen = 0
        if len(moves) > 1:
            looks = [look(state, seat, move) for move in moves]
            best = max(looks)
            weights = [math.exp(max(-30.0, (one - best) / POINTS)) for one in looks]
            lessons.add(state, seat, moves, [weight / sum(weights) for weight in weights])
            chosen = rng.randrange(len(moves)) if rng.random() < STRAYS else looks.index(best)
        GAME.apply(state, seat, moves[chosen], None)


def look(state: Any, seat: int, move: int) -> float:
    """How good the position after a move looks."""
    after = state.copy()
    GAME.apply(after, seat, move, None)
    return float(GAME.evaluate(after, seat))


class Batch:
    """Some lessons as arrays; moves and ways are numbered through."""

    def __init__(self, lessons: Lessons, chosen: range) -> None:
        self.size = len(chosen)
        self.held = np.zeros((self.size, SIGNS), np.float32)
        for at, number in enumerate(chosen):
            self.held[at, lessons.held[number]] = 1.0
        self.shares = np.concatenate([lessons.shares[number] for number in chosen])
        counts = [len(lessons.shares[number]) for number in chosen]
        starts = np.concatenate([[0], np.cumsum(counts)])
        self.decision_of_move = np.repeat(np.arange(self.size), counts)
        lengths = [len(lessons.ways[number][0]) for number in chosen]
        self.decision = np.repeat(np.arange(self.size), lengths)
        place, self.row, self.second = (
            np.concatenate([lessons.ways[number][part] for number in chosen]).astype(np.int64) for part in range(3)
        )
        self.lift = LIFT * np.concatenate([lessons.ways[number][3] for number in chosen])
        self.move = place + starts[self.decision]

    def foretold(self, weights: Any, lifts: Any) -> tuple[Any, Any]:
        """The probability of every way and of every move."""
        said = self.held @ weights.T
        looks = said[self.decision, self.row] + lifts[self.row] * self.lift
        looks = looks + np.where(self.second >= 0, said[self.decision, np.maximum(self.second, 0)], 0.0)
        highest = np.full(self.size, -np.inf)
        np.maximum.at(highest, self.decision, looks)
        odds = np.exp(looks - highest[self.decision])
        odds /= np.bincount(self.decision, odds, self.size)[self.decision]
        return odds, np.bincount(self.move, odds, len(self.shares))

    def slope(self, weights: Any, lifts: Any) -> tuple[Any, Any]:
        """How the loss changes with every weight and every lift."""
        odds, moves = self.foretold(weights, lifts)
        miss = odds - self.shares[self.move] * odds / np.maximum(moves[self.move], 1e-12)
        said = np.zeros((self.size, ROWS), np.float32)
        np.add.at(said, (self.decision, self.row), miss)
        seconds = self.second >= 0
        np.add.at(said, (self.decision[seconds], self.second[seconds]), miss[seconds])
        return said.T @ self.held / self.size, np.bincount(self.row, miss * self.lift, ROWS) / self.size

    def judged(self, weights: Any, lifts: Any) -> tuple[float, float]:
        """The mean cross-entropy with the shares, and how often the favourite was the evaluation's."""
        _, moves = self.foretold(weights, lifts)
        loss = -float((self.shares * np.log(np.maximum(moves, 1e-9))).sum()) / self.size
        favourites = [
            np.lexsort((values, self.decision_of_move))[np.cumsum(np.bincount(self.decision_of_move)) - 1]
            for values in (moves, self.shares)
        ]
        return loss, float(np.mean(favourites[0] == favourites[1]))


class Adam:
    """Steps downhill, each weight at its own pace."""

    def __init__(self, shape: Any) -> None:
        self.values, self.drift, self.spread, self.steps = (*(np.zeros(shape, np.float32) for _ in range(3)), 0)

    def step(self, slope: Any, rate: float) -> None:
        """One of them."""
        self.steps += 1
        self.drift += 0.1 * (slope - self.drift)
        self.spread += 0.01 * (slope * slope - self.spread)
        pace = np.sqrt(self.spread / (1 - 0.99**self.steps)) + 1e-6
        self.values -= rate * self.drift / (1 - 0.9**self.steps) / pace


def fit(lessons: Lessons, asked: Lessons, epochs: int) -> tuple[Any, Any, tuple[float, float]]:
    """Weights and lifts, and how well they foretell what they have not seen."""
    weights, lifts, rng = Adam((ROWS, SIGNS)), Adam(ROWS), np.random.default_rng(0)
    batches = [Batch(lessons, range(start, start + BATCH)) for start in range(0, len(lessons.held) - BATCH, BATCH)]
    test, done = Batch(asked, range(len(asked.held))), 0
    for number in range(1, epochs + 1):
        for at in rng.permutation(len(batches)):
            done += 1
            rate = RATE * (1 - done / (epochs * len(batches))) + 1e-4
            slope, of_lifts = batches[at].slope(weights.values, lifts.values)
            weights.step(slope + SHRINKAGE * weights.values, rate)
            lifts.step(of_lifts, rate)
        loss, right = test.judged(weights.values, lifts.values)
        print(f"epoch {number}: loss {loss:.4f}, favourite right {right:.1%} of {test.size}", flush=True)
    return weights.values, lifts.values, (loss, right)


def main() -> None:
    """Play, fit, and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=900)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=100_000)
    given = parser.parse_args()
    if given.games < HELD_OUT:
        parser.error(f"--games must be at least {HELD_OUT}: one in so many is not learned from, but asked about")
    lessons, asked = Lessons(), Lessons()
    for number in range(given.games):
        play(given.seed + number, SEATS[number % len(SEATS)], lessons if (number + 1) % HELD_OUT else asked)
    weights, lifts, (loss, right) = fit(lessons, asked, given.epochs)
    recipe = {"games": given.games, "epochs": given.epochs, "seed": given.seed, "decisions": len(lessons.held)}
    learned = {
        "recipe": {**recipe, "loss": round(loss, 4), "first": round(right, 4)},
        "warmth": WARMTH,
        "lifts": [round(100 * LIFT * float(lift)) for lift in lifts],
        "weights": [[round(100 * float(weight)) for weight in row] for row in weights],
    }
    given.file.write_text(json.dumps(learned, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
