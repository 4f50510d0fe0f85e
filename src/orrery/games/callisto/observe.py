"""A position of Callisto as numbers for a learner; nothing is hidden, so a seat only changes who comes first."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.callisto.components import KINDS, colours
from orrery.games.callisto.moves import layout_of
from orrery.games.callisto.rules import scores
from orrery.games.callisto.state import State
from orrery.kernel import Field, Terms

OBSERVATION: Final = 0


def observe(state: State, seat: i64) -> vec[i64]:
    """The board colour by colour, what is left, whose turn it is, the points and the seat; its own colour first."""
    cells: i64 = state.layout.width * state.layout.width
    count = state.colours
    facts = vec[i64](capacity=count * (cells + KINDS + 1) + 2 * state.seats)
    for _ in range(count * cells):
        facts = append(facts, 0)
    placed: list[int] = state.board.placed
    placed_by: list[int] = state.board.placed_by
    for i in range(len(placed)):
        by: i64 = placed_by[i]
        plane: i64 = (by + count - seat) % count * cells
        for cell in state.layout.cells_of[placed[i]]:
            facts[plane + cell] = 1
    left: list[int] = state.board.left
    for step in range(count):
        for kind in range(KINDS):
            facts = append(facts, left[(seat + step) % count * KINDS + kind])
    turn: i64 = state.board.turn
    for step in range(count):
        facts = append(facts, 1 if (seat + step) % count == turn else 0)
    points = scores(state)
    for step in range(state.seats):
        facts = append(facts, points[(seat + step) % state.seats])
    for other in range(state.seats):
        facts = append(facts, 1 if other == seat else 0)
    return facts


def fields(terms: Terms) -> tuple[Field, ...]:
    """What the numbers mean."""
    layout, count = layout_of(terms), colours(terms)
    cells = layout.width * layout.width
    points = sum([copies * worth for copies, worth in zip(layout.copies, layout.points)])
    return (
        Field(
            "board",
            count * cells,
            0,
            1,
            f"a plane of {layout.width} × {layout.width} cells for each colour, row by row from a1; 1 where its pieces lie",
        ),
        Field(
            "left", count * KINDS, 0, max(layout.copies), "pieces left of each kind, the pillar first, colour by colour"
        ),
        Field("turn", count, 0, 1, "1 for the colour that is to place a piece; all 0 when the game is over"),
        Field(
            "points",
            terms.seats,
            0,
            points * (count // terms.seats),
            "points of the pieces left, seat by seat; fewest win",
        ),
        Field("seat", terms.seats, 0, 1, "1 at your number in the order of play: of equals, the later one wins"),
    )
