"""Small fast dice for simulations, the same numbers compiled and uncompiled; not for secrets."""

from __future__ import annotations

import random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.vectors import CHANCE, OVER

_LOW_32: Final = 0xFFFFFFFF


class Dice:
    """A xorshift generator of 32 bits, kept small so that no product passes 2**63."""

    def __init__(self, seed: i64) -> None:
        mixed: i64 = (seed ^ (seed >> 32)) & _LOW_32
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & _LOW_32
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & _LOW_32
        mixed ^= mixed >> 16
        self.bits: i64 = mixed if mixed != 0 else 0x9E3779B9

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1; n below 2**31."""
        x: i64 = self.bits
        x ^= (x << 13) & _LOW_32
        x ^= x >> 17
        x ^= (x << 5) & _LOW_32
        self.bits = x
        return (x * n) >> 32

    def weighted(self, weights: vec[i64]) -> i64:
        """A place in the list, each as often as its weight."""
        total: i64 = 0
        for i in range(len(weights)):
            total += weights[i]
        pick = self.below(total)
        for i in range(len(weights)):
            pick -= weights[i]
            if pick < 0:
                return i
        return len(weights) - 1

    def copy(self) -> Dice:
        """Dice that will fall as these."""
        other = Dice(0)
        other.bits = self.bits
        return other


class Lots(Dice):
    """Chance as a table draws it: from one of Python's sources, which may be the system's, that nobody can foresee."""

    def __init__(self, source: random.Random) -> None:
        super().__init__(0)
        self.source: random.Random = source

    def weighted(self, weights: vec[i64]) -> i64:
        """A place in the list, each as often as its weight."""
        place: int = self.source.choices(range(len(weights)), [int(weights[i]) for i in range(len(weights))])[0]
        return place

    def copy(self) -> Dice:
        """Lots that will be drawn as these; the system's source has no state and is shared."""
        if isinstance(self.source, random.SystemRandom):
            return Lots(self.source)
        source = random.Random()
        source.setstate(self.source.getstate())
        return Lots(source)


def drawn(moves: vec[i64], odds: vec[i64], dice: Dice) -> i64:
    """One of chance's moves, each as often as its odds; nothing else in this package draws."""
    return moves[dice.weighted(odds)]


def draw(game: Any, state: Any, dice: Dice) -> i64:
    """The move that chance makes now."""
    return drawn(game.legal(state, CHANCE), game.odds(state), dice)


def settle(game: Any, state: Any, dice: Dice) -> i64:
    """Let chance draw, in place, until somebody decides: the seat, or OVER."""
    seat: i64 = game.turn(state)
    while seat == CHANCE:
        game.apply(state, CHANCE, draw(game, state, dice), None)
        seat = game.turn(state)
    return seat


def playout(game: Any, state: Any, dice: Dice, cap: i64) -> i64:
    """Play uniformly at random to the end, in place, at most `cap` decisions; says how many were made."""
    own: Any = game.playout
    if own is not None:
        ended: i64 = own(state, dice, cap)
        return ended
    made: i64 = 0
    while made < cap:
        seat: i64 = game.turn(state)
        if seat == OVER:
            break
        if seat == CHANCE:
            move: i64 = draw(game, state, dice)
        else:
            moves: vec[i64] = game.legal(state, seat)
            move = moves[dice.below(len(moves))]
        game.apply(state, seat, move, None)
        made += 1
    return made
