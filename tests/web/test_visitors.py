"""The browsers of the tests themselves: they are closed at the end, whatever has become of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("playwright")

CLOSED = """
import os, signal, sys
from pathlib import Path
from visitors import open_browsers
def children(pid):
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
with open_browsers(patience=float(sys.argv[2])) as opened:
    opened(False).new_page()
    [driver] = children(os.getpid())
    [browser] = children(driver)
    which, name = sys.argv[1].split()
    os.kill({"driver": driver, "browser": browser}[which], getattr(signal, name))
    print(driver, browser)
"""
"""Opens a browser, does something to it, and closes it."""


@pytest.mark.parametrize("deed", ["driver SIGKILL", "browser SIGKILL", "driver SIGSTOP", "browser SIGSTOP"])
def test_browsers_are_closed_whatever_has_become_of_them(deed: str) -> None:
    """One that has crashed is gone already; one that hangs is killed."""
    patience = "1" if "STOP" in deed else "300"
    run = subprocess.run(
        [sys.executable, "-c", CLOSED, deed, patience], cwd=Path(__file__).parent, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    for pid in map(int, run.stdout.split()):
        if (Path("/proc") / str(pid)).exists():
            assert "Z" in (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2], "nothing of it runs on"
            os.kill(pid, signal.SIGKILL)
