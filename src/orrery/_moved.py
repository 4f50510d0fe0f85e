"""What something was called in an earlier version still works, with a warning that says what to write instead."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def moved(module: str, names: Mapping[str, str]) -> Callable[[str], Any]:
    """A module's `__getattr__`: by its old name, where a thing is now, as `orrery.lab.arena.run`."""

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        place, _, now = names[name].rpartition(".")
        warnings.warn(f"{module}.{name} is now {names[name]}", DeprecationWarning, stacklevel=2)
        return getattr(import_module(place), now)

    return find
