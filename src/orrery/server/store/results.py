"""Results and ratings in the database: a game that ends is kept, and rated, exactly once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from orrery.server.model.names import looks
from orrery.server.model.rating import NEW, Rating, anchor, rated
from orrery.server.model.results import Place, Result, Why
from orrery.server.store.work import Row, Statement, Work

PAGE: Final = 200
"""How many rated games are read at once where all are reckoned again."""
RECENT: Final = 60
"""How many of the last rated games the small history of a rating shows."""

Against: TypeAlias = Literal["people", "bots", "alone"]
Outcome: TypeAlias = Literal["won", "lost"]


class Wanted(Struct, frozen=True, kw_only=True):
    """Which of their finished games somebody wants to see."""

    game: str | None = None
    seats: int | None = None
    result: Outcome | None = None
    rated: bool | None = None
    against: Against | None = None
    search: str = ""
    """What the name of an opponent looks like."""
    after: tuple[float, str] | None = None
    """The last game of the page before: when it ended, and its table."""


class Played(Struct, frozen=True):
    """A finished game as somebody's history shows it; `seat` is theirs, the first where they had several."""

    result: Result
    seat: int
    kept: bool
    """Whether its table is still there."""
    before: Rating | None
    after: Rating | None


class Tally(Struct, frozen=True):
    """What somebody has reached in a game with some number of seats."""

    game: str
    seats: int
    games: int
    wins: int
    highest: int | None
    lowest: int | None


# ---- keeping -------------------------------------------------------------------------------------------------------


def keep_result(result: Result) -> Work[bool]:
    """Keep how a game ended, and rate it; nothing where it was kept before."""
    new = yield (
        "INSERT INTO finished VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id",
        result.table,
        result.game,
        len(result.places),
        result.began,
        result.ended,
        result.moves,
        int(result.rated),
        result.why,
    )
    if not new:
        return False
    before, after = (yield from _rate(result)) if result.rated else ({}, {})
    for place in result.places:
        yield _row(result, place, before.get(place.seat), after.get(place.seat))
    return True


def _rate(result: Result) -> Work[tuple[dict[int, Rating], dict[int, Rating]]]:
    """Everybody's rating before and after a game; people's are locked until it is kept, in one order for all."""
    before = {place.seat: anchor(result.game, place.level) if place.level else NEW for place in result.places}
    for place in sorted(result.places, key=lambda place: place.guest or ""):
        if place.guest is not None:
            rows = yield (
                "INSERT INTO ratings VALUES ($1, $2, $3, $4, 1) ON CONFLICT (guest, game)"
                " DO UPDATE SET games = ratings.games + 1 RETURNING mu, sigma",
                place.guest,
                result.game,
                NEW.mu,
                NEW.sigma,
            )
            before[place.seat] = Rating(*rows[0])
    seats = [place.seat for place in result.places]
    after = dict(zip(seats, rated([before[seat] for seat in seats], result.order), strict=True))
    for place in result.places:
        if place.guest is not None:
            yield _set(place.guest, result.game, after[place.seat])
        elif place.level:
            after[place.seat] = before[place.seat]
    return before, after


def _set(guest: str, game: str, rating: Rating) -> Statement:
    sql = "UPDATE ratings SET mu = $3, sigma = $4 WHERE guest = $1 AND game = $2"
    return sql, guest, game, rating.mu, rating.sigma


def _row(result: Result, place: Place, before: Rating | None, after: Rating | None) -> Statement:
    return (
        "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        result.table,
        place.seat,
        place.guest,
        result.game,
        result.ended,
        place.name,
        place.looks,
        place.level,
        place.place,
        place.score,
        place.fate,
        before and before.mu,
        before and before.sigma,
        after and after.mu,
        after and after.sigma,
    )


def rate_anew() -> Work[int]:
    """Reckon all ratings again from the results, the oldest first; returns how many games are rated.

    Bots and people who are gone keep the strength that they had in each game.
    """
    now: dict[tuple[str, str], tuple[Rating, int]] = {}
    count, after = 0, (-1.0, "")
    while True:
        page = yield (
            "SELECT id, ended FROM finished WHERE rated = 1 AND (ended, id) > ($1, $2) ORDER BY ended, id LIMIT $3",
            *after,
            PAGE,
        )
        for id, ended in page:
            after = ended, id
            yield from _rate_again(id, now)
            count += 1
        if len(page) < PAGE:
            break
    yield ("DELETE FROM ratings",)
    for (guest, game), (rating, games) in sorted(now.items()):
        yield "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5)", guest, game, rating.mu, rating.sigma, games
    return count


