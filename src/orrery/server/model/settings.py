"""What is agreed when a table is made: the game, who holds which seat, and how time counts."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from orrery.edition import Edition, changed

Writers: TypeAlias = Literal["everybody", "players"]
Draws: TypeAlias = Literal["made", "entered"]
"""Whether the table draws what chance turns up, or people do, from the real box, and enter it."""
STAND_IN: Final = 2
"""The level of the bot that plays for somebody who left."""


class NoClock(Struct, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Time does not matter."""


class LiveClock(Struct, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """A bank of seconds for each seat, and some more after each decision."""

    bank: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(Struct, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=60)]


Clock: TypeAlias = NoClock | LiveClock | DaysClock


class Holder(Struct):
    """Who holds a seat."""

    kind: str
    """open, human or bot"""
    name: str = ""
    guest: str | None = None
    level: int = 0
    away: bool = False
    resigned: bool = False
    webhook: str | None = None

    @property
    def bot(self) -> int:
        """The level of the bot that decides here; 0 when a human does."""
        if self.kind == "bot":
            return self.level
        return (self.level or STAND_IN) if self.away or self.resigned else 0


class MatchState(Struct, frozen=True):
    """Which game of how many, and the points so far in the order of this game's seats."""

    game: int
    of: int
    totals: tuple[int, ...]


class Settings(Struct, frozen=True):
    """What was agreed when the table was made; never changes."""

    game: str
    rules: int
    host: str
    holders: tuple[Holder, ...]
    options: dict[str, str] = {}
    edition: str = "standard"
    changes: dict[str, Any] = {}
    language: str = "en"
    public: bool = False
    spectators: bool = True
    hints: bool = False
    undo: bool = True
    forced: bool = True
    clock: Clock = field(default_factory=NoClock)
    timeout: str = "bot"
    match: MatchState | None = None
    previous: str | None = None
    invite: str = ""
    watch: str = ""
    created: float = 0.0
    chat: Writers | None = None
    """Who may write; None: everybody at a private table, the players at a public one."""
    rated: bool = False
    """Whether the game changes the ratings of those who play it."""
    draws: Draws = "made"
    own: bool = False
    """Whether its edition is one that its host brought, for those at the table alone."""


def edition_of(settings: Settings) -> Edition | None:
    """The components a table is played with; None: the standard ones."""
    if not settings.changes:
        return None
    return changed(settings.game, settings.edition, settings.changes, rules=settings.rules)
