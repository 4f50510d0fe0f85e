"""The shapes of what the server answers: for its description as OpenAPI, and for the tests that hold it to them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from orrery.server.model.chat import ChatLine
from orrery.server.model.clocks import ClockReading
from orrery.server.model.settings import Clock, Draws, Writers
from orrery.server.wire.shapes import OfferShape, PlaceShape, SceneShape, StandingShape

encode: Final = msgspec.json.Encoder().encode


class Reply(Struct, forbid_unknown_fields=True):
    """Something the server sends."""


class GuestReply(Reply):
    """A guest."""

    name: str | None
    guest: str | None


class ChoiceReply(Reply):
    """One of an option's values."""

    value: str
    text: str


class OptionReply(Reply):
    """A choice that is made before the game."""

    name: str
    text: str
    about: str
    rule: str
    seats: list[int]
    choices: list[ChoiceReply]


class EditionReply(Reply):
    """A printing of a game."""

    name: str
    reconstructed: int


class EditionCheckReply(Reply):
    """An edition that somebody brings: its name where games can be played with it, else everything that is off."""

    name: str | None
    problems: list[str]
    changes: list[str]
    reconstructed: int


class LevelReply(Reply):
    """A strength of bots."""

    level: int
    text: str
    seconds: float | None
    ahead: int | None


class GameReply(Reply):
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
    options: list[OptionReply]
    editions: list[EditionReply]
    levels: list[LevelReply]
    learn: int | None
    """How many minutes its first course takes; null where there is none."""


class GamesReply(Reply):
    """All games."""

    games: list[GameReply]
    languages: list[str]
    moons: list[str]


class RulesReply(Reply):
    """The rules of a game."""

    language: str
    markdown: str


class MatchReply(Reply):
    """Which game of a match."""

    game: int
    of: int
    totals: list[int]


class SeatReply(Reply):
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


class TableCard(Reply):
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
    catalogue: str
    public: bool
    spectators: bool
    chat: Writers
    muted: list[int]
    hints: bool
    undo: bool
    forced: bool
    draws: Draws
    own: bool
    """Whether its edition is one that its host brought."""
    clock: Clock
    timeout: Literal["bot", "resign"]
    match: MatchReply | None
    rated: bool
    places: list[SeatReply]
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


class CardsReply(Reply):
    """Several tables; null instead of them where they are as the tag that was asked with says."""

    tables: list[TableCard] | None
    tag: str


class GroundReply(Reply):
    """What lies under a map."""

    width: float
    height: float
    svg: str
    least: float
    most: float
    places: list[PlaceShape]


class BoardReply(Reply):
    """What never changes during a game: symbols, their names, and what lies under each map."""

    symbols: dict[str, str]
    extent: dict[str, tuple[float, float]]
    names: dict[str, str]
    grounds: dict[str, GroundReply]
    caption_size: float


class MoveReply(Reply, omit_defaults=True):
    """A move of the catalogue, as a seat means it; `{0}` stands for the name of whoever sits there."""

    notation: str
    kind: str
    sentence: str
    touches: list[str]
    offer: OfferShape | None = None


class CatalogueReply(Reply):
    """Every move of a game as one seat means it, each in the place of its index."""

    moves: list[MoveReply]


class ThingRow(Reply, omit_defaults=True):
    """What can be done with a thing, what cannot and why, or a fact."""

    mark: Literal["yes", "no", ""]
    text: str
    note: str = ""
    rule: str = ""


class ThingReply(Reply, omit_defaults=True):
    """What a thing is and does."""

    thing: str
    name: str
    sentences: list[str]
    rule: str
    rows: list[ThingRow]
    kind: str = ""
    picture: str = ""


class PointReply(Reply, omit_defaults=True):
    """Each seat's chance to win after a move."""

    move: int
    chances: list[float]
    margin: float = 0.0
    """By how much they may be off, in 95 of 100 cases."""


class PushReply(Reply):
    """The public key of whoever calls, and on how many devices a guest is called."""

    key: str
    devices: int


class IconReply(Reply):
    """A picture of the app."""

    src: str
    sizes: str
    type: str
    purpose: str


class ManifestReply(Reply):
    """The app, as browsers read it."""

    id: str
    name: str
    short_name: str
    description: str
    lang: str
    dir: str
    start_url: str
    scope: str
    display: str
    theme_color: str
    background_color: str
    categories: list[str]
    icons: list[IconReply]


class Empty(Reply):
    """Nothing to say."""


class StatusReply(Reply):
    """The process runs."""

    status: str
    version: str | UnsetType = UNSET


class ErrorReply(Reply):
    """A code for programs, a sentence for people."""

    code: str
    text: str
    rule: str | UnsetType = UNSET


class FailedReply(Reply):
    """Every error."""

    error: ErrorReply


# ---- the socket ----------------------------------------------------------------------------------------------------


class BarReason(Reply):
    """Why an action is impossible now."""

    text: str
    rule: str


class ButtonReply(Reply, omit_defaults=True):
    """An action of the bar."""

    id: str
    name: str
    kinds: list[str] = []
    symbol: str = ""
    text: str | None = None
    main: bool = False
    at: str = ""
    side: str = ""
    reason: BarReason | None = None


