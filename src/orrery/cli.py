"""The `orrery` command; every error is one clear line and a non-zero exit."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NoReturn, TextIO

import orrery
from orrery import completion, edition as editions
from orrery._compiled import BUILD
from orrery.games import games, rule_text, rules_text
from orrery.kernel import Game, Text
from orrery.terms import find_game
from orrery.words import LANGUAGES, Words, title

_MORE: Final = (
    "orrery.terminal.commands",
    "orrery.terminal.learn",
    "orrery.terminal.puzzle",
    "orrery.lab.commands",
    "orrery.lab.puzzle_commands",
    "orrery.server.commands",
)
"""Modules that add commands of their own."""

FAILED: Final = 1
"""The exit code of what could not be done, or was looked at and is wrong; a wrong command line is 2, success 0."""
BROKEN_OFF: Final = 130
"""The exit code after Ctrl-C."""

EXTRAS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "server": (
        "serve, admin",
        ("starlette", "uvicorn", "httptools", "websockets", "asyncpg", "openskill", "resvg_py", "cryptography"),
    ),
    "lab": ("ratings in arenas, Parquet files", ("openskill", "pyarrow")),
    "envs": ("environments", ("numpy", "pettingzoo", "gymnasium", "pyspiel", "PIL", "resvg_py")),
    "ray": ("simulations on a cluster", ("ray",)),
    "learn": ("the example with a third-party learner", ("sb3_contrib",)),
    "notebook": ("tables in notebooks", ("anywidget",)),
}
"""What each extra is for, and the modules it brings."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to learn more."""
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def parser() -> Parser:
    """The whole command line."""
    top = Parser(
        prog="orrery", description="A digital tabletop for four board games of the outer worlds.", allow_abbrev=False
    )
    top.add_argument("--version", action="version", version=f"orrery {orrery.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    _add_games(commands)
    _add_rules(commands)
    _add_edition(commands)
    doctor = commands.add_parser("doctor", help="how this installation runs, and what it lacks", allow_abbrev=False)
    doctor.add_argument("--json", action="store_true", help="as data")
    doctor.set_defaults(run=_doctor)
    completion.add_command(commands, parser)
    for module in _MORE:
        if find_spec(module.rpartition(".")[0]) is not None and find_spec(module) is not None:
            import_module(module).add_commands(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; errors a user can make are one line on standard error, and the exit code says of what kind."""
    closed = _open_streams()
    try:
        chosen = parser().parse_args(arguments)
        result: int | None = chosen.run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        _write_nowhere()
        return FAILED
    except KeyboardInterrupt:
        print("orrery: stopped", file=sys.stderr)
        return BROKEN_OFF
    except (ValueError, OSError) as wrong:
        print(f"orrery: {_sentence(wrong)}", file=sys.stderr)
        _write_nowhere()
        return FAILED
    if closed is not None and closed.tell():
        print("orrery: standard output is closed, so nothing could be shown", file=sys.stderr)
        return FAILED
    return result or 0


def _open_streams() -> TextIO | None:
    """Something to write to where standard output or error is closed; answers with what stands in for the output."""
    closed = sys.stdout is None
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            os.open(os.devnull, os.O_RDWR)  # takes the free number, lest a file of ours gets it and is written over
            setattr(sys, name, io.StringIO())
    return sys.stdout if closed else None


def _write_nowhere() -> None:
    """Nobody reads any more, or nothing can be written: what is left must not fail once more at the end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _sentence(wrong: Exception) -> str:
    if isinstance(wrong, OSError) and wrong.strerror:
        where = f"{wrong.filename}: " if wrong.filename else ""
        return f"{where}{wrong.strerror[0].lower()}{wrong.strerror[1:]}"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in " ".join(str(wrong).split()))


def _add_games(commands: Any) -> None:
    listing = commands.add_parser("games", help="the games, with their seats and options", allow_abbrev=False)
    listing.add_argument("--json", action="store_true", help="as data")
    listing.set_defaults(run=_games)


def _games(chosen: argparse.Namespace) -> None:
    if chosen.json:
        print(
            json.dumps(
                [
                    {
                        "name": game.name,
                        "seats": game.seats,
                        "rules": game.version,
                        "options": {option.name: option.choices for option in game.options},
                    }
                    for game in games().values()
                ]
            )
        )
        return
    for game in games().values():
        words = Words(game.name, "en")
        print(f"{game.name}: {game.seats[0]} to {game.seats[-1]} players" + _about(game, words))
        for option in game.options:
            only = f" (with {' or '.join(map(str, option.seats))} players)" if option.seats else ""
            print(f"    {option.name} = {' | '.join(option.choices)}: {words.say(Text(f'option-{option.name}'))}{only}")


def _about(game: Game, words: Words) -> str:
    about = words.say(Text("about")) if words.knows("about") else game.about
    return about and f". {about}"


def _add_rules(commands: Any) -> None:
    rules = commands.add_parser(
        "rules", help="the rules of a game in our own words, or one of them", allow_abbrev=False
    )
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("number", nargs="?", metavar="NUMBER", help="a rule's number, for instance 3.2")
    rules.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")
    rules.set_defaults(run=_rules)


def _rules(chosen: argparse.Namespace) -> None:
    game = find_game(chosen.game)
    text = rule_text(game, chosen.number, chosen.language) if chosen.number else rules_text(game, chosen.language)
    if not text:
        raise ValueError(f"{game.name} has no rule “{chosen.number}”; orrery rules {game.name} shows all")
    print(text)


def _add_edition(commands: Any) -> None:
    edition = commands.add_parser(
        "edition", help="show the components of a game, or check a file with others", allow_abbrev=False
    )
    actions = edition.add_subparsers(metavar="ACTION", required=True, parser_class=Parser)
    show = actions.add_parser("show", help="every value with its source", allow_abbrev=False)
    show.add_argument("edition", metavar="GAME|FILE")
    show.add_argument("--source", choices=editions.SOURCES, help="only values from this source")
    show.add_argument("--json", action="store_true", help="as data")
    show.set_defaults(run=_edition_show)
    check = actions.add_parser("check", help="check a file against everything the rulebook states", allow_abbrev=False)
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")
    check.set_defaults(run=_edition_check)


def _edition_show(chosen: argparse.Namespace) -> None:
    known = chosen.edition.casefold() in games()
    edition = editions.standard(chosen.edition.casefold()) if known else editions.load(_existing(chosen.edition))
    rows = [
        (path, _value(edition.data, path), source)
        for path, source in edition.sources.items()
        if chosen.source in (None, source)
    ]
    if chosen.json:
        print(
            json.dumps(
                {
                    "game": edition.game,
                    "name": edition.name,
                    "digest": edition.digest,
                    "values": [{"path": p, "value": v, "source": s} for p, v, s in rows],
                }
            )
        )
        return
    print(f"{edition.game}, edition {edition.name} ({edition.digest}): {len(rows)} values")
    for path, value, source in rows:
        print(f"{source:14} {path} = {json.dumps(value, ensure_ascii=False)}")


def _existing(name: str) -> Path:
    if not Path(name).exists():
        raise ValueError(f"“{name}” is neither a game ({', '.join(games())}) nor a file")
    return Path(name)


def _value(data: Any, path: str) -> Any:
    for part in path.split("."):
        if isinstance(data, list):
            data = next((row for row in data if str(row.get("id")) == part), None) or data[int(part)]
        else:
            data = data[part]
    return data


def _edition_check(chosen: argparse.Namespace) -> int:
    wrong = 0
    for name in chosen.files:
        try:
            edition = editions.load(name)
            words = Words(edition.game, chosen.language)
            problems = words.sentences(find_game(edition.game).problems(edition))
        except editions.EditionError as problem:
            print(Words(next(iter(games())), chosen.language).rich(problem.text))
            wrong += 1
            continue
        for sentence in problems:
            print(f"{name}: {sentence}")
        if not problems:
            names = {"where": name, "edition": edition.name, "game": edition.game, "digest": edition.digest}
            print(words.rich(Text("edition-agrees", names)))
        wrong += len(problems)
    return 1 if wrong else 0


def _doctor(chosen: argparse.Namespace) -> int:
    report = {
        "orrery": orrery.__version__,
        "python": sys.version.split()[0],
        "compiled": BUILD.compiled,
        "why": BUILD.reason,
        "games": list(games()),
        "languages": list(LANGUAGES),
        **{part: how for _, part, how in _parts()},
        "missing": _missing(),
    }
    if chosen.json:
        print(json.dumps(report))
    else:
        print(f"Orrery {report['orrery']} on Python {report['python']}")
        print(f"Rules: {'compiled' if BUILD.compiled else 'plain Python'}: {BUILD.reason}.")
        for game, part, how in _parts():
            print(f"{game}'s {part}: {how}.")
        print(f"Games: {', '.join(games())}.")
        for line in _missing() or ["Nothing is missing."]:
            print(line)
    return 1 if BUILD.stale else 0


def _parts() -> list[tuple[str, str, str]]:
    """The parts of games that are compiled by themselves, and how they run."""
    return [
        (title(game.name, "en"), part, "compiled" if compiled else "plain Python")
        for game in games().values()
        for part, compiled in game.parts().items()
    ]


def _missing() -> list[str]:
    from shutil import which  # noqa: PLC0415

    lines = []
    if not BUILD.compiled and not any(map(which, ("cc", "gcc", "clang"))):
        lines.append("Missing: a C compiler (cc), without which the rules run some 30 times slower.")
    for extra, (use, modules) in EXTRAS.items():
        absent = [module for module in modules if find_spec(module) is None]
        if absent:
            lines.append(f"Missing for {use}: {', '.join(absent)} (pip install 'orrery-games[{extra}]').")
    return lines


if __name__ == "__main__":
    raise SystemExit(main())
