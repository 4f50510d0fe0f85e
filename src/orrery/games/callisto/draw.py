"""Callisto's table: the board with whole polyominoes on it, and every colour's tray."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, reduce
from operator import mul, or_
from typing import Any, Final, NamedTuple

from orrery.blocks import BESIDE, COMMON, OTHER, OWN, Area, Card, Cards, Chip, Counter, Map, Scene, Sign
from orrery.edition import Edition
from orrery.games.callisto.components import PILLAR, PILLARS, Layout, colours, layout
from orrery.games.callisto.moves import layout_of
from orrery.games.callisto.symbols import UNIT, anchor, shapes, symbols
from orrery.keeping import MANY, latest
from orrery.kernel import Json, Move, Terms, Text, Who
from orrery.scene import SEAT_MARKS, Board, Ground, Piece, Place

LEAST: Final = 0.6
"""Twenty columns across a phone; a finger never has to hit a cell."""
_TITLE: Final = Text("scene-board")


def board(terms: Terms) -> Board:
    """The cells of the insert, the centre tinted, the outer area dark where there is one."""
    return _board(terms.edition, colours(terms), terms["outer-pillars"] == "yes")


@lru_cache(maxsize=40)
def _board(edition: Edition, players: int, outer_pillars: bool) -> Board:
    made = layout(edition, players, outer_pillars)
    places = tuple(
        Place(f"cell-{made.cell_name(n)}", *_middle(made, n), UNIT, UNIT, Text("cell", {"cell": made.cell_name(n)}))
        for n in sorted(made.cells | made.pillars)
    )
    drawn, extent = symbols(edition)
    side = made.width * UNIT
    ground = Ground(side, side, _cells(made), places, LEAST, 2.0)
    return Board(drawn, extent, {"board": ground}, 12)


def _middle(made: Layout, cell: int) -> tuple[float, float]:
    """Where the middle of a cell lies; row 1 is at the bottom."""
    return (cell % made.width + 0.5) * UNIT, (made.width - 0.5 - cell // made.width) * UNIT


def _cells(made: Layout) -> str:
    shown = made.cells | (made.outer if made.outer & made.pillars else set())
    return "".join(
        f'<rect x="{x - UNIT / 2 + 1:g}" y="{y - UNIT / 2 + 1:g}" width="{UNIT - 2:g}" height="{UNIT - 2:g}" rx="5"'
        f" {_look(made, cell)}/>"
        for cell, (x, y) in ((cell, _middle(made, cell)) for cell in sorted(shown))
    )


def _look(made: Layout, cell: int) -> str:
    if cell in made.centre:
        return 'fill="var(--seat-4)" fill-opacity="0.16" stroke="var(--seat-4)" stroke-opacity="0.45"'
    if cell in made.cells:
        return 'fill="var(--raised)" fill-opacity="0.75" stroke="var(--line)" stroke-opacity="0.6"'
    return 'fill="var(--space)" fill-opacity="0.55" stroke="var(--line)" stroke-opacity="0.3" stroke-dasharray="3 3"'


def scene(terms: Terms, view: dict[str, Json], seat: int | None) -> Scene:
    """The board, one's own tray or trays, and what the others have left."""
    seen: Any = view
    made = layout_of(terms)
    mine = [colour for colour in range(seen["colours"]) if seat is not None and colour % seen["seats"] == seat]
    others = [colour for colour in range(seen["colours"]) if colour not in mine]
    left = hands(made, seen["left"])
    table = Area("area-board", COMMON, _TITLE, (_map(terms, made, seen, left, mine),), symbol="kind-W")
    trays = [
        _tray(made, seen["seats"], seen["colours"], colour, _tray_id(seen, colour), colour in mine, left[colour])
        for colour in (*mine, *others)
    ]
    return Scene((table, *trays), BESIDE, _head(seen))


@latest
def hands(made: Layout, left: list[dict[str, int]]) -> list[tuple[int, ...]]:
    """How many pieces of each kind every colour has left, as a view says it by their names."""
    return [tuple(map(pieces.__getitem__, made.names)) for pieces in left]


