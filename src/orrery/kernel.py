"""What a game is: one value, of which a small game gives a few parts and the rest follows.

All words that a game is spoken in can be imported from here.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from orrery import defaults, plain_table
from orrery.blocks import Action, Lot, Offer, Scene, Standing
from orrery.catalogue import (
    Catalogue as Catalogue,
    Fields as Fields,
    Kind as Kind,
    Move as Move,
    each as each,
    lay_out as lay_out,
)
from orrery.dice import Dice
from orrery.edition import Edition
from orrery.engine import (
    Accustomed as Accustomed,
    Effort as Effort,
    Engine as Engine,
    Example as Example,
    Findings as Findings,
    Found as Found,
    Judging as Judging,
    Learning as Learning,
    OwnEngine as OwnEngine,
    Practising as Practising,
)
from orrery.foreign import Format, Gtp
from orrery.message import Arg as Arg, Text as Text, Who as Who
from orrery.position import Position as Position, ranged as ranged
from orrery.scene import Board, Piece, Sketch
from orrery.vectors import CHANCE as CHANCE, OVER as OVER
from orrery.vocabulary import (
    AGAINST as AGAINST,
    FOR as FOR,
    NO as NO,
    TIE as TIE,
    YES as YES,
    Description as Description,
    Detail as Detail,
    Event as Event,
    Field as Field,
    IllegalMove as IllegalMove,
    Json as Json,
    Option as Option,
    Outcome as Outcome,
    Refusal as Refusal,
    ScoreLine as ScoreLine,
    Terms as Terms,
)

View: TypeAlias = "dict[str, Json]"
IN_CAPITALS: Final = {
    "NAME",
    "VERSION",
    "SEATS",
    "OPTIONS",
    "LANGUAGES",
    "LOWEST_WINS",
    "OBSERVATION",
    "HIDES",
    "PLAYOUTS",
}
"""The parts of a game that 0.1 wrote so."""


@dataclass(frozen=True, slots=True)
class Follows:
    """Stands for what a game does not say itself, until the game is made."""

    default: Callable[..., Any]
    at_once: bool

    def of(self, game: Game) -> Any:
        """The default of this game: a function whose first argument is the game, or what that answers."""
        return self.default(game) if self.at_once else Following(self.default, game)


class Following(partial[Any]):
    """A default of one game; another game made from that one (`dataclasses.replace`) has its own."""


def follows(default: Callable[..., Any], at_once: bool = False) -> Any:
    """A part of a game that follows from the others, where the game does not say it."""
    return field(default=Follows(default, at_once))


class State(Protocol):
    """A position: plain data that copies itself."""

    def copy(self) -> Any:
        """A position that shares nothing changeable with this one."""

    def facts(self) -> list[int]:
        """Everything in it as numbers: equal lists are equal positions."""


class Sketches(Protocol):
    """Draws a view in letters."""

    def __call__(self, terms: Terms, view: View, say: Callable[[Text], str], lines: int | None = None) -> Sketch:
        """At most 80 columns wide; with more lines than these, others' details are left out."""


