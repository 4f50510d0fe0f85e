"""The source archive installs in clean environments, with a C compiler and without, and the wheels carry the client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import orrery

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("compiler", ["with", "without"])
def test_the_source_archive_installs_in_a_clean_environment(compiler: str, tmp_path: Path) -> None:
    """`scripts/try_packages.py` does the same for every Python on the machine."""
    if compiler == "with" and shutil.which("cc") is None:
        pytest.skip("there is no C compiler here")
    index = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(tmp_path), "librt"]
    if subprocess.run(index, capture_output=True).returncode:
        pytest.skip("there is no package index here to install from")
    run = subprocess.run(
        [
            sys.executable,
            "scripts/try_packages.py",
            "--no-isolation",
            "--reuse",
            "--compiler",
            compiler,
            sys.executable,
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert "compiled" in run.stdout if compiler == "with" else "plain Python" in run.stdout
    assert "the browser client: good" in run.stdout
    if (ROOT / "src/orrery/server/static/index.html").exists():
        assert "with the browser client" in run.stdout


def test_python_m_orrery_is_the_command(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "orrery", "--version"], capture_output=True, text=True, cwd=tmp_path, env=os.environ
    )
    assert run.stdout == f"orrery {orrery.__version__}\n"
