"""What a game shows, asked of any game: its own answers where it has them, plain ones where it has none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Protocol, runtime_checkable

from orrery.blocks import COMMON, Action, Area, Map, Offer, Scene, Standing
from orrery.kernel import Game, Json, Move, Terms
from orrery.message import Text
from orrery.scene import Board, Ground

BOARD: Final = "board"
"""The one map of a game that has no scene of its own."""


@runtime_checkable
class SetsScene(Protocol):
    """A game that says itself how its table is laid out."""

    def scene(self, terms: Terms, view: dict[str, Json], seat: int | None) -> Scene:
        """A view as areas and blocks; None is a spectator, who has nothing of their own."""


@runtime_checkable
class NamesActions(Protocol):
    """A game that says which kinds of move there are, as the buttons of an action bar."""

    def actions(self, terms: Terms, view: dict[str, Json], seat: int) -> tuple[Action, ...]:
        """The kinds of move of a seat in this phase, possible or not, each always in the same place."""


@runtime_checkable
class WordsOffers(Protocol):
    """A game that words its moves as choices, with price and gain."""

    def offer(self, terms: Terms, view: dict[str, Json], seat: int, move: Move) -> Offer:
        """A legal move of a seat as a choice."""


@runtime_checkable
class TellsStanding(Protocol):
    """A game that tells the running score, as far as everybody may know it."""

    def standing(self, terms: Terms, view: dict[str, Json]) -> tuple[Standing, ...] | None:
        """Where each seat stands, and a rival after the last; None where nobody can say yet."""


def scene_of(game: Game, terms: Terms, view: dict[str, Json], seat: int | None) -> Scene:
    """A view as areas and blocks; a game without a scene of its own is one map with its pieces."""
    if isinstance(game, SetsScene):
        return game.scene(terms, view, seat)
    pieces = tuple(game.pieces(terms, view))
    return Scene((Area(BOARD, COMMON, Text("title"), (Map(BOARD, pieces),)),))


def actions_of(game: Game, terms: Terms, view: dict[str, Json], seat: int) -> tuple[Action, ...]:
    """The kinds of move as the game names them; empty where it does not."""
    return game.actions(terms, view, seat) if isinstance(game, NamesActions) else ()


def offer_of(game: Game, terms: Terms, view: dict[str, Json], seat: int, move: Move) -> Offer:
    """A legal move as a choice; its sentence where the game has no words for it."""
    if isinstance(game, WordsOffers):
        return game.offer(terms, view, seat, move)
    return Offer(game.sentence(terms, move))


def standing_of(game: Game, terms: Terms, view: dict[str, Json]) -> tuple[Standing, ...] | None:
    """The running score of every seat, and of a rival after the last; None where the game tells none."""
    if isinstance(game, TellsStanding):
        return game.standing(terms, view)
    scores = view.get("scores")
    if not isinstance(scores, list) or len(scores) < terms.seats:
        return None
    points = [score for score in scores if isinstance(score, int)]
    if len(points) < len(scores):
        return None
    return tuple(Standing(score, Text("points", {"n": score})) for score in points)


@lru_cache(maxsize=32)
def touching(game: Any, terms: Terms, seat: int) -> Mapping[str, tuple[int, ...]]:
    """The moves of the catalogue that stand behind each thing, when this seat clicks it."""
    behind: dict[str, list[int]] = {}
    for move in game.catalogue(terms):
        for thing in game.touches(terms, seat, move):
            behind.setdefault(thing, []).append(move.index)
    return {thing: tuple(moves) for thing, moves in behind.items()}


def grounds_of(board: Board) -> Mapping[str, Ground]:
    """What lies under each map; a board without grounds is one of its own."""
    return board.grounds or {BOARD: Ground(board.width, board.height, board.svg, board.places)}
