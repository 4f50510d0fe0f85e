"""The tests' own folder and that of the measurements on the path; and in CI a test that is skipped has failed."""

import asyncio
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LONGEST = (
    "web/test_games.py",
    "web/test_sizes.py",
    "web/test_learn_page.py",
    "web/test_table_page.py",
    "test_packages.py",
    "web/test_notebook.py",
    "server/test_once.py",
    "web/test_study_page.py",
    "web/test_app.py",
    "server/test_guard.py",
    "test_contract.py",
    "web/test_around.py",
    "server/test_abuse.py",
    "web/test_pages.py",
    "server/test_lasting.py",
    "envs/test_openspiel.py",
    "server/test_studies.py",
    "bots/test_memory.py",
    "web/test_me_page.py",
    "web/test_puzzle_pages.py",
    "web/test_real_table_page.py",
    "test_lessons.py",
    "server/test_me.py",
    "web/test_clicks.py",
)
"""The files that take longest, the longest first."""
sys.path[:0] = [str(HERE), str(HERE.parent / "bench")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Several processes begin with what takes longest, so that none is left alone with it at the end.

    xdist gives each of them a stretch of the list, all equally long, and who is done takes over from the end of another's.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes == 1:
        return
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path.relative_to(HERE).as_posix(), []).append(item)
    stretches: list[list[pytest.Item]] = [[] for _ in range(processes)]
    for number, name in enumerate(name for name in LONGEST if name in files):
        turn, place = divmod(number, processes)
        stretches[-1 - place if turn % 2 else place] += files.pop(name)
    others = [item for file in files.values() for item in file]
    for number, stretch in enumerate(stretches):
        until = max(0, len(items) * (number + 1) // processes - len(items) * number // processes - len(stretch))
        stretches[number] = stretch + (others[:until] if number < processes - 1 else others)
        others = others[until:]
    items[:] = [item for stretch in stretches for item in stretch]


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Function) -> Iterator[None]:
    """A browser that was opened before waits in a loop of its own, which a test that needs none must not take for its own."""
    waiting = None if "browser" in item.fixturenames else asyncio._get_running_loop()
    if waiting is not None:
        asyncio._set_running_loop(None)
    yield
    if waiting is not None and waiting.is_running():
        asyncio._set_running_loop(waiting)


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
