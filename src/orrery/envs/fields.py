"""The tables of docs/environments.md, written from the games themselves: `python -m orrery.envs.fields FILE` renews them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from orrery.games import games
from orrery.kernel import Field, Game
from orrery.terms import terms_of

BEGIN: Final = "<!-- fields: begin (python -m orrery.envs.fields docs/environments.md) -->"
END: Final = "<!-- fields: end -->"


def tables() -> str:
    """Every field of every game's observation."""
    return "\n".join(line for game in games().values() for line in _table(game))


def _table(game: Game) -> Iterator[str]:
    by_seats = [_fields(game, seats) for seats in game.seats]
    lengths = [sum(field.length for field in fields) for fields in by_seats]
    moves = [len(game.catalogue(terms_of(game, seats))) for seats in game.seats]
    yield f"### {game.name}, version {game.observation}"
    yield ""
    yield "| seats | numbers in an observation | moves in the catalogue |"
    yield "|---|---|---|"
    for seats, length, size in zip(game.seats, lengths, moves, strict=True):
        yield f"| {seats} | {length:,} | {size:,} |"
    yield ""
    yield f"| field | numbers with {', '.join(map(str, game.seats))} seats | from – to | meaning |"
    yield "|---|---|---|---|"
    for name in _names(by_seats):
        yield _row(name, [next((own for own in fields if own.name == name), None) for fields in by_seats])
    yield ""


def _fields(game: Game, seats: int) -> tuple[Field, ...]:
    return game.fields(terms_of(game, seats))


def _names(by_seats: list[tuple[Field, ...]]) -> list[str]:
    """In the order of the longest, what belongs to another seat left out: it is said of `you`."""
    names: list[str] = []
    for fields in sorted(by_seats, key=len, reverse=True):
        names += [own.name for own in fields if own.name not in names and not own.name.startswith(("seat+", "rival."))]
    return names


def _row(name: str, met: list[Field | None]) -> str:
    known = [own for own in met if own is not None]
    lengths = ["–" if own is None else str(own.length) for own in met]
    shown = lengths[0] if len(set(lengths)) == 1 else ", ".join(lengths)
    high = sorted({own.high for own in known})
    low = min(own.low for own in known)
    top = str(high[0]) if len(high) == 1 else ", ".join(map(str, high))
    return f"| `{name}` | {shown} | {low} – {top} | {known[-1].meaning} |"


def renewed(text: str) -> str:
    """A page with its tables written anew."""
    before, opened, rest = text.partition(BEGIN)
    _, closed, after = rest.partition(END)
    if not opened or not closed:
        raise ValueError(f"the page has no part between “{BEGIN}” and “{END}”")
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{after}"


def main() -> None:
    """Renew the page that is named."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m orrery.envs.fields FILE")
    page = Path(sys.argv[1])
    page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
