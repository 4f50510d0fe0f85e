"""A match in the terminal: game after game, another starts each, and the totals after every one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from rich.console import Console

from orrery.kernel import Text
from orrery.match import Match
from orrery.record import RecordError, read_all
from orrery.table import Table
from orrery.terminal.session import Session
from orrery.terms import TableError


def holds_match(path: str) -> bool:
    """Whether a file holds the games of a match."""
    try:
        return read_all(Path(path).read_bytes())[0].match is not None
    except RecordError as wrong:
        raise RecordError(0, f"{path}: {wrong}") from None


def new_match(
    table: Table, names: Sequence[str], players: Sequence[str], games: int, seed: int | Literal["fresh"] | None
) -> Match:
    """A match on a table's terms; whoever has no name gets one, since the colours change from game to game."""
    called = [*names, *[""] * (len(players) - len(names))]
    for number, player in enumerate(players):
        name = called[number] or table.words.say(Text("player", {"n": number + 1}))
        called[number] = name if player == "human" else f"{name} ({player})"
    return Match(
        table.game,
        len(players),
        games=games or len(players),
        seed=seed,
        options=table.terms.options,
        edition=table.terms.edition,
        names=called,
        language=table.words.language,
    )


def saved_match(path: str, tables: Sequence[Table], seed: int | Literal["fresh"] | None) -> Match:
    """The match of a file, with the game open that is to be played next."""
    match = Match.continued(tables, seed)
    if match.over:
        raise TableError(f"{path}: that match is over; orrery record show {path} shows it")
    if match.table.over:
        match.next_game()
    elif seed is not None:
        match.table.draw_itself(random.Random(None if seed == "fresh" else seed))
    return match


def play_match(match: Match, players: Sequence[str], out: Console, save_to: Path, seed: int | None) -> int:
    """Play from the game that is open to the last one, or until somebody leaves; all games are kept in one file."""
    while True:
        number = len(match.tables) - 1
        seated = [players[(seat + number) % match.players] for seat in range(match.players)]
        session = Session(match.table, seated, out, save_to, seed)
        session.record = match.record
        code = session.run()
        if not match.table.over:
            return code
        for line in standing(match):
            out.print(line)
        if match.over:
            return code
        match.next_game()


def standing(match: Match) -> list[str]:
    """The totals so far, and after the last game who has won."""
    words = match.table.words
    names = [words.name(match.seat_of(player)) for player in range(match.players)]
    totals = tuple(
        Text("match-total", {"name": name, "points": Text("points", {"n": total})})
        for name, total in zip(names, match.scores, strict=True)
    )
    lines = [words.say(Text("match-standing", {"game": len(match.tables), "of": match.games, "totals": totals}))]
    if match.ranks is not None:
        winners = [name for name, rank in zip(names, match.ranks, strict=True) if rank == 1]
        lines.append(words.say(Text("match-won", {"names": words.listing(winners), "n": len(winners)})))
    return lines
