"""Hungry: the toy game, whose position takes a gigabyte of memory."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import toy


def imagine(state: Any, seat: int, rng: Any) -> Any:
    return bytearray(1 << 30) and state


def view(state: Any, seat: int | None) -> Any:
    return {"size": len(bytearray(1 << 30))}


GAME = replace(toy.GAME, name="hungry", package=__name__, imagine=imagine, view=view)
