"""A learned policy of Cryo: how likely each move is, at a glance; and turns that are finished by it."""

from __future__ import annotations

import json
import math
from importlib import resources
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.dice import Dice, drawn
from orrery.games.cryo import state as phases
from orrery.games.cryo.rules.chance import odds
from orrery.games.cryo.rules.turn import apply, legal, turn
from orrery.games.cryo.signs import ROWS, SIGNS, Ways, signs
from orrery.games.cryo.state import State
from orrery.vectors import CHANCE, OVER

UNKNOWN: Final = -1e9
"""Of a row that has not been added up yet."""
FINE: Final = 1 << 30
"""How finely chance is cut."""
WARMTH: Final = 0.4
"""How freely moves are taken that are not the likeliest: 1 would be as likely as they were learned to be, less is colder."""
_BLANK: Final[vec[float]] = vec[float]([UNKNOWN] * ROWS)


class Habits:
    """The weights: one for each row and sign, and one for each row's lift."""

    def __init__(self, weights: list[float], lifts: list[float], warmth: float) -> None:
        if len(weights) != ROWS * SIGNS or len(lifts) != ROWS:
            raise ValueError(f"{len(weights)} weights and {len(lifts)} lifts, not {ROWS * SIGNS} and {ROWS}")
        self.weights: vec[float] = vec[float](weights)
        self.lifts: vec[float] = vec[float](lifts)
        self.warmth: float = warmth

    def row(self, row: i64, held: vec[i64]) -> float:
        """What a row says where these signs hold."""
        weights: vec[float] = self.weights
        first: i64 = row * SIGNS
        total: float = 0.0
        for i in range(len(held)):
            total += weights[first + held[i]]
        return total

    def likelihoods(self, state: State, seat: i64, moves: vec[i64]) -> vec[float]:
        """How likely each of these moves is, not normed: the sum over its ways."""
        held = signs(state, seat)
        ways = Ways(state, seat, moves)
        known = _BLANK[:]
        values = vec[float](capacity=len(ways.row))
        most: float = UNKNOWN
        for i in range(len(ways.row)):
            value = self._known(ways.row[i], held, known) + self.lifts[ways.row[i]] * ways.lift[i]
            if ways.second[i] >= 0:
                value += self._known(ways.second[i], held, known)
            values = append(values, value)
            most = max(most, value)
        likely = vec[float]([0.0] * len(moves))
        for i in range(len(ways.row)):
            likely[ways.place[i]] += math.exp((values[i] - most) / self.warmth)
        return likely

    def _known(self, row: i64, held: vec[i64], known: vec[float]) -> float:
        """The same, added up once for all moves."""
        if known[row] == UNKNOWN:
            known[row] = self.row(row, held)
        return known[row]

    def prior(self, state: State, seat: i64, moves: Any) -> vec[float]:
        """The same, for the search."""
        # it hands the moves over as plain code would: a vector that comes so as an argument is never given back
        offered: vec[i64] = moves
        return self.likelihoods(state, seat, offered)

    def choose(self, state: State, seat: i64, moves: vec[i64], dice: Dice) -> i64:
        """One of these moves, each as often as it is likely."""
        if len(moves) == 1:
            return moves[0]
        likely = self.likelihoods(state, seat, moves)
        total: float = 0.0
        for i in range(len(likely)):
            total += likely[i]
        pick = total * float(dice.below(FINE)) / float(FINE)
        for i in range(len(likely)):
            pick -= likely[i]
            if pick < 0.0:
                return moves[i]
        return moves[len(moves) - 1]

    def finish(self, state: State, dice: Dice, turns: i64) -> None:
        """Play on, in place, until so many turns have ended, or the game."""
        active = state.active
        while True:
            seat = turn(state)
            if seat == OVER:
                return
            if state.active != active:
                active = state.active
                turns -= 1
            if turns <= 0 and (state.phase == phases.MAIN or state.phase >= phases.RIVAL_TURN):
                return
            moves = legal(state, seat)
            move = drawn(moves, odds(state), dice) if seat == CHANCE else self.choose(state, seat, moves, dice)
            apply(state, seat, move, None)


def read_shipped() -> tuple[list[float], list[float]]:
    """The weights and lifts as they were learned; the file's whole numbers are hundredths."""
    file = resources.files("orrery.games.cryo") / "policy" / "habits.json"
    learned = json.loads(file.read_text(encoding="utf-8"))
    weights = [float(weight) / 100.0 for row in learned["weights"] for weight in row]
    return weights, [float(lift) / 100.0 for lift in learned["lifts"]]


def accustomed(weights: list[float], lifts: list[float]) -> Habits:
    """Habits of these weights, as free as playouts need them."""
    return Habits(weights, lifts, WARMTH)


def saved(weights: list[float], lifts: list[float], how: Any) -> dict[str, Any]:
    """Weights and lifts as `read_shipped` reads them."""
    hundredths = [round(100.0 * weight) for weight in weights]
    rows = [hundredths[first : first + SIGNS] for first in range(0, len(hundredths), SIGNS)]
    return {"recipe": dict(how), "lifts": [round(100.0 * lift) for lift in lifts], "weights": rows}


def glance(state: State, seat: i64, moves: Any) -> tuple[list[int], list[int], list[int], list[int], list[float]]:
    """What can be seen of a decision, to learn from: the signs that hold, and the ways to make each move."""
    offered: vec[i64] = moves
    ways = Ways(state, seat, offered)
    return list(signs(state, seat)), list(ways.place), list(ways.row), list(ways.second), list(ways.lift)


HABITS: Final = accustomed(*read_shipped())
