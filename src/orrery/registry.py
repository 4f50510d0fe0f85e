"""Where games come from: the folders of `orrery.games`, and the entry points of that name in installed packages.

A package brings a game with these lines in its pyproject.toml; the name is the game's, and the value is its `Game`:

    [project.entry-points."orrery.games"]
    stones = "stones:GAME"

Texts, rules, components, facts and a cover are looked for beside its module, if that is a package.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from typing import Any, Final

GROUP: Final = "orrery.games"


def names() -> tuple[str, ...]:
    """Every game by its name: those built in, then those of installed packages; none of them is imported."""
    return (*_built_in(), *_installed())


def load(name: str) -> Any:
    """The game of a name, as its module gives it."""
    if name in _built_in():
        return import_module(_built_in()[name]).GAME
    return _installed()[name].load()


def folder(name: str) -> Traversable | None:
    """Where a game's files lie; None for a game that is one module, or that nobody has installed."""
    module = _built_in().get(name) or (_installed()[name].module if name in _installed() else "")
    try:
        return resources.files(module) if module else None
    except (ModuleNotFoundError, TypeError):
        return None


def text_of(name: str, *files: str) -> str:
    """The first of these files that a game brings; empty where it brings none."""
    home = folder(name)
    entries = [] if home is None else [home / file for file in files]
    return next((entry.read_text(encoding="utf-8") for entry in entries if entry.is_file()), "")


def texts_of(name: str, inner: str, suffix: str) -> dict[str, str]:
    """The files with this suffix in a folder that a game brings, by their names; none where it brings none."""
    home = folder(name)
    if home is None or not (home / inner).is_dir():
        return {}
    entries = sorted((home / inner).iterdir(), key=lambda entry: entry.name)
    return {entry.name: entry.read_text(encoding="utf-8") for entry in entries if entry.name.endswith(suffix)}


@cache
def _built_in() -> dict[str, str]:
    """The module of every game that comes with Orrery."""
    folders = sorted(entry.name for entry in resources.files(GROUP).iterdir() if (entry / "__init__.py").is_file())
    return {name.replace("_", "-"): f"{GROUP}.{name}" for name in folders}


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry point of every other game; a name that is built in stays the built-in game's."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in points if point.name not in _built_in()}
