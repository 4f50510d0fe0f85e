"""A game that is a package of its own: installed beside Orrery, it is everywhere, and nothing here names it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "comets"
PAGE = ROOT / "docs" / "add-a-game.md"


@pytest.fixture
def run(installed_comets: Path):
    """Runs Python with the game installed."""

    def running(*arguments: str, text: str = "") -> str:
        path = os.pathsep.join([str(installed_comets), os.environ.get("PYTHONPATH", "")])
        done = subprocess.run(
            [sys.executable, "-W", "error", *arguments],
            input=text,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "COLUMNS": "100"},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return running


def test_it_is_listed_with_its_rules(run) -> None:
    assert "comets: 2 to 4 players. Melt three comets piece by piece, and take the last." in run(
        "-m", "orrery", "games"
    )
    assert run("-m", "orrery", "rules", "comets", "3") == "3 Whoever melts the last piece of all wins.\n"
    assert "comets" in run("-m", "orrery", "completion", "bash")


def test_it_is_played_in_the_terminal(run, tmp_path: Path) -> None:
    saved = str(tmp_path / "saved.game")
    players = ("--players", "human,human", "--save", saved)
    said = run("-m", "orrery", "play", "comets", "--seed", "1", *players, text="melt 2 of 3\nquit\n")
    assert "Orange melts 2 of comet 3." in said


def test_it_is_simulated_and_its_bots_think(run) -> None:
    said = run("-m", "orrery", "simulate", "comets", "--games", "6", "--bots", "level2,random")
    assert "level2" in said


def test_it_is_stepped_in_pettingzoo(run) -> None:
    pytest.importorskip("pettingzoo")
    code = (
        "import pettingzoo, orrery.envs.pettingzoo as envs\n"
        "from pettingzoo.test import api_test\n"
        "api_test(envs.env('comets', 3), num_cycles=40)\n"
    )
    assert "Passed API test" in run("-W", "ignore", "-c", code)


def test_it_is_drawn_recorded_and_refuses_with_its_rule(run) -> None:
    code = (
        "import pickle, orrery\n"
        "table = orrery.Table('comets', seats=2, seed=1)\n"
        "table.play('melt 2 of 3')\n"
        "assert table.svg().count('<use') == 3 + 5 + 5 + 1\n"
        "assert orrery.replay(table.record()).record() == table.record()\n"
        "assert pickle.loads(pickle.dumps(table)).game is table.game\n"
        "print(table.words.refuse(table.why_not('melt 3 of 1', 0)))\n"
        "print(table.words.say(table.game.sentence(table.terms, table.legal()[0])))\n"
    )
    assert run("-c", code).splitlines() == ["It is not Orange's turn: Blue decides now. (1)", "Melt 1 of 1"]


def test_it_keeps_the_contract(run) -> None:
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_contract.py", "-k", "comets")


def test_it_is_at_most_80_lines_and_nothing_else_names_it() -> None:
    assert len((EXAMPLE / "comets.py").read_text(encoding="utf-8").splitlines()) <= 80
    for folder in (ROOT / "src" / "orrery", ROOT / "web" / "src"):
        for path in folder.rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte", ".json", ".toml", ".ftl", ".md") and "static" not in path.parts:
                assert "comets" not in path.read_text(encoding="utf-8").casefold(), path


def test_a_game_that_cannot_be_loaded_is_left_out_with_a_warning(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[orrery.games]\nbroken = no_such_module:GAME\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    code = "import orrery; print(*orrery.games())"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert done.stdout.split() == ["callisto", "cassiopeia", "cryo", "three-days"]
    assert "the game “broken” cannot be loaded: No module named 'no_such_module'" in done.stderr


def test_the_page_shows_the_example() -> None:
    """Every block of code of the page is code of the example, and together they are all of it."""
    blocks = re.findall(r"```(?:python|toml)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    files = [(EXAMPLE / name).read_text(encoding="utf-8") for name in ("comets.py", "pyproject.toml")]
    for block in blocks:
        assert any(block in text for text in files), block
    shown = "".join(blocks)
    for line in files[0].splitlines():
        assert line in shown, line
