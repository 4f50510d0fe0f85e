"""Measures each level against the one below in every game, and Cryo's solo game, and writes the table for docs/bots.md."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import orrery
from orrery.lab.arena import Arena, lineups
from orrery.lab.experiment import RIVAL, Experiment, plan
from orrery.lab.figures import Estimate
from orrery.lab.runner import play_all

RESULTS = Path(__file__).with_name("ladders.md")
LADDER = ("random", "level1", "level2", "level3", "level4", "level5")
BATCH = 4


@dataclass
class Rung:
    """One pair: how often the upper bot came before the lower one."""

    game: str
    upper: str
    lower: str
    won: Estimate

    def line(self) -> str:
        return f"| {self.game} | {self.upper} | {self.lower} | {self.won.percent()} | {self.won.count} |"


def climb(game: str, lower: str, upper: str, games: int, seconds: float, workers: int, seed: int) -> Iterator[Rung]:
    """Play a pair until there are enough games, or no time is left; what was found so far is told again and again."""
    experiment = replace(plan(game, [lower], seats=2, seed=seed), lineups=lineups([upper, lower], 2))
    return _play(game, experiment, (upper, lower), games, seconds, workers)


def alone(bot: str, games: int, seconds: float, workers: int, seed: int) -> Iterator[Rung]:
    """A solo game: how often the rival is beaten."""
    return _play("cryo, solo", plan("cryo", [bot], seats=1, seed=seed), (bot, RIVAL), games, seconds, workers)


def _play(
    name: str, experiment: Experiment, pair: tuple[str, str], games: int, seconds: float, workers: int
) -> Iterator[Rung]:
    arena, end = Arena(experiment), time.monotonic() + seconds
    for start in range(0, games, BATCH):
        arena.rows += list(play_all(experiment, range(start, min(start + BATCH, games)), workers))
        yield Rung(name, *pair, arena.duel(*pair))
        if time.monotonic() > end:
            break


def rungs(given: argparse.Namespace) -> Iterator[Rung]:
    for game in given.game or orrery.games():
        for lower, upper in pairwise(LADDER):
            if not given.only or upper in given.only:
                yield from climb(game, lower, upper, given.games, 60 * given.minutes, given.workers, given.seed)
    if "cryo" in (given.game or orrery.games()) and given.solo:
        yield from alone("level5", given.solo, 60 * given.minutes, given.workers, given.seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", default=[], help="only this game")
    parser.add_argument("--only", action="append", default=[], help="only this level against the one below")
    parser.add_argument("--games", type=int, default=100, help="games for each pair (100)")
    parser.add_argument("--solo", type=int, default=20, help="solo games of Cryo (20)")
    parser.add_argument("--minutes", type=float, default=30, help="no more games of a pair are begun after this (30)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=6174, help="equal seeds give equal games (6174)")
    given = parser.parse_args()
    kept: dict[str, str] = (
        json.loads(RESULTS.with_suffix(".json").read_text()) if RESULTS.with_suffix(".json").exists() else {}
    )
    for rung in rungs(given):
        print(rung.line(), flush=True)
        kept[f"{rung.game} {rung.upper}"] = rung.line()
        RESULTS.with_suffix(".json").write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        head = ["| game | bot | against | ahead (95 % interval) | games |", "|---|---|---|---|---|"]
        RESULTS.write_text("\n".join([*head, *(kept[key] for key in sorted(kept))]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
