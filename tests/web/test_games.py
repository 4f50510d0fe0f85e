"""Whole games, played until the end by clicking whatever glows."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import orrery

pytest.importorskip("playwright")
from test_sizes import MOST_DECISIONS, SHOWN, play_beside
from visitors import PHONE, SIDES, Clicks, Visitor, expect, tray

BOT = {"kind": "bot", "level": 1}
BESIDE_A_LIT_CELL = """() => {
    const near = (lit, x, y) => lit.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    const lit = [...document.querySelectorAll('.place.lit')].map((one) => one.getBoundingClientRect())
    for (const {left, right, top, bottom, width} of lit)
        for (const [x, y] of [[left - 3, (top + bottom) / 2], [right + 3, (top + bottom) / 2]])
            if (!near(lit, x, y) && document.elementFromPoint(x, y)?.closest('.map')) return [x, y]
}"""
LIFT = 58
"""A piece under a finger is shown so much higher, where it can be seen."""
ALL = bool(os.environ.get("CI"))
"""Whether every decision of a game is clicked on a wide screen, as in CI, or each kind of decision twice."""


def play_through(ann: Visitor, path: str, dice: random.Random) -> int:
    """A whole game at its page: later on, kinds of decisions that were clicked before are decided beside it, and it follows."""
    clicks = Clicks(first=20)

    def kind(update: Any) -> tuple[str, ...]:
        return (update["rule"], *sorted(one for one in update["bar"] if not update["buttons"][one].get("reason")))

    def wanted(update: Any) -> bool:
        return bool(update["yours"]) and clicks.wanted(*kind(update))

    while (update := play_beside(ann, path, MOST_DECISIONS + clicks.made.total(), wanted)) is not None:
        clicks.made[kind(update)] += 1
        ann.page.wait_for_function(SHOWN, arg=update["n"])
        ann.decide(dice)
    return clicks.made.total()


@pytest.mark.parametrize("game", orrery.games())
def test_a_whole_game_is_played_by_clicking(visitor, game: str) -> None:
    ann = visitor()
    seats = next(n for n in orrery.games()[game].seats if n > 1)
    path = ann.table(game, {"kind": "me"}, *[BOT] * (seats - 1))
    ann.visit(path)
    dice = random.Random(game)
    assert (ann.play_on(dice) if ALL else play_through(ann, path, dice)) > 5
    end = ann.page.locator(".end")
    expect(end.locator("ol li")).to_have_count(seats)
    expect(end.locator("thead th")).to_have_count(seats + 1)
    totals = [int(cell) for cell in end.locator("tfoot tr:first-child td").all_inner_texts()]
    assert sorted(totals) == sorted(int(place) for place in end.locator("ol li strong").all_inner_texts())
    assert not ann.too_wide()
    end.get_by_role("button", name="See the table").click()
    ann.panel("score")
    expect(ann.page.locator("#side-panel tbody tr").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="See the result").click()
    expect(end).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), [("cryo", 1), *((name, 2) for name in orrery.games())])
def test_a_whole_game_on_a_phone(visitor, game: str, seats: int) -> None:
    """The same table with a finger: in CI, too, each kind of decision twice."""
    ann = visitor(PHONE, has_touch=True)
    path = ann.table(game, {"kind": "me"}, *[BOT] * (seats - 1))
    ann.visit(path)
    assert play_through(ann, path, random.Random(3)) > 5
    expect(ann.page.locator(".end ol li")).to_have_count(2)  # alone, too: then against a rival
    assert not ann.too_wide()


def test_a_tap_near_a_cell_is_shown_larger_and_corrected(visitor) -> None:
    """Callisto's cells are narrower than a finger on a phone: the nearest is meant, and arrows move the piece."""
    ann = visitor(PHONE, has_touch=True)
    page = ann.visit(ann.table("callisto", {"kind": "me"}, BOT))
    ann.play_on(random.Random(3), 2)
    ann.await_turn()
    page.locator(tray("2")).first.tap()
    page.touchscreen.tap(*page.wait_for_function(BESIDE_A_LIT_CELL).json_value())
    expect(page.locator(".confirm:not([disabled])")).to_be_visible()
    expect(page.locator(".map .lens")).to_be_visible()
    ghost = page.locator(".ghost rect")
    expect(ghost).to_have_count(2)
    before = [one.bounding_box() for one in ghost.all()]
    for arrow in ("One to the left", "One up", "One to the right", "One down"):
        page.get_by_role("button", name=arrow).tap()
        ann.settle()
        if [one.bounding_box() for one in ghost.all()] != before:
            break
    else:
        raise AssertionError("no arrow moved the piece")


def test_a_finger_drags_a_piece_on_a_phone(visitor) -> None:
    ann = visitor(PHONE, has_touch=True)
    page = ann.visit(ann.table("callisto", {"kind": "me"}, BOT))
    ann.play_on(random.Random(3), 2)
    ann.await_turn()
    finger = ann.context.new_cdp_session(page)
    start, end = (page.locator(one).first.bounding_box() for one in (tray("2"), ".piece[data-piece^=c0-1-]"))
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    own_x, own_y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2 + LIFT

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]}
        )

    ghost = page.locator(".ghost:not(.misfit) rect")
    touch("touchStart", (x, y))
    for across, down in SIDES:
        goal_x, goal_y = own_x + end["width"] * across, own_y + end["height"] * down
        for step in range(1, 7):
            touch("touchMove", (x + (goal_x - x) * step / 6, y + (goal_y - y) * step / 6))
        x, y = goal_x, goal_y
        ann.settle()
        if ghost.count() == 2:
            break
    expect(ghost).to_have_count(2)
    n = ann.n
    touch("touchEnd")
    page.locator(".confirm").click()
    ann.await_new(n)
    expect(page.locator(".last")).to_be_visible()
