"""Measures whole games a second as `orrery simulate` plays them: in one process, on all cores, on a Ray of this machine."""

from __future__ import annotations

import importlib.util
import os
import time
from collections.abc import Iterator

import orrery
from orrery.lab.experiment import Row, plan
from orrery.lab.runner import play_all

BOTS = ("random", "greedy", "level2")
MANY = 1_000_000
"""More games than are ever played here."""


def scale(seconds: float) -> Iterator[str]:
    """Games a second by the clock, two seats; other work on the machine counts here."""
    cores = os.cpu_count() or 1
    ways = {"one process": (1, "here"), f"{cores} processes": (cores, "here"), f"Ray with {cores}": (cores, "ray")}
    if importlib.util.find_spec("ray") is None:
        del ways[f"Ray with {cores}"]
    yield f"| game | bots | {' | '.join(ways)} |"
    yield f"|---|---|{'---|' * len(ways)}"
    for game in orrery.games():
        for bot in BOTS:
            yield f"| {game} | {bot} | {' | '.join(short(pace(game, bot, *way, seconds)) for way in ways.values())} |"


def pace(game: str, bot: str, workers: int, on: str, seconds: float) -> float:
    """Games a second once the workers are well under way: the first rows are not counted."""
    rows = play_all(plan(game, [bot], seats=2, seed=1), range(MANY), workers, on)
    next(rows)
    counted(rows, 2 * seconds)
    return counted(rows, 8 * seconds)


def short(figure: float) -> str:
    """Three figures that count."""
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"


def counted(rows: Iterator[Row], seconds: float) -> float:
    """Rows a second, for so long; workers hand in a second or two of games at once, so it begins and ends with such a heap."""
    begun, done = time.monotonic(), 0
    for _ in rows:
        done += 1
        if time.monotonic() - begun >= seconds:
            break
    return done / (time.monotonic() - begun)
