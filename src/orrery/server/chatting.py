"""Chatting: who may write at a table, how much, and how the host keeps order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.server.limits import Limits
from orrery.server.viewer import Viewer
from orrery.server.wire import Chat, Mute, Refused, one_line

if TYPE_CHECKING:
    from orrery.server.room import Room

GUEST: Final = 1.0, 10
"""How many lines a second one guest may write over all tables, and at once."""
ADDRESS: Final = 0.5, 5
"""The same for all spectators of one address."""
TABLE: Final = 1.0, 20
"""The same for all spectators of one table."""
SPECTATORS: Final = 1000
"""How many lines of spectators a table keeps; who opens it later reads all of them."""


class Chatter:
    """How much is written; each line that is kept costs everybody who opens the table later."""

    def __init__(self, limits: bool) -> None:
        self._guests, self._addresses, self._tables = (
            Limits(rate if limits else 0.0, size) for rate, size in (GUEST, ADDRESS, TABLE)
        )

    def check(self, room: Room, viewer: Viewer) -> None:
        """Refused when it is too much."""
        wait = self._guests.take(viewer.guest or viewer.address)
        if not viewer.mine:
            wait = wait or self._addresses.take(viewer.address) or self._tables.take(room.story.id)
        if wait:
            room.hub.metrics.count("limited", "chat")
            raise Refused("too_many", f"That is too much at once; write again in {int(wait) + 1} seconds.")


async def write(room: Room, viewer: Viewer, command: Chat, key: str) -> int:
    """A line to everybody at the table."""
    _check_may_write(room, viewer)
    name = viewer.name if viewer.seat is None else room.story.holders[viewer.seat].name
    line = {"name": name, "text": one_line(command.text, "A line"), "guest": viewer.guest}
    return await room.keep("chat", viewer.seat, line, key)


def _check_may_write(room: Room, viewer: Viewer) -> None:
    story = room.story
    if viewer.guest is None:
        raise Refused("not_allowed", "Please say your name before you write.")
    if viewer.guest == story.settings.host:
        return
    if story.authors.get(viewer.guest) in story.muted:
        raise Refused("not_allowed", "The host does not want you to write here.")
    if story.mine(viewer.guest):
        return
    if not story.spectators_write:
        raise Refused("not_allowed", "At this table only the players write.")
    if story.chatter >= SPECTATORS:
        raise Refused("not_allowed", "The spectators have written as much as this table keeps.")


async def mute(room: Room, viewer: Viewer, command: Mute, key: str) -> int:
    """The host lets somebody write no more, or again: one guest, or all who only watch."""
    story = room.story
    if viewer.guest is None or viewer.guest != story.settings.host:
        raise Refused("not_yours", "Only the host may do this.")
    author = next((guest for guest, number in story.authors.items() if number == command.author), None)
    if command.author is not None and author is None:
        raise Refused("malformed", "Nobody with this number has written here.")
    if author == viewer.guest:
        raise Refused("malformed", "You cannot mute yourself.")
    return await room.keep("mute", None, {"author": command.author, "on": command.on}, key)
