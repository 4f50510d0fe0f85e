"""Nothing is lost: kill -9 under load, a full disk, a database that goes away, and a polite end."""

from __future__ import annotations

import asyncio
import os
import random
import resource
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from guests import ME, Guest, Process, Socket, house, run
from msgspec import structs
from test_play import two_at

from orrery.server.live.room import Room
from orrery.server.store.base import Unavailable, open_store

KILLS = int(os.environ.get("ORRERY_KILLS", "15" if os.environ.get("CI") else "5"))
"""How often the server is killed: in CI, fifteen times; ORRERY_KILLS=500 for a night."""
BOT = {"kind": "bot", "level": 1}


class Load:
    """People who play without pause, and what they were promised."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.tables: list[str] = []
        self.acknowledged: dict[str, set[tuple[str, int]]] = {}
        """For each table the commands that were acknowledged, with the number of their step."""
        self.count = 0

    @property
    def total(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def play(self, base: str) -> None:
        """Play on all tables until the server is gone."""
        await asyncio.gather(*(self._play(base, table) for table in self.tables))

    async def _play(self, base: str, table: str) -> None:
        try:
            async with Guest(base) as guest:
                guest.http.cookies.update(self.cookies)
                socket = await guest.open(table)
                while socket.closed is None and not socket.over:
                    await socket.until(lambda: socket.update["yours"] or socket.over or socket.closed is not None)
                    if socket.my_turn:
                        await self._move(socket, table)
                    elif socket.update["yours"] and socket.closed is None:
                        await socket.say(do="look", seat=socket.update["yours"][0])
                        await socket.until(lambda: socket.my_turn or socket.closed is not None)
        except (OSError, websockets.WebSocketException, httpx.HTTPError):
            pass  # the server was killed

    async def _move(self, socket: Socket, table: str) -> None:
        self.count += 1
        id = f"k{self.count}"
        update = socket.update
        assert update is not None
        answer: Any = await socket.ask(
            "play", id=id, n=update["n"], seat=update["seat"], move=random.choice(update["moves"])
        )
        if isinstance(answer, dict):
            assert answer["type"] == "ack" or answer["code"] == "stale", answer
        if isinstance(answer, dict) and answer["type"] == "ack":
            self.acknowledged.setdefault(table, set()).add((id, answer["n"]))


async def lost(database: str, load: Load) -> list[tuple[str, str]]:
    """The acknowledged commands that are not in the database."""

    async def hear(id: str, word: str) -> None:
        pass

    store = open_store(database)
    await store.open(hear)
    missing = []
    for table, promised in load.acknowledged.items():
        kept = {(step.command.partition(":")[2], step.n) for step in await store.steps(table, 0) if step.command}
        missing += [(table, id) for id, n in promised if (id, n) not in kept]
    await store.close()
    return missing


async def new_tables(process: Process, load: Load, count: int) -> None:
    async with process.guest(None if load.cookies else "Ann") as ann:
        ann.http.cookies.update(load.cookies)
        for number in range(count):
            opponent = BOT if number % 2 else {"kind": "here", "name": "Cleo"}
            clock = {"kind": "live", "bank": 3600, "increment": 5} if number % 3 == 0 else {"kind": "none"}
            card = await ann.table("embers" if number % 4 == 3 else "callisto", ME, opponent, clock=clock, start=True)
            load.tables.append(card["id"])
        load.cookies = dict(ann.http.cookies)


def test_kill_9_at_random_moments_loses_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        database = f"sqlite:///{tmp_path}/tables.sqlite"
        load = Load()
        for number in range(KILLS):
            process = Process(database)
            load.tables = load.tables[-4:] if number % 5 else []
            await new_tables(process, load, 4 if not load.tables else 1)
            playing = asyncio.create_task(load.play(process.base))
            wanted = load.total + random.randint(3, 15)
            while load.total < wanted and not playing.done():
                await asyncio.sleep(0.01)
            await asyncio.sleep(random.uniform(0, 0.05))
            process.kill()
            await playing
            assert await lost(database, load) == []
        process = Process(database)
        try:
            await new_tables(process, load, 1)
            await go_on(process, load)
        finally:
            assert process.stop() == 0
        assert load.total >= 3 * KILLS

    run(test())


async def go_on(process: Process, load: Load) -> None:
    """Every table goes on: its clocks run, its bots answer, and a human can move."""
    async with process.guest() as ann:
        ann.http.cookies.update(load.cookies)
        for table in load.tables:
            socket = await ann.open(table)
            if not socket.over:
                if socket.update["yours"]:
                    await socket.say(do="look", seat=socket.update["yours"][0])
                answer = {"type": "refused", "code": "stale"}
                while not socket.over and answer["type"] != "ack":
                    assert answer["code"] == "stale", answer  # a bot may have moved in between
                    await socket.until(lambda: socket.my_turn or socket.over)  # noqa: B023
                    if socket.update["clocks"]:
                        assert socket.over or socket.update["clocks"]["running"]
                    if not socket.over:
                        answer = await socket.play()


def test_a_full_disk_is_said_clearly_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    async def test() -> None:
        process = Process(f"sqlite:///{tmp_path}/tables.sqlite")
        async with process.guest("Ann") as ann, process.guest("Bob") as bob:
            one, two, _ = await two_at(process, ann, bob, "callisto")
            await one.play()
            await two.until(lambda: two.my_turn)
            pieces, n, move = two.update["scene"], two.update["n"], two.update["moves"][0]
            fill_disk(process, True)
            answers = [await two.ask("play", n=n, seat=1, move=move) for _ in range(3)]
            answers += [await one.ask("chat", text="x" * 400) for _ in range(3)]
            assert {answer["code"] for answer in answers} == {"storage"}
            assert one.the("error")["code"] == "storage"
            assert (await ann.http.get("/readyz")).status_code == 503
            assert (await ann.http.post("/api/me", json={"name": "Zed"})).status_code == 503
            fill_disk(process, False)
            await two.say(do="sync")
            await two.until(lambda: two.messages[-1]["type"] in ("update", "difference") and two.my_turn)
            assert two.update["scene"] == pieces, "the table stands as it stood"
            assert two.update["n"] == n
            assert (await two.play())["type"] == "ack"
            await one.until(lambda: one.update["move"] == 2)
            assert (await ann.http.get("/readyz")).status_code == 200
        assert process.stop() == 0

    run(test())


def fill_disk(process: Process, full: bool) -> None:
    """Let the server's files take not one byte more, as on a full disk; or grow again."""
    limit = 1 if full else resource.RLIM_INFINITY
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))


