"""How many clicks usual turns take, in a real browser: what can be taken back asks for no confirmation."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

pytest.importorskip("playwright")
from test_sizes import table_where
from visitors import Visitor, expect

MOST_PLAYED = 120
"""So many decisions are made at random until the turn can be begun."""
ANSWERED = """([n, bar]) => document.querySelector('.table').dataset.n !== String(n)
    || (document.querySelector('section.bar').innerText !== bar && !document.querySelector('.mode-confirm'))"""


def _can(*actions: str) -> Callable[[Any], bool]:
    """Whether one of these actions is possible."""
    return lambda update: any(one in actions and not update["buttons"][one].get("reason") for one in update["bar"])


@dataclass(frozen=True)
class Turn:
    """A usual turn: when it can be begun, everything that is clicked for it, and what the log says then."""

    game: str
    name: str
    begins: Callable[[Any], bool]
    clicks: tuple[str, ...]
    told: str
    rather: str = ""
    """How the moves begin that are preferred on the way there."""


TURNS = (
    Turn(
        "cryo",
        "a deploy with its action",
        _can("deploy"),
        (
            ".place.lit[data-thing^=dock-ENG]",
            "section.bar .option",
            ".lens-box button.act:not(.no)",
            "section.bar .option, section.bar button.act:not(.no)",
        ),
        "Ann deploys.*Ann (gains|takes)",
    ),
    Turn(
        "cryo",
        "two cards of five discarded",
        lambda update: update["yours"] and (update["scene"].get("choosing") or {}).get("count") == 2,
        (".card.lit:not(.picked)", ".card.lit:not(.picked)"),
        "Ann (discards|keeps)",
    ),
    Turn(
        "cassiopeia",
        "a purchase",
        _can("purchase"),
        (".lit[data-thing^=reserve-]",),
        r"Ann pays \d coins?\..*Ann gains 1",
    ),
    Turn("cassiopeia", "a planet terraformed", _can("terraform"), (".lit[data-thing^=planet-0-]",), "Ann terraforms"),
    Turn(
        "three-days",
        "a transport",
        _can("transport"),
        (".piece.lit[data-thing^=colonist-0-]", ".place.lit[data-thing^=crater-]"),
        "Ann transports",
    ),
    Turn("three-days", "an element harvested", _can("load"), (".lit[data-thing^=wanted-0-]",), "Ann puts", "pass 2"),
    Turn(
        "callisto",
        "a piece placed",
        lambda update: bool(update["yours"]) and update["move"] >= 6,
        (".card.tiles.lit", ".place.lit:not(.turned)"),
        "Ann places",
    ),
)


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: f"{turn.game}: {turn.name}, {len(turn.clicks)}")
def test_a_usual_turn_takes_no_more_than_its_clicks(visitor: Callable[..., Visitor], turn: Turn) -> None:
    ann = visitor()
    page = ann.visit(table_where(ann, turn.game, turn.begins, MOST_PLAYED, turn.rather))
    ann.await_turn()
    before = ann.n
    for selector in turn.clicks:
        middle = ann.middle_of(selector)
        now = [ann.n, page.locator("section.bar").inner_text()]
        page.mouse.click(*middle)
        page.wait_for_function(ANSWERED, arg=now)
    ann.await_new(before)
    expect(page.locator(".confirm")).to_have_count(0)
    ann.panel("log")
    expect(page.locator("#side-panel")).to_contain_text(re.compile(turn.told, re.DOTALL))