class OfferReply(OfferShape):  # type: ignore[misc]
    """What stands on the button of a legal move."""

    action: str = ""


class StepReply(Reply):
    """A decision that can be taken back."""

    move: int
    label: str


class LogEntry(Reply, omit_defaults=True):
    """What the log says of a move."""

    move: int
    seat: int
    texts: list[str]
    turn: int
    touches: list[str] = []
    setup: bool = False


Sense: TypeAlias = Literal["for", "against", "tie"]
"""Whether the amounts of a line count for a seat or against it, or only break a tie."""


class SheetLine(Reply):
    """A line of the score sheet."""

    text: str
    amounts: list[int | None]
    group: str | None
    sense: Sense


class OutcomeReply(Reply):
    """How a game ended."""

    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    resigned: list[int]


class UndoReply(Reply):
    """What may be taken back."""

    mine: int
    ask: bool


class AskedReply(Reply):
    """A request to go back."""

    by: int
    move: int
    yes: list[int]
    waiting: list[int]


class ReasonReply(Reply):
    """Why a move cannot be made."""

    index: int | None
    notation: str
    kind: str
    sentence: str
    rule: str
    text: str
    touches: list[str]


class Message(Reply, tag_field="type"):
    """One frame from the server."""

    def replaces(self) -> tuple[type[Message], ...]:
        """The kinds of messages that, where they still wait, need not be sent any more."""
        return ()


class MovesDifference(Reply, omit_defaults=True):
    """Moves against those of the seat's last decision."""

    came: str = ""
    gone: str = ""


class LotReply(Reply, omit_defaults=True):
    """A thing that can turn up, and how many of it can be left."""

    move: int
    notation: str
    label: str
    left: int
    symbol: str = ""
    thing: str = ""


class DrawingReply(Reply, omit_defaults=True):
    """A draw that people make with the real box: the question, whose it is alone, what can turn up."""

    question: str
    seat: int | None
    lots: list[LotReply] = []


class Update(Message, tag="update"):
    """The newest position: all of it."""

    n: int
    move: int
    seat: int | None
    to_move: list[int]
    yours: list[int]
    prompt: str
    rule: str
    """The number of the rule that governs what is decided; empty where none is."""
    moves: str
    """Ascending numbers of the catalogue, each by its distance from the one before, in letters of five bits."""
    since: int
    secret: bool
    scores: list[int] | None
    sheet: list[SheetLine]
    outcome: OutcomeReply | None
    undo: UndoReply
    asked: AskedReply | None
    forced: list[int]
    standing: list[StandingShape] | None
    fewest: bool
    bar: list[str]
    buttons: dict[str, ButtonReply]
    offers: dict[str, OfferReply]
    steps: list[StepReply]
    clocks: ClockReading | None = None
    draw: DrawingReply | UnsetType | None = UNSET
    scene: SceneShape | UnsetType = UNSET
    log: list[LogEntry] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET

    def replaces(self) -> tuple[type[Message], ...]:
        """Positions before it."""
        return Update, Difference


class Difference(Message, tag="difference", omit_defaults=True):
    """The newest position: what differs from the one before; what is not named is as it was."""

    n: int
    after: int
    move: int
    kept: int
    seat: int | UnsetType | None = UNSET
    to_move: list[int] | UnsetType = UNSET
    yours: list[int] | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    moves: str | MovesDifference | UnsetType = UNSET
    since: int | UnsetType = UNSET
    secret: bool | UnsetType = UNSET
    scores: list[int] | UnsetType | None = UNSET
    sheet: list[SheetLine] | UnsetType = UNSET
    outcome: OutcomeReply | UnsetType | None = UNSET
    undo: UndoReply | UnsetType = UNSET
    asked: AskedReply | UnsetType | None = UNSET
    standing: list[StandingShape] | dict[str, Any] | UnsetType | None = UNSET
    bar: list[str] | UnsetType = UNSET
    buttons: dict[str, dict[str, Any]] = {}
    offers: dict[str, OfferReply] = {}
    steps: list[StepReply] | UnsetType = UNSET
    clocks: ClockReading | UnsetType = UNSET
    draw: DrawingReply | UnsetType | None = UNSET
    scene: dict[str, Any] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    forced: list[int] = []
    log: list[LogEntry] = []
    events: list[dict[str, Any]] = []


class Welcome(Message, tag="welcome"):
    """The first answer."""

    protocol: int
    table: TableCard
    chat: list[ChatLine]
    server: str
    time: float
    update: Update | None


class CardMessage(Message, tag="table"):
    """The card has changed."""

    table: TableCard

    def replaces(self) -> tuple[type[Message], ...]:
        """Cards before it."""
        return (CardMessage,)


class Ack(Message, tag="ack"):
    """A command was kept."""

    id: str
    n: int


class RefusedMessage(Message, tag="refused"):
    """A command was not granted."""

    id: str
    code: str
    text: str
    rule: str | UnsetType = UNSET


class ChatMessage(Message, tag="chat"):
    """A new line."""

    line: ChatLine


