"""Positions and counts: copies and facts miss no field, the census misses no piece, the moves are where they should be."""

from __future__ import annotations

from typing import Any

import pytest
from cryo_positions import Game

from fields import changed, fields_of, miss_no_field
from orrery.dice import Dice
from orrery.edition import standard
from orrery.games import cryo
from orrery.games.cryo import moves as kinds
from orrery.games.cryo.state import State
from orrery.kernel import CHANCE, OVER, Terms

FIELDS = fields_of(Game(1, bare=False).state)


def test_there_are_fields_to_ask_for() -> None:
    """The list of fields is the class's own."""
    assert len(FIELDS) > 70
    assert {"phase", "hands", "rival_step"} <= set(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_among_the_facts_and_copied(field: str) -> None:
    miss_no_field(Game(1, bare=False).state, field)


PIECES = [
    *("aboard", "destroyed", "chambers", "salvage", "settlers", "platform_drones", "launch_drones"),
    *("deck", "discards", "hands", "upgrades", "missions", "vehicles", "rival_pool", "aside"),
    *("tile_bag", "tile_box", "token_bag", "token_box", "sabotaged", "cavern_bag"),
]


@pytest.mark.parametrize("name", PIECES)
def test_the_census_notices_a_piece_too_many(name: str) -> None:
    """2.1: one more of anything, anywhere, is counted."""
    game = Game(1, bare=False)
    before = cryo.GAME.census(game.state)
    assert cryo.GAME.census(changed(game.state, name)) != before


PLACES = ["drone_at", "stack_top", "slots", "incidents", "cavern_tile", "board_cards", "decisions"]


@pytest.mark.parametrize("name", PLACES)
def test_the_census_notices_what_is_gone_from_its_place(name: str) -> None:
    """2.1: what lay somewhere and lies nowhere is missed."""
    game = Game(1, bare=False)
    game.drones("ENG-T1").slot(awaken="crystal")
    before = cryo.GAME.census(game.state)
    table: Any = getattr(game.state, name)
    place = next(place for place in range(len(table)) if table[place] >= 0)
    table[place] = -1
    assert cryo.GAME.census(game.state) != before


def test_nothing_counted_is_always_nought() -> None:
    """2.1: every kind of component that the box holds is counted, and only kinds that it does not hold are nought."""
    census = cryo.GAME.census(Game(1, bare=False).state)
    nought = {what for what, n in census.items() if n == 0}
    assert all(what.startswith(("tile ", "token ")) for what in nought)
    assert sum(n for what, n in census.items() if what.startswith("card ")) == 40
    assert sum(n for what, n in census.items() if what.startswith("token ")) == 33
    assert census["cavern tiles"] == 14


def test_the_moves_end_where_they_are_said_to() -> None:
    assert len(kinds.every_move()) == kinds.COUNT
    assert kinds.every_move().kind_of(kinds.AWAKEN_POD) == "awaken"


def perft(state: State, depth: int, draws: int) -> int:
    """How many lines of play there are: every move of the seats, of chance the same draw each time."""
    seat = cryo.GAME.turn(state)
    if depth == 0 or seat == OVER:
        return 1
    moves = cryo.GAME.legal(state, seat)
    if seat == CHANCE:
        after = state.copy()
        cryo.GAME.apply(after, seat, moves[Dice(draws).weighted(cryo.GAME.odds(state))], None)
        return perft(after, depth, draws + 1)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        cryo.GAME.apply(after, seat, move, None)
        total += perft(after, depth - 1, draws)
    return total


def played(seats: int, seed: int, decisions: int) -> State:
    """The position after so many decisions of seats, by the same dice, with the tiles that the lines were counted with."""
    terms = Terms(seats, {"harder": "no", "unpredictable": "no"}, standard("cryo", 2))
    state, dice = cryo.GAME.setup(terms), Dice(seed)
    while decisions:
        seat = cryo.GAME.turn(state)
        moves = cryo.GAME.legal(state, seat)
        at = dice.weighted(cryo.GAME.odds(state)) if seat == CHANCE else dice.below(len(moves))
        decisions -= seat != CHANCE
        cryo.GAME.apply(state, seat, moves[at], None)
    return state


COUNTS = {
    (1, 1, 0): [4, 13, 202, 895, 4598],
    (1, 1, 60): [6, 30, 120, 1440, 4320],
    (1, 1, 120): [8, 16, 40, 96, 762],
    (1, 2, 60): [2, 2, 8, 40, 206],
    (1, 2, 120): [12, 36, 150, 936, 3522],
    (2, 1, 0): [4, 13, 65, 260, 4160],
    (2, 1, 60): [2, 20, 52, 263, 1458],
    (2, 1, 120): [5, 20, 260, 560, 2400],
    (2, 2, 60): [2, 8, 60, 266, 1568],
    (2, 2, 120): [3, 39, 84, 366, 2781],
    (3, 1, 0): [3, 8, 32, 104, 416],
    (3, 1, 60): [3, 45, 135, 468, 2106],
    (3, 1, 120): [3, 9, 51, 270, 678],
    (3, 2, 60): [4, 24, 120, 480, 7680],
    (3, 2, 120): [3, 45, 135, 504, 4257],
    (4, 1, 0): [4, 13, 65, 260, 1300],
    (4, 1, 60): [4, 8, 24, 128, 720],
    (4, 1, 120): [3, 6, 6, 24, 120],
    (4, 2, 60): [4, 28, 216, 1072, 5092],
    (4, 2, 120): [11, 50, 305, 1110, 5871],
}
"""By number of seats, seed and decisions made before: the lines of play of one decision to five."""


@pytest.mark.parametrize("where", COUNTS)
def test_lines_of_play_from_positions_all_over_a_game(where: tuple[int, int, int]) -> None:
    """3.2: as many lines as ever, from the first decision, the middle and near the end, for each number of seats."""
    state = played(*where)
    assert [perft(state, depth, 1) for depth in range(1, 6)] == COUNTS[where]
