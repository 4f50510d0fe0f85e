"""The worker processes: jobs are shared fairly; one that takes too long or too much memory costs the worker its life."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import struct
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from orrery.server.think.jobs import Job, Thought
from orrery.server.think.turns import URGENCIES, Jobs
from orrery.server.think.worker import framed

LOG: Final = logging.getLogger("orrery.server")
QUICK: Final = 0
"""The worker that answers quick jobs alone."""
HOMES: Final = 1024
"""Of how many tables it is known which worker thought of them last."""
GIVES_WAY: Final = 5
"""How far the other workers stand back (as `nice` counts) where there are fewer cores than processes."""


class Overdue(Exception):
    """No worker had an answer in time."""


class Waiting(msgspec.Struct):
    """A job that waits for a worker."""

    job: Job
    urgency: int
    limit: float
    done: asyncio.Future[Thought]
    since: float


class Pool:
    """A few processes that think, and one more for quick answers."""

    def __init__(self, count: int | None = None, memory: int = 2048, modules: Sequence[str] = ()) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._memory = memory
        self._modules = modules
        self._jobs: Jobs[Waiting] = Jobs()
        self._arrived = asyncio.Event()
        self._idle: set[int] = set()
        self._homes: OrderedDict[str, int] = OrderedDict()
        """The worker that thought of a table last, and may still have its bots' trees."""
        self._left: dict[int, Waiting] = {}
        """Jobs that another worker has left to the one that knows their table."""
        self._tasks: list[asyncio.Task[None]] = []
        self.killed = 0
        self.waited: Callable[[str, float], None] = lambda urgency, seconds: None
        """Called with how long a job has waited before a worker took it."""

    async def open(self) -> None:
        """Begin to take jobs; a process starts with its first one."""
        self._tasks = [asyncio.create_task(self._serve(worker)) for worker in range(1 + self.count)]

    async def close(self) -> None:
        """End the processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def waiting(self, urgency: int) -> int:
        """How many jobs wait."""
        return self._jobs.waiting[urgency]

    async def ask(self, job: Job, urgency: int, limit: float, guest: str) -> Thought:
        """A worker's answer, at a guest's expense; Overdue when it fails or needs more seconds than it may."""
        done: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        waiting = Waiting(job, urgency, limit, done, time.monotonic())
        self._jobs.put(guest, job.table, urgency, job.quick, waiting)
        self._arrived.set()
        thought = await done
        if thought.error is not None:
            raise Overdue(thought.error)
        return thought

    async def _next(self, worker: int) -> Waiting:
        """The next job of a worker: one that was left to it, else whoever's turn it is."""
        while True:
            waiting = self._left.pop(worker, None) or self._take(worker)
            if waiting is None:
                self._idle.add(worker)
                self._arrived.clear()
                await self._arrived.wait()
                self._idle.discard(worker)
            elif not waiting.done.cancelled():
                self.waited(URGENCIES[waiting.urgency], time.monotonic() - waiting.since)
                self._settle(waiting.job.table, worker)
                return waiting

    def _take(self, worker: int) -> Waiting | None:
        """Whoever's turn it is; a job whose table an idle worker remembers is left to that one, so that nobody waits for it."""
        while (waiting := self._jobs.take(worker == QUICK)) is not None:
            home = self._homes.get(waiting.job.table, worker)
            able = waiting.job.quick or home != QUICK
            if home == worker or not able or home not in self._idle or home in self._left:
                return waiting
            self._left[home] = waiting
            self._arrived.set()
        return None

    def _settle(self, table: str, worker: int) -> None:
        """Remember who thinks of a table."""
        self._homes[table] = worker
        self._homes.move_to_end(table)
        if len(self._homes) > HOMES:
            self._homes.popitem(last=False)

    async def _serve(self, worker: int) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                waiting = await self._next(worker)
                try:
                    if process is None or process.returncode is not None:
                        process = await self._start(worker)
                    thought = await asyncio.wait_for(_exchange(process, waiting.job), waiting.limit)
                except (TimeoutError, OSError, asyncio.IncompleteReadError) as failure:
                    self._failed(waiting, failure)
                    if process is not None:
                        await _end(process)
                    process = None
                    thought = Thought(error=f"no answer within {waiting.limit:g} s")
                if not waiting.done.cancelled():
                    waiting.done.set_result(thought)
        finally:
            if process is not None:
                await _end(process)

    def _failed(self, waiting: Waiting, failure: Exception) -> None:
        self.killed += 1
        LOG.warning("a worker was ended", extra={"table": waiting.job.table, "reason": type(failure).__name__})

    async def _start(self, worker: int) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "orrery.server.think.worker",
            str(self._memory),
            str(0 if worker == QUICK else GIVES_WAY),
            *self._modules,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 20,
        )


async def _exchange(process: asyncio.subprocess.Process, job: Job) -> Thought:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(framed(msgspec.msgpack.encode(job)))
    await process.stdin.drain()
    head = await process.stdout.readexactly(4)
    body = await process.stdout.readexactly(struct.unpack(">I", head)[0])
    return msgspec.msgpack.decode(body, type=Thought)


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
