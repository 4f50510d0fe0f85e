"""The same games on a local Ray with two workers: equal rows, and a killed worker loses none."""

from __future__ import annotations

import os
import signal
import time
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.lab.experiment import LabError, Row, plan
from orrery.lab.runner import play_all

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def ray() -> Any:
    """Imported only by the process that needs it: that takes more than a second."""
    return pytest.importorskip("ray", reason="Ray is an extra")


@pytest.fixture(scope="module")
def cluster(ray: Any) -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        yield
        ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_rows_are_equal_here_and_on_ray() -> None:
    experiment = plan("callisto", ["mcts:iterations=8", "random"], seed=5, rotate=True)
    here = list(play_all(experiment, range(12)))
    there = sorted(play_all(experiment, range(12), 2, "ray"), key=lambda row: row.game)
    assert here == there


@pytest.mark.usefixtures("cluster")
def test_a_killed_worker_loses_no_game(ray: Any) -> None:
    experiment = plan("callisto", ["mcts:iterations=30", "random"], seed=5)

    @ray.remote
    def worker() -> int:
        time.sleep(0.2)
        return os.getpid()

    victim = ray.get(worker.remote())
    rows: list[Row] = []
    for row in play_all(experiment, range(12), 2, "ray"):
        if not rows:
            os.kill(victim, signal.SIGKILL)
        rows.append(row)
    rows.sort(key=lambda row: row.game)
    assert [row.game for row in rows] == list(range(12))
    assert rows[10:] == list(play_all(experiment, range(10, 12)))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many"])
def test_a_cluster_that_does_not_answer_is_told_in_a_sentence(
    ray: Any, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", lambda **_: pytest.fail("Ray was asked"))
    with pytest.raises(LabError, match=f"the Ray cluster at {address} cannot be reached: "):
        list(play_all(plan("callisto", ["random"]), range(2), 2, "ray", address))


def test_a_cluster_that_cannot_be_used_is_told_in_a_sentence(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)

    def refuse(**settings: object) -> None:
        raise ConnectionError("nobody answers\nand more")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(LabError, match=r"the Ray cluster at auto cannot be used: nobody answers$"):
        list(play_all(plan("callisto", ["random"]), range(2), 2, "ray", "auto"))
