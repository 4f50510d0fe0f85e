"""A viewer: one socket, whose eyes it looks through, and what still has to be sent to it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from orrery.server.wire import CLOSED, encode

BACKLOG: Final = 256
"""A client that has not read so many messages is let go; it may come back and begin anew."""


class Viewer:
    """Somebody who is connected to a table."""

    def __init__(self, guest: str | None, name: str, language: str, want: frozenset[str], key: str | None) -> None:
        self.guest = guest
        self.name = name
        self.language = language
        self.want = want
        self.key = key
        self.seat: int | None = None
        self.mine: list[int] = []
        self.n = 0
        """The number of the last position it was sent."""
        self.move = 0
        """How many moves had been made in that position."""
        self.known = bytearray()
        """Which moves were described to it, a byte each."""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.close_code: int | None = None

    def send(self, message: bytes | dict[str, Any]) -> None:
        """Send a message as soon as the socket takes it."""
        if self.close_code is not None:
            return
        if self.waiting.qsize() >= BACKLOG:
            self.close(1013)
            return
        self.waiting.put_nowait(message if isinstance(message, bytes) else encode(message))

    def close(self, code: int | str) -> None:
        """Send what waits, then close the socket."""
        if self.close_code is None:
            self.close_code = CLOSED[code] if isinstance(code, str) else code
            self.waiting.put_nowait(None)

    def new_to(self, indices: list[int], size: int) -> list[int]:
        """Those of some moves that were never described to this viewer; from now on they were."""
        known = self.known
        if len(known) < size:
            known.extend(bytes(size - len(known)))
        new = [index for index in indices if not known[index]]
        for index in new:
            known[index] = 1
        return new
