"""One simulation: down the tree, a playout, its result, and what all nodes passed learn from it.

Cython's pure-Python mode; the types stand in nodes.pxd and walks.pxd. Several threads walk one tree without a lock: what
they overwrite of each other is not worth one.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the engine is compiled or not used at all; the general search stands in for it")

from cython.cimports.libc.math import fabs, logf, sqrt, sqrtf
from cython.cimports.libc.string import memcpy
from cython.cimports.orrery.games.callisto.ground import Ground, Position, lay
from cython.cimports.orrery.games.callisto.nodes import Tree, Walk
from cython.cimports.orrery.games.callisto.playouts import play_on, remember
from cython.cimports.orrery.games.callisto.priors import expand

NOBODY = cython.declare(cython.int, 255)
"""The colour of a placement that was not made."""
USUAL = cython.declare(cython.double, 4000)
"""Over how many results the mean of a seat is taken, so that it follows a search that changes its mind."""
FIRST_MIRROR = cython.declare(cython.int, 6)
"""With this many pieces a symmetric board counts as lost for the first of two players, who could still break it before."""


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def simulate(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
    """One walk down the tree, a playout, and its result for all nodes passed."""
    node: cython.int = 0
    child: cython.int
    memcpy(cython.address(w.at), cython.address(t.root), cython.sizeof(Position))
    w.depth = 0
    w.path[0] = 0
    w.mirrored = t.symmetric
    while t.many[node] > 0:
        child = _select(t, node)
        _enter(t, w, t.by[node], child)
        node = child
    if t.many[node] == 0 and t.visits[node] > t.ways.expand + t.ways.expand_step * w.depth:
        child = expand(t, w, node)
        if child >= 0:
            _enter(t, w, t.by[node], child)
    if w.mirrored and w.at.made >= FIRST_MIRROR and w.at.made % 2 == 0:
        _lose_to_mirror(t, w)
    else:
        play_on(t, w)
        judge(t, w)
    _tell(t, w)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _select(t: cython.pointer(Tree), node: cython.int) -> cython.int:
    """The child to follow: by its value, its prior and how rarely it was tried.

    The bonus falls with a child's own count, as in PUCT; the logarithm lets it grow a little faster than the root of the
    parent's visits, so that a wide node does not settle on what came first. Counts begin above 0 and hold RAVE's too.
    """
    parent: cython.float = t.visits[node] + 1
    wide: cython.float = t.ways.exploration * sqrtf(parent) * logf(parent + 1)
    child: cython.int = t.first[node]
    last: cython.int = child + t.many[node]
    best: cython.int = child
    score: cython.float
    most: cython.float = -1000
    while child < last:
        score = t.value[child] + wide * t.prior[child] / t.count[child]
        if score > most:
            most = score
            best = child
        child += 1
    return best


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _enter(t: cython.pointer(Tree), w: cython.pointer(Walk), colour: cython.int, child: cython.int) -> cython.void:
    """Step to a child; until its result is known it counts as lost, so that other threads look elsewhere."""
    if w.mirrored and colour == 1:
        w.mirrored = t.ground.opposite[w.at.history[w.at.made - 1]] == t.move[child]
    lay(t.ground, cython.address(w.at), colour, t.move[child])
    t.value[child] *= t.count[child] / (t.count[child] + 1)
    t.count[child] += 1
    t.visits[child] += 1
    w.depth += 1
    w.path[w.depth] = child


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lose_to_mirror(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
    """A board that the second player keeps symmetric ends in a tie, which the first loses (4.6)."""
    w.rank[0] = 2
    w.rank[1] = 1
    w.result[0] = 0
    w.result[1] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def judge(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
    """Each seat's reward: its rank (4.4, 4.6) and a little for its margin compared with what is usual here.

    The margin, in standard deviations from its mean in this search, is squashed by x / (1 + |x|): a point more matters
    most where games are close, and a landslide counts hardly more than a clear win. The 1 under the root keeps the
    first results from dividing by nothing.
    """
    g: cython.pointer(Ground) = t.ground
    points: cython.int[4]
    seat: cython.int
    other: cython.int
    rival: cython.int
    x: cython.double
    spread: cython.double
    for seat in range(g.seats):
        points[seat] = 0
    for seat in range(g.colours):
        points[seat % g.seats] += w.at.points[seat]
    t.seen += 1
    for seat in range(g.seats):
        rival = 1 << 30
        w.rank[seat] = 1
        for other in range(g.seats):
            if other != seat:
                rival = min(rival, points[other])
                if points[other] < points[seat] or (points[other] == points[seat] and other > seat):
                    w.rank[seat] += 1
        x = rival - points[seat]
        t.square[seat] += x * x
        t.total[seat] += x
        w.result[seat] = cython.cast(cython.float, g.seats - w.rank[seat]) / (g.seats - 1)
        spread = t.square[seat] / t.seen - (t.total[seat] / t.seen) * (t.total[seat] / t.seen)
        x = (x - t.total[seat] / t.seen) / sqrt(spread + 1)
        w.result[seat] += t.ways.margin * x / (1 + fabs(x))
        t.mean[seat] += (w.result[seat] - t.mean[seat]) / (t.seen if t.seen < USUAL else USUAL)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _tell(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
    """Add a result to the nodes passed, to their sisters that were played later, and to the good replies."""
    base: cython.int = t.root.made
    i: cython.int
    child: cython.int
    seat: cython.int
    t.visits[0] += 1
    for i in range(w.depth):
        child = w.path[i + 1]
        t.value[child] += w.result[w.at.by[base + i] % t.ground.seats] / t.count[child]
    if w.depth > 0:
        child = w.path[1] - t.first[0]
        t.child_new[child] += 1
        for seat in range(t.ground.seats):
            if w.rank[seat] == 1:
                t.child_wins[child * 4 + seat] += 1
    if t.ways.rave > 0:
        _tell_sisters(t, w, base)
    if t.ways.replies:
        remember(t, w, base)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _tell_sisters(t: cython.pointer(Tree), w: cython.pointer(Walk), base: cython.int) -> cython.void:
    """Count a move that the same colour made later as if it had been made here, the less the later it was (RAVE)."""
    p: cython.pointer(Position) = cython.address(w.at)
    i: cython.int = p.made - 1
    child: cython.int
    node: cython.int
    colour: cython.int
    weight: cython.float
    reward: cython.float
    while i >= base:
        colour = p.by[i]
        node = w.path[i - base] if i - base <= w.depth else -1
        if node >= 0 and t.many[node] > 0 and t.visits[node] < t.ways.rave_parent:
            reward = w.result[colour % t.ground.seats]
            for child in range(t.first[node], t.first[node] + t.many[node]):
                if w.was[t.move[child]] == colour and t.count[child] < t.ways.rave_child:
                    weight = w.when[t.move[child]] - i
                    weight = t.ways.rave * (1 - weight / (p.made - i))
                    t.count[child] += weight
                    t.value[child] += weight * (reward - t.value[child]) / t.count[child]
        w.was[p.history[i]] = colour
        w.when[p.history[i]] = i
        i -= 1
    for i in range(base, p.made):
        w.was[p.history[i]] = NOBODY
