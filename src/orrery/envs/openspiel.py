"""OpenSpiel: every game as one of its Python games; importing this registers them as `orrery_` and their names."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from orrery._moved import moved
from orrery.envs.episode import LIMIT, Course
from orrery.envs.rewards import rewards
from orrery.games import games
from orrery.kernel import CHANCE, OVER, Event, Game, IllegalMove, Option, Refusal, Text, Who
from orrery.message import Arg
from orrery.play import Entry, Play
from orrery.terms import TableError

HISTORY: Final = 1500
"""How many of the last moves an information-state tensor holds, two numbers each."""


class WrongAction(IllegalMove, pyspiel.SpielError):  # type: ignore[misc]
    """An action that is none, or that the rules do not allow; OpenSpiel's kind of error, with Orrery's refusal."""


class WrongTerms(TableError, pyspiel.SpielError):  # type: ignore[misc]
    """Parameters that are none of a game's; OpenSpiel's kind of error."""


class Past:
    """What every seat has witnessed of a game's first moves; it never changes, so that copies of a position share it."""

    def __init__(self, play: Play, words: list[list[str]], numbers: list[list[int]]) -> None:
        self.play = play
        """The game up to here, with its log."""
        self.words = words
        """By seat: what happened, in words."""
        self.numbers = numbers
        """By seat: two numbers a move, who made it + 2, and its number + 1 or 0 where it was hidden."""

    @classmethod
    def empty(cls, course: Course) -> Past:
        """Before the first move."""
        none: list[list[Any]] = [[] for _ in range(course.terms.seats)]
        return cls(Play(course.game, course.terms, logged=True), none, none)

    def after(self, entries: Sequence[Entry]) -> Past:
        """The same, with the moves that came since."""
        other = Past(self.play.copy(), [own[:] for own in self.words], [own[:] for own in self.numbers])
        for seat, move, _ in entries:
            other._witness(seat, move)
        return other

    def believing(self, state: Any) -> Past:
        """The same, for somebody who believes to be in this position now."""
        play = self.play.copy()
        play.restore(len(play.entries), state)
        return Past(play, self.words, self.numbers)

    def _witness(self, mover: int, move: int) -> None:
        play, at, name = self.play, len(self.play.entries), str(self.play.catalogue[move])
        notations = [play.game.seen(play.state, mover, move, seat) for seat in range(len(self.words))]
        play.make(mover, move)
        for seat, notation in enumerate(notations):
            events = map(_worded, play.happened(at, seat))
            self.words[seat].append(" ".join([f"{mover}:{notation}", *events]))
            self.numbers[seat] += [mover + 2, move + 1 if notation == name else 0]


def _worded(event: Event) -> str:
    args = (f"{name}={_argument(arg)}" for name, arg in sorted(event.args.items()))
    return f"[{event.kind} {' '.join(args)}]"


def _argument(arg: Arg) -> str:
    if isinstance(arg, Who):
        return str(arg.seat)
    return _inner(arg) if isinstance(arg, Text | tuple) else str(arg)


def _inner(arg: Arg) -> str:
    """An argument's part, as policies stored by version 0.1 know it: these strings must not follow how a Text shows itself."""
    if isinstance(arg, Text):
        parts = ", ".join(f"{name!r}: {_inner(part)}" for name, part in arg.args.items())
        return f"Text(key={arg.key!r}, args={{{parts}}})"
    if isinstance(arg, tuple):
        return f"({', '.join(map(_inner, arg))}{',' if len(arg) == 1 else ''})"
    return repr(arg)


class Held:
    """A game in progress with what was witnessed of it; OpenSpiel copies and stores it in Python's ways."""

    def __init__(self, course: Course, play: Play | None = None, past: Past | None = None) -> None:
        self.course = course
        self.play = play or Play(course.game, course.terms)
        self.imagined = False
        self._past = past

    def legal(self) -> list[int]:
        """The moves of whoever decides, in ascending order."""
        turn = self.play.turn
        return [] if turn == OVER else list(self.play.legal(turn))

    def refusal(self, move: int) -> Refusal | None:
        """What speaks against a move; None where it is legal."""
        if self.course.action(move) is None:
            return self.course.unknown(move)
        seat = self.play.turn
        if seat == OVER:
            return Refusal("", Text("refused-over"))
        return None if self.play.allows(seat, move) else self.play.refusal(seat, move)

    @property
    def past(self) -> Past:
        """What every seat has witnessed so far."""
        past = self._past or Past.empty(self.course)
        count = len(past.play.entries)
        if self._past is None or count < len(self.play.entries):
            self._past = past.after(self.play.entries[count:])
        return self._past

    def believed(self, seat: int, rng: random.Random) -> Held:
        """A position that a seat could believe to be in; what was witnessed before stays as it was."""
        state, play = self.course.game.imagine(self.play.state, seat, rng), self.play.copy()
        play.restore(len(play.entries), state)
        other = Held(self.course, play, self.past.believing(state.copy()))
        other.imagined = True
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        other = Held(self.course, self.play.copy(), self._past)
        other.imagined = self.imagined
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        if self.imagined:
            raise TypeError("an imagined position cannot be stored: nobody knows how it came about")
        terms, moves = self.course.terms, [(entry.seat, entry.move) for entry in self.play.entries]
        return _replayed, (short_name(self.course.game), terms.seats, dict(terms.options), moves)


def _replayed(name: str, seats: int, options: dict[str, str], moves: list[tuple[int, int]]) -> Held:
    held = Held(_course(name, seats, tuple(sorted(options.items()))))
    for seat, move in moves:
        held.play.make(seat, move)
    return held


_KNOWN: dict[str, Game] = {}


