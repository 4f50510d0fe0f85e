"""The scene: a board drawn once, and a list of pieces that stand on it; the same for every screen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from orrery.message import Text

PALETTE: Final[Mapping[str, tuple[str, str]]] = {
    # name: (dark theme, light theme)
    "space": ("#0b1020", "#f3f1ea"),
    "panel": ("#141b30", "#ffffff"),
    "raised": ("#1f2942", "#e7e4da"),
    "line": ("#3a4766", "#b9b4a4"),
    "faint": ("#263150", "#d8d3c5"),
    "ink": ("#eef1f8", "#1b2030"),
    "muted": ("#a3aec6", "#5b6172"),
    "accent": ("#f2c14e", "#8a5a00"),
    "glow": ("#ffe08a", "#b26a00"),
    "good": ("#7fd1ae", "#1c6b4a"),
    "bad": ("#ff8f7a", "#a3281a"),
    # the seats' colours: Okabe and Ito's set, told apart by people with any colour vision
    "seat-0": ("#e8743b", "#c2500f"),
    "seat-1": ("#58b4e8", "#0b6fae"),
    "seat-2": ("#f0e442", "#8d7f00"),
    "seat-3": ("#3fc49a", "#00795a"),
    "seat-4": ("#d98fc0", "#a23c7d"),
    "rival": ("#b8b8c8", "#5d5d6e"),
}
"""Every colour a drawing may use, written `var(--name)` in its SVG."""

SEAT_MARKS: Final = "ABCDE"
"""The letter beside each seat's colour."""


class Part(Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of what is shown: a value that never changes and holds only such values."""


def short(part: Any) -> None:
    """Have a part stand where anybody can see it to stand: hundredths, and no fractions where there are none."""
    for name in ("x", "y"):
        value = getattr(part, name)
        if type(value) is float:
            rounded = round(value, 2)
            force_setattr(part, name, int(rounded) if rounded.is_integer() else rounded)


class Place(Part, frozen=True):
    """A spot on the board that can be clicked and where pieces may lie; x and y are its middle."""

    id: str
    x: float
    y: float
    width: float
    height: float
    label: Text
    shape: str = "box"
    """`box`, `circle`, `diamond`, `hexagon` or `path`: light, rings and clicks follow it."""
    path: str = ""
    """Around its middle, where the shape is a path."""

    def __post_init__(self) -> None:
        short(self)


class Piece(Part, frozen=True):
    """One thing on the table; it keeps its id, so that a moved piece glides. x and y are its middle."""

    id: str
    symbol: str
    x: float
    y: float
    label: Text
    owner: int | None = None
    """The seat whose colour it takes; -1 an automated rival's; None: its own colours."""
    scale: float = 1.0
    angle: float = 0.0
    caption: str = ""
    """A number or a letter written on it: in the background's colour where it has an owner, else in ink."""
    dim: bool = False
    still: bool = False
    """It cannot be taken now, although moves name its kind: clicks on it mean none of them."""
    covers: tuple[str, ...] = ()
    """The places it lies on, where it is larger than one."""

    def __post_init__(self) -> None:
        short(self)


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies under a map: a drawing and its places."""

    width: float
    height: float
    svg: str = ""
    places: tuple[Place, ...] = ()
    least: float = 0.5
    """Screen pixels to a unit under which its labels do not fit any more: a smaller screen pans or shows a part."""
    most: float = 3.0
    """And above which it helps nobody."""


@dataclass(frozen=True, slots=True)
class Board:
    """What never changes of a table: its symbols, SVG around their own origin, and what lies under its maps."""

    symbols: Mapping[str, str]
    extent: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Width and height of each symbol, for the frame drawn when it can be clicked."""
    grounds: Mapping[str, Ground] = field(default_factory=dict)
    """What lies under each map of a scene, by its name."""
    caption_size: float = 14.0


@dataclass(frozen=True, slots=True)
class Span:
    """Some signs of a sketch, in a colour of the palette, perhaps on one."""

    text: str
    ink: str = "ink"
    fill: str = ""
    bold: bool = False
    underline: bool = False


Sketch: TypeAlias = "list[list[Span]]"
"""A position drawn in letters, line by line, at most 80 columns wide: for terminals and for screen readers."""


BOLD: Final = 600
BOLDER: Final = 1.15
"""How much wider letters are from that weight on."""


def words(
    text: str,
    x: float = 0,
    y: float = 0,
    size: float = 12,
    ink: str = "ink",
    anchor: str = "middle",
    weight: int = 400,
) -> str:
    """A short text of a drawing, its middle at this height."""
    bold = f' font-weight="{weight}"' if weight != 400 else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="var(--{ink})" text-anchor="{anchor}"'
        f' dominant-baseline="central"{bold}>{escape(text)}</text>'
    )


def plain(sketch: Sketch) -> str:
    """A sketch as text without colours."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in sketch)


def owner_colour(owner: int | None) -> str:
    """The palette's name for a piece's owner."""
    if owner is None:
        return "ink"
    return "rival" if owner < 0 else f"seat-{owner}"


def colour(svg: str, theme: str = "dark") -> str:
    """The drawing with the palette's colours written out, for viewers that know no CSS variables."""
    which = 0 if theme == "dark" else 1
    return re.sub(r"var\(--([a-z0-9-]+)\)", lambda name: PALETTE[name[1]][which], svg)


def quoted(text: str) -> str:
    """A text that is nothing but text, even where a name in it looks like a colour of the palette."""
    return escape(text).replace("var(", "var&#40;")


def number(value: float) -> str:
    """A number as a drawing has it, without needless digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
