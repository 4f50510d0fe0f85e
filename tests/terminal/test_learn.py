"""`orrery learn` and `orrery lesson`: steps, replies, progress, and what is wrong in one sentence."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from orrery.cli import main
from orrery.games import games
from orrery.lessons import lesson_names, lesson_of


def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *lines: str) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_lesson_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(
        monkeypatch,
        tmp_path,
        "",
        "1 h8",
        "1 e9",
        "nonsense",
        "next",
        "2 f9,f10",
        "undo",
        "X f9",
        "1",
        "",
        "2",
        "1",
        "",
        "next",
        "",
    )
    assert main(["learn", "callisto", "first"]) == 0
    shown = capsys.readouterr().out
    assert "(2.3)" in shown and "large ones do not" in shown and "A corner is not enough" in shown
    assert shown.rstrip().endswith("orrery play callisto plays.")
    assert main(["learn", "callisto", "--list"]) == 0
    assert " + first" in capsys.readouterr().out


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_lesson_plays_through(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    for name in lesson_names(games()[game]):
        steps = lesson_of(games()[game], name).steps
        typed(monkeypatch, tmp_path, *["next"] * len(steps))
        assert main(["learn", game, name, "--language", language]) == 0
        assert f" {len(steps)} " in capsys.readouterr().out
        assert main(["learn", game, "--list"]) == 0
        assert f" + {name}" in capsys.readouterr().out


def test_a_lesson_that_was_left_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, tmp_path, "", "1 e9", "quit")
    assert main(["learn", "callisto"]) == 0
    assert "orrery learn callisto first" in capsys.readouterr().out
    typed(monkeypatch, tmp_path, "back", "quit")
    assert main(["learn", "callisto", "first", "--language", "es"]) == 0
    shown = capsys.readouterr().out
    assert "Paso 3 de 7" in shown and "Paso 2 de 7" in shown
    typed(monkeypatch, tmp_path, "quit")
    assert main(["learn", "callisto", "first", "--again"]) == 0
    assert "Step 1 of 7" in capsys.readouterr().out


def test_progress_that_cannot_be_read_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, tmp_path, "quit")
    (tmp_path / "orrery").mkdir()
    (tmp_path / "orrery" / "lessons.json").write_text('{"callisto": {"first": 3}, "cryo": []}')
    assert main(["learn", "callisto"]) == 0
    assert "Step 1 of 7" in capsys.readouterr().out


def test_a_game_is_told_in_a_minute(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "callisto", "--summary", "--language", "fr"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("1  ") and "\n5  " in shown


def test_a_file_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "check", "callisto"]) == 0
    assert main(["lesson", "check", str(tmp_path / "none.toml")]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "callisto: good",
        f"{tmp_path / 'none.toml'}: cannot be read: No such file or directory",
    ]


def test_a_position_is_written_down(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "position", "cryo", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "* first A" and len(lines) == 40


@pytest.mark.parametrize("words", [["learn", "chess"], ["learn", "callisto", "chess"]])
def test_what_there_is_not_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 1
    assert "there " in capsys.readouterr().err
