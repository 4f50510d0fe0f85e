"""Chatting: who may write at a table, how much, and how the host keeps order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.server.live.viewer import Viewer
from orrery.server.model.names import one_line
from orrery.server.model.refused import Refused
from orrery.server.wire.incoming import Chat, Mute

if TYPE_CHECKING:
    from orrery.server.live.room import Room

SPECTATORS: Final = 1000
"""How many lines of spectators a table keeps; who opens it later reads all of them."""


async def write(room: Room, viewer: Viewer, command: Chat, key: str) -> int:
    """A line to everybody at the table."""
    _check_may_write(room, viewer)
    name = viewer.name if viewer.seat is None else room.ledger.holders[viewer.seat].name
    line = {"name": name, "text": one_line(command.text, "A line"), "guest": viewer.guest}
    return await room.keep("chat", viewer.seat, line, key)


def _check_may_write(room: Room, viewer: Viewer) -> None:
    ledger = room.ledger
    if viewer.guest is None:
        raise Refused("not_allowed", "Please say your name before you write.")
    if viewer.guest == ledger.settings.host:
        return
    if ledger.chat.authors.get(viewer.guest) in ledger.chat.muted:
        raise Refused("not_allowed", "The host does not want you to write here.")
    if ledger.mine(viewer.guest):
        return
    if not ledger.chat.spectators_write:
        raise Refused("not_allowed", "At this table only the players write.")
    if ledger.chat.from_spectators >= SPECTATORS:
        raise Refused("not_allowed", "The spectators have written as much as this table keeps.")


async def mute(room: Room, viewer: Viewer, command: Mute, key: str) -> int:
    """The host lets somebody write no more, or again: one guest, or all who only watch."""
    ledger = room.ledger
    if viewer.guest is None or viewer.guest != ledger.settings.host:
        raise Refused("not_yours", "Only the host may do this.")
    author = next((guest for guest, number in ledger.chat.authors.items() if number == command.author), None)
    if command.author is not None and author is None:
        raise Refused("malformed", "Nobody with this number has written here.")
    if author == viewer.guest:
        raise Refused("malformed", "You cannot mute yourself.")
    return await room.keep("mute", None, {"author": command.author, "on": command.on}, key)
