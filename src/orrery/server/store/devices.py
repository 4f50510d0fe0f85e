"""The devices that guests want to be called on, and the server's own keys, in both databases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

MOST: Final = 10
"""How many devices of one guest are kept; with one more the oldest is forgotten."""
_FIELDS: Final = "endpoint, guest, key, secret, language, contact"


class Device(Struct, frozen=True):
    """A browser that wants to be called: where to, for whom, how to seal what it is told, and in which language."""

    endpoint: str
    guest: str
    key: str
    """The browser's public key, as it gave it: 65 bytes in base64url."""
    secret: str
    """What only the browser and this server know: 16 bytes in base64url."""
    language: str
    contact: str
    """Whom its push service may turn to: the site where it was asked for."""


class SqliteDevices:
    """Devices in a SQLite file."""

    if TYPE_CHECKING:

        async def _read(self, read: Callable[[sqlite3.Connection], Any]) -> Any: ...
        async def _write(self, write: Callable[[sqlite3.Connection], Any]) -> Any: ...

    async def devices(self, guest: str) -> list[Device]:
        """Where a guest wants to be called, the oldest first."""
        sql = f"SELECT {_FIELDS} FROM devices WHERE guest = ? ORDER BY since"
        return await self._read(lambda db: [Device(*values) for values in db.execute(sql, (guest,))])  # type: ignore[no-any-return]

    async def save_device(self, device: Device, now: float) -> None:
        """A new device, or one that has changed hands."""
        values = (device.endpoint, device.guest, device.key, device.secret, device.language, device.contact, now)

        def write(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO devices VALUES (?, ?, ?, ?, ?, ?, ?)", values)
            db.execute(
                "DELETE FROM devices WHERE guest = ?1 AND endpoint NOT IN"
                " (SELECT endpoint FROM devices WHERE guest = ?1 ORDER BY since DESC LIMIT ?2)",
                (device.guest, MOST),
            )

        await self._write(write)

    async def forget_device(self, endpoint: str, guest: str | None = None) -> None:
        """A device that is not to be called any more: whoever has it, or only where this guest does."""
        sql = "DELETE FROM devices WHERE endpoint = ? AND guest = coalesce(?, guest)"
        await self._write(lambda db: db.execute(sql, (endpoint, guest)))

    async def forget_devices(self, guest: str) -> None:
        """Call a guest nowhere any more."""
        await self._write(lambda db: db.execute("DELETE FROM devices WHERE guest = ?", (guest,)))

    async def own_key(self, name: str, fresh: str) -> str:
        """A key of the server's own: the one that is kept, or this fresh one from now on."""

        def write(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO own_keys VALUES (?, ?)", (name, fresh))
            return str(db.execute("SELECT value FROM own_keys WHERE name = ?", (name,)).fetchone()[0])

        return await self._write(write)  # type: ignore[no-any-return]


class PostgresDevices:
    """Devices in PostgreSQL."""

    if TYPE_CHECKING:

        async def _rows(self, sql: str, *values: Any) -> list[Any]: ...
        async def _run(self, sql: str, *values: Any) -> None: ...

    async def devices(self, guest: str) -> list[Device]:
        """Where a guest wants to be called, the oldest first."""
        rows = await self._rows(f"SELECT {_FIELDS} FROM devices WHERE guest = $1 ORDER BY since", guest)
        return [Device(*values) for values in rows]

    async def save_device(self, device: Device, now: float) -> None:
        """A new device, or one that has changed hands."""
        await self._run(
            "INSERT INTO devices VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (endpoint) DO UPDATE"
            " SET guest = $2, key = $3, secret = $4, language = $5, contact = $6, since = $7",
            *(device.endpoint, device.guest, device.key, device.secret, device.language, device.contact, now),
        )
        await self._run(
            "DELETE FROM devices WHERE guest = $1 AND endpoint NOT IN"
            " (SELECT endpoint FROM devices WHERE guest = $1 ORDER BY since DESC LIMIT $2)",
            device.guest,
            MOST,
        )

    async def forget_device(self, endpoint: str, guest: str | None = None) -> None:
        """A device that is not to be called any more: whoever has it, or only where this guest does."""
        await self._run("DELETE FROM devices WHERE endpoint = $1 AND guest = coalesce($2, guest)", endpoint, guest)

    async def forget_devices(self, guest: str) -> None:
        """Call a guest nowhere any more."""
        await self._run("DELETE FROM devices WHERE guest = $1", guest)

    async def own_key(self, name: str, fresh: str) -> str:
        """A key of the server's own: the one that is kept, or this fresh one from now on."""
        await self._run("INSERT INTO own_keys VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)
        return str((await self._rows("SELECT value FROM own_keys WHERE name = $1", name))[0][0])
