"""orrery train: learns from games against itself, goes on where it was broken off, and says what is wrong in a sentence."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from certain import json_of, the
from orrery.cli import main
from orrery.games import games
from orrery.kernel import Example
from orrery.lab import judging, practice, subjects, train
from orrery.lab.experiment import LabError
from orrery.lab.fit import fit, pack

needs_engine = pytest.mark.skipif(
    the(games()["callisto"].engine).make(subjects.terms_of_course("callisto", "two"), 0) is None,
    reason="the engine runs only compiled",
)
RECIPE = subjects.Recipe("callisto", "two", rounds=2, games=2, iterations=30, epochs=4, seed=5)


def learn(recipe: subjects.Recipe, folder: Path) -> train.Trained:
    return train.train(recipe, folder, workers=1, on="here", address=None, quiet=True)


def taught(rows: Sequence[Sequence[int]], visits: Sequence[int]) -> Example:
    return Example(tuple(bytes(row) for row in rows), tuple(visits))


def test_a_fit_finds_the_weights_that_the_visits_were_made_with() -> None:
    """Three features: the first doubles a move's share, the second halves it, the third says nothing."""
    lessons = [taught([[0, 2], [2], [1, 2], [0, 0]], [200, 100, 50, 400]) for _ in range(300)]
    weights, epochs = fit([pack(lessons)], 4, 400, 1)
    assert weights[0] == pytest.approx(0.69, abs=0.05)
    assert weights[1] == pytest.approx(-0.69, abs=0.05)
    assert weights[3] == 0.0
    assert epochs[-1].loss < epochs[0].loss
    assert epochs[-1].first == 1.0


@needs_engine
def test_equal_recipes_learn_the_same(tmp_path: Path) -> None:
    first, second = learn(RECIPE, tmp_path / "a"), learn(RECIPE, tmp_path / "b")
    assert first.policy == second.policy
    policy = json_of(the(first.policy))
    assert the(learn(replace(RECIPE, seed=6), tmp_path / "c").policy)["weights"] != policy["weights"]
    assert policy["recipe"]["games"] == 2
    assert len(first.rounds) == 2
    assert first.plot().startswith("<svg")


@needs_engine
def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = learn(RECIPE, tmp_path / "a")
    (tmp_path / "a" / "round-2.json").unlink()
    (tmp_path / "a" / "round-2" / "00001.npz").unlink()
    played: list[int] = []
    real = train.play_lessons

    def counted(task: Any) -> Any:
        played.append(task[1])
        return real(task)

    monkeypatch.setattr(train, "play_lessons", counted)
    assert learn(RECIPE, tmp_path / "a").policy == whole.policy
    assert played == [1]


@needs_engine
def test_a_folder_of_another_recipe_is_left_alone(tmp_path: Path) -> None:
    learn(replace(RECIPE, rounds=1), tmp_path)
    with pytest.raises(LabError, match="was begun with another recipe"):
        learn(replace(RECIPE, seed=9), tmp_path)


@needs_engine
def test_a_broken_file_of_lessons_is_named(tmp_path: Path) -> None:
    learn(replace(RECIPE, rounds=1), tmp_path)
    (tmp_path / "round-1.json").unlink()
    (tmp_path / "round-1" / "00000.npz").write_bytes(b"nonsense")
    with pytest.raises(LabError, match="holds no lessons"):
        learn(replace(RECIPE, rounds=1), tmp_path)


@needs_engine
def test_the_command_writes_a_policy_and_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--rounds", "1", "--games", "1", "--iterations", "20", "--epochs", "2", "--workers", "1"]
    files = ["--folder", str(tmp_path / "games"), "--plot", str(tmp_path / "loss.svg"), "--json"]
    assert main(["train", "callisto", "--course", "three", *few, *files]) == 0
    said = json.loads(capsys.readouterr().out)
    policy = json.loads(Path(said["policy"]).read_text())
    assert policy["course"] == policy["recipe"]["course"] == "three"
    assert (tmp_path / "loss.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "“chess” has nothing to train; there is something in callisto, cassiopeia, cryo"),
        (["cassiopeia", "--course", "one"], "cassiopeia has no course “one”; there are two, three, four, five"),
        (["callisto", "--course", "five"], "callisto has no course “five”"),
        pytest.param(["callisto", "--trials", "4"], "callisto learns without --trials", marks=needs_engine),
    ],
)
def test_what_cannot_be_trained_is_told_in_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *arguments]) == 1
    assert said in capsys.readouterr().err


