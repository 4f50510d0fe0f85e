"""For whoever runs the server: whether it runs, whether it can keep moves, and its numbers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from orrery.server.http.exchange import answer
from orrery.server.http.site import Site
from orrery.server.model.refused import Refused
from orrery.server.wire.errors import STORAGE
from orrery.server.wire.outgoing import StatusReply


async def healthz(site: Site, request: Request) -> Response:
    """The process runs."""
    return answer(StatusReply("ok", site.hub.version))


async def readyz(site: Site, request: Request) -> Response:
    """Moves could be kept now, and none has failed to be a moment ago."""
    if site.hub.draining:
        raise Refused("draining", "The server is about to stop.")
    await site.hub.store.ready()
    site.hub.trouble.worked(None)
    if site.hub.trouble.recent:
        raise STORAGE
    return answer(StatusReply("ready"))


async def metrics(site: Site, request: Request) -> Response:
    """Numbers for Prometheus."""
    return Response(site.hub.metrics.text(), media_type="text/plain; version=0.0.4")
