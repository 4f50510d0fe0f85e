"""The ground that Callisto's bitboards and engine stand on, in C: tables of a board, and a position that is laid in place.

Cython's pure-Python mode; the types stand in ground.pxd. All places of a piece are found at once: a board shifted by a
piece's cell says for every corner whether that cell is empty; the conjunction over a piece's cells says where the piece
fits, and the disjunction over the same shifts of the neighbouring cells says where it touches its own colour. Nothing here
but making the tables touches a Python object, so that several threads can search without the interpreter's lock.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("compiled or not used at all; reference.py and the general search stand in for it")

from cython.cimports.orrery.games.callisto.bits import has, lowest, nth_cell, popcount, put, shifts

OVER = cython.declare(cython.int, -2)
NOTHING = cython.declare(cython.int, 72)
"""Where an empty board lies beside the shifted ones, which shapes of fewer than five cells count."""
MOST_SHAPES, MOST_PLACEMENTS, MOST_CELLS, MOST_PIECES = 39, 10_000, 5, 24


def holds(layout):
    """Whether the tables have room for a layout: those of other editions may have larger pieces, or more ways to lay them."""
    return (
        len(layout.orientations) <= MOST_SHAPES
        and len(layout.kind_of) <= MOST_PLACEMENTS
        and layout.most_cells <= MOST_CELLS
        and sum(layout.copies) <= MOST_PIECES
    )


_tables = {}


@cython.cfunc
def tables_of(layout, colours: cython.int, seats: cython.int) -> Tables:
    """The tables of a board for a number of colours and seats, made once; layouts live as long as the program."""
    key = (id(layout), colours, seats)
    if key not in _tables:
        _tables[key] = Tables(layout, colours, seats)
    return _tables[key]


@cython.cclass
class Tables:
    """What never changes during a game."""

    def __init__(self, layout, colours: cython.int, seats: cython.int):
        g: cython.pointer(Ground) = cython.address(self.ground)
        self.layout = layout
        g.width, g.colours, g.seats = layout.width, colours, seats
        g.words = 4 if layout.width == 16 else 8
        g.shapes, g.moves = len(layout.orientations), len(layout.kind_of)
        w: cython.int
        for w in range(8):
            g.in_play[w] = _word(layout.in_play, w)
            g.pillars[w] = _word(layout.open_to_pillars, w)
            g.not_left[w] = _word(layout.not_left, w)
        middle = (layout.width - 1) / 2
        for cell in range(layout.width * layout.width):
            x, y = cell % layout.width - middle, cell // layout.width - middle
            g.ring[cell] = (x * x + y * y) ** 0.5
        for kind in range(12):
            g.points[kind], g.copies[kind] = layout.points[kind], layout.copies[kind]
        for cell, number in layout.pillar_index.items():
            g.pillar_index[cell] = number
        for number, cells in enumerate(layout.cells_of):
            g.kind_of[number], g.count_of[number] = layout.kind_of[number], len(cells)
            for i, cell in enumerate(cells):
                g.covers[number * 5 + i] = cell
            _surround(g, number)
        for s, orientation in enumerate(layout.orientations):
            _add_shape(g, s, orientation)
        if colours == 2:
            _add_images(g, layout)


@cython.cfunc
def _add_shape(g: cython.pointer(Ground), s: cython.int, orientation) -> cython.void:
    """A shape's cells as places among the shifted boards, and its placement at every corner."""
    count: cython.int = len(orientation.cells)
    i: cython.int
    w: cython.int
    g.kind[s], g.size[s] = orientation.kind, count
    for i in range(5):
        dx, dy = orientation.cells[i if i < count else 0]
        g.plane[s * 5 + i] = (dy * 3 + dx) * 8
        g.tally[s * 5 + i] = (dy * 3 + dx) * 8 if i < count else NOTHING
    for w in range(8):
        g.corners[s * 8 + w] = _word(orientation.corners, w)
    for corner, number in orientation.index.items():
        g.index[s * 400 + corner] = number


