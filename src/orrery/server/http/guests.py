"""Guests: who asks, known by a cookie that holds the token of their device."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from orrery.server.http.exchange import answer, body
from orrery.server.http.site import Site
from orrery.server.model.names import person
from orrery.server.model.refused import Refused
from orrery.server.store.base import Guest
from orrery.server.store.devices import Device, add_guest, guest_by
from orrery.server.wire.incoming import NewGuest
from orrery.server.wire.outgoing import GuestReply

COOKIE: Final = "orrery"
YEAR: Final = 366 * 86_400
BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
"""What browsers call themselves, those first that also call themselves like others."""
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")
NAMES: Final = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS", "CrOS": "ChromeOS"}


async def me(site: Site, request: Request) -> Response:
    """Who asks."""
    guest = await guest_of(site, request)
    return answer(GuestReply(guest.name, guest.id[:8]) if guest else GuestReply(None, None))


async def name_me(site: Site, request: Request) -> Response:
    """A new guest, or a new name."""
    given = await body(request, NewGuest)
    guest, token = await named(site, request, given.name)
    return with_cookie(request, answer(GuestReply(guest.name, guest.id[:8])), token)


def device_of(connection: HTTPConnection) -> str | None:
    """The device that the cookie names, whether or not anybody has it."""
    token = connection.cookies.get(COOKIE, "")
    return hashed(token) if 40 <= len(token) <= 64 else None


async def guest_of(site: Site, connection: HTTPConnection) -> Guest | None:
    """Whoever the cookie says, if anybody."""
    device = device_of(connection)
    if device is None:
        return None
    guest = await site.hub.store.look(guest_by(device))
    if guest is not None:
        await site.hub.housekeeping.greet(guest.id, device)
    return guest


async def known(site: Site, request: Request) -> Guest:
    """The guest who asks; Refused for strangers."""
    guest = await guest_of(site, request)
    if guest is None:
        raise Refused("not_yours", "This is for guests who have said their name.")
    return guest


async def named(site: Site, request: Request, name: str | None) -> tuple[Guest, str | None]:
    """The guest who asks, with the name they give now; and a token if they were a stranger."""
    before = await guest_of(site, request)
    if name is None:
        if before is None:
            raise Refused("malformed", "Please say your name: the field name is missing.")
        return before, None
    name = person(name)
    if before is not None:
        return await _renamed(site, before, name), None
    site.check_rate(site.new_guests, "guests", request)
    token, now = secrets.token_urlsafe(32), site.hub.now()
    guest = Guest(hashed(token), name)
    await site.hub.store.do(add_guest(guest, Device(guest.id, guest.id, label(request), now, now)))
    return guest, token


async def _renamed(site: Site, guest: Guest, name: str) -> Guest:
    if guest.name != name:
        guest = Guest(guest.id, name)
        await site.hub.store.save_guest(guest, site.hub.now())
    return guest


def hashed(token: str) -> str:
    """A secret as the database knows it."""
    return hashlib.sha256(token.encode()).hexdigest()


def label(request: Request) -> str:
    """Which browser and system a device says it is, in two words that help to tell it from others; no more is kept."""
    said = request.headers.get("user-agent", "")
    words = [next((name for name in names if name in said), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(NAMES.get(word, word) for word in words if word)


def with_cookie(request: Request, response: Response, token: str | None) -> Response:
    """The answer to a new guest brings their token."""
    if token is not None:
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            path="/",
            secure=request.url.scheme == "https",
        )
    return response


def without_cookie(response: Response) -> Response:
    """The answer to somebody who is nobody here any more."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return response
