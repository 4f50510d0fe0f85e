"""Simulation: many games, a row for each, resumed where it was broken off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.files import write_whole
from orrery.lab.experiment import Experiment, Row, rehearse
from orrery.lab.figures import Estimate, mean, share
from orrery.lab.rows import Journal, check_out, write_rows
from orrery.lab.runner import play_all


@dataclass
class Simulation:
    """What a simulation has, whether it was finished or broken off."""

    experiment: Experiment
    rows: list[Row]
    finished: bool


def simulate(
    experiment: Experiment,
    games: int,
    out: Path | None = None,
    *,
    workers: int = 1,
    on: str = "here",
    address: str | None = None,
    records: Path | None = None,
    quiet: bool = False,
) -> Simulation:
    """Play the games that are still missing, keep each as it ends, and write the table; Ctrl-C keeps what there is."""
    if out is not None:
        check_out(out)
    rehearse(experiment)
    if out is None:
        rows, finished = collect(play_all(experiment, range(games), workers, on, address), games, quiet)
        return Simulation(experiment, rows, finished)
    with Journal(out, experiment) as journal:
        missing = [number for number in range(games) if number not in journal.rows]
        _, finished = collect(play_all(experiment, missing, workers, on, address), len(missing), quiet, journal.add)
        rows = journal.ordered(games)
        write_rows(out, rows, experiment)
        if records is not None:
            write_records(records, rows)
        journal.needed = not finished
    return Simulation(experiment, rows, finished)


def collect(played: Iterable[Row], games: int, quiet: bool = False, keep: Any = None) -> tuple[list[Row], bool]:
    """The rows in the order of their numbers, and whether all came; shows how far it is, and Ctrl-C ends it."""
    rows: list[Row] = []
    try:
        with progress(games, quiet) as advance:
            for row in played:
                rows.append(row)
                if keep is not None:
                    keep(row)
                advance()
    except KeyboardInterrupt:
        close = getattr(played, "close", None)
        if close is not None:
            close()
    rows.sort(key=lambda row: row.game)
    return rows, len(rows) == games


@contextmanager
def progress(total: int, quiet: bool = False, unit: str = "games") -> Iterator[Any]:
    """A progress bar with its pace on standard error, where that is a terminal; what it gives is called after each step."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("", total=total)

        def advance() -> None:
            bar.advance(task)
            speed = bar.tasks[0].finished_speed or bar.tasks[0].speed
            if speed:
                bar.update(task, description=f"{speed:.1f} {unit}/s")

        yield advance


def write_records(folder: Path, rows: Iterable[Row]) -> None:
    """The records of all games in a folder, one file for each."""
    folder.mkdir(parents=True, exist_ok=True)
    for row in rows:
        if row.record is not None:
            write_whole(folder / f"game-{row.game:06d}.txt", row.record)


def summary(simulation: Simulation) -> dict[str, Any]:
    """Wins and points by seat and by bot, as JSON values."""
    rows = simulation.rows
    return {
        "game": simulation.experiment.game,
        "games": len(rows),
        "finished": simulation.finished,
        "decisions": mean([row.decisions for row in rows]).value,
        "seats": [{"seat": place, **success.data()} for place, success in by_seat(simulation).items()],
        "bots": [{"bot": bot, **success.data()} for bot, success in by_bot(simulation).items()],
        "failures": failures(rows),
    }


@dataclass(frozen=True)
class Success:
    """How a seat or a bot did: its share of wins, its points."""

    won: Estimate
    points: Estimate

    def data(self) -> dict[str, float | None]:
        """The figures as JSON values."""
        return {"played": self.won.count, **self.won.data("won"), **self.points.data("score")}


def by_seat(simulation: Simulation) -> dict[int, Success]:
    """How each seat did."""
    return {place: _success([(row, place) for row in simulation.rows]) for place in range(simulation.experiment.seats)}


def by_bot(simulation: Simulation) -> dict[str, Success]:
    """How each bot did, wherever it sat; games in which it lost its seat are not its own."""
    played: dict[str, list[tuple[Row, int]]] = {}
    for row in simulation.rows:
        for place, bot in enumerate(row.bots):
            if row.failures[place] is None:
                played.setdefault(bot, []).append((row, place))
    return {bot: _success(played[bot]) for bot in sorted(played)}


def _success(played: list[tuple[Row, int]]) -> Success:
    won = share(sum(win_of(row, place) for row, place in played), len(played))
    return Success(won, mean([row.scores[place] for row, place in played]))


def failures(rows: Iterable[Row]) -> list[str]:
    """Which bots lost their seats to random, and why."""
    return sorted({f"{row.bots[place]} {why}" for row in rows for place, why in enumerate(row.failures) if why})


def counted(count: int, unit: str = "game") -> str:
    """`1 game`, `2 games`."""
    return f"{count} {unit}" + ("" if count == 1 else "s")


def win_of(row: Row, place: int) -> float:
    """1 for a win, a part of it where several share rank 1 (a rival among them), 0 otherwise."""
    return 1.0 / row.ranks.count(1) if row.ranks[place] == 1 else 0.0
