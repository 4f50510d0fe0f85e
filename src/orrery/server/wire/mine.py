"""The shapes of what a guest is answered about themselves: games, figures, ratings, devices, everything."""

from __future__ import annotations

from typing import Any, Literal

from orrery.server.model.rating import Sureness
from orrery.server.model.results import Fate, Why
from orrery.server.wire.outgoing import Reply


class RatingReply(Reply):
    """How strong somebody plays a game, and how sure that is."""

    points: int
    spread: int
    sureness: Sureness
    games: int


class PlayedSeatReply(Reply):
    """How one seat fares in a game of somebody's history."""

    seat: int
    name: str
    level: int
    mine: bool
    place: int | None
    score: int | None
    fate: Fate


class MyGameReply(Reply):
    """A game of somebody's history: one that goes on, or one that is over."""

    table: str
    status: Literal["open", "running", "over"]
    game: str
    title: str
    rated: bool
    why: Why
    began: float
    at: float
    """When it ended; of one that goes on, when something last happened."""
    moves: int
    seat: int
    places: list[PlayedSeatReply]
    won: bool | None
    waits: bool
    """Whether it waits for one's decision."""
    kept: bool
    """Whether its table and record are still there."""
    change: int | None
    """The points of rating that it brought."""


class MyGamesReply(Reply):
    """A page of somebody's games."""

    games: list[MyGameReply]
    next: str | None
    """The cursor of the next page."""


class TallyReply(Reply):
    """What somebody has reached with some number of players."""

    seats: int
    games: int
    wins: int
    best: int | None


class FiguresReply(Reply):
    """What somebody has reached in a game."""

    game: str
    title: str
    lowest: bool
    """Whether few points are best."""
    games: int
    wins: int
    tallies: list[TallyReply]
    rating: RatingReply | None
    course: list[int]
    """The points after each of the last rated games."""


class MyFiguresReply(Reply):
    """What somebody has reached in all games that they have played."""

    games: list[FiguresReply]


class SeatRatingReply(Reply):
    """The rating of a seat's player, and what the game changed of it."""

    seat: int
    rating: RatingReply
    change: int | None


class TableRatingsReply(Reply):
    """Whether a table is rated, or why it was not in the end, and how strong its players are."""

    rated: bool
    why: Why
    seats: list[SeatRatingReply]


class DeviceReply(Reply):
    """A browser that a guest is known by."""

    id: str
    label: str
    made: float
    seen: float
    here: bool


class DevicesReply(Reply):
    """Everything a guest is known by."""

    devices: list[DeviceReply]


class PassReply(Reply):
    """What lets one more device in, once, within so many seconds."""

    code: str
    seconds: float


class PassOwnerReply(Reply):
    """Whose identity a pass carries; whether this device has it already."""

    name: str
    here: bool


class ExportReply(Reply):
    """Everything that is kept about somebody, or a piece of it: each concern's rows under its name, and their tables."""

    orrery: str
    format: int
    made: float
    name: str
    guest: str
    devices: list[dict[str, Any]]
    puzzles: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    results: list[dict[str, Any]]
    studies: list[dict[str, Any]]
    subscriptions: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    continues: str | None
    """After which table the next piece begins; null: this was all."""
