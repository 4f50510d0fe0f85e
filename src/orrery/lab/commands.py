"""The lab on the command line: simulate, arena, balance, hint, analyse, train."""

from __future__ import annotations

import argparse
import json
import logging
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Column, Table as Grid

from orrery.bots import BotError, Thinking, split_bots
from orrery.bots.review import CLOSE
from orrery.edition import EditionError
from orrery.files import write_whole
from orrery.games import games
from orrery.kernel import CHANCE
from orrery.lab import charts, simulate, subjects, train
from orrery.lab.analyse import Analysis, analyse
from orrery.lab.arena import UNIT, Arena, lineups, run
from orrery.lab.balance import page
from orrery.lab.experiment import Experiment, LabError, check_bots, plan
from orrery.lab.figures import Estimate, mean
from orrery.lab.rows import check_place
from orrery.record import RecordError, mark
from orrery.replays import replay
from orrery.table import Table
from orrery.terms import TableError


def add_commands(subparsers: Any) -> None:
    """Put the lab's commands to those of `orrery`."""
    _add_simulate(subparsers)
    _add_arena(subparsers)
    _add_balance(subparsers)
    _add_hint(subparsers)
    _add_analyse(subparsers)
    _add_train(subparsers)


def _add_simulate(subparsers: Any) -> None:
    parser = _games(subparsers, "simulate", "play many games, and write a row for each", "random", run_simulate)
    parser.add_argument("--games", type=_positive, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="the table of games, .parquet or .csv; a run broken off resumes"
    )
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="write every game's record into this folder")
    parser.add_argument("--rotate", action="store_true", help="the bots change seats from game to game")


