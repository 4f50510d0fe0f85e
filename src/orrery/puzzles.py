"""Puzzles: positions of a game where one move is clearly best, read from `puzzles/*.json` in its folder."""

from __future__ import annotations

import datetime
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from orrery import registry
from orrery.games import games
from orrery.kernel import CHANCE, Game, Move
from orrery.record import read as read_record
from orrery.replays import replay
from orrery.table import Table

DIFFICULTIES: Final = ("easy", "medium", "hard")
"""What one look finds, what a short search finds, and what only a longer one does."""


class PuzzleError(ValueError):
    """There is no such puzzle, or its file is damaged; the message is one sentence."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, whose move it is, and what every move is worth."""

    id: str
    game: str
    seat: int
    difficulty: str
    best: str
    """The move that is clearly best, in notation."""
    win: float
    """The probability to win after it."""
    margin: float
    """How much less it is after the second best."""
    values: dict[str, float]
    """The probability to win after each move that was looked at, in notation."""
    recipe: dict[str, int | str]
    """How it was found: the bots' seed and the iterations of each search."""
    record: str
    """The game up to here."""

    @property
    def seats(self) -> int:
        """How many play."""
        return read_record(self.record).seats

    @property
    def second(self) -> str:
        """The move that comes next to the best, in notation."""
        return max((move for move in self.values if move != self.best), key=lambda move: self.values[move])

    def cost(self, notation: str) -> float:
        """How much of the probability to win a move gives away; one that nobody looked at, at least the margin."""
        return max(0.0, self.win - self.values.get(notation, self.win - self.margin))


@lru_cache(maxsize=40)
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first."""
    home = registry.folder(game.name)
    folder = None if home is None else home / "puzzles"
    if folder is None or not folder.is_dir():
        return ()
    files = [entry for entry in folder.iterdir() if entry.name.endswith(".json")]
    puzzles = [read(entry.read_text(encoding="utf-8"), entry.name) for entry in files]
    return tuple(sorted(puzzles, key=lambda puzzle: (DIFFICULTIES.index(puzzle.difficulty), puzzle.id)))


def read(text: str, name: str) -> Puzzle:
    """A puzzle from the text of its file."""
    try:
        puzzle = msgspec.json.decode(text, type=Puzzle)
    except msgspec.DecodeError as wrong:
        raise PuzzleError(f"{name}: {wrong}") from None
    if puzzle.difficulty not in DIFFICULTIES:
        raise PuzzleError(f"{name}: the difficulty must be {', '.join(DIFFICULTIES)}")
    return puzzle


def find(game: Game, name: str) -> Puzzle:
    """A puzzle by its id."""
    for puzzle in puzzles_of(game):
        if puzzle.id == name:
            return puzzle
    raise PuzzleError(f"{game.name} has no puzzle “{name[:40]}”")


def of_day(day: datetime.date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: the games take turns, and each goes through its puzzles."""
    offering = [game for game in games().values() if puzzles_of(game)]
    if not offering:
        return None
    number = day.toordinal()
    puzzles = puzzles_of(offering[number % len(offering)])
    return puzzles[number // len(offering) * _STRIDE % len(puzzles)]


_STRIDE: Final = 5
"""From one puzzle of a game to the next: prime to most counts, so that days are not sorted by difficulty."""


def table_of(puzzle: Puzzle, language: str = "en") -> Table:
    """The position of a puzzle; nothing is drawn in it."""
    return replay(puzzle.record, language=language)


def why_wrong(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle, in one sentence; empty where nothing is."""
    table = table_of(puzzle)
    if table.game.name != puzzle.game or puzzle.seat not in table.to_move or puzzle.seat == CHANCE:
        return "its record does not lead to a decision of its seat"
    moves = {move.notation for move in table.legal(puzzle.seat)}
    if len(moves) < 2 or puzzle.best not in moves or not set(puzzle.values) <= moves:
        return "its moves are not those of the position"
    second = max((value for move, value in puzzle.values.items() if move != puzzle.best), default=0.0)
    if puzzle.margin <= 0 or abs(puzzle.win - second - puzzle.margin) > 0.011:
        return "its best move is not clearly the best"
    return ""


def reasons_of(puzzle: Puzzle, table: Table, move: Move, most: int = 3) -> list[tuple[str, float]]:
    """What the best move brings more or less than the second best, or another than the best; the heaviest first."""
    from orrery.bots.reasons import compared  # noqa: PLC0415  (bots stand on the table)

    other = move_of(table, puzzle.seat, puzzle.second if move.notation == puzzle.best else puzzle.best)
    parts = [] if other is None else compared(table.sight(puzzle.seat), move.index, other.index)
    return [part for part in parts if abs(part[1]) >= 0.05][:most]


def move_of(table: Table, seat: int, notation: str) -> Move | None:
    """The legal move that a notation means; None where it is none."""
    move = table.game.parse(table.terms, notation)
    return move if move is not None and move.index in table.numbers(seat) else None
