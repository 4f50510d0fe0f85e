"""An experiment: which games are played by whom; and one game of it, from its number alone."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from orrery.bots import BotError, GreedyBot, MctsBot, RandomBot, Seated, make, seat
from orrery.bots.seated import Resigned
from orrery.edition import Edition, EditionError, changed
from orrery.kernel import CHANCE, Arg, Game, Terms, Text, Who
from orrery.play import Sight
from orrery.table import Table
from orrery.terms import TableError
from orrery.words import Words

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
        table = Table(game, seats, seed=None, options=options, edition=edition)
    except (TableError, EditionError) as wrong:
        raise LabError(str(wrong)) from None
    count = table.terms.seats
    check_bots(bots)
    if not bots or len(bots) > count:
        raise LabError(f"{len(bots)} bots were named for {count} seats")
    lineup = tuple(bots[number % len(bots)] for number in range(count))
    lineups = tuple(lineup[shift:] + lineup[:shift] for shift in range(count)) if rotate else (lineup,)
    return Experiment(
        table.game.NAME,
        count,
        lineups,
        dict(table.terms.options),
        table.terms.edition.name,
        table.terms.edition.changes,
        seed,
        limit,
        records,
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
        table = table_of(experiment).copy()
        table.draw_itself(random.Random(0))
        why = Seated(bot, RandomBot(0)).rehearse(table.sight(table.to_move[0]))
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
    sheet: dict[str, list[int | None]]
    """The score sheet: what each line gave to each seat."""
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
def table_of(experiment: Experiment) -> Table:
    """A table before its first move, for the terms and the words of an experiment."""
    edition: Edition | None = None
    if experiment.changes:
        edition = changed(experiment.game, experiment.edition, experiment.changes)
    return Table(experiment.game, experiment.seats, seed=None, options=experiment.options, edition=edition)


def play_game(experiment: Experiment, number: int) -> Row:
    """Game number n of an experiment."""
    table = table_of(experiment)
    return _Play(table.game, table.terms, experiment, number).row()


class _Play:
    """One game while it is played, without the table's log and undo."""

    def __init__(self, game: Game, terms: Terms, experiment: Experiment, number: int) -> None:
        self.game, self.terms, self.experiment, self.number = game, terms, experiment, number
        self.catalogue = game.catalogue(terms)
        self.state = game.setup(terms)
        self.rng = random.Random(f"{experiment.seed}/{number}/chance")
        self.lineup = experiment.lineup(number)
        self.bots = [
            seat(spec, random.Random(f"{experiment.seed}/{number}/{place}").getrandbits(31), limit=experiment.limit)
            for place, spec in enumerate(self.lineup)
        ]
        self.past: list[list[tuple[int, str]]] = [[] for _ in self.bots]
        self.made: list[tuple[int, int]] = []
        self.uses: list[dict[str, int]] = [{} for _ in self.bots]
        self.resigned: list[int] = []
        for bot in self.bots:
            bot.may_resign = True

    def row(self) -> Row:
        try:
            self._play()
        finally:
            for bot in self.bots:
                bot.close()
        return self._row()

    def _play(self) -> None:
        items = components(self.game, self.terms)
        while waiting := self.game.to_move(self.state):
            place = waiting[0]
            legal = self.game.legal(self.state, place)
            if place == CHANCE:
                move = self.rng.choices(list(legal), [int(weight) for weight in self.game.odds(self.state)])[0]
            else:
                try:
                    move = self._decide(place, legal)
                except Resigned:
                    self.resigned.append(place)
                    if len(self.game.ranks(self.state)) == 2:
                        return
                    move = self._decide(place, legal)
                for item in items.get(move, ()):
                    self.uses[place][item] = self.uses[place].get(item, 0) + 1
            self._make(place, move)

    def _decide(self, place: int, legal: Any) -> int:
        bot: Any = self.bots[place]
        if isinstance(bot.bot, RandomBot):
            return int(legal[bot.bot.pick(len(legal))])
        return int(bot.choose(self._sight(place, legal)).index)

    def _sight(self, place: int, legal: Any) -> Sight:
        game, state, past = self.game, self.state, self.past[place]
        return Sight(
            game,
            self.terms,
            place,
            game.view(state, place),
            tuple(self.catalogue.pick(legal)),
            lambda rng: game.imagine(state, place, rng),
            lambda: past,
        )

    def _make(self, place: int, move: int) -> None:
        for viewer, bot in enumerate(self.bots):
            if bot.remembers:
                self.past[viewer].append((place, self.game.seen(self.state, place, move, viewer)))
        self.game.apply(self.state, place, move, None)
        self.made.append((place, move))
        if len(self.made) > MOVE_CAP:
            raise LabError(f"game {self.number} of {self.game.NAME} did not end after {MOVE_CAP} moves")

    def _row(self) -> Row:
        outcome = self.game.outcome(self.state)
        words = Words(self.game.NAME, "en", ("",) * self.terms.seats)
        sheet = {words.say(line.text): list(line.amounts) for line in outcome.sheet} if outcome else {}
        return Row(
            game=self.number,
            bots=list(self.lineup),
            scores=[int(score) for score in self.game.scores(self.state)],
            ranks=behind([int(rank) for rank in self.game.ranks(self.state)], self.resigned),
            decisions=sum(place != CHANCE for place, _ in self.made),
            moves=len(self.made),
            reason=words.say(in_general(outcome.reason)) if outcome else "Somebody resigned.",
            sheet=sheet,
            uses=self.uses,
            failures=[_failure(bot) for bot in self.bots],
            record=self._record() if self.experiment.records else None,
            resigned=self.resigned,
        )

    def _record(self) -> str:
        table = Table(
            self.game,
            self.terms.seats,
            seed=None,
            options=self.terms.options,
            edition=self.terms.edition,
            names=[bot[:40] for bot in self.lineup],
        )
        for place, move in self.made:
            table.play(self.catalogue[move], place)
        return table.record()


def behind(ranks: Sequence[int], resigned: Sequence[int]) -> list[int]:
    """The ranks where those who resigned come last, the first of them at the very end."""
    left = [rank for place, rank in enumerate(ranks) if place not in resigned]
    return [
        len(ranks) - resigned.index(place) if place in resigned else 1 + sum(other < rank for other in left)
        for place, rank in enumerate(ranks)
    ]


def _failure(bot: Seated) -> str | None:
    return bot.failure


@lru_cache(maxsize=16)
def _components(game_name: str, terms: Terms, game: Any) -> dict[int, tuple[str, ...]]:
    catalogue = game.catalogue(terms)
    values: dict[tuple[str, str], set[str]] = {}
    for move in catalogue:
        for name, value in move.fields.items():
            values.setdefault((move.kind, name), set()).add(str(value))
    found = {}
    for move in catalogue:
        found[move.index] = tuple(
            f"{move.kind} {name} {value}"
            for name, value in move.fields.items()
            if 1 < len(values[move.kind, name]) <= MOST_VALUES
        )
    return found


def components(game: Any, terms: Terms) -> dict[int, tuple[str, ...]]:
    """What each move makes use of: its kind, and the names of the components in its fields."""
    return _components(game.NAME, terms, game)


def in_general(text: Text) -> Text:
    """A text whatever the player and the number, so that games that end alike are counted together."""
    args: dict[str, Arg] = {}
    for name, arg in text.args.items():
        args[name] = "Somebody" if isinstance(arg, Who) else "n" if isinstance(arg, int) else arg
    return Text(text.key, args)
