"""PettingZoo: every game as an AEC environment, and as a parallel one in which those who decide at once act at once."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from orrery.edition import Edition
from orrery.envs.episode import Course, Episode, Mask, Numbers, checked_limit
from orrery.envs.picture import MODES, checked_mode, render
from orrery.envs.rewards import ILLEGAL
from orrery.games import games
from orrery.kernel import Game, IllegalMove
from orrery.vectors import OVER

Observation = dict[str, NDArray[Any]]


class OutOfBounds(IllegalMove, AssertionError):
    """An action that is none: PettingZoo's own wrappers answer with an AssertionError to it."""


def env(game: str | Game, seats: int | None = None, **settings: Any) -> Turns:
    """A game as an AEC environment; an illegal move ends it with the worst reward."""
    return Turns(game, seats, **settings)


def raw_env(game: str | Game, seats: int | None = None, **settings: Any) -> Turns:
    """The same, where an illegal move raises IllegalMove with the rule that speaks against it."""
    return Turns(game, seats, forgiving=False, **settings)


def parallel_env(game: str | Game, seats: int | None = None, **settings: Any) -> AtOnce:
    """A game as a parallel environment: every seat acts in every step, those who do not decide by waiting."""
    return AtOnce(game, seats, **settings)


def environment_id(game: Game) -> str:
    """The name under which PettingZoo knows a game: `orrery/three_days_v0`."""
    return f"orrery/{game.NAME.replace('-', '_')}_v{game.OBSERVATION}"


def _metadata(course: Course) -> dict[str, Any]:
    name = environment_id(course.game).replace("/", "_")
    return {"render_modes": MODES, "name": name, "is_parallelizable": False, "render_fps": 1}


def _action(course: Course, given: object, more: int = 0) -> int:
    move = course.action(given, more)
    if move is None:
        refused = course.unknown(given)
        raise OutOfBounds(refused, course.words.refuse(refused))
    return move


class Turns(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which one agent after another decides; where several decide at once, none sees the others' choices.

    It has no need of PettingZoo's wrappers: it checks every move itself.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        options: Mapping[str, str | bool] | None = None,
        edition: str | Path | Edition | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        forgiving: bool = True,
    ) -> None:
        super().__init__()
        self.course = Course(game, seats, options, edition, reward)
        self.episode = Episode(self.course, checked_limit(max_cycles))
        self.metadata = _metadata(self.course)
        self.render_mode = checked_mode(render_mode)
        self.forgiving = forgiving
        count = self.course.terms.seats
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.course.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.course.size) for agent in self.possible_agents}
        self.state_space = spaces.Box(np.tile(self.course.low, count), np.tile(self.course.high, count), dtype=np.int16)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random(None)
        self._mask: Mask | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations may be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The catalogue: every move of the game by its number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; equal seeds draw equally."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(2**31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and its legal moves where it decides."""
        seat = self._seat_of[agent]
        if seat != self.episode.turn:
            return {"observation": self.episode.observe(seat), "action_mask": np.zeros(self.course.size, np.int8)}
        return {"observation": self.episode.observe(seat), "action_mask": self._offered().copy()}

    def state(self) -> Numbers:
        """What all seats see together: for training with one critic for all."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.course.terms.seats)])

    def step(self, action: Any) -> None:
        """Make the move of the agent that decides."""
        if not self.agents:
            raise ValueError("there is no game to step: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self._checked(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._play(agent, move)
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The position as a spectator sees it."""
        episode = self.episode
        return render(self.render_mode, episode.game, self.course.terms, episode.state, None)

    def close(self) -> None:
        """Nothing is left open."""

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal for the agent that decides, as sb3-contrib's MaskablePPO asks for it."""
        return self.observe(self.agent_selection)["action_mask"].astype(np.bool_)

    def __copy__(self) -> Turns:
        return copy.deepcopy(self)

    def _checked(self, action: Any) -> int:
        """The number of an action; one that is none, and with the raw environment one that is illegal, changes nothing."""
        move = _action(self.course, action)
        if self.forgiving or self._offered()[move]:
            return move
        refused = self.episode.refusal(self.episode.turn, move)
        raise IllegalMove(refused, self.course.words.refuse(refused))

    def _offered(self) -> Mask:
        if self._mask is None:
            self._mask = self.episode.mask(self.episode.turn)
        return self._mask

    def _play(self, agent: str, move: int) -> None:
        if self._offered()[move]:
            self.episode.play(move)
            if self.episode.turn == OVER:
                self._finish(self.episode.rewards())
            elif self.episode.cut_off:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        seat = self.episode.turn
        self.infos[agent] = {"illegal": self.course.words.refuse(self.episode.refusal(seat, move))}
        self.episode.turn = OVER
        self._finish([ILLEGAL[self.course.reward] if other == seat else 0.0 for other in range(len(self.agents))])

    def _finish(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.agents, rewards, strict=True):
            self.rewards[agent] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _select(self) -> None:
        self._mask = None
        turn = self.episode.turn
        self.agent_selection = self.possible_agents[turn if turn >= 0 else 0]


class AtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which all who must decide act in the same step; for the others the last action is to wait."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
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
        self.metadata = _metadata(self.course) | {"is_parallelizable": True}
        self.render_mode = checked_mode(render_mode)
        self.wait = self.course.size
        """The action of a seat that does not decide."""
        self.possible_agents = [f"player_{seat}" for seat in range(self.course.terms.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.course.observation_space(1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations may be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The catalogue, and one more number for waiting."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; equal seeds draw equally."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(2**31)))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the moves of all who decide; then chance draws."""
        if not self.agents:
            raise ValueError("there is no game to step: call reset() first")
        acting, infos = self.agents, {agent: dict[str, Any]() for agent in self.agents}
        rewards = dict.fromkeys(acting, 0.0)
        moves = self._checked(actions)
        refused = self._refused(moves)
        if refused is None:
            for seat in self.episode.game.to_move(self.episode.state):
                self.episode.play(moves[seat], seat)
        else:
            seat, why = refused
            infos[acting[seat]]["illegal"] = str(why)
            rewards[acting[seat]] = ILLEGAL[self.course.reward]
            self.episode.turn = OVER
        over = self.episode.turn == OVER
        if over and not any(infos.values()):
            rewards = dict(zip(acting, self.episode.rewards(), strict=True))
        cut = self.episode.cut_off and not over
        seen = self._observations()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(acting, over), dict.fromkeys(acting, cut), infos

    def render(self) -> Any:
        """The position as a spectator sees it."""
        episode = self.episode
        return render(self.render_mode, episode.game, self.course.terms, episode.state, None)

    def close(self) -> None:
        """Nothing is left open."""

    def action_masks(self) -> dict[str, NDArray[np.bool_]]:
        """What is allowed now, by agent."""
        return {agent: seen["action_mask"].astype(np.bool_) for agent, seen in self._observations().items()}

    def __copy__(self) -> AtOnce:
        return copy.deepcopy(self)

    def _checked(self, actions: Mapping[str, Any]) -> list[int]:
        """By seat, the number of its action; who is not named waits, and whoever must decide is named."""
        for agent in actions:
            if agent not in self.agents:
                raise OutOfBounds(self.course.unknown(agent), f"there is no agent “{str(agent)[:40]}” in this game")
        deciding = self.episode.game.to_move(self.episode.state)
        usual = [None if seat in deciding else self.wait for seat in range(len(self.agents))]
        return [_action(self.course, actions.get(agent, usual[seat]), 1) for seat, agent in enumerate(self.agents)]

    def _refused(self, moves: list[int]) -> tuple[int, IllegalMove] | None:
        """The first seat that may not do what it wants, and why; raised where this environment does not forgive."""
        deciding = self.episode.game.to_move(self.episode.state)
        for seat, move in enumerate(moves):
            if move == self.wait if seat not in deciding else move in self.episode.legal(seat):
                continue
            why = self.course.unknown("wait") if move == self.wait else self.episode.refusal(seat, move)
            refused = IllegalMove(why, self.course.words.refuse(why))
            if not self.forgiving:
                raise refused
            return seat, refused
        return None

    def _observations(self) -> dict[str, Observation]:
        deciding = () if self.episode.turn == OVER else self.episode.game.to_move(self.episode.state)
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in deciding:
                mask[self.episode.legal(seat)] = 1
            else:
                mask[self.wait] = 1
            found[agent] = {"observation": self.episode.observe(seat), "action_mask": mask}
        return found


def register() -> None:
    """Make every game known to PettingZoo: `pettingzoo.make("aec", "orrery/cryo_v0", seats=3)`."""
    for game in games().values():
        name = environment_id(game)
        if name.replace("_v", "-v") not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "orrery.envs.pettingzoo:env", kwargs={"game": game.NAME})
            pettingzoo.register("parallel", name, "orrery.envs.pettingzoo:parallel_env", kwargs={"game": game.NAME})


register()
