"""Lessons: the courses of a game, a lesson step by step, and the pictures of the game in a minute."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from orrery.kernel import Game
from orrery.lessons import Course, LessonError, Tutor, courses_of, lesson_of
from orrery.lessons.reading import Lesson, Step, SummaryCard, summary_of
from orrery.lessons.summary import picture_of_card, picture_of_step
from orrery.server.http.exchange import answer, body, kept, language
from orrery.server.http.site import Site
from orrery.server.live import lessons as live
from orrery.server.model.refused import Refused
from orrery.server.wire import incoming
from orrery.server.wire.outgoing import (
    CourseReply,
    CoursesReply,
    ExampleReply,
    FirstGameReply,
    LessonEntry,
    SummaryReply,
)
from orrery.words import Words

HOUR = 3600


async def courses(site: Site, request: Request) -> Response:
    """What teaches a game."""
    game = site.library.game(request.path_params["game"])
    words = Words(game.name, language(request))
    taught = courses_of(game)
    return answer(
        CoursesReply(
            courses=[_course(course, words) for course in taught],
            summary=[_card(card, words) for card in summary_of(game)],
            examples=[_example(lesson, step, words) for lesson, step in _showing(taught)],
        )
    )


def _showing(taught: Sequence[Course]) -> list[tuple[Lesson, Step]]:
    """For every rule the first step that shows it with something on the table."""
    steps = [(lesson, step) for course in taught for lesson in course.lessons for step in lesson.steps if step.rule]
    first = {step.rule: (lesson, step) for lesson, step in reversed(steps) if step.lit or step.move}
    return list(first.values())


def _example(lesson: Lesson, step: Step, words: Words) -> ExampleReply:
    title, text = words.say(step.said.text("title")), words.say(step.said.text())
    return ExampleReply(step.rule, lesson.name, step.id, title, text)


def _course(course: Course, words: Words) -> CourseReply:
    return CourseReply(
        name=course.name,
        title=words.rich(course.said.text("title")),
        text=words.rich(course.said.text()),
        minutes=course.minutes,
        lessons=[_lesson(lesson, words) for lesson in course.lessons],
        game=_first_game(course),
    )


def _lesson(lesson: Lesson, words: Words) -> LessonEntry:
    title, text = words.rich(lesson.said.text("title")), words.rich(lesson.said.text())
    return LessonEntry(lesson.name, title, text, lesson.minutes, len(lesson.steps))


def _first_game(course: Course) -> FirstGameReply | None:
    first = course.game
    if first is None:
        return None
    return FirstGameReply(first.seats, dict(first.options), int(first.level.removeprefix("level")))


def _card(card: SummaryCard, words: Words) -> SummaryReply:
    note = card.said.text("note")
    noted = words.say(note) if words.has(note.key) or note.plain else ""
    return SummaryReply(card.id, words.say(card.said.text("title")), words.say(card.said.text()), noted)


async def lesson(site: Site, request: Request) -> Response:
    """Go through a lesson: the learner's browser says where they are, and nothing is kept here."""
    asked = await body(request, incoming.Lesson)
    game = site.library.game(request.path_params["game"])
    try:
        known = lesson_of(game, request.path_params["lesson"])
    except LessonError:
        raise Refused("not_found", "There is no such lesson.") from None
    return answer(live.answer(Tutor(known, language(request)), asked))


async def picture(site: Site, request: Request) -> Response:
    """The picture of a card of the game in a minute."""
    game = site.library.game(request.path_params["game"])
    theme = "light" if request.query_params.get("theme") == "light" else "dark"
    svg = _picture(game, request.path_params["card"].removesuffix(".svg"), language(request), theme)
    if svg is None:
        raise Refused("not_found", "There is no such card.")
    return kept(svg, "image/svg+xml", HOUR)


async def example(site: Site, request: Request) -> Response:
    """What a step of a lesson speaks of, drawn."""
    game = site.library.game(request.path_params["game"])
    theme = "light" if request.query_params.get("theme") == "light" else "dark"
    step = request.path_params["step"].removesuffix(".svg")
    svg = _example_picture(game, request.path_params["lesson"], step, language(request), theme)
    if svg is None:
        raise Refused("not_found", "There is no such picture.")
    return kept(svg, "image/svg+xml", HOUR)


@lru_cache(maxsize=300)
def _example_picture(game: Game, name: str, step: str, language: str, theme: str) -> str | None:
    try:
        lesson = lesson_of(game, name)
    except LessonError:
        return None
    shown = next((one for one in lesson.steps if one.id == step), None)
    return None if shown is None else picture_of_step(lesson, shown, language, theme)


@lru_cache(maxsize=200)
def _picture(game: Game, name: str, language: str, theme: str) -> str | None:
    card = next((card for card in summary_of(game) if card.id == name), None)
    return None if card is None else picture_of_card(game, card, language, theme)
