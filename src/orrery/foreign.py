"""What other programs understand of a game: engines that speak GTP, and files of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from orrery.catalogue import Move
from orrery.vocabulary import Json, Terms


class FormatError(ValueError):
    """What is wrong with another program's file, or why a game cannot be written as one; one sentence."""


@dataclass(frozen=True, slots=True)
class Gtp:
    """How a GTP engine is told a position, and asked for a move."""

    placed: Callable[[dict[str, Json]], list[tuple[str, str]]]
    """What was played so far in a view: the colour and the vertex of each `play`."""
    colour: Callable[[dict[str, Json]], str]
    """The colour that is to move."""
    vertex: Callable[[Move], str]
    """A move as GTP writes it."""


@dataclass(frozen=True, slots=True)
class ForeignBranch:
    """Moves beside the game that was played: after how many moves of which line they leave it; line 0 was played."""

    after: int
    of: int
    moves: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class ForeignComment:
    """What is said of a move of a line."""

    line: int
    move: int
    text: str


@dataclass(frozen=True, slots=True)
class ForeignGame:
    """A game that another program has saved: its terms, its players, and every seat's moves as they are typed."""

    seats: int
    moves: tuple[tuple[int, str], ...]
    options: Mapping[str, str | bool] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    branches: tuple[ForeignBranch, ...] = ()
    comments: tuple[ForeignComment, ...] = ()


@dataclass(frozen=True, slots=True)
class Written:
    """A game that is written as another program's file: what a spectator sees at the end of every line, the played one first."""

    views: tuple[dict[str, Json], ...]
    leaves: tuple[tuple[int, int], ...] = ()
    """For every line but the first: which line it leaves, and after how many moves."""
    names: tuple[str, ...] = ()
    comments: tuple[ForeignComment, ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """Another program's files of a game."""

    suffix: str
    """How their names end: `.blksgf`."""
    program: str
    """Whose they are."""
    read: Callable[[str], ForeignGame]
    """The game of a file; FormatError where there is none."""
    write: Callable[[Terms, Written], str]
    """A game with its lines; FormatError where it cannot be written."""
