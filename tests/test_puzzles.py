"""Puzzles: what is shipped can be solved, and days choose among them."""

from __future__ import annotations

import datetime

import pytest

from orrery.games import games
from orrery.puzzles import (
    DIFFICULTIES,
    Puzzle,
    PuzzleError,
    find,
    of_day,
    puzzles_of,
    read,
    reasons_of,
    table_of,
    why_wrong,
)
from orrery.record import read as read_record
from orrery.terms import terms_of

SHIPPED = [puzzle for game in games().values() for puzzle in puzzles_of(game)]


def _terms(puzzle: Puzzle) -> tuple[int, str]:
    record = read_record(puzzle.record)
    return record.rules, record.digest


def test_every_game_has_a_shelf() -> None:
    for game in games().values():
        puzzles, now = puzzles_of(game), terms_of(game)
        assert len(puzzles) >= 12, game.name
        assert {puzzle.difficulty for puzzle in puzzles} == set(DIFFICULTIES), game.name
        assert {puzzle.seats for puzzle in puzzles} >= {2, 3, 4}, game.name
        assert {(game.version, now.edition.digest)} == {_terms(puzzle) for puzzle in puzzles}, "of the present edition"
        assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
        order = [DIFFICULTIES.index(puzzle.difficulty) for puzzle in puzzles]
        assert order == sorted(order)


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_puzzle_leads_to_its_position(puzzle: Puzzle) -> None:
    """The record replays, the best move is legal and clearly ahead, and reasons for it can be said in words."""
    assert why_wrong(puzzle) == ""
    assert puzzle.margin >= 0.05
    table = table_of(puzzle)
    assert len(table.numbers(puzzle.seat)) >= 4
    for name, _ in reasons_of(puzzle, table, table.move(puzzle.best)):
        assert table.words.knows(f"outlook-{name}")
    assert puzzle.cost(puzzle.best) == 0 and puzzle.cost("nothing like this") == pytest.approx(puzzle.margin)


def test_a_puzzle_that_is_damaged_is_noticed() -> None:
    puzzle = SHIPPED[0]
    wrong = Puzzle(**{name: getattr(puzzle, name) for name in puzzle.__struct_fields__} | {"best": "nothing"})
    assert "moves" in why_wrong(wrong)
    with pytest.raises(PuzzleError, match=r"x.json"):
        read("{}", "x.json")
    with pytest.raises(PuzzleError, match="no puzzle"):
        find(games()[puzzle.game], "nothing")


def test_a_day_has_one_puzzle_and_the_games_take_turns() -> None:
    first = datetime.date(2026, 11, 18)
    days = [of_day(first + datetime.timedelta(days=number)) for number in range(48)]
    assert all(days) and days[0] == of_day(first)
    chosen = [puzzle for puzzle in days if puzzle is not None]
    assert len({puzzle.game for puzzle in chosen[:4]}) == 4
    assert len({puzzle.id for puzzle in chosen}) >= len(SHIPPED) * 3 // 4
