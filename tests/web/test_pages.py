"""Every page: languages, widths, themes, what axe says, and how much is sent."""

from __future__ import annotations

import gzip
import json
import re

import pytest

pytest.importorskip("playwright")
from visitors import AXE, DESKTOP, PHONE, STATIC, TABLET, expect

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 1}
WORDS = STATIC.parents[3] / "web" / "src" / "words"
LARGEST = 170 * 1000


def test_two_clicks_from_home_to_a_game(visitor) -> None:
    ann = visitor()
    page = ann.visit()
    page.get_by_role("link", name=re.compile("Play now.*: Callisto$")).click()
    page.get_by_role("button", name="Start the game").click()
    assert ann.await_turn()
    page.goto(ann.site.address)
    expect(page.locator(".running")).to_contain_text("Callisto")
    expect(page.locator(".running")).to_contain_text("Your turn")


def test_a_table_with_everything_chosen(visitor) -> None:
    ann = visitor()
    page = ann.visit("/new/callisto")
    page.get_by_role("button", name="Somebody here").click()
    page.get_by_label("Their name").fill("Cleo")
    page.get_by_role("radio", name="Steady").check(force=True)
    page.get_by_text("Options").click()
    page.get_by_label("Clock", exact=True).select_option("live")
    page.get_by_label("Minutes for each player").fill("5")
    page.get_by_label("Pillars in the outer area").select_option("yes")
    page.get_by_role("button", name="Start the game").click()
    ann.await_turn()
    expect(page.locator(".players")).to_contain_text("Cleo")
    expect(page.locator(".players")).to_contain_text("Steady")
    expect(page.locator(".clock").first).to_contain_text(re.compile(r"[45]:\d\d"))


@pytest.mark.parametrize(
    ("language", "start", "turn"),
    [
        ("en", "Play now", "Undo"),
        ("es-MX", "Jugar ahora", "Deshacer"),
        ("fr-CA", "Jouer maintenant", "Annuler"),
        ("de", "Play now", "Undo"),
    ],
)
def test_the_browser_s_language_is_spoken(visitor, language: str, start: str, turn: str) -> None:
    ann = visitor(DESKTOP, language)
    page = ann.visit()
    expect(page.get_by_role("link", name=start).first).to_be_visible()
    ann.visit(ann.table("callisto", ME, BOT))
    expect(page.get_by_role("button", name=turn)).to_be_visible()
    prompt = {"es-MX": "pilar", "fr-CA": "colonne"}.get(language, "pillar")
    expect(page.locator(".prompt")).to_contain_text(prompt)
    expect(page.locator("html")).to_have_attribute("lang", {"es-MX": "es", "fr-CA": "fr"}.get(language, "en"))


def test_the_language_can_be_changed_at_the_table(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.await_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("es")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("pilar")


@pytest.mark.parametrize(
    ("language", "heading", "centre"),
    [("es", "Callisto: las reglas", "sección central"), ("fr-CA", "Callisto\xa0: les règles", "jamais au centre")],
)
def test_the_rules_are_told_in_the_browser_s_language(visitor, language: str, heading: str, centre: str) -> None:
    page = visitor(DESKTOP, language).visit("/rules/callisto#2.3")
    page.locator(".found").wait_for()
    assert page.locator("article").get_attribute("lang") == language[:2]
    assert page.locator("article h1").text_content() == heading
    assert centre in page.locator(".found").text_content()
    numbers = page.locator("article strong", has_text=re.compile(r"^[RO]?\d+(\.\d+)?$"))
    assert page.locator("[data-rule]").count() == numbers.count() + 4, "and four chapters"


def test_the_languages_have_the_same_messages() -> None:
    english = json.loads((WORDS / "en.json").read_text())
    for other in ("es", "fr"):
        said = json.loads((WORDS / f"{other}.json").read_text())
        assert said.keys() == english.keys()
        for key, text in english.items():
            assert set(re.findall(r"\{\w+\}", said[key])) == set(re.findall(r"\{\w+\}", text)), key


def test_every_message_that_is_asked_for_exists() -> None:
    english = json.loads((WORDS / "en.json").read_text())
    known = set(english) | {key.rsplit(".", 1)[0] for key in english if key.endswith(".other")}
    source = "".join(path.read_text() for path in WORDS.parent.rglob("*") if path.suffix in (".svelte", ".ts"))
    asked = set(re.findall(r"\bsay\('([a-z_-]+)'", source))
    assert len(asked) > 100
    assert asked <= known


def _pages(ann) -> dict[str, str]:
    return {
        "home": "/",
        "lobby": "/lobby",
        "start": "/new/callisto",
        "about": "/about",
        "all rules": "/rules",
        "rules": "/rules/callisto",
        "nothing": "/nowhere",
        "no table": "/table/nosuchtable1",
        "waiting room": ann.table("callisto", ME, OPEN, start=False),
        "table": ann.table("callisto", ME, BOT),
        "secrets": ann.table("embers", ME, {"kind": "here", "name": "Cleo"}),
    }


def test_every_page_fits_every_screen_and_axe_finds_nothing(visitor) -> None:
    """Each page is opened once: axe reads it, then its colours in the other theme; then it is as wide as each of the screens."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed (make web needs Node.js): accessibility is not tested")
    ann = visitor(DESKTOP)
    for name, path in _pages(ann).items():
        page = ann.visit(path)
        page.locator("h1, .curtain h2").first.wait_for()
        if name in ("table", "secrets"):
            ann.await_turn()
        elif name != "waiting room":
            page.wait_for_load_state("networkidle")
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.locator(f":root[data-theme={theme}]").wait_for()
            _read_by_axe(ann, name, colours_only=theme == "dark")
        for width, height in (TABLET, PHONE, DESKTOP):
            page.set_viewport_size({"width": width, "height": height})
            ann.settle()
            assert not ann.too_wide(), (name, width)
    ann.wrong = [said for said in ann.wrong if "404" not in said and "WebSocket" not in said]


def _read_by_axe(ann, name: str, colours_only: bool) -> None:
    """A page as it stands, and all panels of a table, around which nothing changes."""
    ann.settle()
    assert ann.violations(colours_only) == [], name
    for tab in ("moves", "score", "chat", "words", "rules") if name == "table" else ():
        ann.panel(tab)
        ann.settle()
        assert ann.violations(colours_only, within="#side-panel") == [], tab


def test_the_scripts_of_every_page_stay_small() -> None:
    """Pages that are opened later are loaded then; what one needs comes with what all need."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())

    def needed(part: str) -> set[str]:
        told = manifest[part]
        return {told["file"]}.union(*(needed(name) for name in told.get("imports", [])))

    first = needed("index.html")
    for page in [name for name, part in manifest.items() if part.get("isDynamicEntry")]:
        files = [file for file in first | needed(page) if file.endswith(".js")]
        assert sum(len(gzip.compress((STATIC / file).read_bytes(), 9)) for file in files) < LARGEST, page
