"""The bitboards in C, written in Cython's pure-Python mode: the same class as in reference.py, some fifty times faster.

All places of a piece are found at once. A board is eight words of 64 cells (four for two players). Shifted by a piece's
cell, it says for every corner whether that cell is empty; the conjunction over a piece's cells says where the piece fits,
and the disjunction over the same shifts of the neighbouring cells says where it touches its own colour.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the bitboards are compiled or not used at all; reference.py stands in for them")


@cython.cclass
class Tables:
    """What never changes during a game, in C arrays; made once for a layout."""

    layout: object
    blocks: cython.int
    width: cython.int
    shapes: cython.int
    in_play: cython.ulonglong[8]
    pillars: cython.ulonglong[8]
    not_left: cython.ulonglong[8]
    corners: cython.ulonglong[320]
    kind: cython.int[40]
    size: cython.int[40]
    cell: cython.int[200]
    index: cython.short[16000]
    pillar_index: cython.short[400]
    covers: cython.short[50000]
    kind_of: cython.short[10000]

    def __init__(self, layout):
        self.layout = layout
        self.width = layout.width
        self.blocks = 1 if layout.width == 16 else 2
        self.shapes = len(layout.orientations)
        w: cython.int
        for w in range(8):
            self.in_play[w] = _word(layout.in_play, w)
            self.pillars[w] = _word(layout.open_to_pillars, w)
            self.not_left[w] = _word(layout.not_left, w)
        for cell, number in layout.pillar_index.items():
            self.pillar_index[cell] = number
        for number, cells in enumerate(layout.cells_of):
            self.kind_of[number] = layout.kind_of[number]
            for i in range(5):
                self.covers[number * 5 + i] = cells[i] if i < len(cells) else -1
        for s, orientation in enumerate(layout.orientations):
            self._add(s, orientation)

    def _add(self, s: cython.int, orientation):
        self.kind[s] = orientation.kind
        self.size[s] = len(orientation.cells)
        for i, (dx, dy) in enumerate(orientation.cells):
            self.cell[s * 5 + i] = dy * 3 + dx
        for w in range(8):
            self.corners[s * 8 + w] = _word(orientation.corners, w)
        for corner, number in orientation.index.items():
            self.index[s * 400 + corner] = number


def _word(mask, w):
    return (mask >> (64 * w)) & 0xFFFFFFFFFFFFFFFF


_tables = {}


def _tables_of(layout):
    """The tables of a layout; layouts live as long as the program."""
    if id(layout) not in _tables:
        _tables[id(layout)] = Tables(layout)
    return _tables[id(layout)]


@cython.final
@cython.cclass
class Board:
    """Who lies where, what is left, and whose turn it is; cell n is bit n."""

    tables: Tables
    colours = cython.declare(cython.int, visibility="readonly")
    turn = cython.declare(cython.int, visibility="public")
    moves: cython.int
    own: cython.ulonglong[32]
    remaining: cython.int[48]
    history: cython.short[96]
    history_by: cython.char[96]

    def __init__(self, layout, colours: cython.int):
        self.tables = _tables_of(layout)
        self.colours = colours
        self.turn = 0
        self.moves = 0
        i: cython.int
        for i in range(32):
            self.own[i] = 0
        for i in range(48):
            self.remaining[i] = layout.copies[i % 12] if i < colours * 12 else 0

    def copy(self):
        """A board that shares nothing changeable with this one."""
        other: Board = Board.__new__(Board)
        i: cython.int
        other.tables = self.tables
        other.colours = self.colours
        other.turn = self.turn
        other.moves = self.moves
        for i in range(32):
            other.own[i] = self.own[i]
        for i in range(48):
            other.remaining[i] = self.remaining[i]
        for i in range(96):
            other.history[i] = self.history[i]
            other.history_by[i] = self.history_by[i]
        return other

    @property
    def layout(self):
        """The board's layout."""
        return self.tables.layout

    @property
    def left(self):
        """How many of each kind of piece every colour has left."""
        return [self.remaining[i] for i in range(self.colours * 12)]

    @property
    def placed(self):
        """The placements made, in order."""
        return [self.history[i] for i in range(self.moves)]

    @property
    def placed_by(self):
        """The colour of each placement."""
        return [self.history_by[i] for i in range(self.moves)]

    def owner(self, cell: cython.int):
        """The colour that covers a cell, or -1."""
        colour: cython.int
        for colour in range(self.colours):
            if (self.own[colour * 8 + cell // 64] >> (cell % 64)) & 1:
                return colour
        return -1

    def legal(self, colour: cython.int):
        """Everything that a colour can place, ascending."""
        spots: cython.ulonglong[320]
        counts: cython.int[40]
        self._survey(colour, spots, counts)
        found = []
        s: cython.int
        w: cython.int
        bits: cython.ulonglong
        for s in range(self.tables.shapes + 1):
            if counts[s] == 0:
                continue
            for w in range(self.tables.blocks * 4):
                bits = spots[s * 8 + w]
                while bits:
                    found.append(self._number(s, w * 64 + lowest(bits)))
                    bits &= bits - 1
        return found

    def can_place(self, colour: cython.int):
        """Whether a colour can place anything."""
        return bool(self._can_place(colour))

    def room(self, colour: cython.int):
        """How many placements a colour has."""
        spots: cython.ulonglong[320]
        counts: cython.int[40]
        return self._survey(colour, spots, counts)

    def place(self, index: cython.int):
        """Lay a piece of the colour whose turn it is, and pass the turn on."""
        self._lay(index)
        self._pass_on()

    def playout(self, bits: cython.ulonglong, cap: cython.int):
        """Play at random to the end with dice in this state; says how many moves, and the dice's state after."""
        spots: cython.ulonglong[320]
        counts: cython.int[40]
        made: cython.int = 0
        total: cython.int
        colour: cython.int
        idle: cython.int = 0
        low: cython.ulonglong = 0xFFFFFFFF
        while made < cap and self.turn >= 0:
            colour = self.turn
            total = self._survey(colour, spots, counts)
            if total == 0:
                idle += 1
                self.turn = (colour + 1) % self.colours if idle < self.colours else -2
                continue
            idle = 0
            bits ^= (bits << 13) & low
            bits ^= bits >> 17
            bits ^= (bits << 5) & low
            self._lay(self._pick(spots, counts, cython.cast(cython.int, (bits * total) >> 32)))
            self.turn = (colour + 1) % self.colours
            made += 1
        if self.turn >= 0:
            self.turn = (self.turn + self.colours - 1) % self.colours
            self._pass_on()
        return made, bits

    @cython.cfunc
    @cython.exceptval(check=False)
    def _number(self, s: cython.int, corner: cython.int) -> cython.int:
        """The placement of a shape (0: a pillar) at a corner."""
        return self.tables.pillar_index[corner] if s == 0 else self.tables.index[(s - 1) * 400 + corner]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lay(self, index: cython.int) -> cython.void:
        i: cython.int
        cell: cython.int
        for i in range(5):
            cell = self.tables.covers[index * 5 + i]
            if cell >= 0:
                self.own[self.turn * 8 + cell // 64] |= cython.cast(cython.ulonglong, 1) << (cell % 64)
        self.remaining[self.turn * 12 + self.tables.kind_of[index]] -= 1
        self.history[self.moves] = index
        self.history_by[self.moves] = self.turn
        self.moves += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pass_on(self) -> cython.void:
        step: cython.int
        colour: cython.int
        for step in range(1, self.colours + 1):
            colour = (self.turn + step) % self.colours
            if self._can_place(colour):
                self.turn = colour
                return
        self.turn = -2

    @cython.cfunc
    @cython.exceptval(check=False)
    def _can_place(self, colour: cython.int) -> cython.bint:
        spots: cython.ulonglong[320]
        counts: cython.int[40]
        return self._survey(colour, spots, counts) > 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pick(
        self, spots: cython.pointer(cython.ulonglong), counts: cython.pointer(cython.int), wanted: cython.int
    ) -> cython.int:
        """The placement at this place in the ascending list."""
        s: cython.int = 0
        w: cython.int
        bits: cython.ulonglong
        while wanted >= counts[s]:
            wanted -= counts[s]
            s += 1
        w = s * 8
        while wanted >= popcount(spots[w]):
            wanted -= popcount(spots[w])
            w += 1
        bits = spots[w]
        while wanted:
            bits &= bits - 1
            wanted -= 1
        return self._number(s, (w % 8) * 64 + lowest(bits))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _survey(
        self, colour: cython.int, spots: cython.pointer(cython.ulonglong), counts: cython.pointer(cython.int)
    ) -> cython.int:
        """Where each shape can go: its corners in eight words and their number, pillars first; says how many in all."""
        if self.tables.blocks == 1:
            return self._survey_words(colour, spots, counts, 4)
        return self._survey_words(colour, spots, counts, 8)

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _survey_words(
        self,
        colour: cython.int,
        spots: cython.pointer(cython.ulonglong),
        counts: cython.pointer(cython.int),
        words: cython.int,
    ) -> cython.int:
        """Inlined twice with a constant number of words, so that the C compiler can use vector registers."""
        t: Tables = self.tables
        free: cython.ulonglong[72]
        touch: cython.ulonglong[72]
        total: cython.int = 0
        w: cython.int
        s: cython.int
        taken: cython.ulonglong
        pillars_left: cython.int = self.remaining[colour * 12]
        for s in range(t.shapes + 1):
            counts[s] = 0
        for w in range(words):
            taken = self.own[w] | self.own[8 + w] | self.own[16 + w] | self.own[24 + w]
            free[w] = t.in_play[w] & ~taken
            if pillars_left:
                spots[w] = t.pillars[w] & ~taken
                counts[0] += popcount(spots[w])
        total = counts[0]
        if pillars_left > 1:
            return total
        _neighbours(cython.address(self.own[colour * 8]), t.not_left, touch, words, t.width)
        for w in range(words):
            touch[w] &= free[w]
        _shifts(free, words, t.width)
        _shifts(touch, words, t.width)
        for s in range(t.shapes):
            if self.remaining[colour * 12 + t.kind[s]]:
                counts[s + 1] = _corners(t, s, free, touch, cython.address(spots[(s + 1) * 8]), words)
                total += counts[s + 1]
        return total


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _corners(
    t: Tables,
    s: cython.int,
    free: cython.pointer(cython.ulonglong),
    touch: cython.pointer(cython.ulonglong),
    out: cython.pointer(cython.ulonglong),
    words: cython.int,
) -> cython.int:
    """Where one shape fits and touches its own colour; says at how many corners."""
    fits: cython.ulonglong[8]
    near: cython.ulonglong[8]
    w: cython.int
    i: cython.int
    at: cython.int
    count: cython.int = 0
    for w in range(words):
        fits[w] = t.corners[s * 8 + w]
        near[w] = 0
    for i in range(t.size[s]):
        at = t.cell[s * 5 + i] * 8
        for w in range(words):
            fits[w] &= free[at + w]
            near[w] |= touch[at + w]
    for w in range(words):
        out[w] = fits[w] & near[w]
        count += popcount(out[w])
    return count


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _neighbours(
    mine: cython.pointer(cython.ulonglong),
    not_left: cython.pointer(cython.ulonglong),
    out: cython.pointer(cython.ulonglong),
    words: cython.int,
    width: cython.int,
) -> cython.void:
    """The cells that share a side with these."""
    w: cython.int
    before: cython.ulonglong
    after: cython.ulonglong
    for w in range(words):
        before = mine[w - 1] if w > 0 else 0
        after = mine[w + 1] if w < words - 1 else 0
        out[w] = (mine[w] << width) | (before >> (64 - width)) | (mine[w] >> width) | (after << (64 - width))
        out[w] |= ((mine[w] << 1) | (before >> 63)) & not_left[w]
        out[w] |= (mine[w] & not_left[w]) >> 1
        if w < words - 1:
            out[w] |= (after & not_left[w + 1]) << 63


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _shifts(boards: cython.pointer(cython.ulonglong), words: cython.int, width: cython.int) -> cython.void:
    """From a board in the first eight words, the eight others: moved by every cell of a box of three by three."""
    here: cython.ulonglong[9]
    k: cython.int
    w: cython.int
    by: cython.int
    for w in range(words):
        here[w] = boards[w]
    here[words] = 0
    for k in range(1, 9):
        by = (k // 3) * width + k % 3
        for w in range(words):
            boards[k * 8 + w] = (here[w] >> by) | (here[w + 1] << (64 - by))
