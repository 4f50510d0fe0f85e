"""sb3-contrib's MaskablePPO learns one of the games against bots, through the Gymnasium environment as it is.

    pip install 'orrery-games[envs,learn]'
    python examples/learn_with_sb3.py --game cassiopeia --steps 60000

The learner sits at the first seat against `random`. Its policy sees the numbers of docs/environments.md, each divided by
its largest value, and MaskablePPO asks the environment's `action_masks()` which moves are legal.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium.wrappers import TransformObservation

from orrery.envs.gymnasium import OrreryGymEnv


def environment(game: str, opponents: str = "random") -> gymnasium.Env[Any, Any]:
    """A game for one learner, whose observations are small numbers in one array."""
    env = OrreryGymEnv(game, 2, opponents=opponents, max_cycles=1000)
    high = np.maximum(np.abs(env.course.low), env.course.high).astype(np.float32)
    space = gymnasium.spaces.Box(-1.0, 1.0, high.shape, np.float32)
    return TransformObservation(env, lambda seen: seen["observation"] / high, space)


def share_won(model: Any, game: str, games: int, seed: int) -> float:
    """How many games the learner wins; a shared first place is half a win."""
    env, won = environment(game), 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over = cut = False
        while not over and not cut:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(seen, action_masks=masks)
            seen, reward, over, cut, _ = env.step(action)
        won += (float(reward) > 0) + (float(reward) == 0) / 2
    return won / games


def main() -> None:
    """Learn for so many steps, and say how many games are won before and after."""
    parser = argparse.ArgumentParser(description="Teach MaskablePPO a game against random.")
    parser.add_argument("--game", default="cassiopeia", help="callisto, cassiopeia, cryo or three-days")
    parser.add_argument("--steps", type=int, default=60_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=200, help="how many games each measurement has")
    parser.add_argument("--seed", type=int, default=1, help="for the games and the first weights")
    wanted = parser.parse_args()
    from sb3_contrib import MaskablePPO  # noqa: PLC0415  (only who trains needs it)
    from stable_baselines3.common.vec_env import DummyVecEnv  # noqa: PLC0415

    envs = DummyVecEnv([lambda: environment(wanted.game)] * 8)
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=256, gamma=1.0, ent_coef=0.01, seed=wanted.seed)
    before = share_won(model, wanted.game, wanted.games, 10_000)
    print(f"before learning: {before:.0%} of the games of {wanted.game} against random are won")
    model.learn(wanted.steps)
    after = share_won(model, wanted.game, wanted.games, 10_000)
    print(f"after {wanted.steps:,} steps: {after:.0%}")


if __name__ == "__main__":
    main()