def _rate_again(id: str, now: dict[tuple[str, str], tuple[Rating, int]]) -> Work[None]:
    rows = yield (
        "SELECT seat, guest, game, place, fate, mu, sigma FROM results WHERE id = $1 ORDER BY seat",
        id,
    )
    before = [
        Rating(mu, sigma) if guest is None else now.get((guest, game), (NEW, 0))[0]
        for _, guest, game, _, _, mu, sigma in rows
    ]
    keys = [(fate != "stayed", place) for _, _, _, place, fate, _, _ in rows]
    after = rated(before, [1 + sum(other < own for other in keys) for own in keys])
    for (seat, guest, game, *_), old, new in zip(rows, before, after, strict=True):
        if guest is not None:
            now[guest, game] = new, now.get((guest, game), (NEW, 0))[1] + 1
            yield (
                "UPDATE results SET mu = $3, sigma = $4, new_mu = $5, new_sigma = $6 WHERE id = $1 AND seat = $2",
                id,
                seat,
                old.mu,
                old.sigma,
                new.mu,
                new.sigma,
            )


# ---- looking -------------------------------------------------------------------------------------------------------


def history(guest: str, wanted: Wanted, limit: int) -> Work[list[Played]]:
    """Finished games of a guest, the latest first."""
    sql, values = _page(guest, wanted, limit)
    rows = yield sql, *values
    games: list[Played] = []
    for id, seat in rows:
        played = yield from _played(id, seat)
        games.append(played)
    return games


def _page(guest: str, wanted: Wanted, limit: int) -> tuple[str, list[Any]]:
    """The statement that finds a page of a guest's games, one row for each table."""
    values: list[Any] = [guest]
    clauses = list(_clauses(wanted, values))
    values.append(limit)
    where = "".join(f" AND {clause}" for clause in clauses)
    sql = (
        "SELECT own.id, own.seat FROM results AS own JOIN finished ON finished.id = own.id WHERE own.guest = $1"
        " AND NOT EXISTS (SELECT 1 FROM results AS first WHERE first.id = own.id AND first.guest = $1"
        f" AND first.seat < own.seat){where} ORDER BY own.ended DESC, own.id DESC LIMIT ${len(values)}"
    )
    return sql, values


def _clauses(wanted: Wanted, values: list[Any]) -> Iterator[str]:
    """What is asked of a game beside whose it is; the values that the clauses name are added."""

    def value(given: Any) -> str:
        values.append(given)
        return f"${len(values)}"

    others = "(SELECT count(*) FROM results AS other WHERE other.id = own.id AND other.seat <> own.seat AND"
    if wanted.game is not None:
        yield f"own.game = {value(wanted.game)}"
    if wanted.seats is not None:
        yield f"finished.seats = {value(wanted.seats)}"
    if wanted.rated is not None:
        yield f"finished.rated = {value(int(wanted.rated))}"
    if wanted.result is not None:
        yield "own.place = 1" if wanted.result == "won" else "own.place > 1"
    if wanted.against is not None:
        yield {
            "alone": "finished.seats = 1",
            "bots": f"finished.seats > 1 AND {others} other.level = 0) = 0",
            "people": f"{others} other.level = 0) > 0",
        }[wanted.against]
    if wanted.search:
        pattern = f"%{wanted.search.translate(_ESCAPED)}%"
        yield f"{others} other.looks LIKE {value(pattern)} ESCAPE '!') > 0"
    if wanted.after is not None:
        yield f"(own.ended, own.id) < ({value(wanted.after[0])}, {value(wanted.after[1])})"


_ESCAPED: Final = str.maketrans({sign: f"!{sign}" for sign in "!%_"})


