"""The games: one folder each, all laid out alike."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module, resources
from types import ModuleType
from typing import TYPE_CHECKING, Final, cast

from orrery.kernel import Game

if TYPE_CHECKING:
    from orrery.games import callisto, cassiopeia, cryo, three_days

    _EACH_IS_A_GAME: tuple[Game, ...] = (callisto, cassiopeia, cryo, three_days)

NAMES: Final = ("callisto", "cassiopeia", "cryo", "three-days")


@cache
def games() -> dict[str, Game]:
    """Every game by its name."""
    return {name: cast(Game, import_module(f"orrery.games.{name.replace('-', '_')}")) for name in NAMES}


def rules_text(game: Game) -> str:
    """A game's RULES.md."""
    folder = resources.files("orrery.games") / game.NAME.replace("-", "_")
    return (folder / "RULES.md").read_text(encoding="utf-8")


class _Games(ModuleType):
    """This package when it is called: `orrery.games()` is every game, and `orrery.games.cryo` still one of them."""

    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = _Games
