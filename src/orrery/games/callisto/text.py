"""Callisto in words: how moves are written and read, and what is asked."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from orrery.edition import Edition
from orrery.games.callisto.components import Layout, colours, layout
from orrery.games.callisto.moves import catalogue, layout_of
from orrery.kernel import Json, Move, Refusal, Terms, Text

_CELL: Final = re.compile(r"[a-z][0-9]{1,3}")
"""A cell, on this board or beyond it."""


def parse(terms: Terms, notation: str) -> Move | None:
    """A piece's name and its cells in any order, or the cells alone: `T5 g7,h7,h8,g9,h9`, `h7 g7 h8 h9 g9`."""
    moves = catalogue(terms)
    move = moves.find(notation)
    if move is not None:
        return move
    board = layout_of(terms)
    words = notation.replace(",", " ").split()
    named = words and board.cell_number(words[0]) < 0
    cells = frozenset(board.cell_number(word) for word in (words[1:] if named else words))
    index = _by_cells(terms.edition, colours(terms), terms["outer-pillars"] == "yes").get(cells)
    if index is None or (named and board.names[board.kind_of[index]].casefold() != words[0].casefold()):
        return None
    return moves[index]


@lru_cache(maxsize=40)
def _by_cells(edition: Edition, players: int, outer_pillars: bool) -> dict[frozenset[int], int]:
    board = layout(edition, players, outer_pillars)
    return {frozenset(cells): index for index, cells in enumerate(board.cells_of)}


def why_no_move(terms: Terms, notation: str) -> Refusal | None:
    """What speaks against a piece on cells where it never can lie; None where neither can be made out."""
    board = layout_of(terms)
    words = notation.replace(",", " ").split()
    piece = next((name for name in board.names if words and name.casefold() == words[0].casefold()), None)
    cells = [word.lower() for word in (words if piece is None else words[1:])]
    if not cells or not all(_CELL.fullmatch(cell) for cell in cells):
        return None
    for cell in cells:
        against = _why_no_cell(board, cell, pillar=piece == "1" or (piece is None and len(cells) == 1))
        if against is not None:
            return against
    if piece is None:
        return Refusal("1.2", Text("refused-no-shape"))
    return Refusal("1.2", Text("refused-other-shape", {"piece": Text(f"piece-{piece}")}))


def _why_no_cell(board: Layout, cell: str, pillar: bool) -> Refusal | None:
    """1.3, 2.4, 3.4: a cell beyond the board, in its cut corners, or in the outer area."""
    number = board.cell_number(cell)
    if number < 0:
        last = board.cell_name(board.width * board.width - 1)
        return Refusal("1.3", Text("refused-off-board", {"cell": cell, "column": last[0], "row": last[1:]}))
    if number not in board.cells and number not in board.outer:
        return Refusal("1.3", Text("refused-no-cell", {"cell": cell}))
    if pillar and number not in board.pillars | board.centre:
        return Refusal("2.4", Text("refused-outer", {"cell": cell}))
    if not pillar and number in board.outer:
        return Refusal("3.4", Text("refused-outer-piece", {"cell": cell}))
    return None


def sentence(terms: Terms, move: Move) -> Text:
    """A move as a sentence."""
    cells = str(move.fields["cells"]).replace(",", ", ")
    if move.fields["piece"] == "1":
        return Text("move-pillar", {"cells": cells})
    return Text("move-place", {"piece": Text(f"piece-{move.fields['piece']}"), "cells": cells})


def prompt(view: dict[str, Json], seat: int) -> Text:
    """What this seat must place; with which colour, where a player has two."""
    seen: dict[str, Any] = view
    pillars = seen["left"][seen["colour"]]["1"]
    asked = Text("prompt-pillar", {"n": 4 - pillars}) if pillars > 1 else Text("prompt-place", {"pillar": pillars})
    if seen["colours"] == seen["seats"]:
        return asked
    return Text("prompt-colour", {"colour": Text(f"seat-{seen['colour']}"), "prompt": asked})
