"""The site: what all handlers share."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection

from orrery.server.http.guard import address
from orrery.server.http.library import Library
from orrery.server.http.limits import Limits
from orrery.server.live.hub import Hub
from orrery.server.live.shows import Shows
from orrery.server.live.studies import Studies
from orrery.server.model.refused import Refused
from orrery.server.think.analysis import Analyses

STATIC: Final = Path(__file__).parents[1] / "static"
REQUESTS: Final = 20.0, 100
"""How many requests a second an address may make, and at once."""
OPENINGS: Final = 2.0, 80
"""The same for opening sockets."""
NEW_GUESTS: Final = 60 / 3600, 120
NEW_TABLES: Final = 60 / 3600, 60
NEW_EDITIONS: Final = 60 / 3600, 20
PASSES: Final = 20 / 3600, 10
"""Links that carry an identity to another device, of a guest and of an address."""
CODES: Final = 20 / 3600, 10
"""Such links that an address tries."""
EXPORTS: Final = 6 / 3600, 3
"""How often a guest may have everything that is kept about them sent."""


@dataclass(frozen=True, kw_only=True)
class Config:
    """How a server is run."""

    origins: tuple[str, ...] = ()
    """Sites other than its own that may use it."""
    limits: bool = True
    bot_tables: int = 8
    """How many games that only bots play one guest may have running."""
    editions: Path | None = None
    static: Path = STATIC


class Site:
    """The open tables, the games, and how often anybody may ask for them."""

    def __init__(self, hub: Hub, config: Config) -> None:
        self.hub = hub
        self.config = config
        self.library = Library(config.editions)
        self.analyses = Analyses(hub.workers, hub.metrics)
        self.studies = Studies(hub)
        self.shows = Shows(hub, config.bot_tables if config.limits else None)
        on = 1.0 if config.limits else 0.0
        self.requests, self.openings, self.new_guests, self.new_tables, self.new_editions = (
            Limits(rate * on, size) for rate, size in (REQUESTS, OPENINGS, NEW_GUESTS, NEW_TABLES, NEW_EDITIONS)
        )
        self.passes, self.codes, self.exports = (Limits(rate * on, size) for rate, size in (PASSES, CODES, EXPORTS))

    def check_rate(self, limits: Limits, what: str, connection: HTTPConnection) -> None:
        """Refused when an address asks too often."""
        self.check_rate_of(address(connection), limits, what)

    def check_rate_of(self, who: str, limits: Limits, what: str) -> None:
        """Refused when a guest or an address asks too often."""
        wait = limits.take(who)
        if wait:
            self.hub.metrics.count("limited", what)
            raise Refused("too_many", f"That is too often; try again in {int(wait) + 1} seconds.")
