"""What is done a million times keeps no memory: compiled code must give back every list that it is handed."""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections.abc import Callable

import numpy as np
import pytest

import orrery
from orrery.bots.hint import advise
from orrery.bots.mcts import MctsBot, Thinking
from orrery.bots.search import Tree
from orrery.envs.gymnasium import OrreryVectorEnv

GAMES = list(orrery.games())


def growth(work: Callable[[], object], times: int) -> float:
    """How many bytes are kept each time, after a first time that may fill caches."""
    work()
    gc.collect()
    tracemalloc.start()
    try:
        work()
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(times):
            work()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / times
    finally:
        tracemalloc.stop()


def midgame(game: str) -> orrery.Table:
    table, rng = orrery.Table(game, 2, seed=4), random.Random(5)
    for _ in range(12):
        seat = table.to_move[0]
        table.play(rng.choice(table.legal(seat)), seat)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_search_keeps_nothing(game: str) -> None:
    table = midgame(game)
    sight = table.sight(table.to_move[0])
    state = sight.imagine(random.Random(1))
    plan = Thinking().plan(table.game)

    def search() -> None:
        tree = Tree(table.game, 2, table.game.lowest_wins, plan, 7)
        for _ in range(30):
            tree.iterate(state.copy(), sight.seat)

    assert growth(search, 10) < 200


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_and_its_hints_keep_nothing(game: str) -> None:
    table = midgame(game)
    sight = table.sight(table.to_move[0])

    def decide() -> None:
        MctsBot(Thinking(iterations=12), 3).choose(sight)
        advise(sight, iterations=12, seconds=None)

    assert growth(decide, 2) < 400


@pytest.mark.parametrize("game", GAMES)
def test_many_environments_keep_nothing(game: str) -> None:
    games = OrreryVectorEnv(game, num_envs=16)
    games.reset(seed=1)
    illegal = np.full(16, games.single_action_space.n - 1)  # type: ignore[attr-defined]  # every game is begun anew with each step

    def steps() -> None:
        for _ in range(10):
            games.step(illegal)

    assert growth(steps, 10) < 1000
