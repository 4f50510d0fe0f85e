"""A push service for tests: an https endpoint on this machine that keeps what is posted to it, and a browser's keys."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import os
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from orrery.server.live.sealing import base64url


class Browser:
    """The keys of a subscription, and how a browser opens what was sealed for them; written from RFC 8291 and 8188 alone."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str, **more: Any) -> dict[str, Any]:
        return {"endpoint": endpoint, "key": base64url(self.public), "secret": base64url(self.auth), **more}

    def opened(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), point)
        material = derived(self.auth, shared, b"WebPush: info\x00" + self.public + sender, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
        text = AESGCM(key).decrypt(derived(salt, material, b"Content-Encoding: nonce\x00", 12), sealed, None)
        assert text.endswith(b"\x02")
        return msgspec.json.decode(text[:-1], type=dict[str, Any])


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def certificate(folder: Path) -> Path:
    """A certificate for localhost and its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, SHA256())
    )
    path = folder / "localhost.pem"
    path.write_bytes(
        made.public_bytes(Encoding.PEM)
        + key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())
    )
    return path


class PushService:
    """Keeps every request: its path, its headers by small names, and its body."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.port = 0
        self._changed = asyncio.Event()

    def endpoint(self, device: str) -> str:
        return f"https://localhost:{self.port}/push/{device}"

    async def heard(self, count: int) -> list[tuple[str, dict[str, str], bytes]]:
        async with asyncio.timeout(30):
            while len(self.requests) < count:
                self._changed.clear()
                await self._changed.wait()
        return self.requests

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.requests.append((head[0].split()[1], headers, body))
            writer.write(f"HTTP/1.1 {self.status} Said\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
            self._changed.set()
        writer.close()


@contextlib.asynccontextmanager
async def push_service(folder: Path, monkeypatch: Any) -> AsyncIterator[PushService]:
    """A push service that the server in this process trusts, although it is on this machine."""
    made = certificate(folder)
    monkeypatch.setenv("SSL_CERT_FILE", str(made))
    monkeypatch.setattr("orrery.server.live.posting.is_public", lambda address: True)
    service = PushService()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made)
    listening = await asyncio.start_server(service.answer, "localhost", 0, ssl=context)
    service.port = listening.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        listening.close()
