"""Studies: after a game, or with a record that was opened: its lines, what is tried and said, its analysis and pictures."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from orrery.record import read
from orrery.server.http import pictures
from orrery.server.http.exchange import answer, body, key, language
from orrery.server.http.guard import address
from orrery.server.http.guests import guest_of, known, named, with_cookie
from orrery.server.http.site import Site
from orrery.server.live.desk import Desk, table_at
from orrery.server.live.reviews import review
from orrery.server.live.studies import Seen
from orrery.server.model.refused import Refused
from orrery.server.store.base import Guest
from orrery.server.store.studies import keep_analysis, study_analysis
from orrery.server.think.analysis import Analysis, Line
from orrery.server.wire.incoming import FRAME
from orrery.server.wire.outgoing import Empty
from orrery.server.wire.studying import (
    RECORD,
    NewStudy,
    StudiesReply,
    StudyAnalyse,
    StudyAnswer,
    StudyComment,
    StudyCut,
    StudyLook,
    StudyName,
    StudyPlay,
)


async def mine(site: Site, request: Request) -> Response:
    """The records that one has opened."""
    guest = await guest_of(site, request)
    return answer(StudiesReply(await site.studies.mine(guest.id, language(request)) if guest else []))


async def create(site: Site, request: Request) -> Response:
    """A study of a record, or a copy of one that one may look at."""
    new = await body(request, NewStudy, RECORD + FRAME)
    if (new.record is None) == (new.study is None):
        raise Refused("malformed", "A study needs either a record or another study.")
    site.check_rate(site.new_tables, "tables", request)
    guest, token = await named(site, request, new.name)
    if new.record is not None:
        text = await site.studies.read(new.record, guest)
    else:
        text = (await site.studies.open(new.study or "", guest.id, new.key)).study.record()
    _check_edition(site, text)
    seen = await site.studies.create(text, guest)
    return with_cookie(request, answer(await site.studies.reply(seen, language(request)), 201), token)


def _check_edition(site: Site, text: str) -> None:
    """Only editions that this server has are opened: another one would have to be kept by everybody's games."""
    record = read(text)
    if record.changes and not site.library.has_edition(record.game, record.digest):
        raise Refused(
            "not_allowed", "This game was played with an edition of its own, which this server does not have."
        )


async def study(site: Site, request: Request) -> Response:
    """A study with its lines and comments."""
    seen = await _seen(site, request, await guest_of(site, request))
    return answer(await site.studies.reply(seen, language(request)))


async def remove(site: Site, request: Request) -> Response:
    """Forget a record that one has opened."""
    await site.studies.remove(await _written(site, request, await known(site, request)))
    return answer(Empty())


async def look(site: Site, request: Request) -> Response:
    """A moment of a study."""
    asked = await body(request, StudyLook)
    guest = await guest_of(site, request)
    seen = await site.studies.open(request.path_params["study"], guest.id if guest else None, asked.key or key(request))
    return answer(_desk(seen, asked, language(request)).answer(asked))


def _desk(seen: Seen, asked: StudyLook, spoken: str) -> Desk:
    table = table_at(seen.study, asked.line, asked.move)
    if asked.seat is not None and asked.seat >= table.terms.seats:
        raise Refused("malformed", "There is no such seat.")
    return Desk(table, spoken, seen.row.id, asked.seat)


async def play(site: Site, request: Request) -> Response:
    """What if this had been played?"""
    asked = await body(request, StudyPlay)
    seen = await _written(site, request, await known(site, request))
    seen, at = await site.studies.play(seen, asked)
    return answer(await site.studies.reply(seen, language(request), at))


async def bot(site: Site, request: Request) -> Response:
    """A bot decides for whoever must."""
    asked = await body(request, StudyAnswer)
    guest = await known(site, request)
    seen, at = await site.studies.answer(await _written(site, request, guest), asked, guest.id)
    return answer(await site.studies.reply(seen, language(request), at))


async def comment(site: Site, request: Request) -> Response:
    """Say something of a move."""
    asked = await body(request, StudyComment)
    guest = await known(site, request)
    seen = await _written(site, request, guest)
    author = guest.name if seen.seat is None else seen.study.table.names[seen.seat]
    return answer(await site.studies.reply(await site.studies.comment(seen, asked, author), language(request)))


async def name(site: Site, request: Request) -> Response:
    """Give a branch a name."""
    asked = await body(request, StudyName)
    seen = await _written(site, request, await known(site, request))
    return answer(await site.studies.reply(await site.studies.name(seen, asked.line, asked.name), language(request)))


