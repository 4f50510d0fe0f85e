"""The shapes of what the server answers: for its description as OpenAPI, and for the tests that hold it to them."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from orrery.server.model.settings import Clock, Writers

encode: Final = msgspec.json.Encoder().encode


class Answered(Struct, forbid_unknown_fields=True):
    """Something the server sends."""


class Named(Answered):
    """A guest."""

    name: str | None
    guest: str | None


class Choice(Answered):
    """One of an option's values."""

    value: str
    text: str


class OptionTold(Answered):
    """A choice that is made before the game."""

    name: str
    text: str
    about: str
    rule: str
    seats: list[int]
    choices: list[Choice]


class EditionTold(Answered):
    """A printing of a game."""

    name: str
    reconstructed: int


class LevelTold(Answered):
    """A strength of bots."""

    level: int
    text: str
    seconds: float | None
    ahead: int | None


class GameTold(Answered):
    """A game on the shelf."""

    name: str
    title: str
    about: str
    minutes: dict[str, int | None]
    weight: int
    seats: list[int]
    languages: list[str]
    match: bool
    rules: int
    options: list[OptionTold]
    editions: list[EditionTold]
    levels: list[LevelTold]


class GamesTold(Answered):
    """All games."""

    games: list[GameTold]
    languages: list[str]
    moons: list[str]


class RulesTold(Answered):
    """The rules of a game."""

    language: str
    markdown: str


class MatchTold(Answered):
    """Which game of a match."""

    game: int
    of: int
    totals: list[int]


class PlaceTold(Answered):
    """Who holds a seat."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    mine: bool
    host: bool
    present: bool
    level: int | UnsetType = UNSET
    away: bool | UnsetType = UNSET
    resigned: bool | UnsetType = UNSET
    device: int | UnsetType = UNSET


class Card(Answered):
    """What everybody who may know of a table may know about it."""

    id: str
    status: Literal["open", "running", "over", "closed"]
    game: str
    title: str
    language: str
    seats: int
    options: dict[str, str]
    edition: str
    reconstructed: int
    chosen: list[str]
    board: str
    public: bool
    spectators: bool
    chat: Writers
    muted: list[int]
    hints: bool
    undo: bool
    forced: bool
    clock: Clock
    timeout: Literal["bot", "resign"]
    match: MatchTold | None
    places: list[PlaceTold]
    mine: list[int]
    to_move: list[int]
    moves: int
    scores: list[int] | None
    winners: list[int] | None
    leaders: list[int] | None
    watching: int
    created: float
    updated: float
    next: str | None
    previous: str | None
    invite: str | None
    watch: str | None


class Cards(Answered):
    """Several tables."""

    tables: list[Card]


class PlaceOnBoard(Answered):
    """A spot that can be clicked."""

    id: str
    x: float
    y: float
    width: float
    height: float
    label: str


class AreaOnBoard(Answered):
    """A part of the board that a narrow screen shows by itself."""

    x: float
    y: float
    width: float
    height: float
    seat: int | None


class BoardTold(Answered):
    """The picture under the pieces."""

    width: float
    height: float
    svg: str
    caption_size: float
    symbols: dict[str, str]
    extent: dict[str, tuple[float, float]]
    places: list[PlaceOnBoard]
    areas: list[AreaOnBoard]


class ThingTold(Answered):
    """What a thing is and does."""

    thing: str
    name: str
    sentences: list[str]
    rule: str


class Point(Answered):
    """Each seat's chance to win after a move."""

    move: int
    chances: list[float]


class AnalysisTold(Answered):
    """What is known about a game."""

    status: Literal["none", "running", "ready", "failed"]
    done: float
    points: list[Point]


class Empty(Answered):
    """Nothing to say."""


class Status(Answered):
    """The process runs."""

    status: str
    version: str | UnsetType = UNSET


class ErrorTold(Answered):
    """A code for programs, a sentence for people."""

    code: str
    text: str
    rule: str | UnsetType = UNSET


