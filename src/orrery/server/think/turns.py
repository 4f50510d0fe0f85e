"""Whose job is next: guests take turns, then each guest's tables; a show that nobody plays in comes last."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Final, Generic, TypeVar

BOT, HINT, ANALYSIS, SHOW = 0, 1, 2, 3
"""How urgent a job is among those of the same guest; lower comes first. A show is a game that only bots play."""
URGENCIES: Final = {BOT: "bot", HINT: "hint", ANALYSIS: "analysis", SHOW: "show"}
_T = TypeVar("_T")
_Tables = OrderedDict[str, deque[_T]]


class FairTurns(Generic[_T]):
    """Jobs of equal standing: the guests in turn, of each the most urgent, and of these one table after another."""

    def __init__(self) -> None:
        self._guests: OrderedDict[str, dict[int, _Tables[_T]]] = OrderedDict()

    def put(self, guest: str, table: str, urgency: int, job: _T) -> None:
        """Another job of a guest."""
        tables = self._guests.setdefault(guest, {}).setdefault(urgency, OrderedDict())
        tables.setdefault(table, deque()).append(job)

    def take(self) -> tuple[int, _T] | None:
        """The next job with its urgency; whose it was, and its table, go to the end of their lines."""
        if not self._guests:
            return None
        guest, waiting = self._guests.popitem(last=False)
        urgency = min(waiting)
        table, jobs = waiting[urgency].popitem(last=False)
        job = jobs.popleft()
        if jobs:
            waiting[urgency][table] = jobs
        elif not waiting[urgency]:
            del waiting[urgency]
        if waiting:
            self._guests[guest] = waiting
        return urgency, job


class Jobs(Generic[_T]):
    """All jobs that wait: the quick ones apart, so that they need never stand behind a long one, and shows behind all others."""

    def __init__(self) -> None:
        self._lines: dict[tuple[bool, bool], FairTurns[_T]] = {
            (show, quick): FairTurns() for show in (False, True) for quick in (False, True)
        }
        self.waiting: Counter[int] = Counter()
        """How many wait, by urgency."""

    def put(self, guest: str, table: str, urgency: int, quick: bool, job: _T) -> None:
        """A job for a guest's table."""
        self._lines[urgency == SHOW, quick].put(guest, table, urgency, job)
        self.waiting[urgency] += 1

    def take(self, only_quick: bool) -> _T | None:
        """The next job, if there is one."""
        for (_, quick), line in self._lines.items():
            taken = line.take() if quick or not only_quick else None
            if taken is not None:
                urgency, job = taken
                self.waiting[urgency] -= 1
                return job
        return None
