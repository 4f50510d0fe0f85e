"""A lesson under way: a real table, the step it has come to, and an answer to whatever the learner does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from orrery.blocks import Area, Block, Columns, Scene, things_in
from orrery.edition import EditionError
from orrery.kernel import CHANCE, IllegalMove, Move, Text
from orrery.lessons.reading import Lesson, LessonError, Step, lesson_of
from orrery.record import Line, mark, read_move
from orrery.table import Table
from orrery.terms import TableError, shorten

RIGHT: Final = "right"
OTHER: Final = "other"
REFUSED: Final = "refused"
WRONG: Final = "wrong"
"""What a reply is to: what was asked for, another legal move, a move that is none, a wrong answer."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the lesson says to what the learner did."""

    kind: str
    text: Text | None
    rule: str = ""


class Tutor:
    """Leads one person through a lesson; nothing that the learner does can bring it to a halt."""

    def __init__(self, lesson: Lesson, language: str = "en", step: str = "") -> None:
        self.lesson = lesson
        self.table = opening(lesson, language)
        self.at = 0
        self.tried: Move | None = None
        """A legal move other than those asked for, which lies on the table until it is taken back or kept."""
        self.answered = False
        """Whether the question of this step was answered rightly."""
        self.strayed = False
        """Whether the table was set as the lesson has it, since what the learner did led elsewhere."""
        self._before = self.table.copy()
        self._first = len(self.table.entries)
        if step:
            self.go(lesson.step(step))

    @property
    def moves(self) -> list[str]:
        """Every move since the lesson began, as a record has it; `resume` goes on from there."""
        return written(self.table)[self._first :]

    def resume(self, step: str, moves: Sequence[str], *, tried: bool = False, answered: bool = False) -> None:
        """Back to where a learner was: at a step, after these moves, the last of them perhaps not yet kept."""
        lines = [read_move(number, move) for number, move in enumerate(moves, 1)]
        table = opening(self.lesson, self.table.words.language)
        made = lines[: len(lines) - tried]
        follow(table, made)
        self._set(self.lesson.step(step), table)
        self.answered = answered
        if tried and lines:
            self.tried = self.table.move(lines[-1].notation)
            self.table.play(self.tried, self.lesson.seat)

    @property
    def over(self) -> bool:
        """Whether all steps are behind."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that it has come to; None after the last."""
        return None if self.over else self.lesson.steps[self.at]

    @property
    def lit(self) -> tuple[str, ...]:
        """The things that this step lights."""
        return () if self.step is None else lit_by(self.step, self.table, self.lesson.seat)

    def say(self, text: Text | None) -> str:
        """A text in the learner's language."""
        return "" if text is None else self.table.words.say(text)

    def play(self, notation: str | Move) -> Reply:
        """Make a move; a right one leads to the next step, another legal one waits to be taken back or kept."""
        step = self.step
        if step is None or not step.move or self.tried is not None:
            return Reply(REFUSED, Text("lesson-no-move-now"))
        try:
            move = self.table.move(notation)
            self.table.play(move, self.lesson.seat)
        except IllegalMove as refused:
            return Reply(REFUSED, refused.refusal.text, refused.refusal.rule)
        if step.is_right(move.notation):
            reply = Reply(RIGHT, self._said(step, "done"), step.rule)
            self._advance(step)
            return reply
        self.tried = move
        return Reply(OTHER, self._said(step, f"other-{move.kind}", "other"), step.rule)

    def answer(self, answer: str) -> Reply:
        """Answer the question of this step."""
        step = self.step
        if step is None or answer not in step.ask:
            raise TableError(f"“{shorten(answer)}” is no answer to choose here")
        self.answered = self.answered or answer == step.right
        return Reply(RIGHT if answer == step.right else WRONG, self._said(step, f"{answer}-reply"), step.rule)

    def take_back(self) -> None:
        """Take back the move that was not the one asked for."""
        self.table, self.tried = self._before.copy(), None

    def go_on(self) -> Reply | None:
        """Go to the next step: after what was read or answered, with the move that was tried, or with the lesson's own."""
        step = self.step
        if step is None:
            return None
        reply = None
        if step.move and self.tried is None:
            self.table.play(own_move(self.table, self.lesson, step), self.lesson.seat)
            reply = Reply(RIGHT, self._said(step, "done"), step.rule)
        self._advance(step)
        return reply

    def back(self) -> None:
        """Back to the step before."""
        self.go(max(0, self.at - 1))

    def go(self, at: int) -> None:
        """To a step, where the table stands as the lesson has it."""
        self._set(at, table_at(self.lesson, at, self.table.words.language))
        self.strayed = False

    def _advance(self, step: Step) -> None:
        """Let the others answer; where the lesson could not go on from there, the table is set as it has it."""
        after = self.table
        own = self.at + 1
        try:
            follow(after, step.then)
            played = after.copy()
            play_through(played, self.lesson, own)
            if not played.over and table_at(self.lesson, len(self.lesson.steps)).over:
                raise LessonError("the game would go on where the lesson has ended it")
            self.strayed = False
        except (IllegalMove, LessonError):
            after = table_at(self.lesson, own, self.table.words.language)
            self.strayed = True
        self._set(own, after)

    def _set(self, at: int, table: Table) -> None:
        self.at, self.table, self.tried, self.answered = at, table, None, False
        self._before = table.copy()

    def _said(self, step: Step, *parts: str) -> Text | None:
        """The first of these sentences that the lesson has."""
        words = self.table.words
        texts = (step.said.text(part) for part in parts)
        return next((text for text in texts if words.has(text.key) or text.plain), None)

    def __repr__(self) -> str:
        at = "over" if self.step is None else self.step.id
        return f"<Tutor {self.lesson.game.name}, lesson {self.lesson.name}, step {at}>"


