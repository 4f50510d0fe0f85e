"""Blocks as JSON in one language: what is as usual is left out, and equal values are encoded once.

Blocks are frozen values, so that a value stands for its bytes: what names a player is kept with the table, all else for every
table of the game.
"""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, Final, cast

from orrery.message import Text, Who
from orrery.server.wire.outgoing import encode
from orrery.server.wire.shapes import tag_of
from orrery.words import Words

MANY: Final = 4_000
"""A cache that grew larger than this starts anew."""
LARGE: Final = 1_200
"""What has more bytes is not kept: areas and maps change with every move, and their parts are kept anyway."""


def mentions(text: Text) -> bool:
    """Whether a text names a player, so that it differs from table to table."""
    return any(_names_somebody(arg) for arg in text.args.values())


def _names_somebody(arg: Any) -> bool:
    if isinstance(arg, Text):
        return mentions(arg)
    return isinstance(arg, Who) or (isinstance(arg, tuple) and any(map(mentions, arg)))


@lru_cache(maxsize=64)
def _shared(game: str, language: str) -> dict[Any, bytes]:
    return {}


@cache
def _parts(kind: Any) -> tuple[tuple[str, bytes, Any], ...]:
    """A dataclass' fields with their keys and defaults."""
    return tuple((part.name, encode(part.name) + b":", part.default) for part in fields(kind))


class Encoder:
    """What a game shows, for one table in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._shared = _shared(words.game, words.language)
        self._own: dict[Any, bytes] = {}

    def json(self, value: Any) -> bytes:
        """A block, a text, or anything made of them."""
        return self._json(value)[0]

    def fields(self, value: Any, **more: Any) -> bytes:
        """A value's fields with others beside them."""
        own = self.json(value)
        extra = b",".join(encode(name) + b":" + self.json(part) for name, part in more.items())
        return own[:-1] + (b"," if len(own) > 2 and extra else b"") + extra + b"}"

    def _json(self, value: Any) -> tuple[bytes, bool]:
        """The bytes, and whether they name a player."""
        if isinstance(value, tuple | list):
            parts = [self._json(part) for part in value]
            return b"[" + b",".join(part for part, _ in parts) + b"]", any(own for _, own in parts)
        if not is_dataclass(value):
            return encode(round(value, 2) if isinstance(value, float) else value), False
        if (kept := self._shared.get(value)) is not None:
            return kept, False
        if (kept := self._own.get(value)) is not None:
            return kept, True
        made, own = self._said(value) if isinstance(value, Text) else self._object(value)
        target = self._own if own else self._shared
        if len(target) > MANY:
            target.clear()
        if len(made) <= LARGE:
            target[value] = made
        return made, own

    def _said(self, text: Text) -> tuple[bytes, bool]:
        return encode(self.words.rich(text)), mentions(text)

    def _object(self, value: Any) -> tuple[bytes, bool]:
        tag = tag_of(type(value))
        written = [b'"type":' + encode(tag)] if tag else []
        personal = False
        for name, key, default in _parts(cast(Any, type(value))):
            part = getattr(value, name)
            if default is MISSING or part != default:
                made, own = self._json(part)
                written.append(key + made)
                personal = personal or own
        return b"{" + b",".join(written) + b"}", personal
