"""Two commits measured against each other: random play and search of every game, alternately and in one run.

    python bench/compare.py OLD NEW [--rounds 5] [--seconds 1.5] [--seats 2]

Both are built in temporary worktrees with this Python. Every round measures each game in both, one after the other and by
processor time, so that whatever else the machine does meets both alike; a ratio above 1 says that NEW is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
MEASURES = ("moves/s in random play", "iterations/s of the search")
MEASURE = """
import json, sys, time
import orrery
from orrery.bots.search import Plan, Tree
from orrery.dice import Dice, playout
seconds, seats = float(sys.argv[1]), int(sys.argv[2])

def pace(work):
    work(0)
    begun, done, count = time.process_time(), 0, 0
    while time.process_time() - begun < seconds:
        count += 1
        done += work(count)
    return done / (time.process_time() - begun)

def measured(name):
    table = orrery.Table(name, seats, seed=5)
    game, terms = table.game, table.terms
    for _ in range(20):
        table.play(table.legal()[0])
    lowest = game.lowest_wins if hasattr(game, "lowest_wins") else game.LOWEST_WINS  # as 0.1 called it
    start = table._state if hasattr(table, "_state") else table._play.state
    def search(seed):
        tree = Tree(game, terms.seats, lowest, Plan(0.5, 0, 0, 2.0, 1.0), seed)
        for _ in range(50):
            tree.iterate(start.copy(), game.turn(start))
        return 50
    return [pace(lambda seed: playout(game, game.setup(terms), Dice(seed), 20_000)), pace(search)]

print(json.dumps({name: measured(name) for name in sys.argv[3:] or orrery.games()}))
"""


@contextmanager
def built(commit: str, folder: Path) -> Iterator[Path]:
    """A commit in a worktree of its own, compiled."""
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(folder), commit], cwd=ROOT, check=True)
    try:
        environment = {**os.environ, "ORRERY_NATIVE": "1", "ORRERY_MUST_COMPILE": "1"}
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]
        subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)
        yield folder / "src"
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", str(folder)], cwd=ROOT, check=True)


def measure(source: Path, seconds: float, seats: int) -> dict[str, list[float]]:
    """The paces of every game with the sources in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-W", "error", "-c", MEASURE, str(seconds), str(seats)]
    answer = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, cwd=source)
    paces: dict[str, list[float]] = json.loads(answer.stdout)
    return paces


def table(old: list[dict[str, list[float]]], new: list[dict[str, list[float]]]) -> Iterator[str]:
    """The paces of both, and how the rounds' ratios lie."""
    yield "| game | what | old | new | new : old | of the rounds |"
    yield "|---|---|---|---|---|---|"
    for name in [name for name in new[0] if name in old[0]]:
        for at, what in enumerate(MEASURES):
            before, after = [one[name][at] for one in old], [one[name][at] for one in new]
            ratios = sorted(b / a for a, b in zip(before, after, strict=True))
            middle = statistics.median(ratios)
            spread = f"{ratios[0]:.3f} to {ratios[-1]:.3f}"
            paces = f"{statistics.median(before):,.0f} | {statistics.median(after):,.0f}"
            yield f"| {name} | {what} | {paces} | {middle:.3f} | {spread} |"


def main() -> None:
    """Build both, measure them in turn, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5, help="for each game and measure in a round")
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with built(given.old, place / "old") as old, built(given.new, place / "new") as new:
            paces: dict[Path, list[dict[str, list[float]]]] = {old: [], new: []}
            for number in range(given.rounds):
                for source in (old, new) if number % 2 == 0 else (new, old):
                    paces[source].append(measure(source, given.seconds, given.seats))
        print("\n".join(table(paces[old], paces[new])))


if __name__ == "__main__":
    main()
