"""Exit codes mean the same everywhere: 0 done, 1 could not be done or is wrong, 2 a wrong command line, 130 broken off."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery import Table, cli
from orrery.cli import EXTRAS, main
from orrery.lab.experiment import Experiment, Row, play_game

ORRERY = [sys.executable, "-m", "orrery.cli"]
ROOT = Path(__file__).parent.parent


def test_the_packages_of_the_games_can_be_imported_by_name() -> None:
    import orrery
    import orrery.games.cryo as cryo  # noqa: PLR0402

    assert orrery.games()["cryo"] is cryo.GAME
    assert orrery.games.cryo is cryo  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", [["games"], ["rules", "callisto"], ["doctor"], ["edition", "show", "cryo"]])
def test_a_closed_output_is_told_in_one_line(command: list[str]) -> None:
    line = " ".join([*ORRERY, *command, ">&-"])
    run = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (1, "orrery: standard output is closed, so nothing could be shown\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_told_in_one_line() -> None:
    run = subprocess.run(["sh", "-c", " ".join([*ORRERY, "games", ">/dev/full"])], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (1, "orrery: no space left on device\n")


def test_every_extra_is_known_and_what_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(EXTRAS) == set(extras) - {"build", "dev", "peers"}
    absent = {"uvicorn", "pyarrow", "ray"}
    known = cli.find_spec
    monkeypatch.setattr(cli, "find_spec", lambda name: None if name in absent else known(name))
    assert main(["doctor"]) == 0
    out = capsys.readouterr().out
    for module, extra in (("uvicorn", "server"), ("pyarrow", "lab"), ("ray", "ray")):
        assert f"{module} (pip install 'orrery-games[{extra}]')" in out


@pytest.mark.parametrize("command", [["serve"], ["admin", "verify", "--all", "--database", "postgresql://localhost/x"]])
def test_the_server_without_its_extra_is_one_line(command: list[str]) -> None:
    hide = "import sys; sys.modules['asyncpg'] = sys.modules['uvicorn'] = None"
    program = f"{hide}; from orrery.cli import main; sys.exit(main({command!r}))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.count("\n") == 1
    assert "pip install 'orrery-games[server]'" in run.stderr


def test_a_port_that_is_taken_is_an_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [*ORRERY, "serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'x.sqlite'}"]
        run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 1
    assert run.stderr == f"orrery serve: nobody can listen on 127.0.0.1:{port}: Address already in use\n"


@pytest.mark.parametrize("port", ["99999", "-1", "x", "65536"])
def test_a_port_that_is_none_is_a_wrong_command_line(capsys: pytest.CaptureFixture[str], port: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["serve", "--port", port])
    assert "must be a whole number from 0 to 65535" in capsys.readouterr().err


def test_a_folder_of_editions_must_exist(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--editions", str(tmp_path / "none"), "--database", f"sqlite:///{tmp_path / 'x'}"]) == 1
    assert capsys.readouterr().err == f"orrery: --editions {tmp_path / 'none'}: there is no such folder\n"
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("task", [["verify", "--all"], ["backup", "all.backup"], ["prune"]])
def test_a_mistyped_database_is_not_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, task: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["admin", *task, "--database", "sqlite:///orery.sqlite"]) == 1
    assert "there is no file orery.sqlite" in capsys.readouterr().err
    with sqlite3.connect("other.sqlite") as other:
        other.execute("CREATE TABLE notes (text)")
    assert main(["admin", *task, "--database", "sqlite:///other.sqlite"]) == 1
    assert "other.sqlite holds no tables of Orrery" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.sqlite"]


@pytest.mark.parametrize("command", [["arena", "callisto", "--bots", "alien,random"], ["simulate", "chess"]])
def test_the_lab_fails_with_the_same_code(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    assert main(command) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_an_arena_that_is_broken_off_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken_off(experiment: Experiment, numbers: range, *_: object) -> Iterator[Row]:
        for number in numbers[:3]:
            yield play_game(experiment, number)
        raise KeyboardInterrupt

    monkeypatch.setattr("orrery.lab.arena.play_all", broken_off)
    assert main(["arena", "callisto", "--bots", "random,greedy", "--all", "--workers", "1"]) == 130
    told = capsys.readouterr()
    assert told.err == "orrery: broken off after 3 games: this is only a part\n"
    assert "broken off" in told.out
    assert "the order is clear" not in told.out


@pytest.mark.parametrize("game", ["Callisto", "CRYO", "three_days", "Three Days"])
def test_games_are_found_in_any_case(capsys: pytest.CaptureFixture[str], game: str) -> None:
    assert main(["rules", game]) == 0
    assert game.casefold().replace("_", "-").replace(" ", "-") == Table(game, seed=1).game.name
    assert main(["simulate", game, "--games", "1", "--workers", "1", "--json"]) == 0


def test_editions_that_are_wrong_name_their_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "Callisto"\n[[piece]]\nid = "L"\ncopies = 9\n')
    assert main(["play", "callisto", "--edition", str(bad)]) == 1
    assert capsys.readouterr().err.startswith(f"orrery: {bad}: the edition “bad” contradicts the rulebook: ")
    assert main(["play", "cryo", "--edition", str(bad)]) == 1
    assert capsys.readouterr().err == f"orrery: {bad}: the edition “bad” is one of callisto, not of cryo\n"