def test_a_bot_waits_for_the_disk_and_then_plays() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            socket = await ann.open(card["id"])
            room = await site.hub.room(card["id"])
            real, failing = site.hub.store.append, True

            async def append(*arguments: Any) -> None:
                from orrery.server.store.base import Unavailable

                if failing and arguments[1].seat == 1:
                    raise Unavailable("gone")
                await real(*arguments)

            site.hub.store.append = append  # type: ignore[method-assign, assignment]
            await socket.play()
            await socket.until(lambda: socket.of("error"))
            assert room.behind
            failing = False
            await socket.until(lambda: socket.my_turn and socket.update["move"] == 2)

    run(test())


def test_a_signal_drains_and_the_viewers_are_told(tmp_path: Path) -> None:
    async def test() -> None:
        process = Process(f"sqlite:///{tmp_path}/tables.sqlite")
        async with process.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            socket = await ann.open(card["id"])
            answer = await socket.play()
            assert await asyncio.to_thread(process.stop) == 0
            await socket.until(lambda: socket.closed is not None)
            assert socket.of("drain")
            assert socket.closed == 1012
        again = Process(f"sqlite:///{tmp_path}/tables.sqlite")
        try:
            async with again.guest() as ann_again:
                ann_again.http.cookies.update(ann.http.cookies)
                socket = await ann_again.open(card["id"])
                await socket.until(lambda: socket.my_turn)
                assert socket.update["n"] >= answer["n"]
        finally:
            again.stop()

    run(test())


def test_a_clock_stands_still_while_the_server_is_away(tmp_path: Path) -> None:
    async def test() -> None:
        now = [1000.0]
        database = f"sqlite:///{tmp_path}/tables.sqlite"
        clock = {"kind": "live", "bank": 60, "increment": 0}
        async with house(database, lambda: now[0]) as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, clock=clock, start=True)
            cookies = dict(ann.http.cookies)
        now[0] += 10_000
        async with house(database, lambda: now[0]) as site, site.guest() as ann:
            ann.http.cookies.update(cookies)
            socket = await ann.open(card["id"])
            assert socket.update["clocks"] == {"left": [60.0, 60.0], "running": [0], "increment": 0}

    run(test())


