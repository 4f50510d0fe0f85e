"""What is wrong with a lesson: it must play through, light what is there, offer legal moves and speak every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from orrery.games import rule_text
from orrery.kernel import Game, IllegalMove
from orrery.lessons.reading import (
    COURSE,
    SUMMARY,
    Lesson,
    LessonError,
    Said,
    Step,
    SummaryCard,
    courses_of,
    lesson_names,
    lesson_of,
    read_lesson,
    summary_of,
)
from orrery.lessons.tutor import opening, parts_of, shown, table_at, take
from orrery.table import Table
from orrery.words import Words


def problems_of_file(path: Path) -> list[str]:
    """What is wrong with the lesson of a file, a sentence each."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        return [f"{path}: cannot be read: {getattr(wrong, 'strerror', None) or 'it is not UTF-8 text'}"]
    try:
        return problems(read_lesson(text, path.stem, str(path)), str(path))
    except LessonError as wrong:
        return [str(wrong)]


def problems_of_game(game: Game) -> list[str]:
    """What is wrong with all lessons and courses of a game."""
    sentences: list[str] = []
    for name in lesson_names(game):
        try:
            sentences += problems(lesson_of(game, name), f"{name}.toml")
        except LessonError as wrong:
            sentences.append(str(wrong))
    return sentences + _course_problems(game) + _summary_problems(game)


def problems(lesson: Lesson, where: str) -> list[str]:
    """What is wrong with a lesson, a sentence each, in the order of its steps."""
    sentences = [f"{where}: {wrong}" for wrong in _unsaid(lesson.game, lesson.said, ["title", ""])]
    try:
        table = opening(lesson)
    except LessonError as wrong:
        return [*sentences, f"{where}: {wrong}"]
    for step in lesson.steps:
        try:
            sentences += [f"{where}: step {step.id}: {wrong}" for wrong in _step_problems(lesson, step, table)]
            take(table, lesson, step)
        except IllegalMove as wrong:
            return [*sentences, f"{where}: step {step.id}: then, {wrong}"]
        except LessonError as wrong:
            return [*sentences, f"{where}: step {step.id}: {wrong}"]
    return sentences


def _step_problems(lesson: Lesson, step: Step, table: Table) -> Iterator[str]:
    yield from _unsaid(lesson.game, step.said, ["title", "", *_parts(step)])
    there = shown(table, lesson.seat)
    for thing in (*step.lit, *step.related):
        if thing not in there:
            yield f"it lights “{thing}”, which is not on the table"
    if step.rule and not rule_text(lesson.game, step.rule):
        yield f"{lesson.game.name} has no rule {step.rule}"
    if step.move:
        yield from _move_problems(lesson, step, table)


def _move_problems(lesson: Lesson, step: Step, table: Table) -> Iterator[str]:
    """A move that cannot be made ends the check, for nothing after it can be tried."""
    if lesson.seat not in table.to_move:
        whom = table.prompt(None)
        raise LessonError(f"it asks for a move, but the learner is not to move: {whom}")
    refusal = table.why_not(step.move[0], lesson.seat)
    if refusal is not None:
        raise LessonError(f"the move “{step.move[0]}” cannot be played: {table.words.refuse(refusal)}")
    legal = [move.notation for move in table.legal(lesson.seat)]
    for move in step.move[1:]:
        if not any(Step("", step.said, move=(move,)).is_right(notation) for notation in legal):
            yield f"the move “{move}” is none of those that can be played"
    if not all(map(step.is_right, legal)):
        yield from _unsaid(lesson.game, step.said, ["other"])


def _parts(step: Step) -> list[str]:
    """The sentences that a question must have."""
    return [part for answer in step.ask for part in (answer, f"{answer}-reply")]


def _unsaid(game: Game, said: Said, parts: list[str]) -> Iterator[str]:
    """The sentences that are missing, by language; one that stands in the file itself needs no message."""
    for text in map(said.text, parts):
        for language in game.languages:
            if not text.plain and not Words(game.name, language).knows(text.key):
                yield f"the message {text.key} is missing in {language}"


def _course_problems(game: Game) -> list[str]:
    try:
        courses = courses_of(game)
    except LessonError as wrong:
        return [str(wrong)]
    return [f"{COURSE}: {wrong}" for course in courses for wrong in _unsaid(game, course.said, ["title", ""])]


CARDS: Final = 5
"""A game in a minute has as many cards."""


def _summary_problems(game: Game) -> list[str]:
    try:
        cards = summary_of(game)
        sentences = [f"{SUMMARY}: card {card.id}: {wrong}" for card in cards for wrong in _card_problems(game, card)]
    except LessonError as wrong:
        return [str(wrong)]
    if cards and len(cards) != CARDS:
        sentences.append(f"{SUMMARY}: there are {len(cards)} cards, not {CARDS}")
    return sentences


def _card_problems(game: Game, card: SummaryCard) -> Iterator[str]:
    yield from _unsaid(game, card.said, ["title", ""])
    lesson = lesson_of(game, card.lesson)
    if card.step and card.step not in [step.id for step in lesson.steps]:
        yield f"the lesson {card.lesson} has no step “{card.step}”"
        return
    table = table_at(lesson, lesson.step(card.step) if card.step else len(lesson.steps))
    scene = game.scene(table.terms, table.view(lesson.seat), lesson.seat)
    if card.shows not in parts_of(scene):
        yield f"it shows “{card.shows}”, which is no area and no block of the table"
