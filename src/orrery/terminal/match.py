"""A match in the terminal: game after game, another starts each, and the totals after every one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from orrery.kernel import Text
from orrery.table import Match
from orrery.terminal.session import Session


def play_match(match: Match, players: Sequence[str], out: Console, save_to: Path, seed: int | None) -> None:
    """Play from the game that is open to the last one, or until somebody leaves; all games are kept in one file."""
    while True:
        number = len(match.tables) - 1
        seated = [players[(seat + number) % match.players] for seat in range(match.players)]
        Session(match.table, seated, out, save_to, seed, match.record).run()
        if not match.table.over:
            return
        for line in standing(match):
            out.print(line)
        if match.over:
            return
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
