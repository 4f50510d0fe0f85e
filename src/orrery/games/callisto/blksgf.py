"""Pentobi's game files: the main line of an SGF tree, read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from orrery.foreign import FormatError

_GAMES: Final = {
    "Callisto Two-Player": (2, False),
    "Callisto Three-Player": (3, False),
    "Callisto": (4, False),
    "Callisto Two-Player Four-Color": (2, True),
}
_COLOURS: Final = {"B": 0, "W": 1, "1": 0, "2": 1, "3": 2, "4": 3}
_SET_UP: Final = ("AB", "AW", "AE", "A1", "A2", "A3", "A4")


class BlksgfError(FormatError):
    """What is wrong with a .blksgf file; one sentence."""


@dataclass(frozen=True)
class Blksgf:
    """A game as Pentobi saves it: the colours' moves, each the cells it covers."""

    seats: int
    two_by_two: bool
    moves: tuple[tuple[int, str], ...]
    names: tuple[str, ...] = ()


def read(text: str) -> Blksgf:
    """The main line of the first game in a file."""
    nodes = _main_line(text)
    root = nodes[0] if nodes else {}
    game = root.get("GM", "").strip()
    if game not in _GAMES:
        known = ", ".join(_GAMES)
        raise BlksgfError(
            f"this file holds “{game[:40]}”, not a game of Callisto (GM must be one of {known})"
            if game
            else "this is no .blksgf file: it does not begin with a node that names its game (GM)"
        )
    seats, two_by_two = _GAMES[game]
    colours = 4 if two_by_two else seats
    moves = []
    for number, node in enumerate(nodes):
        for key, value in node.items():
            if key in _SET_UP:
                raise BlksgfError(
                    f"node {number + 1} sets up a position ({key}); only games played from the start can be read"
                )
            if key in _COLOURS and value.strip():
                if _COLOURS[key] >= colours:
                    raise BlksgfError(f"node {number + 1}: colour {key} does not exist in {game}")
                moves.append((_COLOURS[key], value.strip().lower()))
    return Blksgf(seats, two_by_two, tuple(moves), _names(root, seats))


def _names(root: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """Two players are PB and PW however many colours they have; files of our own once said P1 and P2."""
    numbered = [f"P{seat + 1}" for seat in range(seats)]
    keys = zip(("PB", "PW"), numbered, strict=True) if seats == 2 else zip(numbered, numbered, strict=True)
    names = tuple(" ".join((root.get(key) or root.get(other, "")).split())[:40] for key, other in keys)
    return names if any(names) else ()


def write(game: Blksgf) -> str:
    """The text of a file that Pentobi opens."""
    name = next(name for name, kind in _GAMES.items() if kind == (game.seats, game.two_by_two))
    letters = "BW" if game.seats == 2 and not game.two_by_two else "1234"
    marks = "BW" if game.seats == 2 else "1234"
    players = "".join(f"P{marks[seat]}[{_escape(name)}]" for seat, name in enumerate(game.names) if name)
    moves = "".join(f"\n;{letters[colour]}[{cells}]" for colour, cells in game.moves)
    return f"(\n;GM[{name}]CA[UTF-8]{players}{moves}\n)\n"


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _main_line(text: str) -> list[dict[str, str]]:
    """The properties of each node, always taking the first branch."""
    nodes: list[dict[str, str]] = []
    at, depth, done = 0, 0, False
    while at < len(text):
        sign = text[at]
        if sign == "(":
            depth += 1
            at += 1
        elif sign == ")":
            depth -= 1
            done = True
            at += 1
            if depth == 0:
                return nodes
        elif sign == ";":
            properties, at = _node(text, at + 1)
            if not done:
                nodes.append(properties)
        elif sign.isspace() or sign == "\ufeff":
            at += 1
        else:
            raise BlksgfError(
                f"this is no .blksgf file: unexpected “{sign if sign.isprintable() else '�'}” at character {at + 1}"
            )
    raise BlksgfError(
        "the file is cut off: its tree is not closed" if depth else "this is no .blksgf file: it holds no game tree"
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
