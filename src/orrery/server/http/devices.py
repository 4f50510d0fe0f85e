"""Devices: one identity on several of them, carried by a link that works once; and signing them out."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from orrery.server.http.exchange import answer, body
from orrery.server.http.guests import device_of, guest_of, hashed, known, label, with_cookie, without_cookie
from orrery.server.http.site import Site
from orrery.server.live.leaving import part
from orrery.server.model.refused import Refused
from orrery.server.store.devices import devices_of, guest_of_pass, open_pass, sign_out, use_pass
from orrery.server.wire.incoming import Nothing, PassCode, SignOut
from orrery.server.wire.mine import DeviceReply, DevicesReply, PassOwnerReply, PassReply
from orrery.server.wire.outgoing import GuestReply

HOLDS: Final = 600.0
"""The seconds for which a pass can be used."""
SHORT: Final = 16
"""How much of its id names a device."""
MOST: Final = 30
"""How many devices a guest may have."""
SPENT: Final = (
    "This link was used already, or its ten minutes are over: make a new one on the device that you come from."
)


async def devices(site: Site, request: Request) -> Response:
    """The devices of whoever asks."""
    guest = await known(site, request)
    here = device_of(request)
    listed = await site.hub.store.look(devices_of(guest.id))
    replies = [DeviceReply(one.id[:SHORT], one.label, one.made, one.seen, one.id == here) for one in listed]
    return answer(DevicesReply(replies))


async def leave_devices(site: Site, request: Request) -> Response:
    """Sign devices out."""
    given = await body(request, SignOut)
    guest = await known(site, request)
    here = device_of(request)
    listed = [device.id for device in await site.hub.store.look(devices_of(guest.id))]
    chosen = {
        "device": [id for id in listed if id[:SHORT] == given.device],
        "others": [id for id in listed if id != here],
        "all": listed,
    }[given.which]
    if given.which == "device" and not chosen:
        raise Refused("not_found", "You have no such device.")
    await site.hub.store.do(sign_out(guest.id, chosen))
    await part(site.hub, guest.id)
    if here in chosen:
        return without_cookie(answer(DevicesReply([])))
    return await devices(site, request)


async def make_pass(site: Site, request: Request) -> Response:
    """A pass for one more device."""
    await body(request, Nothing)
    guest = await known(site, request)
    site.check_rate(site.passes, "passes", request)
    site.check_rate_of(guest.id, site.passes, "passes")
    if len(await site.hub.store.look(devices_of(guest.id))) >= MOST:
        raise Refused("not_allowed", f"You have {MOST} devices already: sign one of them out first.")
    code, until = secrets.token_urlsafe(24), site.hub.now() + HOLDS
    await site.hub.store.do(open_pass(hashed(code), guest.id, until))
    return answer(PassReply(code, HOLDS), 201)


async def pass_owner(site: Site, request: Request) -> Response:
    """Whose pass it is; it still holds afterwards."""
    given = await body(request, PassCode)
    site.check_rate(site.codes, "codes", request)
    guest = await site.hub.store.look(guest_of_pass(hashed(given.code), site.hub.now()))
    if guest is None:
        raise Refused("spent", SPENT)
    here = await guest_of(site, request)
    return answer(PassOwnerReply(guest.name, here is not None and here.id == guest.id))


async def take_pass(site: Site, request: Request) -> Response:
    """This device becomes one of whoever made the pass, and is nobody else's any more."""
    given = await body(request, PassCode)
    site.check_rate(site.codes, "codes", request)
    token = secrets.token_urlsafe(32)
    work = use_pass(hashed(given.code), site.hub.now(), hashed(token), label(request), device_of(request))
    guest = await site.hub.store.do(work)
    if guest is None:
        raise Refused("spent", SPENT)
    return with_cookie(request, answer(GuestReply(guest.name, guest.id[:8])), token)
