"""Positions and counts: copies and facts miss no field, the census misses no piece, the moves are where they should be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cassiopeia_positions import choose, table, terms

from fields import are_plain_numbers, fields_of, miss_no_field
from orrery.dice import Dice
from orrery.games.cassiopeia import GAME, moves as kinds
from orrery.games.cassiopeia.moves import catalogue_of
from orrery.games.cassiopeia.state import NOT_IN_GAME, State
from orrery.kernel import CHANCE, OVER

ALL_OBJECTS = "VI-VII-VIII-IX"


def start(seats: int = 3) -> State:
    """A round in which all have chosen and one decides, with every kind of space object in the game."""
    state: State = choose(table("commander", "intendant", seats=seats)).state
    return state


FIELDS = fields_of(start())


def test_there_are_fields_to_ask_for() -> None:
    """The list of fields is the class's own."""
    assert len(FIELDS) > 35
    assert {"seats", "hosted", "row", "slots", "owner", "with_logistics", "thing"} <= set(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_among_the_facts_and_copied(field: str) -> None:
    miss_no_field(start(), field)


def test_facts_are_plain_numbers() -> None:
    are_plain_numbers(start(2))


def misplaced(state: State) -> Iterator[tuple[str, State]]:
    """Positions in which one piece is too many, has gone or lies twice."""
    for field in ("row", "slots", "chosen", "picked", "side"):
        for i in range(len(getattr(state, field))):
            other = state.copy()
            pieces = getattr(other, field)
            pieces[i] = 2 if field == "side" else int(pieces[i] == 0)
            yield f"{field}[{i}]", other
    for i in state.picked:
        other = state.copy()
        other.token[i] = -1
        yield f"token[{i}]", other
    for i in range(len(state.owner)):
        other = state.copy()
        other.owner[i] = NOT_IN_GAME - 1
        yield f"owner[{i}]", other
    other = state.copy()
    other.logistics = 2
    yield "logistics", other


def test_a_census_notices_every_piece() -> None:
    """1.1 to 1.4, 3.2: whatever is misplaced changes the census, and every line of it can change."""
    state = start()
    counts = GAME.census(state)
    noticed: set[str] = set()
    unnoticed: list[str] = []
    for where, other in misplaced(state):
        after = GAME.census(other)
        noticed |= {name for name in counts if after[name] != counts[name]}
        if after == counts:
            unnoticed.append(where)
    assert not unnoticed
    assert noticed == set(counts)
    assert set(counts.values()) == {1}


def test_the_moves_end_where_they_are_said_to() -> None:
    """Every kind starts where the constants say, and the last move is the last of the catalogue."""
    moves = GAME.catalogue(terms())
    assert len(moves) == kinds.SIZE
    assert moves.kind_of(kinds.TERRAFORM) == "terraform"
    assert str(moves[kinds.USE_HOTEL]) == "use hotel"
    assert str(moves[kinds.BUY_CAPSULE]) == "buy capsule"
    assert str(moves[kinds.FREIGHT_LENS]) == "freight lens"
    assert str(moves[kinds.ADD_SATELLITE]) == "add satellite-A"
    assert list(catalogue_of(start().components.sides).starts) == list(moves.starts)


@pytest.mark.parametrize("move", [-1, kinds.SIZE, 10**6])
def test_a_number_outside_the_catalogue_is_refused(move: int) -> None:
    """3.3: what is no move at all is refused as such."""
    state = start()
    refusal = GAME.why_not(state, GAME.turn(state), move)
    assert refusal is not None
    assert refusal.text.key == "refused-unknown"


def perft(state: State, depth: int) -> int:
    """How many lines of play there are; after the set-up chance has no part in this game."""
    seat = GAME.turn(state)
    if depth == 0 or seat == OVER:
        return 1
    moves = GAME.legal(state, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        GAME.apply(after, seat, move, None)
        total += perft(after, depth - 1)
    return total


def played(seats: int, seed: int, decisions: int) -> State:
    """The position after this many decisions of seats, all drawn by the same dice."""
    state: State = GAME.setup(terms(seats, specialists=ALL_OBJECTS))
    dice = Dice(seed)
    while decisions or GAME.turn(state) == CHANCE:
        seat = GAME.turn(state)
        moves = GAME.legal(state, seat)
        decisions -= seat != CHANCE
        GAME.apply(state, seat, moves[dice.below(len(moves))], None)
    return state


COUNTS: dict[tuple[int, int, int], list[int]] = {
    (2, 1, 0): [8, 56, 168, 504],
    (2, 1, 80): [6, 16, 91, 750],
    (2, 2, 80): [3, 6, 30, 114],
    (2, 2, 200): [2, 4, 47, 303],
    (3, 1, 0): [8, 56, 336, 1008],
    (3, 1, 80): [8, 56, 336, 1120],
    (3, 1, 200): [5, 31, 114, 550],
    (3, 1, 320): [5, 30, 128, 813],
    (3, 2, 80): [6, 28, 110, 343],
    (3, 2, 200): [2, 6, 12, 44],
    (3, 2, 320): [7, 42, 216, 1660],
    (4, 1, 0): [8, 56, 336, 1680],
    (4, 1, 80): [8, 64, 448, 2688],
    (4, 1, 200): [6, 55, 165, 588],
    (4, 1, 320): [2, 10, 22, 195],
    (4, 2, 80): [7, 42, 210, 696],
    (4, 2, 200): [8, 64, 448, 2688],
    (4, 2, 320): [16, 138, 534, 1930],
    (5, 1, 0): [8, 56, 336, 1680],
    (5, 1, 80): [8, 56, 336, 1680],
    (5, 1, 200): [3, 6, 15, 135],
    (5, 1, 320): [5, 12, 36, 74],
    (5, 2, 80): [3, 6, 38, 266],
    (5, 2, 200): [4, 9, 37, 146],
    (5, 2, 320): [3, 39, 254, 707],
}
"""By number of seats, seed and decisions made before: the lines of play of one decision to four."""


@pytest.mark.parametrize("where", COUNTS)
def test_lines_of_play_from_positions_all_over_a_game(where: tuple[int, int, int]) -> None:
    """3.3: as many lines as ever, from the first decision, the middle and near the end, for each number of seats."""
    state = played(*where)
    assert [perft(state, depth) for depth in range(1, 5)] == COUNTS[where]
