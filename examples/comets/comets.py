"""Comets, a whole game for Orrery: three comets melt away, and whoever melts the last piece of ice wins."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from orrery.kernel import Arg, Event, Game, Kind, Position, Terms, Who, each, lay_out, ranged
from orrery.vectors import numbers

RULES = """# Comets

**1** Three comets have 3, 5 and 7 pieces of ice. The players take turns.

**2** Whose turn it is melts one, two or three pieces of one comet.

**3** Whoever melts the last piece of all wins.
"""
ICE = (3, 5, 7)
MOVES = lay_out(Kind("melt", 0, each(comet=(1, 2, 3), pieces=(1, 2, 3)), "melt {pieces} of {comet}"))
MELTS = [(comet, pieces) for comet in (0, 1, 2) for pieces in (1, 2, 3)]


@dataclass
class State(Position):
    """Everything on the table."""

    comet: list[int] = ranged(0, max(ICE), "the ice left on each comet")
    scores: list[int] = ranged(0, 1, "1 for the seat that melted the last piece")
    turn: int = ranged(0, 3, "the seat whose turn it is")


def setup(terms: Terms) -> State:
    """1: the comets are whole, and seat 0 begins."""
    return State(list(ICE), [0] * terms.seats, 0)


def to_move(state: State) -> tuple[int, ...]:
    """1, 3: one after another, until no ice is left."""
    return (state.turn,) if any(state.comet) else ()


def legal(state: State, seat: int) -> vec[i64]:
    """2: up to three pieces of one comet, if it has so many."""
    if seat not in to_move(state):
        return numbers([])
    return numbers([move for move, (comet, pieces) in enumerate(MELTS) if pieces <= state.comet[comet]])


def apply(state: State, seat: int, move: int, events: list[Event] | None) -> None:
    """2, 3: the ice melts, and the next seat is to move."""
    comet, pieces = MELTS[move]
    state.comet[comet] -= pieces
    state.turn = (seat + 1) % len(state.scores)
    state.scores[seat] = int(not any(state.comet))
    if events is not None:
        told: dict[str, Arg] = {"seat": Who(seat), "comet": comet + 1, "n": pieces}
        events.append(Event("melted", told, "{seat} melts {n} of comet {comet}."))


def scores(state: State) -> vec[i64]:
    """3: a point for the last piece."""
    return numbers(state.scores)


GAME = Game(
    name="comets",
    package=__name__,
    about="Melt three comets piece by piece, and take the last.",
    seats=(2, 3, 4),
    rules=RULES,
    setup=setup,
    to_move=to_move,
    legal=legal,
    apply=apply,
    scores=scores,
    moves=MOVES,
)
