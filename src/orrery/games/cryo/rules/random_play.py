"""Playing at random to the end, without leaving the compiled rules."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.dice import Dice
from orrery.games.cryo.rules.chance import odds
from orrery.games.cryo.rules.turn import apply, legal, turn
from orrery.games.cryo.state import State
from orrery.kernel import CHANCE, OVER


def playout(state: State, dice: Dice, cap: i64) -> i64:
    """Play uniformly at random to the end, in place, at most `cap` decisions; returns how many were made."""
    made: i64 = 0
    while made < cap:
        seat = turn(state)
        if seat == OVER:
            break
        moves = legal(state, seat)
        at = dice.weighted(odds(state)) if seat == CHANCE else dice.below(len(moves))
        apply(state, seat, moves[at], None)
        made += 1
    return made
