"""What runs side by side in `make test` hides nothing, and a build that broke over what it remembered mends itself."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = ("python", "ruff", "mypy", "lint-imports", "npm")
PARTS = (
    "pytest -n",
    "pytest tests/test_contract.py",
    "npm test",
    "ruff check",
    "ruff format",
    "mypy --config-file",
    "lint-imports",
    "npm run --silent check",
    "npm run --silent lint",
)
TOOL = """#!/bin/sh
said="$(basename "$0") $*"
echo "$said${PYTHONDONTWRITEBYTECODE:+, keeping no bytecode}"
case "$said" in *"$BROKEN"*) [ -n "$BROKEN" ] && exit 1;; esac
exit 0
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in which everything is built, and every tool only says that it was called."""
    if shutil.which("make") is None:
        pytest.skip("there is no make here")
    shutil.copy(ROOT / "Makefile", tmp_path)
    hot = re.findall(r"src/orrery/[\w/]+\.py", (tmp_path / "Makefile").read_text())
    made = ("pyproject.toml", "setup.py", *hot, "web/package-lock.json", "web/index.html", "web/vite.config.ts")
    stamps = (".venv/.made", ".venv/.installed", ".venv/.tools", ".venv/.built")
    client = ("web/src/a.ts", "web/public/a.svg", "web/node_modules/.installed", "src/orrery/server/static/index.html")
    for number, name in enumerate((*made, *stamps, *client)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (number + 1, number + 1))
    for name in (*(f"tools/{tool}" for tool in TOOLS), "scripts/system-packages"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(TOOL)
        (tmp_path / name).chmod(0o755)
    return tmp_path


def make_test(checkout: Path, broken: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    path = os.pathsep.join([str(checkout / "tools"), inherited["PATH"]])
    return subprocess.run(
        ["make", "test", f"BIN={checkout / 'tools'}"],
        cwd=checkout,
        env={**inherited, "PATH": path, "BROKEN": broken},
        capture_output=True,
        text=True,
    )


def test_everything_is_run(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    run = make_test(checkout, "")
    assert run.returncode == 0, run.stdout + run.stderr
    for part in PARTS:
        assert part in run.stdout
    assert "keeping no bytecode" not in run.stdout


@pytest.mark.parametrize("part", PARTS)
def test_what_fails_fails_make(checkout: Path, part: str) -> None:
    run = make_test(checkout, part)
    assert run.returncode != 0
    assert run.stdout.splitlines()[-1].startswith("Failed: ")
    assert "pytest -n" in run.stdout
    assert "pytest tests/test_contract.py" in run.stdout


MYPYC = """
from pathlib import Path

def mypycify(paths, **others):
    remembered = Path(next(path for path in paths if path.startswith("--cache-dir=")).split("=")[1])
    if (remembered / "stale").exists() or {broken}:
        raise ValueError("value is not in list")
    print("translated afresh" if not remembered.exists() else "translated")
    return []
"""


def set_up(folder: Path, broken: bool) -> str:
    """Run setup.py where mypyc stumbles over what it remembers, or over the sources themselves."""
    (folder / "src" / "orrery" / "games").mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", folder)
    for name, text in (
        ("mypyc/build", MYPYC.format(broken=broken)),
        ("Cython/Build", "def cythonize(*_, **__): return []"),
    ):
        module = folder / "tools" / f"{name}.py"
        module.parent.mkdir(parents=True)
        module.write_text(text)
        (module.parent / "__init__.py").touch()
    run = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=folder,
        env={
            **{name: value for name, value in os.environ.items() if not name.startswith("ORRERY_")},
            "PYTHONPATH": "tools",
        },
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout + run.stderr


@pytest.fixture
def remembered(tmp_path: Path) -> Path:
    """What an earlier build left; nothing else of the folder is mypyc's."""
    if os.name != "nt" and shutil.which("cc") is None:
        pytest.skip("there is no C compiler here")
    (tmp_path / "build" / "mypyc").mkdir(parents=True)
    (tmp_path / "build" / "mypyc" / "stale").touch()
    (tmp_path / "build" / "others").touch()
    return tmp_path / "build"


def test_a_build_forgets_what_does_not_fit_any_more(tmp_path: Path, remembered: Path) -> None:
    output = set_up(tmp_path, broken=False)
    assert "translated afresh" in output
    assert "not compiled" not in output
    assert not (remembered / "mypyc").exists()
    assert (remembered / "others").exists()


def test_what_cannot_be_translated_even_afresh_stays_plain(tmp_path: Path, remembered: Path) -> None:
    output = set_up(tmp_path, broken=True)
    assert "everything is translated again" in output
    assert "not compiled (value is not in list), so the rules stay plain Python" in output
