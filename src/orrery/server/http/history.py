"""What a guest has played: their games page by page, their figures, and the ratings at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from starlette.requests import Request
from starlette.responses import Response

from orrery.games import games
from orrery.server.http.exchange import answer, key, language, whole
from orrery.server.http.guests import guest_of, known
from orrery.server.http.site import Site
from orrery.server.http.tables import room_of
from orrery.server.model.names import looks
from orrery.server.model.rating import NEW, Rating, anchor
from orrery.server.model.refused import Refused
from orrery.server.model.results import GONE, Why
from orrery.server.store.base import TableRow
from orrery.server.store.history import (
    Against,
    Outcome,
    Played,
    Tally,
    Wanted,
    course_of,
    history,
    ratings_at,
    ratings_in,
    ratings_of,
    running,
    tallies,
)
from orrery.server.wire.mine import (
    FiguresReply,
    MyFiguresReply,
    MyGameReply,
    MyGamesReply,
    PlayedSeatReply,
    RatingReply,
    SeatRatingReply,
    TableRatingsReply,
    TallyReply,
)
from orrery.words import title

PAGE: Final = 30
"""How many finished games a page has."""
RUNNING: Final = 100
"""How many games that go on are listed before them."""


async def my_games(site: Site, request: Request) -> Response:
    """The games of whoever asks: those that go on, then those that are over, the latest first."""
    guest = await known(site, request)
    wanted, status = _wanted(request), _one_of(request, "status", ("running", "over"))
    listed: list[MyGameReply] = []
    if status != "over" and wanted.result is None and wanted.after is None:
        rows = await site.hub.store.look(running(guest.id, RUNNING))
        entries = [_running(row, guest.id, language(request)) for row in rows if row.settings.game in games()]
        listed = [entry for entry in entries if _fits(entry, wanted)]
    if status == "running":
        return answer(MyGamesReply(listed, None))
    page = await site.hub.store.look(history(guest.id, wanted, PAGE + 1))
    listed += [_finished(played, guest.id, language(request)) for played in page[:PAGE]]
    return answer(MyGamesReply(listed, _cursor(page[PAGE - 1]) if len(page) > PAGE else None))


def _wanted(request: Request) -> Wanted:
    """What is asked for in the query; Refused says what is wrong with it."""
    query = request.query_params
    rated = _one_of(request, "rated", ("yes", "no"))
    return Wanted(
        game=query.get("game") or None,
        seats=whole(query["seats"], "seats") if query.get("seats") else None,
        result=_one_of(request, "result", get_args(Outcome)),
        rated=None if rated is None else rated == "yes",
        against=_one_of(request, "against", get_args(Against)),
        search=looks(query.get("search", "")[:40]),
        after=_after(query["cursor"]) if query.get("cursor") else None,
    )


def _one_of(request: Request, name: str, choices: tuple[Any, ...]) -> Any:
    """A word of the query, or None where it is not asked for."""
    word = request.query_params.get(name) or None
    if word is not None and word not in choices:
        raise Refused("malformed", f"{name} must be one of {', '.join(choices)}.")
    return word


def _cursor(played: Played) -> str:
    return f"{played.result.ended!r}~{played.result.table}"


def _after(cursor: str) -> tuple[float, str]:
    ended, _, table = cursor.partition("~")
    try:
        if not (table.isalnum() and table.isascii() and len(cursor) < 60):
            raise ValueError
        return float(ended), table
    except ValueError:
        raise Refused("malformed", "This cursor was not given by a page before.") from None


def _fits(entry: MyGameReply, wanted: Wanted) -> bool:
    """Whether a game that goes on is one of those asked for."""
    others = [place for place in entry.places if not place.mine]
    people = any(not place.level for place in others)
    against = "alone" if len(entry.places) == 1 else "people" if people else "bots"
    return (
        wanted.game in (None, entry.game)
        and wanted.seats in (None, len(entry.places))
        and wanted.rated in (None, entry.rated)
        and wanted.against in (None, against)
        and (not wanted.search or any(wanted.search in looks(place.name) for place in others))
    )


def _running(row: TableRow, guest: str, language: str) -> MyGameReply:
    card = row.card
    mine = [seat for seat, holder in enumerate(card["_guests"]) if holder == guest]
    places = [
        PlayedSeatReply(
            seat=place["seat"],
            name=place["name"],
            level=place.get("level", 0),
            mine=place["seat"] in mine,
            place=None,
            score=None,
            fate="resigned" if place.get("resigned") else "left" if place.get("away") else "stayed",
        )
        for place in card["places"]
    ]
    return MyGameReply(
        table=row.id,
        status="open" if row.status == "open" else "running",
        game=row.settings.game,
        title=title(row.settings.game, language),
        rated=row.settings.rated,
        why="" if row.settings.rated else "casual",
        began=row.settings.created,
        at=row.updated,
        moves=card["moves"],
        seat=mine[0] if mine else 0,
        places=places,
        won=None,
        waits=any(place.mine and place.fate == "stayed" and place.seat in card["to_move"] for place in places),
        kept=True,
        change=None,
    )


def _finished(played: Played, guest: str, language: str) -> MyGameReply:
    result = played.result
    places = [
        PlayedSeatReply(
            seat=place.seat,
            name=place.name,
            level=place.level,
            mine=place.guest == guest,
            place=place.place,
            score=place.score,
            fate=place.fate,
        )
        for place in result.places
    ]
    return MyGameReply(
        table=result.table,
        status="over",
        game=result.game,
        title=title(result.game, language) if result.game in games() else result.game,
        rated=result.rated,
        why=result.why,
        began=result.began,
        at=result.ended,
        moves=result.moves,
        seat=played.seat,
        places=places,
        won=result.places[played.seat].place == 1,
        waits=False,
        kept=played.kept,
        change=None if played.before is None or played.after is None else played.after.points - played.before.points,
    )


async def my_figures(site: Site, request: Request) -> Response:
    """What whoever asks has reached in each game."""
    guest = await known(site, request)
    store = site.hub.store
    counted = [tally for tally in await store.look(tallies(guest.id)) if tally.game in games()]
    ratings = await store.look(ratings_of(guest.id))
    replies: list[FiguresReply] = []
    for game in games():
        mine = [tally for tally in counted if tally.game == game]
        if mine:
            course = await store.look(course_of(guest.id, game)) if game in ratings else []
            replies.append(_figures(game, mine, ratings.get(game), course, language(request)))
    return answer(MyFiguresReply(replies))


def _figures(
    game: str, counted: list[Tally], rating: tuple[Rating, int] | None, course: list[Rating], language: str
) -> FiguresReply:
    lowest = games()[game].lowest_wins
    return FiguresReply(
        game=game,
        title=title(game, language),
        lowest=lowest,
        games=sum(tally.games for tally in counted),
        wins=sum(tally.wins for tally in counted),
        tallies=[
            TallyReply(tally.seats, tally.games, tally.wins, tally.lowest if lowest else tally.highest)
            for tally in counted
        ],
        rating=_rating(*rating) if rating else None,
        course=[past.points for past in course],
    )


def _rating(rating: Rating, games: int) -> RatingReply:
    return RatingReply(rating.points, rating.spread, rating.sureness, games)


async def table_ratings(site: Site, request: Request) -> Response:
    """How strong the players of a table are, and what its game has changed of that; names and ratings are public."""
    guest = await guest_of(site, request)
    room = await room_of(site, request, guest, key(request))
    ledger, store = room.ledger, site.hub.store
    ended = await store.look(ratings_at(ledger.id))
    if ended is not None and not ended[0]:
        seats = [_changed(seat, *ratings) for seat, ratings in ended[1].items()]
        return answer(TableRatingsReply(True, "", seats))
    why: Why = ended[0] if ended is not None else "" if ledger.settings.rated else "casual"
    if not ledger.settings.rated:
        return answer(TableRatingsReply(False, why, []))
    people = [holder.guest for holder in ledger.holders if holder.guest and not holder.guest.startswith(GONE)]
    known_ratings = await store.look(ratings_in(ledger.settings.game, people))
    seats = [
        SeatRatingReply(seat, _rating(*_present(ledger.settings.game, holder.level, holder.guest, known_ratings)), None)
        for seat, holder in enumerate(ledger.holders)
        if holder.kind != "open"
    ]
    return answer(TableRatingsReply(ended is None, why, seats))


def _present(game: str, level: int, guest: str | None, known: Mapping[str, tuple[Rating, int]]) -> tuple[Rating, int]:
    """The rating of a seat's player now, and of how many games it comes."""
    if level:
        return anchor(game, level), 0
    return known.get(guest or "", (NEW, 0))


def _changed(seat: int, before: Rating, after: Rating) -> SeatRatingReply:
    return SeatRatingReply(seat, _rating(after, 0), after.points - before.points)
