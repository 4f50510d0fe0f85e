"""A table in a notebook's page: the built module in a real browser, over the widget's own messages to the Python table."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("anywidget")
from visitors import AXE, Clicks, Visitor, expect

sys.path.insert(0, str(Path(__file__).parents[1] / "notebook"))
from kernels import Kernel, connect

from orrery import Table, replay
from orrery.notebook import TableWidget

CONFIRMED = "() => document.querySelector('.confirm:not([disabled])')?.click()"
"""In one step: what can be taken back confirms itself as soon as its consequences are known."""
MODEL = """([state, module]) => {
    const heard = {}
    const model = {
        state, get: (name) => model.state[name],
        on: (event, hear) => (heard[event] ??= new Set()).add(hear), off: (event, hear) => heard[event]?.delete(hear),
        tell: (event, content) => { for (const hear of heard[event] ?? []) hear(content) },
        send: (content) => window.toKernel(content).then((sent) => sent.forEach((one) => model.tell('msg:custom', one))),
    }
    window.model = model
    return import(URL.createObjectURL(new Blob([module], {type: 'text/javascript'})))
        .then(({default: widget}) => { window.leave = widget.render({model, el: document.getElementById('cell')}) })
}"""
"""What a notebook does for a widget: a model with the widget's traits, whose messages go to the kernel and come from it."""


class Notebook:
    """A notebook's page with one widget in it."""

    def __init__(self, page: Any, widget: TableWidget) -> None:
        self.page, self.widget = page, widget
        self.kernel: Kernel = widget.comm
        self.wrong: list[str] = []
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda line: self.wrong.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: self.wrong.append(request.url) if request.url.startswith("http") else None)
        page.set_content("<body><h1>Notebook</h1><div id='cell'></div></body>")
        page.expose_function("toKernel", self.kernel.receive)
        state = {name: value for name, value in self.kernel.state.items() if name != "_esm"}
        self.kernel.custom()
        page.evaluate(MODEL, [state, widget._esm])
        self.frame = page.frame_locator("iframe")

    def shows_the_table(self) -> None:
        """Have the page show the table as it stands, if it was changed in Python."""
        if self.widget.n != len(self.widget.table.entries):
            self.widget.refresh()
            self.hear()
        shown = "(n) => Number(document.querySelector('.table').dataset.n) >= n"
        self.page.frames[1].wait_for_function(shown, arg=self.widget._desk.ledger.position)

    def hear(self) -> None:
        """What Python has sent of its own accord reaches the page."""
        self.page.evaluate("(all) => all.forEach((one) => window.model.tell('msg:custom', one))", self.kernel.custom())


