"""Everything that is kept about a guest: exported in whole, and gone when they want to be forgotten."""

from __future__ import annotations

import msgspec
import pytest
from guests import run
from kept import bot, opened, people, person, result

from orrery.server.live.summaries import change_of
from orrery.server.model.leaving import NOBODY
from orrery.server.model.ledger import Ledger
from orrery.server.model.settings import Holder, Settings
from orrery.server.model.steps import Step
from orrery.server.store.base import Store
from orrery.server.store.devices import guest_by, open_pass
from orrery.server.store.everything import KEPT, everything, forget_everywhere, said, traces
from orrery.server.store.history import ratings_of
from orrery.server.store.reading import read_ledger
from orrery.server.store.results import keep_result, rate_anew

ANN, BOB = "a" * 64, "b" * 64


async def columns(store: Store) -> set[str]:
    """The tables of the database that have a column called guest."""
    if store.shared:
        sql = "SELECT table_name FROM information_schema.columns WHERE column_name IN ('guest', 'owner') AND table_schema = 'public'"
    else:
        sql = "SELECT m.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c WHERE c.name IN ('guest', 'owner') AND m.type = 'table'"

    def work():  # type: ignore[no-untyped-def]
        rows = yield (sql,)
        return {name for (name,) in rows}

    found: set[str] = await store.look(work())
    return found


async def everything_stored(store: Store) -> str:
    """All rows of the whole database as text."""
    if store.shared:
        sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    else:
        sql = "SELECT name FROM sqlite_master WHERE type = 'table'"

    def work():  # type: ignore[no-untyped-def]
        text = ""
        for (name,) in (yield (sql,)):
            rows = yield (f"SELECT * FROM {name}",)
            text += "\n".join(map(str, rows))
        return text

    stored: str = await store.look(work())
    return stored


def test_every_table_that_knows_guests_belongs_to_a_concern(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            assert await columns(store) <= {name for concern in KEPT for name in concern.tables}

    run(test())


async def table(store: Store, id: str, *steps: tuple[str, int | None, str | None, dict[str, object]]) -> None:
    """A table that Ann hosts and sits at, with some steps."""
    holders = (Holder("human", "Annabel", ANN), Holder("open"))
    ledger = Ledger(id, Settings("callisto", 1, ANN, holders, {}, created=5.0, language="es"))
    await store.create(id, ledger.settings, change_of(ledger))
    for kind, seat, command, data in steps:
        step = Step(ledger.n + 1, 9.0, kind, seat, command, data)
        ledger.take(step)
        await store.append(id, step, change_of(ledger))


async def furnish(store: Store) -> None:
    """Ann and Bob with everything that can be kept about them."""
    await people(store, ANN, BOB)
    await store.do(open_pass("a pass", ANN, 99.0))
    await table(
        store,
        "t1",
        ("sit", 1, None, {"guest": BOB, "name": "Bob"}),
        ("webhook", 0, None, {"url": "https://annabel.example/turn"}),
        ("chat", 0, f"{ANN[:16]}:7", {"guest": ANN, "name": "Annabel", "text": "Annabel was here"}),
        ("chat", 1, f"{BOB[:16]}:7", {"guest": BOB, "name": "Bob", "text": "me too"}),
        ("mute", None, None, {"author": 1, "on": True}),
    )
    await store.do(keep_result(result("t8", person(0, ANN, 1), person(1, BOB, 2))))
    await store.do(keep_result(result("t9", person(0, ANN, 1), bot(1, 3, 2))))


def test_an_export_has_all_of_it(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await furnish(store)
            kept = await store.look(everything(ANN))
            assert [row["label"] for row in kept["devices"]] == ["Firefox, Android"]
            assert [row["game"] for row in kept["ratings"]] == ["callisto"]
            assert [row["table"] for row in kept["results"]] == ["t8", "t9"]
            assert await store.look(traces(ANN)) == ["t1"]
            assert [step.data["text"] for step in await store.look(said(ANN, "t1"))] == ["Annabel was here"]
            msgspec.json.encode(kept)

    run(test())


def test_nothing_remains_of_somebody_who_wants_to_be_forgotten(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await furnish(store)
            bobs = await store.look(ratings_of(BOB))
            await forget_everywhere(store, ANN)
            stored = await everything_stored(store)
            for trace in (ANN, ANN[:16] + ":", "Annabel", "a pass", ANN.title()):
                assert trace not in stored, trace
            assert await store.guest(ANN) is None
            assert await store.look(guest_by(f"{ANN}'s phone")) is None
            assert (await store.look(ratings_of(BOB))) == bobs, "what others have reached stays theirs"
            await store.do(rate_anew())
            after = await store.look(ratings_of(BOB))
            assert after["callisto"][0].mu == pytest.approx(bobs["callisto"][0].mu)
            await forget_everywhere(store, ANN)  # once more does nothing

    run(test())


def test_a_table_goes_on_without_somebody_who_wants_to_be_forgotten(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await furnish(store)
            await forget_everywhere(store, ANN)
            row = await store.table("t1")
            assert row is not None
            ledger = await read_ledger(store, "t1", row.settings)
            assert [holder.name for holder in ledger.holders] == [NOBODY["es"], "Bob"]
            assert ledger.holders[0].webhook is None
            assert [line.text for line in ledger.chat.lines if not line.notice] == ["me too"]
            assert [line.author for line in ledger.chat.lines if not line.notice] == [1], "numbers stay as they were"
            assert ledger.chat.muted == {1}
            assert [place["name"] for place in row.card["places"]] == [NOBODY["es"], "Bob"]
            assert len(set(row.card["_guests"])) == 2
            await forget_everywhere(store, BOB)
            row = await store.table("t1")
            assert row is not None
            assert [place["name"] for place in row.card["places"]] == [NOBODY["es"], f"{NOBODY['es']} 2"]
            assert "t8" not in await everything_stored(store), "nobody is left who has played it"

    run(test())
