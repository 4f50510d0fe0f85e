"""Plays Callisto against Pentobi, the one strong program for it: every seat in turn, both sides' processor time counted.

Pentobi is no part of Orrery: get its sources from its author, build its engine `pentobi-gtp` as its own instructions say (the
window is not needed), and put it on the PATH or name it with --program.
"""

from __future__ import annotations

import argparse
import json
import shlex
import shutil
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from orrery.bots import Bot, make
from orrery.bots.outside import GtpBot
from orrery.kernel import Move
from orrery.lab.figures import mean, share
from orrery.play import Sight
from orrery.table import Table

VARIANTS = {"two": "callisto_2", "three": "callisto_3", "four": "callisto", "two-by-two": "callisto_2_4"}
SEATS = {"two": 2, "three": 3, "four": 4, "two-by-two": 2}


@dataclass
class Side:
    """A bot's decisions and what they cost, in seconds of processor time."""

    bot: Bot
    decisions: int = 0
    seconds: float = 0.0

    def choose(self, sight: Sight) -> Move:
        begun = self._clock()
        move = self.bot.choose(sight)
        self.seconds += self._clock() - begun
        self.decisions += 1
        return move

    def _clock(self) -> float:
        return time.process_time()

    @property
    def each(self) -> float:
        return 1000 * self.seconds / max(1, self.decisions)


class Outside(Side):
    """Pentobi: its own process is counted, not the time that this one waits for it."""

    def _clock(self) -> float:
        assert isinstance(self.bot, GtpBot)
        program = self.bot._program
        if program is None:
            return 0.0
        tasks = Path(f"/proc/{program._process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


@dataclass
class Match:
    """What came of the games: the value of our places (1 the first, 0 the last), and our margins."""

    values: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    def add(self, table: Table, seat: int) -> None:
        outcome = table.outcome
        assert outcome is not None
        seats = len(outcome.ranks)
        self.values.append((seats - outcome.ranks[seat]) / (seats - 1))
        rival = min(points for other, points in enumerate(outcome.scores) if other != seat)
        self.margins.append(rival - outcome.scores[seat])


def play(course: str, ours: str, program: str, level: int, games: int, seed: int) -> Iterator[tuple[Match, Side, Side]]:
    """One seat is ours, another in each game; Pentobi has all others."""
    command = (
        f"{shlex.quote(program)} --game {VARIANTS[course]} --level {level} --nobook --noresign --quiet --threads 1"
    )
    match = Match()
    mine, theirs = Side(make(ours, seed)), Outside(make(f"gtp:{command} --seed {seed}", limit=300.0))
    options = {"two-by-two": course == "two-by-two"} if course == "two-by-two" else {}
    for number in range(games):
        table = Table("callisto", SEATS[course], seed=1, options=options)
        mine.bot = make(ours, seed + number)
        seat = number % SEATS[course]
        while not table.over:
            turn = table.to_move[0]
            table.play((mine if turn == seat else theirs).choose(table.sight(turn)), turn)
        match.add(table, seat)
        yield match, mine, theirs
    theirs.bot.close()


def report(match: Match, mine: Side, theirs: Side, two: bool) -> dict[str, object]:
    won = share(int(sum(match.values)), len(match.values)) if two else mean(match.values)
    return {
        "games": len(match.values),
        "value": round(won.value, 3),
        "low": round(won.low, 3),
        "high": round(won.high, 3),
        "margin": round(mean(match.margins).value, 2),
        "our milliseconds": round(mine.each, 1),
        "their milliseconds": round(theirs.each, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="pentobi-gtp", help="Pentobi's engine (pentobi-gtp on the PATH)")
    parser.add_argument("--course", choices=list(VARIANTS), default="two")
    parser.add_argument("--bot", default="level5", help="ours (level5)")
    parser.add_argument("--level", type=int, default=3, help="Pentobi's (3)")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one line of JSON at the end, and nothing else")
    given = parser.parse_args()
    program = shutil.which(given.program)
    if program is None:
        print(f"There is no {given.program} here.\n\n{__doc__}", file=sys.stderr)
        return 2
    figures: dict[str, object] = {}
    for match, mine, theirs in play(given.course, given.bot, program, given.level, given.games, given.seed):
        figures = report(match, mine, theirs, SEATS[given.course] == 2)
        if not given.json:
            print(json.dumps(figures), flush=True)
    if given.json:
        settings = {"course": given.course, "bot": given.bot, "level": given.level, "seed": given.seed}
        print(json.dumps(settings | figures), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
