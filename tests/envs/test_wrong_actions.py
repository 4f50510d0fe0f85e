"""Wrong actions: each library answers with its own kind of error, nothing changes, and nothing crashes."""

from __future__ import annotations

import copy
import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from toy import GAME as EMBERS

from orrery import IllegalMove, games
from orrery.envs import gymnasium as gym_envs, openspiel, pettingzoo
from orrery.kernel import Move
from orrery.play import Sight
from orrery.terms import TableError

openspiel.register(EMBERS)
EVERY_GAME = [EMBERS, *games().values()]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
NO_ACTIONS: list[Any] = [-1, -5, 99_999, 2**31, 2**70, 1.5, float("nan"), "0", None, [0], np.array([0]), np.float32(0)]
"""What is no action of any game."""


def facts(env: Any) -> list[int]:
    """Where an environment's game stands, and how its dice lie."""
    if isinstance(env, gym_envs.OrreryGymEnv):
        fleet = env._fleet
        return [*fleet.states[0].facts(), fleet.dice[0].bits, fleet.turns[0], fleet.made[0]]
    episode = env.episode
    return [*episode.state.facts(), episode.play.chance.bits, episode.turn, episode.made]


def illegal(mask: Any) -> int:
    return int(np.flatnonzero(np.asarray(mask) == 0)[-1])


@every_game
def test_gymnasium_raises_its_own_error(game: Any) -> None:
    env = gym_envs.OrreryGymEnv(game)
    env.reset(seed=1)
    before = facts(env)
    for action in NO_ACTIONS:
        with pytest.raises(gymnasium.error.InvalidAction, match="There is no move"):
            env.step(action)
        assert facts(env) == before
    strict = gym_envs.OrreryGymEnv(game, forgiving=False)
    seen, _ = strict.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction) as refused:
        strict.step(illegal(seen["action_mask"]))
    assert isinstance(refused.value, IllegalMove)
    assert facts(strict) == before
    strict.step(int(np.flatnonzero(strict.action_masks())[0]))


@every_game
def test_many_games_are_all_left_alone_by_one_wrong_action(game: Any) -> None:
    env = gym_envs.OrreryVectorEnv(game, num_envs=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.array([0, 0]))
    seen, _ = env.reset(seed=1)
    good = int(np.flatnonzero(seen["action_mask"][0])[0])
    before = [state.facts() for state in env._fleet.states]
    wrong: list[Any] = [[good, action] for action in NO_ACTIONS if not isinstance(action, list | np.ndarray)]
    for actions in [*wrong, [good], [good] * 3, good, None, [[good, good]]]:
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(actions)
        assert [state.facts() for state in env._fleet.states] == before
    strict = gym_envs.OrreryVectorEnv(game, num_envs=2, forgiving=False)
    seen, _ = strict.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        strict.step(np.array([good, illegal(seen["action_mask"][1])]))
    assert [state.facts() for state in strict._fleet.states] == before
    strict.step(seen["action_mask"].argmax(axis=1))


@every_game
def test_pettingzoo_asserts_that_an_action_is_one(game: Any) -> None:
    for env in (pettingzoo.env(game), pettingzoo.raw_env(game)):
        env.reset(seed=1)
        before = facts(env)
        for action in NO_ACTIONS:
            with pytest.raises(AssertionError, match="There is no move") as refused:
                env.step(action)
            assert isinstance(refused.value, IllegalMove)
            assert facts(env) == before
            assert not any(env.terminations.values())
        env.step(int(np.flatnonzero(env.action_masks())[0]))


def test_a_refused_action_costs_no_reward_that_is_still_owed() -> None:
    env = pettingzoo.raw_env("callisto", 2)
    env.reset(seed=1)
    env._cumulative_rewards["player_0"] = 0.5
    with pytest.raises(IllegalMove):
        env.step(4000)
    assert env._cumulative_rewards["player_0"] == 0.5


@every_game
def test_the_parallel_environment_looks_at_all_actions_first(game: Any) -> None:
    env = pettingzoo.parallel_env(game, forgiving=False)
    seen, _ = env.reset(seed=1)
    before = facts(env)
    good = {agent: int(np.flatnonzero(own["action_mask"])[0]) for agent, own in seen.items()}
    last = env.agents[-1]
    for action in NO_ACTIONS:
        with pytest.raises(AssertionError):
            env.step(good | {last: action})
        assert facts(env) == before
    with pytest.raises(AssertionError, match="no agent “player_9”"):
        env.step(good | {"player_9": 0})
    with pytest.raises(IllegalMove):
        env.step(good | {last: illegal(seen[last]["action_mask"])})
    with pytest.raises(IllegalMove):
        env.step({})
    assert facts(env) == before
    assert {agent: mask.sum() > 0 for agent, mask in env.action_masks().items()} == dict.fromkeys(env.agents, True)
    env.step(good)