@pytest.fixture
def notebook(browser: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    connect(monkeypatch)
    opened: list[Notebook] = []

    def make(widget_of: Any, **more: Any) -> Notebook:
        context = browser.new_context(viewport={"width": 1180, "height": 900}, reduced_motion="reduce", **more)
        opened.append(Notebook(context.new_page(), widget_of()))
        return opened[-1]

    yield make
    for one in opened:
        one.page.context.close()
        assert one.wrong == []


def test_a_move_is_clicked_and_the_python_table_has_it(notebook: Any) -> None:
    table = Table("callisto", 2, seed=3)
    here = notebook(lambda: TableWidget(table, bots={1: "greedy"}))
    frame = here.frame
    expect(frame.locator(".table[data-playing=true]")).to_be_visible()
    expect(frame.locator(".lit[data-thing]").first).to_be_visible()
    frame.get_by_role("button", name="Menu").click()
    frame.get_by_role("dialog").get_by_role("button", name="Moves").click()
    frame.locator("#side-panel li button").first.click()
    frame.locator(".confirm:not([disabled])").or_(frame.locator(".table:not([data-n='1'])")).first.wait_for()
    here.page.frames[1].evaluate(CONFIRMED)
    expect(frame.locator(".table[data-n='3'][data-playing=true]")).to_be_visible()
    assert [entry.seat for entry in table.entries] == [0, 1]
    assert here.widget.n == 2
    frame.get_by_role("button", name="Undo", exact=True).click()
    expect(frame.locator(".table[data-n='4']")).to_be_visible()
    assert table.entries == []
    here.widget.play(table.legal()[0])
    here.hear()
    expect(frame.locator(".table[data-n='6']")).to_be_visible()


def test_a_thing_that_glows_is_played_by_clicking_it(notebook: Any) -> None:
    """The same clicks as in the browser: what glows, then the choices in the bar, until Python has the move."""
    table = Table("three-days", 2, seed=3)
    here = notebook(lambda: TableWidget(table, bots={1: "random"}, theme="light"))
    dice = random.Random(1)
    for _ in range(25):
        if len(here.widget._desk.points) >= 2:
            break
        spots = here.frame.locator(".lit[data-thing], .bar button.act:not(.no), .bar .option:not([disabled])")
        spots.first.wait_for()
        spots.nth(dice.randrange(spots.count())).click(force=True, timeout=3000)
        here.page.frames[1].evaluate(CONFIRMED)
    assert len(here.widget._desk.points) >= 2
    assert {entry.seat for entry in table.entries} >= {0}


class Inside(Visitor):
    """Somebody who clicks in the widget's frame as visitors do on a page."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook = notebook
        self.page: Any = notebook.page.frames[1]

    def point(self, x: float, y: float) -> None:
        box = self.notebook.page.locator("iframe").bounding_box()
        self.notebook.page.mouse.click(box["x"] + x, box["y"] + y)

    def _from_the_list(self, dice: random.Random) -> None:
        self.page.locator(".table").press("Escape")
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Moves").click()
        moves = self.page.locator("#side-panel li button")
        moves.first.wait_for()
        moves.nth(dice.randrange(moves.count())).click()


@pytest.mark.parametrize(
    ("game", "seats"), [("callisto", 2), ("cassiopeia", 2), ("three-days", 2), ("cryo", 1), ("cryo", 2)]
)
def test_a_whole_game_is_clicked(notebook: Any, game: str, seats: int) -> None:
    """From the first decision to the end, discards and other screens to choose from among them; Python has it all.

    Kinds of decisions that were clicked before are made on the table in Python, which the page then shows anew. It is the
    table of the site, on which every decision is clicked, that is shown here; what differs is who answers it.
    """
    table = Table(game, seats, seed=5)
    here = notebook(lambda: TableWidget(table, bots=dict.fromkeys(range(1, seats), "random"), pace="once", height=860))
    here.frame.locator(".table").wait_for()
    ann, dice, clicks = Inside(here), random.Random(4), Clicks(first=10)
    while not table.over:
        seat = table.to_move[0]
        moves = table.legal(seat)
        kind = (table.asked(seat).key, *sorted({move.kind for move in moves}))
        if seat == 0 and clicks.wanted(*kind):
            clicks.made[kind] += 1
            here.shows_the_table()
            ann.decide(dice)
            ann.await_turn()  # two cards that are picked together are two moves
        else:
            table.play(dice.choice(moves), seat)
    here.shows_the_table()
    expect(here.frame.locator(".table[data-over=true]")).to_be_visible()
    assert clicks.made.total() >= 5  # who passes at random is soon done with a game
    assert here.widget.over
    assert replay(here.widget.record).outcome == table.outcome


def test_theme_language_and_height_follow_python(notebook: Any) -> None:
    here = notebook(lambda: TableWidget(Table("callisto", 2, seed=3), language="es", theme="light", height=520))
    expect(here.frame.get_by_role("button", name="Deshacer").or_(here.frame.locator(".prompt"))).to_have_count(2)
    expect(here.frame.locator("html")).to_have_attribute("data-theme", "light")
    expect(here.frame.locator(".prompt")).to_contain_text("pilar")
    assert here.page.locator("iframe").bounding_box()["height"] == 520
    here.page.evaluate("""() => { Object.assign(window.model.state, {language: 'fr', theme: 'dark', height: 700})
        for (const name of ['language', 'theme', 'height']) window.model.tell(`change:${name}`) }""")
    expect(here.frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(here.frame.locator(".prompt")).to_contain_text("colonne")
    assert here.page.locator("iframe").bounding_box()["height"] == 700
    assert here.page.evaluate("getComputedStyle(document.querySelector('h1')).fontSize") == "32px", "no style leaks out"
    assert here.page.evaluate("document.documentElement.style.fontSize") == ""


def test_rules_a_thing_and_the_past_are_told_without_a_server(notebook: Any) -> None:
    table = Table("callisto", 2, seed=3)
    here = notebook(lambda: TableWidget(table, bots={1: "greedy"}))
    expect(here.frame.locator(".table[data-playing=true]")).to_be_visible()
    here.widget.play(table.legal()[0])
    here.hear()
    expect(here.frame.locator(".table[data-n='3']")).to_be_visible()
    here.frame.get_by_role("button", name="Rules").click()
    expect(here.frame.locator("#side-panel article h1")).to_have_text("Callisto: the rules")
    here.frame.locator(".table").press("Escape")
    here.frame.locator(".table").press("[")
    expect(here.frame.locator(".replay")).to_be_visible()
    for gone in ("Share", "Chat"):
        expect(here.frame.get_by_role("button", name=gone)).to_have_count(0)
    if AXE.exists():
        inside = here.page.frames[1]
        inside.evaluate(AXE.read_text(encoding="utf-8"))
        found = inside.evaluate("axe.run().then(({violations}) => violations.map(({id, help}) => `${id}: ${help}`))")
        assert [one for one in found if not one.startswith(("document-title", "html-has-lang"))] == []


def test_a_frame_that_is_moved_shows_the_table_again(notebook: Any) -> None:
    here = notebook(lambda: TableWidget(Table("callisto", 2, seed=3)))
    expect(here.frame.locator(".table[data-playing=true]")).to_be_visible()
    here.page.evaluate("""() => { const to = document.createElement('div')
        document.body.append(to)
        to.append(document.querySelector('iframe')) }""")
    expect(here.frame.locator(".table[data-playing=true]")).to_be_visible()
    here.page.evaluate("window.leave()")
    expect(here.page.locator("iframe")).to_have_count(0)
