"""`orrery puzzles`: finds puzzles in bots' games and writes them as data."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from orrery.files import write_whole
from orrery.lab.commands import safely
from orrery.lab.experiment import LabError
from orrery.lab.puzzling import Budget, find
from orrery.puzzles import DIFFICULTIES, Puzzle, PuzzleError, read
from orrery.terms import find_game, terms_of

DONE = "seeds.txt"
"""Which games of bots were looked through, in the folder beside the puzzles."""


def add_commands(subparsers: Any) -> None:
    """Put the command to those of `orrery`."""
    parser = subparsers.add_parser("puzzles", help="find positions in bots' games where one move is clearly best")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=12, metavar="N", help="how many puzzles there should be (12)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games are played at most (100)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats (2)")
    parser.add_argument("--play", type=int, default=200, metavar="N", help="iterations of the bots that play (200)")
    parser.add_argument("--check", type=int, default=2000, metavar="N", help="of the search that checks (2000)")
    parser.add_argument("--value", type=int, default=300, metavar="N", help="of what values a move (300)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first game (0)")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="a file for each puzzle (puzzles-GAME); resumed from here"
    )
    parser.add_argument("--json", action="store_true", help="what was found as JSON")
    parser.set_defaults(run=safely(run_puzzles))


def run_puzzles(given: argparse.Namespace) -> int:
    """Look through games until there are enough puzzles."""
    game = find_game(given.game)
    seats = terms_of(game, given.seats).seats
    if min(given.count, given.games, given.play, given.check, given.value) < 1:
        raise LabError("counts and iterations must be at least 1")
    budget = Budget(given.play, given.check, given.value)
    folder: Path = given.out or Path(f"puzzles-{game.name}")
    puzzles, done = _resumed(folder)
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True, disable=given.json or not console.is_terminal) as bar:
        task = bar.add_task("puzzles", total=given.count, completed=len(puzzles))
        for seed in range(given.seed, given.seed + given.games):
            if len(puzzles) >= given.count:
                break
            if seed in done:
                continue
            for puzzle in find(game, seats, budget, seed):
                if _wanted(puzzle, puzzles, given.count):
                    puzzles.append(puzzle)
                    write_whole(folder / f"{puzzle.id}.json", _written(puzzle))
            done.append(seed)
            write_whole(folder / DONE, json.dumps(done) + "\n")
            bar.update(task, completed=len(puzzles))
    _tell(puzzles, folder, given.json)
    return 0


def _wanted(puzzle: Puzzle, puzzles: list[Puzzle], count: int) -> bool:
    """Whether there is room for a puzzle: no difficulty takes more than half of them."""
    alike = sum(one.difficulty == puzzle.difficulty for one in puzzles)
    return len(puzzles) < count and 2 * alike < count


def _written(puzzle: Puzzle) -> str:
    return msgspec.json.format(msgspec.json.encode(puzzle)).decode() + "\n"


def _resumed(folder: Path) -> tuple[list[Puzzle], list[int]]:
    """The puzzles that were found before, and the games that were looked through."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        puzzles = [read(file.read_text("utf-8"), str(file)) for file in sorted(folder.glob("*.json"))]
        done = json.loads((folder / DONE).read_text("utf-8")) if (folder / DONE).exists() else []
    except (PuzzleError, ValueError) as wrong:
        raise LabError(str(wrong)) from None
    return puzzles, done


def _tell(puzzles: list[Puzzle], folder: Path, as_json: bool) -> None:
    if as_json:
        rows = [{"id": one.id, "difficulty": one.difficulty, "best": one.best, "margin": one.margin} for one in puzzles]
        print(json.dumps({"folder": str(folder), "puzzles": rows}))
        return
    counts = [f"{sum(one.difficulty == name for one in puzzles)} {name}" for name in DIFFICULTIES]
    print(f"{len(puzzles)} puzzles in {folder}: {', '.join(counts)}")
    if not puzzles:
        print("try more games, or bots that think longer", file=sys.stderr)
