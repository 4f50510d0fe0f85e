"""The app: installed, offline, renewed by a new release, and called when it is somebody's turn."""

from __future__ import annotations

import asyncio
import json
import ssl
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
from releases import ReleasedSite
from visitors import DESKTOP, PHONE, expect

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from listeners import Browser, PushService, certificate

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": 1}
READY = """() => navigator.serviceWorker.ready.then((one) => new Promise((done) =>
    one.active.state === 'activated' ? done() : one.active.addEventListener('statechange', () => done())))"""
NOTES = """() => navigator.serviceWorker.ready.then((one) => one.getNotifications())
    .then((notes) => notes.map(({title, body, tag, lang}) => ({title, body, tag, lang})))"""


def shown(page: Any, wanted: str) -> Any:
    """The notifications that are shown, once they are as wanted, or as they are after a while."""
    return page.evaluate(
        f"""async () => {{
            let notes = []
            for (let looks = 0; looks < 200; looks++) {{
                notes = await ({NOTES})()
                if ({wanted}) break
                await new Promise((on) => setTimeout(on, 50))
            }}
            return notes
        }}"""
    )


@pytest.fixture(scope="module")
def whole_browser(browsers: Callable[[bool], Any]) -> Any:
    """It alone installs apps and notifies."""
    return browsers(True)


@pytest.fixture
def browser(request: pytest.FixtureRequest, browser: Any) -> Any:
    """The usual one, but for tests that ask for the whole."""
    return request.getfixturevalue("whole_browser") if "whole_browser" in request.fixturenames else browser


@pytest.fixture
def released(tmp_path: Path) -> Iterator[ReleasedSite]:
    site = ReleasedSite(tmp_path)
    yield site
    site.stop()


@pytest.fixture
def owner(released: ReleasedSite, visitor: Callable[..., Any]) -> Callable[..., Any]:
    """Makes visitors with a service worker of their own; they leave before the server does."""

    def make(*args: Any, **more: Any) -> Any:
        return visitor(*args, at=released, service_workers="allow", **more)

    return make


def settled_in(ann: Any, path: str = "/") -> Any:
    """A page whose service worker is installed and in charge."""
    page = ann.visit(path)
    page.evaluate(READY)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def without_server(ann: Any, *more: str) -> None:
    """The console of a page without a server complains, and should."""
    ann.page.goto("about:blank")
    expected = ("ERR_CONNECTION_REFUSED", "ERR_FAILED", "WebSocket", *more)
    ann.wrong = [said for said in ann.wrong if not any(part in said for part in expected)]


@pytest.mark.usefixtures("whole_browser")
def test_what_a_browser_asks_of_an_app_is_there(owner: Callable[..., Any]) -> None:
    ann = owner(DESKTOP, "fr")
    page = settled_in(ann)
    told = page.evaluate("() => fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert (told["name"], told["display"], told["start_url"], told["lang"]) == ("Orrery", "standalone", "/", "fr")
    assert "table numérique" in told["description"]
    shapes = {(icon["sizes"], icon["purpose"]) for icon in told["icons"]}
    assert shapes >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    size = """(src) => new Promise((done, fail) => Object.assign(new Image(), {src, onerror: fail,
        onload() { done(`${this.naturalWidth}x${this.naturalHeight}`) }}))"""
    for icon in told["icons"]:
        assert icon["sizes"] in ("any", page.evaluate(size, icon["src"]))
    assert page.evaluate(size, "/icons/180.png") == "180x180"
    devtools = ann.context.new_cdp_session(page)
    errors = {error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}, "the browser would install it, in a window that is not a test's"


def test_the_offer_to_install_is_a_small_button_and_nothing_else(owner: Callable[..., Any]) -> None:
    ann = owner()
    page = ann.visit()
    footer = page.locator("footer")
    expect(footer.get_by_role("link", name="Rules")).to_be_visible()
    expect(footer.get_by_role("button", name="Install as an app")).to_have_count(0)
    page.evaluate("""() => { const offer = new Event('beforeinstallprompt', {cancelable: true})
        offer.prompt = () => Promise.resolve(window.asked = {outcome: 'dismissed'})
        window.prevented = !dispatchEvent(offer) }""")
    footer.get_by_role("button", name="Install as an app").click()
    assert page.evaluate("[window.prevented, window.asked.outcome]") == [True, "dismissed"]
    expect(footer.get_by_role("button", name="Install as an app")).to_have_count(0)


def resigned(ann: Any) -> str:
    """A game that has ended after some moves, opened and looked at; its path."""
    path = ann.table("callisto", ME, BOT, name="Annika")
    page = ann.visit(path)
    ann.await_turn()
    page.keyboard.press("m")
    page.locator("#side-panel li button").first.click()
    ann.page.locator(".confirm:not([disabled])").or_(page.locator(".table:not([data-n='1'])")).first.wait_for()
    page.evaluate("document.querySelector('.confirm:not([disabled])')?.click()")
    ann.await_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator(".end").wait_for()
    return path


def fits_both_screens(ann: Any) -> None:
    """Nothing is too wide, on a desk nor on a phone, as which the page is left."""
    for width, height in (DESKTOP, PHONE):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.settle()
        assert not ann.too_wide(), width


def test_without_the_server_the_shell_says_so_and_shows_finished_games(
    owner: Callable[..., Any], released: ReleasedSite
) -> None:
    """Walked through on a phone; what is shown then is looked at on a desk, too."""
    ann = owner(PHONE)
    page = settled_in(ann)
    other = ann.table("cryo", ME, BOT, name="Annika")
    path = resigned(ann)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("[")
    page.locator(".replay").wait_for()
    ann.settle()
    kept = "() => caches.open('orrery-games').then((one) => one.keys()).then((keys) => keys.length === 1)"
    page.wait_for_function(kept)
    released.stop()
    page.goto(released.address + path)
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator(".end")).to_contain_text("Annika")
    expect(page.locator(".offline")).to_be_visible()
    fits_both_screens(ann)
    page.goto(released.address + other)
    expect(page.locator("main")).to_contain_text("This table needs the server")
    page.goto(released.address + "/lobby")
    aside = page.get_by_role("status").filter(has_text="You are offline")
    expect(aside).to_contain_text("Annika")
    assert ann.violations() == []
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    expect(aside).to_be_visible()
    assert ann.violations() == []
    fits_both_screens(ann)
    page.goto(released.address + "/rules/callisto")
    expect(aside).to_be_visible()
    page.goto(released.address)
    expect(aside).to_be_visible()
    aside.get_by_role("link", name="Callisto").click()
    expect(page.locator(".end")).to_be_visible()
    kept_texts = page.evaluate("""async () => {
        const texts = []
        for (const name of await caches.keys()) for (const key of await (await caches.open(name)).keys())
            texts.push([new URL(key.url).pathname, await (await caches.match(key)).text()])
        return texts }""")
    paths = [path for path, _ in kept_texts]
    assert not [path for path in paths if path.startswith(("/api/me", "/api/tables", "/api/push"))]
    card = json.loads(next(text for kept_path, text in kept_texts if kept_path.startswith("/kept/")))["card"]
    assert (card["invite"], card["watch"]) == (None, None)
    released.start()
    expect(aside).to_have_count(0)
    expect(page.locator(".offline")).to_have_count(0)
    without_server(ann)


