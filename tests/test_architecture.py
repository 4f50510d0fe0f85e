"""The map holds: imports go one way, games are laid out alike, hot modules stay plain."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery import games

SOURCE = Path(orrery.__file__).parent
FILES = [
    "components.py",
    "moves.py",
    "state.py",
    "rules",
    "evaluate.py",
    "observe.py",
    "view.py",
    "text.py",
    "draw.py",
    "describe.py",
]


def test_import_contracts() -> None:
    run = subprocess.run(
        [Path(sys.executable).with_name("lint-imports")],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent.parent,
    )
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("game", games())
def test_games_are_laid_out_alike(game: str) -> None:
    folder = SOURCE / "games" / game.replace("-", "_")
    for name in [*FILES, "RULES.md", "__init__.py", "text/en.ftl", "text/describe.en.ftl"]:
        assert (folder / name).exists() or (folder / f"{name}.py").exists(), name
    assert list((folder / "data").glob("*.toml"))


@pytest.mark.parametrize("game", games())
def test_a_file_imports_only_those_above_it(game: str) -> None:
    package = f"orrery.games.{game.replace('-', '_')}"
    folder = SOURCE / "games" / game.replace("-", "_")
    order = [name.removesuffix(".py") for name in FILES]
    for path in folder.rglob("*.py"):
        own = path.relative_to(folder).parts[0].removesuffix(".py")
        text = path.read_text(encoding="utf-8")
        for other in re.findall(rf"from {re.escape(package)}(?:\.| import )(\w+)", text):
            if own in order and other in order:
                assert order.index(other) <= order.index(own), f"{path.name} imports {other}"
        for name in re.findall(r"from (orrery[\w.]*) import", text):
            allowed = (
                "orrery.kernel",
                "orrery.edition",
                "orrery.foreign",
                "orrery.scene",
                "orrery.dice",
                "orrery.message",
                "orrery.observation",
                "orrery.vectors",
                "orrery.words",
                package,
            )
            assert name.startswith(allowed), f"{path.name} imports {name}"


def test_rules_know_no_clock_and_no_random_source() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        if path.stem in ("rules", "state", "moves", "components") or path.parent.name == "rules":
            assert not re.search(
                r"^\s*(import|from) (random|time|datetime|secrets)\b", path.read_text(), re.MULTILINE
            ), path


SERVER = ["metrics", "model", "wire", "store", "think", "live", "http", "admin", "commands"]
"""The server's folders and files: each imports only those before it, and the store knows nothing of the wire."""


def test_the_servers_imports_go_one_way() -> None:
    for path in (SOURCE / "server").rglob("*.py"):
        own = path.relative_to(SOURCE / "server").parts[0].removesuffix(".py")
        for other in re.findall(r"(?:from|import) orrery\.server\.(\w+)", path.read_text(encoding="utf-8")):
            if own in SERVER:
                assert SERVER.index(other) <= SERVER.index(own), f"{path} imports {other}"
                assert (own, other) != ("store", "wire"), path


def test_what_a_table_is_neither_waits_nor_writes() -> None:
    for path in (SOURCE / "server" / "model").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(
            r"^\s*(import|from) (asyncio|socket|sqlite3|threading)\b|msgspec\.json|\bawait\b", text, re.M
        ), path


def test_no_file_outside_the_games_names_one() -> None:
    named = re.compile(r"callisto|cassiopeia|\bcryo\b|three[-_ ]days", re.IGNORECASE)
    for folder in (SOURCE, SOURCE.parent.parent / "web" / "src"):
        for path in folder.rglob("*"):
            inside = path.relative_to(folder).parts
            if path.suffix not in (".py", ".ts", ".svelte", ".json", ".toml", ".ftl") or "static" in inside:
                continue
            if folder != SOURCE or (inside[0] != "games" or len(inside) == 2):
                text = path.read_text(encoding="utf-8")
                assert path.name == "_compiled.json" or not named.search(text), path