def opening(lesson: Lesson, language: str = "en") -> Table:
    """The table as a lesson finds it; LessonError says which move of its position cannot be."""
    try:
        table = _earlier(lesson, language) or Table(
            lesson.game,
            lesson.seats,
            seed=None,
            options=lesson.options,
            edition=lesson.edition,
            names=lesson.names,
            language=language,
        )
    except (TableError, EditionError) as wrong:
        raise LessonError(f"the table cannot be laid: {wrong}") from None
    try:
        follow(table, lesson.position)
    except IllegalMove as wrong:
        raise LessonError(f"position, {wrong}") from None
    return table


def _earlier(lesson: Lesson, language: str) -> Table | None:
    """The table at the end of the lesson that this one goes on from."""
    if not lesson.after:
        return None
    earlier = lesson_of(lesson.game, lesson.after)
    if lesson.name in _chain(earlier):
        raise LessonError(f"it goes on from itself: {lesson.after}")
    return table_at(earlier, len(earlier.steps), language)


def _chain(lesson: Lesson) -> Iterator[str]:
    """A lesson and those it goes on from, by their names, each once."""
    names: list[str] = []
    while lesson.name not in names:
        names.append(lesson.name)
        yield lesson.name
        if not lesson.after:
            return
        lesson = lesson_of(lesson.game, lesson.after)


def table_at(lesson: Lesson, at: int, language: str = "en") -> Table:
    """The table before a step, by the lesson's own moves."""
    table = opening(lesson, language)
    for step in lesson.steps[:at]:
        take(table, lesson, step)
    return table


def take(table: Table, lesson: Lesson, step: Step) -> None:
    """Do at a table what a step asks for, and what happens then."""
    if step.move:
        table.play(own_move(table, lesson, step), lesson.seat)
    follow(table, step.then)


def own_move(table: Table, lesson: Lesson, step: Step) -> str:
    """The move that a lesson makes itself: its first, or where that cannot be, another that is right."""
    legal = [move.notation for move in table.legal(lesson.seat)]
    return next((move for move in (step.move[0], *filter(step.is_right, legal)) if move in legal), step.move[0])


def follow(table: Table, moves: Sequence[Line]) -> None:
    """Make the moves of a script; IllegalMove names the one that cannot be made."""
    for line in moves:
        try:
            table.play(line.notation, line.seat)
        except IllegalMove as refused:
            raise IllegalMove(
                refused.refusal, f"line {line.number}: “{mark(line.seat)} {line.notation}” cannot be played: {refused}"
            ) from None


def written(table: Table) -> list[str]:
    """The moves of a table as a record has them."""
    catalogue = table.game.catalogue(table.terms)
    return [f"{mark(entry.seat)} {catalogue[entry.move]}" for entry in table.entries]


def play_through(table: Table, lesson: Lesson, at: int) -> None:
    """Go through the rest of a lesson from here; LessonError or IllegalMove where that cannot be."""
    for step in lesson.steps[at:]:
        if step.move and lesson.seat not in table.to_move:
            raise LessonError(f"step {step.id}: the learner is not to move")
        if not shown(table, lesson.seat).issuperset((*step.lit, *step.related)):
            raise LessonError(f"step {step.id}: it lights what is not there")
        take(table, lesson, step)


def lit_by(step: Step, table: Table, seat: int) -> tuple[str, ...]:
    """What a step lights at a table: what it names, else the things its right moves touch."""
    if step.lit or not step.move:
        return step.lit
    there = shown(table, seat)
    right = [move for move in table.legal(seat) if step.is_right(move.notation)] if seat in table.to_move else []
    touched = dict.fromkeys(thing for move in right for thing in table.game.touches(table.terms, seat, move))
    return tuple(thing for thing in touched if thing in there)


def shown(table: Table, seat: int | None) -> set[str]:
    """Everything that can be lit: the areas, things and places of a scene, and its actions as `action:NAME`."""
    scene = table.game.scene(table.terms, table.view(seat), seat)
    places = (place.id for ground in table.game.board(table.terms).grounds.values() for place in ground.places)
    things = {thing.id for thing in things_in(scene)} | {area.id for area in areas_in(scene.areas)} | set(places)
    if seat is None or seat not in table.to_move or seat == CHANCE:
        return things
    actions = table.game.actions(table.terms, table.view(seat), seat)
    return things | {f"action:{action.id}" for action in actions}


def areas_in(areas: Sequence[Area]) -> Iterator[Area]:
    """Areas and those inside them."""
    for area in areas:
        yield area
        yield from areas_in(area.parts)


def parts_of(scene: Scene) -> dict[str, Area | Block]:
    """The areas and blocks of a scene that can be drawn by themselves, by their ids."""
    areas = {area.id: area for area in areas_in(scene.areas)}
    return {block.id: block for area in areas.values() for block in _blocks_in(area.blocks)} | areas


def _blocks_in(blocks: Sequence[Block]) -> Iterator[Block]:
    """Blocks and those inside columns."""
    for block in blocks:
        yield block
        if isinstance(block, Columns):
            yield from _blocks_in(block.blocks)
