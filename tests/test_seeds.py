"""A seed means what it always meant: equal seeds give the games of earlier versions, at tables, in the lab and in environments.

The digests were written by version 0.1's own code. Where a rule changes on purpose they change with it; nothing else may.
"""

from __future__ import annotations

import hashlib
import json
import random
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import orrery
from orrery import Move, Sight, Table
from orrery.lab.experiment import plan, play_game


class Watcher:
    """A bot whose choice depends on all that it is given: its view, its moves, its beliefs, and what it has witnessed."""

    remembers = True

    def __init__(self, seed: int = 0) -> None:
        self.rng = random.Random(seed)

    def choose(self, sight: Sight) -> Move:
        believed = sorted(sight.game.scores(sight.imagine(self.rng))) if len(sight.witnessed()) % 3 == 0 else []
        told = json.dumps([_of_before(sight.view), list(sight.witnessed()), believed], sort_keys=True)
        return sight.moves[zlib.crc32(told.encode()) % len(sight.moves)]


def _of_before(view: Any) -> Any:
    """A view without what was added since the digests were taken: open points and two numbers of the edition, in Cryo."""
    if isinstance(view, dict):
        added = ("open_points", "hand_limit", "overclock_energy")
        return {name: _of_before(part) for name, part in view.items() if name not in added}
    return [_of_before(part) for part in view] if isinstance(view, list) else view


GAMES = ("callisto", "cassiopeia", "cryo", "three-days")
THEN = {"cryo": "six-card-tiles"}
"""The edition that was the standard when the digests were taken, where it is another one today; OpenSpiel knows only today's."""


def at_a_table(game: str) -> Iterator[object]:
    table, rng = Table(game, 3 if game != "callisto" else 2, seed=11, edition=THEN.get(game)), random.Random(4)
    for number in range(120):
        if table.over:
            break
        seat = table.to_move[0]
        table.play(rng.choice(table.legal(seat)), seat)
        if number % 7 == 3 and table.can_undo:
            table.undo()
        yield table.to_move, len(table.entries), table.can_undo
    yield [(entry.seat, entry.move) for entry in table.entries]
    yield [list(table.sight(seat).witnessed()) for seat in range(table.terms.seats)]
    yield [[table.game.see(event, 0) is not None for event in entry.events] for entry in table.entries]


def forced(game: str) -> Iterator[object]:
    table, rng = Table(game, 2, seed=12, forced=True, edition=THEN.get(game)), random.Random(4)
    while not table.over and len(table.entries) < 150:
        seat = table.to_move[-1]
        table.play(rng.choice(table.legal(seat)), seat)
        yield len(table.entries), table.can_undo


def in_the_lab(game: str) -> Iterator[object]:
    for bots in (["random"], ["test_seeds:Watcher", "random"]):
        experiment = plan(game, bots, seats=2, seed=3, edition=THEN.get(game))
        for number in range(2):
            row = play_game(experiment, number)
            yield row.scores, row.ranks, row.decisions, row.moves, row.uses, list(row.sheet.values()), row.failures


def turn_by_turn(game: str) -> Iterator[object]:
    from orrery.envs import pettingzoo

    env, rng = pettingzoo.env(game, 2, edition=THEN.get(game)), random.Random(5)
    env.reset(seed=9)
    for agent in env.agent_iter(150):
        seen, reward, over, cut, _ = env.last()
        yield agent, seen["observation"].tolist(), reward, over
        env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def all_at_once(game: str) -> Iterator[object]:
    from orrery.envs import pettingzoo

    env, rng = pettingzoo.parallel_env(game, 2, edition=THEN.get(game)), random.Random(5)
    seen, _ = env.reset(seed=9)
    for _ in range(60):
        if not env.agents:
            break
        actions = {a: rng.choice(np.flatnonzero(own["action_mask"]).tolist()) for a, own in seen.items()}
        seen, *rest = env.step(actions)
        yield {agent: own["observation"].tolist() for agent, own in seen.items()}, rest[:3]


