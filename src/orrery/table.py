"""A table: one game in progress, with its record, undo and sights; and a match: several games in a row."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, NoReturn, TypeVar

from orrery import scene
from orrery.edition import Edition, EditionError, changed, load, standard
from orrery.games import games
from orrery.kernel import (
    CHANCE,
    Event,
    Game,
    IllegalMove,
    Json,
    Move,
    Outcome,
    Refusal,
    Terms,
    Text,
)
from orrery.picture import picture_of
from orrery.record import HIDDEN, Line, Record, RecordError, Result, read, read_all, write
from orrery.words import Words

FRESH: Final = "fresh"
_Thing = TypeVar("_Thing")


class TableError(ValueError):
    """Something asked of a table that it cannot do; the message is one sentence."""


class CannotUndo(TableError):
    """There is no decision left that may be taken back."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One move as it was played, with what happened."""

    seat: int
    move: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Sight:
    """What a bot is given: its own view, its legal moves, and positions it could believe to be in."""

    game: Game
    terms: Terms
    seat: int
    view: dict[str, Json]
    moves: tuple[Move, ...]
    imagine: Callable[[random.Random], Any]
    witnessed: Callable[[], Sequence[tuple[int, str]]] = tuple
    """Who made which move so far, in notation as this seat witnessed it; `?` where something was hidden from it."""


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
        self.game = find_game(game) if isinstance(game, str) else game
        self.terms = _terms(self.game, seats, options or {}, edition, rules)
        self.names = _names(names, self.terms.seats)
        self.words = Words(self.game.NAME, language, self.names)
        self.forced = forced
        self.entries: list[Entry] = []
        self.match: tuple[int, int] | None = None
        self.levels: Mapping[int, str] = {}
        """The seats that our own bots play, for the record."""
        self._rng = rng or (None if seed is None else random.Random() if seed == FRESH else random.Random(seed))
        self._catalogue = self.game.catalogue(self.terms)
        self._state = self.game.setup(self.terms)
        self._offers: dict[int, Sequence[int]] = {}
        """The legal moves of seats that were asked for in this position."""
        self._past: list[tuple[int, Any]] = []
        """How many moves there were, and the position, before each decision that may be taken back."""
        self._settle()

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that must decide now; CHANCE where draws are asked for; empty when the game is over."""
        return self.game.to_move(self._state)

    @property
    def rules(self) -> int:
        """The version of the rules that this game is played by."""
        return self.terms.rules or self.game.VERSION

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_move

    @property
    def outcome(self) -> Outcome | None:
        """Ranks, scores, reason and score sheet, once the game is over."""
        return self.game.outcome(self._state)

    def legal(self, seat: int | None = None) -> list[Move]:
        """The moves of a seat; of the first that must decide, when none is named."""
        if seat is None:
            seat = self.game.turn(self._state)
        return self._catalogue.pick(self._legal(seat))

    def move(self, notation: str | Move) -> Move:
        """The move that a notation means; IllegalMove when there is none such in this game."""
        if isinstance(notation, Move):
            if notation.index < len(self._catalogue) and self._catalogue[notation.index] == notation:
                return notation
            notation = notation.notation
        found = self.game.parse(self.terms, notation)
        if found is None:
            self._refuse(self._why_no_move(notation))
        return found

    def _why_no_move(self, notation: str) -> Refusal:
        """Why there is no such move: the game's reason where it has one."""
        reason = self.game.why_no_move(self.terms, notation)
        return reason or Refusal("", Text("refused-unknown", {"move": _shorten(notation)}))

    def why_not(self, move: str | Move, seat: int | None = None) -> Refusal | None:
        """What speaks against a move, with the rule's number; None when it may be made."""
        try:
            known = self.move(move)
        except IllegalMove as unknown:
            return unknown.refusal
        return self.game.why_not(self._state, self._decider(known.index, seat), known.index)

    def play(self, move: str | Move, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move and say what happened; IllegalMove carries the Refusal and changes nothing."""
        known = self.move(move)
        seat = self._decider(known.index, seat)
        if known.index not in self._legal(seat):
            refusal = self.game.why_not(self._state, seat, known.index)
            self._refuse(refusal or Refusal("", Text("refused-not-the-moment")))
        first = len(self.entries)
        self._remember(seat, known.index)
        self._apply(seat, known.index)
        self._settle()
        return tuple(event for entry in self.entries[first:] for event in entry.events)

    def undo(self) -> None:
        """Back to the last decision of this turn; never past something drawn, revealed, or decided by another."""
        if not self._past:
            raise CannotUndo(self.words.say(Text(self._why_no_undo("cannot-undo-another"))))
        count, self._state = self._past.pop()
        self._offers = {}
        del self.entries[count:]

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back."""
        return bool(self._past)

    def rewind(self, moves: int) -> None:
        """Back to how the table stood after so many moves, chance's included; only by common consent."""
        if not 0 <= moves <= len(self.entries):
            raise TableError(f"the game has {len(self.entries)} moves, so it cannot go back to move {moves}")
        kept = self.entries[:moves]
        self.entries = []
        self._past = []
        self._state = self.game.setup(self.terms)
        self._offers = {}
        for entry in kept:
            self._apply(entry.seat, entry.move)

    def draw_itself(self, rng: random.Random) -> None:
        """From now on the table draws chance itself, as after a replayed record goes on."""
        self._rng = rng
        self._settle()

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
        return entry.seat == CHANCE or self.game.reveals(self.at(number)._state, entry.seat, entry.move)

    def follow(self, moves: Iterable[tuple[int, int]]) -> None:
        """Make moves that were decided elsewhere, chance's included, each a seat and an index; nothing more is drawn."""
        for seat, move in moves:
            self._apply(seat, move)
        self._past = []

    def seen(self, mover: int, move: int, seat: int | None) -> str:
        """The notation of a move about to be made here, as a seat would witness it; `?` hides."""
        return self.game.seen(self._state, mover, move, seat)

    def at(self, moves: int) -> Table:
        """Another table with the same game as it stood after so many moves; it asks for chance's moves."""
        other = Table(
            self.game,
            self.terms.seats,
            seed=None,
            options=self.terms.options,
            edition=self.terms.edition,
            names=self.names,
            language=self.words.language,
            rules=self.rules,
        )
        other.match = self.match
        other.levels = self.levels
        other.entries = list(self.entries)
        other.rewind(moves)
        return other

    def copy(self) -> Table:
        """Another table where the same game goes on with the same draws, its log and undo kept; neither touches the other."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.entries = list(self.entries)
        other._rng = _same_draws(self._rng)
        other._state = self._state.copy()
        other._offers = dict(self._offers)
        other._past = [(count, state.copy()) for count, state in self._past]
        return other

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        edition = None if self.terms.edition.name == "standard" else self.terms.edition
        kept = {"words": self.words.language, "forced": self.forced, "undo": [count for count, _ in self._past]}
        return _from_record, (reference(self.game), self.record(), edition, kept, _stored_draws(self._rng))

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """What a seat may see; None is a spectator."""
        return self.game.view(self._state, seat)

    def sight(self, seat: int) -> Sight:
        """What a bot at this seat is given."""
        state = self._state.copy()
        game = self.game
        moves = tuple(self._catalogue.pick(self._legal(seat)))
        entries = tuple(self.entries)
        return Sight(
            game,
            self.terms,
            seat,
            game.view(state, seat),
            moves,
            lambda rng: game.imagine(state, seat, rng),
            lambda: self._witnessed(entries, seat),
        )

    def hint(self, seat: int | None = None, *, count: int = 3, seconds: float = 1.0, seed: int = 0) -> list[Advice]:
        """The best few moves of a seat as the strongest bot sees them; of the first that must decide, when none is named."""
        from orrery.bots.hint import advise  # noqa: PLC0415  (bots stand on the table)

        seat = self.game.turn(self._state) if seat is None else seat
        if seat not in self.to_move or seat == CHANCE:
            raise TableError("there is nothing to advise: this seat is not to move")
        return advise(self.sight(seat), count=count, seconds=seconds, seed=seed)

    def prompt(self, seat: int | None = None) -> str:
        """What must be decided, in one sentence, said to this seat."""
        waiting = self.to_move
        if not waiting:
            return self.words.say(Text("refused-over"))
        if seat in waiting and seat is not None and seat != CHANCE:
            return self.words.say(self.game.prompt(self.view(seat), seat))
        return self.words.say(Text("waiting", {"name": self.words.listing([self.words.name(s) for s in waiting])}))

    def log(self, seat: int | None = None, since: int = 0) -> list[str]:
        """What happened since a move, in sentences, as this seat witnessed it."""
        lines = []
        for entry in self.entries[since:]:
            for event in entry.events:
                shown = self.game.see(event, seat)
                if shown is not None:
                    lines.append(self.words.say(shown.text))
        return lines

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
        terms = self.terms
        standard_edition = terms.edition.name == "standard"
        return Record(
            game=self.game.NAME,
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
        )

    def _record_moves(self, viewer: int | Literal["all"] | None) -> tuple[Line, ...]:
        if viewer == "all" or self.over:
            return tuple(Line(0, entry.seat, str(self._catalogue[entry.move])) for entry in self.entries)
        return tuple(Line(0, seat, notation) for seat, notation in self._witnessed(self.entries, viewer))

    def _witnessed(self, entries: Sequence[Entry], viewer: int | None) -> list[tuple[int, str]]:
        """Who made which move, as a seat or a spectator witnessed it."""
        found = []
        state = self.game.setup(self.terms)
        for entry in entries:
            found.append((entry.seat, self.game.seen(state, entry.seat, entry.move, viewer)))
            self.game.apply(state, entry.seat, entry.move, None)
        return found

    def _record_result(self) -> Result | None:
        outcome = self.outcome
        if outcome is None:
            return None
        english = Words(self.game.NAME, "en", self.names)
        sheet = tuple((english.say(line.text).replace("\n", " "), line.amounts) for line in outcome.sheet)
        return Result(0, outcome.ranks, outcome.scores, sheet, english.say(outcome.reason))

    def __repr__(self) -> str:
        state = "over" if self.over else f"move {len(self.entries) + 1}"
        return f"<Table {self.game.NAME}, {self.terms.seats} seats, {state}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def _decider(self, move: int, seat: int | None) -> int:
        """The seat that is meant: the one named, or the first of those to decide."""
        if seat is not None:
            return seat
        return self.game.turn(self._state)

    def _legal(self, seat: int) -> Sequence[int]:
        if seat not in self._offers:
            self._offers[seat] = list(self.game.legal(self._state, seat))
        return self._offers[seat]

    def _refuse(self, refusal: Refusal) -> NoReturn:
        raise IllegalMove(refusal, self.words.refuse(refusal))

    def _remember(self, seat: int, move: int) -> None:
        mine = self._past and self.entries[self._past[-1][0]].seat == seat
        if not mine:
            self._past = []
        if seat == CHANCE or self.game.reveals(self._state, seat, move):
            self._past = []
        else:
            self._past.append((len(self.entries), self._state.copy()))

    def _apply(self, seat: int, move: int) -> None:
        self._offers = {}
        events: list[Event] = []
        self.game.apply(self._state, seat, move, events)
        self.entries.append(Entry(seat, move, tuple(events)))

    def _settle(self) -> None:
        """Draw what chance has to draw, and play what is forced, where the table does that."""
        while True:
            waiting = self.game.to_move(self._state)
            if waiting == (CHANCE,) and self._rng is not None:
                self._past = []
                moves, odds = self.game.legal(self._state, CHANCE), self.game.odds(self._state)
                self._apply(CHANCE, self._rng.choices(list(moves), [int(weight) for weight in odds])[0])
            elif not self.forced or len(waiting) != 1 or not self._play_forced(waiting[0]):
                return

    def _play_forced(self, seat: int) -> bool:
        """Play a seat's only move; says whether there was only one."""
        moves = self.game.legal(self._state, seat)
        if seat == CHANCE or len(moves) != 1:
            return False
        if self.game.reveals(self._state, seat, moves[0]):
            self._past = []
        self._apply(seat, moves[0])
        return True


class Match:
    """As many games as there are players, or more; another starts each, and the scores add up."""

    def __init__(
        self,
        game: str | Game,
        players: int,
        *,
        games: int | None = None,
        seed: int | Literal["fresh"] | None = FRESH,
        options: Mapping[str, str | bool] | None = None,
        edition: str | Path | Edition | None = None,
        names: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        self.players = players
        self.games = players if games is None else games
        if self.games < players:
            raise TableError(f"a match of {players} players has at least {players} games, not {self.games}")
        self.names = _names(names, players)
        self.tables: list[Table] = []
        self._terms: dict[str, Any] = {"options": options, "edition": edition, "language": language}
        self._game = game
        self._seed = seed
        self._open()

    @classmethod
    def continued(cls, tables: Sequence[Table], seed: int | Literal["fresh"] | None = FRESH) -> Match:
        """The match that these games belong to, from the first on; it goes on with the last of them."""
        first, last = tables[0], tables[-1]
        games = first.match[1] if first.match else 0
        right = [(number, games) for number in range(1, len(tables) + 1)]
        if [table.match for table in tables] != right or not all(table.over for table in tables[:-1]):
            raise TableError(
                f"these are not the games of one match in their order: {[table.match for table in tables]}"
            )
        terms = last.terms
        match = cls(
            last.game,
            terms.seats,
            games=games,
            seed=seed,
            options=terms.options,
            edition=terms.edition,
            names=first.names,
            language=last.words.language,
        )
        match.tables = list(tables)
        return match

    @property
    def table(self) -> Table:
        """The game that is being played, or the last one."""
        return self.tables[-1]

    @property
    def over(self) -> bool:
        """Whether all games have been played."""
        return len(self.tables) == self.games and self.table.over

    def seat_of(self, player: int, game: int | None = None) -> int:
        """Where a player sits in a game (the current one): the start moves on by one each time."""
        number = len(self.tables) - 1 if game is None else game
        return (player - number) % self.players

    def next_game(self) -> Table:
        """Begin the next game of the match."""
        if not self.table.over:
            raise TableError(f"game {len(self.tables)} of the match is not over yet")
        if self.over:
            raise TableError(f"all {self.games} games of the match have been played")
        self._open()
        return self.table

    @property
    def scores(self) -> tuple[int, ...]:
        """Each player's points from the finished games."""
        totals = [0] * self.players
        for number, table in enumerate(self.tables):
            if table.outcome is not None:
                for player in range(self.players):
                    totals[player] += table.outcome.scores[self.seat_of(player, number)]
        return tuple(totals)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The players' places once the match is over; equal totals share one."""
        if not self.over:
            return None
        sign = 1 if self.table.game.LOWEST_WINS else -1
        totals = [sign * total for total in self.scores]
        return tuple(1 + sum(other < own for other in totals) for own in totals)

    def record(self) -> str:
        """The records of all games, one after another."""
        return "\n".join(table.record() for table in self.tables)

    def _seated(self, number: int) -> tuple[str, ...]:
        if not any(self.names):
            return ()
        return tuple(self.names[(seat + number) % self.players] for seat in range(self.players))

    def _open(self) -> None:
        number = len(self.tables)
        seed = self._seed + number if isinstance(self._seed, int) else self._seed
        table = Table(self._game, self.players, seed=seed, names=self._seated(number), **self._terms)
        table.match = (len(self.tables) + 1, self.games)
        self.tables.append(table)


def _same_draws(rng: random.Random | None) -> random.Random | None:
    """A source that draws on as this one will; the system's own has no state and is shared."""
    if rng is None or isinstance(rng, random.SystemRandom):
        return rng
    other = random.Random()
    other.setstate(rng.getstate())
    return other


def _stored_draws(rng: random.Random | None) -> Any:
    """What `_from_record` makes such a source of again."""
    return rng if rng is None else "system" if isinstance(rng, random.SystemRandom) else rng.getstate()


def _from_record(game: str | Game, text: str, edition: Edition | None, kept: Mapping[str, Any], draws: Any) -> Table:
    """The table that was stored: its record replayed, with its undo and its source of chance."""
    record = read(text)
    table = Table(
        refer(game),
        record.seats,
        seed=None,
        options=record.options,
        edition=edition,
        names=record.names,
        language=kept["words"],
        rules=record.rules,
    )
    past = []
    for number, line in enumerate(record.moves):
        if number in kept["undo"]:
            past.append((number, table._state.copy()))
        _replay_line(table, line)
    table.match, table.levels = record.match, record.bots
    table.forced, table._past = kept["forced"], past
    if draws is not None:
        table._rng = random.SystemRandom() if draws == "system" else random.Random()
        if draws != "system":
            table._rng.setstate(draws)
    return table


def reference(game: Game) -> str | Game:
    """How a stored object names its game: by its name if it is known by that; else the game says its module."""
    return game.name if games().get(game.name) is game else game


def refer(game: str | Game) -> Game:
    """The game of a reference."""
    return games()[game] if isinstance(game, str) else game


def replay(text: str | bytes, edition: str | Path | Edition | None = None, language: str = "en") -> Table:
    """The table that a record tells of, every move and its result checked; RecordError says the first line that is wrong."""
    return replay_record(read(text), edition, language)


def replay_all(text: str | bytes) -> list[Table]:
    """The tables of a match's records."""
    return [replay_record(record) for record in read_all(text)]


def replay_record(record: Record, edition: str | Path | Edition | None = None, language: str = "en") -> Table:
    """The table of a record that was read."""
    table = _empty_table(record, edition, language)
    table.match = record.match
    table.levels = record.bots
    for line in record.moves:
        _replay_line(table, line)
    _check_result(table, record)
    return table


def _recorded_options(record: Record, game: Game) -> dict[str, str]:
    """A record's options without those that meant nothing beside another, which were taken once."""
    kept = dict(record.options)
    for option in game.OPTIONS:
        if kept.get(option.name, option.choices[0]) != option.choices[0]:
            kept = {name: value for name, value in kept.items() if name not in option.excludes}
    return kept


def _empty_table(record: Record, edition: str | Path | Edition | None, language: str) -> Table:
    """The table that a record's header tells of, before the first move."""
    game = _heading(record, "game", lambda: find_game(record.game))
    _heading(record, "rules", lambda: _rules(game, record.rules))
    if edition is None:
        edition = _heading(record, "changes", lambda: _edition_of(record, game))
    key = "options" if record.seats in game.SEATS else "seats"
    table = _heading(
        record,
        key,
        lambda: Table(
            game,
            record.seats,
            seed=None,
            options=_recorded_options(record, game),
            edition=edition,
            names=record.names,
            language=language,
            rules=record.rules,
        ),
    )
    if record.digest and table.terms.edition.digest != record.digest:
        raise RecordError(
            record.at.get("edition", 0),
            f"it was played with other components (edition {_shorten(record.edition)} {_shorten(record.digest)}; "
            f"here {table.terms.edition.name} is {table.terms.edition.digest})",
        )
    return table


def _heading(record: Record, key: str, make: Callable[[], _Thing]) -> _Thing:
    """What a line of the header says; what is wrong with it is said with its number."""
    try:
        return make()
    except (TableError, EditionError) as wrong:
        raise RecordError(record.at.get(key, 0), f"the header cannot be: {wrong}") from None


def _edition_of(record: Record, game: Game) -> Edition:
    if record.changes:
        return _edition(game, changed(game.NAME, record.edition, record.changes, "changes"))
    return game.edition or standard(game.name)


def _replay_line(table: Table, line: Line) -> None:
    if HIDDEN in line.notation:
        raise RecordError(
            line.number, f"“{line.notation}” was hidden from whoever made this record, so it cannot be replayed"
        )
    try:
        table.play(line.notation, line.seat)
    except IllegalMove as refused:
        raise RecordError(
            line.number, f"{table.words.name(line.seat)} cannot play “{line.notation[:60]}”: {refused}"
        ) from None


def _check_result(table: Table, record: Record) -> None:
    outcome, result = table.outcome, record.result
    if result is None:
        if outcome is not None:
            raise RecordError(record.at.get("result", 0), "the record says “unfinished”, but its moves end the game")
        return
    if outcome is None:
        raise RecordError(
            result.number, f"the record says “finished”, but after its {len(record.moves)} moves the game goes on"
        )
    amounts = tuple(line.amounts for line in outcome.sheet)
    if len(result.sheet) < len(amounts):
        raise RecordError(
            result.at.get("sheet", result.at.get("reason", result.number)),
            f"the record is cut off: of {len(amounts)} lines of the score sheet {len(result.sheet)} are here",
        )
    for key, label, told, true in (
        ("ranks", "ranks", result.ranks, outcome.ranks),
        ("scores", "scores", result.scores, outcome.scores),
        ("sheet", "score sheet", tuple(amounts for _, amounts in result.sheet), amounts),
    ):
        if told != true:
            raise RecordError(
                result.at.get(key, result.number),
                f"the {label} of the result are {_plain(told)}, but the moves give {_plain(true)}",
            )


def _plain(numbers: Sequence[Any]) -> str:
    return (
        " / ".join(_plain(n) if isinstance(n, tuple) else "-" if n is None else str(n) for n in numbers)
        if any(isinstance(n, tuple) for n in numbers)
        else " ".join("-" if n is None else str(n) for n in numbers)
    )


def find_game(name: str) -> Game:
    """A game by its name, in any case; TableError lists those there are."""
    known = games()
    found = known.get("-".join(name.casefold().replace("_", " ").split()))
    if found is None:
        raise TableError(f"there is no game “{_shorten(name)}”; there are {', '.join(known)}")
    return found


def _terms(
    game: Game,
    seats: int | None,
    options: Mapping[str, str | bool],
    edition: str | Path | Edition | None,
    rules: int | None,
) -> Terms:
    if seats is None:
        seats = 2 if 2 in game.SEATS else game.SEATS[0]
    if seats not in game.SEATS:
        raise TableError(f"{game.NAME} is played with {_range(game.SEATS)} seats, not {seats}")
    chosen = {option.name: option.choices[0] for option in game.OPTIONS}
    for name, given in options.items():
        value = {True: "yes", False: "no"}.get(given, given) if isinstance(given, bool) else given
        option = next((option for option in game.OPTIONS if option.name == name), None)
        if option is None:
            known = ", ".join(chosen) or "none"
            raise TableError(f"{game.NAME} has no option “{_shorten(str(name))}”; there are: {known}")
        if value not in option.choices:
            raise TableError(f"option {name} must be {' or '.join(option.choices)}, not “{_shorten(str(value))}”")
        if value != option.choices[0] and option.seats and seats not in option.seats:
            raise TableError(f"option {name} is for {_range(option.seats)} seats, not {seats}")
        chosen[name] = str(value)
    for option in game.OPTIONS:
        for other in option.excludes:
            if _changed(game, chosen, option.name) and _changed(game, chosen, other):
                raise TableError(f"option {other} means nothing with {option.name}: choose one of the two")
    return Terms(seats, chosen, _edition(game, edition), _rules(game, rules))


def _rules(game: Game, rules: int | None) -> int:
    """The version of the rules as terms have it: 0 for the newest."""
    if rules is None or rules == game.VERSION:
        return 0
    if not 1 <= rules < game.VERSION:
        known = "1" if game.VERSION == 1 else f"1 to {game.VERSION}"
        raise TableError(f"rules {rules} of {game.NAME} are not known here; known: {known}")
    return rules


def _changed(game: Game, chosen: Mapping[str, str], name: str) -> bool:
    """Whether an option is not as usual."""
    return any(option.name == name and option.choices[0] != chosen[name] for option in game.OPTIONS)


def _edition(game: Game, edition: str | Path | Edition | None) -> Edition:
    if edition is None or edition == "standard":
        return game.edition or standard(game.name)
    where = "" if isinstance(edition, Edition) else f"{edition}: "
    if not isinstance(edition, Edition):
        edition = load(edition)
    if edition.game != game.NAME:
        raise TableError(f"{where}the edition “{edition.name}” is one of {edition.game}, not of {game.NAME}")
    found = game.problems(edition)
    if found:
        raise TableError(f"{where}the edition “{edition.name}” contradicts the rulebook: {found[0]}")
    return edition


def _names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if len(names) > seats:
        raise TableError(f"{len(names)} names were given for {seats} seats")
    for name in names:
        if len(name) > 40 or not all(char.isprintable() for char in name):
            raise TableError(f"the name “{_shorten(name)}” must be one line of at most 40 characters")
    return tuple(name.strip() for name in names) + ("",) * (seats - len(names))


def _range(seats: Sequence[int]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{', '.join(map(str, seats[:-1]))} or {seats[-1]}"


def _shorten(text: str) -> str:
    clean = "".join(char if char.isprintable() else " " for char in text)
    return clean if len(clean) <= 60 else clean[:59] + "…"
