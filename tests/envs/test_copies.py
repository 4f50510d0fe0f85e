"""Copies and stored environments: they go on as the original would, and neither touches the other."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from toy import GAME as EMBERS

from orrery import games
from orrery.envs import gymnasium as gym_envs, pettingzoo
from orrery.envs.episode import Course

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}
every_way = pytest.mark.parametrize("way", WAYS)
CASES = [(game, seats) for game in [EMBERS, *games().values()] for seats in {game.seats[0], game.seats[-1]}]
every_case = pytest.mark.parametrize(("game", "seats"), CASES, ids=[f"{game.name}-{seats}" for game, seats in CASES])


def last_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[-1])


def walk(env: Any, steps: int) -> list[Any]:
    """What an AEC environment tells over some steps."""
    told = []
    for _ in range(steps):
        if not env.agents or any(env.terminations.values()):
            break
        seen, reward, over, _, _ = env.last()
        told.append((env.agent_selection, seen["observation"].tolist(), reward, over, env.state().tolist()))
        env.step(last_legal(seen["action_mask"]))
    return [*told, dict(env.rewards)]


@every_way
@every_case
def test_turns(game: Any, seats: int, way: str) -> None:
    env = pettingzoo.env(game, seats)
    assert WAYS[way](env).possible_agents == env.possible_agents
    env.reset(seed=5)
    walk(env, 3 if game is EMBERS else 25)
    before = env.state().tolist()
    other = WAYS[way](env)
    told = walk(other, 60)
    assert env.state().tolist() == before
    assert walk(env, 60) == told
    env.reset()
    other.reset()
    assert env.state().tolist() == other.state().tolist()


@every_way
@every_case
def test_at_once(game: Any, seats: int, way: str) -> None:
    def steps(env: Any, seen: Any, count: int) -> list[Any]:
        told = []
        for _ in range(count):
            if not env.agents:
                break
            seen, rewards, over, *_ = env.step({a: last_legal(own["action_mask"]) for a, own in seen.items()})
            told.append(([own["observation"].tolist() for own in seen.values()], rewards, over))
        return told

    env = pettingzoo.parallel_env(game, seats)
    env.reset(seed=5)
    other = WAYS[way](env)
    told = steps(other, other._observations(), 40)
    assert steps(env, env._observations(), 40) == told


def learn(env: Any, steps: int) -> list[Any]:
    told = []
    for _ in range(steps):
        if not env.action_masks().any():
            break
        seen, reward, over, *_ = env.step(last_legal(env.action_masks()))
        told.append((seen["observation"].tolist(), reward, over))
    return told


@every_way
@every_case
def test_learner(game: Any, seats: int, way: str) -> None:
    env = gym_envs.OrreryGymEnv(game, seats, seat=None)
    env.reset(seed=8)
    learn(env, 1 if game is EMBERS else 6)
    other = WAYS[way](env)
    told = learn(other, 20)
    assert len(told) > 0
    assert learn(env, 20) == told
    assert env.reset()[0]["observation"].tolist() == other.reset()[0]["observation"].tolist()


@every_way
@pytest.mark.parametrize("opponents", ["greedy", "mcts:iterations=8"])
def test_bots_sit_down_afresh_and_the_game_is_the_same(opponents: str, way: str) -> None:
    env = gym_envs.OrreryGymEnv("cryo", 3, opponents=opponents, seat=1)
    env.reset(seed=8)
    learn(env, 4)
    before = env.state.facts()
    other = WAYS[way](env)
    assert other.state.facts() == before
    learn(other, 2)
    assert env.state.facts() == before
    learn(env, 2)
    third = pickle.loads(pickle.dumps(other))
    assert third.state.facts() == other.state.facts()


@every_way
def test_an_environment_behind_gymnasiums_wrappers(way: str) -> None:
    env = gymnasium.make("orrery/ThreeDays-3p-v0", max_episode_steps=50)
    env.reset(seed=2)
    env.step(last_legal(env.get_wrapper_attr("action_masks")()))
    other = env if way == "copy" else WAYS[way](env)
    assert (env.get_wrapper_attr("action_masks")() == other.get_wrapper_attr("action_masks")()).all()


@every_way
def test_a_game_that_an_illegal_action_ended_stays_ended(way: str) -> None:
    env = gym_envs.OrreryGymEnv("callisto", 2)
    env.reset(seed=1)
    env.step(4000)
    with pytest.raises(gymnasium.error.ResetNeeded):
        WAYS[way](env).step(0)


@every_way
@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("game", [EMBERS, *games().values()], ids=lambda game: game.name)
def test_learners(game: Any, opponents: str, way: str) -> None:
    def steps(env: Any, count: int) -> list[Any]:
        told = []
        for _ in range(count):
            seen, rewards, over, *_ = env.step(env.action_masks().argmax(axis=1))
            told.append((seen["observation"].tolist(), rewards.tolist(), over.tolist()))
        return told

    env = gym_envs.OrreryVectorEnv(game, num_envs=3, opponents=opponents)
    assert WAYS[way](env).num_envs == 3
    env.reset(seed=4)
    steps(env, 12)
    before = [state.facts() for state in env._fleet.states]
    other = WAYS[way](env)
    assert [state.facts() for state in other._fleet.states] == before
    assert [int(dice.bits) for dice in other._fleet.dice] == [int(dice.bits) for dice in env._fleet.dice]
    told = steps(other, 8)
    assert [state.facts() for state in env._fleet.states] == before
    if opponents == "random":
        assert steps(env, 8) == told


def test_terms_are_stored_with_the_environment(tmp_path: Any) -> None:
    heavy = tmp_path / "heavy.toml"
    heavy.write_text('game = "callisto"\nname = "heavy"\n[[piece]]\nid = "X"\npoints = 9\n')
    course = Course("callisto", 2, {"outer-pillars": "yes"}, heavy, "score")
    again = pickle.loads(pickle.dumps(course))
    assert again.terms == course.terms
    assert again.terms.edition.digest == course.terms.edition.digest
    assert (again.reward, again.size) == ("score", course.size)
    assert copy.deepcopy(course) is course
