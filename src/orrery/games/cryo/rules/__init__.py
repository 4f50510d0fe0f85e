"""The rules of Cryo, from top to bottom: set-up, the ship, cards, the recall, the rival, and the end."""

from __future__ import annotations

from orrery.games.cryo.rules.choices import legal, odds, to_move, turn
from orrery.games.cryo.rules.opening import setup
from orrery.games.cryo.rules.play import apply
from orrery.games.cryo.rules.random_play import playout
from orrery.games.cryo.rules.refusals import reveals, why_not
from orrery.games.cryo.rules.scoring import outcome, ranks, scores

__all__ = [
    "apply",
    "legal",
    "odds",
    "outcome",
    "playout",
    "ranks",
    "reveals",
    "scores",
    "setup",
    "to_move",
    "turn",
    "why_not",
]