@cache
def _course(name: str, seats: int | None, options: tuple[tuple[str, str], ...]) -> Course:
    return Course(_KNOWN[name], seats, dict(options))


def _course_of(game: Game, params: dict[str, Any]) -> Course:
    chosen = [(option.name, params.get(_parameter(option.name))) for option in game.options]
    options = tuple(sorted((name, str(value)) for name, value in chosen if value is not None))
    try:
        return _course(short_name(game), int(params["seats"]) if "seats" in params else None, options)
    except TableError as wrong:
        raise WrongTerms(str(wrong)) from None


def _usual(option: Option) -> str | int:
    """An option's default; a number where all choices are, for OpenSpiel reads what looks like one as one."""
    return int(option.choices[0]) if all(choice.isdecimal() for choice in option.choices) else option.choices[0]


def _parameter(option: str) -> str:
    return option.replace("-", "_")


def _game_type(game: Game, seats: int) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=f"Orrery: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": seats} | {_parameter(option.name): _usual(option) for option in game.options},
    )


def short_name(game: Game) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"orrery_{_parameter(game.name)}"


class OrreryGame(pyspiel.Game):  # type: ignore[misc]
    """A game under its terms; utilities are the rewards by rank, from -1 to 1."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        self.course = _course_of(game, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.course.size,
            max_chance_outcomes=self.course.size,
            num_players=self.course.terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.course.terms.seats > 1 else None,
            max_game_length=LIMIT,
        )
        super().__init__(_game_type(game, self.course.terms.seats), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> OrreryState:
        """The position before the first move."""
        return OrreryState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> OrreryObserver:
        """Looks at positions for a seat."""
        if params:
            raise ValueError(f"the observers of these games take no parameters, not {params}")
        recall = kind is not None and kind.perfect_recall
        return OrreryObserver(self.course, recall)


class OrreryState(pyspiel.State):  # type: ignore[misc]
    """A position; draws are chance nodes, and decisions made at once come one after another, unseen by the later ones."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self.held = Held(game.course)

    @property
    def course(self) -> Course:
        """The terms and all that follows from them."""
        return self.held.course

    def current_player(self) -> int:
        """Who decides next."""
        turn = self.held.play.turn
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        if player == self.held.play.turn:
            return self.held.legal()
        if player != CHANCE:
            self.check_seat(player)
        return []

    def check_seat(self, player: int) -> None:
        """SpielError where there is no such seat."""
        if not 0 <= player < self.course.terms.seats:
            raise pyspiel.SpielError(f"there is no player {player}; there are 0 to {self.course.terms.seats - 1}")

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, and how likely."""
        game, state = self.course.game, self.held.play.state
        if game.turn(state) != CHANCE:
            raise pyspiel.SpielError("chance draws nothing here: somebody else decides")
        odds = [int(weight) for weight in game.odds(state)]
        total = sum(odds)
        return [(move, weight / total) for move, weight in zip(game.legal(state, CHANCE), odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        refused = self.held.refusal(action)
        if refused is not None:
            raise WrongAction(refused, self.course.words.refuse(refused))
        self.held.play.make(self.held.play.turn, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.course.action(action) is None:
            refused = self.course.unknown(action)
            raise WrongAction(refused, self.course.words.refuse(refused))
        return str(self.course.game.catalogue(self.course.terms)[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.play.turn == OVER

    def returns(self) -> list[float]:
        """The rewards by rank, once the game is over."""
        seats = self.course.terms.seats
        return rewards(self.course.game, self.held.play.state, seats, "rank") if self.is_terminal() else [0.0] * seats

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """A position that this seat could believe to be in."""
        self.check_seat(player)
        other = self.clone()
        other.held = self.held.believed(player, random.Random(int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        names = self.course.game.catalogue(self.course.terms)
        return "; ".join(str(names[action]) for action in self.history()) or "start"


class OrreryObserver:
    """What a seat sees as numbers and as a string; with perfect recall, also all that it has witnessed."""

    def __init__(self, course: Course, recall: bool) -> None:
        self.course = course
        self.recall = recall
        self.tensor: NDArray[np.float32] = np.zeros(course.length + (2 * HISTORY if recall else 0), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for field in course.fields:
            self.dict[field.name] = self.tensor[at : at + field.length]
            at += field.length
        if recall:
            self.dict["history"] = self.tensor[at:].reshape(HISTORY, 2)

    def set_from(self, state: OrreryState, player: int) -> None:
        """Write down what a seat sees in a position."""
        state.check_seat(player)
        self.tensor[: self.course.length] = np.asarray(self.course.game.observe(state.held.play.state, player))
        if self.recall:
            shown = state.held.past.numbers[player][-2 * HISTORY :]
            self.tensor[self.course.length :] = 0
            self.tensor[self.course.length : self.course.length + len(shown)] = shown

    def string_from(self, state: OrreryState, player: int) -> str:
        """What a seat sees in a position, in words and numbers."""
        state.check_seat(player)
        now = " ".join(str(number) for number in self.course.game.observe(state.held.play.state, player))
        past = "; ".join(state.held.past.words[player]) + " | " if self.recall else ""
        return f"{player}: {past}{now}"


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    _KNOWN[short_name(game)] = game

    class Registered(OrreryGame):
        """One of the games, as OpenSpiel makes it."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(_game_type(game, 2 if 2 in game.seats else game.seats[0]), Registered)


for _game in games().values():
    register(_game)


__getattr__ = moved(
    __name__,
    {
        "SpielGame": "orrery.envs.openspiel.OrreryGame",
        "SpielState": "orrery.envs.openspiel.OrreryState",
        "SpielObserver": "orrery.envs.openspiel.OrreryObserver",
    },
)
