"""Webhooks: “your turn” and “your time is short”, posted to an https address that is not a private one."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from orrery.server.live.posting import FAILURES, TIMEOUT, post
from orrery.server.metrics import Metrics
from orrery.server.model.ledger import Ledger
from orrery.server.model.steps import Step
from orrery.server.wire.outgoing import encode

AT_ONCE: Final = 8
HEADERS: Final = {"Content-Type": "application/json"}


def turn_calls(ledger: Ledger, step: Step) -> list[tuple[str, dict[str, Any]]]:
    """Whom to call after a step: those whose turn it has become and who asked to be called, each with what they are sent."""
    seats = [step.seat] if step.kind == "remind" else [seat for seat in ledger.to_move if seat != step.seat]
    event = "reminder" if step.kind == "remind" else "your_turn"
    return [
        (
            holder.webhook,
            {
                "event": event,
                "table": ledger.id,
                "game": ledger.settings.game,
                "seat": seat,
                "name": holder.name,
                "n": ledger.position,
            },
        )
        for seat in seats
        if seat is not None and (holder := ledger.holders[seat]).webhook is not None and not holder.bot
    ]


class Webhooks:
    """Posts calls, a few at a time; one that fails is tried once more and then forgotten."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._places = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, url: str, payload: dict[str, Any]) -> None:
        """Post a call without waiting for it."""
        if len(self._tasks) < 1000:
            task = asyncio.create_task(self._send(url, encode(payload)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Drop what has not been sent."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, url: str, body: bytes) -> None:
        for attempt in range(2):
            async with self._places:
                try:
                    status = await asyncio.wait_for(post(url, body, HEADERS), TIMEOUT)
                except FAILURES:
                    status = 0
            self._metrics.count("webhooks", "ok" if 200 <= status < 300 else "failed")
            if 200 <= status < 500 and status:
                return
            await asyncio.sleep(2 + attempt)
