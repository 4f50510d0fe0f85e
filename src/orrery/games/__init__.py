"""The games: one folder each, all laid out alike."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Final, cast

from orrery.kernel import Game

NAMES: Final = ("callisto", "cassiopeia", "cryo", "three-days")


@cache
def games() -> dict[str, Game]:
    """Every game by its name."""
    found = {}
    for name in NAMES:
        module = f"orrery.games.{name.replace('-', '_')}"
        if find_spec(module) is not None:
            found[name] = cast(Game, import_module(module))
    return found


def rules_text(game: Game) -> str:
    """A game's RULES.md."""
    folder = resources.files("orrery.games") / game.NAME.replace("-", "_")
    return (folder / "RULES.md").read_text(encoding="utf-8")
