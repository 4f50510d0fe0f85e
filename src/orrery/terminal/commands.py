"""`orrery play` and `orrery record`."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from orrery import bots, registry, variations
from orrery.files import write_whole
from orrery.foreign import FormatError
from orrery.interchange import foreign_text, formats, table_of
from orrery.kernel import Text, Who
from orrery.record import RecordError, mark, read_all
from orrery.replays import replay, replay_record
from orrery.table import Table
from orrery.terminal.match import holds_match, new_match, play_match, saved_match
from orrery.terminal.saves import checked, fresh
from orrery.terminal.screen import coloured, console, show_outcome
from orrery.terminal.session import HUMAN, Session
from orrery.terms import TableError, find_game
from orrery.words import LANGUAGES, Words, title

DEFAULT_BOT: Final = "level2"
"""Whom a person plays against who did not say."""
LONGEST_NAME: Final = 40


def add_commands(commands: Any) -> None:
    """Add `play` and `record` to the command line."""
    _add_play(commands)
    record = commands.add_parser("record", help="show, verify, draw, import or export game records", allow_abbrev=False)
    actions = record.add_subparsers(metavar="ACTION", required=True, parser_class=type(record))
    _add_show(actions)
    _add_verify(actions)
    _add_svg(actions)
    _add_import(actions)
    _add_export(actions)


def _add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play a game in the terminal", allow_abbrev=False)
    play.add_argument("game", nargs="?", metavar="GAME", help=", ".join(registry.names()))
    play.add_argument(
        "--players",
        metavar="A,B,…",
        help="who sits where: human, random, greedy, level1 to level5, …; default: you against level2",
    )
    play.add_argument("--seats", type=int, metavar="N", help="how many play; default: as many as --players, or 2")
    play.add_argument("--names", metavar="A,B,…", help="the players' names")
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    play.add_argument("--edition", metavar="FILE", help="components other than the standard ones")
    play.add_argument("--seed", type=int, metavar="N", help="draw chance from this seed")
    play.add_argument("--enter-chance", action="store_true", help="ask for every draw: a companion to a real table")
    play.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")
    play.add_argument(
        "--match",
        type=int,
        nargs="?",
        const=0,
        metavar="N",
        help="a match: as many games as players, or N games; another starts each, the points add up",
    )
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", metavar="FILE", help="where the game is kept; default: a new file in the state folder")
    play.set_defaults(run=_play)


def _play(chosen: argparse.Namespace) -> int:
    out = console()
    if chosen.match is not None or (chosen.resume and holds_match(chosen.resume)):
        return _play_match(chosen)
    if chosen.resume:
        table = _resumed(chosen.resume, chosen.language)
        players = _seated(chosen, table)
        if not chosen.enter_chance:
            table.draw_itself(random.Random(chosen.seed))
        save_to = checked(Path(chosen.save or chosen.resume))
        out.print(_who_plays(table, players))
    else:
        table, players = _new_table(chosen)
        save_to = checked(Path(chosen.save)) if chosen.save else fresh(table)
    session = Session(table, players, out, save_to, chosen.seed)
    try:
        return session.run()
    finally:
        if not chosen.save and not table.entries and save_to.is_file() and not save_to.stat().st_size:
            save_to.unlink()


def _play_match(chosen: argparse.Namespace) -> int:
    seed: Any = None if chosen.enter_chance else "fresh" if chosen.seed is None else chosen.seed
    if chosen.resume:
        if chosen.match is not None:
            raise TableError("--match begins a match; a saved one goes on with --resume alone")
        tables = _tables(chosen.resume)
        seated = _seated(chosen, tables[-1])
        match = saved_match(chosen.resume, tables, seed)
        first = len(tables) - 1
        players = seated if chosen.players else [seated[(at - first) % len(seated)] for at in range(len(seated))]
        save_to = checked(Path(chosen.save or chosen.resume))
    else:
        table, players = _new_table(chosen)
        names = chosen.names.split(",") if chosen.names else []
        match = new_match(table, names, players, chosen.match, seed)
        save_to = checked(Path(chosen.save)) if chosen.save else fresh(table)
    return play_match(match, players, console(), save_to, chosen.seed)


def _resumed(path: str, language: str) -> Table:
    """The table of a saved game."""
    try:
        table = replay(Path(path).read_bytes(), language=language)
    except RecordError as wrong:
        raise RecordError(0, f"{path}: {wrong}") from None
    if table.over:
        raise TableError(f"{path}: that game is over; orrery record show {path} shows it")
    return table


def _seated(chosen: argparse.Namespace, table: Table) -> list[str]:
    """Who goes on with a saved game: whom the command line names, else our own bots where they sat, and people."""
    if chosen.players:
        return _players(chosen.players, table.terms.seats)
    return [table.levels.get(seat, HUMAN) for seat in range(table.terms.seats)]


def _who_plays(table: Table, players: Sequence[str]) -> str:
    human = table.words.say(Text("terminal-human"))
    seats = [
        table.words.say(Text("terminal-plays", {"name": Who(seat), "player": human if player == HUMAN else player}))
        for seat, player in enumerate(players)
    ]
    return table.words.say(Text("terminal-who-plays", {"players": "; ".join(seats)}))


def _new_table(chosen: argparse.Namespace) -> tuple[Table, list[str]]:
    if not chosen.game:
        raise TableError("name a game to play (orrery games lists them), or --resume a saved one")
    game = find_game(chosen.game)
    given = len(bots.split_bots(chosen.players)) if chosen.players else None
    seats = chosen.seats if chosen.seats is not None else given or (2 if 2 in game.seats else game.seats[0])
    if seats not in game.seats:
        raise TableError(f"{game.name} is played by {game.seats[0]} to {game.seats[-1]}, not by {seats}")
    players = _players(chosen.players or ",".join([HUMAN, *[DEFAULT_BOT] * (seats - 1)]), seats)
    names = _names(chosen, game.name, players)
    seed: Any = None if chosen.enter_chance else "fresh" if chosen.seed is None else chosen.seed
    table = Table(
        game,
        seats,
        seed=seed,
        options=dict(_option(text) for text in chosen.option),
        edition=chosen.edition,
        names=names,
        language=chosen.language,
    )
    return table, players


def _names(chosen: argparse.Namespace, game: str, players: Sequence[str]) -> list[str]:
    """The players' names; a bot's says which it is, for whoever reads the board."""
    names = chosen.names.split(",") if chosen.names else []
    names += [""] * (len(players) - len(names))
    colours = Words(game, chosen.language)
    for seat, player in enumerate(players):
        if player != HUMAN:
            named = f"{names[seat] or colours.name(seat)} ({player})"
            names[seat] = named if len(named) <= LONGEST_NAME else f"{named[: LONGEST_NAME - 2]}…)"
    return names


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name or not value:
        raise TableError(f"--option takes NAME=VALUE, not “{text}”")
    return name, value


def _players(text: str, seats: int) -> list[str]:
    players = bots.split_bots(text)
    for player in players:
        if player != HUMAN:
            bots.make(player).close()
    if len(players) != seats:
        raise TableError(f"--players names {len(players)}, but {seats} play")
    return players


def _add_show(actions: Any) -> None:
    show = actions.add_parser("show", help="print a record, with the board at any move", allow_abbrev=False)
    show.add_argument("file", metavar="FILE")
    show.add_argument("--move", type=int, metavar="N", help="the board after N moves; default: at the end")
    show.add_argument("--seat", metavar="A", help="as this seat saw it; default: as a spectator")
    show.add_argument("--json", action="store_true", help="as data")
    show.set_defaults(run=_show)


def _show(chosen: argparse.Namespace) -> None:
    for table in _tables(chosen.file):
        count = len(table.entries) if chosen.move is None else chosen.move
        shown = table.at(count)
        seat = _seat(table, chosen.seat)
        if chosen.json:
            print(
                json.dumps(
                    {
                        "game": table.game.name,
                        "move": count,
                        "moves": len(table.entries),
                        "view": shown.view(seat),
                        "log": shown.log(seat),
                    }
                )
            )
            continue
        _print_table(table, shown, seat)


def _print_table(table: Table, shown: Table, seat: int | None) -> None:
    out = console()
    names = ", ".join(f"{mark(s)} {table.words.name(s)}" for s in range(table.terms.seats))
    out.print(f"{table.game.name}, {names}; {len(table.entries)} moves")
    for number, entry in enumerate(shown.entries, 1):
        out.print(f"{number:4} {mark(entry.seat)} {table.game.catalogue(table.terms)[entry.move]}")
    out.print(coloured(shown.sketch(seat)))
    if shown.outcome is not None:
        show_outcome(out, shown, shown.outcome)
    for line in variations.write(table.branches, table.comments):
        out.print(line, markup=False, highlight=False)


def _beside(table: Table) -> str:
    """How much a record tells beside the game that was played."""
    counts = ((len(table.branches), "branch", "branches"), (len(table.comments), "comment", "comments"))
    return "".join(f", {count} {one if count == 1 else more}" for count, one, more in counts if count)


def _seat(table: Table, letter: str | None) -> int | None:
    if letter is None:
        return None
    for seat in range(table.terms.seats):
        if letter.upper() == mark(seat):
            return seat
    raise TableError(f"--seat must be from A to {mark(table.terms.seats - 1)}, not “{letter}”")


def _tables(path: str) -> list[Table]:
    return [table for table, _ in _replayed(path)]


def _replayed(path: str) -> list[tuple[Table, bool]]:
    """The tables of a file's records, each with whether its record is sealed."""
    try:
        return [(replay_record(record), record.sealed) for record in read_all(Path(path).read_bytes())]
    except RecordError as wrong:
        raise RecordError(0, f"{path}: {wrong}") from None


