"""The terms on which the contract is asked: few, and yet every two choices meet."""

from __future__ import annotations

import itertools

from orrery.kernel import Game, Terms
from orrery.terms import TableError, terms_of

Choices = dict[str, str | int]
SEATS = "seats"


def factors(game: Game) -> dict[str, list[str | int]]:
    """What is chosen before a game: its seats, and each of its options."""
    return {SEATS: list(game.seats), **{option.name: list(option.choices) for option in game.options}}


def agreed(game: Game, choices: Choices) -> Terms | None:
    """The terms with these choices and the usual ones for the rest; None where they exclude each other."""
    options = {name: str(choice) for name, choice in choices.items() if name != SEATS}
    for seats in [choices[SEATS]] if SEATS in choices else game.seats:
        try:
            return terms_of(game, int(seats), options)
        except TableError:
            pass
    return None


def pairs_of(game: Game) -> list[Choices]:
    """Every two choices that can be taken together."""
    pairs = [
        {one: first, other: second}
        for (one, firsts), (other, seconds) in itertools.combinations(factors(game).items(), 2)
        for first, second in itertools.product(firsts, seconds)
    ]
    return [pair for pair in pairs if agreed(game, pair)]


def covers(row: Choices, pair: Choices) -> bool:
    """Whether both choices of a pair are taken in a row."""
    return pair.items() <= row.items()


def usual(game: Game, terms: Terms) -> bool:
    """Whether nothing was chosen but the number of seats."""
    return all(
        terms.options[option.name] == option.choices[0] for option in game.options if option.name in terms.options
    )


def covering(game: Game) -> list[Terms]:
    """The usual game for every number of seats, then rows until every two choices that go together have met."""
    first = {option.name: option.choices[0] for option in game.options}
    rows: list[Choices] = [{SEATS: seats, **first} for seats in game.seats]
    left = [pair for pair in pairs_of(game) if not any(covers(row, pair) for row in rows)]
    while left:
        row = _filled(game, dict(left[0]), left)
        rows.append(row)
        left = [pair for pair in left if not covers(row, pair)]
    terms = [agreed(game, row) for row in rows]
    return [one for one in terms if one is not None]


def _filled(game: Game, row: Choices, left: list[Choices]) -> Choices:
    """A row with every choice made, each the one that meets most of what is left."""
    for name, choices in factors(game).items():
        if name not in row:
            fitting = [row | {name: choice} for choice in choices if agreed(game, row | {name: choice})]
            row = max(fitting, key=lambda longer: sum(covers(longer, pair) for pair in left))
    return row
