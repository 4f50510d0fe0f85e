"""Studying in a real browser: from the end of a game through its mistakes to what if, comments, links and records."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from visitors import DESKTOP, PHONE, Visitor

from certain import the
from orrery import Table, replay
from orrery.study import Study

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
READY = ".study[data-analysis=ready]"


def record_of(game: str = "callisto", seats: int = 2, seed: int = 1) -> str:
    """A whole game, played at random."""
    table, rng = Table(game, seats, seed=seed, names=["Ada", "Bo", "Cy"][:seats]), random.Random(seed)
    while not table.over:
        seat = rng.choice(table.to_move)
        table.play(rng.choice(table.legal(seat)), seat)
    return table.record()


def opened(ann: Visitor, record: str) -> str:
    """A record opened through the API, as the page does; says its path."""
    ann.context.request.post(f"{ann.site.address}/api/me", data={"name": "Ann"})
    answer = ann.context.request.post(f"{ann.site.address}/api/studies", data={"record": record})
    assert answer.ok, answer.text()
    return f"/study/{answer.json()['id']}"


def give_analysis(ann: Visitor, *decisions: dict[str, Any], points: Iterable[dict[str, Any]] = ()) -> None:
    """The analysis of a game is given, not searched for: none goes on for a minute after its page is closed."""
    answer = {"status": "ready", "done": 1, "points": list(points), "decisions": list(decisions)}
    ann.page.route("**/analysis?*line=0*", lambda route: route.fulfill(json=answer))


def give_verdict(ann: Visitor, record: str) -> int:
    """A decision in the second half of a game cost a fifth of the chances; returns the number of the move."""
    table = replay(record)
    at = next(at for at in range(len(table.entries) // 2, len(table.entries)) if len(choices(table, at)) > 3)
    seat, move, seats = table.entries[at].seat, table.entries[at].move, table.terms.seats
    better = next(one for one in reversed(choices(table, at)) if one.index != move)
    decision = {
        "move": at + 1,
        "seat": seat,
        "cost": 0.2,
        "own": 0.3,
        "best": 0.5,
        "margin": 0.04,
        "notation": better.notation,
        "better": "Something better",
        "touches": list(table.game.touches(table.terms, seat, better)),
        "close": True,
        "parts": [{"text": "points", "amount": 1.5}],
        "then": [{"seat": seat, "text": "and so on"}],
    }
    even, won = [1 / seats] * seats, [1.0, *[0.0] * (seats - 1)]
    points = [{"move": at, "chances": even, "margin": 0.1}, {"move": len(table.entries), "chances": won}]
    give_analysis(ann, decision, points=points)
    return at + 1


def choices(table: Table, at: int) -> list[Any]:
    """What could be chosen at a moment; nothing where chance drew."""
    return table.at(at).legal(table.entries[at].seat) if table.entries[at].seat >= 0 else []


def test_from_the_end_of_a_game_to_a_comment_on_a_branch(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    path = ann.table("embers", ME, BOT)
    page = ann.visit(path)
    ann.play_on(random.Random(1))
    page.get_by_role("link", name="Study the game").click()
    page.locator(".study").wait_for()
    assert page.url.startswith(f"{ann.site.address}/study/{path.rpartition('/')[2]}")
    page.locator(READY).wait_for(timeout=120_000)
    expect(page.get_by_role("heading", level=1)).to_contain_text("study")
    expect(page.get_by_role("link", name="To the table")).to_be_visible()


def test_mistakes_what_if_comments_and_links(visitor: Callable[..., Visitor]) -> None:
    ann, bob = visitor(), visitor()
    page = ann.visit(opened(ann, record_of("callisto", 2, 5)))
    page.locator(READY).wait_for(timeout=240_000)

    page.get_by_role("button", name="Next mistake").click()
    expect(page.locator(".cost")).to_contain_text("%")
    expect(page.locator(".verdict")).to_contain_text("gave away")
    expect(page.locator(".verdict .better")).to_contain_text("better")
    assert page.locator(".study .played, .study .place.played").count() > 0
    assert page.locator(".study .better:not(button)").count() > 0
    first = page.url
    page.keyboard.press("n")
    page.wait_for_function("(before) => location.href !== before", arg=first)
    page.keyboard.press("p")
    page.wait_for_function("(before) => location.href === before", arg=first)
    move = int(the(re.search(r"#move-(\d+)", page.url)).group(1))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".study")).to_have_attribute("data-move", str(move + 1))
    page.keyboard.press("Home")
    expect(page.locator(".study")).to_have_attribute("data-move", "0")
    page.goto(first)

    page.locator(READY).wait_for()
    expect(page.locator(".study")).to_have_attribute("data-move", str(move))
    page.get_by_role("button", name="What if?").click()
    page.get_by_label("Who answers").select_option("1")
    ann.await_turn()
    ann.decide(random.Random(3))
    expect(page.locator(".trying")).not_to_contain_text("Thinking")
    ann.await_turn()
    page.locator(".trying").get_by_role("button", name="Back to the study").click()
    page.locator(".study[data-line='1']").wait_for()
    expect(page.get_by_label("Lines")).to_contain_text("Branch 1")
    page.get_by_label("Write to this move").fill("Braver, and not worse.")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".comments")).to_contain_text("Braver, and not worse.")
    assert "#line-1-move-" in page.url
    page.reload()
    page.locator(".study[data-line='1']").wait_for()
    expect(page.locator(".comments")).to_contain_text("Ann Braver, and not worse.")

    page.get_by_role("button", name="Link to this move").click()
    link = page.locator("#invite-link").input_value()
    assert "key=" in link
    page.keyboard.press("Escape")
    there = bob.visit(link)
    there.locator(".study[data-line='1']").wait_for()
    expect(there.locator(".comments")).to_contain_text("Braver, and not worse.")
    expect(there.get_by_role("button", name="What if?")).to_have_count(0)
    expect(there.get_by_role("button", name="Make a copy of my own")).to_be_visible()

    with page.expect_download() as coming:
        page.get_by_role("link", name="Record").click()
    again = replay(Path(coming.value.path()).read_text(encoding="utf-8"))
    assert len(again.branches) == 1
    assert again.comments[0].text == "Braver, and not worse."


def test_a_click_before_the_new_position_has_come_tries_nothing_else(visitor: Callable[..., Visitor]) -> None:
    """The server has taken the move, but the position after it is slow: until it is there the table waits."""
    ann = visitor()
    give_analysis(ann)
    page = ann.visit(opened(ann, record_of("callisto", 2, 5)) + "#move-6")
    page.locator(".study[data-move='6']").wait_for()
    page.get_by_role("button", name="What if?").click()
    page.get_by_label("Who answers").select_option("0")
    ann.await_turn()
    asked: list[str] = []
    taken: list[str] = []
    held: list[Route] = []
    come: list[bool] = []
    page.on("request", lambda request: asked.append(request.url) if "/play?" in request.url else None)
    page.on("response", lambda response: taken.append(response.url) if "/play?" in response.url else None)
    page.route("**/look*", lambda route: held.append(route) if taken and not come else route.continue_())
    before, dice = ann.n, random.Random(3)
    for _ in range(12):
        if asked:
            break
        ann.point(*dice.choice(ann.await_lit()))
        page.evaluate("document.querySelector('.confirm:not([disabled])')?.click()")
        page.wait_for_timeout(200)
    for _ in range(100):
        if not held:
            page.wait_for_timeout(100)
    assert taken
    assert held
    assert page.locator(".lit[data-thing]").count() == 0
    come.append(True)
    for route in held:
        route.continue_()
    ann.await_new(before)
    assert len(taken) == 1


def with_branch() -> str:
    """A game of Callisto with a branch that was tried after its sixth move, and is one line of five moves."""
    table, rng = replay(record_of("callisto", 2, 5)), random.Random(2)
    study = Study(table)
    line, move = study.play(
        0, 6, next(one for one in table.at(6).legal() if one.index != table.entries[6].move), rng=rng
    )
    for _ in range(4):
        line, move = study.play(line, move, rng.choice(study.at(line, move).legal()), rng=rng)
    return study.record()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_branch_is_named_analysed_and_removed_by_keys(visitor: Callable[..., Visitor], size: tuple[int, int]) -> None:
    ann = visitor(size)
    give_verdict(ann, with_branch())
    page = ann.visit(f"{opened(ann, with_branch())}#line-1-move-9")
    page.locator(".study[data-line='1'][data-move='9']").wait_for()
    lines = page.get_by_label("Lines")
    rename = lines.get_by_role("button", name="Name branch 1")
    rename.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Name of the branch")).to_be_focused()
    page.keyboard.type("braver")
    page.keyboard.press("Escape")
    expect(lines).to_contain_text("Branch 1")
    expect(rename).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Control+A")
    page.keyboard.type("scout first")
    page.keyboard.press("Enter")
    expect(lines).to_contain_text("scout first")
    expect(rename).to_be_focused()
    assert page.url.endswith("#line-1-move-9")  # what was typed moved nothing

    page.get_by_role("button", name="Analyse this branch").click()
    expect(page.locator("svg .tried").first).to_be_attached(timeout=240_000)
    expect(page.get_by_role("button", name="Analyse this branch")).to_have_count(0)
    expect(page.locator(".verdict progress")).to_have_count(0, timeout=240_000)
    assert page.locator("svg .tried").count() == 2
    expect(page.get_by_role("heading", name="Costliest of this branch")).to_be_visible()
    page.locator(".time input").press("ArrowRight")
    page.locator(".study[data-line='1'][data-move='10']").wait_for()  # the slider stays on the branch
    ann.settle()
    assert ann.violations() == []
    assert not ann.too_wide()
    page.reload()
    page.locator("svg .tried").first.wait_for(state="attached")  # it was kept

    lines.get_by_role("button", name="Remove branch 1").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Keep", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(lines).to_contain_text("scout first")
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Lines")).to_have_count(0)
    page.locator(".study[data-line='0']").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["callisto", "cassiopeia", "three-days", "cryo"])
def test_an_arrow_leads_from_played_to_better(
    visitor: Callable[..., Visitor], game: str, size: tuple[int, int]
) -> None:
    """On every game's board; a move that touches nothing there says so in words. The verdict is given, not searched for."""
    ann = visitor(size)
    record = record_of(game, 2, 3)
    at = give_verdict(ann, record)
    page = ann.visit(f"{opened(ann, record)}#move-{at}")
    page.locator(".compared").wait_for()
    ann.settle()
    expect(page.locator(".verdict .cost")).to_contain_text("−20 %± 4 %")
    expect(page.locator(".compared .played-word")).to_be_visible()
    expect(page.locator(".compared .better-word")).to_be_visible()
    shown = page.locator(".compared").evaluate("(one) => [one.dataset.played, one.dataset.better]")
    touched = page.locator(".board .played, .board .better").count()
    assert "true" in shown or touched == 0
    words = page.evaluate(
        """() => [...document.querySelectorAll('.compared .word')].map((one) => one.getBoundingClientRect())
            .map(({left, right, top, bottom}) => ({left, right, top, bottom}))"""
    )
    frame = page.locator(".board").bounding_box()
    assert frame is not None
    assert all(frame["x"] - 1 <= one["left"] and one["right"] <= frame["x"] + frame["width"] + 1 for one in words)
    one, other = words
    assert (
        one["right"] <= other["left"]
        or other["right"] <= one["left"]
        or one["bottom"] <= other["top"]
        or other["bottom"] <= one["top"]
    )
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".verdict .then")).to_contain_text("and so on")
    assert ann.violations() == []
    assert not ann.too_wide()
    page.keyboard.press("b")
    expect(page.locator(".compared")).to_have_count(0)
    if size == DESKTOP:  # the whole board is in sight, without scrolling
        page.keyboard.press("b")
        page.locator(".compared").wait_for()
        assert page.evaluate("() => document.querySelectorAll('.board .map .pans').length") == 0


