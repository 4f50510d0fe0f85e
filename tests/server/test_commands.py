"""The socket's commands: once and only once, never stale, undone by consent, and every question answered."""

from __future__ import annotations

import asyncio
from typing import Any

from guests import ME, OPEN, house, run
from test_play import two_at

from orrery.record import read

BOT = {"kind": "bot", "level": 1}


def test_a_repeated_command_is_applied_once() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, id = await two_at(site, ann, bob, "callisto")
            n, move = one.update["n"], one.update["moves"][0]
            first = await one.ask("play", id="same", n=n, seat=0, move=move)
            second = await one.ask("play", id="same", n=n, seat=0, move=move)
            assert first == second
            again = await ann.open(id)
            assert await again.ask("play", id="same", n=n, seat=0, move=move) == first
            assert again.update["move"] == 1
            other = await two.ask("play", id="same", n=two.update["n"], seat=1, move=two.update["moves"][0])
            assert other["type"] == "ack"
            assert other["n"] > first["n"], "another guest's ids are their own"

    run(test())


def test_a_stale_command_is_refused_with_a_fresh_view() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "callisto")
            n, move = one.update["n"], one.update["moves"][0]
            await one.play()
            await two.until(lambda: two.my_turn)
            await two.play()
            await one.until(lambda: one.update["move"] == 2)
            seen = len(one.messages)
            answer = await one.ask("play", n=n, seat=0, move=move)
            assert answer["code"] == "stale"
            fresh = [m for m in one.messages[seen:] if m["type"] == "update"]
            assert fresh[0]["n"] == one.update["n"]
            assert fresh[0]["log"] == one.update["log"]

    run(test())


def test_what_is_not_ones_own_is_refused() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest("Eve") as eve:
            one, two, id = await two_at(site, ann, bob, "callisto", public=True)
            watching = await eve.open(id)
            n, moves = one.update["n"], one.update["moves"]
            for socket in (two, watching):
                for do in ("play", "undo", "resign", "hint", "why_not", "preview", "ask", "answer"):
                    more: dict[str, Any] = {
                        "play": {"move": moves[0]},
                        "preview": {"move": moves[0]},
                        "ask": {"move": 0},
                        "why_not": {"touch": "x"},
                        "answer": {"yes": True},
                    }.get(do, {})
                    answer = await socket.ask(do, n=n, seat=0, **more)
                    assert (answer["type"], answer["code"]) == ("refused", "not_yours"), do
            assert (await two.ask("play", n=n, seat=1, move=moves[0]))["code"] == "not_your_turn"
            assert (await one.ask("play", n=n, seat=0, move=10**6))["code"] == "malformed"
            assert (await one.ask("play", n=n, seat=0, move=1, notation="1 a1"))["code"] == "malformed"
            assert (await two.ask("at", move=0, seat=0))["code"] == "not_yours"
            await watching.say(do="look", seat=0)
            await watching.until(lambda: watching.of("error"))
            assert watching.the("error")["code"] == "not_yours"

    run(test())


def test_an_illegal_move_is_refused_with_its_rule_in_ones_language() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            socket = await ann.open(card["id"], language="es")
            answer = await socket.ask("play", n=socket.update["n"], seat=0, notation="2 h2,h3")
            assert answer["code"] == "illegal"
            assert answer["rule"]
            english = await ann.open(card["id"])
            told = await english.ask("why_not", n=english.update["n"], seat=0, notation="2 h2,h3")
            assert told["reasons"][0]["rule"] == answer["rule"]
            assert told["reasons"][0]["text"] not in answer["text"]
            assert (await english.ask("why_not", n=english.update["n"], seat=0, notation="dance"))["reasons"][0][
                "rule"
            ] == "notation"
            place = (await ann.moves(card))[english.update["moves"][0]]["touches"][0]
            touched = await english.ask("why_not", n=english.update["n"], seat=0, touch=place)
            assert touched["reasons"]
            assert touched["more"] > 0
            assert all(place in reason["touches"] for reason in touched["reasons"])

    run(test())


