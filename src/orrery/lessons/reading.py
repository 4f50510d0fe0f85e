"""Lessons as they are written: a position, and steps that say, light, ask and answer; docs/lessons.md explains the files."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from orrery.kernel import Game, Text
from orrery.record import Line, RecordError, read_move
from orrery.scene import SEAT_MARKS
from orrery.terms import TableError, find_game, shorten

COURSE: Final = "course.toml"
SUMMARY: Final = "summary.toml"
"""Files of a game's lessons that are none themselves."""

_NAME: Final = re.compile(r"[a-z][a-z0-9]*")
"""Names of lessons, steps and answers: they are joined by dashes to the keys of messages, so they hold none themselves."""


RESERVED: Final = frozenset({"title", "text", "done", "other", "reply"})
"""Parts of a step's sentences, after which no answer can be called."""


class LessonError(ValueError):
    """What is wrong with a lesson, and where; one sentence."""


@dataclass(frozen=True, slots=True)
class Said:
    """The sentences of a lesson or a step: messages whose keys begin alike, in English in the file where it has them."""

    key: str
    plain: Mapping[str, str] = field(default_factory=dict)

    def text(self, part: str = "") -> Text:
        """One of them by its part: the sentence itself has none."""
        key = f"{self.key}-{part}" if part else self.key
        return Text(key, plain=_unbraced(self.plain.get(part or "text", "")))


@dataclass(frozen=True, slots=True)
class Step:
    """One step: something is said, and a move or an answer asked for, or neither."""

    id: str
    said: Said
    lit: tuple[str, ...] = ()
    """The things it speaks of, by their ids in the scene; where none are named, what its moves touch."""
    related: tuple[str, ...] = ()
    """Things that belong to these, marked more quietly."""
    rule: str = ""
    move: tuple[str, ...] = ()
    """The moves that are right here, the lesson's own first; `*` in the others stands for anything."""
    then: tuple[Line, ...] = ()
    """What happens after it, before the next step: moves of the others, of chance, and of the learner."""
    ask: tuple[str, ...] = ()
    """The answers to choose from."""
    right: str = ""
    """The right one of them."""

    def is_right(self, notation: str) -> bool:
        """Whether a move is one of those asked for."""
        return any(_pattern(move).fullmatch(notation) for move in self.move)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game: where the table stands when it begins, and its steps."""

    game: Game
    name: str
    said: Said
    seats: int
    options: Mapping[str, str]
    seat: int
    """Whom the learner plays."""
    steps: tuple[Step, ...]
    position: tuple[Line, ...] = ()
    after: str = ""
    """The lesson whose end it begins with, before the moves of its own position."""
    names: tuple[str, ...] = ()
    minutes: int = 3
    edition: str = "standard"
    """The components that it was written for, by the name of an edition that comes with the game."""

    def step(self, name: str) -> int:
        """The place of a step by its name; the first where there is none such."""
        return next((at for at, step in enumerate(self.steps) if step.id == name), 0)


@dataclass(frozen=True, slots=True)
class FirstGame:
    """The game that follows a course, against easy bots and with a coach."""

    seats: int
    options: Mapping[str, str]
    level: str


@dataclass(frozen=True, slots=True)
class Course:
    """Lessons in their order, and the first game after them."""

    name: str
    said: Said
    lessons: tuple[Lesson, ...]
    game: FirstGame | None = None

    @property
    def minutes(self) -> int:
        """How long its lessons take."""
        return sum(lesson.minutes for lesson in self.lessons)


@dataclass(frozen=True, slots=True)
class SummaryCard:
    """One of the five cards that tell a game in a minute: a few sentences, and a picture from a lesson's table."""

    id: str
    said: Said
    lesson: str
    step: str
    """The table as it stands before this step of the lesson; empty: at its end."""
    shows: str
    """The area or the block of the scene that is drawn."""


@cache
def lesson_of(game: Game, name: str) -> Lesson:
    """One of a game's lessons; LessonError lists those there are."""
    files = game.lessons()
    text = files.get(f"{name}.toml") if f"{name}.toml" not in (COURSE, SUMMARY) else None
    if text is None:
        names = ", ".join(lesson_names(game)) or "none"
        raise LessonError(f"{game.name} has no lesson “{shorten(name)}”; there are: {names}")
    return read_lesson(text, name, f"{name}.toml", game)