def _head(seen: Any) -> tuple[Chip, ...]:
    return (_turn(len(seen["placed"]) // seen["colours"] + 1),)


@lru_cache(maxsize=100)
def _turn(number: int) -> Chip:
    return Chip(Text("scene-turn", {"n": number}))


def _map(terms: Terms, made: Layout, seen: Any, left: list[tuple[int, ...]], mine: list[int]) -> Map:
    """The board; hatched where the viewer is blocked."""
    laid = laid_out(terms.edition, made, seen["colours"], seen["placed"])
    names = _cell_ids(made)
    closed = _closed_to_all(made, left, laid, mine)
    return Map("board", laid.pieces, closed=tuple([names[cell] for cell in _numbers(closed)]), legend=_legend(made))


@lru_cache(maxsize=40)
def _legend(made: Layout) -> tuple[Sign, ...]:
    """What the light and the grounds of cells mean."""
    signs = [Sign("lit", Text("scene-fits")), Sign("turned", Text("scene-fits-turned"))]
    signs.append(Sign("closed", Text("scene-closed")))
    if made.centre:
        signs.append(Sign("tinted", Text("scene-no-pillar")))
    return tuple(signs)


class Laid(NamedTuple):
    """What lies on the board."""

    pieces: tuple[Piece, ...]
    covered: tuple[int, ...]
    """The cells under the pieces of each colour, as bits."""

    def under(self, colour: int) -> tuple[int, int]:
        """The cells under all pieces, and under those of a colour."""
        return reduce(or_, self.covered), self.covered[colour]


@latest
def laid_out(edition: Edition, made: Layout, colours: int, placed: Any) -> Laid:
    """What lies on the board; the copies of a piece are numbered in the order they were placed."""
    used: dict[tuple[int, str], int] = {}
    on_board = _drawer(edition, made)
    pieces, covered = [], [0] * colours
    for entry in placed:
        colour, name = kind = entry["colour"], entry["piece"]
        copy = used.get(kind, 0)
        piece, cells = on_board(name, copy, colour, tuple(entry["cells"]))
        pieces.append(piece)
        used[kind] = copy + 1
        covered[colour] |= cells
    return Laid(tuple(pieces), tuple(covered))


@lru_cache(maxsize=40)
def _drawer(edition: Edition, made: Layout) -> Callable[[str, int, int, tuple[str, ...]], tuple[Piece, int]]:
    """Draws the pieces of a board, each of thousands of placements once; beside each the cells under it, as bits."""
    drawn = shapes(edition)

    @lru_cache(maxsize=20_000)
    def on_board(kind: str, copy: int, colour: int, on: tuple[str, ...]) -> tuple[Piece, int]:
        numbers = [made.cell_number(cell) for cell in on]
        left, low = min(n % made.width for n in numbers), min(n // made.width for n in numbers)
        inside = ((n % made.width - left, n // made.width - low) for n in numbers)
        cells = tuple(sorted(inside, key=lambda c: (c[1], c[0])))
        ax, ay = anchor(cells)
        x, y = _middle(made, (low + ay) * made.width + left + ax)
        name, covers = f"c{colour}-{kind}-{copy}", tuple(f"cell-{cell}" for cell in on)
        piece = Piece(
            name,
            drawn[kind, cells],
            x,
            y,
            _label(colour, kind, on),
            owner=colour,
            caption=SEAT_MARKS[colour],
            still=True,
            covers=covers,
        )
        return piece, _bits(numbers)

    return on_board


def _label(colour: int, kind: str, on: tuple[str, ...]) -> Text:
    return Text(
        "piece-on-board",
        {"colour": Text(f"seat-{colour}"), "piece": Text(f"piece-{kind}"), "cells": ", ".join(on)},
    )


# ---- what is closed


def _closed_to_all(made: Layout, left: list[tuple[int, ...]], laid: Laid, mine: list[int]) -> int:
    """The cells that are closed to all of these colours, as bits."""
    closed = made.in_play if mine else 0
    for colour in mine:
        closed &= closed_cells(made, left[colour], *laid.under(colour))
    return closed


def closed_cells(made: Layout, left: tuple[int, ...], taken: int, own: int) -> int:
    """The free cells beside a colour's own pieces into which nothing that it has left fits any more, as bits."""
    if left[PILLAR]:
        return 0
    free = made.in_play & ~taken
    closed = _beside(made, own) & free
    for kind, corners, offsets in _ways(made):
        if not closed:
            break
        if left[kind]:
            closed &= ~_covered(corners, offsets, free)
    return closed


def _covered(corners: int, offsets: tuple[int, ...], free: int) -> int:
    """The cells that a piece can cover where it lies in one way on free cells alone: all its corners are tried at once."""
    for offset in offsets:
        corners &= free >> offset
    covered = 0
    for offset in offsets:
        covered |= corners << offset
    return covered


@lru_cache(maxsize=40)
def _ways(made: Layout) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Every way to turn and flip a piece: its kind, where its corner can lie, and its cells as distances from there.

    The smallest pieces, which fit most often, come first.
    """
    ways = sorted(made.orientations, key=lambda way: len(way.cells))
    return tuple((way.kind, way.corners, tuple(dy * made.width + dx for dx, dy in way.cells)) for way in ways)


def _beside(made: Layout, cells: int) -> int:
    """What shares a side with these cells."""
    left, right = (cells & made.not_left) >> 1, (cells << 1) & made.not_left
    return left | right | cells << made.width | cells >> made.width


@lru_cache(maxsize=40)
def _cell_ids(made: Layout) -> tuple[str, ...]:
    """What each cell is called in a scene, by its number."""
    return tuple(f"cell-{made.cell_name(cell)}" for cell in range(made.width * made.width))


def _bits(numbers: Iterable[int]) -> int:
    return reduce(or_, [1 << number for number in numbers], 0)


def _numbers(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


# ---- the trays


def points_left(made: Layout, left: tuple[int, ...]) -> int:
    """4.3: what the pieces that a colour has in hand would count."""
    return sum(map(mul, left, made.points))


@lru_cache(maxsize=40)
def all_points(made: Layout) -> int:
    """What all pieces of a colour count."""
    return sum(map(mul, made.copies, made.points))


@lru_cache(maxsize=MANY)
def _tray(made: Layout, seats: int, colours: int, colour: int, tray: str, own: bool, left: tuple[int, ...]) -> Area:
    """What a colour has left, each kind always in the same place."""
    owner = colour % seats
    meant = own and tray == f"tray-{owner}"
    cards = tuple(
        _kind(made, colour, name, count, tray, meant and _comes_now(left, name))
        for name, count in zip(made.names, left, strict=True)
        if own or count
    )
    points = points_left(made, left)
    blocks = (
        Counter(f"points-{colour}", "", Text("scene-points-left"), points, all_points(made), owner=colour),
        Cards(f"tray-{colour}", cards, form="tiles"),
    )
    left_over = tuple([_left_over(colour, name, count) for name, count in zip(made.names, left, strict=True) if count])
    title = Text("scene-own-tray") if own else Text("player-name", {"name": Who(owner)})
    if colours > seats:
        title = Text("scene-tray-of-colour", {"tray": title, "colour": Text(f"seat-{colour}")})
    pieces = sum(left)
    return Area(
        f"area-tray-{colour}",
        OWN if own else OTHER,
        title,
        blocks,
        owner,
        Text("scene-pieces", {"n": pieces}),
        left_over,
        "kind-L",
        f"seat-{colour}",
    )


@lru_cache(maxsize=2_000)
def _left_over(colour: int, name: str, left: int) -> Chip:
    return Chip(Text("scene-copies", {"n": left}), f"kind-{name}", owner=colour)


def _tray_id(seen: Any, colour: int) -> str:
    """What the pieces of a tray are called: with two colours to a player only those of the one on turn are meant."""
    owner = colour % seen["seats"]
    turn = seen["colour"] if seen["colour"] % seen["seats"] == owner else owner
    return f"tray-{owner}" if colour == turn else f"waiting-{colour}"


def _comes_now(left: tuple[int, ...], name: str) -> bool:
    """2.2: whether a piece may be placed at all yet: pillars come first."""
    return left[PILLAR] < PILLARS - 1 or name == "1"


@lru_cache(maxsize=MANY)
def _kind(made: Layout, colour: int, name: str, left: int, tray: str, meant: bool) -> Card:
    title = Text(f"piece-{name}")
    tag = Chip(Text("scene-copies", {"n": left})) if left > 1 else None
    foot = (Chip(Text("scene-placed"), tone="muted"),) if not left else ()
    state = "" if left else "done"
    return Card(
        f"{tray}-{name}",
        title,
        picture=f"kind-{name}",
        tag=tag,
        foot=foot,
        owner=colour,
        state=state,
        counted=meant and left > 0,
    )


def touches(terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    """The cells it covers, and the piece in the seat's tray."""
    cells = tuple(f"cell-{cell}" for cell in str(move.fields["cells"]).split(","))
    return (*cells, f"tray-{seat}-{move.fields['piece']}")
