"""Bots: what they are given, and how one is asked for by name."""

from __future__ import annotations

import math
import re
from dataclasses import fields
from typing import Any, Final, Protocol, runtime_checkable

from orrery.bots.classes import BotError, bot_of_class, names_a_class
from orrery.bots.levels import LEVELS, Level, find_level
from orrery.bots.mcts import MctsBot, Thinking
from orrery.bots.outside import GtpBot, LineBot
from orrery.bots.plain import GreedyBot, RandomBot
from orrery.bots.seated import Seated
from orrery.kernel import Move
from orrery.play import Sight

LIMIT: Final = 30.0
"""The seconds an outside program has for a move, where nothing else is said."""


@runtime_checkable
class Bot(Protocol):
    """Somebody who decides from a Sight alone."""

    name: str
    remembers: bool
    """Whether it makes use of `Sight.witnessed`."""

    def choose(self, sight: Sight) -> Move:
        """One of the sight's moves."""

    def close(self) -> None:
        """The game is over, or another sits down."""


def make(spec: str, seed: int = 0, *, limit: float = LIMIT) -> Bot:
    """The bot of a name: `random`, `greedy`, `level3`, `mcts:iterations=500`, `run:COMMAND`, `gtp:COMMAND`, `module:Class`.

    Some of these start programs or import modules, so a name must come from whoever runs this, never from a file or the network.
    """
    word, _, rest = spec.strip().partition(":")
    level = find_level(spec)
    if level is not None:
        return MctsBot(level.thinking, seed, f"level{level.number}")
    if word == "random" and not rest:
        return RandomBot(seed)
    if word == "greedy" and not rest:
        return GreedyBot(seed)
    if word == "mcts":
        return MctsBot(_thinking(spec, rest), seed, spec.strip())
    if word == "run" and rest.strip():
        return LineBot(rest.strip(), seed, limit)
    if word == "gtp" and rest.strip():
        return GtpBot(rest.strip(), limit)
    if names_a_class(spec):
        bot: Bot = bot_of_class(spec.strip(), seed)
        return bot
    raise BotError(
        f"there is no bot “{spec[:60]}”; there are random, greedy, level1 to level{len(LEVELS)}, "
        "mcts:iterations=N, run:COMMAND, gtp:COMMAND and module:Class"
    )


def split_bots(text: str) -> list[str]:
    """The bots of a list; a comma before a setting belongs to the bot: `mcts:iterations=9,guide=2,random` are two."""
    return [part.strip() for part in re.split(r",(?!\s*\w+=)", text) if part.strip()]


def seat(spec: str, seed: int = 0, *, limit: float = LIMIT) -> Seated:
    """The bot of a name, whose place `random` takes when it fails."""
    return Seated(make(spec, seed, limit=limit), RandomBot(seed ^ 0x5EA7))


def _thinking(spec: str, rest: str) -> Thinking:
    """Settings as `iterations=500,processes=2`."""
    known = {field.name: float if "float" in str(field.type) else int for field in fields(Thinking)}
    chosen: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in rest.split(","))):
        name, _, value = part.partition("=")
        if name.strip() not in known:
            raise BotError(f"mcts has no setting “{name.strip()[:40]}”; there are {', '.join(known)}")
        try:
            chosen[name.strip()] = known[name.strip()](value)
        except ValueError:
            raise BotError(f"{name.strip()} must be a number, not “{value.strip()[:40]}”") from None
    return _checked(Thinking(**({"iterations": 10**9} if "seconds" in chosen else {}) | chosen), spec)


def _checked(thinking: Thinking, spec: str) -> Thinking:
    if thinking.iterations < 1 or thinking.processes < 1 or thinking.processes > 64:
        raise BotError(f"“{spec[:60]}”: iterations must be at least 1, and processes from 1 to 64")
    if thinking.seconds is not None and not (math.isfinite(thinking.seconds) and thinking.seconds > 0):
        raise BotError(f"“{spec[:60]}”: seconds must be more than 0")
    return thinking


__all__ = [
    "LEVELS",
    "LIMIT",
    "Bot",
    "BotError",
    "GreedyBot",
    "GtpBot",
    "Level",
    "LineBot",
    "MctsBot",
    "RandomBot",
    "Seated",
    "Thinking",
    "find_level",
    "make",
    "seat",
    "split_bots",
]
