"""Playouts: from a position to the end by taste, near the others' last moves and with large pieces, or by good replies.

Cython's pure-Python mode; the types stand in nodes.pxd and playouts.pxd. Everything is found for all corners of the board
at once, as in ground.py.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the engine is compiled or not used at all; the general search stands in for it")

from cython.cimports.orrery.games.callisto.bits import neighbours, nth_cell, popcount, put, shifts
from cython.cimports.orrery.games.callisto.ground import Ground, Position, Spots, corners, fits, lay, pick, survey
from cython.cimports.orrery.games.callisto.nodes import Taste, Tree, Walk

MOST_PLACEMENTS = cython.declare(cython.int, 10000)
FRACTION = cython.declare(cython.float, 1.0 / (1 << 24))
"""The steps of a random number from 0 to 1: a float has 24 digits in binary."""
GOLDEN = cython.declare(cython.uint, 2654435761)
"""2^32 divided by the golden ratio: multiplied by it, numbers that lie side by side are spread over the slots (Knuth)."""
NOTHING = cython.declare(cython.int, 72)
"""Where an empty board lies beside the shifted ones, which shapes of fewer than five cells count."""


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
def play_on(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
    """Play to the end: what answered the last moves well before, else by taste."""
    g: cython.pointer(Ground) = t.ground
    p: cython.pointer(Position) = cython.address(w.at)
    colour: cython.int
    move: cython.int
    idle: cython.int = 0
    while idle < g.colours:
        colour = p.turn
        if p.gone[colour]:
            idle += 1
            p.turn = (colour + 1) % g.colours
            continue
        move = -1
        if t.ways.replies and p.made > 0:
            move = _good_reply(t, p, colour)
        if move < 0:
            move = (
                _draw(g, cython.address(t.taste), p, colour, cython.address(w.bits))
                if t.ways.guided
                else _draw_any(g, p, colour, cython.address(w.bits))
            )
        if move < 0:
            p.gone[colour] = 1
            continue
        lay(g, p, colour, move)
        idle = 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _slot(p: cython.pointer(Position), at: cython.int, colour: cython.int) -> cython.uint:
    """Where the reply of a colour to the two moves before a place in the history is kept."""
    last: cython.uint = p.history[at - 1]
    second: cython.uint = p.history[at - 2] if at > 1 else 0
    return ((last * 16384 + second) * 4 + colour) * GOLDEN


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _good_reply(t: cython.pointer(Tree), p: cython.pointer(Position), colour: cython.int) -> cython.int:
    """What was played last in a won game after the same two moves, or after the same one; -1 if that does not fit now."""
    slot: cython.uint = _slot(p, p.made, colour)
    move: cython.int
    if t.key[slot >> 15] == slot:
        move = t.second[slot >> 15]
        if move >= 0 and fits(t.ground, p, colour, move):
            return move
    move = t.reply[colour * MOST_PLACEMENTS + p.history[p.made - 1]]
    if move >= 0 and fits(t.ground, p, colour, move):
        return move
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def remember(t: cython.pointer(Tree), w: cython.pointer(Walk), base: cython.int) -> cython.void:
    """Keep the replies of whoever won, and forget those of the others."""
    p: cython.pointer(Position) = cython.address(w.at)
    i: cython.int
    at: cython.int
    slot: cython.uint
    move: cython.short
    for i in range(base if base > 0 else 1, p.made):
        slot = _slot(p, i, p.by[i])
        move = p.history[i]
        at = p.by[i] * MOST_PLACEMENTS + p.history[i - 1]
        if w.rank[p.by[i] % t.ground.seats] == 1:
            t.reply[at] = move
            t.key[slot >> 15] = slot
            t.second[slot >> 15] = move
        else:
            if t.reply[at] == move:
                t.reply[at] = -1
            if t.key[slot >> 15] == slot and t.second[slot >> 15] == move:
                t.second[slot >> 15] = -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def smallest(g: cython.pointer(Ground), taste: cython.pointer(Taste), p: cython.pointer(Position)) -> cython.int:
    """The fewest cells of a piece that is worth a thought as early as this."""
    size: cython.int = 5
    while size > 1 and p.made >= taste.least[size - 1] * g.colours:
        size -= 1
    return size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _draw_any(
    g: cython.pointer(Ground),
    p: cython.pointer(Position),
    colour: cython.int,
    bits: cython.pointer(cython.ulonglong),
) -> cython.int:
    """Any placement of a colour, each as likely as the others; -1 if there is none."""
    spots: Spots
    total: cython.int = survey(g, p, colour, 1, cython.address(spots))
    if total == 0:
        return -1
    return pick(g, cython.address(spots), _below(bits, total))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _draw(
    g: cython.pointer(Ground),
    taste: cython.pointer(Taste),
    p: cython.pointer(Position),
    colour: cython.int,
    bits: cython.pointer(cython.ulonglong),
) -> cython.int:
    """A placement for a playout, by taste: where the others just were, and large; -1 if there is none."""
    move: cython.int
    least: cython.int
    if p.left[colour * 12] > 1:
        return _draw_pillar(g, taste, p, colour, bits)
    least = smallest(g, taste, p)
    while True:
        if g.words == 4:
            move = _draw_words(g, taste, p, colour, least, bits, 4)
        else:
            move = _draw_words(g, taste, p, colour, least, bits, 8)
        if move >= 0 or least == 1:
            break
        least = 1
    if move < 0 and p.left[colour * 12]:
        return _draw_pillar(g, taste, p, colour, bits)
    return move


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
    open_cells: cython.ulonglong[8]
    w: cython.int
    cell: cython.int
    tries: cython.int
    total: cython.int = 0
    best: cython.int = -1
    for w in range(g.words):
        open_cells[w] = g.pillars[w] & ~p.taken[w]
        total += popcount(open_cells[w])
    if total == 0:
        return -1
    for tries in range(4 if p.left[colour * 12] > 1 else 1):
        cell = nth_cell(open_cells, _below(bits, total))
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
    for w in range(words):
        free[w] = g.in_play[w] & ~p.taken[w]
        touch[w] = p.touch[colour * 8 + w] & free[w]
    _warmth(g, taste, p, colour, free, warm, words)
    for w in range(words):
        hot[w] = warm[w] & touch[w]
        warm[NOTHING + w] = 0
        hot[NOTHING + w] = 0
    shifts(free, words, g.width)
    shifts(touch, words, g.width)
    shifts(warm, words, g.width)
    shifts(hot, words, g.width)
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
    aim = total * (cython.cast(cython.float, shuffle(bits) & 0xFFFFFF) * FRACTION)
    i = 0
    while i < count - 1 and upto[i] <= aim:
        i += 1
    n = 0
    for w in range(words):
        n += popcount(spots[i * 8 + w])
    return g.index[which[i] * 400 + nth_cell(cython.address(spots[i * 8]), _below(bits, n))]


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
    for w in range(words):
        rim[w] = 0
    k = p.made - 1
    while k >= 0 and k >= p.made - taste.memory:
        if (p.by[k] - colour) % g.seats != 0:
            for i in range(g.rim_of[p.history[k]]):
                put(rim, g.rim[p.history[k] * 12 + i])
        k -= 1
    for w in range(words):
        rim[w] &= free[w]
    neighbours(rim, g.not_left, warm, words, g.width)
    for w in range(words):
        warm[w] = (warm[w] | rim[w]) & free[w]


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
    only4: cython.ulonglong
    only3: cython.ulonglong
    only2: cython.ulonglong
    only1: cython.ulonglong
    only0: cython.ulonglong
    w: cython.int
    level: cython.int
    count: cython.int = 0
    corners(g, s, free, touch, room, words)
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
    # masks, not branches: which level it is, no processor can guess
    only4 = -cython.cast(cython.ulonglong, any4 != 0)
    only3 = -cython.cast(cython.ulonglong, any3 != 0) & ~only4
    only2 = -cython.cast(cython.ulonglong, any2 != 0) & ~(only4 | only3)
    only1 = -cython.cast(cython.ulonglong, any1 != 0) & ~(only4 | only3 | only2)
    only0 = ~(only4 | only3 | only2 | only1)
    for w in range(words):
        room[w] &= only0 | (one[w] & only1) | (two[w] & (only2 | (one[w] & only3))) | (four[w] & only4)
    level = cython.cast(cython.int, (only4 & 4) | (only3 & 3) | (only2 & 2) | (only1 & 1))
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
