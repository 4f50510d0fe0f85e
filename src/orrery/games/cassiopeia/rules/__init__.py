"""The rules, a file for each chapter."""

from __future__ import annotations

from orrery.games.cassiopeia.rules.ending import outcome, ranks, scores
from orrery.games.cassiopeia.rules.flow import apply, legal, odds, to_move, turn
from orrery.games.cassiopeia.rules.refusals import why_not
from orrery.games.cassiopeia.rules.setting_up import setup

__all__ = ["apply", "legal", "odds", "outcome", "ranks", "scores", "setup", "to_move", "turn", "why_not"]
