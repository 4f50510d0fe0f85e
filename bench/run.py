"""Measures how fast the games are played, copied, searched and simulated, and peers from the package index in the same run."""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from environments import environments
from scale import scale

import orrery
from orrery._compiled import BUILD
from orrery.bots.mcts import Thinking
from orrery.bots.search import Tree
from orrery.dice import Dice, playout
from orrery.kernel import Effort, Game
from orrery.table import Table

RESULTS = Path(__file__).with_name("results.md")
CAP = 50_000


@dataclass
class Pace:
    """How often something was done in so many seconds of this process's own time."""

    done: int
    seconds: float
    rounds: int = 1

    @property
    def each_second(self) -> float:
        return self.done / self.seconds

    @property
    def microseconds(self) -> float:
        return 1e6 * self.seconds / max(1, self.done)


def repeat(work: Callable[[int], int], seconds: float) -> Pace:
    """Do something with 0, 1, 2, … until the time is over; `work` says how much it did.

    Processor time is counted, so that other work on the machine counts less.
    """
    work(0)
    begun, done, number = time.process_time(), 0, 0
    while True:
        done += work(number)
        number += 1
        spent = time.process_time() - begun
        if spent >= seconds:
            return Pace(done, spent, number)


def positions(game: Game, terms: Any, seed: int) -> list[Any]:
    """The positions of one random game in which somebody decides."""
    dice, state, met = Dice(seed), game.setup(terms), []
    while (seat := game.turn(state)) != -2:
        moves = game.legal(state, seat)
        if seat >= 0:
            met.append(state.copy())
        game.apply(state, seat, moves[dice.below(len(moves)) if seat >= 0 else dice.weighted(game.odds(state))], None)
    return met


def random_play(seconds: float) -> Iterator[str]:
    yield "| game | seats | games/s | moves/s | moves in a game | copy | legal moves | of them |"
    yield "|---|---|---|---|---|---|---|---|"
    for game in orrery.games().values():
        for seats in game.seats:
            terms = Table(game, seats, seed=None).terms
            whole = repeat(partial(_play, game, terms), seconds)
            met = positions(game, terms, 1)
            copies = repeat(lambda n: _copies(met), seconds / 2)  # noqa: B023 (it is measured at once)
            legal = repeat(lambda n: _legal(game, met), seconds / 2)  # noqa: B023
            width = sum(len(game.legal(state, game.turn(state))) for state in met) / len(met)
            yield (
                f"| {game.name} | {seats} | {whole.rounds / whole.seconds:,.0f} | {whole.each_second:,.0f} "
                f"| {whole.done / whole.rounds:.0f} | {copies.microseconds:.2f} µs | {legal.microseconds:.2f} µs "
                f"| {width:.0f} |"
            )


def _play(game: Game, terms: Any, seed: int) -> int:
    return playout(game, game.setup(terms), Dice(seed), CAP)


def _copies(met: list[Any]) -> int:
    for state in met:
        state.copy()
    return len(met)


def _legal(game: Game, met: list[Any]) -> int:
    for state in met:
        game.legal(state, game.turn(state))
    return len(met)


def searches(seconds: float) -> Iterator[str]:
    yield "| game | seats | iterations/s, as the levels search | with full random playouts |"
    yield "|---|---|---|---|"
    for game in orrery.games().values():
        for seats in game.seats:
            paces = [
                search_pace(game, seats, thinking, seconds) for thinking in (Thinking(), Thinking(horizon=-1, guide=0))
            ]
            yield f"| {game.name} | {seats} | {paces[0].each_second:,.0f} | {paces[1].each_second:,.0f} |"


def search_pace(game: Game, seats: int, thinking: Thinking, seconds: float) -> Pace:
    """Iterations from positions all over a game, 200 in each tree."""
    terms = Table(game, seats, seed=None).terms
    met = positions(game, terms, 1)
    rng = random.Random(1)

    def think(number: int) -> int:
        state = met[(number * 7) % len(met)]
        seat = game.turn(state)
        tree = Tree(game, seats, game.lowest_wins, thinking.plan(game), number)
        for done in range(200):
            if done % 4 == 0:
                belief = game.imagine(state, seat, rng)
            tree.iterate(belief.copy(), seat)
        return 200

    return repeat(think, seconds)


def engines(seconds: float) -> Iterator[str]:
    """Games' own engines: guided simulations from every position of a game, each with an empty tree."""
    yield "| game | seats | simulations/s over a whole game | from the first position |"
    yield "|---|---|---|---|"
    for game in orrery.games().values():
        if game.engine is None:
            continue
        for seats in game.seats:
            terms = Table(game, seats, seed=None).terms
            met = positions(game, terms, 1)
            whole = repeat(lambda n: _simulate(game, terms, met[(n * 7) % len(met)], n), 2 * seconds)  # noqa: B023
            first = repeat(partial(_simulate, game, terms, met[0]), seconds)
            yield f"| {game.name} | {seats} | {whole.each_second:,.0f} | {first.each_second:,.0f} |"


