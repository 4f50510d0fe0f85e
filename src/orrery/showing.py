"""What screens ask of a game's picture: what stands behind each thing, and what lies under its maps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from orrery.kernel import Game, Terms
from orrery.plain_table import BOARD
from orrery.scene import Board, Ground


@lru_cache(maxsize=32)
def touching(game: Game, terms: Terms, seat: int) -> Mapping[str, tuple[int, ...]]:
    """The moves of the catalogue that stand behind each thing, when this seat clicks it."""
    behind: dict[str, list[int]] = {}
    for move in game.catalogue(terms):
        for thing in game.touches(terms, seat, move):
            behind.setdefault(thing, []).append(move.index)
    return {thing: tuple(moves) for thing, moves in behind.items()}


def grounds_of(board: Board) -> Mapping[str, Ground]:
    """What lies under each map; a board without grounds is one of its own."""
    return board.grounds or {BOARD: Ground(board.width, board.height, board.svg, board.places)}
