"""The measured ladders: how often each level came ahead of the one below."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources


def ladder_of(game: str) -> dict[int, int]:
    """The percentage of games in which each level came ahead of the one below; empty for a game nobody has measured."""
    return dict(enumerate(_ladders().get(game, ()), start=1))


@cache
def _ladders() -> dict[str, list[int]]:
    return tomllib.loads((resources.files("orrery.bots") / "ladders.toml").read_text(encoding="utf-8"))
