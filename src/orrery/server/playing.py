"""Playing: the commands that change something, each checked, applied at most once, and answered exactly once."""

from __future__ import annotations

import contextlib
import random
from typing import TYPE_CHECKING

from orrery.kernel import IllegalMove
from orrery.server import chatting, consent
from orrery.server.store import Unavailable
from orrery.server.viewer import Viewer
from orrery.server.wire import STORAGE, Acting, Answer, Ask, Chat, Faster, Mute, Play, Refused, Resign, Undo

if TYPE_CHECKING:
    from orrery.server.room import Room


async def act(room: Room, viewer: Viewer, command: Acting) -> None:
    """A command that changes something: exactly one answer, and applied at most once."""
    key = f"{(viewer.guest or 'anybody')[:16]}:{command.id}"
    try:
        n = room.story.commands.get(key) or await _act_again(room, viewer, command, key)
    except IllegalMove as illegal:
        words = room.show_in(viewer.language).words
        refuse(viewer, command.id, Refused("illegal", words.refuse(illegal.refusal), illegal.refusal.rule))
    except Unavailable:
        refuse(viewer, command.id, STORAGE)
    except Refused as refused:
        if isinstance(refused, consent.TooOften):
            room.hub.metrics.count("limited", refused.what)
        refuse(viewer, command.id, refused)
    else:
        viewer.send({"type": "ack", "id": command.id, "n": n})


async def _act_again(room: Room, viewer: Viewer, command: Acting, key: str) -> int:
    """Act; and where another process was faster, look again whether the command still holds."""
    for _ in range(3):
        with contextlib.suppress(Faster):
            return await _act(room, viewer, command, key)
    return await _act(room, viewer, command, key)


async def _act(room: Room, viewer: Viewer, command: Acting, key: str) -> int:
    story = room.story
    if isinstance(command, Chat):
        return await chatting.write(room, viewer, command, key)
    if isinstance(command, Mute):
        return await chatting.mute(room, viewer, command, key)
    check(room, viewer, command.seat, command.n)
    if isinstance(command, Play):
        return await _play(room, command, key)
    if isinstance(command, Undo):
        consent.may_undo(story, command.seat)
        return await room.keep("undo", command.seat, {"move": story.points[-1]}, key)
    if isinstance(command, Resign):
        return await room.keep("resign", command.seat, {}, key)
    return await _vote(room, command, key)


def check(room: Room, viewer: Viewer, seat: int, n: int) -> None:
    """Refused unless the seat is the viewer's own, plays, and the viewer has seen the newest position."""
    story = room.story
    if seat not in story.mine(viewer.guest):
        raise Refused("not_yours", "This seat is not yours.")
    if story.status == "open":
        raise Refused("status", "The game has not started yet.")
    if story.holders[seat].bot:
        raise Refused("not_yours", "A bot plays this seat now; take it back first.")
    if story.status == "running" and not story.is_newest(seat, n):
        room.show(viewer, full=True)
        raise Refused("stale", "The position has changed meanwhile.")
    if story.status != "running":
        if n < story.position:
            raise Refused("stale", "The game has ended meanwhile.")
        raise Refused("status", "The game is over.")


async def _play(room: Room, command: Play, key: str) -> int:
    table = room.story.playing
    if command.seat not in room.story.to_move:
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
    return await room.keep("play", command.seat, room.story.decide(command.seat, move), key)


def _refuse_without_secrets(room: Room, seat: int, index: int) -> None:
    """An illegal move is refused by a position the seat could believe in, so that no reason tells a secret."""
    table = room.story.playing
    if index not in room.offered(seat):
        believed = table.sight(seat).imagine(random.Random(0))
        refusal = table.game.why_not(believed, seat, index)
        if refusal is not None:
            raise IllegalMove(refusal)
        raise Refused("illegal", "This move cannot be made now.")


async def _vote(room: Room, command: Ask | Answer, key: str) -> int:
    story = room.story
    if not story.settings.undo:
        raise Refused("not_allowed", "At this table nothing is taken back.")
    if isinstance(command, Ask):
        consent.may_ask(story, command.seat, command.move)
        n = await room.keep("ask", command.seat, {"move": room.story.decision_before(command.move)}, key)
    else:
        consent.may_answer(story, command.seat, command.yes)
        n = await room.keep("answer", command.seat, {"yes": command.yes}, key)
    asked = room.story.asked
    if asked is not None and not consent.voters(room.story, asked):
        await room.keep("rewind", asked.by, {"move": asked.move})
    return n


def refuse(viewer: Viewer, id: str, refused: Refused) -> None:
    """The one answer to a command that is not granted."""
    told = {"type": "refused", "id": id, "code": refused.code, "text": refused.text}
    if refused.rule is not None:
        told["rule"] = refused.rule
    viewer.send(told)