def test_what_was_kept_for_one_guest_is_not_shown_to_another(owner: Callable[..., Any], released: ReleasedSite) -> None:
    ann = owner()
    page = settled_in(ann)
    resigned(ann)
    page.wait_for_function("() => caches.has('orrery-games')")
    ann.context.clear_cookies()
    ann.context.request.post(f"{released.address}/api/me", data={"name": "Bob"})
    ann.visit()
    page.wait_for_function("() => caches.has('orrery-games').then((has) => !has)")


def test_a_new_release_is_taken_with_the_next_page(owner: Callable[..., Any], released: ReleasedSite) -> None:
    ann = owner()
    page = settled_in(ann)
    released.release_anew()
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    assert page.locator("meta[name=release]").count() == 0, "an open tab still finds its own files"
    page.reload()
    expect(page.locator("meta[name=release]")).to_have_attribute("content", "2")
    shells = "() => caches.keys().then((all) => all.filter((one) => one.startsWith('orrery-shell-')).length)"
    page.wait_for_function(f"() => ({shells})().then((n) => n === 2)")
    released.release_anew()
    page.reload()
    page.evaluate(READY)
    page.wait_for_function("""() => caches.has('orrery-shell-0000000000000003')""")
    page.wait_for_function(f"() => ({shells})().then((n) => n === 2)")
    without_server(ann)


def test_a_tab_whose_files_are_gone_heals_by_loading_anew(owner: Callable[..., Any], released: ReleasedSite) -> None:
    ann = owner()
    page = settled_in(ann)
    released.release_anew()
    page.evaluate("() => caches.keys().then((all) => Promise.all(all.map((one) => caches.delete(one))))")
    ann.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.get_by_role("link", name="Lobby").click()
    expect(page.locator("meta[name=release]")).to_have_attribute("content", "2")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    without_server(ann, "module script", "dynamically imported", "Refused to apply style", "preload CSS")


def test_a_table_of_an_older_protocol_heals_by_loading_anew(owner: Callable[..., Any], released: ReleasedSite) -> None:
    ann = owner()
    settled_in(ann)
    page = ann.visit(ann.table("callisto", ME, BOT))
    ann.await_turn()
    released.release_anew(protocol=1)
    expect(page.locator("meta[name=release]")).to_have_attribute("content", "2")
    without_server(ann)


