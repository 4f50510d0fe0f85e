"""Editions that players bring: checked with every reason, bounded, and nobody's but their table's."""

from __future__ import annotations

from typing import Any

import pytest
from guests import ME, house, run

from orrery import replay

BO = {"kind": "here", "name": "Bo"}
BOT = {"kind": "bot", "level": 1}
EDITIONS = {
    "callisto": 'game = "callisto"\nname = "heavy W"\n[[piece]]\nid = "W"\npoints = 6\nsource = "public"\n',
    "cassiopeia": 'game = "cassiopeia"\nname = "dear"\n[prices]\ncapsule = 3\n[[specialists]]\nid = "financier"\n[specialists.gain]\ncoins = 5\n',
    "cryo": 'game = "cryo"\nname = "my box"\n[[cards]]\nid = "imaging"\nmission_points = 3\n',
    "three-days": 'game = "three-days"\nname = "ours"\n[[craters]]\nid = "ahti"\npoints = 5\n',
}


@pytest.mark.parametrize("game", list(EDITIONS))
def test_a_table_has_an_edition_of_its_own(game: str) -> None:
    """It is checked, played, drawn, described and recorded; strangers get nothing of it, other tables are as they were."""

    async def test() -> None:
        async with house() as here, here.guest("Ada") as ada, here.guest("Eve") as eve:
            told = await ada.post(f"/api/games/{game}/editions", components=EDITIONS[game])
            assert told["problems"] == [] and told["changes"] and " " not in told["name"]
            card = await ada.table(game, ME, BOT, components=EDITIONS[game], start=True)
            assert card["edition"] == told["name"] and card["own"]
            socket = await ada.open(card["id"])
            await socket.play_on(turns=8)
            board = f"/api/boards/{card['board']}"
            assert (await ada.get(board))["symbols"] and await ada.moves(card)
            for path in (board, f"/api/catalogues/{card['catalogue']}/0"):
                assert (await eve.http.get(path)).status_code == 404
            answer = await ada.http.get(board)
            assert answer.headers["cache-control"].startswith("private")
            text = (await ada.http.get(f"/api/tables/{card['id']}/record")).text
            assert "changes: " in text
            usual = await eve.table(game, ME, BO, start=True)
            assert usual["edition"] == "standard" and not usual["own"]
            if "?" not in text:
                assert replay(text).terms.edition.name == told["name"]

    run(test())


def test_a_spectator_with_the_key_sees_it() -> None:
    async def test() -> None:
        async with house() as here, here.guest("Ada") as ada, here.guest("Eve") as eve:
            card = await ada.table("callisto", ME, BO, components=EDITIONS["callisto"], start=True)
            board = f"/api/boards/{card['board']}"
            assert (await eve.http.get(board)).status_code == 404
            assert (await eve.http.get(board, params={"key": card["watch"]})).status_code == 200
            assert (await eve.http.get("/api/boards/own~x")).status_code == 404

    run(test())


@pytest.mark.parametrize(
    ("components", "reason"),
    [
        ("game = ", "not valid TOML"),
        ('game = "chess"\n', "must name a game"),
        ('game = "cryo"\n', "not of callisto"),
        ('game = "callisto"\nname = "standard"\n', "must not be"),
        (f'game = "callisto"\nname = "{"x" * 200}"\n', "at most 60"),
        ('game = "callisto"\n[[piece]]\nid = "W"\npoints = 99999999999\n', "must be from"),
        (f'game = "callisto"\nx = {"[" * 500}{"]" * 500}\n', "deeply"),
        (f'game = "callisto"\nx = {"[" * 20}1{"]" * 20}\n', "deeply"),
        ('game = "callisto"\n[[piece]]\nid = "W"\ncolour = 3\n', "no such value"),
    ],
)
def test_what_is_off_is_said(components: str, reason: str) -> None:
    """No file is taken that cannot be played with; the reason is one sentence, and a table is refused with it."""

    async def test() -> None:
        async with house() as here, here.guest("Ada") as ada:
            told = await ada.post("/api/games/callisto/editions", components=components)
            assert told["name"] is None and reason in told["problems"][0], told
            answer = await ada.http.post(
                "/api/tables", json={"game": "callisto", "places": [ME, BO], "components": components}
            )
            assert answer.status_code == 400 and reason.lower() in answer.json()["error"]["text"].lower()

    run(test())


def test_everything_that_is_off_is_listed() -> None:
    """As `orrery edition check` lists it."""
    components = 'game = "cryo"\n[costs]\ntimes = 4\n[[cards]]\nid = "imaging"\ncopies = 9\n'

    async def test() -> None:
        async with house() as here, here.guest("Ada") as ada:
            told = await ada.post("/api/games/cryo/editions", components=components)
            assert len(told["problems"]) >= 2
            spanish = await ada.post("/api/games/cryo/editions?language=es", components=components)
            assert len(spanish["problems"]) == len(told["problems"])
            assert any("el reglamento cuenta 40" in sentence for sentence in spanish["problems"])

    run(test())


def test_editions_are_bounded() -> None:
    """By their size, by how often they come, and never for a public table."""

    async def test() -> None:
        async with house(limits=True) as here, here.guest("Ada") as ada:
            large: dict[str, Any] = {"components": "#" * 40_001}
            assert await ada.refused("/api/games/callisto/editions", **large) == (400, "malformed")
            assert await ada.refused("/api/games/callisto/editions", components="#" * 70_000) == (413, "too_large")
            asked: dict[str, Any] = {
                "game": "callisto",
                "places": [ME, BO],
                "components": EDITIONS["callisto"],
                "public": True,
            }
            assert await ada.refused("/api/tables", **asked) == (400, "malformed")
            codes = [
                (await ada.http.post("/api/games/callisto/editions", json={"components": "x"})).status_code
                for _ in range(22)
            ]
            assert codes[0] == 200 and codes[-1] == 429

    run(test())
