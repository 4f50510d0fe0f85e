"""Lessons in a browser: light, coach marks, answers to every move, and progress that is kept."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from visitors import DESKTOP, PHONE

from orrery.games import games
from orrery.lessons import lesson_names, lesson_of


def button(page: Any, name: str) -> Any:
    return page.locator(".coach").get_by_role("button", name=name)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lesson_is_gone_through(visitor: Callable[..., Any], size: tuple[int, int]) -> None:
    ann = visitor(size)
    ann.visit("/learn/callisto")
    page = ann.page
    page.get_by_role("link", name="First pieces").click()
    button(page, "Next").click()
    expect(page.locator(".coach[data-step=pillar]")).to_be_visible()
    button(page, "Do it for me").click()
    expect(page.locator(".coach[data-step=second]")).to_contain_text("Blue sets one too")
    button(page, "Do it for me").click()
    expect(page.locator(".coach[data-step=piece]")).to_be_visible()
    button(page, "Do it for me").click()
    button(page, "a corner is enough").click()
    expect(page.locator(".coach .wrong")).to_contain_text("A corner is not enough")
    button(page, "side to side").click()
    page.reload()
    expect(page.locator(".coach[data-step=touch]")).to_be_visible()
    button(page, "Skip").click()
    button(page, "Do it for me").click()
    button(page, "Finish").click()
    expect(page.get_by_role("heading", name="First pieces: done")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("li.done")).to_have_count(1)


WITHIN_THE_SCREEN = """() => {
    const {left, right, top, bottom} = document.querySelector('.coach').getBoundingClientRect()
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
}"""
DOCK_ABOVE_COACH = """() => {
    const [dock, coach] = ['[data-thing=dock-LAB-T1]', '.coach'].map((one) => document.querySelector(one).getBoundingClientRect())
    return dock.top < coach.top
}"""
SCREENS = ((DESKTOP, "en"), (PHONE, "es"), (DESKTOP, "fr"), (PHONE, "en"), (DESKTOP, "es"), (PHONE, "fr"))
"""Screens and languages in turn, lesson by lesson: each language is read in each game, on both screens."""


@pytest.mark.parametrize("game", sorted(games()))
def test_every_lesson_plays_through(visitor: Callable[..., Any], game: str) -> None:
    people = {language: visitor(size, language) for size, language in SCREENS[:3]}
    for name, ((width, height), language) in zip(lesson_names(games()[game]), itertools.cycle(SCREENS)):
        page = people[language].page
        page.set_viewport_size({"width": width, "height": height})
        people[language].visit(f"/learn/{game}/{name}")
        coach = page.locator(".coach")
        coach.wait_for()
        for at, step in enumerate(lesson_of(games()[game], name).steps):
            expect(coach.locator(".dots button").nth(at)).to_have_class(re.compile("here"))
            page.wait_for_function(WITHIN_THE_SCREEN)
            for answer in sorted(step.ask, key=lambda answer: answer == step.right):
                coach.locator(".answers button").nth(step.ask.index(answer)).click()
                if answer == step.right:
                    expect(coach.locator(".answers")).to_have_count(0)
                else:
                    expect(coach.locator(".wrong")).to_be_visible()
            coach.locator(".buttons button:not(.back):not(.rule)").click()
        expect(coach).to_have_count(0)


def test_another_move_is_answered(visitor: Callable[..., Any]) -> None:
    ann = visitor(DESKTOP)
    ann.visit("/learn/callisto/first")
    page = ann.page
    button(page, "Next").click()
    expect(page.locator(".coach[data-step=pillar]")).to_be_visible()
    page.locator("[data-thing=cell-h8]").click()
    expect(page.locator(".bubble")).to_contain_text("where no pillar may stand")
    page.locator("[data-thing=cell-e9]").click()
    expect(page.locator(".coach[data-step=second]")).to_be_visible()
    button(page, "Do it for me").click()
    expect(page.locator(".coach[data-step=piece]")).to_be_visible()
    page.locator("[data-thing=tray-0-2]").click()
    page.locator("[data-thing=cell-f9]").click()
    answer = page.get_by_role("heading", name="That works too")
    answer.or_(page.locator(".confirm:not([disabled])")).first.wait_for()
    # There is nothing to confirm where a single click is enough.
    page.evaluate("document.querySelector('.confirm:not([disabled])')?.click()")
    expect(answer).to_be_visible()
    button(page, "Take it back").click()
    expect(page.get_by_role("heading", name="Your first piece")).to_be_visible()


LOW_ACTION = """() => {
    const [sheet, action] = ['.coach', '.act.main'].map((one) => document.querySelector(one)?.getBoundingClientRect().height)
    return action > 0 && action < sheet / 2
}"""


def test_on_a_phone_the_coach_leaves_actions_their_height(visitor: Callable[..., Any]) -> None:
    ann = visitor(PHONE)
    ann.visit("/learn/cassiopeia/first")
    page = ann.page
    for step, name in (("aim", "Next"), ("price", "Skip"), ("choose", "Do it for me")):
        expect(page.locator(f".coach[data-step={step}]")).to_be_visible()
        button(page, name).click()
    expect(page.locator(".coach[data-step=resolve]")).to_be_visible()
    page.wait_for_function(LOW_ACTION)


def test_what_others_hold_is_lit_in_the_column_of_players(visitor: Callable[..., Any]) -> None:
    ann = visitor(DESKTOP)
    ann.visit("/learn/callisto/end")
    ann.page.locator(".coach[data-step=out]").wait_for()
    blue = ann.page.locator(".panel[data-area=area-tray-1]")
    expect(blue).to_have_css("outline-style", "solid")


def test_a_phone_shows_the_part_that_a_step_speaks_of(visitor: Callable[..., Any]) -> None:
    page = visitor(PHONE).visit("/learn/cryo/first")
    button(page, "Next").click()
    expect(page.locator(".coach[data-step=send]")).to_be_visible()
    expect(page.locator("[data-thing=dock-LAB-T1]").first).to_be_visible()
    page.wait_for_function(DOCK_ABOVE_COACH)


def first_game(visitor: Callable[..., Any], game: str) -> Any:
    """The game after a course, when its coach has advised."""
    page = visitor(DESKTOP).visit(f"/learn/{game}")
    page.get_by_role("button", name="Your first game").first.click()
    expect(page.locator(".why ol li")).to_have_count(3)
    return page


def test_the_coach_of_the_first_game_remarks_on_a_move(visitor: Callable[..., Any]) -> None:
    page = first_game(visitor, "callisto")
    best = page.locator(".why ol li button").first
    expect(best).to_contain_text("Set a pillar on")
    best.click()
    page.keyboard.press("Enter")
    expect(page.locator(".why .last")).to_have_text("Good: that was my move too.")


def test_an_advised_card_is_picked_where_several_are(visitor: Callable[..., Any]) -> None:
    page = first_game(visitor, "cryo")
    for picked in (1, 2):
        page.locator(".why ol li button").nth(picked - 1).click()
        expect(page.get_by_text(f"{picked} of 2 chosen")).to_be_visible()
