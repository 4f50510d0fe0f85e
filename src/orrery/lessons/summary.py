"""The game in a minute: five cards, each with a part of a real table drawn by the game."""

from __future__ import annotations

from typing import Final

from orrery.kernel import Game
from orrery.lessons.reading import SummaryCard, lesson_of
from orrery.lessons.tutor import parts_of, table_at
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
    parts = parts_of(game.scene(table.terms, table.view(seat), seat))
    title = table.words.say(card.said.text("title"))
    return part_of(parts[card.shows], game.board(table.terms), table.words, WIDTH, theme, title)