def _add_verify(actions: Any) -> None:
    verify = actions.add_parser(
        "verify", help="replay records and say the first line that is wrong", allow_abbrev=False
    )
    verify.add_argument("files", nargs="+", metavar="FILE")
    verify.set_defaults(run=_verify)


def _verify(chosen: argparse.Namespace) -> int:
    wrong = 0
    for path in chosen.files:
        try:
            for table, sealed in _replayed(path):
                end = "finished" if table.over else "unfinished"
                how = "good" if sealed else "not sealed, but it can be played"
                more = _beside(table)
                print(
                    f"{path}: {how}: {table.game.name}, {table.terms.seats} seats, {len(table.entries)} moves, {end}{more}"
                )
        except (RecordError, OSError) as problem:
            sentence = str(problem) if isinstance(problem, RecordError) else f"{path}: {problem.strerror}"
            print(sentence, file=sys.stderr)
            wrong += 1
    return 1 if wrong else 0


def _add_svg(actions: Any) -> None:
    svg = actions.add_parser("svg", help="draw a record", allow_abbrev=False)
    svg.add_argument("file", metavar="FILE")
    svg.add_argument("--move", type=int, metavar="N", help="after N moves; default: at the end")
    svg.add_argument("--seat", metavar="A", help="as this seat saw it; default: as a spectator")
    svg.add_argument("--theme", choices=("dark", "light"), default="dark")
    svg.add_argument("--out", "-o", metavar="FILE", help="default: standard output")
    svg.set_defaults(run=_svg)


