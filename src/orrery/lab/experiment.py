"""An experiment: which games are played by whom; and one game of it, from its number alone."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

from orrery.bots import BotError, GreedyBot, MctsBot, RandomBot, Seated, make, seat
from orrery.bots.seated import Resigned
from orrery.dice import Lots
from orrery.edition import Edition, EditionError, changed
from orrery.kernel import Game, Terms, Text
from orrery.lab.labels import in_general, label_of
from orrery.play import Play
from orrery.table import Table
from orrery.terms import TableError, find_game, terms_of
from orrery.vectors import CHANCE, OVER

MOVE_CAP: Final = 50_000
RIVAL: Final = "the rival"
MOST_VALUES: Final = 80
"""A field of moves with more values than this (a place on a board) is no component whose use is counted."""


class LabError(ValueError):
    """An experiment that cannot be made; the message is one sentence."""


@dataclass(frozen=True)
class Experiment:
    """What is played: everything in it is plain data, so that it can be sent to other processes and machines."""

    game: str
    seats: int
    lineups: tuple[tuple[str, ...], ...]
    """Who sits where; game number n has lineup n modulo their count, and as many games as there are lineups are a round."""
    options: Mapping[str, str] = field(default_factory=dict)
    edition: str = "standard"
    changes: Mapping[str, Any] = field(default_factory=dict)
    """What the edition changes of the standard one."""
    seed: int = 0
    limit: float = 30.0
    """Seconds that an outside program has for a move."""
    records: bool = False
    shuffled: bool = False
    """Whether in every round those of a table sit in another order, drawn anew, before they change seats."""

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        in_turn, at = divmod(number, len(self.lineups))
        if not self.shuffled:
            return self.lineups[at]
        shift = at % self.seats
        order = list(self.lineups[at - shift])
        random.Random(f"{self.seed}/seating/{in_turn}/{at - shift}").shuffle(order)
        return tuple(order[shift:] + order[:shift])

    def data(self) -> dict[str, Any]:
        """The experiment as JSON values."""
        plain = asdict(self)
        if not self.shuffled:
            del plain["shuffled"]
        plain["lineups"] = [list(lineup) for lineup in self.lineups]
        return plain

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.lineups, self.edition, self.seed))


def read_experiment(data: Mapping[str, Any]) -> Experiment:
    """The experiment of JSON values."""
    return Experiment(**(dict(data) | {"lineups": tuple(tuple(lineup) for lineup in data["lineups"])}))


def plan(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: str | Path | None = None,
    seed: int = 0,
    rotate: bool = False,
    limit: float = 30.0,
    records: bool = False,
) -> Experiment:
    """An experiment that is checked: the game, its terms and the bots exist; bots are repeated until all seats are taken."""
    try:
        terms = terms_of(game, seats, options, edition)
    except (TableError, EditionError) as wrong:
        raise LabError(str(wrong)) from None
    count = terms.seats
    check_bots(bots)
    if not bots or len(bots) > count:
        raise LabError(f"{len(bots)} bots were named for {count} seats")
    lineup = tuple(bots[number % len(bots)] for number in range(count))
    lineups = tuple(lineup[shift:] + lineup[:shift] for shift in range(count)) if rotate else (lineup,)
    return Experiment(
        find_game(game).name,
        count,
        lineups,
        options=dict(terms.options),
        edition=terms.edition.name,
        changes=terms.edition.changes,
        seed=seed,
        limit=limit,
        records=records,
    )


def check_bots(bots: Sequence[str]) -> None:
    """LabError where one of these is no bot."""
    for bot in bots:
        try:
            make(bot)
        except BotError as wrong:
            raise LabError(str(wrong)) from None


def rehearse(experiment: Experiment) -> None:
    """LabError where an outside program or a bot of one's own cannot make its first move: nothing is played then."""
    for spec in dict.fromkeys(bot for lineup in experiment.lineups for bot in lineup):
        bot = make(spec, limit=experiment.limit)
        if isinstance(bot, RandomBot | GreedyBot | MctsBot):
            continue
        play = Play(find_game(experiment.game), agreed(experiment), Lots(random.Random(0)))
        play.settle()
        why = Seated(bot, RandomBot(0)).rehearse(play.sight(play.turn))
        if why is not None:
            raise LabError(f"nothing was played: {spec[:100]} {why}")


@dataclass
class Row:
    """One game as it went; the same whenever and wherever it is played."""

    game: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    decisions: int
    moves: int
    reason: str
    """How the game ended, as a label."""
    sheet: dict[str, list[int | None]]
    """The score sheet: what each line, by its label, gave to each seat."""
    uses: list[dict[str, int]]
    """How often each seat made moves with each component."""
    failures: list[str | None]
    """Why a bot lost its seat to random, if it did."""
    record: str | None = None
    resigned: list[int] = field(default_factory=list)
    """The seats whose bots gave up, in the order in which they did."""

    @property
    def failed(self) -> bool:
        """Whether a bot lost its seat, so that the result is not its own."""
        return any(why is not None for why in self.failures)

    @property
    def sides(self) -> list[str]:
        """Who has a rank: the bots, and the automated rival of a solo game."""
        return self.bots + [RIVAL] * (len(self.ranks) - len(self.bots))

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return [place for place, rank in enumerate(self.ranks[: len(self.bots)]) if rank == 1]


