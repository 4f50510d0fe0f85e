"""The pages around the table: home, start, end, sharing and the lobby, walked as a visitor does."""

from __future__ import annotations

import gzip
import json
import random
import re

import pytest

import orrery

pytest.importorskip("playwright")
from visitors import DESKTOP, PHONE, STATIC, expect

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 1}
SMALLEST_TEXT = 11
SMALLEST_TARGET = {DESKTOP: 24, PHONE: 44}
HOME_SCRIPTS = 60_000
COVERS = 60_000
SMALL = """([least, target, root]) => {
    const within = document.querySelector(root)
    const shown = (one) => one.checkVisibility({checkOpacity: true, checkVisibilityCSS: true})
    const texts = [...within.querySelectorAll('*')].filter((one) => shown(one)
        && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
        && parseFloat(getComputedStyle(one).fontSize) < least && !one.closest('.unseen'))
    const targets = [...within.querySelectorAll('a[href], button, select, input, summary')].filter(shown).map((one) => {
        const label = one.matches('input') && one.closest('label')
        return [one, (label || one).getBoundingClientRect()]
    }).filter(([one, box]) => box.width > 2 && box.height > 2 && (box.height < target - 0.5 || box.width < 24)
        && !one.closest('.unseen') && getComputedStyle(one).display !== 'inline')
    return [...texts.map((one) => `text ${getComputedStyle(one).fontSize} ${one.outerHTML.slice(0, 90)}`),
            ...targets.map(([one, box]) => `target ${box.width}x${box.height} ${one.outerHTML.slice(0, 90)}`)]
}"""


