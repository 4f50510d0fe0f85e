"""Sizes on the table, measured from the rendered page in the middle of a game: text, targets, nothing cut or covered."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import orrery

pytest.importorskip("playwright")
from visitors import Site, Visitor, context_of
from websockets.sync.client import connect

SIZES = ((1280, 800), (1440, 900), (1920, 1080), (768, 1024), (390, 844))
TABLES = [(name, seats) for name, game in orrery.games().items() for seats in game.seats]
LANGUAGES = ("en", "es", "fr")
DECISIONS = 24
"""So many decisions are made at random before the page is measured."""
SMALLEST_TEXT, SMALLEST_DECIDED, SMALLEST_TARGET, FINGER = 11, 12, 24, 44
NOT_YET: frozenset[tuple[str, str]] = frozenset()
"""Games and kinds of findings that are known and not mended yet; it only shrinks."""
MEASURE = """([text, decided, target, finger]) => {
    const shown = (one) =>
        one.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && !one.closest('.unseen, .symbols')
    const name = (one) => {
        const thing = one.closest('[data-thing], [data-area]')
        const classes = [...one.classList].filter((part) => !part.startsWith('svelte-')).join('.')
        const where = thing?.dataset.thing ?? thing?.dataset.area ?? '-'
        return `${one.tagName.toLowerCase()}.${classes} in ${where}: ${one.textContent.trim().slice(0, 40)}`
    }
    const inside = (one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect()
        return right > left && bottom > top && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    }
    const seen = (one) => {
        const box = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
    }
    const size = (one) => {
        const matrix = one.ownerSVGElement && one.getScreenCTM?.()
        return parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
    }
    const all = [...document.querySelectorAll('.table *')].filter((one) => shown(one) && inside(one))
    const written = all.filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    const wrong = []
    for (const one of written) {
        const least = one.closest('.bar, .lens-box, .lit') ? decided : text
        const drawn = one.closest('.ground, .ring-tag, .seat')
        if (!drawn && size(one) < least - 0.05) wrong.push(['text', `${size(one).toFixed(1)} ${name(one)}`])
    }
    const SMALL = '.piece, .place, .spare, .need, .slot, .stage, .use, .price, .store'
    for (const one of all.filter((one) => one.matches('button, a[href], select, input, summary, [role=button]'))) {
        if (one.matches('.place, .piece') && one.closest('.map').querySelectorAll('.place').length > 100) continue
        const box = one.getBoundingClientRect()
        const least = innerWidth < 700 && !one.matches(SMALL) ? finger : target
        const narrow = one.matches('[role=button]') ? target : least
        if (box.height < least - 0.5 || box.width < narrow - 0.5)
            wrong.push(['target', `${box.width.toFixed(0)}x${box.height.toFixed(0)} ${name(one)}`])
    }
    for (const one of written) {
        const style = getComputedStyle(one)
        const clamped = style.webkitLineClamp !== 'none'
        if (style.overflow === 'hidden' && !clamped && one.scrollWidth > one.clientWidth + 1) wrong.push(['cut', name(one)])
        const frame = one.closest('button, .card, .slot, .stage, .store, .chip, .area')
        if (!frame || one.closest('svg, .tag, .ring-tag, .labels')) continue
        const [a, b] = [one.getBoundingClientRect(), frame.getBoundingClientRect()]
        if (a.right > b.right + 2 || a.left < b.left - 2) wrong.push(['cut', `${name(one)} beyond its frame`])
    }
    const buttons = all.filter((one) => one.matches('.bar button, .head button, .tabs button') && seen(one))
    const boxes = buttons.map((one) => one.getBoundingClientRect())
    for (const [i, a] of boxes.entries())
        for (const [j, b] of boxes.entries()) {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            if (i < j && wide > 2 && high > 2) wrong.push(['overlap', `${name(buttons[i])} over ${name(buttons[j])}`])
        }
    if (document.querySelector('.bar').getBoundingClientRect().bottom > innerHeight + 1) wrong.push(['cut', 'the bar'])
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(['cut', 'the page scrolls sideways'])
    return wrong
}"""


@pytest.fixture(scope="module")
def same_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site on which the same moves lead to the same positions."""
    made = Site(tmp_path_factory.mktemp("sizes"), same_dice=True)
    yield made
    made.stop()


def _play(visitor: Visitor, path: str, decisions: int) -> None:
    """Random legal moves for everybody at this device, through the socket."""
    dice = random.Random(decisions)
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    address = visitor.site.address.replace("http", "ws", 1) + path.replace("/table/", "/api/tables/") + "/socket"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        socket.send(json.dumps({"do": "hello", "seat": None, "key": None, "language": "en", "want": []}))
        made = 0
        while made < decisions:
            told = json.loads(socket.recv(timeout=60))
            update = told.get("update") if told["type"] == "welcome" else told
            if not update or update.get("type") != "update":
                continue
            if update["outcome"]:
                return
            if update["yours"] and update["seat"] not in update["yours"]:
                socket.send(json.dumps({"do": "look", "seat": update["yours"][0], "language": None}))
            elif update["moves"]:
                made += 1
                move = dice.choice(update["moves"])
                play = {"do": "play", "id": f"s-{made}", "n": update["n"], "seat": update["seat"], "move": move}
                socket.send(json.dumps(play))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_can_be_read_on_every_screen(same_site: Site, browser: Any, game: str, seats: int) -> None:
    language = LANGUAGES[(TABLES.index((game, seats))) % len(LANGUAGES)]
    ann = Visitor(context_of(browser, SIZES[0], language), same_site)
    here = [{"kind": "here", "name": name} for name in ("Bo", "Cleo", "Dan", "Eve")[: seats - 1]]
    path = ann.table(game, {"kind": "me"}, *here, language=language)
    _play(ann, path, DECISIONS)
    page = ann.visit(path)
    page.locator(".table").wait_for()
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".table.narrow" if width < 700 else ".table:not(.narrow)").wait_for()
        page.wait_for_timeout(150)
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            page.locator(".area").first.wait_for()
            page.wait_for_timeout(150)
        measured = page.evaluate(MEASURE, [SMALLEST_TEXT, SMALLEST_DECIDED, SMALLEST_TARGET, FINGER])
        told = sorted({f"{kind}: {what}" for kind, what in measured if (game, kind) not in NOT_YET})
        if told:
            wrong[f"{width}x{height}"] = told[:12]
    ann.context.close()
    assert not wrong, f"{game}, {seats} players, {language}: " + json.dumps(wrong, indent=1, ensure_ascii=False)
