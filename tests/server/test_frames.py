"""Frames of sockets: whatever pieces a client's bytes come in, the server reads the same; what is odd is left to the library."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest
from guests import ME, house, run
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from certain import of_kind
from orrery.server.http.frames import LONG, PACKED, Frames, text_frame, text_of
from orrery.server.wire.incoming import FRAME


def from_client(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def frames_of(protocol: Protocol) -> list[Frame]:
    return [of_kind(Frame, event) for event in protocol.events_received()]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_is_read_by_the_library(length: int) -> None:
    protocol = Protocol(CLIENT)
    text = b"x" * length
    protocol.receive_data(text_frame(text))
    assert [(frame.opcode, frame.data) for frame in frames_of(protocol)] == [(Opcode.TEXT, text)]


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


BROKEN = bytes((PACKED, 0x80 | 20, 0, 0, 0, 0)) + b"\xff" * 20


def packed(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True, extensions=[PerMessageDeflate(True, True, 15, 15)])


@pytest.mark.parametrize("window", [9, 12])
def test_a_long_text_is_packed_for_itself_and_a_short_one_is_not(window: int) -> None:
    protocol = Protocol(CLIENT)
    protocol.extensions = [PerMessageDeflate(True, True, window, 15)]
    short, long = b"x" * (LONG - 1), json.dumps(list(range(4_000))).encode()
    stream = [text_frame(text, window) for text in (long, short, long)]
    assert len(stream[0]) < len(long) / 2 and len(stream[1]) > len(short)
    protocol.receive_data(b"".join(stream))
    assert [bytes(frame.data) for frame in frames_of(protocol)] == [long, short, long]
    assert text_frame(long) == text_frame(long, 0) and long in text_frame(long)


def test_a_packed_text_of_a_client_is_read_where_that_was_agreed_on() -> None:
    for text in (b"", b'{"do":"ping"}', os.urandom(3_000)):
        assert text_of(packed(text), packing=True) == text
        assert text_of(packed(text)) is None


def test_a_packed_text_that_is_too_long_or_broken_is_left_to_the_library() -> None:
    assert text_of(packed(b" " * (FRAME + 1)), packing=True) is None
    assert text_of(BROKEN, packing=True) is None


def test_what_the_library_refuses_of_packed_texts_ends_the_connection() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("embers", ME, {"kind": "bot", "level": 1}, start=True)
            for sent, code in (
                (packed(b" " * (FRAME + 1)), 1009),
                (BROKEN, 1002),
            ):
                socket = await ann.open(card["id"], packing=True)
                transport: Any = socket.connection.transport
                transport.write(sent)
                await socket.until(lambda: socket.closed)  # noqa: B023 (it is asked at once)
                assert socket.closed == code

    run(test())


def test_a_browser_that_asks_for_packing_plays_as_everybody_else() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, {"kind": "here", "name": "Bob"}, start=True)
            one, two = await ann.open(card["id"], packing=True), await ann.open(card["id"])
            await one.play()
            for socket in (one, two):
                await socket.until(lambda: socket.update["move"] == 1)  # noqa: B023 (it is asked at once)
            assert one.update == two.update and len(one.frames[0]) > LONG

    run(test())


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
