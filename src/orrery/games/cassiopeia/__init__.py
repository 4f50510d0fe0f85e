"""Cassiopeia: terraform the seven planets of your system before anybody else does; 2 to 5 players."""

from __future__ import annotations

from typing import Final

from orrery.games.cassiopeia.components import problems
from orrery.games.cassiopeia.describe import describe, things
from orrery.games.cassiopeia.draw import board, scene, touches
from orrery.games.cassiopeia.evaluate import evaluate
from orrery.games.cassiopeia.moves import catalogue
from orrery.games.cassiopeia.observe import HIDES, OBSERVATION, fields, observe
from orrery.games.cassiopeia.offers import actions, offer, standing
from orrery.games.cassiopeia.rules import apply, legal, odds, outcome, ranks, scores, setup, to_move, turn, why_not
from orrery.games.cassiopeia.sketch import sketch
from orrery.games.cassiopeia.text import parse, prompt, sentence
from orrery.games.cassiopeia.view import census, imagine, reveals, see, seen, view
from orrery.kernel import Option

NAME: Final = "cassiopeia"
VERSION: Final = 1
SEATS: Final = (2, 3, 4, 5)
OPTIONS: Final = (
    Option(
        "specialists",
        (
            "first-game",
            "chance-6",
            "chance-7",
            "chance-8",
            "picked",
            "V-VIII-IX",
            "V-VII-IX",
            "V-VI-VII-VIII",
            "VI-VII-VIII-IX",
        ),
    ),
    Option("flipped", ("3", "2", "4")),
    Option("free-objects", ("no", "yes")),
    Option("reading", ("planets", "objects")),
)
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
