"""What is asked and answered about studies: a game with its lines, comments, positions and analysis."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from orrery.server.wire.incoming import Count, Key, Level, Name, Notation, Seat, Strict
from orrery.server.wire.outgoing import PointReply, ReasonReply, Reply, TableCard, ThingReply, Update
from orrery.server.wire.shapes import SceneShape, StandingShape

RECORD: Final = 512 * 1024
"""How many bytes a request that brings a record may have."""
COMMENT: Final = 2000


# ---- asked ---------------------------------------------------------------------------------------------------------


class NewStudy(Strict):
    """POST /api/studies: a record that was pasted, dropped or opened, or a copy of another study."""

    record: Annotated[str, Meta(min_length=1, max_length=RECORD)] | None = None
    study: Annotated[str, Meta(max_length=40)] | None = None
    key: Key | None = None
    name: Name | None = None


class StudyLook(Strict):
    """POST /api/studies/{study}/look: a moment, through whose eyes, and what else is asked of it."""

    line: Count = 0
    move: Count = 0
    seat: Seat | None = None
    do: Literal["show", "preview", "why_not", "thing"] = "show"
    what: Annotated[str, Meta(max_length=400)] = ""
    """The notation of a move, or a thing."""
    key: Key | None = None


class StudyPlay(Strict):
    """POST /api/studies/{study}/play: what if this had been played?"""

    line: Count
    move: Count
    seat: Seat
    notation: Notation


class StudyAnswer(Strict):
    """POST /api/studies/{study}/answer: what a bot of a level would play there."""

    line: Count
    move: Count
    level: Level


class StudyAnalyse(Strict):
    """POST /api/studies/{study}/analysis: of the game, or of a branch."""

    key: Key | None = None
    line: Count = 0


class StudyComment(Strict):
    """POST /api/studies/{study}/comments."""

    line: Count
    move: Count
    text: Annotated[str, Meta(min_length=1, max_length=COMMENT)]


class StudyName(Strict):
    """POST /api/studies/{study}/name: what a branch is called."""

    line: Count
    name: Annotated[str, Meta(max_length=80)]


class StudyCut(Strict):
    """POST /api/studies/{study}/cut: a branch or a comment goes, of the version that was seen."""

    version: Count
    line: Count | None = None
    comment: Count | None = None


# ---- answered ------------------------------------------------------------------------------------------------------


class StudyMove(Reply):
    """A move of a line: who made it (-1: chance), in which turn, and which it was."""

    seat: int
    turn: int
    text: str


class StudyLine(Reply):
    """A line: the game that was played, or a branch that leaves another after some moves of the game."""

    of: int
    after: int
    name: str
    moves: list[StudyMove]


class CommentReply(Reply):
    """What somebody said of a move of a line."""

    line: int
    move: int
    author: str
    text: str
    mine: bool
    """Whether whoever asks may take it away."""


class MomentReply(Reply):
    """A line, and after how many moves of the game."""

    line: int
    move: int


class StudyReply(Reply):
    """A study: the table as far as its looks need it, all lines and comments, and what whoever asks may do."""

    id: str
    version: int
    table: str | None
    """The table whose game it is; null: a record that was opened."""
    writes: bool
    """Whether whoever asks may try moves and comment."""
    owner: bool
    key: str | None
    """Lets others look, in the address; for those who may write."""
    seat: int | None
    """Where whoever asks sat."""
    over: bool
    """Whether the game was played to its end."""
    card: TableCard
    lines: list[StudyLine]
    comments: list[CommentReply]
    at: MomentReply | None = None
    """Where what was asked for has led."""


class StudyEntry(Reply):
    """A record that a guest opened."""

    id: str
    game: str
    title: str
    names: list[str]
    moves: int
    updated: float


class StudiesReply(Reply):
    """The records that a guest opened."""

    studies: list[StudyEntry]


class PositionReply(Reply, omit_defaults=True):
    """A moment of a study, and the answer to what was asked of it."""

    line: int
    move: int
    moved: list[str]
    """What the move before it touched."""
    update: Update
    preview: SceneShape | None = None
    standing: list[StandingShape] | None = None
    reasons: list[ReasonReply] = field(default_factory=list)
    thing: ThingReply | None = None


class PartReply(Reply):
    """A part of how good a position looks, and how much more of it the better move brings."""

    text: str
    amount: float


class ThenReply(Reply):
    """What a seat would probably do then."""

    seat: int
    text: str


class DecisionReply(Reply, omit_defaults=True):
    """What a decision cost whoever made it, in chance to win from 0 to 1."""

    move: int
    seat: int
    cost: float
    own: float
    """The chance after the move that was played, and after the better one."""
    best: float
    margin: float = 0.0
    """By how much the cost may be off, in 95 of 100 cases; what it does not exceed is nobody's fault."""
    notation: str = ""
    """The better move; empty where none was found."""
    better: str = ""
    touches: list[str] = field(default_factory=list)
    close: bool = False
    """Whether it was looked at closely: the parts and what would come next are told then."""
    parts: list[PartReply] = field(default_factory=list)
    then: list[ThenReply] = field(default_factory=list)


class AnalysisReply(Reply):
    """What is known about a game."""

    status: Literal["none", "running", "ready", "failed"]
    done: float
    points: list[PointReply]
    decisions: list[DecisionReply]
