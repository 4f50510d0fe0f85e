"""The application: routes and sockets behind the guard, and how failures are answered."""

from __future__ import annotations

from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from orrery.server.http.exchange import answer, refuse
from orrery.server.http.guard import Guard
from orrery.server.http.guests import guest_of
from orrery.server.http.routes import routes
from orrery.server.http.site import Config, Site
from orrery.server.http.sockets import Sockets
from orrery.server.live.hub import Hub
from orrery.server.model.refused import Refused
from orrery.server.store.base import Unavailable
from orrery.server.wire.errors import STORAGE
from orrery.server.wire.outgoing import ErrorReply, FailedReply


def make_app(hub: Hub, config: Config) -> Starlette:
    """The application."""
    site = Site(hub, config)
    sockets = Sockets(hub, partial(guest_of, site), config.origins, config.limits)
    app = Starlette(
        routes=[WebSocketRoute("/api/tables/{table}/socket", sockets.serve), *routes(site)],
        middleware=[
            Middleware(Guard, hub=hub, requests=site.requests, openings=site.openings, origins=config.origins),
            Middleware(GZipMiddleware, minimum_size=1500),
        ],
        exception_handlers={
            Refused: partial(_refused, hub),
            Unavailable: partial(_refused, hub),
            HTTPException: _unknown,
            ClientDisconnect: _gone,
        },
    )
    app.state.site = site
    return app


async def _refused(hub: Hub, request: Request, failure: Exception) -> Response:
    refused = failure if isinstance(failure, Refused) else STORAGE
    if isinstance(failure, Unavailable):
        hub.trouble.failed(request.path_params.get("table"), failure)
    hub.metrics.count("refused", refused.code)
    return refuse(refused)


async def _unknown(request: Request, failure: Exception) -> Response:
    """No route has this path or this method."""
    status = failure.status_code if isinstance(failure, HTTPException) else 500
    code, text = (
        ("malformed", "This route has other methods.") if status == 405 else ("not_found", "There is no such route.")
    )
    response = answer(FailedReply(ErrorReply(code, text)), status)
    response.headers.update(dict(getattr(failure, "headers", None) or {}))
    return response


async def _gone(request: Request, failure: Exception) -> Response:
    return Response(status_code=499)
