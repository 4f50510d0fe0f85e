"""Callisto's catalogue: every placement of every piece, written as its name and its cells."""

from functools import lru_cache

from orrery.edition import Edition
from orrery.games.callisto.components import Layout, colours, layout
from orrery.kernel import Catalogue, Fields, Kind, Terms, lay_out


def layout_of(terms: Terms) -> Layout:
    """The board these terms are played on."""
    return layout(terms.edition, colours(terms), terms["outer-pillars"] == "yes")


def catalogue(terms: Terms) -> Catalogue:
    """Every placement: 4,265 with two players, 6,885 with three, 9,433 with four."""
    return _catalogue(terms.edition, colours(terms), terms["outer-pillars"] == "yes")


@lru_cache(maxsize=40)
def _catalogue(edition: Edition, players: int, outer_pillars: bool) -> Catalogue:
    board = layout(edition, players, outer_pillars)
    placements: list[Fields] = []
    for index, covered in enumerate(board.cells_of):
        cells = ",".join([board.cell_name(cell) for cell in covered])
        placements.append({"piece": board.names[board.kind_of[index]], "cells": cells})
    return lay_out(Kind("place", 0, placements, "{piece} {cells}"))
