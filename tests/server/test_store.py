"""What every store promises, asked of SQLite and of PostgreSQL alike."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import asyncpg
import msgspec
import pytest
from guests import fast_folder, run

from orrery.server.model.settings import DaysClock, Holder, LiveClock, Settings
from orrery.server.model.steps import Step
from orrery.server.store.base import Change, Conflict, Guest, Store, Unavailable, migrations, new_id, open_store
from orrery.server.store.devices import greet
from orrery.server.store.everything import prune_guests

Opener = Callable[[], contextlib.AbstractAsyncContextManager[Store]]


@contextlib.asynccontextmanager
async def opened(url: str, heard: list[tuple[str, str]] | None = None) -> AsyncIterator[Store]:
    async def hear(id: str, word: str) -> None:
        if heard is not None:
            heard.append((id, word))

    store = open_store(url)
    await store.open(hear)
    try:
        yield store
    finally:
        await store.close()


def settings(**more: object) -> Settings:
    holders = (Holder("human", "Ann", "a" * 64), Holder("open"))
    return Settings("callisto", 1, "a" * 64, holders, {"outer-pillars": "no"}, created=5.0, **more)  # type: ignore[arg-type]


def change(
    status: str = "open", updated: float = 5.0, due: float | None = None, guests: tuple[str, ...] = ("a",)
) -> Change:
    return Change(status, updated, due, b'{"n":"\xc3\xa9"}', guests)


def test_guests_are_kept_and_renamed(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            assert await store.guest("x") is None
            await store.save_guest(Guest("x", "Ann"), 1.0)
            await store.save_guest(Guest("x", "Zoë 🪐"), 2.0)
        async with opened(url) as store:
            assert await store.guest("x") == Guest("x", "Zoë 🪐")

    run(test())


def test_a_table_comes_back_as_it_was_kept(url: str) -> None:
    async def test() -> None:
        agreed = settings(clock=LiveClock(60, 5), public=True)
        async with opened(url) as store:
            await store.create("t1", agreed, change())
            steps = [
                Step(1, 6.0, "sit", 1, None, {"guest": "b", "name": "Bob"}),
                Step(2, 7.5, "start", None, "a:1", {"moves": [[0, "x"]]}),
            ]
            for step in steps:
                await store.append("t1", step, change("running", step.at, 9.0, ("a", "b")))
        async with opened(url) as store:
            row = await store.table("t1")
            assert row is not None
            assert row.settings == agreed
            assert (row.status, row.updated, row.due, row.card) == ("running", 7.5, 9.0, {"n": "é"})
            assert await store.steps("t1", 0) == steps
            assert await store.steps("t1", 1) == steps[1:]
            assert await store.table("t2") is None
            assert await store.steps("t2", 0) == []
            assert [id async for id in store.ids()] == ["t1"]
            for guest in ("a", "b"):
                assert [row.id for row in await store.mine(guest, 10)] == ["t1"]
            assert await store.mine("c", 10) == []

    run(test())


def test_a_number_is_taken_once_and_a_command_kept_once(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await store.create("t1", settings(), change())
            await store.append("t1", Step(1, 1.0, "chat", 0, "a:1", {}), change())
            with pytest.raises(Conflict):
                await store.append("t1", Step(1, 1.0, "chat", 0, "a:2", {}), change("over"))
            with pytest.raises(Conflict):
                await store.append("t1", Step(2, 1.0, "chat", 0, "a:1", {}), change("over"))
            with pytest.raises(Conflict):
                await store.append("unknown", Step(1, 1.0, "chat", 0, None, {}), change())
            with pytest.raises(Conflict):
                await store.create("t1", settings(), change())
            row = await store.table("t1")
            assert row is not None
            assert row.status == "open", "what was refused has changed nothing"
            answers = await asyncio.gather(
                *(store.append("t1", Step(2, 1.0, "chat", 0, f"c:{k}", {}), change()) for k in range(8)),
                return_exceptions=True,
            )
            assert sum(answer is None for answer in answers) == 1
            assert len(await store.steps("t1", 0)) == 2

    run(test())


def test_the_lobby_shows_what_is_public_and_alive(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            for id, public, status, updated in (
                ("old", True, "open", 1.0),
                ("new", True, "running", 3.0),
                ("mid", True, "open", 2.0),
                ("secret", False, "open", 4.0),
                ("over", True, "over", 5.0),
                ("closed", True, "closed", 6.0),
            ):
                await store.create(id, settings(public=public), change(status, updated))
            assert [row.id for row in await store.lobby(10)] == ["new", "mid", "old"]
            assert [row.id for row in await store.lobby(1)] == ["new"]

    run(test())


def test_what_is_due_is_found(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            for id, due in (("never", None), ("bot", 0.0), ("clock", 50.0), ("later", 500.0)):
                await store.create(id, settings(clock=DaysClock(1)), change("running", 1.0, due))
            assert await store.due(100.0, 10) == ["bot", "clock"]
            assert await store.due(100.0, 1) == ["bot"]

    run(test())


def test_pruning_takes_only_what_is_old_and_not_running(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            for id, status, updated in (
                ("a", "over", 1.0),
                ("b", "running", 1.0),
                ("c", "over", 9.0),
                ("d", "open", 1.0),
            ):
                await store.create(id, settings(), change(status, updated))
                await store.append(id, Step(1, updated, "chat", None, None, {}), change(status, updated))
                await store.save_analysis(id, b"{}")
            assert await store.prune(5.0) == 2
            assert [id async for id in store.ids()] == ["b", "c"]
            assert await store.steps("a", 0) == []
            assert await store.analysis("a") is None
            assert [row.id for row in await store.mine("a", 10)] == ["c", "b"]

    run(test())


def test_pruning_takes_what_was_left_to_bots(url: str) -> None:
    async def test() -> None:
        human = {"kind": "human", "away": False, "resigned": False}
        tables = {
            "bots": [{"kind": "bot"}, {"kind": "bot"}],
            "left": [human | {"away": True}, human | {"resigned": True}, {"kind": "bot"}],
            "played": [human, human | {"away": True}, {"kind": "bot"}],
        }
        async with opened(url) as store:
            for id, places in tables.items():
                card = msgspec.json.encode({"places": places})
                await store.create(id, settings(), Change("running", 1.0, None, card))
            assert await store.prune(5.0) == 2
            assert [id async for id in store.ids()] == ["played"]

    run(test())


def test_guests_without_a_table_are_forgotten_when_they_were_not_seen_for_long(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            for id in ("sits", "hosts" + "a" * 59, "gone", "back"):
                await store.save_guest(Guest(id, id), 1.0)
            await store.save_guest(Guest("a" * 64, "host"), 1.0)
            await store.create("t1", settings(), change(guests=("sits",)))
            await store.do(greet("back", "a device", 9.0))
            assert await prune_guests(store, 5.0) == 2
            assert sorted(id for id, _, _ in await store.guests()) == ["a" * 64, "back", "sits"]
            assert {id: seen for id, _, seen in await store.guests()}["back"] == 9.0

    run(test())


def test_tables_that_are_gone_are_found(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await store.create("t1", settings(), change())
            assert await store.missing(["t1", "t2"]) == ["t2"]
            assert await store.missing([]) == []

    run(test())


def test_no_table_has_a_zero_byte_in_its_name(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            assert await store.table("a\0b") is None

    run(test())


def test_a_newer_schema_is_refused_in_one_sentence(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            if store.shared:
                await store._run("INSERT INTO migrations VALUES (99)")  # type: ignore[attr-defined]
            else:
                await store._write(lambda db: db.execute("PRAGMA user_version = 99"))  # type: ignore[attr-defined]
        with pytest.raises(Unavailable, match="newer Orrery") as refused:
            async with opened(url):
                raise AssertionError
        assert "\n" not in str(refused.value)

    run(test())


def test_analyses_are_kept(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            await store.create("t1", settings(), change())
            assert await store.analysis("t1") is None
            await store.save_analysis("t1", b'{"status":"failed"}')
            await store.save_analysis("t1", '{"status":"é"}'.encode())
            assert await store.analysis("t1") == '{"status":"é"}'.encode()

    run(test())


def test_many_at_once_are_all_kept(url: str) -> None:
    async def test() -> None:
        async with opened(url) as store:
            ids = [new_id() for _ in range(20)]
            await asyncio.gather(*(store.create(id, settings(), change()) for id in ids))
            for n in range(1, 11):
                await asyncio.gather(
                    *(store.append(id, Step(n, 1.0, "chat", None, None, {"n": n}), change()) for id in ids)
                )
            for id in ids:
                assert [step.data["n"] for step in await store.steps(id, 0)] == list(range(1, 11))

    run(test())


def test_opening_twice_changes_nothing(url: str) -> None:
    async def test() -> None:
        for _ in range(2):
            async with opened(url) as store:
                await store.ready()

    run(test())


def test_every_dialect_has_the_same_migrations() -> None:
    assert [number for number, _ in migrations("sqlite")] == [number for number, _ in migrations("postgres")]


def test_a_file_has_one_server() -> None:
    async def test() -> None:
        with fast_folder() as folder:
            async with opened(f"sqlite:///{folder}/tables.sqlite"):
                with pytest.raises(Unavailable, match="another server"):
                    async with opened(f"sqlite:///{folder}/tables.sqlite"):
                        raise AssertionError

    run(test())


def test_a_file_has_one_server_through_whatever_link(tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
        (tmp_path / "folder").mkdir()
        (tmp_path / "back").symlink_to(tmp_path)
        async with opened(f"sqlite:///{tmp_path}/tables.sqlite"):
            for name in ("link.sqlite", "back/tables.sqlite", "folder/../tables.sqlite"):
                with pytest.raises(Unavailable, match="another server"):
                    async with opened(f"sqlite:///{tmp_path}/{name}"):
                        raise AssertionError
            (tmp_path / "hard.sqlite").hardlink_to(tmp_path / "tables.sqlite")
            with pytest.raises(Unavailable, match="hard link"):
                async with opened(f"sqlite:///{tmp_path}/hard.sqlite"):
                    raise AssertionError

    run(test())


def test_what_the_client_of_postgresql_makes_of_a_restart_is_a_storage_that_does_not_answer(
    postgres: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database()  # type: ignore[attr-defined]

    async def test() -> None:
        async with opened(url) as store:

            async def fetch(*_: object) -> None:
                raise asyncpg.InternalClientError("got result for unknown protocol state 3")

            monkeypatch.setattr(asyncpg.Pool, "fetch", fetch)
            with pytest.raises(Unavailable):
                await store.table("t1")
            monkeypatch.undo()

    run(test())


def test_sqlite_writes_through_to_the_disk_and_in_groups() -> None:
    async def test() -> None:
        with fast_folder() as folder:
            async with opened(f"sqlite:///{folder}/tables.sqlite") as store:
                connection: sqlite3.Connection = store._connect()  # type: ignore[attr-defined]
                assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
                assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
                await store.create("t1", settings(), change())
                before: int = store.commits  # type: ignore[attr-defined]
                await asyncio.gather(*(store.save_guest(Guest(str(k), "x"), 1.0) for k in range(200)))
                assert store.commits - before < 100  # type: ignore[attr-defined]

    run(test())


def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "file").write_text("no database at all, but long enough to be looked at as one" * 50)
        for url in (f"sqlite:///{tmp_path}/file", "postgresql://orrery@127.0.0.1:1/none", "sqlite:////proc/none/x"):
            with pytest.raises(Unavailable):
                async with opened(url):
                    raise AssertionError

    run(test())


def test_processes_hear_and_lock_each_other_out(postgres: object) -> None:
    url = postgres.database()  # type: ignore[attr-defined]

    async def test() -> None:
        heard: list[tuple[str, str]] = []
        async with opened(url) as one:
            async with opened(url, heard) as two:
                assert await one.keep("t1")
                assert not await two.keep("t1")
                assert await two.keep("t2")
                await one.release("t1")
                assert await two.keep("t1")
                assert not await one.keep("t1")
                await one.create("t1", settings(), change())
                await one.append("t1", Step(1, 1.0, "chat", None, None, {}), change())
                await one.tell("t1", "here:x")
                async with asyncio.timeout(5):
                    while len(heard) < 2:
                        await asyncio.sleep(0.01)
                assert heard == [("t1", "step"), ("t1", "here:x")]
            assert await one.keep("t1"), "a process that ends lets go of its tables"

    run(test())


def test_settings_of_today_read_those_of_yesterday() -> None:
    old = b'{"game":"callisto","rules":1,"host":"h","holders":[{"kind":"open"}],"unknown":1}'
    assert msgspec.json.decode(old, type=Settings).clock == msgspec.json.decode(
        b'{"kind":"none"}', type=type(settings().clock)
    )
