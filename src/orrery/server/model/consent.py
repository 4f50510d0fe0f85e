"""Consent: who must agree before a table goes back, and how often it may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.kernel import CHANCE
from orrery.server.model.ledger import Ledger, Takeback
from orrery.server.model.refused import Refused

UNDOS: Final = 300
"""How many of its decisions a seat may take back in a game."""
ASKS: Final = 50
"""How often a seat may ask in a game to go further back."""


class TooOften(Refused):
    """A bound of a game is reached."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__("cannot_undo", text)
        self.what = what


def voters(ledger: Ledger, asked: Takeback) -> list[int]:
    """The seats whose people must still agree to go back: all who play, and who are away where their seat decided since.

    Those on the device of somebody who agreed have agreed with them; who resigned has no say.
    """
    holders = ledger.holders
    agreed = {holders[seat].guest for seat in (*asked.yes, asked.by)}
    decided = deciders(ledger, asked.move)
    return [
        seat
        for seat, holder in enumerate(holders)
        if holder.kind == "human"
        and not holder.resigned
        and holder.guest not in agreed
        and (not holder.away or seat in decided)
    ]


def undoable(ledger: Ledger, seat: int | None) -> int:
    """How many of its own decisions a seat may take back, one at a time; a spectator none."""
    if seat is None or not ledger.settings.undo or ledger.status != "running" or not _makes(ledger, seat):
        return 0
    return min(len(ledger.points), max(0, UNDOS - ledger.undone[seat]))


def _makes(ledger: Ledger, seat: int) -> bool:
    """Whether the last decisions are a seat's to take back: its own; where a real table decides, any person's."""
    if ledger.settings.draws == "entered":
        return ledger.holders[seat].kind == "human"
    return seat == ledger.maker


def decision_before(ledger: Ledger, move: int) -> int:
    """The last moment, not after this number of moves, when somebody had a choice; the first one where there was none."""
    entries = ledger.playing.entries
    choices = [at for at, entry in enumerate(entries) if entry.seat != CHANCE and at + 1 not in ledger.forced]
    return max((at for at in choices if at <= move), default=min(choices, default=len(entries)))


def deciders(ledger: Ledger, move: int) -> set[int]:
    """The seats that decided something after a number of moves, or had it decided for them."""
    entries = ledger.playing.entries
    return {entries[at].seat for at in range(move, len(entries)) if at + 1 not in ledger.forced} - {CHANCE}


def askable(ledger: Ledger, seats: Sequence[int]) -> bool:
    """Whether one of these seats may ask to go back."""
    running = (
        ledger.settings.undo
        and not ledger.settings.rated
        and ledger.status == "running"
        and bool(ledger.playing.entries)
    )
    return running and any(ledger.asks[seat] < ASKS for seat in seats)


def may_undo(ledger: Ledger, seat: int) -> None:
    """Refused when a seat may not take its last decision back."""
    if ledger.undone[seat] >= UNDOS:
        raise TooOften("undos", f"This seat has taken back {UNDOS} decisions, and a game allows no more.")
    if not undoable(ledger, seat):
        raise Refused("cannot_undo", "Nothing of yours can be taken back: ask the others.")


def may_ask(ledger: Ledger, seat: int, move: int) -> None:
    """Refused when a seat may not ask to go back to a move."""
    if ledger.asks[seat] >= ASKS:
        raise TooOften("asks", f"This seat has asked {ASKS} times to go back, and a game allows no more.")
    if move >= len(ledger.playing.entries):
        raise Refused("cannot_undo", "The game has not come further than that.")


def may_answer(ledger: Ledger, seat: int, yes: bool) -> None:
    """Refused when nobody has asked, or the seat has agreed already."""
    if ledger.asked is None:
        raise Refused("status", "Nobody has asked to go back.")
    if yes and seat in ledger.asked.yes:
        raise Refused("status", "This seat has agreed already.")
