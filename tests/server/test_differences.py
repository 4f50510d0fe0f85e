"""Differences: whoever applies them has exactly what a newcomer is sent, whatever happens at the table."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from guests import ME, Guest, House, Socket, applied, house, numbers, renewed, run
from librt.vecs import vec
from mypy_extensions import i64
from test_play import two_at

from orrery.blocks import Area, Card, Cards, Chip, Goal, Map, Need, Scene, Store, Stores
from orrery.games import games
from orrery.kernel import Text
from orrery.scene import Piece
from orrery.server.live.seating import start
from orrery.server.live.viewer import Viewer
from orrery.server.model.consent import decision_before
from orrery.server.model.settings import Holder, Settings
from orrery.server.wire.distances import came_and_gone, read, written
from orrery.server.wire.encoder import Encoder
from orrery.words import Words

HERE = {"kind": "here", "name": "Cleo"}
WANT = frozenset({"scene", "log", "view", "events"})


def told_anew(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what only a difference has, and without what is remembered for later decisions."""
    kept = {name: value for name, value in position.items() if name not in ("after", "kept", "last", "events")}
    kept["offers"] = {move: offer for move, offer in position["offers"].items() if int(move) in position["moves"]}
    kept["buttons"] = {id: position["buttons"][id] for id in position["bar"]}
    return {"clocks": None} | kept


