"""Going back: everybody who decided something since must agree, whether they are there or not."""

from __future__ import annotations

from typing import Any

from guests import ME, OPEN, Guest, Socket, at_rest, house, run
from test_play import two_at

BOT = {"kind": "bot", "level": 1}


async def three_at(ann: Guest, bob: Guest, cleo: Guest, game: str, **more: Any) -> tuple[Socket, Socket, Socket, str]:
    """Three people at a table that has started."""
    card = await ann.table(game, ME, OPEN, OPEN, **more)
    id = card["id"]
    for guest in (bob, cleo):
        await guest.post(f"/api/tables/{id}/join", key=card["invite"])
    await ann.post(f"/api/tables/{id}/start")
    return await ann.open(id), await bob.open(id), await cleo.open(id), id


async def a_round(*sockets: Socket) -> None:
    """Everybody decides once."""
    for socket in sockets:
        await socket.until(lambda: socket.my_turn)  # noqa: B023
        await socket.play()
    moves = max(socket.update["move"] for socket in sockets)
    for socket in sockets:
        await socket.until(lambda: socket.update["move"] >= moves)  # noqa: B023


def test_whoever_left_has_not_agreed() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, id = await two_at(site, ann, bob, "callisto")
            await a_round(one, two)
            await two.close()
            await bob.post(f"/api/tables/{id}/leave")
            await one.until(lambda: one.card["places"][1]["away"])
            assert (await one.ask("ask", n=one.update["n"], seat=0, move=0))["type"] == "ack"
            await one.until(lambda: one.update["asked"])
            assert one.update["asked"]["waiting"] == [1]
            assert one.update["move"] == 2, "the table has not gone back"
            await bob.post(f"/api/tables/{id}/return")
            again = await bob.open(id)
            assert again.update["asked"]["waiting"] == [1]
            await again.ask("answer", n=again.update["n"], seat=1, yes=True)
            await one.until(lambda: one.update["move"] == 0 and one.my_turn)

    run(test())


def test_after_their_time_is_over_the_others_go_on_and_not_back() -> None:
    async def test() -> None:
        now = [1000.0]
        async with house(now=lambda: now[0]) as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            clock = {"kind": "live", "bank": 60, "increment": 0}
            one, two, id = await two_at(site, ann, bob, "callisto", clock=clock)
            await a_round(one, two)
            await one.play()
            await two.close()
            now[0] += 61
            room = await site.hub.room(id)
            await room.call(room.time_out)
            await one.until(lambda: one.my_turn and one.update["move"] == 4)
            for move in (0, 2):
                assert (await one.ask("ask", n=one.update["n"], seat=0, move=move))["type"] == "ack"
                await one.until(lambda: one.update["asked"])
                assert one.update["asked"]["waiting"] == [1], "also what a bot decided for them is theirs"
            assert one.update["move"] == 4
            await one.play()
            await one.until(lambda: one.my_turn and one.update["move"] == 6)

    run(test())


def test_who_left_before_is_not_asked_about_what_came_later() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest("Cleo") as cleo:
            one, two, three, id = await three_at(ann, bob, cleo, "callisto")
            await a_round(one, two, three)
            await cleo.post(f"/api/tables/{id}/leave")
            await one.until(lambda: one.card["places"][2]["away"])
            await a_round(one)
            await two.until(lambda: two.my_turn)
            await two.ask("ask", n=two.update["n"], seat=1, move=3)
            await one.until(lambda: one.update["asked"])
            assert one.update["asked"]["waiting"] == [0], "Cleo decided nothing since"
            await one.ask("answer", n=one.update["n"], seat=0, yes=True)
            await one.until(lambda: one.update["move"] == 3 and one.my_turn)
            await one.ask("ask", n=one.update["n"], seat=0, move=0)
            await two.until(lambda: two.update["asked"])
            await two.ask("answer", n=two.update["n"], seat=1, yes=True)
            await one.until(lambda: one.update["asked"] and one.update["asked"]["waiting"] == [2])
            assert one.update["move"] == 3

    run(test())


def test_who_is_only_disconnected_must_agree_too() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, id = await two_at(site, ann, bob, "callisto")
            await a_round(one, two)
            await two.close()
            await one.until(lambda: not one.card["places"][1]["present"])
            await one.ask("ask", n=one.update["n"], seat=0, move=0)
            await one.until(lambda: one.update["asked"])
            assert one.update["asked"]["waiting"] == [1]
            await at_rest(await site.hub.room(id))
            assert one.update["move"] == 2

    run(test())


def test_who_resigned_has_no_say() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            card = await ann.table("callisto", ME, OPEN, BOT, public=True)
            await bob.post(f"/api/tables/{card['id']}/join")
            await ann.post(f"/api/tables/{card['id']}/start")
            one, two = await ann.open(card["id"]), await bob.open(card["id"])
            await a_round(one, two)
            await two.ask("resign", n=two.update["n"], seat=1)
            await one.until(lambda: one.card["places"][1]["resigned"] and one.my_turn)
            await one.ask("ask", n=one.update["n"], seat=0, move=0)
            await one.until(lambda: one.update["move"] == 0 and one.my_turn)

    run(test())
