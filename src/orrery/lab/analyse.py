"""Analysis of a finished game: the chances after every move, the swings, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from orrery._moved import moved
from orrery.bots import MctsBot, Thinking
from orrery.bots.chances import won
from orrery.kernel import CHANCE, Findings
from orrery.lab import charts
from orrery.table import Table

SWING: Final = 0.1
"""A decision that costs at least this much of the probability to win is a swing."""
VISITS_ENOUGH: Final = 10
UNKNOWN: Final = -1.0


@dataclass
class Decision:
    """One decision: the chances of all seats after it, and the better move, if the search knows one."""

    number: int
    seat: int
    move: str
    win: list[float]
    """The probability of every seat to win, once this move is made."""
    best: str
    best_win: float
    own_win: float
    """What the search thought of the move that was made, for the seat that made it."""

    @property
    def loss(self) -> float:
        """How much better the best move looked, as a probability."""
        return max(0.0, self.best_win - self.own_win) if self.best != self.move else 0.0


@dataclass
class Analysis:
    """A game seen afterwards, each decision through the eyes of whoever made it."""

    game: str
    names: list[str]
    start: list[float]
    steps: list[Decision]

    def swings(self) -> list[Decision]:
        """The decisions that cost most, the worst first."""
        return sorted((step for step in self.steps if step.loss >= SWING), key=lambda step: -step.loss)

    def data(self) -> dict[str, Any]:
        """Everything as JSON values."""
        return {
            "game": self.game,
            "names": self.names,
            "start": self.start,
            "steps": [asdict(step) | {"loss": step.loss} for step in self.steps],
            "swings": [step.number for step in self.swings()],
        }

    def plot(self) -> str:
        """The chances over the game, as SVG."""
        series = [
            charts.Series(
                name,
                [(0.0, self.start[seat]), *((float(step.number), step.win[seat]) for step in self.steps)],
                charts.seat_colour(seat, len(self.names)),
            )
            for seat, name in enumerate(self.names)
        ]
        marks = [(float(step.number), f"{step.move}: better {step.best}") for step in self.swings()[:6]]
        return charts.lines(
            f"{self.game}: probability to win after every move",
            series,
            low=0.0,
            high=1.0,
            percent=True,
            across_label="move",
            marks=marks,
        )


def analyse(table: Table, thinking: Thinking, seed: int = 0, advance: Callable[[], None] | None = None) -> Analysis:
    """Search every position of a table's game, for each seat by a bot that goes on from what it has seen before."""
    names = [table.words.name(seat) for seat in range(table.terms.seats)]
    analysis = Analysis(table.game.name, names, [1 / table.terms.seats] * table.terms.seats, [])
    bots = [MctsBot(thinking, seed + seat) for seat in range(table.terms.seats)]
    walk = table.at(0)
    for number, entry in enumerate(table.entries, 1):
        if entry.seat != CHANCE:
            findings = bots[entry.seat].think(walk.sight(entry.seat))
            if analysis.steps:
                _learn(analysis.steps[-1], findings.chances())
            else:
                analysis.start = findings.chances()
            analysis.steps.append(_step(walk, number, entry.seat, entry.move, findings))
        walk.follow([(entry.seat, entry.move)])
        if advance is not None:
            advance()
    _close(table, analysis)
    return analysis


def _step(walk: Table, number: int, seat: int, move: int, findings: Findings) -> Decision:
    catalogue = walk.game.catalogue(walk.terms)
    best = findings.best()
    known = move in findings.moves and findings.moves[move].visits >= VISITS_ENOUGH
    own = findings.win_of(move, seat) if known else UNKNOWN
    return Decision(number, seat, str(catalogue[move]), [], str(catalogue[best]), findings.win_of(best, seat), own)


def _learn(step: Decision, chances: list[float]) -> None:
    """What the next search says of the position after a decision; it also judges a move that none had tried before it."""
    step.win = chances
    if step.own_win == UNKNOWN:
        step.own_win = chances[step.seat]


def _close(table: Table, analysis: Analysis) -> None:
    """After the last decision the result is known; of an unfinished game, what was thought last."""
    if not analysis.steps:
        return
    outcome = table.outcome
    before = analysis.steps[-2].win if len(analysis.steps) > 1 else analysis.start
    if outcome is not None:
        before = won(outcome, table.terms.seats)
    _learn(analysis.steps[-1], before)


__getattr__ = moved(__name__, {"Step": "orrery.lab.analyse.Decision"})
