"""Learns a game's policy, evaluation or habits from games against itself: plays, fits, tries, and plays on with what was learned.

What was learned is taken only where it wins, if the recipe asks for trials.
"""

from __future__ import annotations

import io
import json
import math
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from orrery.files import whole, write_whole
from orrery.kernel import Json
from orrery.lab import charts
from orrery.lab.experiment import LabError
from orrery.lab.simulate import progress
from orrery.lab.subjects import Recipe, Subject, subject_of

ROUND: Final = 100_000
"""How far the seeds of two rounds lie apart."""
TRIALS: Final = 50_000
"""How far the seeds of a round's trials lie from those of the games that were learned from."""


@dataclass
class Trained:
    """What came of a training: the policy or judgement as it is saved (None: nothing better came of it), and how well each
    round's foretold what was held out."""

    policy: dict[str, Json] | None
    rounds: list[list[dict[str, Any]]]
    trials: list[float]
    """What part of the first places each round's had in its trial."""
    measure: str

    def plot(self) -> str:
        """The loss over the epochs, a line for each round, as SVG."""
        series = [
            charts.Series(f"round {number}", [(float(epoch["number"]), epoch["loss"]) for epoch in history])
            for number, history in enumerate(self.rounds, 1)
        ]
        return charts.lines(self.measure, series, across_label="epoch")


def train(recipe: Recipe, folder: Path, *, workers: int, on: str, address: str | None, quiet: bool = False) -> Trained:
    """Play, fit and try round after round; what lies in the folder already is not done again."""
    subject = subject_of(recipe.game, recipe.course)
    _claim(folder, recipe)
    crew = Crew(workers, on, address, quiet)
    weights: list[float] | None = None
    how: dict[str, Json] = {}
    rounds: list[list[dict[str, Any]]] = []
    trials: list[float] = []
    for number in range(1, recipe.rounds + 1):
        saved = folder / f"round-{number}.json"
        if not saved.exists():
            _learn_round(subject, recipe, number, weights, folder, crew)
        kept = json.loads(saved.read_text(encoding="utf-8"))
        rounds.append(kept["epochs"])
        trials += [kept["won"]] if "won" in kept else []
        if kept.get("taken", True):
            weights, last = kept["weights"], kept["epochs"][-1]
            how = {**recipe.plain(), "round": number, "loss": round(last["loss"], 4), "first": round(last["first"], 4)}
            how |= {"won": round(kept["won"], 3)} if "won" in kept else {}
    if weights is None:
        return Trained(None, rounds, trials, subject.measure)
    return Trained(subject.learned(recipe.course, weights, how), rounds, trials, subject.measure)


def _learn_round(
    subject: Subject, recipe: Recipe, number: int, weights: list[float] | None, folder: Path, crew: Crew
) -> None:
    """Play, fit and try, and write what came of it."""
    packed = _play_round(subject, recipe, number, weights, folder, crew)
    for earlier in range(1, number if subject.by_all else 1):
        packed += [_read(file, subject.arrays) for file in sorted((folder / f"round-{earlier}").glob("*.npz"))]
    with progress(recipe.epochs, crew.quiet, "epochs") as advance:
        fitted, history = subject.fit(packed, recipe, weights, advance)
    data: dict[str, Any] = {"weights": fitted, "epochs": [asdict(one) for one in history]}
    if recipe.trials:
        data["won"] = _tried(recipe, number, fitted, weights, crew)
        data["taken"] = data["won"] > even(recipe)
    write_whole(folder / f"round-{number}.json", json.dumps(data))


def even(recipe: Recipe) -> float:
    """What must be won at least: an even part, and a standard error more, so that luck alone seldom passes."""
    part = 1.0 / max(2, subject_of(recipe.game, recipe.course).trial(recipe.course, 0).seats)
    return part + math.sqrt(part * (1.0 - part) / recipe.trials)


