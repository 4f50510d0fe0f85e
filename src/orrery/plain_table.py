"""A plain picture for a game that draws none: the numbers of its position as tokens in named areas, and its moves as buttons.

Every declared field of the position is a row of boxes, one for each of its numbers, with as many tokens in it. Every field of
a move whose values are not among these boxes is a row of buttons, and a move is clicked by what it is about: the box
`heap-2` stands for all moves with a field `heap` of 2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from orrery.blocks import COMMON, Area, Map, Scene
from orrery.catalogue import Move
from orrery.lettering import lettered
from orrery.message import Text
from orrery.scene import Board, Ground, Piece, Place, Sketch, Span, words
from orrery.vocabulary import Json, Terms

if TYPE_CHECKING:
    from orrery.kernel import Game

BOX: Final = 78
GAP: Final = 10
MARGIN: Final = 16
NAME: Final = 120
"""How wide the names of the rows are."""
ACROSS: Final = 9
"""How many boxes stand beside each other."""
DRAWN: Final = 9
"""The most tokens that are drawn; more are a number."""
BOARD: Final = "board"
"""The one map of a game that has no scene of its own."""
TOKEN: Final = "token"
TALLY: Final = "tally"
WIDTH: Final = 80


@dataclass(frozen=True)
class Row:
    """Boxes beside each other: the numbers of a field, or buttons."""

    name: str
    boxes: tuple[str, ...]
    """Their ids: `heap-1`, `heap-2`; a single number has the name of its field."""
    labels: tuple[str, ...]
    counts: bool
    """Whether they hold the numbers of the position."""


@lru_cache(maxsize=64)
def rows(game: Game, terms: Terms) -> tuple[Row, ...]:
    """The rows of a game's table: first what its view holds, then what its moves are about besides."""
    values = _values(game, terms)
    shown = [
        _counted(name, value, values) for name, value in game.view(game.setup(terms), None).items() if _tells(value)
    ]
    boxes = {box for row in shown for box in row.boxes}
    buttons = [Row(name, tuple(of), tuple(of.values()), False) for name, of in values.items() if not boxes >= of.keys()]
    return (*shown, *buttons)


def _values(game: Game, terms: Terms) -> dict[str, dict[str, str]]:
    """What the fields of moves can be, by the name of the field: the ids of their boxes with their labels."""
    values: dict[str, dict[str, str]] = {}
    for move in game.catalogue(terms):
        for name, value in move.fields.items():
            values.setdefault(name, {})[f"{name}-{value}"] = str(value)
        if not move.fields:
            values.setdefault("moves", {})[f"moves-{move.kind}"] = move.notation
    return values


def _tells(value: Json) -> bool:
    return isinstance(value, int) or (isinstance(value, list) and all(isinstance(one, int) for one in value))


def _counted(name: str, value: Json, values: dict[str, dict[str, str]]) -> Row:
    """The boxes of a field: with the names that moves have for them, where they have one for each."""
    if not isinstance(value, list):
        return Row(name, (name,), ("",), True)
    named = values.get(name, {})
    if len(named) != len(value):
        named = {f"{name}-{number}": str(number) for number in range(1, len(value) + 1)}
    return Row(name, tuple(named), tuple(named.values()), True)


def touches(game: Game, terms: Terms, seat: int, move: Move) -> tuple[str, ...]:
    """The boxes of everything that a move is about."""
    if not move.fields:
        return (f"moves-{move.kind}",)
    return tuple(f"{name}-{value}" for name, value in move.fields.items())


def board(game: Game, terms: Terms) -> Board:
    """The rows, each with its name."""
    places, svg = [], []
    placed = list(_placed(rows(game, terms)))
    for row, top, _ in placed:
        svg.append(words(row.name.replace("_", " "), MARGIN, top + BOX / 2, 15, "muted", "start", 600))
        for at, (box, label) in enumerate(zip(row.boxes, row.labels, strict=True)):
            x, y = _middle(at, top)
            named = f"{row.name} {label}".strip().replace("_", " ")
            places.append(Place(box, x, y, BOX, BOX, Text(box, {}, named)))
            svg.append(_box(x, y, label, row.counts))
    symbols = {TOKEN: '<circle r="8" fill="var(--accent)"/>', TALLY: '<circle r="0.1" fill="none"/>'}
    extent = {TOKEN: (16.0, 16.0), TALLY: (40.0, 30.0)}
    width = NAME + 2 * MARGIN + ACROSS * (BOX + GAP)
    ground = Ground(width, placed[-1][2] + MARGIN, "".join(svg), tuple(places))
    return Board(symbols, extent, {BOARD: ground}, 24.0)


