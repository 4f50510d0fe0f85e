"""Fits a softmax policy to the moves that a search preferred: logistic regression over the features of all moves offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from orrery.kernel import Example

NONE: Final = 255
BATCH: Final = 256
RATE: Final = 0.05
SHRINKAGE: Final = 1e-4
"""How strongly weights are drawn to 0, so that features seldom seen say little."""
HELD_OUT: Final = 10
"""Every tenth decision is not learned from, but asked about."""


@dataclass(frozen=True)
class Epoch:
    """How well the policy foretold the decisions held out, after a number of passes over the others."""

    number: int
    loss: float
    """The mean cross-entropy with the search's visits."""
    first: float
    """How often the move it liked best was the one tried most."""


def pack(lessons: Sequence[Example]) -> dict[str, Any]:
    """Lessons as arrays: how many moves each has, the features of every move in a row, and its visits."""
    width = max((len(row) for lesson in lessons for row in lesson.features), default=1)
    rows = [row.ljust(width, bytes([NONE])) for lesson in lessons for row in lesson.features]
    return {
        "moves": np.array([len(lesson.visits) for lesson in lessons], np.int32),
        "features": np.frombuffer(b"".join(rows), np.uint8).reshape(-1, width),
        "visits": np.array([count for lesson in lessons for count in lesson.visits], np.int32),
    }


class Decisions:
    """Every decision to learn from: how often each move has each feature, and the part of the visits it got."""

    def __init__(self, packed: Sequence[dict[str, Any]], features: int) -> None:
        self.counts: list[Any] = []
        self.shares: list[Any] = []
        for game in packed:
            start = 0
            for moves in game["moves"]:
                visits = game["visits"][start : start + moves]
                if moves > 1 and visits.sum() > 0:
                    self.counts.append(_counted(game["features"][start : start + moves], features))
                    self.shares.append((visits / visits.sum()).astype(np.float32))
                start += moves

    def batch(self, chosen: Any) -> tuple[Any, Any, Any, Any]:
        """Some decisions in a row: counts, shares, where each starts and how many moves it has."""
        counts = np.concatenate([self.counts[at] for at in chosen]).astype(np.float32)
        shares = np.concatenate([self.shares[at] for at in chosen])
        lengths = np.array([len(self.shares[at]) for at in chosen])
        return counts, shares, np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths


def _counted(rows: Any, features: int) -> Any:
    counts = np.zeros((len(rows), features + 1), np.uint8)
    for column in range(rows.shape[1]):
        np.add.at(counts, (np.arange(len(rows)), np.minimum(rows[:, column], features)), 1)
    return counts[:, :features]


class Adam:
    """Steps downhill, each weight at its own pace."""

    def __init__(self, start: Any, fading: float, least: float) -> None:
        self.values = start.copy()
        self._drift, self._spread = np.zeros_like(start), np.zeros_like(start)
        self._fading, self._least, self._steps = fading, least, 0
        """How fast the size of earlier slopes is forgotten, and what is added to it so that nothing is divided by 0."""

    def step(self, slope: Any, rate: float) -> None:
        """One of them."""
        self._steps += 1
        self._drift += 0.1 * (slope - self._drift)
        self._spread += self._fading * (slope * slope - self._spread)
        pace = np.sqrt(self._spread / (1 - (1 - self._fading) ** self._steps)) + self._least
        self.values -= rate * (self._drift / (1 - 0.9**self._steps)) / pace


def fit(
    packed: Sequence[dict[str, Any]],
    features: int,
    epochs: int,
    seed: int,
    advance: Callable[[], None] | None = None,
) -> tuple[list[float], list[Epoch]]:
    """The weights of a policy, and how well it foretold what it had not seen, epoch by epoch (Adam)."""
    decisions, rng = Decisions(packed, features), np.random.default_rng(seed)
    order = rng.permutation(len(decisions.shares))
    asked, learned = order[::HELD_OUT], np.delete(order, np.s_[::HELD_OUT])
    weights, history = Adam(np.zeros(features, np.float32), 0.001, 1e-8), []
    for number in range(1, epochs + 1):
        rate = RATE * (1.0 if number <= 0.6 * epochs else 0.4)
        for start in range(0, len(learned), BATCH):
            slope = _slope(decisions, learned[start : start + BATCH], weights.values) + SHRINKAGE * weights.values
            weights.step(slope, rate)
        history.append(Epoch(number, *_judged(decisions, asked, weights.values)))
        if advance is not None:
            advance()
    return [float(weight) for weight in weights.values], history


def _foretold(counts: Any, starts: Any, lengths: Any, weights: Any) -> Any:
    """The policy's probability of every move."""
    looks = counts @ weights
    looks -= np.repeat(np.maximum.reduceat(looks, starts), lengths)
    odds = np.exp(looks)
    return odds / np.repeat(np.add.reduceat(odds, starts), lengths)


def _slope(decisions: Decisions, chosen: Any, weights: Any) -> Any:
    counts, shares, starts, lengths = decisions.batch(chosen)
    return counts.T @ (_foretold(counts, starts, lengths, weights) - shares) / len(chosen)


def _judged(decisions: Decisions, chosen: Any, weights: Any) -> tuple[float, float]:
    """The mean loss over some decisions, and how often the favourite was right."""
    loss, right = 0.0, 0
    for start in range(0, len(chosen), BATCH):
        counts, shares, starts, lengths = decisions.batch(chosen[start : start + BATCH])
        odds = _foretold(counts, starts, lengths, weights)
        loss -= float((shares * np.log(odds + 1e-12)).sum())
        for at, length in zip(starts, lengths, strict=True):
            right += int(np.argmax(odds[at : at + length]) == np.argmax(shares[at : at + length]))
    return loss / max(1, len(chosen)), right / max(1, len(chosen))
