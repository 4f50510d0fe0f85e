"""What the engine thinks of a move before it has tried it: which are worth a thought, and the learned policy's weights.

Cython's pure-Python mode; the types stand in nodes.pxd and priors.pxd.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the engine is compiled or not used at all; the general search stands in for it")

from cython.cimports.libc.math import powf
from cython.cimports.orrery.games.callisto.bits import has, lowest
from cython.cimports.orrery.games.callisto.ground import Ground, Position, next_to_move, places
from cython.cimports.orrery.games.callisto.nodes import Tree, Walk
from cython.cimports.orrery.games.callisto.playouts import smallest

CELL = cython.declare(cython.int, 0)
RIM = cython.declare(cython.int, 8)
KIND = cython.declare(cython.int, 24)
RING = cython.declare(cython.int, 72)
ENEMY = cython.declare(cython.int, 96)
FRIEND = cython.declare(cython.int, 104)
"""Where the features of each sort begin: cells covered, cells beside, kinds, and a pillar's three distances; 112 in all."""
BREAKING = cython.declare(cython.float, 100.0)
"""How much more a move that cannot be mirrored is worth to whoever would lose the tie: it is tried before all others."""


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def expand(t: cython.pointer(Tree), w: cython.pointer(Walk), node: cython.int) -> cython.int:
    """Give a node its children; says which of them looks best, -1 at the end of the game or where there is no room.

    A child begins with the mean of its seat, less for a smaller prior, as if it had been tried a few times (`first_count`):
    what the policy dislikes is not tried before something better has disappointed.
    """
    g: cython.pointer(Ground) = t.ground
    colour: cython.int = next_to_move(g, cython.address(w.at))
    count: cython.int
    i: cython.int
    best: cython.int = 0
    at: cython.int
    kept: cython.int = 0
    most: cython.float
    total: cython.float = 0
    own: cython.float
    if colour < 0:
        t.many[node] = -1
        return -1
    count = _offer(t, w, colour)
    most = _weigh(t, w, colour, count)
    if w.mirrored:
        most = _weigh_mirror(t, w, colour, count, most)
    if w.next + count > w.end:
        return -1
    own = 0.5
    if t.seen > 0:
        own = t.mean[colour % g.seats]
    for i in range(count):
        total += w.worth[i]
    at = w.next
    for i in range(count):
        if w.worth[i] < t.ways.narrow * most and node != 0:
            continue
        if w.worth[i] == most:
            best = kept
        t.move[at + kept] = w.offered[i]
        t.many[at + kept] = 0
        t.visits[at + kept] = 0
        t.count[at + kept] = t.ways.first_count
        t.prior[at + kept] = w.worth[i] / total
        t.value[at + kept] = own * powf(w.worth[i] / most, t.ways.first_power)
        kept += 1
    w.next += kept
    t.by[node] = colour
    t.first[node] = at
    t.many[node] = kept
    return at + best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _offer(t: cython.pointer(Tree), w: cython.pointer(Walk), colour: cython.int) -> cython.int:
    """The placements worth a thought: large pieces early, the first pillars near the middle."""
    g: cython.pointer(Ground) = t.ground
    p: cython.pointer(Position) = cython.address(w.at)
    i: cython.int
    kept: cython.int = 0
    count: cython.int
    nearest: cython.float = 1000
    if not t.ways.prune:
        return places(g, p, colour, 1, w.offered)
    if p.left[colour * 12] > 1:
        count = places(g, p, colour, 1, w.offered)
        for i in range(count):
            nearest = min(nearest, g.ring[g.covers[w.offered[i] * 5]])
        for i in range(count):
            if g.ring[g.covers[w.offered[i] * 5]] <= nearest + t.taste.slack + 0.01:
                w.offered[kept] = w.offered[i]
                kept += 1
        return kept
    count = places(g, p, colour, smallest(g, cython.address(t.taste), p), w.offered)
    for i in range(count):
        if g.kind_of[w.offered[i]] != 0 or _opens(g, p, w.offered[i]):
            w.offered[kept] = w.offered[i]
            kept += 1
    if kept == 0 or g.kind_of[w.offered[kept - 1]] == 0:
        return places(g, p, colour, 1, w.offered)
    return kept


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _opens(g: cython.pointer(Ground), p: cython.pointer(Position), move: cython.int) -> cython.bint:
    """Whether anything could still be attached to a pillar here."""
    i: cython.int
    cell: cython.int
    for i in range(g.rim_of[move]):
        cell = g.rim[move * 12 + i]
        if not has(p.taken, cell):
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _weigh(t: cython.pointer(Tree), w: cython.pointer(Walk), colour: cython.int, count: cython.int) -> cython.float:
    """The policy's weight of every placement offered; says how much the heaviest has."""
    g: cython.pointer(Ground) = t.ground
    extra: cython.short[4]
    base: cython.int
    i: cython.int
    k: cython.int
    move: cython.int
    x: cython.float
    most: cython.float = 0
    if not t.ways.priors:
        for i in range(count):
            w.worth[i] = 1
        return 1
    classify(g, w, colour)
    for i in range(g.width * g.width):
        w.cell_worth[i] = t.weight[w.cell_class[i]]
        w.rim_worth[i] = t.weight[w.rim_class[i]]
    base = KIND + _phase(g, cython.address(w.at), colour) * 12
    for i in range(count):
        move = w.offered[i]
        x = t.weight[base + g.kind_of[move]]
        for k in range(g.count_of[move]):
            x *= w.cell_worth[g.covers[move * 5 + k]]
        for k in range(g.rim_of[move]):
            x *= w.rim_worth[g.rim[move * 12 + k]]
        if g.kind_of[move] == 0:
            for k in range(_pillar_features(g, cython.address(w.at), colour, move, extra)):
                x *= t.weight[extra[k]]
        w.worth[i] = x
        if x > most:
            most = x
    return most


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _weigh_mirror(
    t: cython.pointer(Tree), w: cython.pointer(Walk), colour: cython.int, count: cython.int, most: cython.float
) -> cython.float:
    """On a symmetric board: first of all, what cannot be mirrored, for the one; and the mirror image, for the other."""
    g: cython.pointer(Ground) = t.ground
    i: cython.int
    move: cython.int
    heaviest: cython.float = most
    for i in range(count):
        move = w.offered[i]
        if colour == 1 and w.at.made > 0 and move == g.opposite[w.at.history[w.at.made - 1]]:
            w.worth[i] = most
        elif colour == 0 and _breaks(g, move):
            w.worth[i] *= BREAKING
            heaviest = max(heaviest, w.worth[i])
    return heaviest


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _breaks(g: cython.pointer(Ground), move: cython.int) -> cython.bint:
    """Whether a placement lies in the way of its own mirror image."""
    i: cython.int
    k: cython.int
    for i in range(g.count_of[move]):
        for k in range(g.count_of[move]):
            if g.covers[move * 5 + i] + g.covers[move * 5 + k] == g.width * g.width - 1:
                return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def classify(  # noqa: C901  (before every move of every simulation: one pass over the cells, its sets of cells in registers)
    g: cython.pointer(Ground), w: cython.pointer(Walk), colour: cython.int
) -> cython.void:
    """What each cell is to a colour: covered by a piece, and lying beside one."""
    p: cython.pointer(Position) = cython.address(w.at)
    free: cython.ulonglong[9]
    enemy: cython.ulonglong[8]
    local: cython.ulonglong[8]
    own: cython.pointer(cython.ulonglong) = cython.address(p.touch[colour * 8])
    i: cython.int
    k: cython.int
    c: cython.int
    cell: cython.int
    move: cython.int
    around: cython.int
    bits: cython.ulonglong
    for i in range(8):
        free[i] = g.in_play[i] & ~p.taken[i]
        enemy[i] = 0
        local[i] = 0
    for c in range(g.colours):
        if (c - colour) % g.seats != 0 and not p.gone[c]:
            for i in range(8):
                enemy[i] |= p.touch[c * 8 + i]
    k = p.made - 1
    while k >= 0 and k > p.made - g.colours - 1:
        if (p.by[k] - colour) % g.seats != 0:
            move = p.history[k]
            for i in range(g.rim_of[move]):
                cell = g.rim[move * 12 + i]
                local[cell >> 6] |= cython.cast(cython.ulonglong, 1) << (cell & 63)
        k -= 1
    for k in range(g.words):
        bits = g.in_play[k]
        while bits:
            cell = k * 64 + lowest(bits)
            bits &= bits - 1
            if has(free, cell):
                c = has(enemy, cell)
                w.cell_class[cell] = CELL + has(own, cell) + 2 * c + 4 * has(local, cell)
                if has(own, cell):
                    w.rim_class[cell] = RIM + 4 + c
                else:
                    around = has(free, cell + g.width)
                    if cell >= g.width:
                        around += has(free, cell - g.width)
                    if has(g.not_left, cell + 1):
                        around += has(free, cell + 1)
                    if has(g.not_left, cell):
                        around += has(free, cell - 1)
                    w.rim_class[cell] = RIM + 6 + 5 * c + around
            elif has(cython.address(p.own[colour * 8]), cell):
                w.rim_class[cell] = RIM + 1
            else:
                w.rim_class[cell] = RIM + 2
                for c in range(g.colours):
                    if c != colour and (c - colour) % g.seats == 0 and has(cython.address(p.own[c * 8]), cell):
                        w.rim_class[cell] = RIM + 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _phase(g: cython.pointer(Ground), p: cython.pointer(Position), colour: cython.int) -> cython.int:
    """How far a colour is: 0 at its first pieces, 3 near the end."""
    kind: cython.int
    left: cython.int = 0
    for kind in range(12):
        left += p.left[colour * 12 + kind]
    return 0 if left > 16 else (1 if left > 12 else (2 if left > 8 else 3))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def features(
    g: cython.pointer(Ground),
    w: cython.pointer(Walk),
    colour: cython.int,
    move: cython.int,
    out: cython.pointer(cython.short),
) -> cython.int:
    """The features of a placement, by number; `classify` comes before."""
    i: cython.int
    n: cython.int = 1
    out[0] = KIND + _phase(g, cython.address(w.at), colour) * 12 + g.kind_of[move]
    for i in range(g.count_of[move]):
        out[n] = w.cell_class[g.covers[move * 5 + i]]
        n += 1
    for i in range(g.rim_of[move]):
        out[n] = w.rim_class[g.rim[move * 12 + i]]
        n += 1
    if g.kind_of[move] == 0:
        n += _pillar_features(g, cython.address(w.at), colour, move, cython.address(out[n]))
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pillar_features(
    g: cython.pointer(Ground),
    p: cython.pointer(Position),
    colour: cython.int,
    move: cython.int,
    out: cython.pointer(cython.short),
) -> cython.int:
    """How far a pillar would stand from the middle, from the others and from one's own."""
    cell: cython.int = g.covers[move * 5]
    x: cython.int = cell % g.width
    y: cython.int = cell // g.width
    number: cython.int = 3 - p.left[colour * 12]
    step: cython.int = cython.cast(cython.int, g.ring[cell]) - 2
    enemy: cython.int = 7
    friend: cython.int = 7
    k: cython.int
    i: cython.int
    far: cython.int
    other: cython.int
    out[0] = RING + number * 8 + (0 if step < 0 else (7 if step > 7 else step))
    if number > 1:
        return 1
    for k in range(p.made):
        for i in range(g.count_of[p.history[k]]):
            other = g.covers[p.history[k] * 5 + i]
            far = abs(other % g.width - x) + abs(other // g.width - y) - 1
            if (p.by[k] - colour) % g.seats != 0:
                enemy = min(enemy, far)
            elif p.by[k] == colour:
                friend = min(friend, far)
    out[1] = ENEMY + enemy
    out[2] = FRIEND + friend
    return 3