@pytest.mark.parametrize(("rule", "kept"), [("bot", "running"), ("resign", "over")])
def test_a_clock_that_runs_out(rule: str, kept: str) -> None:
    async def test() -> None:
        now = [1000.0]
        async with house(now=lambda: now[0]) as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            clock = {"kind": "live", "bank": 60, "increment": 7}
            one, two, id = await two_at(site, ann, bob, "callisto", clock=clock, timeout=rule)
            now[0] += 50
            await one.play()
            await two.until(lambda: two.my_turn)
            assert two.update["clocks"] == {"left": [17.0, 60.0], "running": [1], "increment": 7}
            now[0] += 61
            room = await site.hub.room(id)
            await room.call(room.time_out)
            await one.until(lambda: one.card["places"][1]["away"] or one.over)
            assert one.card["status"] == kept
            assert "timed_out" in [line["notice"] for line in one.chat]
            if rule == "resign":
                assert one.update["outcome"]["winners"] == [0]
            else:
                await one.until(lambda: one.my_turn)

    run(test())


def test_days_for_each_move() -> None:
    async def test() -> None:
        now = [1000.0]
        async with house(now=lambda: now[0]) as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, id = await two_at(site, ann, bob, "callisto", clock={"kind": "days", "days": 2})
            now[0] += 86_400
            await one.play()
            await two.until(lambda: two.my_turn)
            assert two.update["clocks"]["left"] == [172_800.0, 172_800.0]
            row = await site.hub.store.table(id)
            assert row is not None
            assert row.due == now[0] + 172_800 * 0.8, "when a fifth is left they are reminded"

    run(test())


def test_bots_and_clocks_of_a_table_nobody_looks_at_go_on() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            clock = {"kind": "live", "bank": 5, "increment": 0}
            card = await ann.table("callisto", BOT, ME, clock=clock, start=True)
            path = f"/api/tables/{card['id']}"
            async with asyncio.timeout(20):
                while (await ann.get(path))["moves"] != 1:
                    await asyncio.sleep(0.05)
                while not (await ann.get(path))["places"][1]["away"]:
                    await asyncio.sleep(0.2)

    run(test())


@pytest.mark.parametrize("stored", [False, True], ids=["nothing stored", "stored without an answer"])
@pytest.mark.parametrize("game", ["callisto", "sealed"])
def test_a_failed_write_leaves_the_table_as_it_was_and_a_retry_works(game: str, stored: bool) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, id = await two_at(site, ann, bob, game)
            room = await site.hub.room(id)
            real, fails = site.hub.store.append, True

            async def append(*arguments: Any) -> None:
                if not fails or stored:
                    await real(*arguments)
                if fails:
                    raise Unavailable("gone")

            mover, other = (one, two) if one.my_turn else (two, one)
            before, heard = as_it_stands(room), len(other.messages)
            site.hub.store.append = append  # type: ignore[method-assign, assignment]
            command = {"n": mover.update["n"], "seat": mover.update["seat"], "move": mover.update["moves"][0]}
            assert (await mover.ask("play", id="again", **command))["code"] == "storage"
            assert as_it_stands(room) == before
            assert [message["type"] for message in other.messages[heard:]] == ["error"]
            fails = False
            assert (await mover.ask("play", id="again", **command))["type"] == "ack"
            await other.until(lambda: other.update["n"] > command["n"])
            assert [step.kind for step in await site.hub.store.steps(id, before["n"])] == ["play"]
            assert room.ledger.n == before["n"] + 1

    run(test())


def as_it_stands(room: Room) -> dict[str, Any]:
    """Everything that a step could change in a room."""
    ledger = room.ledger
    return {
        "n": ledger.n,
        "position": ledger.position,
        "entries": list(ledger.playing.entries),
        "views": [ledger.playing.view(seat) for seat in (None, *range(ledger.seats))],
        "commands": dict(ledger.commands),
        "chat": list(ledger.chat.lines),
        "clocks": (list(ledger.clocks.left), dict(ledger.clocks.since)),
        "points": list(ledger.points),
        "waiting": ledger.waiting,
        "holders": [structs.replace(holder) for holder in ledger.holders],
    }
