"""Editions that players bring: checked as `orrery edition check` does, then tried, in a process that may die of it."""

from __future__ import annotations

import random
from typing import Final

from orrery.edition import Edition, EditionError, read
from orrery.kernel import Game, Text
from orrery.table import Table
from orrery.words import Words

WHERE: Final = Text("edition-file")
PROBLEMS: Final = 40
"""How many things that are off are told."""
MOVES: Final = 20_000
"""No game of ours is longer; one that is has no end."""


def problems_of(game: Game, text: str, language: str = "en") -> list[str]:
    """Everything that is off with the text of an edition, a sentence each; none: games can be played with it."""
    try:
        edition = read(text, WHERE)
        if edition.game != game.name:
            raise EditionError("of-another", where=WHERE, other=edition.game, game=game.name)
        if edition.name == "standard":
            raise EditionError("standard", where=WHERE)
        problems = game.problems(edition)[:PROBLEMS]
        if not problems:
            _try(game, edition)
    except EditionError as wrong:
        problems = [wrong.text]
    return Words(game.name, language).sentences(problems)


def _try(game: Game, edition: Edition) -> None:
    """Play, draw and describe a game with as few and one with as many players as there can be."""
    try:
        ends = [_play(Table(game, seats, seed=0, edition=edition)) for seats in (min(game.seats), max(game.seats))]
    except (ArithmeticError, LookupError, TypeError, ValueError) as failure:
        error = f"{type(failure).__name__}: {str(failure)[:80]}"
        raise EditionError("unplayable", where=WHERE, error=error) from None
    if not all(ends):
        raise EditionError("endless", where=WHERE)


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
