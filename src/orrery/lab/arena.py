"""The arena: bots play each other in all seatings, are rated by OpenSkill, and stop when their order is clear.

The stop is an always-valid test by betting on rounds. A round is every seating once, those of a table in an order drawn
anew, so that two equal bots come before each other equally often in it whatever the seats are worth; rounds are
independent, and a bot's share of one is between 0 and 1. That holds for ties, for more than two seats and for more than
two bots, and asks for no guess of how much stronger a bot might be, as an SPRT does.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from orrery._moved import moved
from orrery.lab.experiment import Experiment, LabError, Row, rehearse
from orrery.lab.figures import ERROR, Estimate, growth, sequence, share
from orrery.lab.runner import play_all
from orrery.lab.simulate import failures, progress, win_of

LOOK_EVERY: Final = 10
"""After this number of rounds the arena looks whether the order is clear; it may look as often as it likes."""
UNIT: Final = (
    "Ratings are OpenSkill's (Plackett-Luce): everybody begins with 25 ± 16.7, and who is 4 ahead comes first in about three "
    "of four games; ± is two standard deviations of its model."
)


@dataclass
class Standing:
    """One bot of an arena: its rating, and its share of wins, in the games that count."""

    bot: str
    rating: float
    uncertainty: float
    won: Estimate
    score: float
    games: int

    @property
    def lower(self) -> float:
        """What its strength is at least, with 99 % confidence."""
        return self.rating - 3 * self.uncertainty


@dataclass
class Arena:
    """What came out: the standings, the duels, and whether it was stopped early."""

    experiment: Experiment
    rows: list[Row] = field(default_factory=list)
    clear: bool = False
    broken_off: bool = False
    """Whether somebody stopped it before it was done."""
    early: bool = False
    """Whether it may stop before all rounds are played, so that intervals must hold at every moment."""

    def bots(self) -> list[str]:
        """Everybody who plays, the automated rival of solo games too."""
        seated = [bot for lineup in self.experiment.lineups for bot in lineup]
        return list(dict.fromkeys(seated + [side for row in self.rows[:1] for side in row.sides]))

    def counted(self) -> list[Row]:
        """The games that count: those in which every bot kept its seat."""
        return [row for row in self.rows if not row.failed]

    def rounds(self) -> list[list[Row]]:
        """The games that count, by rounds that were played to their end."""
        size, rounds = len(self.experiment.lineups), dict[int, list[Row]]()
        for row in self.counted():
            rounds.setdefault(row.game // size, []).append(row)
        return [rows for _, rows in sorted(rounds.items()) if len(rows) == size]

    def duel(self, one: str, other: str) -> Estimate:
        """How often the first came before the second, where both played; equal ranks count half."""
        return self._share(partial(_ahead, one=one, other=other))

    def standings(self) -> list[Standing]:
        """The bots, the strongest first; ratings go through the games in their order, so that they are the same each time."""
        rows = self.counted()
        ratings = rated(self.bots(), rows)
        standings = []
        for bot in self.bots():
            played = [(row, place) for row in rows for place, name in enumerate(row.sides) if name == bot]
            won = self._share(partial(_won, bot=bot))
            score = sum(row.scores[place] for row, place in played) / max(1, len(played))
            standings.append(Standing(bot, ratings[bot].mu, ratings[bot].sigma, won, score, len(played)))
        return sorted(standings, key=lambda standing: (standing.games == 0, -standing.rating))

    def is_clear(self) -> bool:
        """Whether each bot is shown to come before the next one in more than half of their games.

        Whenever it is asked, and however often, an order in which somebody stands before one who is not weaker is called
        clear in at most one of twenty arenas. Where a bot lost its seat nothing is clear: it might have lost it in the
        games that it was about to lose.
        """
        if any(row.failed for row in self.rows):
            return False
        rounds, bots = self.rounds(), self.bots()
        order = [standing.bot for standing in self.standings()]
        return all(decided(rounds, one, other, len(bots)) for one, other in itertools.pairwise(order))

    def _share(self, hits: Callable[[Sequence[Row]], list[float]]) -> Estimate:
        """A share of games, with the interval that fits the way in which the arena ends."""
        every = hits(self.counted())
        if not self.early:
            return share(math.fsum(every), len(every))
        shares = [math.fsum(own) / len(own) for own in map(hits, self.rounds()) if own]
        if not shares:
            return replace(share(math.fsum(every), len(every)), low=0.0, high=1.0)
        return replace(sequence(shares), count=len(every))

    def data(self) -> dict[str, Any]:
        """Everything as JSON values."""
        order = self.standings()
        return {
            "game": self.experiment.game,
            "seats": self.experiment.seats,
            "games": len(self.rows),
            "not_rated": len(self.rows) - len(self.counted()),
            "clear": self.clear,
            "broken_off": self.broken_off,
            "confidence": 1 - ERROR,
            "intervals": "always valid, by rounds (betting)" if self.early else "of a fixed number of games (Wilson)",
            "standings": [
                {
                    "bot": s.bot,
                    "rating": s.rating,
                    "uncertainty": s.uncertainty,
                    **s.won.data("won"),
                    "score": s.score,
                    "games": s.games,
                }
                for s in order
            ],
            "duels": [
                {"bot": a.bot, "against": b.bot, "ahead": d.value, "low": d.low, "high": d.high, "games": d.count}
                for a in order
                for b in order
                if a is not b and (d := self.duel(a.bot, b.bot)).count
            ],
            "failures": failures(self.rows),
        }


def _ahead(rows: Sequence[Row], one: str, other: str) -> list[float]:
    """By game: 1 where the first came before the second, a half where they share a rank."""
    ahead = []
    for row in rows:
        sides = row.sides
        if one in sides and other in sides:
            a, b = row.ranks[sides.index(one)], row.ranks[sides.index(other)]
            ahead.append(1.0 if a < b else 0.5 if a == b else 0.0)
    return ahead


def _won(rows: Sequence[Row], bot: str) -> list[float]:
    return [win_of(row, row.sides.index(bot)) for row in rows if bot in row.sides]


def decided(rounds: Sequence[Sequence[Row]], one: str, other: str, bots: int) -> bool:
    """Whether the first is shown to be the stronger, with an error that all pairs of the bots share."""
    every = (_ahead(rows, one, other) for rows in rounds)
    shares = Counter(math.fsum(hits) / len(hits) for hits in every if hits)
    return bool(shares) and growth(shares, 0.5) >= math.log(2 * math.comb(bots, 2) / ERROR)


def lineups(bots: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every choice of bots for the seats, in every rotation."""
    if len(set(bots)) != len(bots):
        raise LabError("each bot may be named only once in an arena")
    if len(bots) < seats:
        raise LabError(f"an arena of {seats} seats needs at least {seats} bots, not {len(bots)}")
    return tuple(
        chosen[shift:] + chosen[:shift] for chosen in itertools.combinations(bots, seats) for shift in range(seats)
    )


