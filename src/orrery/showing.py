"""What stands behind each thing of a scene: the moves that are meant when it is clicked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from orrery.kernel import Game, Terms


@lru_cache(maxsize=32)
def touching(game: Game, terms: Terms, seat: int) -> Mapping[str, tuple[int, ...]]:
    """The moves of the catalogue that stand behind each thing, when this seat clicks it."""
    behind: dict[str, list[int]] = {}
    for move in game.catalogue(terms):
        for thing in game.touches(terms, seat, move):
            behind.setdefault(thing, []).append(move.index)
    return {thing: tuple(moves) for thing, moves in behind.items()}
