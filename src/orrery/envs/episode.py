"""One game as a learner meets it: moves and observations are numbers in arrays, and chance draws by itself."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery.dice import Dice, playout
from orrery.edition import Edition
from orrery.envs.fleet import settle
from orrery.envs.rewards import REWARDS, rewards
from orrery.kernel import Game, Refusal, Text
from orrery.table import Table, TableError, refer, reference
from orrery.vectors import CHANCE, OVER

LIMIT: Final = 20_000
"""The steps after which a game that does not end is cut off, where nothing else is said."""

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class Course:
    """What stays the same from game to game: the terms, how long an observation is, how many moves there are."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str | bool] | None = None,
        edition: str | Path | Edition | None = None,
        reward: str = "rank",
    ) -> None:
        if reward not in REWARDS:
            raise TableError(f"reward must be {' or '.join(REWARDS)}, not “{str(reward)[:60]}”")
        table = Table(game, seats, seed=None, options=options, edition=edition)
        self.game: Game = table.game
        self.terms = table.terms
        self.words = table.words
        self.reward = reward
        self.fields = self.game.fields(self.terms)
        self.length = sum(field.length for field in self.fields)
        self.size = len(self.game.catalogue(self.terms))
        self.low = np.concatenate([np.full(field.length, field.low, np.int16) for field in self.fields])
        self.high = np.concatenate([np.full(field.length, field.high, np.int16) for field in self.fields])

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        terms = self.terms
        edition = None if terms.edition.name == "standard" else terms.edition
        return _course, (reference(self.game), terms.seats, dict(terms.options), edition, self.reward)

    def action(self, given: object, more: int = 0) -> int | None:
        """The number of an action in the catalogue (or one of some more); None where it is none."""
        try:
            number = operator.index(given)  # type: ignore[arg-type]
        except TypeError:
            return None
        return number if 0 <= number < self.size + more else None

    def unknown(self, given: object) -> Refusal:
        """What speaks against an action that is none."""
        return Refusal("", Text("refused-unknown", {"move": str(given)[:60]}))

    def observation_space(self, more: int = 0) -> spaces.Dict:
        """The numbers that a seat sees, each in its own range, and a mask over the catalogue (and more actions)."""
        return spaces.Dict(
            {
                "observation": spaces.Box(self.low, self.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.size + more,), np.int8),
            }
        )


def _course(game: str | Game, *terms: Any) -> Course:
    return Course(refer(game), *terms)


def checked_limit(cycles: int | None) -> int:
    """After how many steps a game is cut off; TableError where that is no number of steps."""
    if cycles is None:
        return LIMIT
    if not isinstance(cycles, int) or cycles < 1:
        raise TableError(f"max_cycles must be a whole number above 0, or None for {LIMIT}; not {str(cycles)[:40]}")
    return cycles


class Episode:
    """One game in progress; it is stored as its seed and the moves that the dice did not make."""

    def __init__(self, course: Course, limit: int = LIMIT) -> None:
        self.course = course
        self.game = course.game
        self.limit = limit
        self.seed = 0
        self.dice = Dice(0)
        self.rolled: frozenset[int] = frozenset()
        """The seats for which the dice decide."""
        self.state: Any = None
        self.turn = OVER
        self.made = 0
        self.moves: list[tuple[int, int]] = []
        """The seat and the move of every decision that was not made by the dice."""

    def begin(self, seed: int, rolled: frozenset[int] = frozenset()) -> None:
        """Set the game up anew; equal seeds draw equally."""
        self.seed, self.rolled = seed, rolled
        self.dice = Dice(seed)
        self.state = self.game.setup(self.course.terms)
        self.made = 0
        self.moves = []
        self.turn = settle(self.game, self.state, self.dice)

    def play(self, move: int, seat: int | None = None) -> None:
        """Make a legal move of a seat (the one whose turn it is), and draw what chance has to draw."""
        seat = self.turn if seat is None else seat
        self.game.apply(self.state, seat, move, None)
        self.moves.append((seat, move))
        self.made += 1
        self.turn = settle(self.game, self.state, self.dice)

    def roll(self) -> None:
        """Let the dice play until somebody else decides."""
        while self.turn == CHANCE or self.turn in self.rolled:
            playout(self.game, self.state, self.dice, 1)
            self.turn = self.game.turn(self.state)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        other = Episode(self.course, self.limit)
        other.__dict__.update(self.__dict__)
        other.dice = Dice(0)
        other.dice.bits = self.dice.bits
        other.state = None if self.state is None else self.state.copy()
        other.moves = self.moves[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        begun = None if self.state is None else (self.seed, self.rolled)
        return _replayed, (self.course, self.limit, begun, self.moves, (self.turn, self.made))

    @property
    def cut_off(self) -> bool:
        """Whether the game has lasted too long to go on."""
        return self.made >= self.limit

    def observe(self, seat: int) -> Numbers:
        """What a seat sees."""
        return np.asarray(self.game.observe(self.state, seat), dtype=np.int16)

    def legal(self, seat: int) -> NDArray[np.int64]:
        """The numbers of the moves that a seat may make now."""
        return np.asarray(self.game.legal(self.state, seat), dtype=np.int64)

    def mask(self, seat: int) -> Mask:
        """A 1 for every move that a seat may make now; none while another decides."""
        mask = np.zeros(self.course.size, np.int8)
        if seat == self.turn:
            mask[self.legal(seat)] = 1
        return mask

    def refusal(self, seat: int, move: int) -> Refusal:
        """What speaks against a move of the catalogue that is not legal."""
        return self.game.why_not(self.state, seat, int(move)) or Refusal("", Text("refused-not-the-moment"))

    def rewards(self) -> list[float]:
        """What the finished game is worth to each seat."""
        return rewards(self.game, self.state, self.course.terms.seats, self.course.reward)


def _replayed(
    course: Course,
    limit: int,
    begun: tuple[int, frozenset[int]] | None,
    moves: list[tuple[int, int]],
    then: tuple[int, int],
) -> Episode:
    """The game that was stored, move by move; an illegal action may have ended it early."""
    episode = Episode(course, limit)
    if begun is not None:
        episode.begin(*begun)
        for seat, move in moves:
            episode.roll()
            episode.play(move, seat)
        episode.roll()
        episode.turn, episode.made = then
    return episode
