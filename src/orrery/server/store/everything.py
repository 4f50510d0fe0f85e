"""Everything that is kept about a guest: what an export shows, and what goes when somebody wants to be forgotten.

Each concern that keeps something about guests adds its line to `KEPT`, with the statements that read it and that remove it;
`$1` is the guest's id in all of them. What stands inside tables (their settings, cards and steps) is rewritten by `forget_at`.
A test asks that no table of the database has a column called guest or owner that no line here speaks of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from orrery.server.model.leaving import Leaving
from orrery.server.model.settings import Settings
from orrery.server.model.steps import Step
from orrery.server.store.studies import forget_in_study
from orrery.server.store.work import Work

if TYPE_CHECKING:
    from orrery.server.store.base import Store


class Concern(Struct, frozen=True):
    """Something that is kept about a guest."""

    name: str
    """What it is called in an export; each of its rows is an object with the columns' names."""
    tables: tuple[str, ...]
    """The tables of the database that it speaks for."""
    columns: tuple[str, ...] = ()
    read: str = ""
    """The statement that reads these columns; none where an export says it otherwise."""
    forget: tuple[str, ...] = ()


KEPT: Final = (
    Concern(
        "devices",
        ("devices", "passes"),
        ("label", "made", "seen"),
        "SELECT label, made, seen FROM devices WHERE guest = $1 ORDER BY made",
        ("DELETE FROM passes WHERE guest = $1", "DELETE FROM devices WHERE guest = $1"),
    ),
    Concern(
        "puzzles",
        ("puzzles",),
        ("game", "puzzle", "fate", "tries", "at"),
        "SELECT game, puzzle, fate, tries, at FROM puzzles WHERE guest = $1 ORDER BY game, puzzle",
        ("DELETE FROM puzzles WHERE guest = $1",),
    ),
    Concern(
        "ratings",
        ("ratings",),
        ("game", "mu", "sigma", "games"),
        "SELECT game, mu, sigma, games FROM ratings WHERE guest = $1 ORDER BY game",
        ("DELETE FROM ratings WHERE guest = $1",),
    ),
    Concern(
        "results",
        ("results",),
        ("table", "seat", "game", "ended", "name", "place", "score", "fate", "mu", "sigma", "new_mu", "new_sigma"),
        "SELECT id, seat, game, ended, name, place, score, fate, mu, sigma, new_mu, new_sigma"
        " FROM results WHERE guest = $1 ORDER BY ended, id, seat",
        (
            "DELETE FROM finished WHERE id IN (SELECT id FROM results WHERE guest = $1) AND NOT EXISTS (SELECT 1"
            " FROM results AS other WHERE other.id = finished.id AND other.guest <> $1)",
            "UPDATE results SET guest = NULL, name = '', looks = '' WHERE guest = $1",
        ),
    ),
    Concern(
        "subscriptions",
        ("subscriptions",),
        ("endpoint", "language", "since"),
        "SELECT endpoint, language, since FROM subscriptions WHERE guest = $1 ORDER BY since",
        ("DELETE FROM subscriptions WHERE guest = $1",),
    ),
    Concern(
        "studies",
        ("studies",),
        ("study", "record", "created", "updated"),
        "SELECT id, record, created, updated FROM studies WHERE owner = $1 AND source IS NULL ORDER BY created, id",
        (
            "DELETE FROM studies WHERE owner = $1 AND source IS NULL",
            "UPDATE studies SET owner = '' WHERE owner = $1",
        ),
    ),
    Concern(
        "sitting",
        ("sitting", "traces"),
        forget=("DELETE FROM sitting WHERE guest = $1", "DELETE FROM traces WHERE guest = $1"),
    ),
)
"""What is kept about guests, each concern once; a guest's own row goes last."""


def everything(guest: str) -> Work[dict[str, list[dict[str, Any]]]]:
    """All rows of all concerns that are kept about a guest."""
    found: dict[str, list[dict[str, Any]]] = {}
    for concern in KEPT:
        if concern.read:
            rows = yield concern.read, guest
            found[concern.name] = [dict(zip(concern.columns, row, strict=True)) for row in rows]
    return found


