"""Chances: how likely each seat is to win."""

from __future__ import annotations

from orrery.kernel import Outcome


def won(outcome: Outcome, seats: int) -> list[float]:
    """Each seat's part of a game that is over: the winners share it, an automated rival with them."""
    return [float(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
