"""The rules of Cryo: set-up, the table of a turn, a file for each chapter of the rulebook, and the end."""

from __future__ import annotations

from orrery.games.cryo.rules.chance import odds
from orrery.games.cryo.rules.ending import outcome, ranks, scores
from orrery.games.cryo.rules.setup import setup
from orrery.games.cryo.rules.turn import apply, legal, playout, to_move, turn, why_not

__all__ = ["apply", "legal", "odds", "outcome", "playout", "ranks", "scores", "setup", "to_move", "turn", "why_not"]
