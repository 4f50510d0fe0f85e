"""Seats: taking one, giving it up, coming back, beginning, and playing again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from orrery.server.http.exchange import answer, body, language
from orrery.server.http.guests import guest_of, known, named, with_cookie
from orrery.server.http.site import Site
from orrery.server.http.tables import room_of
from orrery.server.live import seating
from orrery.server.live.posting import check_url
from orrery.server.live.room import Room
from orrery.server.store.base import Guest
from orrery.server.wire.incoming import Join, Leave, Nothing, Placing, SeatOnly, Webhook
from orrery.server.wire.outgoing import Empty

_T = TypeVar("_T")


async def join(site: Site, request: Request) -> Response:
    """Take a seat."""
    given = await body(request, Join)
    room = await room_of(site, request, await guest_of(site, request), given.key)
    guest, token = await named(site, request, given.name)
    await room.call(lambda: seating.join(room, guest.id, guest.name, given.seat, given.key))
    return with_cookie(request, answer(room.audience.card(guest.id, language(request))), token)


async def place(site: Site, request: Request) -> Response:
    """The host says who sits where."""
    given, guest, room = await _asked(site, request, Placing)
    return await _act(request, room, guest, lambda: seating.place(room, guest.id, guest.name, given.seat, given.place))


async def start(site: Site, request: Request) -> Response:
    """Begin."""
    _, guest, room = await _asked(site, request, Nothing)
    async with site.shows.starting(room.ledger.settings.host, room.ledger.holders):
        return await _act(request, room, guest, lambda: seating.start(room, guest.id))


async def leave(site: Site, request: Request) -> Response:
    """Give up a seat."""
    given, guest, room = await _asked(site, request, Leave)
    return await _act(request, room, guest, lambda: seating.leave(room, guest.id, given.seat, given.level))


async def come_back(site: Site, request: Request) -> Response:
    """Take a seat back from the bot."""
    given, guest, room = await _asked(site, request, SeatOnly)
    return await _act(request, room, guest, lambda: seating.back(room, guest.id, given.seat))


async def rematch(site: Site, request: Request) -> Response:
    """The next table with the same people."""
    _, guest, room = await _asked(site, request, Nothing)
    fresh = room.ledger.next is None
    everybody = seating.everybody_here(room)
    following = await site.hub.room(await room.call(lambda: seating.rematch(room, guest.id)))
    if fresh and everybody:
        await following.call(lambda: seating.start(following, guest.id))
    return answer(following.audience.card(guest.id, language(request)))


async def webhook(site: Site, request: Request) -> Response:
    """Where to say “your turn”."""
    given, guest, room = await _asked(site, request, Webhook)
    if given.url is not None:
        check_url(given.url)
    await room.call(lambda: seating.webhook(room, guest.id, given.url))
    return answer(Empty())


async def _asked(site: Site, request: Request, kind: type[_T]) -> tuple[_T, Guest, Room]:
    """What a known guest asks for, and the room of the table they ask it of."""
    given = await body(request, kind)
    guest = await known(site, request)
    return given, guest, await room_of(site, request, guest, None)


async def _act(request: Request, room: Room, guest: Guest, job: Callable[[], Awaitable[Any]]) -> Response:
    await room.call(job)
    return answer(room.audience.card(guest.id, language(request)))
