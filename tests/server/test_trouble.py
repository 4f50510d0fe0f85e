"""Trouble: a storage that fails is told once and heals by itself; nothing that a stranger sends ends in a traceback or a log."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from guests import ME, OPEN, Guest, Process, house, run, swept
from test_lasting import fill_disk
from test_play import two_at

from orrery.server.live import housekeeping, hub, trouble
from orrery.server.store.base import Unavailable
from orrery.server.wire.errors import STORAGE

BOT = {"kind": "bot", "level": 1}


async def logged(process: Process, ann: Guest, table: str) -> list[dict[str, Any]]:
    """What its log says about the storage, up to the moment at which somebody looks at the table."""
    looks = opened(process)
    await (await ann.open(table)).close()
    async with asyncio.timeout(20):
        while opened(process) == looks:
            await asyncio.sleep(0.01)
    return [line for line in map(json.loads, list(process.log)) if "storage" in line["event"]]


def opened(process: Process) -> int:
    """How many sockets the log tells of."""
    return sum(json.loads(line)["event"] == "socket" for line in list(process.log))


def test_a_failing_storage_is_logged_once_for_a_table_and_once_when_it_heals(tmp_path: Path) -> None:
    async def test() -> None:
        process = Process(f"sqlite:///{tmp_path}/tables.sqlite", log=True)
        async with process.guest("Ann") as ann, process.guest("Bob") as bob:
            one, two, id = await two_at(process, ann, bob, "callisto")
            fill_disk(process, True)
            for _ in range(5):
                assert (await one.ask("chat", text="x" * 400))["code"] == "storage"
            lines = await logged(process, ann, id)
            assert [(line["level"], line["table"]) for line in lines] == [("error", id)]
            assert lines[0]["reason"]
            assert "orrery_storage_failing 1" in (await ann.http.get("/metrics")).text
            fill_disk(process, False)
            assert (await one.play())["type"] == "ack"
            await two.until(lambda: two.my_turn)
            lines = await logged(process, ann, id)
            assert [line["event"] for line in lines[1:]] == ["the storage works again"]
            assert lines[1]["failures"] >= 5
            assert "Traceback" not in "".join(process.log)
        assert process.stop() == 0

    run(test())


def test_readiness_turns_with_the_first_failed_write_and_back_when_writing_works(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, _ = await two_at(site, ann, bob, "callisto")
            assert (await ann.http.get("/readyz")).status_code == 200
            real = site.hub.store.append

            async def append(*_: Any) -> None:
                raise Unavailable("database disk image is malformed")

            monkeypatch.setattr(site.hub.store, "append", append)
            assert (await one.ask("chat", text="lost"))["code"] == "storage"
            for _ in range(3):
                answer = await ann.http.get("/readyz")
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")
            monkeypatch.setattr(site.hub.store, "append", real)
            assert (await one.ask("chat", text="kept"))["type"] == "ack"
            assert (await ann.http.get("/readyz")).status_code == 200

    run(test())


def test_readiness_comes_back_although_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            site.hub.trouble.failed("t1", Unavailable("gone"))
            assert (await ann.http.get("/readyz")).status_code == 503
            monkeypatch.setattr(trouble, "RECENT", 0.0)
            assert (await ann.http.get("/readyz")).status_code == 200

    run(test())


def test_a_storage_that_fails_outside_of_tables_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        monkeypatch.setattr(hub, "SWEEP", 0.02)
        monkeypatch.setattr(housekeeping, "TIDY", 0.0)
        async with house() as site:
            works, failures = site.hub.store.due, 0

            async def due(*_: Any) -> list[str]:
                nonlocal failures
                failures += 1
                raise Unavailable("connection refused")

            with caplog.at_level(logging.WARNING, "orrery.server"):
                monkeypatch.setattr(site.hub.store, "due", due)
                while failures < 3:
                    await asyncio.sleep(0.01)
                assert [record.message for record in caplog.records] == ["the storage fails; nothing is lost"]
                monkeypatch.setattr(site.hub.store, "due", works)
                await swept(site.hub)
                assert [record.message for record in caplog.records[1:]] == ["the storage works again"]

    run(test())


def test_a_table_that_was_pruned_leaves_no_ghost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(housekeeping, "TIDY", 0.1)
        monkeypatch.setattr(hub, "SWEEP", 0.1)
        async with house(f"sqlite:///{tmp_path}/one.sqlite") as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, OPEN, public=True)
            kept = await ann.table("callisto", ME, OPEN, public=True)
            socket, other = await ann.open(card["id"]), await ann.open(kept["id"])
            with sqlite3.connect(tmp_path / "one.sqlite") as db:
                db.execute("PRAGMA foreign_keys = ON")
                db.execute("DELETE FROM tables WHERE id = ?", (card["id"],))
            await socket.until(lambda: socket.closed, 10)
            assert socket.closed == 4404
            assert socket.the("error")["code"] == "not_found"
            assert (await ann.http.get(f"/api/tables/{card['id']}")).status_code == 404
            assert (await other.ask("chat", text="still here"))["type"] == "ack"

    run(test())


def test_whoever_acts_at_a_table_that_was_pruned_is_told_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(f"sqlite:///{tmp_path}/one.sqlite") as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, OPEN)
            socket = await ann.open(card["id"])
            with sqlite3.connect(tmp_path / "one.sqlite") as db:
                db.execute("PRAGMA foreign_keys = ON")
                db.execute("DELETE FROM tables")
            assert (await socket.ask("chat", text="anybody?"))["code"] == "not_found"
            await socket.until(lambda: socket.closed, 10)
            assert socket.closed == 4404
            assert card["id"] not in site.hub.rooms

    run(test())


def test_a_table_that_could_not_be_read_for_a_moment_is_tried_again() -> None:
    async def test() -> None:
        async with house() as site:

            async def room(id: str) -> None:
                raise STORAGE

            site.hub.room = room  # type: ignore[assignment,method-assign]
            await site.hub._wake("t1")
            assert "t1" not in site.hub._unreadable

    run(test())


def test_guests_are_noted_as_seen_once_a_day_and_forgotten_after_a_season(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        now = [1_000_000.0]
        monkeypatch.setattr(hub, "SWEEP", 0.05)
        monkeypatch.setattr(housekeeping, "TIDY", 0.05)
        monkeypatch.setattr(housekeeping, "PRUNE", 0.05)
        async with house(now=lambda: now[0]) as site, site.guest("Ann") as ann, site.guest("Bob"):
            now[0] += 60 * housekeeping.DAY
            await ann.get("/api/me")
            now[0] += 40 * housekeeping.DAY
            async with asyncio.timeout(10):
                while len(await site.hub.store.guests()) > 1:
                    await asyncio.sleep(0.05)
            assert (await ann.get("/api/me"))["name"] == "Ann"

    run(test())


@pytest.mark.parametrize("path", ["x" * 256, "é" * 200, "a/" * 2500, "%00", "a%00b/c"])
def test_no_file_has_such_a_name(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("the client")

    async def test() -> None:
        async with house(static=tmp_path) as site, site.guest() as eve:
            answer = await eve.http.get(f"/{path}")
            assert (answer.status_code, answer.text) == (200, "the client")

    run(test())


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        fresh: str = request.getfixturevalue("postgres").database()
        return fresh
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.mark.parametrize("id", ["%00", "a%00b", "%2e%2e", "x" * 5000, "%F0%9F%AA%90"])
def test_no_table_has_such_an_id(url: str, id: str) -> None:
    async def test() -> None:
        async with house(url) as site, site.guest("Eve") as eve:
            for path in ("", "/record", "/analysis"):
                assert (await eve.http.get(f"/api/tables/{id}{path}")).status_code == 404
            assert (await eve.http.post(f"/api/tables/{id}/join", json={})).status_code == 404
            socket = await eve.open(id)
            await socket.until(lambda: socket.closed)
            assert socket.closed == 4404

    run(test())


def test_a_key_is_never_in_the_log(tmp_path: Path) -> None:
    async def test() -> None:
        process = Process(f"sqlite:///{tmp_path}/tables.sqlite", limits=True, log=True)
        async with process.guest("Ann") as ann, process.guest("Eve") as eve:
            card = await ann.table("callisto", ME, BOT, start=True)
            key = card["watch"]
            assert (await eve.http.get(f"/api/tables/{card['id']}", params={"key": key})).status_code == 200
            for suffix in (f"socket?key={key}", f"nothing?key={key}"):
                url = f"{process.base}/api/tables/{card['id']}/{suffix}"
                upgrade = {
                    "Connection": "Upgrade",
                    "Upgrade": "websocket",
                    "Sec-WebSocket-Version": "13",
                    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
                }
                async with httpx.AsyncClient() as bare, bare.stream("GET", url, headers=upgrade):
                    pass
            for nonsense in (
                b"\x16\x03\x01",
                b"GET /?key=hidden HTTP/9.9\r\n\r\n",
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            ):
                reader, writer = await asyncio.open_connection("127.0.0.1", int(process.base.rpartition(":")[2]))
                writer.write(nonsense)
                await reader.read(1)
                writer.close()
        assert process.stop() == 0
        told = "".join(process.log)
        assert '"event": "socket"' in told, "the log tells of sockets"
        assert key not in told
        assert "key=" not in told
        assert "Invalid" not in told, "nonsense fills no log"

    run(test())
