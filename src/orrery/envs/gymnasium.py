"""Gymnasium: every game for one learner against bots, singly or many games in one call; importing this registers them."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from orrery._moved import moved
from orrery.dice import Dice
from orrery.edition import Edition
from orrery.envs.episode import Course, checked_limit
from orrery.envs.fleet import Fleet
from orrery.envs.opponents import Chooser, Opponents, seat_opponents
from orrery.envs.picture import MODES, checked_mode, render
from orrery.envs.rewards import ILLEGAL, rewards
from orrery.games import games
from orrery.kernel import Game, IllegalMove, Refusal
from orrery.play import refusal_of
from orrery.terms import TableError
from orrery.vectors import OVER

Observation = dict[str, NDArray[Any]]


class InvalidAction(IllegalMove, gymnasium.error.InvalidAction):
    """An action that is none, or that the rules do not allow; Gymnasium's kind of error, with Orrery's refusal."""


class OrreryGymEnv(gymnasium.Env[Observation, Any]):
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
        self.limit = checked_limit(max_cycles)
        self.forgiving = forgiving
        self.seat = _checked_seat(self.course, seat)
        self.opponents = opponents
        self.render_mode = checked_mode(render_mode)
        self.observation_space: spaces.Space[Any] = self.course.observation_space()
        self.action_space = spaces.Discrete(self.course.size)
        self._drawn = seat is None
        self._ended = True
        """Whether there is no game to step: before the first, at its end, and after an illegal action."""
        self._fleet = _manned(self.course, opponents, self.seat, 1, 0)

    @property
    def state(self) -> Any:
        """The position; None before the first game."""
        return self._fleet.states[0]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let those before the learner play."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**31))
        if self._drawn:
            self.seat = drawn % self.course.terms.seats
        self._fleet = _manned(self.course, self.opponents, self.seat, 1, drawn)
        self._fleet.dice[0] = Dice(drawn)
        self._fleet.begin(0, self.seat)
        self._ended = self._over
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the learner's move, and let chance and the others answer; an illegal move ends the game."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("there is no game to step: call reset() first")
        move = self.course.action(action)
        if move is None:
            raise _invalid(self.course, action)
        if not self._fleet.play(0, move):
            return self._refused(move)
        self._ended = self._over
        reward = _reward(self.course, self._fleet, 0) if self._over else 0.0
        cut = not self._over and self._fleet.made[0] >= self.limit
        if self.render_mode == "human":
            self.render()
        info = {"seat": self.seat} | (_result(self.course, self.state) if self._over else {})
        return self._observation(), reward, self._over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The position as the learner's seat sees it."""
        return render(self.render_mode, self.course.game, self.course.terms, self.state, self.seat)

    def __copy__(self) -> Self:
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_fleet": _stored(self._fleet)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._fleet = _restored(self.course, self.opponents, self.seat, 1, kept["_fleet"])

    @property
    def _over(self) -> bool:
        return self._fleet.turns[0] == OVER

    def _refused(self, move: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An illegal move ends the game, or raises where this environment does not forgive."""
        refused = _invalid(self.course, move, refused=refusal_of(self.course.game, self.state, self.seat, move))
        if not self.forgiving:
            raise refused
        self._ended = True
        info = {"seat": self.seat, "illegal": str(refused)}
        return self._observation(), ILLEGAL[self.course.reward], True, False, info

    def _observation(self) -> Observation:
        seen = np.asarray(self.course.game.observe(self.state, self.seat), np.int16)
        return {"observation": seen, "action_mask": self._mask()}

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.course.size, np.int8)
        if not self._ended:
            mask[np.asarray(self._fleet.offers(self.course.size))] = 1
        return mask


class OrreryVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
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
        self._fleet = _manned(self.course, opponents, self._seat, num_envs, 0)

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
                paid[at] = _reward(self.course, fleet, at) if legal else ILLEGAL[self.course.reward]
            final = _result(self.course, fleet.states[at]) if legal else {"illegal": True}
            info = self._add_info(info, {"final_obs": self._final(at), "final_info": final}, at)
            self._begin(at)
        return self._observations(), paid, over, cut, info | {"seat": np.array(fleet.seats)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, a row for each game."""
        return self._mask().astype(np.bool_)

    def __copy__(self) -> Self:
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_fleet": _stored(self._fleet)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._fleet = _restored(self.course, self.opponents, self._seat, self.num_envs, kept["_fleet"])

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
            refused = refusal_of(self.course.game, fleet.states[at], fleet.seats[at], moves[at])
            raise _invalid(self.course, moves[at], refused=refused)

    def _begin(self, at: int) -> None:
        seat = self._fleet.dice[at].below(self.course.terms.seats) if self._drawn else self._seat
        self._fleet.begin(at, seat)

    def _final(self, at: int) -> Observation:
        seen = self.course.game.observe(self._fleet.states[at], self._fleet.seats[at])
        return {"observation": np.asarray(seen, np.int16), "action_mask": np.zeros(self.course.size, np.int8)}

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


def _manned(course: Course, opponents: Opponents, seat: int, count: int, seed: int) -> Fleet:
    """Places for this many games, with the others at theirs."""
    return Fleet(course.game, course.terms, seat_opponents(course, opponents, seat, seed), count)


def _reward(course: Course, fleet: Fleet, at: int) -> float:
    return rewards(course.game, fleet.states[at], course.terms.seats, course.reward)[fleet.seats[at]]


def _stored(fleet: Fleet) -> list[tuple[int, int, list[int]]]:
    """What the games of a fleet are made of again; none before they have begun."""
    return [] if fleet.states[0] is None else [fleet.stored(at) for at in range(len(fleet.states))]


def _restored(course: Course, opponents: Opponents, seat: int, count: int, games: Sequence[Any]) -> Fleet:
    """Stored games once more: the dice fall as they did, and bots decide what they decided; they sit down afresh."""
    fleet = _manned(course, opponents, seat, count, sum(len(moves) for *_, moves in games))
    others = fleet.others
    for at, (bits, own, moves) in enumerate(games):
        left = iter(moves)
        fleet.others = [None if other is None else _from(left) for other in others]
        fleet.dice[at].bits = bits
        fleet.begin(at, own)
        for move in left:
            fleet.play(at, move)
    fleet.others = others
    return fleet


def _from(moves: Iterator[int]) -> Chooser:
    return lambda state, seat: next(moves)


def _checked_seat(course: Course, seat: int | None) -> int:
    if seat is not None and not 0 <= seat < course.terms.seats:
        raise TableError(f"seat must be from 0 to {course.terms.seats - 1}, or None for another each time; not {seat}")
    return seat or 0


def _result(course: Course, state: Any) -> dict[str, Any]:
    """Ranks and scores as a game's last step tells them."""
    return {"ranks": np.array(course.game.ranks(state)), "scores": np.array(course.game.scores(state))}


def environment_id(game: Game, seats: int) -> str:
    """The name under which Gymnasium knows a game: `orrery/ThreeDays-3p-v0`."""
    name = "".join(word.capitalize() for word in game.name.split("-"))
    return f"orrery/{name}-{seats}p-v{game.observation}"


def register() -> Sequence[str]:
    """Make every game known to Gymnasium for every number of seats; returns their names."""
    made = []
    for game in games().values():
        for seats in game.seats:
            name = environment_id(game, seats)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="orrery.envs.gymnasium:OrreryGymEnv",
                    vector_entry_point="orrery.envs.gymnasium:OrreryVectorEnv",
                    kwargs={"game": game.name, "seats": seats},
                )
            made.append(name)
    return made


register()
__getattr__ = moved(
    __name__,
    {"Learner": "orrery.envs.gymnasium.OrreryGymEnv", "Learners": "orrery.envs.gymnasium.OrreryVectorEnv"},
)
