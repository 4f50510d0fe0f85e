"""A table for people who play with the real box: draws are entered, taken back, kept and recorded; editions are their own."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from cluster import Cluster
from guests import ME, Guest, Process, Socket, fast_folder, house, run

from orrery import replay
from orrery.kernel import CHANCE
from orrery.server.live.draws import due_for
from orrery.server.model.ledger import Ledger
from orrery.server.model.settings import Holder, Settings
from orrery.server.model.steps import Step

BO = {"kind": "here", "name": "Bo"}
REAL: dict[str, Any] = {"draws": "entered", "start": True, "forced": False}


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits for a server."""

    @functools.wraps(test)
    def whole(**given: Any) -> None:
        run(test(**given))

    return whole


async def draw(socket: Socket, *moves: int, **more: Any) -> dict[str, Any]:
    fields = {"n": socket.update["n"], "seat": socket.update["seat"], **more}
    return await socket.ask("draw", moves=list(moves), **fields)


async def next_position(socket: Socket, answer: dict[str, Any]) -> None:
    assert answer["type"] == "ack", answer
    await socket.until(lambda: socket.position and socket.position["n"] >= answer["n"])


async def draw_something(socket: Socket, rng: random.Random) -> dict[str, Any]:
    """Enter what the box could give: the picker cannot know what others hold in secret, so some of it is refused."""
    lots = list(socket.update["draw"]["lots"])
    rng.shuffle(lots)
    for lot in lots:
        answer = await draw(socket, lot["move"])
        if answer.get("code") != "illegal":
            return answer
    raise AssertionError("nothing that is offered can be drawn")


async def go_on(socket: Socket, rng: random.Random) -> None:
    """Make the next draw or decision, looking through the eyes that it is for."""
    update = socket.update
    assert update is not None
    if update["yours"] and update["seat"] not in update["yours"]:
        await socket.say(do="look", seat=update["yours"][0])
        await socket.until(lambda: socket.position and socket.position["seat"] == update["yours"][0])
    elif update.get("draw"):
        await next_position(socket, await draw_something(socket, rng))
    elif update["moves"]:
        await next_position(socket, await socket.play(move=rng.choice(update["moves"])))
    else:
        n = update["n"]
        await socket.until(lambda: socket.position and (socket.position["n"] > n or socket.over))


@pytest.mark.parametrize("game", ["callisto", "cassiopeia", "cryo", "three-days"])
@awaited
async def test_a_whole_game_is_entered(game: str) -> None:
    """Every draw is asked for with what can be left, and the record says that people entered them."""
    rng = random.Random(1)
    async with house() as here, here.guest("Ada") as ada:
        card = await ada.table(game, ME, BO, **REAL)
        assert card["draws"] == "entered"
        socket = await ada.open(card["id"])
        while not socket.over:
            await go_on(socket, rng)
        text = (await ada.http.get(f"/api/tables/{card['id']}/record")).text
    table = replay(text)
    assert table.entered and "draws: entered" in text
    assert table.over and any(entry.seat == CHANCE for entry in table.entries) == (game != "callisto")


def test_draws_are_kept_by_postgres(postgres: Cluster) -> None:
    """Entered, taken back and read again by a server that starts anew."""
    url = postgres.database()

    async def test() -> None:
        async with house(url) as here, here.guest("Ada") as ada:
            card = await ada.table("cassiopeia", ME, BO, **REAL)
            socket = await ada.open(card["id"])
            await next_position(socket, await draw(socket, chance="run"))
            await next_position(socket, await socket.ask("undo", n=socket.update["n"], seat=0))
            await next_position(socket, await draw(socket, socket.update["draw"]["lots"][2]["move"]))
            before, cookies = socket.update, ada.http.cookies
        async with house(url) as here, here.guest() as again:
            again.http.cookies = cookies
            after = (await again.open(card["id"])).update
        assert before is not None and after is not None
        assert after["draw"] == before["draw"] and after["move"] == 1

    run(test())


@awaited
async def test_the_solo_game_is_entered() -> None:
    rng = random.Random(2)
    async with house() as here, here.guest("Ada") as ada:
        card = await ada.table("cryo", ME, **REAL)
        socket = await ada.open(card["id"])
        while not socket.over:
            await go_on(socket, rng)


