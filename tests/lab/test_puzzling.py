"""The finder of puzzles, on a tiny budget."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.cli import main
from orrery.games import games
from orrery.lab.puzzling import Budget, find
from orrery.puzzles import read, why_wrong

TINY = Budget(play=40, check=150, value=30)


def test_what_is_found_is_a_puzzle() -> None:
    """The same seed finds the same, each leads to its position, and the best move is clearly ahead."""
    game = games()["cassiopeia"]
    found = [puzzle for seed in range(3) for puzzle in find(game, 2, TINY, seed)]
    assert found and all(why_wrong(puzzle) == "" for puzzle in found)
    assert find(game, 2, TINY, found[0].recipe["seed"]) == [  # type: ignore[arg-type]
        puzzle for puzzle in found if puzzle.recipe["seed"] == found[0].recipe["seed"]
    ]


def test_the_command_writes_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "puzzles",
        "cassiopeia",
        "--count",
        "2",
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
    assert main(["puzzles", "callisto", "--count", "0", "--out", str(tmp_path)]) == 1
    (tmp_path / "bad.json").write_text("{}")
    assert main(["puzzles", "callisto", "--out", str(tmp_path)]) == 1
    assert "bad.json" in capsys.readouterr().err
