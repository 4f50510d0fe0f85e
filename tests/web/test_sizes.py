"""Sizes on the table, measured from the rendered page in the middle of a game: text, targets, nothing cut or covered."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

import orrery

pytest.importorskip("playwright")
from visitors import Visitor, applied, expect
from websockets.sync.client import connect

SIZES = ((1280, 800), (1440, 900), (1920, 1080), (768, 1024), (390, 844))
LAYOUTS = (SIZES[0], *SIZES[-2:])
"""The least screen of each arrangement: on larger ones everything is larger."""
TABLES = [(name, seats) for name, game in orrery.games().items() for seats in game.seats]
LANGUAGES = ("en", "es", "fr")
DECISIONS = 24
"""So many decisions are made at random before the page is measured."""
MOST_DECISIONS = 400
"""No seat decides more often in a game."""
SMALLEST_TEXT, SMALLEST_DECIDED, SMALLEST_TARGET, FINGER = 11, 12, 24, 44
POINTED = 1000
"""On screens narrower than this a finger points, and every target is a finger's breadth."""
SHOWN = """(n) => {
    const {n: shown, playing} = document.querySelector('.table')?.dataset ?? {}
    return Number(shown) >= n && playing === 'true'
}"""
"""This position, or a later one where others decide at the same time."""
FILLED = """(all) => all.map((one) => {
    const svg = one.querySelector('svg').getBoundingClientRect()
    return Math.max(svg.width / one.clientWidth, svg.height / one.clientHeight)
})"""
"""How much of its room each map takes, the way that it takes more."""
MEASURE = """([text, decided, target, finger, pointed]) => {
    const least = innerWidth < pointed ? finger : target
    const wrong = []
    const smallest = {text: Infinity, decided: Infinity, target: Infinity, cell: Infinity}
    const note = (kind, size) => (smallest[kind] = Math.min(smallest[kind], size))
    const shown = (one) =>
        one.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && !one.closest('.unseen, .symbols')
    const name = (one) => {
        const thing = one.closest('[data-thing], [data-area]')
        const classes = [...one.classList].filter((part) => !part.startsWith('svelte-')).join('.')
        const where = thing?.dataset.thing ?? thing?.dataset.area ?? '-'
        return `${one.tagName.toLowerCase()}.${classes} in ${where}: ${one.textContent.trim().slice(0, 40)}`
    }
    const inside = ({left, right, top, bottom}) =>
        right > left && bottom > top && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    const box = (one) => one.getBoundingClientRect()
    const size = (one) => {
        const matrix = one.ownerSVGElement && one.getScreenCTM?.()
        return parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
    }
    const meet = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    /* the part of a box that its scrolling ancestors let one see */
    const seen = (one) => {
        const {left, right, top, bottom} = box(one)
        const rest = {left, right, top, bottom}
        for (let up = one.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflow === 'visible') continue
            const frame = box(up)
            rest.left = Math.max(rest.left, frame.left)
            rest.right = Math.min(rest.right, frame.right)
            rest.top = Math.max(rest.top, frame.top)
            rest.bottom = Math.min(rest.bottom, frame.bottom)
        }
        return rest
    }
    const all = [...document.querySelectorAll('.table *')].filter((one) => shown(one) && inside(box(one)))
    const written = all.filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))

    if (document.querySelector('.symbols text, .ground text')) wrong.push(['text', 'letters inside a symbol or a ground'])
    for (const one of written) {
        const kind = one.closest('.bar, .lens-box, .lit') ? 'decided' : 'text'
        note(kind, size(one))
        if (size(one) < (kind === 'text' ? text : decided) - 0.05) wrong.push(['text', `${size(one).toFixed(1)} ${name(one)}`])
    }

    const targets = all.filter((one) => one.matches('button, a[href], select, input, summary, [role=button]'))
    for (const one of targets) {
        const map = one.closest('.map')
        const parts = map ? [one, ...map.querySelectorAll(`.reach[data-thing="${CSS.escape(one.dataset.thing)}"]`)] : [one]
        const wide = Math.max(...parts.map((part) => box(part).width))
        const high = Math.max(...parts.map((part) => box(part).height))
        if (map?.matches('.dense')) {
            /* cells that cannot be larger: the map is as wide as the screen, and a tap picks the nearest and is corrected */
            note('cell', Math.min(wide, high))
            const [sheet, view] = [box(map.querySelector('.sheet')), box(map.querySelector('.view'))]
            const small = sheet.width < view.width - 2 && sheet.height < view.height - 2
            if (small) wrong.push(['target', `a dense map that is smaller than it could be: ${name(one)}`])
            if (places(map) < 100) wrong.push(['target', `a dense map of few places: ${name(one)}`])
            continue
        }
        note('target', Math.min(wide, high))
        if (high < least - 0.5 || wide < least - 0.5) wrong.push(['target', `${wide.toFixed(0)}x${high.toFixed(0)} ${name(one)}`])
    }
    function places(map) {
        return map.querySelectorAll('.place').length
    }

    for (const one of written) {
        const style = getComputedStyle(one)
        if (style.overflow === 'hidden' && one.scrollWidth > one.clientWidth + 1) wrong.push(['cut', name(one)])
        const more = style.webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 5
        if (more && !one.closest('button.act.no')) wrong.push(['cut', `${name(one)} ends in dots`])
        const frame = one.closest('button, .card, .slot, .stage, .store, .chip, .act, .area')
        if (!frame || one.closest('svg, .tag, .ring-tag, .labels')) continue
        const [a, b] = [box(one), box(frame)]
        if (a.right > b.right + 2 || a.left < b.left - 2) wrong.push(['cut', `${name(one)} beyond its frame`])
        const beyond = frame.matches('button, .act') && (a.bottom > b.bottom + 2 || a.top < b.top - 2)
        if (beyond) wrong.push(['cut', `${name(one)} beyond its button`])
    }
    for (const one of written.filter((each) => each.matches('.names b, h1, h2, .tabs span, .subtabs span, .end .name')))
        for (const word of brokenWords(one)) wrong.push(['broken', `${word} in ${name(one)}`])
    /* words whose letters stand on two lines */
    function brokenWords(one) {
        const range = document.createRange()
        const texts = [...one.childNodes].filter((node) => node.nodeType === 3)
        return texts.flatMap((node) => [...node.textContent.matchAll(/[\\p{L}\\p{N}]+/gu)].flatMap((word) => {
            range.setStart(node, word.index)
            range.setEnd(node, word.index + word[0].length)
            return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1 ? [word[0]] : []
        }))
    }
    const flat = targets.filter((one) => !one.closest('.map')).map((one) => [one, seen(one)]).filter(([, part]) => inside(part))
    for (const [i, [one, part]] of flat.entries())
        for (const [other, otherPart] of flat.slice(i + 1)) {
            if (meet(part, otherPart) <= 2 || one.contains(other) || other.contains(one)) continue
            const over = [one, other].filter((each) => each.closest('.lens-box, .toast')).length
            if (over !== 1) wrong.push(['overlap', `${name(one)} over ${name(other)}`])
        }
    for (const map of document.querySelectorAll('.map')) {
        const labels = [...map.querySelectorAll('.label')].filter(shown).map((one) => [one, box(one)])
        for (const [i, [one, room]] of labels.entries())
            for (const [other, otherRoom] of labels.slice(i + 1))
                if (meet(room, otherRoom) > 2) wrong.push(['overlap', `${name(one)} over ${name(other)}`])
    }
    if (box(document.querySelector('section.bar')).bottom > innerHeight + 1) wrong.push(['cut', 'the bar'])
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(['cut', 'the page scrolls sideways'])
    return {wrong, smallest}
}"""


