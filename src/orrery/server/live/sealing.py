"""Sealing what a browser is called with, so that nobody in between reads it (RFC 8291), and signing who calls (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from orrery.server.model.refused import Refused
from orrery.server.wire.outgoing import encode

RECORD: Final = 4096
"""The longest record, as RFC 8188 counts it; a call is always one record."""
LONGEST: Final = 3000
"""The longest text that is sealed; push services take some 4,000 bytes."""
SECRET, SALT, POINT = 16, 16, 65


def base64url(data: bytes) -> str:
    """Bytes as they stand in headers and addresses: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes of such a text; ValueError where it is none."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except binascii.Error as wrong:
        raise ValueError(str(wrong)) from None


def check_keys(key: str, secret: str) -> None:
    """Refused unless a browser's keys are a point of P-256 and 16 bytes."""
    try:
        if len(from_base64url(secret)) != SECRET:
            raise ValueError
        _point(from_base64url(key))
    except ValueError:
        raise Refused("malformed", "These are no keys of a push subscription.") from None


def sealed(
    text: bytes, key: str, secret: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A text as only the browser with these keys can read it; own key and salt are fresh, but for a test."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT)
    theirs, mine = from_base64url(key), _bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), _point(theirs))
    material = _derived(from_base64url(secret), shared, b"WebPush: info\0" + theirs + mine, 32)
    content_key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(content_key).encrypt(nonce, text[:LONGEST] + b"\x02", None)


class Identity:
    """Who calls: the key that this server signs with, the same for all its processes."""

    def __init__(self, private: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(from_base64url(private), "big"), ec.SECP256R1())
        self.public = base64url(_bytes(self._key.public_key()))
        """What browsers are told when they subscribe."""

    @staticmethod
    def fresh() -> str:
        """A new private key as text."""
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return base64url(number.to_bytes(32, "big"))

    def authorization(self, endpoint: str, contact: str, until: int) -> str:
        """The header that says who calls an endpoint, good until a moment."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": contact}
        token = ".".join(base64url(encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(SHA256())))
        signature = base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={token}.{signature}, k={self.public}"


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    if len(data) != POINT:
        raise ValueError("a point of P-256 has 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def _bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(material)