class Keeper:
    """A viewer without a socket, who keeps the position by what it is sent."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.position: dict[str, Any] = {}
        self.differences = 0

    def read(self) -> None:
        while (frame := self.viewer.take()) is not None:
            message = msgspec.json.decode(frame)
            told = message.get("update") or message
            if told["type"] in ("update", "difference"):
                self.differences += told["type"] == "difference"
                assert told["type"] == "update" or told["after"] == self.position["n"]
                self.position = applied(self.position, told)


@pytest.mark.parametrize("name", sorted(games()))
def test_whoever_applies_differences_has_what_a_newcomer_is_sent(name: str) -> None:
    """In each game, through all seats and in two languages, with moves taken back and the table rewound."""

    async def test() -> None:
        rng = random.Random(11)
        async with house() as site:
            game = games()[name]
            seats = max(2, min(game.seats))
            holders = tuple(Holder("human", f"P{seat}", f"g{seat}") for seat in range(seats))
            room = await site.hub.room(await site.hub.create(Settings(name, game.version, "g0", holders, watch="w")))
            await room.call(lambda: start(room, "g0"))
            viewers = [Viewer(f"g{seat}", "x", "en", WANT, None) for seat in range(seats)]
            keepers = [
                Keeper(v) for v in (*viewers, Viewer(None, "x", "en", WANT, "w"), Viewer("g0", "x", "fr", WANT, None))
            ]
            for keeper in keepers:
                await room.audience.welcome(keeper.viewer, None)
            for _ in range(120):
                ledger = room.ledger
                if ledger.status == "over":
                    break
                if ledger.points and rng.random() < 0.15:
                    await room.keep("undo", ledger.maker, {"move": ledger.points[-1]})
                elif len(ledger.playing.entries) > 12 and rng.random() < 0.03:
                    await room.keep("rewind", 0, {"move": decision_before(ledger, len(ledger.playing.entries) - 9)})
                else:
                    seat = rng.choice(ledger.to_move)
                    move = rng.choice(ledger.playing.legal(seat))
                    await room.keep("play", seat, ledger.decide(seat, move))
                for keeper in keepers:
                    keeper.read()
                for keeper in rng.sample(keepers, 2):
                    newcomer = Keeper(Viewer(keeper.viewer.guest, "x", keeper.viewer.language, WANT, "w"))
                    await room.audience.welcome(newcomer.viewer, keeper.viewer.seat)
                    newcomer.read()
                    room.audience.leave(newcomer.viewer)
                    assert told_anew(keeper.position) == told_anew(newcomer.position)
            assert all(keeper.differences > 15 for keeper in keepers)

    run(test())


async def synced(socket: Socket) -> dict[str, Any]:
    """The position as a whole, once everything before has come."""
    before = told_anew(socket.update)
    seen = len(socket.messages)
    await socket.say(do="sync")
    await socket.until(lambda: any(message["type"] == "update" for message in socket.messages[seen:]))
    assert told_anew(socket.update) == before
    return before


def kinds(socket: Socket, since: int) -> list[str]:
    return [message["type"] for message in socket.messages[since:] if message["type"] in ("update", "difference")]


async def at_a_table(site: House, ann: Guest, bob: Guest) -> tuple[Socket, Socket]:
    one, two, _ = await two_at(site, ann, bob, "embers", forced=False)
    return one, two


def test_a_move_is_told_by_its_differences_and_an_undo_too() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two = await at_a_table(site, ann, bob)
            seen = len(one.messages), len(two.messages)
            await one.play()
            await two.until(lambda: two.update["move"] == 5)
            await one.ask("undo", n=one.update["n"], seat=0)
            await two.until(lambda: two.update["move"] == 4)
            assert kinds(one, seen[0]) == kinds(two, seen[1]) == ["difference"] * 2
            assert [entry["move"] for entry in two.update["log"]] == [1, 2, 3, 4]
            for socket in (one, two):
                await synced(socket)

    run(test())


def test_another_language_and_another_seat_are_told_whole_and_go_on_by_differences() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("embers", ME, HERE, start=True, forced=False)
            socket = await ann.open(card["id"])
            for message in ({"do": "look", "language": "fr"}, {"do": "look", "seat": 1}, {"do": "look", "seat": 0}):
                seen = len(socket.messages)
                await socket.say(**message)
                await socket.until(lambda: len(socket.messages) > seen)  # noqa: B023 (it is asked at once)
                assert "difference" not in kinds(socket, seen)
            seen = len(socket.messages)
            await socket.play()
            await socket.until(lambda: socket.update["move"] == 5)
            assert kinds(socket, seen) == ["difference"]
            await synced(socket)

    run(test())


def test_a_gap_is_healed_by_sync() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two = await at_a_table(site, ann, bob)
            room = await site.hub.room(one.card["id"])
            lost = next(viewer for viewer in room.audience.viewers if viewer.seat == 1)
            send, lost.send_frame = lost.send_frame, lambda *_: None  # type: ignore[method-assign]
            await one.play()
            await one.until(lambda: one.update["move"] == 5)
            lost.send_frame = send  # type: ignore[method-assign]
            old = two.update
            await two.say(do="sync")
            await two.until(lambda: two.update["n"] > old["n"])
            assert two.messages[-1]["type"] == "update"
            assert two.update["move"] == 5

    run(test())


def test_a_page_of_an_earlier_release_is_told_to_load_itself_again() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, id = await two_at(site, ann, bob, "embers", forced=False)
            moves = one.update["move"]
            old = await ann.open(id, protocol=2)
            await old.until(lambda: old.closed)
            assert [message["type"] for message in old.messages] == ["error", "welcome"]
            assert old.the("error")["code"] == "protocol"
            assert old.the("welcome")["update"] is None and old.the("welcome")["protocol"] == 4
            assert old.closed == 4426
            again = await ann.open(id)
            assert again.update["move"] == moves

    run(test())


# ---- what a difference of blocks looks like


def scene(*cards: Card, pieces: tuple[Piece, ...] = (), coins: int = 1, **more: Any) -> Scene:
    blocks = (
        Stores("stores", (Store("coin", "coin", Text("coins"), coins),)),
        Cards("hand", cards),
        Map("board", pieces),
    )
    return Scene((Area("area", "own", Text("title"), blocks, **more),))


def card(id: str, *needs: bool, **more: Any) -> Card:
    return Card(id, Text(id), price=Goal(f"price-{id}", tuple(Need("coin", have) for have in needs)), **more)


def piece(id: str) -> Piece:
    return Piece(id, "W", 1.5, 2.0, Text(id))


BEFORE = scene(card("a", True, False), card("b", True), pieces=(piece("p"), piece("q")))
CHANGES = {
    "nothing": (BEFORE, {}),
    "a value": (
        scene(card("a", True, False), card("b", True), pieces=(piece("p"), piece("q")), coins=2),
        {"areas/#0/blocks/#0/stores/#0/value": 2},
    ),
    "a need": (
        scene(card("a", True, True), card("b", True), pieces=(piece("p"), piece("q"))),
        {"areas/#0/blocks/#1/cards/#0/price/needs/#1/have": True},
    ),
    "a card goes": (
        scene(card("b", True), pieces=(piece("p"), piece("q"))),
        {"areas/#0/blocks/#1/cards/#": [0, 1, []]},
    ),
    "a piece comes first": (
        scene(card("a", True, False), card("b", True), pieces=(piece("o"), piece("p"), piece("q"))),
        {
            "areas/#0/blocks/#2/pieces/#": [0, 0, [{"id": "o", "symbol": "W", "x": 1.5, "y": 2, "label": "o"}]],
        },
    ),
    "another order": (
        scene(card("b", True), card("a", True, False), pieces=(piece("p"), piece("q"))),
        {"areas/#0/blocks/#1/cards/@": ["b", "a"]},
    ),
    "two things come and two go": (
        scene(card("a", True, False), card("b", True), pieces=(piece("q"), piece("r"), piece("s"))),
        None,
    ),
    "a shorter list without ids": (
        scene(card("a", True), card("b", True), pieces=(piece("p"), piece("q"))),
        {"areas/#0/blocks/#1/cards/#0/price/needs/#": [1, 1, []]},
    ),
    "a note": (
        scene(card("a", True, False), card("b", True), pieces=(piece("p"), piece("q")), note=Text("new")),
        {"areas/#0/note": "new"},
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_only_what_changed_is_written(change: str) -> None:
    after, told = CHANGES[change]
    encoder = Encoder(Words("callisto", "en"))
    for old, new, expected in ((BEFORE, after, told), (after, BEFORE, None)):
        difference = msgspec.json.decode(encoder.difference(old, new) or b"{}")
        assert expected is None or difference == expected
        merged = applied(
            {"scene": msgspec.json.decode(encoder.json(old)), "offers": {}, "buttons": {}, "forced": []},
            {"type": "difference", "kept": 0, "scene": difference},
        )
        assert merged["scene"] == msgspec.json.decode(encoder.json(new))


def test_a_thing_gains_and_loses_its_id() -> None:
    encoder = Encoder(Words("callisto", "en"))
    one, other = (Chip(symbol="a"), Chip(symbol="b", id="y")), (Chip(symbol="a", id="x"), Chip(symbol="c"))
    assert msgspec.json.decode(encoder.difference(one, other) or b"") == {
        "#0/~": "x",
        "#1": {"symbol": "c", "~": None},
    }
    for old, new in ((one, other), (other, one)):
        change = msgspec.json.decode(encoder.difference(old, new) or b"")
        assert renewed(msgspec.json.decode(encoder.json(old)), change) == msgspec.json.decode(encoder.json(new))


def test_a_thing_whose_id_could_be_taken_for_a_path_is_written_whole() -> None:
    encoder = Encoder(Words("callisto", "en"))
    old = tuple(Chip(symbol=id, id=id) for id in ("a/b", "c", "d"))
    new = tuple(Chip(symbol=f"{id}!", id=id) for id in ("e", "f", "a/b"))
    change = msgspec.json.decode(encoder.difference(old, new) or b"")
    assert list(change) == ["#"]
    assert renewed(msgspec.json.decode(encoder.json(old)), change) == msgspec.json.decode(encoder.json(new))


def test_moves_are_read_as_they_were_written() -> None:
    rng = random.Random(4)
    for _ in range(200):
        before, after = (sorted(rng.sample(range(rng.choice((40, 3_000, 200_000))), 30)) for _ in range(2))
        assert read(written(vec[i64](after))) == numbers(written(vec[i64](after))) == after
        came, gone = came_and_gone(vec[i64](before), vec[i64](after))
        assert (set(came), set(gone)) == (set(after) - set(before), set(before) - set(after))
        assert list(came) == sorted(came) and list(gone) == sorted(gone)
    assert written(vec[i64]()) == "" and written(vec[i64]([0, 31, 63, 1_087, 1_088])) == "Af" + "gB" + "ggB" + "B"


def test_things_that_share_an_id_are_written_whole() -> None:
    encoder = Encoder(Words("callisto", "en"))
    old, new = (Chip(symbol="a", id="x"), Chip(symbol="b", id="x")), (Chip(symbol="c", id="x"),)
    assert msgspec.json.decode(encoder.difference(old, new) or b"") == {"#": [0, 2, [{"symbol": "c", "id": "x"}]]}
