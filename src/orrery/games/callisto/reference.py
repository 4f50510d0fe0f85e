"""The bitboards in plain Python, one long number a colour: what the compiled ones are tested against, and stand in for."""

from __future__ import annotations

from typing import Final

from orrery.games.callisto.components import KINDS, PILLAR, PILLARS, Layout
from orrery.vectors import OVER

_LOW_32: Final = 0xFFFFFFFF


class Board:
    """Who lies where, what is left, and whose turn it is; cell n is bit n."""

    def __init__(self, layout: Layout, colours: int) -> None:
        self.layout = layout
        self.colours = colours
        self.own = [0] * colours
        self.left = layout.copies * colours
        self.placed: list[int] = []
        self.placed_by: list[int] = []
        self.turn = 0

    def copy(self) -> Board:
        """A board that shares nothing changeable with this one."""
        other = Board.__new__(Board)
        other.layout, other.colours, other.turn = self.layout, self.colours, self.turn
        other.own, other.left = self.own[:], self.left[:]
        other.placed, other.placed_by = self.placed[:], self.placed_by[:]
        return other

    def legal(self, colour: int) -> list[int]:
        """Everything that a colour can place, ascending."""
        layout = self.layout
        taken = 0
        for own in self.own:
            taken |= own
        moves: list[int] = []
        pillars_left = self.left[colour * KINDS + PILLAR]
        if pillars_left:
            _collect(layout.open_to_pillars & ~taken, layout.pillar_index, moves)
        if pillars_left > PILLARS - 2:
            return moves
        empty = layout.in_play & ~taken
        near = self._neighbours(self.own[colour]) & empty
        free = {(dx, dy): empty >> (dy * layout.width + dx) for dx in range(3) for dy in range(3)}
        touch = {(dx, dy): near >> (dy * layout.width + dx) for dx in range(3) for dy in range(3)}
        for orientation in layout.orientations:
            if self.left[colour * KINDS + orientation.kind]:
                fits, touches = orientation.corners, 0
                for cell in orientation.cells:
                    fits &= free[cell]
                    touches |= touch[cell]
                _collect(fits & touches, orientation.index, moves)
        return moves

    def _neighbours(self, cells: int) -> int:
        """The cells that share a side with these."""
        layout = self.layout
        sideways = ((cells << 1) & layout.not_left) | ((cells & layout.not_left) >> 1)
        return sideways | (cells << layout.width) | (cells >> layout.width)

    def can_place(self, colour: int) -> bool:
        """Whether a colour can place anything."""
        return bool(self.legal(colour))

    def room(self, colour: int) -> int:
        """How many placements a colour has."""
        return len(self.legal(colour))

    def place(self, index: int) -> None:
        """Lay a piece of the colour whose turn it is, and pass the turn on."""
        for cell in self.layout.cells_of[index]:
            self.own[self.turn] |= 1 << cell
        self.left[self.turn * KINDS + self.layout.kind_of[index]] -= 1
        self.placed.append(index)
        self.placed_by.append(self.turn)
        self._pass_on()

    def _pass_on(self) -> None:
        for step in range(1, self.colours + 1):
            colour = (self.turn + step) % self.colours
            if self.can_place(colour):
                self.turn = colour
                return
        self.turn = OVER

    def playout(self, bits: int, cap: int) -> tuple[int, int]:
        """Play at random to the end with dice in this state; says how many moves, and the dice's state after."""
        made = 0
        while made < cap and self.turn != OVER:
            moves = self.legal(self.turn)
            bits ^= (bits << 13) & _LOW_32
            bits ^= bits >> 17
            bits ^= (bits << 5) & _LOW_32
            self.place(moves[(bits * len(moves)) >> 32])
            made += 1
        return made, bits

    def owner(self, cell: int) -> int:
        """The colour that covers a cell, or -1."""
        for colour in range(self.colours):
            if self.own[colour] >> cell & 1:
                return colour
        return -1


def _collect(corners: int, index: dict[int, int], moves: list[int]) -> None:
    while corners:
        lowest = corners & -corners
        moves.append(index[lowest.bit_length() - 1])
        corners ^= lowest
