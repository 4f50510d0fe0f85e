"""The table page: people who meet, take back, come back, look on, pass the device, and use only keys."""

from __future__ import annotations

import itertools
import random
import re
import signal

import pytest

import orrery

pytest.importorskip("playwright")
from visitors import SIDES, Site, expect, tray

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 1}


def test_friends_meet_by_a_link(visitor) -> None:
    ann, bob = visitor(), visitor()
    page = ann.visit()
    page.get_by_role("link", name=re.compile("Invite.*: Callisto$")).click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    link = page.locator("#invite-link").input_value()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    guest = bob.visit(link)
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("Everybody is here")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    for one in (ann, bob):
        expect(one.page.locator(".players")).to_contain_text("Ann")
        expect(one.page.locator(".players")).to_contain_text("Bob")
    ann.play_on(random.Random(1), 1)
    assert bob.await_turn()
    bob.play_on(random.Random(2), 1)
    ann.panel("chat")
    page.get_by_label("Write to everybody").fill("<b>Hello</b>")
    page.keyboard.press("Enter")
    bob.panel("chat")
    expect(guest.locator("#side-panel")).to_contain_text("<b>Hello</b>")


def test_the_host_keeps_order_in_the_chat(visitor) -> None:
    ann, eve = visitor(), visitor()
    path = ann.table("callisto", ME, BOT, public=True, name="Annabel")
    eve.visit()
    eve.page.request.post(f"{eve.site.address}/api/me", data={"name": "Eve"})
    host, watching = ann.visit(path), eve.visit(path)
    for one in (ann, eve):
        one.panel("chat")
    box = watching.get_by_label("Write to everybody")
    expect(box).to_have_count(0)
    host.get_by_label("Spectators may write in the chat").check()
    box.fill("Look at me!")
    watching.keyboard.press("Enter")
    expect(watching.get_by_role("button", name="shall write no more")).to_have_count(0)
    host.get_by_role("button", name="Eve shall write no more").click()
    expect(host.locator("#side-panel")).to_contain_text("Eve may write no more.")
    box.fill("Still here")
    watching.keyboard.press("Enter")
    expect(watching.get_by_text("This table does not allow that.")).to_be_visible()
    assert not ann.violations()
    host.get_by_role("button", name="Eve may write again").click()
    box.fill("Sorry")
    watching.keyboard.press("Enter")
    expect(host.locator("#side-panel")).to_contain_text("Sorry")


def test_a_public_table_is_found_in_the_lobby(visitor) -> None:
    ann, bob = visitor(), visitor()
    ann.table("embers", ME, OPEN, public=True, start=False, name="Annabel")
    page = bob.visit("/lobby")
    page.locator("li", has_text="Annabel").get_by_role("link", name="Join").click()
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()


def test_one_s_own_move_is_taken_back(visitor) -> None:
    ann = visitor()
    ann.visit(ann.table("callisto", ME, BOT))
    ann.play_on(random.Random(5), 1)
    ann.await_turn()
    expect(ann.page.locator(".log button")).to_have_count(2)  # both pillars
    ann.page.get_by_role("button", name="Undo").click()
    ann.page.locator(".table[data-move='0']").wait_for()
    expect(ann.page.locator(".log")).to_contain_text("Nothing has happened yet")


def test_friends_are_asked_before_the_table_goes_back(visitor) -> None:
    ann, bob = visitor(), visitor()
    path = ann.table("callisto", ME, OPEN, start=False, public=True)
    bob.visit(path).get_by_role("button", name="Join", exact=True).click()
    expect(bob.page.get_by_text("Everybody is here")).to_be_visible()
    bob.page.get_by_role("button", name="Start").click()
    ann.visit(path)
    ann.play_on(random.Random(1), 1)
    bob.play_on(random.Random(2), 1)
    ann.await_turn()
    ann.page.get_by_role("button", name="Ask to undo").click()
    bob.page.get_by_role("button", name="Agree").click()
    ann.page.locator(".table[data-move='0']").wait_for()


