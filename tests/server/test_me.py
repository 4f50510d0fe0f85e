"""What a guest can do with their own: games, figures, ratings, devices, export, and leaving for good."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from guests import ME, OPEN, Guest, House, fast_folder, house, run
from kept import opened

from orrery.server.admin import backup, restore
from orrery.server.model.leaving import NOBODY
from orrery.server.store.studies import study as kept_study

BOT = {"kind": "bot", "level": 1}
RATED = {"rated": True}


async def resigned(ann: Guest, *places: Any, seat: int = 0, turns: int = 2, **more: Any) -> str:
    """A game of two that Ann gives up after some decisions; returns its table."""
    card = await ann.table("embers", *(places or (ME, BOT)), start=True, **more)
    socket = await ann.open(card["id"])
    for _ in range(turns):
        await socket.until(lambda: socket.my_turn or socket.over)
        await socket.play()
    await socket.until(lambda: socket.my_turn or socket.over)
    if not socket.over:
        await socket.ask("resign", n=socket.update["n"], seat=seat)
    await socket.until(lambda: socket.over)
    return str(card["id"])


async def friends_play(ann: Guest, bob: Guest, **more: Any) -> dict[str, Any]:
    """A game of two people to its end, at random; returns its card."""
    card = await ann.table("embers", ME, OPEN, **more)
    await bob.post(f"/api/tables/{card['id']}/join", key=card["invite"])
    await ann.post(f"/api/tables/{card['id']}/start")
    one, two = await ann.open(card["id"]), await bob.open(card["id"])
    while not one.over:
        for socket in (one, two):
            await socket.until(lambda: one.over or one.my_turn or two.my_turn)
            if socket.my_turn and not one.over:
                await socket.play()
    return dict(await ann.get(f"/api/tables/{card['id']}"))


def test_what_is_as_it_was_is_not_sent_again(url: str) -> None:
    """Home and lobby ask again and again: with the tag of the answer before they hear only of changes, and home of what goes on."""

    async def test() -> None:
        async with house(url) as home, home.guest("Ann") as ann, home.guest("Bob") as bob:
            over = await resigned(ann)
            card = await ann.table("embers", ME, OPEN, public=True)
            everything = await ann.get("/api/tables/mine")
            assert {one["id"] for one in everything["tables"]} == {over, card["id"]}
            current = await ann.get("/api/tables/mine", status="current")
            assert [one["id"] for one in current["tables"]] == [card["id"]]
            again = await ann.get("/api/tables/mine", status="current", tag=current["tag"])
            assert again == {"tables": None, "tag": current["tag"]}
            lobby = await bob.get("/api/tables")
            assert (await bob.get("/api/tables", tag=lobby["tag"]))["tables"] is None
            assert (await ann.get("/api/tables", tag=lobby["tag"]))["tables"], "she sees her own seat there"
            assert (await bob.get("/api/tables", language="fr", tag=lobby["tag"]))["tables"], "in another language"
            await bob.post(f"/api/tables/{card['id']}/join")
            for guest, path, tag, more in (
                (ann, "/api/tables/mine", current["tag"], {"status": "current"}),
                (bob, "/api/tables", lobby["tag"], {}),
            ):
                told = await guest.get(path, tag=tag, **more)
                assert told["tag"] != tag and told["tables"][0]["places"][1]["name"] == "Bob"
            assert await ann.refused("/api/tables/mine?status=over", "GET") == (400, "malformed")
            async with home.guest() as stranger:
                assert (await stranger.get("/api/tables/mine", status="current"))["tables"] == []

    run(test())


def test_a_finished_game_is_in_the_history_and_in_the_figures(url: str) -> None:
    async def test() -> None:
        async with house(url) as home, home.guest("Ann") as ann, home.guest("Bob") as bob:
            card = await friends_play(ann, bob)
            listed = await ann.get("/api/me/games")
            (game,) = listed["games"]
            assert (game["table"], game["status"], game["kept"], game["why"]) == (card["id"], "over", True, "casual")
            assert game["won"] == (0 in card["winners"])
            assert [place["score"] for place in game["places"]] == card["scores"][:2]
            assert game["moves"] == card["moves"] and game["at"] >= game["began"] > 0
            assert listed["next"] is None
            (figures,) = (await ann.get("/api/me/figures"))["games"]
            assert (figures["game"], figures["games"], figures["wins"]) == ("embers", 1, int(game["won"]))
            assert figures["rating"] is None
            running = (await ann.table("embers", ME, OPEN))["id"]
            assert [one["table"] for one in (await ann.get("/api/me/games"))["games"]] == [running, card["id"]]
            assert [one["table"] for one in (await ann.get("/api/me/games", status="over"))["games"]] == [card["id"]]
            assert [one["table"] for one in (await ann.get("/api/me/games", search="bòb"))["games"]] == [card["id"]]
            assert (await ann.get("/api/me/games", against="alone"))["games"] == []

    run(test())


def test_a_long_history_is_read_page_by_page() -> None:
    async def test() -> None:
        async with house() as home, home.guest("Ann") as ann:
            tables = [await resigned(ann, turns=0) for _ in range(35)]
            first = await ann.get("/api/me/games")
            second = await ann.get("/api/me/games", cursor=first["next"])
            assert (len(first["games"]), len(second["games"]), second["next"]) == (30, 5, None)
            assert [game["table"] for page in (first, second) for game in page["games"]] == tables[::-1]

    run(test())


def test_strangers_have_no_history_and_wrong_queries_are_said() -> None:
    async def test() -> None:
        async with house() as home, home.guest("Ann") as ann, home.guest() as nobody:
            for path in ("games", "figures", "devices", "export"):
                assert (await nobody.refused(f"/api/me/{path}", "GET"))[1] == "not_yours"
            for query in (
                "cursor=x",
                "cursor=nan~%00",
                "result=drawn",
                "rated=maybe",
                "against=cats",
                "seats=many",
                "status=x",
            ):
                assert await ann.refused(f"/api/me/games?{query}", "GET") == (400, "malformed"), query

    run(test())


def test_a_rated_game_changes_ratings_and_says_so(url: str) -> None:
    async def test() -> None:
        async with house(url) as home, home.guest("Ann") as ann, home.guest("Bob") as bob:
            card = await friends_play(ann, bob, **RATED)
            assert card["rated"]
            told = await bob.get(f"/api/tables/{card['id']}/ratings")
            assert (told["rated"], told["why"], len(told["seats"])) == (True, "", 2)
            changes = [seat["change"] for seat in told["seats"]]
            assert len(card["winners"]) == 2 or changes[card["winners"][0]] > 0 > changes[1 - card["winners"][0]]
            (figures,) = (await ann.get("/api/me/figures"))["games"]
            assert figures["rating"]["points"] == told["seats"][0]["rating"]["points"] == figures["course"][-1]
            assert figures["rating"]["sureness"] == "guess" and figures["rating"]["games"] == 1
            (game,) = (await ann.get("/api/me/games", rated="yes"))["games"]
            assert game["change"] == changes[0]

    run(test())


def test_before_the_end_a_rated_table_shows_how_strong_its_players_are() -> None:
    async def test() -> None:
        async with house() as home, home.guest("Ann") as ann, home.guest("Eve") as eve:
            card = await ann.table("embers", ME, {"kind": "bot", "level": 3}, start=True, **RATED)
            told = await ann.get(f"/api/tables/{card['id']}/ratings")
            assert [seat["rating"]["points"] > 1500 for seat in told["seats"]] == [False, True]
            assert [seat["change"] for seat in told["seats"]] == [None, None]
            assert await eve.refused(f"/api/tables/{card['id']}/ratings", "GET") == (404, "not_found")

    run(test())


@pytest.mark.parametrize(
    ("places", "more", "why"),
    [
        ((ME, {"kind": "here", "name": "Bob"}), {}, "one seat and a device"),
        ((ME,), {}, "somebody to play against"),
        ((BOT, BOT), {}, "needs a person"),
        ((ME, BOT), {"hints": True}, "no hints"),
        ((ME, BOT), {"draws": "entered"}, "real table"),
    ],
)
def test_what_cannot_be_rated_is_refused_in_a_sentence(places: Any, more: Any, why: str) -> None:
    async def test() -> None:
        async with house() as home, home.guest("Ann") as ann:
            response = await ann.http.post("/api/tables", json={"game": "embers", "places": places, **RATED, **more})
            assert response.status_code == 400
            assert why in response.json()["error"]["text"]

    run(test())


def test_a_rated_game_is_not_taken_back_and_has_no_hints() -> None:
    async def test() -> None:
        async with house() as home, home.guest("Ann") as ann:
            card = await ann.table("embers", ME, BOT, start=True, forced=False, **RATED)
            socket = await ann.open(card["id"])
            await socket.until(lambda: socket.my_turn)
            await socket.play()
            await socket.until(lambda: socket.my_turn)
            update = socket.update
            assert update is not None and not update["undo"]["ask"]
            refused = await socket.ask("ask", n=update["n"], seat=0, move=0)
            assert (refused["type"], refused["code"]) == ("refused", "not_allowed")
            refused = await socket.ask("hint", n=update["n"], seat=0)
            assert (refused["type"], refused["code"]) == ("refused", "not_allowed")

    run(test())


def test_who_resigns_has_lost_and_a_game_that_hardly_began_is_not_rated() -> None:
    async def test() -> None:
        async with house() as home, home.guest("Ann") as ann:
            short = await resigned(ann, turns=0, **RATED)
            assert (await ann.get(f"/api/tables/{short}/ratings"))["why"] == "short"
            told: dict[str, Any] = {"why": "short"}
            while told["why"] == "short":  # as long as the bot had nothing to decide
                told = await ann.get(f"/api/tables/{await resigned(ann, turns=1, **RATED)}/ratings")
            assert told["why"] == "" and told["seats"][0]["change"] < 0
            games = (await ann.get("/api/me/games"))["games"]
            assert [(game["rated"], game["won"]) for game in (games[0], games[-1])] == [(True, False), (False, False)]
            assert games[0]["places"][0]["fate"] == "resigned"

    run(test())


def test_who_left_a_seat_to_a_bot_has_lost_and_who_came_back_has_not(url: str) -> None:
    async def test() -> None:
        async with house(url) as home, home.guest("Ann") as ann, home.guest("Bob") as bob:
            card = await ann.table("callisto", ME, OPEN, **RATED)
            await bob.post(f"/api/tables/{card['id']}/join", key=card["invite"])
            await ann.post(f"/api/tables/{card['id']}/start")
            one, two = await ann.open(card["id"]), await bob.open(card["id"])
            for _ in range(2):
                await one.until(lambda: one.my_turn or two.my_turn)
                await (one if one.my_turn else two).play()
            await ann.post(f"/api/tables/{card['id']}/leave")
            await ann.post(f"/api/tables/{card['id']}/return")
            await ann.post(f"/api/tables/{card['id']}/leave")
            await two.play_on()
            told = await bob.get(f"/api/tables/{card['id']}/ratings")
            assert told["why"] == "" and told["seats"][0]["change"] < 0 < told["seats"][1]["change"]
            (game,) = (await bob.get("/api/me/games"))["games"]
            assert [place["fate"] for place in game["places"]] == ["left", "stayed"]

    run(test())


def test_a_backup_keeps_results_ratings_and_devices(url: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(url) as home, home.guest("Ann") as ann, home.guest("Bob") as bob:
            await friends_play(ann, bob, **RATED)
            phone = await carried(ann, home)
            cookies = dict(phone.http.cookies)
            await phone.__aexit__()
            games, figures = (await ann.get("/api/me/games"))["games"], await ann.get("/api/me/figures")
            await backup(home.hub.store, tmp_path / "tables.backup")
        restored = f"sqlite:///{tmp_path}/restored.sqlite"
        async with opened(restored) as store:
            assert await restore(store, tmp_path / "tables.backup") == 1
        async with house(restored) as home, home.guest() as phone:
            phone.http.cookies.update(cookies)
            assert (await phone.get("/api/me/games"))["games"] == games
            assert await phone.get("/api/me/figures") == figures
            assert len((await phone.get("/api/me/devices"))["devices"]) == 2

    run(test())


# ---- devices -------------------------------------------------------------------------------------------------------


async def carried(ann: Guest, home: House) -> Guest:
    """Ann on one more device."""
    code = (await ann.post("/api/me/passes"))["code"]
    other = home.guest()
    assert (await other.post("/api/passes/owner", code=code)) == {"name": "Ann", "here": False}
    assert (await other.post("/api/passes/use", code=code))["name"] == "Ann"
    return other


def test_an_identity_is_carried_to_another_device_once(url: str) -> None:
    async def test() -> None:
        async with house(url) as home, home.guest("Ann") as ann, home.guest("Eve") as eve:
            card = await ann.table("embers", ME, BOT, start=True)
            code = (await ann.post("/api/me/passes"))["code"]
            async with home.guest() as phone:
                assert (await phone.post("/api/passes/owner", code=code))["name"] == "Ann"
                await phone.post("/api/passes/use", code=code)
                assert await phone.get("/api/me") == await ann.get("/api/me")
                assert [one["id"] for one in (await phone.get("/api/tables/mine"))["tables"]] == [card["id"]]
                socket = await phone.open(card["id"])
                await socket.until(lambda: socket.my_turn)
                assert (await socket.play())["type"] == "ack"
            for path in ("/api/passes/use", "/api/passes/owner"):
                assert await eve.refused(path, code=code) == (410, "spent")
            assert (await eve.get("/api/me"))["name"] == "Eve"
            assert len((await ann.get("/api/me/devices"))["devices"]) == 2

    run(test())


def test_a_pass_ends_after_ten_minutes_and_with_the_next_one(url: str) -> None:
    async def test() -> None:
        clock = [1000.0]
        async with house(url, now=lambda: clock[0]) as home, home.guest("Ann") as ann, home.guest() as phone:
            first = (await ann.post("/api/me/passes"))["code"]
            second = await ann.post("/api/me/passes")
            assert second["seconds"] == 600
            assert await phone.refused("/api/passes/use", code=first) == (410, "spent")
            clock[0] += 601
            assert await phone.refused("/api/passes/owner", code=second["code"]) == (410, "spent")
            assert await phone.refused("/api/passes/use", code=second["code"]) == (410, "spent")

    run(test())


def test_two_devices_that_use_a_pass_at_once_do_not_both_get_in(url: str) -> None:
    async def test() -> None:
        import asyncio

        async with house(url) as home, home.guest("Ann") as ann:
            code = (await ann.post("/api/me/passes"))["code"]
            phones = [home.guest() for _ in range(6)]
            answers = await asyncio.gather(*(one.http.post("/api/passes/use", json={"code": code}) for one in phones))
            assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410, 410, 410]
            for phone in phones:
                await phone.http.aclose()

    run(test())


def test_devices_are_listed_and_signed_out(url: str) -> None:
    async def test() -> None:
        async with house(url) as home, home.guest("Ann") as ann:
            card = await ann.table("embers", ME, BOT, start=True)
            phone, tablet = await carried(ann, home), await carried(ann, home)
            devices = (await phone.get("/api/me/devices"))["devices"]
            assert [device["here"] for device in devices].count(True) == 1 and len(devices) == 3
            socket = await phone.open(card["id"])
            own = next(device["id"] for device in devices if device["here"])
            await ann.post("/api/me/sign-out", which="device", device=own)
            await socket.until(lambda: socket.closed is not None)
            assert (await phone.get("/api/me"))["name"] is None
            assert await ann.refused("/api/me/sign-out", which="device", device="ffff") == (404, "not_found")
            left = (await tablet.post("/api/me/sign-out", which="others"))["devices"]
            assert [device["here"] for device in left] == [True]
            assert (await ann.get("/api/me"))["name"] is None
            assert (await tablet.post("/api/me/sign-out", which="all"))["devices"] == []
            assert not tablet.http.cookies
            for one in (phone, tablet):
                await one.__aexit__()

    run(test())


def test_a_device_that_was_somebody_else_is_theirs_no_more() -> None:
    async def test() -> None:
        async with house() as home, home.guest("Ann") as ann, home.guest("Bob") as bob:
            before = dict(bob.http.cookies)
            await bob.post("/api/passes/use", code=(await ann.post("/api/me/passes"))["code"])
            assert (await bob.get("/api/me"))["name"] == "Ann"
            async with home.guest() as thief:
                thief.http.cookies.update(before)
                assert (await thief.get("/api/me"))["name"] is None

    run(test())


def test_passes_and_wrong_codes_are_limited() -> None:
    async def test() -> None:
        async with house(limits=True) as home, home.guest("Ann") as ann:
            codes = [await ann.http.post("/api/passes/use", json={"code": "x" * 32}) for _ in range(12)]
            assert [code.status_code for code in codes] == [410] * 10 + [429] * 2
            made = [await ann.http.post("/api/me/passes", json={}) for _ in range(12)]
            assert [one.status_code for one in made] == [201] * 10 + [429] * 2
            sent = [await ann.http.get("/api/me/export") for _ in range(4)]
            assert [one.status_code for one in sent] == [200] * 3 + [429]

    run(test())


def test_no_secret_stands_in_the_database(tmp_path: Path) -> None:
    async def test() -> None:
        database = tmp_path / "tables.sqlite"
        async with house(f"sqlite:///{database}") as home, home.guest("Ann") as ann:
            code = (await ann.post("/api/me/passes"))["code"]
            phone = await carried(ann, home)
            secrets = [code, *ann.http.cookies.values(), *phone.http.cookies.values()]
            await phone.__aexit__()
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert not [secret for secret in secrets if secret.encode() in stored]

    run(test())


# ---- leaving for good ----------------------------------------------------------------------------------------------


def test_everything_is_exported(url: str) -> None:
    async def test() -> None:
        async with house(url) as home, home.guest("Ann") as ann, home.guest("Bob") as bob:
            card = await friends_play(ann, bob, **RATED)
            running = await ann.table("embers", ME, BOT, start=True)
            socket = await ann.open(card["id"])
            await socket.ask("chat", text="well played")
            response = await ann.http.get("/api/me/export")
            assert "attachment" in response.headers["content-disposition"]
            export = json.loads(response.text)
            assert (export["name"], export["continues"]) == ("Ann", None)
            assert len(export["devices"]) == len(export["ratings"]) == len(export["results"]) == 1
            tables = {table["table"]: table for table in export["tables"]}
            assert set(tables) == {card["id"], running["id"]}
            assert tables[card["id"]]["record"] == (await ann.http.get(f"/api/tables/{card['id']}/record")).text
            assert [line["text"] for line in tables[card["id"]]["chat"]] == ["well played"]
            assert tables[running["id"]]["record"] == (await ann.http.get(f"/api/tables/{running['id']}/record")).text
            rest = json.loads((await ann.http.get("/api/me/export", params={"after": min(tables)})).text)
            assert [table["table"] for table in rest["tables"]] == [max(tables)]
            assert "well played" not in (await bob.http.get("/api/me/export")).text

    run(test())


def test_who_leaves_for_good_leaves_nothing_in_the_file(tmp_path: Path) -> None:
    async def test() -> None:
        database = tmp_path / "tables.sqlite"
        async with house(f"sqlite:///{database}") as home, home.guest("Annabel Q") as ann, home.guest("Bob") as bob:
            over = await friends_play(ann, bob, **RATED)
            socket, bobs = await ann.open(over["id"]), await bob.open(over["id"])
            await socket.ask("chat", text="xyzzy")
            going = await ann.table("embers", ME, OPEN, forced=False)
            await bob.post(f"/api/tables/{going['id']}/join", key=going["invite"])
            await ann.post(f"/api/tables/{going['id']}/start")
            open_ = await ann.table("embers", ME, OPEN)
            guest = sqlite3.connect(database).execute("SELECT id FROM guests WHERE name = 'Annabel Q'").fetchone()[0]
            cookie = dict(ann.http.cookies)
            assert await ann.refused("/api/me/delete", name="Anna") == (400, "malformed")
            before = len(bobs.messages)
            await ann.post("/api/me/delete", name="Annabel Q")
            await socket.until(lambda: socket.closed is not None)
            await bobs.until(lambda: any(m["type"] == "welcome" for m in bobs.messages[before:]))
            assert bobs.card["places"][0]["name"] == NOBODY["en"]
            assert not [line for line in bobs.chat if line["text"]]
            ann.http.cookies.update(cookie)
            assert (await ann.get("/api/me"))["name"] is None
            await _bob_goes_on(bob, going["id"], open_["id"])
            (game,) = (await bob.get("/api/me/games", status="over"))["games"]
            assert game["table"] == over["id"] and game["change"] is not None
            stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            for trace in ("Annabel", "xyzzy", guest, guest[:16] + ":", cookie["orrery"]):
                assert trace.encode() not in stored, trace

    run(test())


async def _bob_goes_on(bob: Guest, going: str, open_: str) -> None:
    """A bot plays on for somebody who left; a table of theirs that had not begun is closed."""
    socket = await bob.open(going)
    assert (socket.card["status"], socket.card["places"][0]["away"]) == ("running", True)
    await socket.until(lambda: socket.my_turn)
    assert (await socket.play())["type"] == "ack"
    assert (await bob.refused(f"/api/tables/{open_}", "GET"))[0] == 404


def test_comments_and_opened_records_are_exported_and_deleted(url: str) -> None:
    async def test() -> None:
        async with house(url) as home, home.guest("Annabel") as ann, home.guest("Bob") as bob:
            over = (await friends_play(ann, bob))["id"]
            await ann.post(f"/api/studies/{over}/comments", line=0, move=1, text="xyzzy")
            await bob.post(f"/api/studies/{over}/comments", line=0, move=1, text="really?")
            opened = (await ann.post("/api/studies", record=(await ann.http.get(f"/api/tables/{over}/record")).text))[
                "id"
            ]
            export = json.loads((await ann.http.get("/api/me/export")).text)
            assert export["tables"][0]["comments"] == [{"move": 1, "text": "xyzzy"}]
            assert [study["study"] for study in export["studies"]] == [opened]
            await ann.post("/api/me/delete", name="Annabel")
            study = await bob.get(f"/api/studies/{over}")
            assert [(one["author"], one["text"]) for one in study["comments"]] == [("Bob", "really?")]
            assert [place["name"] for place in study["card"]["places"]] == [NOBODY["en"], "Bob"]
            assert "Annabel" not in (await bob.http.get(f"/api/studies/{over}/record")).text
            assert await home.hub.store.look(kept_study(opened)) is None

    run(test())


def test_who_leaves_for_good_leaves_the_other_processes_too(postgres: Any) -> None:
    url = postgres.database()

    async def test() -> None:
        async with house(url) as home, house(url) as other, home.guest("Annabel") as ann, other.guest("Bob") as bob:
            card = await ann.table("callisto", ME, OPEN, chat="everybody")
            await bob.post(f"/api/tables/{card['id']}/join", key=card["invite"])
            await ann.post(f"/api/tables/{card['id']}/start")
            mine, bobs = await ann.open(card["id"]), await bob.open(card["id"])
            await mine.ask("chat", text="hello")
            await bobs.until(lambda: bobs.chat)
            await ann.post("/api/me/delete", name="Annabel")
            await bobs.until(lambda: bobs.card["places"][0]["name"] == NOBODY["en"])
            await bobs.until(lambda: bobs.my_turn)
            assert (await bobs.play())["type"] == "ack"
            row = await other.hub.store.table(card["id"])
            assert row is not None and "Annabel" not in str(row)

    run(test())


def test_deleting_twice_is_for_strangers() -> None:
    async def test() -> None:
        with fast_folder() as folder:
            async with house(f"sqlite:///{folder}/tables.sqlite") as home, home.guest("Ann") as ann:
                await ann.post("/api/me/delete", name="Ann")
                assert not ann.http.cookies
                assert (await ann.refused("/api/me/delete", name="Ann"))[1] == "not_yours"
                assert (await ann.post("/api/me", name="Ann"))["name"] == "Ann", "and may come again as somebody new"

    run(test())
