"""A table: one game in progress as people have it, with words, undo, a log and a record."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, NoReturn

from librt.vecs import vec
from mypy_extensions import i64

from orrery import scene
from orrery._moved import moved
from orrery.dice import Lots, draw
from orrery.edition import Edition
from orrery.kernel import CHANCE, Event, Game, IllegalMove, Json, Move, Outcome, Refusal, Text
from orrery.picture import picture_of
from orrery.play import Entry, Play, Sight
from orrery.record import Branch, Comment, Line, Record, Result, write
from orrery.terms import TableError, find_game, shorten, terms_of
from orrery.variations import until
from orrery.words import Words

FRESH: Final = "fresh"


class CannotUndo(TableError):
    """There is no decision left that may be taken back."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move as a bot judges it, for the seat that would make it."""

    move: Move
    visits: int
    """How often the search tried it."""
    win: float
    """The probability to win after it, from 0 to 1."""
    score: float
    """The points expected at the end."""
    reasons: Mapping[str, float] = field(default_factory=dict)
    """What the move changes in each part of how good the position looks; the message `outlook-NAME` says what a part is."""
    expects: tuple[int, Move] | None = None
    """What another seat would probably do next, where it is its turn."""

    def telling(self, most: int = 3) -> list[tuple[str, float]]:
        """The reasons that weigh most, the heaviest first; what would be rounded to nothing is left out."""
        heavy = sorted(self.reasons.items(), key=lambda part: -abs(part[1]))
        return [(name, amount) for name, amount in heavy[:most] if abs(amount) >= 0.05]


