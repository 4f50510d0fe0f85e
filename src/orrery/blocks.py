"""The scene as blocks: what lies on a table, said as data that every screen sets in its own type.

A game answers with a `Scene`: areas with roles, and in them blocks. Geometry may shrink, type does not: only a `Map` has
coordinates, and even there names and numbers are labels that the screen sets in its own size. Everything with an `id` is a
thing: it can be clicked (where a move touches it), looked up (`describe`), lit, ringed after a change and named by the log,
under the same id wherever it lies. A sentence may hold symbols in square brackets, "pay 1 [energy]"; the message
`symbol-energy` names the symbol where it cannot be drawn.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from orrery.message import Text
from orrery.scene import Part, Piece, short

COMMON: Final = "common"
"""Everybody's, first and always in sight: the board."""
OWN: Final = "own"
"""The viewer's own things, along the foot or in the middle."""
HAND: Final = "hand"
"""The viewer's cards."""
OFFER: Final = "offer"
"""What everybody may take: a market, specialists, upgrades."""
OTHER: Final = "other"
"""Another player's things, folded to their summary until they are opened."""
TRACK: Final = "track"
"""How far the game is: a line across the top."""

BELOW: Final = "below"
"""The viewer's own things stand under the board: for boards that are wider than high."""
BESIDE: Final = "beside"
"""They stand in a column beside it: for boards that are as high as wide."""


class Tagged(Part, frozen=True, tag_field="type", tag=str.lower):
    """A block of an area; where it is written it says its type."""


class Chip(Part, frozen=True):
    """A symbol, a few words, or both; the smallest thing that can be said."""

    text: Text | None = None
    symbol: str = ""
    id: str = ""
    owner: int | None = None
    tone: str = ""
    """good, bad, muted or accent; `empty` is a place where one could lie."""


class Store(Part, frozen=True):
    """How much there is of something."""

    id: str
    symbol: str
    label: Text
    value: int
    maximum: int | None = None
    note: Text | None = None


class Stores(Tagged, frozen=True):
    """Several stores in a row."""

    id: str
    stores: tuple[Store, ...]
    label: Text | None = None


class Counter(Tagged, frozen=True):
    """A number with a bar up to its maximum, what will be added soon in a paler tone, and notches where something begins."""

    id: str
    symbol: str
    label: Text
    value: int
    maximum: int
    forecast: int = 0
    marks: tuple[int, ...] = ()
    text: Text | None = None
    owner: int | None = None


class Spare(Part, frozen=True):
    """One piece of a supply."""

    symbol: str
    caption: str = ""
    id: str = ""
    gone: bool = False


class Supply(Tagged, frozen=True):
    """What is left of a kind, piece by piece with its price; the first that is not gone is the next."""

    id: str
    label: Text
    pieces: tuple[Spare, ...]
    unit: str = ""
    """The symbol of what the prices are paid in."""
    text: Text | None = None
    owner: int | None = None


class Need(Part, frozen=True):
    """A part of a set: there, missing, or welcome but not required."""

    symbol: str
    have: bool
    optional: bool = False
    id: str = ""


class Goal(Tagged, frozen=True):
    """A set to complete: what is there, what is missing, what it is worth."""

    id: str
    needs: tuple[Need, ...]
    label: Text | None = None
    text: Text | None = None
    worth: Text | None = None
    rows: tuple[tuple[Need, ...], ...] = ()
    """Further rows under it, each worth something of its own."""
    tone: str = ""


class Use(Part, frozen=True):
    """One of the things that a card can do."""

    symbol: str
    text: Text
    name: Text | None = None
    id: str = ""
    """What is clicked to use it so; empty: the card itself."""
    tone: str = ""


