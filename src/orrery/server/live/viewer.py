"""A viewer: one socket, whose eyes it looks through, and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from orrery.server.live.outlook import Eyes
from orrery.server.wire.errors import CLOSED
from orrery.server.wire.outgoing import Message, encode

BACKLOG: Final = 256 * 1024
"""A client that has not read so many bytes is let go; it may come back and begin anew."""
MESSAGES: Final = 256
"""The same for the number of messages."""
BEHIND: Final = 64 * 1024
"""A client that has not read so many bytes is told only the newest position and the newest card."""


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
        self.abort: Callable[[], None] = _nothing
        """Ends the connection at once, read or not."""
        self.seat: int | None = None
        self.mine: list[int] = []
        self.seen: tuple[Eyes, int] | None = None
        """Through whose eyes it looked when it was last shown the position, and the number of that showing."""
        self.unread = 0
        """How many bytes wait."""
        self.close_code: int | None = None
        self._waiting: deque[tuple[type, bytes]] = deque()
        """What has to be sent yet: its kind, and the frame."""
        self._news = asyncio.Event()

    @property
    def eyes(self) -> Eyes:
        """Whose eyes it looks through."""
        return Eyes(self.seat, tuple(self.mine), self.language, self.want)

    @property
    def behind(self) -> bool:
        """Whether the client reads so slowly that only the newest matters to it."""
        return self.unread > BEHIND

    def send(self, message: Message) -> None:
        """Send a message as soon as the socket takes it."""
        self.send_frame(message, encode(message))

    def send_frame(self, message: Message, frame: bytes) -> None:
        """Send a message that was encoded already, since others are sent the same."""
        if self.close_code is not None:
            return
        if self.behind and (replaced := message.replaces()):
            self._waiting = deque(entry for entry in self._waiting if entry[0] not in replaced)
            self.unread = sum(len(other) for _, other in self._waiting)
        if self._waiting and (self.unread + len(frame) > BACKLOG or len(self._waiting) >= MESSAGES):
            self.let_go()
            return
        self._waiting.append((type(message), frame))
        self.unread += len(frame)
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message to send, in its turn; None when nothing more will come."""
        while not self._waiting and self.close_code is None:
            self._news.clear()
            await self._news.wait()
        return self.take()

    def take(self) -> bytes | None:
        """The message that waits longest, if any."""
        if not self._waiting:
            return None
        _, frame = self._waiting.popleft()
        self.unread -= len(frame)
        return frame

    def close(self, code: int | str) -> None:
        """Send what waits, then close the socket."""
        if self.close_code is None:
            self.close_code = CLOSED[code] if isinstance(code, str) else code
            self._news.set()

    def let_go(self) -> None:
        """Forget what waits and end the connection now: its client does not read."""
        self._waiting.clear()
        self.unread = 0
        self.close(1013)
        self.abort()


def _nothing() -> None:
    """Somebody without a connection."""
