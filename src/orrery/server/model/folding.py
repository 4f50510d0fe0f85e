"""Folding: a ledger is made again from its steps, but what was taken back is never played again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from orrery.server.model.settings import NoClock

if TYPE_CHECKING:
    from orrery.server.model.ledger import Ledger
    from orrery.server.model.steps import Step


class Fold:
    """Which of some steps' moves still stand after the last of them."""

    def __init__(self) -> None:
        self.standing: dict[int, int] = {}
        """For the steps that were taken back, wholly or in part, how many of their moves still stand."""
        self.back = 0
        """The last step that went back."""
        self.timed = True
        """Whether every step that was taken back tells who had to decide after it, as clocks need to know."""
        self._last: list[tuple[Step, int, int]] = []
        """The steps whose moves stand so far, each with its first move and how many of its moves stand."""

    def take(self, step: Step) -> None:
        """See the next step."""
        if step.kind in ("start", "play", "draw"):
            self._last.append((step, step.data.get("first", 0), len(step.data["moves"])))
        elif step.kind in ("undo", "rewind"):
            self.back = step.n
            self._go_back(step.data["move"])

    def _go_back(self, move: int) -> None:
        while self._last:
            step, first, count = self._last.pop()
            stands = max(0, min(count, move - first))
            if stands == count and first < move:
                self._last.append((step, first, count))
                return
            self.standing[step.n] = stands
            self.timed = self.timed and "waiting" in step.data
            if stands:
                self._last.append((step, first, stands))
                return


def replaying(ledger: Ledger, steps: Sequence[Step]) -> Iterator[None]:
    """Take all steps of a ledger, with a pause after each in which something else may be done."""
    fold, holds = Fold(), False
    with contextlib.suppress(KeyError, TypeError, AttributeError):  # a damaged step fails when it is taken
        for step in steps:
            fold.take(step)
            yield
        holds = fold.timed or isinstance(ledger.settings.clock, NoClock)
    if holds:
        ledger.fold = fold
    for step in steps:
        ledger.take(step)
        yield
    ledger.fold = Fold()
