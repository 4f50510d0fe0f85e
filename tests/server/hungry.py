"""Hungry: the toy game, whose position takes a gigabyte of memory."""

from __future__ import annotations

from typing import Any

import toy

globals().update({name: value for name, value in vars(toy).items() if not name.startswith("__")})
NAME = "hungry"


def imagine(state: Any, seat: int, rng: Any) -> Any:
    return bytearray(1 << 30) and state


def view(state: Any, seat: int | None) -> Any:
    return {"size": len(bytearray(1 << 30))}
