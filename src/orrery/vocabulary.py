"""The few words every game is spoken in: events, refusals, outcomes, options, terms, fields, descriptions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from orrery.edition import Edition
from orrery.message import Arg, Text

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for the log and for animation: a participle and who, what, how many."""

    kind: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    plain: str = field(default="", compare=False)
    """The line of the log where no language has a message `log-…` for it, in English: `{seat} takes {n}`."""

    @property
    def text(self) -> Text:
        """Its line of the log."""
        return Text(f"log-{self.kind}", self.args, self.plain)


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
    """A part of an observation: some numbers in a row, all from `low` to `high`."""

    name: str
    length: int
    low: int
    high: int
    meaning: str


YES: Final = "yes"
NO: Final = "no"
"""The marks of what can be done with a thing, and of what cannot; a plain fact has none."""


@dataclass(frozen=True, slots=True)
class Detail:
    """One line about a thing: what can be done with it, what cannot and why, or a fact."""

    text: Text
    mark: str = ""
    note: Text | None = None
    """A few words at its end, such as a price."""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Description:
    """What a thing is: its name, what it does and costs in a few sentences, and the number of its rule."""

    name: Text
    sentences: tuple[Text, ...]
    rule: str
    kind: Text | None = None
    """What sort of thing it is, in a word or two."""
    picture: str = ""
    """A symbol that is drawn large."""
    rows: tuple[Detail, ...] = ()
    """Facts, a line each."""
