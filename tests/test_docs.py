"""The documents are true: their Python runs, their commands exist, their links lead somewhere, their pictures are drawn."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from certain import the
from orrery.cli import parser

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


ALONE = [page for page in PAGES if page.name != "add-a-game.md"]
"""The pages whose examples stand alone; those of the other one are the parts of examples/comets, held equal by its own test."""
PYTHON = [pytest.param(code, id=f"{page.name}-{n}") for page in ALONE for n, code in enumerate(blocks(page, "python"))]


@pytest.mark.parametrize("code", PYTHON)
def test_python_examples_run_and_print_what_they_say(code: str, tmp_path: Path) -> None:
    run = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    promised = re.findall(r"^print\(.*?\)\s+# (.+)$", code, re.MULTILINE)
    for line in promised:
        assert line in run.stdout.splitlines()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_the_documents_exist(page: Path) -> None:
    known = set(the(the(parser()._subparsers)._group_actions[0].choices))
    text = page.read_text(encoding="utf-8")
    for command in re.findall(r"(?:^|[`/ ])orrery ([a-z]+)", "\n".join(blocks(page, "sh"))) + re.findall(
        r"`orrery ([a-z]+)", text
    ):
        assert command in known, command


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_editions_page_shows_an_edition_that_is_good(tmp_path: Path) -> None:
    from orrery.edition import load
    from orrery.games import games

    path = tmp_path / "heavy.toml"
    path.write_text(blocks(ROOT / "docs" / "editions.md", "toml")[0])
    edition = load(path)
    assert games()[edition.game].problems(edition) == []


def test_make_targets_in_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(
        r"\bmake (play|test|check|bench|build|clean)\b", "".join(page.read_text() for page in PAGES)
    ):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_lessons_page_shows_files_that_are_good(tmp_path: Path) -> None:
    from orrery.lessons.checking import problems_of_file

    lesson, *_ = blocks(ROOT / "docs" / "lessons.md", "toml")
    (tmp_path / "shown.toml").write_text(lesson, encoding="utf-8")
    assert problems_of_file(tmp_path / "shown.toml") == []
