"""Link previews say what is public, and a private table looks like none; bots have names of their own."""

from __future__ import annotations

from pathlib import Path

from guests import ME, house, run

from orrery.server.http.previews import LinkPreview
from orrery.server.model.moons import MOONS

BOT = {"kind": "bot", "level": 1}


def test_a_preview_takes_the_place_of_the_title_and_is_escaped() -> None:
    page = LinkPreview("cryo", 'A "game" <b>', "about & more").head("<title>Orrery</title>", "https://host", "new/cryo")
    assert "<b>" not in page
    assert 'content="A &quot;game&quot; &lt;b&gt;"' in page
    assert 'content="https://host/api/games/cryo/cover.png"' in page


def test_only_what_is_public_is_previewed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>Orrery</title></head></html>")

    async def visit() -> None:
        async with house(static=tmp_path) as site, site.guest("Ann") as ann, site.guest() as stranger:
            public = await ann.post("/api/tables", game="cryo", places=[ME, BOT, BOT], public=True, start=True)
            private = await ann.post("/api/tables", game="cryo", places=[ME, BOT], start=True)
            told = {path: (await stranger.http.get(path)).text for path in pages(public["id"], private["id"])}
            names = [place["name"] for place in public["places"]]
            assert told[f"/table/{public['id']}"].count("og:") >= 6
            assert all(name in told[f"/table/{public['id']}"] for name in names)
            assert told[f"/table/{private['id']}"] == told["/table/nosuchtable1"] == told["/"]
            assert "og:title" in told["/new/cryo"]
            assert "og:title" not in told["/new/nothing"]
            picture = await stranger.http.get("/api/games/cryo/cover.png")
            assert picture.content[:4] == b"\x89PNG"
            assert (await stranger.http.get("/api/games/nothing/cover.png")).status_code == 404
            cover = await stranger.http.get("/api/games/cryo/cover.svg")
            assert cover.headers["content-type"].startswith("image/svg+xml")

    run(visit())


def test_bots_are_called_after_moons_and_no_two_alike() -> None:
    async def visit() -> None:
        async with house() as site, site.guest("Rhea") as ann:
            bots = [BOT | {"name": "Titan"}, BOT | {"name": "Titan"}, BOT | {"name": "Rhea"}, BOT]
            card = await ann.post("/api/tables", game="three-days", places=[ME, *bots], start=True)
            names = [place["name"] for place in card["places"]]
            assert names[:2] == ["Rhea", "Titan"]
            assert len(set(names)) == 5
            assert set(names) <= set(MOONS)
            wrong = await ann.http.post("/api/tables", json={"game": "callisto", "places": [ME, BOT | {"name": "Bob"}]})
            assert wrong.status_code == 400
            assert "called after a moon" in wrong.text
            games = (await ann.http.get("/api/games")).json()
            assert games["moons"] == list(MOONS)

    run(visit())


def pages(public: str, private: str) -> list[str]:
    return ["/", f"/table/{public}", f"/table/{private}", "/table/nosuchtable1", "/new/cryo", "/new/nothing"]
