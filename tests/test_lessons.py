"""Lessons play through, light what is there, speak every language, and cannot be brought to a halt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

import orrery
from orrery import registry
from orrery.bots import make
from orrery.games import games, rules_text
from orrery.kernel import CHANCE, Game
from orrery.lessons import (
    OTHER,
    REFUSED,
    RIGHT,
    WRONG,
    LessonError,
    courses_of,
    learn,
    lesson_names,
    lesson_of,
    read_lesson,
)
from orrery.lessons.checking import problems, problems_of_file, problems_of_game
from orrery.lessons.reading import summary_of
from orrery.lessons.tutor import opening, table_at, take
from orrery.table import Table
from orrery.terms import find_game

TAUGHT = [name for name, game in games().items() if lesson_names(game)]
LESSONS = [(game, lesson) for game in TAUGHT for lesson in lesson_names(games()[game])]

GOOD = """
game = "callisto"

[words]
title = "Pillars"
text = "Two pillars come first."

[[steps]]
id = "set"
move = ["1 e9", "1 e*"]
then = "B 1 m7"
words = {title = "A pillar", text = "Set it.", other = "Not there."}
"""


def wrong_with(text: str) -> list[str]:
    try:
        return problems(read_lesson(text, "pillars", "pillars.toml"), "pillars.toml")
    except LessonError as wrong:
        return [str(wrong)]


@pytest.mark.parametrize("game", TAUGHT)
def test_nothing_is_wrong_with_the_lessons_of_a_game(game: str) -> None:
    assert problems_of_game(games()[game]) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_that_come_with_orrery_say_nothing_in_one_language_only(game: str) -> None:
    for name in lesson_names(games()[game]):
        lesson = lesson_of(games()[game], name)
        assert not any(said.plain for said in (lesson.said, *(step.said for step in lesson.steps)))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_lesson_takes_three_minutes_and_a_course_a_quarter_of_an_hour(game: str) -> None:
    for course in courses_of(games()[game]):
        assert course.lessons[0].minutes <= 3
        assert course.minutes <= 15


def _kinds_played(game: Game) -> set[str]:
    """The kinds of move that players make in the standard game, with any number of seats."""
    kinds: set[str] = set()
    for seats in game.seats:
        for seed in range(6):
            table = Table(game, seats, seed=seed)
            bot = make("random", seed=seed)
            while not table.over:
                move = bot.choose(table.sight(table.to_move[0]))
                kinds.add(move.kind)
                table.play(move)
    return kinds


def _kinds_taught(game: Game) -> set[str]:
    """The kinds of move that players make in the steps of lessons."""
    kinds: set[str] = set()
    for name in lesson_names(game):
        lesson = lesson_of(game, name)
        table = opening(lesson)
        before = len(table.entries)
        for step in lesson.steps:
            take(table, lesson, step)
        catalogue = game.catalogue(table.terms)
        kinds |= {catalogue.kind_of(entry.move) for entry in table.entries[before:] if entry.seat != CHANCE}
    return kinds


def _missing(game: Game) -> list[str]:
    """What a course would have to show and does not."""
    chapters = dict.fromkeys(re.findall(r"^\*\*(\d+)\.\d+\*\*", rules_text(game), re.MULTILINE))
    steps = [step for name in lesson_names(game) for step in lesson_of(game, name).steps]
    linked = {step.rule.partition(".")[0] for step in steps}
    return [
        *(f"no lesson makes a move of the kind {kind}" for kind in sorted(_kinds_played(game) - _kinds_taught(game))),
        *(f"no lesson links to chapter {chapter}" for chapter in chapters if chapter not in linked),
        *(f"the course {course.name} ends without a game" for course in courses_of(game) if course.game is None),
        *([] if summary_of(game) else ["there is no game in a minute"]),
    ]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_shows_every_kind_of_move_and_every_chapter(game: str) -> None:
    assert not _missing(games()[game])


def test_every_game_of_ours_is_taught() -> None:
    assert set(registry._built_in()) <= set(TAUGHT)


@pytest.mark.parametrize(("game", "name"), LESSONS)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_whatever_the_learner_does_a_lesson_goes_on_to_its_end(game: str, name: str, data: st.DataObject) -> None:
    tutor = learn(game, name)
    while tutor.step is not None:
        if tutor.step.move:
            legal = tutor.table.legal(tutor.lesson.seat)
            reply = tutor.play(data.draw(st.sampled_from(legal)))
            assert reply.kind in (RIGHT, OTHER)
            if reply.kind == OTHER and data.draw(st.booleans()):
                tutor.take_back()
            if reply.kind == OTHER:
                tutor.go_on()
        else:
            tutor.go_on()


def test_another_move_is_answered_and_taken_back() -> None:
    tutor = learn("callisto", "first", step="piece")
    before = tutor.table.record()
    reply = tutor.play("2 f9,f10")
    assert reply.kind == OTHER and "large ones do not" in tutor.say(reply.text)
    assert tutor.play("2 g10,g11").kind == REFUSED
    tutor.take_back()
    assert tutor.table.record() == before


def test_another_move_can_be_kept_where_the_lesson_can_go_on() -> None:
    tutor = learn("callisto", "first", step="piece")
    tutor.play("2 f9,f10")
    tutor.go_on()
    assert not tutor.strayed
    assert "A 2 f9,f10" in tutor.table.record()


def test_where_the_lesson_cannot_go_on_the_table_is_set() -> None:
    tutor = learn("callisto", "first", step="pillar")
    tutor.play("1 m7")  # where the other pillar will stand
    assert tutor.strayed and tutor.step is not None and tutor.step.id == "second"
    assert "A 1 e9" in tutor.table.record()


def test_a_lesson_that_ends_the_game_ends_it_whatever_the_learner_kept() -> None:
    tutor = learn("cryo", "score", step="sunset")
    other = next(
        move for move in tutor.table.legal(0) if move.notation.startswith("resolve") and move.notation != "resolve ENG"
    )
    assert tutor.play(other).kind == OTHER
    tutor.go_on()
    assert tutor.strayed and tutor.table.over


def test_an_illegal_move_is_answered_with_its_rule() -> None:
    tutor = learn("callisto", "first", step="pillar")
    reply = tutor.play("1 h8")
    assert (reply.kind, reply.rule) == (REFUSED, "2.3")
    assert tutor.step is not None and tutor.step.id == "pillar"


def test_a_question_is_asked_until_it_is_answered() -> None:
    tutor = learn("callisto", "first", step="touch", language="fr")
    assert tutor.answer("corner").kind == WRONG and not tutor.answered
    reply = tutor.answer("side")
    assert reply.kind == RIGHT and tutor.answered and tutor.say(reply.text).startswith("Oui.")
    with pytest.raises(ValueError, match="no answer"):
        tutor.answer("nobody")


def test_back_and_on_lead_to_the_same_table() -> None:
    tutor = learn("callisto", "first")
    for _ in range(4):
        tutor.go_on()
    record = tutor.table.record()
    tutor.back()
    tutor.go_on()
    assert tutor.table.record() == record == table_at(tutor.lesson, 4).record()


def test_a_lesson_from_a_file_needs_no_messages(tmp_path: Path) -> None:
    path = tmp_path / "pillars.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert problems_of_file(path) == []
    tutor = orrery.Tutor(read_lesson(GOOD, "pillars", "pillars.toml"))
    assert tutor.say(tutor.lesson.steps[0].said.text()) == "Set it."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('game = "callisto"', 'game = "chess"', "there is no game “chess”"),
        ('"1 e9", ', '"1 h8", ', "step set: the move “1 h8” cannot be played: h8 is in the centre"),
        ('"1 e*"', '"1 z*"', "step set: the move “1 z*” is none of those that can be played"),
        ('"1 e9", ', "", "the first move must be written in full"),
        ("B 1 m7", "B 1 e9", "step set: then, line 1: “B 1 e9” cannot be played"),
        ("B 1 m7", "1 m7", "then, line 1: “1 m7” is no move"),
        ('id = "set"', 'id = "set"\nlit = ["sun"]', "step set: it lights “sun”, which is not on the table"),
        ('id = "set"', 'id = "set"\nrule = "77.1"', "callisto has no rule 77.1"),
        ('id = "set"', 'id = "set"\nask = ["one"]', "asks for a move or a question, not for both"),
        ('id = "set"', 'id = "set"\nsong = 1', "there is no field “song” here"),
        ('id = "set"', 'id = "A b"', "“A b” is no name"),
        (', other = "Not there."', "", "the message lesson-pillars-set-other is missing in es"),
        ('[words]\ntitle = "Pillars"', "[words]", "the message lesson-pillars-title is missing in en"),
        ("[words]", 'seat = "C"\n[words]', "seat must be from A to B"),
        ("[words]", "seats = 9\n[words]", "callisto is played with 2, 3 or 4 seats, not 9"),
        ("[words]", 'position = "A 1 a1"\n[words]', "position, line 1: “A 1 a1” cannot be played"),
        ("[words]", 'after = "nothing"\n[words]', "callisto has no lesson “nothing”"),
        ("[words]", 'seat = "B"\n[words]', "the learner is not to move: Waiting for Orange"),
        ("[words]", "[words", "this is no TOML"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    wrong = wrong_with(GOOD.replace(old, new))
    assert any(sentence in line for line in wrong), wrong
    assert all("\n" not in line for line in wrong)


def test_a_lesson_that_there_is_not() -> None:
    with pytest.raises(LessonError, match="has no lesson “course”; there are: first"):
        lesson_of(find_game("callisto"), "course")