def test_who_acts_without_being_asked_loses() -> None:
    env = pettingzoo.parallel_env("callisto", 2)
    seen, _ = env.reset(seed=1)
    good = int(np.flatnonzero(seen["player_0"]["action_mask"])[0])
    _, rewards, over, _, infos = env.step({"player_0": good, "player_1": good})
    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert all(over.values())
    assert infos["player_1"]["illegal"]


@every_game
def test_openspiel_raises_its_own_error(game: Any) -> None:
    spiel = pyspiel.load_game(openspiel.short_name(game))
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before, legal = state.held.play.state.facts(), state.legal_actions()
    wrong = next(move for move in range(spiel.num_distinct_actions()) if move not in legal)
    for action in (99_999, -1, -5, 2**62, wrong):
        for attempt in (state.apply_action, state.child, state.apply_action_with_legality_check):
            with pytest.raises(pyspiel.SpielError):
                attempt(action)
        assert (state.held.play.state.facts(), state.legal_actions()) == (before, legal)
    with pytest.raises(IllegalMove):
        state.apply_action(wrong)
    for attempt in (lambda: state.action_to_string(0, 99_999), lambda: state.action_to_string(0, -9)):
        with pytest.raises(pyspiel.SpielError):
            attempt()
    assert state.legal_actions(7) == []
    for look in (state.observation_tensor, state.information_state_string):
        with pytest.raises(pyspiel.SpielError):
            look(7)
    with pytest.raises(pyspiel.SpielError):
        state.chance_outcomes()
    with pytest.raises(pyspiel.SpielError):
        state.resample_from_infostate(7, lambda: 0.5)
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        state.apply_action(legal[0])


def test_openspiel_refuses_parameters_in_its_own_way() -> None:
    for spec in ("orrery_callisto(seats=9)", "orrery_callisto(outer_pillars=maybe)", "orrery_cassiopeia(flipped=7)"):
        with pytest.raises(pyspiel.SpielError):
            pyspiel.load_game(spec)


def test_an_opponent_that_cheats_is_named() -> None:
    def cheat(sight: Sight) -> Move:
        return Move(0, "place", "nowhere")

    env = gym_envs.OrreryGymEnv("callisto", 2, opponents=cheat)
    env.reset(seed=1)
    with pytest.raises(TableError, match="the opponent at seat 1 answered with “nowhere”"):
        env.step(int(np.flatnonzero(env.action_masks())[0]))


@every_game
def test_games_are_cut_off_after_max_cycles(game: Any) -> None:
    turns = pettingzoo.env(game, max_cycles=2)
    turns.reset(seed=1)
    for _ in range(2):
        assert not any(turns.truncations.values())
        turns.step(int(np.flatnonzero(turns.action_masks())[0]))
    assert all(turns.truncations.values())
    single, many = gym_envs.OrreryGymEnv(game, max_cycles=1), gym_envs.OrreryVectorEnv(game, num_envs=2, max_cycles=1)
    single.reset(seed=1)
    assert single.step(int(np.flatnonzero(single.action_masks())[0]))[2:4] == (False, True)
    many.reset(seed=1)
    _, _, over, cut, _ = many.step(many.action_masks().argmax(axis=1))
    assert (over.tolist(), cut.tolist()) == ([False] * 2, [True] * 2)
    with pytest.raises(TableError, match="max_cycles must be"):
        pettingzoo.parallel_env(game, max_cycles=0)


def test_masks_are_what_maskable_ppo_asks_for() -> None:
    """It looks for `action_masks` through all wrappers, calls it before every step and wants booleans."""
    env = gymnasium.make("orrery/Callisto-2p-v0")
    seen, _ = env.reset(seed=3)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.shape == (env.action_space.n,)  # type: ignore[attr-defined]
    assert (masks == seen["action_mask"]).all()
    held = copy.deepcopy(masks)
    seen, *_ = env.step(int(masks.argmax()))
    assert (env.get_wrapper_attr("action_masks")() == seen["action_mask"]).all()
    assert not (held == seen["action_mask"]).all()
