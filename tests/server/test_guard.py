"""Nobody gets in, and nobody gets the server to stumble."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import websockets
from guests import ME, OPEN, house, run
from test_play import two_at

from orrery.server.http.limits import Bucket, Limits
from orrery.server.http.routes import OPERATIONS
from orrery.server.live.posting import check_url, is_public, post
from orrery.server.live.webhooks import Webhooks
from orrery.server.model.refused import Refused
from orrery.server.wire.incoming import FRAME

BOT = {"kind": "bot", "level": 1}


def test_a_token_is_long_secret_and_stored_only_as_a_hash(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(f"sqlite:///{tmp_path}/tables.sqlite") as site, site.guest() as ann:
            response = await ann.http.post("/api/me", json={"name": "Ann"})
            cookie = response.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            token = ann.http.cookies["orrery"]
            assert len(token) >= 43, "256 bits"
            card = await ann.table("callisto", ME, OPEN)
            assert (await ann.http.post("/api/me", json={"name": "Anna"})).headers.get("set-cookie") is None
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert token.encode() not in stored
        assert hashlib.sha256(token.encode()).hexdigest().encode() in stored
        assert sqlite3.connect(tmp_path / "tables.sqlite").execute("SELECT name FROM guests").fetchall() == [("Anna",)]
        assert hashlib.sha256(token.encode()).hexdigest() not in json.dumps(card)

    run(test())


def test_another_site_can_do_nothing() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            for origin in (
                "https://evil.example",
                "null",
                "http://127.0.0.1:1",
                "http://[",
                f"{site.base}.evil.example",
            ):
                response = await ann.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
                assert (response.status_code, response.json()["error"]["code"]) == (403, "origin"), origin
                url = f"{site.base.replace('http', 'ws')}/api/tables/{card['id']}/socket"
                with pytest.raises(websockets.InvalidStatus):
                    await websockets.connect(url, additional_headers={"Origin": origin}, proxy=None)
            assert (
                await ann.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": site.base})
            ).status_code == 200
            assert (await ann.get("/api/me"))["name"] == "Ann"

    run(test())


def test_every_answer_carries_the_browsers_orders() -> None:
    async def test() -> None:
        async with house() as site, site.guest() as ann:
            for path in ("/", "/api/me", "/api/nothing", "/healthz", "/api/games/callisto/picture.svg"):
                headers = (await ann.http.get(path)).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
            assert "access-control-allow-origin" not in (await ann.http.options("/api/me")).headers

    run(test())


def test_names_and_chat_are_text_and_nothing_else() -> None:
    async def test() -> None:
        async with house() as site, site.guest() as ann:
            for name in ("", " ", "a\nb" * 30, "a\u0000b", "\u202eevil", "x" * 41, "\ud83d"):
                status = (await ann.http.post("/api/me", content=json.dumps({"name": name}))).status_code
                assert status == 400, repr(name)
            await ann.post("/api/me", name="<script>alert(1)</script>")
            card = await ann.table("callisto", ME, BOT, start=True)
            picture = (await site.hub.room(card["id"])).ledger.playing.svg(0)
            assert "<script" not in picture

    run(test())


def test_large_frames_and_bodies_are_not_read() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            big = "x" * (FRAME + 1)
            assert (await ann.http.post("/api/me", content=json.dumps({"name": big}))).status_code == 413
            socket = await ann.open(card["id"])
            await socket.connection.send(json.dumps({"do": "chat", "id": "1", "text": big}))
            await socket.until(lambda: socket.closed)
            assert socket.closed == 1009
            again = await ann.open(card["id"])
            assert again.my_turn

    run(test())


def test_the_first_frame_must_be_hello() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            url = f"{site.base.replace('http', 'ws')}/api/tables/{card['id']}/socket"
            for first in ('{"do":"ping"}', "", "[]", '{"do":"hello","x":1}', b"\xff\xfe", '{"do":"hello","seat":77}'):
                async with websockets.connect(url, proxy=None) as connection:
                    await connection.send(first)
                    with pytest.raises(websockets.ConnectionClosed):
                        while True:
                            await connection.recv()
                    assert connection.close_code == 4400, first

    run(test())


def random_json(rng: random.Random, depth: int = 3) -> Any:
    pick = rng.random()
    if depth == 0 or pick < 0.5:
        return rng.choice([None, True, 0, -1, 10**18, 1.5, "", "x", "\u0000", "é" * 50, "0", 2**63, -2.5e300])
    if pick < 0.7:
        return [random_json(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {
        rng.choice(["do", "id", "n", "seat", "move", "x"]): random_json(rng, depth - 1) for _ in range(rng.randrange(4))
    }


def broken(rng: random.Random, n: int) -> str | bytes:
    """A frame that is wrong in one way or another, or nearly right."""
    good: dict[str, Any] = {
        "do": rng.choice(
            [
                "play",
                "undo",
                "ask",
                "answer",
                "resign",
                "chat",
                "hint",
                "remark",
                "why_not",
                "preview",
                "at",
                "look",
                "sync",
                "ping",
                "hello",
                "fly",
            ]
        )
    }
    fields = {
        "id": f"f{rng.random()}",
        "n": n,
        "seat": 0,
        "move": rng.choice([0, 5, 99999, -1]),
        "notation": "1 a1",
        "touch": "cell-a1",
        "text": "x",
        "yes": True,
        "language": "en",
    }
    for name in rng.sample(list(fields), rng.randrange(len(fields))):
        good[name] = random_json(rng, 1) if rng.random() < 0.3 else fields[name]
    if good["do"] == "resign":
        good["n"] = -1
    text = json.dumps(good)
    kind = rng.random()
    if kind < 0.1:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind < 0.2:
        return text[: rng.randrange(len(text))]
    if kind < 0.3:
        return json.dumps(random_json(rng))
    return text


def test_fuzzed_sockets_never_stop_a_table() -> None:
    async def test() -> None:
        rng = random.Random(11)
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest("Eve") as eve:
            one, two, id = await two_at(site, ann, bob, "callisto", public=True)
            for number in range(30):
                guest = rng.choice([ann, bob, eve])
                socket = await guest.open(id)
                for _ in range(25):
                    try:
                        await socket.connection.send(broken(rng, one.update["n"]))
                    except websockets.ConnectionClosed:
                        break
                await socket.close()
                assert socket.closed in (1000, 1006, 4400, 1007), socket.closed
                guest.sockets.remove(socket)
                if number % 10 == 9:
                    for mover in (one, two):
                        await mover.say(do="sync")
                        await mover.until(lambda: mover.messages[-1]["type"] in ("update", "difference"))  # noqa: B023
                        if mover.my_turn:
                            answer = await mover.play()
                            assert answer["type"] == "ack" or answer["code"] == "stale"
            for socket in (one, two):
                assert (await socket.ask("chat", text="still here"))["type"] == "ack"

    run(test())


def test_the_http_api_never_fails_and_keeps_to_its_description() -> None:
    """In a run of its own: what is asked is worked out before the first test begins, and would be so in every process."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "schemathesis.pytest.plugin",
        str(Path(__file__).parent / "fuzzed.py"),
    ]
    asked = subprocess.run(command, env=inherited, capture_output=True, text=True)
    assert asked.returncode == 0, asked.stdout + asked.stderr
    assert f"{len(OPERATIONS)} passed" in asked.stdout, "each operation once"


