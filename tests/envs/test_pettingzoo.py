"""PettingZoo's own tests, asked of every game and number of seats, and what they do not ask."""

from __future__ import annotations

import contextlib
import io
import itertools
import sys
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from toy import GAME as EMBERS

from orrery import IllegalMove, games
from orrery.envs import pettingzoo as envs
from orrery.envs.episode import Course, Episode
from orrery.terms import TableError

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import an environment in its old way
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

CASES = [(game, seats) for game in [EMBERS, *games().values()] for seats in game.seats]
every_env = pytest.mark.parametrize(("game", "seats"), CASES, ids=[f"{game.name}-{seats}" for game, seats in CASES])
first_of_each = pytest.mark.parametrize("game", [EMBERS, *games().values()], ids=lambda game: game.name)


@contextlib.contextmanager
def quietly() -> Iterator[None]:
    """PettingZoo prints its progress, and warns of dict observations in every environment but its own."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        for message in ("Observation is not a NumPy array", "Observation space for each agent probably", "Action mask"):
            warnings.filterwarnings("ignore", message, UserWarning)
        yield


@every_env
def test_api(game: Any, seats: int) -> None:
    with quietly():
        api_test(envs.env(game, seats), num_cycles=60)


@every_env
def test_seeds(game: Any, seats: int) -> None:
    with quietly():
        seed_test(lambda: envs.env(game, seats), num_cycles=30)


@every_env
def test_parallel_api_and_seeds(game: Any, seats: int) -> None:
    with quietly():
        parallel_api_test(envs.parallel_env(game, seats), num_cycles=40)


@first_of_each
def test_rendering(game: Any) -> None:
    with quietly():
        render_test(
            lambda render_mode: envs.env(game, game.seats[-1], render_mode=render_mode),
            {"svg": lambda shown: shown.startswith("<svg")},
        )


@first_of_each
def test_the_state_of_all(game: Any) -> None:
    env = envs.env(game)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())


def finish(env: Any, seed: int) -> dict[str, float]:
    """Play at random to the end; every agent's rewards in sum, as it was told by `last`."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        sums[agent] += reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return sums


@every_env
def test_a_whole_game_pays_by_rank(game: Any, seats: int) -> None:
    env = envs.env(game, seats)
    sums = finish(env, 3)
    ranks = list(game.ranks(env.episode.state))
    assert game.outcome(env.episode.state) is not None
    assert all(-1 <= reward <= 1 for reward in sums.values())
    if seats == len(ranks) > 1:
        assert sum(sums.values()) == pytest.approx(0)
    order = sorted(range(seats), key=lambda seat: ranks[seat])
    assert [sums[f"player_{seat}"] for seat in order] == sorted(sums.values(), reverse=True)


@first_of_each
def test_a_whole_game_pays_by_score(game: Any) -> None:
    env = envs.env(game, reward="score")
    sums = finish(env, 3)
    scores = list(game.scores(env.episode.state))
    sign = -1 if game.lowest_wins else 1
    if len(scores) == len(sums) == 2:
        assert sums == {"player_0": sign * (scores[0] - scores[1]), "player_1": sign * (scores[1] - scores[0])}


def test_an_illegal_move_ends_the_game_and_says_why() -> None:
    env = envs.env("callisto", 2)
    env.reset(seed=1)
    seen = env.observe("player_0")
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    env.step(wrong)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert "(2.2)" in env.infos["player_0"]["illegal"]


def test_the_raw_environment_refuses_with_the_rule() -> None:
    env = envs.raw_env("callisto", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"\(2\.2\)"):
        env.step(4000)
    with pytest.raises(IllegalMove):
        env.step(10**6)
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    assert env.agent_selection == "player_1"


def test_what_cannot_be_made_says_so() -> None:
    with pytest.raises(TableError, match="2, 3 or 4 seats"):
        envs.env("callisto", 7)
    with pytest.raises(TableError, match="rank or score"):
        envs.env("callisto", reward="fame")
    with pytest.raises(ValueError, match="render_mode must be"):
        envs.env("callisto", render_mode="hologram")
    with pytest.raises(ValueError, match="call reset"):
        envs.env("callisto").step(0)


def test_who_decides_at_once_acts_at_once() -> None:
    env = envs.parallel_env(EMBERS, 3)
    seen, _ = env.reset(seed=5)
    assert all(not own["action_mask"][env.wait] for own in seen.values())
    moves = {agent: int(np.flatnonzero(own["action_mask"])[0]) for agent, own in seen.items()}
    seen, rewards, over, _, _ = env.step(moves)
    assert env.episode.state.tricks == 1
    moves = {agent: int(np.flatnonzero(own["action_mask"])[0]) for agent, own in seen.items()}
    _, rewards, over, _, _ = env.step(moves)
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert env.agents == []


def test_those_who_decide_later_do_not_see_earlier_choices() -> None:
    """An AEC environment puts simultaneous choices one after another: what the first has laid must not show."""
    course = Course(EMBERS, 2)
    seen = []
    for at in range(2):
        episode = Episode(course)
        episode.begin(11)
        moves = episode.legal(0)
        assert len(moves) == 2
        episode.make(int(moves[at]))
        seen.append(episode.observe(1).tolist())
    assert seen[0] == seen[1]


def test_equal_seeds_of_parallel_environments_play_equal_games() -> None:
    with quietly():
        parallel_seed_test(lambda: envs.parallel_env("callisto", 2), num_cycles=20)


def test_performance_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(time=itertools.count(0, 2).__next__)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        performance_benchmark(envs.env("callisto", 2))
    assert "Finished performance benchmark" in told.getvalue()
