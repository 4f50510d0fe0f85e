"""Python classes as bots: `module:Class`, found where Python finds modules or in the current folder."""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from pathlib import Path
from typing import Any, Final

KINDS: Final = ("random", "greedy", "mcts", "run", "gtp")
"""Words before a colon that mean something else."""


class BotError(ValueError):
    """A bot that cannot be made; the message is one sentence."""


def names_a_class(spec: str) -> bool:
    """Whether a bot's name looks like `module:Class`."""
    module, _, name = spec.strip().partition(":")
    return module not in KINDS and bool(re.fullmatch(r"[A-Za-z_][\w.]*", module)) and name.isidentifier()


def bot_of_class(spec: str, seed: int) -> Any:
    """A bot of that class, made with the seed if it takes one; BotError names the module and its file."""
    module, _, name = spec.partition(":")
    holder = _module(module)
    where = f"{module} ({holder.__file__})" if getattr(holder, "__file__", None) else module
    made: Any = getattr(holder, name, None)
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise BotError(f"{where}: there is no class {name} with a method choose(sight)")
    try:
        bot: Any = made(seed) if inspect.signature(made).parameters else made()
    except Exception as crash:
        raise BotError(f"{where}: {name} could not be made ({type(crash).__name__}: {crash})") from None
    return _whole(bot, spec)


def _module(name: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is not None and name.startswith(missing.name):
            raise BotError(f"there is no module {name}, neither installed nor in {here}") from None
        raise BotError(f"the module {name} cannot be imported: {missing}") from None
    except Exception as crash:
        raise BotError(f"the module {name} cannot be imported ({type(crash).__name__}: {crash})") from None


def _whole(bot: Any, spec: str) -> Any:
    """What a bot need not say itself: its name, that it remembers nothing, and that it leaves nothing open."""
    for attribute, usual in (("name", spec), ("remembers", False), ("close", lambda: None)):
        if not hasattr(bot, attribute):
            setattr(bot, attribute, usual)
    return bot
