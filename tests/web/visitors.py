"""Visitors for tests: a server in another process, a real browser, and people who click, type and press keys."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import runpy
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, TimeoutError as TooLate, expect, sync_playwright

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
STATIC = ROOT / "src" / "orrery" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
applied: Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]] = runpy.run_path(str(ROOT / "docs" / "client.py"))[
    "applied"
]
"""Positions are kept as the client of the documentation keeps them."""
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)  # five seconds are too few where all cores are busy
SETTLED = """() => document.fonts.ready.then(() => new Promise((done) => {
    let calm = 0
    const changes = new MutationObserver(() => (calm = 0))
    changes.observe(document, {attributes: true, characterData: true, childList: true, subtree: true})
    const moves = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity
    const frame = () => {
        calm = document.getAnimations().some(moves) ? 0 : calm + 1
        if (calm < 6) return requestAnimationFrame(frame)
        changes.disconnect()
        done()
    }
    frame()
}))"""
"""Letters are there, and nothing has moved, faded or changed in the page for some frames."""
MIDDLES = """(selector) => {
    const middles = [...document.querySelectorAll(selector)].flatMap((one) => {
        const box = (one.querySelector('use') ?? one).getBoundingClientRect()
        return one.checkVisibility() ? [[box.x + box.width / 2, box.y + box.height / 2]] : []
    })
    return middles.length && middles
}"""
GLOWING = """() => [...document.querySelectorAll('.table .lit[data-thing]')].flatMap((one) => {
    const box = (one.querySelector('use') ?? one).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return document.elementFromPoint(x, y)?.closest('[data-thing]') === one ? [[x, y]] : []
})"""
CHANGED = """(holds, patience) => new Promise((done) => {
    if (holds()) return done(true)
    const observer = new MutationObserver(() => holds() && end(true))
    const timer = setTimeout(() => end(false), patience)
    const end = (held) => {
        observer.disconnect()
        clearTimeout(timer)
        done(held)
    }
    observer.observe(document, {attributes: true, characterData: true, childList: true, subtree: true})
})"""
"""Comes back with the change of the page after which something holds: nobody asks again and again."""
LIT = ".table .lit[data-thing]"
BUTTONS = ", ".join(
    f"{where} {button}"
    for where in (".bar", ".lens-box")
    for button in (".option:not([disabled])", "button.act:not(.no)", "button.more[aria-expanded=false]")
)
TURN = f"""(patience) => {{
    const table = () => document.querySelector('.table')?.dataset ?? {{}}
    const mine = () => table().playing === 'true' && table().sending !== 'true'
    const turn = () => mine() || table().over === 'true' || document.querySelector('.curtain button')
    return ({CHANGED})(turn, patience).then((come) => come ? (table().over === 'true' ? 'over' : 'turn') : 'nothing')
}}"""
NEW = f"""([n, patience]) => {{
    const shown = () => document.querySelector('.table')?.dataset.n ?? String(n)
    return ({CHANGED})(() => shown() !== String(n), patience)
}}"""
SPOT = """([selector, luck]) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({checkVisibilityCSS: true}))
    const first = Math.floor(luck * all.length)
    for (const one of [...all.slice(first), ...all.slice(0, first)]) {
        one.scrollIntoView({block: 'nearest', inline: 'nearest'})
        const box = (one.querySelector('use') ?? one).getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        if (document.elementFromPoint(x, y)?.closest('[data-thing], button') === one) return [x, y]
    }
}"""
"""Where something that may be clicked lies, once the page was scrolled to it."""
LOOK = f"""async ({{n, before, kinds, patience}}) => {{
    const changed = {CHANGED}
    const spot = {SPOT}
    const table = () => document.querySelector('.table').dataset
    const past = () => table().n !== String(n) || table().over === 'true'
    const ready = () => document.querySelector('.confirm:not([disabled])')
    const sending = () => document.querySelector('.mode-confirm .confirm[disabled]')
    const waits = () => table().sending === 'true'
    const offered = () => [...document.querySelectorAll('.lit[data-thing], .bar button, .lens-box button, .prompt')]
        .map((one) => one.dataset.thing ?? one.textContent).join()
    if (before !== null) await changed(() => past() || ready() || offered() !== before, 500)
    if (ready()) {{
        ready().click()
        await changed(() => past() || (!ready() && !sending()), patience)
    }} else if (sending()) await changed(() => past() || !sending(), patience)
    if (!past() && waits()) await changed(() => past() || !waits(), patience)
    if (past()) return null
    return [offered(), kinds.reduce((found, kind) => found ?? spot(kind), undefined) ?? null]
}}"""
"""Waits until the last click was answered, however slow the server is, confirms what was chosen, and says what is offered then
and where to click; nothing in a new position. All in one step: what can be taken back is played without a confirmation once
its consequences are known."""
AT_ONCE = """if (origin !== 'null' && !localStorage.getItem('orrery-preferences'))
    localStorage.setItem('orrery-preferences', JSON.stringify({pace: 'once', sound: false}))"""
"""Nobody in the tests waits for the bots' moves to be shown one after another, or listens."""
SIDES = ((1.2, 0.0), (-1.2, 0.0), (0.0, 1.2), (0.0, -1.2))
"""Beside a cell, in cells: on which of its sides a piece fits depends on what the others have placed."""
SAME_DICE = """import random, secrets, runpy
class SameDice(random.Random):
    def __init__(self):
        super().__init__(1)
random.SystemRandom = SameDice
runpy.run_module("orrery.server.commands", run_name="__main__", alter_sys=True)
"""
"""Serves with the same chance at every table; keys and names stay secret, for they have drawn their source before."""
FLAGS = ("--no-sandbox", "--disable-gpu")
"""Nobody draws but the processor."""
DESKTOP, TABLET, PHONE = (1280, 800), (820, 1180), (390, 844)


