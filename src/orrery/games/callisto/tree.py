"""Callisto's own search, in C, as Python sees it: a tree in arrays, a learned policy for its priors, and playouts by taste.

Cython's pure-Python mode; the types stand in tree.pxd. Nothing is allocated while it runs and no Python object is touched,
so several threads grow one tree without the interpreter's lock. What it is made of: the board (ground.py), the nodes
(nodes.py), what a move is worth before it was tried (priors.py), playouts (playouts.py), simulations (walks.py) and the
exact end (ends.py); how long it thinks is decided in thinker.py.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the engine is compiled or not used at all; the general search stands in for it")

from cython.cimports.libc.stdlib import calloc, free, malloc
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.orrery.games.callisto.ends import Proof, ranked, signature
from cython.cimports.orrery.games.callisto.ground import Ground, Position, begin, can_place, lay, places, tables_of
from cython.cimports.orrery.games.callisto.nodes import (
    Tree,
    Walk,
    child_of,
    drop,
    drop_memory,
    fresh_figures,
    fresh_memory,
    keep,
    lead,
    room,
)
from cython.cimports.orrery.games.callisto.playouts import play_on, shuffle
from cython.cimports.orrery.games.callisto.priors import classify, expand, features
from cython.cimports.orrery.games.callisto.walks import judge, simulate

NOBODY = cython.declare(cython.int, 255)
"""The colour of a placement that was not made."""
WIDTH = cython.declare(cython.int, 24)
"""The most features that a placement can have."""
FEATURES = 112
"""As many as thinker.py names; a test holds that both number them alike."""
NO_POSITION = cython.declare(cython.int, 1000)
"""More pieces than any board holds: no position follows from such a root."""


@cython.cclass
class Engine:
    """A search tree for one table, with room for as many threads."""

    def __cinit__(self, layout, colours: cython.int, seats: cython.int, threads: cython.int):
        i: cython.int
        self.tables = tables_of(layout, colours, seats)
        self.ground = cython.address(self.tables.ground)
        self.threads = threads
        self.walks = cython.cast(cython.pointer(Walk), calloc(threads, cython.sizeof(Walk)))
        if self.walks == cython.NULL:
            raise MemoryError
        self.tree.ground = self.ground
        self.spare.ground = self.ground
        for i in range(threads):
            memset(self.walks[i].was, NOBODY, cython.sizeof(self.walks[i].was))
        begin(self.ground, cython.address(self.tree.root))

    def __dealloc__(self):
        drop(cython.address(self.tree))
        drop(cython.address(self.spare))
        drop_memory(cython.address(self.tree))
        free(self.proof)
        free(self.walks)

    def learn(self, weights, kinds, heats, least, slack, memory):
        """Take on a policy: the weights of the features, and the taste of playouts."""
        for i in range(FEATURES):
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
        if not room(t, capacity) or not fresh_memory(t):
            raise MemoryError
        for i in range(self.threads):
            self.walks[i].bits = (seed + 1 + i) * cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)
            for _ in range(4):
                shuffle(cython.address(self.walks[i].bits))
        t.many[0] = 0
        t.visits[0] = 0
        t.by[0] = turn
        t.symmetric = self._symmetric()
        fresh_figures(t)
        self._share(1)

    def forget(self):
        """Let nothing be kept of the tree."""
        self.tree.root.made = NO_POSITION

    def follow(self, placed, placed_by, turn: cython.int, capacity: cython.int):
        """Keep what the tree knows of a later position; says whether it knew it."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        i: cython.int
        node: cython.int = self._node_after(placed, placed_by)
        if node < 0 or not room(cython.address(self.spare), max(capacity, t.capacity)):
            return False
        for i in range(t.root.made, len(placed)):
            lay(self.ground, cython.address(t.root), placed_by[i], placed[i])
        t.root.turn = turn
        t.symmetric = self._symmetric()
        fresh_figures(t)
        self._share(keep(t, cython.address(self.spare), node))
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _node_after(self, placed, placed_by) -> cython.int:
        """The node of a later position, if it has children; else -1."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        i: cython.int
        node: cython.int = 0
        if t.capacity == 0 or len(placed) <= t.root.made or t.many[0] <= 0:
            return -1
        for i in range(t.root.made):
            if t.root.history[i] != placed[i] or t.root.by[i] != placed_by[i]:
                return -1
        for i in range(t.root.made, len(placed)):
            if t.many[node] <= 0 or t.by[node] != placed_by[i]:
                return -1
            node = child_of(t, node, placed[i])
            if node < 0:
                return -1
        return node if t.many[node] > 0 else -1

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
        memset(self.proof.key, 0, cython.sizeof(self.proof.key))
        self.proof.ground = g
        self.proof.left = limit
        memcpy(cython.address(start), cython.address(self.tree.root), cython.sizeof(Position))
        count = places(g, cython.address(start), start.turn, 1, self.walks[0].offered)
        proven = {}
        for i in range(count):
            move = self.walks[0].offered[i]
            memcpy(cython.address(after), cython.address(start), cython.sizeof(Position))
            lay(g, cython.address(after), start.turn, move)
            with cython.nogil:
                result = ranked(self.proof, cython.address(after), signature(start.turn, move), 1)
            if result < 0:
                return None
            proven[move] = tuple([((result >> (2 * seat)) & 3) + 1 for seat in range(g.seats)])
            if g.seats == 2 and proven[move][start.turn % 2] == 1:
                break
        return proven

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

    @cython.cfunc
    @cython.exceptval(check=False)
    def _share(self, used: cython.int) -> cython.void:
        """Divide the room behind the nodes that are used among the threads."""
        each: cython.int = (self.tree.capacity - used) // self.threads
        i: cython.int
        for i in range(self.threads):
            self.walks[i].next = used + i * each
            self.walks[i].end = used + (i + 1) * each

    @cython.cfunc
    @cython.exceptval(check=False)
    def _symmetric(self) -> cython.bint:
        """Whether the first of two players, to move here, stands before a board that the second has mirrored so far."""
        p: cython.pointer(Position) = cython.address(self.tree.root)
        i: cython.int
        if not self.tree.ways.symmetry or self.ground.colours != 2 or p.turn != 0 or p.made % 2 == 1:
            return False
        for i in range(0, p.made, 2):
            if p.by[i] != 0 or p.by[i + 1] != 1 or self.ground.opposite[p.history[i]] != p.history[i + 1]:
                return False
        return True

    def grow(self, simulations: cython.int, thread: cython.int):
        """Make a number of simulations, without the interpreter's lock."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        w: cython.pointer(Walk) = cython.address(self.walks[thread])
        i: cython.int
        with cython.nogil:
            if t.many[0] == 0:
                memcpy(cython.address(w.at), cython.address(t.root), cython.sizeof(Position))
                expand(t, w, 0)
            for i in range(simulations):
                simulate(t, w)

    def lead(self):
        """By how many visits the best move is ahead of the second."""
        return lead(cython.address(self.tree))

    @property
    def visits(self):
        """How many simulations the tree has seen."""
        return self.tree.visits[0]

    @property
    def size(self):
        """How many nodes there are."""
        return self.walks[0].next

    def tried(self):
        """Every move of the root that was tried: its number, visits, value, how often in this search, and all seats' wins."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        first: cython.int = t.first[0]
        seats = range(self.ground.seats)
        return [
            (
                t.move[first + i],
                t.visits[first + i],
                t.value[first + i],
                t.child_new[i],
                [t.child_wins[i * 4 + seat] for seat in seats],
            )
            for i in range(max(0, t.many[0]))
            if t.visits[first + i] > 0
        ]

    def lesson(self):
        """Every move at the root, its visits, and its features, 24 numbers each (255: none)."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        w: cython.pointer(Walk) = cython.address(self.walks[0])
        numbers: cython.short[32]
        i: cython.int
        k: cython.int
        count: cython.int = max(0, t.many[0])
        rows = bytearray(b"\xff" * (WIDTH * count))
        memcpy(cython.address(w.at), cython.address(t.root), cython.sizeof(Position))
        for i in range(self.ground.colours):
            w.at.gone[i] = not can_place(self.ground, cython.address(w.at), i)
        classify(self.ground, w, t.by[0])
        for i in range(count):
            for k in range(features(self.ground, w, t.by[0], t.move[t.first[0] + i], numbers)):
                rows[WIDTH * i + k] = numbers[k]
        nodes = range(t.first[0], t.first[0] + count)
        return [t.move[node] for node in nodes], [t.visits[node] for node in nodes], bytes(rows)

    def playouts(self, count: cython.int, guided: cython.bint):
        """Play the root's position to the end a number of times, without a tree; says how often the first seat won."""
        t: cython.pointer(Tree) = cython.address(self.tree)
        w: cython.pointer(Walk) = cython.address(self.walks[0])
        i: cython.int
        won: cython.int = 0
        with cython.nogil:
            t.ways.guided = guided
            for i in range(count):
                memcpy(cython.address(w.at), cython.address(t.root), cython.sizeof(Position))
                w.depth = 0
                play_on(t, w)
                judge(t, w)
                won += w.rank[0] == 1
        return won
