"""Keeping what was drawn: a part of a picture is made again only of a part of the view that was not met before.

What a seat sees is plain data, and most of it is as it was one move ago. A function that makes blocks of a part of it can be
`kept`: then an equal part gives the very same block, and whoever compares two pictures sees at once where they differ.

Where every argument is hashable and there are many results, as of the placements of a game with thousands of them,
`functools.lru_cache` does the same without a call of Python's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from marshal import dumps
from typing import Any, Final, TypeVar, cast

MANY: Final = 2_000
"""How many results a function keeps at least, and half of the most: what was not asked for since so many others is forgotten."""
_DATA: Final = frozenset({dict, list})
_PLAIN: Final = 2
"""The version of `marshal` that writes equal data equally, wherever it came from."""
_Make = TypeVar("_Make", bound=Callable[..., Any])


def kept(make: _Make) -> _Make:
    """Have a function keep what it made; each of its arguments is hashable, or plain data out of a view."""
    fresh: dict[Any, Any] = {}
    stale: dict[Any, Any] = {}

    @wraps(make)
    def look(*args: Any) -> Any:
        nonlocal fresh, stale
        key = tuple([dumps(arg, _PLAIN) if type(arg) in _DATA else arg for arg in args])
        if key in fresh:
            return fresh[key]
        if len(fresh) >= MANY:
            fresh, stale = {}, fresh
        fresh[key] = made = stale.pop(key) if key in stale else make(*args)
        return made

    return cast(_Make, look)


def latest(make: _Make) -> _Make:
    """Have a function keep what it made last, and give it again for the very same arguments, which nobody may change.

    It serves the next viewer of a position in which everybody sees the same; unlike `kept` it reads nothing of what it is given.
    """
    last: tuple[tuple[Any, ...], Any] = (), None

    @wraps(make)
    def look(*args: Any) -> Any:
        nonlocal last
        before, made = last
        if len(before) != len(args) or any(old is not new for old, new in zip(before, args, strict=True)):
            made = make(*args)
            last = args, made
        return made

    return cast(_Make, look)