def chromium(whole: bool = False) -> str | None:
    """Chromium without what only a window needs, for that costs a second of processor time a page; or whichever there is.

    Notifications and the offer to install an app are parts of the whole browser.
    """
    names = ("chromium", "chromium-browser", "google-chrome")
    wanted = (os.environ.get("ORRERY_CHROMIUM"), *(() if whole else ("chromium-headless-shell",)), *names)
    return next((path for name in wanted if name and (path := shutil.which(name))), None)


def reason_to_skip() -> str | None:
    """What this machine lacks for a test in a real browser."""
    if chromium(whole=True) is None:
        return "no Chromium here: the browser client is not tested"
    if not (STATIC / "index.html").exists():
        return "the browser client is not built (make web needs Node.js): it is not tested"
    return None


class Site:
    """The server as people run it, on a port of its own that outlives a crash."""

    def __init__(self, folder: Path, same_dice: bool = False, run: str = "", **environment: str) -> None:
        self.folder = folder
        self.run = SAME_DICE if same_dice else run
        """What is done before the server runs, if anything."""
        self.environment = environment
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Serve, the toy game beside the others."""
        path = os.pathsep.join([str(HERE.parent), os.environ.get("PYTHONPATH", "")])
        command = [
            sys.executable,
            *(("-c", self.run) if self.run else ("-m", "orrery.server.commands")),
            "serve",
            "--port",
            str(self.port),
            "--game",
            "toy",
            "--database",
            f"sqlite:///{self.folder / 'site.sqlite'}",
            "--no-limits",
            "--quiet",
            "--workers",
            "1",
        ]
        environment = {**os.environ, "PYTHONPATH": path, **self.environment}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        for _ in range(2400):
            if self.process.poll() is not None:
                break
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the server, politely or not."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)


class Visitor:
    """Somebody at a browser; whatever goes wrong in the page is remembered."""

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self.context = context
        self.site = site
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.touch: bool | None = None
        """Whether a finger points here, once it was asked."""
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda line: self.wrong.append(line.text) if line.type == "error" else None)

    def visit(self, path: str = "/") -> Page:
        """Open a page of the site."""
        self.page.goto(path if path.startswith("http") else self.site.address + path)
        return self.page

    def table(self, game: str, *places: dict[str, Any], **more: Any) -> str:
        """Make a table through the API, as the pages do; says its path."""
        body = {"game": game, "places": list(places), "name": "Ann", "start": True, "hints": True, **more}
        answer = self.context.request.post(f"{self.site.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        return f"/table/{answer.json()['id']}"

    @property
    def n(self) -> int:
        """The number of the position that is shown."""
        return int(self.page.locator(".table").get_attribute("data-n") or -1)

    def over(self) -> bool:
        """Whether the page says that the game has ended."""
        return self.page.locator(".table").get_attribute("data-over") == "true"

    def await_turn(self) -> bool:
        """Wait until there is something to decide; says whether the game goes on."""
        turn = self.page.evaluate(TURN, 2 * PATIENCE)
        assert turn != "nothing", "nothing came to be decided"
        return bool(turn == "turn")

    def await_new(self, n: int) -> None:
        """Wait for a position newer than this one."""
        assert self.page.evaluate(NEW, [n, PATIENCE]), f"nothing came after position {n}"

    def lit(self) -> list[tuple[float, float]]:
        """The middles of everything on the board that glows and is on the screen."""
        spots: list[tuple[float, float]] = self.page.evaluate(GLOWING)
        return spots

    def await_lit(self) -> list[tuple[float, float]]:
        """The same, once there is any: what the moves are called may come a moment after the position."""
        glowing = self.page.wait_for_function(f"() => {{ const spots = ({GLOWING})(); return spots.length && spots }}")
        spots: list[tuple[float, float]] = glowing.json_value()
        return spots

    def middle_of(self, selector: str) -> tuple[float, float]:
        """The middle of the first that can be seen of these things, once there is one."""
        middles: list[tuple[float, float]] = self.page.wait_for_function(MIDDLES, arg=selector).json_value()
        return middles[0]

    def settle(self) -> None:
        """Wait until the page has come to rest."""
        self.page.evaluate(SETTLED)

    def decide(self, dice: random.Random) -> None:
        """Make one decision by clicking what is offered, at random."""
        look: dict[str, Any] = {"n": self.n, "before": None, "patience": PATIENCE}
        for attempt in range(14):
            kinds = (BUTTONS,) if attempt > 8 else (LIT, BUTTONS) if attempt % 2 == 0 else (BUTTONS, LIT)
            seen = self.page.evaluate(LOOK, {**look, "kinds": [[kind, dice.random()] for kind in kinds]})
            if seen is None:
                return
            look["before"], spot = seen
            if attempt > 10:
                self._from_the_list(dice)
            elif spot:
                self.point(*spot)
        if self.page.evaluate(LOOK, {**look, "kinds": []}) is not None:
            raise AssertionError("fourteen clicks did not lead to a move: " + self.page.locator(".bar").inner_text())

    def point(self, x: float, y: float) -> None:
        """Click, or tap where a finger points."""
        if self.touch is None:
            self.touch = bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(x, y)

    def panel(self, name: str) -> None:
        """Open one of the panels behind the menu: moves, log, score, chat, words or rules."""
        self.page.locator(".table").wait_for()
        if not self.page.locator(".drawer").count():
            self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press("l")
        self.page.locator(f"#tab-{name}").click()

    def _from_the_list(self, dice: random.Random) -> None:
        if self.page.locator(
            ".table[data-over=true]"
        ).count():  # the last click was the last move, and slow to be answered
            return
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")
        self.panel("moves")
        moves = self.page.locator("#side-panel li button")
        moves.first.wait_for()
        moves.nth(dice.randrange(moves.count())).click()

    def play_on(self, dice: random.Random, limit: int = 100_000) -> int:
        """Click until the game is over, or so many decisions were made; says how many."""
        made = 0
        while made < limit and self.await_turn():
            curtain = self.page.locator(".curtain button")
            if curtain.count():
                curtain.click()
                continue
            self.decide(dice)
            made += 1
        return made

    def violations(self, colours_only: bool = False, within: str = "html") -> list[str]:
        """What axe has to say against the page or a part of it, or only against its colours where nothing else has changed."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        asked: dict[str, Any] = {"resultTypes": ["violations"]}
        if colours_only:
            asked["runOnly"] = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
        found = self.page.evaluate("([within, asked]) => axe.run(within, asked)", [within, asked])
        return [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def too_wide(self) -> bool:
        """Whether the page scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


class Clicks:
    """Which decisions of a game are clicked where not all of them are: the first, then each kind of decision twice."""

    EACH = 2

    def __init__(self, first: int) -> None:
        self.first = first
        """So many decisions are clicked in any case: short games whole."""
        self.made: Counter[tuple[str, ...]] = Counter()
        """How often each kind was clicked: what must be decided, and the actions that are possible."""

    def wanted(self, *kind: str) -> bool:
        """Whether this decision is one to be clicked."""
        return self.made.total() < self.first or self.made[kind] < self.EACH


@contextlib.contextmanager
def open_browsers(patience: float = 60) -> Iterator[Callable[[bool], Browser]]:
    """Opens real browsers without a window, the whole one or not; all are gone at the end, whatever has become of them."""
    manager = sync_playwright()
    playwright = manager.start()
    loop = asyncio._get_running_loop()
    opened: list[Browser] = []

    def open_one(whole: bool) -> Browser:
        opened.append(playwright.chromium.launch(executable_path=chromium(whole), args=FLAGS))
        return opened[-1]

    try:
        yield open_one
    finally:
        # The last test of a session may be one from which the browsers' loop was taken away (tests/conftest.py).
        asyncio._set_running_loop(loop)
        impatient = threading.Timer(patience, _kill_driver, [manager])
        impatient.start()
        with contextlib.suppress(Error):  # a browser that is gone needs no closing
            for browser in opened:
                browser.close()
        manager.__exit__()
        impatient.cancel()


def _kill_driver(manager: Any) -> None:
    """End Playwright's own process and the browsers that it has started, which are groups of their own."""
    driver = manager._client._transport._proc.pid
    children = Path(f"/proc/{driver}/task/{driver}/children")
    for child in children.read_text().split() if children.exists() else ():
        with contextlib.suppress(OSError):
            os.killpg(int(child), signal.SIGKILL)
    with contextlib.suppress(OSError):
        os.kill(driver, signal.SIGKILL)


def context_of(browser: Browser, size: tuple[int, int] = DESKTOP, language: str = "en", **more: Any) -> BrowserContext:
    """A person's own browser: cookies, language and screen."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        reduced_motion=more.pop("motion", "reduce"),
        color_scheme=more.pop("theme", "dark"),
        service_workers=more.pop("service_workers", "block"),
        **more,
    )
    context.add_init_script(AT_ONCE)
    return context


def tray(kind: str) -> str:
    """Selects a piece of Callisto that the first player may take up."""
    return f".lit[data-thing='tray-0-{kind}'], .lit[data-thing^='c0-{kind}-']"


def key_in(link: str) -> str:
    """The key behind a link's hash."""
    found = re.search("#(.+)$", link)
    assert found, link
    return found[1]


__all__ = [
    "AXE",
    "DESKTOP",
    "PATIENCE",
    "PHONE",
    "SIDES",
    "STATIC",
    "TABLET",
    "Clicks",
    "Site",
    "TooLate",
    "Visitor",
    "applied",
    "chromium",
    "context_of",
    "expect",
    "key_in",
    "open_browsers",
    "reason_to_skip",
    "tray",
]