def _tried(recipe: Recipe, number: int, new: list[float], old: list[float] | None, crew: Crew) -> float:
    """The part of the first places that new weights win against old ones, in every seat by turns, in games of their own."""
    data = {**asdict(recipe), "round": number, "new": new, "old": old}
    total = 0.0
    with progress(recipe.trials, crew.quiet, "trials") as advance:
        for _, won in crew.each(try_weights, [(data, at) for at in range(recipe.trials)]):
            total += won
            advance()
    return total / recipe.trials


def try_weights(task: tuple[dict[str, Any], int]) -> tuple[int, float]:
    """One game of new weights among old ones; alone at the table, one game of each with the same draws."""
    from orrery.lab.judging import won  # noqa: PLC0415  (NumPy is an extra)

    data, number = task
    subject = subject_of(data["game"], data["course"])
    seats = subject.trial(data["course"], 0).seats
    terms = subject.trial(data["course"], number // seats)
    old, new = subject.playing(data["old"]), subject.playing(data["new"])
    seat = number % seats
    seed = data["seed"] * 1_000_003 + data["round"] * ROUND + TRIALS + number // seats
    if seats == 1:
        ahead = [won([one], terms, seed, data["iterations"])[0] for one in (new, old)]
        return number, 0.5 + 0.5 * (ahead[0] - ahead[1])
    return number, won([new if at == seat else old for at in range(seats)], terms, seed, data["iterations"])[seat]


def _claim(folder: Path, recipe: Recipe) -> None:
    """Begin a folder with its recipe; one that was begun with another is left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    place, wanted = folder / "recipe.json", json.dumps(recipe.plain(), indent=1) + "\n"
    if place.exists() and place.read_text(encoding="utf-8") != wanted:
        raise LabError(f"{folder}: was begun with another recipe (recipe.json); take another folder")
    write_whole(place, wanted)


def _play_round(
    subject: Subject, recipe: Recipe, number: int, weights: Sequence[float] | None, folder: Path, crew: Crew
) -> list[dict[str, Any]]:
    """The lessons of a round's games; each is kept in a file as soon as it has ended."""
    place = folder / f"round-{number}"
    place.mkdir(exist_ok=True)
    files = [place / f"{at:05}.npz" for at in range(recipe.games)]
    missing = [at for at, file in enumerate(files) if not file.exists()]
    data = {**asdict(recipe), "round": number, "weights": weights}
    with progress(recipe.games, crew.quiet) as advance:
        for _ in range(recipe.games - len(missing)):
            advance()
        for at, lessons in crew.each(play_lessons, [(data, at) for at in missing]):
            with whole(files[at]) as part:
                part.write_bytes(lessons)
            advance()
    return [_read(file, subject.arrays) for file in files]


def _read(file: Path, names: Sequence[str]) -> dict[str, Any]:
    import numpy as np  # noqa: PLC0415

    try:
        with np.load(file, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in names}
    except (OSError, ValueError, KeyError):
        raise LabError(f"{file}: holds no lessons; remove it, and the game is played again") from None


@dataclass(frozen=True)
class Crew:
    """Who does the work: this process, several, or a Ray cluster."""

    workers: int
    on: str
    address: str | None
    quiet: bool

    def each(self, work: Callable[[Any], tuple[int, Any]], tasks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """What comes of every task, as they end."""
        if self.on == "ray":
            from orrery.lab.cluster import map_on_ray  # noqa: PLC0415  (Ray is an extra)

            yield from map_on_ray(work, tasks, self.workers, self.address)
        elif self.workers <= 1:
            yield from map(work, tasks)
        else:
            with multiprocessing.get_context("spawn").Pool(self.workers, _ignore_interrupts) as pool:
                yield from pool.imap_unordered(work, tasks)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_lessons(task: tuple[dict[str, Any], int]) -> tuple[int, bytes]:
    """One game against itself, as the bytes of a file of arrays."""
    import numpy as np  # noqa: PLC0415

    data, number = task
    subject = subject_of(data["game"], data["course"])
    terms = subject.terms(data["course"], number)
    seed = data["seed"] * 1_000_003 + data["round"] * ROUND + number
    file = io.BytesIO()
    np.savez_compressed(file, **subject.play(terms, seed, data["iterations"], data["weights"]))
    return number, file.getvalue()
