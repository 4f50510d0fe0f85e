"""Lessons over HTTP: nothing is kept, and nothing that is sent can do harm."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from guests import house, run

from orrery.server.wire import outgoing

FIRST = "/api/games/callisto/lessons/first"


def test_a_lesson_is_gone_through() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:

            async def do(now: dict[str, Any], **more: Any) -> dict[str, Any]:
                kept = {name: now[name] for name in ("moves", "tried", "answered")} | {"step": now["step"]["id"]}
                answer = await ann.http.post(FIRST, json=kept | more)
                assert answer.status_code == 200, answer.text
                msgspec.json.decode(answer.content, type=outgoing.LessonReply)
                return answer.json()

            now = (await ann.http.post(FIRST, json={})).json()
            assert (now["at"], now["step"]["asks"], now["update"]["moves"]) == (0, "", "")
            now = await do(now, do="on")
            assert now["step"]["asks"] == "move" and now["update"]["moves"] and now["step"]["lit"]
            refused = await do(now, do="play", what="1 h8")
            assert refused["reply"]["kind"] == "refused" and refused["reply"]["rule"] == "2.3" and refused["at"] == 1
            assert (await do(now, do="why_not", what="cell-h8"))["reasons"][0]["rule"] == "2.3"
            assert (await do(now, do="preview", what="1 f6"))["preview"]
            assert (await do(now, do="thing", what="cell-f6"))["thing"]["name"]
            now = await do(now, do="play", what="1 f6")
            assert now["reply"]["kind"] == "right" and now["moves"] == ["A 1 f6", "B 1 m7"]
            now = await do(now, do="on")
            other = await do(now, do="play", what="2 f7,f8")
            assert other["tried"] and other["update"]["moves"] == "" and other["moves"][-1] == "A 2 f7,f8"
            assert (await do(other, do="take_back"))["moves"] == now["moves"]
            now = await do(other, do="on")
            assert "A 2 f7,f8" in now["moves"] and now["step"]["asks"] == "answer"
            now = await do(now, do="answer", what="side")
            assert now["answered"] and now["reply"]["kind"] == "right"
            now = await do(now, do="go", what="end")
            now = await do(now, do="on")
            assert now["step"] is None and now["at"] == len(now["steps"])

    run(test())


@pytest.mark.parametrize(
    "body",
    [
        {"moves": ["A 1 h8"], "step": "second"},
        {"moves": ["nonsense"]},
        {"moves": [], "tried": True, "step": "second", "do": "play", "what": "x"},
        {"do": "answer", "what": "nothing"},
        {"do": "dance"},
        {"moves": ["A 1 f6"] * 401},
        {"do": "preview", "what": "1 zz"},
        {"do": "why_not", "what": "nothing"},
        {"do": "thing", "what": "nothing"},
        {"step": "nowhere"},
    ],
)
def test_whatever_is_sent_is_answered(body: dict[str, Any]) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            answer = await ann.http.post(FIRST, json=body)
            assert answer.status_code in (200, 400)

    run(test())


def test_courses_are_listed() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann:
            courses = (await ann.http.get("/api/games/callisto/lessons?language=fr")).json()["courses"]
            assert courses[0]["lessons"][0]["title"] == "Premières pièces"
            told = (await ann.http.get("/api/games/callisto/lessons")).json()
            example = told["examples"][0]
            drawn = await ann.http.get(f"/api/games/callisto/lessons/{example['lesson']}/{example['step']}.svg")
            assert drawn.text.startswith("<svg") and len(told["summary"]) == 5
            assert (await ann.http.get("/api/games/callisto/summary/aim.svg?theme=light")).text.startswith("<svg")
            assert (await ann.http.get("/api/games/callisto/lessons/first/none.svg")).status_code == 404
            glossary = (await ann.http.get("/api/games/cryo/glossary?language=es")).json()
            assert len(glossary["things"]) > 50
            assert (await ann.http.get(f"/api/boards/{glossary['board']}")).status_code == 200
            assert (await ann.http.post("/api/games/callisto/lessons/none", json={})).status_code == 404
            assert (await ann.http.get("/api/games/chess/lessons")).status_code == 404
            assert (await ann.http.get("/api/games/callisto/summary/none.svg")).status_code == 404

    run(test())
