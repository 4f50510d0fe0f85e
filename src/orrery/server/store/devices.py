"""Devices: one guest may be known by several tokens, and a pass lets a new device in once."""

from __future__ import annotations

from msgspec import Struct

from orrery.server.store.base import Guest
from orrery.server.store.work import Work


class Device(Struct, frozen=True):
    """A browser that a guest is known by; the id is the SHA-256 of its token."""

    id: str
    guest: str
    label: str
    """Which browser and system it said it was."""
    made: float
    seen: float


def add_guest(guest: Guest, device: Device) -> Work[None]:
    """A new guest with their first device."""
    yield "INSERT INTO guests VALUES ($1, $2, $3)", guest.id, guest.name, device.seen
    yield from add_device(device)


def add_device(device: Device) -> Work[None]:
    """A guest comes by one more device."""
    values = device.id, device.guest, device.label, device.made, device.seen
    yield "INSERT INTO devices VALUES ($1, $2, $3, $4, $5)", *values


def guest_by(device: str) -> Work[Guest | None]:
    """The guest who has a device."""
    sql = "SELECT guests.id, name FROM devices JOIN guests ON guests.id = devices.guest WHERE devices.id = $1"
    rows = yield sql, device
    return Guest(*rows[0]) if rows else None


def greet(guest: str, device: str, now: float) -> Work[None]:
    """A guest was here, with this device."""
    yield "UPDATE guests SET seen = $2 WHERE id = $1", guest, now
    yield "UPDATE devices SET seen = $2 WHERE id = $1", device, now


def devices_of(guest: str) -> Work[list[Device]]:
    """Everything a guest is known by, the latest seen first."""
    sql = "SELECT id, guest, label, made, seen FROM devices WHERE guest = $1 ORDER BY seen DESC, id"
    rows = yield sql, guest
    return [Device(*row) for row in rows]


def sign_out(guest: str, devices: list[str]) -> Work[int]:
    """Some devices of a guest are theirs no more; whoever had opened a pass must open another. Returns how many there were."""
    yield "DELETE FROM passes WHERE guest = $1", guest
    count = 0
    for device in devices:
        gone = yield "DELETE FROM devices WHERE guest = $1 AND id = $2 RETURNING id", guest, device
        count += len(gone)
    return count


def open_pass(id: str, guest: str, until: float) -> Work[None]:
    """A pass for one more device, in place of any before; `id` is the SHA-256 of its code."""
    yield "DELETE FROM passes WHERE guest = $1", guest
    yield "INSERT INTO passes VALUES ($1, $2, $3)", id, guest, until


def guest_of_pass(id: str, now: float) -> Work[Guest | None]:
    """Whose pass it is, while it holds."""
    rows = yield (
        "SELECT guests.id, name FROM passes JOIN guests ON guests.id = passes.guest WHERE passes.id = $1 AND until > $2",
        id,
        now,
    )
    return Guest(*rows[0]) if rows else None


def use_pass(id: str, now: float, token: str, label: str, instead: str | None) -> Work[Guest | None]:
    """Let a device in with a pass, which is gone then; `instead` of the device that it was before, if it was one."""
    rows = yield "DELETE FROM passes WHERE id = $1 RETURNING guest, until", id
    if not rows or rows[0][1] <= now:
        return None
    guest: str = rows[0][0]
    if instead is not None:
        yield "DELETE FROM devices WHERE id = $1", instead
    yield from add_device(Device(token, guest, label, now, now))
    named = yield "SELECT id, name FROM guests WHERE id = $1", guest
    return Guest(*named[0])


def forget_passes(now: float) -> Work[None]:
    """Passes that nobody has used in time."""
    yield "DELETE FROM passes WHERE until <= $1", now
