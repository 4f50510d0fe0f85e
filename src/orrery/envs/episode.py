"""One game as a learner meets it: moves and observations are numbers in arrays, and chance draws by itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery.dice import Dice
from orrery.edition import Edition
from orrery.envs.fleet import OVER, settle
from orrery.envs.rewards import REWARDS, rewards
from orrery.kernel import Game, Refusal, Text
from orrery.table import Table, TableError

LIMIT: Final = 20_000
"""The decisions after which a game that does not end is cut off."""

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

    def observation_space(self, more: int = 0) -> spaces.Dict:
        """The numbers that a seat sees, each in its own range, and a mask over the catalogue (and more actions)."""
        return spaces.Dict(
            {
                "observation": spaces.Box(self.low, self.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.size + more,), np.int8),
            }
        )


class Episode:
    """One game in progress."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.game = course.game
        self.dice = Dice(0)
        self.state: Any = None
        self.turn = OVER
        self.made = 0

    def begin(self, seed: int) -> None:
        """Set the game up anew; equal seeds draw equally."""
        self.dice = Dice(seed)
        self.state = self.game.setup(self.course.terms)
        self.made = 0
        self.turn = settle(self.game, self.state, self.dice)

    def play(self, move: int, seat: int | None = None) -> None:
        """Make a legal move of a seat (the one whose turn it is), and draw what chance has to draw."""
        self.game.apply(self.state, self.turn if seat is None else seat, move, None)
        self.made += 1
        self.turn = settle(self.game, self.state, self.dice)

    @property
    def cut_off(self) -> bool:
        """Whether the game has lasted too long to go on."""
        return self.made >= LIMIT

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

    def refusal(self, seat: int, move: int | None) -> Refusal:
        """What speaks against a move that is not legal."""
        if move is None or not 0 <= move < self.course.size:
            return Refusal("", Text("refused-unknown", {"move": str(move)}))
        return self.game.why_not(self.state, seat, int(move)) or Refusal("", Text("refused-not-the-moment"))

    def rewards(self) -> list[float]:
        """What the finished game is worth to each seat."""
        return rewards(self.game, self.state, self.course.terms.seats, self.course.reward)
