"""Several processes on one PostgreSQL serve the same tables, and one of them may die."""

from __future__ import annotations

import asyncio
import random

from cluster import Cluster
from guests import ME, Guest, Process, house, run
from test_play import two_at

BOT = {"kind": "bot", "level": 1}


def test_two_processes_serve_one_table_and_one_of_them_dies(postgres: Cluster) -> None:
    url = postgres.database()

    async def test() -> None:
        first, second = Process(url), Process(url)
        try:
            async with first.guest("Ann") as ann, second.guest("Bob") as bob:
                card = await ann.table("callisto", ME, {"kind": "open"}, BOT, public=True)
                id = card["id"]
                await bob.post(f"/api/tables/{id}/join")
                await bob.post(f"/api/tables/{id}/start")
                one, two = await ann.open(id), await bob.open(id)
                await one.until(lambda: one.card["places"][1]["present"])
                for _ in range(3):
                    await one.until(lambda: one.my_turn)
                    await one.play()
                    await two.until(lambda: two.my_turn)
                    await two.play()
                await one.until(lambda: one.my_turn and one.update["move"] == 9)
                await two.until(lambda: two.update["move"] == 9)
                assert one.update["scene"]["areas"][0] == two.update["scene"]["areas"][0], "both see one board"
                assert one.update["standing"] == two.update["standing"]
                assert one.log == two.log
                assert (await one.ask("chat", text="still here?"))["type"] == "ack"
                await two.until(lambda: two.chat[-1]["text"] == "still here?")
                promised = (await one.play())["n"]
                first.kill()
                async with second.guest() as elsewhere:
                    elsewhere.http.cookies.update(ann.http.cookies)
                    again = await elsewhere.open(id)
                    assert again.update["n"] >= promised
                    await asyncio.gather(again.play_on(), two.play_on())
                    assert again.update["outcome"] == two.update["outcome"]
        finally:
            first.process.kill()
            second.stop()

    run(test())


def test_a_game_can_be_started_before_the_process_has_heard_who_sat_down_elsewhere(postgres: Cluster) -> None:
    url = postgres.database()

    async def test() -> None:
        async with house(url) as first, house(url) as second, first.guest("Ann") as ann, second.guest("Bob") as bob:
            card = await ann.table("callisto", ME, {"kind": "open"}, public=True)
            await ann.open(card["id"])
            first.hub.neighbours.hear = lambda *_: True  # type: ignore[method-assign]  # it hears nothing
            assert await ann.refused(f"/api/tables/{card['id']}/start") == (409, "status")
            await bob.post(f"/api/tables/{card['id']}/join")
            await ann.post(f"/api/tables/{card['id']}/start")

    run(test())


def test_bots_go_on_when_the_process_that_kept_them_dies(postgres: Cluster) -> None:
    url = postgres.database()

    async def test() -> None:
        first, second = Process(url), Process(url)
        try:
            async with first.guest("Ann") as ann:
                card = await ann.table("callisto", BOT, BOT, public=True, start=True)
                socket = await ann.open(card["id"])
                await socket.until(lambda: socket.update["move"] >= 3)
                first.kill()
            async with second.guest("Eve") as eve:
                socket = await eve.open(card["id"])
                await socket.until(lambda: socket.over, 60)
        finally:
            first.process.kill()
            second.stop()

    run(test())


def test_both_sides_of_a_race_agree(postgres: Cluster) -> None:
    """Two processes, people who all decide at once: each number is one step, and everybody sees the same end."""
    url = postgres.database()

    async def test() -> None:
        async with house(url) as one, house(url) as two, one.guest("Ann") as ann, two.guest("Bob") as bob:
            for _ in range(4):
                left, right, id = await two_at(one, ann, bob, "embers")
                await asyncio.gather(left.play_on(), right.play_on())
                assert left.update["outcome"] == right.update["outcome"]
                steps = await one.hub.store.steps(id, 0)
                assert [step.n for step in steps] == list(range(1, len(steps) + 1))
                commands = [step.command for step in steps if step.command]
                assert len(commands) == len(set(commands))

    run(test())


def test_a_command_sent_to_two_processes_is_applied_once(postgres: Cluster) -> None:
    url = postgres.database()

    async def test() -> None:
        async with house(url) as one, house(url) as two, one.guest("Ann") as ann, Guest(two.base) as also_ann:
            also_ann.http.cookies.update(ann.http.cookies)
            card = await ann.table("callisto", ME, {"kind": "here", "name": "Cleo"}, start=True)
            left, right = await ann.open(card["id"]), await also_ann.open(card["id"])
            for turn in range(5):
                seat, n = left.update["to_move"][0], left.update["n"]
                for socket in (left, right):
                    await socket.say(do="look", seat=seat)
                    await socket.until(lambda: socket.my_turn and socket.update["n"] == n)  # noqa: B023
                move = random.choice(left.update["moves"])
                answers = await asyncio.gather(
                    *(socket.ask("play", id=f"t{turn}", n=n, seat=seat, move=move) for socket in (left, right))
                )
                assert answers[0] == answers[1], answers
                assert answers[0]["type"] == "ack"
                await left.until(lambda: left.update["move"] == turn + 1)  # noqa: B023
                await right.until(lambda: right.update["move"] == turn + 1)  # noqa: B023

    run(test())


def test_a_database_that_goes_away_and_comes_back(postgres: Cluster) -> None:
    url = postgres.database()

    async def test() -> None:
        async with house(url) as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "callisto")
            await asyncio.to_thread(postgres.stop)
            try:
                answer = await one.ask("play", n=one.update["n"], seat=0, move=one.update["moves"][0])
                assert answer["code"] == "storage"
                assert (await ann.http.get("/readyz")).status_code == 503
            finally:
                await asyncio.to_thread(postgres.start)
            async with asyncio.timeout(20):
                while (await one.ask("play", n=one.update["n"], seat=0, move=one.update["moves"][0]))["type"] != "ack":
                    await asyncio.sleep(0.1)
            await two.until(lambda: two.my_turn)

    run(test())