def _played(id: str, seat: int) -> Work[Played]:
    head = yield (
        "SELECT game, began, ended, moves, why, EXISTS (SELECT 1 FROM tables WHERE tables.id = finished.id)"
        " FROM finished WHERE id = $1",
        id,
    )
    rows = yield (
        "SELECT seat, guest, name, level, place, score, fate, mu, sigma, new_mu, new_sigma"
        " FROM results WHERE id = $1 ORDER BY seat",
        id,
    )
    game, began, ended, moves, why, kept = head[0]
    places = tuple(Place(*row[:7]) for row in rows)
    own = next(row for row in rows if row[0] == seat)
    result = Result(id, game, began, ended, moves, why, places)
    return Played(result, seat, bool(kept), _rating(own[7:9]), _rating(own[9:11]))


def _rating(values: Sequence[float | None]) -> Rating | None:
    mu, sigma = values
    return None if mu is None or sigma is None else Rating(mu, sigma)


def tallies(guest: str) -> Work[list[Tally]]:
    """What a guest has reached in each game, by the number of seats; games in which they had several seats do not count."""
    rows = yield (
        "SELECT own.game, finished.seats, count(*), sum(CASE WHEN own.place = 1 THEN 1 ELSE 0 END),"
        " max(own.score), min(own.score) FROM results AS own JOIN finished ON finished.id = own.id WHERE own.guest = $1 AND NOT EXISTS (SELECT 1"
        " FROM results AS other WHERE other.id = own.id AND other.guest = $1 AND other.seat <> own.seat)"
        " GROUP BY own.game, finished.seats ORDER BY own.game, finished.seats",
        guest,
    )
    return [Tally(*row) for row in rows]


def ratings_of(guest: str) -> Work[dict[str, tuple[Rating, int]]]:
    """The rating of a guest in each game, and of how many rated games it comes."""
    rows = yield "SELECT game, mu, sigma, games FROM ratings WHERE guest = $1", guest
    return {game: (Rating(mu, sigma), games) for game, mu, sigma, games in rows}


def course_of(guest: str, game: str) -> Work[list[Rating]]:
    """How a guest's rating in a game has gone, the oldest first."""
    rows = yield (
        "SELECT new_mu, new_sigma FROM results WHERE guest = $1 AND game = $2 AND new_mu IS NOT NULL"
        " ORDER BY ended DESC, id DESC LIMIT $3",
        guest,
        game,
        RECENT,
    )
    return [Rating(*row) for row in reversed(rows)]


def ratings_at(id: str) -> Work[tuple[Why, dict[int, tuple[Rating, Rating]]] | None]:
    """Why a finished game was not rated, and what it changed; None before it is finished."""
    head = yield "SELECT why FROM finished WHERE id = $1", id
    if not head:
        return None
    rows = yield "SELECT seat, mu, sigma, new_mu, new_sigma FROM results WHERE id = $1 AND mu IS NOT NULL", id
    return head[0][0], {seat: (Rating(*values[:2]), Rating(*values[2:])) for seat, *values in rows}


def ratings_in(game: str, guests: Sequence[str]) -> Work[Mapping[str, Rating]]:
    """The ratings of some guests in a game; those without one are left out."""
    found: dict[str, Rating] = {}
    for guest in guests:
        for row in (yield "SELECT mu, sigma FROM ratings WHERE guest = $1 AND game = $2", guest, game):
            found[guest] = Rating(*row)
    return found


# ---- backups -------------------------------------------------------------------------------------------------------


def kept_results() -> Work[list[Row]]:
    """Every result as a backup keeps it."""
    rows = yield (
        "SELECT finished.id, finished.seats, began, moves, rated, why, results.seat, guest, results.game, results.ended,"
        " name, level, place, score, fate, mu, sigma, new_mu, new_sigma"
        " FROM finished JOIN results ON results.id = finished.id ORDER BY finished.id, results.seat",
    )
    return [tuple(row) for row in rows]


def restore_result(row: Row) -> Work[None]:
    """A result as a backup kept it."""
    id, seats, began, moves, rated, why, seat, guest, game, ended, name, level, place, score, fate, *ratings = row
    yield (
        "INSERT INTO finished VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        *(id, game, seats, began, ended, moves, rated, why),
    )
    yield (
        "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        *(id, seat, guest, game, ended, name, looks(name), level, place, score, fate, *ratings),
    )
