"""Gymnasium's own check, asked of every game and number of seats, and the vectorised environment beside the single one."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from toy import GAME as EMBERS

from orrery import games
from orrery.envs import gymnasium as envs
from orrery.kernel import Move
from orrery.play import Sight
from orrery.terms import TableError

IDS = [envs.environment_id(game, seats) for game in games().values() for seats in game.seats]
every_id = pytest.mark.parametrize("name", IDS)


def random_action(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@every_id
def test_check_env(name: str) -> None:
    env = gymnasium.make(name)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*observation space is a.*|.*Box.*")
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", games())
def test_rendering(game: str) -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        env = envs.OrreryGymEnv(game, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert shown.shape[2] == 3 if mode == "rgb_array" else isinstance(shown, str)


@every_id
def test_a_game_to_its_end_against_random(name: str) -> None:
    env: Any = gymnasium.make(name, seat=None)
    rng = np.random.default_rng(7)
    seen, info = env.reset(seed=7)
    over, told = False, 0.0
    while not over:
        assert seen["action_mask"].any()
        seen, told, over, cut, info = env.step(random_action(seen["action_mask"], rng))
        assert not cut
    assert -1 <= told <= 1
    assert (info["ranks"][info["seat"]] == 1) == (told == 1 or (list(info["ranks"]).count(1) > 1 and told > 0))


@pytest.mark.parametrize("game", games())
def test_greedy_opponents_answer(game: str) -> None:
    env = envs.OrreryGymEnv(game, opponents="greedy")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(4):
        seen, _, over, _, _ = env.step(random_action(seen["action_mask"], rng))
        if over:
            break
    assert over or seen["action_mask"].any()


def test_an_opponent_of_ones_own_decides_from_a_sight() -> None:
    sights: list[Sight] = []

    def last(sight: Sight) -> Move:
        sights.append(sight)
        return sight.moves[-1]

    env = envs.OrreryGymEnv(EMBERS, 3, opponents=["random", last], seat=0)
    rng = np.random.default_rng(1)
    over = False
    seen, _ = env.reset(seed=1)
    while not over:
        seen, _, over, _, _ = env.step(random_action(seen["action_mask"], rng))
    assert [sight.seat for sight in sights] == [2, 2]


def test_an_illegal_action_ends_the_game() -> None:
    env = envs.OrreryGymEnv("callisto", 2)
    seen, _ = env.reset(seed=1)
    seen, reward, over, _, info = env.step(4000)
    assert (reward, over) == (-1.0, True)
    assert "(2.2)" in info["illegal"]
    assert not seen["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_what_cannot_be_made_says_so() -> None:
    with pytest.raises(TableError, match=r"no (opponent|bot)"):
        envs.OrreryGymEnv("callisto", opponents="genius")
    with pytest.raises(TableError, match="needs 2 opponents, not 1"):
        envs.OrreryGymEnv("callisto", 3, opponents=["random"])
    with pytest.raises(TableError, match="seat must be from 0 to 1"):
        envs.OrreryGymEnv("callisto", 2, seat=2)


@every_id
def test_many_games_in_one_call(name: str) -> None:
    env: Any = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(env.unwrapped, envs.OrreryVectorEnv)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(120):
        assert seen in env.observation_space
        assert seen["action_mask"].any(axis=1).all()
        actions = np.array([random_action(mask, rng) for mask in seen["action_mask"]])
        seen, rewards, over, cut, info = env.step(actions)
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        for at in np.flatnonzero(over):
            ended += 1
            assert env.single_observation_space.contains(info["final_obs"][at])
            assert -1 <= rewards[at] <= 1


@pytest.mark.parametrize("game", [EMBERS, *games().values()], ids=lambda game: game.name)
def test_many_games_are_the_same_games_as_single_ones(game: Any) -> None:
    """The same dice and the same choices give the same observations, rewards and ends."""
    single, many = envs.OrreryGymEnv(game), envs.OrreryVectorEnv(game, num_envs=1)
    single.reset(seed=3)
    many.reset(seed=[0])
    single._fleet.dice[0].bits = _first_bits(11)
    single._fleet.begin(0, 0)
    many._fleet.dice[0].bits = _first_bits(11)
    many._begin(0)
    seen, batch = single._observation(), many._observations()
    rng = np.random.default_rng(5)
    for _ in range(4000):
        assert (batch["observation"][0] == seen["observation"]).all()
        assert (batch["action_mask"][0] == seen["action_mask"]).all()
        action = random_action(seen["action_mask"], rng)
        seen, reward, over, _, _ = single.step(action)
        batch, rewards, overs, _, info = many.step(np.array([action]))
        assert (rewards[0], overs[0]) == (reward, over)
        if over:
            assert (info["final_obs"][0]["observation"] == seen["observation"]).all()
            return
    raise AssertionError("the game did not end")


def _first_bits(seed: int) -> int:
    from orrery.dice import Dice

    return int(Dice(seed).bits)


def test_an_illegal_action_ends_one_of_many_games() -> None:
    env = envs.OrreryVectorEnv("callisto", 2, num_envs=2)
    seen, _ = env.reset(seed=1)
    good = int(np.flatnonzero(seen["action_mask"][1])[0])
    _, rewards, over, _, info = env.step(np.array([4000, good]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert over.tolist() == [True, False]
    assert info["final_info"]["illegal"][0]