def play_beside(
    visitor: Visitor,
    path: str,
    decisions: int,
    enough: Callable[[Any], bool] = lambda update: False,
    rather: str = "",
    luck: int = 0,
) -> dict[str, Any] | None:
    """Random legal moves for everybody at this device, rather those that begin so, until a position is what one seeks.

    Each call for a table has a number of decisions of its own: their names begin with it, and none is made twice.
    """
    dice = random.Random(decisions + luck)
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    address = visitor.site.address.replace("http", "ws", 1) + path.replace("/table/", "/api/tables/") + "/socket"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        socket.send(json.dumps({"do": "hello", "protocol": 4, "want": ["scene"]}))
        made = 0
        update: dict[str, Any] = {}
        catalogue: list[Any] = []
        while made < decisions:
            told = json.loads(socket.recv(timeout=60))
            if told["type"] == "welcome" and rather:
                catalogue = _catalogue(visitor, told["table"]["catalogue"])
            change = told.get("update") if told["type"] == "welcome" else told
            if not change or change.get("type") not in ("update", "difference"):
                continue
            update = applied(update, change)
            if update["outcome"]:
                return None
            if enough(update):
                return update
            if update["yours"] and update["seat"] not in update["yours"]:
                socket.send(json.dumps({"do": "look", "seat": update["yours"][0], "language": None}))
            elif update["moves"]:
                made += 1
                wanted = [one for one in update["moves"] if rather and catalogue[one]["notation"].startswith(rather)]
                move = dice.choice(wanted or update["moves"])
                play = {
                    "do": "play",
                    "id": f"s-{decisions}-{made}",
                    "n": update["n"],
                    "seat": update["seat"],
                    "move": move,
                }
                socket.send(json.dumps(play))
    return None


def table_where(visitor: Visitor, game: str, enough: Callable[[Any], bool], decisions: int, rather: str = "") -> str:
    """A table against a bot at which a position is what one looks for; bots think for a time, so that no two games are alike."""
    for luck in range(12):
        path = visitor.table(game, {"kind": "me"}, {"kind": "bot", "level": 1})
        if play_beside(visitor, path, decisions, enough, rather, luck):
            return path
    raise AssertionError("in no game came such a position")


