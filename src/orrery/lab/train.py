"""Learns a game's policy from games against itself: plays, fits, and plays on with what was learned."""

from __future__ import annotations

import io
import json
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from orrery.files import whole, write_whole
from orrery.games import games
from orrery.kernel import Json, Learning, Terms
from orrery.lab import charts
from orrery.lab.experiment import LabError
from orrery.lab.simulate import progress
from orrery.terms import terms_of

ROUND: Final = 100_000
"""How far the seeds of two rounds lie apart."""


@dataclass(frozen=True)
class Recipe:
    """All that decides what is learned: the same recipe gives the same weights."""

    game: str
    course: str
    rounds: int
    games: int
    """In each round."""
    iterations: int
    """The search's for every decision."""
    epochs: int
    seed: int


@dataclass
class Trained:
    """What came of a training: the policy as it is saved, and how well each round's foretold the decisions held out."""

    policy: dict[str, Json]
    rounds: list[list[dict[str, Any]]]

    def plot(self) -> str:
        """The loss over the epochs, a line for each round, as SVG."""
        series = [
            charts.Series(f"round {number}", [(float(epoch["number"]), epoch["loss"]) for epoch in history])
            for number, history in enumerate(self.rounds, 1)
        ]
        return charts.lines(
            "loss on decisions held out: cross-entropy with the search's visits", series, across_label="epoch"
        )


def learning_of(name: str) -> Learning:
    """How the game of a name learns, if it does."""
    game = games().get(name)
    if game is None or game.learning is None:
        able = ", ".join(sorted(one.name for one in games().values() if one.learning is not None))
        raise LabError(f"“{name[:40]}” has no policy to train; there is one in {able}")
    return game.learning


def train(recipe: Recipe, folder: Path, *, workers: int, on: str, address: str | None, quiet: bool = False) -> Trained:
    """Play and fit round after round; what lies in the folder already is not done again."""
    from orrery.lab.fit import fit  # noqa: PLC0415  (NumPy is an extra)

    learning = learning_of(recipe.game)
    _claim(folder, recipe)
    weights: list[float] | None = None
    rounds: list[list[dict[str, Any]]] = []
    for number in range(1, recipe.rounds + 1):
        saved = folder / f"round-{number}.json"
        if not saved.exists():
            packed = _play_round(recipe, number, weights, folder, workers, on, address, quiet)
            with progress(recipe.epochs, quiet, "epochs") as advance:
                weights, history = fit(packed, len(learning.feature_names()), recipe.epochs, recipe.seed, advance)
            write_whole(saved, json.dumps({"weights": weights, "epochs": [asdict(one) for one in history]}))
        kept = json.loads(saved.read_text(encoding="utf-8"))
        weights = kept["weights"]
        rounds.append(kept["epochs"])
    assert weights is not None
    last = rounds[-1][-1]
    how: dict[str, Json] = {**asdict(recipe), "loss": round(last["loss"], 4), "first": round(last["first"], 4)}
    return Trained(learning.learned(recipe.course, weights, how), rounds)


def _claim(folder: Path, recipe: Recipe) -> None:
    """Begin a folder with its recipe; one that was begun with another is left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    place, wanted = folder / "recipe.json", json.dumps(asdict(recipe), indent=1) + "\n"
    if place.exists() and place.read_text(encoding="utf-8") != wanted:
        raise LabError(f"{folder}: was begun with another recipe (recipe.json); take another folder")
    write_whole(place, wanted)


def _play_round(
    recipe: Recipe,
    number: int,
    weights: Sequence[float] | None,
    folder: Path,
    workers: int,
    on: str,
    address: str | None,
    quiet: bool,
) -> list[dict[str, Any]]:
    """The lessons of a round's games; each is kept in a file as soon as it has ended."""
    place = folder / f"round-{number}"
    place.mkdir(exist_ok=True)
    files = [place / f"{at:05}.npz" for at in range(recipe.games)]
    missing = [at for at, file in enumerate(files) if not file.exists()]
    data = {**asdict(recipe), "round": number, "weights": weights}
    with progress(recipe.games, quiet) as advance:
        for _ in range(recipe.games - len(missing)):
            advance()
        for at, lessons in _played(data, missing, workers, on, address):
            with whole(files[at]) as part:
                part.write_bytes(lessons)
            advance()
    return [_read(file) for file in files]


def _read(file: Path) -> dict[str, Any]:
    import numpy as np  # noqa: PLC0415

    try:
        with np.load(file, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in ("moves", "features", "visits")}
    except (OSError, ValueError, KeyError):
        raise LabError(f"{file}: holds no lessons; remove it, and the game is played again") from None


def _played(
    data: dict[str, Any], numbers: Sequence[int], workers: int, on: str, address: str | None
) -> Iterator[tuple[int, bytes]]:
    """The games with these numbers as they end, each as the bytes of its file."""
    tasks = [(data, number) for number in numbers]
    if on == "ray":
        from orrery.lab.cluster import map_on_ray  # noqa: PLC0415  (Ray is an extra)

        yield from map_on_ray(play_lessons, tasks, workers, address)
    elif workers <= 1:
        yield from map(play_lessons, tasks)
    else:
        with multiprocessing.get_context("spawn").Pool(workers, _ignore_interrupts) as pool:
            yield from pool.imap_unordered(play_lessons, tasks)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_lessons(task: tuple[dict[str, Any], int]) -> tuple[int, bytes]:
    """One game against itself, as the bytes of a file of arrays."""
    import numpy as np  # noqa: PLC0415

    from orrery.lab.fit import pack  # noqa: PLC0415

    data, number = task
    terms = terms_of_course(data["game"], data["course"])
    seed = data["seed"] * 1_000_003 + data["round"] * ROUND + number
    lessons = learning_of(data["game"]).lessons(terms, seed, data["iterations"], data["weights"])
    file = io.BytesIO()
    np.savez_compressed(file, **pack(lessons))
    return number, file.getvalue()


def terms_of_course(game: str, course: str) -> Terms:
    """The terms that a course of a game is played with."""
    learning = learning_of(game)
    if course not in learning.courses:
        raise LabError(f"{game} has no course “{course[:40]}”; there are {', '.join(learning.courses)}")
    seats, options = learning.course_terms(course)
    return terms_of(game, seats, options)
