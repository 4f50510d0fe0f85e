"""Learn by playing: lessons are data, and run on the real rules at a real table."""

from __future__ import annotations

from orrery.kernel import Game
from orrery.lessons.reading import Course, Lesson, LessonError, Step, courses_of, lesson_names, lesson_of, read_lesson
from orrery.lessons.tutor import OTHER, REFUSED, RIGHT, WRONG, Reply, Tutor
from orrery.terms import find_game


def learn(game: str | Game, lesson: str = "", *, language: str = "en", step: str = "") -> Tutor:
    """A lesson of a game, the first where none is named, ready at its first step or at another."""
    known = find_game(game)
    names = lesson_names(known)
    if not names:
        raise LessonError(f"{known.name} has no lessons")
    return Tutor(lesson_of(known, lesson or names[0]), language, step)


__all__ = [
    "OTHER",
    "REFUSED",
    "RIGHT",
    "WRONG",
    "Course",
    "Lesson",
    "LessonError",
    "Reply",
    "Step",
    "Tutor",
    "courses_of",
    "learn",
    "lesson_names",
    "lesson_of",
    "read_lesson",
]
