"""Nobody starves the others: jobs are shared between guests and tables, and shows come last and only before a public."""

from __future__ import annotations

import asyncio
import contextlib
import re
from types import SimpleNamespace
from typing import Any

import pytest
from guests import ME, OPEN, Guest, House, Process, Socket, house, run, swept

from orrery.bots import LEVELS
from orrery.games import games
from orrery.server.live import bots, hub
from orrery.server.think.jobs import QUICK_LEVELS, Job
from orrery.server.think.turns import ANALYSIS, BOT, HINT, SHOW, FairTurns, Jobs

NOVICE, ADMIRAL = {"kind": "bot", "level": 1}, {"kind": "bot", "level": 5}
TABLES = 40


def taken(turns: FairTurns[str]) -> list[str]:
    """All jobs in the order in which they are taken."""
    order = []
    while (next_one := turns.take()) is not None:
        order.append(next_one[1])
    return order


def test_guests_take_turns_and_then_their_tables() -> None:
    turns: FairTurns[str] = FairTurns()
    for table in ("a1", "a2", "a3"):
        for number in (1, 2):
            turns.put("ann", table, BOT, f"{table}-{number}")
    turns.put("bob", "b1", BOT, "b1-1")
    turns.put("cleo", "c1", BOT, "c1-1")
    turns.put("cleo", "c1", BOT, "c1-2")
    assert taken(turns) == ["a1-1", "b1-1", "c1-1", "a2-1", "c1-2", "a3-1", "a1-2", "a2-2", "a3-2"]


def test_urgency_counts_within_a_guests_share_only() -> None:
    turns: FairTurns[str] = FairTurns()
    turns.put("ann", "a1", ANALYSIS, "ann's analysis")
    turns.put("ann", "a2", HINT, "ann's hint")
    turns.put("ann", "a3", BOT, "ann's bot")
    turns.put("bob", "b1", ANALYSIS, "bob's analysis")
    assert taken(turns) == ["ann's bot", "bob's analysis", "ann's hint", "ann's analysis"]


def test_shows_come_last_and_quick_jobs_have_a_line_of_their_own() -> None:
    jobs: Jobs[str] = Jobs()
    jobs.put("ann", "a1", SHOW, True, "quick show")
    jobs.put("ann", "a2", SHOW, False, "long show")
    jobs.put("bob", "b1", BOT, False, "long")
    jobs.put("cleo", "c1", ANALYSIS, False, "analysis")
    jobs.put("dan", "d1", BOT, True, "quick")
    assert jobs.waiting == {SHOW: 2, BOT: 2, ANALYSIS: 1}
    assert jobs.take(only_quick=True) == "quick"
    assert [jobs.take(only_quick=False) for _ in range(3)] == ["long", "analysis", "long show"]
    assert jobs.take(only_quick=True) == "quick show"
    assert jobs.take(only_quick=False) is None
    assert not any(jobs.waiting.values())


def test_the_lower_levels_are_quick_and_nothing_else_is() -> None:
    def job(task: str, level: int) -> Job:
        return Job(task, "t", "cryo", 2, {}, "standard", {}, [], 0, level, 1)

    assert [level for level in range(-1, 8) if job("choose", level).quick] == [1, 2, 3]
    assert not job("chances", 0).quick
    for game in games().values():
        assert all(
            (level.thinking.effort(game).seconds or 9) <= 1.0 for level in LEVELS if level.number in QUICK_LEVELS
        )


# ---- one guest takes all they can ------------------------------------------------------------------------------------


async def jobs_before(socket: Socket, bob: Guest, answers: int) -> list[int]:
    """How many jobs the workers begin until the bot has answered, for each of a few moves."""
    jobs: list[int] = []
    while len(jobs) < answers:
        await socket.until(lambda: socket.my_turn)
        before = await begun(bob)
        await socket.play()
        await socket.until(lambda: socket.my_turn)
        jobs.append(await begun(bob) - before)
    return jobs


async def begun(guest: Guest) -> int:
    """How many jobs have had their turn."""
    return await metric(guest, "orrery_job_wait_seconds_count")


async def metric(guest: Guest, name: str) -> int:
    """A figure of the server, whatever its labels."""
    lines = (await guest.http.get("/metrics")).text.splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if re.match(rf"{name}\b", line))


