"""Callisto's own search, in C: a tree in arrays, a learned policy for its priors, playouts by taste, and many statistics.

Cython's pure-Python mode; the types stand in tree.pxd. Nothing is allocated while it runs and no Python object is touched,
so several threads grow one tree without the interpreter's lock; what they overwrite of each other is not worth a lock.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the engine is compiled or not used at all; the general search stands in for it")

from cython.cimports.libc.math import fabs, logf, powf, sqrt, sqrtf
from cython.cimports.libc.stdlib import calloc, free, malloc
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.orrery.games.callisto.ends import Proof, ranked, signature, won_by
from cython.cimports.orrery.games.callisto.ground import (
    Ground,
    Position,
    begin,
    can_place,
    draw,
    draw_any,
    fill,
    fits,
    lay,
    lowest,
    places,
    shuffle,
    smallest,
)

CELL = cython.declare(cython.int, 0)
RIM = cython.declare(cython.int, 8)
KIND = cython.declare(cython.int, 24)
RING = cython.declare(cython.int, 72)
ENEMY = cython.declare(cython.int, 96)
FRIEND = cython.declare(cython.int, 104)
FEATURES = 112
MOST_MOVES = cython.declare(cython.int, 4096)
NOBODY = cython.declare(cython.int, 255)
FIRST_MIRROR = cython.declare(cython.int, 6)
"""From so many pieces on a symmetric board counts as lost for the first of two players, who could still break it before."""
BREAKING = cython.declare(cython.float, 100.0)
REPLIES = cython.declare(cython.int, 1 << 17)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _has(board: cython.pointer(cython.ulonglong), cell: cython.int) -> cython.int:
    return cython.cast(cython.int, (board[cell >> 6] >> (cell & 63)) & 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _classify(g: cython.pointer(Ground), w: cython.pointer(Walk), colour: cython.int) -> cython.void:
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
            if _has(free, cell):
                c = _has(enemy, cell)
                w.cell_class[cell] = CELL + _has(own, cell) + 2 * c + 4 * _has(local, cell)
                if _has(own, cell):
                    w.rim_class[cell] = RIM + 4 + c
                else:
                    around = _has(free, cell + g.width)
                    if cell >= g.width:
                        around += _has(free, cell - g.width)
                    if _has(g.not_left, cell + 1):
                        around += _has(free, cell + 1)
                    if _has(g.not_left, cell):
                        around += _has(free, cell - 1)
                    w.rim_class[cell] = RIM + 6 + 5 * c + around
            elif _has(cython.address(p.own[colour * 8]), cell):
                w.rim_class[cell] = RIM + 1
            else:
                w.rim_class[cell] = RIM + 2
                for c in range(g.colours):
                    if c != colour and (c - colour) % g.seats == 0 and _has(cython.address(p.own[c * 8]), cell):
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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _features(
    g: cython.pointer(Ground),
    w: cython.pointer(Walk),
    colour: cython.int,
    move: cython.int,
    out: cython.pointer(cython.short),
) -> cython.int:
    """The features of a placement, by number; `_classify` comes before."""
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
    _classify(g, w, colour)
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
    count = places(g, p, colour, smallest(g, cython.address(t.taste), p, colour), w.offered)
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
        if not _has(p.taken, cell):
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _next_to_move(g: cython.pointer(Ground), p: cython.pointer(Position)) -> cython.int:
    """The colour whose turn it is once those who are out are passed over; -1 at the end."""
    step: cython.int
    colour: cython.int
    for step in range(g.colours):
        colour = (p.turn + step) % g.colours
        if not p.gone[colour]:
            if can_place(g, p, colour):
                return colour
            p.gone[colour] = 1
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _expand(t: cython.pointer(Tree), w: cython.pointer(Walk), node: cython.int) -> cython.int:
    """Give a node its children; says which of them looks best, -1 at the end of the game, -2 without room."""
    g: cython.pointer(Ground) = t.ground
    colour: cython.int = _next_to_move(g, cython.address(w.at))
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
        return -2
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
def _select(t: cython.pointer(Tree), node: cython.int) -> cython.int:
    """The child to follow: by its value, its prior and how rarely it was tried."""
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
@cython.nogil
@cython.exceptval(check=False)
def _simulate(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
    """One walk down the tree, a playout, and what it says told to all nodes passed."""
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
        child = _expand(t, w, node)
        if child >= 0:
            _enter(t, w, t.by[node], child)
    if w.mirrored and w.at.made >= FIRST_MIRROR and w.at.made % 2 == 0:
        _lose_to_mirror(t, w)
    else:
        _play_on(t, w)
        _judge(t, w)
    _tell(t, w)


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
def _play_on(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
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
                draw(g, cython.address(t.taste), p, colour, cython.address(w.bits))
                if t.ways.guided
                else draw_any(g, p, colour, cython.address(w.bits))
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
    mixed: cython.uint = (last * 16384 + second) * 4 + colour
    return mixed * cython.cast(cython.uint, 2654435761)


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
    move = t.reply[colour * 10000 + p.history[p.made - 1]]
    if move >= 0 and fits(t.ground, p, colour, move):
        return move
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _judge(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
    """Each seat's reward: its rank (4.4, 4.6) and a little for its margin compared with what is usual here."""
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
        rival = 1000
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
        t.mean[seat] += (w.result[seat] - t.mean[seat]) / (t.seen if t.seen < 4000 else 4000)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _tell(t: cython.pointer(Tree), w: cython.pointer(Walk)) -> cython.void:
    """Add a result to the nodes passed, to their sisters that were played later, and to the good replies."""
    g: cython.pointer(Ground) = t.ground
    p: cython.pointer(Position) = cython.address(w.at)
    base: cython.int = t.root.made
    i: cython.int
    node: cython.int
    child: cython.int
    last: cython.int
    move: cython.int
    colour: cython.int
    seat: cython.int
    weight: cython.float
    reward: cython.float
    length: cython.float = p.made - base
    t.visits[0] += 1
    for i in range(w.depth):
        child = w.path[i + 1]
        t.value[child] += w.result[p.by[base + i] % g.seats] / t.count[child]
    if w.depth > 0:
        child = w.path[1] - t.first[0]
        t.child_new[child] += 1
        for seat in range(g.seats):
            if w.rank[seat] == 1:
                t.child_wins[child * 4 + seat] += 1
    if t.ways.rave > 0:
        i = p.made - 1
        while i >= base:
            if i - base <= w.depth:
                node = w.path[i - base]
                colour = p.by[i]
                if t.many[node] > 0 and t.visits[node] < t.ways.rave_parent:
                    reward = w.result[colour % g.seats]
                    child = t.first[node]
                    last = child + t.many[node]
                    while child < last:
                        move = t.move[child]
                        if w.was[move] == colour and t.count[child] < t.ways.rave_child:
                            weight = t.ways.rave * (1 - (w.when[move] - i) / (length - (i - base)))
                            t.count[child] += weight
                            t.value[child] += weight * (reward - t.value[child]) / t.count[child]
                        child += 1
            w.was[p.history[i]] = p.by[i]
            w.when[p.history[i]] = i
            i -= 1
        for i in range(base, p.made):
            w.was[p.history[i]] = NOBODY
    if t.ways.replies:
        _remember(t, w, base)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _remember(t: cython.pointer(Tree), w: cython.pointer(Walk), base: cython.int) -> cython.void:
    """Keep the replies of whoever won, and forget those of the others."""
    p: cython.pointer(Position) = cython.address(w.at)
    i: cython.int
    at: cython.int
    slot: cython.uint
    move: cython.short
    for i in range(base if base > 0 else 1, p.made):
        slot = _slot(p, i, p.by[i])
        move = p.history[i]
        at = p.by[i] * 10000 + p.history[i - 1]
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
def _lead(t: cython.pointer(Tree)) -> cython.int:
    """By how many visits the best move is ahead of the second."""
    child: cython.int
    most: cython.int = 0
    second: cython.int = 0
    for child in range(t.first[0], t.first[0] + t.many[0]):
        if t.visits[child] > most:
            second = most
            most = t.visits[child]
        elif t.visits[child] > second:
            second = t.visits[child]
    return most - second


