"""Whole games, played by clicking whatever glows until the end."""

from __future__ import annotations

import random

import pytest

import orrery

pytest.importorskip("playwright")
from visitors import PHONE, expect

BOT = {"kind": "bot", "level": 1}


@pytest.mark.parametrize("game", orrery.games())
def test_a_whole_game_is_played_by_clicking(visitor, game: str) -> None:
    ann = visitor()
    seats = next(n for n in orrery.games()[game].SEATS if n > 1)
    ann.visit(ann.table(game, {"kind": "me"}, *[BOT] * (seats - 1)))
    assert ann.play_on(random.Random(game)) > 5
    expect(ann.page.locator(".over ol li")).to_have_count(seats)
    ann.page.locator("#tab-score").click()
    assert ann.page.locator("#side-panel tbody tr").count() > 0


def test_a_game_on_a_phone(visitor) -> None:
    ann = visitor(PHONE, has_touch=True)
    ann.visit(ann.table("callisto", {"kind": "me"}, BOT))
    ann.play_on(random.Random(3), 6)
    assert not ann.too_wide()
    assert ann.page.locator(".tabs").bounding_box()["y"] < PHONE[1]
