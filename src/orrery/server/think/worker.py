"""A worker process: thinks for bots, hints and analyses, within the memory it is given.

It reads jobs and writes answers as MessagePack behind a length of four bytes. A job tells a game by its moves, since
positions do not travel.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import struct
import sys
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec

from orrery.bots import LEVELS, MctsBot, Thinking
from orrery.dice import Dice, playout
from orrery.edition import changed
from orrery.games import games
from orrery.kernel import CHANCE, Game, game_of
from orrery.server.think.jobs import Job, Thought
from orrery.table import Sight, Table

KEPT: Final = 64
"""How many tables a worker remembers, so that it need not replay them for each move."""
ITERATIONS: Final = 300
"""How long an analysis thinks about a position."""


class Answerer:
    """Answers jobs, remembering the tables it has seen."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def answer(self, job: Job) -> Thought:
        """What the job asks for."""
        table = self._table(job)
        if job.task == "chances":
            return Thought(chances=chances(table, job.seats, job.seed))
        sight = table.sight(job.seat)
        return Thought(move=choose(sight, job.level, job.seed))

    def _table(self, job: Job) -> Table:
        table = self._tables.pop(job.table, None)
        played = [] if table is None else [(entry.seat, entry.move) for entry in table.entries]
        if table is None or played != job.moves[: len(played)]:
            edition = changed(job.game, job.edition, job.changes) if job.changes else None
            table = Table(job.game, job.seats, seed=None, options=job.options, edition=edition, rules=job.rules)
            table.rewind(0)
            played = []
        table.follow(job.moves[len(played) :])
        self._tables[job.table] = table
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return table


def choose(sight: Sight, level: int, seed: int) -> int:
    """The move of a level's bot: one of our own, for what a job names can never be a program."""
    for known in LEVELS:
        if known.number == level:
            return MctsBot(known.thinking, seed).choose(sight).index
    raise ValueError(f"there is no level {level}")


def chances(table: Table, seats: int, seed: int) -> list[float]:
    """Each seat's chance to win, as the seat that decides could know it."""
    outcome = table.outcome
    if outcome is not None:
        return [float(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    seat = next((seat for seat in table.to_move if seat != CHANCE), 0)
    sight = table.sight(seat)
    if sight.moves:
        return list(MctsBot(Thinking(iterations=ITERATIONS), seed).think(sight).chances()[:seats])
    return _by_playouts(sight, table.game, seats, seed)


def _by_playouts(sight: Sight, game: Game, seats: int, seed: int) -> list[float]:
    wins = [0.0] * seats
    rng, dice, games_played = random.Random(seed), Dice(seed), 40
    for _ in range(games_played):
        state = sight.imagine(rng)
        playout(game, state, dice, 20_000)
        best = [seat for seat, rank in enumerate(game.ranks(state)) if rank == 1 and seat < seats]
        for seat in best:
            wins[seat] += 1 / len(best)
    return [won / games_played for won in wins]


def read(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    head = stream.read(4)
    return None if len(head) < 4 else stream.read(struct.unpack(">I", head)[0])


def framed(message: bytes) -> bytes:
    """A message behind its length."""
    return struct.pack(">I", len(message)) + message


def register(modules: list[str]) -> None:
    """Games of a developer's own, named by their modules, beside the built-in ones."""
    for name in modules:
        game = game_of(name)
        games()[game.name] = game


def main() -> None:
    """Answer jobs until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = int(sys.argv[1]) * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.nice(int(sys.argv[2]))
    register(sys.argv[3:])
    thinker, decoder = Answerer(), msgspec.msgpack.Decoder(Job)
    while (message := read(sys.stdin.buffer)) is not None:
        try:
            thought = thinker.answer(decoder.decode(message))
        except Exception as failure:  # the parent decides what a failing bot means for the table
            thought = Thought(error=f"{type(failure).__name__}: {failure}")
        try:
            sys.stdout.buffer.write(framed(msgspec.msgpack.encode(thought)))
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # the parent is gone, and with it whoever wanted to know


if __name__ == "__main__":
    main()
