"""The map holds: imports go one way, games are laid out alike, hot modules stay plain."""

from __future__ import annotations

import ast
import itertools
import re
import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery import games
from orrery.message import LANGUAGES
from orrery.scene import SEAT_MARKS

SOURCE = Path(orrery.__file__).parent
ROOT = Path(__file__).parent.parent
MAP = Path(__file__).parent.parent / "ARCHITECTURE.md"
FILES = [
    "components.py",
    "moves.py",
    "state.py",
    "rules",
    "evaluate.py",
    "outlook.py",
    "observe.py",
    "view.py",
    "text.py",
    "describe.py",
    "symbols.py",
    "draw.py",
    "offers.py",
    "sketch.py",
]


def test_import_contracts() -> None:
    run = subprocess.run(
        [Path(sys.executable).with_name("lint-imports")],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent.parent,
    )
    assert run.returncode == 0, run.stdout


def _lines_of_the_map() -> dict[str, int]:
    """On which line of the map in ARCHITECTURE.md each module and folder stands."""
    lines = MAP.read_text(encoding="utf-8").split("```")[1].splitlines()
    return {name: at for at, line in enumerate(lines) for name in re.findall(r"\b(\w+)(?:\.py\b|/)", line)}


def _what_a_game_imports() -> list[str]:
    sentence = re.search(r"A game imports (.*?), and never another game", MAP.read_text(encoding="utf-8"), re.DOTALL)
    assert sentence
    return re.findall(r"`(\w+)`", sentence[1])


def test_the_map_names_every_module_below_those_it_imports() -> None:
    lines = _lines_of_the_map()
    for path in SOURCE.rglob("*.py"):
        own = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if own not in ("__init__", "__main__"):
            text = path.read_text(encoding="utf-8")
            for other in re.findall(r"^(?:from|import) orrery\.(\w+)", text, re.MULTILINE):
                assert lines[other] <= lines[own], f"{path} imports {other}, which stands below it on the map"


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
    allowed = [f"orrery.{name}" for name in _what_a_game_imports()]
    for path in folder.rglob("*.py"):
        own = path.relative_to(folder).parts[0].removesuffix(".py")
        text = path.read_text(encoding="utf-8")
        for other in re.findall(rf"from {re.escape(package)}(?:\.| import )(\w+)", text):
            if own in order and other in order:
                assert order.index(other) <= order.index(own), f"{path.name} imports {other}"
        for name in re.findall(r"from (orrery[\w.]*) import", text):
            assert name.startswith((*allowed, package)), f"{path.name} imports {name}"


def _imports(path: Path) -> list[ast.Import | ast.ImportFrom]:
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return [node for node in body if isinstance(node, ast.Import | ast.ImportFrom)]


def test_a_games_files_are_not_lists_of_imports() -> None:
    """Less than 15 % of any file."""
    for path in (SOURCE / "games").glob("*/**/*.py"):
        lines = sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in _imports(path))
        assert lines < 0.15 * len(path.read_text(encoding="utf-8").splitlines()) or lines == 0, path


@pytest.mark.parametrize("path", sorted((SOURCE / "games").glob("*/__init__.py")), ids=lambda path: path.parent.name)
def test_the_value_of_a_game_names_its_files(path: Path) -> None:
    """It imports files, never what is in them."""
    for node in _imports(path):
        if isinstance(node, ast.ImportFrom) and (node.level or ".games." in str(node.module)):
            folder = SOURCE.parent.joinpath(*str(node.module).split(".")) if node.module else path.parent
            assert all((folder / f"{part.name}.py").exists() for part in node.names), ast.unparse(node)


def test_languages_and_seats_are_counted_in_one_place() -> None:
    """In `message.LANGUAGES` and in `scene.SEAT_MARKS`; a game's own number of seats is its rulebook's."""
    listed = re.compile(r"""["']en["'], *["']es["']|["']ABCDE["']""")
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).as_posix() not in ("message.py", "scene.py"):
            assert not listed.search(path.read_text(encoding="utf-8")), path


def test_the_browser_counts_the_same_seats_and_languages() -> None:
    client = ROOT / "web" / "src"
    marks = re.search(r"SEAT_MARKS = '(\w+)'", (client / "colours.ts").read_text(encoding="utf-8"))
    assert marks is not None and marks[1] == SEAT_MARKS
    named = re.search(r"LANGUAGES = \{(.*)\}", (client / "words" / "index.svelte.ts").read_text(encoding="utf-8"))
    assert named is not None and tuple(re.findall(r"(\w+):", named[1])) == LANGUAGES


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
            if (
                path.suffix not in (".py", ".ts", ".svelte", ".json", ".toml", ".ftl")
                or inside[0] == "tests"
                or "static" in inside
            ):
                continue
            if folder != SOURCE or (inside[0] != "games" or len(inside) == 2):
                text = path.read_text(encoding="utf-8")
                assert path.name == "_compiled.json" or not named.search(text), path


def test_no_two_files_of_tests_share_a_name() -> None:
    """pytest and mypy know a file of tests by its name alone."""
    names = [path.name for path in Path(__file__).parent.rglob("*.py") if path.name != "conftest.py"]
    assert sorted(names) == sorted(set(names))


def _public(file: Path) -> list[str]:
    """The functions and classes of a module that others may use, from top to bottom."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    names = [node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    return [name for name in names if not name.startswith("_")]


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".py")])
def test_games_say_the_same_things_in_the_same_order(name: str) -> None:
    """What is called alike in two games stands in the same order in both."""
    orders = [_public(folder / name) for folder in sorted((SOURCE / "games").iterdir()) if (folder / name).exists()]
    for first, second in itertools.combinations(orders, 2):
        assert [one for one in first if one in second] == [one for one in second if one in first]
