"""Nobody peeks: marked secrets are searched for in every byte that goes to a seat or a spectator."""

from __future__ import annotations

import asyncio
import copy
import os
import random
import re
from typing import Any

import pytest
import sealed  # type: ignore[import-not-found]
from guests import fast_folder, house, hub_open, run
from test_play import two_at

from certain import of_kind
from orrery.dice import Lots
from orrery.games import games
from orrery.server.http.serve import JsonLines
from orrery.server.live import actions, queries
from orrery.server.live.drawings import Drawings
from orrery.server.live.outlook import Outlook
from orrery.server.live.room import Room
from orrery.server.live.seating import start
from orrery.server.live.viewer import Viewer
from orrery.server.model.settings import Holder, Settings
from orrery.server.wire.incoming import Acting, Answer, Ask, At, Chat, Play, Preview, Resign, Undo
from orrery.server.wire.outgoing import ErrorMessage

GAMES = int(os.environ.get("ORRERY_SECRET_GAMES", "400" if os.environ.get("CI") else "60"))
"""How many random games are watched: in CI, four hundred; ORRERY_SECRET_GAMES=20000 for a night."""
WANT = frozenset({"scene", "log", "view", "events"})


def hidden_from(state: Any, seat: int | None) -> list[str]:
    """The marks of all cards that a seat has no right to know."""
    others = [other for other in range(state.seats) if other != seat]
    held = {k for other in others for k in range(sealed.KINDS) if state.hands[other * sealed.KINDS + k]}
    laid = {state.laid[other] - 1 for other in others if state.laid[other]}
    deck = {k for k in range(sealed.KINDS) if state.deck[k]}
    return [sealed.mark(k) for k in held | laid | deck]


class Watched:
    """A table whose viewers' frames are all looked through."""

    def __init__(self, room: Room, rng: random.Random) -> None:
        self.room = room
        self.rng = rng
        self.viewers = [
            Viewer(guest, guest or "?", "en", WANT, room.ledger.settings.watch)
            for guest in [*(f"g{seat}" for seat in range(room.ledger.seats)), None]
        ]
        self.frames = 0
        self.count = 0
        self.before: Any = None

    async def sit(self) -> None:
        for viewer in self.viewers:
            await self.room.audience.welcome(viewer, None)
        self.search()

    def search(self) -> None:
        """Look through everything that was sent since the last time."""
        state = self.room.ledger.playing._play.state
        before, self.before = self.before or state.copy(), state.copy()
        for viewer in self.viewers:
            both = set(hidden_from(before, viewer.seat)) & set(hidden_from(state, viewer.seat))
            marks = [mark.encode() for mark in both]
            while (frame := viewer.take()) is not None:
                self.frames += 1
                for mark in marks:
                    assert mark not in frame, (viewer.seat, mark, frame)
            if self.room.ledger.status != "over":
                record = self.room.ledger.playing.record(viewer.seat).encode()
                assert not any(mark in record for mark in marks), (viewer.seat, record)

    async def step(self) -> None:
        """One random command by somebody, legal or not."""
        self.count += 1
        ledger, id = self.room.ledger, f"c{self.count}"
        viewer = self.rng.choice(self.viewers)
        seat = self.rng.randrange(ledger.seats) if viewer.seat is None or self.rng.random() < 0.1 else viewer.seat
        index = self.rng.randrange(2 * sealed.KINDS)
        offered = ledger.playing.legal(seat) if seat in ledger.to_move else []
        if offered and self.rng.random() < 0.8:
            index = self.rng.choice(offered).index
        n, count = ledger.position, len(ledger.playing.entries)
        commands: list[Acting | Preview | At] = [
            Play(id, n, seat, index),
            Undo(id, n, seat),
            Ask(id, n, seat, self.rng.randrange(count + 1)),
            Answer(id, n, seat, self.rng.random() < 0.5),
            Chat(id, "hello"),
            Preview(id, n, seat, index),
            At(id, self.rng.randrange(count + 1), self.rng.choice([None, *range(ledger.seats)])),
            Resign(id, n, seat),
        ]
        command = self.rng.choices(commands, [60, 8, 2, 6, 2, 10, 12, 0.3])[0]
        if isinstance(command, Preview | At):
            await queries.answer(self.room, viewer, command)
        else:
            await actions.act(self.room, viewer, command)
        self.search()


