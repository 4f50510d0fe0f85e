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
"""How many moves ahead there is room for; the last pieces of four colours are fewer."""
MOST = cython.declare(cython.int, 4096)
"""Room for the placements of one position."""
SLOTS = cython.declare(cython.int, 65536)
"""How many positions are remembered; a later one takes the place of an earlier one."""
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
def _ranks(g: cython.pointer(Ground), p: cython.pointer(Position)) -> cython.int:
    """The place of every seat from 0, two bits each: fewer points, and of equals the later seat (4.4, 4.6)."""
    points: cython.int[4]
    colour: cython.int
    seat: cython.int
    other: cython.int
    packed: cython.int = 0
    for seat in range(g.seats):
        points[seat] = 0
    for colour in range(g.colours):
        points[colour % g.seats] += p.points[colour]
    for seat in range(g.seats):
        for other in range(g.seats):
            if points[other] < points[seat] or (points[other] == points[seat] and other > seat):
                packed += 1 << (2 * seat)
    return packed


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _place(packed: cython.int, seat: cython.int) -> cython.int:
    """A seat's place from 0."""
    return (packed >> (2 * seat)) & 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _alone(g: cython.pointer(Ground), p: cython.pointer(Position), seat: cython.int) -> cython.bint:
    """Whether all others are out of the game, with all their colours."""
    colour: cython.int
    rivals: cython.int = 0
    for colour in range(g.colours):
        if colour % g.seats != seat:
            rivals += not p.gone[colour]
    return rivals == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pillars_first(proof: cython.pointer(Proof), count: cython.int, depth: cython.int) -> cython.int:
    """How many of the placements offered are pillars; they stand before the others."""
    i: cython.int = 0
    while i < count and proof.ground.kind_of[proof.offered[depth * MOST + i]] == 0:
        i += 1
    return i


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def ranked(
    proof: cython.pointer(Proof), p: cython.pointer(Position), key: cython.ulonglong, depth: cython.int
) -> cython.int:
    """The places of all seats when each plays for its own best place, the first of equal moves; -1 if unknown.

    With two seats it does not matter which of equal moves is played, so pillars, which seldom decide an end, come last.
    """
    g: cython.pointer(Ground) = proof.ground
    after: Position
    slot: cython.int = cython.cast(cython.int, key & (SLOTS - 1))
    seat: cython.int
    count: cython.int
    skipped: cython.int
    i: cython.int
    move: cython.int
    result: cython.int
    best: cython.int = UNKNOWN
    if proof.key[slot] == key:
        return proof.result[slot]
    proof.left -= 1
    if proof.left < 0 or depth >= DEEPEST:
        return UNKNOWN
    count = _offer(proof, p, depth)
    result = _ranks(g, p)
    seat = p.turn % g.seats
    if count == 0 or (_place(result, seat) == 0 and _alone(g, p, seat)):
        return result
    skipped = _pillars_first(proof, count, depth) if g.seats == 2 else 0
    for i in range(count):
        move = proof.offered[depth * MOST + (i + skipped) % count]
        memcpy(cython.address(after), p, cython.sizeof(Position))
        lay(g, cython.address(after), p.turn, move)
        result = ranked(proof, cython.address(after), key ^ signature(p.turn, move), depth + 1)
        if result < 0:
            return UNKNOWN
        if best < 0 or _place(result, seat) < _place(best, seat):
            best = result
            if _place(best, seat) == 0:
                break
    proof.key[slot] = key
    proof.result[slot] = best
    return best