def _simulate(game: Game, terms: Any, state: Any, seed: int) -> int:
    engine = None if game.engine is None else game.engine.make(terms, seed)
    return 0 if engine is None else engine.think(state, int(game.turn(state)), Effort(4000, knowledge=2)).visits


def chess_moves(seconds: float) -> Pace:
    import chess

    def game(seed: int) -> int:
        board, rng, made = chess.Board(), random.Random(seed), 0
        while made < 300:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            made += 1
        return made

    return repeat(game, seconds)


def openspiel_moves(name: str, seconds: float) -> Pace:
    import pyspiel

    source = pyspiel.load_game(name)

    def game(seed: int) -> int:
        state, rng, made = source.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            made += 1
        return made

    return repeat(game, seconds)


def openspiel_search(name: str, seconds: float) -> Pace:
    import pyspiel

    source = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)

    def think(seed: int) -> int:
        state = source.new_initial_state()
        rng = random.Random(seed)
        while state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        if source.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            bot = pyspiel.MCTSBot(source, evaluator, 1.4, 200, 1000, False, seed, False)
            bot.mcts_search(state)
        else:
            kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = pyspiel.ISMCTSBot(seed, evaluator, 1.4, 200, -1, kind, False, False)
            bot.step(state)
        return 200

    return repeat(think, seconds)


def catanatron_moves(seconds: float) -> Pace:
    from catanatron import Color, Game, RandomPlayer

    def game(seed: int) -> int:
        one = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE)], seed=seed)
        one.play()
        state = one.state
        return len(getattr(state, "actions", None) or state.action_records)

    return repeat(game, seconds)


def peers(seconds: float) -> Iterator[str]:
    ours = openly(orrery.games()["cryo" if "cryo" in orrery.games() else "callisto"], seconds)
    yield f"Random play, moves a second; the ratio is {ours[0]} with two seats against the peer."
    yield ""
    yield "| program | moves/s | ratio |"
    yield "|---|---|---|"
    yield f"| orrery {ours[0]} | {ours[1].each_second:,.0f} | 1 |"
    for label, needs, work in (
        ("Catanatron, Catan", "catanatron", catanatron_moves),
        ("python-chess, chess", "chess", chess_moves),
        ("OpenSpiel (C++ from Python), chess", "pyspiel", lambda s: openspiel_moves("chess", s)),
        ("OpenSpiel (C++ from Python), gin rummy", "pyspiel", lambda s: openspiel_moves("gin_rummy", s)),
    ):
        yield _peer(label, needs, work, ours[1], seconds)
    game = orrery.games()[ours[0]]
    mine = search_pace(game, 2, Thinking(horizon=-1, guide=0), seconds)
    yield ""
    yield f"Tree search with full random playouts, iterations a second; the ratio is {ours[0]} with two seats against the peer."
    yield ""
    yield "| program | iterations/s | ratio |"
    yield "|---|---|---|"
    yield f"| orrery {ours[0]} | {mine.each_second:,.0f} | 1 |"
    for label, name in (
        ("OpenSpiel C++ MCTS, chess", "chess"),
        ("OpenSpiel C++ MCTS, go 9x9", "go(board_size=9)"),
        ("OpenSpiel C++ ISMCTS, gin rummy", "gin_rummy"),
    ):
        yield _peer(label, "pyspiel", partial(openspiel_search, name), mine, seconds)


def openly(game: Game, seconds: float) -> tuple[str, Pace]:
    terms = Table(game, 2, seed=None).terms
    return game.name, repeat(lambda n: _play(game, terms, n), seconds)


def _peer(label: str, needs: str, work: Callable[[float], Pace], ours: Pace, seconds: float) -> str:
    if importlib.util.find_spec(needs) is None:
        return f"| {label} | not installed | |"
    pace = work(seconds)
    return f"| {label} | {pace.each_second:,.0f} | {ours.each_second / pace.each_second:.1f} |"


def heading() -> Iterator[str]:
    yield "# Measured speed"
    yield ""
    yield f"`make bench` wrote this: Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, one of"
    yield f"them used; processor time is counted. {BUILD.reason[0].upper()}{BUILD.reason[1:]}."
    known = {"open_spiel": "OpenSpiel", "catanatron": "Catanatron", "chess": "python-chess"}
    peers = []
    for package, name in known.items():
        try:
            peers.append(f"{name} {version(package)}")
        except ImportError:
            continue
    if peers:
        yield f"Peers: {', '.join(peers)}."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured (1)")
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    lines: list[str] = []
    for title, part in (
        ("", heading()),
        ("Random play", random_play(given.seconds)),
        ("Tree search", searches(given.seconds)),
        ("Games' own engines", engines(given.seconds)),
        ("Peers", peers(given.seconds)),
        ("Environments", environments(given.seconds, repeat)),
        ("Many games at once", scale(given.seconds)),
    ):
        if title:
            lines += ["", f"## {title}", ""]
            print(f"\n## {title}\n", flush=True)
        for line in part:
            lines.append(line)
            print(line, flush=True)
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
