"""Clocks of tables: no jump of the system's clock, no restart and no other process takes anybody's time, or gives it."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from cluster import Cluster
from guests import ME, OPEN, Guest, Process, Socket, house, run, swept
from test_play import two_at

from certain import the
from orrery.server.live import presence
from orrery.server.model.clocks import Clocks
from orrery.server.model.settings import LiveClock
from orrery.server.model.steady import Steady

CLOCK = {"kind": "live", "bank": 600, "increment": 0}
JUMPY = """
import os, time
real, offset = time.time, os.environ["ORRERY_TEST_CLOCK"]

def jumpy():
    with open(offset) as file:
        jump = float(file.read() or 0)
    if jump:
        open(offset + ".seen", "a").write(".")
    return real() + jump

time.time = jumpy
"""
"""A clock that is as far away as a file says; beside it stands how often it was looked at then."""


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_jump_of_the_systems_clock_changes_nobodys_bank(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    (tmp_path / "sitecustomize.py").write_text(JUMPY)
    offset, seen = tmp_path / "offset", tmp_path / "offset.seen"
    offset.write_text("0")
    monkeypatch.setenv("ORRERY_TEST_CLOCK", str(offset))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]]))

    async def test() -> None:
        process = Process(f"sqlite:///{tmp_path}/tables.sqlite")
        try:
            async with process.guest("Ann") as ann, process.guest("Bob") as bob:
                one, two, _ = await two_at(process, ann, bob, "callisto", clock=CLOCK, timeout="resign")
                offset.write_text(str(jump))
                while not seen.exists() or len(seen.read_text()) < 2:
                    await asyncio.sleep(0.05)
                await two_turns(one, two)
                assert not one.over, "nobody's time ran out"
                assert all(570 < left <= 600 for left in one.update["clocks"]["left"])
                offset.write_text("0")
                await two_turns(one, two)
                assert all(570 < left <= 600 for left in one.update["clocks"]["left"])
        finally:
            process.stop()

    run(test())


async def two_turns(one: Socket, two: Socket) -> None:
    for socket in (one, two):
        await socket.until(lambda: socket.my_turn or socket.over)  # noqa: B023
        if not socket.over:
            await socket.play()
    await one.until(lambda: one.my_turn or one.over)


def test_steady_time_grows_a_second_each_second() -> None:
    ticks = [50.0]
    steady = Steady(1000.0, lambda: ticks[0])
    ticks[0] += 7
    assert steady() == 1007.0
    steady.follow(3000.0)
    ticks[0] += 1
    assert steady() == 3001.0


def test_steps_that_were_kept_around_a_jump_charge_no_less_than_nothing() -> None:
    """An hour back while somebody thought: they keep their bank, and do not gain the hour."""
    clocks = Clocks(LiveClock(600, 0), 2)
    clocks.turn([0], None, 5000.0)
    clocks.turn([1], 0, 1400.0)
    assert clocks.left == [600.0, 600.0]
    clocks.turn([0], 1, 1410.0)
    assert clocks.left == [600.0, 590.0]
    assert the(clocks.reading(1000.0)).left == [600.0, 590.0]


@pytest.mark.parametrize("shift", [10_000.0, -10_000.0])
def test_a_restart_with_another_clock_charges_nobody(tmp_path: Path, shift: float) -> None:
    async def test() -> None:
        now = [50_000.0]
        database = f"sqlite:///{tmp_path}/tables.sqlite"
        async with house(database, lambda: now[0]) as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, {"kind": "bot", "level": 1}, clock=CLOCK, start=True)
            cookies = dict(ann.http.cookies)
        now[0] += shift
        async with house(database, lambda: now[0]) as site, site.guest() as ann:
            ann.http.cookies.update(cookies)
            socket = await ann.open(card["id"])
            assert socket.update["clocks"]["left"] == [600.0, 600.0]
            now[0] += 30
            assert (await socket.play())["type"] == "ack"
            await socket.until(lambda: socket.my_turn)
            assert socket.update["clocks"]["left"][0] == 570.0
            row = await site.hub.store.table(card["id"])
            assert row is not None
            assert row.due == now[0] + 570.0, "the next sweep looks at it in time"

    run(test())


def test_a_restart_charges_nobody_on_postgresql(postgres: Cluster) -> None:
    url = postgres.database()

    async def test() -> None:
        now = [1000.0]
        async with house(url, lambda: now[0]) as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, {"kind": "bot", "level": 1}, clock=CLOCK, start=True)
            cookies = dict(ann.http.cookies)
        now[0] += 10_000
        async with house(url, lambda: now[0]) as site, site.guest() as ann:
            ann.http.cookies.update(cookies)
            socket = await ann.open(card["id"])
            assert socket.update["clocks"]["left"] == [600.0, 600.0]
            now[0] += 30
            assert (await socket.play())["type"] == "ack"
            await socket.until(lambda: socket.my_turn)
            assert socket.update["clocks"]["left"][0] == 570.0

    run(test())


def test_a_process_that_joins_others_gives_nobody_time(postgres: Cluster) -> None:
    """A table that nobody has open is thought about all the same, while there is a process."""
    url = postgres.database()

    async def test() -> None:
        now = [1000.0]
        async with house(url, lambda: now[0]) as first, first.guest("Ann") as ann:
            clock = {"kind": "days", "days": 2}
            card = await ann.table("callisto", ME, {"kind": "here", "name": "Cleo"}, clock=clock, start=True)
            await first.hub.rooms.pop(card["id"]).close()
            now[0] += 86_400
            async with house(url, lambda: now[0]) as second, Guest(second.base) as also_ann:
                also_ann.http.cookies.update(ann.http.cookies)
                async with asyncio.timeout(10):
                    while second.hub.began != first.hub.began:
                        await asyncio.sleep(0.05)
                socket = await also_ann.open(card["id"])
                assert socket.update["clocks"]["left"][0] == 86_400.0

    run(test())


def test_processes_whose_clocks_differ_charge_what_was_used(postgres: Cluster) -> None:
    """A process that is an hour ahead, as after a jump between two starts, goes by the clock of the table's keeper."""
    url = postgres.database()

    async def test() -> None:
        now = [1000.0]
        async with (
            house(url, lambda: now[0]) as first,
            house(url, lambda: now[0] + 3600) as second,
            first.guest("Ann") as ann,
            second.guest("Bob") as bob,
        ):
            card = await ann.table("callisto", ME, OPEN, clock=CLOCK, public=True, timeout="resign")
            id = card["id"]
            one = await ann.open(id)
            await bob.post(f"/api/tables/{id}/join")
            await ann.post(f"/api/tables/{id}/start")
            await second.hub.rooms.pop(id).close()
            await kept_by(first.hub, id)
            two = await bob.open(id)
            await settled(second.hub, id)
            for mover, other in ((one, two), (two, one), (one, two), (two, one)):
                await mover.until(lambda: mover.my_turn)  # noqa: B023
                now[0] += 10
                assert (await mover.play())["type"] == "ack"
                await other.until(lambda: other.my_turn)  # noqa: B023
            await one.until(lambda: one.update["move"] == 4)
            assert [round(left) for left in one.update["clocks"]["left"]] == [580, 580]
            assert not one.over

    run(test())


