"""What is said before it is known in which language: message keys with their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "es", "fr"]
"""What Orrery speaks."""
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)


NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Who:
    """A seat inside a text: shown as that player's name."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)
    seat: Final[int]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Who) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __repr__(self) -> str:
        return f"Who(seat={self.seat})"

    def __reduce__(self) -> tuple[type[Who], tuple[int]]:
        return Who, (self.seat,)


class Text:
    """A message key with its arguments: said in a language only when it is shown.

    A plain class, compiled, since thousands are made and compared for every picture, and an encoder must ask what it says.
    """

    __slots__ = ("_hash", "args", "key", "plain")
    __match_args__ = ("key", "args", "plain")
    key: Final[str]
    args: Final[Mapping[str, Arg]]
    plain: Final[str]
    """What is said where no language has the message, in English, with its arguments in braces: `{seat} takes {n}`."""

    def __init__(self, key: str, args: Mapping[str, Arg] = NOTHING, plain: str = "") -> None:
        self.key = key
        self.args = args
        self.plain = plain
        self._hash = 0

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Text) and self.key == other.key and self.args == other.args)

    def __hash__(self) -> int:
        if not self._hash:
            self._hash = hash((self.key, frozenset(self.args.items())))
        return self._hash

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {dict(self.args)!r})"

    def __reduce__(self) -> tuple[type[Text], tuple[str, dict[str, Arg], str]]:
        return Text, (self.key, dict(self.args), self.plain)


Arg: TypeAlias = "str | int | Who | Text | tuple[Text, ...]"
