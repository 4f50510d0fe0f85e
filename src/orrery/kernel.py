"""The few words every game is spoken in: seats, moves, events, refusals, outcomes, and the Game protocol."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from librt.vecs import vec
from mypy_extensions import i64

from orrery.catalogue import (
    Catalogue as Catalogue,
    Fields as Fields,
    Kind as Kind,
    Move as Move,
    each as each,
    lay_out as lay_out,
)
from orrery.edition import Edition
from orrery.message import Arg as Arg, Text as Text, Who as Who
from orrery.scene import Board, Piece, Sketch
from orrery.vectors import CHANCE as CHANCE, OVER as OVER

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for the log and for animation: a participle and who, what, how many."""

    kind: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move cannot be made: the rule's number in RULES.md (empty: no move at all) and a sentence with the names."""

    rule: str
    text: Text


class IllegalMove(ValueError):
    """Raised by `play`; carries the refusal."""

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        super().__init__(sentence or f"{refusal.text.key} ({refusal.rule})")
        self.refusal = refusal


FOR: Final = "for"
AGAINST: Final = "against"
TIE: Final = "tie"
"""What a line of the score sheet does for its player: it counts, it costs (the fewest win), or it only breaks ties."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the score sheet; None where the line does not concern a player."""

    text: Text
    amounts: tuple[int | None, ...]
    group: Text | None = None
    """Lines of one group are added up under its name."""
    sense: str = FOR


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; an automated rival stands after the last seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Text
    sheet: tuple[ScoreLine, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that players make before the game; the first of its choices is the default."""

    name: str
    choices: tuple[str, ...]
    seats: tuple[int, ...] = ()
    """The numbers of seats it is offered to; empty: to all."""
    excludes: tuple[str, ...] = ()
    """Other options that mean nothing beside it."""


@dataclass(frozen=True)
class Terms:
    """What is agreed before a game starts: how many seats, which options, which components, which rules."""

    seats: int
    options: Mapping[str, str]
    edition: Edition
    rules: int = 0
    """The version of the rules, for games begun under an earlier one; 0: the newest."""

    def __hash__(self) -> int:
        return hash((self.seats, tuple(sorted(self.options.items())), self.edition.digest, self.rules))

    def __getitem__(self, option: str) -> str:
        return self.options[option]


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation: so many numbers in a row, all from `low` to `high`."""

    name: str
    length: int
    low: int
    high: int
    meaning: str


@dataclass(frozen=True, slots=True)
class Description:
    """What a thing is: its name, what it does and costs in a few sentences, and the number of its rule."""

    name: Text
    sentences: tuple[Text, ...]
    rule: str


@dataclass
class Found:
    """What a search found out about one move; sums over its visits."""

    visits: int = 0
    reward: float = 0.0
    wins: list[float] = field(default_factory=list)


@dataclass
class Findings:
    """What one search, or several side by side, found out about a position."""

    seat: int
    visits: int = 0
    """How many results there are, those of an earlier search below this position included."""
    wins: list[float] = field(default_factory=list)
    """The chances of every seat, as sums over all visits."""
    moves: dict[int, Found] = field(default_factory=dict)

    def best(self) -> int:
        """The move visited most; of equals the better one."""
        return max(self.moves, key=lambda move: (self.moves[move].visits, self.moves[move].reward, -move))

    def chances(self) -> list[float]:
        """The probability of every seat to win."""
        return [total / max(1, self.visits) for total in self.wins]

    def win_of(self, move: int, seat: int) -> float:
        """The probability of a seat to win after a move."""
        found = self.moves[move]
        return found.wins[seat] / max(1, found.visits)

    def add(self, other: Findings) -> None:
        """Put another search's findings to these."""
        self.visits += other.visits
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        for move, theirs in other.moves.items():
            ours = self.moves.setdefault(move, Found(wins=[0.0] * len(self.wins)))
            ours.visits += theirs.visits
            ours.reward += theirs.reward
            ours.wins = [a + b for a, b in zip(ours.wins, theirs.wins, strict=True)]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a game's own engine thinks about a decision, and how much it may know; the first limit met ends it."""

    iterations: int
    seconds: float | None = None
    threads: int = 1
    growth: float = 0.0
    """How much more thought each piece on the board brings, where later decisions are cheaper: the exponent of a power of e."""
    knowledge: int = 9
    """What the engine may use of all that it knows, from 0; each game says what its steps are."""
    slips: float = 0.0
    """The part of decisions that is made at random, as a beginner's."""


class Engine(Protocol):
    """A game's own search: it remembers, from one decision of a table to the next, what it has found out."""

    def think(self, state: Any, seat: int, effort: Effort) -> Findings:
        """Search a position in which this seat decides."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One decision of a game played to learn from: what each move looked like, and how often the search tried it."""

    features: tuple[bytes, ...]
    """For every move the numbers of its features; one that it has twice stands there twice."""
    visits: tuple[int, ...]


class State(Protocol):
    """A position: plain data that copies itself."""

    def copy(self) -> Any:
        """A position that shares nothing changeable with this one."""

    def facts(self) -> list[int]:
        """Everything in it as numbers: equal lists are equal positions."""


class Game(Protocol):
    """A game is a package of functions; this is what each of them must offer.

    The upper half is compiled and speaks in numbers; the lower half speaks to people.
    """

    @property
    def NAME(self) -> str:  # noqa: N802
        """What it is called on the command line and in records."""

    @property
    def VERSION(self) -> int:  # noqa: N802
        """Of the rules; a record says with which it was made, and goes on under those: all from 1 on can be played."""

    @property
    def SEATS(self) -> tuple[int, ...]:  # noqa: N802
        """How many can play."""

    @property
    def OPTIONS(self) -> tuple[Option, ...]:  # noqa: N802
        """What players choose before the game."""

    @property
    def LANGUAGES(self) -> tuple[str, ...]:  # noqa: N802
        """The languages it speaks, English first."""

    @property
    def LOWEST_WINS(self) -> bool:  # noqa: N802
        """Whether the fewest points win."""

    @property
    def OBSERVATION(self) -> int:  # noqa: N802
        """The version of what `observe` answers; another one when a field changes."""

    @property
    def HIDES(self) -> bool:  # noqa: N802
        """Whether a seat can have seen what others have not; if not, `imagine` is a copy."""

    def setup(self, terms: Terms) -> Any:
        """The position before the first move."""

    def turn(self, state: Any) -> i64:
        """The seat that decides next, or CHANCE, or OVER; the first of them where several decide at once."""

    def to_move(self, state: Any) -> tuple[int, ...]:
        """Every seat that must decide now; (CHANCE,) for a draw, () when the game is over."""

    def legal(self, state: Any, seat: i64) -> vec[i64]:
        """The moves this seat may make now, in ascending order; empty when it is not to move."""

    def odds(self, state: Any) -> vec[i64]:
        """How often each of chance's legal moves comes up, as whole-number weights, in the same order."""

    def apply(self, state: Any, seat: i64, move: i64, events: list[Event] | None) -> None:
        """Make a legal move in place; say what happened if somebody listens."""

    def scores(self, state: Any) -> vec[i64]:
        """The points of each seat (and of an automated rival) as the position stands."""

    def ranks(self, state: Any) -> vec[i64]:
        """The place of each, 1 is best, as if the game ended here."""

    def evaluate(self, state: Any, seat: i64) -> float:
        """How good a position looks to a seat, higher is better, roughly in points expected at the end."""

    def observe(self, state: Any, seat: i64) -> vec[i64]:
        """What a seat may see, as numbers: of one length under the same terms, field after field, itself always first."""

    def fields(self, terms: Terms) -> tuple[Field, ...]:
        """What the numbers of an observation mean, in their order."""

    def why_not(self, state: Any, seat: int, move: int) -> Refusal | None:
        """What speaks against a move, in the rulebook's order; None when nothing does."""

    def reveals(self, state: Any, seat: int, move: int) -> bool:
        """Whether a seat's move shows somebody what was hidden from them (a draw by chance always does)."""

    def outcome(self, state: Any) -> Outcome | None:
        """Ranks, scores, reason and score sheet, once the game is over."""

    def catalogue(self, terms: Terms) -> Catalogue:
        """The universe of moves under these terms; the same object each time."""

    def census(self, state: Any) -> dict[str, int]:
        """How many of each physical component there are, wherever they lie: never changes during a game."""

    def problems(self, edition: Edition) -> list[str]:
        """What in an edition contradicts the rulebook, a sentence each."""

    def view(self, state: Any, seat: int | None) -> dict[str, Json]:
        """What a seat (None: a spectator) may see, built up from nothing."""

    def see(self, event: Event, seat: int | None) -> Event | None:
        """An event as a seat witnesses it."""

    def seen(self, state: Any, mover: int, move: int, seat: int | None) -> str:
        """The notation of a move about to be made in this position, as a seat witnesses it; `?` hides."""

    def imagine(self, state: Any, seat: int, rng: random.Random) -> Any:
        """A position that this seat could believe to be in."""

    def parse(self, terms: Terms, notation: str) -> Move | None:
        """The move a person means by this notation."""

    def sentence(self, terms: Terms, move: Move) -> Text:
        """A move as a sentence."""

    def prompt(self, view: dict[str, Json], seat: int) -> Text:
        """What this seat must decide, in one sentence."""

    def things(self, terms: Terms) -> tuple[str, ...]:
        """Everything that a player can meet and look up, by its id, whether it lies on the table or not."""

    def describe(self, terms: Terms, view: dict[str, Json], thing: str) -> Description | None:
        """What one of `things`, or a piece or place of this view by its id, is and does; None where there is none."""

    def board(self, terms: Terms) -> Board:
        """The picture under the pieces, with its symbols and places."""

    def pieces(self, terms: Terms, view: dict[str, Json]) -> list[Piece]:
        """Where everything in a view stands."""

    def sketch(
        self, terms: Terms, view: dict[str, Json], say: Callable[[Text], str], lines: int | None = None
    ) -> Sketch:
        """The view drawn in letters, at most 80 columns wide; with more lines than these, others' details are left out."""

    def touches(self, terms: Terms, move: Move) -> tuple[str, ...]:
        """The pieces and places that stand for a move when they are clicked."""


@runtime_checkable
class BringsEngine(Game, Protocol):
    """A game that may bring its own engine, which every bot, hint and analysis uses in place of the general search.

    Only for games that hide nothing. A game that does not is an ordinary Game; nothing else changes.
    """

    @property
    def LEVELS(self) -> tuple[Effort, ...]:  # noqa: N802
        """How the five levels think with it, the weakest first."""

    def engine(self, terms: Terms, seed: int) -> Engine | None:
        """An engine for one seat of one table; None where it cannot run, as uncompiled."""


@runtime_checkable
class Learns(Game, Protocol):
    """A game whose engine has a policy that can be fitted to its own games: `orrery train`."""

    @property
    def COURSES(self) -> tuple[str, ...]:  # noqa: N802
        """What is learned separately, such as each number of players."""

    def course_terms(self, course: str) -> tuple[int, dict[str, str]]:
        """The seats and options that a course is played with."""

    def lessons(self, terms: Terms, seed: int, iterations: int, weights: Sequence[float] | None) -> list[Lesson]:
        """The decisions of one game against itself, with these weights or those that the game has."""

    def feature_names(self) -> list[str]:
        """What the features are called, in the order of their numbers."""

    def learned(self, course: str, weights: Sequence[float], recipe: Mapping[str, Json]) -> dict[str, Json]:
        """A policy as it is saved, with the recipe that made it."""

    def policy_file(self, course: str) -> str:
        """Where the policy of a course lies, in the game's folder."""


def play(game: Game, state: Any, seat: int, move: int, events: list[Event] | None = None) -> Any:
    """The position after a move; the one given stays as it is, and an illegal move raises IllegalMove."""
    refusal = game.why_not(state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    after = state.copy()
    game.apply(after, seat, move, events)
    return after
