"""Gymnasium: every game for one learner against bots, singly or many games in one call; importing this registers them."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from orrery.dice import Dice
from orrery.edition import Edition
from orrery.envs.episode import Course, Episode, checked_limit
from orrery.envs.fleet import Fleet, answer
from orrery.envs.opponents import Chooser, Opponents, seat_opponents
from orrery.envs.picture import MODES, checked_mode, render
from orrery.envs.rewards import ILLEGAL, rewards
from orrery.games import games
from orrery.kernel import Game, IllegalMove, Refusal
from orrery.table import TableError
from orrery.vectors import OVER

Observation = dict[str, NDArray[Any]]


class InvalidAction(IllegalMove, gymnasium.error.InvalidAction):
    """An action that is none, or that the rules do not allow; Gymnasium's kind of error, with Orrery's refusal."""


class Learner(gymnasium.Env[Observation, Any]):
    """One seat of a game; bots and chance play until it decides again."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        opponents: Opponents = "random",
        seat: int | None = 0,
        options: Mapping[str, str | bool] | None = None,
        edition: str | Path | Edition | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        forgiving: bool = True,
    ) -> None:
        self.course = Course(game, seats, options, edition, reward)
        self.episode = Episode(self.course, checked_limit(max_cycles))
        self.forgiving = forgiving
        self.seat = _checked_seat(self.course, seat)
        self.opponents = opponents
        seat_opponents(self.course, opponents, self.seat, 0)
        self.render_mode = checked_mode(render_mode)
        self.observation_space: spaces.Space[Any] = self.course.observation_space()
        self.action_space = spaces.Discrete(self.course.size)
        self._drawn = seat is None
        self._others: list[Chooser | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let those before the learner play."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**31))
        if self._drawn:
            self.seat = drawn % self.course.terms.seats
        self._seat_others(drawn)
        self.episode.begin(
            drawn, frozenset(seat for seat, other in enumerate(self._others) if other is None) - {self.seat}
        )
        self._answer()
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the learner's move, and let chance and the others answer; an illegal move ends the game."""
        if self.episode.state is None or self.episode.turn == OVER:
            raise gymnasium.error.ResetNeeded("there is no game to step: call reset() first")
        course, move, info = self.course, self.course.action(action), {"seat": self.seat}
        if move is None:
            raise _invalid(course, action)
        if move not in self.episode.legal(self.seat):
            refused = _invalid(course, move, refused=self.episode.refusal(self.seat, move))
            if not self.forgiving:
                raise refused
            self.episode.turn = OVER
            return self._observation(), ILLEGAL[course.reward], True, False, info | {"illegal": str(refused)}
        self.episode.play(move)
        self._answer()
        over = self.episode.turn == OVER
        reward = self.episode.rewards()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, self.episode.cut_off and not over, info | _result(self.episode)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, as sb3-contrib's MaskablePPO asks for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The position as the learner's seat sees it."""
        episode = self.episode
        return render(self.render_mode, episode.game, self.course.terms, episode.state, self.seat)

    def __copy__(self) -> Learner:
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return {name: own for name, own in self.__dict__.items() if name != "_others"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._others = []
        if self.episode.state is not None:
            self._seat_others(self.episode.seed + len(self.episode.moves))

    def _seat_others(self, seed: int) -> None:
        self._others = [self._noted(other) for other in seat_opponents(self.course, self.opponents, self.seat, seed)]

    def _noted(self, other: Chooser | None) -> Chooser | None:
        """What a bot decides is written down, so that the game can be stored."""
        if other is None:
            return None

        def decide(state: Any, seat: int) -> int:
            move = other(state, seat)
            self.episode.moves.append((seat, move))
            return move

        return decide

    def _answer(self) -> None:
        episode = self.episode
        episode.turn = answer(episode.game, episode.state, episode.dice, self.seat, self._others)

    def _observation(self) -> Observation:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.episode.mask(self.seat)}


class Learners(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games stepped by one call, with arrays for all of them; a game that ends is begun anew in the same step."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        num_envs: int = 1,
        opponents: Opponents = "random",
        seat: int | None = 0,
        options: Mapping[str, str | bool] | None = None,
        edition: str | Path | Edition | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
        forgiving: bool = True,
    ) -> None:
        self.course = Course(game, seats, options, edition, reward)
        self.num_envs = num_envs
        self.forgiving = forgiving
        self.limit = checked_limit(max_cycles)
        self.opponents = opponents
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = self.course.observation_space()
        self.single_action_space = spaces.Discrete(self.course.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat, self._drawn = _checked_seat(self.course, seat), seat is None
        if self._drawn and opponents != "random":
            raise TableError("with seat=None the opponents of many games at once must be “random”")
        self._fleet = self._manned(0)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games; a number seeds them one after another, a list each of them."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        given = seed if isinstance(seed, list) else [None if seed is None else seed + at for at in range(self.num_envs)]
        for at, own in enumerate(given):
            drawn = int(self.np_random.integers(2**31)) if own is None else own
            self._fleet.dice[at] = Dice(drawn)
            self._begin(at)
        return self._observations(), {"seat": np.array(self._fleet.seats)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make the learner's move in every game; an illegal one ends its game."""
        fleet = self._fleet
        judged = np.asarray(fleet.step(self._checked(actions)))
        over = (np.asarray(fleet.turns) == OVER) | (judged < 0)
        cut = (np.asarray(fleet.made) >= self.limit) & ~over
        paid = np.zeros(self.num_envs, np.float64)
        info: dict[str, Any] = {}
        for at in np.flatnonzero(over | cut).tolist():
            legal = judged[at] > 0
            if over[at]:
                paid[at] = self._reward(at) if legal else ILLEGAL[self.course.reward]
            info = self._add_info(info, {"final_obs": self._final(at), "final_info": self._told(at, legal)}, at)
            self._begin(at)
        return self._observations(), paid, over, cut, info | {"seat": np.array(fleet.seats)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, a row for each game."""
        return self._mask().astype(np.bool_)

    def __copy__(self) -> Learners:
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        fleet, kept = self._fleet, {name: own for name, own in self.__dict__.items() if name != "_fleet"}
        begun = fleet.states[0] is not None
        return kept | {"_games": [fleet.stored(at) for at in range(self.num_envs)] if begun else []}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        stored = kept.pop("_games")
        self.__dict__.update(kept)
        self._fleet = self._manned(sum(len(moves) for *_, moves in stored))
        for at, game in enumerate(stored):
            _replay(self._fleet, at, *game)

    def _manned(self, seed: int) -> Fleet:
        """Places for all games, with the others at theirs."""
        others = seat_opponents(self.course, self.opponents, self._seat, seed)
        return Fleet(self.course.game, self.course.terms, others, self.num_envs)

    def _checked(self, actions: Any) -> list[int]:
        """One number of the catalogue for each game, all of them looked at before the first is made."""
        if self._fleet.states[0] is None:
            raise gymnasium.error.ResetNeeded("there are no games to step: call reset() first")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise _invalid(self.course, actions, f"there must be one action for each of the {self.num_envs} games")
        moves = given.tolist()
        if given.dtype.kind not in "iu" or not ((given >= 0) & (given < self.course.size)).all():
            raise _invalid(self.course, next(move for move in moves if self.course.action(move) is None))
        if not self.forgiving:
            self._check_legal(moves)
        return list(moves)

    def _check_legal(self, moves: list[int]) -> None:
        allowed, fleet = self._mask()[np.arange(self.num_envs), moves], self._fleet
        for at in np.flatnonzero(allowed == 0).tolist():
            refused = self.course.game.why_not(fleet.states[at], fleet.seats[at], moves[at])
            raise _invalid(self.course, moves[at], refused=refused)

    def _begin(self, at: int) -> None:
        seat = self._fleet.dice[at].below(self.course.terms.seats) if self._drawn else self._seat
        self._fleet.begin(at, seat)

    def _reward(self, at: int) -> float:
        course = self.course
        return rewards(course.game, self._fleet.states[at], course.terms.seats, course.reward)[self._fleet.seats[at]]

    def _final(self, at: int) -> Observation:
        seen = self.course.game.observe(self._fleet.states[at], self._fleet.seats[at])
        return {"observation": np.asarray(seen, np.int16), "action_mask": np.zeros(self.course.size, np.int8)}

    def _told(self, at: int, legal: bool) -> dict[str, Any]:
        game, state = self.course.game, self._fleet.states[at]
        if not legal:
            return {"illegal": True}
        return {"ranks": np.array(game.ranks(state)), "scores": np.array(game.scores(state))}

    def _observations(self) -> Observation:
        course = self.course
        seen = np.asarray(self._fleet.observations(course.length), np.int16).reshape(self.num_envs, course.length)
        return {"observation": seen, "action_mask": self._mask()}

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.num_envs * self.course.size, np.int8)
        mask[np.asarray(self._fleet.offers(self.course.size))] = 1
        return mask.reshape(self.num_envs, self.course.size)


def _invalid(course: Course, given: object, why: str = "", refused: Refusal | None = None) -> InvalidAction:
    refused = refused or course.unknown(given)
    return InvalidAction(refused, why or course.words.refuse(refused))


def _replay(fleet: Fleet, at: int, bits: int, seat: int, moves: list[int]) -> None:
    """A stored game of many once more: the dice fall as they did, and bots decide what they decided."""
    left = iter(moves)
    others, fleet.others = fleet.others, [None if other is None else _from(left) for other in fleet.others]
    fleet.dice[at].bits = bits
    fleet.begin(at, seat)
    for move in left:
        fleet.play(at, move)
    fleet.others = others


def _from(moves: Iterator[int]) -> Chooser:
    return lambda state, seat: next(moves)


def _checked_seat(course: Course, seat: int | None) -> int:
    if seat is not None and not 0 <= seat < course.terms.seats:
        raise TableError(f"seat must be from 0 to {course.terms.seats - 1}, or None for another each time; not {seat}")
    return seat or 0


def _result(episode: Episode) -> dict[str, Any]:
    if episode.turn != OVER:
        return {}
    game, state = episode.game, episode.state
    return {"ranks": np.array(game.ranks(state)), "scores": np.array(game.scores(state))}


def environment_id(game: Game, seats: int) -> str:
    """The name under which Gymnasium knows a game: `orrery/ThreeDays-3p-v0`."""
    name = "".join(word.capitalize() for word in game.NAME.split("-"))
    return f"orrery/{name}-{seats}p-v{game.OBSERVATION}"


def register() -> Sequence[str]:
    """Make every game known to Gymnasium for every number of seats; says their names."""
    made = []
    for game in games().values():
        for seats in game.SEATS:
            name = environment_id(game, seats)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="orrery.envs.gymnasium:Learner",
                    vector_entry_point="orrery.envs.gymnasium:Learners",
                    kwargs={"game": game.NAME, "seats": seats},
                )
            made.append(name)
    return made


register()
