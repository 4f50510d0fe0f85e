"""The nodes of the engine's tree: their room, what is remembered beside them, and what is kept of them after a move.

Cython's pure-Python mode; the types stand in nodes.pxd.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the engine is compiled or not used at all; the general search stands in for it")

from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memset

MOST_MOVES = cython.declare(cython.int, 4096)
"""Room for the moves of the root; no position has half as many."""
REPLIES = cython.declare(cython.int, 1 << 17)
"""Slots for replies to two moves; playouts.py takes the upper 17 bits of a number of 32 as the slot."""
SINGLE_REPLIES = cython.declare(cython.int, 40000)
"""A reply of each of four colours to each of 10,000 placements."""


@cython.cfunc
@cython.exceptval(check=False)
def room(t: cython.pointer(Tree), capacity: cython.int) -> cython.bint:
    """Make room for that many nodes, unless there is; says whether there was memory for them."""
    if t.capacity >= capacity:
        return True
    drop(t)
    t.move = cython.cast(cython.pointer(cython.short), malloc(capacity * cython.sizeof(cython.short)))
    t.many = cython.cast(cython.pointer(cython.short), malloc(capacity * cython.sizeof(cython.short)))
    t.by = cython.cast(cython.pointer(cython.uchar), malloc(capacity))
    t.first = cython.cast(cython.pointer(cython.int), malloc(capacity * cython.sizeof(cython.int)))
    t.visits = cython.cast(cython.pointer(cython.int), malloc(capacity * cython.sizeof(cython.int)))
    t.count = cython.cast(cython.pointer(cython.float), malloc(capacity * cython.sizeof(cython.float)))
    t.value = cython.cast(cython.pointer(cython.float), malloc(capacity * cython.sizeof(cython.float)))
    t.prior = cython.cast(cython.pointer(cython.float), malloc(capacity * cython.sizeof(cython.float)))
    if not (t.move and t.many and t.by and t.first and t.visits and t.count and t.value and t.prior):
        drop(t)
        return False
    t.capacity = capacity
    return True


@cython.cfunc
@cython.exceptval(check=False)
def drop(t: cython.pointer(Tree)) -> cython.void:
    """Give the nodes' memory back."""
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


@cython.cfunc
@cython.exceptval(check=False)
def fresh_memory(t: cython.pointer(Tree)) -> cython.bint:
    """Remember no replies; says whether there was memory for them."""
    i: cython.int
    if t.reply == cython.NULL:
        t.reply = cython.cast(cython.pointer(cython.short), malloc(SINGLE_REPLIES * cython.sizeof(cython.short)))
        t.key = cython.cast(cython.pointer(cython.uint), malloc(REPLIES * cython.sizeof(cython.uint)))
        t.second = cython.cast(cython.pointer(cython.short), malloc(REPLIES * cython.sizeof(cython.short)))
        t.child_wins = cython.cast(cython.pointer(cython.float), malloc(4 * MOST_MOVES * cython.sizeof(cython.float)))
        t.child_new = cython.cast(cython.pointer(cython.int), malloc(MOST_MOVES * cython.sizeof(cython.int)))
    if not (t.reply and t.key and t.second and t.child_wins and t.child_new):
        drop_memory(t)
        return False
    for i in range(SINGLE_REPLIES):
        t.reply[i] = -1
    for i in range(REPLIES):
        t.key[i] = 0
        t.second[i] = -1
    return True


@cython.cfunc
@cython.exceptval(check=False)
def drop_memory(t: cython.pointer(Tree)) -> cython.void:
    """Give the memory of what is remembered beside the nodes back."""
    free(t.reply)
    free(t.key)
    free(t.second)
    free(t.child_wins)
    free(t.child_new)
    t.reply = cython.NULL
    t.key = cython.NULL
    t.second = cython.NULL
    t.child_wins = cython.NULL
    t.child_new = cython.NULL


@cython.cfunc
@cython.exceptval(check=False)
def fresh_figures(t: cython.pointer(Tree)) -> cython.void:
    """Forget what was usual, and how often the root's moves won."""
    seat: cython.int
    t.seen = 0
    for seat in range(4):
        t.mean[seat] = 0.5
        t.square[seat] = 0
        t.total[seat] = 0
    memset(t.child_new, 0, MOST_MOVES * cython.sizeof(cython.int))
    memset(t.child_wins, 0, 4 * MOST_MOVES * cython.sizeof(cython.float))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def child_of(t: cython.pointer(Tree), node: cython.int, move: cython.int) -> cython.int:
    """The child that a move leads to, -1 if there is none."""
    child: cython.int
    for child in range(t.first[node], t.first[node] + max(0, t.many[node])):
        if t.move[child] == move:
            return child
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep(t: cython.pointer(Tree), spare: cython.pointer(Tree), node: cython.int) -> cython.int:
    """Copy the part of the tree below a node, breadth first, and take the copy; says how many nodes it has."""
    s: cython.pointer(Tree) = spare
    at: cython.int = 0
    end: cython.int = 1
    old: cython.int
    i: cython.int
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
    return end


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lead(t: cython.pointer(Tree)) -> cython.int:
    """By how many visits the root's best move is ahead of the second."""
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
