"""What 0.1 called a thing still works, with a warning that says what it is called now."""

import importlib

import pytest

import orrery
from orrery.kernel import IN_CAPITALS


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("orrery.table.Match", "orrery.match.Match"),
        ("orrery.table.replay", "orrery.replays.replay"),
        ("orrery.table.replay_all", "orrery.replays.replay_all"),
        ("orrery.table.replay_record", "orrery.replays.replay_record"),
        ("orrery.lab.arena.hold", "orrery.lab.arena.run"),
        ("orrery.lab.analyse.Step", "orrery.lab.analyse.Decision"),
        ("orrery.envs.gymnasium.Learner", "orrery.envs.gymnasium.OrreryGymEnv"),
        ("orrery.envs.gymnasium.Learners", "orrery.envs.gymnasium.OrreryVectorEnv"),
        ("orrery.envs.pettingzoo.Turns", "orrery.envs.pettingzoo.OrreryEnv"),
        ("orrery.envs.pettingzoo.AtOnce", "orrery.envs.pettingzoo.OrreryParallelEnv"),
        ("orrery.envs.openspiel.SpielGame", "orrery.envs.openspiel.OrreryGame"),
        ("orrery.envs.openspiel.SpielState", "orrery.envs.openspiel.OrreryState"),
        ("orrery.envs.openspiel.SpielObserver", "orrery.envs.openspiel.OrreryObserver"),
    ],
)
def test_what_it_was_called_before_still_works(old: str, new: str) -> None:
    module, _, name = old.rpartition(".")
    with pytest.warns(DeprecationWarning, match=f"{old} is now {new}"):
        before = getattr(importlib.import_module(module), name)
    module, _, name = new.rpartition(".")
    assert before is getattr(importlib.import_module(module), name)


@pytest.mark.parametrize("old", sorted(IN_CAPITALS))
def test_a_part_of_a_game_was_written_in_capitals(old: str) -> None:
    game = orrery.games()["cryo"]
    with pytest.warns(DeprecationWarning, match=f"Game.{old} is now Game.{old.lower()}"):
        before = getattr(game, old)
    assert before == getattr(game, old.lower())


def test_capitals_that_a_game_never_had_are_an_error() -> None:
    with pytest.raises(AttributeError, match="a game has no 'SUITS'"):
        _ = orrery.games()["cryo"].SUITS  # type: ignore[attr-defined]
