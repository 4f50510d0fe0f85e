"""What comes from the network or a database names only what is ours: levels, games, editions; never a program or a file."""

from __future__ import annotations

import ast
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from guests import ME, OPEN, house, run

import orrery.server
from orrery.server.model.ledger import Ledger
from orrery.server.model.settings import Holder, Settings
from orrery.server.model.steps import Step
from orrery.server.think.jobs import Job
from orrery.server.think.pool import Overdue
from orrery.server.think.turns import BOT
from orrery.server.think.worker import Answerer

SERVER = Path(orrery.server.__file__).parent
PROGRAM = "run:touch pwned"


def test_no_module_of_the_server_can_make_a_bot_from_a_text() -> None:
    """`bots.make` and `bots.seat` start programs when a name says so; the server asks for levels by their number."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("orrery.bots"):
                assert not {alias.name for alias in node.names} & {"make", "seat", "LineBot", "GtpBot"}, path.name
            if isinstance(node, ast.Import):
                assert not any(alias.name.startswith("orrery.bots") for alias in node.names), path.name


@pytest.mark.parametrize("level", [0, 6, -1, PROGRAM, "3", None])
def test_a_job_names_a_level_by_its_number_or_fails(
    level: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    job = Job("choose", "t", "callisto", 2, {}, "standard", {}, [], 0, level, 1)
    with pytest.raises(ValueError, match=r"no level|Expected `int`"):
        Answerer().answer(msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=Job))
    assert list(tmp_path.iterdir()) == []


def test_a_worker_says_no_and_goes_on() -> None:
    async def test() -> None:
        async with house() as site:
            for level in (PROGRAM, 17):
                job = Job("choose", "t", "callisto", 2, {}, "standard", {}, [], 0, level, 1)  # type: ignore[arg-type]
                with pytest.raises(Overdue):
                    await site.hub.workers.ask(job, BOT, 20, "g")
            good = Job("choose", "t", "callisto", 2, {}, "standard", {}, [], 0, 1, 1)
            assert (await site.hub.workers.ask(good, BOT, 20, "g")).move is not None
            assert site.hub.workers.killed == 0

    run(test())


@pytest.mark.parametrize("data", [{"kind": "bot", "level": PROGRAM}, {"kind": ["bot"]}, {"level": 1}])
def test_a_step_that_places_something_else_than_a_level_is_refused(data: dict[str, Any]) -> None:
    ledger = Ledger("t", Settings("callisto", 1, "g", (Holder("open"), Holder("open"))))
    with pytest.raises(msgspec.ValidationError):
        ledger.take(Step(1, 0.0, "place", 0, None, data))


def test_bots_editions_and_games_of_a_request_are_ours() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, OPEN)
            for level in (PROGRAM, "3", 0, 6, 3.5):
                place = {"kind": "bot", "level": level}
                body: dict[str, Any] = {"seat": 1, "place": place}
                assert await ann.refused(f"/api/tables/{card['id']}/place", **body) == (400, "malformed")
                assert await ann.refused("/api/tables", game="callisto", places=[ME, place]) == (400, "malformed")
            for edition in ("/etc/passwd", "../standard", "~/edition.toml", PROGRAM):
                body = {"game": "callisto", "places": [ME, OPEN], "edition": edition}
                assert await ann.refused("/api/tables", **body) == (400, "malformed")
            for game in ("../games/callisto", "callisto/../cryo", PROGRAM, "orrery.games.callisto"):
                assert await ann.refused("/api/tables", game=game, places=[ME, OPEN]) == (400, "malformed")
                for path in ("rules", "picture.svg"):
                    answer = await ann.http.get(f"/api/games/{game.replace('/', '%2F')}/{path}")
                    assert answer.status_code == 404

    run(test())


def test_a_row_with_an_unknown_game_is_left_alone(tmp_path: Path) -> None:
    """It spoils neither the lobby nor a player's list, and no file is looked for by its name."""

    async def test() -> None:
        path = tmp_path / "tables.sqlite"
        async with house(f"sqlite:///{path}") as site, site.guest("Ann") as ann:
            good = await ann.table("callisto", ME, OPEN, public=True)
            odd = await ann.table("callisto", ME, OPEN, public=True)
            await site.hub.rooms.pop(odd["id"]).close()
            with sqlite3.connect(path) as db:
                row = db.execute("SELECT settings FROM tables WHERE id = ?", (odd["id"],)).fetchone()[0]
                told = row.replace('"callisto"', '"../../callisto"')
                db.execute("UPDATE tables SET settings = ? WHERE id = ?", (told, odd["id"]))
            db.close()
            for listing in ("/api/tables", "/api/tables/mine"):
                assert [table["id"] for table in (await ann.get(listing))["tables"]] == [good["id"]]
            assert await ann.refused(f"/api/tables/{odd['id']}", "GET") == (409, "status")
            assert (await ann.http.get(f"/table/{odd['id']}")).status_code == 200

    run(test())
