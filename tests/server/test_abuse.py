"""Two people finish a game while a server with its limits on is attacked in every known way at once."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from guests import HERE, ME, OPEN, Guest, Process, Socket, run

from orrery.server.live import summaries
from orrery.server.model.ledger import Ledger
from orrery.server.model.settings import Holder, Settings
from orrery.server.model.steps import Step
from orrery.server.store.base import Change, new_id, open_store
from orrery.server.wire.outgoing import encode

SECONDS = 80
"""What the game may take; the whole test has 90, and needs some to begin."""
UNDOS, TABLES = 1000, 8
"""How many moves were taken back at how many tables that are opened meanwhile."""


@pytest.mark.skipif(
    sys.platform != "linux", reason="NOT TESTED UNDER ABUSE: only Linux has so many addresses of its own"
)
def test_two_people_finish_a_game_whatever_others_do(tmp_path: Path) -> None:
    async def test() -> None:
        undone = await undone_tables(tmp_path / "tables.sqlite")
        process = Process(f"sqlite:///{tmp_path}/tables.sqlite", limits=True)
        try:
            async with asyncio.timeout(SECONDS):
                await play_under_abuse(process, undone)
        finally:
            process.kill()

    run(test())


async def play_under_abuse(process: Process, undone: list[str]) -> None:
    async with process.guest("Ann", "127.0.0.2") as ann, process.guest("Bob", "127.0.0.3") as bob:
        card = await ann.table("cryo", ME, OPEN, public=True, chat="everybody")
        await bob.post(f"/api/tables/{card['id']}/join")
        await ann.post(f"/api/tables/{card['id']}/start")
        one, two = await ann.open(card["id"]), await bob.open(card["id"])
        before = memory(process)
        async with abused(process, [card["id"], *undone]):
            await met(ann, "connections", "openings", "chat")
            game = Game(process)
            await asyncio.gather(game.play_on(one), game.play_on(two))
            await met(ann, "slow_heads", "slow_bodies", "silent")
        slowest = sorted(game.times)[len(game.times) * 99 // 100]
        grown = max(game.memory) - before
        print(f"{len(game.times)} moves, p99 {slowest * 1000:.0f} ms, memory grew by {grown:.0f} MB")
        assert one.update["outcome"] == two.update["outcome"]
        assert one.update["outcome"]["winners"]
        assert slowest < 0.5, game.times
        assert grown < 100


@contextlib.asynccontextmanager
async def abused(process: Process, tables: list[str]) -> AsyncIterator[None]:
    """Everything of abusers.py, from a process of its own, for as long as this lasts."""
    arguments = [sys.executable, "-m", "abusers", process.base, ",".join(tables)]
    abusers = subprocess.Popen(arguments, cwd=HERE, stderr=subprocess.DEVNULL)
    try:
        yield
        assert abusers.poll() is None, "the abuse lasted as long as the game"
    finally:
        abusers.kill()
        abusers.wait()


class Game:
    """How two people fare who play at random, as fast as people might."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.times: list[float] = []
        self.memory: list[float] = []

    async def play_on(self, socket: Socket) -> None:
        while True:
            await socket.until(lambda: socket.my_turn or socket.over)
            if socket.over:
                return
            began, waited = time.perf_counter(), self.waited()
            answer = await socket.play()
            assert answer["type"] == "ack" or answer["code"] == "stale", answer
            self.times.append(time.perf_counter() - began - (self.waited() - waited))
            self.memory.append(memory(self.process))
            await asyncio.sleep(0.05)

    def waited(self) -> float:
        """The seconds that this process and the server were ready to run, but the machine had no core for them.

        The tests share their machine; how long others keep its cores is nothing that the server could help.
        """
        stats = (Path(f"/proc/{process}/schedstat") for process in ("self", self.process.process.pid))
        return sum(int(stat.read_text().split()[1]) for stat in stats if stat.exists()) / 1e9


def memory(process: Process) -> float:
    """The megabytes that the server's process takes."""
    status = Path(f"/proc/{process.process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


async def met(guest: Guest, *limits: str) -> None:
    """Wait until the abuse has met these limits: it is real."""
    missing = set(limits)
    while missing:
        await asyncio.sleep(0.5)
        text = (await guest.http.get("/metrics")).text
        missing = {limit for limit in missing if f'orrery_limited_total{{label="{limit}"}}' not in text}


async def undone_tables(file: Path) -> list[str]:
    """Tables of a file where very many moves were taken back; says their ids."""

    async def hear(id: str, word: str) -> None:
        """Nobody listens here."""

    store = open_store(f"sqlite:///{file}")
    await store.open(hear)
    holders = (Holder("human", "Ann", "a" * 64), Holder("human", "Bob", "b" * 64))
    settings = Settings("callisto", 1, "a" * 64, holders, public=True, created=time.time())
    ledger = Ledger(new_id(), settings)
    steps = history(ledger)
    row = Change(ledger.status, ledger.updated, ledger.due(), encode(summaries.public_card(ledger)))
    await store.create(ledger.id, settings, row)
    await store.close()
    ids = [ledger.id, *(new_id() for _ in range(TABLES - 1))]
    with sqlite3.connect(file) as db:
        rows = [(step.n, step.at, step.kind, step.seat, None, encode(step.data).decode()) for step in steps]
        db.executemany(f"INSERT INTO steps VALUES ('{ledger.id}', ?, ?, ?, ?, ?, ?)", rows)
        for id in ids[1:]:
            for table, columns in (
                ("tables", "game, rules, settings, public, status, updated, due, card"),
                ("steps", "n, at, kind, seat, command, data"),
            ):
                db.execute(f"INSERT INTO {table} SELECT '{id}', {columns} FROM {table} WHERE id = '{ledger.id}'")
    return ids


def history(ledger: Ledger) -> list[Step]:
    """Half a game, then a move and its undo again and again."""
    steps: list[Step] = []
    dice = random.Random(7)

    def take(kind: str, seat: int | None, data: dict[str, Any]) -> None:
        step = Step(ledger.n + 1, time.time(), kind, seat, None, data)
        ledger.take(step)
        steps.append(step)

    def play() -> None:
        seat = ledger.to_move[0]
        take("play", seat, ledger.decide(seat, dice.choice(ledger.playing.legal(seat))))

    take("start", None, ledger.deal())
    for _ in range(12):
        play()
    for _ in range(UNDOS):
        seat = ledger.to_move[0]
        play()
        take("undo", seat, {"move": ledger.points[-1]})
    return steps
