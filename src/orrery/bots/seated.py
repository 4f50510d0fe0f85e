"""A bot at a table: when it fails, `random` takes its place, the log says why, and the game goes on."""

from __future__ import annotations

import logging
from typing import Any, Final

from orrery.bots.plain import RandomBot
from orrery.kernel import Move
from orrery.play import Sight

LOG: Final = logging.getLogger("orrery.bots")


class BotFailure(Exception):
    """Why a bot cannot go on: a part of a sentence that follows its name."""


class Resigned(BotFailure):
    """A bot gives its game up."""


class Seated:
    """Asks a bot for its moves, and watches over it."""

    def __init__(self, bot: Any, stand_in: RandomBot) -> None:
        self.bot = bot
        self.name: str = bot.name
        self.remembers: bool = bot.remembers
        self.stand_in = stand_in
        self.failure: str | None = None
        """Why the bot lost its seat, if it did."""
        self.may_resign = False
        """Whether a resignation is passed on; else it is a reason to lose the seat."""
        self.resigned = False

    def choose(self, sight: Sight) -> Move:
        """The bot's move, or any legal one once it has failed or resigned."""
        if self.failure is None and not self.resigned:
            try:
                return self._checked(self.bot.choose(sight), sight)
            except Resigned:
                if self.may_resign:
                    self.resigned = True
                    raise
                self._unseat(sight, "resigned")
            except BotFailure as failure:
                self._unseat(sight, str(failure))
            except Exception as crash:
                self._unseat(sight, f"crashed ({type(crash).__name__}: {crash})")
        return self.stand_in.choose(sight)

    def rehearse(self, sight: Sight) -> str | None:
        """Why the bot cannot make its first move; None where it can, or resigns. It is let go afterwards."""
        try:
            self._checked(self.bot.choose(sight), sight)
        except Resigned:
            return None
        except BotFailure as failure:
            return str(failure)
        except Exception as crash:
            return f"crashed ({type(crash).__name__}: {crash})"
        self.bot.close()
        return None

    def close(self) -> None:
        """Let the bot go."""
        if self.failure is None:
            self.bot.close()

    @staticmethod
    def _checked(move: object, sight: Sight) -> Move:
        if not isinstance(move, Move):
            raise BotFailure(f"answered with {str(move)[:60]!r}, which is no move")
        if move not in sight.moves:
            raise BotFailure(f"made the illegal move “{str(move)[:60]}”")
        return move

    def _unseat(self, sight: Sight, why: str) -> None:
        self.failure = why
        LOG.warning("%s at seat %d %s; random plays on in its place", self.name, sight.seat, why)
        try:
            self.bot.close()
        except Exception as crash:
            LOG.warning("%s could not be closed either: %s", self.name, crash)
