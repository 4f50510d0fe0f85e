"""What the end of a game is worth to a learner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.kernel import Game

REWARDS: Final = ("rank", "score")
ILLEGAL: Final = {"rank": -1.0, "score": -100.0}
"""What an illegal move costs; it ends the game."""


def by_rank(ranks: Sequence[int]) -> list[float]:
    """From 1 for the first to -1 for the last in even steps; those who share a rank share its rewards."""
    if len(ranks) == 1:
        return [0.0]
    step = 2.0 / (len(ranks) - 1)
    return [1.0 - step * (rank - 1 + (list(ranks).count(rank) - 1) / 2) for rank in ranks]


def by_score(scores: Sequence[int], lowest_wins: bool) -> list[float]:
    """How many points a seat is ahead of the others' mean; where lowest wins, how many below."""
    sign, others = -1.0 if lowest_wins else 1.0, max(1, len(scores) - 1)
    return [sign * (own - (sum(scores) - own) / others) for own in scores]


def rewards(game: Game, state: object, seats: int, kind: str) -> list[float]:
    """The seats' rewards in a finished game; an automated rival counts as another player, and is left out at the end."""
    if kind == "rank":
        return by_rank([int(rank) for rank in game.ranks(state)])[:seats]
    return by_score([int(score) for score in game.scores(state)], game.lowest_wins)[:seats]