@cython.cfunc
def _add_images(g: cython.pointer(Ground), layout) -> cython.void:
    """For every placement its image on the other side of the middle, -1 if there is none."""
    last = layout.width * layout.width - 1
    by_cells = {(layout.kind_of[n], cells): n for n, cells in enumerate(layout.cells_of)}
    for number, cells in enumerate(layout.cells_of):
        image = tuple([last - cell for cell in reversed(cells)])
        g.opposite[number] = by_cells.get((layout.kind_of[number], image), -1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _surround(g: cython.pointer(Ground), move: cython.int) -> cython.void:
    """The cells in play around a placement, ascending."""
    covered: cython.ulonglong[8]
    around: cython.ulonglong[8]
    i: cython.int
    cell: cython.int
    bits: cython.ulonglong
    for i in range(8):
        covered[i] = 0
        around[i] = 0
    for i in range(g.count_of[move]):
        cell = g.covers[move * 5 + i]
        put(covered, cell)
        if cell % g.width > 0:
            put(around, cell - 1)
        if cell % g.width < g.width - 1:
            put(around, cell + 1)
        if cell >= g.width:
            put(around, cell - g.width)
        if cell < g.width * (g.width - 1):
            put(around, cell + g.width)
    g.rim_of[move] = 0
    for i in range(8):
        bits = around[i] & ~covered[i] & g.in_play[i]
        while bits:
            g.rim[move * 12 + g.rim_of[move]] = i * 64 + lowest(bits)
            g.rim_of[move] += 1
            bits &= bits - 1


def _word(mask, w):
    return (mask >> (64 * w)) & 0xFFFFFFFFFFFFFFFF


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin(g: cython.pointer(Ground), p: cython.pointer(Position)) -> cython.void:
    """An empty board."""
    i: cython.int
    for i in range(32):
        p.own[i] = 0
        p.touch[i] = 0
    for i in range(8):
        p.taken[i] = 0
    for i in range(4):
        p.points[i] = 0
        p.gone[i] = 0 if i < g.colours else 1
    for i in range(48):
        p.left[i] = g.copies[i % 12] if i < g.colours * 12 else 0
        p.points[i // 12] += p.left[i] * g.points[i % 12]
    p.turn = 0
    p.made = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay(g: cython.pointer(Ground), p: cython.pointer(Position), colour: cython.int, move: cython.int) -> cython.void:
    """Lay a piece, and pass the turn to the next colour, whether it can place anything or not."""
    i: cython.int
    kind: cython.int = g.kind_of[move]
    for i in range(g.count_of[move]):
        put(cython.address(p.own[colour * 8]), g.covers[move * 5 + i])
        put(p.taken, g.covers[move * 5 + i])
    for i in range(g.rim_of[move]):
        put(cython.address(p.touch[colour * 8]), g.rim[move * 12 + i])
    p.left[colour * 12 + kind] -= 1
    p.points[colour] -= g.points[kind]
    p.history[p.made] = move
    p.by[p.made] = colour
    p.made += 1
    p.turn = colour + 1 if colour + 1 < g.colours else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fits(g: cython.pointer(Ground), p: cython.pointer(Position), colour: cython.int, move: cython.int) -> cython.bint:
    """Whether a colour can place this now."""
    i: cython.int
    near: cython.int = 0
    kind: cython.int = g.kind_of[move]
    if p.left[colour * 12 + kind] == 0:
        return False
    for i in range(g.count_of[move]):
        if has(p.taken, g.covers[move * 5 + i]):
            return False
        near |= has(cython.address(p.touch[colour * 8]), g.covers[move * 5 + i])
    if kind == 0:
        return has(g.pillars, g.covers[move * 5]) != 0
    return near != 0 and p.left[colour * 12] < 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_place(g: cython.pointer(Ground), p: cython.pointer(Position), colour: cython.int) -> cython.bint:
    """Whether a colour can place anything."""
    spots: Spots
    return not p.gone[colour] and survey(g, p, colour, 1, cython.address(spots)) > 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_to_move(g: cython.pointer(Ground), p: cython.pointer(Position)) -> cython.int:
    """The colour whose turn it is once those who are out are passed over, for good; OVER at the end."""
    step: cython.int
    colour: cython.int
    for step in range(g.colours):
        colour = (p.turn + step) % g.colours
        if can_place(g, p, colour):
            return colour
        p.gone[colour] = 1
    return OVER


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def places(
    g: cython.pointer(Ground),
    p: cython.pointer(Position),
    colour: cython.int,
    least: cython.int,
    out: cython.pointer(cython.short),
) -> cython.int:
    """Everything that a colour can place, of pieces with at least that many cells (pillars always); says how many."""
    spots: Spots
    listed: cython.int = 0
    s: cython.int
    w: cython.int
    bits: cython.ulonglong
    survey(g, p, colour, least, cython.address(spots))
    for s in range(g.shapes + 1):
        if spots.count[s] == 0:
            continue
        for w in range(g.words):
            bits = spots.at[s * 8 + w]
            while bits:
                out[listed] = _number(g, s, w * 64 + lowest(bits))
                listed += 1
                bits &= bits - 1
    return listed


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _number(g: cython.pointer(Ground), s: cython.int, corner: cython.int) -> cython.int:
    """The placement of a shape (0: a pillar) at a corner."""
    return g.pillar_index[corner] if s == 0 else g.index[(s - 1) * 400 + corner]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def pick(g: cython.pointer(Ground), spots: cython.pointer(Spots), wanted: cython.int) -> cython.int:
    """The placement at this place in the ascending list."""
    s: cython.int = 0
    while wanted >= spots.count[s]:
        wanted -= spots.count[s]
        s += 1
    return _number(g, s, nth_cell(cython.address(spots.at[s * 8]), wanted))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def survey(
    g: cython.pointer(Ground),
    p: cython.pointer(Position),
    colour: cython.int,
    least: cython.int,
    spots: cython.pointer(Spots),
) -> cython.int:
    """Where each shape of at least that many cells can go, and pillars; says how many places there are in all."""
    if g.words == 4:
        return _survey_words(g, p, colour, least, spots, 4)
    return _survey_words(g, p, colour, least, spots, 8)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _survey_words(
    g: cython.pointer(Ground),
    p: cython.pointer(Position),
    colour: cython.int,
    least: cython.int,
    spots: cython.pointer(Spots),
    words: cython.int,
) -> cython.int:
    """Inlined twice with a constant number of words, so that the C compiler can use vector registers."""
    free: cython.ulonglong[72]
    touch: cython.ulonglong[72]
    w: cython.int
    s: cython.int
    total: cython.int = 0
    for w in range(words):
        free[w] = g.in_play[w] & ~p.taken[w]
        touch[w] = p.touch[colour * 8 + w] & free[w]
        spots.at[w] = g.pillars[w] & ~p.taken[w] if p.left[colour * 12] else 0
        total += popcount(spots.at[w])
    spots.count[0] = total
    for s in range(1, g.shapes + 1):
        spots.count[s] = 0
    if p.left[colour * 12] > 1:
        return total
    shifts(free, words, g.width)
    shifts(touch, words, g.width)
    for s in range(g.shapes):
        if p.left[colour * 12 + g.kind[s]] and g.size[s] >= least:
            spots.count[s + 1] = corners(g, s, free, touch, cython.address(spots.at[(s + 1) * 8]), words)
            total += spots.count[s + 1]
    return total