async def cut(site: Site, request: Request) -> Response:
    """Take a branch or a comment away."""
    asked = await body(request, StudyCut)
    seen = await _written(site, request, await known(site, request))
    return answer(await site.studies.reply(await site.studies.cut(seen, asked), language(request)))


async def record(site: Site, request: Request) -> Response:
    """The record with all branches and comments."""
    seen = await _seen(site, request, await guest_of(site, request))
    name = f"{seen.study.table.game.name}-{seen.row.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(seen.study.record(), media_type="text/plain", headers=headers)


async def analysis(site: Site, request: Request) -> Response:
    """What every decision of a line cost."""
    seen = await _seen(site, request, await guest_of(site, request))
    line = _line(seen, _number(request, "line", 0))
    known_so_far = site.analyses.so_far(line, await _Shelf(site, seen).load())
    return answer(review(known_so_far, line.table, language(request)))


async def analyse(site: Site, request: Request) -> Response:
    """Begin an analysis of a line."""
    given = await body(request, StudyAnalyse)
    guest = await guest_of(site, request)
    seen = await site.studies.open(request.path_params["study"], guest.id if guest else None, given.key)
    line = _line(seen, given.line)
    site.check_rate(site.new_tables, "tables", request)
    return answer(review(await begin(site, seen, line, guest, request), line.table, language(request)))


async def begin(site: Site, seen: Seen, line: Line, guest: Guest | None, request: Request) -> Analysis:
    """Begin an analysis of a line at the expense of whoever asks."""
    shelf = _Shelf(site, seen)
    return site.analyses.begin(line, await shelf.load(), guest.id if guest else address(request), shelf)


def game_of(seen: Seen) -> Line:
    """The game that was played, as its analysis knows it."""
    return Line(seen.row.id, seen.study.table)


def _line(seen: Seen, number: int) -> Line:
    """A line of a study, as its analysis knows it."""
    if number == 0:
        return game_of(seen)
    if number > len(seen.study.branches):
        raise Refused("not_found", "There is no such branch in this study.")
    return Line(seen.row.id, seen.study.end(number), seen.study.branches[number - 1].after, branch=True)


class _Shelf:
    """Where the analyses of a study are kept: with its table, or with the record that was opened."""

    def __init__(self, site: Site, seen: Seen) -> None:
        self._store, self._row = site.hub.store, seen.row

    async def load(self) -> bytes | None:
        if self._row.source is not None:
            return await self._store.analysis(self._row.id)
        return await self._store.look(study_analysis(self._row.id))

    async def save(self, analysis: bytes) -> None:
        if self._row.source is not None:
            await self._store.save_analysis(self._row.id, analysis)
        else:
            await self._store.do(keep_analysis(self._row.id, analysis))


async def picture(site: Site, request: Request) -> Response:
    """The picture of a moment: SVG, or PNG for programs that show no SVG."""
    seen = await _seen(site, request, await guest_of(site, request))
    asked = StudyLook(line=_number(request, "line", 0), move=_number(request, "move", len(seen.study.table.entries)))
    seat = request.query_params.get("seat")
    table = table_at(seen.study, asked.line, asked.move)
    eyes = None if seat is None else _number(request, "seat", 0)
    if eyes is not None and eyes >= table.terms.seats:
        raise Refused("malformed", "There is no such seat.")
    theme = "light" if request.query_params.get("theme") == "light" else "dark"
    svg = pictures.drawn(table, eyes, theme, language(request))
    if request.url.path.endswith(".svg"):
        return _picture(svg, "image/svg+xml")
    wide = request.query_params.get("wide") is not None
    return _picture(await asyncio.to_thread(pictures.png, svg, wide, theme), "image/png")


def _picture(content: str | bytes | None, media: str) -> Response:
    if content is None:
        raise Refused("not_found", "This server cannot draw PNG files.")
    return Response(content, media_type=media, headers={"Cache-Control": "private, max-age=300"})


def _number(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Refused("malformed", f"{name} must be a whole number.")
    return int(text)


async def _seen(site: Site, request: Request, guest: Guest | None) -> Seen:
    """The study that a request is for, for somebody who may look at it."""
    return await site.studies.open(request.path_params["study"], guest.id if guest else None, key(request))


async def _written(site: Site, request: Request, guest: Guest) -> Seen:
    """The same for somebody who may write there."""
    seen = await _seen(site, request, guest)
    if not seen.writes:
        raise Refused("not_yours", "Only those who played can write here; make a copy of your own.")
    return seen
