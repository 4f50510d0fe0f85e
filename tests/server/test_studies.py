"""Studies: after a game, or with a record that was opened; private to their owner, and never of a running game."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cluster import Cluster
from guests import ME, Guest, house, run

from certain import the
from orrery import CHANCE, Table, replay
from orrery.bots import review
from orrery.bots.mcts import Thinking
from orrery.bots.verdict import Verdict as BotVerdict, judge, weigh
from orrery.server.store.base import Guest as KeptGuest, open_store
from orrery.server.store.everything import everything, forget_everywhere
from orrery.server.store.studies import (
    StudyRow,
    add_study,
    change_study,
    forget_study,
    keep_analysis,
    prune_studies,
    studies_of,
    study,
    study_analysis,
    study_ids,
)
from orrery.server.think import analysis as analyses
from orrery.server.think.jobs import read_job, source_job, source_of
from orrery.server.think.worker import Answerer

BOT = {"kind": "bot", "level": 1}


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


def record_of(game: str = "callisto", seats: int = 2, seed: int = 1) -> str:
    """A whole game at random."""
    import random

    table, rng = Table(game, seats, seed=seed, names=["Ada"]), random.Random(seed)
    while not table.over:
        seat = rng.choice(table.to_move)
        table.play(rng.choice(table.legal(seat)), seat)
    return table.record()


async def played(ann: Guest, game: str = "embers", **settings: Any) -> str:
    """A table whose game is over."""
    card = await ann.table(game, ME, BOT, start=True, **settings)
    socket = await ann.open(card["id"])
    while not socket.over:
        if socket.update["moves"]:
            await socket.play()
        await socket.until(lambda: socket.over or bool(socket.update["moves"]))
    return str(card["id"])


async def analysed(guest: Guest, path: str, **query: Any) -> dict[str, Any]:
    found = await guest.post(path)
    while found["status"] == "running":
        await asyncio.sleep(0.05)
        found = await guest.get(path, **query)
    return dict(found)


# ---- where they are kept -------------------------------------------------------------------------------------------


def test_studies_are_kept_and_changed_only_by_who_has_seen_them(url: str) -> None:
    async def test() -> None:
        async def hear(id: str, word: str) -> None:
            """Nobody listens here."""

        store = open_store(url)
        await store.open(hear)
        try:
            row = StudyRow("s1", "ann", "key", None, 1, "text é", 5.0, 6.0)
            await store.save_guest(KeptGuest("ann", "Ann"), 1.0)
            assert await store.do(add_study(row))
            assert not await store.do(add_study(row))
            assert await store.look(study("s1")) == row
            assert await store.look(study("nothing\0")) is None
            second = StudyRow("s1", "ann", "key", None, 2, "more", 5.0, 7.0)
            assert await store.do(change_study(second))
            assert not await store.do(change_study(second))
            assert await store.look(study_analysis("s1")) is None
            await store.do(keep_analysis("s1", "é".encode()))
            assert await store.look(study_analysis("s1")) == "é".encode()
            assert await store.look(studies_of("ann", 5)) == [second]
            assert await store.look(studies_of("bob", 5)) == []
            assert await store.look(study_ids()) == ["s1"]
            assert await store.do(prune_studies(7.0)) == 0
            assert await store.do(prune_studies(7.5)) == 1
            await store.do(add_study(row))
            await store.do(forget_study("s1"))
            assert await store.look(study_ids()) == []
        finally:
            await store.close()

    run(test())


# ---- a finished game -------------------------------------------------------------------------------------------------


def test_a_game_is_studied_after_it(url: str) -> None:
    async def test() -> None:
        async with house(url) as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            id = await played(ann, "callisto")
            path = f"/api/studies/{id}"
            told = await ann.get(path)
            assert told["writes"] and told["over"] and told["table"] == id and told["version"] == 0
            assert [line["of"] for line in told["lines"]] == [0]
            assert all(move["text"] for move in told["lines"][0]["moves"])
            assert (await eve.http.get(path)).status_code == 404

            position = await ann.post(f"{path}/look", move=4, seat=0)
            assert position["update"]["to_move"] == [0]
            assert position["moved"]
            moves = position["update"]["bar"] or position["update"]["moves"]
            assert moves
            table = site.hub.rooms[id].ledger.playing.at(4)
            other = next(
                move for move in table.legal() if move.index != site.hub.rooms[id].ledger.playing.entries[4].move
            )
            shown = await ann.post(f"{path}/look", move=4, seat=0, do="preview", what=other.notation)
            assert shown["preview"]["areas"]

            tried = await ann.post(f"{path}/play", line=0, move=4, seat=0, notation=other.notation)
            assert tried["at"] == {"line": 1, "move": 5}
            answered = await ann.post(f"{path}/answer", line=1, move=5, level=1)
            assert answered["at"] == {"line": 1, "move": 6}
            assert answered["lines"][1]["after"] == 4
            said = await ann.post(f"{path}/comments", line=1, move=5, text="What then?")
            assert [(one["author"], one["text"], one["mine"]) for one in said["comments"]] == [
                ("Ann", "What then?", True)
            ]
            named = await ann.post(f"{path}/name", line=1, name="braver")
            assert named["lines"][1]["name"] == "braver"
            text = (await ann.http.get(f"{path}/record")).text
            assert replay(text).branches[0].name == "braver"
            assert replay(text).comments[0].text == "What then?"

            assert (await ann.get(path))["version"] == named["version"] == 4
            assert await ann.refused(f"{path}/cut", "POST", version=1, line=1) == (409, "stale")
            cut = await ann.post(f"{path}/cut", version=4, line=1)
            assert len(cut["lines"]) == 1 and cut["comments"] == []

    run(test())


def test_what_is_kept_outlasts_the_process(tmp_path: Path) -> None:
    async def test() -> None:
        url = f"sqlite:///{tmp_path}/tables.sqlite"
        async with house(url) as site, site.guest("Ann") as ann:
            id = await played(ann, "callisto")
            said = await ann.post(f"/api/studies/{id}/comments", line=0, move=3, text="kept\nwell")
            cookies = ann.http.cookies
        async with house(url) as site, site.guest() as again:
            again.http.cookies = cookies
            told = await again.get(f"/api/studies/{id}")
            assert told["comments"] == said["comments"]
            assert told["lines"] == said["lines"]

    run(test())


def test_there_is_no_study_of_a_running_game() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            card = await ann.table("cryo", ME, BOT, start=True, public=True)
            path = f"/api/studies/{card['id']}"
            for guest in (ann, eve):
                for route in ("", "/record", "/analysis", "/picture.svg", "/picture.png"):
                    refused = await guest.http.get(f"{path}{route}")
                    assert refused.status_code == 409, route
                    assert refused.json()["error"]["text"] == "The game is not over yet."
                for route, body in (
                    ("look", {"move": 0}),
                    ("play", {"line": 0, "move": 0, "seat": 0, "notation": "pass"}),
                    ("answer", {"line": 0, "move": 0, "level": 1}),
                    ("comments", {"line": 0, "move": 0, "text": "x"}),
                    ("analysis", {}),
                ):
                    assert await guest.refused(f"{path}/{route}", "POST", **body) == (409, "status"), route
                assert await guest.refused("/api/studies", "POST", study=card["id"]) == (409, "status")
            assert await ann.refused(f"/api/tables/{card['id']}/analysis", "POST") == (409, "status")
            assert (await ann.get(f"/api/tables/{card['id']}/analysis"))["status"] == "none"

    run(test())


def test_others_read_and_copy_a_public_game_but_write_nowhere_in_it() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            id = await played(ann, "callisto", public=True)
            path = f"/api/studies/{id}"
            told = await eve.get(path)
            assert not told["writes"] and told["key"] is None
            assert await eve.refused(f"{path}/comments", "POST", line=0, move=1, text="x") == (403, "not_yours")
            copy = await eve.post("/api/studies", study=id)
            assert copy["id"] != id and copy["owner"] and copy["table"] is None
            said = await eve.post(f"/api/studies/{copy['id']}/comments", line=0, move=1, text="mine")
            assert len(said["comments"]) == 1
            assert (await ann.get(path))["comments"] == []
            assert (await ann.http.get(f"/api/studies/{copy['id']}")).status_code == 404
            shared = await ann.http.get(f"/api/studies/{copy['id']}", params={"key": said["key"]})
            assert shared.json()["comments"][0]["text"] == "mine" and not shared.json()["writes"]
            assert await ann.refused(f"/api/studies/{copy['id']}", "DELETE") == (404, "not_found")
            assert [one["id"] for one in (await eve.get("/api/studies"))["studies"]] == [copy["id"]]
            assert (await eve.http.delete(f"/api/studies/{copy['id']}")).status_code == 200
            assert (await eve.get("/api/studies"))["studies"] == []

    run(test())


# ---- a record that was opened ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("callisto", 2), ("cassiopeia", 3), ("cryo", 1), ("three-days", 2)])
def test_a_record_is_opened_and_looked_at(game: str, seats: int) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            told = await ann.post("/api/studies", record=record_of(game, seats))
            count = len(told["lines"][0]["moves"])
            for language in ("en", "es", "fr"):
                for move in (0, count // 2, count):
                    response = await ann.http.post(
                        f"/api/studies/{told['id']}/look?language={language}", json={"move": move, "seat": 0}
                    )
                    assert response.json()["update"]["scene"]["areas"], response.text
            svg = await ann.http.get(f"/api/studies/{told['id']}/picture.svg", params={"move": count // 2})
            assert svg.text.startswith("<svg")
            png = await ann.http.get(f"/api/studies/{told['id']}/picture.png", params={"wide": "1"})
            assert png.content[:4] == b"\x89PNG"

    run(test())


def test_a_wrong_record_is_refused_in_one_sentence_and_nothing_is_kept() -> None:
    async def test() -> None:
        good = record_of()
        async with house() as site, site.guest("Ann") as ann:
            for text, words in (
                ("hello", "Line 1: this is no game record"),
                (good.replace("A 1", "A 2", 1).partition("seal")[0], "cannot play"),
                (good.replace("scores", "scores "), "the seal does not fit"),
                ("(;GM[Blokus])", "not a game of Callisto"),
                ("Orrery record 2\n", "is missing"),
                ("\0", "not a text file"),
            ):
                refused = await ann.http.post("/api/studies", json={"record": text})
                assert refused.status_code == 400
                assert words.lower() in refused.json()["error"]["text"].lower()
                assert "\n" not in refused.json()["error"]["text"]
            assert (await ann.http.post("/api/studies", json={"record": "x" * 700_000})).status_code == 413
            assert await ann.refused("/api/studies", "POST") == (400, "malformed")
            assert (await ann.get("/api/studies"))["studies"] == []
            assert (await ann.post("/api/studies", record="(;GM[Callisto Two-Player];B[e8]C[so];W[l10])"))["comments"]

    run(test())


def test_a_record_is_read_for_so_long_as_the_processor_works_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads in vain is told so; where only others keep the machine busy, the record is not to blame."""
    text = record_of("cryo", 2)
    assert Answerer().answer(read_job(text, 8.0)).text == replay(text).record()

    def endless(text: str) -> Table:
        for _ in range(10**9):
            pass
        raise AssertionError(text)

    with monkeypatch.context() as slow:
        slow.setattr("orrery.server.think.worker.replay", endless)
        assert Answerer().answer(read_job(text, 0.05)).wrong == "this record takes too long to be replayed"
    assert Answerer().answer(read_job(text, 8.0)).text  # and the clock stands still again


