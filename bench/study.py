"""What the analysis of whole games takes, and whom it blames: `python bench/study.py [--bot level4] [--games 2] [GAME:SEATS …]`.

All seats of a game are played by one bot, but now and then a decision is made at random: these slips should be blamed,
the bot's own moves hardly ever.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import time
from pathlib import Path

from orrery import Table, replay
from orrery.bots import make
from orrery.bots.review import is_mistake
from orrery.server.think import analysis
from orrery.server.think.analysis import Judged, Line, Making
from orrery.server.think.jobs import Job, Thought
from orrery.server.think.worker import Answerer

GAMES = ("callisto:2", "callisto:4", "cassiopeia:2", "cassiopeia:4", "three-days:2", "three-days:4", "cryo:1", "cryo:2")
SLIPS = 0.1
"""The part of the decisions that are made at random."""


class Here:
    """A pool of workers that is this process."""

    def __init__(self) -> None:
        self._worker = Answerer()

    async def ask(self, job: Job, urgency: int, limit: float, guest: str) -> Thought:
        """What a worker would answer."""
        return self._worker.answer(job)


def played(game: str, seats: int, bot: str, seed: int) -> tuple[Table, set[int]]:
    """A game of a bot that slips, and after which moves it did."""
    table, rng = Table(game, seats, seed=seed), random.Random(seed)
    bots, slips = [make(bot, seed=seed * 10 + seat) for seat in range(seats)], set()
    while not table.over:
        seat = table.to_move[0]
        moves = table.legal(seat)
        slipped = len(moves) > 1 and rng.random() < SLIPS
        if slipped:
            slips.add(len(table.entries) + 1)
        table.play(rng.choice(moves) if slipped else bots[seat].choose(table.sight(seat)), seat)
    return table, slips


def analysed(table: Table) -> tuple[Making, float, float]:
    """The whole analysis of a game, its seconds of processor time, and how many it takes beside those that it is given."""
    making, began = Making(Here(), Line("bench", table), "bench"), time.process_time()
    asyncio.run(making.make())
    spent = time.process_time() - began
    return making, spent, spent - making.spent


def blamed(one: Judged) -> bool:
    """Whether the page would call it a mistake."""
    return one.close and is_mistake(one.cost, one.margin)


def told(name: str, decisions: list[Judged]) -> str:
    """How many of these are blamed, and what they cost."""
    costs = [one.cost for one in decisions if blamed(one)]
    mean = 100 * sum(costs) / max(1, len(decisions))
    return f"{name}: {len(costs)} of {len(decisions)} blamed, {mean:.2f} % each, at most {100 * max(costs, default=0):.0f} %"


def main() -> None:
    """Play, analyse, and say what it took and who was blamed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=GAMES, metavar="GAME:SEATS")
    parser.add_argument("--bot", default="level4")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, help="analyse this game and play none")
    parser.add_argument("--part", type=float, default=1.0, help="of the time that an analysis has (1)")
    asked = parser.parse_args()
    analysis.DECISION, analysis.MOST = asked.part * analysis.DECISION, asked.part * analysis.MOST  # type: ignore[misc]
    if asked.record:
        making, seconds, _ = analysed(replay(asked.record.read_text()))
        found = making.so_far()
        print(f"{asked.record}: {seconds:.1f} s of processor time, {told('all', found.decisions)}")
        return
    for game, _, seats in (name.partition(":") for name in asked.names):
        print(measured(game, int(seats), asked.bot, range(asked.seed, asked.seed + asked.games)), flush=True)


def measured(game: str, seats: int, bot: str, seeds: range) -> str:
    """Several games in one line."""
    spent: list[float] = []
    beside: list[float] = []
    jumps: list[float] = []
    own: list[Judged] = []
    slipped: list[Judged] = []
    for seed in seeds:
        table, slips = played(game, seats, bot, seed)
        making, seconds, more = analysed(table)
        found = making.so_far()
        spent.append(seconds)
        beside.append(more)
        for before, after in itertools.pairwise(found.points):
            jumps += [abs(a - b) for a, b in zip(before.chances, after.chances, strict=True)]
        for one in found.decisions:
            (slipped if one.move in slips else own).append(one)
    jumps.sort()
    usual, large = (100 * jumps[int(len(jumps) * part)] for part in (0.5, 0.95))
    return (
        f"{game}, {seats} seats, {len(seeds)} games of {bot}: {max(spent):.1f} s of processor time at most, "
        f"{max(beside):+.1f} s beside what is given, "
        f"{(len(own) + len(slipped)) // len(seeds)} decisions; the curve goes {usual:.0f} % from point to point, "
        f"{large:.0f} % in one of 20; {told('own moves', own)}; {told('slips', slipped)}"
    )


if __name__ == "__main__":
    main()
