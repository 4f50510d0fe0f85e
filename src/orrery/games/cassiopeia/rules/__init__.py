"""The rulebook from top to bottom: a file for each of its chapters, and `turn` that calls them."""

from __future__ import annotations

from orrery.games.cassiopeia.rules.ending import outcome, ranks, scores
from orrery.games.cassiopeia.rules.setup import setup
from orrery.games.cassiopeia.rules.turn import apply, legal, odds, to_move, turn, why_not

__all__ = ["apply", "legal", "odds", "outcome", "ranks", "scores", "setup", "to_move", "turn", "why_not"]
