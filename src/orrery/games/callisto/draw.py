"""Callisto's picture: the board with its centre and outer area, whole polyominoes on it, and every colour's tray beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from orrery.edition import Edition
from orrery.games.callisto.components import Layout, colours, layout, orientations
from orrery.games.callisto.moves import layout_of
from orrery.kernel import Json, Move, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Area, Board, Piece, Place, Sketch, Span, words

SIDE: Final = 680.0
"""The board's square."""
MARGIN: Final = 44.0
TRAY: Final = 470.0
WIDTH: Final = SIDE + 2 * MARGIN + TRAY + 12
HEIGHT: Final = SIDE + 2 * MARGIN
SLOTS_A_ROW: Final = {2: 7, 3: 7, 4: 9}
"""How many pieces stand in a row of a tray, by the number of colours."""
UNIT: Final = 30.0
"""A cell of a symbol; a piece is scaled to the cells it lies on."""
PANEL_TOP: Final = 30.0
LONGEST_NAME: Final = 16
"""Beside the board in letters."""


def board(terms: Terms) -> Board:
    """The cells of the insert, the centre tinted, the outer area dark, and a tray for every colour."""
    return _board(terms.edition, colours(terms), terms["outer-pillars"] == "yes", terms.seats)


@cache
def _board(edition: Edition, players: int, outer_pillars: bool, seats: int) -> Board:
    made = layout(edition, players, outer_pillars)
    svg = "".join(
        [_frame(made), _cells(made), _labels(made), *(_tray(made, colour, players) for colour in range(players))]
    )
    symbols, extent = _symbols(made, edition)
    cell = _cell(made)
    places = tuple(
        Place(f"cell-{made.cell_name(n)}", *_middle(made, n), cell, cell, Text("cell", {"cell": made.cell_name(n)}))
        for n in sorted(made.cells | made.pillars)
    )
    return Board(WIDTH, HEIGHT, svg, symbols, places, 15, extent, _areas(players, seats))


def _cell(made: Layout) -> float:
    return SIDE / made.width


