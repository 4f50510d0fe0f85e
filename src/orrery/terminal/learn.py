"""`orrery learn` and `orrery lesson`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from orrery import registry
from orrery.files import write_whole
from orrery.games import games
from orrery.kernel import Game, Text
from orrery.lessons import Course, Lesson, LessonError, Tutor, courses_of, learn
from orrery.lessons.checking import problems_of_file, problems_of_game
from orrery.lessons.reading import summary_of
from orrery.lessons.tutor import written
from orrery.record import read
from orrery.replays import replay_record
from orrery.table import Table
from orrery.terminal.lesson import LessonSession
from orrery.terminal.saves import saved_games
from orrery.terminal.screen import console
from orrery.terms import find_game
from orrery.words import LANGUAGES, Words


def add_commands(commands: Any) -> None:
    """Add `learn` and `lesson` to the command line."""
    command = commands.add_parser("learn", help="learn a game by playing it", allow_abbrev=False)
    command.add_argument("game", metavar="GAME", help=", ".join(registry.names()))
    command.add_argument("lesson", nargs="?", metavar="LESSON", help="default: the first that you have not finished")
    command.add_argument("--list", action="store_true", help="the lessons, and how far you are")
    command.add_argument("--summary", action="store_true", help="the game in a minute")
    command.add_argument("--again", action="store_true", help="from its first step")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")
    command.set_defaults(run=_learn)
    lesson = commands.add_parser("lesson", help="check lessons, or write down a position for one", allow_abbrev=False)
    actions = lesson.add_subparsers(metavar="ACTION", required=True, parser_class=type(lesson))
    check = actions.add_parser("check", help="play lessons through and say what is wrong", allow_abbrev=False)
    check.add_argument("lessons", nargs="+", metavar="GAME|FILE")
    check.set_defaults(run=_check)
    position = actions.add_parser("position", help="the moves that lead to a position", allow_abbrev=False)
    position.add_argument("source", metavar="GAME|FILE", help="a game, or a record")
    position.add_argument("--move", type=int, metavar="N", help="of a record, its first N moves")
    position.add_argument("--seats", type=int, metavar="N", help="of a new game")
    position.add_argument("--seed", type=int, default=0, metavar="N", help="of the draws before its first decision")
    position.set_defaults(run=_position)


def _learn(chosen: argparse.Namespace) -> int:
    game = find_game(chosen.game)
    if chosen.list:
        _list_lessons(game, chosen.language)
        return 0
    if chosen.summary:
        return _summary(game, chosen.language)
    progress = read_progress().get(game.name, {})
    name = chosen.lesson or _next_lesson(game, progress)
    step = "" if chosen.again else str(progress.get(name, ""))
    tutor = learn(game, name, language=chosen.language, step="" if step == DONE else step)
    return LessonSession(tutor, console(), keep).run()


DONE = "*"
"""Stands in the progress for a lesson that was finished."""


def _next_lesson(game: Game, progress: dict[str, str]) -> str:
    """The first lesson that was not finished; the first of all where every one was."""
    names = [lesson.name for course in courses_of(game) for lesson in course.lessons]
    return next((name for name in names if progress.get(name) != DONE), names[0] if names else "")


def _list_lessons(game: Game, language: str) -> None:
    words, progress, out = Words(game.name, language), read_progress().get(game.name, {}), console()
    for course in courses_of(game):
        out.print(_course_line(course, words), style="bold")
        for lesson in course.lessons:
            out.print(_lesson_line(lesson, words, progress.get(lesson.name, "")))


def _summary(game: Game, language: str) -> int:
    """The game in a minute: five cards, one under another."""
    words, out, cards = Words(game.name, language), console(), summary_of(game)
    if not cards:
        raise LessonError(f"{game.name} has no summary; orrery rules {game.name} shows its rules")
    for number, card in enumerate(cards, 1):
        out.print(f"{number}  {words.say(card.said.text('title'))}", style="bold")
        out.print(words.say(card.said.text()))
        note = card.said.text("note")
        if words.has(note.key) or note.plain:
            out.print(words.say(note), style="dim")
    return 0


def _course_line(course: Course, words: Words) -> str:
    minutes = words.say(Text("lesson-minutes", {"n": course.minutes}))
    return f"{words.say(course.said.text('title'))} ({minutes})"


def _lesson_line(lesson: Lesson, words: Words, step: str) -> str:
    sign = "+" if step == DONE else "~" if step else " "
    return f" {sign} {lesson.name:12} {words.say(lesson.said.text('title'))}: {words.say(lesson.said.text())}"


def _progress_file() -> Path:
    return saved_games() / "lessons.json"


def read_progress() -> dict[str, dict[str, str]]:
    """By game and lesson the step that the learner had come to; nothing where the file cannot be read."""
    try:
        kept = json.loads(_progress_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(kept, dict):
        return {}
    return {game: _steps(steps) for game, steps in kept.items() if isinstance(steps, dict)}


def _steps(steps: dict[Any, Any]) -> dict[str, str]:
    return {lesson: step for lesson, step in steps.items() if isinstance(step, str)}


def keep(tutor: Tutor) -> None:
    """Remember where a learner is; a finished lesson stays finished."""
    progress = read_progress()
    steps = progress.setdefault(tutor.lesson.game.name, {})
    if tutor.step is None:
        steps[tutor.lesson.name] = DONE
    elif steps.get(tutor.lesson.name) != DONE:
        steps[tutor.lesson.name] = tutor.step.id
    write_whole(_progress_file(), json.dumps(progress, indent=1) + "\n")


def _check(chosen: argparse.Namespace) -> int:
    wrong = 0
    for name in chosen.lessons:
        game = games().get(name.casefold())
        sentences = problems_of_game(game) if game is not None else problems_of_file(Path(name))
        for sentence in sentences:
            print(sentence)
        if not sentences:
            print(f"{name}: good")
        wrong += len(sentences)
    return 1 if wrong else 0


def _position(chosen: argparse.Namespace) -> None:
    if chosen.source.casefold() in games():
        table = Table(chosen.source.casefold(), chosen.seats, seed=chosen.seed)
    else:
        table = replay_record(read(Path(chosen.source).read_bytes()))
    shown = table if chosen.move is None else table.at(chosen.move)
    print("\n".join(written(shown)))