JUDGED = subjects.Recipe("cassiopeia", "three", rounds=2, games=3, iterations=4, epochs=3, seed=5, trials=6)


def positions_of(weights: Sequence[float], seed: int) -> dict[str, Any]:
    """A game of which the search and its end say exactly what these weights foretell, at whatever stage."""
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(40, 2, len(weights)))
    looks = features @ np.array(weights)
    wins = 1 / (1 + np.exp(-(looks[:, :1] - looks[:, 1:])))
    ahead = bool(rng.random() < wins.mean())
    return {
        "features": features,
        "stages": rng.random(40),
        "wins": np.concatenate([wins, 1 - wins], axis=1),
        "ranks": np.array([1, 2] if ahead else [2, 1]),
        "scores": np.array([7, 5] if ahead else [5, 7]),
    }


def test_a_judgement_is_fitted_to_who_was_ahead() -> None:
    """Of three features the first is good, the second twice as bad and the third says nothing, early and late."""
    weights, epochs = judging.fit([positions_of([1.0, -2.0, 0.0], seed) for seed in range(60)], 8)
    for early, late in zip(weights[:3], weights[3:], strict=True):
        assert early == pytest.approx(late, abs=0.25 * abs(weights[1]))
    assert weights[1] / weights[0] == pytest.approx(-2.0, abs=0.5)
    assert abs(weights[2]) < 0.2 * abs(weights[1])
    assert epochs[-1].loss < epochs[0].loss


def test_the_pairs_of_a_table_take_turns() -> None:
    """With three sides every position is one row: of the first two, of the outer two, of the last two, and so on."""
    features = np.arange(12.0).reshape(4, 3, 1) ** 2
    game = {
        "features": features,
        "stages": np.zeros(4),
        "wins": np.full((4, 3), 1 / 3),
        "ranks": np.array([1, 2, 3]),
        "scores": np.array([9, 5, 2]),
    }
    rows, targets, margins = judging._pairs([game])
    pairs = [(0, 0, 1), (3, 0, 1), (1, 0, 2), (2, 1, 2)]
    assert list(rows[:, 0]) == [features[at, one, 0] - features[at, two, 0] for at, one, two in pairs]
    assert list(margins) == [4.0, 4.0, 7.0, 3.0]
    assert list(targets) == [0.75] * 4


def test_a_judgement_is_learned_and_tried_alike_by_equal_recipes(tmp_path: Path) -> None:
    first, second = learn(JUDGED, tmp_path / "a"), learn(JUDGED, tmp_path / "b")
    assert first.policy == second.policy
    assert len(first.trials) == len(first.rounds) == 2
    assert first.plot().startswith("<svg")


def test_weights_that_lose_their_trial_are_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "try_weights", lambda task: (task[1], 1.0 if task[1] < 2 else 0.0))
    trained = learn(JUDGED, tmp_path / "lost")
    assert trained.trials == [pytest.approx(1 / 3)] * 2
    assert trained.policy is None
    monkeypatch.setattr(train, "try_weights", lambda task: (task[1], 1.0))
    kept = json_of(the(learn(JUDGED, tmp_path / "won").policy))
    assert kept["features"] == list(the(games()["cassiopeia"].judging).names)
    assert kept["recipe"]["won"] == 1.0


def test_a_judgement_is_learned_alone_against_the_rival_in_every_variant(tmp_path: Path) -> None:
    alone = subjects.Recipe("cryo", "one", rounds=1, games=4, iterations=2, epochs=2, seed=5, trials=2)
    variants = [dict(subjects.subject_of("cryo").terms("one", number).options) for number in range(3)]
    assert [(one["harder"], one["unpredictable"]) for one in variants] == [("no", "no"), ("yes", "no"), ("no", "yes")]
    assert subjects.subject_of("cryo").terms("two", 1).options["harder"] == "no"
    learned = learn(alone, tmp_path)
    assert learned.trials[0] in (0.0, 0.25, 0.5, 0.75, 1.0)
    with np.load(tmp_path / "round-1" / "00000.npz") as game:
        assert game["features"].shape[1] == len(game["ranks"]) == 2
        assert game["wins"].shape[1] == 1


