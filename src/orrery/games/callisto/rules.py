"""Callisto's rules, from top to bottom; the numbers are those of RULES.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.dice import Dice
from orrery.games.callisto.components import KINDS, PILLAR, PILLARS, Layout, colours
from orrery.games.callisto.moves import layout_of
from orrery.games.callisto.state import State, empty_board
from orrery.kernel import AGAINST, CHANCE, OVER, Arg, Event, Outcome, Refusal, ScoreLine, Terms, Text, Who

OPENING: Final = 2
"""How many pillars come before anything else."""


def setup(terms: Terms) -> State:
    """1.2, 1.3: everybody has all pieces of a colour, and the insert for the number of players lies under the board."""
    layout = layout_of(terms)
    return State(empty_board(layout, colours(terms)), layout, terms.seats, colours(terms))


def turn(state: State) -> i64:
    """2.1: the seats take turns; with two colours each, the colours do."""
    colour: i64 = state.board.turn
    return colour % state.seats if colour >= 0 else OVER


def to_move(state: State) -> tuple[int, ...]:
    """The one seat whose turn it is."""
    seat = turn(state)
    return () if seat == OVER else (int(seat),)


def legal(state: State, seat: i64) -> vec[i64]:
    """2.2 to 3.6: everything that the colour whose turn it is can place."""
    if seat < 0 or turn(state) != seat:
        return vec[i64]()
    places: list[int] = state.board.legal(state.board.turn)
    moves = vec[i64](capacity=len(places))
    for place in places:
        moves = append(moves, place)
    return moves


def odds(state: State) -> vec[i64]:
    """Chance has no part in this game."""
    return vec[i64]()


def apply(state: State, seat: i64, move: i64, events: list[Event] | None) -> None:
    """3.1: one piece a turn; then the next who can place something is to move, 4.1."""
    colour: i64 = state.board.turn
    state.board.place(move)
    if events is not None:
        _tell(state, colour, move, events)


def _tell(state: State, colour: i64, move: i64, events: list[Event]) -> None:
    layout = state.layout
    piece, cells = layout.kind_of[move], layout.cells_of[move]
    where = ", ".join([layout.cell_name(cell) for cell in cells])
    kind = "pillar-placed" if piece == PILLAR else "placed"
    events.append(Event(kind, {**_owner(state, colour), "piece": _piece(layout, piece), "cells": where}))
    after: i64 = state.board.turn
    for step in range(1, state.colours):
        out: i64 = (colour + step) % state.colours
        if after in (OVER, out):
            break
        if not _passed_before(state, out):
            events.append(Event("out", _owner(state, out)))
    if after == OVER:
        events.append(Event("ended", {}))


def _owner(state: State, colour: i64) -> dict[str, Arg]:
    """O2: whose colour it is, and of how many of theirs: where it is the only one, the player says it all."""
    return {
        "seat": Who(int(colour % state.seats)),
        "colour": Text(f"seat-{colour}"),
        "colours": int(state.colours // state.seats),
    }


def _passed_before(state: State, colour: i64) -> bool:
    """Whether the turn has passed a colour over already, since it last placed something and before this move ended."""
    last: i64 = 0
    passed = False
    for by in state.board.placed_by:
        steps: i64 = (by - colour) % state.colours
        if steps == 0:
            passed = False
        elif last > 0 and steps <= last:
            passed = True
        last = steps
    return passed


def playout(state: State, dice: Dice, cap: i64) -> i64:
    """Play uniformly at random to the end, with the same dice as everywhere but within the bitboards."""
    ended: tuple[int, int] = state.board.playout(dice.bits, cap)
    dice.bits = ended[1]
    return ended[0]


def why_not(state: State, seat: int, move: int) -> Refusal | None:
    """What speaks against a placement, in the rulebook's order."""
    colour = int(state.board.turn)
    if colour < 0:
        return Refusal("4.2", Text("refused-over"))
    if seat == CHANCE:
        return Refusal("2.1", Text("refused-no-chance"))
    if seat != colour % state.seats:
        return Refusal(
            "2.1", Text("refused-not-your-turn", {"name": Who(seat), "turn": Who(colour % int(state.seats))})
        )
    layout = state.layout
    kind, cells = layout.kind_of[move], layout.cells_of[move]
    placed = PILLARS - state.left(colour, PILLAR)
    if placed < OPENING and kind != PILLAR:
        return Refusal("2.2", Text("refused-pillars-first", {"n": OPENING - placed}))
    if state.left(colour, kind) == 0:
        key = "refused-no-pillar-left" if kind == PILLAR else "refused-none-left"
        return Refusal("1.2", Text(key, {} if kind == PILLAR else {"piece": _piece(layout, kind)}))
    taken = _first_taken(state, cells)
    if taken >= 0:
        return Refusal("3.3", Text("refused-taken", {"cell": layout.cell_name(taken)}))
    if kind == PILLAR:
        centre = cells[0] in layout.centre
        return Refusal("2.3", Text("refused-centre", {"cell": layout.cell_name(cells[0])})) if centre else None
    return None if _touches_own(state, colour, cells) else Refusal("3.2", Text("refused-no-contact"))