async def hog(process: Process, stack: contextlib.AsyncExitStack) -> list[Socket]:
    """One guest with forty tables of level 5, half of them shows, and analyses beside them; all of them watched."""
    mallory = await stack.enter_async_context(process.guest("Mallory"))
    sockets = []
    for number in range(TABLES):
        places = (ADMIRAL, ADMIRAL) if number % 2 else (ME, ADMIRAL)
        card = await mallory.table("cryo", *places, start=True, hints=True)
        sockets.append(await mallory.open(card["id"]))
    for _ in range(2):
        over = await mallory.table("callisto", ME, {"kind": "here", "name": "Trent"}, start=True)
        socket = await mallory.open(over["id"])
        await socket.ask("resign", n=socket.update["n"], seat=0)
        await mallory.post(f"/api/tables/{over['id']}/analysis")
    return sockets


async def keep_busy(socket: Socket) -> None:
    """Play and ask for hints without a pause."""
    with contextlib.suppress(Exception):
        while not socket.over:
            await socket.until(lambda: socket.my_turn or socket.over)
            await asyncio.gather(socket.ask("hint", n=socket.update["n"], seat=0), socket.play())


def test_a_strangers_bot_answers_soon_whatever_one_guest_does(tmp_path: Any) -> None:
    """Forty tables of level 5 wait: few of them come before a stranger's level 1, where one line would have all of them first."""

    async def test() -> None:
        process = Process(f"sqlite:///{tmp_path}/tables.sqlite")
        try:
            async with contextlib.AsyncExitStack() as stack:
                bob = await stack.enter_async_context(process.guest("Bob"))
                socket = await bob.open((await bob.table("callisto", ME, NOVICE, start=True))["id"])
                sockets = await hog(process, stack)
                busy = [asyncio.create_task(keep_busy(one)) for one in sockets[::2]]
                while await metric(bob, "orrery_waiting_jobs") < TABLES // 2:
                    await asyncio.sleep(0.05)
                jobs = await jobs_before(socket, bob, 8)
                assert await metric(bob, "orrery_waiting_jobs") >= TABLES // 4, "the others wait all the while"
                for task in busy:
                    task.cancel()
                await asyncio.gather(*busy, return_exceptions=True)
                metrics = (await bob.http.get("/metrics")).text
                assert max(jobs) < TABLES // 4, jobs
                assert 'orrery_waiting_jobs{label="show"}' in metrics
                assert 'orrery_job_wait_seconds_count{label="bot"}' in metrics
        finally:
            process.stop()

    run(test())


# ---- shows -----------------------------------------------------------------------------------------------------------


def test_a_show_goes_on_only_while_somebody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "SWEEP", 0.05)

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            site.hub.pace = 0.05
            card = await ann.table("callisto", NOVICE, NOVICE, public=True, start=True)
            await swept(site.hub)
            row = await site.hub.store.table(card["id"])
            assert row is not None
            assert row.card["moves"] == 0
            assert row.due is None, "no sweep looks at it"
            socket = await eve.open(card["id"])
            await socket.until(lambda: socket.update["move"] >= 3)
            await socket.close()
            async with asyncio.timeout(20):
                while not site.hub.rooms[card["id"]].idle:  # a bot may be thinking yet
                    await asyncio.sleep(0.05)
            stopped = (await ann.get(f"/api/tables/{card['id']}"))["moves"]
            await swept(site.hub)
            assert site.hub.rooms[card["id"]].idle
            assert (await ann.get(f"/api/tables/{card['id']}"))["moves"] == stopped
            again = await eve.open(card["id"])
            await again.until(lambda: again.over)

    run(test())


def test_a_show_has_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(bots, "asyncio", SimpleNamespace(sleep=sleep))

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            site.hub.pace = 0.2
            card = await ann.table("callisto", NOVICE, NOVICE, start=True)
            socket = await ann.open(card["id"])
            await socket.until(lambda: socket.over)
            moves = [step for step in await site.hub.store.steps(card["id"], 0) if step.kind == "play"]
            assert pauses == [0.2] * len(moves), "a pause before every move"

    run(test())


