"""What people may call themselves, and how many seats a stranger may take."""

from __future__ import annotations

import pytest
from guests import ME, OPEN, house, run

from orrery.server.model.names import looks, person
from orrery.server.model.refused import Refused

BOT = {"kind": "bot", "level": 3}


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800 \u2800", "\u115f\u1160", "\uffa0", "\u0301\u0302", "Ann\u3164", "\u034f", "\ufe0f"]
)
def test_a_name_that_looks_empty_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="can be seen"):
        person(name)


@pytest.mark.parametrize(
    "name",
    [
        "Bot 3",
        "bot",
        "BOT-5",
        " B o t  2 ",
        "B0t 1",
        "8ot 1",
        "Ｂｏｔ ３",
        "Вот 3",
        "Βοτ 4",
        "ʙᴏᴛ 2",
        "Bót 3",
        "Bot III",
        "Bot ③",
        "[Bot] 3",
        "Bot 3 🤖",
    ],
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Refused, match="bots are called"):
        person(name)


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë 🪐", "李雷", "Bote", "Botticelli", "Robot", "Абот", "O’Brien", "R2-D2", "नमस्ते", "3", "?!", "❤️"]
)
def test_names_of_people_are_taken_as_they_are(name: str) -> None:
    assert person(name) == name


def test_names_that_look_alike_are_told_apart() -> None:
    assert looks("Ann") == looks("АNN") == looks("Ánn") == looks("A n n") != looks("Anne")

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Аnn") as eve:
            card = await ann.table("callisto", ME, OPEN, public=True)
            card = await eve.post(f"/api/tables/{card['id']}/join")
            assert [place["name"] for place in card["places"]] == ["Ann", "Аnn 2"]

    run(test())


def test_every_way_to_a_name_is_guarded() -> None:
    async def test() -> None:
        async with house() as site, site.guest() as eve, site.guest("Ann") as ann:
            card = await ann.table("callisto", ME, OPEN, public=True)
            bad = "Bot 3"
            assert await eve.refused("/api/me", name=bad) == (400, "malformed")
            assert await eve.refused(f"/api/tables/{card['id']}/join", name=bad) == (400, "malformed")
            assert await eve.refused("/api/tables", game="callisto", places=[ME, BOT], name=bad) == (400, "malformed")
            here = {"kind": "here", "name": bad}
            assert await ann.refused("/api/tables", game="callisto", places=[ME, here]) == (400, "malformed")
            assert await ann.refused(f"/api/tables/{card['id']}/place", seat=1, place=here) == (400, "malformed")

    run(test())


def test_a_stranger_takes_one_seat_of_a_public_table_and_the_host_any() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            card = await ann.table("callisto", ME, OPEN, OPEN, OPEN, public=True)
            path = f"/api/tables/{card['id']}/join"
            assert (await eve.post(path))["mine"] == [1]
            assert (await eve.post(path))["mine"] == [1], "asked without a seat, one has it already"
            assert await eve.refused(path, seat=2) == (409, "not_allowed")
            assert (await ann.post(path, seat=3))["mine"] == [0, 3]
            private = await ann.table("callisto", ME, OPEN, OPEN)
            path = f"/api/tables/{private['id']}/join"
            for seat in (1, 2):
                await eve.post(path, seat=seat, key=private["invite"])

    run(test())


def test_new_guests_of_an_address_are_limited() -> None:
    async def test() -> None:
        async with house(limits=True) as site:
            site.app.state.site.requests.rate = 0.0
            statuses = []
            for _ in range(130):
                async with site.guest() as eve:
                    statuses.append((await eve.http.post("/api/me", json={"name": "Eve"})).status_code)
            assert statuses[:120] == [200] * 120
            assert set(statuses[121:]) == {429}

    run(test())
