"""Rows are keyed by message keys: readable, the same in every language, and said in words where somebody reads them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.kernel import Text, Who
from orrery.lab.experiment import LabError, plan, play_game
from orrery.lab.labels import in_general, label_of, said
from orrery.lab.rows import Journal
from orrery.words import Words


def test_a_label_is_a_key_with_its_arguments() -> None:
    text = Text("score-left", {"piece": Text("piece-X")})
    assert label_of(text) == "score-left piece=piece-X"
    assert said(label_of(text), Words("callisto", "en")) == "X left over"
    assert label_of(Text("a", {"b": Text("c", {"n": 2}), "d": Who(1)})) == "a b={c n=2} d=seat-1"
    assert said("Points of somebody else", Words("callisto", "en")) == "Points of somebody else"


@pytest.mark.parametrize("game", ["callisto", "cassiopeia", "cryo", "three-days"])
def test_every_label_of_a_game_is_said_as_its_text(game: str) -> None:
    words = Words(game, "en", ("", ""))
    row = play_game(plan(game, ["random"], seats=2, seed=5), 0)
    for label in (*row.sheet, row.reason):
        assert words.knows(label.split()[0]), label
        assert "=" not in said(label, words)


def test_games_that_end_alike_have_one_label() -> None:
    one, other = (in_general(Text("reason-points", {"seat": Who(seat), "n": seat})) for seat in (0, 1))
    assert label_of(one) == label_of(other) == "reason-points n=n seat=any-player"


def test_a_journal_of_an_earlier_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    experiment, out = plan("callisto", ["random"], seats=2), tmp_path / "games.csv"
    journal = tmp_path / "games.csv.journal"
    journal.write_text(json.dumps(experiment.data(), sort_keys=True) + "\n")
    before = journal.read_bytes()
    with pytest.raises(LabError, match=r"was begun by an earlier version, .* choose another --out"):
        Journal(out, experiment)
    assert journal.read_bytes() == before
