"""Analysis of a finished game: the chances after every move, the swings, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from orrery._moved import moved
from orrery.bots import Thinking
from orrery.bots.chances import won
from orrery.bots.comparing import shared
from orrery.bots.review import Question, close_questions, first_questions, is_mistake
from orrery.bots.verdict import Forecast, Verdict, Weighed, foresee, judge, weigh
from orrery.kernel import CHANCE
from orrery.lab import charts
from orrery.table import Table


@dataclass
class Decision:
    """One decision: the chances of all seats after it, and the better move, if there is one."""

    number: int
    seat: int
    move: str
    win: list[float]
    """The probability of every seat to win, once this move is made."""
    best: str
    best_win: float
    own_win: float
    """What the move that was made is worth to the seat that made it, measured as the best one was."""
    win_margin: float = 0.0
    """By how much the chances may be off."""
    margin: float = 0.0
    """By how much the loss may be off."""
    close: bool = True
    """Whether it was looked at closely; nobody is blamed for what a first look says."""

    @property
    def loss(self) -> float:
        """How much better the best move is, as a probability."""
        return max(0.0, self.best_win - self.own_win) if self.best != self.move else 0.0


@dataclass
class Analysis:
    """A game seen afterwards, each decision through the eyes of whoever made it."""

    game: str
    names: list[str]
    start: list[float]
    steps: list[Decision]

    def swings(self) -> list[Decision]:
        """The mistakes: decisions whose loss exceeds what chance explains, the worst first."""
        mistakes = (step for step in self.steps if step.close and is_mistake(step.loss, step.margin))
        return sorted(mistakes, key=lambda step: -step.loss)

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
    """Review a table's game, each decision by what its maker could know; the iterations are those of one decision."""
    review = _Review(table, thinking, seed, advance or _nothing)
    review.make()
    return review.analysis()


def _nothing() -> None:
    """Nobody counts."""


class _Review:
    """The questions of a review, answered one after another in this process."""

    def __init__(self, table: Table, thinking: Thinking, seed: int, advance: Callable[[], None]) -> None:
        self._table, self._seed, self._advance = table, seed, advance
        self._decided = [at for at, walk in _walk(table) if len(walk.numbers(table.entries[at].seat)) > 1]
        self._whole = shared(thinking, 1 / max(1, len(self._decided)))
        self._points: dict[int, Forecast] = {}
        self._verdicts: dict[int, Verdict] = {}

    def make(self) -> None:
        """Look at everything, then closely at the costliest; every move is counted, and every close look."""
        table, moves = self._table, [(entry.seat, entry.move) for entry in self._table.entries]
        walk = table.at(0)
        for _ in range(len(moves) - len(self._decided)):  # where nobody had a choice there is nothing to look at
            self._advance()
        for question in first_questions(self._decided, moves, over=table.outcome is not None):
            walk.follow(moves[len(walk.entries) : question.at])
            self._answer(question, walk)
        if table.outcome is not None:
            self._points[len(moves)] = Forecast(won(table.outcome, table.terms.seats), 0.0)
        for question in close_questions({at: verdict.cost for at, verdict in self._verdicts.items()}):
            self._answer(question, table.at(question.at))

    def _answer(self, question: Question, walk: Table) -> None:
        thinking = shared(self._whole, 1 / question.part)
        if question.task == "foresee":
            sights = [walk.sight(seat) for seat in range(walk.terms.seats)]
            self._points[question.at] = foresee(sights, self._seed, thinking)
            return
        entry = self._table.entries[question.at]
        look = judge if question.task == "judge" else weigh
        self._verdicts[question.at] = look(walk.sight(entry.seat), entry.move, self._seed, thinking)
        self._advance()

    def analysis(self) -> Analysis:
        """What is known now."""
        table = self._table
        names = [table.words.name(seat) for seat in range(table.terms.seats)]
        steps = [self._step(at) for at, entry in enumerate(table.entries) if entry.seat != CHANCE]
        return Analysis(table.game.name, names, self._forecast(0).chances, steps)

    def _step(self, at: int) -> Decision:
        entry, forecast = self._table.entries[at], self._forecast(at + 1)
        own = forecast.chances[entry.seat]
        verdict = self._verdicts.get(at)
        if verdict is None or verdict.best == entry.move:
            verdict = Verdict(entry.move, own, own, 0.0)
        catalogue = self._table.game.catalogue(self._table.terms)
        return Decision(
            number=at + 1,
            seat=entry.seat,
            move=str(catalogue[entry.move]),
            win=forecast.chances,
            best=str(catalogue[verdict.best]),
            best_win=verdict.best_win,
            own_win=verdict.own_win,
            win_margin=forecast.margin,
            margin=verdict.margin,
            close=isinstance(verdict, Weighed),
        )

    def _forecast(self, at: int) -> Forecast:
        """The chances after so many moves: between two points they are taken to lie on the line from one to the other."""
        if not self._points:
            seats = self._table.terms.seats
            return Forecast([1 / seats] * seats, 0.0)
        before = max((point for point in self._points if point <= at), default=min(self._points))
        after = min((point for point in self._points if point >= at), default=before)
        one, other = self._points[before], self._points[after]
        part = (at - before) / (after - before) if after > before else 0.0
        chances = [a + part * (b - a) for a, b in zip(one.chances, other.chances, strict=True)]
        return Forecast(chances, one.margin + part * (other.margin - one.margin))


def _walk(table: Table) -> Iterator[tuple[int, Table]]:
    """Every moment where somebody decided, and how many moves had been made."""
    walk = table.at(0)
    for at, entry in enumerate(table.entries):
        if entry.seat != CHANCE:
            yield at, walk
        walk.follow([(entry.seat, entry.move)])


__getattr__ = moved(__name__, {"Step": "orrery.lab.analyse.Decision"})
