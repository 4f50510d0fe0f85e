"""One game as a learner meets it: moves and observations are numbers in arrays, and chance draws by itself."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery.dice import Dice
from orrery.edition import Edition
from orrery.envs.rewards import REWARDS, rewards
from orrery.kernel import Game, Refusal, Text
from orrery.play import Play
from orrery.terms import TableError, find_game, refer, reference, stored_terms, terms_of
from orrery.vectors import OVER
from orrery.words import Words

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
        self.game = find_game(game)
        self.terms = terms_of(self.game, seats, options, edition)
        self.words = Words(self.game.name, "en", ("",) * self.terms.seats)
        self.reward = reward
        self.fields = self.game.fields(self.terms)
        self.length = sum(field.length for field in self.fields)
        self.size = len(self.game.catalogue(self.terms))
        self.low = np.concatenate([np.full(field.length, field.low, np.int16) for field in self.fields])
        self.high = np.concatenate([np.full(field.length, field.high, np.int16) for field in self.fields])

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _course, (reference(self.game), stored_terms(self.terms), self.reward)

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


def _course(game: str | Game, terms: Mapping[str, Any], reward: str) -> Course:
    return Course(refer(game), terms["seats"], terms["options"], terms["edition"], reward)


def checked_limit(cycles: int | None) -> int:
    """After how many steps a game is cut off; TableError where that is no number of steps."""
    if cycles is None:
        return LIMIT
    if not isinstance(cycles, int) or cycles < 1:
        raise TableError(f"max_cycles must be a whole number above 0, or None for {LIMIT}; not {str(cycles)[:40]}")
    return cycles


class Episode:
    """One game that agents step; the dice draw for chance."""

    def __init__(self, course: Course, limit: int = LIMIT) -> None:
        self.course = course
        self.limit = limit
        self.turn = OVER
        """The seat that decides, or OVER: at the end, before the beginning, and after an illegal action."""
        self.made = 0
        """How many decisions were made."""
        self.play: Play
        """The game in progress, once it has begun."""

    @property
    def state(self) -> Any:
        """The position."""
        return self.play.state

    def begin(self, seed: int) -> None:
        """Set the game up anew; equal seeds draw equally."""
        self.play = Play(self.course.game, self.course.terms, Dice(seed))
        self.made = 0
        self.turn = self.play.settle()

    def make(self, move: int, seat: int | None = None) -> None:
        """Make a legal move of a seat (the one whose turn it is), and draw what chance has to draw."""
        self.play.make(self.turn if seat is None else seat, move)
        self.made += 1
        self.turn = self.play.settle()

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that must decide now; none once the game has ended, in whichever way."""
        return () if self.turn == OVER else self.play.to_move

    @property
    def cut_off(self) -> bool:
        """Whether the game has lasted too long to go on."""
        return self.made >= self.limit

    def observe(self, seat: int) -> Numbers:
        """What a seat sees."""
        return np.asarray(self.course.game.observe(self.play.state, seat), dtype=np.int16)

    def legal(self, seat: int) -> NDArray[np.int64]:
        """The numbers of the moves that a seat may make now."""
        return np.asarray(self.play.legal(seat), dtype=np.int64)

    def mask(self, seat: int) -> Mask:
        """A 1 for every move that a seat may make now; none while another decides."""
        mask = np.zeros(self.course.size, np.int8)
        if seat == self.turn:
            mask[self.legal(seat)] = 1
        return mask

    def refusal(self, seat: int, move: int) -> Refusal:
        """What speaks against a move of the catalogue that is not legal."""
        return self.play.refusal(seat, int(move))

    def rewards(self) -> list[float]:
        """What the finished game is worth to each seat."""
        return rewards(self.course.game, self.state, self.course.terms.seats, self.course.reward)
