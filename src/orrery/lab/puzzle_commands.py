"""`orrery puzzles`: finds puzzles in bots' games and writes them as data."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from orrery.files import write_whole
from orrery.kernel import Game
from orrery.lab.commands import safely
from orrery.lab.experiment import LabError
from orrery.lab.puzzling import Budget, find
from orrery.puzzles import DIFFICULTIES, Puzzle, PuzzleError, read
from orrery.terms import find_game, terms_of

DONE = "seeds.txt"
"""Which games of bots were looked through, in the folder beside the puzzles."""
USUAL = (2, 3, 4)
"""With how many seats games are played, where it can be."""
KINDS = 4
"""Among how many kinds of move a shelf is shared: what is best is not the same every time."""


def add_commands(subparsers: Any) -> None:
    """Put the command to those of `orrery`."""
    parser = subparsers.add_parser("puzzles", help="find positions in bots' games where one move is clearly best")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=16, metavar="N", help="how many puzzles there should be (16)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games are played at most (100)")
    parser.add_argument(
        "--seats", metavar="N,N", help="how many seats; of several numbers the games take turns (2,3,4 where it can be)"
    )
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
    tables = _tables(game, given.seats)
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
            wanted = partial(_wanted, puzzles, given.count, len(tables))
            for puzzle in find(game, tables[seed % len(tables)], budget, seed, wanted):
                puzzles.append(puzzle)
                write_whole(folder / f"{puzzle.id}.json", _written(puzzle))
            done.append(seed)
            write_whole(folder / DONE, json.dumps(done) + "\n")
            bar.update(task, completed=len(puzzles))
    _tell(puzzles, folder, given.json)
    return 0


def _tables(game: Game, asked: str | None) -> list[int]:
    """The numbers of seats with which games are played."""
    if asked is None:
        return [seats for seats in game.seats if seats in USUAL] or [terms_of(game, None).seats]
    numbers = asked.split(",")
    if not all(number.strip().isdecimal() for number in numbers):
        raise LabError(f"seats must be numbers with commas between, not “{asked[:40]}”")
    return [terms_of(game, int(number)).seats for number in numbers]


def _wanted(puzzles: list[Puzzle], count: int, tables: int, difficulty: str, seats: int, best: str) -> bool:
    """Whether there is room for a puzzle: no difficulty, number of seats or kind of move takes too many of them."""
    kinds = Counter(one.best.split()[0] for one in puzzles)
    return (
        len(puzzles) < count
        and sum(one.difficulty == difficulty for one in puzzles) < _share(count, len(DIFFICULTIES))
        and sum(one.seats == seats for one in puzzles) < _share(count, tables)
        and kinds[best.split(maxsplit=1)[0]] < _share(count, KINDS)
    )


def _share(count: int, parts: int) -> int:
    """How many of a shelf one of its parts may take: its even share and a little more, so that a rare one ends no search."""
    return count if parts == 1 else -(-count // parts) + count // 8


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
        told = ("id", "difficulty", "seats", "best", "margin")
        rows = [{name: getattr(one, name) for name in told} for one in puzzles]
        print(json.dumps({"folder": str(folder), "puzzles": rows}))
        return
    counts = [f"{sum(one.difficulty == name for one in puzzles)} {name}" for name in DIFFICULTIES]
    print(f"{len(puzzles)} puzzles in {folder}: {', '.join(counts)}")
    if not puzzles:
        print("try more games, or bots that think longer", file=sys.stderr)
