"""The ground that Callisto's engine stands on, in C: tables of a board, a position that is laid in place, and playout moves.

Cython's pure-Python mode; the types stand in ground.pxd. Everything is found for all corners of the board at once, as in
bitboard.py, but here nothing is a Python object, so that several threads can search without the interpreter's lock.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the engine is compiled or not used at all; the general search stands in for it")

NOTHING = cython.declare(cython.int, 72)
"""Where the empty plane lies, which shapes of fewer than five cells count."""


@cython.cfunc
def fill(g: cython.pointer(Ground), layout, colours: cython.int, seats: cython.int):
    """Write a layout's tables."""
    g.width, g.colours, g.seats = layout.width, colours, seats
    g.blocks = 1 if layout.width == 16 else 2
    g.words = 4 * g.blocks
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
    _fill_moves(g, layout)
    for s, orientation in enumerate(layout.orientations):
        g.kind[s], g.size[s] = orientation.kind, len(orientation.cells)
        for i in range(5):
            dx, dy = orientation.cells[i] if i < len(orientation.cells) else orientation.cells[0]
            g.plane[s * 5 + i] = (dy * 3 + dx) * 8
            g.tally[s * 5 + i] = (dy * 3 + dx) * 8 if i < len(orientation.cells) else NOTHING
        for w in range(8):
            g.corners[s * 8 + w] = _word(orientation.corners, w)
        for corner, number in orientation.index.items():
            g.index[s * 400 + corner] = number


@cython.cfunc
def _fill_moves(g: cython.pointer(Ground), layout):
    """What each placement covers, which cells lie around it, and its image on the other side of the middle."""
    width, last = layout.width, layout.width * layout.width - 1
    by_cells = {(layout.kind_of[n], cells): n for n, cells in enumerate(layout.cells_of)}
    for number, cells in enumerate(layout.cells_of):
        g.kind_of[number], g.count_of[number] = layout.kind_of[number], len(cells)
        g.cells[layout.kind_of[number]] = len(cells)
        image = tuple(sorted(last - cell for cell in cells))
        g.opposite[number] = by_cells.get((layout.kind_of[number], image), -1)
        around = set()
        for i, cell in enumerate(cells):
            g.covers[number * 5 + i] = cell
            x, y = cell % width, cell // width
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                if 0 <= x + dx < width and 0 <= y + dy < width:
                    around.add((y + dy) * width + x + dx)
        around = sorted(around.intersection(layout.cells) - set(cells))
        g.rim_of[number] = len(around)
        for i, cell in enumerate(around):
            g.rim[number * 12 + i] = cell


