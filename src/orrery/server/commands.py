"""The commands `orrery serve` and `orrery admin`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

DATABASE = "sqlite:///orrery.sqlite"
LAST_PORT = 65535


def add_commands(subparsers: Any) -> None:
    """Put the server's commands beside the others."""
    parser = subparsers.add_parser("serve", help="serve the games to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    parser.add_argument("--port", type=_port, default=8000, help="the port to listen on; 0 takes a free one")
    parser.add_argument(
        "--database", default=DATABASE, metavar="URL", help="sqlite:///FILE or postgresql://… (default: %(default)s)"
    )
    parser.add_argument("--origin", action="append", default=[], help="another site that may use this server")
    parser.add_argument("--editions", type=Path, help="a folder with editions (*.toml) to offer")
    parser.add_argument("--workers", type=int, help="processes that think for bots (default: cores less one)")
    parser.add_argument("--memory", type=int, default=2048, help="megabytes that such a process may use")
    parser.add_argument("--proxies", default="127.0.0.1", help="proxies whose X-Forwarded-For is believed")
    parser.add_argument(
        "--no-limits", action="store_true", help="no limits on how often clients may ask, for measurements"
    )
    parser.add_argument(
        "--bot-tables",
        type=int,
        default=8,
        help="games that only bots play which a guest may have running (default: 8)",
    )
    parser.add_argument("--quiet", action="store_true", help="log only what goes wrong")
    parser.add_argument("--game", action="append", default=[], help=argparse.SUPPRESS)
    parser.set_defaults(run=run_serve)
    _add_admin(subparsers)


def _add_admin(subparsers: Any) -> None:
    admin = subparsers.add_parser("admin", help="look after a server's database")
    tasks = admin.add_subparsers(title="tasks", metavar="TASK", required=True)
    for name, meaning in (
        ("backup", "write everything into a file; the server may go on"),
        ("restore", "read such a file into an empty database"),
        ("verify", "replay stored games, every move checked"),
        ("prune", "forget finished and abandoned tables, and guests who have none"),
        ("rate", "reckon all ratings again from the results"),
    ):
        task = tasks.add_parser(name, help=meaning)
        task.add_argument("--database", default=DATABASE, metavar="URL", help="default: %(default)s")
        task.set_defaults(run=run_admin, task=name)
        if name in ("backup", "restore"):
            task.add_argument("file", type=Path)
        elif name == "verify":
            task.add_argument("tables", nargs="*", metavar="TABLE", help="the tables to replay")
            task.add_argument("--all", action="store_true", help="replay every table")
        elif name == "prune":
            task.add_argument("--days", type=float, default=90, help="untouched for so long (default: %(default)s)")


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"must be a whole number from 0 to {LAST_PORT}, not “{text[:20]}”")
    return int(text)


@contextmanager
def _needs_the_extra(command: str) -> Iterator[None]:
    """One sentence where a package of the server is not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("orrery"):
            raise
        raise ValueError(
            f"orrery {command} needs {missing.name}, which is not installed: pip install 'orrery-games[server]'"
        ) from None


def run_admin(arguments: argparse.Namespace) -> int:
    """`orrery admin`."""
    with _needs_the_extra("admin"):
        from orrery.server.admin import administer  # noqa: PLC0415 (other commands need no database)

        return administer(arguments)


def run_serve(arguments: argparse.Namespace) -> int:
    """`orrery serve`."""
    with _needs_the_extra("serve"):
        from orrery.server.http.serve import Serving, serve  # noqa: PLC0415 (other commands need no web server)

    if arguments.editions is not None and not arguments.editions.is_dir():
        raise ValueError(f"--editions {arguments.editions}: there is no such folder")
    return serve(
        Serving(
            host=arguments.host,
            port=arguments.port,
            database=arguments.database,
            origins=tuple(arguments.origin),
            limits=not arguments.no_limits,
            bot_tables=arguments.bot_tables,
            editions=arguments.editions,
            workers=arguments.workers,
            memory=arguments.memory,
            proxies=arguments.proxies,
            games=tuple(arguments.game),
            quiet=arguments.quiet,
        )
    )


def main() -> int:
    """The server's commands on their own: `python -m orrery.server.commands serve`."""
    parser = argparse.ArgumentParser(prog="orrery")
    add_commands(parser.add_subparsers(required=True))
    arguments = parser.parse_args()
    try:
        code: int = arguments.run(arguments)
    except ValueError as wrong:
        print(f"orrery: {wrong}", file=sys.stderr)
        return 1
    return code


if __name__ == "__main__":
    raise SystemExit(main())
