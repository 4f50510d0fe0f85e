"""Limits that are on: who is slow, silent or greedy is let go, and everybody else plays on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import AsyncIterator
from typing import Any

import pytest
import websockets
from guests import ME, OPEN, House, applied, house, run
from test_play import two_at

from orrery.server.http import connections
from orrery.server.http.guard import address
from orrery.server.http.limits import Bucket, Limits, network
from orrery.server.live import viewer
from orrery.server.live.viewer import BACKLOG, BEHIND, MESSAGES, Nowhere, Viewer
from orrery.server.wire.outgoing import CardMessage, Difference, ErrorMessage, Pong, Update

BOT = {"kind": "bot", "level": 1}


@pytest.mark.parametrize(
    ("host", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("testclient", "testclient"),
    ],
)
def test_limits_see_a_whole_ipv6_network_as_one(host: str, who: str) -> None:
    from starlette.requests import HTTPConnection

    assert network(host) == who
    assert address(HTTPConnection({"type": "http", "client": (host, 5)})) == who


def test_those_who_share_a_bucket_wait_in_turn() -> None:
    bucket = Bucket(10.0, 10.0)
    assert [bucket.borrow() for _ in range(10)] == [0.0] * 10
    waits = [bucket.borrow() for _ in range(20)]
    assert waits == sorted(waits)
    assert waits[-1] > 1.5, "the last of twenty waits for all before it"
    assert Limits(0, 1).borrow("a", 100) == 0.0


# ---- plain connections -------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def line_to(site: House, sent: bytes = b"", host: str = "127.0.0.1") -> AsyncIterator[asyncio.StreamReader]:
    """A bare connection that has sent something and then stays as it is."""
    port = int(site.base.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0))
    writer.write(sent)
    try:
        yield reader
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def ended(reader: asyncio.StreamReader, seconds: float = 5) -> bytes:
    """What still came before the server ended the connection."""
    async with asyncio.timeout(seconds):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
        return b""


HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
WHOLE = HALF + b"\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\n{"


@pytest.mark.parametrize(
    ("sent", "limit"),
    [
        (b"", "slow_heads"),
        (HALF, "slow_heads"),
        (b"\r\n\r\n", "slow_heads"),
        (WHOLE + HALF, "slow_heads"),
        (BODY, "slow_bodies"),
        (WHOLE + BODY, "slow_bodies"),
    ],
)
def test_who_sends_a_request_too_slowly_is_let_go(monkeypatch: pytest.MonkeyPatch, sent: bytes, limit: str) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.3)
    monkeypatch.setattr(connections, "BODY", 0.3)

    async def test() -> None:
        async with house(limits=True) as site, site.guest() as ann:
            async with line_to(site, sent) as reader:
                await ended(reader)
            assert f'orrery_limited_total{{label="{limit}"}} 1' in (await ann.http.get("/metrics")).text

    run(test())


def test_an_empty_line_does_not_keep_a_connection_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.3)

    async def test() -> None:
        async with house(limits=True) as site:
            port = int(site.base.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(WHOLE)
            assert b"200" in await reader.readline()
            writer.write(b"\r\n")
            await ended(reader)
            writer.close()

    run(test())


def test_bytes_that_trickle_do_not_move_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD", 0.5)

    async def test() -> None:
        async with house(limits=True) as site:
            port = int(site.base.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            ending = asyncio.create_task(ended(reader))
            for byte in HALF * 20:
                if ending.done():
                    break
                writer.write(bytes([byte]))
                await asyncio.sleep(0.05)
            await ending
            writer.close()

    run(test())


def test_who_does_not_read_the_answer_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ANSWER", 0.5)

    async def test() -> None:
        async with house(limits=True) as site, site.guest() as ann:
            with sockets.socket() as deaf:
                deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
                deaf.setblocking(False)
                loop = asyncio.get_running_loop()
                await loop.sock_connect(deaf, ("127.0.0.1", int(site.base.rpartition(":")[2])))
                asked = b"GET /api/games/cryo/rules HTTP/1.1\r\nHost: x\r\n\r\n" * 90
                await loop.sock_sendall(deaf, asked)
                await wait_for_metric(ann, 'limited_total{label="slow_readers"} 1')

    run(test())


async def wait_for_metric(guest: Any, line: str) -> None:
    async with asyncio.timeout(10):
        while f"orrery_{line}" not in (await guest.http.get("/metrics")).text:
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("sent", [b"GET /" + b"x" * 70_000, HALF + b"A: " + b"x" * 70_000, HALF + b"A: b\r\n" * 12_000])
def test_a_head_without_end_is_cut_off(sent: bytes) -> None:
    async def test() -> None:
        async with house(limits=True) as site, line_to(site, sent) as reader:
            await ended(reader)

    run(test())


def test_an_address_has_only_so_many_plain_connections() -> None:
    async def test() -> None:
        async with house(limits=True) as site, contextlib.AsyncExitStack() as open_lines, site.guest() as ann:
            for _ in range(connections.PLAIN):
                await open_lines.enter_async_context(line_to(site, HALF, "127.0.0.9"))
            async with line_to(site, WHOLE, "127.0.0.9") as refused:
                assert (await ended(refused)).startswith(b"HTTP/1.1 429 ")
            async with line_to(site, WHOLE, "127.0.0.8") as another:
                assert (await another.readline()).startswith(b"HTTP/1.1 200 ")
            assert (await ann.http.get("/healthz")).status_code == 200
            assert 'limited_total{label="connections"} 1' in (await ann.http.get("/metrics")).text

    run(test())


def test_a_trusted_proxy_brings_as_many_as_it_likes() -> None:
    from orrery.server.metrics import Metrics

    gate = connections.Gate(Metrics(), proxies="127.0.0.1, 10.0.0.0/8")
    assert all(gate.enter("10.1.2.3") for _ in range(connections.PLAIN + 5))
    assert sum(gate.enter("192.0.2.1") for _ in range(connections.PLAIN + 5)) == connections.PLAIN
    gate.leave("192.0.2.1")
    assert gate.enter("192.0.2.1")


# ---- sockets -----------------------------------------------------------------------------------------------------------


def test_who_opens_sockets_too_often_is_told_to_wait(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with house(limits=True) as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            site.app.state.site.openings.rate = 0.1
            url = f"{site.base.replace('http', 'ws')}/api/tables/{card['id']}/socket"
            for _ in range(200):
                try:
                    connection = await websockets.connect(url, proxy=None)
                except websockets.InvalidStatus as refused:
                    assert refused.response.status_code == 429
                    assert refused.response.headers["Retry-After"]
                    break
                connection.transport.abort()
            else:
                pytest.fail("two hundred sockets were opened in a row")
            assert not [record.message for record in caplog.records if record.levelname == "ERROR"]

    run(test())


def test_sync_is_answered_a_few_times_a_second_over_all_sockets_of_an_address() -> None:
    async def test() -> None:
        async with house(limits=True) as site, site.guest("Ann") as ann, site.guest() as eve:
            card = await ann.table("callisto", ME, BOT, public=True, start=True)
            watching = [await eve.open(card["id"]) for _ in range(5)]
            began = asyncio.get_running_loop().time()
            for socket in watching:
                for _ in range(10):
                    await socket.say(do="sync")
            answered = 0
            while answered < 40:  # more than at once, so some have waited
                await asyncio.sleep(0.05)
                seconds = asyncio.get_running_loop().time() - began
                answered = sum(message["type"] == "update" for socket in watching for message in socket.messages)
                assert answered <= 30 + seconds * 10 + 5, "300 at once, a hundred a second, and ten for each sync"

    run(test())


def test_a_client_that_never_reads_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "BACKLOG", 20_000)
    monkeypatch.setattr(viewer, "BEHIND", 10_000)

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, id = await two_at(site, ann, bob, "callisto", public=True)
            with await deaf_viewer(site, id):
                await one.until(lambda: one.card["watching"] == 1)
                for _ in range(4000):
                    await one.ask("chat", text="x" * 500)
                    if not one.card["watching"]:
                        break
                assert one.card["watching"] == 0, "aborted, not closed politely"
            assert (await one.play())["type"] == "ack"

    run(test())


async def deaf_viewer(site: House, table: str) -> sockets.socket:
    """A socket that is opened, says hello and then never reads a byte."""
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, ("127.0.0.1", int(site.base.rpartition(":")[2])))
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(deaf, head.encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += await loop.sock_recv(deaf, 1)
    await loop.sock_sendall(deaf, masked(b'{"do":"hello","protocol":4}'))
    return deaf


def masked(text: bytes, opcode: int = 1) -> bytes:
    assert len(text) < 126
    return bytes([0x80 | opcode, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_a_client_without_pongs_is_gone_after_a_while() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            site.service.config.ws_ping_interval = site.service.config.ws_ping_timeout = 0.3
            card = await ann.table("callisto", ME, BOT, public=True, start=True)
            one = await ann.open(card["id"])
            with await deaf_viewer(site, card["id"]):
                room = await site.hub.room(card["id"])
                await one.until(lambda: one.card["watching"] == 1)
                for _ in range(200):  # so that a polite farewell would wait for ever behind them
                    for watching in room.audience.viewers:
                        room.audience.show(watching)
                    await asyncio.sleep(0)
                await one.until(lambda: one.card["watching"] == 0, 10)
            assert one.closed is None

    run(test())


def test_pings_are_answered_but_not_without_end() -> None:
    async def test() -> None:
        async with house(limits=True) as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, public=True, start=True)
            one = await ann.open(card["id"])
            with await deaf_viewer(site, card["id"]) as deaf:
                await one.until(lambda: one.card["watching"] == 1)
                await asyncio.get_running_loop().sock_sendall(deaf, masked(b"x", 9) * 200)
                await one.until(lambda: one.card["watching"] == 0, 10)

    run(test())


class Deaf(Nowhere):
    """Somebody who does not read."""

    def __init__(self, ends: list[str]) -> None:
        self.ends = ends

    def abort(self) -> None:
        self.ends.append("abort")


def a_viewer() -> tuple[Viewer, list[str]]:
    ends: list[str] = []
    watching = Viewer(None, "?", "en", frozenset(), None)
    watching.line = Deaf(ends)
    return watching, ends


def test_a_backlog_is_bounded_in_bytes_and_in_messages() -> None:
    for text, least in (("x" * 1000, BACKLOG // 1100), ("", MESSAGES)):
        watching, ends = a_viewer()
        count = 0
        while not ends:
            watching.send(ErrorMessage("busy", text))
            count += 1
        assert least <= count <= least * 1.2
        assert watching.close_code == 1013
        assert watching.take() is None, "what waited is forgotten"
        watching.send(Pong(0.0))
        assert watching.unread == 0


def test_one_message_may_be_longer_than_the_backlog() -> None:
    watching, ends = a_viewer()
    watching.send(ErrorMessage("busy", "x" * 2 * BACKLOG))
    assert not ends
    assert watching.take()


def test_who_is_behind_is_told_only_the_newest() -> None:
    watching, ends = a_viewer()
    nothing: dict[str, Any] = dict.fromkeys(Update.__struct_fields__)
    watching.send(Difference(n=1, after=0, move=1, kept=0, prompt="x" * 20_000))
    watching.send(ErrorMessage("busy", "x" * (BEHIND + 1)))
    for n in range(1000):
        watching.send(Update(**nothing | {"n": n, "prompt": "x" * 20_000}))
        watching.send(CardMessage({"moves": n, "title": "x" * 5_000}))  # type: ignore[arg-type]
    assert not ends
    kept = [json.loads(frame) for frame in iter(watching.take, None)]
    assert [message["type"] for message in kept] == ["error", "update", "table"]
    assert (kept[1]["n"], kept[2]["table"]["moves"]) == (999, 999)
    assert watching.unread == 0


def test_a_slow_viewer_has_the_newest_position_in_the_end() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, {"kind": "here", "name": "Cleo"}, start=True)
            room = await site.hub.room(card["id"])
            watching = Viewer(room.ledger.settings.host, "Ann", "en", frozenset({"scene", "log"}), None)
            await room.call(lambda: room.audience.welcome(watching, 0))
            one = await ann.open(card["id"])
            while not one.over:
                await one.say(do="look", seat=one.update["yours"][0])
                await one.until(lambda: one.my_turn)
                await one.play()
                await one.until(lambda: one.update["yours"] or one.over)
            assert watching.close_code is None
            frames = [json.loads(frame) for frame in iter(watching.take, None)]
            position: dict[str, Any] = {}
            for message in frames:
                told = message.get("update") or message
                if told["type"] in ("update", "difference"):
                    assert told["type"] == "update" or told["after"] == position["n"]
                    position = applied(position, told)
            await one.say(do="look", seat=position["seat"])
            await one.until(lambda: one.messages[-1]["type"] == "update" and one.update["seat"] == position["seat"])
            same = ("n", "scene", "log", "outcome", "standing")
            assert {name: position[name] for name in same} == {name: one.update[name] for name in same}

    run(test())


def test_a_public_table_with_open_seats_counts_whoever_watches() -> None:
    async def test() -> None:
        async with house(limits=True) as site, site.guest("Ann") as ann, site.guest() as eve:
            card = await ann.table("callisto", ME, OPEN, public=True)
            one, watching = await ann.open(card["id"]), await eve.open(card["id"])
            await one.until(lambda: one.card["watching"] == 1)
            await watching.close()
            await one.until(lambda: one.card["watching"] == 0)

    run(test())
