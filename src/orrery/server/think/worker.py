"""A worker process: thinks for bots, hints and analyses, within the memory it is given.

It reads jobs and writes answers as MessagePack behind a length of four bytes. A job tells a game by its moves, since
positions do not travel.
"""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import struct
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import BinaryIO, Final

import msgspec

from orrery.bots import LEVELS, MctsBot
from orrery.bots.hint import ADVISING, list_advice
from orrery.bots.reasons import compared
from orrery.bots.verdict import DEEP, QUICK, foresee, judge, weigh
from orrery.edition import changed
from orrery.foreign import FormatError
from orrery.games import games
from orrery.interchange import formats, table_of
from orrery.kernel import game_of
from orrery.play import Play
from orrery.record import RecordError
from orrery.replays import replay
from orrery.server.think.editions import problems_of
from orrery.server.think.jobs import Advised, Job, Thought, Verdict
from orrery.table import Advice
from orrery.terms import TableError, find_game, terms_of

KEPT: Final = 64
"""How many games a worker remembers, so that it need not replay them for each move."""
BOTS: Final = 12
"""How many bots it keeps with what they have found out, for their next decision: about 60 MB each at most."""
ADVISED: Final = 3
"""How many moves a hint tells of: the best, and the two next."""


class Answerer:
    """Answers jobs, remembering the games it has seen and what its bots have thought of them."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Play] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, int], MctsBot] = OrderedDict()
        """By table, seat and level (0: who advises the seat); the one asked last stands last."""

    def answer(self, job: Job) -> Thought:
        """What the job asks for."""
        if job.task == "read":
            return read_record(job.text, job.seconds)
        if job.task == "check":
            return Thought(problems=problems_of(find_game(job.game), job.components, job.language))
        play = self._game(job)
        if job.task in ("foresee", "judge", "weigh"):
            return Thought(verdict=_verdict(job, play))
        if job.task == "remark":
            return Thought(parts=compared(play.sight(job.seat), *job.moved, job.seed))
        if job.task == "hint":
            return self._hint(job, play)
        bot = self._bot(job, partial(make_bot, job.level, job.seed))
        return Thought(move=bot.choose(play.sight(job.seat)).index)

    def _hint(self, job: Job, play: Play) -> Thought:
        """The best few moves, by a search that goes on from the seat's last hint."""
        sight = play.sight(job.seat)
        findings = self._bot(job, partial(MctsBot, ADVISING, job.seed)).think(sight)
        advice = list_advice(sight, findings, ADVISED, job.seed)
        return Thought(move=advice[0].move.index, advice=list(map(advised, advice)))

    def _bot(self, job: Job, make: Callable[[], MctsBot]) -> MctsBot:
        """The bot of a seat, with the tree that it has grown so far, or a new one."""
        key = (job.table, job.seat, job.level)
        bot = self._bots.pop(key, None) or make()
        self._bots[key] = bot
        if len(self._bots) > BOTS:
            self._bots.popitem(last=False)
        return bot

    def _forget_bots(self, table: str) -> None:
        """What was thought of a game that went back is of no use."""
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]

    def _game(self, job: Job) -> Play:
        play = self._games.pop(job.table, None)
        played = [] if play is None else [(entry.seat, entry.move) for entry in play.entries]
        if play is None or played != job.moves[: len(played)]:
            edition = changed(job.game, job.edition, job.changes, rules=job.rules or 0) if job.changes else None
            terms = terms_of(job.game, job.seats, job.options, edition, rules=job.rules)
            play, played = Play(find_game(job.game), terms), []
            self._forget_bots(job.table)
        for seat, move in job.moves[len(played) :]:
            play.make(seat, move)
        self._games[job.table] = play
        if len(self._games) > KEPT:
            self._games.popitem(last=False)
        return play


def _verdict(job: Job, play: Play) -> Verdict:
    """What is said of a decision by what its maker could know, or of a position by what each seat could."""
    if job.task == "foresee":
        sights = [play.sight(seat) for seat in range(play.terms.seats)]
        forecast = foresee(sights, job.seed, replace(QUICK, seconds=job.seconds))
        return Verdict(margin=forecast.margin, chances=forecast.chances)
    sight, played = play.sight(job.seat), job.moved[0]
    if job.task == "judge":
        first = judge(sight, played, job.seed, replace(QUICK, seconds=job.seconds))
        return Verdict(first.best, first.best_win, first.own_win, first.margin)
    close = weigh(sight, played, job.seed, replace(DEEP, seconds=job.seconds))
    return Verdict(close.best, close.best_win, close.own_win, close.margin, [], close.parts, close.then)


def read_record(text: str, seconds: float) -> Thought:
    """A record as we write it, every move checked; what is wrong with it, where it is none or takes too long."""
    try:
        with _within(seconds):
            if not text.lstrip("\ufeff \t\r\n").startswith("("):
                return Thought(text=replay(text).record())
            for game, form in formats():
                return Thought(text=table_of(game, form.read(text))[0].record())
    except (RecordError, TableError, FormatError) as wrong:
        return Thought(wrong=str(wrong))
    except _TooLongError:
        return Thought(wrong="this record takes too long to be replayed")
    return Thought(wrong="this is no game record")


class _TooLongError(Exception):
    """The processor's time is used up."""


@contextlib.contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Break off after so much time of the processor, so that a busy machine refuses nobody's record."""

    def stop(number: int, frame: object) -> None:
        raise _TooLongError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def advised(advice: Advice) -> Advised:
    """Advice as it goes back to the server."""
    expects = None if advice.expects is None else (advice.expects[0], advice.expects[1].index)
    return Advised(advice.move.index, advice.win, advice.telling(), expects)


def make_bot(level: int, seed: int) -> MctsBot:
    """The bot of a level: one of our own, for what a job names can never be a program."""
    for known in LEVELS:
        if known.number == level:
            return MctsBot(known.thinking, seed)
    raise ValueError(f"there is no level {level}")


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
