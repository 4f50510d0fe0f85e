"""`orrery puzzle`: a position, answers that are judged, the shelf."""

from __future__ import annotations

import io

import pytest

from orrery.cli import main
from orrery.games import games
from orrery.puzzles import puzzles_of

PUZZLE = puzzles_of(games()["cassiopeia"])[0]


def solve(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *more: str
) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = main(["puzzle", "cassiopeia", PUZZLE.id, *more])
    return code, capsys.readouterr().out


def test_answers_are_judged(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What is no move is refused, a worse one costs, the best ends it; at the end of input the puzzle is not solved."""
    worse = min(PUZZLE.values, key=lambda move: PUZZLE.values[move])
    code, told = solve(monkeypatch, capsys, f"nonsense\n{worse}\n{PUZZLE.best}\n")
    assert code == 0 and "no move" in told and "That is the move" in told
    assert f"gives away {round(100 * PUZZLE.cost(worse))} %" in told
    assert solve(monkeypatch, capsys, f"{worse}\n")[0] == 1


def test_the_solution_is_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = solve(monkeypatch, capsys, "?\n", "--language", "fr")
    assert code == 0 and PUZZLE.best in told and "meilleur coup" in told


def test_the_shelf_and_what_is_not_on_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--list"]) == 0
    assert PUZZLE.id in capsys.readouterr().out
    assert main(["puzzle", "cassiopeia", "999"]) == 1
    assert main(["puzzle", "cassiopeia", "nothing"]) == 1
    assert "no puzzle" in capsys.readouterr().err
