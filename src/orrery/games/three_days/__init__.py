"""Three Days on Callisto: colonists, laboratories and diplomacy in the craters of a moon, for 2 to 5 players."""

from __future__ import annotations

from typing import Final

from orrery.games.three_days.census import census
from orrery.games.three_days.components import problems
from orrery.games.three_days.describe import describe, things
from orrery.games.three_days.draw import board, scene, touches
from orrery.games.three_days.evaluate import evaluate
from orrery.games.three_days.moves import catalogue
from orrery.games.three_days.observe import HIDES, OBSERVATION, fields, observe
from orrery.games.three_days.offers import actions, offer, standing
from orrery.games.three_days.rules import (
    apply,
    legal,
    odds,
    outcome,
    ranks,
    scores,
    setup,
    to_move,
    turn,
    why_not,
)
from orrery.games.three_days.sketch import sketch
from orrery.games.three_days.state import RULES
from orrery.games.three_days.text import parse, prompt, sentence
from orrery.games.three_days.view import imagine, reveals, see, seen, view
from orrery.kernel import Option

NAME: Final = "three-days"
VERSION: Final = RULES
SEATS: Final = (2, 3, 4, 5)
OPTIONS: Final = (Option("refill-upgrades", ("no", "yes")),)
LANGUAGES: Final = ("en", "es", "fr")
LOWEST_WINS: Final = False

__all__ = [
    "HIDES",
    "LANGUAGES",
    "LOWEST_WINS",
    "NAME",
    "OBSERVATION",
    "OPTIONS",
    "SEATS",
    "VERSION",
    "actions",
    "apply",
    "board",
    "catalogue",
    "census",
    "describe",
    "evaluate",
    "fields",
    "imagine",
    "legal",
    "observe",
    "odds",
    "offer",
    "outcome",
    "parse",
    "problems",
    "prompt",
    "ranks",
    "reveals",
    "scene",
    "scores",
    "see",
    "seen",
    "sentence",
    "setup",
    "sketch",
    "standing",
    "things",
    "to_move",
    "touches",
    "turn",
    "view",
    "why_not",
]
