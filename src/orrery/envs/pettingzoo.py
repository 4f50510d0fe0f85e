"""PettingZoo: every game as an AEC environment, and as a parallel one in which those who decide at once act at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from orrery.edition import Edition
from orrery.envs.episode import Course, Episode, Mask, Numbers
from orrery.envs.fleet import OVER
from orrery.envs.picture import MODES, render
from orrery.envs.rewards import ILLEGAL
from orrery.kernel import Game, IllegalMove, Refusal, Text

Observation = dict[str, NDArray[Any]]


def env(game: str | Game, seats: int | None = None, **settings: Any) -> AECEnv[str, Observation, int]:
    """A game as an AEC environment with PettingZoo's usual wrappers: an illegal move ends it with the worst reward."""
    raw = raw_env(game, seats, **settings)
    made = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL[raw.course.reward])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def _name(course: Course) -> str:
    return f"orrery_{course.game.NAME.replace('-', '_')}_v{course.game.OBSERVATION}"


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801  (PettingZoo's own name for it)
    """A game without wrappers: an illegal move raises IllegalMove."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        options: Mapping[str, str | bool] | None = None,
        edition: str | Path | Edition | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.course = Course(game, seats, options, edition, reward)
        self.episode = Episode(self.course)
        self.metadata = {
            "render_modes": MODES,
            "name": _name(self.course),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        count = self.course.terms.seats
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: self.course.observation_space() for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.course.size) for agent in self.agents}
        self.state_space = spaces.Box(np.tile(self.course.low, count), np.tile(self.course.high, count), dtype=np.int16)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self._random, _ = seeding.np_random(None)
        self._mask: Mask | None = None

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
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
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and its legal moves where it decides."""
        seat = self._seat_of[agent]
        if seat != self.episode.turn:
            return {"observation": self.episode.observe(seat), "action_mask": np.zeros(self.course.size, np.int8)}
        if self._mask is None:
            self._mask = self.episode.mask(seat)
        return {"observation": self.episode.observe(seat), "action_mask": self._mask.copy()}

    def state(self) -> Numbers:
        """What all seats see together: for training with one critic for all."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.course.terms.seats)])

    def step(self, action: int | None) -> None:
        """Make the move of the agent that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        self._check(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.play(int(action))  # type: ignore[arg-type]
        if self.episode.turn == OVER:
            self._finish()
        elif self.episode.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The position as a spectator sees it."""
        episode = self.episode
        return render(self.render_mode, episode.game, self.course.terms, episode.state, None)

    def close(self) -> None:
        """Nothing is left open."""

    def _check(self, action: int | None) -> None:
        seat = self.episode.turn
        if self._mask is None:
            self._mask = self.episode.mask(seat)
        if action is None or not 0 <= action < self.course.size:
            raise IllegalMove(Refusal("", Text("refused-unknown", {"move": str(action)})))
        if not self._mask[action]:
            refusal = self.episode.game.why_not(self.episode.state, seat, int(action))
            raise IllegalMove(refusal or Refusal("", Text("refused-not-the-moment")))

    def _finish(self) -> None:
        for agent, reward in zip(self.agents, self.episode.rewards(), strict=True):
            self.rewards[agent] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _select(self) -> None:
        self._mask = None
        turn = self.episode.turn
        self.agent_selection = self.possible_agents[turn if turn >= 0 else 0]
