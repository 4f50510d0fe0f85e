"""What a piece or place is: the server tells it to whoever may see the table, and nothing that is hidden from them."""

from __future__ import annotations

from guests import ME, house, run
from test_play import two_at


def test_things_are_told_in_the_language_asked_for() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            _, _, id = await two_at(site, ann, bob, "callisto", public=True)
            told = (await ann.http.get(f"/api/tables/{id}/things/c0-W-0?language=es")).json()
            assert (told["thing"], told["name"], told["rule"]) == ("c0-W-0", "W", "3.2")
            assert "Cubre 5 casillas." in told["sentences"]
            assert (await ann.http.get(f"/api/tables/{id}/things/piece:W")).json()["name"] == "W"
            for thing in ("nothing", "piece:Q", "%00", "x" * 500, "..%2Fx"):
                answer = await ann.http.get(f"/api/tables/{id}/things/{thing}")
                assert answer.status_code == 404, thing

    run(test())


def test_things_are_told_only_to_those_who_may_look() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest("Eve") as eve:
            _, _, id = await two_at(site, ann, bob, "callisto")
            assert (await bob.http.get(f"/api/tables/{id}/things/cell-h8?seat=1")).status_code == 200
            assert (await bob.http.get(f"/api/tables/{id}/things/cell-h8?seat=0")).status_code == 403
            assert (await eve.http.get(f"/api/tables/{id}/things/cell-h8")).status_code == 404
            card = await ann.table("callisto", ME, {"kind": "open"}, public=True)
            waiting = await ann.http.get(f"/api/tables/{card['id']}/things/cell-h8")
            assert waiting.status_code in (404, 409)

    run(test())


def test_a_hidden_hand_stays_hidden() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, id = await two_at(site, ann, bob, "cryo", public=True)
            hand = next(area for area in one.update["scene"]["areas"] if area["role"] == "hand")
            mine = hand["blocks"][0]["cards"][0]["id"]
            assert (await ann.http.get(f"/api/tables/{id}/things/{mine}")).status_code == 200
            others = (await bob.http.get(f"/api/tables/{id}/things/hand-0")).json()
            assert others["rule"] == "9.2"

    run(test())
