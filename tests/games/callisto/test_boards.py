"""The bitboards: counts of sequences, and the compiled ones against the plain ones and against a slow independent generator."""

from __future__ import annotations

import random

import pytest

from orrery.dice import Dice
from orrery.edition import changed, standard
from orrery.games.callisto.components import layout
from orrery.games.callisto.reference import Board as Plain
from orrery.games.callisto.state import BOARD, empty_board
from orrery.games.callisto.thinker import engine
from orrery.table import Table


def perft(board: Plain, depth: int) -> int:
    if depth == 0 or board.turn < 0:
        return 1
    if depth == 1:
        return len(board.legal(board.turn))
    total = 0
    for move in board.legal(board.turn):
        after = board.copy()
        after.place(move)
        total += perft(after, depth - 1)
    return total


def test_sequences_from_the_start() -> None:
    board = BOARD(layout(standard("callisto"), 2, False), 2)
    assert [perft(board, depth) for depth in (1, 2, 3)] == [120, 14_280, 1_685_040]
    assert perft(BOARD(layout(standard("callisto"), 3, False), 3), 2) == 196 * 195
    assert perft(BOARD(layout(standard("callisto"), 4, False), 4), 2) == 264 * 263


def slow_legal(board: Plain, colour: int) -> list[int]:
    """Straight from the rules, cell by cell."""
    made = board.layout
    owner = {cell: board.owner(cell) for cell in made.cells | made.outer}
    left = board.left[colour * 12 : colour * 12 + 12]
    found = []
    for index, cells in enumerate(made.cells_of):
        kind = made.kind_of[index]
        if not left[kind] or any(owner[cell] >= 0 for cell in cells):
            continue
        if kind == 0:
            allowed = cells[0] in made.pillars
        else:
            allowed = left[0] <= 1 and any(
                owner.get(near, -1) == colour
                for cell in cells
                for near in (
                    cell + made.width,
                    cell - made.width,
                    cell + 1 if (cell + 1) % made.width else -1,
                    cell - 1 if cell % made.width else -1,
                )
            )
        if allowed:
            found.append(index)
    return found


@pytest.mark.parametrize(("players", "outer"), [(2, False), (2, True), (3, False), (3, True), (4, False)])
def test_three_generators_agree(players: int, outer: bool) -> None:
    made = layout(standard("callisto"), players, outer)
    for seed in range(4):
        rng = random.Random(seed)
        compiled, plain = BOARD(made, players), Plain(made, players)
        while plain.turn >= 0:
            assert compiled.turn == plain.turn
            for colour in range(players):
                moves = plain.legal(colour)
                assert compiled.legal(colour) == moves
                assert compiled.can_place(colour) == bool(moves)
            if len(plain.placed) % 4 == 0:
                assert slow_legal(plain, plain.turn) == plain.legal(plain.turn)
            move = rng.choice(plain.legal(plain.turn))
            compiled.place(move)
            plain.place(move)
        assert compiled.turn == plain.turn
        assert (compiled.left, compiled.placed, compiled.placed_by) == (plain.left, plain.placed, plain.placed_by)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cap", [7, 1000])
def test_playouts_agree(players: int, cap: int) -> None:
    made = layout(standard("callisto"), players, False)
    for seed in range(5):
        bits = Dice(seed).bits
        compiled, plain = BOARD(made, players), Plain(made, players)
        assert compiled.playout(bits, cap) == plain.playout(bits, cap)
        assert (compiled.turn, compiled.left, compiled.placed) == (plain.turn, plain.left, plain.placed)


def test_random_games_are_as_long_as_is_known() -> None:
    """About 34.5, 53 and 71 moves; never more than 42, 63 and 84."""
    for players, mean, most in ((2, 34.5, 42), (3, 53, 63), (4, 71, 84)):
        made = layout(standard("callisto"), players, False)
        games = 1000 if BOARD is not Plain else 20
        lengths = []
        dice = Dice(9)
        for _ in range(games):
            length, dice.bits = BOARD(made, players).playout(dice.bits, 1000)
            lengths.append(length)
        assert abs(sum(lengths) / games - mean) < (0.6 if games == 1000 else 4)
        assert max(lengths) <= most


@pytest.mark.parametrize("shapes", [{"W": ["###", "###", "###"]}, {name: ["##", "##", "#."] for name in "WXUOIVZ2"}])
def test_pieces_too_large_or_too_many_for_the_compiled_tables_lie_on_plain_boards(shapes: dict[str, list[str]]) -> None:
    edition = changed("callisto", "large", {"piece": [{"id": name, "shape": rows} for name, rows in shapes.items()]})
    table = Table("callisto", 2, seed=1, edition=edition)
    board = empty_board(layout(edition, 2, False), 2)
    assert isinstance(board, Plain) == (max(map(len, board.layout.cells_of)) > 5 or len(board.layout.orientations) > 39)
    if isinstance(board, Plain):
        assert engine(table.terms, 1) is None
    while not table.over:
        table.play(table.legal()[-1])
    assert table.outcome is not None