def test_no_byte_tells_a_secret() -> None:
    async def test() -> None:
        frames = 0
        rng = random.Random(2026)
        with fast_folder() as folder:
            async with hub_open(f"sqlite:///{folder}/tables.sqlite") as hub:
                for number in range(GAMES):
                    seats = rng.choice((2, 3))
                    holders = tuple(Holder("human", f"P{seat}", f"g{seat}") for seat in range(seats))
                    agreed = Settings("sealed", 1, "g0", holders, forced=number % 2 == 0, watch="w", invite="i")
                    room = await hub.room(await hub.create(agreed))
                    await room.call(lambda: start(room, "g0"))  # noqa: B023
                    watched = Watched(room, rng)
                    await watched.sit()
                    for _ in range(300):
                        if room.ledger.status == "over":
                            break
                        assert room.ledger.to_move, "somebody can always go on"
                        await watched.step()
                    for viewer in watched.viewers:
                        for move in range(len(room.ledger.playing.entries) + 1):
                            await queries.answer(room, viewer, At("x", move, None))
                            watched.search()
                    frames += watched.frames
                    del hub.rooms[room.ledger.id]
                    await room.close()
        assert frames > 20 * GAMES

    run(test())


@pytest.mark.parametrize("name", sorted(games()))
def test_a_message_is_the_same_in_every_world_that_a_viewer_could_believe_in(name: str) -> None:
    """For each game: nothing that goes to a seat or a spectator depends on what is hidden from them."""

    async def test() -> None:
        rng = random.Random(5)
        with fast_folder() as folder:
            async with hub_open(f"sqlite:///{folder}/tables.sqlite") as hub:
                seats = max(games()[name].seats)
                holders = tuple(Holder("human", f"P{seat}", f"g{seat}") for seat in range(seats))
                room = await hub.room(await hub.create(Settings(name, games()[name].version, "g0", holders, watch="w")))
                await room.call(lambda: start(room, "g0"))
                viewers = [Viewer(f"g{seat}", "x", "en", WANT, None) for seat in range(seats)]
                spectator = Viewer(None, "x", "en", WANT, "w")
                for viewer in (*viewers, spectator):
                    await room.audience.welcome(viewer, None)
                for _ in range(WORLDS):
                    for _ in range(rng.randrange(1, 12)):
                        if room.ledger.to_move:
                            seat = rng.choice(room.ledger.to_move)
                            room.ledger.playing.play(rng.choice(room.ledger.playing.legal(seat)), seat)
                    for viewer in (*viewers, spectator):
                        assert_same_in_all_worlds(room, viewer, rng)

    run(test())


WORLDS = 12


def assert_same_in_all_worlds(room: Room, viewer: Viewer, rng: random.Random) -> None:
    table = room.ledger.playing
    truth = table._play.state
    messages = []
    before = room.audience._outlooks[viewer.eyes]
    believers = [viewer.seat] if viewer.seat is not None else list(range(room.ledger.seats))
    for world in [truth, *(table.game.imagine(truth, seat, rng) for seat in believers for _ in range(2))]:
        table._play.state, table._play._offers = world, {}
        room.audience._presenters, room.audience.drawings, room.ledger._offers = {}, Drawings(), (-1, {})
        messages.append(shown_after(room, before))
    table._play.state, table._play._offers = truth, {}
    room.audience._presenters, room.audience.drawings = {}, Drawings()
    assert all(message == messages[0] for message in messages), room.ledger.settings.game
    room.audience._outlooks[viewer.eyes] = outlook_after(room, before)


def shown_after(room: Room, before: Outlook) -> tuple[bytes, bytes]:
    """All that a viewer would be shown now, and what would differ from what they were shown before."""
    outlook = outlook_after(room, before)
    difference = outlook.difference()
    assert difference is not None
    return difference[1], outlook.whole(0.0)[1]


def outlook_after(room: Room, before: Outlook) -> Outlook:
    outlook = copy.copy(before)
    outlook._known = copy.deepcopy(before._known)
    outlook.presenter = room.audience.presenter("en")
    outlook.renew(before.shown + 1, 0.0)
    return outlook


