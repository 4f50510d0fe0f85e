"""Stores and results for tests of what is kept about people."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from orrery.server.model.results import Place, Result, Why
from orrery.server.store.base import Guest, Store, open_store
from orrery.server.store.devices import Device, add_guest


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    async def hear(id: str, word: str) -> None:
        """Nobody listens here."""

    store = open_store(url)
    await store.open(hear)
    try:
        yield store
    finally:
        await store.close()


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.do(
            add_guest(Guest(name, name.title()), Device(f"{name}'s phone", name, "Firefox, Android", 1.0, 1.0))
        )


def person(seat: int, guest: str | None, place: int, score: int | None = 10, fate: str = "stayed") -> Place:
    return Place(seat, guest, (guest or "Nobody").title(), 0, place, score, fate)  # type: ignore[arg-type]


def bot(seat: int, level: int, place: int, score: int = 10) -> Place:
    return Place(seat, None, "Io", level, place, score)


def result(table: str, *places: Place, game: str = "callisto", ended: float = 100.0, why: Why = "") -> Result:
    return Result(table, game, ended - 60, ended, 40, why, places)
