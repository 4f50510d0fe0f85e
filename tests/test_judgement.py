"""Judgements: weights that change with the stage, read from a game's folder, and parts that add up to the evaluation."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

from orrery.games import games
from orrery.judgement import Judgement, read_judgements
from orrery.table import Table

JUDGED = [name for name, game in games().items() if game.judging is not None]


def test_a_weight_changes_evenly_from_the_first_stage_to_the_last() -> None:
    judgement = Judgement([1.0, 0.0], [3.0, -4.0])
    assert judgement.worth(vec[float]([2.0, 1.0]), 0.0) == 2.0
    assert judgement.worth(vec[float]([2.0, 1.0]), 1.0) == 2.0
    assert judgement.worth(vec[float]([2.0, 0.0]), 0.5) == 4.0
    assert judgement.weight(1, 0.25) == -1.0


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="2 weights for the beginning of a game, 1 for its end"):
        Judgement([1.0, 2.0], [1.0])
    with pytest.raises(ValueError, match=r"judgement/two.json was learned of other features"):
        read_judgements("orrery.games.cassiopeia", ("cost",))


@pytest.mark.parametrize("name", JUDGED)
def test_every_number_of_seats_is_judged_and_every_feature_has_a_name(name: str) -> None:
    game = games()[name]
    assert game.judging is not None
    for seats in game.seats:
        table = Table(name, seats, seed=3)
        state = table.sight(table.to_move[0]).imagine(random.Random(1))
        assert len(game.judging.features(state, 0)) == len(game.judging.names) == len(set(game.judging.names))
        assert 0.0 <= game.judging.stage(state) <= 1.0