class Table:
    """One game in progress.

    With a seed, or none given, the table draws chance itself; with `seed=None` chance's moves are asked for like any other.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        seed: int | Literal["fresh"] | None = FRESH,
        options: Mapping[str, str | bool] | None = None,
        edition: str | Path | Edition | None = None,
        names: Sequence[str] = (),
        language: str = "en",
        forced: bool = False,
        rng: random.Random | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = find_game(game)
        self.terms = terms_of(self.game, seats, options, edition, rules=rules)
        self.names = names_of(names, self.terms.seats)
        self.words = Words(self.game.name, language, self.names)
        self.forced = forced
        self.match: tuple[int, int] | None = None
        self.levels: Mapping[int, str] = {}
        """The seats that our own bots play, for the record."""
        self.branches: tuple[Branch, ...] = ()
        self.comments: tuple[Comment, ...] = ()
        """What the record tells beside the game: `orrery.study.Study` adds to them."""
        self.entered = seed is None and rng is None
        """Whether people draw what chance turns up, from the real box, and enter it."""
        source = rng or (None if seed is None else random.Random(None if seed == FRESH else seed))
        self._play = Play(self.game, self.terms, None if source is None else Lots(source), logged=True)
        self._past: list[tuple[int, Any]] = []
        """How many moves there were, and the position, before each decision that may be taken back."""
        self._settle()

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that must decide now; CHANCE where draws are asked for; empty when the game is over."""
        return self._play.to_move

    @property
    def entries(self) -> list[Entry]:
        """Every move so far, chance's included, with what happened."""
        return self._play.entries

    @property
    def rules(self) -> int:
        """The version of the rules that this game is played by."""
        return self.terms.rules or self.game.version

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_move

    @property
    def outcome(self) -> Outcome | None:
        """Ranks, scores, reason and score sheet, once the game is over."""
        return self._play.outcome

    def legal(self, seat: int | None = None) -> list[Move]:
        """The moves of a seat; of the first that must decide, when none is named."""
        return self._play.catalogue.pick(self._play.legal(self._decider(seat)))

    def numbers(self, seat: int | None = None) -> list[int]:
        """The same by their numbers in the catalogue, in ascending order."""
        return list(self._play.legal(self._decider(seat)))

    def vector(self, seat: int) -> vec[i64]:
        """The same as the rules list them, for many at once; it is not to be changed."""
        return self._play.legal(seat)

    def allows(self, seat: int, move: int) -> bool:
        """Whether a seat may make a move now, by its number."""
        return self._play.allows(seat, move)

    def move(self, notation: str | Move) -> Move:
        """The move that a notation means; IllegalMove when there is none such in this game."""
        if isinstance(notation, Move):
            catalogue = self._play.catalogue
            if notation.index < len(catalogue) and catalogue[notation.index] == notation:
                return notation
            notation = notation.notation
        move = self.game.parse(self.terms, notation)
        if move is None:
            self._refuse(self._why_no_move(notation))
        return move

    def _why_no_move(self, notation: str) -> Refusal:
        """Why there is no such move: the game's reason where it has one."""
        reason = self.game.why_no_move(self.terms, notation)
        return reason or Refusal("", Text("refused-unknown", {"move": shorten(notation)}))

    def why_not(self, move: str | Move, seat: int | None = None) -> Refusal | None:
        """What speaks against a move, with the rule's number; None when it may be made."""
        try:
            known = self.move(move)
        except IllegalMove as unknown:
            return unknown.refusal
        return self.game.why_not(self._play.state, self._decider(seat), known.index)

    def play(self, move: str | Move, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move and say what happened; IllegalMove carries the Refusal and changes nothing."""
        known = self.move(move)
        seat = self._decider(seat)
        if not self._play.allows(seat, known.index):
            self._refuse(self._play.refusal(seat, known.index))
        first = len(self.entries)
        self._remember(seat, known.index)
        self._play.make(seat, known.index)
        self._settle()
        return tuple(event for entry in self.entries[first:] for event in entry.events)

    def undo(self) -> None:
        """Back to the last decision of this turn; never past something drawn, revealed, or decided by another."""
        if not self._past:
            raise CannotUndo(self.words.say(Text(self._why_no_undo("cannot-undo-another"))))
        count, state = self._past.pop()
        self._play.restore(count, state.copy())  # copies of this table share what is past
        self._forget_lines()

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back."""
        return bool(self._past)

    def rewind(self, moves: int) -> None:
        """Back to how the table stood after these moves, chance's included; only by common consent."""
        self._check_count(moves)
        self._past = []
        self._play.rewind(moves)
        self._forget_lines()

    def _forget_lines(self) -> None:
        """Branches and comments that belonged to moves which were taken back go with them."""
        self.branches, self.comments = until(self.branches, self.comments, len(self.entries))

    def _check_count(self, moves: int) -> None:
        if not 0 <= moves <= len(self.entries):
            raise TableError(f"the game has {len(self.entries)} moves, so it cannot go back to move {moves}")

    def draw_itself(self, rng: random.Random) -> None:
        """From now on the table draws chance itself, as after a replayed record goes on."""
        self._play.chance = Lots(rng)
        self._settle()

    def draw(self, rng: random.Random) -> None:
        """Let chance decide one draw that people could have entered."""
        move = draw(self.game, self._play.state, Lots(rng))
        self.play(self._play.catalogue[move], CHANCE)

    def undo_past(self, others: Collection[int]) -> None:
        """Undo, and where these seats (bots) have answered since, over their answers too; never past what was revealed."""
        if self._past and self.entries[self._past[-1][0]].seat not in others:
            self.undo()
            return
        count = len(self.entries)
        while count and self.entries[count - 1].seat in others:
            count -= 1
        if not count or any(map(self._revealed, range(count - 1, len(self.entries)))):
            raise CannotUndo(self.words.say(Text(self._why_no_undo("cannot-undo-revealed"))))
        self.rewind(count - 1)

    def _why_no_undo(self, otherwise: str) -> str:
        """The key of a sentence: what stands against an undo, or that there is nothing to take back."""
        decided = any(entry.seat != CHANCE for entry in self.entries)
        return otherwise if decided else "cannot-undo-nothing"

    def _revealed(self, number: int) -> bool:
        entry = self.entries[number]
        return entry.seat == CHANCE or self.game.reveals(self._play.at(number).state, entry.seat, entry.move)

    def follow(self, moves: Iterable[tuple[int, int]]) -> None:
        """Make moves that were decided elsewhere, chance's included, each a seat and an index; nothing more is drawn."""
        for seat, move in moves:
            self._play.make(seat, move)
        self._past = []

    def seen(self, mover: int, move: int, seat: int | None) -> str:
        """The notation of a move about to be made here, as a seat would witness it; `?` hides."""
        return self.game.seen(self._play.state, mover, move, seat)

    def at(self, moves: int) -> Table:
        """Another table with the same game as it stood after these moves; it asks for chance's moves."""
        self._check_count(moves)
        other = self.copy()
        other.forced, other._past, other._play = False, [], self._play.at(moves)
        other._forget_lines()
        return other

    def copy(self) -> Table:
        """Another table where the same game goes on with the same draws, its log and undo kept; neither touches the other."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._play = self._play.copy()
        other._past = list(self._past)
        return other

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: own for name, own in self.__dict__.items() if name not in ("game", "terms")}
        return kept | {"words": self.words.language, "_past": [count for count, _ in self._past]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game, self.terms = self._play.game, self._play.terms
        self.words = Words(self.game.name, kept["words"], self.names)
        self._past = [(count, self._play.at(count).state) for count in kept["_past"]]

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """What a seat may see; None is a spectator."""
        return self.game.view(self._play.state, seat)

    def sight(self, seat: int) -> Sight:
        """What a bot at this seat is given."""
        return self._play.sight(seat)

    def imagine(self, seat: int, rng: random.Random) -> Any:
        """A position that this seat could believe to be in, without all that a bot is given beside it."""
        return self._play.imagine(seat, rng)

    def hint(self, seat: int | None = None, *, count: int = 3, seconds: float = 1.0, seed: int = 0) -> list[Advice]:
        """The best few moves of a seat as the strongest bot sees them; of the first that must decide, when none is named."""
        from orrery.bots.hint import advise  # noqa: PLC0415  (bots stand on the table)

        seat = self._decider(seat)
        if seat not in self.to_move or seat == CHANCE:
            raise TableError("there is nothing to advise: this seat is not to move")
        return advise(self.sight(seat), count=count, seconds=seconds, seed=seed)

    def prompt(self, seat: int | None = None) -> str:
        """What must be decided, in one sentence, said to this seat."""
        return self.words.say(self.asked(seat))

    def asked(self, seat: int | None, view: dict[str, Json] | None = None) -> Text:
        """What must be decided, before it is said in a language; the seat's view may be at hand."""
        return self._play.prompt(seat, view)

    def drawing(self, seat: int) -> Text:
        """What chance has to turn up, as a question to this seat; nothing is said that it may not know."""
        return self.game.drawing(self._play.imagine(seat, random.Random(0)))

    def happened(self, number: int, seat: int | None) -> list[Event]:
        """What a seat saw happen with one move, counted from 0."""
        return self._play.happened(number, seat)

    def log(self, seat: int | None = None, since: int = 0) -> list[str]:
        """What happened since a move, in sentences, as this seat witnessed it."""
        numbers = range(since, len(self.entries))
        return [self.words.say(event.text) for at in numbers for event in self.happened(at, seat)]

    def svg(self, seat: int | None = None, theme: str = "dark") -> str:
        """The picture that a seat sees."""
        return picture_of(self.game, self.terms, self.view(seat), seat, self.words, theme, repr(self))

    def sketch(self, seat: int | None = None, lines: int | None = None) -> scene.Sketch:
        """What a seat sees, drawn in letters; shorter where it would have more lines than these."""
        return self.game.sketch(self.terms, self.view(seat), self.words.say, lines)

    def __str__(self) -> str:
        return scene.plain(self.sketch())

    def record(self, seat: int | Literal["all"] | None = "all") -> str:
        """The record as text; for a seat or a spectator only what they have witnessed, `?` where something is hidden."""
        return write(self._record(seat))

    def _record(self, viewer: int | Literal["all"] | None) -> Record:
        terms, all_told = self.terms, viewer == "all" or self.over
        standard_edition = terms.edition.name == "standard"
        return Record(
            game=self.game.name,
            rules=self.rules,
            edition=terms.edition.name,
            digest=terms.edition.digest,
            seats=terms.seats,
            options=terms.options,
            names=self.names,
            moves=self._record_moves(viewer),
            result=self._record_result(),
            match=self.match,
            changes={} if standard_edition else terms.edition.changes,
            bots=self.levels,
            branches=self.branches if all_told else (),
            comments=self.comments if all_told else (),
            entered=self.entered,
        )

    def _record_moves(self, viewer: int | Literal["all"] | None) -> tuple[Line, ...]:
        if viewer == "all" or self.over:
            names = self._play.catalogue
            return tuple(Line(0, entry.seat, str(names[entry.move])) for entry in self.entries)
        return tuple(Line(0, seat, notation) for seat, notation in self._play.witnessed(viewer))

    def _record_result(self) -> Result | None:
        outcome = self.outcome
        if outcome is None:
            return None
        english = Words(self.game.name, "en", self.names)
        sheet = tuple((english.say(line.text).replace("\n", " "), line.amounts) for line in outcome.sheet)
        return Result(0, outcome.ranks, outcome.scores, sheet, english.say(outcome.reason))

    def __repr__(self) -> str:
        state = "over" if self.over else f"move {len(self.entries) + 1}"
        return f"<Table {self.game.name}, {self.terms.seats} seats, {state}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def _decider(self, seat: int | None) -> int:
        """The seat that is meant: the one named, or the first of those to decide."""
        return self._play.turn if seat is None else seat

    def _refuse(self, refusal: Refusal) -> NoReturn:
        raise IllegalMove(refusal, self.words.refuse(refusal))

    def _remember(self, seat: int, move: int) -> None:
        mine = self._past and self.entries[self._past[-1][0]].seat == seat
        if not mine:
            self._past = []
        if seat == CHANCE or self.game.reveals(self._play.state, seat, move):
            self._past = []
        else:
            self._past.append((len(self.entries), self._play.state.copy()))

    def _settle(self) -> None:
        """Draw what chance has to draw, and play what is forced, where the table does that."""
        while True:
            before = len(self.entries)
            self._play.settle()
            if len(self.entries) > before:
                self._past = []
            if not self.forced or not self._play_forced():
                return

    def _play_forced(self) -> bool:
        """Play the only move of the only seat to decide; whether there was one."""
        if len(self.to_move) != 1 or self.to_move == (CHANCE,):
            return False
        seat, moves = self.to_move[0], self._play.legal(self.to_move[0])
        if len(moves) != 1:
            return False
        if self.game.reveals(self._play.state, seat, moves[0]):
            self._past = []
        self._play.make(seat, moves[0])
        return True


def names_of(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for every seat, empty where none was given; TableError where one cannot be."""
    if len(names) > seats:
        raise TableError(f"{len(names)} names were given for {seats} seats")
    for name in names:
        if len(name) > 40 or not all(char.isprintable() for char in name):
            raise TableError(f"the name “{shorten(name)}” must be one line of at most 40 characters")
    return tuple(name.strip() for name in names) + ("",) * (seats - len(names))


__all__ = ["FRESH", "Advice", "CannotUndo", "Entry", "Sight", "Table", "TableError", "find_game", "names_of"]
__getattr__ = moved(
    __name__,
    {
        "Match": "orrery.match.Match",
        "replay": "orrery.replays.replay",
        "replay_all": "orrery.replays.replay_all",
        "replay_record": "orrery.replays.replay_record",
    },
)
