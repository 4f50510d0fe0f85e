"""Consent: who must agree before a table goes back, and how often it may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.server.story import Request, Story
from orrery.server.wire import Refused

UNDOS: Final = 300
"""How many of its decisions a seat may take back in a game."""
ASKS: Final = 50
"""How often a seat may ask in a game to go further back."""


class TooOften(Refused):
    """A bound of a game is reached."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__("cannot_undo", text)
        self.what = what


def voters(story: Story, asked: Request) -> list[int]:
    """The seats whose people must still agree to go back: all who play, and who are away where their seat decided since.

    Those on the device of somebody who agreed have agreed with them; who resigned has no say.
    """
    holders = story.holders
    agreed = {holders[seat].guest for seat in (*asked.yes, asked.by)}
    decided = story.deciders(asked.move)
    return [
        seat
        for seat, holder in enumerate(holders)
        if holder.kind == "human"
        and not holder.resigned
        and holder.guest not in agreed
        and (not holder.away or seat in decided)
    ]


def undoable(story: Story, seat: int | None) -> int:
    """How many of its own decisions a seat may take back, one at a time; a spectator none."""
    return 0 if seat is None else min(story.undoable(seat), max(0, UNDOS - story.undone[seat]))


def askable(story: Story, seats: Sequence[int]) -> bool:
    """Whether one of these seats may ask to go back."""
    running = story.settings.undo and story.status == "running" and bool(story.playing.entries)
    return running and any(story.asks[seat] < ASKS for seat in seats)


def may_undo(story: Story, seat: int) -> None:
    """Refused when a seat may not take its last decision back."""
    if story.undone[seat] >= UNDOS:
        raise TooOften("undos", f"This seat has taken back {UNDOS} decisions, and a game allows no more.")
    if not story.undoable(seat):
        raise Refused("cannot_undo", "Nothing of yours can be taken back: ask the others.")


def may_ask(story: Story, seat: int, move: int) -> None:
    """Refused when a seat may not ask to go back to a move."""
    if story.asks[seat] >= ASKS:
        raise TooOften("asks", f"This seat has asked {ASKS} times to go back, and a game allows no more.")
    if move >= len(story.playing.entries):
        raise Refused("cannot_undo", "The game has not come further than that.")


def may_answer(story: Story, seat: int, yes: bool) -> None:
    """Refused when nobody has asked, or the seat has agreed already."""
    if story.asked is None:
        raise Refused("status", "Nobody has asked to go back.")
    if yes and seat in story.asked.yes:
        raise Refused("status", "This seat has agreed already.")