async def kept_by(hub: object, id: str) -> None:
    async with asyncio.timeout(10):
        while not hub.rooms[id].keeper:  # type: ignore[attr-defined]
            await asyncio.sleep(0.05)


async def settled(hub: object, id: str) -> None:
    """The process has heard from the table's keeper."""
    async with asyncio.timeout(10):
        while not any(here.time is not None for here in hub.rooms[id].audience.elsewhere.values()):  # type: ignore[attr-defined]
            await asyncio.sleep(0.05)


# ---- who is here -----------------------------------------------------------------------------------------------------


def test_a_process_that_opens_a_table_later_learns_who_is_there(postgres: Cluster) -> None:
    url = postgres.database()

    async def test() -> None:
        async with house(url) as first, house(url) as second, first.guest("Ann") as ann, second.guest("Bob") as bob:
            card = await ann.table("callisto", ME, OPEN, public=True)
            id = card["id"]
            one = await ann.open(id)
            async with first.guest("Eve") as eve:
                await eve.open(id)
                await one.until(lambda: one.card["watching"] == 1)
                two = await bob.open(id)
                await two.until(lambda: two.card["places"][0]["present"] and two.card["watching"] == 2, 10)
                await one.until(lambda: one.card["watching"] == 2, 10)
            await two.until(lambda: two.card["watching"] == 1, 10)
            await one.close()
            await two.until(lambda: not two.card["places"][0]["present"], 10)

    run(test())


def test_presence_lasts_as_long_as_people_stay_and_ends_with_their_process(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database()
    ahead = 0.0
    monkeypatch.setattr(presence, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + ahead))

    async def test() -> None:
        nonlocal ahead
        process = Process(url)
        try:
            async with house(url) as site, Guest(process.base, "Ann") as ann, site.guest("Bob") as bob:
                card = await ann.table("callisto", ME, OPEN, public=True)
                await ann.open(card["id"])
                two = await bob.open(card["id"])
                await two.until(lambda: two.card["places"][0]["present"], 10)
                signs = site.hub.neighbours._heard
                ((other, sign),) = signs.items()
                ahead = presence.SILENT - presence.BEAT - 1
                while signs[other] == sign:
                    await asyncio.sleep(0.05)
                ahead *= 2
                assert ahead > presence.SILENT, "so long after the first sign of life only the second one counts"
                await swept(site.hub)
                assert site.hub.rooms[card["id"]].audience.present()[0], "Ann is still there"
                process.kill()
                ahead += presence.SILENT
                await two.until(lambda: not two.card["places"][0]["present"], 15)
        finally:
            process.process.kill()

    run(test())


def test_a_show_is_played_where_it_is_kept_and_watched_elsewhere(postgres: Cluster) -> None:
    url = postgres.database()

    async def test() -> None:
        bot = {"kind": "bot", "level": 1}
        async with house(url) as first, house(url) as second, first.guest("Ann") as ann, second.guest("Eve") as eve:
            first.hub.pace = second.hub.pace = 0.05
            card = await ann.table("callisto", bot, bot, public=True, start=True)
            one = await ann.open(card["id"])
            await one.until(lambda: one.update["move"] >= 2)
            assert first.hub.rooms[card["id"]].keeper
            two = await eve.open(card["id"])
            await one.close()
            seen = two.update["move"]
            await two.until(lambda: two.update["move"] >= seen + 3, 20)
            assert not second.hub.rooms[card["id"]].keeper

    run(test())
