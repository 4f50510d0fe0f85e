"""Looking after a database: nothing is lost on the way into a file and back, and every stored game replays."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from guests import ME, house, run
from test_play import two_at

from orrery.cli import main
from orrery.games import games

BOT = {"kind": "bot", "level": 1}


def filled(database: str) -> None:
    """A database with tables of every kind."""

    async def fill() -> None:
        async with house(database) as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            await ann.table("callisto", ME, {"kind": "open"}, public=True)
            one, two, _ = await two_at(site, ann, bob, "embers")
            await asyncio.gather(one.play_on(), two.play_on())
            three, _, _ = await two_at(site, ann, bob, "callisto", hints=True)
            await three.play()
            await three.ask("undo", n=three.update["n"], seat=0)
            await three.until(lambda: three.my_turn)
            await three.play()
            await three.ask("chat", text="hello")

    run(fill())


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything that is kept; a row says when its table last changed, so its card is read without that."""
    with sqlite3.connect(path) as db:
        db.create_function("undated", 1, lambda card: json.dumps(json.loads(card) | {"updated": None}))
        db.execute("UPDATE tables SET card = undated(card)")
        rows = {
            table: db.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
            for table in ("guests", "tables", "steps", "sitting", "analyses")
        }
        db.rollback()
        return rows


def test_backup_and_restore_are_one_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.sqlite", tmp_path / "two.sqlite"
    filled(f"sqlite:///{one}")
    file = tmp_path / "all.backup"
    assert main(["admin", "backup", "--database", f"sqlite:///{one}", str(file)]) == 0
    assert main(["admin", "restore", "--database", f"sqlite:///{two}", str(file)]) == 0
    assert contents(one) == contents(two)
    assert main(["admin", "verify", "--all", "--database", f"sqlite:///{two}"]) == 0
    assert "3 of 3 tables replay" in capsys.readouterr().out
    assert main(["admin", "restore", "--database", f"sqlite:///{two}", str(file)]) == 1
    assert "not empty" in capsys.readouterr().err


def test_a_backup_moves_to_postgres(tmp_path: Path, postgres: object, capsys: pytest.CaptureFixture[str]) -> None:
    url = postgres.database()  # type: ignore[attr-defined]
    filled(f"sqlite:///{tmp_path}/one.sqlite")
    first, second = tmp_path / "first", tmp_path / "second"
    assert main(["admin", "backup", "--database", f"sqlite:///{tmp_path}/one.sqlite", str(first)]) == 0
    assert main(["admin", "restore", "--database", url, str(first)]) == 0
    assert main(["admin", "backup", "--database", url, str(second)]) == 0
    assert first.read_bytes() == second.read_bytes()
    assert main(["admin", "verify", "--all", "--database", url]) == 0


def test_a_live_server_is_backed_up(tmp_path: Path) -> None:
    async def test() -> None:
        database = f"sqlite:///{tmp_path}/one.sqlite"
        async with house(database) as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            code = await asyncio.to_thread(main, ["admin", "backup", "--database", database, str(tmp_path / "copy")])
            assert code == 0
        assert card["id"] in (tmp_path / "copy").read_text()

    run(test())


def test_verify_finds_what_does_not_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "one.sqlite"
    filled(f"sqlite:///{database}")
    with sqlite3.connect(database) as db:
        rows = db.execute("SELECT id, n, data FROM steps WHERE kind = 'play' ORDER BY id, n").fetchall()
        id, n, data = next(row for row in rows if "deal" not in row[2])
        changed = json.loads(data)
        changed["moves"][0][1] = "2 h2,h3" if "," in data or " " in changed["moves"][0][1] else "1"
        db.execute("UPDATE steps SET data = ? WHERE id = ? AND n = ?", (json.dumps(changed), id, n))
    assert main(["admin", "verify", "--all", "--database", f"sqlite:///{database}"]) == 1
    told = capsys.readouterr()
    assert f"{id}: step" in told.err
    assert "2 of 3 tables replay" in told.out
    assert main(["admin", "verify", "--database", f"sqlite:///{database}"]) == 1
    assert main(["admin", "verify", "nosuch", "--database", f"sqlite:///{database}"]) == 1


def test_running_games_survive_new_rules_that_still_allow_them(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/one.sqlite"

    async def before() -> tuple[str, dict[str, str]]:
        async with house(database) as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, BOT, start=True)
            socket = await ann.open(card["id"])
            await socket.play()
            await socket.until(lambda: socket.my_turn and socket.update["move"] == 2)
            return card["id"], dict(ann.http.cookies)

    async def after(id: str, cookies: dict[str, str], readable: bool) -> None:
        async with house(database) as site, site.guest() as ann:
            ann.http.cookies.update(cookies)
            if readable:
                socket = await ann.open(id)
                assert (await socket.play())["type"] == "ack"
            else:
                response = await ann.http.get(f"/api/tables/{id}")
                assert response.status_code == 409
                assert "cannot go on under the rules of today" in response.json()["error"]["text"]

    id, cookies = asyncio.run(before())
    game = games()["callisto"]
    usual = game.version, game.legal
    try:
        object.__setattr__(game, "version", 2)  # a game is a frozen value
        run(after(id, cookies, readable=True))
        object.__setattr__(game, "legal", lambda state, seat: [])
        run(after(id, cookies, readable=False))
    finally:
        object.__setattr__(game, "version", usual[0])
        object.__setattr__(game, "legal", usual[1])


def test_pruning_forgets_what_is_old(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/one.sqlite"
    filled(database)
    assert main(["admin", "prune", "--days", "1", "--database", database]) == 0
    assert main(["admin", "prune", "--days", "0", "--database", database]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-2:] == ["0 tables and 0 guests were forgotten", "2 tables and 0 guests were forgotten"]


def test_pruning_forgets_guests_without_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/one.sqlite"
    filled(database)
    with sqlite3.connect(tmp_path / "one.sqlite") as db:
        db.execute("INSERT INTO guests VALUES ('gone', 'Gone', 5.0), ('new', 'New', 9e12)")
    assert main(["admin", "prune", "--days", "90", "--database", database]) == 0
    assert "0 tables and 1 guests were forgotten" in capsys.readouterr().out
    assert "gone" not in [row[0] for row in contents(tmp_path / "one.sqlite")["guests"]]


def test_errors_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad").write_text('{"orrery": "backup", "format": 1}\n{"table": 5}\n')
    (tmp_path / "text").write_text("hello\n")
    new = iter(range(10))
    for arguments in (
        ["backup", "--database", "mysql://x", "f"],
        ["restore", str(tmp_path / "none")],
        ["restore", str(tmp_path / "bad")],
        ["restore", str(tmp_path / "text")],
        ["backup", str(tmp_path / "no" / "folder")],
    ):
        more = [] if "--database" in arguments else ["--database", f"sqlite:///{tmp_path}/{next(new)}.sqlite"]
        assert main(["admin", *arguments, *more]) == 1
        told = capsys.readouterr().err
        assert told.count("\n") == 1, told
        assert told.startswith("orrery admin: ")
    assert main(["serve", "--database", "mysql://x"]) == 1
    assert "must begin with" in capsys.readouterr().err