class AdviceReply(Reply):
    """A move that a bot would think of: how likely it wins, in hundredths, why, and what would come next."""

    move: int
    win: int
    label: str
    reasons: str
    expects: str


class HintMessage(Message, tag="hint"):
    """What a bot would play, the best first."""

    id: str
    n: int
    move: int | None
    advice: list[AdviceReply] = []


class RemarkMessage(Message, tag="remark"):
    """What a coach says of a move that was played."""

    id: str
    move: int
    text: str


class ReasonsMessage(Message, tag="reasons"):
    """Why moves cannot be made."""

    id: str
    n: int
    reasons: list[ReasonReply]
    more: int


class PreviewMessage(Message, tag="preview"):
    """The scene after a move."""

    id: str
    n: int
    move: int
    scene: SceneShape | None
    standing: list[StandingShape] | None


class PastMessage(Message, tag="position"):
    """A position of the past."""

    id: str
    move: int
    seat: int | None
    to_move: list[int]
    prompt: str
    rule: str
    scene: SceneShape
    standing: list[StandingShape] | None
    fewest: bool
    scores: list[int] | None
    sheet: list[SheetLine]
    outcome: OutcomeReply | None
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


# ---- lessons -------------------------------------------------------------------------------------------------------


class LessonEntry(Reply):
    """A lesson of a course."""

    name: str
    title: str
    text: str
    minutes: int
    steps: int


class FirstGameReply(Reply):
    """The game after a course."""

    seats: int
    options: dict[str, str]
    level: int


class CourseReply(Reply):
    """Lessons in their order."""

    name: str
    title: str
    text: str
    minutes: int
    lessons: list[LessonEntry]
    game: FirstGameReply | None


class SummaryReply(Reply):
    """One of the five cards that tell a game in a minute."""

    id: str
    title: str
    text: str
    note: str


class ExampleReply(Reply):
    """A step of a lesson that shows a rule."""

    rule: str
    lesson: str
    step: str
    title: str
    text: str


class CoursesReply(Reply):
    """What teaches a game."""

    courses: list[CourseReply]
    summary: list[SummaryReply]
    examples: list[ExampleReply]


class GlossaryReply(Reply):
    """Everything that a player can meet in a game, and the board that has the symbols of it."""

    board: str
    things: list[ThingReply]


class AnswerReply(Reply):
    """An answer to choose."""

    id: str
    text: str


class LessonStepReply(Reply):
    """A step as it is shown."""

    id: str
    title: str
    text: str
    rule: str
    asks: Literal["move", "answer", ""]
    answers: list[AnswerReply]
    lit: list[str]
    related: list[str]


class TutorReply(Reply):
    """What the lesson says to what the learner did."""

    kind: Literal["right", "other", "refused", "wrong"]
    text: str
    rule: str


class LessonReply(Reply):
    """Where a learner is now: the table, the step, and the answer to what they did."""

    name: str
    title: str
    at: int
    steps: list[AnswerReply]
    step: LessonStepReply | None
    reply: TutorReply | None
    tried: bool
    answered: bool
    strayed: bool
    moves: list[str]
    card: TableCard
    update: Update
    reasons: list[ReasonReply] = []
    preview: SceneShape | None = None
    standing: list[StandingShape] | None = None
    thing: ThingReply | None = None


# ---- puzzles -------------------------------------------------------------------------------------------------------


class PuzzleEntry(Reply):
    """A puzzle on a shelf."""

    game: str
    id: str
    difficulty: str
    seats: int
    """How many play."""
    seat: int
    fate: Literal["solved", "seen", "tried"] | None


class PuzzleShelf(Reply):
    """The puzzles of a game, the easiest first."""

    game: str
    title: str
    puzzles: list[PuzzleEntry]


class PuzzlesReply(Reply):
    """All puzzles, and the one of the day."""

    date: str
    day: PuzzleEntry | None
    choices: int
    """Between how many moves one chooses in the one of the day."""
    shelves: list[PuzzleShelf]


class PuzzleAnswer(Reply):
    """What a move is worth: in hundredths of the probability to win."""

    right: bool
    found: bool
    """Whether somebody found it; else they asked for the solution."""
    cost: int
    """What it gives away against the best."""
    known: bool
    """Whether the search has looked at it; if not, the cost is at least this."""
    win: int
    margin: int
    label: str
    second: str
    """What the second best is; empty while the best is not told."""
    reasons: str
    touches: list[str]


class PuzzleReply(Reply):
    """A puzzle's table, and the answer to a move."""

    game: str
    id: str
    difficulty: str
    seat: int
    count: int
    """How many moves there are."""
    card: TableCard
    update: Update
    answer: PuzzleAnswer | None = None
    reasons: list[ReasonReply] = []
    preview: SceneShape | None = None
    standing: list[StandingShape] | None = None
    thing: ThingReply | None = None


AnyMessage = (
    Update
    | Difference
    | Welcome
    | CardMessage
    | Ack
    | RefusedMessage
    | ChatMessage
    | HintMessage
    | RemarkMessage
    | ReasonsMessage
    | PreviewMessage
    | PastMessage
    | Drain
    | ErrorMessage
    | Pong
)