def test_an_edition_of_its_own_is_not_opened_here() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            from orrery.edition import changed

            table = Table(
                "callisto", 2, seed=1, edition=changed("callisto", "mine", {"piece": [{"id": "W", "points": 9}]})
            )
            refused = await ann.http.post("/api/studies", json={"record": table.record()})
            assert refused.json()["error"]["code"] == "not_allowed"

    run(test())


def test_a_guest_opens_so_many_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.live.studies.EACH", 2)

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            for _ in range(2):
                await ann.post("/api/studies", record=record_of())
            assert await ann.refused("/api/studies", "POST", record=record_of()) == (429, "too_many")

    run(test())


# ---- analyses ----------------------------------------------------------------------------------------------------------


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only some decisions are looked at closely, and none for long."""
    monkeypatch.setattr(review, "CLOSE", 3)
    monkeypatch.setattr(analyses, "DECISION", 0.1)


def test_an_analysis_says_what_decisions_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            told = await ann.post("/api/studies", record=record_of("callisto", 2, 5))
            path = f"/api/studies/{told['id']}/analysis"
            assert (await ann.get(path))["status"] == "none"
            found = await analysed(ann, path, language="fr")
            assert found["status"] == "ready" and found["done"] == 1.0
            count = len(told["lines"][0]["moves"])
            assert [point["move"] for point in found["points"]] == sorted({point["move"] for point in found["points"]})
            assert found["points"][-1]["move"] == count
            assert sorted(found["points"][-1]["chances"]) == [0.0, 1.0]
            assert all(0 <= one["cost"] <= 1 for one in found["decisions"])
            costly = max(found["decisions"], key=lambda one: one["cost"])
            assert costly["cost"] > 0.05  # somebody played at random
            assert costly["better"] and costly["notation"] and costly["touches"]
            close = [one for one in found["decisions"] if one.get("close")]
            assert len(close) == 3
            assert all(len(one["then"]) <= 3 for one in close)
            assert (await ann.get(path)) == await ann.get(path)
            assert found["decisions"][0]["move"] == 1

    run(test())


def test_a_branch_is_analysed_like_the_game(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own points and costs, from where it leaves; kept with the game, until its moves change."""
    quick(monkeypatch)

    async def test() -> None:
        async with house(url) as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            told = await ann.post("/api/studies", record=record_of("callisto", 2, 5))
            id, table = told["id"], replay(record_of("callisto", 2, 5)).at(6)
            path = f"/api/studies/{id}"
            played_there = replay(record_of("callisto", 2, 5)).entries[6].move
            other = next(move for move in table.legal() if move.index != played_there)
            await ann.post(f"{path}/play", line=0, move=6, seat=table.to_move[0], notation=other.notation)
            for move in (7, 8, 9):
                await ann.post(f"{path}/answer", line=1, move=move, level=1)

            assert (await ann.get(f"{path}/analysis", line=1))["status"] == "none"
            assert (await eve.http.get(f"{path}/analysis?line=1")).status_code == 404
            assert (await ann.http.get(f"{path}/analysis?line=2")).status_code == 404
            assert (await ann.http.get(f"{path}/analysis?line=x")).status_code == 400
            begun = await ann.post(f"{path}/analysis", line=1)
            while begun["status"] == "running":
                await asyncio.sleep(0.05)
                begun = await ann.get(f"{path}/analysis", line=1)
            assert begun["status"] == "ready"
            assert [one["move"] for one in begun["decisions"]] == [7, 8, 9, 10]
            assert begun["points"][0]["move"] == 6
            assert begun["points"][-1]["move"] == 10  # its end, where the game is not over
            assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in begun["points"])
            assert (await ann.get(f"{path}/analysis"))["status"] == "none"

            whole = await analysed(ann, f"{path}/analysis")
            assert whole["decisions"][0]["move"] == 1
            assert (await ann.get(f"{path}/analysis", line=1)) == begun  # the game's analysis took nothing away
            await ann.post(f"{path}/name", line=1, name="braver")
            assert (await ann.get(f"{path}/analysis", line=1)) == begun
            await ann.post(f"{path}/answer", line=1, move=10, level=1)
            assert (await ann.get(f"{path}/analysis", line=1))["status"] == "none"
            assert (await ann.get(f"{path}/analysis")) == whole

    run(test())


