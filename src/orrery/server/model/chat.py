"""The chat of a table: its lines and notices, who wrote them, and who may."""

from __future__ import annotations

import copy
from typing import Final

from msgspec import Struct

from orrery.server.model.settings import Settings, Writers
from orrery.server.model.steps import Step

LINES: Final = 200
"""How many of the last lines are kept at hand."""


class ChatLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the chat, or a notice of what the table did."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    notice: str | None
    author: int | None = None
    """The same number for all lines of one guest."""


class Conversation:
    """Everything that was said at a table."""

    def __init__(self, settings: Settings) -> None:
        self.lines: list[ChatLine] = []
        self.authors: dict[str, int] = {}
        """The guests who have written, numbered."""
        self.muted: set[int] = set()
        self.from_spectators = 0
        """How many lines came from people who only watch."""
        self.spectators_write = settings.chat == "everybody" or (settings.chat is None and not settings.public)

    def copy(self) -> Conversation:
        """The same conversation; neither touches the other."""
        other = copy.copy(self)
        other.lines, other.authors, other.muted = list(self.lines), dict(self.authors), set(self.muted)
        return other

    @property
    def writers(self) -> Writers:
        """Who may write."""
        return "everybody" if self.spectators_write else "players"

    def write(self, step: Step) -> None:
        """Somebody wrote a line."""
        guest = step.data.get("guest")
        author = None if guest is None else self.authors.setdefault(guest, len(self.authors))
        self.from_spectators += step.seat is None
        self._add(ChatLine(step.n, step.at, step.seat, step.data["name"], step.data["text"], None, author))

    def forget(self, step: Step) -> None:
        """A line stood here whose writer wanted to be forgotten; the others keep their numbers."""
        self.authors.setdefault(step.data["guest"], len(self.authors))
        self.from_spectators += step.seat is None

    def mute(self, step: Step) -> None:
        """The host let somebody, or all who only watch, write no more, or again."""
        author, on = step.data["author"], step.data["on"]
        if author is None:
            self.spectators_write = not on
            self.notice(step, "hushed" if on else "unhushed")
            return
        (self.muted.add if on else self.muted.discard)(author)
        name = next((line.name for line in reversed(self.lines) if line.author == author), "")
        self.notice(step, "muted" if on else "unmuted", name)

    def notice(self, step: Step, notice: str, name: str = "", seat: int | None = None) -> None:
        """Note what the table did."""
        self._add(ChatLine(step.n, step.at, seat, name, "", notice))

    def of_step(self, n: int) -> list[ChatLine]:
        """The lines that a step among the last brought."""
        return [line for line in self.lines[-3:] if line.number == n]

    def _add(self, line: ChatLine) -> None:
        self.lines.append(line)
        del self.lines[:-LINES]
