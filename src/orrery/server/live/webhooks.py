"""Webhooks: “your turn”, posted to an https address that is not a private one."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import ssl
from typing import Any, Final
from urllib.parse import urlsplit

from orrery.server.metrics import Metrics
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Refused
from orrery.server.model.steps import Step
from orrery.server.wire.outgoing import encode

LOG: Final = logging.getLogger("orrery.server")
TIMEOUT: Final = 10.0
AT_ONCE: Final = 8
UNICAST: Final = ipaddress.ip_network("2000::/3")
"""All of IPv6 that is given to anybody; every way to write an IPv4 address in IPv6 but one is outside of it."""
SPECIAL: Final = tuple(
    map(
        ipaddress.ip_network,
        (
            "192.0.0.0/24",  # protocol assignments; among them the metadata service of a cloud
            "192.88.99.0/24",  # relays of 6to4
            "2001::/23",  # protocol assignments, Teredo
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4: an IPv4 address inside
            "3fff::/20",  # documentation
        ),
    )
)
"""What some versions of Python take for global and nobody has a webhook at."""


def check_url(url: str) -> tuple[str, int, str]:
    """Host, port and path of an https URL; Refused for anything else."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise Refused("malformed", "The webhook must be an https address.") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.password or not plain:
        raise Refused("malformed", "The webhook must be an https address without a name or password in it.")
    with contextlib.suppress(ValueError):
        if not is_public(str(ipaddress.ip_address(parts.hostname))):
            raise Refused("malformed", "The webhook must not be a private address.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.hostname, port, path


def is_public(address: str) -> bool:
    """Whether an IP address belongs to somebody on the open internet."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if ip.version == 6 and ip not in UNICAST:
        return False
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in SPECIAL)


def turn_calls(ledger: Ledger, step: Step) -> list[tuple[str, dict[str, Any]]]:
    """Whom to call after a step: those whose turn it has become and who asked to be called, each with what they are sent."""
    return [
        (
            holder.webhook,
            {
                "event": "your_turn",
                "table": ledger.id,
                "game": ledger.settings.game,
                "seat": seat,
                "name": holder.name,
                "n": ledger.position,
            },
        )
        for seat in ledger.to_move
        if (holder := ledger.holders[seat]).webhook is not None and not holder.bot and seat != step.seat
    ]


class Webhooks:
    """Posts calls, a few at a time; one that fails is tried once more and then forgotten."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._places = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, url: str, payload: dict[str, Any]) -> None:
        """Post a call without waiting for it."""
        if len(self._tasks) < 1000:
            task = asyncio.create_task(self._send(url, encode(payload)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Drop what has not been sent."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, url: str, body: bytes) -> None:
        for attempt in range(2):
            async with self._places:
                try:
                    status = await asyncio.wait_for(self.post(url, body), TIMEOUT)
                except (OSError, TimeoutError, Refused, ssl.SSLError, ValueError, asyncio.IncompleteReadError):
                    status = 0
            self._metrics.count("webhooks", "ok" if 200 <= status < 300 else "failed")
            if 200 <= status < 500 and status:
                return
            await asyncio.sleep(2 + attempt)

    async def post(self, url: str, body: bytes) -> int:
        """Post a body; the address is resolved once, checked, and exactly that one is called."""
        host, port, path = check_url(url)
        address = await self.resolve(host, port)
        reader, writer = await asyncio.open_connection(
            address, port, ssl=ssl.create_default_context(), server_hostname=host
        )
        try:
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\nUser-Agent: Orrery\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode() + body)
            await writer.drain()
            line = await reader.readline()
            return int(line.split()[1])
        finally:
            writer.close()

    async def resolve(self, host: str, port: int) -> str:
        """A public address of a host; Refused when any of its addresses is private."""
        entries = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in entries]
        if not addresses or not all(map(is_public, addresses)):
            raise Refused("malformed", "The webhook must not be a private address.")
        return addresses[0]
