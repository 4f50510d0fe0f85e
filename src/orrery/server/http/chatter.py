"""How much is written at the tables."""

from __future__ import annotations

from typing import Final

from orrery.server.http.limits import Limits
from orrery.server.live.room import Room
from orrery.server.live.viewer import Viewer
from orrery.server.model.refused import Refused

GUEST: Final = 1.0, 10
"""How many lines a second one guest may write over all tables, and at once."""
ADDRESS: Final = 0.5, 5
"""The same for all spectators of one address."""
TABLE: Final = 1.0, 20
"""The same for all spectators of one table."""


class Chatter:
    """How much is written; each line that is kept costs everybody who opens the table later."""

    def __init__(self, limits: bool) -> None:
        self._guests, self._addresses, self._tables = (
            Limits(rate if limits else 0.0, size) for rate, size in (GUEST, ADDRESS, TABLE)
        )

    def check(self, room: Room, viewer: Viewer) -> None:
        """Refused when it is too much."""
        wait = self._guests.take(viewer.guest or viewer.address)
        if not viewer.mine:
            wait = wait or self._addresses.take(viewer.address) or self._tables.take(room.ledger.id)
        if wait:
            room.hub.metrics.count("limited", "chat")
            raise Refused("too_many", f"That is too much at once; write again in {int(wait) + 1} seconds.")
