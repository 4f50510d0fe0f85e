"""Frames of sockets: whatever pieces a client's bytes come in, the server reads the same; what is odd is left to the library."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest
from guests import ME, house, run
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from orrery.server.http.frames import Frames, text_frame, text_of
from orrery.server.wire.incoming import FRAME


def from_client(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_is_read_by_the_library(length: int) -> None:
    protocol = Protocol(CLIENT)
    text = b"x" * length
    protocol.receive_data(text_frame(text))
    assert [(frame.opcode, frame.data) for frame in protocol.events_received()] == [(Opcode.TEXT, text)]


def test_bytes_are_cut_into_frames_wherever_they_break() -> None:
    rng = random.Random(3)
    texts = [os.urandom(rng.choice((0, 1, 5, 125, 126, 300, 65_000))) for _ in range(40)]
    stream = b"".join(from_client(Opcode.TEXT, text) for text in texts)
    for pieces in (1, 7, 4_000, len(stream)):
        frames, found = Frames(), []
        for at in range(0, len(stream), pieces if pieces > 1 else 1):
            found += [text_of(frame) for frame in frames.cut(stream[at : at + pieces])]
        assert found == texts


def test_what_is_no_whole_text_is_not_taken_for_one() -> None:
    for frame in (
        from_client(Opcode.PING, b"?"),
        from_client(Opcode.BINARY, b"{}"),
        from_client(Opcode.TEXT, b"{", fin=False),
        from_client(Opcode.CONT, b"}"),
        Frame(Opcode.TEXT, b"{}").serialize(mask=False),
    ):
        assert text_of(Frames().cut(frame)[0]) is None


def test_a_frame_that_is_too_long_is_handed_on_as_it_comes() -> None:
    head = from_client(Opcode.TEXT, b"x" * (FRAME + 1))[:20]
    assert Frames().cut(head) == [head]


def test_a_message_in_several_frames_with_a_ping_between_is_heard_once() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("embers", ME, {"kind": "bot", "level": 1}, start=True)
            socket = await ann.open(card["id"])
            transport: Any = socket.connection.transport
            whole = json.dumps({"do": "ping"}).encode()
            stream = (
                from_client(Opcode.TEXT, whole[:4], fin=False)
                + from_client(Opcode.PING, b"p")
                + from_client(Opcode.CONT, whole[4:])
                + from_client(Opcode.TEXT, whole)
            )
            for at in range(len(stream)):
                transport.write(stream[at : at + 1])
            await socket.until(lambda: [message["type"] for message in socket.messages].count("pong") == 2)

    run(test())


def test_an_unmasked_frame_ends_the_connection() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("embers", ME, {"kind": "bot", "level": 1}, start=True)
            socket = await ann.open(card["id"])
            transport: Any = socket.connection.transport
            transport.write(Frame(Opcode.TEXT, b'{"do":"ping"}').serialize(mask=False))
            await socket.until(lambda: socket.closed)
            assert socket.closed == 1002

    run(test())