def _first_taken(state: State, cells: tuple[int, ...]) -> int:
    for cell in cells:
        if state.board.owner(cell) >= 0:
            return cell
    return -1


def _touches_own(state: State, colour: int, cells: tuple[int, ...]) -> bool:
    """3.2: by a side, not by a corner."""
    width = state.layout.width
    for cell in cells:
        x, y = cell % width, cell // width
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            inside = 0 <= x + dx < width and 0 <= y + dy < width
            if inside and state.board.owner((y + dy) * width + x + dx) == colour:
                return True
    return False


def scores(state: State) -> vec[i64]:
    """4.3: the points of the pieces left over; with two colours each, both count."""
    left: list[int] = state.board.left
    worth = state.layout.points_of
    points = vec[i64]([i64(0) for _ in range(state.seats)])
    for colour in range(state.colours):
        for kind in range(KINDS):
            points[colour % state.seats] += left[colour * KINDS + kind] * worth[kind]
    return points


def ranks(state: State) -> vec[i64]:
    """4.4, 4.6: fewest points win; of equals the one who started later."""
    points = scores(state)
    places = vec[i64]([i64(1) for _ in range(state.seats)])
    for seat in range(state.seats):
        for other in range(state.seats):
            if points[other] < points[seat] or (points[other] == points[seat] and other > seat):
                places[seat] += 1
    return places


def outcome(state: State) -> Outcome | None:
    """4.2: the game ends when nobody can place anything."""
    if state.board.turn >= 0:
        return None
    return Outcome(tuple(ranks(state)), tuple(scores(state)), Text("reason-stuck"), _sheet(state))


def _sheet(state: State) -> tuple[ScoreLine, ...]:
    """A line for every kind of piece that somebody has left."""
    layout = state.layout
    left: list[int] = state.board.left
    lines: list[ScoreLine] = []
    for kind in range(KINDS):
        if kind == PILLAR:
            continue
        amounts = [0] * int(state.seats)
        for colour in range(state.colours):
            amounts[int(colour % state.seats)] += left[colour * KINDS + kind] * layout.points[kind]
        if any(amounts):
            text = Text("score-left", {"piece": _piece(layout, kind)})
            lines.append(ScoreLine(text, tuple(amounts), sense=AGAINST))
    return tuple(lines)


def _piece(layout: Layout, kind: int) -> Text:
    return Text(f"piece-{layout.names[kind]}")


__all__ = [
    "apply",
    "legal",
    "odds",
    "outcome",
    "playout",
    "ranks",
    "scores",
    "setup",
    "to_move",
    "turn",
    "why_not",
]
