"""Editions that players bring: checked as `orrery edition check` does, then tried, in a process that may die of it."""

from __future__ import annotations

import random
from typing import Final

from orrery.edition import Edition, EditionError, read
from orrery.kernel import Game
from orrery.table import Table

WHERE: Final = "the file"
PROBLEMS: Final = 40
"""How many things that are off are told."""
MOVES: Final = 20_000
"""No game of ours is longer; one that is has no end."""


def problems_of(game: Game, text: str) -> list[str]:
    """Everything that is off with the text of an edition, a sentence each; none: games can be played with it."""
    try:
        edition = read(text, WHERE)
    except EditionError as wrong:
        return [str(wrong)]
    if edition.game != game.name:
        return [f"{WHERE}: it is an edition of {edition.game}, not of {game.name}"]
    if edition.name == "standard":
        return [f"{WHERE}: its name must not be “standard”"]
    return game.problems(edition)[:PROBLEMS] or _tried(game, edition)


def _tried(game: Game, edition: Edition) -> list[str]:
    """Play, draw and describe a game with as few and one with as many players as there can be."""
    try:
        for seats in (min(game.seats), max(game.seats)):
            if not _play(Table(game, seats, seed=0, edition=edition)):
                return [f"{WHERE}: a game with these values does not come to an end"]
    except (ArithmeticError, LookupError, TypeError, ValueError) as failure:
        return [f"{WHERE}: no game can be played with these values ({type(failure).__name__}: {str(failure)[:80]})"]
    return []


def _play(table: Table) -> bool:
    """Whether a game of random moves comes to its end, drawn at its beginning and its end."""
    rng = random.Random(0)
    table.svg(0)
    for thing in table.game.things(table.terms):
        table.game.describe(table.terms, table.view(0), thing)
    for _ in range(MOVES):
        if table.over:
            table.svg(0)
            return True
        table.play(rng.choice(table.legal()))
    return False
