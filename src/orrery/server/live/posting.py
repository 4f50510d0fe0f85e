"""Posting to addresses that strangers gave: https alone, never into a private network, to the very address that was checked."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from orrery.server.model.refused import Refused

TIMEOUT: Final = 10.0
FAILURES: Final = (OSError, TimeoutError, Refused, ssl.SSLError, ValueError, IndexError, asyncio.IncompleteReadError)
"""What comes of an address where nobody answers as one should."""
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
"""What some versions of Python take for global and nobody is called at."""


def check_url(url: str, what: str = "webhook") -> tuple[str, int, str]:
    """Host, port and path of an https URL; Refused for anything else."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise Refused("malformed", f"The {what} must be an https address.") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.password or not plain:
        raise Refused("malformed", f"The {what} must be an https address without a name or password in it.")
    with contextlib.suppress(ValueError):
        if not is_public(str(ipaddress.ip_address(parts.hostname))):
            raise Refused("malformed", f"The {what} must not be a private address.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.hostname, port, path


def is_public(address: str) -> bool:
    """Whether an IP address belongs to somebody on the open internet."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if ip.version == 6 and ip not in UNICAST:
        return False
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in SPECIAL)


async def post(url: str, body: bytes, headers: Mapping[str, str], what: str = "webhook") -> int:
    """Post a body and return the status; the address is resolved once, checked, and exactly that one is called."""
    host, port, path = check_url(url, what)
    address = await resolve(host, port, what)
    reader, writer = await asyncio.open_connection(
        address, port, ssl=ssl.create_default_context(), server_hostname=host
    )
    try:
        named = {"Host": host if port == 443 else f"{host}:{port}", **headers, "Content-Length": str(len(body))}
        lines = [f"{name}: {value}\r\n" for name, value in named.items()]
        head = f"POST {path} HTTP/1.1\r\n{''.join(lines)}User-Agent: Orrery\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        line = await reader.readline()
        return int(line.split()[1])
    finally:
        writer.close()


async def resolve(host: str, port: int, what: str = "webhook") -> str:
    """A public address of a host; Refused when any of its addresses is private."""
    entries = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in entries]
    if not addresses or not all(map(is_public, addresses)):
        raise Refused("malformed", f"The {what} must not be a private address.")
    return addresses[0]
