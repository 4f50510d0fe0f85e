"""What the board shows beside its pieces: the cells that are closed to a player."""

from __future__ import annotations

import random
from typing import Any

from orrery import Table
from orrery.edition import standard
from orrery.games.callisto.components import layout
from orrery.games.callisto.draw import closed_cells, hands, laid_out


def _beside_own(seen: Any, colour: int) -> set[str]:
    """The free cells that share a side with a colour's pieces."""
    made = layout(standard("callisto"), 2, False)
    numbers = {made.cell_number(cell): entry["colour"] for entry in seen["placed"] for cell in entry["cells"]}
    names = {made.cell_name(cell) for cell in made.cells}
    taken = {made.cell_name(cell) for cell in numbers}
    own = [made.cell_name(cell) for cell, owner in numbers.items() if owner == colour]
    sides = ((0, 1), (0, -1), (1, 0), (-1, 0))
    near = {f"{chr(ord(cell[0]) + across)}{int(cell[1:]) + up}" for cell in own for across, up in sides}
    return (near & names) - taken


def test_closed_cells_are_those_beside_one_s_own_that_no_legal_move_covers() -> None:
    made = layout(standard("callisto"), 2, False)
    dice, closed = random.Random(5), 0
    table = Table("callisto", 2, seed=5)
    while table.outcome is None:
        moves = table.legal()
        seen: Any = table.view(seat=table.to_move[0])
        if not seen["left"][table.to_move[0]]["1"]:
            covered = {cell for move in moves for cell in move.notation.split()[-1].split(",")}
            seat = table.to_move[0]
            under = laid_out(standard("callisto"), made, 2, seen["placed"]).under(seat)
            bits = closed_cells(made, hands(made, seen["left"])[seat], *under)
            cells = {made.cell_name(cell) for cell in range(bits.bit_length()) if bits >> cell & 1}
            assert cells == (_beside_own(seen, table.to_move[0]) - covered)
            closed += len(cells)
        table.play(dice.choice(moves))
    assert closed > 0