class Card(Part, frozen=True):
    """A card, tile or planet: its name, its picture, and in words everything that it can do."""

    id: str
    title: Text | None = None
    subtitle: Text | None = None
    picture: str = ""
    """A symbol that is drawn large."""
    hue: str = ""
    """A colour of the palette for its head."""
    uses: tuple[Use, ...] = ()
    price: Goal | None = None
    """What it costs as a set to complete; in a chain it comes from the card to the left."""
    tag: Chip | None = None
    """Something that lies on it, on its corner."""
    foot: tuple[Chip, ...] = ()
    """Whose it is and what becomes of it."""
    owner: int | None = None
    state: str = ""
    """`done`: over for now; `taken`: not to be had; `hidden`: face down; `mark`: it is the one concerned."""
    counted: bool = False
    """The screen says how many of the offered moves it stands for."""


class Cards(Tagged, frozen=True):
    """Cards beside each other."""

    id: str
    cards: tuple[Card, ...]
    label: Text | None = None
    form: str = "row"
    """`row`: side by side; `chain`: each sets the price of the next; `hand`: as large as there is room; `tiles`: pictures with a
    number; `list`: one to a line."""


class Slots(Tagged, frozen=True):
    """Short things in a row, some of them empty places."""

    id: str
    slots: tuple[Chip, ...]
    label: Text | None = None


class Price(Part, frozen=True):
    """One thing that can be had, and what it costs the viewer now."""

    id: str
    symbol: str
    name: Text
    price: Text | None = None
    note: Text | None = None
    tone: str = ""


class Prices(Tagged, frozen=True):
    """What can be had for which price, one to a line."""

    id: str
    rows: tuple[Price, ...]
    label: Text | None = None


class Stage(Part, frozen=True):
    """One place of a track."""

    id: str = ""
    text: Text | None = None
    symbol: str = ""
    state: str = "next"
    """`done`, `now`, `next` or `end`."""
    owners: tuple[int, ...] = ()
    note: Text | None = None


class Track(Tagged, frozen=True):
    """Places one after another: rounds, phases, spaces to pass to."""

    id: str
    stages: tuple[Stage, ...]
    label: Text | None = None
    text: Text | None = None


class Label(Part, frozen=True):
    """Words on a map, set by the screen at this size in its own pixels, however small the map is drawn."""

    x: float
    y: float
    text: Text
    size: float = 12
    ink: str = "ink"
    anchor: str = "middle"
    weight: int = 400
    of: str = ""
    """The thing that it belongs to: it is lit and dimmed with it, and a click on it means that thing."""

    def __post_init__(self) -> None:
        short(self)


class Sign(Part, frozen=True):
    """One look of a place and what it means: `lit`, `turned`, `closed` or `tinted`."""

    look: str
    text: Text


class Map(Tagged, frozen=True):
    """A part of the board with coordinates: its ground and places are the board's, its pieces and labels the position's."""

    id: str
    """The name of a ground in the board's `grounds`."""
    pieces: tuple[Piece, ...] = ()
    labels: tuple[Label, ...] = ()
    closed: tuple[str, ...] = ()
    """Places that mean nothing to the viewer any more; hatched."""
    legend: tuple[Sign, ...] = ()
    """What the looks of its places mean, for a corner of it that is free."""


class Remark(Tagged, frozen=True):
    """A sentence of its own: a warning, an explanation."""

    id: str
    text: Text
    symbol: str = ""
    tone: str = ""


class Columns(Tagged, frozen=True):
    """Blocks side by side where there is room, under each other where there is not."""

    id: str
    blocks: tuple[Block, ...]
    label: Text | None = None


Block: TypeAlias = "Stores | Counter | Supply | Goal | Cards | Slots | Prices | Track | Map | Remark | Columns"


class Area(Part, frozen=True):
    """A part of the table with a role; the screen decides where it stands and how large it is."""

    id: str
    role: str
    title: Text
    blocks: tuple[Block, ...] = ()
    seat: int | None = None
    """Whose it is; None: everybody's; -1 an automated rival's."""
    note: Text | None = None
    """A few words beside the title."""
    summary: tuple[Chip, ...] = ()
    """One or two lines that stand for it where it is folded."""
    symbol: str = ""
    """Its sign on a tab."""
    hue: str = ""
    span: int = 12
    """Of twelve columns, how many it takes where the own things stand below the board."""
    parts: tuple[Area, ...] = ()
    """Areas inside it, side by side; on a narrow screen one of them at a time."""


