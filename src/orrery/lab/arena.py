"""The arena: bots play each other in all seatings, are rated by OpenSkill, and stop when their order is clear."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from orrery.lab.experiment import Experiment, LabError, Row
from orrery.lab.figures import Estimate, share
from orrery.lab.runner import play_all
from orrery.lab.simulate import failures, progress, win_of

LEAST_ROUNDS: Final = 10
"""Every seating is played so often before an order may be called clear."""


@dataclass
class Standing:
    """One bot of an arena: its rating, and its share of wins."""

    bot: str
    rating: float
    uncertainty: float
    won: Estimate
    score: float

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

    def bots(self) -> list[str]:
        """Everybody who plays, the automated rival of solo games too."""
        seated = [bot for lineup in self.experiment.lineups for bot in lineup]
        return list(dict.fromkeys(seated + [side for row in self.rows[:1] for side in row.sides]))

    def duel(self, one: str, other: str) -> Estimate:
        """How often the first came before the second, where both played; equal ranks count half."""
        ahead, count = 0.0, 0
        for row in self.rows:
            sides = row.sides
            if one in sides and other in sides:
                a, b = row.ranks[sides.index(one)], row.ranks[sides.index(other)]
                ahead += 1.0 if a < b else 0.5 if a == b else 0.0
                count += 1
        return share(ahead, count)

    def standings(self) -> list[Standing]:
        """The bots, the strongest first; ratings go through the games in their order, so that they are the same each time."""
        ratings = rated(self.bots(), self.rows)
        found = []
        for bot in self.bots():
            played = [(row, place) for row in self.rows for place, name in enumerate(row.sides) if name == bot]
            won = share(sum(win_of(row, place) for row, place in played), len(played))
            score = sum(row.scores[place] for row, place in played) / max(1, len(played))
            found.append(Standing(bot, ratings[bot].mu, ratings[bot].sigma, won, score))
        return sorted(found, key=lambda standing: -standing.rating)

    def is_clear(self) -> bool:
        """Whether each bot is ahead of the next one in more than half of their games, with 95 % confidence."""
        if len(self.rows) < LEAST_ROUNDS * len(self.experiment.lineups):
            return False
        order = [standing.bot for standing in self.standings()]
        return all(self.duel(one, other).low > 0.5 for one, other in itertools.pairwise(order))

    def data(self) -> dict[str, Any]:
        """Everything as JSON values."""
        order = self.standings()
        return {
            "game": self.experiment.game,
            "seats": self.experiment.seats,
            "games": len(self.rows),
            "clear": self.clear,
            "broken_off": self.broken_off,
            "standings": [
                {
                    "bot": s.bot,
                    "rating": s.rating,
                    "uncertainty": s.uncertainty,
                    **s.won.data("won"),
                    "score": s.score,
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


def hold(
    experiment: Experiment,
    rounds: int,
    *,
    workers: int = 1,
    on: str = "here",
    address: str | None = None,
    early: bool = True,
    quiet: bool = False,
) -> Arena:
    """Play all seatings so many times, or until the order is clear; Ctrl-C keeps what there is."""
    arena = Arena(experiment)
    size = len(experiment.lineups)
    total = rounds * size
    chunk = size * LEAST_ROUNDS
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
