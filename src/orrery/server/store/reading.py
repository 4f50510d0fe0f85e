"""Reading a table from the store: its steps in pages, and never so long at a time that others have to wait."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from orrery.edition import EditionError
from orrery.kernel import IllegalMove
from orrery.server.model.folding import replaying
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Refused
from orrery.server.model.settings import Settings
from orrery.server.model.steps import Step
from orrery.terms import TableError, find_game

if TYPE_CHECKING:
    from orrery.server.store.base import Store

PAGE: Final = 500
"""How many steps are read at once."""
SLICE: Final = 0.003
"""The seconds for which a ledger is told before others have their turn; a request has several, from its head to its answer."""
DAMAGED: Final = (AttributeError, KeyError, IndexError, TypeError, ValueError)
"""What comes of a step that is none."""


async def read_ledger(store: Store, id: str, settings: Settings) -> Ledger:
    """The ledger of a table; Refused when the rules of today cannot read it, or its steps are damaged."""
    steps = await read_steps(store, id)
    ledger = Ledger(id, settings)
    began = time.perf_counter()
    try:
        find_game(settings.game)
        for _ in replaying(ledger, steps):
            if time.perf_counter() - began > SLICE:
                await asyncio.sleep(0)
                began = time.perf_counter()
    except (TableError, IllegalMove, EditionError) as wrong:
        text = f"This table was kept under rules {settings.rules} and cannot go on under the rules of today: {wrong}."
        raise Refused("status", text) from None
    except DAMAGED as wrong:
        text = f"Step {ledger.n + 1} of this table is damaged and cannot be read: {type(wrong).__name__} {wrong}."
        raise Refused("status", text) from None
    return ledger


async def read_steps(store: Store, id: str) -> list[Step]:
    """All steps of a table."""
    steps: list[Step] = []
    while True:
        page = await store.steps(id, steps[-1].n if steps else 0, PAGE)
        steps += page
        if len(page) < PAGE:
            return steps
