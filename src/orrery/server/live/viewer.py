"""A viewer: one socket, whose eyes it looks through, and what still has to be sent to it."""

from __future__ import annotations

from collections import deque
from typing import Final, Protocol

from orrery.server.live.outlook import Eyes
from orrery.server.wire.errors import CLOSED
from orrery.server.wire.outgoing import Message, encode

BACKLOG: Final = 256 * 1024
"""A client that has not read this many bytes is let go; it may come back and begin anew."""
MESSAGES: Final = 256
"""The same for the number of messages."""
BEHIND: Final = 64 * 1024
"""A client that has not read this many bytes is told only the newest position and the newest card."""


class Line(Protocol):
    """The connection to somebody's client."""

    def write(self, frame: bytes) -> bool:
        """Send a frame now; False where it has to wait until the line asks for more."""

    def close(self, code: int) -> None:
        """End the connection, and say why."""

    def abort(self) -> None:
        """End it at once, read or not."""


class Nowhere:
    """The line of somebody who has none: everything waits."""

    def write(self, frame: bytes) -> bool:
        """Nothing is sent."""
        return False

    def close(self, code: int) -> None:
        """There is nothing to end."""

    def abort(self) -> None:
        """There is nothing to end."""


NOWHERE: Final = Nowhere()


class Viewer:
    """Somebody who is connected to a table."""

    def __init__(self, guest: str | None, name: str, language: str, want: frozenset[str], key: str | None) -> None:
        self.guest = guest
        self.name = name
        self.language = language
        self.want = want
        self.key = key
        self.address = "?"
        """Where it comes from, as limits see it."""
        self.line: Line = NOWHERE
        self.seat: int | None = None
        self.mine: list[int] = []
        self.seen: tuple[Eyes, int] | None = None
        """Through whose eyes it looked when it was last shown the position, and the number of that showing."""
        self.in_sight = True
        """Whether its page can be seen: not behind other windows, nor on a screen that is off."""
        self.unread = 0
        """How many bytes wait."""
        self.close_code: int | None = None
        self._waiting: deque[tuple[type, bytes]] = deque()
        """What has to be sent yet: its kind, and the frame."""

    @property
    def eyes(self) -> Eyes:
        """Whose eyes it looks through."""
        return Eyes(self.seat, tuple(self.mine), self.language, self.want)

    @property
    def behind(self) -> bool:
        """Whether the client reads so slowly that only the newest matters to it."""
        return self.unread > BEHIND

    def send(self, message: Message) -> None:
        """Send a message as soon as the line takes it."""
        self.send_frame(message, encode(message))

    def send_frame(self, message: Message, frame: bytes) -> None:
        """Send a message that was encoded already, since others are sent the same."""
        if self.close_code is not None or (not self._waiting and self.line.write(frame)):
            return
        if self.behind and (replaced := message.replaces()):
            self._waiting = deque(entry for entry in self._waiting if entry[0] not in replaced)
            self.unread = sum(len(other) for _, other in self._waiting)
        if self._waiting and (self.unread + len(frame) > BACKLOG or len(self._waiting) >= MESSAGES):
            self.let_go()
            return
        self._waiting.append((type(message), frame))
        self.unread += len(frame)

    def go_on(self) -> None:
        """The line takes more: send what waits and then, if that was asked for, goodbye."""
        while self._waiting and self.line.write(self._waiting[0][1]):
            self.take()
        if not self._waiting and self.close_code is not None:
            self.line.close(self.close_code)

    def take(self) -> bytes | None:
        """The message that waits longest, if any."""
        if not self._waiting:
            return None
        _, frame = self._waiting.popleft()
        self.unread -= len(frame)
        return frame

    def close(self, code: int | str) -> None:
        """Send what waits, then close the line."""
        if self.close_code is None:
            self.close_code = CLOSED[code] if isinstance(code, str) else code
            self.go_on()

    def let_go(self) -> None:
        """Forget what waits and end the connection now: its client does not read."""
        self._waiting.clear()
        self.unread = 0
        self.close_code = 1013
        self.line.abort()
