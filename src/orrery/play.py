"""One game in progress under every face: the position, what was played, where chance comes from, who has seen what.

A table adds words, undo and a record, the lab its rows, the environments their numbers, the server its steps and clocks.
Moves and seats are numbers here, and nobody asks whether a move is legal: whoever stands above has asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Self

from librt.vecs import vec
from mypy_extensions import i64

from orrery.dice import Dice, Lots, draw
from orrery.kernel import Event, Game, Json, Move, Outcome, Refusal, Terms, Text, Who
from orrery.terms import refer, reference, stored_terms, terms_of
from orrery.vectors import CHANCE, holds


class Entry(NamedTuple):
    """One move as it was played, with what happened, where somebody keeps a log."""

    seat: int
    move: int
    events: tuple[Event, ...] = ()


_entry: Final = tuple.__new__
"""Makes an Entry in half the time that `Entry(…)` takes: simulations make millions."""


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


def sight_of(
    game: Game, terms: Terms, state: Any, seat: int, witnessed: Callable[[], Sequence[tuple[int, str]]] = tuple
) -> Sight:
    """What a bot at a seat is given in a position; it stays as it is while the game goes on."""
    kept = state.copy()
    moves = tuple(game.catalogue(terms).pick(game.legal(kept, seat)))
    return Sight(game, terms, seat, game.view(kept, seat), moves, lambda rng: game.imagine(kept, seat, rng), witnessed)


def refusal_of(game: Game, state: Any, seat: int, move: int) -> Refusal:
    """What speaks against a move of the catalogue that is not legal in a position."""
    return game.why_not(state, seat, move) or Refusal("", Text("refused-not-the-moment"))


class Play:
    """One game in progress; without a source of chance its draws are made like any other move."""

    def __init__(self, game: Game, terms: Terms, chance: Dice | None = None, *, logged: bool = False) -> None:
        self.game = game
        self.terms = terms
        self.chance = chance
        self.logged = logged
        """Whether it is kept what happened with every move."""
        self.catalogue = game.catalogue(terms)
        self.state: Any = game.setup(terms)
        self.entries: list[Entry] = []
        self._offers: dict[int, vec[i64]] = {}
        """The legal moves of seats that were asked for in this position."""
        self._witnessed: dict[int | None, list[tuple[int, str]]] = {}
        """By viewer: who made which move. Whoever asked once is told of every move from then on."""

    @property
    def turn(self) -> int:
        """The seat that decides next, the first where several do; or CHANCE, or OVER."""
        return int(self.game.turn(self.state))

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that must decide now; CHANCE where a draw is due; empty when the game is over."""
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Ranks, scores, reason and score sheet, once the game is over."""
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> vec[i64]:
        """The numbers of the moves that a seat may make now, in ascending order; listed once in a position."""
        moves = self._offers.get(seat)
        if moves is None:
            moves = self._offers[seat] = self.game.legal(self.state, seat)
        return moves

    def allows(self, seat: int, move: int) -> bool:
        """Whether a seat may make a move now."""
        return holds(self.legal(seat), move)

    def refusal(self, seat: int, move: int) -> Refusal:
        """What speaks against a move of the catalogue that is not legal."""
        return refusal_of(self.game, self.state, seat, move)

    def make(self, seat: int, move: int) -> None:
        """Make a legal move, and keep it."""
        if self._witnessed:
            for viewer, moves in self._witnessed.items():
                moves.append((seat, self.game.seen(self.state, seat, move, viewer)))
        if self.logged:
            events: list[Event] = []
            self.game.apply(self.state, seat, move, events)
            self.entries.append(Entry(seat, move, tuple(events)))
        else:
            self.game.apply(self.state, seat, move, None)
            self.entries.append(_entry(Entry, (seat, move, ())))
        self._offers.clear()

    def draw(self) -> None:
        """Make one draw of chance, which must be due and have a source."""
        assert self.chance is not None
        self.make(CHANCE, draw(self.game, self.state, self.chance))

    def settle(self) -> int:
        """Draw what chance has to draw, where there is a source of it; who decides next, as `turn` says."""
        turn, state = self.game.turn, self.state
        while (seat := turn(state)) == CHANCE and self.chance is not None:
            self.draw()
        return seat

    def sight(self, seat: int) -> Sight:
        """What a bot at a seat is given."""
        entries, count = self.entries, len(self.entries)

        def witnessed() -> Sequence[tuple[int, str]]:
            if entries is self.entries:
                return self.witnessed(seat)[:count]
            return self._as_witnessed(entries[:count], seat)  # the game went back since

        return sight_of(self.game, self.terms, self.state, seat, witnessed)

    def imagine(self, seat: int, rng: random.Random) -> Any:
        """A position that a seat could believe to be in."""
        return self.game.imagine(self.state, seat, rng)

    def witnessed(self, viewer: int | None) -> list[tuple[int, str]]:
        """Who made which move so far, as a seat or a spectator witnessed it; `?` hides."""
        if viewer not in self._witnessed:
            self._witnessed[viewer] = self._as_witnessed(self.entries, viewer)
        return self._witnessed[viewer]

    def _as_witnessed(self, entries: Sequence[Entry], viewer: int | None) -> list[tuple[int, str]]:
        moves, state = [], self.game.setup(self.terms)
        for seat, move, _ in entries:
            moves.append((seat, self.game.seen(state, seat, move, viewer)))
            self.game.apply(state, seat, move, None)
        return moves

    def happened(self, number: int, viewer: int | None) -> list[Event]:
        """What a seat or a spectator saw happen with one move, counted from 0."""
        events = (self.game.see(event, viewer) for event in self.entries[number].events)
        return [event for event in events if event is not None]

    def prompt(self, seat: int | None, view: dict[str, Json] | None = None) -> Text:
        """What must be decided, said to this seat (whose view may be at hand); to others, for whom the game waits."""
        waiting = self.to_move
        if not waiting:
            return Text("refused-over")
        if seat is not None and seat != CHANCE and seat in waiting:
            return self.game.prompt(self.game.view(self.state, seat) if view is None else view, seat)
        return Text("waiting", {"name": tuple(Text("somebody", {"name": Who(other)}) for other in waiting)})

    def restore(self, count: int, state: Any) -> None:
        """Back to how it stood after these moves, in this position; a sight from before keeps what it has."""
        self.state = state
        self.entries = self.entries[:count]
        self._offers = {}
        self._witnessed = {viewer: moves[:count] for viewer, moves in self._witnessed.items()}

    def rewind(self, count: int) -> None:
        """Back to how it stood after these moves, chance's included."""
        state = self.game.setup(self.terms)
        for seat, move, _ in self.entries[:count]:
            self.game.apply(state, seat, move, None)
        self.restore(count, state)

    def at(self, count: int) -> Self:
        """Another game as this one stood after these moves; it has no source of chance."""
        other = self.copy()
        other.chance = None
        other.rewind(count)
        return other

    def copy(self) -> Self:
        """The same game, with the same draws to come; neither touches the other."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.chance = None if self.chance is None else self.chance.copy()
        other.restore(len(self.entries), self.state.copy())
        other._offers = dict(self._offers)
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        moves = [(entry.seat, self.catalogue[entry.move].notation) for entry in self.entries]
        return _stored, (
            type(self),
            reference(self.game),
            stored_terms(self.terms),
            moves,
            _kept(self.chance),
            self.logged,
        )


def _stored(
    kind: type[Play],
    game: str | Game,
    terms: Mapping[str, Any],
    moves: Sequence[tuple[int, str]],
    chance: Any,
    log: bool,
) -> Play:
    """The game that was stored, move by move; by notation, since numbers may change from one version to the next."""
    play = kind(refer(game), terms_of(refer(game), **terms), _chance(chance), logged=log)
    for seat, notation in moves:
        move = play.catalogue.find(notation)
        if move is None:
            raise ValueError(f"there is no move “{notation}” in this version of {play.game.name}")
        play.make(seat, move.index)
    return play


def _kept(chance: Dice | None) -> Any:
    """What a source of chance is made of again; the system's has no state."""
    if not isinstance(chance, Lots):
        return None if chance is None else int(chance.bits)
    return "system" if isinstance(chance.source, random.SystemRandom) else chance.source.getstate()


def _chance(kept: Any) -> Dice | None:
    if kept is None or kept == "system":
        return None if kept is None else Lots(random.SystemRandom())
    if isinstance(kept, int):
        dice = Dice(0)
        dice.bits = kept
        return dice
    source = random.Random()
    source.setstate(kept)
    return Lots(source)
