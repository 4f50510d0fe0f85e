"""Analyses: after a game, what every decision cost and what would have been better, worked out when nothing is more urgent."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal, Protocol

import msgspec
from msgspec import Struct, structs

from orrery.bots.chances import won
from orrery.bots.review import Question, close_questions, first_questions
from orrery.kernel import CHANCE
from orrery.server.metrics import Metrics
from orrery.server.model.refused import Refused
from orrery.server.store.base import Unavailable
from orrery.server.store.reading import SLICE
from orrery.server.think.jobs import Job, Source, Thought, Verdict, source_job, source_of
from orrery.server.think.pool import Overdue
from orrery.server.think.turns import ANALYSIS
from orrery.server.wire.outgoing import PointReply, encode
from orrery.table import Table

LIMIT: Final = 60.0
"""The seconds after which a worker that judges one decision is ended."""
AT_ONCE: Final = 32
"""How many analyses are made side by side; the workers share themselves between those who asked for them."""
EACH: Final = 2
"""How many of these one guest may have asked for."""
BRANCHES: Final = 40
"""Of how many branches of a study the analysis is kept; the one that was made first goes first."""
VERSION: Final = 3
"""Analyses of earlier versions compared positions that were searched apart; they are made anew."""

DECISION: Final = 0.35
"""The seconds of one core that a game is thought about for each of its decisions, within the two bounds."""
LEAST: Final = 3.0
MOST: Final = 150.0


class Judged(Struct, omit_defaults=True):
    """A decision: moves by their notation, since numbers may mean others under later rules."""

    move: int
    seat: int
    cost: float
    own: float
    margin: float = 0.0
    """By how much the cost may be off."""
    best: str = ""
    best_win: float = 0.0
    close: bool = False
    """Whether it was looked at closely: the parts and what would come next are known then."""
    parts: list[tuple[str, float]] = []
    then: list[tuple[int, str]] = []


class Analysis(Struct, omit_defaults=True):
    """What is known about a line of a game."""

    status: Literal["none", "running", "ready", "failed"]
    done: float = 0.0
    points: list[PointReply] = []
    decisions: list[Judged] = []
    version: int = 0
    branches: dict[str, Analysis] = {}
    """Kept with the game that was played: its branches, by their moves."""


class Shelf(Protocol):
    """Where the analyses of a study are kept."""

    async def load(self) -> bytes | None:
        """What is there."""

    async def save(self, analysis: bytes) -> None:
        """Keep this in its place."""


class Workers(Protocol):
    """Whoever answers jobs: a pool of processes."""

    async def ask(self, job: Job, urgency: int, limit: float, guest: str) -> Thought:
        """What a worker answers within so many seconds; Overdue where it does not."""


@dataclass(frozen=True)
class Line:
    """A line of a study: the game that was played, or a branch with where it begins."""

    study: str
    table: Table
    first: int = 0
    """How many of its moves belong to another line."""
    branch: bool = False

    @property
    def moves(self) -> str:
        """The name of a branch's analysis, which another branch with the same moves has too; empty: the game itself."""
        if not self.branch:
            return ""
        made = ",".join(f"{entry.seat}:{entry.move}" for entry in self.table.entries)
        return hashlib.sha256(f"{self.first}/{made}".encode()).hexdigest()[:16]

    @property
    def id(self) -> str:
        """What tells it from all others."""
        return f"{self.study}/{self.moves}"


class Analyses:
    """The analyses that are being made."""

    def __init__(self, pool: Workers, metrics: Metrics) -> None:
        self._pool = pool
        self._metrics = metrics
        self._running: dict[str, tuple[asyncio.Task[None], Making]] = {}
        self._askers: Counter[str] = Counter()
        self._keeping = asyncio.Lock()

    def so_far(self, line: Line, kept: bytes | None) -> Analysis:
        """What is known about a line so far."""
        if line.id in self._running:
            return self._running[line.id][1].so_far()
        known = _read(kept)
        if line.branch:
            return known.branches.get(line.moves, Analysis("none"))
        return structs.replace(known, branches={})

    def begin(self, line: Line, kept: bytes | None, guest: str, shelf: Shelf) -> Analysis:
        """Begin an analysis, once, at a guest's expense."""
        analysis = self.so_far(line, kept)
        if analysis.status not in ("none", "failed"):
            return analysis
        if len(self._running) >= AT_ONCE:
            raise Refused("busy", "Too many analyses are being made; try again in a moment.")
        if self._askers[guest] >= EACH:
            self._metrics.count("limited", "analyses")
            raise Refused("too_many", f"{EACH} analyses for you are being made; wait until one of them is ready.")
        making = Making(self._pool, line, guest)
        self._running[line.id] = asyncio.create_task(self._run(making, shelf)), making
        self._askers[guest] += 1
        return making.so_far()

    async def _run(self, making: Making, shelf: Shelf) -> None:
        """Make an analysis and keep it; until then it runs, so that nobody finds neither the one nor the other."""
        try:
            status = await _made(making)
            done = 1.0 if status == "ready" else 0.0
            made = structs.replace(making.so_far(), status=status, done=done, version=VERSION)
            with contextlib.suppress(Unavailable):
                async with self._keeping:  # two branches of a study may be ready at once, and are kept in one place
                    await shelf.save(encode(_with(_read(await shelf.load()), making.line, made)))
        finally:
            del self._running[making.line.id]
            self._askers[making.guest] -= 1