def one_learner(game: str) -> Iterator[object]:
    import gymnasium

    from orrery.envs import gymnasium as own

    for opponents in ("random", Watcher(3).choose):
        name, rng = own.environment_id(orrery.games()[game], 2), random.Random(6)
        chosen: dict[str, Any] = {"opponents": opponents, "seat": None, "edition": THEN.get(game)}
        env = gymnasium.make(name, disable_env_checker=True, **chosen)
        seen, info = env.reset(seed=8)
        for _ in range(25):
            yield seen["observation"].tolist(), info["seat"]
            seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            yield reward
            if over:
                seen, info = env.reset()


def many_learners(game: str) -> Iterator[object]:
    import gymnasium

    from orrery.envs import gymnasium as own

    rng = random.Random(6)
    env = gymnasium.make_vec(own.environment_id(orrery.games()[game], 2), num_envs=3, edition=THEN.get(game))
    seen, _ = env.reset(seed=8)
    for _ in range(40):
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]]
        seen, rewards, over, *_ = env.step(np.array(actions))
        yield seen["observation"].tolist(), rewards.tolist(), over.tolist()


def in_openspiel(game: str) -> Iterator[object]:
    pyspiel = pytest.importorskip("pyspiel")
    from orrery.envs import openspiel

    known, rng = pyspiel.load_game(openspiel.short_name(orrery.games()[game])), random.Random(2)
    state = known.new_initial_state()
    for _ in range(30):
        if state.is_chance_node():
            yield state.chance_outcomes()
        state.apply_action(rng.choice(state.legal_actions()))
    for seat in range(known.num_players()):
        yield state.information_state_string(seat), state.information_state_tensor(seat)[-3000:-2900]


WAYS: dict[str, Callable[[str], Iterator[object]]] = {
    way.__name__: way
    for way in (
        at_a_table,
        forced,
        in_the_lab,
        turn_by_turn,
        all_at_once,
        one_learner,
        many_learners,
        in_openspiel,
    )
}
DIGESTS: dict[str, str] = {
    "at_a_table callisto": "0ee50687dc405b83",
    "at_a_table cassiopeia": "6239da8b6ab9c5f3",
    "at_a_table cryo": "95d9d4087b6a0143",
    "at_a_table three-days": "f6df1e130792aa77",
    "forced callisto": "4a131970afa4cd6a",
    "forced cassiopeia": "bdabe340f0942ae3",
    "forced cryo": "78077819532b6fe8",
    "forced three-days": "8119e5b3385dd313",
    "in_the_lab callisto": "8e67a0ab0f82aa2e",
    "in_the_lab cassiopeia": "5bc0f9e8bea7d59e",
    "in_the_lab cryo": "7bdd92d3018de45b",
    "in_the_lab three-days": "c22839bb8cbcef93",
    "turn_by_turn callisto": "aa742b2a0a591dcb",
    "turn_by_turn cassiopeia": "93fdfd34e2495660",
    "turn_by_turn cryo": "ba68457f12f6e23e",
    "turn_by_turn three-days": "feb88d5b2ce995b2",
    "all_at_once callisto": "27eced735f97ead0",
    "all_at_once cassiopeia": "7f5b3111a8a241fe",
    "all_at_once cryo": "c67f2366088e5bf3",
    "all_at_once three-days": "ae4aa3857e6570d6",
    "one_learner callisto": "e75f0b3135ae07bf",
    "one_learner cassiopeia": "3441dff011efd819",
    "one_learner cryo": "1ceaed07b24babb1",
    "one_learner three-days": "bff26ee045e97ebd",
    "many_learners callisto": "206f0e9a2b73ac79",
    "many_learners cassiopeia": "774796bc1cb1bec2",
    "many_learners cryo": "7da784f406cad895",
    "many_learners three-days": "119d1cb9ceb4d6f1",
    "in_openspiel callisto": "962d88f1e344958e",
    "in_openspiel cassiopeia": "0b65ce8a5a09a162",
    "in_openspiel cryo": "443a7d692ae866a1",
    "in_openspiel three-days": "ba3da5a02223a50a",
}


def digest(way: str, game: str) -> str:
    told = json.dumps(list(WAYS[way](game)), default=str)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_a_seed_gives_the_game_it_always_gave(way: str, game: str) -> None:
    assert digest(way, game) == DIGESTS[f"{way} {game}"]