def rated(bots: Sequence[str], rows: Sequence[Row]) -> dict[str, Any]:
    """OpenSkill's ratings after these games."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415
    except ImportError:
        raise LabError("ratings need OpenSkill: pip install 'orrery-games[lab]'") from None
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for row in rows:
        teams = [[ratings[side]] for side in row.sides]
        ranks = [float(rank) for rank in row.ranks]
        for bot, team in zip(row.sides, model.rate(teams, ranks=ranks), strict=True):
            ratings[bot] = team[0]
    return ratings


def run(
    experiment: Experiment,
    rounds: int,
    *,
    workers: int = 1,
    on: str = "here",
    address: str | None = None,
    early: bool = True,
    quiet: bool = False,
) -> Arena:
    """Play every seating for this many rounds, or until the order is clear; Ctrl-C keeps what there is."""
    experiment = replace(experiment, shuffled=experiment.seats > 2)
    rehearse(experiment)
    arena = Arena(experiment, early=early)
    size = len(experiment.lineups)
    total = rounds * size
    chunk = size * LOOK_EVERY
    try:
        with progress(total, quiet) as advance:
            for start in range(0, total, chunk):
                for row in play_all(experiment, range(start, min(start + chunk, total)), workers, on, address):
                    arena.rows.append(row)
                    advance()
                arena.rows.sort(key=lambda row: row.game)
                arena.clear = arena.is_clear()
                if early and arena.clear:
                    break
    except KeyboardInterrupt:
        arena.broken_off = True
    arena.rows.sort(key=lambda row: row.game)
    return arena


__getattr__ = moved(__name__, {"hold": "orrery.lab.arena.run"})
