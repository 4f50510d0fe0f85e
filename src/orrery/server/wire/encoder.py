"""Blocks as JSON in one language: what is as usual is left out, and equal values are encoded once.

Blocks are frozen values, so that a value stands for its bytes: what names a player is kept with the table, all else for every
table of the game. Of a scene that was shown before only the differences are written: the fields that changed (null: as usual
again), and of a list the things that came, changed or went (null), by their ids, or where nothing has ids, by their places.
What has an `id` of its own on the wire is whole.
"""

from __future__ import annotations

from collections.abc import Collection
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
"""What has more bytes is not kept, nor a block that names a player: they change often, and their parts are kept anyway."""


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


def _short(number: float) -> float:
    """A number without more digits than anybody sees."""
    rounded = round(number, 2)
    return int(rounded) if rounded.is_integer() else rounded


def _id(thing: Any) -> str:
    return getattr(thing, "id", "")


def _by_id(things: tuple[Any, ...]) -> dict[str, Any] | None:
    """Things by their ids; None where one has none, or two have the same."""
    by_id = {_id(thing): thing for thing in things}
    return by_id if len(by_id) == len(things) and "" not in by_id else None


def _equal_ends(was: tuple[Any, ...], now: tuple[Any, ...]) -> tuple[int, int]:
    """How many entries two lists share at their beginnings, and then at their ends."""
    most = min(len(was), len(now))
    first = next((at for at in range(most) if was[at] != now[at]), most)
    last = next((at for at in range(most - first) if was[-1 - at] != now[-1 - at]), most - first)
    return first, last


def _rearranged(before: Collection[str], after: Collection[str]) -> list[bytes]:
    """Where the new things stand, unless it is at the end; or the whole order, where it is another."""
    came = [id for id in after if id not in before]
    stayed = [id for id in before if id in after]
    if [*stayed, *came] == list(after):
        return []
    if stayed == [id for id in after if id in before]:
        return [b'"@":' + encode({id: at for at, id in enumerate(after) if id not in before})]
    return [b'"@":' + encode(list(after))]


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

    def difference(self, old: Any, new: Any) -> bytes:
        """What makes one value out of another; `{}` where they are equal. What is of another kind is written whole."""
        if isinstance(new, tuple) and isinstance(old, tuple) and old:
            return b"{}" if old == new else self._list_difference(old, new)
        another = type(old) is not type(new) or (_id(new) and _id(old) != _id(new))
        if another or not is_dataclass(new) or isinstance(new, Text):
            return b"{}" if old == new else self.json(new)
        return b"{" + b",".join(self._changes(old, new)) + b"}"

    def _changes(self, old: Any, new: Any) -> list[bytes]:
        """The fields of a block that are different now."""
        written = []
        for name, key, default in _parts(cast(Any, type(new))):
            was, now = getattr(old, name), getattr(new, name)
            if was is now or was == now:
                continue
            if default is not MISSING and now == default:
                written.append(key + b"null")
            else:
                written.append(key + self.difference(was, now))
        return written

    def _list_difference(self, was: tuple[Any, ...], now: tuple[Any, ...]) -> bytes:
        before, after = _by_id(was), _by_id(now)
        if before is not None and after is not None:
            return self._things_difference(before, after)
        if len(was) == len(now):
            changed = [at for at, (old, new) in enumerate(zip(was, now, strict=True)) if old is not new and old != new]
            return b"{" + b",".join(b'"#%d":' % at + self.difference(was[at], now[at]) for at in changed) + b"}"
        first, last = _equal_ends(was, now)
        put = self.json(now[first : len(now) - last])
        return b'{"#":[%d,%d,%s]}' % (first, len(was) - last - first, put)

    def _things_difference(self, before: dict[str, Any], after: dict[str, Any]) -> bytes:
        written = [encode(id) + b":null" for id in before if id not in after]
        for id, new in after.items():
            old = before.get(id)
            if old is None:
                written.append(encode(id) + b":" + self.json(new))
            elif old is not new and old != new:
                if type(old) is not type(new):
                    return self.json(tuple(after.values()))
                written.append(encode(id) + b":{" + b",".join(self._changes(old, new)) + b"}")
        return b"{" + b",".join([*written, *_rearranged(before, after)]) + b"}"

    def _json(self, value: Any) -> tuple[bytes, bool]:
        """The bytes, and whether they name a player."""
        if isinstance(value, tuple | list):
            parts = [self._json(part) for part in value]
            return b"[" + b",".join(part for part, _ in parts) + b"]", any(own for _, own in parts)
        if not is_dataclass(value):
            return encode(_short(value) if isinstance(value, float) else value), False
        if (kept := self._shared.get(value)) is not None:
            return kept, False
        if (kept := self._own.get(value)) is not None:
            return kept, True
        made, own = self._said(value) if isinstance(value, Text) else self._object(value)
        target = self._own if own else self._shared
        if len(target) > MANY:
            target.clear()
        if len(made) <= LARGE and (not own or isinstance(value, Text)):
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
