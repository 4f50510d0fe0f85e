"""Pentobi's game files: an SGF tree with its variations and comments, read and written."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from orrery.foreign import ForeignBranch, ForeignComment, FormatError

_GAMES: Final = {
    "Callisto Two-Player": (2, False),
    "Callisto Three-Player": (3, False),
    "Callisto": (4, False),
    "Callisto Two-Player Four-Color": (2, True),
}
_COLOURS: Final = {"B": 0, "W": 1, "1": 0, "2": 1, "3": 2, "4": 3}
_SET_UP: Final = ("AB", "AW", "AE", "A1", "A2", "A3", "A4")


Moves: TypeAlias = tuple[tuple[int, str], ...]
"""Colours, each with the cells that it covers."""


class BlksgfError(FormatError):
    """What is wrong with a .blksgf file; one sentence."""


@dataclass(frozen=True)
class Blksgf:
    """A game as Pentobi saves it: the colours' moves, each the cells it covers; variations and comments beside them."""

    seats: int
    two_by_two: bool
    moves: Moves
    names: tuple[str, ...] = ()
    branches: tuple[ForeignBranch, ...] = ()
    comments: tuple[ForeignComment, ...] = ()


@dataclass
class _Node:
    """A node of the tree, with what leads on from it; the first of these is the main way."""

    number: int
    properties: dict[str, str]
    children: list[_Node] = field(default_factory=list)


@dataclass
class _Way:
    """How far a line goes where a node stands, and whether the next move leaves it."""

    line: int
    count: int
    leaves: bool


def read(text: str) -> Blksgf:
    """The first game in a file."""
    root = _tree(text)
    game = root.properties.get("GM", "").strip() if root is not None else ""
    if root is None or game not in _GAMES:
        known = ", ".join(_GAMES)
        raise BlksgfError(
            f"this file holds “{game[:40]}”, not a game of Callisto (GM must be one of {known})"
            if game
            else "this is no .blksgf file: it does not begin with a node that names its game (GM)"
        )
    seats, two_by_two = _GAMES[game]
    lines = _Lines(game, 4 if two_by_two else seats)
    lines.walk(root)
    main, *branches = lines.lines
    return Blksgf(seats, two_by_two, main.moves, _names(root.properties, seats), tuple(branches), tuple(lines.comments))


class _Lines:
    """Goes through a tree: its main way, then what leaves it."""

    def __init__(self, game: str, colours: int) -> None:
        self.game = game
        self.colours = colours
        self.lines = [ForeignBranch(0, 0, ())]
        self.comments: list[ForeignComment] = []

    def walk(self, root: _Node) -> None:
        waiting = [(root, _Way(0, 0, False))]
        while waiting:
            node, way = waiting.pop()
            problem = self._problem(node)
            if problem and (way.line or way.leaves):
                continue  # a variation that sets something up is no game from the start
            if problem:
                raise BlksgfError(f"node {node.number}{problem}")
            way = self._take(node.properties, way)
            first, others = node.children[:1], node.children[1:]
            waiting += [(child, _Way(way.line, way.count, True)) for child in reversed(others)]
            waiting += [(child, way) for child in first]

    def _problem(self, node: _Node) -> str:
        for key, value in node.properties.items():
            if key in _SET_UP:
                return f" sets up a position ({key}); only games played from the start can be read"
            if key in _COLOURS and value.strip() and _COLOURS[key] >= self.colours:
                return f": colour {key} does not exist in {self.game}"
        return ""

    def _take(self, properties: Mapping[str, str], way: _Way) -> _Way:
        line, count, leaves = way.line, way.count, way.leaves
        for key, value in properties.items():
            if key in _COLOURS and value.strip():
                if leaves:
                    self.lines.append(ForeignBranch(count, line, ()))
                    line, leaves = len(self.lines) - 1, False
                before = self.lines[line]
                moves = (*before.moves, (_COLOURS[key], value.strip().lower()))
                self.lines[line] = ForeignBranch(before.after, before.of, moves)
                count += 1
        if properties.get("C", "").strip():
            self.comments.append(ForeignComment(line, count, properties["C"].strip()))
        return _Way(line, count, leaves)