def _middle(made: Layout, cell: int) -> tuple[float, float]:
    """Where the middle of a cell lies; row 1 is at the bottom."""
    size = _cell(made)
    return MARGIN + (cell % made.width + 0.5) * size, MARGIN + (made.width - 0.5 - cell // made.width) * size


def _frame(made: Layout) -> str:
    return (
        f'<rect x="{MARGIN / 2}" y="{MARGIN / 2}" width="{SIDE + MARGIN}" height="{SIDE + MARGIN}" rx="26"'
        f' fill="var(--panel)"/>'
    )


def _cells(made: Layout) -> str:
    size = _cell(made)
    return "".join(
        f'<rect x="{x - size / 2 + 1:.1f}" y="{y - size / 2 + 1:.1f}" width="{size - 2:.1f}" height="{size - 2:.1f}" rx="4"'
        f" {_look(made, cell)}/>"
        for cell, (x, y) in ((cell, _middle(made, cell)) for cell in sorted(made.cells | made.outer))
    )


def _look(made: Layout, cell: int) -> str:
    if cell in made.centre:
        return 'fill="var(--accent)" fill-opacity="0.30" stroke="var(--accent)" stroke-opacity="0.6"'
    if cell in made.cells:
        return 'fill="var(--raised)" stroke="var(--line)" stroke-opacity="0.5"'
    return 'fill="var(--space)" fill-opacity="0.55" stroke="var(--line)" stroke-opacity="0.25" stroke-dasharray="3 3"'


def _labels(made: Layout) -> str:
    size = _cell(made)
    names = []
    for i in range(made.width):
        at = MARGIN + (i + 0.5) * size
        names.append(words(chr(ord("a") + i), at, MARGIN + SIDE + 11, 13, "muted"))
        names.append(words(str(i + 1), MARGIN - 11, HEIGHT - at, 13, "muted"))
    return "".join(names)


def _tray_height(players: int) -> float:
    return (HEIGHT - MARGIN) / players


def _tray_corner(colour: int, players: int) -> tuple[float, float]:
    return SIDE + 2 * MARGIN, MARGIN / 2 + colour * _tray_height(players)


def _areas(players: int, seats: int) -> tuple[Area, ...]:
    """The board, and each colour's tray."""
    trays = [
        Area(*_tray_corner(colour, players), TRAY - 12, _tray_height(players) - 12, colour % seats)
        for colour in range(players)
    ]
    return Area(MARGIN / 2, MARGIN / 2, SIDE + MARGIN, SIDE + MARGIN), *trays


def _tray(made: Layout, colour: int, players: int) -> str:
    x, y = _tray_corner(colour, players)
    height = _tray_height(players) - 12
    return (
        f'<rect x="{x}" y="{y:.1f}" width="{TRAY - 12}" height="{height:.1f}" rx="16" fill="var(--panel)"/>'
        f'<circle cx="{x + 22}" cy="{y + 18:.1f}" r="9" fill="var(--seat-{colour})"/>'
        f"{words(SEAT_MARKS[colour], x + 22, y + 18, 12, 'space', weight=700)}"
    )


@cache
def _shapes(edition: Edition) -> dict[tuple[str, tuple[tuple[int, int], ...]], str]:
    """The symbol's name of every piece in every orientation, by its cells."""
    found = {}
    for piece in edition.data["piece"]:
        for number, cells in enumerate(orientations(piece["shape"])):
            found[piece["id"], tuple(cells)] = f"{piece['id']}-{number}"
    return found


def _symbols(made: Layout, edition: Edition) -> tuple[dict[str, str], dict[str, tuple[float, float]]]:
    symbols, extent = {}, {}
    for (piece, cells), name in _shapes(edition).items():
        symbols[name] = _pillar() if piece == "1" else _polyomino(cells)
        across, up = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
        extent[name] = (across * UNIT, up * UNIT)
    symbols["points"] = ""
    return symbols, extent


def _pillar() -> str:
    """A pillar is a round column seen from above."""
    return (
        '<circle r="12.5" fill="currentColor" stroke="var(--space)" stroke-width="2"/>'
        '<circle r="9.5" fill="none" stroke="var(--space)" stroke-opacity="0.55" stroke-width="1.5"/>'
    )


def _polyomino(cells: tuple[tuple[int, int], ...]) -> str:
    """One outline around the whole piece, faint seams inside; the origin is the middle of its most central cell."""
    ax, ay = _anchor(cells)
    half = UNIT / 2
    points = [((x - ax) * UNIT - half, -(y - ay) * UNIT + half) for x, y in outline(cells)]
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "Z"
    seams = []
    for x, y in cells:
        px, py = (x - ax) * UNIT, -(y - ay) * UNIT
        if (x + 1, y) in cells:
            seams.append(f"M{px + half:g} {py - half + 5:g}v{UNIT - 10:g}")
        if (x, y + 1) in cells:
            seams.append(f"M{px - half + 5:g} {py - half:g}h{UNIT - 10:g}")
    return (
        f'<path d="{path}" fill="currentColor" stroke="var(--space)" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="{"".join(seams)}" stroke="var(--space)" stroke-opacity="0.28" stroke-width="1.5" fill="none"/>'
    )


@cache
def _anchor(cells: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """The cell nearest to the middle of all."""
    mx, my = sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)
    return min(cells, key=lambda cell: ((cell[0] - mx) ** 2 + (cell[1] - my) ** 2, cell))


def outline(cells: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """The corners around a piece, one after another."""
    edges: dict[tuple[int, int], tuple[int, int]] = {}
    for x, y in cells:
        sides = (
            ((x, y), (x + 1, y), (0, -1)),
            ((x + 1, y), (x + 1, y + 1), (1, 0)),
            ((x + 1, y + 1), (x, y + 1), (0, 1)),
            ((x, y + 1), (x, y), (-1, 0)),
        )
        for start, end, (dx, dy) in sides:
            if (x + dx, y + dy) not in cells:
                edges[start] = end
    first = min(edges)
    around, at = [first], edges[first]
    while at != first:
        around.append(at)
        at = edges[at]
    return around


def pieces(terms: Terms, view: dict[str, Json]) -> list[Piece]:
    """What lies on the board, and what is left in the trays."""
    made = layout_of(terms)
    seen: dict[str, Any] = view
    used: Counter[tuple[int, str]] = Counter()
    found = []
    for entry in seen["placed"]:
        colour, name = entry["colour"], entry["piece"]
        found.append(_on_board(terms, made, entry, f"c{colour}-{name}-{used[colour, name]}"))
        used[colour, name] += 1
    for colour, left in enumerate(seen["left"]):
        found += _in_tray(made, colour, left, used, terms, still=colour != seen["colour"])
        found.append(_total(made, colour, left, seen))
    return found


def _on_board(terms: Terms, made: Layout, entry: dict[str, Any], name: str) -> Piece:
    numbers = [made.cell_number(cell) for cell in entry["cells"]]
    left, low = min(n % made.width for n in numbers), min(n // made.width for n in numbers)
    cells = tuple(sorted(((n % made.width - left, n // made.width - low) for n in numbers), key=lambda c: (c[1], c[0])))
    ax, ay = _anchor(cells)
    x, y = _middle(made, (low + ay) * made.width + left + ax)
    label = Text(
        "piece-on-board",
        {
            "colour": Text(f"seat-{entry['colour']}"),
            "piece": Text(f"piece-{entry['piece']}"),
            "cells": ", ".join(entry["cells"]),
        },
    )
    return Piece(
        name,
        _shapes(terms.edition)[entry["piece"], cells],
        x,
        y,
        label,
        owner=entry["colour"],
        scale=_cell(made) / UNIT,
        caption=SEAT_MARKS[entry["colour"]],
        still=True,
    )


def _in_tray(
    made: Layout, colour: int, left: dict[str, int], used: Counter[tuple[int, str]], terms: Terms, still: bool
) -> list[Piece]:
    players = colours(terms)
    x, y = _tray_corner(colour, players)
    found = []
    slot, a_row = 0, SLOTS_A_ROW[players]
    width = (TRAY - 24) / a_row
    height = min(width, (_tray_height(players) - 46) / 3)
    scale = 0.27 * width / UNIT
    for kind, name in enumerate(made.names):
        for copy in range(made.copies[kind]):
            if copy >= used[colour, name]:
                px = x + 6 + (slot % a_row + 0.5) * width
                py = y + PANEL_TOP + (slot // a_row + 0.5) * height
                label = Text("piece-in-tray", {"colour": Text(f"seat-{colour}"), "piece": Text(f"piece-{name}")})
                dx, dy = _off_centre(terms.edition, kind, UNIT * scale)
                name_of = f"c{colour}-{name}-{copy}"
                at = px + dx, py + dy
                found.append(Piece(name_of, f"{name}-0", *at, label, owner=colour, scale=scale, still=still))
            slot += 1
    return found


@cache
def _off_centre(edition: Edition, kind: int, unit: float) -> tuple[float, float]:
    """How far a symbol's origin lies from the middle of its box, so that it sits in the middle of its slot."""
    cells = tuple(orientations(edition.data["piece"][kind]["shape"])[0])
    ax, ay = _anchor(cells)
    across, up = max(x for x, _ in cells), max(y for _, y in cells)
    return (ax - across / 2) * unit, -(ay - up / 2) * unit


def _total(made: Layout, colour: int, left: dict[str, int], seen: dict[str, Any]) -> Piece:
    """The points that a colour has still in hand, at the end of its tray's head line."""
    x, y = _tray_corner(colour, int(seen["colours"]))
    points = sum(left[name] * made.points[kind] for kind, name in enumerate(made.names))
    label = Text("points-in-hand", {"colour": Text(f"seat-{colour}"), "n": points})
    return Piece(f"points-{colour}", "points", x + TRAY - 44, y + 18, label, caption=str(points))


def touches(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    """The cells it covers, and the pieces of its kind in the trays of this seat's colours."""
    made = layout_of(terms)
    name = str(move.fields["piece"])
    cells = tuple(f"cell-{cell}" for cell in str(move.fields["cells"]).split(","))
    copies = range(made.copies[made.names.index(name)])
    return cells + tuple(
        f"c{colour}-{name}-{copy}" for colour in range(seat, colours(terms), terms.seats) for copy in copies
    )


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
