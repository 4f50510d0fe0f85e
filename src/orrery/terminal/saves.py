"""Where games of the terminal are kept."""

from __future__ import annotations

import os
import time
from itertools import count
from pathlib import Path

from orrery.table import Table
from orrery.terms import TableError


def saved_games() -> Path:
    """Where games are kept that were not saved by name."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    folder = Path(home) / "orrery"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def fresh(table: Table) -> Path:
    """A new file for a game; it is made at once, so that no other game of the same second can take it."""
    stem = time.strftime(f"{table.game.name}-%Y%m%d-%H%M%S")
    for number in count(1):
        path = saved_games() / (f"{stem}.game" if number == 1 else f"{stem}-{number}.game")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError


def checked(path: Path) -> Path:
    """The same path, where a game can be saved; TableError says why not, before anything is played."""
    if path.is_dir():
        raise TableError(f"{path} is a folder; --save names a file")
    if not path.parent.is_dir():
        raise TableError(f"{path}: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise TableError(f"{path}: nothing can be written there")
    return path
