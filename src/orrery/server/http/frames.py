"""Frames of a socket, cut and written by hand (RFC 6455): what a thousand tables say a second is short texts, each in a frame.

Whatever else a client sends is left to the library, frame by frame. Long texts are packed (RFC 7692), each for itself: so no
socket needs a window of its own, and what several viewers are sent is packed once.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from orrery.server.wire.incoming import FRAME

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was not compiled
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""How a text begins that has one frame."""
PACKED: Final = 0xC1
"""How it begins where it is packed."""
MASKED: Final = 0x80
LAST: Final = 0x80
CONTROL: Final = 0x08
MASK: Final = 4
"""The bytes of a client's mask."""


LONG: Final = 1024
"""Texts of so many bytes are packed: shorter ones would cost more than they save."""
WINDOW: Final = 12
"""As far as the packer looks back, in bits; more finds nothing more in texts of some thousand bytes."""
END: Final = b"\x00\x00\xff\xff"
"""How a packed text ends; it is left out."""
PACKING: Final = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)


def window_of(agreed: Iterable[object]) -> int:
    """The window, in bits, that was agreed on with a client; 0 where none was."""
    windows = [packing.local_max_window_bits for packing in agreed if isinstance(packing, PerMessageDeflate)]
    return min(WINDOW, *windows) if windows else 0


def text_frame(text: bytes, window: int = 0) -> bytes:
    """A text from the server; packed where it is long and a window was agreed on."""
    if window and len(text) >= LONG:
        return _packed(text, window)
    return _frame(TEXT, text)


@lru_cache(maxsize=8)
def _packed(text: bytes, window: int) -> bytes:
    """A packed text; the last ones are kept for others who are sent the same."""
    packer = zlib.compressobj(1, zlib.DEFLATED, -window, 5)
    return _frame(PACKED, packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH).removesuffix(END))


def _frame(first: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return bytes((first, length)) + payload
    if length < 65_536:
        return bytes((first, 126)) + length.to_bytes(2) + payload
    return bytes((first, 127)) + length.to_bytes(8) + payload


def text_of(frame: bytes, packing: bool = False) -> bytes | None:
    """What a client says in a frame, which may be packed where that was agreed on; None where it is not a whole text."""
    packed = packing and frame[0] == PACKED
    if not (packed or frame[0] == TEXT) or not frame[1] & MASKED:
        return None
    first, length = _head(frame)
    if length > FRAME:  # only its beginning is here, for the library to refuse
        return None
    payload = apply_mask(frame[first + MASK :], frame[first : first + MASK])
    return _unpacked(payload) if packed else payload


def _head(frame: bytes | bytearray) -> tuple[int, int]:
    """Where the mask of a frame begins, and how long its payload says that it is; its first bytes must be there."""
    length = frame[1] & 127
    first = {126: 4, 127: 10}.get(length, 2)
    return first, length if first == 2 else int.from_bytes(frame[2:first])


def _unpacked(payload: bytes) -> bytes | None:
    """A text that was packed; None where it cannot be read or is too long, for the library to refuse."""
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        text = unpacker.decompress(payload + END, FRAME)
    except zlib.error:
        return None
    return None if unpacker.unconsumed_tail else text


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
        if not self._rest and len(data) >= self._needed and _size(data) == len(data):
            return [data]  # as nearly always: one frame, neither more nor less
        self._rest += data
        frames: list[bytes] = []
        while len(self._rest) >= self._needed:
            size = _size(self._rest)
            if size > len(self._rest):
                self._needed = size
                break
            frames.append(bytes(self._rest[:size]))
            del self._rest[:size]
            self._needed = 2
        return frames


def _size(data: bytes | bytearray) -> int:
    """How many bytes the first frame has, or at least how many tell it; all of them where it is too long."""
    head, length = _head(data)
    if len(data) < head:
        return head
    if length > FRAME:
        return len(data)
    return head + (MASK if data[1] & MASKED else 0) + length
