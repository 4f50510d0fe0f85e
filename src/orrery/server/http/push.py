"""Push: on which devices a guest wants to be called."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from orrery.server.http.exchange import answer, body
from orrery.server.http.guests import device_of, guest_of, known
from orrery.server.http.site import Site
from orrery.server.live.posting import check_url
from orrery.server.live.sealing import check_keys
from orrery.server.store import subscriptions
from orrery.server.store.subscriptions import Subscription, subscriptions_of
from orrery.server.wire.incoming import Endpoint, NewSubscription
from orrery.server.wire.outgoing import PushReply

NOBODY = "mailto:nobody@localhost"
"""Whom a push service may turn to about a server that is tried out at home."""


async def push(site: Site, request: Request) -> Response:
    """Who calls, and on how many devices the guest is called."""
    guest = await guest_of(site, request)
    return await _told(site, None if guest is None else guest.id)


async def subscribe(site: Site, request: Request) -> Response:
    """Call the guest on this device from now on."""
    given = await body(request, NewSubscription)
    check_url(given.endpoint, "push service")
    check_keys(given.key, given.secret)
    guest = await known(site, request)
    here = str(request.base_url).rstrip("/")
    contact = here if here.startswith("https://") else NOBODY
    wanted = Subscription(
        endpoint=given.endpoint,
        guest=guest.id,
        device=device_of(request) or "",
        key=given.key,
        secret=given.secret,
        language=given.language,
        contact=contact,
    )
    await site.hub.store.do(subscriptions.subscribe(wanted, site.hub.now()))
    return await _told(site, guest.id)


async def unsubscribe(site: Site, request: Request) -> Response:
    """Call the guest on this device no more."""
    given = await body(request, Endpoint)
    guest = await known(site, request)
    await site.hub.store.do(subscriptions.unsubscribe(given.endpoint, guest.id))
    return await _told(site, guest.id)


async def _told(site: Site, guest: str | None) -> Response:
    called = [] if guest is None else await site.hub.store.look(subscriptions_of(guest))
    return answer(PushReply((await site.hub.calls.identity()).public, len(called)))