def test_branches_count_among_the_analyses_of_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)
    monkeypatch.setattr(analyses, "EACH", 1)

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            text = record_of("callisto", 2, 5)
            path = f"/api/studies/{(await ann.post('/api/studies', record=text))['id']}"
            table, known = replay(text).at(6), replay(text).entries[6].move
            other = next(move for move in table.legal() if move.index != known)
            await ann.post(f"{path}/play", line=0, move=6, seat=table.to_move[0], notation=other.notation)
            assert (await ann.post(f"{path}/analysis"))["status"] == "running"
            assert (await ann.post(f"{path}/analysis"))["status"] == "running"  # the same one
            refused = await ann.http.post(f"{path}/analysis", json={"line": 1})
            assert refused.status_code == 429
            assert "1 analyses" in refused.json()["error"]["text"]

    run(test())


def test_a_mistake_costs_more_than_the_search_may_be_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker says of a decision is told with its margin, and a forecast with its own."""
    table = replay(record_of("cassiopeia", 2, 5))
    source, answerer = source_of("t", table), Answerer()
    at = next(at for at, entry in enumerate(table.entries) if entry.seat >= 0 and len(table.at(at).legal()) > 3)
    verdict = answerer.answer(source_job("weigh", source, at, seconds=0.05)).verdict
    assert verdict is not None
    assert verdict.best == table.entries[at].move or verdict.margin > 0
    forecast = answerer.answer(source_job("foresee", source, at, seconds=0.05)).verdict
    assert forecast is not None
    assert 0 < forecast.margin < 0.6
    assert abs(sum(forecast.chances) - 1) < 1e-6


def test_a_verdict_uses_only_what_the_mover_could_know() -> None:
    """Every position that is searched is imagined by the sight of whoever decided, and looks to them as it did."""
    table, rng = Table("cryo", 2, seed=3), random.Random(3)
    while len(table.entries) < 90 or len(table.legal()) < 2:
        table.play(rng.choice(table.legal()))
    seat, played = table.to_move[0], table.legal()[0].index
    sight, imagined = table.sight(seat), []

    def imagine(rng: random.Random) -> Any:
        imagined.append(sight.imagine(rng))
        return imagined[-1].copy()

    blind = replace(sight, imagine=imagine)
    thinking = Thinking(iterations=64)
    assert judge(blind, played, 1, thinking) == judge(sight, played, 1, thinking)
    weigh(blind, played, 1, thinking)
    assert len(imagined) > 30
    assert all(table.game.view(state, seat) == sight.view for state in imagined)
    assert any(table.game.view(state, 1 - seat) != table.view(1 - seat) for state in imagined)


def test_a_worker_judges_by_the_eyes_of_the_mover(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = Table("cryo", 2, seed=3), random.Random(3)
    while not table.over:
        table.play(rng.choice(table.legal()))
    source = source_of("t", table)
    eyes: list[int] = []

    def look(sight: Any, played: int, seed: int, thinking: Thinking) -> Any:
        eyes.append(sight.seat)
        assert thinking.seconds == 0.5
        return BotVerdict(played, 0.5, 0.5, 0.0)

    monkeypatch.setattr("orrery.server.think.worker.judge", look)
    answerer = Answerer()
    decided = [at for at, entry in enumerate(table.entries) if entry.seat != CHANCE][:40]
    for at in decided:
        answerer.answer(source_job("judge", source, at, seconds=0.5))
    assert eyes == [table.entries[at].seat for at in decided]
    assert set(eyes) == {0, 1}


def test_an_old_analysis_without_decisions_is_made_anew() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            id = await played(ann)
            await site.hub.store.save_analysis(id, b'{"status":"ready","done":1.0,"points":[]}')
            assert (await ann.get(f"/api/tables/{id}/analysis"))["status"] == "none"

    run(test())


# ---- previews ----------------------------------------------------------------------------------------------------------


def test_finished_games_have_a_picture_in_their_preview(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>Orrery</title></head></html>")

    async def test() -> None:
        async with house(static=tmp_path) as site, site.guest("Ann") as ann, site.guest() as stranger:
            public, private = await played(ann, "callisto", public=True), await played(ann, "callisto")
            running = (await ann.table("callisto", ME, BOT, start=True, public=True))["id"]
            opened = await ann.post("/api/studies", record=record_of("cryo", 1))
            key = (await ann.get(f"/api/studies/{private}"))["key"]

            async def page(path: str) -> str:
                return (await stranger.http.get(path)).text

            assert f"/api/studies/{public}/picture.png?wide=1&amp;move=7" in await page(f"/study/{public}?at=7")
            assert "picture.png?wide=1&amp;move=7&amp;line=2" in await page(f"/study/{public}?at=7&line=2")
            assert 'picture.png?wide=1"' in await page(f"/study/{public}?at=x&line=-1")
            assert f"/api/studies/{public}/picture.png" in await page(f"/table/{public}")
            assert "picture.png" not in await page(f"/table/{running}")
            assert "picture.png" not in await page(f"/study/{running}")
            nothing = await page("/study/nosuchstudy1")
            for path in (f"/study/{private}", f"/study/{opened['id']}", f"/study/{private}?key=guess"):
                assert await page(path) == nothing
            for path in (f"/study/{private}?key={key}", f"/study/{opened['id']}?key={opened['key']}"):
                told = await page(path)
                address = told.partition('property="og:image" content="')[2].partition('"')[0].replace("&amp;", "&")
                assert (await stranger.http.get(address)).content[:4] == b"\x89PNG"
            assert (await stranger.http.get(f"/api/studies/{private}/picture.png")).status_code == 404

    run(test())


def test_a_backup_holds_studies(tmp_path: Path) -> None:
    from orrery.server.admin import backup, opened, restore

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            id = await played(ann, "callisto")
            await ann.post(f"/api/studies/{id}/comments", line=0, move=1, text="kept")
            other = await ann.post("/api/studies", record=record_of())
            await backup(site.hub.store, tmp_path / "backup")
            rows = [await site.hub.store.look(study(one)) for one in (id, other["id"])]
        async with opened(f"sqlite:///{tmp_path}/new.sqlite", alone=True) as store:
            await restore(store, tmp_path / "backup")
            assert [await store.look(study(one)) for one in (id, other["id"])] == rows

    run(test())


def test_nothing_in_a_record_starts_a_program() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            text = record_of().replace("seats: 2", "seats: 2\nbots: B=outside:/bin/true").partition("seal")[0]
            refused = await ann.http.post("/api/studies", json={"record": text})
            assert "none of our bots" in refused.json()["error"]["text"]

    run(test())


def test_who_wants_to_be_forgotten_is_not_named_in_studies_any_more(url: str) -> None:
    async def test() -> None:
        async with house(url) as site, site.guest("Annabel") as ann:
            id = await played(ann, "callisto")
            await ann.post(f"/api/studies/{id}/comments", line=0, move=1, text="mine alone")
            opened = await ann.post("/api/studies", record=record_of())
            store = site.hub.store
            owner = the(await store.look(study(id))).owner
            assert "Annabel" in the(await store.look(study(id))).record
            assert len((await store.look(everything(owner)))["studies"]) == 1
            await forget_everywhere(store, owner)
            kept = await store.look(study(id))
            assert kept is not None
            assert "Annabel" not in kept.record
            assert "mine alone" not in kept.record
            assert kept.owner == ""
            assert await store.look(study(opened["id"])) is None
            assert replay(kept.record).over

    run(test())