def test_undo_takes_back_ones_own_decision_and_no_more() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "callisto")
            before = one.update
            assert before["undo"]["mine"] == 0
            await one.play()
            await one.until(lambda: one.update["move"] == 1)
            assert one.update["undo"]["mine"] == 1
            assert (await two.ask("undo", n=one.update["n"], seat=1))["code"] == "cannot_undo"
            assert (await one.ask("undo", n=one.update["n"], seat=0))["type"] == "ack"
            await one.until(lambda: one.update["move"] == 0)
            await two.until(lambda: two.update["move"] == 0)
            assert one.update["scene"] == before["scene"]
            assert one.update["n"] > before["n"]
            assert one.log == two.log == []
            await one.play()
            await two.until(lambda: two.my_turn)
            await two.play()
            await one.until(lambda: one.my_turn and one.update["move"] == 2)
            assert (await one.ask("undo", n=one.update["n"], seat=0))["code"] == "cannot_undo"

    run(test())


def test_nothing_revealed_is_taken_back() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "embers", forced=False)
            await one.play()
            await two.until(lambda: two.update["move"] == 5)
            assert (await one.ask("undo", n=one.update["n"], seat=0))["type"] == "ack"
            await one.until(lambda: one.update["move"] == 4 and one.my_turn)
            await one.play()
            await two.until(lambda: two.update["move"] == 5 and two.my_turn)
            await two.play()
            await one.until(lambda: one.update["move"] == 6)
            for socket, seat in ((one, 0), (two, 1)):
                assert socket.update["undo"]["mine"] == 0
                assert (await socket.ask("undo", n=one.update["n"], seat=seat))["code"] == "cannot_undo"

    run(test())


def test_further_back_only_when_all_others_agree() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "callisto")
            await one.play()
            await two.until(lambda: two.my_turn)
            await two.play()
            await one.until(lambda: one.update["move"] == 2)
            await one.ask("ask", n=one.update["n"], seat=0, move=0)
            await two.until(lambda: two.update["asked"])
            assert two.update["asked"] == {"by": 0, "move": 0, "yes": [0], "waiting": [1]}
            await two.ask("answer", n=two.update["n"], seat=1, yes=False)
            await one.until(lambda: one.update["asked"] is None)
            assert one.update["move"] == 2
            await one.ask("ask", n=one.update["n"], seat=0, move=0)
            await two.until(lambda: two.update["asked"])
            await two.ask("answer", n=two.update["n"], seat=1, yes=True)
            await one.until(lambda: one.update["move"] == 0 and one.my_turn)
            assert one.log == two.log == []
            assert [line["notice"] for line in one.chat][-4:] == ["asked", "declined", "asked", "rewound"]

    run(test())


def test_bots_agree_to_go_back_at_once() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            socket = await ann.open(card["id"])
            await socket.play()
            await socket.until(lambda: socket.my_turn and socket.update["move"] == 2)
            await socket.ask("ask", n=socket.update["n"], seat=0, move=0)
            await socket.until(lambda: socket.my_turn and socket.update["move"] == 0)

    run(test())


def test_a_table_without_undo_and_hints_has_none() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True, undo=False)
            socket = await ann.open(card["id"])
            n = socket.update["n"]
            assert (await socket.ask("hint", n=n, seat=0))["code"] == "not_allowed"
            assert (await socket.ask("ask", n=n, seat=0, move=0))["code"] == "not_allowed"
            assert (await socket.ask("undo", n=n, seat=0))["code"] == "cannot_undo"

    run(test())