def lesson_names(game: Game) -> list[str]:
    """The lessons of a game: those of its courses in their order, then others."""
    names = [file.removesuffix(".toml") for file in game.lessons() if file not in (COURSE, SUMMARY)]
    taught = [name for course in _course_tables(game) for name in course.get("lessons", ())]
    return [*(name for name in dict.fromkeys(taught) if name in names), *(name for name in names if name not in taught)]


@cache
def courses_of(game: Game) -> tuple[Course, ...]:
    """A game's courses; none where it brings no lessons."""
    return tuple(_course(game, _Fields(table, COURSE)) for table in _course_tables(game))


@cache
def summary_of(game: Game) -> tuple[SummaryCard, ...]:
    """A game in a minute; no cards where it brings none."""
    text = game.lessons().get(SUMMARY)
    fields = _Fields({} if text is None else _toml(text, SUMMARY), SUMMARY)
    cards = tuple(_summary_card(_Fields(table, SUMMARY)) for table in fields.tables("cards"))
    fields.nothing_else()
    return cards


def _summary_card(fields: _Fields) -> SummaryCard:
    name = _named(fields.text("id"), fields.where)
    fields.where = f"{fields.where}: card {name}"
    card = SummaryCard(
        name,
        Said(f"summary-{name}", fields.words()),
        fields.text("lesson"),
        fields.text("step", ""),
        fields.text("shows"),
    )
    fields.nothing_else()
    return card


def read_lesson(text: str, name: str, where: str, game: Game | None = None) -> Lesson:
    """A lesson from the text of its file; a file that lies with no game names its own."""
    fields = _Fields(_toml(text, where), where)
    named = fields.text("game", "")
    if game is None:
        game = _game(named, where)
    seats = fields.number("seats", 2 if 2 in game.seats else game.seats[0])
    said = Said(f"lesson-{_named(name, where)}", fields.words())
    steps = tuple(_step(said.key, _Fields(table, where)) for table in fields.tables("steps"))
    if not steps:
        raise LessonError(f"{where}: a lesson needs at least one step: [[steps]]")
    lesson = Lesson(
        game,
        name,
        said,
        seats,
        fields.mapping("options"),
        _seat(fields.text("seat", SEAT_MARKS[0]), seats, where),
        steps,
        fields.moves("position"),
        fields.text("after", ""),
        fields.texts("names"),
        fields.number("minutes", 3),
        fields.text("edition", "standard"),
    )
    fields.nothing_else()
    twice = _twice([step.id for step in steps])
    if twice:
        raise LessonError(f"{where}: two steps are called “{twice}”")
    return lesson


def _step(key: str, fields: _Fields) -> Step:
    name = _named(fields.text("id"), fields.where)
    fields.where = f"{fields.where}: step {name}"
    step = Step(
        name,
        Said(f"{key}-{name}", fields.words()),
        fields.texts("lit"),
        fields.texts("related"),
        fields.text("rule", ""),
        fields.texts("move"),
        fields.moves("then"),
        tuple(_named(answer, fields.where) for answer in fields.texts("ask")),
        fields.text("right", ""),
    )
    fields.nothing_else()
    _check_asked(step, fields.where)
    return step


def _check_asked(step: Step, where: str) -> None:
    """That a step asks for one thing, in a way that can be answered."""
    if step.move and step.ask:
        raise LessonError(f"{where}: a step asks for a move or a question, not for both")
    if step.move and "*" in step.move[0]:
        raise LessonError(f"{where}: the first move must be written in full, for the lesson plays it when asked to")
    if step.ask and (step.right not in step.ask or len(step.ask) < 2 or _twice(step.ask)):
        raise LessonError(f"{where}: a question needs two or more different answers, and right must be one of them")
    reserved = RESERVED.intersection(step.ask)
    if reserved:
        raise LessonError(f"{where}: an answer cannot be called “{min(reserved)}”")
    if step.right and not step.ask:
        raise LessonError(f"{where}: right belongs to a question, but nothing is asked")


def _course_tables(game: Game) -> Sequence[Mapping[str, Any]]:
    text = game.lessons().get(COURSE)
    if text is None:
        return ()
    fields = _Fields(_toml(text, COURSE), COURSE)
    return fields.tables("courses")