async def _made(making: Making) -> Literal["ready", "failed"]:
    try:
        await making.make()
    except Overdue:
        return "failed"
    return "ready"


def _read(kept: bytes | None) -> Analysis:
    """What was kept, unless another version kept it."""
    if kept is not None:
        with contextlib.suppress(msgspec.DecodeError):
            analysis = msgspec.json.decode(kept, type=Analysis)
            if analysis.version == VERSION:
                return analysis
    return Analysis("none")


def _with(known: Analysis, line: Line, made: Analysis) -> Analysis:
    """What is kept of a study, with one line more."""
    if not line.branch:
        return structs.replace(made, branches=known.branches)
    others = [(name, one) for name, one in known.branches.items() if name != line.moves]
    return structs.replace(known, version=VERSION, branches=dict([*others, (line.moves, made)][-BRANCHES:]))


class Making:
    """One analysis: a look at every decision, then a close one at the costliest."""

    def __init__(self, pool: Workers, line: Line, guest: str) -> None:
        table = line.table
        self.line = line
        self.guest = guest
        self._source: Source = source_of(line.id, table)
        self._pool = pool
        self._outcome = None if table.outcome is None else won(table.outcome, table.terms.seats)
        self._catalogue = table.game.catalogue(table.terms)
        self._points: list[PointReply] = []
        self._judged: list[Judged] = []
        self.spent, self._whole = 0.0, LEAST
        """The seconds that were given to workers, and all that there are."""

    def so_far(self) -> Analysis:
        """What is known by now."""
        done = round(min(0.99, self.spent / self._whole), 3)
        return Analysis("running", done, list(self._points), list(self._judged))

    async def make(self) -> None:
        """Look at everything; Overdue where a worker has no answer."""
        decided = await _decided(self.line.table, self.line.first)
        self._whole = budget(len(decided))
        for question in first_questions(decided, self._source.moves, over=self._outcome is not None):
            self._hear(question, await self._ask(question))
        if self._outcome is not None:
            self._point(len(self._source.moves), self._outcome, 0.0)
        judged = {one.move - 1: one for one in self._judged}
        for question in close_questions({at: one.cost for at, one in judged.items()}):
            self._weigh(judged[question.at], await self._ask(question))

    async def _ask(self, question: Question) -> Verdict:
        seconds = question.part * self._whole
        job = source_job(question.task, self._source, question.at, seconds=seconds)
        thought = await self._pool.ask(job, ANALYSIS, LIMIT, self.guest)
        self.spent += seconds
        assert thought.verdict is not None
        return thought.verdict

    def _hear(self, question: Question, verdict: Verdict) -> None:
        if question.task == "foresee":
            self._point(question.at, verdict.chances, verdict.margin)
        else:
            self._judge(question.at, verdict)

    def _point(self, at: int, chances: list[float], margin: float) -> None:
        self._points.append(PointReply(at, [round(chance, 3) for chance in chances], round(margin, 3)))

    def _judge(self, at: int, verdict: Verdict) -> None:
        seat, played = self._source.moves[at]
        judged = Judged(at + 1, seat, 0.0, 0.0)
        if verdict.best != played:
            self._compare(judged, verdict)
        self._judged.append(judged)

    def _compare(self, judged: Judged, verdict: Verdict) -> None:
        judged.own, judged.best_win = round(verdict.own_win, 3), round(verdict.best_win, 3)
        judged.cost, judged.margin = round(max(0.0, judged.best_win - judged.own), 3), round(verdict.margin, 3)
        judged.best = self._catalogue[verdict.best].notation if judged.cost else ""

    def _weigh(self, judged: Judged, verdict: Verdict) -> None:
        """What a close look says takes the place of the first one, also where it sees nothing better."""
        judged.close = True
        self._compare(judged, verdict)
        judged.parts = [(name, round(amount, 1)) for name, amount in verdict.parts if abs(amount) >= 0.05]
        judged.then = [(seat, self._catalogue[move].notation) for seat, move in verdict.then]


def budget(decisions: int) -> float:
    """The seconds of one core for a line with so many decisions."""
    return max(LEAST, min(MOST, DECISION * decisions))


async def _decided(table: Table, first: int) -> list[int]:
    """After how many moves somebody had a choice, from the first that counts; in slices, so that nobody has to wait."""
    walk, decisions, began = table.at(first), [], time.perf_counter()
    for at, entry in enumerate(table.entries[first:], first):
        if entry.seat != CHANCE and len(walk.numbers(entry.seat)) > 1:
            decisions.append(at)
        walk.follow([(entry.seat, entry.move)])
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return decisions