def test_an_address_that_asks_too_often_is_told_to_wait() -> None:
    async def test() -> None:
        async with house(limits=True) as site, site.guest("Ann") as ann:
            statuses = [(await ann.http.get("/healthz")).status_code for _ in range(50)]
            assert statuses == [200] * 50
            requests = site.app.state.site.requests
            requests._buckets["127.0.0.1"].rate = 0.1  # so that a busy machine is fast enough
            answers = [await ann.http.get("/healthz") for _ in range(100)]
            assert answers[0].status_code == 200
            assert answers[-1].status_code == 429
            assert answers[-1].headers["retry-after"]

    run(test())


def test_who_floods_a_socket_is_read_slowly_and_others_are_not() -> None:
    async def test() -> None:
        async with house(limits=True) as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "callisto")
            for _ in range(110):
                await one.say(do="ping")
            assert (await two.ask("chat", text="quick"))["type"] == "ack"
            assert sum(message["type"] == "pong" for message in one.messages) < 110

    run(test())


def test_an_address_has_only_so_many_sockets() -> None:
    async def test() -> None:
        async with house(limits=True) as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            sockets = [await ann.open(card["id"]) for _ in range(61)]
            assert [socket.closed for socket in sockets[:60]] == [None] * 60
            assert sockets[60].closed == 4429

    run(test())


def test_buckets_fill_up_again() -> None:
    bucket = Bucket(1000.0, 2.0)
    assert [bucket.take() for _ in range(2)] == [0.0, 0.0]
    assert bucket.take(2.0) > 0
    bucket.filled -= 1
    assert bucket.take(2.0) == 0.0
    limits = Limits(0, 1)
    assert [limits.take("a") for _ in range(5)] == [0.0] * 5


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/",
        "https://user:pw@example.com/",
        "ftp://example.com",
        "https://",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.8/",
        "https://169.254.169.254/latest",
        "https://[::ffff:127.0.0.1]/",
        "https://192.168.1.1:8443/x",
        "https://x:99999/",
        "https://exa mple.com/",
        "https://0.0.0.0/",
        "javascript:alert(1)",
        "https://[fd00::1]/",
        "https://100.64.0.1/",
        "https://192.0.0.192/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b:1::1]/",
        "https://[::127.0.0.1]/",
        "https://[::ffff:8.8.8.8]/",
        "https://[2002:808:808::1]/",
        "https://[2001::1]/",
        "https://[2001:db8::1]/",
        "https://[3fff::1]/",
        "https://[ff02::1]/",
        "https://224.0.0.1/",
        "https://255.255.255.255/",
        "https://192.88.99.1/",
        "https://198.18.0.1/",
    ],
)
def test_a_webhook_goes_only_to_the_open_internet(url: str) -> None:
    with pytest.raises(Refused):
        check_url(url)


