"""The catalogue: every move that a game can ever contain, laid out kind after kind."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, product
from typing import TypeAlias, overload

from librt.vecs import vec
from mypy_extensions import i64

from orrery.vectors import numbers

Fields: TypeAlias = "Mapping[str, str | int]"
"""What a move is about, by name: `{"crater": "asgard", "space": 2}`."""


@dataclass(frozen=True, slots=True)
class Move:
    """One entry of a game's catalogue: what may be done, by name, by notation and by number."""

    index: int
    kind: str
    notation: str
    fields: Fields = field(default_factory=dict, compare=False)

    def __str__(self) -> str:
        return self.notation

    def __hash__(self) -> int:
        return self.index


@dataclass(frozen=True, slots=True)
class Kind:
    """Moves of one kind, which stand one after another in the catalogue."""

    name: str
    start: int
    """The number of the first; the rules count from it."""
    each: Sequence[Fields] = ({},)
    """The fields of every move in turn: `each(crater=CRATER_NAMES, space=range(1, 7))`; without any it is one move."""
    notation: str | Callable[[Fields], str] = ""
    """How a move is written: `"load {element} {place}"`; empty: the kind's name and then its fields."""

    def moves(self) -> Iterator[Move]:
        """Its moves, numbered from its start."""
        for index, fields in enumerate(self.each, self.start):
            yield Move(index, self.name, self._written(fields), fields)

    def _written(self, fields: Fields) -> str:
        if callable(self.notation):
            return self.notation(fields)
        if self.notation:
            return self.notation.format_map(fields)
        return " ".join([self.name.replace("-", " "), *map(str, fields.values())])


def each(**ranges: Iterable[str | int]) -> tuple[Fields, ...]:
    """Every value of a field with every value of the others, the last field changing fastest."""
    return tuple(dict(zip(ranges, values, strict=True)) for values in product(*ranges.values()))


def lay_out(*kinds: Kind) -> Catalogue:
    """A catalogue of these kinds in turn; each must start where the one before it ends.

    A game's `moves.py` names the starts as constants, each from the one before, and so does the number of all moves:

        RECRUIT: Final = 0
        LOAD: Final = RECRUIT + 22
        DONE: Final = LOAD + 6 * 3
        MOVES: Final = DONE + 1

        lay_out(
            Kind("recruit", RECRUIT, each(crater=CRATER_NAMES)),
            Kind("load", LOAD, each(element=ELEMENT_NAMES, place=PLACES)),
            Kind("done", DONE),
        )

    `start_of(catalogue.starts, move)` of `orrery.vectors` is the start of a move's kind, for rules that go by kinds.
    In compiled rules a constant costs nothing only if it is made of numbers and of constants of the same file: mypy does
    not add up another file's. That a width is right is checked here, where the names themselves are counted.
    """
    moves: list[Move] = []
    for kind in kinds:
        if kind.start != len(moves):
            raise ValueError(f"the moves “{kind.name}” start at {kind.start}, but the kind before ends at {len(moves)}")
        moves += kind.moves()
    return Catalogue(moves)


class Catalogue(Sequence[Move]):
    """Every move a game can ever contain, under its terms; a move's index is its place here."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._moves = tuple(moves)
        self._by_notation = {move.notation: move for move in self._moves}
        self._by_folded = {move.notation.casefold(): move for move in self._moves}
        if [move.index for move in self._moves] != list(range(len(self._moves))):
            raise ValueError("a catalogue's moves must be numbered from 0 in order")
        if len(self._by_notation) != len(self._moves):
            raise ValueError("two moves of a catalogue share a notation")
        self.starts: vec[i64] = numbers([next(run).index for _, run in groupby(self._moves, lambda move: move.kind)])
        """Where each kind of moves begins, for `start_of` in compiled rules."""
        self._ends = [*list(self.starts)[1:], len(self._moves)]
        self._by_kind: dict[str, list[Move]] = {}
        for move in self._moves:
            self._by_kind.setdefault(move.kind, []).append(move)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return self._moves[index]

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def kind_of(self, move: int) -> str:
        """The kind that a move is of, by its number."""
        return self._moves[move].kind

    def find(self, notation: str) -> Move | None:
        """The move written exactly so, up to case and spacing."""
        move = self._by_notation.get(notation)
        if move is None:
            move = self._by_folded.get(" ".join(notation.split()).casefold())
        return move

    def of_kind(self, kind: str) -> Sequence[Move]:
        """All moves of a kind."""
        return self._by_kind.get(kind, ())

    def kinds(self, indices: Sequence[int] | vec[i64]) -> list[str]:
        """The kinds of the moves at these places, which are in ascending order; each kind once."""
        kinds, first = [], 0
        while first < len(indices):
            run = bisect_right(self._ends, indices[first])
            kinds.append(self._moves[indices[first]].kind)
            first = _first_from(indices, self._ends[run], first)
        return list(dict.fromkeys(kinds))

    def pick(self, indices: Iterable[int]) -> list[Move]:
        """The moves at these places."""
        return list(map(self._moves.__getitem__, indices))


def _first_from(indices: Sequence[int] | vec[i64], least: int, low: int) -> int:
    """Where the first number stands, from a place on, that is not below one; `bisect` reads no vectors."""
    high = len(indices)
    while low < high:
        middle = (low + high) // 2
        if indices[middle] < least:
            low = middle + 1
        else:
            high = middle
    return low
