"""`orrery completion`: a script that lets a shell complete commands, options, games and files."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from orrery import registry

SHELLS: Final = ("bash", "zsh", "fish")


def add_command(commands: Any, parser: Callable[[], argparse.ArgumentParser]) -> None:
    """Add `completion` to the command line that `parser` makes."""
    command = commands.add_parser(
        "completion",
        help="a script for your shell that completes commands, options, games and files",
        epilog='For instance in ~/.bashrc: eval "$(orrery completion bash)"',
        allow_abbrev=False,
    )
    command.add_argument("shell", choices=SHELLS)
    command.set_defaults(run=lambda chosen: print(script(parser(), chosen.shell)))


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """The script for one of the shells."""
    import shtab  # noqa: PLC0415 - no other command needs it

    for action in _actions(parser):
        if action.dest == "game" or action.metavar == "GAME|FILE":
            action.choices = registry.names()
        elif action.metavar == "FOLDER" or action.dest == "editions":
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif "FILE" in str(action.metavar) or action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    return str(shtab.complete(parser, shell))


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Every argument of a parser and of its commands."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
