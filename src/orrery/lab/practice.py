"""Learns a game's habits: a softmax over moves by signs of the position, fitted to what the search tried in games of its own.

The search plays with the habits that there are, and how often it tried each move is the lesson (expert iteration).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from orrery.kernel import Game, Practising, Terms
from orrery.lab.fit import HELD_OUT, Adam, Epoch
from orrery.lab.judging import decisions

SEEN: Final = ("held", "place", "row", "second", "lift")
"""What there is to see at a glance, in this order: see `Practising.glance`."""
ARRAYS: Final = ("signs", "moves", "shares", "ways", *SEEN)
BATCH: Final = 1024
RATE: Final = 0.02
DRAWN: Final = 2e-4
"""How strongly weights are drawn to those before, so that signs seldom seen change little."""
LIFT: Final = 0.1
"""Points of lift in one unit, so that all weights are of one size."""
UNLIKELY: Final = 1e-12


def lessons(game: Game, practising: Practising, terms: Terms, seed: int, iterations: int) -> dict[str, Any]:
    """Every decision of one game against itself: what could be seen at a glance, and the part of the visits each move got."""
    state = game.setup(terms)
    packed: dict[str, list[Any]] = {name: [] for name in ARRAYS}
    for seat, moves, tree in decisions(game, state, terms.seats, seed, iterations):
        visits = {int(tree.move[child]): int(tree.visits[child]) for child in tree.children()}
        seen: tuple[list[Any], ...] = practising.glance(state, seat, moves)
        for name, values in zip(SEEN, seen, strict=True):
            packed[name] += values
        packed["signs"].append(len(seen[0]))
        packed["ways"].append(len(seen[1]))
        packed["moves"].append(len(moves))
        packed["shares"] += [visits.get(int(one), 0) / sum(visits.values()) for one in moves]
    return {
        name: np.array(all_, np.float32 if name in ("shares", "lift") else np.int32) for name, all_ in packed.items()
    }


class Lessons:
    """The decisions of many games in a row, each with its own piece of the arrays."""

    def __init__(self, packed: Sequence[dict[str, Any]]) -> None:
        self.arrays = {name: np.concatenate([game[name] for game in packed]) for name in ARRAYS}
        self.count = len(self.arrays["moves"])
        self.ends = {name: np.concatenate([[0], np.cumsum(self.arrays[name])]) for name in ("signs", "moves", "ways")}

    def of(self, name: str, by: str, chosen: Any) -> Any:
        """An array's pieces of these decisions, joined."""
        ends, array = self.ends[by], self.arrays[name]
        return np.concatenate([array[ends[at] : ends[at + 1]] for at in chosen])


class Batch:
    """Some decisions as arrays; moves and ways are numbered through."""

    def __init__(self, lessons: Lessons, chosen: Any, signs: int) -> None:
        self.size = len(chosen)
        counts = {name: lessons.arrays[name][chosen] for name in ("signs", "moves", "ways")}
        self.held = np.zeros((self.size, signs), np.float32)
        self.held[np.repeat(np.arange(self.size), counts["signs"]), lessons.of("held", "signs", chosen)] = 1.0
        self.shares = lessons.of("shares", "moves", chosen)
        self.starts = np.concatenate([[0], np.cumsum(counts["moves"])[:-1]])
        self.decision = np.repeat(np.arange(self.size), counts["ways"])
        self.move = lessons.of("place", "ways", chosen) + self.starts[self.decision]
        self.row, self.second = (lessons.of(name, "ways", chosen) for name in ("row", "second"))
        self.lift = LIFT * lessons.of("lift", "ways", chosen)

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
        miss = odds - self.shares[self.move] * odds / np.maximum(moves[self.move], UNLIKELY)
        said = np.zeros((self.size, len(weights)), np.float32)
        np.add.at(said, (self.decision, self.row), miss)
        seconds = self.second >= 0
        np.add.at(said, (self.decision[seconds], self.second[seconds]), miss[seconds])
        return said.T @ self.held / self.size, np.bincount(self.row, miss * self.lift, len(weights)) / self.size

    def judged(self, weights: Any, lifts: Any) -> tuple[float, float]:
        """The cross-entropy with the shares, added up, and in how many decisions the favourite was the move tried most."""
        _, moves = self.foretold(weights, lifts)
        loss = -float((self.shares * np.log(np.maximum(moves, UNLIKELY))).sum())
        pieces = zip(np.split(moves, self.starts[1:]), np.split(self.shares, self.starts[1:]), strict=True)
        return loss, float(sum(np.argmax(odds) == np.argmax(shares) for odds, shares in pieces))


def fit(
    packed: Sequence[dict[str, Any]],
    practising: Practising,
    epochs: int,
    seed: int,
    before: Any,
    advance: Callable[[], None] | None = None,
) -> tuple[list[float], list[Epoch]]:
    """Weights, then lifts; and how well they foretell games that they have not seen, epoch by epoch."""
    learned, asked = (
        Lessons([game for at, game in enumerate(packed) if (at % HELD_OUT == 0) == held_out] or packed[:1])
        for held_out in (False, True)
    )
    cut = practising.rows * practising.signs
    before = np.array(before, np.float32)
    starts = before[:cut].reshape(practising.rows, practising.signs), before[cut:] / LIFT
    weights, lifts = (Adam(start, 0.01, 1e-6) for start in starts)
    rng, done, history = np.random.default_rng(seed), 0, []
    batches = -(-learned.count // BATCH)
    for number in range(1, epochs + 1):
        for chosen in np.array_split(rng.permutation(learned.count), batches):
            done += 1
            rate = RATE * (1 - done / (epochs * batches)) + 1e-4
            slopes = Batch(learned, chosen, practising.signs).slope(weights.values, lifts.values)
            for part, start, slope in zip((weights, lifts), starts, slopes, strict=True):
                part.step(slope.astype(np.float32) + DRAWN * (part.values - start), rate)
        history.append(Epoch(number, *_judged(asked, practising.signs, weights.values, lifts.values)))
        if advance is not None:
            advance()
    fitted = np.concatenate([weights.values.ravel(), LIFT * lifts.values])
    return [round(float(weight), 2) for weight in fitted], history


def _judged(asked: Lessons, signs: int, weights: Any, lifts: Any) -> tuple[float, float]:
    """The mean loss, and how often the favourite was the move tried most."""
    parts = np.array_split(np.arange(asked.count), -(-asked.count // BATCH))
    loss, right = np.sum([Batch(asked, chosen, signs).judged(weights, lifts) for chosen in parts], axis=0)
    return float(loss) / asked.count, float(right) / asked.count
