"""PettingZoo: every game as an AEC environment, and as a parallel one in which those who decide at once act at once."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from orrery._moved import moved
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


def env(game: str | Game, seats: int | None = None, **settings: Any) -> OrreryEnv:
    """A game as an AEC environment; an illegal move ends it with the worst reward."""
    return OrreryEnv(game, seats, **settings)


def raw_env(game: str | Game, seats: int | None = None, **settings: Any) -> OrreryEnv:
    """The same, where an illegal move raises IllegalMove with the rule that speaks against it."""
    return OrreryEnv(game, seats, forgiving=False, **settings)


def parallel_env(game: str | Game, seats: int | None = None, **settings: Any) -> OrreryParallelEnv:
    """A game as a parallel environment: every seat acts in every step, those who do not decide by waiting."""
    return OrreryParallelEnv(game, seats, **settings)


def environment_id(game: Game) -> str:
    """The name under which PettingZoo knows a game: `orrery/`, its name, and the version of its observations."""
    return f"orrery/{game.name.replace('-', '_')}_v{game.observation}"


def _metadata(course: Course, *, parallel: bool) -> dict[str, Any]:
    name = environment_id(course.game).replace("/", "_")
    return {"render_modes": MODES, "name": name, "is_parallelizable": parallel, "render_fps": 1}


def _action(course: Course, given: object, more: int = 0) -> int:
    move = course.action(given, more)
    if move is None:
        refused = course.unknown(given)
        raise OutOfBounds(refused, course.words.refuse(refused))
    return move


class _Agents:
    """What both environments have: a game on its terms, an agent for every seat, and what each may see and do."""

    waits = 0
    """How many actions there are beside the catalogue's."""

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
        self.metadata = _metadata(self.course, parallel=bool(self.waits))
        self.render_mode = checked_mode(render_mode)
        self.forgiving = forgiving
        self.possible_agents = [f"player_{seat}" for seat in range(self.course.terms.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.course.observation_space(self.waits) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.course.size + self.waits) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations may be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The catalogue: every move of the game by its number; in a parallel environment one more, for waiting."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The position as a spectator sees it."""
        return render(self.render_mode, self.course.game, self.course.terms, self.episode.state, None)

    def close(self) -> None:
        """Nothing is left open."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(2**31)))
        self.agents = self.possible_agents[:]


class OrreryEnv(_Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which one agent after another decides; where several decide at once, none sees the others' choices.

    It has no need of PettingZoo's wrappers: it checks every move itself.
    """

    def __init__(self, game: str | Game, seats: int | None = None, **settings: Any) -> None:
        super().__init__(game, seats, **settings)
        count = self.course.terms.seats
        self.state_space = spaces.Box(np.tile(self.course.low, count), np.tile(self.course.high, count), dtype=np.int16)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._mask: Mask | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; equal seeds draw equally."""
        self._begin(seed)
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

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal for the agent that decides, as sb3-contrib's MaskablePPO asks for it."""
        return self.observe(self.agent_selection)["action_mask"].astype(np.bool_)

    def __copy__(self) -> OrreryEnv:
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
            self.episode.make(move)
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


class OrreryParallelEnv(_Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which all who must decide act in the same step; for the others the last action is to wait."""

    waits = 1

    @property
    def wait(self) -> int:
        """The action of a seat that does not decide."""
        return self.course.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; equal seeds draw equally."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the moves of all who decide; then chance draws."""
        if not self.agents:
            raise ValueError("there is no game to step: call reset() first")
        acting, moves = self.agents, self._checked(actions)
        refused = self._refused(moves)
        if refused is None:
            rewards = self._play(moves)
        else:
            rewards = [ILLEGAL[self.course.reward] if seat == refused[0] else 0.0 for seat in range(len(acting))]
            self.episode.turn = OVER
        over = self.episode.turn == OVER
        cut = self.episode.cut_off and not over
        seen = self._observations()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in acting}
        if refused is not None:
            infos[acting[refused[0]]]["illegal"] = str(refused[1])
        paid = dict(zip(acting, rewards, strict=True))
        return seen, paid, dict.fromkeys(acting, over), dict.fromkeys(acting, cut), infos

    def _play(self, moves: list[int]) -> list[float]:
        """Make the moves of all who decide; what each seat gets for it."""
        for seat in self.episode.to_move:
            self.episode.make(moves[seat], seat)
        return self.episode.rewards() if self.episode.turn == OVER else [0.0] * len(moves)

    def action_masks(self) -> dict[str, NDArray[np.bool_]]:
        """What is allowed now, by agent."""
        return {agent: seen["action_mask"].astype(np.bool_) for agent, seen in self._observations().items()}

    def __copy__(self) -> OrreryParallelEnv:
        return copy.deepcopy(self)

    def _checked(self, actions: Mapping[str, Any]) -> list[int]:
        """By seat, the number of its action; who is not named waits, and whoever must decide is named."""
        for agent in actions:
            if agent not in self.agents:
                raise OutOfBounds(self.course.unknown(agent), f"there is no agent “{str(agent)[:40]}” in this game")
        deciding = self.episode.to_move
        usual = [None if seat in deciding else self.wait for seat in range(len(self.agents))]
        return [_action(self.course, actions.get(agent, usual[seat]), 1) for seat, agent in enumerate(self.agents)]

    def _refused(self, moves: list[int]) -> tuple[int, IllegalMove] | None:
        """The first seat that may not do what it wants, and why; raised where this environment does not forgive."""
        deciding = self.episode.to_move
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
        deciding = self.episode.to_move
        every: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[self.episode.legal(seat) if seat in deciding else self.wait] = 1
            every[agent] = {"observation": self.episode.observe(seat), "action_mask": mask}
        return every


def register() -> None:
    """Make every game known to PettingZoo: `pettingzoo.make("aec", environment_id(game), seats=3)`."""
    for game in games().values():
        name = environment_id(game)
        if name.replace("_v", "-v") not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "orrery.envs.pettingzoo:env", kwargs={"game": game.name})
            pettingzoo.register("parallel", name, "orrery.envs.pettingzoo:parallel_env", kwargs={"game": game.name})


register()
__getattr__ = moved(
    __name__,
    {"Turns": "orrery.envs.pettingzoo.OrreryEnv", "AtOnce": "orrery.envs.pettingzoo.OrreryParallelEnv"},
)
