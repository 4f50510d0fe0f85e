"""What people may enter who draw from the real box: everything that can be left, as far as a seat may know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from orrery.kernel import CHANCE, IllegalMove, Move, Refusal, Text
from orrery.scene import Part
from orrery.server.model import draws
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Refused
from orrery.server.wire.incoming import Draw
from orrery.table import Table

if TYPE_CHECKING:
    from orrery.server.live.room import Room
    from orrery.server.live.viewer import Viewer

SAMPLES: Final = 16
"""In how many positions that a seat could believe in it is looked what can be left."""
LONGEST: Final = 400
"""No run of draws is longer."""


class Left(Part, frozen=True):
    """A thing that can turn up, and how many of it can be left."""

    move: int
    notation: str
    label: Text
    left: int
    symbol: str = ""
    thing: str = ""


class Due(Part, frozen=True):
    """A draw that is due: what is asked, whose it is alone, and what can turn up."""

    question: Text
    seat: int | None
    lots: tuple[Left, ...] = ()


def due_for(ledger: Ledger, seat: int | None) -> Due | None:
    """The draw that is due, as a seat may see it; only those who may enter it are told what can be left."""
    if seat is None or not draws.due(ledger):
        return None
    question, owner = ledger.playing.drawing(seat), draws.private_to(ledger)
    if seat not in draws.enterers(ledger):
        return Due(question, owner)
    return Due(question, owner, tuple(_left(ledger.playing, seat)))


def _left(table: Table, seat: int) -> list[Left]:
    """What can be left: in a position that hides nothing what is, else what is in any that the seat could believe in."""
    counts = dict.fromkeys(table.numbers(CHANCE), 1)
    rng = random.Random(0)
    for _ in range(SAMPLES if table.game.hides else 1):
        position = table.imagine(seat, rng)
        for move, odds in zip(table.game.legal(position, CHANCE), table.game.odds(position), strict=True):
            counts[move] = max(counts.get(move, 0), int(odds))
    catalogue = table.game.catalogue(table.terms)
    return [_lot(table, position, catalogue[move], counts[move]) for move in sorted(counts)]


def _lot(table: Table, position: Any, move: Move, left: int) -> Left:
    lot = table.game.lot(position, move)
    return Left(move.index, move.notation, lot.label, left, lot.symbol, lot.thing)


async def enter(room: Room, viewer: Viewer, command: Draw, key: str) -> int:
    """Take draws that somebody enters, or let chance decide them."""
    ledger = room.ledger
    _check(room, viewer, command)
    entries = _entries(ledger.playing, command)
    try:
        outcome = ledger.enter(entries)
    except IllegalMove:
        refusal = _against(ledger.playing, command.seat, entries)
        if refusal is not None:
            raise IllegalMove(refusal) from None
        raise Refused("illegal", "Nothing like this can turn up now.") from None
    return await room.keep("draw", command.seat, outcome, key)


def _against(table: Table, seat: int, entries: Sequence[Move | None]) -> Refusal | None:
    """Which of the things that were entered lies elsewhere already; None where it is none that the seat could believe in."""
    table = table.copy()
    for move in filter(None, entries):
        if move.index not in table.numbers(CHANCE):
            label = next((lot.label for lot in _left(table, seat) if lot.move == move.index), None)
            return None if label is None else Refusal("", Text("refused-draw", {"what": label}))
        table.play(move, CHANCE)
    return None


def _check(room: Room, viewer: Viewer, command: Draw) -> None:
    ledger = room.ledger
    if command.seat not in ledger.mine(viewer.guest):
        raise Refused("not_yours", "This seat is not yours.")
    if command.n != ledger.position:
        room.audience.show(viewer)
        raise Refused("stale", "The position has changed meanwhile.")
    if not draws.due(ledger):
        raise Refused("status", "No draw is due.")
    if command.seat not in draws.enterers(ledger):
        raise Refused("not_your_turn", "Only who draws this may see and enter it.")


def _entries(table: Table, command: Draw) -> Sequence[Move | None]:
    """The moves that were entered; None for each that chance decides."""
    if command.chance:
        return [None] if command.chance == "one" else [None] * LONGEST
    catalogue = table.game.catalogue(table.terms)
    if any(move >= len(catalogue) for move in command.moves):
        raise Refused("malformed", "There is no move with this number.")
    return [catalogue[move] for move in command.moves]
