"""Type for pictures: words with symbols among them, measured, broken into lines and cut where there is no room."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from orrery.message import Text
from orrery.scene import BOLD, BOLDER, Board, number, owner_colour, quoted

_TOKEN: Final = re.compile(r"\[([a-z0-9-]+)\]|\s+|[^\s\[]+|\[")
_NARROW, _WIDE = frozenset("iljtfI.,:;'|!()[] "), frozenset("mwMW%@→")
LEADING: Final = 1.28
"""From line to line, in heights of the type."""


class Drawn(NamedTuple):
    """Something with its corner at the origin."""

    svg: str
    width: float
    height: float

    def at(self, x: float, y: float) -> str:
        """It, moved to a place."""
        return f'<g transform="translate({number(x)} {number(y)})">{self.svg}</g>' if self.svg else ""


NOTHING: Final = Drawn("", 0, 0)


class _Token(NamedTuple):
    text: str
    symbol: str
    width: float


def measure(text: str, size: float, weight: int = 400) -> float:
    """About how wide words are in an ordinary typeface."""
    wide = sum(0.3 if c in _NARROW else 0.88 if c in _WIDE else 0.66 if c.isupper() else 0.545 for c in text)
    return wide * size * 1.05 * (BOLDER if weight >= BOLD else 1.0)


class Typesetter:
    """Sets texts in one language with the symbols of one board; remembers which symbols were used."""

    def __init__(self, board: Board, say: Callable[[Text], str], plain: Callable[[Text], str]) -> None:
        self.board = board
        self.say = say
        self.plain = plain
        self.used: set[str] = set()

    def symbol(self, name: str, x: float, y: float, side: float, owner: int | None = None, dim: bool = False) -> str:
        """A symbol with its middle here, as large as fits into a square."""
        if name not in self.board.symbols:
            return ""
        self.used.add(name)
        wide, high = self.board.extent.get(name, (30.0, 30.0))
        scale = side / max(wide, high, 1.0)
        faint = ' opacity="0.35"' if dim else ""
        return (
            f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})"{faint}'
            f' color="var(--{owner_colour(owner)})"><use href="#s-{name}"/></g>'
        )

    def line(
        self,
        text: Text | str,
        x: float,
        y: float,
        size: float = 12.5,
        ink: str = "ink",
        weight: int = 400,
        anchor: str = "start",
        room: float | None = None,
    ) -> Drawn:
        """One line, its middle at this height; cut where it has less room than it needs."""
        tokens = self._cut(list(self._tokens(self._said(text), size, weight)), room, size, weight)
        width = sum(token.width for token in tokens)
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        return Drawn(self._run(tokens, left, y, size, ink, weight), width, size * LEADING)

    def flow(
        self, text: Text | str, width: float, size: float = 12.5, ink: str = "ink", weight: int = 400, most: int = 12
    ) -> Drawn:
        """Lines under each other, none wider than this."""
        lines: list[list[_Token]] = [[]]
        for token in self._tokens(self._said(text), size, weight):
            if lines[-1] and sum(t.width for t in lines[-1]) + token.width > width and token.text.strip():
                lines.append([])
            if lines[-1] or token.symbol or token.text.strip():
                lines[-1].append(token)
        step = size * LEADING
        rows = [self._cut(line, width, size, weight) for line in lines[:most]]
        svg = "".join(self._run(row, 0, (at + 0.5) * step, size, ink, weight) for at, row in enumerate(rows))
        return Drawn(svg, max(sum(t.width for t in row) for row in rows), step * len(rows))

    def _said(self, text: Text | str) -> str:
        return text if isinstance(text, str) else self.say(text)

    def _tokens(self, text: str, size: float, weight: int) -> Iterator[_Token]:
        for match in _TOKEN.finditer(text):
            name = match[1]
            if name and name in self.board.symbols:
                yield _Token(match[0], name, size * 1.35)
            else:
                yield _Token(match[0], "", measure(match[0], size, weight))

    def _cut(self, tokens: list[_Token], room: float | None, size: float, weight: int) -> list[_Token]:
        if room is None or sum(token.width for token in tokens) <= room + 0.5:
            return tokens
        kept: list[_Token] = []
        left = room - measure("…", size, weight)
        for token in tokens:
            if token.width > left:
                text = "" if token.symbol else token.text
                while text and measure(text, size, weight) > left:
                    text = text[:-1]
                return [*kept, _Token(text + "…", "", measure(text + "…", size, weight))]
            kept.append(token)
            left -= token.width
        return kept

    def _run(self, tokens: list[_Token], x: float, y: float, size: float, ink: str, weight: int) -> str:
        """Words that follow each other are one element, so that the viewer's own typeface spaces them."""
        made, words, start = [], "", x
        held = any(token.symbol for token in tokens)
        for token in [*tokens, _Token("", "end", 0)]:
            if not token.symbol:
                start = x if not words else start
                words += token.text
            else:
                made.append(_words(words, start, y, size, ink, weight, held))
                words = ""
                if token.symbol != "end":
                    made.append(self.symbol(token.symbol, x + token.width / 2, y, size * 1.25))
            x += token.width
        return "".join(made)


def _words(text: str, x: float, y: float, size: float, ink: str, weight: int, held: bool) -> str:
    """Words at a place; held to their measure where a symbol follows, whatever the viewer's typeface."""
    if not text.strip():
        return ""
    lead = len(text) - len(text.lstrip())
    x += measure(text[:lead], size, weight)
    bold = f' font-weight="{weight}"' if weight != 400 else ""
    room = f' textLength="{number(measure(text.strip(), size, weight))}"' if held and len(text.strip()) > 1 else ""
    shown = quoted(text.strip())
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="var(--{ink})"'
        f' dominant-baseline="central"{bold}{room}>{shown}</text>'
    )
