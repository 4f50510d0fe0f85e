"""The picture in letters: the board with a letter for every covered cell, and beside it what each colour has left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.games.callisto.components import Layout
from orrery.games.callisto.moves import layout_of
from orrery.kernel import Json, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Sketch, Span

LONGEST_NAME: Final = 16
"""Beside the board in letters."""


def sketch(terms: Terms, view: dict[str, Json], say: Callable[[Text], str], lines: int | None = None) -> Sketch:
    """The board with a letter for every covered cell, joined within a piece, and beside it what each colour has left."""
    made = layout_of(terms)
    seen: dict[str, Any] = view
    covered: dict[int, tuple[int, int]] = {}
    for number, entry in enumerate(seen["placed"]):
        for cell in entry["cells"]:
            covered[made.cell_number(cell)] = (number, entry["colour"])
    drawn = []
    for row in range(made.width - 1, -1, -1):
        line = [Span(f"{row + 1:2} ", "muted")]
        for column in range(made.width):
            line += _sketch_cell(made, row * made.width + column, covered)
        drawn.append(line)
    drawn.append([Span("   " + " ".join(chr(ord("a") + i) for i in range(made.width)), "muted")])
    for at, text in enumerate(_sketch_trays(made, seen, say)):
        drawn[at] += [Span("   "), *text]
    return drawn


def _sketch_cell(made: Layout, cell: int, covered: dict[int, tuple[int, int]]) -> list[Span]:
    if cell not in covered:
        sign, ink = ("+", "accent") if cell in made.centre else ("·", "muted") if cell in made.cells else (" ", "faint")
        return [Span("-" if cell in made.pillars and sign == " " else sign, ink), Span(" ")]
    number, colour = covered[cell]
    last_column = cell % made.width == made.width - 1
    joined = not last_column and covered.get(cell + 1, (-1, 0))[0] == number
    edge = covered.get(cell - made.width, (number, 0))[0] != number
    fill = f"seat-{colour}"
    mark = Span(SEAT_MARKS[colour], "space", fill, bold=True, underline=edge)
    return [mark, Span("-", "space", fill, underline=edge) if joined else Span(" ")]


def _whose(seen: dict[str, Any], colour: int, say: Callable[[Text], str]) -> str:
    """A colour's player; where a player has two of them, the colour too."""
    player = say(Text("player-name", {"name": Who(colour % seen["seats"])}))
    named = player if seen["colours"] == seen["seats"] else f"{say(Text(f'seat-{colour}'))}, {player}"
    return named if len(named) <= LONGEST_NAME else named[: LONGEST_NAME - 1] + "…"


def _sketch_trays(made: Layout, seen: dict[str, Any], say: Callable[[Text], str]) -> list[list[Span]]:
    lines = []
    for colour, left in enumerate(seen["left"]):
        points = sum(left[name] * made.points[kind] for kind, name in enumerate(made.names))
        arrow = "> " if seen["colour"] == colour else "  "
        lines.append(
            [
                Span(arrow, "accent", bold=True),
                Span(SEAT_MARKS[colour], "space", f"seat-{colour}", bold=True),
                Span(f" {_whose(seen, colour, say)}: {say(Text('points', {'n': points}))}", f"seat-{colour}"),
            ]
        )
        names = [name for name in made.names for _ in range(left[name])]
        for start in range(0, max(len(names), 1), 11):
            lines.append([Span("    " + " ".join(names[start : start + 11]), "muted")])
        lines.append([])
    return lines
