"""The games: one folder each, all laid out alike; and those that other packages bring."""

from __future__ import annotations

import sys
import tomllib
import warnings
from functools import cache
from types import ModuleType

from orrery import registry
from orrery.kernel import Game, Text
from orrery.words import title


@cache
def games() -> dict[str, Game]:
    """Every game by its name: those built in, then those of installed packages."""
    loaded = {name: _loaded(name) for name in registry.names()}
    return {name: game for name, game in loaded.items() if game is not None}


def _loaded(name: str) -> Game | None:
    """The game of a name; one that cannot be loaded is left out with a warning, so that the others can be played."""
    try:
        game = registry.load(name)
    except Exception as failure:  # another package's code may fail in any way
        warnings.warn(f"the game “{name}” cannot be loaded: {failure}", stacklevel=2)
        return None
    if not isinstance(game, Game) or game.name != name:
        warnings.warn(f"“{name}” is no game of that name, but {game!r}", stacklevel=2)
        return None
    return game


def rules_text(game: Game, language: str = "en") -> str:
    """A game's RULES.md, or its translation, English where there is none; without a file, what the game itself says."""
    text = registry.text_of(game.name, f"RULES.{language}.md", "RULES.md")
    return text or game.rules or f"# {title(game.name, language)}\n"


def rule_text(game: Game, number: str, language: str = "en") -> str:
    """One rule, a ruling or an option by its number, without marks; empty where there is none."""
    paragraphs = rules_text(game, language).split("\n\n")
    return " ".join(" ".join(part.split()) for part in paragraphs if part.startswith(f"**{number}**")).replace("**", "")


def governing_rule(game: Game, prompt: Text) -> str:
    """The number of the rule that governs a decision, by the sentence that asks for it; empty where the game says none."""
    rules = _governing(game.name)
    inner = [arg for arg in prompt.args.values() if isinstance(arg, Text)]
    own = rules.get(prompt.key.removeprefix("prompt-"))
    return own or next((rule for text in inner if (rule := governing_rule(game, text))), "")


@cache
def _governing(game: str) -> dict[str, str]:
    """What stands in a game's `prompts.toml`."""
    return tomllib.loads(registry.text_of(game, "prompts.toml"))


class _Games(ModuleType):
    """This package when it is called: `orrery.games()` is every game, and its packages can still be imported."""

    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = _Games