def finished(ann, game: str, seats: int = 2, **more) -> None:
    """A game played to its end by clicking."""
    ann.visit(ann.table(game, ME, *[BOT] * (seats - 1), **more))
    ann.play_on(random.Random(4))
    ann.page.locator(".end").wait_for()


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_text_and_targets_are_large_enough(visitor, language: str) -> None:
    ann = visitor(DESKTOP, language)
    ann.table("cryo", ME, BOT, BOT)
    ann.table("callisto", ME, OPEN, start=False, public=True)
    for path in ("/", "/new/cryo", "/new/cassiopeia?who=friends", "/lobby", "/about", "/rules"):
        page = ann.visit(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        for summary in page.locator("summary").all():
            summary.click()
        for (width, height), target in SMALLEST_TARGET.items():
            page.set_viewport_size({"width": width, "height": height})
            ann.settle()
            assert page.evaluate(SMALL, [SMALLEST_TEXT, target, "body"]) == [], (path, width)
            assert not ann.too_wide(), (path, width)


def test_home_offers_every_game_with_its_facts(visitor) -> None:
    page = visitor().visit()
    for game in orrery.games():
        poster = page.locator("article", has=page.locator(f"img[src*='/{game}/']"))
        expect(poster).to_contain_text(re.compile(r"\d–\d"))
        expect(poster).to_contain_text(re.compile(r"\d+–\d+ min"))
        assert poster.locator("img").evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
        expect(poster.locator(".verbs a")).to_have_count(3)


def test_home_on_a_phone_opens_one_game_at_a_time(visitor) -> None:
    page = visitor(PHONE).visit()
    page.locator(".tile", has_text="Cryo").click()
    picked = page.locator(".picked")
    expect(picked).to_contain_text("crew")
    picked.get_by_role("link", name=re.compile("Play now")).click()
    expect(page.get_by_role("heading", name="Cryo", exact=True)).to_be_visible()


def test_a_pasted_link_leads_to_its_table(visitor) -> None:
    ann = visitor()
    path = ann.table("callisto", ME, OPEN, start=False)
    page = ann.visit()
    page.get_by_role("button", name="I have a link").click()
    page.get_by_label("Paste the link").fill("nonsense")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text("no link to a table")
    page.get_by_label("Paste the link").fill(f"Come! https://elsewhere.example{path}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Waiting for 1 more player")


@pytest.mark.parametrize(
    ("company", "others"), [("Bots", "bot"), ("Friends", "open"), ("One screen", "human"), ("Solo", None)]
)
def test_every_kind_of_company_sits_down(visitor, company: str, others: str | None) -> None:
    ann = visitor()
    page = ann.visit("/new/cryo")
    page.locator(".company label", has_text=company).click()
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url("**/table/*")
    told = ann.context.request.get(
        ann.site.address + "/api" + page.url.split(ann.site.address)[1].replace("/table/", "/tables/")
    ).json()
    kinds = [place["kind"] for place in told["places"]]
    assert kinds == (["human"] if others is None else ["human", others])
    assert told["hints"]


def test_bots_have_names_and_no_two_are_alike(visitor) -> None:
    ann = visitor()
    page = ann.visit("/new/three-days")
    for _ in range(3):
        page.get_by_role("button", name="Bot", exact=True).click()
    expect(page.locator(".seats strong")).to_have_count(4)
    names = page.locator(".seats strong").all_inner_texts()
    assert len(set(names)) == 4
    page.get_by_role("button", name="Start the game").click()
    for name in names:
        expect(page.locator(".players")).to_contain_text(name)


def test_what_was_chosen_last_is_offered_again(visitor) -> None:
    ann = visitor()
    page = ann.visit("/new/callisto")
    page.get_by_role("radio", name=re.compile("I know it")).check(force=True)
    page.get_by_role("button", name="Bot", exact=True).click()
    page.locator(".seats li").nth(1).get_by_role("radio", name="Sharp").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    ann.await_turn()
    ann.visit("/new/callisto")
    expect(page.locator(".seats li")).to_have_count(3)
    expect(page.locator(".seats li").nth(1).get_by_role("radio", checked=True)).to_have_attribute("value", "4")
    expect(page.get_by_role("radio", name=re.compile("I know it"))).to_be_checked()


def test_the_options_say_what_they_are_and_which_rule_they_change(visitor) -> None:
    page = visitor().visit("/new/callisto")
    expect(page.locator("summary")).to_contain_text("No clock")
    page.locator("summary").click()
    page.get_by_label("Pillars in the outer area").select_option("yes")
    expect(page.locator("summary")).to_contain_text("Pillars in the outer area: yes")
    expect(page.get_by_role("link", name="Rule O1")).to_have_attribute("href", "/rules/callisto#O1")


def test_the_end_of_a_match_tells_its_standing(visitor) -> None:
    ann = visitor(PHONE)
    finished(ann, "callisto", match=True)
    end = ann.page.locator(".end")
    expect(end.locator("tfoot")).to_contain_text("game 1 of 2")
    expect(end.get_by_role("button", name="Next game of the match")).to_be_visible()
    assert ann.page.evaluate(SMALL, [SMALLEST_TEXT, SMALLEST_TARGET[PHONE], ".end"]) == []
    assert not ann.too_wide()
    assert ann.violations() == []


def test_a_finished_game_is_analysed_and_shared_with_a_second_browser(visitor) -> None:
    ann, bob = visitor(), visitor()
    finished(ann, "callisto")
    end = ann.page.locator(".end")
    expect(end.locator(".why li").first).to_contain_text("against")
    end.get_by_role("button", name="Analyse the game").click()
    expect(end.locator(".chart")).to_be_visible(timeout=90_000)
    assert ann.violations() == []
    ann.page.locator(".end").get_by_role("button", name="Share").click()
    expect(ann.page.locator("dialog")).to_contain_text("Whoever has this link")
    link = ann.page.locator("#invite-link").input_value()
    page = bob.visit(link)
    expect(page.locator(".end h2")).to_be_visible()
    stranger = visitor()
    stranger.visit(link.split("#")[0])
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text("Ask for the link")
    nowhere = visitor()
    nowhere.visit("/table/nosuchtable1")
    expect(nowhere.page.get_by_role("heading", level=1)).to_have_text("Ask for the link")
    assert stranger.page.locator("main").inner_text() == nowhere.page.locator("main").inner_text()
    for one in (stranger, nowhere):
        one.wrong = [said for said in one.wrong if "404" not in said and "WebSocket" not in said]


def test_a_running_game_is_shared_with_those_who_watch(visitor) -> None:
    ann, bob = visitor(), visitor()
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.await_turn()
    page.get_by_role("button", name="Share").click()
    expect(page.locator("dialog")).to_contain_text("sees no secrets")
    bob.visit(page.locator("#invite-link").input_value())
    expect(bob.page.locator(".board svg").first).to_be_visible()


def test_the_lobby_tells_the_terms_and_can_be_filtered(visitor) -> None:
    ann, bob = visitor(), visitor()
    clock = {"kind": "live", "bank": 900, "increment": 15}
    ann.table(
        "cassiopeia", ME, OPEN, public=True, start=False, name="Annika", clock=clock, options={"free-objects": "yes"}
    )
    ann.table("callisto", ME, OPEN, public=True, start=False, name="Annika", hints=False, rated=True)
    page = bob.visit("/lobby")
    row = page.locator("li", has_text="Cassiopeia").filter(has_text="Annika")
    expect(row).to_contain_text("15 min + 15 s")
    expect(row).to_contain_text("with hints")
    expect(row).to_contain_text("space object: yes")
    expect(page.locator("li", has_text="Annika")).to_have_count(2)
    page.get_by_label("Rated").select_option("yes")
    expect(page.locator("li", has_text="Annika")).to_have_count(1)
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("li", has_text="Annika")).to_have_count(2)
    page.get_by_label("Game").select_option("callisto")
    expect(page.locator("li", has_text="Annika")).to_have_count(1)
    page.get_by_label("Clock").select_option("live")
    expect(page.locator("li", has_text="Annika")).to_have_count(0)


def test_the_home_page_stays_small() -> None:
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    needed, files = ["index.html"], set()
    while needed:
        part = manifest[needed.pop()]
        files.add(part["file"])
        needed += [name for name in part.get("imports", []) if manifest[name]["file"] not in files]
    sent = sum(len(gzip.compress((STATIC / file).read_bytes(), 9)) for file in files if file.endswith(".js"))
    assert 10_000 < sent < HOME_SCRIPTS
    covers = [
        (STATIC.parents[1] / "games" / name.replace("-", "_") / "cover.svg").read_bytes() for name in orrery.games()
    ]
    assert sum(len(gzip.compress(cover, 6)) for cover in covers) < COVERS
