"""What can be done with a thing now, and what cannot and why: for the inspector of every screen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from orrery.kernel import CHANCE, NO, YES, Description, Detail, Move, Refusal
from orrery.message import Text
from orrery.showing import touching
from orrery.table import Table

ASKED: Final = 24
"""How many moves are asked why they cannot be made, where there are many alike."""
MOST: Final = 4
"""How many moves that can be made, and how many reasons against others, are listed for a thing."""
VAGUE: Final = frozenset({"refused-over", "refused-not-your-turn", "refused-not-the-moment", "refused-moment"})
"""Refusals that say only that it is not the time."""


def inspect(table: Table, thing: str, seat: int | None) -> Description | None:
    """A thing as the game describes it, with what this seat can and cannot do with it now; None where there is none."""
    described = table.game.describe(table.terms, table.view(seat), thing)
    if described is None or seat is None or seat not in table.to_move:
        return described
    moves = touching(table.game, table.terms, seat).get(thing, ())
    return replace(described, rows=(*_possible(table, seat, moves), *_impossible(table, seat, moves), *described.rows))


def _possible(table: Table, seat: int, moves: Sequence[int]) -> list[Detail]:
    """The legal ones of these moves, each with its price; beyond a few, how many more there are."""
    view, legal = table.view(seat), table.legal(seat)
    offers = [table.game.offer(table.terms, view, seat, move) for move in legal if move.index in set(moves)]
    rows = list(dict.fromkeys(Detail(offer.label, YES, offer.price) for offer in offers))
    more = [Detail(Text("details-more", {"n": len(rows) - MOST}))] if len(rows) > MOST else []
    return rows[:MOST] + more


def _impossible(table: Table, seat: int, moves: Sequence[int]) -> list[Detail]:
    """What speaks against the others, no reason twice."""
    catalogue = table.game.catalogue(table.terms)
    reasons = telling(table, believed(table, seat), seat, spread(catalogue.pick(moves)))
    rows = dict.fromkeys(Detail(reason.text, NO, rule=reason.rule) for reason in reasons)
    return list(rows)[:MOST]


def believed(table: Table, seat: int) -> Any:
    """A position the seat could believe in, so that no reason judged by it tells a secret."""
    assert seat != CHANCE
    return table.imagine(seat, random.Random(0))


def telling(table: Table, position: Any, seat: int, moves: Sequence[Move]) -> list[Refusal]:
    """What speaks against these moves in a position; reasons that only say “not now” give way to others."""
    refusals = [table.game.why_not(position, seat, move.index) for move in moves]
    against = [refusal for refusal in refusals if refusal is not None]
    return [refusal for refusal in against if refusal.text.key not in VAGUE] or against


def spread(moves: Sequence[Move]) -> list[Move]:
    """A few of many moves, evenly from the first to the last."""
    return list(moves[:: max(1, -(-len(moves) // ASKED))])
