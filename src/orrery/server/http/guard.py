"""The guard before every route: whence a request comes, how often, and what a browser may do with the answer."""

from __future__ import annotations

import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server.http.limits import Limits, network
from orrery.server.model.refused import Refused
from orrery.server.wire.errors import STATUS, error_body
from orrery.server.wire.outgoing import encode

LOG: Final = logging.getLogger("orrery.server")
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def address(connection: HTTPConnection) -> str:
    """Where a connection comes from, as limits see it."""
    return network(connection.client.host) if connection.client else "?"


def check_origin(connection: HTTPConnection, others: tuple[str, ...]) -> None:
    """Refused when a browser sends this from another site."""
    origin = connection.headers.get("origin")
    if origin is None or origin in others:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        site = ""
    if not site or site != connection.headers.get("host"):
        raise Refused("origin", "The request comes from another site.")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, hub: Any, requests: Limits, openings: Limits, origins: tuple[str, ...]) -> None:
        self.app = app
        self.hub = hub
        self.requests = requests
        self.openings = openings
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer in its place."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        try:
            check_origin(connection, self.origins)
        except Refused:
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        if self.openings.take(address(connection)):
            self.hub.metrics.count("limited", "openings")
            await receive()
            headers = [(b"retry-after", b"5")]
            await send({"type": "websocket.http.response.start", "status": STATUS["too_many"], "headers": headers})
            await send({"type": "websocket.http.response.body", "body": b""})
            return
        # As below, without the query.
        LOG.info("socket", extra={"path": scope["path"]})
        await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        connection = HTTPConnection(scope)
        try:
            if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                check_origin(connection, self.origins)
            wait = self.requests.take(address(connection))
            if wait:
                self.hub.metrics.count("limited", "requests")
                raise Refused("too_many", f"That is too often; try again in {int(wait) + 1} seconds.")
            await self.app(scope, receive, guarded)
        except Refused as refused:
            await _answer(guarded, refused)
        finally:
            self.hub.metrics.count("requests", str(status))
            # The query stays out of the log: it may hold a key.
            took = round((time.perf_counter() - began) * 1000, 1)
            LOG.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took})


async def _answer(send: Send, refused: Refused) -> None:
    body = encode(error_body(refused))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.code == "too_many":
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": STATUS[refused.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
