"""Sitting down and playing: every way to a table, whole games, and coming back."""

from __future__ import annotations

import asyncio
from typing import Any

from guests import ME, OPEN, Guest, House, Process, Socket, at_rest, house, run

from certain import the
from orrery import replay


def test_two_people_meet_by_a_link_and_play_a_whole_game() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest() as bob:
            card = await ann.table("callisto", ME, OPEN)
            assert card["status"] == "open"
            assert await bob.refused(f"/api/tables/{card['id']}/join", name="Bob") == (404, "not_found")
            assert await bob.refused(f"/api/tables/{card['id']}/join", name="Bob", key=card["watch"]) == (
                404,
                "not_found",
            )
            joined = await bob.post(f"/api/tables/{card['id']}/join", name="Bob", key=card["invite"])
            assert joined["mine"] == [1]
            assert [place["name"] for place in joined["places"]] == ["Ann", "Bob"]
            one, two = await ann.open(card["id"]), await bob.open(card["id"])
            assert one.position is None
            await bob.post(f"/api/tables/{card['id']}/start")
            await asyncio.gather(one.play_on(), two.play_on())
            assert one.update["outcome"] == two.update["outcome"]
            assert one.log == two.log
            record = (await ann.http.get(f"/api/tables/{card['id']}/record")).text
            assert list(the(replay(record).outcome).ranks) == one.update["outcome"]["ranks"]

    run(test())


def test_everybody_at_a_game_with_secrets_gets_to_the_same_end() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest("Eve") as eve:
            card = await ann.table("embers", ME, OPEN, {"kind": "bot", "level": 1}, public=True)
            assert [table["id"] for table in (await bob.get("/api/tables"))["tables"]] == [card["id"]]
            await bob.post(f"/api/tables/{card['id']}/join")
            await ann.post(f"/api/tables/{card['id']}/start")
            one, two, watching = await ann.open(card["id"]), await bob.open(card["id"]), await eve.open(card["id"])
            assert watching.update["seat"] is None
            assert watching.update["moves"] == []
            await asyncio.gather(one.play_on(), two.play_on())
            await watching.until(lambda: watching.over)
            assert one.update["outcome"] == two.update["outcome"] == watching.update["outcome"]

    run(test())


def test_against_a_bot_in_two_requests_and_back_after_a_reload() -> None:
    async def test() -> None:
        async with house() as site, site.guest() as ann:
            card = await ann.table("callisto", ME, {"kind": "bot", "level": 1}, name="Ann", start=True)
            assert card["status"] == "running"
            socket = await ann.open(card["id"])
            await socket.play()
            await socket.until(lambda: socket.my_turn and socket.update["move"] == 2)
            before = socket.update
            await socket.close()
            again = await ann.open(card["id"])
            same = ("n", "move", "scene", "moves", "prompt", "to_move", "scores")
            assert {key: again.update[key] for key in same} == {key: before[key] for key in same}
            assert again.log == socket.log
            mine = (await ann.get("/api/tables/mine"))["tables"]
            assert [table["id"] for table in mine] == [card["id"]]
            assert mine[0]["to_move"] == [0]

    run(test())


def test_several_people_on_one_device_take_turns() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("embers", ME, {"kind": "here", "name": "Cleo"}, start=True)
            assert [place["device"] for place in card["places"]] == [0, 0]
            socket = await ann.open(card["id"])
            assert socket.update["yours"] == [0, 1]
            assert socket.update["secret"]
            while not socket.over:
                seat = socket.update["yours"][0]
                await socket.say(do="look", seat=seat)
                await socket.until(lambda: socket.update["seat"] == seat and socket.my_turn)  # noqa: B023
                assert (await socket.play())["type"] == "ack"

    run(test())


def test_the_host_changes_places_before_the_start_and_nobody_later() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            card = await ann.table("callisto", ME, OPEN, public=True)
            path = f"/api/tables/{card['id']}"
            assert await ann.refused(f"{path}/start") == (409, "status")
            await bob.post(f"{path}/join")
            assert await bob.refused(f"{path}/place", seat=0, place=OPEN) == (403, "not_yours")
            await bob.post(f"{path}/leave")
            card = await ann.post(f"{path}/place", seat=1, place={"kind": "bot", "level": 2})
            assert card["places"][1]["kind"] == "bot"
            assert await bob.refused(f"{path}/join") == (409, "taken")
            await ann.post(f"{path}/start")
            assert await ann.refused(f"{path}/place", seat=1, place=OPEN) == (409, "status")
            assert await bob.refused(f"{path}/join") == (409, "status")

    run(test())


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            socket, _, id = await two_at(site, ann, bob, "callisto")
            await bob.post(f"/api/tables/{id}/leave")
            await socket.play()
            await socket.until(lambda: socket.my_turn and socket.update["move"] == 2)
            assert socket.card["places"][1]["away"]
            await bob.post(f"/api/tables/{id}/return")
            await socket.until(lambda: not socket.card["places"][1]["away"])
            await socket.play()
            await at_rest(await site.hub.room(id))
            assert socket.update["to_move"] == [1]
            notices = [line["notice"] for line in socket.chat if line["notice"]]
            assert notices == ["joined", "started", "left", "bot", "returned"]

    run(test())


