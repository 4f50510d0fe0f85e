"""What workers are asked, and what they answer."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, structs

if TYPE_CHECKING:
    from orrery.server.model.ledger import Ledger
    from orrery.table import Table

QUICK_LEVELS: Final = (1, 2, 3)
"""The levels whose bots think at most a second, in every game and on any machine."""


class Job(Struct, frozen=True):
    """A question about a position, given by the moves that led to it."""

    task: str
    """choose, hint, remark, foresee, judge, weigh, read or check"""
    table: str = ""
    game: str = ""
    seats: int = 0
    options: dict[str, str] = {}
    edition: str = ""
    changes: dict[str, Any] = {}
    moves: list[tuple[int, int]] = []
    seat: int = 0
    level: int = 0
    seed: int = 0
    rules: int | None = None
    moved: tuple[int, int] = (0, 0)
    """Of a remark: the move that was played, and the one that was advised; of a verdict the first alone."""
    text: str = ""
    """A record to be read."""
    components: str = ""
    """Of a check: the text of an edition."""
    language: str = "en"
    """In which it is said what is off."""
    seconds: float = 0.0
    """Of a forecast, a verdict or a record that is read: the processor's time for it."""

    @property
    def quick(self) -> bool:
        """Whether it is done soon: one worker more answers such jobs alone."""
        return self.task == "choose" and self.level in QUICK_LEVELS


class Advised(Struct, frozen=True):
    """A move that is advised, with its reasons by the names of the evaluation's parts."""

    move: int
    win: float
    reasons: list[tuple[str, float]]
    expects: tuple[int, int] | None = None
    """Which seat would probably make which move next."""


class Verdict(Struct, frozen=True):
    """What is said of a decision or a position; of a close look with its reasons and what would come next."""

    best: int = 0
    best_win: float = 0.0
    own_win: float = 0.0
    margin: float = 0.0
    """By how much the difference, or a forecast, may be off."""
    chances: list[float] = []
    """Of a forecast alone."""
    parts: list[tuple[str, float]] = []
    then: list[tuple[int, int]] = []


class Thought(Struct, frozen=True):
    """What a worker answers."""

    move: int | None = None
    advice: list[Advised] = []
    parts: list[tuple[str, float]] = []
    """Of a remark: what the move brought more or less than the advised one."""
    verdict: Verdict | None = None
    text: str = ""
    """A record that was read, as we write it."""
    wrong: str = ""
    """What is wrong with a record; one sentence."""
    problems: list[str] = []
    """Of a check: what is off with an edition."""
    error: str | None = None


def check_job(game: str, components: str, language: str = "en") -> Job:
    """Can games be played with this edition?"""
    return Job("check", table="editions", game=game, components=components, language=language)


def choose_job(ledger: Ledger, seat: int, level: int) -> Job:
    """What would a level play here?"""
    return _job(ledger, task="choose", table=ledger.id, seat=seat, level=level, seed=secrets.randbits(31))


def hint_job(ledger: Ledger, seat: int) -> Job:
    """What would be best here?"""
    return _job(ledger, task="hint", table=ledger.id, seat=seat, level=0, seed=secrets.randbits(31))


def remark_job(ledger: Ledger, seat: int, until: int, advised: int) -> Job:
    """What did the move after this many bring, compared with the advised one?"""
    job = _job(ledger, task="remark", table=f"{ledger.id}/remarks", seat=seat, level=0, seed=7, until=until)
    return structs.replace(job, moved=(ledger.playing.entries[until].move, advised))


class Source(Struct, frozen=True):
    """A game that is over, or a record, as far as workers need it."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    edition: str
    changes: dict[str, Any]
    rules: int
    moves: list[tuple[int, int]]


def source_of(id: str, table: Table) -> Source:
    """The source of a table's game."""
    terms = table.terms
    edition = terms.edition
    changes = {} if edition.name == "standard" else dict(edition.changes)
    moves = [(entry.seat, entry.move) for entry in table.entries]
    return Source(id, table.game.name, terms.seats, dict(terms.options), edition.name, changes, table.rules, moves)


def source_job(
    task: str, source: Source, at: int, level: int = 0, seat: int | None = None, seconds: float = 0.0
) -> Job:
    """What is to be said of the decision after so many moves, or of the position there; level: who plays on from there."""
    mover, move = source.moves[at] if at < len(source.moves) else (0, 0)
    return Job(
        task=task,
        table=f"{source.id}/analysis",
        game=source.game,
        seats=source.seats,
        options=source.options,
        edition=source.edition,
        changes=source.changes,
        moves=source.moves[:at],
        seat=mover if seat is None else seat,
        level=level,
        seed=7 if level == 0 else secrets.randbits(31),
        rules=source.rules,
        moved=(move, 0),
        seconds=seconds,
    )


def read_job(text: str, seconds: float) -> Job:
    """Is this a record that can be replayed in so much time of a processor, and of what?"""
    return Job("read", text=text, seconds=seconds)


def _job(ledger: Ledger, *, task: str, table: str, seat: int, level: int, seed: int, until: int | None = None) -> Job:
    settings = ledger.settings
    return Job(
        task=task,
        table=table,
        game=settings.game,
        seats=ledger.seats,
        options=settings.options,
        edition=settings.edition,
        changes=settings.changes,
        moves=[(entry.seat, entry.move) for entry in ledger.playing.entries[:until]],
        seat=seat,
        level=level,
        seed=seed,
        rules=settings.rules,
    )