class Failed(Answered):
    """Every error."""

    error: ErrorTold


# ---- the socket ----------------------------------------------------------------------------------------------------


class PieceTold(Answered):
    """A piece on the board."""

    id: str
    symbol: str
    x: float
    y: float
    label: str
    owner: int | None = None
    scale: float = 1.0
    angle: float = 0.0
    caption: str = ""
    dim: bool = False
    still: bool = False


class MoveTold(Answered):
    """An offered move."""

    index: int
    notation: str
    sentence: str
    touches: list[str]


class LogLine(Answered):
    """A sentence of the log."""

    move: int
    seat: int
    text: str


class SheetLine(Answered):
    """A line of the score sheet."""

    text: str
    amounts: list[int | None]
    group: str | None
    sense: Literal["for", "against", "tie"]


class OutcomeTold(Answered):
    """How a game ended."""

    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    resigned: list[int]


class ClocksTold(Answered):
    """Seconds left."""

    left: list[float]
    running: list[int]
    increment: int


class UndoTold(Answered):
    """What may be taken back."""

    mine: int
    ask: bool


class AskedTold(Answered):
    """A request to go back."""

    by: int
    move: int
    yes: list[int]
    waiting: list[int]


class ChatLine(Answered):
    """A line of the chat, or a notice."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    notice: str | None
    author: int | None


class Reason(Answered):
    """Why a move cannot be made."""

    index: int | None
    notation: str
    sentence: str
    rule: str
    text: str
    touches: list[str]


class Message(Answered, tag_field="type"):
    """One frame from the server."""


class Update(Message, tag="update"):
    """The newest position."""

    n: int
    after: int | None
    move: int
    kept: int
    seat: int | None
    to_move: list[int]
    yours: list[int]
    prompt: str
    moves: list[int]
    described: list[MoveTold]
    since: int
    secret: bool
    scores: list[int] | None
    sheet: list[SheetLine]
    outcome: OutcomeTold | None
    clocks: ClocksTold | None
    undo: UndoTold
    asked: AskedTold | None
    forced: list[int]
    pieces: list[PieceTold] | UnsetType = UNSET
    log: list[LogLine] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET


class Welcome(Message, tag="welcome"):
    """The first answer."""

    protocol: int
    table: Card
    chat: list[ChatLine]
    server: str
    time: float
    update: Update | None


class TableTold(Message, tag="table"):
    """The card has changed."""

    table: Card


class Ack(Message, tag="ack"):
    """A command was kept."""

    id: str
    n: int


class RefusedTold(Message, tag="refused"):
    """A command was not granted."""

    id: str
    code: str
    text: str
    rule: str | UnsetType = UNSET


class ChatTold(Message, tag="chat"):
    """A new line."""

    line: ChatLine


class HintTold(Message, tag="hint"):
    """What a bot would play."""

    id: str
    n: int
    move: int | None


class Reasons(Message, tag="reasons"):
    """Why moves cannot be made."""

    id: str
    n: int
    reasons: list[Reason]
    more: int


class PreviewTold(Message, tag="preview"):
    """The pieces after a move."""

    id: str
    n: int
    move: int
    pieces: list[PieceTold] | None


class Position(Message, tag="position"):
    """A position of the past."""

    id: str
    move: int
    seat: int | None
    to_move: list[int]
    prompt: str
    pieces: list[PieceTold]
    scores: list[int] | None
    sheet: list[SheetLine]
    outcome: OutcomeTold | None
    moved: list[str]


class Drain(Message, tag="drain"):
    """Come back in a moment."""

    after: float


class ErrorMessage(Message, tag="error"):
    """Something that answers no command."""

    code: str
    text: str


class Pong(Message, tag="pong"):
    """Here I am."""

    time: float


AnyMessage = (
    Update
    | Welcome
    | TableTold
    | Ack
    | RefusedTold
    | ChatTold
    | HintTold
    | Reasons
    | PreviewTold
    | Position
    | Drain
    | ErrorMessage
    | Pong
)
