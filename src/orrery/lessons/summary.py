"""Pictures from lessons: the five cards of the game in a minute, and examples for rules, drawn by the game."""

from __future__ import annotations

from typing import Final

from orrery.blocks import Area, Map, things_in
from orrery.kernel import Game
from orrery.lessons.reading import Lesson, Step, SummaryCard, lesson_of
from orrery.lessons.tutor import areas_in, lit_by, parts_of, table_at
from orrery.picture import part_of
from orrery.table import Table

WIDTH: Final = 460.0
"""How wide the pictures are drawn."""


def table_of_card(game: Game, card: SummaryCard, language: str = "en") -> tuple[Table, int]:
    """The table that a card shows, and through whose eyes."""
    lesson = lesson_of(game, card.lesson)
    at = lesson.step(card.step) if card.step else len(lesson.steps)
    return table_at(lesson, at, language), lesson.seat


def picture_of_card(game: Game, card: SummaryCard, language: str = "en", theme: str = "dark") -> str:
    """The picture of a card as SVG."""
    table, seat = table_of_card(game, card, language)
    return _drawn(table, seat, card.shows, table.words.say(card.said.text("title")), theme)


def picture_of_step(lesson: Lesson, step: Step, language: str = "en", theme: str = "dark") -> str | None:
    """The area of which a step of a lesson speaks, as SVG; None where it speaks of none."""
    table = table_at(lesson, lesson.step(step.id), language)
    scene = table.game.scene(table.terms, table.view(lesson.seat), lesson.seat)
    lit = lit_by(step, table, lesson.seat)
    areas = [area.id for area in areas_in(scene.areas) if any(_holds(area, thing, table) for thing in lit)]
    return _drawn(table, lesson.seat, areas[-1], table.words.say(step.said.text("title")), theme) if areas else None


def _holds(area: Area, thing: str, table: Table) -> bool:
    """Whether a thing is an area, lies in one of its blocks or is a place of one of its maps."""
    if thing == area.id:
        return True
    grounds = table.game.board(table.terms).grounds
    maps = [block.id for block in area.blocks if isinstance(block, Map)]
    places = {place.id for name in maps for place in grounds[name].places}
    return thing in places or any(thing == inner.id for inner in things_in(area.blocks))


def _drawn(table: Table, seat: int, shows: str, title: str, theme: str) -> str:
    parts = parts_of(table.game.scene(table.terms, table.view(seat), seat))
    return part_of(parts[shows], table.game.board(table.terms), table.words, WIDTH, theme, title)
