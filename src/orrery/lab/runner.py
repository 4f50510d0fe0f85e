"""Plays the games of an experiment side by side: here, in processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import signal
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from multiprocessing.connection import Connection, wait
from typing import Any, Final, cast

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
    batches, data, breakdowns = Batches(numbers), experiment.data(), 0
    crew = {worker.pipe: worker for worker in (_Worker() for _ in range(workers))}
    try:
        for worker in crew.values():
            worker.give(data, batches.take())
        while busy := [pipe for pipe, worker in crew.items() if worker.numbers]:
            for pipe in wait(busy):
                worker = crew[cast("Connection", pipe)]
                answer = worker.answer()
                if answer is not None:
                    rows, seconds = answer
                    batches.learn(len(worker.numbers), seconds)
                else:
                    rows = []
                    breakdowns += 1
                    if breakdowns > MOST_BREAKDOWNS:
                        raise LabError("the workers keep dying; is there enough memory?")
                    batches.give_back(worker.numbers)
                    crew.pop(worker.pipe).dismiss()
                    worker = _Worker()
                    crew[worker.pipe] = worker
                worker.give(data, batches.take())
                yield from (Row(**row) for row in rows)
    finally:
        for worker in crew.values():
            worker.dismiss()


class _Worker:
    """A process with a pipe of its own, so that its end, even in the middle of an answer, is noticed and harms nobody else."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.numbers: list[int] = []
        """The games it is busy with."""

    def give(self, data: dict[str, Any], numbers: list[int]) -> None:
        """Games to play; none: it waits."""
        self.numbers = numbers
        if numbers:
            with suppress(OSError):  # it has died: its answer will tell
                self.pipe.send((data, numbers))

    def answer(self) -> tuple[list[dict[str, Any]], float] | None:
        """The rows of its games, and how long they took; None when it has died; what went wrong there goes wrong here."""
        try:
            answer: Any = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, Exception):
            raise answer
        rows, seconds = answer
        return rows, seconds

    def dismiss(self) -> None:
        """End it at once; whatever it was at is lost or already given back."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def _work(pipe: Connection) -> None:
    """What a worker does until nobody is there to give it games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            data, numbers = pipe.recv()
        except EOFError:
            return
        try:
            answer: Any = play_batch(data, numbers)
        except LabError as wrong:
            answer = wrong
        except Exception:  # told to whoever waits for the rows
            answer = RuntimeError(f"in a worker:\n{traceback.format_exc()}")
        pipe.send(answer)
