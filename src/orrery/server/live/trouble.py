"""Trouble with the storage: logged once for each table when it begins and once when it ends, however often it is tried."""

from __future__ import annotations

import logging
import time
from typing import Final

from orrery.server.metrics import Metrics

LOG: Final = logging.getLogger("orrery.server")
RECENT: Final = 30.0
"""So many seconds after a failure the server is not ready, unless that table has been written since."""
MANY: Final = 10_000
"""How many tables are remembered; a log with more lines about one failure helps nobody."""


class Trouble:
    """Which tables could not be read or written; None stands for what belongs to no table."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._failing: dict[str | None, tuple[float, float, int]] = {}
        """When it began, when it last failed, and how often."""
        self._last: Exception | None = None
        metrics.gauge("storage_failing", "Tables whose storage fails.", lambda: len(self._failing))

    def __contains__(self, table: str | None) -> bool:
        """Whether the storage of a table fails."""
        return table in self._failing

    def failed(self, table: str | None, reason: Exception) -> None:
        """The storage of a table failed; a failure that goes through several hands counts once."""
        if reason is self._last:
            return
        self._last = reason
        self._metrics.count("storage_failures")
        now = time.monotonic()
        if table in self._failing:
            began, _, count = self._failing[table]
            self._failing[table] = began, now, count + 1
        elif len(self._failing) < MANY:
            self._failing[table] = now, now, 1
            LOG.error("the storage fails; nothing is lost", extra={"table": table, "reason": str(reason)})

    def worked(self, table: str | None) -> None:
        """Something of a table was written."""
        if table in self._failing:
            began, _, count = self._failing.pop(table)
            facts = {"table": table, "failures": count, "seconds": round(time.monotonic() - began, 1)}
            LOG.warning("the storage works again", extra=facts)

    def forget(self, table: str) -> None:
        """The table is not open any more; its next failure is news."""
        self._failing.pop(table, None)

    @property
    def recent(self) -> bool:
        """Whether something failed a moment ago and has not worked since."""
        limit = time.monotonic() - RECENT
        return any(last > limit for _, last, _ in self._failing.values())