@lru_cache(maxsize=8)
def agreed(experiment: Experiment) -> Terms:
    """The terms that an experiment's games are played on."""
    edition: Edition | None = None
    if experiment.changes:
        edition = changed(experiment.game, experiment.edition, experiment.changes)
    return terms_of(experiment.game, experiment.seats, experiment.options, edition)


def play_game(experiment: Experiment, number: int) -> Row:
    """Game number n of an experiment."""
    return _Trial(experiment, number).row()


class _Trial:
    """One game of an experiment while it is played, with a bot at every seat."""

    def __init__(self, experiment: Experiment, number: int) -> None:
        self.experiment, self.number = experiment, number
        chance = Lots(random.Random(f"{experiment.seed}/{number}/chance"))
        self.play = Play(find_game(experiment.game), agreed(experiment), chance)
        self.lineup = experiment.lineup(number)
        self.bots = [
            seat(spec, random.Random(f"{experiment.seed}/{number}/{place}").getrandbits(31), limit=experiment.limit)
            for place, spec in enumerate(self.lineup)
        ]
        self.uses: list[dict[str, int]] = [{} for _ in self.bots]
        self.resigned: list[int] = []
        for place, bot in enumerate(self.bots):
            bot.may_resign = True
            if bot.remembers:
                self.play.witnessed(place)  # from the first move on

    def row(self) -> Row:
        try:
            self._run()
        finally:
            for bot in self.bots:
                bot.close()
        return self._row()

    def _run(self) -> None:
        play, items = self.play, components(self.play.game, self.play.terms)
        turn, state = play.game.turn, play.state
        while (place := turn(state)) != OVER:
            if place == CHANCE:
                play.draw()
                continue
            move = self._decide(place)
            if move is None:
                return
            for item in items.get(move, ()):
                self.uses[place][item] = self.uses[place].get(item, 0) + 1
            play.make(place, move)
            if len(play.entries) > MOVE_CAP:
                raise LabError(f"game {self.number} of {play.game.name} did not end after {MOVE_CAP} moves")

    def _decide(self, place: int) -> int | None:
        """A seat's move; None where it resigns and so ends the game. Among more than two, random plays on for it."""
        bot: Any = self.bots[place]
        if isinstance(bot.bot, RandomBot):
            moves = self.play.game.legal(self.play.state, place)  # asked once, so nobody keeps it
            return int(moves[bot.bot.pick(len(moves))])
        sight = self.play.sight(place)
        try:
            return int(bot.choose(sight).index)
        except Resigned:
            self.resigned.append(place)
            return None if len(self.play.game.ranks(self.play.state)) == 2 else int(bot.choose(sight).index)

    def _row(self) -> Row:
        game, state, outcome = self.play.game, self.play.state, self.play.outcome
        return Row(
            game=self.number,
            bots=list(self.lineup),
            scores=[int(score) for score in game.scores(state)],
            ranks=behind([int(rank) for rank in game.ranks(state)], self.resigned),
            decisions=sum(entry.seat != CHANCE for entry in self.play.entries),
            moves=len(self.play.entries),
            reason=label_of(in_general(outcome.reason) if outcome else Text("reason-resigned")),
            sheet={label_of(line.text): list(line.amounts) for line in outcome.sheet} if outcome else {},
            uses=self.uses,
            failures=[bot.failure for bot in self.bots],
            record=self._record() if self.experiment.records else None,
            resigned=self.resigned,
        )

    def _record(self) -> str:
        terms, names = self.play.terms, [bot[:40] for bot in self.lineup]
        table = Table(self.play.game, terms.seats, seed=None, options=terms.options, edition=terms.edition, names=names)
        table.follow((entry.seat, entry.move) for entry in self.play.entries)
        return table.record()


def behind(ranks: Sequence[int], resigned: Sequence[int]) -> list[int]:
    """The ranks where those who resigned come last, the first of them at the very end."""
    left = [rank for place, rank in enumerate(ranks) if place not in resigned]
    return [
        len(ranks) - resigned.index(place) if place in resigned else 1 + sum(other < rank for other in left)
        for place, rank in enumerate(ranks)
    ]


def components(game: Game, terms: Terms) -> dict[int, tuple[str, ...]]:
    """What each move makes use of: its kind, and the names of the components in its fields."""
    return _components(cast(Any, game), terms)


@lru_cache(maxsize=16)
def _components(game: Any, terms: Terms) -> dict[int, tuple[str, ...]]:
    catalogue = game.catalogue(terms)
    values: dict[tuple[str, str], set[str]] = {}
    for move in catalogue:
        for name, value in move.fields.items():
            values.setdefault((move.kind, name), set()).add(str(value))
    return {
        move.index: tuple(
            f"{move.kind} {name} {value}"
            for name, value in move.fields.items()
            if 1 < len(values[move.kind, name]) <= MOST_VALUES
        )
        for move in catalogue
    }
