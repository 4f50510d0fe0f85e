"""The rulebook from top to bottom, one file for each group of its chapters."""

from __future__ import annotations

from orrery.games.three_days.rules.flow import setup
from orrery.games.three_days.rules.legal import legal, odds
from orrery.games.three_days.rules.play import apply, reveals, to_move, turn
from orrery.games.three_days.rules.refusal import why_not
from orrery.games.three_days.rules.score import outcome, ranks, scores

__all__ = ["apply", "legal", "odds", "outcome", "ranks", "reveals", "scores", "setup", "to_move", "turn", "why_not"]
