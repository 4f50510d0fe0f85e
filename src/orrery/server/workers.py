"""The worker processes: jobs wait in order of urgency; one that takes too long or too much memory costs the worker its life."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import struct
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from orrery.server.worker import Found, Job, framed

LOG: Final = logging.getLogger("orrery.server")
BOT, HINT, ANALYSIS = 0, 1, 2
"""How urgent a job is; lower comes first."""


class Overdue(Exception):
    """No worker had an answer in time."""


class Workers:
    """A few processes that think."""

    def __init__(self, count: int | None = None, memory: int = 2048, modules: Sequence[str] = ()) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._memory = memory
        self._modules = modules
        self._jobs: asyncio.PriorityQueue[tuple[int, int, Job, float, asyncio.Future[Found]]] = asyncio.PriorityQueue()
        self._numbers = itertools.count()
        self._tasks: list[asyncio.Task[None]] = []
        self.killed = 0

    async def open(self) -> None:
        """Begin to take jobs; a process starts with its first one."""
        self._tasks = [asyncio.create_task(self._serve()) for _ in range(self.count)]

    async def close(self) -> None:
        """End the processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    async def ask(self, job: Job, urgency: int, limit: float) -> Found:
        """A worker's answer; Overdue when it fails or needs more seconds than it may."""
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((urgency, next(self._numbers), job, limit, done))
        found = await done
        if found.error is not None:
            raise Overdue(found.error)
        return found

    async def _serve(self) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                _, _, job, limit, done = await self._jobs.get()
                if done.cancelled():
                    continue
                if process is None or process.returncode is not None:
                    process = await self._start()
                try:
                    found = await asyncio.wait_for(_exchange(process, job), limit)
                except (TimeoutError, OSError, asyncio.IncompleteReadError) as failure:
                    self.killed += 1
                    LOG.warning("a worker was ended", extra={"table": job.table, "reason": type(failure).__name__})
                    await _end(process)
                    process = None
                    found = Found(error=f"no answer within {limit:g} s")
                if not done.cancelled():
                    done.set_result(found)
        finally:
            if process is not None:
                await _end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "orrery.server.worker",
            str(self._memory),
            *self._modules,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 20,
        )


async def _exchange(process: asyncio.subprocess.Process, job: Job) -> Found:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(framed(msgspec.msgpack.encode(job)))
    await process.stdin.drain()
    head = await process.stdout.readexactly(4)
    body = await process.stdout.readexactly(struct.unpack(">I", head)[0])
    return msgspec.msgpack.decode(body, type=Found)


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
