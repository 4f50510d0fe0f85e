"""What the terminal says: look-ups, legends, refusals and the end, in the language of the game, and never a lie about saving."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from orrery import Table, games, replay
from orrery.cli import main
from orrery.games import rule_text
from orrery.kernel import Text
from orrery.terminal import saves
from orrery.words import LANGUAGES, Words


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str, code: int = 0
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", *arguments]) == code
    told = capsys.readouterr()
    return told.out + told.err


def test_a_number_that_was_not_shown_plays_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "x.game"
    typed = "\n57\n0\nmore\n57\n40\nquit\n"
    out = play(monkeypatch, capsys, typed, "callisto", "--players", "human,human", "--save", str(saved))
    assert "There is no number 57 in the list: 1 to 20 are shown." in out
    assert "There is no number 0 in the list" in out
    assert "There is no number 57 in the list: 1 to 40 are shown." in out
    table = replay(saved.read_text())
    assert len(table.entries) == 1
    assert table.entries[0].move == Table("callisto", 2, seed=None).legal()[39].index


def test_lists_fit_a_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = play(monkeypatch, capsys, "\nquit\n", "callisto", "--save", str(tmp_path / "x.game"))
    listed = out[out.index("   1  ") : out.index("and 100 more")]
    assert listed.count("\n") == 20


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("callisto", "W", "It covers 5 cells."),
        ("callisto", "centre", "no pillar stands there"),
        ("cassiopeia", "tax officer", "You take one unprotected coin"),
        ("cryo", "overclock", "Mission Community: 2 points"),
        ("cryo", "ENG-T1", "may take one action beside it"),
        ("cryo", "reac", "Spend up to 3 crystals"),
        ("three-days", "Rovers", "at least 1 fuel instead of 2"),
        ("three-days", "ahti", "Roads lead to Vestri, Vutash, Tornarsuk and Burr."),
    ],
)
def test_anything_can_be_looked_up(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    game: str,
    name: str,
    said: str,
) -> None:
    typed = f"what {name}\nwhat\nwhat no such thing\nlegend\nquit\n"
    out = play(monkeypatch, capsys, typed, game, "--save", str(tmp_path / "x.game"), "--seed", "1")
    assert said in out
    assert "Nothing in this game is called “no such thing”." in out
    assert Words(game, "en").say(Text("legend")) in out


def test_a_name_of_several_asks_which(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = play(monkeypatch, capsys, "what complex\nquit\n", "cassiopeia", "--save", str(tmp_path / "x.game"))
    assert "Which one: " in out
    assert "Trade Complex" in out


def test_undo_before_any_move_says_the_truth(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = play(monkeypatch, capsys, "undo\nquit\n", "cryo", "--save", str(tmp_path / "x.game"), "--seed", "1")
    assert "nobody has decided anything yet" in out
    assert "revealed" not in out


def test_the_end_says_who_won(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "x.game"
    arguments = ("callisto", "--players", "random,random,random", "--names", "Ada,Bo,Cy", "--save", str(saved))
    out = play(monkeypatch, capsys, "", *arguments, "--seed", "4")
    outcome = replay(saved.read_text()).outcome
    assert outcome is not None
    names = ["Ada (random)", "Bo (random)", "Cy (random)"]
    assert f"{names[outcome.winners[0]]} wins.\n" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_speaks_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    words = Words("callisto", language)
    saved = tmp_path / "x.game"
    typed = "?\nundo\nnonsense\nwhy 1 e7\nrules 99\nrules 2.3\n1 e8\nquit\n"
    out = play(monkeypatch, capsys, typed, "callisto", "--language", language, "--save", str(saved), "--seed", "1")
    for key in ("terminal-help", "terminal-begin", "cannot-undo-nothing"):
        assert words.say(Text(key)) in out
    assert words.say(Text("terminal-nothing-against", {"move": "1 e7"})) in out
    assert words.say(Text("terminal-no-rule", {"rule": "99"})) in out
    assert rule_text(games()["callisto"], "2.3", language) in " ".join(out.split())
    assert words.say(Text("terminal-kept-unfinished", {"path": str(saved)})) in out
    out = play(monkeypatch, capsys, "undo\nquit\n", "--resume", str(saved), "--language", language)
    assert words.say(Text("terminal-human")) in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_80_columns(language: str) -> None:
    lines = Words("callisto", language).say(Text("terminal-help")).splitlines()
    assert len(lines) <= 20
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("place", ["none/x.game", "folder"])
def test_a_place_that_cannot_be_written_is_told_before_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, place: str
) -> None:
    (tmp_path / "folder").mkdir()
    out = play(monkeypatch, capsys, "1 e8\nquit\n", "callisto", "--save", str(tmp_path / place), code=1)
    assert out.count("\n") == 1
    assert str(tmp_path / place) in out


def test_a_game_that_could_not_be_saved_is_not_called_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("orrery.terminal.session.write_whole", full)
    out = play(monkeypatch, capsys, "1 e8\nquit\n", "callisto", "--save", str(tmp_path / "x.game"), code=1)
    assert "The game is not saved" in out
    assert "is saved as" not in out


def test_two_games_of_one_second_have_two_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(saves.time, "strftime", lambda form: form.replace("%Y%m%d-%H%M%S", "20260101-000000"))
    for cell in ("e8", "e9"):
        play(monkeypatch, capsys, f"1 {cell}\nquit\n", "callisto", "--players", "human,human")
    files = sorted((tmp_path / "orrery").iterdir())
    assert [path.name for path in files] == ["callisto-20260101-000000-2.game", "callisto-20260101-000000.game"]
    assert {replay(path.read_text()).log()[0] for path in files} == {
        "Orange sets a pillar on e8.",
        "Orange sets a pillar on e9.",
    }
    play(monkeypatch, capsys, "quit\n", "callisto")
    assert len(list((tmp_path / "orrery").iterdir())) == 2