@cython.cclass
class Engine:
    """A search tree for one table, with room for as many threads."""

    def __cinit__(self, layout, colours: cython.int, seats: cython.int, threads: cython.int):
        i: cython.int
        k: cython.int
        self.layout = layout
        self.threads = threads
        self.ground = cython.cast(cython.pointer(Ground), calloc(1, cython.sizeof(Ground)))
        self.walks = cython.cast(cython.pointer(Walk), calloc(threads, cython.sizeof(Walk)))
        if self.ground == cython.NULL or self.walks == cython.NULL:
            raise MemoryError
        fill(self.ground, layout, colours, seats)
        self.tree.ground = self.ground
        self.spare.ground = self.ground
        for i in range(threads):
            for k in range(10000):
                self.walks[i].was[k] = 255
            for k in range(512):
                self.walks[i].cell_class[k] = 0
                self.walks[i].rim_class[k] = RIM
        begin(self.ground, cython.address(self.tree.root))

    def __dealloc__(self):
        self._drop(cython.address(self.tree))
        self._drop(cython.address(self.spare))
        free(self.tree.reply)
        free(self.tree.key)
        free(self.tree.second)
        free(self.tree.child_wins)
        free(self.tree.child_new)
        free(self.proof)
        free(self.walks)
        free(self.ground)

    @cython.cfunc
    def _room(self, t: cython.pointer(Tree), capacity: cython.int) -> cython.void:
        self._drop(t)
        t.capacity = capacity
        t.move = cython.cast(cython.pointer(cython.short), malloc(capacity * cython.sizeof(cython.short)))
        t.many = cython.cast(cython.pointer(cython.short), malloc(capacity * cython.sizeof(cython.short)))
        t.by = cython.cast(cython.pointer(cython.uchar), malloc(capacity))
        t.first = cython.cast(cython.pointer(cython.int), malloc(capacity * cython.sizeof(cython.int)))
        t.visits = cython.cast(cython.pointer(cython.int), malloc(capacity * cython.sizeof(cython.int)))
        t.count = cython.cast(cython.pointer(cython.float), malloc(capacity * cython.sizeof(cython.float)))
        t.value = cython.cast(cython.pointer(cython.float), malloc(capacity * cython.sizeof(cython.float)))
        t.prior = cython.cast(cython.pointer(cython.float), malloc(capacity * cython.sizeof(cython.float)))

    @cython.cfunc
    def _drop(self, t: cython.pointer(Tree)) -> cython.void:
        free(t.move)
        free(t.many)
        free(t.by)
        free(t.first)
        free(t.visits)
        free(t.count)
        free(t.value)
        free(t.prior)
        t.move = cython.NULL
        t.many = cython.NULL
        t.by = cython.NULL
        t.first = cython.NULL
        t.visits = cython.NULL
        t.count = cython.NULL
        t.value = cython.NULL
        t.prior = cython.NULL
        t.capacity = 0

    def learn(self, weights, kinds, heats, least, slack, memory):
        """Take on a policy: the weights of the features, and the taste of playouts."""
        for i in range(112):
            self.tree.weight[i] = weights[i]
        for i in range(12):
            self.tree.taste.kind[i] = kinds[i]
        for i in range(5):
            self.tree.taste.heat[i] = heats[i]
            self.tree.taste.least[i] = least[i]
        self.tree.taste.slack = slack
        self.tree.taste.memory = memory

    def set_ways(self, ways):
        """How to search; a dictionary of numbers."""
        self.tree.ways = ways

    def start(self, placed, placed_by, turn: cython.int, capacity: cython.int, seed: cython.ulonglong):
        """Stand before a position with an empty tree."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        i: cython.int
        begin(self.ground, cython.address(t.root))
        for move, by in zip(placed, placed_by):
            lay(self.ground, cython.address(t.root), by, move)
        t.root.turn = turn
        if t.capacity < capacity:
            self._room(t, capacity)
        if t.reply == cython.NULL:
            t.reply = cython.cast(cython.pointer(cython.short), malloc(40000 * cython.sizeof(cython.short)))
            t.key = cython.cast(cython.pointer(cython.uint), malloc(REPLIES * cython.sizeof(cython.uint)))
            t.second = cython.cast(cython.pointer(cython.short), malloc(REPLIES * cython.sizeof(cython.short)))
            t.child_wins = cython.cast(
                cython.pointer(cython.float), malloc(4 * MOST_MOVES * cython.sizeof(cython.float))
            )
            t.child_new = cython.cast(cython.pointer(cython.int), malloc(MOST_MOVES * cython.sizeof(cython.int)))
        for i in range(40000):
            t.reply[i] = -1
        for i in range(REPLIES):
            t.key[i] = 0
            t.second[i] = -1
        for i in range(self.threads):
            self.walks[i].bits = (seed + 1 + i) * cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)
            for _ in range(4):
                shuffle(cython.address(self.walks[i].bits))
        t.many[0] = 0
        t.visits[0] = 0
        t.by[0] = turn
        t.symmetric = self._symmetric()
        self._fresh()
        self.walks[0].next = 1
        self._share()

    def forget(self):
        """Let nothing be kept of the tree."""
        self.tree.root.made = 1000

    def follow(self, placed, placed_by, turn: cython.int, capacity: cython.int):
        """Keep what the tree knows of a later position; says whether it knew it."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        i: cython.int
        node: cython.int = 0
        child: cython.int
        move: cython.int
        if t.capacity == 0 or len(placed) <= t.root.made or t.many[0] <= 0:
            return False
        for i in range(t.root.made):
            if t.root.history[i] != placed[i] or t.root.by[i] != placed_by[i]:
                return False
        for i in range(t.root.made, len(placed)):
            move = placed[i]
            if t.many[node] <= 0 or t.by[node] != placed_by[i]:
                return False
            child = t.first[node]
            while child < t.first[node] + t.many[node] and t.move[child] != move:
                child += 1
            if child == t.first[node] + t.many[node]:
                return False
            node = child
        if t.many[node] <= 0:
            return False
        for i in range(t.root.made, len(placed)):
            lay(self.ground, cython.address(t.root), placed_by[i], placed[i])
        t.root.turn = turn
        t.symmetric = self._symmetric()
        self._keep(node, capacity)
        self._fresh()
        self._share()
        return True

    def _keep(self, node: cython.int, capacity: cython.int):
        """Copy the part of the tree below a node, breadth first, and take the copy."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        s: cython.pointer(Tree) = cython.address(self.spare)
        at: cython.int = 0
        end: cython.int = 1
        old: cython.int
        i: cython.int
        if s.capacity < max(capacity, t.capacity):
            self._room(s, max(capacity, t.capacity))
        s.first[0] = node
        while at < end:
            old = s.first[at]
            s.move[at] = t.move[old]
            s.many[at] = t.many[old]
            s.by[at] = t.by[old]
            s.visits[at] = t.visits[old]
            s.count[at] = t.count[old]
            s.value[at] = t.value[old]
            s.prior[at] = t.prior[old]
            if t.many[old] > 0:
                for i in range(t.many[old]):
                    s.first[end + i] = t.first[old] + i
                s.first[at] = end
                end += t.many[old]
            at += 1
        t.move, s.move = s.move, t.move
        t.many, s.many = s.many, t.many
        t.by, s.by = s.by, t.by
        t.first, s.first = s.first, t.first
        t.visits, s.visits = s.visits, t.visits
        t.count, s.count = s.count, t.count
        t.value, s.value = s.value, t.value
        t.prior, s.prior = s.prior, t.prior
        t.capacity, s.capacity = s.capacity, t.capacity
        self.walks[0].next = end

    def prove(self, limit: cython.longlong):
        """The places of all seats after the root's moves under best play, as far as needed; None beyond the limit.

        With two seats the first winning move ends it; with more, every move is tried.
        """
        g: cython.pointer(Ground) = self.ground
        start: Position
        after: Position
        count: cython.int
        i: cython.int
        move: cython.int
        result: cython.int
        if self.proof == cython.NULL:
            self.proof = cython.cast(cython.pointer(Proof), malloc(cython.sizeof(Proof)))
            if self.proof == cython.NULL:
                return None
        memset(self.proof, 0, cython.sizeof(self.proof.key) + 16)
        self.proof.ground = g
        self.proof.left = limit
        memcpy(cython.address(start), cython.address(self.tree.root), cython.sizeof(Position))
        count = places(g, cython.address(start), start.turn, 1, self.walks[0].offered)
        found = {}
        for i in range(count):
            move = self.walks[0].offered[i]
            memcpy(cython.address(after), cython.address(start), cython.sizeof(Position))
            lay(g, cython.address(after), start.turn, move)
            with cython.nogil:
                if g.seats == 2:
                    result = won_by(self.proof, cython.address(after), signature(start.turn, move), 1)
                else:
                    result = ranked(self.proof, cython.address(after), signature(start.turn, move), 1)
            if result < 0:
                return None
            if g.seats == 2:
                found[move] = (1, 2) if result == 0 else (2, 1)
                if result == start.turn % 2:
                    break
            else:
                found[move] = tuple([((result >> (2 * seat)) & 3) + 1 for seat in range(g.seats)])
        return found

    def legal(self, colour: cython.int):
        """Everything that a colour can place at the root, ascending."""
        count: cython.int = places(self.ground, cython.address(self.tree.root), colour, 1, self.walks[0].offered)
        return [self.walks[0].offered[i] for i in range(count)]

    def breadth(self):
        """How many placements all colours together have at the root."""
        total: cython.int = 0
        colour: cython.int
        for colour in range(self.ground.colours):
            total += places(self.ground, cython.address(self.tree.root), colour, 1, self.walks[0].offered)
        return total

    def _share(self):
        """Divide the room that is left among the threads."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        at: cython.int = self.walks[0].next
        room: cython.int = (t.capacity - at) // self.threads
        i: cython.int
        for i in range(self.threads):
            self.walks[i].next = at + i * room
            self.walks[i].end = at + (i + 1) * room

    def _symmetric(self):
        """Whether the first of two players, to move here, stands before a board that the second has mirrored so far."""
        p: cython.pointer(Position) = cython.address(self.tree.root)
        i: cython.int
        if not self.tree.ways.symmetry or self.ground.colours != 2 or p.turn != 0 or p.made % 2 == 1:
            return False
        for i in range(0, p.made, 2):
            if p.by[i] != 0 or p.by[i + 1] != 1 or self.ground.opposite[p.history[i]] != p.history[i + 1]:
                return False
        return True

    def _fresh(self):
        """Forget what was usual, and how often the root's moves won."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        i: cython.int
        t.seen = 0
        for i in range(4):
            t.mean[i] = 0.5
            t.square[i] = 0
            t.total[i] = 0
        for i in range(MOST_MOVES):
            t.child_new[i] = 0
            t.child_wins[i * 4] = 0
            t.child_wins[i * 4 + 1] = 0
            t.child_wins[i * 4 + 2] = 0
            t.child_wins[i * 4 + 3] = 0

    def grow(self, simulations: cython.int, thread: cython.int):
        """So many simulations, without the interpreter's lock."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        w: cython.pointer(Walk) = cython.address(self.walks[thread])
        i: cython.int
        with cython.nogil:
            if t.many[0] == 0:
                memcpy(cython.address(w.at), cython.address(t.root), cython.sizeof(Position))
                _expand(t, w, 0)
            for i in range(simulations):
                _simulate(t, w)

    def lead(self):
        """By how many visits the best move is ahead of the second."""
        return _lead(cython.address(self.tree))

    @property
    def visits(self):
        """How many simulations the tree has seen."""
        return self.tree.visits[0]

    @property
    def size(self):
        """How many nodes there are."""
        return self.walks[0].next

    def children(self):
        """Every move of the root that has a node: its number, visits, value, prior, and the wins of each seat."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        first = t.first[0]
        return [
            (
                t.move[first + i],
                t.visits[first + i],
                t.value[first + i],
                t.prior[first + i],
                t.child_new[i],
                [t.child_wins[i * 4 + seat] for seat in range(self.ground.seats)],
            )
            for i in range(max(0, t.many[0]))
        ]

    def lesson(self):
        """The features of every move at the root, 24 numbers each (255: none), in the order of `children`."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        w: cython.pointer(Walk) = cython.address(self.walks[0])
        ids: cython.short[32]
        i: cython.int
        k: cython.int
        count: cython.int
        rows = bytearray(b"\xff" * (24 * max(0, t.many[0])))
        memcpy(cython.address(w.at), cython.address(t.root), cython.sizeof(Position))
        for i in range(4):
            if i < self.ground.colours and not can_place(self.ground, cython.address(w.at), i):
                w.at.gone[i] = 1
        _classify(self.ground, w, t.by[0])
        for i in range(max(0, t.many[0])):
            count = _features(self.ground, w, t.by[0], t.move[t.first[0] + i], ids)
            for k in range(count):
                rows[24 * i + k] = ids[k]
        return bytes(rows)

    def playouts(self, count: cython.int, guided: cython.bint):
        """Play the root's position to the end so often, without a tree; says the first seat's wins."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        w: cython.pointer(Walk) = cython.address(self.walks[0])
        i: cython.int
        won: cython.int = 0
        with cython.nogil:
            t.ways.guided = guided
            for i in range(count):
                memcpy(cython.address(w.at), cython.address(t.root), cython.sizeof(Position))
                w.depth = 0
                _play_on(t, w)
                _judge(t, w)
                won += w.rank[0] == 1
        return won
