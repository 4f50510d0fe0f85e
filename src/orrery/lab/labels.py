"""Labels: a text as rows are keyed by it, the same in every language: its message key and its arguments."""

from __future__ import annotations

import re
from typing import Final

from orrery.message import Arg, Text, Who
from orrery.words import Words

ANYBODY: Final = "any-player"
"""The message that stands for whichever player it was."""
_ARGUMENT: Final = re.compile(r"([\w-]+)=(\{[^{}]*\}|[^\s{}]+)")


def label_of(text: Text) -> str:
    """The label of a text: `score-majority cavern=A1`; what has parts of its own stands in braces."""
    return " ".join([text.key, *(f"{name}={_written(arg)}" for name, arg in sorted(text.args.items()))])


def _written(arg: Arg) -> str:
    if isinstance(arg, tuple):
        return "+".join(map(_written, arg))
    if isinstance(arg, Who):
        return f"seat-{arg.seat}"
    plain = label_of(arg) if isinstance(arg, Text) else str(arg)
    return f"{{{plain}}}" if " " in plain else plain


def in_general(text: Text) -> Text:
    """A text whatever the player and the number, so that games that end alike are counted together."""
    args: dict[str, Arg] = {}
    for name, arg in text.args.items():
        args[name] = Text(ANYBODY) if isinstance(arg, Who) else "n" if isinstance(arg, int) else arg
    return Text(text.key, args)


def said(label: str, words: Words) -> str:
    """A label as a sentence; one that no message fits, as in rows of others, is shown as it is."""
    key, _, rest = label.partition(" ")
    if not words.knows(key):
        return label
    return words.say(Text(key, {name: _read(value, words) for name, value in _ARGUMENT.findall(rest)}))


def _read(value: str, words: Words) -> Arg:
    value = value.removeprefix("{").removesuffix("}")
    return int(value) if value.isdecimal() else said(value, words)
