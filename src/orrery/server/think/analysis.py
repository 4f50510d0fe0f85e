"""Analyses: after a game, each seat's chance to win at points of it, worked out when nothing is more urgent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Final, Literal

import msgspec

from orrery.server.metrics import Metrics
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Refused
from orrery.server.store.base import Store, Unavailable
from orrery.server.think.jobs import chances_job
from orrery.server.think.pool import Overdue, Pool
from orrery.server.think.turns import ANALYSIS
from orrery.server.wire.outgoing import AnalysisReply, PointReply, encode

POINTS: Final = 60
"""At how many positions of a game the chances are asked for, at most."""
LIMIT: Final = 30.0
AT_ONCE: Final = 32
"""How many analyses are made side by side; the workers share themselves between those who asked for them."""
EACH: Final = 2
"""How many of these one guest may have asked for."""


class Analyses:
    """The analyses that are being made, and those that were kept."""

    def __init__(self, store: Store, pool: Pool, metrics: Metrics) -> None:
        self._store = store
        self._pool = pool
        self._metrics = metrics
        self._running: dict[str, tuple[asyncio.Task[None], list[PointReply], int]] = {}
        self._askers: Counter[str] = Counter()

    async def so_far(self, ledger: Ledger) -> AnalysisReply:
        """What is known about a game so far."""
        if ledger.id in self._running:
            _, points, wanted = self._running[ledger.id]
            return AnalysisReply(status="running", done=round(len(points) / wanted, 3), points=points)
        kept = await self._store.analysis(ledger.id)
        if kept is None:
            return AnalysisReply(status="none", done=0.0, points=[])
        return msgspec.json.decode(kept, type=AnalysisReply)

    async def begin(self, ledger: Ledger, guest: str) -> AnalysisReply:
        """Begin an analysis, once, at a guest's expense."""
        if ledger.status != "over":
            raise Refused("status", "The game is not over yet.")
        analysis = await self.so_far(ledger)
        if analysis.status not in ("none", "failed"):
            return analysis
        if len(self._running) >= AT_ONCE:
            raise Refused("busy", "Too many analyses are being made; try again in a moment.")
        if self._askers[guest] >= EACH:
            self._metrics.count("limited", "analyses")
            raise Refused("too_many", f"{EACH} analyses for you are being made; wait until one of them is ready.")
        points: list[PointReply] = []
        count = len(ledger.playing.entries)
        moves = sorted({round(at * count / POINTS) for at in range(POINTS + 1)})
        task = asyncio.create_task(self._run(ledger, guest, moves, points))
        self._running[ledger.id] = task, points, len(moves)
        self._askers[guest] += 1
        return await self.so_far(ledger)

    async def _run(self, ledger: Ledger, guest: str, moves: list[int], points: list[PointReply]) -> None:
        status: Literal["ready", "failed"] = "ready"
        try:
            for move in moves:
                thought = await self._pool.ask(chances_job(ledger, move), ANALYSIS, LIMIT, guest)
                points.append(PointReply(move, [round(chance, 3) for chance in thought.chances or []]))
        except Overdue:
            status = "failed"
        with contextlib.suppress(Unavailable):
            kept = AnalysisReply(status=status, done=1.0 if status == "ready" else 0.0, points=points)
            await self._store.save_analysis(ledger.id, encode(kept))
        del self._running[ledger.id]
        self._askers[guest] -= 1
