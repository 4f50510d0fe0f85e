"""Play in the terminal: typed and picked moves, why, undo, save, resume; nothing typed can break a table."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings, strategies as st

from certain import the
from orrery import replay
from orrery.bots.hint import advise
from orrery.cli import main
from orrery.kernel import Text
from orrery.replays import replay_all
from orrery.table import Table
from orrery.words import Words


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", *arguments]) == 0
    return capsys.readouterr().out


def test_typed_and_picked_moves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "mine.game"
    out = play(
        monkeypatch,
        capsys,
        "1 e8\n1 l10\n1 d7\nm9\nx\n3\nquit\n",
        "callisto",
        "--players",
        "human,human",
        "--save",
        str(saved),
    )
    table = replay(saved.read_text())
    assert [str(table.game.catalogue(table.terms)[entry.move]) for entry in table.entries][:4] == [
        "1 e8",
        "1 l10",
        "1 d7",
        "1 m9",
    ]
    assert len(table.entries) == 5
    assert "Place the X on" in out
    assert f"orrery play --resume {saved} goes on" in out


def test_why_undo_rules_log_help(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = play(
        monkeypatch,
        capsys,
        "why 1 h8\n?\n1 e8\nundo\n1 e9\nlog\nrules 2.3\nboard\nnonsense\nwhy 1 e7\nquit\n",
        "callisto",
        "--seed",
        "1",
        "--save",
        str(tmp_path / "x.game"),
        "--names",
        "Ada",
    )
    assert "h8 is in the centre, where no pillar may stand. (2.3)" in out
    assert "take back your last decision" in out
    assert "2.3 A pillar stands" in out
    assert "No move here contains “nonsense”" in out
    assert "Nothing speaks against “1 e7”" in out
    first = replay((tmp_path / "x.game").read_text()).entries[0]
    assert replay((tmp_path / "x.game").read_text()).log()[0] == "Ada sets a pillar on e9."
    assert first.seat == 0


def test_resume_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "x.game"
    play(monkeypatch, capsys, "1 e8\nquit\n", "callisto", "--save", str(saved), "--seed", "2")
    assert len(replay(saved.read_text()).entries) == 2
    play(monkeypatch, capsys, "1 e9\nquit\n", "--resume", str(saved), "--seed", "3")
    table = replay(saved.read_text())
    assert len(table.entries) == 4
    assert table.names == ("", "Blue (level2)")


def test_a_whole_game_by_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = play(
        monkeypatch,
        capsys,
        "\n1\n" * 40,
        "callisto",
        "--seed",
        "2",
        "--save",
        str(tmp_path / "x.game"),
        "--language",
        "es",
    )
    assert "Nadie puede colocar nada más." in out
    assert replay((tmp_path / "x.game").read_text()).over


def test_a_match_lets_each_start_and_adds_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "x.game"
    bots = ("callisto", "--players", "random,greedy", "--seed", "4", "--save", str(saved))
    out = play(monkeypatch, capsys, "", *bots, "--match")
    tables = replay_all(saved.read_text())
    assert [table.match for table in tables] == [(1, 2), (2, 2)]
    assert [table.names for table in tables] == [
        ("Player 1 (random)", "Player 2 (greedy)"),
        ("Player 2 (greedy)", "Player 1 (random)"),
    ]
    one, other = (the(table.outcome).scores for table in tables)
    totals = (one[0] + other[1], one[1] + other[0])
    assert f"After game 2 of 2: Player 1 (random) {totals[0]} points and Player 2 (greedy) {totals[1]} points." in out
    assert f"Player {1 if totals[0] < totals[1] else 2} ({'random' if totals[0] < totals[1] else 'greedy'}) wins" in out
    play(monkeypatch, capsys, "", *bots, "--match", "3", "--language", "fr")
    assert [table.match for table in replay_all(saved.read_text())] == [(1, 3), (2, 3), (3, 3)]


def test_a_match_that_was_left_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "x.game"
    match = ("callisto", "--players", "human,random", "--match", "--seed", "2", "--save", str(saved))
    play(monkeypatch, capsys, "\n1\n" * 60, *match)
    whole = replay_all(saved.read_text())
    decisions = sum(entry.seat == 0 for entry in whole[0].entries)
    play(monkeypatch, capsys, "\n1\n" * (decisions + 2), *match)
    left = replay_all(saved.read_text())
    assert [table.over for table in left] == [True, False]
    assert left[1].names == ("Player 2 (random)", "Player 1")
    play(monkeypatch, capsys, "\n1\n" * 60, "--resume", str(saved), "--seed", "2", "--players", "human,random")
    after = replay_all(saved.read_text())
    assert [table.over for table in after] == [True, True]
    assert after[0].record() == whole[0].record()
    assert after[1].entries[: len(left[1].entries)] == left[1].entries
    assert main(["play", "--resume", str(saved)]) != 0
    assert "that match is over" in capsys.readouterr().err


def test_a_match_is_not_shorter_than_its_players_are_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "callisto", "--seats", "3", "--match", "2"]) != 0
    assert "a match of 3 players has at least 3 games, not 2" in capsys.readouterr().err


def test_a_cell_that_is_not_in_play_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = play(monkeypatch, capsys, "1 h20\nquit\n", "callisto", "--seats", "3", "--save", str(tmp_path / "x.game"))
    assert "h20 is in the outer area, where no pillar may stand. (2.4)" in out


def test_bots_play_among_themselves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = play(
        monkeypatch, capsys, "", "callisto", "--players", "random,random,random", "--save", str(tmp_path / "x.game")
    )
    assert "place" in out


def test_a_file_that_cannot_be_written_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    out = play(
        monkeypatch,
        capsys,
        f"1 e8\nsave {tmp_path / 'folder'}\nboard\nquit\n",
        "callisto",
        "--save",
        str(tmp_path / "x.game"),
    )
    assert "Not saved" in out
    assert replay((tmp_path / "x.game").read_text()).entries


@pytest.mark.parametrize("path", ["~nobody-of-this-name/x.game", "a\0b", "/no/such/folder/x.game"])
def test_a_name_that_is_none_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, path: str
) -> None:
    out = play(monkeypatch, capsys, f"1 e8\nsave {path}\nquit\n", "callisto", "--save", str(tmp_path / "x.game"))
    assert "Not saved: " in out
    assert "The game is saved as" in out


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@example(["\ud800"])
@example(["", "²"])
@given(st.lists(st.text(st.characters(exclude_characters="\n\r"), max_size=12), max_size=6))
def test_nothing_typed_breaks_the_table(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
    typed: list[str],
) -> None:
    saved = tmp_path_factory.mktemp("games") / "x.game"
    lines = [line for line in typed if not line.strip().startswith("save")]
    play(monkeypatch, capsys, "\n".join([*lines, "quit"]) + "\n", "callisto", "--save", str(saved))


@pytest.mark.parametrize(("language", "good"), [("en", "Good: "), ("es", "Bien: "), ("fr", "Bien : ")])
def test_a_coach_advises_and_remarks_on_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, good: str
) -> None:
    advice = advise(Table("callisto", 2, seed=1).sight(0), count=2, seconds=None, iterations=10)
    monkeypatch.setattr(Table, "hint", lambda table, seat: advice)
    first, other = (one.move for one in advice)
    typed = f"coach\n{first.notation}\nundo\ncoach\n{other.notation}\nquit\n"
    out = play(
        monkeypatch,
        capsys,
        typed,
        *("callisto", "--players", "human,human", "--language", language, "--save", str(tmp_path / "x.game")),
    )
    words = Words("callisto", language)
    assert good in out and words.say(Text("remark-same")) in out
    assert words.say(Text("terminal-coach-comes")) in out and words.say(Text("terminal-coach-goes")) in out
    assert out.count(words.say(Text("remark-same"))) == 1