def test_a_coach_remarks_on_a_move_that_was_played() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            card = await ann.table("callisto", ME, BOT, start=True, hints=True, public=True)
            socket, watching = await ann.open(card["id"]), await eve.open(card["id"])
            first, *_, last = socket.update["moves"]
            await socket.play(move=first)
            same = await socket.ask("remark", seat=0, move=0, advised=first)
            assert (same["type"], same["text"]) == ("remark", "Good: that was my move too.")
            other = await socket.ask("remark", seat=0, move=0, advised=last)
            assert (await ann.moves(card))[last]["sentence"] in other["text"]
            for wrong in ({"move": 1}, {"move": 99}, {"move": 0, "advised": 10**6}):
                assert (await socket.ask("remark", **{"seat": 0, "advised": last} | wrong))["code"] == "malformed"
            assert (await watching.ask("remark", seat=0, move=0, advised=last))["code"] == "not_yours"

    run(test())


def test_hints_and_previews() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True, hints=True)
            socket = await ann.open(card["id"])
            n = socket.update["n"]
            hint = await socket.ask("hint", n=n, seat=0)
            assert hint["move"] in socket.update["moves"]
            preview = await socket.ask("preview", n=n, seat=0, move=hint["move"])
            assert preview["scene"] != socket.update["scene"]
            await socket.play(move=hint["move"])
            position = await socket.ask("at", move=1)
            assert position["scene"] == preview["scene"]
            catalogue = await ann.moves(card)
            assert set(position["moved"]) == set(catalogue[hint["move"]]["touches"])
            illegal = next(index for index in range(len(catalogue)) if index not in socket.update["moves"])
            assert (await socket.ask("preview", n=socket.update["n"], seat=0, move=illegal))["type"] == "refused"

    run(test())


def test_a_preview_never_tells_what_a_move_reveals() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "embers")
            while len(one.update["moves"]) < 2:  # two equal cards: her move would be forced and played by itself
                one, two, _ = await two_at(site, ann, bob, "embers")
            n = one.update["n"]
            assert (await one.ask("preview", n=n, seat=0, move=one.update["moves"][0]))["scene"] is not None
            await two.play()
            await one.until(lambda: one.update["n"] > n)
            assert (await one.ask("preview", n=one.update["n"], seat=0, move=one.update["moves"][0]))["scene"] is None

    run(test())


def test_resigning_ends_a_game_of_two_and_a_bot_plays_on_for_three() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, id = await two_at(site, ann, bob, "callisto")
            await two.ask("resign", n=two.update["n"], seat=1)
            await one.until(lambda: one.over)
            assert one.update["outcome"]["winners"] == [0]
            assert one.update["outcome"]["resigned"] == [1]
            assert one.update["moves"] == []
            assert (await one.ask("play", n=one.update["n"], seat=0, move=0))["code"] == "status"
            record = (await ann.http.get(f"/api/tables/{id}/record")).text
            assert "result: unfinished" in record
            assert read(record).sealed
            card = await ann.table("embers", ME, BOT, BOT, start=True)
            socket = await ann.open(card["id"])
            await socket.ask("resign", n=socket.update["n"], seat=0)
            await socket.until(lambda: socket.over)
            assert socket.update["outcome"]["ranks"][0] == 3

    run(test())


def test_chat_reaches_everybody_and_comes_back_after_a_reload() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest("Eve") as eve:
            one, two, id = await two_at(site, ann, bob, "callisto", public=True, chat="everybody")
            n = one.update["n"]
            watching = await eve.open(id)
            assert (await one.ask("chat", text="<b>Hello</b> & good luck!"))["type"] == "ack"
            assert (await watching.ask("chat", text="I watch"))["type"] == "ack"
            await two.until(lambda: two.chat and two.chat[-1]["text"] == "I watch")
            assert [(line["seat"], line["name"], line["text"]) for line in two.chat[-2:]] == [
                (0, "Ann", "<b>Hello</b> & good luck!"),
                (None, "Eve", "I watch"),
            ]
            assert (await one.ask("chat", text="\u0007"))["code"] == "malformed"
            assert (await one.ask("play", n=n, seat=0, move=one.update["moves"][0]))["type"] == "ack", (
                "chat makes nothing stale"
            )
            again = await bob.open(id)
            assert [line["text"] for line in again.chat if not line["notice"]] == [
                line["text"] for line in two.chat if not line["notice"]
            ]

    run(test())


