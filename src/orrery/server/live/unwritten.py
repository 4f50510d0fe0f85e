"""Tables that no guest can find: a position with one seat to decide, shown as a live table shows it and kept nowhere."""

from __future__ import annotations

from typing import Final

from orrery.server.live.outlook import Eyes, Outlook
from orrery.server.live.presenter import Presenter
from orrery.server.model.ledger import Ledger
from orrery.server.model.settings import Holder, Settings
from orrery.server.wire.outgoing import Update
from orrery.table import Table

LEARNER: Final = "learner"
"""The guest who holds the seat that decides."""


def unwritten(table: Table, seat: int, name: str) -> Ledger:
    """A ledger that was never written: one seat is the learner's, the others play by script."""
    holders = tuple(
        Holder("human", table.words.name(other), LEARNER)
        if other == seat
        else Holder("bot", table.words.name(other), level=1)
        for other in range(table.terms.seats)
    )
    settings = Settings(
        game=table.game.name,
        rules=table.game.version,
        host=LEARNER,
        holders=holders,
        options=dict(table.terms.options),
        language=table.words.language,
        forced=False,
        chat="players",
    )
    ledger = Ledger(name, settings)
    ledger.status, ledger.table, ledger.position = "running", table, len(table.entries) + 1
    return ledger


def position(presenter: Presenter, seat: int) -> Update:
    """All of the position, as the seat sees it."""
    eyes = Eyes(seat, (seat,), presenter.language, frozenset({"scene", "log"}))
    outlook = Outlook(eyes, presenter)
    outlook.renew(0, 0.0)
    return outlook.whole(0.0)[0]