def test_the_page_heals_when_the_server_comes_back(visitor, tmp_path) -> None:
    site = Site(tmp_path)
    try:
        ann = visitor(at=site)
        ann.visit(ann.table("callisto", ME, BOT))
        ann.play_on(random.Random(4), 2)
        ann.await_turn()
        moves = ann.page.locator(".table").get_attribute("data-move")
        site.stop(signal.SIGKILL)
        expect(ann.page.locator(".offline")).to_be_visible()
        ann.panel("moves")
        ann.page.locator("#side-panel li button").first.click()
        ann.page.locator(".confirm").click()
        site.start()
        expect(ann.page.locator(".offline")).to_have_count(0, timeout=30_000)
        ann.page.wait_for_function(
            "(moves) => Number(document.querySelector('.table').dataset.move) > moves", arg=int(moves)
        )
        ann.play_on(random.Random(4), 2)
        ann.page.goto("about:blank")
    finally:
        site.stop()
    # the browser itself complains of each attempt to reach a server that is away
    ann.wrong = [said for said in ann.wrong if "WebSocket" not in said and "Failed to load resource" not in said]


def test_a_spectator_finds_no_secret_in_the_page(visitor) -> None:
    ann, eve = visitor(), visitor()
    path = ann.table("embers", ME, BOT, public=True, forced=False)
    ann.visit(path)
    ann.await_turn()
    own = _log(ann)
    page = eve.visit(path)
    page.locator(".map").first.wait_for()
    expect(page.locator(".table")).to_have_attribute("data-playing", "false")
    hidden = [line for line in own if line not in _log(eve)]
    assert len(hidden) == 2, "the two cards that Ann was dealt"
    for tab in ("moves", "log", "score", "chat", "words"):
        eve.panel(tab)
        eve.settle()
        html = page.content()
        assert not [line for line in hidden if line in html]
    expect(page.locator(".confirm, .bar .option, .bar .act")).to_have_count(0)


def _log(one) -> list[str]:
    one.panel("log")
    one.page.locator("#side-panel ol button").first.wait_for(state="attached")
    lines = one.page.locator("#side-panel ol button").all_text_contents()
    one.page.keyboard.press("Escape")
    return [line.strip() for line in lines]


def test_a_curtain_falls_between_two_people_at_one_device(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("embers", ME, {"kind": "here", "name": "Cleo"}, forced=False))
    seen = []
    for name in ("Ann", "Cleo"):
        curtain = page.get_by_role("button", name=f"I am {name}")
        curtain.wait_for()
        assert page.locator("[data-piece]").count() == 0
        expect(page.locator(".log, .inspector, .area")).to_have_count(0)
        curtain.click()
        page.locator(".table[data-playing=true]").wait_for()
        seen.append(_log(ann))
        ann.decide(random.Random(1))
    assert seen[0] != seen[1]
    ann.play_on(random.Random(2))
    assert ann.over()


def test_without_secrets_no_curtain_falls(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("callisto", ME, {"kind": "here", "name": "Cleo"}))
    ann.play_on(random.Random(3), 4)
    page.locator(".table[data-playing=true]").wait_for()
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".log .turn")).to_have_count(4)


@pytest.mark.parametrize("game", orrery.games())
def test_keys_alone_play(visitor, game: str) -> None:
    """All moves are in one list, whatever the game: Callisto is played to its end, the others for a while."""
    ann = visitor()
    page = ann.visit(ann.table(game, ME, BOT))
    dice = random.Random(8)
    for _ in range(1000 if game == "callisto" else 15):
        if not ann.await_turn():
            break
        n = ann.n
        _choose_with_keys(ann, dice)
        page.keyboard.press("Enter")
        ann.await_new(n)
    expect(page.locator(".end")).to_have_count(1 if game == "callisto" else 0)


