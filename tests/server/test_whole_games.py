"""Whole games of every game through a room: every message has its shape, somebody can always go on, and the ledger replays."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from guests import fast_folder, hub_open, run

from orrery.games import games
from orrery.server.admin import verify
from orrery.server.live import actions, queries
from orrery.server.live.seating import start
from orrery.server.live.viewer import Viewer
from orrery.server.model.settings import Holder, Settings
from orrery.server.wire import outgoing
from orrery.server.wire.incoming import Play, Preview, Undo, WhyNot

WANT = frozenset({"scene", "log", "view", "events"})
CASES = [pytest.param(name, game.seats[0], id=f"{name}-{game.seats[0]}") for name, game in games().items()]


def languages(name: str) -> Iterator[str]:
    yield from games()[name].languages


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_whole_game_through_a_room(name: str, seats: int) -> None:
    async def test() -> None:
        rng = random.Random(seats)
        decoder = msgspec.json.Decoder(outgoing.AnyMessage)
        with fast_folder() as folder:
            async with hub_open(f"sqlite:///{folder}/tables.sqlite") as hub:
                holders = tuple(Holder("human", f"P{seat}", f"g{seat}") for seat in range(seats))
                terms = {option.name: option.choices[0] for option in games()[name].options}
                settings = Settings(name, games()[name].version, "g0", holders, terms, watch="w")
                room = await hub.room(await hub.create(settings))
                await room.call(lambda: start(room, "g0"))
                viewers = [Viewer(f"g{seat}", "x", "en", WANT, None) for seat in range(seats)]
                viewers.append(Viewer(None, "x", list(languages(name))[-1], WANT, "w"))
                for viewer in viewers:
                    await room.audience.welcome(viewer, None)
                for number in range(20_000):
                    if room.ledger.status == "over":
                        break
                    seat = rng.choice(room.ledger.to_move)
                    viewer, n = viewers[seat], room.ledger.position
                    move = rng.choice(room.ledger.playing.legal(seat))
                    if number % 25 == 7:
                        for touched in room.ledger.playing.game.touches(room.ledger.playing.terms, seat, move)[:1]:
                            await queries.answer(room, viewer, WhyNot(f"w{number}", n, seat, touch=touched))
                        await queries.answer(room, viewer, Preview(f"p{number}", n, seat, move.index))
                    await actions.act(room, viewer, Play(f"c{number}", n, seat, move.index))
                    if rng.random() < 0.02 and room.ledger.status != "over":
                        await actions.act(room, viewer, Undo(f"u{number}", room.ledger.position, seat))
                    for viewer in viewers:
                        while (frame := viewer.take()) is not None:
                            message = decoder.decode(frame)
                            if isinstance(message, outgoing.RefusedMessage):
                                assert message.code == "cannot_undo", message
                assert room.ledger.status == "over"
                assert await verify(hub.store, room.ledger.id) is None

    run(test())