def _word(mask, w):
    return (mask >> (64 * w)) & 0xFFFFFFFFFFFFFFFF


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def shuffle(bits: cython.pointer(cython.ulonglong)) -> cython.ulonglong:
    """The next of a row of random numbers (xorshift)."""
    x: cython.ulonglong = bits[0]
    x ^= x << 13
    x ^= x >> 7
    x ^= x << 17
    bits[0] = x
    return x >> 11


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _below(bits: cython.pointer(cython.ulonglong), count: cython.int) -> cython.int:
    """A random number from 0 to one less than `count`."""
    return cython.cast(cython.int, ((shuffle(bits) >> 21) * cython.cast(cython.ulonglong, count)) >> 32)


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
    cell: cython.int
    bit: cython.ulonglong
    kind: cython.int = g.kind_of[move]
    for i in range(g.count_of[move]):
        cell = g.covers[move * 5 + i]
        bit = cython.cast(cython.ulonglong, 1) << (cell & 63)
        p.own[colour * 8 + (cell >> 6)] |= bit
        p.taken[cell >> 6] |= bit
    for i in range(g.rim_of[move]):
        cell = g.rim[move * 12 + i]
        p.touch[colour * 8 + (cell >> 6)] |= cython.cast(cython.ulonglong, 1) << (cell & 63)
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
    cell: cython.int
    near: cython.ulonglong = 0
    kind: cython.int = g.kind_of[move]
    if p.left[colour * 12 + kind] == 0:
        return False
    for i in range(g.count_of[move]):
        cell = g.covers[move * 5 + i]
        if (p.taken[cell >> 6] >> (cell & 63)) & 1:
            return False
        near |= p.touch[colour * 8 + (cell >> 6)] >> (cell & 63)
    if kind == 0:
        cell = g.covers[move * 5]
        return ((g.pillars[cell >> 6] >> (cell & 63)) & 1) != 0
    return (near & 1) != 0 and p.left[colour * 12] < 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def smallest(
    g: cython.pointer(Ground), taste: cython.pointer(Taste), p: cython.pointer(Position), colour: cython.int
) -> cython.int:
    """The fewest cells of a piece that is worth a thought as early as this."""
    size: cython.int = 5
    while size > 1 and p.made >= taste.least[size - 1] * g.colours:
        size -= 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_place(g: cython.pointer(Ground), p: cython.pointer(Position), colour: cython.int) -> cython.bint:
    """Whether a colour can place anything."""
    spots: cython.ulonglong[320]
    if p.gone[colour]:
        return False
    return _survey(g, p, colour, 1, spots) > 0


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
    """Everything that a colour can place, of pieces with at least so many cells (pillars always); says how many."""
    spots: cython.ulonglong[320]
    found: cython.int = 0
    s: cython.int
    w: cython.int
    corner: cython.int
    bits: cython.ulonglong
    _survey(g, p, colour, least, spots)
    for s in range(g.shapes + 1):
        for w in range(g.words):
            bits = spots[s * 8 + w]
            while bits:
                corner = w * 64 + lowest(bits)
                out[found] = g.pillar_index[corner] if s == 0 else g.index[(s - 1) * 400 + corner]
                found += 1
                bits &= bits - 1
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _survey(
    g: cython.pointer(Ground),
    p: cython.pointer(Position),
    colour: cython.int,
    least: cython.int,
    spots: cython.pointer(cython.ulonglong),
) -> cython.int:
    if g.blocks == 1:
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
    spots: cython.pointer(cython.ulonglong),
    words: cython.int,
) -> cython.int:
    """Where each shape can go, pillars first; inlined twice with a constant number of words for the vector registers."""
    free: cython.ulonglong[72]
    touch: cython.ulonglong[72]
    w: cython.int
    s: cython.int
    total: cython.int = 0
    for w in range(words):
        free[w] = g.in_play[w] & ~p.taken[w]
        touch[w] = p.touch[colour * 8 + w] & free[w]
        spots[w] = g.pillars[w] & ~p.taken[w] if p.left[colour * 12] else 0
        total += popcount(spots[w])
    if p.left[colour * 12] > 1:
        for s in range(1, g.shapes + 1):
            for w in range(words):
                spots[s * 8 + w] = 0
        return total
    _shifts(free, words, g.width)
    _shifts(touch, words, g.width)
    for s in range(g.shapes):
        if p.left[colour * 12 + g.kind[s]] and g.size[s] >= least:
            total += _corners(g, s, free, touch, cython.address(spots[(s + 1) * 8]), words)
        else:
            for w in range(words):
                spots[(s + 1) * 8 + w] = 0
    return total


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _corners(
    g: cython.pointer(Ground),
    s: cython.int,
    free: cython.pointer(cython.ulonglong),
    touch: cython.pointer(cython.ulonglong),
    out: cython.pointer(cython.ulonglong),
    words: cython.int,
) -> cython.int:
    """Where one shape fits and touches its own colour; says at how many corners."""
    a: cython.pointer(cython.ulonglong) = free + g.plane[s * 5]
    b: cython.pointer(cython.ulonglong) = free + g.plane[s * 5 + 1]
    c: cython.pointer(cython.ulonglong) = free + g.plane[s * 5 + 2]
    d: cython.pointer(cython.ulonglong) = free + g.plane[s * 5 + 3]
    e: cython.pointer(cython.ulonglong) = free + g.plane[s * 5 + 4]
    k: cython.pointer(cython.ulonglong) = touch + g.plane[s * 5]
    l: cython.pointer(cython.ulonglong) = touch + g.plane[s * 5 + 1]
    m: cython.pointer(cython.ulonglong) = touch + g.plane[s * 5 + 2]
    n: cython.pointer(cython.ulonglong) = touch + g.plane[s * 5 + 3]
    o: cython.pointer(cython.ulonglong) = touch + g.plane[s * 5 + 4]
    at: cython.pointer(cython.ulonglong) = cython.address(g.corners[s * 8])
    room: cython.ulonglong[8]
    w: cython.int
    count: cython.int = 0
    for w in range(words):
        room[w] = at[w] & a[w] & b[w] & c[w] & d[w] & e[w] & (k[w] | l[w] | m[w] | n[w] | o[w])
    for w in range(words):
        out[w] = room[w]
        count += popcount(room[w])
    return count


