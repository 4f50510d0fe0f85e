"""The bitboards in C, written in Cython's pure-Python mode: the same class as in reference.py, some fifty times faster.

What they do stands in ground.py, which the engine stands on too.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True

import cython

if not cython.compiled:
    raise ImportError("the bitboards are compiled or not used at all; reference.py stands in for them")

from cython.cimports.orrery.games.callisto.bits import has
from cython.cimports.orrery.games.callisto.ground import (
    Ground,
    Position,
    Spots,
    Tables,
    begin,
    can_place,
    lay,
    next_to_move,
    pick,
    places,
    survey,
    tables_of,
)

from orrery.games.callisto.ground import holds

OVER = cython.declare(cython.int, -2)


@cython.final
@cython.cclass
class Board:
    """Who lies where, what is left, and whose turn it is; cell n is bit n."""

    tables: Tables
    ground: cython.pointer(Ground)
    at: Position

    def __init__(self, layout, colours: cython.int):
        self.tables = tables_of(layout, colours, colours)
        self.ground = cython.address(self.tables.ground)
        begin(self.ground, cython.address(self.at))

    @staticmethod
    def holds(layout):
        """Whether there is room for a layout in the tables."""
        return holds(layout)

    def copy(self):
        """A board that shares nothing changeable with this one."""
        other: Board = Board.__new__(Board)
        other.tables = self.tables
        other.ground = self.ground
        other.at = self.at
        return other

    @property
    def colours(self):
        """How many colours play."""
        return self.ground.colours

    @property
    def turn(self):
        """The colour whose turn it is, -2 at the end."""
        return self.at.turn

    @property
    def layout(self):
        """The board's layout."""
        return self.tables.layout

    @property
    def left(self):
        """How many of each kind of piece every colour has left."""
        return [self.at.left[i] for i in range(self.ground.colours * 12)]

    @property
    def placed(self):
        """The placements made, in order."""
        return [self.at.history[i] for i in range(self.at.made)]

    @property
    def placed_by(self):
        """The colour of each placement."""
        return [self.at.by[i] for i in range(self.at.made)]

    def owner(self, cell: cython.int):
        """The colour that covers a cell, or -1."""
        colour: cython.int
        for colour in range(self.ground.colours):
            if has(cython.address(self.at.own[colour * 8]), cell):
                return colour
        return -1

    def legal(self, colour: cython.int):
        """Everything that a colour can place, ascending."""
        listed: cython.short[4096]
        count: cython.int = places(self.ground, cython.address(self.at), colour, 1, listed)
        return [listed[i] for i in range(count)]

    def can_place(self, colour: cython.int):
        """Whether a colour can place anything."""
        return bool(can_place(self.ground, cython.address(self.at), colour))

    def room(self, colour: cython.int):
        """How many placements a colour has."""
        spots: Spots
        return survey(self.ground, cython.address(self.at), colour, 1, cython.address(spots))

    def place(self, index: cython.int):
        """Lay a piece of the colour whose turn it is, and pass the turn on."""
        lay(self.ground, cython.address(self.at), self.at.turn, index)
        self.at.turn = next_to_move(self.ground, cython.address(self.at))

    def playout(self, bits: cython.ulonglong, cap: cython.int):
        """Play at random to the end with dice in this state; says how many moves, and the dice's state after."""
        p: cython.pointer(Position) = cython.address(self.at)
        spots: Spots
        made: cython.int = 0
        total: cython.int
        low: cython.ulonglong = 0xFFFFFFFF
        while made < cap and p.turn >= 0:
            total = self._survey_next(cython.address(spots))
            if total == 0:
                p.turn = OVER
                break
            bits ^= (bits << 13) & low
            bits ^= bits >> 17
            bits ^= (bits << 5) & low
            lay(self.ground, p, p.turn, pick(self.ground, cython.address(spots), (bits * total) >> 32))
            made += 1
        if p.turn >= 0:
            p.turn = next_to_move(self.ground, p)
        return made, bits

    @cython.cfunc
    @cython.exceptval(check=False)
    def _survey_next(self, spots: cython.pointer(Spots)) -> cython.int:
        """Pass the turn over whoever is out, and say how many placements the next one has; 0 at the end."""
        p: cython.pointer(Position) = cython.address(self.at)
        step: cython.int
        total: cython.int
        for step in range(self.ground.colours):
            if not p.gone[p.turn]:
                total = survey(self.ground, p, p.turn, 1, spots)
                if total > 0:
                    return total
                p.gone[p.turn] = 1
            p.turn = p.turn + 1 if p.turn + 1 < self.ground.colours else 0
        return 0
