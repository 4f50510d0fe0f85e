"""What somebody has played, as the database knows it: their games, their figures, their ratings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from orrery.server.model.rating import Rating
from orrery.server.model.results import Place, Result, Why
from orrery.server.store.base import TableRow, row as table_row
from orrery.server.store.work import Work

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


def history(guest: str, wanted: Wanted, limit: int) -> Work[list[Played]]:
    """Finished games of a guest, the latest first."""
    sql, values = _page(guest, wanted, limit)
    own = yield sql, *values
    if not own:
        return []
    ids = [id for id, _ in own]
    named = ", ".join(f"${number}" for number in range(1, len(ids) + 1))
    heads = yield (
        "SELECT id, game, began, ended, moves, why, EXISTS (SELECT 1 FROM tables WHERE tables.id = finished.id)"
        f" FROM finished WHERE id IN ({named})",
        *ids,
    )
    seats = yield (
        "SELECT id, seat, guest, name, level, place, score, fate, mu, sigma, new_mu, new_sigma"
        f" FROM results WHERE id IN ({named}) ORDER BY id, seat",
        *ids,
    )
    games = {id: (head, [row for other, *row in seats if other == id]) for id, *head in heads}
    return [_played(id, seat, *games[id]) for id, seat in own]


def running(guest: str, limit: int) -> Work[list[TableRow]]:
    """The tables of a guest that wait for players or go on, the latest first."""
    rows = yield (
        "SELECT tables.id, settings, status, updated, due, card FROM sitting JOIN tables ON tables.id = sitting.id"
        " WHERE sitting.guest = $1 AND status IN ('open', 'running') ORDER BY updated DESC, tables.id LIMIT $2",
        guest,
        limit,
    )
    return [table_row(*row) for row in rows]


def _page(guest: str, wanted: Wanted, limit: int) -> tuple[str, list[Any]]:
    """The statement that finds a page of a guest's games, one row for each table."""
    values: list[Any] = [guest]
    clauses = list(_clauses(wanted, values))
    values.append(limit)
    where = "".join(f" AND {clause}" for clause in clauses)
    sql = (
        "SELECT own.id, own.seat FROM results AS own JOIN finished ON finished.id = own.id"
        f" WHERE own.guest = $1 AND own.several < 2{where} ORDER BY own.ended DESC, own.id DESC LIMIT ${len(values)}"
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


def _played(id: str, seat: int, head: Sequence[Any], rows: Sequence[Sequence[Any]]) -> Played:
    game, began, ended, moves, why, kept = head
    own = next(row for row in rows if row[0] == seat)
    result = Result(id, game, began, ended, moves, why, tuple(Place(*row[:7]) for row in rows))
    return Played(result, seat, bool(kept), _rating(own[7:9]), _rating(own[9:11]))


def _rating(values: Sequence[float | None]) -> Rating | None:
    mu, sigma = values
    return None if mu is None or sigma is None else Rating(mu, sigma)


def tallies(guest: str) -> Work[list[Tally]]:
    """What a guest has reached in each game, by the number of seats; games in which they had several seats do not count."""
    rows = yield (
        "SELECT own.game, finished.seats, count(*), sum(CASE WHEN own.place = 1 THEN 1 ELSE 0 END),"
        " max(own.score), min(own.score) FROM results AS own JOIN finished ON finished.id = own.id"
        " WHERE own.guest = $1 AND own.several = 0"
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
        "SELECT new_mu, new_sigma FROM results WHERE guest = $1 AND several < 2 AND game = $2"
        " AND new_mu IS NOT NULL"
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


def ratings_in(game: str, guests: Sequence[str]) -> Work[dict[str, tuple[Rating, int]]]:
    """The ratings of some guests in a game, and of how many games they come; those without one are left out."""
    found: dict[str, tuple[Rating, int]] = {}
    for guest in guests:
        rows = yield "SELECT mu, sigma, games FROM ratings WHERE guest = $1 AND game = $2", guest, game
        for mu, sigma, games in rows:
            found[guest] = Rating(mu, sigma), games
    return found
