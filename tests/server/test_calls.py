"""Web Push: whoever asked for it and is not looking is called, with nothing secret, and nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from cluster import Cluster
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from guests import ME, OPEN, House, Socket, house, hub_open, run
from listeners import Browser, PushService, push_service
from msgspec import structs

from orrery.server.live.sealing import Identity, base64url, from_base64url, sealed
from orrery.server.model.clocks import DAY, Clocks
from orrery.server.model.settings import DaysClock
from orrery.server.store.base import Guest
from orrery.server.store.devices import Device, add_device, add_guest, sign_out
from orrery.server.store.everything import everything, forget_everywhere
from orrery.server.store.subscriptions import (
    MOST,
    PATIENCE,
    Subscription,
    call_arrived,
    call_failed,
    own_key,
    subscribe,
    subscriptions_of,
)

DAYS = {"kind": "days", "days": 3}


def test_the_example_of_the_standard_is_sealed_as_it_says() -> None:
    """RFC 8291, Appendix A."""
    text = b"When I grow up, I want to be a watermelon"
    private = from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    own = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    body = sealed(text, key, "BTBZMqHH6r4Tts7J_aSIgg", own, from_base64url("DGv6ra1nlYgDCS1FRnbzlw"))
    assert base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
        "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_calls_can_be_checked() -> None:
    """RFC 8292: the signature is over the service's own address, and nobody else's key fits."""
    identity = Identity(Identity.fresh())
    header = identity.authorization("https://push.example:8443/send/abc?x=1", "https://games.example", 1_700_000_000)
    token, key = (part.split("=", 1)[1] for part in header.removeprefix("vapid ").split(", "))
    head, claims, signature = token.split(".")
    assert json.loads(from_base64url(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(from_base64url(claims)) == {
        "aud": "https://push.example:8443",
        "exp": 1_700_000_000,
        "sub": "https://games.example",
    }
    raw = from_base64url(signature)
    assert len(raw) == 64
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    for public, fits in ((key, True), (Identity(Identity.fresh()).public, False)):
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(public))
        with contextlib.nullcontext() if fits else pytest.raises(InvalidSignature):
            point.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@contextlib.asynccontextmanager
async def called(
    folder: Path, monkeypatch: pytest.MonkeyPatch, database: str | None = None, **more: Any
) -> AsyncIterator[tuple[House, PushService]]:
    async with push_service(folder, monkeypatch) as service, house(database, **more) as site:
        site.hub.calls.grace = 0.0
        yield site, service


async def two(site: House, ann: Any, bob: Any, **more: Any) -> tuple[Socket, Socket, str]:
    """A table where Ann sits and looks, and Bob has sat down and looks too."""
    card = await ann.table("callisto", ME, OPEN, **more)
    await bob.post(f"/api/tables/{card['id']}/join", key=card["invite"])
    await ann.post(f"/api/tables/{card['id']}/start")
    return await ann.open(card["id"]), await bob.open(card["id"]), card["id"]


async def put_off(socket: Socket) -> None:
    """The page goes out of sight; a ping afterwards says that the server knows."""
    await socket.say(do="in_sight", on=False)
    await socket.say(do="ping")
    await socket.until(lambda: socket.of("pong"))


@pytest.mark.parametrize("kept", ["sqlite", "postgres"])
def test_whoever_does_not_look_is_called(
    kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres").database() if kept == "postgres" else None

    async def test() -> None:
        async with (
            called(tmp_path, monkeypatch, database) as (site, service),
            site.guest("Ann") as ann,
            site.guest("Bob") as bob,
        ):
            one, other, id = await two(site, ann, bob)
            device = Browser()
            given = device.subscription(service.endpoint("bob"), language="es")
            answer = await bob.http.put("/api/push", json=given)
            assert answer.json() == {"key": (await bob.get("/api/push"))["key"], "devices": 1}
            await one.play()
            await other.until(lambda: other.my_turn)
            await other.play()
            await one.until(lambda: one.my_turn)
            assert service.requests == [], "who looks is not called"
            await other.close()
            await one.play()
            [(path, headers, body)] = await service.heard(1)
            assert path == "/push/bob"
            assert headers["topic"] == id
            assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "normal")
            assert 60 <= int(headers["ttl"]) <= 4 * DAY
            assert headers["authorization"].endswith(f"k={(await ann.get('/api/push'))['key']}")
            assert device.opened(body) == {
                "title": "Callisto: tu turno",
                "body": "Con Ann.",
                "table": id,
                "occasion": "turn",
                "language": "es",
            }

    run(test())


def test_a_page_out_of_sight_does_not_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with (
            called(tmp_path, monkeypatch) as (site, service),
            site.guest("Ann") as ann,
            site.guest("Bob") as bob,
        ):
            one, other, _ = await two(site, ann, bob)
            await bob.http.put("/api/push", json=Browser().subscription(service.endpoint("bob")))
            await put_off(other)
            await one.play()
            await service.heard(1)
            assert other.card["places"][1]["present"], "but is still there for the others"

    run(test())


def test_who_comes_back_in_time_is_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with (
            called(tmp_path, monkeypatch) as (site, service),
            site.guest("Ann") as ann,
            site.guest("Bob") as bob,
        ):
            one, other, id = await two(site, ann, bob)
            await bob.http.put("/api/push", json=Browser().subscription(service.endpoint("bob")))
            await other.close()
            site.hub.calls.grace = 0.3
            await one.play()
            await bob.open(id)
            await asyncio.gather(*site.hub.calls._waiting.values())
            assert service.requests == []

    run(test())


def test_a_device_that_is_gone_is_forgotten_and_no_failure_disturbs_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            called(tmp_path, monkeypatch) as (site, service),
            site.guest("Ann") as ann,
            site.guest("Bob") as bob,
        ):
            one, other, id = await two(site, ann, bob)
            await bob.http.put("/api/push", json=Browser().subscription(service.endpoint("one")))
            await bob.http.put("/api/push", json=Browser().subscription("https://localhost:9/nobody-there"))
            await other.close()
            service.status = 410
            await one.play()
            await asyncio.gather(*site.hub.calls._waiting.values())
            assert [
                one.endpoint for one in await site.hub.store.look(subscriptions_of(await guest_id(site, id, 1)))
            ] == ["https://localhost:9/nobody-there"], "what answers “gone” is forgotten, what fails is not"
            assert (await bob.get("/api/push"))["devices"] == 1
            back = await bob.open(id)
            assert (await back.play())["type"] == "ack"
            numbers = site.hub.metrics.text()
            assert 'orrery_calls_total{label="gone"} 1' in numbers
            assert 'orrery_calls_total{label="failed"} 1' in numbers

    run(test())


async def guest_id(site: House, table: str, seat: int) -> str:
    guest = (await site.hub.room(table)).ledger.holders[seat].guest
    assert guest is not None
    return guest


def test_a_device_can_be_taken_back_by_its_guest_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with (
            called(tmp_path, monkeypatch) as (site, service),
            site.guest("Ann") as ann,
            site.guest("Bob") as bob,
        ):
            endpoint = service.endpoint("bob")
            await bob.http.put("/api/push", json=Browser().subscription(endpoint))
            await ann.post("/api/push/off", endpoint=endpoint)
            assert (await bob.get("/api/push"))["devices"] == 1
            assert await bob.post("/api/push/off", endpoint=endpoint) == {
                "key": (await bob.get("/api/push"))["key"],
                "devices": 0,
            }

    run(test())


def test_only_a_push_service_on_the_open_internet_and_real_keys_are_kept() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest() as stranger:
            good = Browser().subscription("https://push.example/abc")
            for wrong in (
                {"endpoint": "http://push.example/abc"},
                {"endpoint": "https://127.0.0.1/abc"},
                {"endpoint": "https://[::1]/abc"},
                {"endpoint": "https://me:secret@push.example/"},
                {"endpoint": "https://push.example/" + "a" * 1000},
                {"key": "A" * 87},
                {"key": "§" * 87},
                {"secret": base64url(b"fifteen bytes.."), "key": good["key"]},
                {"language": "de"},
                {"more": 1},
            ):
                answer = await ann.http.put("/api/push", json={**good, **wrong})
                assert answer.status_code == 400, wrong
                assert answer.json()["error"]["text"].endswith("."), wrong
            assert (await stranger.http.put("/api/push", json=good)).status_code == 403
            assert (await ann.http.put("/api/push", json=good)).json()["devices"] == 1

    run(test())


@pytest.mark.parametrize("kept", ["sqlite", "postgres"])
def test_the_store_keeps_subscriptions_and_one_key(kept: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = f"sqlite:///{tmp_path}/tables.sqlite"
    database = request.getfixturevalue("postgres").database() if kept == "postgres" else file

    async def test() -> None:
        async with hub_open(database) as hub:
            store, ann, bob = hub.store, "a" * 64, "b" * 64
            for guest in (ann, bob):
                await store.do(add_guest(Guest(guest, "Ann"), Device(guest, guest, "Firefox", 0.0, 0.0)))
            for number in range(MOST + 2):
                await store.do(subscribe(wanted(f"https://push.example/{number:02}", ann), float(number)))
            kept_ones = await store.look(subscriptions_of(ann))
            assert [one.endpoint[-2:] for one in kept_ones] == [f"{number:02}" for number in range(2, MOST + 2)]
            await store.do(subscribe(wanted("https://push.example/05", bob), 99.0))
            assert len(await store.look(subscriptions_of(ann))) == MOST - 1, "a browser is one guest's"
            assert await store.look(subscriptions_of(bob)) == [wanted("https://push.example/05", bob)]
            await store.do(add_device(Device("phone", bob, "Chrome, Android", 1.0, 1.0)))
            await store.do(subscribe(structs.replace(wanted("https://push.example/phone", bob), device="phone"), 100.0))
            await store.do(sign_out(bob, ["phone"]))
            assert [one.endpoint for one in await store.look(subscriptions_of(bob))] == ["https://push.example/05"]
            told = (await store.look(everything(bob)))["subscriptions"]
            assert told == [{"endpoint": "https://push.example/05", "language": "fr", "since": 99.0}]
            await forget_everywhere(store, bob)
            assert await store.look(subscriptions_of(bob)) == [], "who is forgotten is forgotten whole"
            keys = await asyncio.gather(*(store.do(own_key("vapid", f"fresh {number}")) for number in range(5)))
            assert len(set(keys)) == 1
        async with hub_open(database) as hub:
            assert await hub.store.do(own_key("vapid", "another")) == keys[0]

    run(test())


@pytest.mark.parametrize("kept", ["sqlite", "postgres"])
def test_an_endpoint_that_takes_no_call_for_a_week_is_forgotten(
    kept: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """One call that arrives, or the browser asking anew, begins the week again."""
    file = f"sqlite:///{tmp_path}/tables.sqlite"
    database = request.getfixturevalue("postgres").database() if kept == "postgres" else file

    async def test() -> None:
        async with hub_open(database) as hub:
            store, ann = hub.store, "a" * 64
            await store.do(add_guest(Guest(ann, "Ann"), Device(ann, ann, "Firefox", 0.0, 0.0)))

            async def left() -> int:
                return len(await store.look(subscriptions_of(ann)))

            one, other = wanted("https://push.example/one", ann), wanted("https://push.example/other", ann)
            for subscription in (one, other):
                await store.do(subscribe(subscription, 0.0))
            await store.do(call_failed(one.endpoint, 10.0))
            await store.do(call_failed(one.endpoint, 9.0 + PATIENCE))
            assert await left() == 2
            await store.do(call_arrived(one.endpoint))
            await store.do(call_failed(one.endpoint, 20.0 + PATIENCE))
            await store.do(subscribe(one, 21.0 + PATIENCE))
            await store.do(call_failed(one.endpoint, 21.0 + 2 * PATIENCE))
            assert await left() == 2
            await store.do(call_failed(one.endpoint, 22.0 + 3 * PATIENCE))
            assert await store.look(subscriptions_of(ann)) == [other]

    run(test())


def wanted(endpoint: str, guest: str) -> Subscription:
    return Subscription(endpoint, guest, guest, "key", "secret", "fr", "https://games.example")


def test_two_processes_sign_with_one_key(postgres: Cluster) -> None:
    database = postgres.database()

    async def test() -> None:
        async with hub_open(database) as one, hub_open(database) as other:
            first, second = await asyncio.gather(one.calls.identity(), other.calls.identity())
            assert first.public == second.public

    run(test())


def test_a_clock_of_days_reminds_once_when_a_fifth_is_left() -> None:
    for days, left in ((1, 0.2), (3, 0.6), (5, 1.0), (30, 1.0)):
        clocks = Clocks(DaysClock(days), 2)
        clocks.turn([1], 0, 1000.0)
        moment = 1000.0 + (days - left) * DAY
        assert clocks.due() == pytest.approx(moment)
        assert clocks.to_remind(moment - 1) == []
        assert clocks.to_remind(moment + 1) == [1]
        clocks.remind(1)
        assert clocks.to_remind(moment + 1) == []
        assert clocks.due() == clocks.deadline() == 1000.0 + days * DAY
        clocks.turn([0], 1, moment + 2)
        clocks.turn([1], 0, moment + 3)
        assert clocks.to_remind(moment + 3 + days * DAY) == [1], "the next decision is another"


def test_the_reminder_comes_before_the_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock:
        """A wall clock that a test turns on."""

        time = 1_700_000_000.0

        def __call__(self) -> float:
            return self.time

    async def test() -> None:
        now = Clock()
        async with (
            called(tmp_path, monkeypatch, now=now) as (site, service),
            site.guest("Ann") as ann,
            site.guest("Bob") as bob,
        ):
            one, other, id = await two(site, ann, bob, clock=DAYS)
            device = Browser()
            await bob.http.put("/api/push", json=device.subscription(service.endpoint("bob"), language="fr"))
            await bob.http.put(f"/api/tables/{id}/webhook", json={"url": "https://example.com/hook"})
            hooked: list[str] = []
            monkeypatch.setattr(site.hub.webhooks, "send", lambda url, payload: hooked.append(payload["event"]))
            await other.close()
            await one.play()
            assert device.opened((await service.heard(1))[0][2])["occasion"] == "turn"
            now.time += 2.5 * DAY
            room = await site.hub.room(id)
            await room.call(room.time_out)
            reminder = device.opened((await service.heard(2))[1][2])
            assert reminder["occasion"] == "reminder"
            assert reminder["body"] == "Il reste environ 12 heures pour votre décision."
            await room.call(room.time_out)
            assert [step.kind for step in await site.hub.store.steps(id, 0)].count("remind") == 1
            assert hooked == ["your_turn", "reminder"]
            now.time += DAY
            await room.call(room.time_out)
            assert [step.kind for step in await site.hub.store.steps(id, 0)][-1] == "away"

    run(test())
