"""Who may write at a table, how much, and how the host keeps order."""

from __future__ import annotations

import json

import pytest
from guests import ME, OPEN, Guest, House, Socket, house, run
from test_play import two_at

from orrery.server.http import chatter
from orrery.server.live import chatting

BOT = {"kind": "bot", "level": 1}


async def refusal(socket: Socket, text: str = "hello") -> str | None:
    """The code with which a line is refused, if it is."""
    answer = await socket.ask("chat", text=text)
    return None if answer["type"] == "ack" else answer["code"]


async def watched(site: House, ann: Guest, eve: Guest, **more: object) -> tuple[Socket, Socket, str]:
    """A table of Ann's that Eve watches."""
    card = await ann.table("callisto", ME, BOT, start=True, **more)
    key = {} if more.get("public") else {"key": card["watch"]}
    return await ann.open(card["id"]), await eve.open(card["id"], **key), card["id"]


@pytest.mark.parametrize(
    ("public", "chat", "allowed"),
    [(True, None, False), (False, None, True), (True, "everybody", True), (False, "players", False)],
)
def test_spectators_of_a_public_table_write_only_if_the_host_lets_them(
    public: bool, chat: str | None, allowed: bool
) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            more = {"public": public} | ({"chat": chat} if chat else {})
            one, watching, _ = await watched(site, ann, eve, **more)
            assert one.card["chat"] == ("everybody" if allowed else "players")
            assert await refusal(watching) == (None if allowed else "not_allowed")
            assert await refusal(one) is None
            assert (await one.ask("mute", author=None, on=allowed))["type"] == "ack"
            await watching.until(lambda: watching.card["chat"] == ("players" if allowed else "everybody"))
            assert await refusal(watching) == ("not_allowed" if allowed else None)
            assert watching.chat[-2 if not allowed else -1]["notice"] == ("hushed" if allowed else "unhushed")

    run(test())


def test_the_host_mutes_a_guest_and_lets_them_write_again() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob, site.guest("Eve") as eve:
            one, two, id = await two_at(site, ann, bob, "callisto", public=True, chat="everybody")
            watching = await eve.open(id)
            for socket in (one, two, watching):
                assert await refusal(socket) is None
            await one.until(lambda: len([line for line in one.chat if line["text"]]) == 3)
            authors = [line["author"] for line in one.chat if line["text"]]
            assert authors == [0, 1, 2]
            for author, socket in ((1, two), (2, watching)):
                assert (await one.ask("mute", author=author))["type"] == "ack"
                assert await refusal(socket) == "not_allowed"
                await one.until(lambda: one.chat[-1]["notice"] == "muted")
            assert one.card["muted"] == [1, 2]
            assert (await one.ask("mute", author=2, on=False))["type"] == "ack"
            assert await refusal(watching) is None
            assert (await two.play(seat=1, move=0))["type"] == "refused"
            for socket in (two, watching):
                assert (await socket.ask("mute", author=0))["code"] == "not_yours"
            assert (await one.ask("mute", author=0))["code"] == "malformed"
            assert (await one.ask("mute", author=77))["code"] == "malformed"
            room = await site.hub.room(id)
            await room.call(room.reload)
            assert room.ledger.chat.muted == {1}, "it lasts"
            for socket in (one, two, watching):
                assert not any(guest in json.dumps(socket.messages) for guest in room.ledger.chat.authors), (
                    "no guest is told"
                )

    run(test())


def test_who_has_no_name_writes_nothing() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest() as eve:
            _, watching, _ = await watched(site, ann, eve)
            assert await refusal(watching) == "not_allowed"

    run(test())


def test_a_rematch_keeps_to_what_the_host_said_last() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, id = await two_at(site, ann, bob, "callisto", public=True)
            await one.ask("mute", author=None, on=False)
            await one.ask("resign", n=one.update["n"], seat=0)
            assert (await ann.post(f"/api/tables/{id}/rematch"))["chat"] == "everybody"

    run(test())


def test_players_and_spectators_write_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    # The rates are so low that a busy machine is fast enough to be stopped.
    monkeypatch.setattr(chatter, "GUEST", (0.001, chatter.GUEST[1]))
    monkeypatch.setattr(chatter, "ADDRESS", (0.001, chatter.ADDRESS[1]))

    async def test() -> None:
        async with house(limits=True) as site, site.guest("Ann") as ann:
            guests = [await Guest(site.base, f"Eve {number}").__aenter__() for number in range(4)]
            card = await ann.table("callisto", ME, OPEN, public=True, chat="everybody")
            one = await ann.open(card["id"])
            codes = [await refusal(one) for _ in range(15)]
            assert codes == [None] * 10 + ["too_many"] * 5
            watching = [await eve.open(card["id"]) for eve in guests]
            kept = [await refusal(socket) for _ in range(5) for socket in watching].count(None)
            assert kept == 5, "all of one address together"
            assert 'orrery_limited_total{label="chat"}' in (await ann.http.get("/metrics")).text
            for eve in guests:
                await eve.__aexit__()

    run(test())


def test_all_spectators_of_a_table_together_write_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chatter, "ADDRESS", (1000.0, 1000))
    monkeypatch.setattr(chatter, "GUEST", (1000.0, 1000))
    monkeypatch.setattr(chatter, "TABLE", (0.001, chatter.TABLE[1]))

    async def test() -> None:
        async with house(limits=True) as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            _, watching, _ = await watched(site, ann, eve, public=True, chat="everybody")
            codes = [await refusal(watching) for _ in range(30)]
            assert codes == [None] * 20 + ["too_many"] * 10

    run(test())


def test_a_table_keeps_only_so_many_lines_of_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chatting, "SPECTATORS", 3)

    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Eve") as eve:
            one, watching, _ = await watched(site, ann, eve)
            assert [await refusal(watching) for _ in range(4)] == [None, None, None, "not_allowed"]
            assert await refusal(one) is None

    run(test())
