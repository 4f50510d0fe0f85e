"""What docs/wire.md and the OpenAPI description say is what the server does."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from guests import Guest, Socket, client, house, run
from test_play import two_at

from orrery.server.http import typescript
from orrery.server.http.routes import OPERATIONS
from orrery.server.wire import errors, incoming, outgoing, studying
from orrery.server.wire.schema import document

DOCS = Path(__file__).parents[2] / "docs"
WIRE = (DOCS / "wire.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", WIRE, re.DOTALL)
BOT = {"kind": "bot", "level": 1}


def completed(kind: str, example: Any) -> Any:
    """Examples inside examples are shortened to their first fields; the whole ones stand elsewhere."""
    by_kind = {kind: msgspec.json.decode(text) for kind, text in EXAMPLES if kind == "card"}
    updates = [msgspec.json.decode(text) for kind, text in EXAMPLES if '"type": "update", "n": 18' in text]
    if kind == "server" and "table" in example:
        example["table"] = by_kind["card"] | example["table"]
    if example.get("type") == "welcome":
        example["update"] = updates[0] | example["update"]
    return example


@pytest.mark.parametrize(("kind", "text"), EXAMPLES, ids=[f"{kind}-{at}" for at, (kind, _) in enumerate(EXAMPLES)])
def test_every_example_is_what_the_server_takes_or_sends(kind: str, text: str) -> None:
    types: dict[str, Any] = {
        "game": outgoing.GameReply,
        "new": incoming.NewTable,
        "card": outgoing.TableCard,
        "server": outgoing.AnyMessage,
        "client": incoming.AnyCommand,
        "board": outgoing.BoardReply,
        "catalogue": outgoing.CatalogueReply,
    }
    msgspec.convert(completed(kind, msgspec.json.decode(text)), types[kind])


def test_every_command_and_message_has_an_example() -> None:
    shown = {
        kind: {msgspec.json.decode(text).get(field) for told, text in EXAMPLES if told == kind}
        for kind, field in (("client", "do"), ("server", "type"))
    }
    commands = {struct.__struct_config__.tag for struct in incoming.AnyCommand.__args__}  # type: ignore[attr-defined]
    messages = {struct.__struct_config__.tag for struct in outgoing.AnyMessage.__args__}
    assert shown["client"] == commands
    assert shown["server"] == messages


def test_every_code_is_in_the_table() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| (\d+) \|", WIRE, re.MULTILINE))
    assert {code: int(status) for code, status in told.items()} == errors.STATUS


def test_every_close_code_is_told() -> None:
    paragraph = re.search(r"^Close codes:.*?\n\n", WIRE, re.MULTILINE | re.DOTALL)
    assert paragraph is not None
    assert set(errors.CLOSED.values()) <= {int(code) for code in re.findall(r"\d{4}", paragraph[0])}


def test_wire_md_openapi_and_the_application_have_the_same_routes() -> None:
    async def test() -> None:
        async with house() as site:
            served = {
                (method, route.path)
                for route in site.service.config.app.routes  # type: ignore[union-attr]
                if hasattr(route, "methods")
                for method in (route.methods or ())
                if method != "HEAD"
            }
            described = {(operation.method, operation.path) for operation in OPERATIONS}
            listed = {
                (method, path)
                for line in WIRE.splitlines()
                if line.startswith("| `")
                for method, path in re.findall(r"`(GET|POST|PUT|DELETE) (/[^`?]*)", line)
            }
            assert served - {("GET", "/{path:path}"), ("GET", "/api/openapi.json")} == described
            assert listed == described | {("GET", "/api/openapi.json")}

    run(test())


def check_frames(socket: Socket) -> None:
    decoder = msgspec.json.Decoder(outgoing.AnyMessage)
    for frame in socket.frames:
        decoder.decode(frame)


def test_everything_that_is_sent_has_the_shape_that_is_described() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            everything = ["scene", "log", "view", "events"]
            for game in ("callisto", "embers"):
                clock = {"kind": "live", "bank": 900, "increment": 1}
                one, two, id = await two_at(site, ann, bob, game, hints=True, clock=clock, match=True)
                third = await bob.open(id, want=everything)
                n = one.update["n"]
                first = one.update["moves"][0]
                await one.ask("hint", n=n, seat=0)
                await one.ask("preview", n=n, seat=0, move=first)
                touched = (await ann.moves(one.card))[first]["touches"][0]
                await one.ask("why_not", n=n, seat=0, touch=touched)
                await one.ask("why_not", n=n, seat=0, notation="nonsense")
                await one.ask("chat", text="hi")
                await one.play()
                await one.ask("remark", seat=0, move=0, advised=first)
                await one.ask("ask", n=one.update["n"], seat=0, move=0)
                await asyncio.gather(one.play_on(), two.play_on())
                await one.ask("at", move=3)
                await one.say(do="ping")
                await one.say(do="nonsense")
                await one.until(lambda: one.of("error"))  # noqa: B023
                for socket in (one, two, third):
                    check_frames(socket)

    run(test())


def test_the_answers_of_every_route_have_the_shape_that_is_described() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            _, _, id = await two_at(site, ann, bob, "callisto", public=True)
            for path, kind in (
                ("/api/me", outgoing.GuestReply),
                ("/api/games", outgoing.GamesReply),
                ("/api/games/callisto/rules", outgoing.RulesReply),
                ("/api/tables", outgoing.CardsReply),
                ("/api/tables/mine", outgoing.CardsReply),
                (f"/api/tables/{id}", outgoing.TableCard),
                (f"/api/tables/{id}/things/cell-h8", outgoing.ThingReply),
                (f"/api/tables/{id}/analysis", studying.AnalysisReply),
                ("/healthz", outgoing.StatusReply),
                ("/readyz", outgoing.StatusReply),
            ):
                msgspec.json.decode((await ann.http.get(path)).content, type=kind)
            assert (await ann.get("/api/openapi.json")) == msgspec.to_builtins(document(OPERATIONS, site.hub.version))

    run(test())


def test_the_client_in_the_docs_plays_a_whole_game() -> None:
    async def test() -> None:
        async with house() as site:
            outcome = await asyncio.to_thread(client.play, site.base, "callisto")
            assert len(outcome["ranks"]) == 2

    run(test())


def test_a_built_client_is_served_and_a_plain_page_stands_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(static=tmp_path) as site, Guest(site.base) as ann:
            assert "has not been built" in (await ann.http.get("/table/abc")).text
            (tmp_path / "assets").mkdir()
            (tmp_path / "index.html").write_text("<!doctype html><title>built</title>")
            (tmp_path / "assets" / "a.js").write_text("1")
            for path in ("/", "/table/abc", "/lobby", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/a%00b"):
                response = await ann.http.get(path)
                assert "built" in response.text, path
                assert response.headers["cache-control"] == "no-cache"
            assert "immutable" in (await ann.http.get("/assets/a.js")).headers["cache-control"]
            assert (await ann.http.get("/api/nothing")).status_code == 404

    run(test())


def test_the_client_is_compiled_with_the_types_of_today() -> None:
    """`python -m orrery.server.http.typescript` writes the file anew."""
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.typescript()
