"""Two people finish a game while a server with its limits on is attacked in every known way at once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from guests import HERE, ME, OPEN, Guest, Process, Socket, run

from orrery.server import cards
from orrery.server.store import Change, new_id, open_store
from orrery.server.story import Holder, Settings, Step, Story
from orrery.server.wire import encode

SECONDS = 75
"""What the game may take; the whole test has 90."""
UNDOS, TABLES = 1000, 8
"""How many moves were taken back at how many tables that are opened meanwhile."""


def test_two_people_finish_a_game_whatever_others_do(tmp_path: Path) -> None:
    async def test() -> None:
        undone = await undone_tables(tmp_path / "tables.sqlite")
        process = Process(f"sqlite:///{tmp_path}/tables.sqlite", limits=True)
        abusers: subprocess.Popen[bytes] | None = None
        try:
            async with (
                process.guest("Ann", "127.0.0.2") as ann,
                process.guest("Bob", "127.0.0.3") as bob,
                asyncio.timeout(SECONDS),
            ):
                card = await ann.table("cryo", ME, OPEN, public=True, chat="everybody")
                await bob.post(f"/api/tables/{card['id']}/join")
                await ann.post(f"/api/tables/{card['id']}/start")
                one, two = await ann.open(card["id"]), await bob.open(card["id"])
                before = memory(process)
                arguments = [sys.executable, "-m", "abusers", process.base, ",".join([card["id"], *undone])]
                abusers = subprocess.Popen(arguments, cwd=HERE, stderr=subprocess.DEVNULL)
                await attacked(ann)
                watching = asyncio.create_task(most_memory(process))
                times = await both_play_on(one, two)
                watching.cancel()
                grown = max([*watched_memory, memory(process)]) - before
                assert abusers.poll() is None, "the abuse lasted as long as the game"
                assert one.update["outcome"] == two.update["outcome"] is not None
                assert len(times) > 100
                slowest = sorted(times)[len(times) * 99 // 100]
                print(f"{len(times)} moves, p99 {slowest * 1000:.0f} ms, memory grew by {grown:.0f} MB")
                assert slowest < 0.5, times
                assert grown < 100
                await check_limits_were_met(ann)
        finally:
            if abusers is not None:
                abusers.kill()
                abusers.wait()
            process.kill()

    run(test())


watched_memory: list[float] = []


async def most_memory(process: Process) -> None:
    while True:
        watched_memory.append(memory(process))
        await asyncio.sleep(0.25)


def memory(process: Process) -> float:
    """The megabytes that the server's process takes."""
    status = Path(f"/proc/{process.process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


async def attacked(guest: Guest) -> None:
    """Wait until the abuse has begun."""
    text = ""
    while "slowed" not in text or 'limited_total{label="connections"}' not in text:
        await asyncio.sleep(0.5)
        text = (await guest.http.get("/metrics")).text


async def both_play_on(*sockets: Socket) -> list[float]:
    """Play at random to the end, as fast as people might; the seconds that each move took."""
    times: list[float] = []

    async def play_on(socket: Socket) -> None:
        while True:
            await socket.until(lambda: socket.my_turn or socket.over)
            if socket.over:
                return
            began = time.perf_counter()
            answer = await socket.play()
            times.append(time.perf_counter() - began)
            assert answer["type"] == "ack" or answer["code"] == "stale", answer
            await asyncio.sleep(0.06)

    await asyncio.gather(*map(play_on, sockets))
    return times


async def check_limits_were_met(guest: Guest) -> None:
    """The abuse was real: each kind of it has met its limit."""
    text = (await guest.http.get("/metrics")).text
    for limit in ("connections", "slow_heads", "slow_bodies", "openings", "requests", "chat"):
        assert f'orrery_limited_total{{label="{limit}"}}' in text, limit
    assert "orrery_slowed_total" in text


async def undone_tables(file: Path) -> list[str]:
    """Tables of a file where very many moves were taken back; says their ids."""

    async def hear(id: str, word: str) -> None:
        """Nobody listens here."""

    store = open_store(f"sqlite:///{file}")
    await store.open(hear)
    holders = (Holder("human", "Ann", "a" * 64), Holder("human", "Bob", "b" * 64))
    settings = Settings("callisto", 1, "a" * 64, holders, public=True, created=time.time())
    story = Story(new_id(), settings)
    await store.create(story.id, settings, change(story))
    steps = history(story)
    await store.append(story.id, steps[-1], change(story))
    await store.close()
    ids = [story.id, *(new_id() for _ in range(TABLES - 1))]
    with sqlite3.connect(file) as db:
        rows = [(step.n, step.at, step.kind, step.seat, None, encode(step.data).decode()) for step in steps]
        db.execute("DELETE FROM steps")
        db.executemany(f"INSERT INTO steps VALUES ('{story.id}', ?, ?, ?, ?, ?, ?)", rows)
        for id in ids[1:]:
            db.execute(
                f"INSERT INTO tables SELECT '{id}', game, rules, settings, public, status, updated, due, card FROM tables WHERE id = '{story.id}'"
            )
            db.execute(
                f"INSERT INTO steps SELECT '{id}', n, at, kind, seat, command, data FROM steps WHERE id = '{story.id}'"
            )
    return ids


def change(story: Story) -> Change:
    return Change(story.status, story.updated, story.due(), encode(cards.public_card(story)))


def history(story: Story) -> list[Step]:
    """Half a game, then a move and its undo again and again."""
    steps: list[Step] = []
    dice = random.Random(7)

    def take(kind: str, seat: int | None, data: dict[str, Any]) -> None:
        step = Step(story.n + 1, time.time(), kind, seat, None, data)
        story.take(step)
        steps.append(step)

    def play() -> None:
        seat = story.to_move[0]
        take("play", seat, story.decide(seat, dice.choice(story.playing.legal(seat))))

    take("start", None, story.deal())
    for _ in range(12):
        play()
    for _ in range(UNDOS):
        seat = story.to_move[0]
        play()
        take("undo", seat, {"move": story.points[-1]})
    return steps