def _choose_with_keys(ann, dice: random.Random) -> None:
    """A move of the list is chosen, and stays so."""
    page = ann.page
    page.keyboard.press("m")
    expect(page.locator("#seek")).to_be_focused()
    moves = page.locator("#side-panel li button")
    moves.first.wait_for()
    for _ in range(dice.randint(1, min(6, moves.count()))):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".confirm")).to_be_focused()


def test_arrows_turn_and_lay_a_piece(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.play_on(random.Random(2), 2)
    ann.await_turn()
    n = ann.n
    page.locator(tray("L")).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("turns it")
    ways = set()
    for key in ("ArrowDown", "r", "r", "f", "r"):
        page.keyboard.press(key)
        ann.settle()
        ghost = page.locator(".ghost rect")
        ways.add(tuple(ghost.evaluate_all("all => all.map((one) => `${one.x.baseVal.value} ${one.y.baseVal.value}`)")))
    assert len(ways) > 2
    page.keyboard.press("Enter")
    expect(page.locator(".confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".confirm")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    ann.await_new(n)


def test_a_piece_is_dragged_onto_the_board(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.play_on(random.Random(2), 2)
    ann.await_turn()
    own = page.locator(".piece[data-piece^=c0-1-]").first.bounding_box()
    piece = page.locator(tray("2")).first.bounding_box()
    page.mouse.move(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
    page.mouse.down()
    page.mouse.move(piece["x"] - 60, piece["y"] + 5, steps=4)
    expect(page.locator(".taken")).to_have_count(1)
    ghost = page.locator(".ghost:not(.misfit) rect")
    for across, down in SIDES:
        page.mouse.move(own["x"] + own["width"] * (0.5 + across), own["y"] + own["height"] * (0.5 + down), steps=6)
        ann.settle()
        if ghost.count() == 2:
            break
    expect(ghost).to_have_count(2)
    n = ann.n
    page.mouse.up()
    ann.await_new(n)
    expect(page.locator(".log")).to_contain_text("Ann places the domino")


def test_a_typed_move_is_made_and_a_refused_one_says_why(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.await_turn()
    page.keyboard.press("/")
    expect(page.locator("#seek")).to_be_focused()
    page.keyboard.type("1 h9")
    page.keyboard.press("Enter")
    refused = page.locator(".refused")
    expect(refused).to_contain_text("centre")
    refused.get_by_role("button", name="Rule").click()
    expect(page.locator("article .found")).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator("#seek")).to_be_focused()
    page.keyboard.type("1 a8")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("a8")
    page.locator(".confirm").click()
    expect(page.locator(".table[data-move='0']")).to_have_count(0)


def test_what_cannot_be_clicked_says_why(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.await_turn()
    page.locator("[data-thing='cell-h8']").click()
    expect(page.locator(".bubble")).to_contain_text("centre")
    board = page.locator(".map").first.bounding_box()
    page.locator("[data-thing='cell-a8']").hover()
    assert page.locator(".map").first.bounding_box() == board, "nothing that the pointer does moves the board"
    page.locator(".bubble").get_by_role("button", name="Rule").first.click()
    expect(page.locator("article .found")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), list(zip(orrery.games(), itertools.cycle(["fr", "en", "es"]))))
def test_the_inspector_says_what_is_pointed_at(visitor, game: str, language: str) -> None:
    ann = visitor(language=language)
    page = ann.visit(ann.table(game, ME, BOT, language=language))
    ann.await_turn()
    if page.locator(".choosing").count():
        page.locator(".bar .go").first.click()
    seat = page.locator(".inspector").bounding_box()
    address = f"{ann.site.address}/api/tables/{page.url.rsplit('/', 1)[-1]}/things"
    for thing in page.locator(".main [data-thing]:not(h2)").all()[-1:-40:-6]:
        answer = ann.context.request.get(f"{address}/{thing.get_attribute('data-thing')}?seat=0&language={language}")
        if not answer.ok or not thing.is_visible():
            continue
        told = answer.json()
        thing.dispatch_event("pointermove", {"pointerType": "mouse", "bubbles": True})
        expect(page.locator(".inspector h2")).to_contain_text(told["name"])
        expect(page.locator(".inspector > p")).to_have_count(len(told["sentences"]))
        expect(page.locator(".inspector header .rule")).to_contain_text(told["rule"])
        assert page.locator(".inspector").bounding_box()["y"] == seat["y"], "its seat is fixed"
        return
    raise AssertionError("nothing on the table can be explained")


def test_the_inspector_follows_the_keyboard(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.play_on(random.Random(2), 2)
    ann.await_turn()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".inspector h2")).to_be_visible()
    first = page.locator(".inspector h2").inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".inspector h2")).not_to_have_text(first)


def test_the_past_is_replayed_from_the_log_and_by_keys(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.play_on(random.Random(6), 3)
    ann.await_turn()
    before = page.locator(".piece").count()
    moves = page.locator(".table").get_attribute("data-move")
    page.locator(".log button").first.click()
    expect(page.locator(".replay .number")).to_contain_text(f"1 / {moves}")
    page.keyboard.press("]")
    expect(page.locator(".replay .number")).to_contain_text(f"2 / {moves}")
    page.get_by_label("Position").fill("4")
    expect(page.locator(".replay .number")).to_contain_text(f"4 / {moves}")
    expect(page.locator(".lit[data-thing], .place.lit")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)
    expect(page.locator(".piece")).to_have_count(before)
    page.reload()
    ann.await_turn()
    expect(page.locator(".piece")).to_have_count(before)


def test_hint_resign_and_rematch(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.await_turn()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".prompt")).to_contain_text("A bot would play this", timeout=30_000)
    page.keyboard.press("Enter")
    expect(page.locator(".table[data-move='0']")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".end h2")).to_contain_text("wins")
    address = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != address)
    assert ann.await_turn()