def _svg(chosen: argparse.Namespace) -> None:
    table = _tables(chosen.file)[-1]
    shown = table if chosen.move is None else table.at(chosen.move)
    _put(shown.svg(_seat(table, chosen.seat), chosen.theme), chosen.out)


def _put(text: str, path: str | None) -> None:
    if path:
        write_whole(Path(path), text)
        print(f"written: {path}")
    else:
        print(text, end="" if text.endswith("\n") else "\n")


def _add_import(actions: Any) -> None:
    command = actions.add_parser(
        "import", help="turn another program's file, as Pentobi's .blksgf, into a record", allow_abbrev=False
    )
    command.add_argument("file", metavar="FILE")
    command.add_argument("--out", "-o", metavar="FILE", help="default: standard output")
    command.set_defaults(run=_import)


def _import(chosen: argparse.Namespace) -> None:
    known = formats()
    game, form = next((one for one in known if chosen.file.endswith(one[1].suffix)), known[0])
    try:
        foreign = form.read(Path(chosen.file).read_bytes().decode("utf-8"))
        table, left_out = table_of(game, foreign)
    except UnicodeDecodeError:
        raise TableError(f"{chosen.file}: this is not a text file, so it is no {form.suffix} file") from None
    except (FormatError, TableError) as wrong:
        raise TableError(f"{chosen.file}: {wrong}") from None
    if left_out:
        print(f"{left_out} variations cannot be played by the rules here and were left out", file=sys.stderr)
    _put(table.record(), chosen.out)


def _add_export(actions: Any) -> None:
    command = actions.add_parser("export", help="turn a record into another program's file", allow_abbrev=False)
    command.add_argument("file", metavar="FILE")
    command.add_argument("--out", "-o", metavar="FILE", help="default: standard output")
    command.set_defaults(run=_export)


def _export(chosen: argparse.Namespace) -> None:
    table = _tables(chosen.file)[-1]
    if not table.game.formats:
        able = ", ".join(f"{title(game.name, 'en')} to {known.suffix}" for game, known in formats())
        raise TableError(
            f"{chosen.file}: a game of {table.game.name}, which no other program reads; exported are {able}"
        )
    try:
        _put(foreign_text(table), chosen.out)
    except FormatError as wrong:
        raise TableError(f"{chosen.file}: {wrong}") from None
