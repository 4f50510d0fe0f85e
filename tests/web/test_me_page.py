"""One's own pages: games, figures, ratings, one identity on two devices, export and deletion, in a real browser."""

from __future__ import annotations

import json
import random
import re

import pytest

pytest.importorskip("playwright")
from test_around import SMALL, SMALLEST_TARGET, SMALLEST_TEXT
from visitors import DESKTOP, PHONE, expect

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 1}


def resigned(ann, game: str = "callisto", **more) -> None:
    """A game that is given up after one decision."""
    ann.visit(ann.table(game, ME, BOT, **more))
    ann.await_turn()
    ann.play_on(random.Random(4), 1)
    ann.await_turn()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.locator("dialog").get_by_role("button", name="Resign").click()
    ann.page.locator(".end").wait_for()


def test_a_rated_game_shows_at_its_end_what_it_changed(visitor) -> None:
    ann = visitor()
    page = ann.visit("/new/callisto")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("checkbox", name=re.compile("Rated game")).check()
    page.locator("summary").click()
    expect(page.get_by_label("Hints allowed")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    ann.await_turn()
    expect(page.locator("h1")).to_contain_text("rated")
    ann.play_on(random.Random(4))
    end = page.locator(".end")
    expect(end.locator(".ratings")).to_contain_text(re.compile(r"Rated game.*\d{4} ± \d+ [+−]\d+", re.S))
    change = end.locator(".ratings b").inner_text()
    assert ann.violations() == []
    page.goto(ann.site.address + "/me/games?rated=yes")
    expect(page.locator("main li")).to_have_count(1)
    expect(page.locator("main li")).to_contain_text(f"rating {change}")
    page.get_by_role("link", name="My figures").click()
    expect(page.locator("article")).to_contain_text(
        re.compile(r"Rating \d{4} ± \d+\s+still a guess, from 1 rated game")
    )
    page.goto(ann.site.address)
    expect(page.locator(".figures")).to_contain_text(re.compile(r"of 1 won · Callisto \d{4} ± \d+"))


def test_my_games_are_filtered_searched_and_opened(visitor) -> None:
    ann = visitor()
    resigned(ann)
    ann.table("cryo", ME, BOT)
    page = ann.visit("/me/games")
    rows = page.locator("main li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Cryo")
    expect(rows.nth(1)).to_contain_text("lost")
    page.get_by_role("combobox", name=re.compile("^Game")).select_option("callisto")
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)
    page.get_by_label("Opponent’s name").fill("nobody is called so")
    expect(page.get_by_role("status")).to_have_text("No game fits.")
    page.get_by_label("Opponent’s name").fill("")
    page.get_by_role("combobox", name=re.compile("^Result")).select_option("lost")
    rows.get_by_role("link").click()
    expect(page.locator(".end")).to_be_visible()


def test_an_identity_goes_to_another_device_once(visitor) -> None:
    ann, phone, thief = visitor(), visitor(PHONE), visitor()
    path = ann.table("callisto", ME, BOT, name="Ada")
    page = ann.visit("/me")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link", exact=True).input_value()
    assert "/carry#" in link
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    phone.visit(link)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Be Ada on this device too?")
    phone.page.get_by_role("button", name="Go on as Ada").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(phone.page.locator("section[aria-labelledby=devices] li")).to_have_count(2)
    phone.visit(path)
    assert phone.await_turn()
    thief.visit(link)
    expect(thief.page.get_by_role("alert")).to_have_text(re.compile("^This link was used already.*[.]$"))
    thief.wrong = [said for said in thief.wrong if "410" not in said]
    page.reload()
    devices = page.locator("section[aria-labelledby=devices] li")
    expect(devices).to_have_count(2)
    devices.filter(has_not_text="this one").get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    phone.visit("/me")
    expect(phone.page.locator("main")).to_contain_text("Say your name")


def test_a_device_of_somebody_else_is_warned_before_it_changes(visitor) -> None:
    ann, bob = visitor(), visitor()
    ann.table("callisto", ME, BOT, name="Ada")
    bob.table("callisto", ME, BOT, name="Bob")
    page = ann.visit("/me")
    page.get_by_role("button", name="Make a link").click()
    bob.visit(page.get_by_label("Link", exact=True).input_value())
    expect(bob.page.locator("main")).to_contain_text("Bob is signed out here")


def test_everything_is_downloaded_and_then_deleted(visitor) -> None:
    ann = visitor()
    path = ann.table("callisto", ME, BOT, name="Ada Q")
    page = ann.visit("/me")
    with page.expect_download() as loading:
        page.get_by_role("button", name="Download everything").click()
    kept = json.loads(loading.value.path().read_text())
    assert kept["name"] == "Ada Q" and kept["continues"] is None
    assert [table["table"] for table in kept["tables"]] == [path.rsplit("/", 1)[1]]
    assert "callisto" in kept["tables"][0]["record"]
    button = page.get_by_role("button", name="Delete everything")
    expect(button).to_be_disabled()
    page.get_by_label("To delete it, type your name").fill("Ada")
    expect(button).to_be_disabled()
    page.get_by_label("To delete it, type your name").fill("Ada Q")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Everything about you is deleted.")
    assert not [cookie for cookie in ann.context.cookies() if cookie["name"] == "orrery"]
    page.reload()
    expect(page.locator("main")).to_contain_text("Say your name")


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_own_pages_can_be_read_on_every_screen(visitor, language: str) -> None:
    ann = visitor(DESKTOP, language)
    ann.table("callisto", ME, BOT, rated=True, hints=False)
    ann.table("cryo", ME, OPEN, start=False, rated=True, hints=False)
    for path in ("/me", "/me/games", "/new/callisto", "/carry#aaaaaaaaaaaaaaaaaaaaaaaa"):
        page = ann.visit(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        if path == "/me":
            page.locator("section[aria-labelledby=carry] button").click()
            page.locator(".invite").wait_for()
        for (width, height), target in SMALLEST_TARGET.items():
            page.set_viewport_size({"width": width, "height": height})
            ann.settle()
            assert page.evaluate(SMALL, [SMALLEST_TEXT, target, "body"]) == [], (path, width)
            assert not ann.too_wide(), (path, width)
            if path.startswith(("/me", "/carry")):
                assert ann.violations() == [], (path, width)
    ann.wrong = [said for said in ann.wrong if "410" not in said]