def test_a_move_that_can_be_taken_back_needs_one_click(visitor) -> None:
    ann = visitor()
    ann.context.add_init_script("localStorage.setItem('orrery-preferences', JSON.stringify({pace: 'once'}))")
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.await_turn()
    page.mouse.click(*ann.await_lit()[0])
    expect(page.locator(".table[data-move='0']")).to_have_count(0)


STANCES = """() => Object.fromEntries([...document.querySelectorAll('[data-piece]')].map((one) =>
    [one.dataset.piece, one.getAttribute('transform')]))"""
GLIDES = """() => {
    window.glided = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, how) {
        if (frames[0].transform) window.glided.push(this.dataset.piece)
        return animate.call(this, frames, how)
    }
}"""


@pytest.mark.parametrize(("motion", "glides"), [("no-preference", True), ("reduce", False)])
def test_pieces_glide_unless_less_motion_is_wished(visitor, motion: str, glides: bool) -> None:
    ann = visitor(motion=motion)
    dice = random.Random(1)
    moved: set[str] = set()
    for _ in range(4):  # a whole game in which nobody is pushed along is rare, but it happens
        page = ann.visit(ann.table("three-days", ME, BOT))
        ann.await_turn()
        page.evaluate(GLIDES)
        while not moved and ann.await_turn():
            before = page.evaluate(STANCES)
            ann.decide(dice)
            ann.await_turn()  # the others' pieces count too
            moved = {one for one, stance in page.evaluate(STANCES).items() if before.get(one, stance) != stance}
        if moved:
            break
    assert moved
    ann.settle()
    assert bool(set(page.evaluate("window.glided")) & moved) == glides


def test_what_glows_on_ones_own_mat_does_not_glow_on_the_others(visitor) -> None:
    ann = visitor()
    page = ann.visit(ann.table("three-days", ME, BOT))
    dice, met = random.Random(6), 0
    for _ in range(25):
        ann.await_turn()
        lit = set(page.locator(".lit[data-thing]").evaluate_all("all => all.map((one) => one.dataset.thing)"))
        own = {one for one in lit if re.match(r"[a-z]+-0(-|$)", one)}
        met += len(own)
        assert not {re.sub("-0", "-1", one, count=1) for one in own} & lit
        ann.play_on(dice, 1)
    assert met