class PushThread:
    """A push service in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self.certificate = certificate(folder)
        self.service = PushService()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.server = self._run(self._listen())
        self.service.port = self.server.sockets[0].getsockname()[1]

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(40)

    async def _listen(self) -> asyncio.Server:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        return await asyncio.start_server(self.service.answer, "localhost", 0, ssl=context)

    def heard(self, count: int) -> list[tuple[str, dict[str, str], bytes]]:
        heard: list[tuple[str, dict[str, str], bytes]] = self._run(self.service.heard(count))
        return heard

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.server.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture
def pushed(tmp_path: Path) -> Iterator[PushThread]:
    thread = PushThread(tmp_path)
    yield thread
    thread.stop()


SUBSCRIBES = """([endpoint, key, secret]) => {
    const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0)).buffer
    let made = null
    PushManager.prototype.getSubscription = () => Promise.resolve(made)
    PushManager.prototype.subscribe = (options) => {
        window.asked = options
        made = {endpoint, options: {applicationServerKey: bytes(options.applicationServerKey)},
                getKey: (name) => bytes(name === 'auth' ? secret : key), unsubscribe: () => Promise.resolve((made = null, true))}
        return Promise.resolve(made)
    }
}"""
"""A browser whose push service is the one of the test: Chromium without a screen has none."""


@pytest.fixture
def calling(tmp_path: Path, pushed: PushThread) -> Iterator[ReleasedSite]:
    """A site that trusts the push service of the test."""
    site = ReleasedSite(tmp_path, SSL_CERT_FILE=str(pushed.certificate))
    yield site
    site.stop()


@pytest.mark.usefixtures("whole_browser")
def test_a_call_is_posted_sealed_and_shown(
    calling: ReleasedSite, visitor: Callable[..., Any], pushed: PushThread
) -> None:
    site = calling
    ann = visitor(at=site)
    bob = visitor(DESKTOP, "es", at=site, service_workers="allow", permissions=["notifications"])
    keys = Browser()
    given = keys.subscription(pushed.service.endpoint("bob"))
    bob.context.add_init_script(f"({SUBSCRIBES})({json.dumps([given['endpoint'], given['key'], given['secret']])})")
    path = ann.table("callisto", ME, OPEN, public=True, start=False)
    table = path.removeprefix("/table/")
    assert bob.context.request.post(f"{site.address}/api/tables/{table}/join", data={"name": "Bob"}).ok
    assert ann.context.request.post(f"{site.address}/api/tables/{table}/start", data={}).ok
    page = settled_in(bob, path)
    assert bob.context.request.get(f"{site.address}/api/push").json()["devices"] == 0, "off unless asked for"
    page.locator(".table").wait_for()
    page.get_by_role("button", name="Menú").click()
    page.get_by_label("Avisarme cuando sea mi turno").check()
    page.wait_for_function("() => window.asked?.userVisibleOnly === true")
    page.wait_for_function("() => fetch('/api/push').then((one) => one.json()).then((told) => told.devices === 1)")
    bob.visit("/lobby")
    ann.visit(path)
    ann.await_turn()
    ann.page.keyboard.press("m")
    ann.page.locator("#side-panel li button").first.click()
    ann.page.locator(".confirm:not([disabled])").or_(ann.page.locator(".table[data-playing=false]")).first.wait_for()
    ann.page.evaluate("document.querySelector('.confirm:not([disabled])')?.click()")
    [(_, headers, body)] = pushed.heard(1)
    call = keys.opened(body)
    assert headers["topic"] == table
    assert call == {
        "title": "Callisto: tu turno",
        "body": "Con Ann.",
        "table": table,
        "occasion": "turn",
        "language": "es",
    }
    deliver(bob, site, json.dumps(call))
    assert shown(page, "notes.length === 1") == [
        {"title": "Callisto: tu turno", "body": "Con Ann.", "tag": table, "lang": "es"}
    ]
    deliver(bob, site, json.dumps(call | {"body": "Con Ann y Cleo."}))
    assert len(shown(page, "notes.at(-1)?.body.includes('Cleo')")) == 1, "one for each table"
    deliver(bob, site, "nonsense")
    bob.visit(path)
    page.locator(".table").wait_for()
    deliver(bob, site, json.dumps(call | {"body": "Nobody reads this."}))
    assert "Nobody" not in str(page.evaluate(NOTES)), "who looks at the table needs no notification"
    page.get_by_role("button", name="Menú").click()
    page.get_by_label("Avisarme cuando sea mi turno").uncheck()
    page.wait_for_function("() => fetch('/api/push').then((one) => one.json()).then((told) => told.devices === 0)")


def deliver(bob: Any, site: ReleasedSite, data: str) -> None:
    """Give the real service worker a push message, as the browser would."""
    devtools = bob.context.new_cdp_session(bob.page)
    registrations: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not registrations:
        bob.page.evaluate("1")
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": site.address, "registrationId": registrations[-1]["registrationId"], "data": data},
    )
    devtools.detach()


@pytest.mark.usefixtures("whole_browser")
def test_nobody_is_called_whom_the_browser_does_not_let(owner: Callable[..., Any]) -> None:
    ann = owner()
    page = settled_in(ann)
    page.evaluate("() => (Notification.requestPermission = () => Promise.resolve('denied'))")
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_label("Notify me when it is my turn")
    box.click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(box).not_to_be_checked()
