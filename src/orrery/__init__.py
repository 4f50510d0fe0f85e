"""Orrery: a digital tabletop for four board games of the outer worlds."""

from __future__ import annotations

from orrery import _compiled as _compiled  # before anything that may be compiled  # isort: skip
from orrery.games import games

__all__ = ["games"]
