"""Boards in letters: they fit a screen of 80 by 24, name the players, and lists are narrowed by a piece's own name."""

from __future__ import annotations

import random

import pytest

from orrery import Table
from orrery.games import games
from orrery.scene import plain
from orrery.terminal.narrow import narrowed
from orrery.words import LANGUAGES

ROOM = 22
LONG = "Maximiliana de la Tour (level5)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_board_fits_a_screen(game: str, language: str) -> None:
    for seats in games()[game].seats:
        table = Table(game, seats, seed=1, language=language, names=[LONG] * seats)
        dice = random.Random(2)
        while not table.over:
            if len(table.entries) % 25 == 0:
                lines = plain(table.sketch(table.to_move[0], ROOM)).splitlines()
                assert len(lines) <= ROOM
                assert max(map(len, lines)) <= 80
            table.play(dice.choice(table.legal()))


@pytest.mark.parametrize("game", games())
def test_boards_name_the_players(game: str) -> None:
    table = Table(game, 2, seed=1, names=["Ada", "Bo"])
    for lines in (None, 5):
        drawn = plain(table.sketch(0, lines))
        assert "Ada" in drawn
        assert "Bo" in drawn


def test_a_whole_board_leaves_nothing_out() -> None:
    table = Table("three-days", 3, seed=1)
    assert len(table.sketch(0)) > ROOM >= len(table.sketch(0, ROOM))
    assert plain(table.sketch(0, 100)) == plain(table.sketch(0))


@pytest.mark.parametrize("piece", ["O", "L", "2", "T5", "x"])
def test_a_piece_lists_its_own_moves_only(piece: str) -> None:
    table = Table("callisto", 2, seed=None)
    for move in ("1 e8", "1 l10", "1 d7", "1 m9"):
        table.play(move)
    found = narrowed(table, table.legal(), piece)
    assert found
    assert {move.fields["piece"] for move in found} == {piece.upper()}
    assert found == [move for move in table.legal() if move.fields["piece"] == piece.upper()]


def test_lists_are_narrowed_by_words_in_the_language_too() -> None:
    table = Table("callisto", 2, seed=None, language="es")
    for move in ("1 e8", "1 l10", "1 d7", "1 m9"):
        table.play(move)
    assert {move.fields["piece"] for move in narrowed(table, table.legal(), "cuadrado")} == {"O"}
    assert {move.fields["piece"] for move in narrowed(table, table.legal(), "esquina")} == {"V"}
    assert narrowed(table, table.legal(), "O e9") == [
        move
        for move in table.legal()
        if move.notation.startswith("O ") and "e9" in str(move.fields["cells"]).split(",")
    ]
    assert narrowed(table, table.legal(), "nonsense") == []
