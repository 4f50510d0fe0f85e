"""What people enter who draw from the real box: every draw is asked as a question, and every answer has a name and a picture."""

from __future__ import annotations

import random

import pytest
from toy import GAME as TOY

from orrery.games import games
from orrery.kernel import CHANCE
from orrery.message import LANGUAGES
from orrery.table import Table
from orrery.words import Words

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every number of seats, and options that draw more."""
    more = {"cassiopeia": {"specialists": "chance-8"}}
    usual: list[tuple[str, int, dict[str, str]]] = [
        (name, seats, {}) for name, game in games().items() for seats in game.seats
    ]
    return [*usual, *((name, 3, options) for name, options in more.items()), ("cryo", 1, {"unpredictable": "yes"})]


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_every_draw_can_be_entered(game: str, seats: int, options: dict[str, str]) -> None:
    """In every language; symbols are drawn, things can be looked up, no two answers are called alike."""
    table = Table(game, seats, seed=None, options=options, names=NAMES[:seats])
    speakers = [Words(game, language, table.names) for language in LANGUAGES]
    symbols, rng = table.game.board(table.terms).symbols, random.Random(3)
    assert table.entered
    while not table.over:
        seat = table.to_move[0]
        moves = table.legal(seat)
        if seat == CHANCE:
            position = table.imagine(0, rng)
            lots = [table.game.lot(position, move) for move in moves]
            for words in speakers:
                labels = [words.rich(lot.label) for lot in lots]
                assert len(set(labels)) == len(labels) and not any("lot-" in label for label in labels), labels
                assert words.say(table.drawing(0)).endswith("?")
            assert all(not lot.symbol or lot.symbol in symbols for lot in lots)
            assert all(not lot.thing or table.game.describe(table.terms, table.view(0), lot.thing) for lot in lots)
        table.play(rng.choice(moves), seat)


def test_a_game_that_says_nothing_of_it_can_be_entered_too() -> None:
    table = Table(TOY, 2, seed=None)
    while table.to_move != (CHANCE,):
        table.play(table.legal()[0])
    lots = [table.game.lot(table.imagine(0, random.Random(0)), move) for move in table.legal(CHANCE)]
    assert all(table.words.say(lot.label) for lot in lots) and table.words.say(table.drawing(0))


def test_chance_decides_where_people_let_it() -> None:
    table = Table("cassiopeia", 2, seed=None)
    table.draw(random.Random(1))
    assert len(table.entries) == 1 and table.entries[0].seat == CHANCE and table.to_move == (CHANCE,)
    assert "draws: entered" in table.record() and "draws:" not in Table("cassiopeia", 2, seed=1).record()