def traces(guest: str) -> Work[list[str]]:
    """The tables where a guest has sat, stood in the settings or written."""
    rows = yield "SELECT id FROM traces WHERE guest = $1 ORDER BY id", guest
    return [id for (id,) in rows]


def said(guest: str, id: str) -> Work[list[Step]]:
    """What a guest has written at a table."""
    rows = yield "SELECT n, at, kind, seat, data FROM steps WHERE id = $1 AND kind = 'chat' ORDER BY n", id
    steps = [Step(n, at, kind, seat, None, msgspec.json.decode(data)) for n, at, kind, seat, data in rows]
    return [step for step in steps if step.data.get("guest") == guest]


def forget_at(guest: str, id: str) -> Work[None]:
    """Take a guest out of a table: the game stays, whoever they were does not."""
    rows = yield "SELECT settings, card FROM tables WHERE id = $1", id
    if not rows:
        return
    settings = msgspec.json.decode(rows[0][0], type=Settings)
    card = msgspec.json.decode(rows[0][1])
    named = yield "SELECT name FROM guests WHERE id = $1", guest
    leaving = Leaving(guest, named[0][0] if named else "", settings, card)
    yield (
        "UPDATE tables SET settings = $2, card = $3 WHERE id = $1",
        id,
        _text(leaving.settings(settings)),
        _text(leaving.card(card)),
    )
    yield "UPDATE steps SET command = NULL WHERE id = $1 AND substr(command, 1, 17) = $2", id, f"{guest[:16]}:"
    steps = yield (
        "SELECT n, kind, seat, data FROM steps WHERE id = $1 AND kind IN ('sit', 'place', 'stand', 'chat', 'webhook')"
        " ORDER BY n",
        id,
    )
    for n, kind, seat, data in steps:
        step = Step(n, 0.0, kind, seat, None, msgspec.json.decode(data))
        rewritten = leaving.step(step)
        if rewritten != step:
            sql = "UPDATE steps SET kind = $3, data = $4 WHERE id = $1 AND n = $2"
            yield sql, id, n, rewritten.kind, _text(rewritten.data)
    for study, record in (yield "SELECT id, record FROM studies WHERE source = $1", id):
        # A new version, so that no process goes on with what it has read.
        sql = "UPDATE studies SET record = $2, version = version + 1 WHERE id = $1"
        yield sql, study, leaving.record(record)


def _called(guest: str, settings: Settings, card: dict[str, Any]) -> Work[set[str]]:
    """What a guest is called, and was at a table."""
    rows = yield "SELECT name FROM guests WHERE id = $1", guest
    names = {holder.name for holder in settings.holders if holder.guest == guest}
    places = zip(card.get("_guests", ()), card.get("places", ()), strict=False)
    return names | {place.get("name", "") for own, place in places if own == guest} | {name for (name,) in rows}


def forget(guest: str) -> Work[None]:
    """A guest's own row and all that the concerns keep; what stands inside tables went before."""
    for concern in KEPT:
        for sql in concern.forget:
            yield sql, guest
    yield "DELETE FROM guests WHERE id = $1", guest


async def forget_everywhere(store: Store, guest: str) -> None:
    """Forget a guest; where that is broken off it can be begun again, for their own row goes last."""
    for id in await store.look(traces(guest)):
        await store.do(forget_at(guest, id))
    await store.do(forget(guest))


async def prune_guests(store: Store, before: float) -> int:
    """Forget guests who have no table and were last seen before a moment; returns how many."""
    gone = await store.look(strangers(before))
    for guest in gone:
        await forget_everywhere(store, guest)
    return len(gone)


def strangers(before: float) -> Work[list[str]]:
    """Guests who sit at no table and host none, and were last seen before a moment."""
    rows = yield (
        "SELECT id FROM guests WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.guest = guests.id)",
        before,
    )
    return [id for (id,) in rows]


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
