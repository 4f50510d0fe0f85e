"""Playing: the commands that change something, each checked, applied at most once, and answered exactly once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from orrery.inspection import believed
from orrery.kernel import IllegalMove
from orrery.server.live import chatting, draws
from orrery.server.live.viewer import Viewer
from orrery.server.model import consent
from orrery.server.model.refused import Faster, Refused
from orrery.server.store.base import Unavailable
from orrery.server.wire.errors import STORAGE
from orrery.server.wire.incoming import Acting, Answer, Ask, Chat, Draw, Mute, Play, Resign, Undo
from orrery.server.wire.outgoing import Ack, RefusedMessage

if TYPE_CHECKING:
    from orrery.server.live.room import Room


async def act(room: Room, viewer: Viewer, command: Acting) -> None:
    """A command that changes something: exactly one answer, and applied at most once."""
    key = f"{(viewer.guest or 'anybody')[:16]}:{command.id}"
    try:
        n = await _apply(room, viewer, command, key)
    except IllegalMove as illegal:
        words = room.audience.presenter(viewer.language).words
        refuse(viewer, command.id, Refused("illegal", words.refuse(illegal.refusal), illegal.refusal.rule))
    except Unavailable:
        refuse(viewer, command.id, STORAGE)
    except Refused as refused:
        if isinstance(refused, consent.TooOften):
            room.hub.metrics.count("limited", refused.what)
        refuse(viewer, command.id, refused)
    else:
        viewer.send(Ack(command.id, n))


async def _apply(room: Room, viewer: Viewer, command: Acting, key: str) -> int:
    """Apply a command unless it was applied before; where another process was faster, see whether it still holds."""
    for last in (False, False, True):
        if key in room.ledger.commands:
            break
        try:
            return await _act(room, viewer, command, key)
        except Faster:
            if last:
                raise
    return room.ledger.commands[key]


async def _act(room: Room, viewer: Viewer, command: Acting, key: str) -> int:
    ledger = room.ledger
    if isinstance(command, Chat):
        return await chatting.write(room, viewer, command, key)
    if isinstance(command, Mute):
        return await chatting.mute(room, viewer, command, key)
    if isinstance(command, Draw):
        return await draws.enter(room, viewer, command, key)
    check(room, viewer, command.seat, command.n)
    if isinstance(command, Play):
        return await _play(room, command, key)
    if isinstance(command, Undo):
        consent.may_undo(ledger, command.seat)
        return await room.keep("undo", command.seat, {"move": ledger.points[-1]}, key)
    if isinstance(command, Resign):
        return await room.keep("resign", command.seat, {}, key)
    return await _vote(room, command, key)


def check(room: Room, viewer: Viewer, seat: int, n: int) -> None:
    """Refused unless the seat is the viewer's own, plays, and the viewer has seen the newest position."""
    ledger = room.ledger
    if seat not in ledger.mine(viewer.guest):
        raise Refused("not_yours", "This seat is not yours.")
    if ledger.status == "open":
        raise Refused("status", "The game has not started yet.")
    if ledger.holders[seat].bot:
        raise Refused("not_yours", "A bot plays this seat now; take it back first.")
    if ledger.status == "running" and not ledger.is_newest(seat, n):
        room.audience.show(viewer)
        raise Refused("stale", "The position has changed meanwhile.")
    if ledger.status != "running":
        if n < ledger.position:
            raise Refused("stale", "The game has ended meanwhile.")
        raise Refused("status", "The game is over.")


async def _play(room: Room, command: Play, key: str) -> int:
    table = room.ledger.playing
    if command.seat not in room.ledger.to_move:
        raise Refused("not_your_turn", "It is not this seat's turn.")
    catalogue = table.game.catalogue(table.terms)
    if isinstance(command.move, int) and not isinstance(command.notation, str):
        if command.move >= len(catalogue):
            raise Refused("malformed", "There is no move with this number.")
        move = catalogue[command.move]
    elif isinstance(command.notation, str) and not isinstance(command.move, int):
        move = table.move(command.notation)
    else:
        raise Refused("malformed", "A play needs either a move or a notation.")
    _refuse_without_secrets(room, command.seat, move.index)
    return await room.keep("play", command.seat, room.ledger.decide(command.seat, move), key)


def _refuse_without_secrets(room: Room, seat: int, index: int) -> None:
    """An illegal move is refused by a position the seat could believe in, so that no reason tells a secret."""
    table = room.ledger.playing
    if not table.allows(seat, index):
        refusal = table.game.why_not(believed(table, seat), seat, index)
        if refusal is not None:
            raise IllegalMove(refusal)
        raise Refused("illegal", "This move cannot be made now.")


async def _vote(room: Room, command: Ask | Answer, key: str) -> int:
    ledger = room.ledger
    if not ledger.settings.undo:
        raise Refused("not_allowed", "At this table nothing is taken back.")
    if ledger.settings.rated:
        raise Refused("not_allowed", "In a rated game nobody is asked to go back.")
    if isinstance(command, Ask):
        consent.may_ask(ledger, command.seat, command.move)
        n = await room.keep("ask", command.seat, {"move": consent.decision_before(ledger, command.move)}, key)
    else:
        consent.may_answer(ledger, command.seat, command.yes)
        n = await room.keep("answer", command.seat, {"yes": command.yes}, key)
    asked = room.ledger.asked
    if asked is not None and not consent.voters(room.ledger, asked):
        await room.keep("rewind", asked.by, {"move": asked.move})
    return n


def refuse(viewer: Viewer, id: str, refused: Refused) -> None:
    """The one answer to a command that is not granted."""
    rule = UNSET if refused.rule is None else refused.rule
    viewer.send(RefusedMessage(id, refused.code, refused.text, rule))
