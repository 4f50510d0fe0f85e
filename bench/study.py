"""How long the analysis of a whole game takes on one core: `python bench/study.py [GAME:SEATS …]`."""

from __future__ import annotations

import sys
import time

from orrery import CHANCE, Table
from orrery.bots import MctsBot, Thinking
from orrery.server.think.analysis import CLOSE
from orrery.server.think.jobs import source_job, source_of
from orrery.server.think.worker import Answerer

GAMES = ("callisto:2", "callisto:4", "cassiopeia:4", "three-days:4", "cryo:1", "cryo:2", "cryo:4")


def played(game: str, seats: int) -> Table:
    """A game of weak bots."""
    table, bot = Table(game, seats, seed=3), MctsBot(Thinking(iterations=30), 1)
    while not table.over:
        seat = table.to_move[0]
        table.play(bot.choose(table.sight(seat)), seat)
    return table


def main() -> None:
    """Answer all that an analysis asks of a worker, and say how long that took."""
    for game, _, seats in (name.partition(":") for name in sys.argv[1:] or GAMES):
        table = played(game, int(seats))
        source, worker = source_of("bench", table), Answerer()
        decided = [at for at, entry in enumerate(table.entries) if entry.seat != CHANCE]
        choices = [at for at in decided if len(table.at(at).numbers(table.entries[at].seat)) > 1]
        began = time.process_time()
        for at in choices:
            worker.answer(source_job("judge", source, at))
        first = time.process_time() - began
        for at in choices[:: max(1, len(choices) // CLOSE)][:CLOSE]:
            worker.answer(source_job("weigh", source, at))
        whole = time.process_time() - began
        print(f"{game}, {seats} seats: {len(choices)} decisions, {first:.1f} s, with {CLOSE} close looks {whole:.1f} s")


if __name__ == "__main__":
    main()