def test_a_name_that_leads_to_a_private_address_is_not_called() -> None:
    async def test() -> None:
        with pytest.raises(Refused):
            await post("https://localhost/hook", b"{}", {})
        for public in (
            "93.184.216.34",
            "1.1.1.1",
            "2606:4700:4700::1111",
            "2a00:1450:4001:800::200e",
            "2001:4860:4860::8888",
        ):
            assert is_public(public), public
        assert not is_public("fe80::1%eth0")
        assert not is_public("2002:7f00:1::")

    run(test())


def test_exactly_the_address_that_was_checked_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        answers = iter(["93.184.216.34", "127.0.0.1"])
        called: list[str] = []

        async def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
            return [(2, 1, 6, "", (next(answers), port))]

        async def open_connection(host: str, port: int, **_: Any) -> None:
            called.append(host)
            raise OSError("not in a test")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo, raising=False)
        monkeypatch.setattr(asyncio, "open_connection", open_connection)
        with pytest.raises(OSError, match="not in a test"):
            await post("https://rebinding.example/hook", b"{}", {})
        with pytest.raises(Refused):
            await post("https://rebinding.example/hook", b"{}", {})
        assert called == ["93.184.216.34"], "resolved once for each call, and never by its name"

    run(test())


def test_your_turn_is_posted_to_whoever_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        sent: list[tuple[str, dict[str, Any]]] = []
        monkeypatch.setattr(Webhooks, "send", lambda self, url, payload: sent.append((url, payload)))
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, id = await two_at(site, ann, bob, "callisto")
            refused = await bob.http.put(f"/api/tables/{id}/webhook", json={"url": "https://10.1.1.1/"})
            assert refused.status_code == 400
            assert (
                await bob.http.put(f"/api/tables/{id}/webhook", json={"url": "https://example.com/hook"})
            ).status_code == 200
            await one.play()
            assert [(url, payload["event"], payload["seat"]) for url, payload in sent] == [
                ("https://example.com/hook", "your_turn", 1)
            ]
            assert "example.com" not in json.dumps(await ann.get(f"/api/tables/{id}"))

    run(test())


def test_a_bot_that_never_answers_costs_its_worker_and_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr("orrery.server.live.bots.LIMIT", 0.01)
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            socket = await ann.open(card["id"])
            await socket.play()
            await socket.until(lambda: socket.my_turn and socket.update["move"] == 2)
            assert site.hub.workers.killed == 1
            assert "orrery_bot_failures_total 1" in (await ann.http.get("/metrics")).text

    run(test())


def test_a_worker_has_only_the_memory_it_is_given() -> None:
    async def test() -> None:
        from orrery.server.think.jobs import Job
        from orrery.server.think.pool import Overdue, Pool
        from orrery.server.think.turns import BOT as URGENT

        workers = Pool(1, memory=800, modules=("hungry", "toy"))
        await workers.open()
        dealt = [(-1, 0), (-1, 0), (-1, 1), (-1, 1)]
        try:
            with pytest.raises(Overdue, match="MemoryError"):
                await workers.ask(Job("choose", "t", "hungry", 2, {}, "standard", {}, dealt, 0, 1, 1), URGENT, 20, "g")
            job = Job("choose", "t2", "embers", 2, {}, "standard", {}, dealt, 0, 1, 1)
            found = await workers.ask(job, URGENT, 20, "g")
            assert found.move is not None
        finally:
            await workers.close()

    run(test())


def test_strangers_can_look_at_nothing_of_theirs() -> None:
    async def test() -> None:
        async with house() as site, site.guest() as eve:
            eve.http.cookies.set("orrery", "x" * 43)
            assert await eve.get("/api/me") == {"name": None, "guest": None}
            assert (await eve.get("/api/tables/mine"))["tables"] == []
            assert await eve.refused("/api/tables", game="callisto", places=[ME, BOT]) == (400, "malformed")
            await asyncio.sleep(0)

    run(test())


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "places": [ME]},
        {"game": "callisto", "places": [ME]},
        {"game": "callisto", "places": [ME, ME]},
        {"game": "callisto", "places": [ME, BOT], "options": {"x": "y"}},
        {"game": "callisto", "places": [ME, BOT], "edition": "mine"},
        {"game": "callisto", "places": [ME, {"kind": "bot", "level": 9}]},
        {"game": "callisto", "places": [ME, BOT], "clock": {"kind": "sun"}},
        {"game": "callisto", "places": []},
        {"places": [ME, BOT]},
        [],
        None,
        {"game": "callisto", "places": [ME, BOT], "more": 1},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(body: Any) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            response = await ann.http.post("/api/tables", json=body)
            assert response.status_code == 400
            text = response.json()["error"]["text"]
            assert text.endswith(".")
            assert "Traceback" not in text

    run(test())
