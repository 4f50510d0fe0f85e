"""Buttons: the actions of the bar as they are shown, each with its reason where it is impossible."""

from __future__ import annotations

from orrery.message import Text
from orrery.scene import Part


class Reason(Part, frozen=True):
    """Why an action is impossible now."""

    text: Text
    rule: str


class Button(Part, frozen=True):
    """An action of the bar."""

    id: str
    name: Text
    kinds: tuple[str, ...] = ()
    """The kinds of moves that it stands for, where no offer names it."""
    symbol: str = ""
    text: Text | None = None
    main: bool = False
    at: str = ""
    side: str = ""
    reason: Reason | None = None