def _add_arena(subparsers: Any) -> None:
    parser = _games(subparsers, "arena", "let bots play each other, and rate them", "level1,level2,level3", run_arena)
    parser.add_argument(
        "--rounds", type=_positive, default=100, metavar="N", help="how often each seating is played at most (100)"
    )
    parser.add_argument("--all", action="store_true", help="play all rounds, even when the order is clear before")
    parser.add_argument(
        "--neighbours", action="store_true", help="each bot plays only the ones before and after it in the list"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write the ratings as an SVG picture")


def _add_balance(subparsers: Any) -> None:
    parser = _games(subparsers, "balance", "write a report on a game's balance", "level1", run_balance)
    parser.add_argument("--games", type=_positive, default=400, metavar="N", help="how many games (400)")
    parser.add_argument(
        "--against", type=Path, metavar="EDITION", help="another edition to compare with, as a TOML file"
    )
    parser.add_argument("--out", type=Path, default=None, metavar="FILE", help="the page (balance-GAME.html)")


def _add_hint(subparsers: Any) -> None:
    parser = subparsers.add_parser("hint", help="the best few moves in a record's last position")
    parser.add_argument("record", type=Path)
    parser.add_argument("--after", type=int, metavar="N", help="in the position after N moves")
    parser.add_argument("--count", type=_positive, default=3, metavar="N", help="how many moves (3)")
    parser.add_argument("--seconds", type=_seconds, default=2.0, help="how long to think (2)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=safely(run_hint))


def _add_analyse(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "analyse", help="the chances after every move of a game, and what would have been better"
    )
    parser.add_argument("record", type=Path)
    parser.add_argument(
        "--iterations", type=_positive, default=1000, metavar="N", help="how much to think about each decision (1000)"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write the chances as an SVG picture")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=safely(run_analyse))


def _add_train(subparsers: Any) -> None:
    parser = subparsers.add_parser("train", help="learn a game's policy or evaluation from games against itself")
    parser.add_argument("game")
    parser.add_argument("--course", metavar="NAME", help="what to learn, such as “two” players (the first)")
    parser.add_argument("--rounds", type=_positive, default=2, metavar="N", help="how often to play and fit (2)")
    parser.add_argument("--games", type=_positive, default=200, metavar="N", help="how many games in a round (200)")
    parser.add_argument("--iterations", type=_positive, default=1000, metavar="N", help="the search's in each (1000)")
    parser.add_argument(
        "--trials", type=_positive, metavar="N", help="games that an evaluation must win against the one before (100)"
    )
    parser.add_argument("--epochs", type=_positive, default=30, metavar="N", help="passes over a round's games (30)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds learn the same (0)")
    _add_where(parser)
    parser.add_argument(
        "--folder", type=Path, metavar="FOLDER", help="the games; resumed from here (train-GAME-COURSE)"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="what was learned (policy.json or judgement.json in the folder)"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write how the loss fell as an SVG picture")
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.set_defaults(run=safely(run_train))


def _games(subparsers: Any, name: str, what: str, bots: str, run: Callable[[argparse.Namespace], int]) -> Any:
    """A command that plays games, with what all of them can be told."""
    parser = subparsers.add_parser(name, help=what)
    parser.add_argument("game")
    parser.add_argument("--seats", type=_positive, metavar="N", help="how many seats (2)")
    parser.add_argument(
        "--bots", default=None, metavar="A,B,…", help=f"who plays: random, greedy, level1 to level5, mcts:… ({bots})"
    )
    parser.add_argument(
        "--bot", action="append", default=[], metavar="BOT", help="one more bot, whose name may hold commas"
    )
    parser.add_argument("--options", default="", metavar="NAME=VALUE,…", help="the game's options")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="an edition's TOML file")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal games (0)")
    _add_where(parser)
    parser.add_argument(
        "--limit", type=_seconds, default=30.0, metavar="SECONDS", help="an outside program's time for a move (30)"
    )
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.set_defaults(run=safely(run), usual_bots=bots)
    return parser


def _add_where(parser: Any) -> None:
    parser.add_argument(
        "--workers", type=_positive, default=os.cpu_count() or 1, metavar="N", help="processes side by side (all cores)"
    )
    parser.add_argument(
        "--on", choices=("here", "ray"), default="here", help="where: on this machine or on a Ray cluster"
    )
    parser.add_argument("--address", metavar="ADDRESS", help="the Ray cluster; else RAY_ADDRESS, else a local Ray")


def run_simulate(given: argparse.Namespace) -> int:
    """`orrery simulate`."""
    experiment = _experiment(given, rotate=given.rotate, records=given.records is not None)
    out = given.out
    if out is None and given.records is not None:
        given.records.mkdir(parents=True, exist_ok=True)
        out = given.records / "games.csv"
    played = simulate.simulate(
        experiment,
        given.games,
        out,
        workers=given.workers,
        on=given.on,
        address=given.address,
        records=given.records,
        quiet=given.json,
    )
    if given.json:
        print(json.dumps(simulate.summary(played), indent=1))
    else:
        _print_summary(played)
    return _ending(played, out)


def _ending(played: simulate.Simulation, out: Path | None) -> int:
    if played.finished:
        return 0
    again = "the same command goes on from here" if out else "with --out it could be resumed"
    print(f"orrery: broken off after {simulate.counted(len(played.rows))}; {again}", file=sys.stderr)
    return 130


def _print_summary(played: simulate.Simulation) -> None:
    rows, bots = played.rows, simulate.by_bot(played)
    grid = Grid("who", "games", "won", "points", title=f"{simulate.counted(len(rows))} of {played.experiment.game}")
    everybody = {f"seat {place + 1}": success for place, success in simulate.by_seat(played).items()}
    for who, success in (everybody | (bots if len(bots) > 1 else {})).items():
        grid.add_row(who, str(success.won.count), success.won.percent(), success.points.plain())
    Console(markup=False, emoji=False).print(grid)
    print("± and brackets: where the true value lies with 95 % confidence.")
    print(f"{mean([row.decisions for row in rows]).value:.1f} decisions in a game")
    for failure in simulate.failures(rows):
        print(f"lost its seat to random: {failure}")


def run_arena(given: argparse.Namespace) -> int:
    """`orrery arena`."""
    bots = _bots(given)
    check_bots(bots)
    if given.plot:
        check_place(given.plot)
    experiment = _experiment(given, bots[:1])
    seatings = lineups(bots, experiment.seats)
    if given.neighbours:
        near = {frozenset(bots[at : at + experiment.seats]) for at in range(len(bots))}
        seatings = tuple(lineup for lineup in seatings if frozenset(lineup) in near)
    arena = run(
        replace(experiment, lineups=seatings),
        given.rounds,
        workers=given.workers,
        on=given.on,
        address=given.address,
        early=not given.all,
        quiet=given.json,
    )
    if given.json:
        print(json.dumps(arena.data(), indent=1))
    elif arena.rows:
        _print_arena(arena)
    if given.plot and arena.rows:
        write_whole(given.plot, arena_plot(arena))
    if arena.broken_off:
        print(f"orrery: broken off after {simulate.counted(len(arena.rows))}: this is only a part", file=sys.stderr)
        return 130
    return 0


def arena_plot(arena: Arena) -> str:
    """The ratings as bars, with their uncertainty."""
    bars = [
        charts.Bar(
            s.bot,
            Estimate(s.rating, s.rating - 2 * s.uncertainty, s.rating + 2 * s.uncertainty, s.games),
            f"{s.rating:.1f} ± {2 * s.uncertainty:.1f}",
        )
        for s in arena.standings()
        if s.games
    ]
    played = f"{arena.experiment.game}, {arena.experiment.seats} seats, {simulate.counted(len(arena.rows))}"
    return charts.bars(f"{played}: OpenSkill's ratings (25 at first), ± two standard deviations", bars)


def _print_arena(arena: Arena) -> None:
    order = arena.standings()
    grid = Grid(
        "bot",
        "rating",
        "won",
        "points",
        *(f"ahead of {s.bot}" for s in order),
        title=f"{simulate.counted(len(arena.rows))} of {arena.experiment.game}"
        + (", broken off" if arena.broken_off else ", the order is clear" if arena.clear else ""),
    )
    for one in order:
        duels = [arena.duel(one.bot, other.bot) for other in order]
        if not one.games:
            grid.add_row(one.bot, "not rated")
            continue
        grid.add_row(
            one.bot,
            f"{one.rating:.1f} ± {2 * one.uncertainty:.1f}",
            one.won.percent(),
            f"{one.score:.1f}",
            *(duel.percent() if duel.count and one is not other else "" for duel, other in zip(duels, order)),
        )
    Console(markup=False, emoji=False).print(grid)
    Console(markup=False, emoji=False).print(f"{UNIT} {_promise(arena)}", highlight=False)
    for failure in simulate.failures(arena.rows):
        print(f"lost its seat to random: {failure}")
    unrated = len(arena.rows) - len(arena.counted())
    if unrated:
        print(f"{simulate.counted(unrated)} in which that happened count for nobody, and no order is called clear")


def _promise(arena: Arena) -> str:
    """What the brackets hold, and what a clear order means."""
    kept = "whenever one looks (a betting test on rounds)" if arena.early else "for this fixed number of games"
    return (
        f"In brackets: where the true share lies with 95 % confidence, {kept}. "
        "An order is called clear wrongly in at most one of twenty arenas."
    )


def run_balance(given: argparse.Namespace) -> int:
    """`orrery balance`."""
    out = given.out or Path(f"balance-{given.game}.html")
    check_place(out)
    one = _experiment(given, rotate=True)
    two = (
        _experiment(argparse.Namespace(**(vars(given) | {"edition": given.against})), rotate=True)
        if given.against
        else None
    )
    played = [
        simulate.simulate(
            experiment, given.games, workers=given.workers, on=given.on, address=given.address, quiet=given.json
        )
        for experiment in (one, two)
        if experiment is not None
    ]
    if not played[0].rows or (two is not None and not played[-1].rows):
        raise LabError("no game was finished, so there is nothing to report")
    write_whole(out, page(played[0], played[1] if two is not None else None))
    if given.json:
        print(json.dumps([simulate.summary(simulation) for simulation in played], indent=1))
    else:
        print(f"the report is in {out}")
    return 0 if all(simulation.finished for simulation in played) else 130


def run_hint(given: argparse.Namespace) -> int:
    """`orrery hint`."""
    table = _table(given.record)
    if given.after is not None:
        table = table.at(given.after)
    if table.over:
        raise LabError("the game is over; with --after N the position after N moves is looked at")
    if table.to_move == (CHANCE,):
        raise LabError("chance is to move here, and nobody can be advised")
    advice = table.hint(count=given.count, seconds=given.seconds)
    if given.json:
        print(
            json.dumps(
                [{"move": str(one.move), "visits": one.visits, "win": one.win, "score": one.score} for one in advice]
            )
        )
        return 0
    print(f"{table.words.name(table.to_move[0])}: {table.prompt(table.to_move[0])}")
    grid = Grid("move", "visits", "wins", "points expected")
    for one in advice:
        grid.add_row(str(one.move), str(one.visits), f"{100 * one.win:.0f} %", f"{one.score:.1f}")
    Console(markup=False, emoji=False).print(grid)
    return 0


def run_analyse(given: argparse.Namespace) -> int:
    """`orrery analyse`."""
    if given.plot:
        check_place(given.plot)
    table = _table(given.record)
    with simulate.progress(len(table.entries) + CLOSE, given.json, "looks") as advance:
        analysis = analyse(table, Thinking(iterations=given.iterations), advance=advance)
    if given.json:
        print(json.dumps(analysis.data(), indent=1))
    else:
        _print_analysis(analysis)
    if given.plot:
        write_whole(given.plot, analysis.plot())
    return 0


def _print_analysis(analysis: Analysis) -> None:
    swings = analysis.swings()
    grid = Grid("move", "who", Column("played", overflow="fold"), *map(mark, range(len(analysis.names))))
    grid.add_column("better", overflow="fold")
    for step in analysis.steps:
        better = f"{step.best} (+{100 * step.loss:.0f} % ± {100 * step.margin:.0f} %)" if step in swings else ""
        chances = (f"{100 * win:.0f} %" for win in step.win)
        grid.add_row(str(step.number), mark(step.seat), step.move, *chances, better)
    out = Console(markup=False, emoji=False)
    out.print(", ".join(f"{mark(seat)}: {name}" for seat, name in enumerate(analysis.names)))
    out.print(grid)
    print(
        f"{len(swings)} swings; the largest: move {swings[0].number}, {swings[0].best} instead of {swings[0].move}"
        if swings
        else "no decision cost more than chance explains"
    )


def _table(path: Path) -> Table:
    try:
        return replay(path.read_bytes())
    except OSError as failure:
        raise LabError(f"{path}: cannot be read: {failure.strerror}") from None
    except RecordError as wrong:
        raise LabError(f"{path}: {wrong}") from None


def _experiment(
    given: argparse.Namespace, bots: Sequence[str] | None = None, *, rotate: bool = False, records: bool = False
) -> Experiment:
    return plan(
        given.game,
        _bots(given) if bots is None else bots,
        seats=given.seats,
        options=_options(given.options),
        edition=given.edition,
        seed=given.seed,
        rotate=rotate,
        limit=given.limit,
        records=records,
    )


def run_train(given: argparse.Namespace) -> int:
    """`orrery train`."""
    if find_spec("numpy") is None:
        raise LabError("training needs NumPy: pip install 'orrery-games[lab]'")
    subject = subjects.subject_of(given.game, given.course)
    course = given.course or subject.courses[0]
    engine = games()[given.game].engine
    if engine is not None and engine.make(subjects.terms_of_course(given.game, course), 0) is None:
        raise LabError(f"training needs {given.game}'s engine, which runs only compiled: `make build`, or a reinstall")
    if given.trials and isinstance(subject, subjects.Policy):
        raise LabError(
            f"an engine's policy has no trials: {given.game} learns without --trials; try it with `orrery arena`"
        )
    folder = given.folder or Path(f"train-{given.game}-{course}")
    out = given.out or folder / f"{subject.kind}.json"
    trials = given.trials or (0 if isinstance(subject, subjects.Policy) else 100)
    recipe = subjects.Recipe(
        given.game, course, given.rounds, given.games, given.iterations, given.epochs, given.seed, trials
    )
    for place in filter(None, (given.out, given.plot)):
        check_place(place)
    try:
        trained = train.train(
            recipe, folder, workers=given.workers, on=given.on, address=given.address, quiet=given.json
        )
    except KeyboardInterrupt:
        print("orrery: broken off; the same command goes on from here", file=sys.stderr)
        return 130
    if trained.policy is not None:
        write_whole(out, json.dumps(trained.policy, indent=1, ensure_ascii=False) + "\n")
    if given.plot:
        write_whole(given.plot, trained.plot())
    if given.json:
        last = trained.rounds[-1][-1]
        policy = None if trained.policy is None else str(out)
        print(json.dumps({"policy": policy, "loss": last["loss"], "first": last["first"], "trials": trained.trials}))
    else:
        print(_what_was_learned(trained, out))
    return 0


def _what_was_learned(trained: train.Trained, out: Path) -> str:
    """What came of a training, in a sentence."""
    trials = ", ".join(f"{100 * won:.0f} %" for won in trained.trials)
    if trained.policy is None:
        return f"nothing better was learned: in their trials the rounds won {trials}"
    if trained.trials:
        return f"{out}: in their trials the rounds won {trials} of the first places"
    right = 100 * trained.rounds[-1][-1]["first"]
    return f"{out}: the move tried most was its favourite in {right:.0f} % of decisions it had not seen"


def _bots(given: argparse.Namespace) -> list[str]:
    named = split_bots(given.bots) if given.bots else []
    return [*named, *given.bot] or split_bots(given.usual_bots)


def _options(text: str) -> dict[str, str]:
    options = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise LabError(f"“{part[:40]}” is no option: one is name=value")
        options[name.strip()] = value.strip()
    return options


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number above 0, not “{text[:20]}”")
    return int(text)


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, not “{text[:20]}”")
    return value


def safely(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """Errors of users are one line on standard error."""

    def runs(given: argparse.Namespace) -> int:
        logging.basicConfig(level=logging.WARNING, format="orrery: %(message)s")
        try:
            return run(given)
        except (LabError, BotError, TableError, EditionError) as wrong:
            print(f"orrery: {wrong}", file=sys.stderr)
            return 1
        except OSError as failure:
            print(f"orrery: {failure.filename or 'a file'}: {failure.strerror}", file=sys.stderr)
            return 1

    return runs