def _catalogue(visitor: Visitor, name: str) -> list[Any]:
    """Every move of a table's game, as the first seat means it."""
    moves: list[Any] = visitor.context.request.get(f"{visitor.site.address}/api/catalogues/{name}/0").json()["moves"]
    return moves


def _wrong(visitor: Visitor, sizes: Iterable[tuple[int, int]] = SIZES) -> dict[str, list[str]]:
    """What cannot be read or hit on the page, by the screens on which it is so."""
    page = visitor.page
    wrong = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".table.narrow" if width < 700 else ".table:not(.narrow)").wait_for()
        visitor.settle()
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            page.locator(".area").first.wait_for()
            visitor.settle()
        measured = page.evaluate(MEASURE, [SMALLEST_TEXT, SMALLEST_DECIDED, SMALLEST_TARGET, FINGER, POINTED])
        if measured["wrong"]:
            wrong[f"{width}x{height}"] = sorted({f"{kind}: {what}" for kind, what in measured["wrong"]})[:12]
    return wrong


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_can_be_read_on_every_screen(visitor: Callable[..., Visitor], game: str, seats: int) -> None:
    language = LANGUAGES[(TABLES.index((game, seats))) % len(LANGUAGES)]
    ann = visitor(SIZES[0], language)
    here = [{"kind": "here", "name": name} for name in ("Bo", "Cleo", "Dan", "Eve")[: seats - 1]]
    path = ann.table(game, {"kind": "me"}, *here, language=language)
    play_beside(ann, path, DECISIONS)
    ann.visit(path)
    ann.await_turn()
    wrong = _wrong(ann)
    if seats == orrery.games()[game].seats[-1]:
        wrong |= _empty_rooms(ann) | _violations(ann)
    assert not wrong, f"{game}, {seats} players, {language}: " + json.dumps(wrong, indent=1, ensure_ascii=False)


def _empty_rooms(visitor: Visitor) -> dict[str, list[str]]:
    """How much of their room maps take that do not fill it, by the screens on which it is so."""
    empty = {}
    for width, height in ((1280, 720), (1920, 1080), (820, 1180)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        rooms: list[float] = visitor.page.locator(".main .map .view").evaluate_all(FILLED)
        if any(room <= 0.8 for room in rooms):
            empty[f"maps, {width}"] = [f"{room:.2f}" for room in rooms]
    return empty


def _violations(visitor: Visitor) -> dict[str, list[str]]:
    """What axe finds on the widest and the narrowest screen, in both themes."""
    violations = {}
    for width, height in (SIZES[0], SIZES[-1]):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.locator(".table.narrow" if width < 700 else ".table:not(.narrow)").wait_for()
        for theme in ("dark", "light"):
            visitor.page.emulate_media(color_scheme=theme)
            visitor.page.locator(f":root[data-theme={theme}]").wait_for()
            visitor.settle()
            violations[f"{theme}, {width}"] = visitor.violations(colours_only=theme == "light")
    return {where: wrong for where, wrong in violations.items() if wrong}


OBJECTS = {"specialists": "V-VII-IX", "free-objects": "yes"}


@pytest.mark.parametrize(
    ("game", "seats", "language", "options"),
    [("cassiopeia", 4, "es", OBJECTS), ("cryo", 2, "fr", {}), ("cryo", 1, "es", {}), ("three-days", 2, "es", {})],
)
def test_every_kind_of_decision_can_be_read(
    visitor: Callable[..., Visitor], game: str, seats: int, language: str, options: dict[str, str]
) -> None:
    """One game on one page, measured wherever a rule that has governed no decision before governs this one."""
    ann = visitor(SIZES[0], language)
    bots = [{"kind": "bot", "level": 1}] * (seats - 1)
    path = ann.table(game, {"kind": "me"}, *bots, language=language, options=options)
    page = ann.visit(path)
    known: set[str] = set()
    wrong = {}

    def new(update: Any) -> bool:
        return bool(update["yours"] and update["rule"] and update["rule"] not in known)

    while (update := play_beside(ann, path, MOST_DECISIONS + len(known), new)) is not None:
        known.add(update["rule"])
        page.wait_for_function(SHOWN, arg=update["n"])
        if worse := _wrong(ann, LAYOUTS if len(known) % 2 else LAYOUTS[::-1]):  # the page stays as large as it is
            wrong[f"{update['rule']}: {update['prompt']}"] = worse
    assert len(known) >= 4
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def _something_is_impossible(update: Any) -> bool:
    return any(update["buttons"][one].get("reason") for one in update["bar"])


@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]])
def test_a_reason_that_does_not_fit_its_button_is_read_with_one_click(
    visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ann = visitor(size)
    page = ann.visit(table_where(ann, "three-days", _something_is_impossible, 60))
    ann.await_turn()
    ann.settle()
    impossible = page.locator(".act.no")
    impossible.first.wait_for()
    for one in impossible.all():
        reason = one.locator("small").inner_text()
        one.click()
        card = page.locator(".sheet .inspector" if size[0] < POINTED else ".inspector")
        expect(card).to_contain_text(reason)
        if size[0] < POINTED:
            card.get_by_role("button", name="Close").click()