async def two_at(site: House | Process, ann: Guest, bob: Guest, game: str, **more: Any) -> tuple[Socket, Socket, str]:
    """Ann and Bob at a table that has started."""
    card = await ann.table(game, ME, OPEN, **more)
    id = card["id"]
    await bob.post(f"/api/tables/{id}/join", key=card["invite"])
    await ann.post(f"/api/tables/{id}/start")
    return await ann.open(id), await bob.open(id), id


def test_a_rematch_has_another_start_and_a_match_adds_up() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, id = await two_at(site, ann, bob, "embers", match=True)
            assert await ann.refused(f"/api/tables/{id}/rematch") == (409, "status")
            await asyncio.gather(one.play_on(), two.play_on())
            scores = one.update["outcome"]["scores"]
            following = await ann.post(f"/api/tables/{id}/rematch")
            assert following["status"] == "running"
            assert (await bob.post(f"/api/tables/{id}/rematch"))["id"] == following["id"]
            assert [place["name"] for place in following["places"]] == ["Bob", "Ann"]
            assert following["match"] == {"game": 2, "of": 2, "totals": [scores[1], scores[0]]}
            await two.until(lambda: two.card["next"] == following["id"])
            three = await bob.open(following["id"])
            assert three.update["seat"] == 0

    run(test())


def test_a_table_alone_and_a_table_of_bots() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            bots = [{"kind": "bot", "level": 1}] * 3
            card = await ann.table("embers", *bots, start=True)
            socket = await ann.open(card["id"])
            await socket.until(lambda: socket.over)
            assert socket.update["seat"] is None
            finished = (await ann.get("/api/tables/mine"))["tables"][0]
            assert finished["status"] == "over"
            assert finished["winners"] == socket.update["outcome"]["winners"]

    run(test())


def test_spectators_only_where_the_table_allows_them() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest() as eve:
            bot = {"kind": "bot", "level": 1}
            closed = await ann.table("callisto", ME, bot, spectators=False, public=True, start=True)
            private = await ann.table("callisto", ME, bot, start=True)
            assert (await eve.open(closed["id"])).closed == 4404
            assert (await eve.open(private["id"])).closed == 4404
            assert (await eve.open("nosuchtable0")).closed == 4404
            watching = await eve.open(private["id"], key=private["watch"])
            assert watching.card["invite"] is None
            assert watching.update["seat"] is None
            assert (await eve.get("/api/tables"))["tables"] == []

    run(test())


def test_the_shelf_has_texts_rules_pictures_and_boards() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            games = await ann.get("/api/games", language="es")
            assert "callisto" in {game["name"] for game in games["games"]}
            for game in games["games"]:
                for theme in ("dark", "light"):
                    picture = await ann.http.get(f"/api/games/{game['name']}/picture.svg", params={"theme": theme})
                    assert picture.text.startswith("<svg")
                card = await ann.table(game["name"], *[ME, *[{"kind": "bot", "level": 1}] * (game["seats"][-1] - 1)])
                board = await ann.get(f"/api/boards/{card['board']}")
                assert board["symbols"]
                assert "immutable" in (await ann.http.get(f"/api/boards/{card['board']}")).headers["cache-control"]
            assert "--seat-0:#" in (await ann.http.get("/api/palette.css")).text
            rules = await ann.get("/api/games/callisto/rules")
            assert rules["language"] == "en"
            for language, words in (("es", "sección central"), ("fr", "bordure extérieure")):
                rules = await ann.get("/api/games/callisto/rules", language=language)
                assert rules["language"] == language
                assert words in rules["markdown"]
            browser = await ann.http.get("/api/games/cryo/rules", headers={"Accept-Language": "fr-CA,en;q=0.5"})
            assert browser.json()["language"] == "fr"
            assert await ann.refused("/api/games/chess/rules", "GET") == (404, "not_found")

    run(test())
