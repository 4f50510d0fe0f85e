"""Who goes on with a saved game: whom the person at the keyboard names, never a text in a file."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from orrery import RecordError, Table, bots, record, replay
from orrery.cli import main


def resume(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *more: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", *more]) == 0
    return capsys.readouterr().out


def saved(path: Path, *, names: tuple[str, ...] = (), header: str = "") -> Path:
    table = Table("callisto", 2, seed=None, names=names)
    table.play("1 e8")
    by_hand = table.record().partition("seal: ")[0]
    path.write_text(by_hand.replace("seats: 2\n", f"seats: 2\n{header}"))
    return path


@pytest.mark.parametrize("spec", ["run:touch {}", "gtp:touch {}", "level2", "antigravity:Class"])
def test_a_name_starts_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, spec: str
) -> None:
    monkeypatch.chdir(tmp_path)
    game = saved(tmp_path / "x.game", names=("Ada", f"B ({spec.format('started')})"))
    made: list[str] = []
    monkeypatch.setattr(bots, "make", lambda name, *_, **__: made.append(name))
    out = resume(monkeypatch, capsys, "1 l10\nquit\n", "--resume", str(game))
    assert made == []
    assert not (tmp_path / "started").exists()
    assert "human" in out
    assert [entry.seat for entry in replay(game.read_text()).entries] == [0, 1]


def test_our_own_bots_sit_down_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = tmp_path / "x.game"
    resume(monkeypatch, capsys, "1 e8\nquit\n", "callisto", "--players", "human,navigator", "--save", str(game))
    assert "\nbots: B=level3\n" in game.read_text()
    out = resume(monkeypatch, capsys, "1 e9\nquit\n", "--resume", str(game))
    assert "level3" in out
    assert [entry.seat for entry in replay(game.read_text()).entries] == [0, 1, 0, 1]
    assert "\nbots: B=level3\n" in game.read_text()


def test_the_command_line_says_who_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = saved(tmp_path / "x.game", header="bots: B=level5\n")
    resume(monkeypatch, capsys, "quit\n", "--resume", str(game), "--players", "random,human")
    assert "bots:" not in game.read_text() or "level5" not in game.read_text()


@pytest.mark.parametrize(
    "value",
    ["B=run:touch x", "B=gtp:x", "B=mcts:iterations=9", "B=level6", "C=level1", "B", "B=random", "=level1", "B=Level1"],
)
def test_the_field_names_nothing_but_our_levels(tmp_path: Path, value: str) -> None:
    game = saved(tmp_path / "x.game", header=f"bots: {value}\n")
    with pytest.raises(RecordError, match=r"line \d+: “.*” is none of our bots at a seat"):
        replay(game.read_text())


def test_the_levels_of_records_are_those_of_the_bots() -> None:
    assert tuple(f"level{level.number}" for level in bots.LEVELS) == record.LEVELS


def test_names_are_never_markup(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = saved(tmp_path / "x.game", names=("[/bold] :smile:", "[link=file:///x]Bo[/link]"))
    assert main(["record", "show", str(game)]) == 0
    out = capsys.readouterr().out
    assert "[/bold] :smile:" in out
    assert "[link=file:///x]Bo[/link]" in out
    assert main(["record", "svg", str(game)]) == 0


@pytest.mark.parametrize("name", ["var(--nope)", "{{title}}", "<script>", "{ $name }"])
def test_names_are_never_part_of_a_drawing(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    for game in ("callisto", "cassiopeia", "three-days", "cryo"):
        path = tmp_path / f"{game}.game"
        path.write_text(Table(game, 2, seed=1, names=(name, name)).record())
        assert main(["record", "svg", str(path)]) == 0
        assert main(["record", "show", str(path)]) == 0
        assert "<script>" not in capsys.readouterr().out.split("<svg", 1)[-1].split("</svg>")[0]
