"""A learned value: what a few signs of a position say about everybody's place at the end, before anything is played out.

Cython's pure-Python mode; the types stand in nodes.pxd and values.pxd. It costs a hundredth of a playout, and is mixed with
each playout's result.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the engine is compiled or not used at all; the general search stands in for it")

from cython.cimports.libc.math import expf
from cython.cimports.orrery.games.callisto.bits import neighbours, popcount
from cython.cimports.orrery.games.callisto.ground import Ground, Position
from cython.cimports.orrery.games.callisto.nodes import Tree, Walk

SIGNS = cython.declare(cython.int, 7)
"""Points left, cells beside one's pieces, those beside nobody else's, cells near, those near nobody else, out, and on turn."""
STEPS = cython.declare(cython.int, 2)
"""How many steps away from the cells beside one's pieces is near."""
TENTH = cython.declare(cython.float, 0.1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stage(g: cython.pointer(Ground), w: cython.pointer(Walk)) -> cython.int:
    """How far the game is, by the pieces that each colour has laid: 0 at first, 3 near the end."""
    each: cython.int = w.at.made // g.colours
    return 0 if each < 6 else (1 if each < 10 else (2 if each < 14 else 3))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def foresee(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
    """How good every seat's place will be, from 0 for the last to 1 for the first."""
    weights: cython.pointer(cython.float) = cython.address(t.value_weight[stage(t.ground, w) * (SIGNS + 1)])
    seat: cython.int
    i: cython.int
    x: cython.float
    read_signs(t.ground, w)
    for seat in range(t.ground.seats):
        x = weights[SIGNS]
        for i in range(SIGNS):
            x += weights[i] * w.sign[seat * 8 + i]
        w.foreseen[seat] = 1 / (1 + expf(-x))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def read_signs(g: cython.pointer(Ground), w: cython.pointer(Walk)) -> cython.void:
    """The signs of every seat, each less the mean of the others'; colours that are out must be known."""
    own: cython.float[32]
    total: cython.float
    seat: cython.int
    i: cython.int
    if g.words == 4:
        _count(g, cython.address(w.at), own, 4)
    else:
        _count(g, cython.address(w.at), own, 8)
    for i in range(SIGNS):
        total = 0
        for seat in range(g.seats):
            total += own[seat * 8 + i]
        for seat in range(g.seats):
            w.sign[seat * 8 + i] = own[seat * 8 + i] - (total - own[seat * 8 + i]) / (g.seats - 1)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count(
    g: cython.pointer(Ground), p: cython.pointer(Position), own: cython.pointer(cython.float), words: cython.int
) -> cython.void:
    """Every seat's own signs, eight numbers each; inlined twice with a constant number of words."""
    beside: cython.ulonglong[32]
    near: cython.ulonglong[32]
    others: cython.ulonglong[8]
    others_near: cython.ulonglong[8]
    counts: cython.int[4]
    w: cython.int
    colour: cython.int
    other: cython.int
    mine: cython.pointer(cython.float)
    for w in range(32):
        own[w] = 0
    for colour in range(g.colours):
        _spread(g, p, colour, cython.address(beside[colour * 8]), cython.address(near[colour * 8]), words)
    for colour in range(g.colours):
        for w in range(words):
            others[w] = 0
            others_near[w] = 0
        for other in range(g.colours):
            if (other - colour) % g.seats != 0:
                for w in range(words):
                    others[w] |= beside[other * 8 + w]
                    others_near[w] |= near[other * 8 + w]
        for w in range(4):
            counts[w] = 0
        for w in range(words):
            counts[0] += popcount(beside[colour * 8 + w])
            counts[1] += popcount(beside[colour * 8 + w] & ~others[w])
            counts[2] += popcount(near[colour * 8 + w])
            counts[3] += popcount(near[colour * 8 + w] & ~others_near[w])
        mine = cython.address(own[(colour % g.seats) * 8])
        mine[0] += TENTH * p.points[colour]
        for w in range(4):
            mine[1 + w] += TENTH * counts[w]
        mine[5] += p.gone[colour]
        mine[6] += 1 if p.turn == colour else 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _spread(
    g: cython.pointer(Ground),
    p: cython.pointer(Position),
    colour: cython.int,
    beside: cython.pointer(cython.ulonglong),
    near: cython.pointer(cython.ulonglong),
    words: cython.int,
) -> cython.void:
    """The empty cells beside a colour's pieces, and those that lie within a few steps of them; none once it is out."""
    free: cython.ulonglong[8]
    more: cython.ulonglong[8]
    w: cython.int
    step: cython.int
    for w in range(words):
        free[w] = 0 if p.gone[colour] else g.in_play[w] & ~p.taken[w]
        beside[w] = p.touch[colour * 8 + w] & free[w]
        near[w] = beside[w]
    for step in range(STEPS):
        neighbours(near, g.not_left, more, words, g.width)
        for w in range(words):
            near[w] |= more[w] & free[w]
