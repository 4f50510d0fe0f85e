"""The worker processes: jobs are shared fairly; one that takes too long or too much memory costs the worker its life."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import struct
import sys
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from orrery.server.think.jobs import Job, Thought
from orrery.server.think.turns import URGENCIES, Jobs
from orrery.server.think.worker import framed

LOG: Final = logging.getLogger("orrery.server")
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
        self._tasks: list[asyncio.Task[None]] = []
        self.killed = 0
        self.waited: Callable[[str, float], None] = lambda urgency, seconds: None
        """Called with how long a job has waited before a worker took it."""

    async def open(self) -> None:
        """Begin to take jobs; a process starts with its first one."""
        kinds = [True, *[False] * self.count]
        self._tasks = [asyncio.create_task(self._serve(only_quick)) for only_quick in kinds]

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

    async def _next(self, only_quick: bool) -> Waiting:
        while True:
            waiting = self._jobs.take(only_quick)
            if waiting is None:
                self._arrived.clear()
                await self._arrived.wait()
            elif not waiting.done.cancelled():
                self.waited(URGENCIES[waiting.urgency], time.monotonic() - waiting.since)
                return waiting

    async def _serve(self, only_quick: bool) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                waiting = await self._next(only_quick)
                try:
                    if process is None or process.returncode is not None:
                        process = await self._start(only_quick)
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

    async def _start(self, only_quick: bool) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "orrery.server.think.worker",
            str(self._memory),
            str(0 if only_quick else GIVES_WAY),
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