def _placed(shown: tuple[Row, ...]) -> Iterator[tuple[Row, float, float]]:
    """Every row with its top and its bottom."""
    top = float(MARGIN)
    for row in shown:
        lines = -(-len(row.boxes) // ACROSS)
        bottom = top + lines * (BOX + GAP)
        yield row, top, bottom
        top = bottom + GAP


def _middle(at: int, top: float) -> tuple[float, float]:
    x = NAME + MARGIN + (at % ACROSS) * (BOX + GAP) + BOX / 2
    return x, top + (at // ACROSS) * (BOX + GAP) + BOX / 2


def _box(x: float, y: float, label: str, counts: bool) -> str:
    half = BOX / 2
    frame = (
        f'<rect x="{x - half:g}" y="{y - half:g}" width="{BOX}" height="{BOX}" rx="8"'
        ' fill="var(--panel)" stroke="var(--line)"/>'
    )
    size = 11 if counts else max(9, min(26, 110 // max(1, len(label))))
    at = y - half + 10 if counts else y
    return frame + words(label, x, at, size, "muted" if counts else "ink", weight=400 if counts else 700)


def scene(game: Game, terms: Terms, view: dict[str, Json], seat: int | None) -> Scene:
    """One map with all pieces."""
    pieces = tuple(game.pieces(terms, view))
    title = Text("title", {}, " ".join(game.name.split("-")).title())
    return Scene((Area(BOARD, COMMON, title, (Map(BOARD, pieces),)),))


def pieces(game: Game, terms: Terms, view: dict[str, Json]) -> list[Piece]:
    """As many tokens in each box as its number says; large and negative numbers are written."""
    drawn: list[Piece] = []
    for row, top, _ in _placed(rows(game, terms)):
        if row.counts:
            for at, (box, number) in enumerate(zip(row.boxes, _numbers(view[row.name]), strict=True)):
                drawn += _tokens(box, number, *_middle(at, top))
    return drawn


def _numbers(value: Json) -> list[int]:
    listed = value if isinstance(value, list) else [value]
    return [int(one) for one in listed if isinstance(one, int)]


def _tokens(box: str, number: int, x: float, y: float) -> Iterator[Piece]:
    label = Text(f"{box}-holds", {"n": number}, "{n}")
    if not 0 <= number <= DRAWN:
        yield Piece(f"{box}-number", TALLY, x, y + 5, label, caption=str(number))
        return
    for one in range(number):
        yield Piece(f"{box}-{TOKEN}-{one + 1}", TOKEN, x + 20 * (one % 3 - 1), y + 6 + 20 * (one // 3 - 1), label)


def sketch(
    game: Game, terms: Terms, view: dict[str, Json], say: Callable[[Text], str], lines: int | None = None
) -> Sketch:
    """A line for each row: the names of its boxes, and what lies in them; of a game with a scene, that scene in letters."""
    if not (isinstance(game.scene, partial) and game.scene.func is scene):
        seat = view.get("seat")
        return lettered(game.scene(terms, view, seat if isinstance(seat, int) else None), say, lines)
    drawn: Sketch = []
    for row in rows(game, terms):
        if not row.counts:
            continue
        name = row.name.replace("_", " ")[:16].ljust(17)
        line = [Span(name, "muted")]
        for label, number in zip(row.labels, _numbers(view[row.name]), strict=True):
            shown = "●" * number if 0 < number <= DRAWN else str(number)
            text = f"{label[:12]}: {shown}   " if label else shown
            if sum(len(span.text) for span in line) + len(text) > WIDTH:
                drawn.append(line)
                line = [Span(" " * len(name))]
            line.append(Span(text))
        drawn.append(line)
    return drawn
