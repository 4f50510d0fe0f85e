"""A learned judgement of positions: what each feature is worth at the beginning of a game and at its end. Compiled."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

COURSES: Final = ("", "one", "two", "three", "four", "five")
"""What is learned separately: each number of seats, by its name."""


class Judgement:
    """The worth of every feature, which changes evenly from the first stage of a game (0) to the last (1)."""

    def __init__(self, early: list[float], late: list[float]) -> None:
        if len(early) != len(late):
            raise ValueError(f"{len(early)} weights for the beginning of a game, {len(late)} for its end")
        self.early: vec[float] = vec[float]()
        self.change: vec[float] = vec[float]()
        for at in range(len(early)):
            self.early = append(self.early, early[at])
            self.change = append(self.change, late[at] - early[at])

    def worth(self, features: vec[float], stage: float) -> float:
        """What these features are worth together."""
        total: float = 0.0
        for at in range(len(features)):
            amount: float = features[at]
            if amount != 0.0:
                total += amount * (self.early[at] + stage * self.change[at])
        return total

    def weight(self, feature: i64, stage: float) -> float:
        """What one of a feature is worth."""
        return self.early[feature] + stage * self.change[feature]


def ahead(standings: vec[float], seat: i64) -> float:
    """A seat's standing less the best rival's (each rival's part of it, with several)."""
    best: float = -1000.0
    for other in range(len(standings)):
        if other != seat:
            best = max(best, standings[other])
    return standings[seat] - best / float(len(standings) - 1)


def all_ahead(standings: vec[float]) -> vec[float]:
    """The same for every seat."""
    values = vec[float](capacity=len(standings))
    for seat in range(len(standings)):
        values = append(values, ahead(standings, seat))
    return values


def by_parts(judgement: Judgement, features: Any, stage: float, parts: dict[str, tuple[int, int]]) -> dict[str, float]:
    """What features are worth, added up for each part; a part goes from one feature to another, which belongs to the next."""
    # plain code hands them over, and a compiled function never gives back a vector that comes as an argument from there
    amounts: vec[float] = features
    worth: dict[str, float] = {}
    for part, (first, end) in parts.items():
        total: float = 0.0
        for place in range(first, end):
            total += amounts[place] * judgement.weight(place, stage)
        worth[part] = total
    return worth


def read_judgements(package: str, features: tuple[str, ...]) -> list[Judgement]:
    """What a game has learned, at the place of each number of seats; where it has not, as with the next fewer seats."""
    folder = resources.files(package) / "judgement"
    judgements: list[Judgement] = []
    for course in COURSES:
        file = folder / f"{course}.json"
        if course and file.is_file():
            learned = json.loads(file.read_text(encoding="utf-8"))
            if tuple(learned["features"]) != features:
                raise ValueError(f"{package}: judgement/{course}.json was learned of other features")
            judgements.append(Judgement(learned["early"], learned["late"]))
        else:
            judgements.append(judgements[-1] if judgements else Judgement([0.0] * len(features), [0.0] * len(features)))
    return judgements
