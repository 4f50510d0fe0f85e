"""A game is rated exactly once, however the server dies; and games that ended before results were kept are filled in."""

from __future__ import annotations

import asyncio
import os
import random
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from guests import ME, Guest, Process, Socket, run
from kept import opened

from orrery.server.live.summaries import public_card
from orrery.server.model.ledger import Ledger
from orrery.server.model.settings import Holder, Settings
from orrery.server.model.steps import Step
from orrery.server.store import base, postgres as postgres_store, sqlite as sqlite_store
from orrery.server.store.base import Store
from orrery.server.store.devices import guest_by
from orrery.server.store.everything import traces
from orrery.server.store.history import Wanted, history, ratings_of
from orrery.server.store.results import rate_anew

KILLS = int(os.environ.get("ORRERY_KILLS", "15" if os.environ.get("CI") else "4"))
BOT = {"kind": "bot", "level": 1}


async def give_up_games(server: Process, cookies: dict[str, str], ended: list[str]) -> None:
    """Begin rated games and give each up after some decisions, until the server is gone."""
    try:
        async with Guest(server.base) as ann:
            ann.http.cookies.update(cookies)
            closed = False
            while not closed:
                card = await ann.table("embers", ME, BOT, start=True, rated=True)
                closed = await give_up(await ann.open(card["id"]))
                ended.append(card["id"])
    except (OSError, websockets.WebSocketException, httpx.HTTPError):
        return  # the server was killed


async def give_up(socket: Socket) -> bool:
    """Decide twice, then resign; returns whether the server is gone."""
    for do in ("play", "play", "resign"):
        await socket.until(lambda: socket.my_turn or socket.over or socket.closed is not None)
        if socket.over or socket.closed is not None or socket.position is None:
            break
        await (socket.play() if do == "play" else socket.ask("resign", n=socket.update["n"], seat=0))
    return socket.closed is not None


async def check(store: Store, guest: str) -> int:
    """What is over has a result, and the rating has counted each of them once; returns how many there are."""

    def over() -> Any:
        rows = yield ("SELECT id FROM tables WHERE status = 'over'",)
        finished = yield ("SELECT id FROM finished",)
        return {id for (id,) in rows}, {id for (id,) in finished}

    ended, kept = await store.look(over())
    assert ended == kept
    rated = [played for played in await store.look(history(guest, Wanted(rated=True), 10_000)) if played.after]
    ratings = await store.look(ratings_of(guest))
    if not rated:  # a slow server may be killed before any game had gone on long enough to be rated
        assert "embers" not in ratings
        return 0
    before, games = ratings["embers"]
    assert games == len(rated)
    assert await store.do(rate_anew()) == len(rated)
    assert (await store.look(ratings_of(guest)))["embers"][0].mu == pytest.approx(before.mu)
    return len(rated)


def test_kill_9_rates_no_game_twice_and_none_never(url: str) -> None:
    async def test() -> None:
        server, dice, counts = Process(url), random.Random(5), [0]
        async with server.guest("Ann") as ann:
            await ann.post("/api/me", name="Ann")
            cookies = dict(ann.http.cookies)
        for _ in range(KILLS):
            ended: list[str] = []
            games = asyncio.gather(*(give_up_games(server, cookies, ended) for _ in range(3)))
            while len(ended) < 4:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.3 * dice.random())
            await asyncio.to_thread(server.kill)
            await games
            async with opened(url) as store:
                ((guest, _, _),) = await store.guests()
                counts.append(await check(store, guest))
            server = Process(url)
        server.kill()
        assert counts == sorted(counts) and counts[-1] > 3

    run(test())


ANN = "a" * 64


def old_table(id: str, winner: str) -> tuple[Settings, list[Step], dict[str, Any]]:
    """A table as it was kept before there were results: Ann against a bot, given up by one of them."""
    holders = (Holder("human", "Ann", ANN), Holder("human", "Bob", "b" * 64))
    ledger = Ledger(id, Settings("embers", 1, ANN, holders, {}, created=5.0))
    steps = [Step(1, 60.0, "start", None, None, ledger.deal())]
    ledger.take(steps[0])
    steps.append(Step(2, 180.0, "resign", 1 if winner == "Ann" else 0, None, {}))
    ledger.take(steps[1])
    steps.append(Step(3, 500.0, "chat", 0, None, {"guest": "c" * 64, "name": "Cy", "text": "hm"}))
    ledger.take(steps[2])
    card = public_card(ledger)
    del card["rated"]
    return ledger.settings, steps, card


def old_rows() -> Any:
    """Two guests and two finished tables, written as the first schema had them."""
    for guest in (ANN, "b" * 64):
        yield "INSERT INTO guests VALUES ($1, $2, $3)", guest, "Somebody", 1.0
    for id, winner in (("t1", "Ann"), ("t2", "Bob")):
        settings, steps, card = old_table(id, winner)
        text = msgspec.json.encode(settings).decode()
        yield (
            "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            *(id, "embers", 1, text, False, "over", 500.0, None, msgspec.json.encode(card).decode()),
        )
        for step in steps:
            data = msgspec.json.encode(step.data).decode()
            values = (id, step.n, step.at, step.kind, step.seat, step.command, data)
            yield "INSERT INTO steps VALUES ($1, $2, $3, $4, $5, $6, $7)", *values
        yield "INSERT INTO sitting VALUES ($1, $2)", ANN, id


def test_games_that_ended_before_are_filled_in(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        with monkeypatch.context() as older:
            for store_kind in (sqlite_store, postgres_store):
                older.setattr(store_kind, "migrations", lambda dialect: base.migrations(dialect)[:1])
            async with opened(url) as store:
                await store.do(old_rows())
        async with opened(url) as store:
            games = await store.look(history(ANN, Wanted(), 10))
            assert [played.result.table for played in games] == ["t2", "t1"]
            assert [[place.place for place in played.result.places] for played in games] == [[2, 1], [1, 2]]
            assert [place.fate for place in games[1].result.places] == ["stayed", "resigned"]
            assert (games[0].result.began, games[0].result.ended, games[0].result.why) == (60.0, 180.0, "casual")
            assert all(played.kept for played in games)
            assert await store.look(guest_by(ANN)) is not None, "their first token is their first device"
            assert await store.look(traces("c" * 64)) == ["t1", "t2"], "who only wrote has left a trace too"
            assert await store.look(traces("b" * 64)) == ["t1", "t2"]

    run(test())
