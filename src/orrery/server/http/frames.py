"""Frames of a socket, cut and written by hand (RFC 6455): what a thousand tables say a second is short texts, each in a frame.

Whatever else a client sends is left to the library, frame by frame.
"""

from __future__ import annotations

from typing import Final

from orrery.server.wire.incoming import FRAME

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was not compiled
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""How a text begins that has one frame."""
MASKED: Final = 0x80
LAST: Final = 0x80
CONTROL: Final = 0x08
MASK: Final = 4
"""The bytes of a client's mask."""


def text_frame(text: bytes) -> bytes:
    """A text from the server."""
    length = len(text)
    if length < 126:
        return bytes((TEXT, length)) + text
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2) + text
    return b"\x81\x7f" + length.to_bytes(8) + text


def text_of(frame: bytes) -> bytes | None:
    """What a client says in a frame; None where it is not a whole text."""
    if frame[0] != TEXT or not frame[1] & MASKED:
        return None
    first = {126: 4, 127: 10}.get(frame[1] & 127, 2)
    return apply_mask(frame[first + MASK :], frame[first : first + MASK])


def begins_or_continues(frame: bytes) -> bool:
    """Whether more frames of the same message have to follow."""
    return not frame[0] & LAST


def is_control(frame: bytes) -> bool:
    """Whether it is a ping, a pong or a goodbye: these may stand between the frames of a message."""
    return bool(frame[0] & CONTROL)


class Frames:
    """The bytes of a client, cut into whole frames; one that is too long is handed on as it comes, to be refused."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self._needed = 2
        """How many bytes there must be before anything can be said."""

    def cut(self, data: bytes) -> list[bytes]:
        """The frames that these bytes complete."""
        self._rest += data
        frames: list[bytes] = []
        while len(self._rest) >= self._needed:
            size = self._size()
            if size > len(self._rest):
                self._needed = size
                break
            frames.append(bytes(self._rest[:size]))
            del self._rest[:size]
            self._needed = 2
        return frames

    def _size(self) -> int:
        """How many bytes the next frame has, or at least how many tell it; all of them where it is too long."""
        rest = self._rest
        length, head = rest[1] & 127, 2
        if length > 125:
            head = 4 if length == 126 else 10
            if len(rest) < head:
                return head
            length = int.from_bytes(rest[2:head])
        if length > FRAME:
            return len(rest)
        return head + (MASK if rest[1] & MASKED else 0) + length
