"""Shows: games that only bots play, of which a guest may have only so many."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from orrery.server.model.refused import Refused
from orrery.server.model.settings import Holder

if TYPE_CHECKING:
    from orrery.server.live.hub import Hub

ASLEEP: Final = 3600.0
"""A show where nothing happened for so many seconds, since nobody watches it, does not count."""
LOOKED_AT: Final = 200
"""How many of a guest's latest tables are looked at; shows among older ones have been asleep for long."""


class Shows:
    """Holds each guest to a bound; without one anything goes."""

    def __init__(self, hub: Hub, most: int | None) -> None:
        self.hub = hub
        self.most = most
        self._starting = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def starting(self, host: str, holders: Sequence[Holder]) -> AsyncIterator[None]:
        """Start a game in here: Refused when only bots would play it and the host has enough such games running."""
        if self.most is None or not holders or not all(holder.bot for holder in holders):
            yield
            return
        async with self._starting:
            if await self._running(host) >= self.most:
                self.hub.metrics.count("limited", "bot_tables")
                text = f"You have {self.most} games running that only bots play; wait until one has ended."
                raise Refused("too_many", text)
            yield

    async def _running(self, host: str) -> int:
        awake = self.hub.now() - ASLEEP
        rows = await self.hub.store.mine(host, LOOKED_AT)
        return sum(
            row.status == "running" and row.settings.host == host and row.updated > awake and _is_show(row.card)
            for row in rows
        )


def _is_show(card: dict[str, Any]) -> bool:
    places = card["places"]
    return all(place["kind"] == "bot" or place.get("away") or place.get("resigned") for place in places)