def test_replay_shows_every_position_as_it_was_seen() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, {"kind": "here", "name": "Cleo"}, start=True)
            socket = await ann.open(card["id"])
            seen = {0: (socket.update["seat"], socket.update["scene"])}
            for _ in range(6):
                await socket.say(do="look", seat=socket.update["yours"][0])
                await socket.until(lambda: socket.my_turn)
                count = socket.update["move"]
                await socket.play()
                await socket.until(lambda: socket.update["move"] > count)  # noqa: B023
                seen[socket.update["move"]] = socket.update["seat"], socket.update["scene"]
            for move in (*seen, *reversed(seen)):
                seat, scene = seen[move]
                assert (await socket.ask("at", move=move, seat=seat))["scene"] == scene
            assert (await socket.ask("at", move=1000))["code"] == "malformed"

    run(test())


def test_a_language_is_changed_on_the_way() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            socket = await ann.open(card["id"])
            english = socket.update["prompt"]
            await socket.say(do="look", language="fr")
            await socket.until(lambda: socket.update["prompt"] != english)
            assert "~fr~" in socket.card["board"]
            await socket.say(do="sync")
            await socket.until(lambda: socket.messages[-1]["type"] == "update")
            await socket.say(do="ping")
            await socket.until(lambda: socket.of("pong"))

    run(test())


def test_views_and_events_for_those_who_want_them() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            socket = await ann.open(card["id"], want=["view", "events"])
            assert "scene" not in socket.update
            assert "log" not in socket.update
            await socket.play()
            await socket.until(lambda: socket.update["move"] == 1)
            assert socket.update["view"]["placed"]
            assert [event["kind"] for event in socket.update["events"]] == ["pillar-placed"]

    run(test())


def test_presence_is_shown() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest("Eve") as eve:
            one, two, id = await two_at(site, ann, bob, "callisto", public=True)
            await one.until(lambda: one.card["places"][1]["present"])
            await eve.open(id)
            await one.until(lambda: one.card["watching"] == 1)
            await two.close()
            await one.until(lambda: not one.card["places"][1]["present"])

    run(test())


def test_an_analysis_follows_the_game() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest() as eve:
            card = await ann.table("embers", BOT, BOT, start=True)
            socket = await ann.open(card["id"])
            path = f"/api/tables/{card['id']}/analysis"
            await socket.until(lambda: socket.over)
            assert (await ann.get(path))["status"] == "none"
            assert await eve.refused(path) == (404, "not_found")
            found = await ann.post(path)
            while found["status"] == "running":
                await asyncio.sleep(0.05)
                found = await ann.get(path)
            assert found["status"] == "ready"
            moves = [point["move"] for point in found["points"]]
            assert moves == sorted(set(moves))
            assert moves[-1] == socket.update["move"]
            winners = socket.update["outcome"]["winners"]
            assert found["points"][-1]["chances"] == [1 / len(winners) if seat in winners else 0.0 for seat in (0, 1)]

    run(test())


def test_open_seats_and_private_tables_keep_to_themselves() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            card = await ann.table("embers", ME, OPEN, name="Ann Two")
            path = f"/api/tables/{card['id']}"
            for method, route, body in (
                ("GET", "", {}),
                ("GET", "/record", {}),
                ("GET", "/analysis", {}),
                ("POST", "/start", {}),
                ("POST", "/leave", {}),
                ("POST", "/return", {}),
                ("POST", "/rematch", {}),
                ("POST", "/place", {"seat": 1, "place": BOT}),
                ("PUT", "/webhook", {"url": None}),
                ("POST", "/join", {"key": "guess"}),
            ):
                assert await eve.refused(path + route, method, **body) == (404, "not_found"), route
            assert (await eve.open(card["id"], key="guess")).closed == 4404
            assert (await eve.get("/api/tables/mine"))["tables"] == []

    run(test())
