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


def rules_text(game: Game, language: str = "en") -> str:
    """A game's RULES.md, or its translation; English where there is none."""
    folder = resources.files("orrery.games") / game.NAME.replace("-", "_")
    translation = folder / f"RULES.{language}.md"
    return (translation if translation.is_file() else folder / "RULES.md").read_text(encoding="utf-8")


def rule_text(game: Game, number: str, language: str = "en") -> str:
    """One rule, a ruling or an option by its number, without marks; empty where there is none."""
    paragraphs = rules_text(game, language).split("\n\n")
    return " ".join(" ".join(part.split()) for part in paragraphs if part.startswith(f"**{number}**")).replace("**", "")


class _Games(ModuleType):
    """This package when it is called: `orrery.games()` is every game, and `orrery.games.cryo` still one of them."""

    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = _Games
