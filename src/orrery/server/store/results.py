"""Results and ratings in the database: a game that ends is kept, and rated, exactly once."""

from __future__ import annotations

from typing import Final

from orrery.server.model.names import looks
from orrery.server.model.rating import NEW, Rating, anchor, rated
from orrery.server.model.results import Place, Result
from orrery.server.store.work import Row, Statement, Work

PAGE: Final = 200
"""How many rated games are read at once where all are reckoned again."""


def keep_result(result: Result) -> Work[bool]:
    """Keep how a game ended, and rate it; nothing where it was kept before."""
    new = yield (
        "INSERT INTO finished VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT DO NOTHING RETURNING id",
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
    # Behind the locks, so that games of the same people have their numbers in the order in which they are rated.
    yield (
        "UPDATE finished SET number = (SELECT coalesce(max(number), 0) + 1 FROM finished WHERE rated = 1) WHERE id = $1",
        result.table,
    )
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
        "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        result.table,
        place.seat,
        place.guest,
        result.several(place),
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
    """Reckon all ratings again from the results, in the order in which they were rated; returns how many games there are.

    Bots and people who are gone keep the strength that they had in each game.
    """
    now: dict[tuple[str, str], tuple[Rating, int]] = {}
    count, after = 0, (-1, "")
    while True:
        page = yield (
            "SELECT number, id FROM finished WHERE rated = 1 AND (number, id) > ($1, $2) ORDER BY number, id LIMIT $3",
            *after,
            PAGE,
        )
        for number, id in page:
            after = number, id
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


_KEPT: Final = (
    *("finished.id", "finished.seats", "began", "moves", "rated", "why", "number"),
    *("results.seat", "guest", "several", "results.game", "results.ended", "name", "level", "place", "score", "fate"),
    *("mu", "sigma", "new_mu", "new_sigma"),
)
"""The columns of a result in a backup."""


def kept_results() -> Work[list[Row]]:
    """Every result as a backup keeps it."""
    columns = ", ".join(_KEPT)
    rows = yield (
        f"SELECT {columns} FROM finished JOIN results ON results.id = finished.id ORDER BY finished.id, results.seat",
    )
    return [tuple(row) for row in rows]


def restore_result(row: Row) -> Work[None]:
    """A result as a backup kept it."""
    id, seats, began, moves, rated, why, number, *rest = row
    seat, guest, several, game, ended, name, *own = rest
    yield (
        "INSERT INTO finished VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
        *(id, game, seats, began, ended, moves, rated, why, number),
    )
    yield (
        "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        *(id, seat, guest, several, game, ended, name, looks(name), *own),
    )