def test_a_record_is_pasted_dropped_or_refused_in_one_sentence(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    ann = visitor()
    give_analysis(ann)
    ann.context.request.post(f"{ann.site.address}/api/me", data={"name": "Ann"})
    page = ann.visit("/study")
    text = record_of("three-days", 2)
    field = page.get_by_label("The record")
    field.fill(text.replace("A ", "B ", 1).partition("seal")[0])
    page.get_by_role("button", name="Study it").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Line ")
    assert alert.inner_text().count("\n") == 0
    field.fill(text)
    page.get_by_role("button", name="Study it").click()
    page.locator(".study").wait_for()
    ann.wrong.clear()  # what the server refuses the browser reports as well

    page = ann.visit("/study")
    expect(page.get_by_text("Records that you opened")).to_be_visible()
    transfer = page.evaluate_handle(
        """(text) => {
            const told = new DataTransfer()
            told.items.add(new File([text], 'a.game', {type: 'text/plain'}))
            return told
        }""",
        record_of("cassiopeia", 3),
    )
    page.locator("form").dispatch_event("drop", {"dataTransfer": transfer})
    page.locator(".study").wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cassiopeia")

    page = ann.visit("/study")
    file = tmp_path / "a.blksgf"
    file.write_text("(;GM[Callisto Two-Player]PB[Ada];B[e8]C[so](;W[l10])(;W[i12]))")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".study").wait_for()
    expect(page.get_by_label("Lines")).to_contain_text("Branch 1")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "seats", "language"), [("callisto", 3, "en"), ("cryo", 1, "es"), ("cassiopeia", 2, "fr")]
)
def test_a_study_fits_and_speaks(
    visitor: Callable[..., Visitor], game: str, seats: int, language: str, size: tuple[int, int]
) -> None:
    ann = visitor(size, language)
    record = record_of(game, seats)
    at = give_verdict(ann, record)
    page = ann.visit(f"{opened(ann, record)}#move-{at}")
    page.locator(f".study[data-move='{at}'] .verdict .cost").wait_for()
    ann.settle()
    assert not ann.too_wide()
    assert ann.violations() == []
    assert not re.search(r"\bstudy-|\boutlook-", page.locator("body").inner_text())
    if size == PHONE:
        small = page.evaluate(
            """() => [...document.querySelectorAll('.study button, .study a.button, .study input')].filter((one) => {
                const box = one.getBoundingClientRect()
                return one.checkVisibility() && !one.closest('.plot, .board') && box.height < 43.5
            }).map((one) => one.outerHTML.slice(0, 80))"""
        )
        assert small == []
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert ann.violations(colours_only=True) == []


def test_a_running_game_has_no_study(visitor: Callable[..., Any]) -> None:
    ann = visitor()
    path = ann.table("callisto", ME, BOT)
    page = ann.visit(path.replace("/table/", "/study/"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator(".study").count() == 0
    ann.wrong.clear()  # the browser reports what the server refused
