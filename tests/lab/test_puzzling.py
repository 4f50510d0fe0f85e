"""The finder of puzzles, on a tiny budget."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.cli import main
from orrery.games import games
from orrery.lab.puzzle_commands import _wanted
from orrery.lab.puzzling import Budget, find
from orrery.puzzles import puzzles_of, read, why_wrong

TINY = Budget(play=40, check=150, value=30)


def test_what_is_found_is_a_puzzle() -> None:
    """The same seed finds the same, each leads to its position, and the best move is clearly ahead."""
    game = games()["cassiopeia"]
    found = [puzzle for seed in range(3) for puzzle in find(game, 2, TINY, seed)]
    assert found and all(why_wrong(puzzle) == "" for puzzle in found)
    again = find(game, 2, TINY, int(found[0].recipe["seed"]))
    assert list(again) == [puzzle for puzzle in found if puzzle.recipe["seed"] == found[0].recipe["seed"]]


def test_only_what_is_wanted_is_checked() -> None:
    """Whoever has enough of a difficulty, of a number of seats or of a kind of move says no before it is looked at closely."""
    game, asked = games()["cassiopeia"], []

    def wanted(difficulty: str, seats: int, best: str) -> bool:
        asked.append((difficulty, seats, best))
        return difficulty == "medium"

    puzzles = [puzzle for seed in range(3) for puzzle in find(game, 3, TINY, seed, wanted)]
    assert {puzzle.difficulty for puzzle in puzzles} <= {"medium"}
    assert len({difficulty for difficulty, _, _ in asked}) > 1 and {seats for _, seats, _ in asked} == {3}
    assert all(puzzle.seats == 3 and why_wrong(puzzle) == "" for puzzle in puzzles)


def test_no_part_of_a_shelf_takes_too_much_of_it() -> None:
    """Of 16 puzzles with 2, 3 or 4 players at most 8 share a difficulty or a number of players, and 6 a kind of move."""
    one = puzzles_of(games()["cassiopeia"])[0]
    assert _wanted([one] * 7, 16, 3, one.difficulty, one.seats + 1, "another")
    assert not _wanted([one] * 8, 16, 3, one.difficulty, one.seats + 1, "another")
    assert not _wanted([one] * 8, 16, 3, "another", one.seats, "another")
    assert _wanted([one] * 15, 16, 1, "another", one.seats, "another"), (
        "where all games have the same number of players"
    )
    assert not _wanted([one] * 6, 16, 3, "another", one.seats + 1, one.best)
    assert not _wanted([one] * 16, 16, 3, "another", 9, "another")


def test_the_command_writes_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "puzzles",
        "cassiopeia",
        "--count",
        "2",
        "--seats",
        "2,3",
        "--games",
        "3",
        "--play",
        "40",
        "--check",
        "150",
        "--value",
        "30",
    ]
    assert main([*command, "--out", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) == len(told["puzzles"]) > 0
    assert all(why_wrong(read(file.read_text(), file.name)) == "" for file in files)
    looked = json.loads((tmp_path / "seeds.txt").read_text())
    assert main([*command, "--out", str(tmp_path)]) == 0
    assert "puzzles in" in capsys.readouterr().out
    assert json.loads((tmp_path / "seeds.txt").read_text())[: len(looked)] == looked


def test_nonsense_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "chess", "--out", str(tmp_path)]) == 1
    assert "there is no game" in capsys.readouterr().err
    assert main(["puzzles", "callisto", "--seats", "2,x", "--out", str(tmp_path)]) == 1
    assert "seats must be numbers" in capsys.readouterr().err
    assert main(["puzzles", "callisto", "--seats", "2,9", "--out", str(tmp_path)]) == 1
    assert "not 9" in capsys.readouterr().err
    assert main(["puzzles", "callisto", "--count", "0", "--out", str(tmp_path)]) == 1
    (tmp_path / "bad.json").write_text("{}")
    assert main(["puzzles", "callisto", "--out", str(tmp_path)]) == 1
    assert "bad.json" in capsys.readouterr().err