def _names(root: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """Two players are PB and PW however many colours they have; files of our own once said P1 and P2."""
    numbered = [f"P{seat + 1}" for seat in range(seats)]
    keys = zip(("PB", "PW"), numbered, strict=True) if seats == 2 else zip(numbered, numbered, strict=True)
    names = tuple(" ".join((root.get(key) or root.get(other, "")).split())[:40] for key, other in keys)
    return names if any(names) else ()


def write(game: Blksgf) -> str:
    """The text of a file that Pentobi opens."""
    name = next(name for name, kind in _GAMES.items() if kind == (game.seats, game.two_by_two))
    marks = "BW" if game.seats == 2 else "1234"
    players = "".join(f"P{marks[seat]}[{_escape(name)}]" for seat, name in enumerate(game.names) if name)
    return f"(\n;GM[{name}]CA[UTF-8]{players}{''.join(_Writing(game).line(0))}\n)\n"


class _Writing:
    """A game's lines as nodes: where one is left, what was played stands first."""

    def __init__(self, game: Blksgf) -> None:
        self.letters = "BW" if game.seats == 2 and not game.two_by_two else "1234"
        self.lines = [ForeignBranch(0, 0, game.moves), *game.branches]
        self.leaving: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for number, branch in enumerate(game.branches, 1):
            self.leaving[branch.of, branch.after].append(number)
        self.said: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
        for comment in game.comments:
            self.said[comment.line, comment.move].append(comment.text)

    def line(self, number: int) -> list[str]:
        """The nodes of a line, with what leaves it; the lines that leave are written once it is written itself."""
        parts: list[str] = []
        steps: list[int | str] = [number]
        while steps:
            step = steps.pop()
            if isinstance(step, str):
                parts.append(step)
                continue
            steps += reversed(self._pieces(step))
        return parts

    def _pieces(self, number: int) -> list[int | str]:
        """A line as texts, and the numbers of lines that stand between them."""
        branch = self.lines[number]
        pieces: list[int | str] = [self._comment(0, 0)] if number == 0 else []
        for count, (colour, cells) in enumerate(branch.moves, branch.after + 1):
            if self.leaving[number, count - 1]:
                pieces.append("\n(")
            pieces.append(f"\n;{self.letters[colour]}[{cells}]{self._comment(number, count)}")
        for count in range(branch.after + len(branch.moves), branch.after - 1, -1):
            others = self.leaving[number, count]
            if others and count < branch.after + len(branch.moves):
                pieces.append("\n)")
            for other in others:
                pieces += ["\n(", other, "\n)"]
        return pieces

    def _comment(self, line: int, count: int) -> str:
        said = "\n".join(self.said[line, count])
        return f"C[{_escape(said)}]" if said else ""


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _tree(text: str) -> _Node | None:
    """The first tree of a file; None where it has no node."""
    top = _Node(0, {})
    at, number, here, opened = 0, 0, top, list[_Node]()
    while at < len(text):
        sign = text[at]
        if sign == "(":
            opened.append(here)
            at += 1
        elif sign == ")":
            at += 1
            if not opened:
                break
            here = opened.pop()
            if not opened:
                return top.children[0] if top.children else None
        elif sign == ";":
            number += 1
            properties, at = _node(text, at + 1)
            here.children.append(_Node(number, properties))
            here = here.children[-1]
        elif sign.isspace() or sign == "\ufeff":
            at += 1
        else:
            raise BlksgfError(
                f"this is no .blksgf file: unexpected “{sign if sign.isprintable() else '�'}” at character {at + 1}"
            )
    raise BlksgfError(
        "the file is cut off: its tree is not closed" if opened else "this is no .blksgf file: it holds no game tree"
    )


def _node(text: str, at: int) -> tuple[dict[str, str], int]:
    properties: dict[str, str] = {}
    while at < len(text) and text[at] not in "();":
        if text[at].isspace():
            at += 1
            continue
        start = at
        while at < len(text) and text[at].isalnum():
            at += 1
        key = text[start:at]
        values, at = _values(text, at, start)
        properties[key] = values[0]
    return properties, at


def _values(text: str, at: int, start: int) -> tuple[Sequence[str], int]:
    values: list[str] = []
    while True:
        while at < len(text) and text[at].isspace():
            at += 1
        if at >= len(text) or text[at] != "[":
            break
        signs = []
        at += 1
        while at < len(text) and text[at] != "]":
            if text[at] == "\\":
                at += 1
            signs.append(text[at : at + 1])
            at += 1
        if at >= len(text):
            raise BlksgfError("the file is cut off in the middle of a value")
        values.append("".join(signs))
        at += 1
    if not values:
        raise BlksgfError(f"this is no .blksgf file: a property without a value at character {start + 1}")
    return values, at
