"""Opening a table costs what the table is worth: what was taken back is not played again, and nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest
from guests import ME, Guest, House, house, run
from test_consent import three_at
from test_play import two_at

from orrery.games import games
from orrery.play import Play
from orrery.server.admin import verify
from orrery.server.model import consent
from orrery.server.model.folding import replaying
from orrery.server.model.ledger import Ledger, ledger_of
from orrery.server.model.settings import Holder, LiveClock, NoClock, Settings
from orrery.server.model.steps import Step
from orrery.table import Table

PAIRS = 10_000


# ---- folding ---------------------------------------------------------------------------------------------------------


class History:
    """A game at random, with much that is taken back; seats change hands and clocks run."""

    def __init__(self, game: str, seats: int, clock: Any, seed: int) -> None:
        self.rng = random.Random(seed)
        holders = tuple(Holder("human", f"P{seat}", f"g{seat}") for seat in range(seats))
        self.settings = Settings(game, games()[game].version, "g0", holders, clock=clock, created=1000.0)
        self.ledger = Ledger("t", self.settings)
        self.steps: list[Step] = []
        self.at = 1000.0

    def keep(self, kind: str, seat: int | None, data: dict[str, Any]) -> None:
        self.at += self.rng.choice([0.0, 1.5, 20.0])
        step = Step(len(self.steps) + 1, self.at, kind, seat, f"c{len(self.steps)}", data)
        # what a store gives back has been JSON, where tuples are lists
        self.steps.append(msgspec.convert(msgspec.json.decode(msgspec.json.encode(step)), Step))
        self.ledger.take(step)

    def go_on(self) -> None:
        """Whatever comes next."""
        ledger, rng = self.ledger, self.rng
        seat = rng.choice(ledger.to_move)
        chance = rng.random()
        if chance < 0.35 and ledger.maker is not None and consent.undoable(ledger, ledger.maker):
            self.keep("undo", ledger.maker, {"move": ledger.points[-1]})
        elif chance < 0.45 and ledger.playing.entries:
            move = consent.decision_before(ledger, rng.randrange(len(ledger.playing.entries)))
            self.keep("ask", seat, {"move": move})
            self.keep("rewind", seat, {"move": move})
        elif chance < 0.5:
            self.keep("back" if ledger.holders[seat].away else "away", seat, {})
        else:
            self.keep("play", seat, ledger.decide(seat, rng.choice(ledger.playing.legal(seat))))


def everything(ledger: Ledger) -> dict[str, Any]:
    """All that a ledger knows, but for the means by which it came to know it."""
    remembered = ("table", "fold", "_waited", "_offers", "_deciding", "clocks")
    known = {name: value for name, value in vars(ledger).items() if name not in remembered}
    table = ledger.playing
    return known | {
        "entries": [(entry.seat, entry.move) for entry in table.entries],
        "view": table.view(None),
        "chat": vars(ledger.chat),
        "left": ledger.clocks.left,
        "since": ledger.clocks.since,
    }


@pytest.mark.parametrize("clock", [NoClock(), LiveClock(600, 5)], ids=["untimed", "timed"])
@pytest.mark.parametrize(("game", "seats"), [("embers", 3), ("callisto", 2), ("cryo", 2), ("three-days", 2)])
def test_a_folded_ledger_is_the_ledger(game: str, seats: int, clock: Any) -> None:
    for seed in range(6):
        history = History(game, seats, clock, seed)
        history.keep("start", None, history.ledger.deal())
        for _ in range(60):
            if history.ledger.status == "running":
                history.go_on()
        step_by_step = Ledger("t", history.settings)
        for step in history.steps:
            step_by_step.take(step)
        assert everything(ledger_of(history.settings, history.steps, "t")) == everything(step_by_step)
        assert everything(history.ledger) == everything(step_by_step)


def test_a_timed_table_of_an_older_version_is_told_step_by_step() -> None:
    """Its steps do not say who had to decide after what was taken back, and the clocks depend on it."""
    history = History("embers", 3, LiveClock(600, 5), 3)
    history.keep("start", None, history.ledger.deal())
    for _ in range(40):
        history.go_on() if history.ledger.status == "running" else None
    older = [
        Step(s.n, s.at, s.kind, s.seat, s.command, {name: v for name, v in s.data.items() if name != "waiting"})
        for s in history.steps
    ]
    assert everything(ledger_of(history.settings, older, "t")) == everything(history.ledger)


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    history = History("cryo", 2, NoClock(), 1)
    history.keep("start", None, history.ledger.deal())
    while len(history.ledger.playing.entries) < 30 or not history.ledger.points:
        seat = history.ledger.to_move[0]
        history.keep("play", seat, history.ledger.decide(seat, history.rng.choice(history.ledger.playing.legal(seat))))
    steps = with_pairs(history.steps, 500)
    applied = []
    real = Play.make

    def counted(self: Play, *move: Any) -> Any:
        applied.append(move)
        return real(self, *move)

    monkeypatch.setattr(Play, "make", counted)
    ledger = Ledger("t", history.settings)
    for _ in replaying(ledger, steps):
        pass
    setup = len(Table("cryo", 2, rng=random.Random(1)).entries)
    standing = len(ledger.playing.entries)
    assert len(applied) <= standing + 2 * setup
    assert ledger.n == len(history.steps) + 1000
    assert ledger.undone.total() == 500


def with_pairs(steps: list[Step], pairs: int) -> list[Step]:
    """The same steps, and then the last decision taken back and made again, so many times."""
    again = steps[-1]
    more = []
    for number in range(pairs):
        n = again.n + 1 + 2 * number
        more.append(Step(n, again.at, "undo", again.seat, None, {"move": again.data["first"]}))
        more.append(Step(n + 1, again.at, "play", again.seat, None, again.data))
    return [*steps, *more]


# ---- on a server -----------------------------------------------------------------------------------------------------


async def with_many_undos(site: House, guest: Guest, path: Path) -> str:
    """A table with ten thousand decisions taken back and made again, which no process has open."""
    card = await guest.table("callisto", ME, {"kind": "here", "name": "Cleo"}, start=True)
    socket = await guest.open(card["id"])
    for _ in range(8):
        await socket.say(do="look", seat=socket.update["yours"][0])
        await socket.until(lambda: socket.my_turn)
        await socket.play()
    await socket.close()
    room = site.hub.rooms.pop(card["id"])
    await room.close()
    steps = await site.hub.store.steps(card["id"], 0)
    added = with_pairs(steps, PAIRS)[len(steps) :]
    values = [(card["id"], s.n, s.at, s.kind, s.seat, None, msgspec.json.encode(s.data).decode()) for s in added]
    with sqlite3.connect(path) as db:
        db.executemany("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    db.close()
    return str(card["id"])


async def longest_hold(work: Callable[[], Any]) -> float:
    """The longest time for which the loop did not look at anything else meanwhile.

    It is counted, as all times here, in the seconds of CPU of the thread where everything happens: on a quiet machine these
    are the seconds that somebody waits, and what other programs do does not matter.
    """
    holds = [0.0]

    async def watch() -> None:
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            holds.append(time.thread_time() - began)

    gc.collect()
    gc.freeze()  # as the server does: the tests' own objects are many
    watching = asyncio.create_task(watch())
    try:
        await work()
    finally:
        watching.cancel()
        gc.unfreeze()
    return max(holds)


def test_the_server_answers_others_while_a_table_with_ten_thousand_undos_opens(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "tables.sqlite"
        async with house(f"sqlite:///{path}") as site, site.guest("Ann") as ann, site.guest() as eve:
            id = await with_many_undos(site, ann, path)
            waits: list[float] = []

            async def open_it() -> None:
                opening = asyncio.create_task(ann.get(f"/api/tables/{id}"))
                while not opening.done():
                    began = time.thread_time()
                    await eve.get("/healthz")
                    waits.append(time.thread_time() - began)
                assert (await opening)["moves"] == 8

            hold = await longest_hold(open_it)
            print(f"longest hold {hold:.4f} s, healthz median {median(waits):.4f} s, worst {max(waits):.4f} s")
            assert hold < 0.05
            assert len(waits) >= 3
            assert max(waits) < 0.05
            assert await verify_last(site, id)

    run(test())


async def verify_last(site: House, id: str) -> bool:
    ledger = site.hub.rooms[id].ledger
    return ledger.undone.total() == PAIRS and len(ledger.playing.entries) == 8


def test_a_story_is_told_in_slices(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "tables.sqlite"
        async with house(f"sqlite:///{path}") as site, site.guest("Ann") as ann:
            id = await with_many_undos(site, ann, path)
            assert await longest_hold(lambda: site.hub.room(id)) < 0.02

    run(test())


def test_nothing_is_opened_for_a_stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Eve") as eve, site.guest() as nobody:
            private = (await ann.table("callisto", ME, {"kind": "bot", "level": 1}, start=True))["id"]
            hidden = await ann.table("callisto", ME, {"kind": "bot", "level": 1}, public=True, spectators=False)
            await ann.post(f"/api/tables/{hidden['id']}/start")
            for id in (private, hidden["id"]):
                await site.hub.rooms.pop(id).close()
            opened: list[str] = []
            monkeypatch.setattr(
                "orrery.server.live.hub.read_ledger", lambda store, table, settings: opened.append(table)
            )
            await knock(private, eve)
            for stranger in (eve, nobody):
                for id in (private, hidden["id"]):
                    assert (await stranger.http.get(f"/api/tables/{id}/record")).status_code == 404
                    assert (await stranger.open(id)).closed == 4404
                    assert (await stranger.open(id, key="guess")).closed == 4404
                assert (await stranger.http.get(f"/api/tables/{private}?key=guess")).status_code == 404
                assert (await stranger.http.get("/api/tables/nosuchtable2")).status_code == 404
            assert opened == []
            assert site.hub.rooms == {}

    run(test())


async def knock(table: str, eve: Guest) -> None:
    for method, route, body in (
        ("GET", "", {}),
        ("GET", "/analysis", {}),
        ("POST", "/analysis", {"key": "guess"}),
        ("POST", "/start", {}),
        ("POST", "/leave", {}),
        ("POST", "/return", {}),
        ("POST", "/rematch", {}),
        ("POST", "/place", {"seat": 1, "place": {"kind": "open"}}),
        ("PUT", "/webhook", {"url": None}),
        ("POST", "/join", {"key": "guess"}),
    ):
        assert await eve.refused(f"/api/tables/{table}{route}", method, **body) == (404, "not_found"), route


def test_damaged_steps_are_told_in_one_sentence(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "tables.sqlite"
        async with house(f"sqlite:///{path}") as site, site.guest("Ann") as ann:
            for change in ("kind = 'explode'", "data = '{}'", "data = '[1]'"):
                card = await ann.table("callisto", ME, {"kind": "here", "name": "Cleo"}, start=True)
                await (await ann.open(card["id"])).play()
                await ann.sockets[-1].close()
                await site.hub.rooms.pop(card["id"]).close()
                with sqlite3.connect(path) as db:
                    db.execute(f"UPDATE steps SET {change} WHERE n = 2 AND id = ?", (card["id"],))
                db.close()
                answer = await ann.http.get(f"/api/tables/{card['id']}")
                assert answer.status_code == 409
                assert answer.json()["error"]["text"].startswith("Step 2 of this table is damaged and cannot be read")
                assert await verify(site.hub.store, card["id"]) is not None

    run(test())


# ---- bounds ----------------------------------------------------------------------------------------------------------


def test_undos_of_a_seat_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "UNDOS", 2)

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "callisto")
            for _ in range(2):
                await one.play()
                await one.until(lambda: one.update["undo"]["mine"] == 1)
                await one.ask("undo", n=one.update["n"], seat=0)
                await one.until(lambda: one.my_turn)
            await one.play()
            await two.until(lambda: two.my_turn)
            assert one.update["undo"]["mine"] == 0
            answer = await one.ask("undo", n=one.update["n"], seat=0)
            assert answer["code"] == "cannot_undo"
            assert answer["text"] == "This seat has taken back 2 decisions, and a game allows no more."
            assert 'orrery_limited_total{label="undos"} 1' in (await ann.http.get("/metrics")).text
            await two.play()
            await two.until(lambda: two.update["undo"]["mine"] == 1)
            assert (await two.ask("undo", n=two.update["n"], seat=1))["type"] == "ack", "others have theirs"

    run(test())


def test_asks_of_a_seat_are_bounded_and_nobody_agrees_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "ASKS", 2)

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest("Cleo") as cleo:
            one, two, _, id = await three_at(ann, bob, cleo, "callisto")
            await one.play()
            for _ in range(2):
                assert (await one.ask("ask", n=one.update["n"], seat=0, move=0))["type"] == "ack"
                await two.until(lambda: two.update["asked"])
                assert (await two.ask("answer", n=two.update["n"], seat=1, yes=True))["type"] == "ack"
                assert (await two.ask("answer", n=two.update["n"], seat=1, yes=True))["code"] == "status"
                assert (await two.ask("answer", n=two.update["n"], seat=1, yes=False))["type"] == "ack"
            answer = await one.ask("ask", n=one.update["n"], seat=0, move=0)
            assert answer["text"] == "This seat has asked 2 times to go back, and a game allows no more."
            assert not one.update["undo"]["ask"]
            assert two.update["undo"]["ask"]
            steps = await site.hub.store.steps(id, 0)
            assert [step.kind for step in steps].count("answer") == 4

    run(test())
