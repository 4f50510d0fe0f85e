"""Judgements: weights that change with the stage, read from a game's folder, and parts that add up to the evaluation."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

from orrery.games import games
from orrery.judgement import Judgement, ahead, all_ahead, by_parts, read_judgements
from orrery.lab.judging import with_weights
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


def test_a_standing_counts_against_the_best_rival() -> None:
    standings = vec[float]([4.0, 1.0, 2.0])
    assert ahead(standings, 0) == 3.0
    assert ahead(standings, 1) == -1.0
    assert list(all_ahead(standings)) == [3.0, -1.0, 0.0]


def test_parts_add_up_the_worth_of_their_features() -> None:
    judgement, features = Judgement([1.0, 2.0, 4.0], [3.0, 2.0, 0.0]), vec[float]([1.0, 2.0, 3.0])
    parts = by_parts(judgement, features, 0.5, {"first": (0, 2), "last": (2, 3)})
    assert parts == {"first": 6.0, "last": 6.0}
    assert sum(parts.values()) == judgement.worth(features, 0.5)


@pytest.mark.parametrize("name", [name for name in JUDGED if games()[name].evaluate_all is not None])
def test_all_seats_at_once_are_evaluated_as_one_by_one(name: str) -> None:
    """Also by weights of a training, which must not be mixed with those that the game has."""
    shipped, rng = games()[name], random.Random(2)
    assert shipped.judging is not None
    trained = with_weights(shipped, [rng.random() for _ in range(2 * len(shipped.judging.names))])
    for seats in shipped.seats:
        table = Table(name, seats, seed=seats)
        for _ in range(40):
            state = table.sight(table.to_move[0]).imagine(rng)
            for game in (shipped, trained):
                assert game.evaluate_all is not None
                assert list(game.evaluate_all(state)) == [game.evaluate(state, seat) for seat in range(seats)]
            assert shipped.evaluate(state, 0) != trained.evaluate(state, 0)
            table.play(rng.choice(table.legal()))


@pytest.mark.parametrize("name", JUDGED)
def test_every_number_of_seats_is_judged_and_every_feature_has_a_name(name: str) -> None:
    game = games()[name]
    assert game.judging is not None
    for seats in game.seats:
        table = Table(name, seats, seed=3)
        state = table.sight(table.to_move[0]).imagine(random.Random(1))
        assert len(game.judging.features(state, 0)) == len(game.judging.names) == len(set(game.judging.names))
        assert 0.0 <= game.judging.stage(state) <= 1.0
