"""Cryo: factions on a frozen planet send drones through a crashed ship and settle its crew underground."""

from __future__ import annotations

from typing import Final

from orrery.games.cryo.census import census
from orrery.games.cryo.components import problems
from orrery.games.cryo.describe import describe, things
from orrery.games.cryo.draw import board, scene, touches
from orrery.games.cryo.evaluate import evaluate
from orrery.games.cryo.moves import catalogue
from orrery.games.cryo.observe import HIDES, OBSERVATION, fields, observe
from orrery.games.cryo.offers import actions, offer, standing
from orrery.games.cryo.rules import (
    apply,
    legal,
    odds,
    outcome,
    playout,
    ranks,
    scores,
    setup,
    to_move,
    turn,
    why_not,
)
from orrery.games.cryo.sketch import sketch
from orrery.games.cryo.state import RULES
from orrery.games.cryo.text import parse, prompt, sentence
from orrery.games.cryo.view import imagine, reveals, see, seen, view
from orrery.kernel import Option

NAME: Final = "cryo"
VERSION: Final = RULES
SEATS: Final = (1, 2, 3, 4)
OPTIONS: Final = (Option("harder", ("no", "yes"), (1,)), Option("unpredictable", ("no", "yes"), (1,)))
LANGUAGES: Final = ("en", "es", "fr")
LOWEST_WINS: Final = False
PLAYOUTS: Final = (10, 8)
"""A turn is many small decisions, and the evaluation is surest between turns: playouts go on sensibly for about one."""
SLIPS: Final = (0.44, 0.33, 0.25, 0.12, 0.0)
"""How often each level decides at random: more often than elsewhere, for most decisions are small."""

__all__ = [
    "HIDES",
    "LANGUAGES",
    "LOWEST_WINS",
    "NAME",
    "OBSERVATION",
    "OPTIONS",
    "PLAYOUTS",
    "SEATS",
    "SLIPS",
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
    "playout",
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
