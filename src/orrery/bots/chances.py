"""Chances: how likely each seat is to win, as the search sees it; the heart of every analysis."""

from __future__ import annotations

import random
from typing import Final

from orrery.bots.mcts import MctsBot, Thinking
from orrery.dice import Dice, playout
from orrery.kernel import Outcome
from orrery.play import Play, Sight
from orrery.vectors import CHANCE

PLAYOUTS: Final = 40
"""How many games are played at random where nobody decides, as before a draw."""
CAP: Final = 20_000


def won(outcome: Outcome, seats: int) -> list[float]:
    """Each seat's part of a game that is over: the winners share it, an automated rival with them."""
    return [float(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]


def chances(play: Play, thinking: Thinking, seed: int) -> list[float]:
    """Each seat's chance to win, as the seat that decides could know it."""
    seats, outcome = play.terms.seats, play.outcome
    if outcome is not None:
        return won(outcome, seats)
    sight = play.sight(next((seat for seat in play.to_move if seat != CHANCE), 0))
    if sight.moves:
        return MctsBot(thinking, seed).think(sight).chances()[:seats]
    return _by_playouts(sight, seed)


def _by_playouts(sight: Sight, seed: int) -> list[float]:
    game, seats = sight.game, sight.terms.seats
    wins = [0.0] * seats
    rng, dice = random.Random(seed), Dice(seed)
    for _ in range(PLAYOUTS):
        state = sight.imagine(rng)
        playout(game, state, dice, CAP)
        best = [seat for seat, rank in enumerate(game.ranks(state)) if rank == 1 and seat < seats]
        for seat in best:
            wins[seat] += 1 / len(best)
    return [share / PLAYOUTS for share in wins]