@cython.cfunc
@cython.inline
@cython.nogil
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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw_any(
    g: cython.pointer(Ground),
    p: cython.pointer(Position),
    colour: cython.int,
    bits: cython.pointer(cython.ulonglong),
) -> cython.int:
    """Any placement of a colour, each as likely as the others; -1 if there is none."""
    spots: cython.ulonglong[320]
    total: cython.int = _survey(g, p, colour, 1, spots)
    wanted: cython.int
    w: cython.int = 0
    n: cython.int
    corner: cython.int
    if total == 0:
        return -1
    wanted = _below(bits, total)
    while True:
        if w % 8 < g.words:
            n = popcount(spots[w])
            if wanted < n:
                break
            wanted -= n
        w += 1
    corner = (w % 8) * 64 + _nth(spots[w], wanted)
    return g.pillar_index[corner] if w < 8 else g.index[(w // 8 - 1) * 400 + corner]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _nth(word: cython.ulonglong, n: cython.int) -> cython.int:
    """Which bit is the n-th of those that are set, counted from 0."""
    while n:
        word &= word - 1
        n -= 1
    return lowest(word)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw(
    g: cython.pointer(Ground),
    taste: cython.pointer(Taste),
    p: cython.pointer(Position),
    colour: cython.int,
    bits: cython.pointer(cython.ulonglong),
) -> cython.int:
    """A placement for a playout, by taste: where the others just were, and large; -1 if there is none."""
    found: cython.int
    least: cython.int
    if p.left[colour * 12] > 1:
        return _draw_pillar(g, taste, p, colour, bits)
    least = smallest(g, taste, p, colour)
    while True:
        if g.blocks == 1:
            found = _draw_words(g, taste, p, colour, least, bits, 4)
        else:
            found = _draw_words(g, taste, p, colour, least, bits, 8)
        if found >= 0 or least == 1:
            break
        least = 1
    if found < 0 and p.left[colour * 12]:
        return _draw_pillar(g, taste, p, colour, bits)
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _draw_pillar(
    g: cython.pointer(Ground),
    taste: cython.pointer(Taste),
    p: cython.pointer(Position),
    colour: cython.int,
    bits: cython.pointer(cython.ulonglong),
) -> cython.int:
    """A pillar: the first two near the middle, the third anywhere."""
    spots: cython.ulonglong[8]
    w: cython.int
    cell: cython.int
    total: cython.int = 0
    wanted: cython.int
    n: cython.int
    tries: cython.int
    best: cython.int = -1
    for w in range(g.words):
        spots[w] = g.pillars[w] & ~p.taken[w]
        total += popcount(spots[w])
    if total == 0:
        return -1
    for tries in range(4 if p.left[colour * 12] > 1 else 1):
        wanted = _below(bits, total)
        w = 0
        while True:
            n = popcount(spots[w])
            if wanted < n:
                break
            wanted -= n
            w += 1
        cell = w * 64 + _nth(spots[w], wanted)
        if best < 0 or g.ring[cell] < g.ring[best]:
            best = cell
    return g.pillar_index[best]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _draw_words(
    g: cython.pointer(Ground),
    taste: cython.pointer(Taste),
    p: cython.pointer(Position),
    colour: cython.int,
    least: cython.int,
    bits: cython.pointer(cython.ulonglong),
    words: cython.int,
) -> cython.int:
    """Of each shape only its hottest places count; a shape is drawn by its kind, its heat and how many places it has.

    The heat of a place is the number of its cells near the last moves of others, those beside one's own pieces twice, at
    most four; it is added up for all corners at once, in three words of bits.
    """
    free: cython.ulonglong[72]
    touch: cython.ulonglong[72]
    warm: cython.ulonglong[80]
    hot: cython.ulonglong[80]
    spots: cython.ulonglong[320]
    upto: cython.float[40]
    which: cython.int[40]
    w: cython.int
    s: cython.int
    n: cython.int
    i: cython.int
    count: cython.int = 0
    total: cython.float = 0
    aim: cython.float
    corner: cython.int
    for w in range(words):
        free[w] = g.in_play[w] & ~p.taken[w]
        touch[w] = p.touch[colour * 8 + w] & free[w]
    _warmth(g, taste, p, colour, free, warm, words)
    for w in range(words):
        hot[w] = warm[w] & touch[w]
        warm[NOTHING + w] = 0
        hot[NOTHING + w] = 0
    _shifts(free, words, g.width)
    _shifts(touch, words, g.width)
    _shifts(warm, words, g.width)
    _shifts(hot, words, g.width)
    for s in range(g.shapes):
        if p.left[colour * 12 + g.kind[s]] and g.size[s] >= least:
            n = _hottest(
                g, taste, s, free, touch, warm, hot, cython.address(spots[count * 8]), cython.address(aim), words
            )
            if n:
                total += aim * n
                upto[count] = total
                which[count] = s
                count += 1
    if count == 0:
        return -1
    aim = total * (cython.cast(cython.float, shuffle(bits) & 0xFFFFFF) * cython.cast(cython.float, 5.9604645e-08))
    i = 0
    while i < count - 1 and upto[i] <= aim:
        i += 1
    n = 0
    for w in range(words):
        n += popcount(spots[i * 8 + w])
    n = _below(bits, n)
    w = i * 8
    while n >= popcount(spots[w]):
        n -= popcount(spots[w])
        w += 1
    corner = (w - i * 8) * 64 + _nth(spots[w], n)
    return g.index[which[i] * 400 + corner]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _warmth(
    g: cython.pointer(Ground),
    taste: cython.pointer(Taste),
    p: cython.pointer(Position),
    colour: cython.int,
    free: cython.pointer(cython.ulonglong),
    warm: cython.pointer(cython.ulonglong),
    words: cython.int,
) -> cython.void:
    """The empty cells beside the last placements of others, and those beside these."""
    rim: cython.ulonglong[8]
    w: cython.int
    i: cython.int
    k: cython.int
    cell: cython.int
    move: cython.int
    before: cython.ulonglong
    after: cython.ulonglong
    for w in range(words):
        rim[w] = 0
    k = p.made - 1
    while k >= 0 and k >= p.made - taste.memory:
        if (p.by[k] - colour) % g.seats != 0:
            move = p.history[k]
            for i in range(g.rim_of[move]):
                cell = g.rim[move * 12 + i]
                rim[cell >> 6] |= cython.cast(cython.ulonglong, 1) << (cell & 63)
        k -= 1
    for w in range(words):
        rim[w] &= free[w]
    for w in range(words):
        before = rim[w - 1] if w > 0 else 0
        after = rim[w + 1] if w < words - 1 else 0
        warm[w] = rim[w] | (rim[w] << g.width) | (before >> (64 - g.width))
        warm[w] |= (rim[w] >> g.width) | (after << (64 - g.width))
        warm[w] |= ((rim[w] << 1) | (before >> 63)) & g.not_left[w]
        warm[w] |= (rim[w] & g.not_left[w]) >> 1
        if w < words - 1:
            warm[w] |= (after & g.not_left[w + 1]) << 63
        warm[w] &= free[w]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _hottest(
    g: cython.pointer(Ground),
    taste: cython.pointer(Taste),
    s: cython.int,
    free: cython.pointer(cython.ulonglong),
    touch: cython.pointer(cython.ulonglong),
    warm: cython.pointer(cython.ulonglong),
    hot: cython.pointer(cython.ulonglong),
    out: cython.pointer(cython.ulonglong),
    weight: cython.pointer(cython.float),
    words: cython.int,
) -> cython.int:
    """The hottest places of a shape, how many they are, and what each weighs."""
    room: cython.ulonglong[8]
    one: cython.ulonglong[8]
    two: cython.ulonglong[8]
    four: cython.ulonglong[8]
    any4: cython.ulonglong = 0
    any3: cython.ulonglong = 0
    any2: cython.ulonglong = 0
    any1: cython.ulonglong = 0
    any0: cython.ulonglong = 0
    w: cython.int
    level: cython.int
    count: cython.int = 0
    _corners(g, s, free, touch, room, words)
    for w in range(words):
        any0 |= room[w]
    if any0 == 0:
        return 0
    _add_up(g, s, warm, hot, one, two, four, words)
    for w in range(words):
        any4 |= room[w] & four[w]
        any3 |= room[w] & two[w] & one[w]
        any2 |= room[w] & two[w]
        any1 |= room[w] & one[w]
    if any4:
        level = 4
        for w in range(words):
            room[w] &= four[w]
    elif any3:
        level = 3
        for w in range(words):
            room[w] &= two[w] & one[w]
    elif any2:
        level = 2
        for w in range(words):
            room[w] &= two[w]
    elif any1:
        level = 1
        for w in range(words):
            room[w] &= one[w]
    else:
        level = 0
    for w in range(words):
        out[w] = room[w]
        count += popcount(room[w])
    weight[0] = taste.kind[g.kind[s]] * taste.heat[level]
    return count


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _add_up(
    g: cython.pointer(Ground),
    s: cython.int,
    warm: cython.pointer(cython.ulonglong),
    hot: cython.pointer(cython.ulonglong),
    one: cython.pointer(cython.ulonglong),
    two: cython.pointer(cython.ulonglong),
    four: cython.pointer(cython.ulonglong),
    words: cython.int,
) -> cython.void:
    """The heat at every corner in binary, four standing for all that is more: ten bits to add, three at a time."""
    a: cython.pointer(cython.ulonglong) = warm + g.tally[s * 5]
    b: cython.pointer(cython.ulonglong) = warm + g.tally[s * 5 + 1]
    c: cython.pointer(cython.ulonglong) = warm + g.tally[s * 5 + 2]
    d: cython.pointer(cython.ulonglong) = warm + g.tally[s * 5 + 3]
    e: cython.pointer(cython.ulonglong) = warm + g.tally[s * 5 + 4]
    k: cython.pointer(cython.ulonglong) = hot + g.tally[s * 5]
    l: cython.pointer(cython.ulonglong) = hot + g.tally[s * 5 + 1]
    m: cython.pointer(cython.ulonglong) = hot + g.tally[s * 5 + 2]
    n: cython.pointer(cython.ulonglong) = hot + g.tally[s * 5 + 3]
    o: cython.pointer(cython.ulonglong) = hot + g.tally[s * 5 + 4]
    sum1: cython.ulonglong
    sum2: cython.ulonglong
    sum3: cython.ulonglong
    sum4: cython.ulonglong
    sum5: cython.ulonglong
    up1: cython.ulonglong
    up2: cython.ulonglong
    up3: cython.ulonglong
    up4: cython.ulonglong
    up5: cython.ulonglong
    w: cython.int
    for w in range(words):
        sum1 = a[w] ^ b[w] ^ c[w]
        up1 = (a[w] & b[w]) | (c[w] & (a[w] | b[w]))
        sum2 = d[w] ^ e[w] ^ k[w]
        up2 = (d[w] & e[w]) | (k[w] & (d[w] | e[w]))
        sum3 = l[w] ^ m[w] ^ n[w]
        up3 = (l[w] & m[w]) | (n[w] & (l[w] | m[w]))
        sum4 = sum1 ^ sum2 ^ sum3
        up4 = (sum1 & sum2) | (sum3 & (sum1 | sum2))
        one[w] = sum4 ^ o[w]
        up5 = sum4 & o[w]
        sum5 = up1 ^ up2 ^ up3
        two[w] = sum5 ^ up4 ^ up5
        four[w] = (up1 & up2) | (up3 & (up1 | up2)) | (sum5 & up4) | (up5 & (sum5 | up4))
