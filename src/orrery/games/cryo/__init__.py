"""Cryo: factions on a frozen planet send drones through a crashed ship and settle its crew underground."""

from orrery.games.cryo.components import problems
from orrery.games.cryo.draw import board, pieces, sketch, touches
from orrery.games.cryo.evaluate import evaluate
from orrery.games.cryo.moves import catalogue
from orrery.games.cryo.rules import (
    apply,
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
from orrery.games.cryo.text import parse, prompt, sentence
from orrery.games.cryo.view import census, imagine, see, seen, view
from orrery.kernel import Option

NAME = "cryo"
VERSION = 1
SEATS = (1, 2, 3, 4)
OPTIONS = (Option("harder", ("no", "yes"), (1,)), Option("unpredictable", ("no", "yes"), (1,)))
LANGUAGES = ("en",)
LOWEST_WINS = False

__all__ = [
    "LANGUAGES",
    "LOWEST_WINS",
    "NAME",
    "OPTIONS",
    "SEATS",
    "VERSION",
    "apply",
    "board",
    "catalogue",
    "census",
    "evaluate",
    "imagine",
    "legal",
    "odds",
    "outcome",
    "parse",
    "pieces",
    "playout",
    "problems",
    "prompt",
    "ranks",
    "reveals",
    "scores",
    "see",
    "seen",
    "sentence",
    "setup",
    "sketch",
    "to_move",
    "touches",
    "turn",
    "view",
    "why_not",
]