class Choosing(Part, frozen=True):
    """A decision that has a screen of its own: cards large enough to read everything, the table behind a button."""

    area: str
    """The area whose cards are chosen from."""
    title: Text
    text: Text | None = None
    count: int = 1
    """How many are chosen before they are played one after another."""
    context: tuple[str, ...] = ()
    """Areas that are shown small under the cards."""


class Scene(Part, frozen=True):
    """A position as one seat sees it."""

    areas: tuple[Area, ...]
    layout: str = BELOW
    head: tuple[Chip, ...] = ()
    """The round, the day, how far it is to the end: beside the game's name."""
    order: Track | None = None
    """The steps of a turn, in the action bar."""
    choosing: Choosing | None = None


class Action(Part, frozen=True):
    """A kind of move, as a button of the action bar that keeps its place whether it is possible or not."""

    id: str
    name: Text
    kinds: tuple[str, ...]
    """The kinds of moves in the catalogue that it stands for."""
    symbol: str = ""
    text: Text | None = None
    """What it means now: the least price, what it gives, where."""
    examples: tuple[str, ...] = ()
    """Notations whose refusal explains why it is impossible, the most telling first; else any move of its kinds is asked."""
    main: bool = False
    """What one does most."""
    at: str = ""
    """The thing around which it opens: a place, then what. Empty: the bar alone."""
    side: str = ""
    """Where from there: up, down, left or right."""
    moves: tuple[str, ...] = ()
    """Where several actions share a kind, the notations that this one stands for; empty: all of its kinds."""


def plain_actions(kinds: Iterable[str], symbols: Mapping[str, str], main: Container[str]) -> tuple[Action, ...]:
    """A button for each of some kinds of move, by the message `action-…` of its kind; these of them are the main ones."""
    return tuple(Action(kind, Text(f"action-{kind}"), (kind,), symbols[kind], main=kind in main) for kind in kinds)


class Offer(Part, frozen=True):
    """One legal move as a choice: what stands on its button in this position."""

    label: Text
    """Few words, a place by its name: "Hastur", "from Njord", "Laboratory, upper dock 2"."""
    price: Text | None = None
    """"1 [cell] 2 [coin]"; moves with the same price stand together."""
    gain: Text | None = None
    """"+1 [coin] each turn"."""
    amount: int | None = None
    """Moves of one action that differ only in an amount are a row of numbers."""
    repeats: bool = False
    """It is offered again afterwards, so that several can be asked for at once."""
    final: bool = False
    """It cannot be taken back or ends the turn; the quiet button beside the others."""


class Lot(Part, frozen=True):
    """One thing that chance may turn up, as people enter it who have drawn it from the real box."""

    label: Text
    """Few words: "Imaging", "crystal or organic"."""
    symbol: str = ""
    """Its picture, where the game draws one."""
    thing: str = ""
    """What it is looked up by."""


class Standing(Part, frozen=True):
    """Where a seat stands: a running score for chips, lobby and lab."""

    value: int
    text: Text
    """"3 of 7", "12 points", "26 left"."""
    maximum: int | None = None


_ROWS: Final = (Area, Cards, Choosing, Columns, Map, Prices, Slots, Stores, Supply, Track)
"""What has an id of its own only to hold things."""


def things_in(part: Any) -> Iterator[Any]:
    """Everything in a scene, or in a part of one, that can be pointed at."""
    if isinstance(part, tuple):
        for inner in part:
            yield from things_in(inner)
    elif isinstance(part, Part):
        if not isinstance(part, _ROWS) and getattr(part, "id", None):
            yield part
        for name in part.__struct_fields__:
            yield from things_in(getattr(part, name))
