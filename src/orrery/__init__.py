"""Orrery: a digital tabletop for four board games of the outer worlds."""

from __future__ import annotations

from orrery import _compiled as _compiled  # isort: skip  (before anything that may be compiled)
from typing import TYPE_CHECKING

from orrery.kernel import CHANCE, Event, IllegalMove, Move, Outcome, Refusal
from orrery.lessons import Lesson, LessonError, Tutor, learn
from orrery.match import Match
from orrery.play import Sight
from orrery.record import RecordError
from orrery.replays import replay
from orrery.table import CannotUndo, Table
from orrery.terms import TableError

__version__ = "0.2.0.dev0"

if TYPE_CHECKING:
    from orrery.games import games
else:
    from orrery import games  # the package itself, which can be called: so its games can be imported by name too

__all__ = [
    "CHANCE",
    "CannotUndo",
    "Event",
    "IllegalMove",
    "Lesson",
    "LessonError",
    "Match",
    "Move",
    "Outcome",
    "RecordError",
    "Refusal",
    "Sight",
    "Table",
    "TableError",
    "Tutor",
    "__version__",
    "games",
    "learn",
    "replay",
]
