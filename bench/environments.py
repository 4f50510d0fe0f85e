"""Measures environment steps a second: PettingZoo beside its own classic games, Gymnasium one game and many at once."""

from __future__ import annotations

import importlib.util
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import orrery

CLASSIC = {"connect_four_v3": "pettingzoo", "tictactoe_v3": "pettingzoo", "chess_v6": "chess"}
"""PettingZoo's own games that need no more than itself and what they name."""
MANY = 64


def turns(env: Any, seed: int) -> int:
    """One game of an AEC environment at random, as PettingZoo's own benchmark plays: `last`, a legal action, `step`."""
    rng, made = random.Random(seed), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            return made
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        made += 1
    return made


def single(env: Any, seed: int) -> int:
    """One game of a Gymnasium environment at random."""
    rng, made, over, cut = random.Random(seed), 0, False, False
    seen, _ = env.reset(seed=seed)
    while not (over or cut):
        seen, _, over, cut, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        made += 1
    return made


class Together:
    """Random steps of a vectorised environment; a mask's legal actions are picked as in single games."""

    def __init__(self, env: Any) -> None:
        self.env, self.rng = env, random.Random(1)
        self.seen, _ = env.reset(seed=1)

    def step(self, _: int) -> int:
        actions = [self.rng.choice(np.flatnonzero(mask).tolist()) for mask in self.seen["action_mask"]]
        self.seen, *_ = self.env.step(np.array(actions))
        return len(actions)


def environments(seconds: float, repeat: Callable[[Callable[[int], int], float], Any]) -> Iterator[str]:
    """The two tables; `repeat` measures."""
    if importlib.util.find_spec("pettingzoo") is None or importlib.util.find_spec("gymnasium") is None:
        yield "not installed: `pip install 'orrery-games[envs]'`"
        return
    yield from _pettingzoo(seconds, repeat)
    yield ""
    yield from _gymnasium(seconds, repeat)


def _pettingzoo(seconds: float, repeat: Any) -> Iterator[str]:
    from pettingzoo.utils import wrappers

    from orrery.envs.pettingzoo import env

    yield "PettingZoo, an agent's `last` and `step` with a random legal action, steps a second:"
    yield ""
    yield "| environment | steps/s | with PettingZoo's usual wrappers |"
    yield "|---|---|---|"
    for game in orrery.games().values():
        for seats in sorted({2, game.seats[-1]}):
            own = env(game, seats)
            worn = wrappers.OrderEnforcingWrapper(
                wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env(game, seats), illegal_reward=-1))
            )
            paces = [repeat(lambda n, e=made: turns(e, n), seconds) for made in (own, worn)]
            yield f"| orrery {game.name}, {seats} seats | " + " | ".join(f"{p.each_second:,.0f}" for p in paces) + " |"
    for name, needs in CLASSIC.items():
        if importlib.util.find_spec(needs) is None or importlib.util.find_spec("pygame") is None:
            yield f"| PettingZoo {name} | not installed | |"
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            paces = [repeat(lambda n, e=made: turns(e, n), seconds) for made in (module.raw_env(), module.env())]
        yield f"| PettingZoo {name} | " + " | ".join(f"{p.each_second:,.0f}" for p in paces) + " |"


def _gymnasium(seconds: float, repeat: Any) -> Iterator[str]:
    import gymnasium

    from orrery.envs.gymnasium import OrreryVectorEnv, environment_id

    yield f"Gymnasium, one learner against `random`, steps of the learner a second; {MANY} games in each call of the last:"
    yield ""
    yield "| environment | one game | vectorised | ratio |"
    yield "|---|---|---|---|"
    for game in orrery.games().values():
        name = environment_id(game, 2)
        one = gymnasium.make(name)
        alone = repeat(lambda n, e=one: single(e, n), seconds)
        many = repeat(Together(OrreryVectorEnv(game, 2, num_envs=MANY)).step, seconds)
        ratio = many.each_second / alone.each_second
        yield f"| {name} | {alone.each_second:,.0f} | {many.each_second:,.0f} | {ratio:.1f} |"
