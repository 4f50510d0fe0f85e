"""Counts how often somebody decides between at least two moves in a whole game: where the minutes in facts.toml come from."""

from __future__ import annotations

import argparse
import statistics

from orrery.bots import make
from orrery.facts import facts_of
from orrery.games import games
from orrery.table import Table


def choices(game: str, seats: int, seed: int, bot: str = "level3") -> int:
    table = Table(game, seats=seats, seed=seed)
    bots = [make(bot, seed + seat) for seat in range(seats)]
    count = 0
    while not table.over:
        seat = table.to_move[0]
        sight = table.sight(seat)
        count += len(sight.moves) > 1
        table.play(bots[seat].choose(sight), seat)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="games for each number of seats")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--bot", default="level3", help="who plays (level3)")
    parser.add_argument("--game", action="append", help="only this game")
    given = parser.parse_args()
    for name, game in games().items():
        for seats in game.seats if not given.game or name in given.game else ():
            counts = [choices(name, seats, given.seed + at, given.bot) for at in range(given.games)]
            kept = facts_of(name).choices.get(seats)
            print(f"{name} {seats}: {statistics.mean(counts):.0f} choices, facts.toml says {kept}", flush=True)


if __name__ == "__main__":
    main()
