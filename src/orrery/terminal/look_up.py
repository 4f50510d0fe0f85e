"""Looking things up by name: the same text that the browser shows beside a piece."""

from __future__ import annotations

from orrery.blocks import things_in
from orrery.inspection import inspect
from orrery.table import Table
from orrery.words import Explained

Named = tuple[str, str]
"""A thing's id and its name in the table's language."""


def glossary(table: Table, seat: int | None) -> list[Named]:
    """Everything that the game explains, by name."""
    return [(thing, explained(table, thing, seat).name) for thing in table.game.things(table.terms)]


def named(table: Table, name: str, seat: int | None) -> list[Named]:
    """The things that a person means: of this very name or id, else those whose names begin with it or contain it."""
    wanted = " ".join(name.casefold().split())
    known = glossary(table, seat)
    exact = [(thing, word) for thing, word in known if wanted in _ways(thing, word)]
    exact = exact or [
        (thing, explained(table, thing, seat).name) for thing in _shown(table, seat) if thing.casefold() == wanted
    ]
    return (
        exact[:1]
        or _distinct([(thing, word) for thing, word in known if word.casefold().startswith(wanted)])
        or _distinct([(thing, word) for thing, word in known if wanted in word.casefold()])
    )


def _ways(thing: str, word: str) -> tuple[str, ...]:
    """How a thing may be called: its name, its id, or the code that notation has for it."""
    return word.casefold(), thing.casefold(), thing.rpartition(":")[2].casefold()


def _shown(table: Table, seat: int | None) -> list[str]:
    """Everything that lies on the table, by its id."""
    places = [place.id for ground in table.game.board(table.terms).grounds.values() for place in ground.places]
    return [*places, *(thing.id for thing in things_in(table.game.scene(table.terms, table.view(seat), seat)))]


def _distinct(things: list[Named]) -> list[Named]:
    """One thing for each name."""
    return list({name: (thing, name) for thing, name in reversed(things)}.values())


def explained(table: Table, thing: str, seat: int | None) -> Explained:
    """A thing's name and text, in the table's language."""
    described = table.game.describe(table.terms, table.view(seat), thing)
    assert described is not None
    return table.words.explain(described)


def inspected(table: Table, thing: str, seat: int | None) -> Explained:
    """The same with what this seat can do with it now, and what it cannot."""
    described = inspect(table, thing, seat)
    assert described is not None
    return table.words.explain(described)
