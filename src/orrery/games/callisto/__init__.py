"""Callisto, by Reiner Knizia: fill the board with your pieces, each beside another of your colour, for 2 to 4 players."""

from __future__ import annotations

from typing import Final

from orrery.games.callisto.components import problems
from orrery.games.callisto.describe import describe, things
from orrery.games.callisto.draw import board, scene, touches
from orrery.games.callisto.evaluate import evaluate, prior
from orrery.games.callisto.moves import catalogue
from orrery.games.callisto.observe import HIDES, OBSERVATION, fields, observe
from orrery.games.callisto.offers import actions, offer, standing
from orrery.games.callisto.rules import (
    apply,
    census,
    legal,
    odds,
    outcome,
    playout,
    ranks,
    reveals,
    scores,
    setup,
    to_move,
    turn,
    why_not,
)
from orrery.games.callisto.selfplay import lessons
from orrery.games.callisto.sketch import sketch
from orrery.games.callisto.text import parse, prompt, sentence, why_no_move
from orrery.games.callisto.thinker import COURSES, LEVELS, course_terms, engine, feature_names, learned, policy_file
from orrery.games.callisto.view import imagine, see, seen, view
from orrery.kernel import Option

NAME: Final = "callisto"
VERSION: Final = 1
SEATS: Final = (2, 3, 4)
OPTIONS: Final = (
    Option("outer-pillars", ("no", "yes"), (2, 3)),
    Option("two-by-two", ("no", "yes"), (2,), ("outer-pillars",)),
)
LANGUAGES: Final = ("en", "es", "fr")
LOWEST_WINS: Final = True
PLAYOUTS: Final = (-1, 0)
"""Playouts are short and fast here, so the search plays them to the end."""

__all__ = [
    "COURSES",
    "HIDES",
    "LANGUAGES",
    "LEVELS",
    "LOWEST_WINS",
    "NAME",
    "OBSERVATION",
    "OPTIONS",
    "PLAYOUTS",
    "SEATS",
    "VERSION",
    "actions",
    "apply",
    "board",
    "catalogue",
    "census",
    "course_terms",
    "describe",
    "engine",
    "evaluate",
    "feature_names",
    "fields",
    "imagine",
    "learned",
    "legal",
    "lessons",
    "observe",
    "odds",
    "offer",
    "outcome",
    "parse",
    "playout",
    "policy_file",
    "prior",
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
    "why_no_move",
    "why_not",
]
