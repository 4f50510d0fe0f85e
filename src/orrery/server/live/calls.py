"""Calls: “your turn” and “your time is short”, pushed to the devices of guests who asked for it and are not looking."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from orrery.kernel import Text
from orrery.server.live.posting import FAILURES, TIMEOUT, post
from orrery.server.live.sealing import Identity, sealed
from orrery.server.model.settings import DaysClock, LiveClock
from orrery.server.store.base import Unavailable
from orrery.server.store.subscriptions import (
    Subscription,
    call_arrived,
    call_failed,
    forget_endpoint,
    own_key,
    subscriptions_of,
)
from orrery.server.store.work import Work
from orrery.server.wire.outgoing import encode
from orrery.words import Words, title

if TYPE_CHECKING:
    from orrery.server.live.hub import Hub
    from orrery.server.live.room import Room

LOG: Final = logging.getLogger("orrery.server")
Occasion: TypeAlias = Literal["turn", "reminder"]
KEY: Final = "vapid"
"""The name under which the store keeps the key that signs."""
GRACE: Final = 3.0
"""The seconds before a call: whoever comes back meanwhile, or has decided, is not called."""
AT_ONCE: Final = 8
WAITING: Final = 1000
"""No more calls than these wait at a time; what happens at a table never waits for one."""
DAY: Final = 86_400
SIGNED: Final = DAY // 2
"""How long a signature is good; push services take at most a day."""
GONE: Final = (404, 410)
"""The answers of a push service where nobody listens any more."""


class Call(Struct):
    """What a device shows: nothing of the position, only that somebody is waited for."""

    title: str
    body: str
    table: str
    occasion: Occasion
    language: str


class Calls:
    """Calls guests who are not there; one that fails is forgotten, and disturbs no table."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.grace = GRACE
        self._identity: Identity | None = None
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting: dict[tuple[str, str], asyncio.Task[None]] = {}
        """By table and guest: whoever is about to be called is not called twice."""

    async def identity(self) -> Identity:
        """The key that signs; made when it is first asked for, and kept for ever."""
        if self._identity is None:
            self._identity = Identity(await self._hub.store.do(own_key(KEY, Identity.fresh())))
        return self._identity

    async def close(self) -> None:
        """Drop what has not been sent."""
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def call(self, room: Room, seat: int, occasion: Occasion) -> None:
        """Call whoever holds a seat, in a moment and without waiting for it, unless they look at the table."""
        holder = room.ledger.holders[seat]
        if holder.bot or holder.guest is None or self._looks(room, holder.guest) or len(self._waiting) >= WAITING:
            return
        key = room.ledger.id, holder.guest
        if key not in self._waiting:
            task = asyncio.create_task(self._call(room, seat, holder.guest, occasion))
            self._waiting[key] = task
            task.add_done_callback(lambda _: self._waiting.pop(key, None))

    @staticmethod
    def _looks(room: Room, guest: str) -> bool:
        return guest in room.audience.looking()

    async def _call(self, room: Room, seat: int, guest: str, occasion: Occasion) -> None:
        await asyncio.sleep(self.grace)
        if seat not in room.ledger.to_move or self._looks(room, guest):
            return
        try:
            for subscription in await self._hub.store.look(subscriptions_of(guest)):
                await self._post(subscription, room, seat, occasion)
        except Unavailable as failure:
            LOG.warning("a guest was not called", extra={"table": room.ledger.id, "reason": str(failure)})

    async def _post(self, subscription: Subscription, room: Room, seat: int, occasion: Occasion) -> None:
        call = call_of(room, seat, occasion, subscription.language)
        headers = await self._headers(subscription, room)
        async with self._places:
            try:
                body = sealed(encode(call), subscription.key, subscription.secret)
                status = await asyncio.wait_for(post(subscription.endpoint, body, headers, "push service"), TIMEOUT)
            except FAILURES:
                status = 0
        fate = "ok" if 200 <= status < 300 else "gone" if status in GONE else "failed"
        self._hub.metrics.count("calls", fate)
        await self._hub.store.do(self._kept(subscription.endpoint, fate))

    def _kept(self, endpoint: str, fate: str) -> Work[None]:
        """What becomes of an endpoint after a call."""
        if fate == "gone":
            return forget_endpoint(endpoint)
        return call_arrived(endpoint) if fate == "ok" else call_failed(endpoint, self._hub.now())

    async def _headers(self, subscription: Subscription, room: Room) -> dict[str, str]:
        """One call for each table waits at the push service, and no longer than it is of use."""
        identity, now = await self.identity(), self._hub.now()
        return {
            "Authorization": identity.authorization(subscription.endpoint, subscription.contact, int(now) + SIGNED),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_useful(room, now)),
            "Topic": room.ledger.id,
            "Urgency": "high" if isinstance(room.ledger.settings.clock, LiveClock) else "normal",
        }


def _useful(room: Room, now: float) -> int:
    """The seconds for which a call is of use: until the clock has run out, at most four days."""
    deadline = room.ledger.clocks.deadline()
    return min(4 * DAY, max(60, int(deadline - now))) if deadline is not None else DAY


def call_of(room: Room, seat: int, occasion: Occasion, language: str) -> Call:
    """What a device is told: which game, with whom, and why; never anything of the position."""
    ledger = room.ledger
    words = Words(ledger.settings.game, language)
    others = words.listing([holder.name for at, holder in enumerate(ledger.holders) if at != seat and holder.name])
    game = title(ledger.settings.game, language)
    args: dict[str, str | int] = {"game": game, "others": others, "left": _left(room)}
    body = "call-reminder" if occasion == "reminder" else "call-with" if others else "call-alone"
    return Call(words.say(Text("call-turn", args)), words.say(Text(body, args)), ledger.id, occasion, language)


def _left(room: Room) -> int:
    """The whole hours until the first clock runs out."""
    deadline = room.ledger.clocks.deadline()
    days = isinstance(room.ledger.settings.clock, DaysClock)
    return max(1, round((deadline - room.time()) / 3600)) if days and deadline is not None else 0
