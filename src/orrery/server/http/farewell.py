"""What a guest may do with everything that is kept about them: have it, and have it deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from orrery import record
from orrery.server.http.exchange import answer, body
from orrery.server.http.guests import known, without_cookie
from orrery.server.http.site import Site
from orrery.server.live.leaving import leave_for_good
from orrery.server.model.leaving import authors_of
from orrery.server.model.ledger import Ledger
from orrery.server.model.refused import Refused
from orrery.server.store.base import Guest, Store, TableRow
from orrery.server.store.everything import everything, said, traces
from orrery.server.store.reading import read_ledger
from orrery.server.wire.incoming import Farewell
from orrery.server.wire.outgoing import Empty, encode

BREATH: Final = 0.01
"""The seconds between two tables of an export, in which others have their turn."""
PIECE: Final = 30.0
"""The seconds after which an export says after which table it is to be continued: no answer may take for ever."""


async def delete(site: Site, request: Request) -> Response:
    """Forget whoever asks, for good."""
    given = await body(request, Farewell)
    guest = await known(site, request)
    if given.name.strip() != guest.name:
        raise Refused("malformed", "Nothing was deleted: what you typed is not your name.")
    await leave_for_good(site.hub, guest.id)
    return without_cookie(answer(Empty()))


async def export(site: Site, request: Request) -> Response:
    """Everything that is kept about whoever asks; where that is much, the tables after one, as the piece before said."""
    guest = await known(site, request)
    if "after" not in request.query_params:
        site.check_rate_of(guest.id, site.exports, "exports")
    day = time.strftime("%Y-%m-%d", time.gmtime(site.hub.now()))
    headers = {"Content-Disposition": f'attachment; filename="orrery-{day}.json"', "Cache-Control": "no-store"}
    return StreamingResponse(
        _pieces(site, guest, request.query_params.get("after", "")), media_type="application/json", headers=headers
    )


async def _pieces(site: Site, guest: Guest, after: str) -> AsyncIterator[bytes]:
    """The file piece by piece: who has played thousands of games waits, and nobody else does."""
    store = site.hub.store
    head = {"orrery": "export", "format": 1, "made": site.hub.now(), "name": guest.name, "guest": guest.id}
    yield encode(head | await store.look(everything(guest.id)))[:-1] + b',"tables":[\n'
    ids = [id for id in await store.look(traces(guest.id)) if id > after]
    began, comma, last = time.monotonic(), b"", ""
    while ids and time.monotonic() - began < PIECE:
        last = ids.pop(0)
        row = await store.table(last)
        if row is not None:
            yield comma + encode(await _table(store, guest, row))
            comma = b",\n"
            await asyncio.sleep(BREATH)
    yield b'],"continues":' + encode(last if ids else None) + b"}\n"


async def _table(store: Store, guest: Guest, row: TableRow) -> dict[str, Any]:
    lines = await store.look(said(guest.id, row.id))
    about = {
        "table": row.id,
        "game": row.settings.game,
        "status": row.status,
        "created": row.settings.created,
        "updated": row.updated,
        "host": row.settings.host == guest.id,
        "chat": [{"at": line.at, "name": line.data["name"], "text": line.data["text"]} for line in lines],
    }
    try:
        ledger = await read_ledger(store, row.id, row.settings)
        return about | _played(ledger, guest.id) | {"comments": await _comments(store, ledger, guest)}
    except Refused as unreadable:
        return about | {"seats": [], "record": None, "problem": unreadable.text}


def _played(ledger: Ledger, guest: str) -> dict[str, Any]:
    """The seats of a guest, and the game as far as they have witnessed it."""
    mine = ledger.mine(guest)
    seats = [
        {"seat": seat, "name": ledger.holders[seat].name, "webhook": ledger.holders[seat].webhook} for seat in mine
    ]
    text = None
    if ledger.table is not None and mine:
        text = ledger.table.record("all" if ledger.status == "over" else mine[0])
    return {"seats": seats, "record": text}


async def _comments(store: Store, ledger: Ledger, guest: Guest) -> list[dict[str, Any]]:
    """What a guest has said of moves in the study of a table's game."""
    study = await store.studies.find(ledger.id)
    if study is None:
        return []
    kept = record.read(study.record)
    authors = authors_of(kept.names, ledger.mine(guest.id), guest.name)
    return [{"move": one.move, "text": one.text} for one in kept.comments if one.author in authors]
