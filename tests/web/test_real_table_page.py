"""People with the real box in a real browser: draws, undo, a bot for an absent seat, "may I?", editions."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from visitors import DESKTOP, PHONE

GOOD = 'game = "cryo"\nname = "my box"\n[[cards]]\nid = "imaging"\nmission_points = 3\n'
BAD = 'game = "cryo"\n[costs]\ntimes = 4\n[[cards]]\nid = "imaging"\ncopies = 9\n'


def enter(page: Any, name: str) -> None:
    """Tap what was drawn, and wait for the next position."""
    n = page.locator(".table").get_attribute("data-n")
    page.locator(".draws .lot", has_text=name).first.click()
    page.locator(f".table:not([data-n='{n}'])").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_is_begun_with_the_real_box(visitor, size: tuple[int, int]) -> None:
    """From the start page: the way to sit, names, an edition that is off and one that can be played, and the draws."""
    ann = visitor(size)
    page = ann.visit("/new/cryo")
    page.locator("input[value=real]").check()
    expect(page.locator(".real")).to_contain_text("You play with the real box")
    expect(page.get_by_role("button", name="Seat for a friend")).to_have_count(0)
    page.locator(".seats input").nth(1).fill("Bo")
    page.locator("details summary").click()
    page.locator("#own-edition").set_input_files(
        {"name": "wrong.toml", "mimeType": "text/plain", "buffer": BAD.encode()}
    )
    expect(page.locator(".told.bad li").nth(1)).to_be_visible()
    page.locator("#own-edition").set_input_files(
        {"name": "box.toml", "mimeType": "text/plain", "buffer": GOOD.encode()}
    )
    expect(page.locator(".told.good")).to_contain_text("my-box")
    assert not ann.too_wide() and ann.violations() == []
    page.get_by_role("button", name="Start the game").click()
    page.locator(".curtain button").click()
    draws = page.locator(".draws")
    expect(draws.locator("h2")).to_have_text("Who goes first?")
    enter(page, "Bo")
    expect(draws.locator("h2")).to_contain_text("Engineering, space 1")
    assert not ann.too_wide() and ann.violations() == []
    before = draws.locator(".lot", has_text="nanite").first.inner_text()
    enter(page, "nanite")
    expect(draws.locator("h2")).to_contain_text("Engineering, space 2")
    assert draws.locator(".lot", has_text="nanite").first.inner_text() != before  # one is left less
    n = ann.n
    draws.get_by_role("button", name="Undo").click()
    ann.await_new(n)
    expect(draws.locator("h2")).to_contain_text("Engineering, space 1")
    page.locator("#draw-seek").fill("nanite, crystal and tech, crystal and tech")
    page.keyboard.press("Enter")
    expect(draws.locator("h2")).to_contain_text("Engineering, space 4")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("an edition of its own: my-box")).to_be_visible()


def test_what_another_holds_is_refused_and_the_picker_stays(visitor) -> None:
    """The reason is said where it is read, what was refused cannot be tapped again, and the next tap is taken."""
    ann = visitor(PHONE, "es")
    page = ann.visit(ann.table("cryo", {"kind": "me"}, {"kind": "here", "name": "Bo"}, draws="entered"))
    page.locator(".curtain button").click()
    draws = page.locator(".draws")
    draws.wait_for()
    while not draws.locator(".only").count():
        n = ann.n
        draws.locator(".lot").first.click()
        ann.await_new(n)
    for _ in range(5):
        n = ann.n
        draws.locator(".lot").first.click()
        ann.await_new(n)
    page.locator(".curtain button").click()
    expect(draws.locator(".only")).to_contain_text("Bo")
    n = ann.n
    draws.locator(".lot").first.click()
    expect(page.locator(".draws [role=alert]")).to_contain_text("ya en otro sitio")
    expect(draws.locator(".lot").first).to_be_disabled()
    assert ann.n == n and not ann.too_wide() and ann.violations() == []
    draws.locator(".lot").nth(1).click()
    ann.await_new(n)
    expect(page.locator(".draws [role=alert]")).to_have_count(0)


def test_hands_stay_hidden_and_a_bot_plays_an_absent_seat(visitor) -> None:
    """Each enters their own cards behind the curtain; somebody leaves, and a bot of the chosen strength plays on."""
    ann = visitor()
    bo = {"kind": "here", "name": "Bo"}
    page = ann.visit(ann.table("cryo", {"kind": "me"}, bo, draws="entered"))
    page.locator(".curtain button").click()
    draws = page.locator(".draws")
    draws.wait_for()
    while "card does" not in draws.locator("h2").inner_text():
        n = ann.n
        draws.locator(".lot").first.click()
        ann.await_new(n)
    for lot, name in enumerate(("Ann", "Bo")):
        expect(draws.locator(".only")).to_have_text(f"only for {name}’s eyes")
        for _ in range(5):
            n = ann.n
            draws.locator(".lot").nth(lot).click()
            ann.await_new(n)
        if name == "Ann":
            expect(page.locator(".curtain h2")).to_contain_text("Bo")
            page.locator(".curtain button").click()
    dice = random.Random(1)
    ann.play_on(dice, 4)
    page.locator(".curtain button, .table[data-playing=true]").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who is absent?").click()
    page.locator("dialog li").nth(1).locator("select").select_option("3")
    page.locator("dialog li").nth(1).get_by_role("button", name="Let a bot play").click()
    expect(page.locator("dialog li").nth(1)).to_contain_text("a bot plays")
    page.keyboard.press("Escape")
    mine = ".curtain:has-text('I am Ann') button"  # Bo's, if it was there, goes with the bot's first decision
    for _ in range(6):
        page.locator(f"{mine}, .table[data-playing=true], .draws .lot").first.wait_for(timeout=60_000)
        if page.locator(mine).count():
            page.locator(mine).click()
        elif draws.count():
            n = ann.n  # the picker cannot know what others hold, so what is first may be refused
            page.get_by_role("button", name="Draw it for us").click()
            ann.await_new(n)
        else:
            ann.decide(dice)


def test_may_i_is_answered(visitor) -> None:
    """In words, of moves that can be made and of others, with the rule."""
    ann = visitor()
    bo = {"kind": "here", "name": "Bo"}
    page = ann.visit(ann.table("cassiopeia", {"kind": "me"}, bo, draws="entered"))
    page.get_by_role("button", name="Draw all of these").click()
    page.locator(".table[data-playing=true]").wait_for()
    page.get_by_role("button", name="May I?").click()
    page.locator("#may-i").fill("choose")
    expect(page.locator("dialog li.may").first).to_contain_text("Yes, now.")
    page.locator("#may-i").fill("terraform")
    expect(page.locator("dialog li:not(.may) small").first).to_contain_text("Rule")
    assert ann.violations() == []


def test_the_record_is_downloaded(visitor, tmp_path: Path) -> None:
    ann = visitor()
    page = ann.visit(ann.table("cassiopeia", {"kind": "me"}, {"kind": "here", "name": "Bo"}, draws="entered"))
    page.get_by_role("button", name="Draw it for us").click()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert "draws: entered" in text and "* deal" in text
