"""Callisto's components: the board under each insert, the pieces, and every way a piece can lie."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.edition import Edition, problem
from orrery.kernel import Terms
from orrery.message import Text

PILLAR: Final = 0
KINDS: Final = 12
PIECES: Final = 18
PILLARS: Final = 3
BOX: Final = 3
"""Every piece lies within three cells by three."""

_INSERT_OF: Final = {2: "two", 3: "three", 4: "four"}


class Orientation:
    """One way to turn and flip a piece: its cells, and where its lower left corner can lie on a board."""

    def __init__(self, kind: int, cells: list[tuple[int, int]]) -> None:
        self.kind = kind
        self.cells = cells
        self.corners = 0
        self.index: dict[int, int] = {}


class Layout:
    """A board and everything that can be laid on it; cells are numbered row by row from the lower left."""

    def __init__(self, width: int, cells: set[int], pillars: set[int], centre: set[int], outer: set[int]) -> None:
        self.width = width
        self.cells = cells
        self.pillars = pillars
        self.centre = centre
        self.outer = outer
        self.in_play = _mask(cells)
        self.open_to_pillars = _mask(pillars)
        self.not_left = _mask({cell for cell in range(width * width) if cell % width})
        self.names: list[str] = []
        self.copies: list[int] = []
        self.points: list[int] = []
        self.orientations: list[Orientation] = []
        self.kind_of: list[int] = []
        self.cells_of: list[tuple[int, ...]] = []
        self.most_cells = 1
        """How many cells the largest piece covers."""
        self.pillar_index: dict[int, int] = {}
        self.points_of = vec[i64]()

    def cell_name(self, cell: int) -> str:
        """A cell as players write it: `h8`."""
        return f"{chr(ord('a') + cell % self.width)}{cell // self.width + 1}"

    def cell_number(self, name: str) -> int:
        """The cell of a name, or -1."""
        if len(name) < 2 or not name[0].isascii() or not name[0].isalpha() or not name[1:].isdecimal():
            return -1
        column, row = ord(name[0].lower()) - ord("a"), int(name[1:]) - 1
        return row * self.width + column if column < self.width and 0 <= row < self.width else -1


def _mask(cells: set[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def colours(terms: Terms) -> int:
    """How many colours are on the board: one for each seat, or two for each of two."""
    return 4 if terms["two-by-two"] == "yes" else terms.seats


@lru_cache(maxsize=40)
def layout(edition: Edition, players: int, outer_pillars: bool) -> Layout:
    """The board for as many players, with all placements in the order of the catalogue."""
    data = edition.data
    size = int(data["board"]["size"])
    margin = 2 if players == 2 and not outer_pillars else 0
    width = size - 2 * margin
    insert = next(row for row in data["insert"] if row["id"] == _INSERT_OF[players])
    board = _cells(data["insert"][0]["rows"], size, margin, width)
    cells = _cells(insert["rows"], size, margin, width)
    centre = _cells(data["centre"]["rows"], size, margin, width)
    pillars = (board if outer_pillars else cells) - centre
    made = Layout(width, cells, pillars, centre, board - cells)
    for kind, piece in enumerate(data["piece"]):
        made.names.append(piece["id"])
        made.copies.append(piece["copies"])
        made.points.append(piece["points"])
        made.points_of = append(made.points_of, piece["points"])
        if kind == PILLAR:
            _lay_pillars(made, board if outer_pillars else cells)
        else:
            _lay_piece(made, kind, piece["shape"])
    return made


def _cells(rows: list[int], size: int, margin: int, width: int) -> set[int]:
    """The cells of centred rows, given from the top; in the coordinates of a board without its margin."""
    cells = set()
    for row, count in enumerate(rows):
        y = size - 1 - row - margin
        for x in range((size - count) // 2 - margin, (size + count) // 2 - margin):
            if 0 <= y < width and 0 <= x < width:
                cells.add(y * width + x)
    return cells


def _lay_pillars(made: Layout, cells: set[int]) -> None:
    for cell in sorted(cells):
        made.pillar_index[cell] = len(made.kind_of)
        made.kind_of.append(PILLAR)
        made.cells_of.append((cell,))


def _lay_piece(made: Layout, kind: int, shape: list[str]) -> None:
    for cells in orientations(shape):
        orientation = Orientation(kind, cells)
        for corner in range(made.width * made.width):
            x, y = corner % made.width, corner // made.width
            covered = tuple(sorted((y + dy) * made.width + x + dx for dx, dy in cells))
            if all(x + dx < made.width for dx, _ in cells) and made.cells.issuperset(covered):
                orientation.corners |= 1 << corner
                orientation.index[corner] = len(made.kind_of)
                made.kind_of.append(kind)
                made.cells_of.append(covered)
                made.most_cells = max(made.most_cells, len(covered))
        made.orientations.append(orientation)


def orientations(shape: list[str]) -> list[list[tuple[int, int]]]:
    """The different ways a shape can be turned and flipped, each pushed into the lower left corner."""
    cells = [(x, len(shape) - 1 - y) for y, row in enumerate(shape) for x, sign in enumerate(row) if sign == "#"]
    ways: list[list[tuple[int, int]]] = []
    for _ in range(2):
        for _ in range(4):
            left, low = min(x for x, _ in cells), min(y for _, y in cells)
            corner = sorted(((x - left, y - low) for x, y in cells), key=_by_row)
            if corner not in ways:
                ways.append(corner)
            cells = [(y, -x) for x, y in cells]
        cells = [(-x, y) for x, y in cells]
    return ways


def _by_row(cell: tuple[int, int]) -> tuple[int, int]:
    return cell[1], cell[0]


def problems(edition: Edition) -> list[Text]:
    """What contradicts the rulebook or the set: the counts of pieces and cells, the shapes, the points."""
    sentences: list[Text] = []
    data = edition.data
    pieces: list[dict[str, Any]] = list(data["piece"])
    if len(pieces) != KINDS:
        return [problem("kinds", kinds=KINDS, count=len(pieces))]
    for piece in pieces:
        sentences += _shape_problems(piece)
    if sentences:
        return sentences
    if pieces[PILLAR]["copies"] != PILLARS or pieces[PILLAR]["shape"] != ["#"]:
        sentences.append(problem("pillars"))
    others = sum(int(piece["copies"]) for piece in pieces[1:])
    if others != PIECES:
        sentences.append(problem("pieces", count=others))
    if pieces[PILLAR]["points"] != 0:
        sentences.append(problem("pillar-points"))
    return sentences + _board_problems(data)


def _shape_problems(piece: dict[str, Any]) -> list[Text]:
    name, shape = piece["id"], piece["shape"]
    text = isinstance(shape, list) and shape and all(isinstance(row, str) and set(row) <= {"#", "."} for row in shape)
    if not text or len(shape) > BOX or max(len(row) for row in shape) > BOX or "#" not in "".join(shape):
        return [problem("shape", piece=name)]
    cells = {(x, y) for y, row in enumerate(shape) for x, sign in enumerate(row) if sign == "#"}
    reached = {min(cells)}
    while True:
        more = {(x + a, y + b) for x, y in reached for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} & cells - reached
        if not more:
            break
        reached |= more
    if reached != cells:
        return [problem("shape-apart", piece=name)]
    if piece["copies"] < 0 or piece["points"] < 0:
        return [problem("negative", piece=name)]
    return []


def _board_problems(data: Any) -> list[Text]:
    sentences: list[Text] = []
    size = data["board"]["size"]
    if size != 20:
        return [problem("board-size", size=size)]
    rows_of = {row["id"]: row["rows"] for row in data["insert"]} | {"centre": data["centre"]["rows"]}
    for name, rows in rows_of.items():
        if len(rows) != size or any(type(n) is not int or n < 0 or n > size or n % 2 for n in rows):
            sentences.append(problem("rows", name=name, size=size))
    if sentences:
        return sentences
    if sum(rows_of["four"]) != data["board"]["cells"]:
        sentences.append(problem("board-cells", cells=data["board"]["cells"], count=sum(rows_of["four"])))
    for inner, outer in (("centre", "two"), ("two", "three"), ("three", "four")):
        if any(a > b for a, b in zip(rows_of[inner], rows_of[outer], strict=True)):
            sentences.append(problem("within", inner=inner, outer=outer))
    if rows_of["two"][:2] + rows_of["two"][-2:] != [0, 0, 0, 0] or max(rows_of["two"]) > 16:
        sentences.append(problem("board-of-two"))
    return sentences