def test_everybody_left_and_the_game_waits_for_whoever_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "SWEEP", 0.05)

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            site.hub.pace = 0.05
            card = await ann.table("callisto", ME, NOVICE, start=True)
            await ann.post(f"/api/tables/{card['id']}/leave")
            await swept(site.hub)
            assert (await ann.get(f"/api/tables/{card['id']}"))["moves"] == 0
            await ann.post(f"/api/tables/{card['id']}/return")
            socket = await ann.open(card["id"])
            assert socket.my_turn

    run(test())


async def shows_of(guest: Guest, count: int) -> list[Any]:
    made = [
        guest.http.post("/api/tables", json={"game": "embers", "places": [NOVICE, NOVICE], "start": True})
        for _ in range(count)
    ]
    return list(await asyncio.gather(*made))


def test_a_guest_has_only_so_many_shows() -> None:
    async def test() -> None:
        async with house(limits=True, bot_tables=3) as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            answers = await shows_of(ann, 5)
            assert sorted(answer.status_code for answer in answers) == [201, 201, 201, 429, 429]
            refused = next(answer for answer in answers if answer.status_code == 429).json()["error"]
            assert refused["text"] == "You have 3 games running that only bots play; wait until one has ended."
            assert await hosted(ann) == (429, "too_many"), "nor by putting bots on open seats"
            assert (await shows_of(bob, 1))[0].status_code == 201
            assert (await ann.table("embers", ME, NOVICE, start=True))["status"] == "running"
            assert 'orrery_limited_total{label="bot_tables"} 3' in (await ann.http.get("/metrics")).text
            ended = next(answer.json() for answer in answers if answer.status_code == 201)
            site.hub.pace = 0.01
            socket = await ann.open(ended["id"])
            await socket.until(lambda: socket.over)
            assert (await shows_of(ann, 1))[0].status_code == 201

    run(test())


async def hosted(guest: Guest) -> tuple[int, str]:
    card = await guest.table("embers", OPEN, OPEN)
    for seat in (0, 1):
        await guest.post(f"/api/tables/{card['id']}/place", seat=seat, place=NOVICE)
    return await guest.refused(f"/api/tables/{card['id']}/start")


def test_shows_of_an_older_version_do_not_keep_others_from_being_woken() -> None:
    """They were due at once, for ever; now nothing is due there, and their rows are put right."""

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", NOVICE, NOVICE, start=True)
            await site.hub.store._write(lambda db: db.execute("UPDATE tables SET due = 0"))  # type: ignore[attr-defined]
            room = site.hub.rooms.pop(card["id"])
            await room.close()
            async with asyncio.timeout(10):
                while await site.hub.store.due(site.hub.now(), 10):
                    await asyncio.sleep(0.1)

    run(test())


# ---- hints and analyses ----------------------------------------------------------------------------------------------


def test_one_hint_at_a_time() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, NOVICE, start=True, hints=True)
            socket = await ann.open(card["id"])
            n = socket.update["n"]
            answers = await asyncio.gather(*(socket.ask("hint", n=n, seat=0) for _ in range(4)))
            assert sorted(answer.get("code", answer["type"]) for answer in answers) == ["hint", *["too_many"] * 3]
            assert (await socket.ask("hint", n=n, seat=0))["type"] == "hint"

    run(test())


def test_two_analyses_of_a_guest_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            never: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            monkeypatch.setattr(site.hub.workers, "ask", lambda *_: never)
            tables = [await finished(site, ann) for _ in range(3)]
            for table in tables[:2]:
                assert (await ann.post(f"/api/tables/{table}/analysis"))["status"] == "running"
            assert await ann.refused(f"/api/tables/{tables[2]}/analysis") == (429, "too_many")
            assert (await bob.post(f"/api/tables/{tables[2]}/analysis"))["status"] == "running"
            never.cancel()

    run(test())


async def finished(site: House, ann: Guest) -> str:
    card = await ann.table("callisto", ME, {"kind": "here", "name": "Cleo"}, public=True, start=True)
    socket = await ann.open(card["id"])
    await socket.play()  # one decision to be judged
    await socket.until(lambda: socket.update["move"])
    await socket.ask("resign", n=socket.update["n"], seat=0)
    return str(card["id"])