@dataclass(frozen=True, eq=False, kw_only=True, slots=True)
class Game:
    """A game: its name, its rules, and how it is told and shown.

    `name`, `seats`, `setup`, `to_move`, `legal`, `apply`, `scores` and `moves` (or `catalogue`) make a game; all else has a
    default that follows from these, where nothing is hidden and the state is a `Position`. States are the game's own: nobody
    else looks inside. A seat is a number from 0; CHANCE is one more.
    """

    # what it is
    name: str
    """What it is called on the command line and in records: small letters, words joined by dashes."""
    seats: tuple[int, ...]
    """How many can play."""
    about: str = ""
    """What it is, in one English sentence; a message `about` of its texts says it in their languages."""
    version: int = 1
    """Of the rules; a record says with which it was made, and goes on under those: all from 1 on can be played."""
    options: tuple[Option, ...] = ()
    """What players choose before the game."""
    languages: tuple[str, ...] = ("en",)
    """The languages it speaks, English first."""
    lowest_wins: bool = False
    """Whether the fewest points win."""
    hides: bool = False
    """Whether a seat can have seen what others have not; if not, `imagine` is a copy, and views are equal but for `you`."""
    lasting_offers: bool = False
    """Whether what stands on a move's button is the same in every position, so that screens learn it once."""
    observation: int = 0
    """The version of what `observe` answers; another one when a field changes."""
    edition: Edition | None = None
    """The usual components; None: those in the `data` of its package."""
    package: str = ""
    """The module that it is the `GAME` of; data, texts, rules, facts and cover lie beside it."""
    rules: str = ""
    """The rules in Markdown, each paragraph with its number, for a game whose package has no RULES.md."""
    rule: str = "1"
    """The number of the rule that a refusal cites where the game does not refuse moves itself."""

    # the rules, in numbers
    setup: Callable[[Terms], Any]
    """The position before the first move."""
    to_move: Callable[[Any], tuple[int, ...]]
    """Every seat that must decide now; (CHANCE,) for a draw, () when the game is over."""
    legal: Callable[[Any, int], vec[i64]]
    """The moves a seat may make now, in ascending order; empty when it is not to move."""
    apply: Callable[[Any, int, int, list[Event] | None], None]
    """Make a legal move of a seat in place; say what happened if somebody listens."""
    scores: Callable[[Any], vec[i64]]
    """The points of each seat (and of an automated rival) as the position stands."""
    moves: Catalogue | None = None
    """Every move that the game can ever contain, where these are the same under all terms."""
    catalogue: Callable[[Terms], Catalogue] = follows(defaults.catalogue)
    """Every move under these terms; the same object each time."""
    turn: Callable[[Any], int] = follows(defaults.turn)
    """The seat that decides next, or CHANCE, or OVER; the first of them where several decide at once."""
    odds: Callable[[Any], vec[i64]] = follows(defaults.odds)
    """How often each of chance's legal moves comes up, as whole-number weights, in the same order."""
    ranks: Callable[[Any], vec[i64]] = follows(defaults.ranks)
    """The place of each, 1 is best, as if the game ended here."""
    outcome: Callable[[Any], Outcome | None] = follows(defaults.outcome)
    """Ranks, scores, reason and score sheet, once the game is over."""
    why_not: Callable[[Any, int, int], Refusal | None] = follows(defaults.why_not)
    """What speaks against a seat's move, in the rulebook's order; None when nothing does."""
    why_no_move: Callable[[Terms, str], Refusal | None] = follows(defaults.why_no_move)
    """Why a notation means no move, where the game can say more than that."""
    census: Callable[[Any], dict[str, int]] = follows(defaults.census)
    """How many of each physical component there are, wherever they lie: never changes during a game."""
    problems: Callable[[Edition], Sequence[Text | str]] = follows(defaults.problems)
    """What in an edition contradicts the rulebook, a sentence each: a message, or words that are shown as they are."""

    # what each seat knows
    view: Callable[[Any, int | None], View] = follows(defaults.view)
    """What a seat (None: a spectator) may see, built up from nothing."""
    observe: Callable[[Any, int], vec[i64]] = follows(defaults.observe)
    """What a seat may see, as numbers: of one length under the same terms, field after field, itself always first."""
    fields: Callable[[Terms], tuple[Field, ...]] = follows(defaults.fields)
    """What the numbers of an observation mean, in their order."""
    reveals: Callable[[Any, int, int], bool] = follows(defaults.reveals)
    """Whether a seat's move shows somebody what was hidden from them (a draw by chance always does)."""
    see: Callable[[Event, int | None], Event | None] = follows(defaults.see)
    """An event as a seat witnesses it."""
    seen: Callable[[Any, int, int, int | None], str] = follows(defaults.seen)
    """The notation of a seat's move about to be made in this position, as another witnesses it; `?` hides."""
    imagine: Callable[[Any, int, random.Random], Any] = follows(defaults.imagine)
    """A position that a seat could believe to be in."""

    # how bots think
    evaluate: Callable[[Any, int], float] = follows(defaults.evaluate)
    """How good a position looks to a seat, higher is better, roughly in points expected at the end."""
    evaluate_all: Callable[[Any], vec[float]] | None = None
    """The same for every seat at once, where that is quicker; None: one by one."""
    outlook: Callable[[Any, int], Mapping[str, float]] = follows(defaults.outlook)
    """The same by its parts, which add up to it: reasons for a move; the message `outlook-NAME` says what a part is."""
    prior: Callable[[Any, int, vec[i64]], vec[float]] | None = None
    """How promising each of these moves of a seat looks; None: as `evaluate` likes the positions after them."""
    playout: Callable[[Any, Dice, int], int] | None = None
    """Plays at random to the end or the limit of decisions, and returns their number; None: by `legal` and `apply`."""
    playouts: tuple[int, int] = follows(defaults.playouts, at_once=True)
    """How far the general search plays on before it evaluates a position (-1: to the end), and how many moves it compares."""
    finish: Callable[[Any, Dice, int], None] | None = None
    """Plays on sensibly, in place, until so many turns have ended; then `playouts` that compare no moves count turns."""
    engine: OwnEngine | None = None
    """A search of its own."""
    learning: Learning | None = None
    """How the policy of its engine is learned."""
    judging: Judging | None = None
    """How its evaluation is learned."""
    practising: Practising | None = None
    """How its habits are learned, which give `prior` and `finish`."""

    # what other programs understand of it
    gtp: Gtp | None = None
    """How engines that speak GTP are told a position."""
    formats: tuple[Format, ...] = ()
    """Other programs' files, which `orrery record import` and `export` know."""
    parts: Callable[[], dict[str, bool]] = follows(defaults.parts)
    """Parts that are compiled apart from the rules, and whether they run so: for `orrery doctor`."""

    # how people are told
    parse: Callable[[Terms, str], Move | None] = follows(defaults.parse)
    """The move a person means by this notation."""
    sentence: Callable[[Terms, Move], Text] = follows(defaults.sentence)
    """A move as a sentence."""
    prompt: Callable[[View, int], Text] = follows(defaults.prompt)
    """What a seat must decide, in one sentence."""
    sheet: Callable[[Terms, View], tuple[ScoreLine, ...]] = follows(defaults.sheet)
    """The score sheet as far as it is known during the game."""
    things: Callable[[Terms], tuple[str, ...]] = follows(defaults.things)
    """Everything that a player can meet and look up, by its id, whether it lies on the table or not."""
    describe: Callable[[Terms, View, str], Description | None] = follows(defaults.describe)
    """What one of `things`, or a piece or place of this view by its id, is and does; None where there is none."""

    lessons: Callable[[], Mapping[str, str]] = follows(defaults.lessons)
    """What teaches it: the texts of `course.toml`, `summary.toml` and its lessons, by the names of their files."""

    # how it looks
    board: Callable[[Terms], Board] = follows(plain_table.board)
    """The picture under the pieces, with its symbols and places."""
    pieces: Callable[[Terms, View], list[Piece]] = follows(plain_table.pieces)
    """Where everything in a view stands."""
    sketch: Sketches = follows(plain_table.sketch)
    """The view drawn in letters."""
    touches: Callable[[Terms, int, Move], tuple[str, ...]] = follows(plain_table.touches)
    """The things that stand for a move when this seat clicks them: of its own and of everybody's, not others' like them."""
    scene: Callable[[Terms, View, int | None], Scene] = follows(plain_table.scene)
    """A view as areas and blocks; None is a spectator, who has nothing of their own."""
    actions: Callable[[Terms, View, int], tuple[Action, ...]] = follows(defaults.actions)
    """The kinds of move of a seat in this phase, possible or not, each always in the same place."""
    offer: Callable[[Terms, View, int, Move], Offer] = follows(defaults.offer)
    """A legal move of a seat as a choice, with its price and its gain."""
    drawing: Callable[[Any], Text] = follows(defaults.drawing)
    """What chance has to turn up in a position, as a question to people who draw it from the real box."""
    lot: Callable[[Any, Move], Lot] = follows(defaults.lot)
    """One of chance's moves in a position: what would turn up."""
    standing: Callable[[Terms, View], tuple[Standing, ...] | None] = follows(defaults.standing)
    """Where each seat stands as far as everybody may know it, and a rival after the last; None where nobody can say yet."""
    open_points: Callable[[View], list[int]] | None = None
    """The values of a spectator's `standing`, from any seat's view: where a game hides something, that saves a view."""

    def __post_init__(self) -> None:
        for name in self.__slots__:
            value = getattr(self, name)
            if isinstance(value, Follows):
                object.__setattr__(self, name, value.of(self))
            elif isinstance(value, Following):
                object.__setattr__(self, name, Following(value.func, self))

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is stored as the name of its module."""
        if not self.package:
            raise TypeError(f"the game {self.name} cannot be stored, for it does not say its package")
        return game_of, (self.package,)

    def __repr__(self) -> str:
        return f"<the game {self.name}>"

    if not TYPE_CHECKING:  # mypy knows only what they are called now

        def __getattr__(self, name: str) -> Any:
            """What 0.1 wrote in capitals."""
            if name not in IN_CAPITALS:
                raise AttributeError(f"a game has no {name!r}")
            warnings.warn(f"Game.{name} is now Game.{name.lower()}", DeprecationWarning, stacklevel=2)
            return getattr(self, name.lower())


def game_of(module: str) -> Game:
    """The game of a module."""
    game: Game = import_module(module).GAME
    return game


def play(game: Game, state: Any, seat: int, move: int, events: list[Event] | None = None) -> Any:
    """The position after a move; the one given stays as it is, and an illegal move raises IllegalMove."""
    refusal = game.why_not(state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    after = state.copy()
    game.apply(after, seat, move, events)
    return after
