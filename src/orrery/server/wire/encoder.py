"""Blocks as JSON in one language: what is as usual is left out, and equal values are encoded once.

Blocks are frozen values, so that a value stands for its bytes: what names a player is kept with the table, all else for every
table of the game. Of a scene that was shown before only the differences are written: the fields that changed (null: as usual
again), and of a list the entries that changed in their places, a part of it anew, or where much came and went the things that
came, changed or went (null), by their ids. What has an `id` of its own on the wire is whole. Where a change is the only one in
what holds it, both are written in one: `foot/#0/text` is the text of the first entry of the foot.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw, structs

from orrery.message import Text, Who
from orrery.scene import Part
from orrery.server.wire.outgoing import encode
from orrery.words import Words

NEW_ID: Final = b"~"
"""How it is written that something has another id now; an `id` says that it is whole."""
WITHIN: Final = b"/"
"""Stands between the parts of a path."""
MANY: Final = 4_000
"""A cache that grew larger than this starts anew."""
_PLAIN: Final = frozenset({str, int, bool, float, type(None)})
_Entries = list[tuple[bytes, bytes]]
"""What changed: each change with its key, not yet in quotation marks, and as JSON."""


def mentions(text: Text) -> bool:
    """Whether a text names a player, so that it differs from table to table."""
    return any(_names_somebody(arg) for arg in text.args.values())


def _names_somebody(arg: Any) -> bool:
    if isinstance(arg, Text):
        return mentions(arg)
    return isinstance(arg, Who) or (isinstance(arg, tuple) and any(map(mentions, arg)))


@lru_cache(maxsize=64)
def _shared(game: str, language: str) -> dict[Text, Raw]:
    return {}


class _Fields:
    """The fields of a kind of block."""

    def __init__(self, kind: type[Part]) -> None:
        fields = structs.fields(kind)
        names = [field.name for field in fields]
        self.keys: Final = [NEW_ID if name == "id" else name.encode() for name in names]
        """How each one is written."""
        self.usual: Final = [field.default for field in fields]
        """What each one usually is."""


_KINDS: Final[dict[type, _Fields | None]] = {}
"""The fields of every kind that was met."""


def _fields(kind: type) -> _Fields | None:
    """The fields of a kind of block; None for whatever is none."""
    if kind not in _KINDS:
        _KINDS[kind] = _Fields(kind) if issubclass(kind, Part) else None
    return _KINDS[kind]


def _id(thing: Any) -> str:
    return getattr(thing, "id", "")


def _same(old: Any, new: Any) -> bool:
    """Whether something is the same thing as before, changed: a thing keeps its id, unless it had none or loses it."""
    return type(old) is type(new) and (_id(old) == _id(new) or not _id(old) or not _id(new))


def _different(was: tuple[Any, ...], now: tuple[Any, ...]) -> list[int]:
    """Where two lists of one length hold not the very same."""
    return [at for at in range(len(now)) if was[at] is not now[at]]


def _by_id(things: tuple[Any, ...]) -> dict[str, Any] | None:
    """Things by their ids; None where one has none, or two have the same, or one could be taken for a path."""
    by_id = {_id(thing): thing for thing in things}
    unclear = len(by_id) < len(things) or "" in by_id or any("/" in id for id in by_id)
    return None if unclear else by_id


def _equal_ends(was: tuple[Any, ...], now: tuple[Any, ...]) -> tuple[int, int]:
    """How many entries two lists share at their beginnings, and then at their ends."""
    most = min(len(was), len(now))
    first = 0
    while first < most and _equal(was[first], now[first]):
        first += 1
    last = 0
    while last < most - first and _equal(was[len(was) - 1 - last], now[len(now) - 1 - last]):
        last += 1
    return first, last


def _equal(old: Any, new: Any) -> bool:
    return old is new or bool(old == new)


def _rearranged(before: Collection[str], after: Collection[str]) -> _Entries:
    """Where the new things stand, unless it is at the end; or the whole order, where it is another."""
    came = [id for id in after if id not in before]
    stayed = [id for id in before if id in after]
    if [*stayed, *came] == list(after):
        return []
    if stayed == [id for id in after if id in before]:
        return [(b"@", encode({id: at for at, id in enumerate(after) if id not in before}))]
    return [(b"@", encode(list(after)))]


def _object(entries: _Entries) -> bytes:
    """Changes as a JSON object."""
    return b"{%b}" % b",".join([b'"%b":%b' % entry for entry in entries])


def _under(key: bytes, entries: _Entries) -> tuple[bytes, bytes]:
    """Changes as one of what holds them; a single one is written with its path."""
    if len(entries) == 1:
        [(inner, value)] = entries
        return key + WITHIN + inner, value
    return key, _object(entries)


class Encoder:
    """What a game shows, for one table in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._shared = _shared(words.game, words.language)
        self._own: dict[Text, Raw] = {}
        self._written: dict[tuple[int, int], tuple[Any, Any, _Entries | bytes | None]] = {}
        """The differences of areas and lists that were written for somebody, and what they are between."""
        self._encode = msgspec.json.Encoder(enc_hook=self._said).encode

    def json(self, value: Any) -> bytes:
        """A block, a text, or anything made of them."""
        return self._encode(value)

    def fields(self, value: Any, **more: Any) -> bytes:
        """A value's fields with others beside them."""
        own = self.json(value)
        extra = b",".join(encode(name) + b":" + self.json(part) for name, part in more.items())
        return own[:-1] + (b"," if len(own) > 2 and extra else b"") + extra + b"}"

    def difference(self, old: Any, new: Any) -> bytes | None:
        """What makes one value out of another; None where they are equal. What is of another kind is written whole."""
        if old is new:
            return None
        told = self._difference(old, new)
        return _object(told) if isinstance(told, list) else told

    def _difference(self, old: Any, new: Any) -> _Entries | bytes | None:
        """The same, as a list of changes where it is made of these."""
        kind: Any = type(new)
        if kind in _PLAIN:
            return None if old == new else encode(new)
        if kind is tuple:
            if type(old) is tuple and old:
                return self._shared_difference(old, new)
        elif _fields(kind) is not None and _same(old, new):
            return self._changes(old, new) or None
        return None if old == new else self.json(new)

    def _shared_difference(self, old: tuple[Any, ...], new: tuple[Any, ...]) -> _Entries | bytes | None:
        """A list's difference, written once for all who see the same list there."""
        pair = id(old), id(new)
        if (written := self._written.get(pair)) is None:
            written = self._written[pair] = old, new, self._list_difference(old, new)
        return written[2]

    def rest(self) -> None:
        """Everybody has been told: forget what was written for one of them."""
        self._written.clear()

    def _changes(self, old: Any, new: Any) -> _Entries:
        """The fields of a block that are different now."""
        fields = _fields(type(new))
        assert fields is not None
        before, after = structs.astuple(old), structs.astuple(new)
        entries: _Entries = []
        for at in _different(before, after):
            now, key = after[at], fields.keys[at]
            told = self._difference(before[at], now)
            if told is None:
                continue
            if now is fields.usual[at]:
                entries.append((key, b"null"))
            elif isinstance(told, list):
                entries.append(_under(key, told))
            else:
                entries.append((key, told))
        return entries

    def _list_difference(self, was: tuple[Any, ...], now: tuple[Any, ...]) -> _Entries | bytes | None:
        """A list against how it was: by places where everything stays in its own, else by ids, else a part of it anew."""
        if len(was) == len(now) and (changed := self._in_places(was, now)) is not None:
            return changed or None
        first, last = _equal_ends(was, now)
        dropped, put = len(was) - last - first, now[first : len(now) - last]
        if min(dropped, len(put)) > 1:
            before, after = _by_id(was), _by_id(now)
            if before is not None and after is not None:
                return self._things_difference(before, after)
        return [(b"#", b"[%d,%d,%b]" % (first, dropped, self.json(put)))]

    def _in_places(self, was: tuple[Any, ...], now: tuple[Any, ...]) -> _Entries | None:
        """The entries of a list that changed where they stand; None where something else stands in a place."""
        changed: _Entries = []
        for at in _different(was, now):
            old, new = was[at], now[at]
            if not _same(old, new):
                return None
            told = self._difference(old, new)
            if isinstance(told, list):
                changed.append(_under(b"#%d" % at, told))
            elif told is not None:
                changed.append((b"#%d" % at, told))
        return changed

    def _things_difference(self, before: dict[str, Any], after: dict[str, Any]) -> _Entries | bytes:
        entries: _Entries = [(encode(id)[1:-1], b"null") for id in before if id not in after]
        for id, new in after.items():
            old = before.get(id)
            if old is None:
                entries.append((encode(id)[1:-1], self.json(new)))
            elif old is not new:
                if type(old) is not type(new):
                    return self.json(tuple(after.values()))
                if changes := self._changes(old, new):
                    entries.append(_under(encode(id)[1:-1], changes))
        return entries + _rearranged(before, after)

    def said(self, text: Text) -> str:
        """A text in the language, as it is written."""
        return str(msgspec.json.decode(self._said(text)))

    def _said(self, text: Any) -> Raw:
        """A text in the language."""
        if not isinstance(text, Text):
            raise TypeError(f"{type(text).__name__} cannot be shown")
        if (kept := self._shared.get(text)) is not None or (kept := self._own.get(text)) is not None:
            return kept
        said, target = Raw(encode(self.words.rich(text))), self._own if mentions(text) else self._shared
        if len(target) > MANY:
            target.clear()
        target[text] = said
        return said
