"""The lab: many games side by side, tournaments of bots, and reports on balance."""

from __future__ import annotations

from orrery.lab.experiment import Experiment, LabError, Row
from orrery.lab.runner import play_all, play_one

__all__ = ["Experiment", "LabError", "Row", "play_all", "play_one"]
