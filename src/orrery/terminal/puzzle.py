"""`orrery puzzle GAME`: solve a puzzle in the terminal."""

from __future__ import annotations

import argparse
import datetime
import sys
from typing import Any

from rich.console import Console
from rich.text import Text as Line

from orrery import scene
from orrery.games import games
from orrery.kernel import IllegalMove, Text
from orrery.puzzles import Puzzle, PuzzleError, find, move_of, of_day, puzzles_of, reasons_of, table_of
from orrery.table import Table
from orrery.terms import find_game
from orrery.words import LANGUAGES


def add_commands(subparsers: Any) -> None:
    """Put the command to those of `orrery`."""
    parser = subparsers.add_parser("puzzle", help="solve a puzzle: the one of the day, or one of a game")
    parser.add_argument("game", nargs="?", metavar="GAME", help="none: the puzzle of the day")
    parser.add_argument("name", nargs="?", metavar="PUZZLE", help="its id, or its number on the shelf (1)")
    parser.add_argument("--list", action="store_true", help="the shelf of the game")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")
    parser.set_defaults(run=run_puzzle)


def run_puzzle(given: argparse.Namespace) -> int:
    """Show a position, and judge what is typed until the best move is found or nobody types any more."""
    if given.list:
        for game in games().values() if given.game is None else [find_game(given.game)]:
            for number, one in enumerate(puzzles_of(game), 1):
                print(f"{game.name:12} {number:3} {one.id} {one.difficulty}")
        return 0
    puzzle = _chosen(given.game, given.name)
    table = table_of(puzzle, given.language)
    console = Console()
    sketch = table.sketch(puzzle.seat)
    console.print(Line(scene.plain(sketch)), soft_wrap=True)
    print(table.prompt(puzzle.seat))
    count = len(table.numbers(puzzle.seat))
    print(_say(table, "puzzle-task", name=table.words.name(puzzle.seat), n=count))
    return _solve(table, puzzle)


def _chosen(game: str | None, name: str | None) -> Puzzle:
    if game is None:
        puzzle = of_day(datetime.datetime.now(datetime.UTC).date())
        if puzzle is None:
            raise PuzzleError("there are no puzzles here")
        return puzzle
    known, shelf = find_game(game), puzzles_of(find_game(game))
    if not shelf:
        raise PuzzleError(f"{known.name} has no puzzles")
    number = int(name) if name is not None and name.isdigit() and len(name) < 4 else 1 if name is None else 0
    if not number:
        return find(known, str(name))
    if number > len(shelf):
        raise PuzzleError(f"{known.name} has {len(shelf)} puzzles, not {number}")
    return shelf[number - 1]


def _solve(table: Table, puzzle: Puzzle) -> int:
    """Answers until one is right; `?` shows the solution."""
    for typed in iter(_line, None):
        notation = typed.strip()
        if not notation:
            continue
        if notation == "?":
            _tell_best(table, puzzle, "puzzle-solution")
            return 0
        try:
            move = move_of(table, puzzle.seat, notation)
            if move is None:
                table.copy().play(notation, puzzle.seat)
        except IllegalMove as refused:
            print(refused)
            continue
        assert move is not None
        if move.notation == puzzle.best:
            _tell_best(table, puzzle, "puzzle-right")
            return 0
        told = table.words.reasons(reasons_of(puzzle, table, move))
        print(_say(table, "puzzle-cost", n=round(100 * puzzle.cost(move.notation))) + (f" ({told})" if told else ""))
    return 1


def _tell_best(table: Table, puzzle: Puzzle, key: str) -> None:
    best = table.move(puzzle.best)
    shares = {"win": round(100 * puzzle.win), "margin": round(100 * puzzle.margin)}
    print(_say(table, key, move=puzzle.best, second=puzzle.second, **shares))
    if told := table.words.reasons(reasons_of(puzzle, table, best)):
        print(told)


def _say(table: Table, key: str, **args: str | int) -> str:
    return table.words.say(Text(key, args))


def _line() -> str | None:
    """What is typed next; None at the end."""
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    return line or None
