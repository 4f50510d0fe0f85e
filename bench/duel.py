"""Two builds against each other at equal processor time: each thinks in a process of its own, and a third one referees.

    python bench/duel.py OLD NEW GAME [--seats 2] [--games 100] [--bot mcts:seconds=0.1] [--old-bot …] [--seed 1]

OLD and NEW are folders that hold a compiled `orrery` (the `src` of a worktree), or commits, which are built in temporary
worktrees. NEW has one seat, every seat in turn, and OLD the others; the same draws come to every seat. A bot's seconds are
seconds of its own processor time here, so that whatever else the machine does is nobody's loss. The referee plays by the
oldest rules that both builds know, and prints the share of games won (a shared first place in parts) with its 95 % interval.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from compare import built

import orrery
from orrery.lab.figures import share

PLAYER = """
import json, sys, time
import orrery
from orrery.bots import make, mcts
mcts.time = type("Clock", (), {"monotonic": staticmethod(time.process_time)})
table, bots = None, {}
for line in sys.stdin:
    asked = json.loads(line)
    if "game" in asked:
        newest = {"rules": asked["rules"]} if asked["versioned"] else {}
        table = orrery.Table(asked["game"], asked["seats"], seed=None, options=asked["options"], **newest)
        bots = {seat: make(asked["bot"], asked["seed"] + seat) for seat in asked["mine"]}
        continue
    for notation in asked["made"]:
        table.play(notation)
    begun = time.process_time()
    move = str(bots[asked["seat"]].choose(table.sight(asked["seat"])))
    print(json.dumps({"move": move, "took": time.process_time() - begun}), flush=True)
"""


@dataclass
class Side:
    """One build: its process, how many moves of the game it knows, and what it has used."""

    name: str
    bot: str
    process: subprocess.Popen[str]
    versioned: bool
    knows: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def tell(self, message: dict[str, Any]) -> None:
        """A line to the process."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def decide(self, made: list[str], seat: int) -> str:
        """The move of a seat after all these moves."""
        self.tell({"made": made[self.knows :], "seat": seat})
        self.knows = len(made)
        assert self.process.stdout is not None
        answer = json.loads(self.process.stdout.readline())
        self.decisions += 1
        self.seconds += answer["took"]
        return str(answer["move"])


def side(name: str, source: Path, bot: str) -> Side:
    """A process that plays with the sources in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYER],
        env=environment,
        cwd=source,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    versioned = "rules: int | None" in (source / "orrery" / "table.py").read_text(encoding="utf-8")
    return Side(name, bot, process, versioned)


def play(given: argparse.Namespace, sides: list[Side], at: int) -> float:
    """One game; the part of the first place that NEW gets."""
    old, new = sides
    seat, seed = at % given.seats, given.seed + at // given.seats
    rules = None if old.versioned else 1
    table = orrery.Table(given.game, given.seats, seed=seed, options=given.options, rules=rules)
    for one in sides:
        mine = [seat] if one is new else [other for other in range(given.seats) if other != seat]
        one.knows = 0
        common = {"game": given.game, "seats": given.seats, "options": given.options, "rules": rules, "mine": mine}
        one.tell({**common, "bot": one.bot, "seed": seed * 100 + at, "versioned": one.versioned})
    catalogue = table.game.catalogue(table.terms)
    while not table.over:
        decider = table.to_move[0]
        moves = table.legal()
        made = [str(catalogue[entry.move]) for entry in table.entries]
        chosen = str(moves[0]) if len(moves) == 1 else (new if decider == seat else old).decide(made, decider)
        table.play(chosen)
    assert table.outcome is not None
    winners = table.outcome.winners
    return float(seat in winners) / len(winners)


def report(given: argparse.Namespace, sides: list[Side], won: float, games: int) -> str:
    """One line: who won how often, with what."""
    estimate = share(won, games)
    times = ", ".join(f"{one.name} {1000 * one.seconds / max(1, one.decisions):.1f} ms" for one in sides)
    first = f"{estimate.value:.1%} ({estimate.low:.0%} to {estimate.high:.0%})"
    return f"{given.game} {given.seats}: new won {won:g} of {games}, {first}; {times} a decision"


def main() -> None:
    """Play, and say after every game how it stands."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="mcts:seconds=0.1,iterations=1000000")
    parser.add_argument("--old-bot", help="where it is another one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    given = parser.parse_args()
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        sources = [
            Path(name) if Path(name).is_dir() else stack.enter_context(built(name, Path(folder) / label))
            for label, name in (("old", given.old), ("new", given.new))
        ]
        bots = (given.old_bot or given.bot, given.bot)
        sides = [
            side(label, source.resolve(), bot) for label, source, bot in zip(("old", "new"), sources, bots, strict=True)
        ]
        try:
            for line in duel(given, sides):
                print(f"\r{line}", end="", file=sys.stderr, flush=True)
            print(f"\r{line}")
        finally:
            for one in sides:
                one.process.kill()


def duel(given: argparse.Namespace, sides: list[Side]) -> Iterator[str]:
    """How it stands after each game."""
    won = 0.0
    for at in range(given.games):
        won += play(given, sides, at)
        yield report(given, sides, won, at + 1)


if __name__ == "__main__":
    main()
