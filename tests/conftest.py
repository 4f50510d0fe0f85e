"""The tests' own folder and that of the measurements on the path; and in CI a test that is skipped has failed."""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "bench")]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What a test leaves to chance comes out the same every time."""
    random.seed(item.nodeid)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):  # type: ignore[no-untyped-def]
    """Nothing may be skipped where everything that a test needs can be installed."""
    outcome = yield
    report = outcome.get_result()
    if report.skipped and os.environ.get("CI") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, and in CI nothing is skipped: {report.longrepr}"


@pytest.fixture(scope="session")
def installed_comets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of examples/comets, installed by pip into a folder of its own."""
    source = tmp_path_factory.mktemp("comets") / "source"
    shutil.copytree(Path(__file__).parent.parent / "examples" / "comets", source)
    target = source.parent / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", str(target), str(source)], check=True)
    return target
