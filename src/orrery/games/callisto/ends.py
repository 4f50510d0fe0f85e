"""The end of a game of Callisto, searched to the last move: who wins if everybody plays on as well as can be.

Cython's pure-Python mode; the types stand in ends.pxd. Positions that are reached in another order of moves are looked up.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the engine is compiled or not used at all; the general search stands in for it")

from cython.cimports.libc.string import memcpy
from cython.cimports.orrery.games.callisto.ground import Ground, Position, lay, places

DEEPEST = cython.declare(cython.int, 64)
MOST = cython.declare(cython.int, 4096)
UNKNOWN = cython.declare(cython.int, -1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def signature(colour: cython.int, move: cython.int) -> cython.ulonglong:
    """A placement's own number of 64 bits; those of all placements on a board, combined, are the board's."""
    x: cython.ulonglong = cython.cast(cython.ulonglong, (colour + 1) * 16384 + move) * cython.cast(
        cython.ulonglong, 0x9E3779B97F4A7C15
    )
    x = (x ^ (x >> 30)) * cython.cast(cython.ulonglong, 0xBF58476D1CE4E5B9)
    x = (x ^ (x >> 27)) * cython.cast(cython.ulonglong, 0x94D049BB133111EB)
    return x ^ (x >> 31)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _offer(proof: cython.pointer(Proof), p: cython.pointer(Position), depth: cython.int) -> cython.int:
    """The placements of the next colour that has any, written for this depth; 0 at the end."""
    g: cython.pointer(Ground) = proof.ground
    step: cython.int
    count: cython.int
    for step in range(g.colours):
        if not p.gone[p.turn]:
            count = places(g, p, p.turn, 1, cython.address(proof.offered[depth * MOST]))
            if count:
                return count
            p.gone[p.turn] = 1
        p.turn = p.turn + 1 if p.turn + 1 < g.colours else 0
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _leader(g: cython.pointer(Ground), p: cython.pointer(Position)) -> cython.int:
    """Which of two seats is ahead: fewer points, and of equals the later one (4.4, 4.6)."""
    points: cython.int[2]
    colour: cython.int
    points[0] = 0
    points[1] = 0
    for colour in range(g.colours):
        points[colour % 2] += p.points[colour]
    return 0 if points[0] < points[1] else 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _settled(g: cython.pointer(Ground), p: cython.pointer(Position), seat: cython.int) -> cython.bint:
    """Whether the other of two seats is out of the game with all its colours, and this one is ahead already."""
    colour: cython.int
    for colour in range(g.colours):
        if colour % 2 != seat and not p.gone[colour]:
            return False
    return _leader(g, p) == seat


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def won_by(
    proof: cython.pointer(Proof), p: cython.pointer(Position), key: cython.ulonglong, depth: cython.int
) -> cython.int:
    """Which of two seats wins this position; -1 if that could not be found out within the limit."""
    g: cython.pointer(Ground) = proof.ground
    after: Position
    slot: cython.int = cython.cast(cython.int, key & 65535)
    count: cython.int
    i: cython.int
    skipped: cython.int
    seat: cython.int
    winner: cython.int
    best: cython.int
    move: cython.int
    if proof.key[slot] == key:
        return proof.result[slot]
    proof.left -= 1
    if proof.left < 0 or depth >= DEEPEST:
        return UNKNOWN
    count = _offer(proof, p, depth)
    if count == 0:
        return _leader(g, p)
    seat = p.turn % 2
    if _settled(g, p, seat):
        return seat
    best = 1 - seat
    skipped = 0
    while skipped < count and g.kind_of[proof.offered[depth * MOST + skipped]] == 0:
        skipped += 1
    for i in range(count):
        move = proof.offered[depth * MOST + (i + skipped) % count]
        memcpy(cython.address(after), p, cython.sizeof(Position))
        lay(g, cython.address(after), p.turn, move)
        winner = won_by(proof, cython.address(after), key ^ signature(p.turn, move), depth + 1)
        if winner < 0:
            return UNKNOWN
        if winner == seat:
            best = seat
            break
    proof.key[slot] = key
    proof.result[slot] = best
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ranks(g: cython.pointer(Ground), p: cython.pointer(Position)) -> cython.int:
    """The place of every seat from 0, two bits each."""
    seat: cython.int
    other: cython.int
    packed: cython.int = 0
    for seat in range(g.seats):
        for other in range(g.seats):
            if p.points[other] < p.points[seat] or (p.points[other] == p.points[seat] and other > seat):
                packed += 1 << (2 * seat)
    return packed


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def ranked(
    proof: cython.pointer(Proof), p: cython.pointer(Position), key: cython.ulonglong, depth: cython.int
) -> cython.int:
    """The places of three or four seats when each plays for its own best place, the first of equal moves; -1 if unknown."""
    g: cython.pointer(Ground) = proof.ground
    after: Position
    slot: cython.int = cython.cast(cython.int, key & 65535)
    count: cython.int
    i: cython.int
    result: cython.int
    best: cython.int = UNKNOWN
    move: cython.int
    if proof.key[slot] == key:
        return proof.result[slot]
    proof.left -= 1
    if proof.left < 0 or depth >= DEEPEST:
        return UNKNOWN
    count = _offer(proof, p, depth)
    if count == 0:
        return _ranks(g, p)
    for i in range(count):
        move = proof.offered[depth * MOST + i]
        memcpy(cython.address(after), p, cython.sizeof(Position))
        lay(g, cython.address(after), p.turn, move)
        result = ranked(proof, cython.address(after), key ^ signature(p.turn, move), depth + 1)
        if result < 0:
            return UNKNOWN
        if best < 0 or ((result >> (2 * p.turn)) & 3) < ((best >> (2 * p.turn)) & 3):
            best = result
            if ((best >> (2 * p.turn)) & 3) == 0:
                break
    proof.key[slot] = key
    proof.result[slot] = best
    return best