def test_the_search_would_find_a_leak() -> None:
    async def test() -> None:
        with fast_folder() as folder:
            async with hub_open(f"sqlite:///{folder}/tables.sqlite") as hub:
                holders = (Holder("human", "P0", "g0"), Holder("human", "P1", "g1"))
                room = await hub.room(await hub.create(Settings("sealed", 1, "g0", holders, watch="w")))
                await room.call(lambda: start(room, "g0"))
                watched = Watched(room, random.Random(1))
                await watched.sit()
                watched.viewers[1].send(ErrorMessage("leak", str(hidden_from(room.ledger.playing._play.state, 1)[0])))
                found = False
                try:
                    watched.search()
                except AssertionError:
                    found = True
                assert found

    run(test())


def test_a_refusal_does_not_depend_on_who_holds_a_card() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, id = await two_at(site, ann, bob, "sealed")
            room = await site.hub.room(id)
            state = room.ledger.playing._play.state
            n = one.update["n"]
            theirs = next(k for k in range(sealed.KINDS) if state.hands[sealed.KINDS + k])
            deck = next(k for k in range(sealed.KINDS) if state.deck[k])
            answers = []
            for kind in (theirs, deck):
                played = await one.ask("play", n=n, seat=0, notation=f"lay {sealed.mark(kind)}")
                dealt = await one.ask("play", n=n, seat=0, notation=f"deal {sealed.mark(kind)}")
                told = await one.ask("why_not", n=n, seat=0, touch=f"card-{kind + 1}")
                answers.append(
                    [(m["code"], m["text"], m["rule"]) for m in (played, dealt)]
                    + [(reason["rule"], reason["text"]) for reason in told["reasons"]]
                )
            assert answers[0] == answers[1]

    run(test())


def test_records_cards_lists_and_logs_of_a_running_game_keep_secrets(caplog: Any) -> None:
    async def test() -> None:
        caplog.set_level("INFO")
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest() as eve:
            one, two, id = await two_at(site, ann, bob, "sealed", public=True)
            await one.play()
            await two.until(lambda: two.update["move"] == 5)
            state = await site.hub.room(id)
            for guest, seat in ((ann, 0), (bob, 1), (eve, None)):
                marks = hidden_from(state.ledger.playing._play.state, seat)
                for path in ("", "/record", "/analysis"):
                    text = (await guest.http.get(f"/api/tables/{id}{path}")).text
                    assert not any(mark in text for mark in marks), path
                for path in ("/api/tables", "/api/tables/mine", "/metrics"):
                    text = (await guest.http.get(path)).text
                    assert not any(mark in text for mark in marks), path
            assert (await ann.http.get(f"/api/tables/{id}/record", params={"seat": 1})).status_code == 403
            lines = [
                JsonLines().format(record) for record in caplog.records if record.name.startswith(("orrery", "uvicorn"))
            ]
            assert any("/record" in line for line in lines)
            told = "".join(lines)
            card = await ann.get(f"/api/tables/{id}")
            assert not re.search(r"zq\d{5}", told), (
                "a mark of the sealed game; a table's own id may hold the two letters"
            )
            for secret in (
                card["invite"],
                card["watch"],
                *(guest.http.cookies["orrery"] for guest in (ann, bob)),
            ):
                assert secret not in told

    run(test())


def test_chance_is_drawn_from_the_systems_own_source() -> None:
    async def test() -> None:
        with fast_folder() as folder:
            async with hub_open(f"sqlite:///{folder}/tables.sqlite") as hub:
                holders = (Holder("human", "P0", "g0"), Holder("human", "P1", "g1"))
                room = await hub.room(await hub.create(Settings("sealed", 1, "g0", holders)))
                await room.call(lambda: start(room, "g0"))
                chance = of_kind(Lots, room.ledger.playing._play.chance)
                assert isinstance(chance.source, random.SystemRandom)

    run(test())


def test_in_a_finished_game_everything_may_be_seen() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, id = await two_at(site, ann, bob, "sealed")
            await asyncio.gather(one.play_on(), two.play_on())
            record = (await ann.http.get(f"/api/tables/{id}/record")).text
            assert "?" not in record
            position = await one.ask("at", move=4, seat=1)
            assert position["seat"] == 1

    run(test())
