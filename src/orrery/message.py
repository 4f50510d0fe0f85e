"""What is said before it is known in which language: message keys with their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "es", "fr"]
"""What Orrery speaks."""
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Who:
    """A seat inside a text: shown as that player's name."""

    seat: int


@dataclass(frozen=True, slots=True)
class Text:
    """A message key with its arguments: said in a language only when it is shown."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    plain: str = field(default="", compare=False)
    """What is said where no language has the message, in English, with its arguments in braces: `{seat} takes {n}`."""

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.args.items())))


Arg: TypeAlias = "str | int | Who | Text | tuple[Text, ...]"
