"""A match: several games in a row, another starts each, and the scores add up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

from orrery.edition import Edition
from orrery.kernel import Game
from orrery.table import FRESH, Table, names_of
from orrery.terms import TableError

_T = TypeVar("_T")


def moved_on(seated: Sequence[_T], games: int = 1) -> tuple[_T, ...]:
    """Who sits where some games later: the start moves on by one seat each time."""
    return tuple(seated[(seat + games) % len(seated)] for seat in range(len(seated)))


def carried(totals: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """The points after one more game, in the order of the seats of the next one; an automated rival's are not kept."""
    return moved_on([total + score for total, score in zip(totals, scores, strict=False)])


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
        self.names = names_of(names, players)
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
        finished = [table.outcome.scores for table in self.tables if table.outcome is not None]
        totals: tuple[int, ...] = (0,) * self.players
        for scores in finished:
            totals = carried(totals, scores)
        return tuple(totals[self.seat_of(player, len(finished))] for player in range(self.players))

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The players' places once the match is over; equal totals share one."""
        if not self.over:
            return None
        sign = 1 if self.table.game.lowest_wins else -1
        totals = [sign * total for total in self.scores]
        return tuple(1 + sum(other < own for other in totals) for own in totals)

    def record(self) -> str:
        """The records of all games, one after another."""
        return "\n".join(table.record() for table in self.tables)

    def _seated(self, number: int) -> tuple[str, ...]:
        if not any(self.names):
            return ()
        return moved_on(self.names, number)

    def _open(self) -> None:
        number = len(self.tables)
        seed = self._seed + number if isinstance(self._seed, int) else self._seed
        table = Table(self._game, self.players, seed=seed, names=self._seated(number), **self._terms)
        table.match = (len(self.tables) + 1, self.games)
        self.tables.append(table)
