"""Wins in order of play: one bot in every seat, counted by who decided first, second and so on, whatever their seats are called.

    python bench/seats.py GAME [--seats 2] [--bot greedy] [--games 400] [--seed 1] [--workers 2]

A shared first place counts in parts. The line it prints has the share of each place in the order with its 95 % interval.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from functools import partial

import orrery
from orrery.bots import make
from orrery.lab.figures import share


def wins_in_order(game: str, seats: int, bot: str, edition: str | None, seed: int) -> list[float]:
    """One game: each one's part of the first place, whoever decided first standing first."""
    table = orrery.Table(game, seats, seed=seed, edition=edition)
    bots = [make(bot, seed * seats + seat) for seat in range(seats)]
    order: list[int] = []
    while not table.over:
        seat = table.to_move[0]
        order += [] if seat in order else [seat]
        table.play(bots[seat].choose(table.sight(seat)), seat)
    assert table.outcome is not None
    winners = table.outcome.winners
    order += [seat for seat in range(seats) if seat not in order]
    return [float(seat in winners) / len(winners) for seat in order]


def report(given: argparse.Namespace, wins: list[float], games: int) -> str:
    """One line: the share of every place in the order."""
    shares = [share(one, games) for one in wins]
    said = ", ".join(f"{one.value:.1%} ({one.low:.0%} to {one.high:.0%})" for one in shares)
    game = f"{given.game} {given.edition}" if given.edition else given.game
    return f"{game} {given.seats}, {given.bot}, {games} games from seed {given.seed}: {said}"


def main() -> None:
    """Play, and say now and then how it stands."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--edition", help="another edition than the standard one")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    wins, line = [0.0] * given.seats, ""
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        work = partial(wins_in_order, given.game, given.seats, given.bot, given.edition)
        seeds = range(given.seed, given.seed + given.games)
        for games, parts in enumerate(pool.imap_unordered(work, seeds), 1):
            wins = [total + part for total, part in zip(wins, parts, strict=True)]
            line = report(given, wins, games)
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
    print(f"\r{line}")


if __name__ == "__main__":
    main()
