"""Subscriptions: on which devices guests want to be called; and the keys of the server itself."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs

from orrery.server.store.work import Work

MOST: Final = 10
"""How many subscriptions of one guest are kept; with one more the oldest is forgotten."""
PATIENCE: Final = 7 * 86_400
"""The seconds after which an endpoint that has taken no call since is forgotten: longer than a push service is ever down."""
_FIELDS: Final = "endpoint, guest, device, key, secret, language, contact"


class Subscription(Struct, frozen=True):
    """A browser that wants to be called: where to, for whom, how to seal what it is told, and in which language."""

    endpoint: str
    guest: str
    device: str
    """The device it is on; signed out, it is called no more."""
    key: str
    """The browser's public key, as it gave it: 65 bytes in base64url."""
    secret: str
    """What only the browser and this server know: 16 bytes in base64url."""
    language: str
    contact: str
    """Whom its push service may turn to: the site where it was asked for."""


def subscriptions_of(guest: str) -> Work[list[Subscription]]:
    """Where a guest wants to be called, the oldest first."""
    rows = yield f"SELECT {_FIELDS} FROM subscriptions WHERE guest = $1 ORDER BY since, endpoint", guest
    return [Subscription(*row) for row in rows]


def subscribe(subscription: Subscription, now: float) -> Work[None]:
    """A new subscription, or one that has changed hands."""
    yield "DELETE FROM subscriptions WHERE endpoint = $1", subscription.endpoint
    yield (
        f"INSERT INTO subscriptions ({_FIELDS}, since) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        *structs.astuple(subscription),
        now,
    )
    yield (
        "DELETE FROM subscriptions WHERE guest = $1 AND endpoint NOT IN"
        " (SELECT endpoint FROM subscriptions WHERE guest = $1 ORDER BY since DESC, endpoint DESC LIMIT $2)",
        subscription.guest,
        MOST,
    )


def unsubscribe(endpoint: str, guest: str) -> Work[None]:
    """Call a guest there no more."""
    yield "DELETE FROM subscriptions WHERE endpoint = $1 AND guest = $2", endpoint, guest


def forget_endpoint(endpoint: str) -> Work[None]:
    """Nobody listens there any more."""
    yield "DELETE FROM subscriptions WHERE endpoint = $1", endpoint


def call_failed(endpoint: str, now: float) -> Work[None]:
    """A call was not taken; where none was for too long, nobody is called there any more."""
    yield "UPDATE subscriptions SET failing = $2 WHERE endpoint = $1 AND failing IS NULL", endpoint, now
    yield "DELETE FROM subscriptions WHERE endpoint = $1 AND failing < $2", endpoint, now - PATIENCE


def call_arrived(endpoint: str) -> Work[None]:
    """A call was taken: what failed before is forgotten."""
    yield "UPDATE subscriptions SET failing = NULL WHERE endpoint = $1 AND failing IS NOT NULL", endpoint


def own_key(name: str, fresh: str) -> Work[str]:
    """A key of the server's own: the one that is kept, or this fresh one from now on."""
    yield "INSERT INTO own_keys VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh
    rows = yield "SELECT value FROM own_keys WHERE name = $1", name
    return str(rows[0][0])
