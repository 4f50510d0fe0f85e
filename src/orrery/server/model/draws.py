"""Draws that people make with the real box and enter: when one is due, and who may enter it."""

from __future__ import annotations

from orrery.kernel import CHANCE
from orrery.record import HIDDEN
from orrery.server.model.ledger import Ledger


def due(ledger: Ledger) -> bool:
    """Whether the game waits for a draw that somebody enters."""
    running = ledger.settings.draws == "entered" and ledger.status == "running"
    return running and ledger.playing.to_move == (CHANCE,)


def witnesses(ledger: Ledger) -> tuple[int, ...]:
    """The seats that may know what is drawn now."""
    table = ledger.playing
    example = table.numbers(CHANCE)[0]
    return tuple(seat for seat in range(ledger.seats) if HIDDEN not in table.seen(CHANCE, example, seat))


def enterers(ledger: Ledger) -> tuple[int, ...]:
    """The seats whose people may enter the draw that is due: those who may know it, anybody where no person may."""
    if not due(ledger):
        return ()
    people = [seat for seat, holder in enumerate(ledger.holders) if holder.kind == "human"]
    present = [seat for seat in people if not ledger.holders[seat].bot] or people
    knowing = witnesses(ledger)
    return tuple(seat for seat in present if seat in knowing) or tuple(present)


def private_to(ledger: Ledger) -> int | None:
    """The only seat that may know what is drawn now; None where others may."""
    knowing = witnesses(ledger)
    return knowing[0] if len(knowing) == 1 and ledger.seats > 1 else None
