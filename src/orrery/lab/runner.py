"""Plays the games of an experiment side by side: here, in processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from typing import Any, Final

from orrery.lab.experiment import Experiment, LabError, Row, play_game, read_experiment

BATCH_SECONDS: Final = 0.5
"""About how long a worker is busy with what it is given at once."""
MOST_IN_A_BATCH: Final = 2000
MOST_BREAKDOWNS: Final = 20


def play_one(experiment: Experiment, number: int) -> Row:
    """One game."""
    return play_game(experiment, number)


def play_batch(data: dict[str, Any], numbers: Sequence[int]) -> tuple[list[dict[str, Any]], float]:
    """Some games, as plain data for another process; and how many seconds they took."""
    experiment = read_experiment(data)
    begun = time.monotonic()
    rows = [asdict(play_game(experiment, number)) for number in numbers]
    return rows, time.monotonic() - begun


def play_all(
    experiment: Experiment, numbers: Sequence[int], workers: int = 1, on: str = "here", address: str | None = None
) -> Iterator[Row]:
    """The games with these numbers, as they end; which worker plays a game changes nothing in it."""
    if on == "ray":
        from orrery.lab.cluster import play_on_ray  # noqa: PLC0415  (Ray is an extra)

        return play_on_ray(experiment, numbers, workers, address)
    if on != "here":
        raise LabError(f"games are played on “here” or on “ray”, not on “{on}”")
    if workers <= 1:
        return (play_game(experiment, number) for number in numbers)
    return _play_in_processes(experiment, numbers, workers)


class Batches:
    """Cuts numbers into batches that take about as long as one wishes."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.waiting = list(reversed(numbers))
        self.size = 1

    def take(self) -> list[int]:
        """The next batch."""
        return [self.waiting.pop() for _ in range(min(self.size, len(self.waiting)))]

    def give_back(self, numbers: Sequence[int]) -> None:
        """A batch that nobody played."""
        self.waiting += reversed(numbers)

    def learn(self, games: int, seconds: float, wished: float = BATCH_SECONDS) -> None:
        """How long a batch took."""
        pace = games / max(seconds, 1e-6)
        self.size = max(1, min(MOST_IN_A_BATCH, int(pace * wished), self.size * 4))


def _play_in_processes(experiment: Experiment, numbers: Sequence[int], workers: int) -> Iterator[Row]:
    """A worker that dies is replaced, and its games are played again."""
    batches = Batches(numbers)
    breakdowns = 0
    while batches.waiting:
        crew = _Crew(workers)
        try:
            yield from crew.play(experiment, batches)
        except BrokenProcessPool:
            breakdowns += 1
            if breakdowns > MOST_BREAKDOWNS:
                raise LabError("the workers keep dying; is there enough memory?") from None
        finally:
            crew.dismiss()


class _Crew:
    """The worker processes, and what each is busy with."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.before = set(multiprocessing.active_children())
        self.pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _leave_interrupts_to_the_parent)
        self.busy: dict[Future[Any], list[int]] = {}

    def play(self, experiment: Experiment, batches: Batches) -> Iterator[Row]:
        data = experiment.data()
        try:
            while batches.waiting or self.busy:
                while batches.waiting and len(self.busy) < self.workers + 1:
                    numbers = batches.take()
                    self.busy[self.pool.submit(play_batch, data, numbers)] = numbers
                done, _ = wait(self.busy, return_when=FIRST_COMPLETED)
                for future in done:
                    rows, seconds = future.result()
                    batches.learn(len(self.busy.pop(future)), seconds)
                    yield from (Row(**row) for row in rows)
        finally:
            for numbers in self.busy.values():
                batches.give_back(numbers)

    def dismiss(self) -> None:
        """End all workers at once; whatever they were at is lost or already given back."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - self.before:
            process.terminate()
            process.join()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