@awaited
async def test_what_is_drawn_in_secret_is_entered_by_who_draws_it() -> None:
    """Cryo's hands: only the one who draws is told what can be left, and may enter it; others see no card's name."""
    rng = random.Random(3)
    async with house() as here, here.guest("Ada") as ada:
        card = await ada.table("cryo", ME, BO, **REAL)
        mine, spectator = await ada.open(card["id"], seat=0), await ada.open(card["id"], seat=1)
        while mine.position is None or mine.position["draw"]["seat"] is None:
            await go_on(mine, rng)
        await spectator.until(lambda: spectator.position and spectator.position["n"] == mine.update["n"])
        assert mine.update["draw"]["seat"] == 0 and mine.update["yours"] == [0] and mine.update["draw"]["lots"]
        assert spectator.update and not spectator.update["draw"].get("lots")
        refused = await draw(spectator, 0)
        assert refused["code"] == "not_your_turn"
        lot = mine.update["draw"]["lots"][0]
        await next_position(mine, await draw(mine, lot["move"]))
        await spectator.until(lambda: spectator.position and spectator.position["n"] == mine.update["n"])
        assert lot["label"] in mine.log[-1]["text"] and lot["label"] not in spectator.log[-1]["text"]
        assert mine.update["steps"][-1]["label"] != spectator.update["steps"][-1]["label"]
        assert lot["label"] not in spectator.update["steps"][-1]["label"]


def test_counts_tell_nothing_of_other_hands() -> None:
    """What can be left for a seat is the same, whatever lies in the other's hand."""
    told = []
    for card in ("imaging", "automation"):
        ledger = Ledger("real", Settings("cryo", 2, "ada", (Holder("human", "Ada", "ada"),) * 2, draws="entered"))
        ledger.take(Step(1, 0.0, "start", None, None, ledger.deal()))
        table = ledger.playing
        while table.legal()[0].kind != "draw":
            table.play(table.legal()[0])
        for _ in range(5):
            table.play(f"draw {card}")
        due = due_for(ledger, 1)
        assert due is not None and due.seat == 1
        told.append([(left.notation, left.left) for left in due.lots])
    assert told[0] == told[1] and dict(told[0])["draw imaging"] == 5


@pytest.mark.parametrize(("language", "sentence"), [("en", "lie elsewhere already"), ("fr", "déjà ailleurs")])
@awaited
async def test_what_lies_elsewhere_is_refused_with_its_name(language: str, sentence: str) -> None:
    """The picker may offer a card that is all in another's hand: it says so, nothing is entered, and the picker stays."""
    async with house() as here, here.guest("Ada") as ada:
        card = await ada.table("cryo", ME, BO, **REAL)
        socket = await ada.open(card["id"], seat=0, language=language)
        while socket.position is None or socket.position["draw"]["seat"] is None:
            await go_on(socket, random.Random(3))
        lot = socket.update["draw"]["lots"][0]
        for _ in range(5):
            await next_position(socket, await draw(socket, lot["move"]))
        await socket.say(do="look", seat=1)
        await socket.until(lambda: socket.position and socket.position["seat"] == 1)
        before = socket.update
        assert lot["move"] in [one["move"] for one in before["draw"]["lots"]]
        other = next(one["move"] for one in before["draw"]["lots"] if one["move"] != lot["move"])
        refused = await draw(socket, other, lot["move"])
        assert refused["code"] == "illegal" and sentence in refused["text"] and lot["label"] in refused["text"]
        assert socket.update == before
        assert (await draw(socket, 0))["text"] == "Nothing like this can turn up now."


