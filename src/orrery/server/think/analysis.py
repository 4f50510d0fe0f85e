"""Analyses: after a game, what every decision cost and what would have been better, worked out when nothing is more urgent."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, Literal

import msgspec
from msgspec import Struct, structs

from orrery.bots.chances import won
from orrery.kernel import CHANCE
from orrery.server.metrics import Metrics
from orrery.server.model.refused import Refused
from orrery.server.store.base import Unavailable
from orrery.server.store.reading import SLICE
from orrery.server.think.jobs import Source, Verdict, source_job, source_of
from orrery.server.think.pool import Overdue, Pool
from orrery.server.think.turns import ANALYSIS
from orrery.server.wire.outgoing import PointReply, encode
from orrery.table import Table

LIMIT: Final = 60.0
"""The seconds after which a worker that judges one decision is ended."""
AT_ONCE: Final = 32
"""How many analyses are made side by side; the workers share themselves between those who asked for them."""
EACH: Final = 2
"""How many of these one guest may have asked for."""
CLOSE: Final = 10
"""How many of the costliest decisions are looked at closely; five are shown first."""
WORTH: Final = 0.02
"""A decision that seems to cost less than this is not looked at again."""
VERSION: Final = 2
"""Analyses that were kept without a version say nothing of decisions and are made anew."""


class Judged(Struct, omit_defaults=True):
    """A decision: moves by their notation, since numbers may mean others under later rules."""

    move: int
    seat: int
    cost: float
    own: float
    best: str = ""
    best_win: float = 0.0
    close: bool = False
    """Whether it was looked at closely: the parts and what would come next are known then."""
    parts: list[tuple[str, float]] = []
    then: list[tuple[int, str]] = []


class Analysis(Struct):
    """What is known about a game."""

    status: Literal["none", "running", "ready", "failed"]
    done: float = 0.0
    points: list[PointReply] = []
    decisions: list[Judged] = []
    version: int = 0


Keep = Callable[[bytes], Awaitable[None]]


class Analyses:
    """The analyses that are being made."""

    def __init__(self, pool: Pool, metrics: Metrics) -> None:
        self._pool = pool
        self._metrics = metrics
        self._running: dict[str, tuple[asyncio.Task[None], Making]] = {}
        self._askers: Counter[str] = Counter()

    def so_far(self, id: str, kept: bytes | None) -> Analysis:
        """What is known about a game so far."""
        if id in self._running:
            return self._running[id][1].so_far()
        if kept is not None:
            with contextlib.suppress(msgspec.DecodeError):
                analysis = msgspec.json.decode(kept, type=Analysis)
                if analysis.version == VERSION:
                    return analysis
        return Analysis("none")

    def begin(self, id: str, table: Table, kept: bytes | None, guest: str, keep: Keep) -> Analysis:
        """Begin an analysis, once, at a guest's expense."""
        analysis = self.so_far(id, kept)
        if analysis.status not in ("none", "failed"):
            return analysis
        if len(self._running) >= AT_ONCE:
            raise Refused("busy", "Too many analyses are being made; try again in a moment.")
        if self._askers[guest] >= EACH:
            self._metrics.count("limited", "analyses")
            raise Refused("too_many", f"{EACH} analyses for you are being made; wait until one of them is ready.")
        making = Making(self._pool, id, table, guest)
        self._running[id] = asyncio.create_task(self._run(making, keep)), making
        self._askers[guest] += 1
        return making.so_far()

    async def _run(self, making: Making, keep: Keep) -> None:
        status: Literal["ready", "failed"] = "ready"
        try:
            await making.make()
        except Overdue:
            status = "failed"
        finally:
            del self._running[making.source.id]
            self._askers[making.guest] -= 1
        with contextlib.suppress(Unavailable):
            done = 1.0 if status == "ready" else 0.0
            await keep(encode(structs.replace(making.so_far(), status=status, done=done, version=VERSION)))


class Making:
    """One analysis: a look at every decision, then a close one at the costliest."""

    def __init__(self, pool: Pool, id: str, table: Table, guest: str) -> None:
        self.source: Source = source_of(id, table)
        self.guest = guest
        self._pool = pool
        self._outcome = None if table.outcome is None else won(table.outcome, table.terms.seats)
        self._catalogue = table.game.catalogue(table.terms)
        self._table = table
        self._open: list[int] = []
        """After how many moves somebody had a choice."""
        self._points: list[PointReply] = []
        self._judged: list[Judged] = []
        self._unknown: Judged | None = None
        """The last decision, where the search hardly tried what was played: the next position tells."""
        self._done = 0

    def so_far(self) -> Analysis:
        """What is known by now."""
        wanted = (len(self._open) or len(self.source.moves)) + CLOSE
        return Analysis("running", round(min(0.99, self._done / wanted), 3), list(self._points), list(self._judged))

    async def make(self) -> None:
        """Look at everything; Overdue where a worker has no answer."""
        self._open = await _decided(self._table)
        for at in self._open:
            verdict = await self._ask("judge", at)
            self._point(at, verdict.chances)
            self._judge(at, verdict)
        if self._outcome is not None:
            self._point(len(self.source.moves), self._outcome)
        costly = sorted((one for one in self._judged if one.cost >= WORTH), key=lambda one: -one.cost)
        for judged in costly[:CLOSE]:
            self._weigh(judged, await self._ask("weigh", judged.move - 1))

    async def _ask(self, task: str, at: int) -> Verdict:
        thought = await self._pool.ask(source_job(task, self.source, at), ANALYSIS, LIMIT, self.guest)
        self._done += 1
        assert thought.verdict is not None
        return thought.verdict

    def _point(self, at: int, chances: list[float]) -> None:
        self._points.append(PointReply(at, [round(chance, 3) for chance in chances]))
        if self._unknown is not None:
            judged, self._unknown = self._unknown, None
            judged.own = round(chances[judged.seat], 3)
            judged.cost = round(max(0.0, judged.best_win - judged.own), 3)

    def _judge(self, at: int, verdict: Verdict) -> None:
        seat, played = self.source.moves[at]
        own = verdict.best_win if verdict.own_win is None else verdict.own_win
        judged = Judged(at + 1, seat, 0.0, round(own, 3), best_win=round(verdict.best_win, 3))
        if verdict.best != played:
            judged.best = self._catalogue[verdict.best].notation
            judged.cost = round(max(0.0, verdict.best_win - own), 3)
            self._unknown = judged if verdict.own_win is None else None
        self._judged.append(judged)

    def _weigh(self, judged: Judged, verdict: Verdict) -> None:
        """What a close look says takes the place of the first one, also where it finds nothing better."""
        judged.close, judged.own, judged.best_win = True, round(verdict.own_win or 0.0, 3), round(verdict.best_win, 3)
        judged.cost = round(max(0.0, judged.best_win - judged.own), 3)
        judged.best = self._catalogue[verdict.best].notation if judged.cost else ""
        judged.parts = [(name, round(amount, 1)) for name, amount in verdict.parts if abs(amount) >= 0.05]
        judged.then = [(seat, self._catalogue[move].notation) for seat, move in verdict.then]


async def _decided(table: Table) -> list[int]:
    """After how many moves somebody had a choice; looked for in slices, so that nobody has to wait."""
    walk, decisions, began = table.at(0), [], time.perf_counter()
    for at, entry in enumerate(table.entries):
        if entry.seat != CHANCE and len(walk.numbers(entry.seat)) > 1:
            decisions.append(at)
        walk.follow([(entry.seat, entry.move)])
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return decisions
