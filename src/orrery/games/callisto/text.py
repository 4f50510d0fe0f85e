"""Callisto in words: how moves are written and read, and what is asked."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.edition import Edition
from orrery.games.callisto.components import colours, layout
from orrery.games.callisto.moves import catalogue, layout_of
from orrery.kernel import Json, Move, Terms, Text


def parse(terms: Terms, notation: str) -> Move | None:
    """A piece's name and its cells in any order, or the cells alone: `T5 g7,h7,h8,g9,h9`, `h7 g7 h8 h9 g9`."""
    moves = catalogue(terms)
    found = moves.find(notation)
    if found is not None:
        return found
    board = layout_of(terms)
    words = notation.replace(",", " ").split()
    named = words and board.cell_number(words[0]) < 0
    cells = frozenset(board.cell_number(word) for word in (words[1:] if named else words))
    index = _by_cells(terms.edition, colours(terms), terms["outer-pillars"] == "yes").get(cells)
    if index is None or (named and board.names[board.kind_of[index]].casefold() != words[0].casefold()):
        return None
    return moves[index]


@cache
def _by_cells(edition: Edition, players: int, outer_pillars: bool) -> dict[frozenset[int], int]:
    board = layout(edition, players, outer_pillars)
    return {frozenset(cells): index for index, cells in enumerate(board.cells_of)}


def sentence(terms: Terms, move: Move) -> Text:
    """A move as a sentence."""
    cells = str(move.fields["cells"]).replace(",", ", ")
    return Text("move-place", {"piece": Text(f"piece-{move.fields['piece']}"), "cells": cells})


def prompt(view: dict[str, Json], seat: int) -> Text:
    """What this seat must place."""
    seen: dict[str, Any] = view
    colour = Text(f"seat-{seen['colour']}")
    pillars = seen["left"][seen["colour"]]["1"]
    if pillars > 1:
        return Text("prompt-pillar", {"n": 4 - pillars, "colour": colour})
    return Text("prompt-place", {"colour": colour, "pillar": pillars})