@awaited
async def test_a_wrong_entry_is_taken_back() -> None:
    """Draws and decisions go back one at a time, whoever made them; a run that chance made goes back at once."""
    async with house() as here, here.guest("Ada") as ada:
        card = await ada.table("cassiopeia", ME, BO, **REAL)
        socket = await ada.open(card["id"])
        assert socket.update["undo"]["mine"] == 0
        first, second = (lot["move"] for lot in socket.update["draw"]["lots"][:2])
        await next_position(socket, await draw(socket, first, second))
        assert socket.update["move"] == 2 and "number 1" in socket.update["steps"][-1]["label"]
        await next_position(socket, await draw(socket, chance="one"))
        undone = await socket.ask("undo", n=socket.update["n"], seat=0)
        await next_position(socket, undone)
        assert socket.update["move"] == 2
        refused = await draw(socket, first)
        assert (refused["type"], refused["code"]) == ("refused", "illegal")
        await next_position(socket, await draw(socket, chance="run"))
        assert socket.update["draw"] is None and socket.update["yours"] and socket.update["move"] > 20
        first_player = socket.update["yours"][0]
        await socket.say(do="look", seat=first_player)
        await socket.until(lambda: socket.position and socket.position["seat"] == first_player)
        moved = await socket.play(move=socket.update["moves"][0])
        await next_position(socket, moved)
        for moves in (socket.update["move"] - 1, 2, 0):
            await next_position(socket, await socket.ask("undo", n=socket.update["n"], seat=socket.update["seat"]))
            assert socket.update["move"] == moves


@awaited
async def test_a_bot_plays_an_absent_seat() -> None:
    """From the start or later, of a level that is chosen; what it draws, people enter, and undo goes past its answers."""
    rng = random.Random(4)
    async with house() as here, here.guest("Ada") as ada:
        card = await ada.table("cryo", ME, BO, {"kind": "bot", "level": 1}, **REAL)
        socket = await ada.open(card["id"])
        await next_position(socket, await draw(socket, chance="run"))
        left = await ada.post(f"/api/tables/{card['id']}/leave", seat=1, level=3)
        assert left["places"][1]["away"] and left["places"][1]["level"] == 3
        room = here.hub.rooms[card["id"]]
        assert room.ledger.holders[1].bot == 3
        for _ in range(40):
            if not socket.over:
                await go_on(socket, rng)
        movers = {entry.seat for entry in room.ledger.playing.entries}
        assert {0, 1, 2} <= movers
        back = await ada.post(f"/api/tables/{card['id']}/return", seat=1)
        assert not back["places"][1]["away"]


@awaited
async def test_draws_last() -> None:
    """After kill -9 the table stands as it was, undone draws included."""
    with fast_folder() as folder:
        process = Process(f"sqlite:///{folder}/tables.sqlite")
        async with Guest(process.base, "Ada") as ada:
            card = await ada.table("cassiopeia", ME, BO, **REAL)
            socket = await ada.open(card["id"])
            await next_position(socket, await draw(socket, chance="run"))
            await next_position(socket, await socket.ask("undo", n=socket.update["n"], seat=0))
            await next_position(socket, await draw(socket, socket.update["draw"]["lots"][3]["move"]))
            before = socket.update
            cookies = ada.http.cookies
            process.kill()
            process = Process(f"sqlite:///{folder}/tables.sqlite")
            async with Guest(process.base) as again:
                again.http.cookies = cookies
                after = (await again.open(card["id"])).update
        process.kill()
    assert before is not None and after is not None
    for field in ("move", "draw", "yours", "scene", "steps", "undo", "log"):
        assert after[field] == before[field]


@pytest.mark.parametrize(
    "wrong",
    [
        {"places": [ME, {"kind": "open"}], "start": False},
        {"places": [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]},
        {"public": True},
        {"clock": {"kind": "live", "bank": 300}},
    ],
)
@awaited
async def test_a_real_table_is_private_and_here(wrong: dict[str, Any]) -> None:
    async with house() as here, here.guest("Ada") as ada:
        asked = {"game": "cryo", "places": [ME, BO], **REAL, **wrong}
        assert await ada.refused("/api/tables", **asked) == (400, "malformed")


@awaited
async def test_elsewhere_nothing_is_entered() -> None:
    async with house() as here, here.guest("Ada") as ada:
        card = await ada.table("cassiopeia", ME, BO, start=True)
        socket = await ada.open(card["id"])
        assert "draw" not in socket.update
        assert (await draw(socket, 0))["code"] == "status"