def test_where_the_search_saw_one_side_alone_the_end_is_the_target() -> None:
    game = {"stages": np.zeros(3), "wins": np.full((3, 1), 0.2), "ranks": np.array([1, 2])}
    assert list(judging._target(game, 0, 1)) == [1.0] * 3
    game["wins"] = np.full((3, 2), 0.5)
    assert list(judging._target(game, 0, 1)) == [0.75] * 3


def test_the_command_says_what_came_of_the_trials(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--rounds", "1", "--games", "2", "--iterations", "3", "--epochs", "2", "--trials", "2", "--workers", "1"]
    assert main(["train", "cassiopeia", *few, "--folder", str(tmp_path / "games")]) == 0
    assert "in their trials the rounds won" in capsys.readouterr().out


def practised(weights: Any, decisions: int, seed: int) -> dict[str, Any]:
    """A game of which the visits say exactly what habits of these weights foretell: three moves, a row for each, two signs."""
    rng = np.random.default_rng(seed)
    game: dict[str, list[Any]] = {name: [] for name in practice.ARRAYS}
    for _ in range(decisions):
        held = [0] if rng.random() < 0.5 else [0, 1]
        odds = np.exp([sum(weights[row][sign] for sign in held) for row in range(3)])
        game["held"] += held
        game["signs"].append(len(held))
        game["shares"] += list(odds / odds.sum())
        game["moves"].append(3)
        game["ways"].append(3)
        for name, values in (("place", [0, 1, 2]), ("row", [0, 1, 2]), ("second", [-1] * 3), ("lift", [0.0] * 3)):
            game[name] += values
    return {name: np.array(values) for name, values in game.items()}


def test_habits_are_fitted_to_what_was_tried() -> None:
    """The second sign turns the order of the first two moves around."""
    wanted = [[1.0, -1.5], [0.0, 1.0], [-1.0, 0.5]]
    small = replace(the(games()["cryo"].practising), rows=3, signs=2)
    fitted, epochs = practice.fit([practised(wanted, 400, seed) for seed in range(20)], small, 40, 1, [0.0] * 9)
    learned = np.array(fitted[:6]).reshape(3, 2)
    for sign in range(2):
        assert learned[:, sign] - learned[0, sign] == pytest.approx(
            [row[sign] - wanted[0][sign] for row in wanted], abs=0.2
        )
    assert fitted[6:] == [0.0] * 3
    assert epochs[-1].loss < epochs[0].loss
    assert epochs[-1].first == 1.0


def test_a_way_more_makes_a_move_likelier() -> None:
    """Two moves of one row; one of them can be made in two ways, and has two thirds of the likelihood."""
    one = {"signs": [1], "held": [0], "moves": [2], "shares": [0.5, 0.5], "ways": [3]}
    ways = {"place": [0, 1, 1], "row": [0, 0, 0], "second": [-1] * 3, "lift": [0.0] * 3}
    batch = practice.Batch(practice.Lessons([{name: np.array(all_) for name, all_ in {**one, **ways}.items()}]), [0], 1)
    odds, moves = batch.foretold(np.zeros((1, 1)), np.zeros(1))
    assert list(odds) == pytest.approx([1 / 3] * 3)
    assert list(moves) == pytest.approx([1 / 3, 2 / 3])


def test_habits_are_learned_and_tried_alike_by_equal_recipes(tmp_path: Path) -> None:
    recipe = subjects.Recipe("cryo", "habits", rounds=1, games=3, iterations=4, epochs=1, seed=5, trials=2)
    seats = [subjects.subject_of("cryo", "habits").terms("habits", number).seats for number in range(8)]
    assert {1, 2, 3, 4} == set(seats)
    first, second = learn(recipe, tmp_path / "a"), learn(recipe, tmp_path / "b")
    assert first == second
    kept = json.loads((tmp_path / "a" / "round-1.json").read_text())
    saved = json_of(subjects.subject_of("cryo", "habits").learned("habits", kept["weights"], {"seed": 5}))
    practising = the(games()["cryo"].practising)
    assert [len(row) for row in saved["weights"]] == [practising.signs] * practising.rows
    assert saved["recipe"] == {"seed": 5}


def test_habits_are_saved_as_they_are_read() -> None:
    practising = the(games()["cryo"].practising)
    weights, lifts = practising.shipped()
    saved = json_of(practising.saved(weights, lifts, {}))
    assert [weight / 100 for row in saved["weights"] for weight in row] == weights
    assert [lift / 100 for lift in saved["lifts"]] == lifts
