"""A game's own engine: how it is asked and what it finds out; and how its policy, an evaluation and habits are learned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from librt.vecs import vec

from orrery.judgement import Judgement
from orrery.vocabulary import Json, Terms


@dataclass
class Found:
    """What a search found out about one move; sums over its visits."""

    visits: int = 0
    reward: float = 0.0
    wins: list[float] = field(default_factory=list)


@dataclass
class Findings:
    """What one search, or several side by side, found out about a position."""

    seat: int
    visits: int = 0
    """How many results there are, those of an earlier search below this position included."""
    wins: list[float] = field(default_factory=list)
    """The chances of every seat, as sums over all visits."""
    moves: dict[int, Found] = field(default_factory=dict)

    def best(self) -> int:
        """The move visited most; of equals the better one."""
        return max(self.moves, key=lambda move: (self.moves[move].visits, self.moves[move].reward, -move))

    def chances(self) -> list[float]:
        """The probability of every seat to win."""
        return [total / max(1, self.visits) for total in self.wins]

    def win_of(self, move: int, seat: int) -> float:
        """The probability of a seat to win after a move."""
        finding = self.moves[move]
        return finding.wins[seat] / max(1, finding.visits)

    def add(self, other: Findings) -> None:
        """Put another search's findings to these."""
        self.visits += other.visits
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        for move, theirs in other.moves.items():
            ours = self.moves.setdefault(move, Found(wins=[0.0] * len(self.wins)))
            ours.visits += theirs.visits
            ours.reward += theirs.reward
            ours.wins = [a + b for a, b in zip(ours.wins, theirs.wins, strict=True)]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a game's own engine thinks about a decision, and how much it may know; the first limit met ends it."""

    iterations: int
    seconds: float | None = None
    threads: int = 1
    growth: float = 0.0
    """How much more thought each piece on the board brings, where later decisions are cheaper: the exponent of a power of e."""
    knowledge: int = 9
    """What the engine may use of all that it knows, from 0; each game says what its steps are."""
    whim: float = 0.0
    """How freely one of the moves that were tried is taken, as a beginner does; 0: always the one that was tried most."""


class Engine(Protocol):
    """A game's own search: it remembers, from one decision of a table to the next, what it has found out."""

    def think(self, state: Any, seat: int, effort: Effort) -> Findings:
        """Search a position in which this seat decides."""


@dataclass(frozen=True, slots=True)
class Example:
    """One decision of a game played to learn from: what each move looked like, and how often the search tried it."""

    features: tuple[bytes, ...]
    """For every move the numbers of its features; one that it has twice stands there twice."""
    visits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OwnEngine:
    """A search that a game brings, which every bot, hint and analysis uses in place of the general one.

    Only for games that hide nothing.
    """

    levels: tuple[Effort, ...]
    """How the five levels think with it, the weakest first."""
    make: Callable[[Terms, int], Engine | None]
    """An engine for one seat of one table, by a seed; None where it cannot run, as uncompiled."""


@dataclass(frozen=True, slots=True)
class Learning:
    """How the policy of a game's engine is fitted to its own games: `orrery train`."""

    courses: tuple[str, ...]
    """What is learned separately, such as each number of players."""
    course_terms: Callable[[str], tuple[int, dict[str, str]]]
    """The seats and options that a course is played with."""
    lessons: Callable[[Terms, int, int, Sequence[float] | None], list[Example]]
    """The decisions of one game against itself, by a seed and iterations, with these weights or those that the game has."""
    feature_names: Callable[[], list[str]]
    """What the features are called, in the order of their numbers."""
    learned: Callable[[str, Sequence[float], Mapping[str, Json]], dict[str, Json]]
    """The policy of a course as it is saved, with the recipe that made it."""
    policy_file: Callable[[str], str]
    """Where the policy of a course lies, in the game's folder."""


@dataclass(frozen=True, slots=True)
class Judging:
    """How the evaluation of a game is learned from its own games: `orrery train`, one judgement for each number of seats."""

    names: tuple[str, ...]
    """What the features are called, in their order."""
    features: Callable[[Any, int], vec[float]]
    """What there is to say of a seat's position, not of printed numbers, so that other editions are judged too."""
    stage: Callable[[Any], float]
    """How far the game is, from 0 to 1."""
    judged: Callable[[Judgement, Any, int], float]
    """How good a position looks to a seat by a judgement; `evaluate` does it by the one that the game has."""
    variants: tuple[Mapping[str, str], ...] = ({},)
    """The options that games are played with to learn from, one after the other."""
    judged_all: Callable[[Judgement, Any], vec[float]] | None = None
    """How good it looks to every seat at once, where the game's `evaluate_all` does it."""


class Accustomed(Protocol):
    """Habits: what gives moves their priors and finishes turns."""

    def prior(self, state: Any, seat: int, moves: Any) -> vec[float]:
        """How likely each of these moves is."""

    def finish(self, state: Any, dice: Any, turns: int) -> None:
        """Play on, in place, until so many turns have ended."""


@dataclass(frozen=True, slots=True)
class Practising:
    """How a game's habits are fitted to its own games: `orrery train GAME --course habits`."""

    rows: int
    signs: int
    glance: Callable[[Any, int, Any], tuple[list[int], list[int], list[int], list[int], list[float]]]
    """What can be seen of the moves that a seat has: the signs that hold; and of each way to make a move the move's place, the
    rows of weights that speak for it (-1: no second one), and its lift, what it brings in points as far as that is plain."""
    habits: Callable[[list[float], list[float]], Accustomed]
    """Habits of these weights (row by row, one for each sign) and lifts (one for each row)."""
    shipped: Callable[[], tuple[list[float], list[float]]]
    """The weights and lifts that the game has."""
    saved: Callable[[list[float], list[float], Mapping[str, Json]], dict[str, Json]]
    """The same as they are saved, with the recipe that made them."""
    variants: tuple[tuple[int, Mapping[str, str]], ...]
    """The seats and options that games are played with to learn from, one after the other."""
