"""What docs/server.md tells an operator is so: the figures of the limits, the numbers to watch, the drill, the proxy."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import httpx
import pytest
from guests import ME, OPEN, Process, house, run
from test_admin import filled

from orrery.cli import main
from orrery.server.http import chatter, connections, devices, site, sockets
from orrery.server.live import chatting, viewer
from orrery.server.metrics import HELP
from orrery.server.wire.incoming import FRAME, At, Hint, Look, Preview, Remark, Sync, WhyNot

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def often(limit: tuple[float, float], of: str = "a second") -> str:
    rate = limit[0] * (3600 if of == "an hour" else 1)
    return f"{rate:g} {of}, {limit[1]:g} at once"


def kilobytes(size: int) -> str:
    return f"{size // 1024} KB"


def test_the_limits_are_those_that_are_told() -> None:
    section = PAGE[PAGE.index("### Limits") : PAGE.index("### What to watch")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:2] == "| "]
    told = {what: figure for what, figure, _ in rows[1:] if what}
    costs = {kind.__struct_config__.tag: cost for kind, cost in sockets.COSTS.items()}  # type: ignore[attr-defined]
    assert told == {
        "a request's head": f"{connections.HEAD:g} s, {kilobytes(connections.HEAD_BYTES)}",
        "a request's body": f"{connections.BODY:g} s, {kilobytes(FRAME)}",
        "reading an answer": f"{connections.ANSWER:g} s",
        "a connection between two requests": f"{connections.KEEP_ALIVE} s",
        "plain connections of an address": str(connections.PLAIN),
        "requests of an address": often(site.REQUESTS),
        "new guests of an address": often(site.NEW_GUESTS, "an hour"),
        "new tables and analyses of an address": often(site.NEW_TABLES, "an hour"),
        "sockets of an address": str(sockets.SOCKETS),
        "openings of sockets of an address": often(site.OPENINGS),
        "the first frame of a socket": f"{sockets.HELLO:g} s",
        "a frame": kilobytes(FRAME),
        "frames of a socket": often(sockets.FRAMES),
        "frames of a guest": often(sockets.GUEST_FRAMES),
        "frames of an address": often(sockets.ADDRESS_FRAMES),
        "`hint` `remark` `why_not` `preview` `at`": f"count {costs['hint']:g} times",
        "`look`": f"counts {costs['look']:g} times",
        "`sync`": f"counts {costs['sync']:g} times",
        "pings of a socket": often(connections.PINGS),
        "an answer to our ping": "20 s, asked every 20 s",
        "what a viewer has not read": kilobytes(viewer.BEHIND),
        "chat of a guest": often(chatter.GUEST),
        "chat of spectators of an address": often(chatter.ADDRESS),
        "chat of spectators of a table": f"{often(chatter.TABLE)}, {chatting.SPECTATORS} in all",
        "seats of a guest at a public table": "1, the host any",
        "devices of a guest": str(devices.MOST),
        "exports of a guest": often(site.EXPORTS, "an hour"),
        "editions of their own that an address brings": often(site.NEW_EDITIONS, "an hour"),
        "passes that an address tries, right or wrong": often(site.CODES, "an hour"),
        "passes to another device, of a guest and of an address": often(site.PASSES, "an hour"),
    }
    assert f"| | {kilobytes(viewer.BACKLOG)}, {viewer.MESSAGES} messages |" in section
    assert f"at most {sockets.LONGEST:g} s" in section
    assert {kind: sockets.COSTS[kind] for kind in (Hint, Remark, WhyNot, Preview, At)} == dict.fromkeys(
        (Hint, Remark, WhyNot, Preview, At), 3.0
    )
    assert set(sockets.COSTS) == {Hint, Remark, WhyNot, Preview, At, Look, Sync}


def test_pings_are_as_told() -> None:
    async def test() -> None:
        async with house() as site:
            assert (site.service.config.ws_ping_interval, site.service.config.ws_ping_timeout) == (20.0, 20.0)
            assert site.service.config.timeout_keep_alive == connections.KEEP_ALIVE

    run(test())


def test_the_numbers_to_watch_are_there() -> None:
    async def test() -> None:
        async with house() as site, site.guest() as ann:
            text = (await ann.http.get("/metrics")).text
            for name in set(re.findall(r"`orrery_(\w+)`", PAGE)):
                assert f"orrery_{name}" in text or name.removesuffix("_total") in HELP, name

    run(test())


def test_every_limit_that_is_counted_is_listed() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(site.__file__).parents[1].rglob("*.py")]
    counted = {label for text in sources for label in re.findall(r'count\("limited", "(\w+)"\)', text)}
    counted |= {
        label
        for text in sources
        for label in re.findall(r'(?:_within\(\w+|_cut\(|check_rate(?:_of)?\((?:[\w.]+, )?[\w.]+,)[, ]*"(\w+)"', text)
    }
    row = next(line for line in PAGE.splitlines() if line.startswith("| `orrery_limited_total`"))
    assert set(re.findall(r"`(\w+)`", row)) - {"orrery_limited_total"} == counted


def test_the_drill_restores_what_was_backed_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    filled("sqlite:///tables.sqlite")
    block = re.search(r"```sh drill\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    *commands, last = (shlex.split(line) for line in block[1].splitlines())
    for program, *arguments in commands:
        assert program == "orrery"
        assert main(arguments) == 0, arguments
    assert "3 of 3 tables replay" in capsys.readouterr().out
    assert last[:4] == ["orrery", "serve", "--database", "sqlite:///drill.sqlite"]
    process = Process(last[3])
    try:
        assert httpx.get(f"{process.base}/readyz").status_code == 200
        assert len(httpx.get(f"{process.base}/api/tables").json()["tables"]) == 1, "the public table is back"
    finally:
        assert process.stop() == 0


def test_limits_count_the_clients_behind_a_proxy_that_is_believed() -> None:
    async def test() -> None:
        async with house(limits=True) as site:
            site.app.state.site.requests.rate = 0.1
            async with httpx.AsyncClient(base_url=site.base) as proxy:
                one = [await proxy.get("/healthz", headers={"X-Forwarded-For": "192.0.2.1"}) for _ in range(130)]
                assert 429 in {answer.status_code for answer in one}
                assert (await proxy.get("/healthz", headers={"X-Forwarded-For": "192.0.2.2"})).status_code == 200
            stranger = httpx.AsyncHTTPTransport(local_address="127.0.0.5")
            async with httpx.AsyncClient(base_url=site.base, transport=stranger) as eve:
                lies = [
                    await eve.get("/healthz", headers={"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(130)
                ]
                assert 429 in {answer.status_code for answer in lies}, "nobody else is believed"

    run(test())


def test_a_cookie_is_secure_behind_tls() -> None:
    async def test() -> None:
        async with house() as site, site.guest() as ann:
            headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
            answer = await ann.http.post("/api/me", json={"name": "Ann"}, headers=headers)
            assert "secure" in answer.headers["set-cookie"].lower()
            card = await ann.http.post("/api/tables", json={"name": "Ann", "game": "callisto", "places": [ME, OPEN]})
            assert card.status_code == 201

    run(test())