def _course(game: Game, fields: _Fields) -> Course:
    name = _named(fields.text("name"), COURSE)
    names = fields.texts("lessons")
    table = fields.table("game")
    course = Course(
        name,
        Said(f"course-{name}", fields.words()),
        tuple(lesson_of(game, lesson) for lesson in names),
        None if table is None else _first_game(game, _Fields(table, f"{COURSE}: course {name}")),
    )
    fields.nothing_else()
    return course


def _first_game(game: Game, fields: _Fields) -> FirstGame:
    seats = fields.number("seats", 2 if 2 in game.seats else game.seats[0])
    first = FirstGame(seats, fields.mapping("options"), fields.text("level", "level1"))
    fields.nothing_else()
    return first


class _Fields:
    """The fields of one table of a file, each taken out once; what is left at the end nobody knows."""

    def __init__(self, table: Mapping[str, Any], where: str) -> None:
        self.left = dict(table)
        self.where = where

    def _take(self, name: str, kind: type, what: str, default: Any) -> Any:
        value = self.left.pop(name, default)
        if value is None and default is None:
            raise LessonError(f"{self.where}: “{name}” is missing: {what}")
        if not isinstance(value, kind) or isinstance(value, bool):
            raise LessonError(f"{self.where}: {name} must be {what}")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        return " ".join(str(self._take(name, str, "a line of text", default)).split())

    def number(self, name: str, default: int) -> int:
        return int(self._take(name, int, "a whole number", default))

    def texts(self, name: str) -> tuple[str, ...]:
        values = self._take(name, list, "a list of texts", [])
        if not all(isinstance(value, str) for value in values):
            raise LessonError(f"{self.where}: {name} must be a list of texts")
        return tuple(" ".join(value.split()) for value in values)

    def table(self, name: str) -> Mapping[str, Any] | None:
        return self._take(name, dict, "a table", {}) if name in self.left else None

    def tables(self, name: str) -> Sequence[Mapping[str, Any]]:
        values: list[Any] = self._take(name, list, f"tables: [[{name}]]", [])
        if not all(isinstance(value, dict) for value in values):
            raise LessonError(f"{self.where}: {name} must be tables: [[{name}]]")
        return values

    def mapping(self, name: str) -> dict[str, str]:
        values = self._take(name, dict, "a table of texts", {})
        if not all(isinstance(value, str) for value in values.values()):
            raise LessonError(f"{self.where}: {name} must be a table of texts")
        return dict(values)

    def words(self) -> dict[str, str]:
        return self.mapping("words")

    def moves(self, name: str) -> tuple[Line, ...]:
        """Moves as a record has them, one to a line."""
        text = self._take(name, str, "moves as a record has them, one to a line", "")
        return tuple(self._moves(name, str(text)))

    def _moves(self, name: str, text: str) -> Iterator[Line]:
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip() and not line.strip().startswith("#"):
                try:
                    yield read_move(number, line.strip())
                except RecordError as wrong:
                    raise LessonError(f"{self.where}: {name}, {wrong}") from None

    def nothing_else(self) -> None:
        if self.left:
            raise LessonError(f"{self.where}: there is no field “{shorten(next(iter(self.left)))}” here")


def _toml(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise LessonError(f"{where}: this is no TOML: {wrong}") from None


def _game(name: str, where: str) -> Game:
    try:
        return find_game(name)
    except TableError as wrong:
        raise LessonError(f"{where}: {wrong}") from None


def _seat(letter: str, seats: int, where: str) -> int:
    at = SEAT_MARKS.find(letter) if len(letter) == 1 else -1
    if not 0 <= at < seats:
        raise LessonError(f"{where}: seat must be from A to {SEAT_MARKS[seats - 1 : seats]}, not “{shorten(letter)}”")
    return at


def _named(name: str, where: str) -> str:
    if not _NAME.fullmatch(name):
        raise LessonError(f"{where}: “{shorten(name)}” is no name: one has small letters and digits only")
    return name


def _twice(names: Sequence[str]) -> str:
    """The first of these names that stands there twice; empty where none does."""
    return next((name for at, name in enumerate(names) if name in names[:at]), "")


def _unbraced(plain: str) -> str:
    """A sentence of a file, whose braces mean nothing."""
    return plain.replace("{", "{{").replace("}", "}}")


def _pattern(move: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, move.split("*"))))
