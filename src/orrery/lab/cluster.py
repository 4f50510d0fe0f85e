"""The same games on a Ray cluster: a task is a batch of games, and one whose worker dies is done again."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from orrery.lab.experiment import Experiment, LabError, Row
from orrery.lab.runner import Batches, play_batch

BATCH_SECONDS: Final = 2.0
"""A call costs about a millisecond, so a task is some seconds of games."""
RETRIES: Final = 10
PATIENCE: Final = 5.0
"""Seconds until a cluster must answer."""


def play_on_ray(experiment: Experiment, numbers: Sequence[int], workers: int, address: str | None) -> Iterator[Row]:
    """The games with these numbers, as they end, on the cluster at an address or in RAY_ADDRESS, or on a local Ray."""
    ray = _ray()
    started = _connect(ray, workers, address)
    try:
        yield from _play(ray, experiment, numbers, workers)
    finally:
        if started:
            ray.shutdown()


def map_on_ray(work: Callable[[Any], Any], tasks: Sequence[Any], workers: int, address: str | None) -> Iterator[Any]:
    """What some work makes of every task, as they end; each is a task of the cluster."""
    ray = _ray()
    started = _connect(ray, workers, address)
    try:
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(work)
        waiting = [task.remote(one) for one in tasks]
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from (ray.get(one) for one in done)
    finally:
        if started:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise LabError("--on ray needs Ray: pip install 'orrery-games[ray]'") from None
    return ray


def _connect(ray: Any, workers: int, address: str | None) -> bool:
    """Join the cluster, or start a local one; returns whether it was this call that did."""
    if ray.is_initialized():
        return False
    address = address or os.environ.get("RAY_ADDRESS")
    if address:
        _knock(address)
    settings: dict[str, Any] = {"address": address} if address else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **settings)
    except Exception as failure:
        where = f"the Ray cluster at {address}" if address else "a local Ray"
        raise LabError(f"{where} cannot be used: {str(failure).splitlines()[0]}") from None
    return True


def _knock(address: str) -> None:
    """LabError where nobody answers under `HOST:PORT` or `ray://HOST:PORT`: Ray itself would try for minutes."""
    try:
        there = urlsplit(address if "://" in address else f"ray://{address}")
        if there.hostname and there.port:
            socket.create_connection((there.hostname, there.port), timeout=PATIENCE).close()
    except (OSError, ValueError) as failure:
        why = getattr(failure, "strerror", None) or failure
        raise LabError(f"the Ray cluster at {address} cannot be reached: {why}") from None


def _play(ray: Any, experiment: Experiment, numbers: Sequence[int], workers: int) -> Iterator[Row]:
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_batch)
    batches, data = Batches(numbers), ray.put(experiment.data())
    busy: dict[Any, list[int]] = {}
    slots = max(workers, int(ray.cluster_resources().get("CPU", workers)))
    while batches.waiting or busy:
        while batches.waiting and len(busy) < slots + 2:
            batch = batches.take()
            busy[task.remote(data, batch)] = batch
        done, _ = ray.wait(list(busy), num_returns=1)
        for reference in done:
            rows, seconds = ray.get(reference)
            batches.learn(len(busy.pop(reference)), seconds, BATCH_SECONDS)
            yield from (Row(**row) for row in rows)
