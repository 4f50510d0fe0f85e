"""The widget's Python side: real messages of the wire over a widget's comm, and what Python sees of them."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("anywidget")
from kernels import Kernel, connect

import orrery
from orrery import Table
from orrery.kernel import IllegalMove
from orrery.notebook import TableWidget
from orrery.notebook.widget import SCRIPT
from orrery.server.wire.incoming import PROTOCOL
from orrery.table import CannotUndo
from orrery.terms import TableError

pytestmark = pytest.mark.skipif(not SCRIPT.exists(), reason="the table for notebooks is not built (make web)")


@pytest.fixture(autouse=True)
def kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    connect(monkeypatch)


class Page:
    """The page's side of a widget."""

    def __init__(self, widget: TableWidget) -> None:
        self.comm: Kernel = widget.comm
        self.comm.custom()
        self.count = 0
        [self.welcome] = self.say("hello", protocol=PROTOCOL, language=widget.language)
        self.update = self.welcome["update"]

    def say(self, do: str, **fields: Any) -> list[dict[str, Any]]:
        self.count += 1
        frame = {"do": do, **({} if do in ("hello", "look", "sync") else {"id": f"c{self.count}"}), **fields}
        sent = self.comm.receive({"kind": "frame", "frame": json.dumps(frame)})
        return [json.loads(message["frame"]) for message in sent]

    def fetch(self, path: str) -> tuple[int, Any]:
        [answer] = self.comm.receive({"kind": "request", "id": 7, "method": "GET", "path": path})
        assert (answer["kind"], answer["id"]) == ("answer", 7)
        return answer["status"], json.loads(answer["text"])


def test_what_is_clicked_is_played_and_bots_answer() -> None:
    widget = TableWidget(Table("callisto", 2, seed=3), bots={1: "greedy"})
    seen: list[Any] = []
    widget.observe(lambda change: seen.append((change["name"], change["new"])), ["n", "to_move", "over"])
    page = Page(widget)
    assert page.welcome["table"]["mine"] == [0]
    move = widget.table.numbers(0)[5]
    answers = page.say("play", n=page.update["n"], seat=0, move=move)
    assert [answer["type"] for answer in answers] == ["difference", "table", "difference", "table", "ack"]
    assert [entry.seat for entry in widget.table.entries] == [0, 1]
    assert widget.table.entries[0].move == move
    assert (widget.n, widget.to_move, widget.over) == (2, (0,), False)
    assert ("n", 1) in seen and ("n", 2) in seen and ("to_move", (1,)) in seen
    assert orrery.replay(widget.record).entries[0].move == move


def test_undo_goes_back_over_the_bots_answer() -> None:
    widget = TableWidget("callisto", bots="greedy")
    page = Page(widget)
    page.say("play", n=page.update["n"], seat=0, move=widget.table.numbers(0)[0])
    page.say("play", n=widget._desk.ledger.position, seat=0, move=widget.table.numbers(0)[0])
    count = widget.n
    answers = page.say("undo", n=widget._desk.ledger.position, seat=0)
    assert answers[-1]["type"] == "ack"
    assert widget.n < count and widget.to_move == (0,)
    widget.undo()
    assert widget.n == 0
    with pytest.raises(CannotUndo, match="Nothing was decided by hand"):
        widget.undo()


@pytest.mark.parametrize("game", ["callisto", "cassiopeia", "cryo", "three-days"])
def test_a_whole_game_is_played_by_hand_over_the_comm(game: str) -> None:
    """Every seat by hand, as on one screen; the differences that were sent lead where the table stands."""
    widget = TableWidget(Table(game, 2, seed=5), language="es")
    page, dice = Page(widget), random.Random(5)
    while not widget.over:
        seat = widget.to_move[0]
        [update] = page.say("look", seat=seat, language=None)
        assert update["type"] == "update" and update["seat"] == seat
        sent = page.say("play", n=update["n"], seat=seat, move=dice.choice(widget.table.numbers(seat)))
        assert sent[-1]["type"] == "ack", sent[-1]
    [update] = page.say("sync")
    assert update["outcome"]["ranks"]
    assert page.welcome["table"]["title"]
    assert orrery.replay(widget.record).over


def test_questions_are_answered_as_by_the_server() -> None:
    widget = TableWidget(Table("callisto", 2, seed=3), bots={1: "random"}, language="fr")
    page = Page(widget)
    n, move = page.update["n"], widget.table.numbers(0)[0]
    [preview] = page.say("preview", n=n, seat=0, move=move)
    assert preview["type"] == "preview" and preview["scene"]["areas"]
    [reasons] = page.say("why_not", n=n, seat=0, notation="W a1,a2")
    assert reasons["type"] == "reasons" and reasons["reasons"]
    [hint] = page.say("hint", n=n, seat=0)
    assert hint["move"] in widget.table.numbers(0) and hint["advice"]
    page.say("play", n=n, seat=0, move=move)
    [past] = page.say("at", move=0, seat=0)
    assert past["type"] == "position" and past["move"] == 0
    [whole, refused] = page.say("play", n=n, seat=0, move=move)
    assert (whole["type"], refused["code"]) == ("update", "stale")
    n = whole["n"]
    for wrong, code in (
        ({"seat": 1, "move": 0}, "not_yours"),
        ({"seat": 0, "move": 999_999}, "illegal"),
        ({"seat": 0, "notation": "nonsense"}, "illegal"),
    ):
        [refused] = page.say("play", n=n, **wrong)
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["text"]
    [refused] = page.say("chat", text="hello")
    assert refused["code"] == "not_allowed"
    [error] = [json.loads(sent["frame"]) for sent in page.comm.receive({"kind": "frame", "frame": "{"})]
    assert error["type"] == "error"
    assert page.comm.receive("nonsense") == []


def test_what_the_page_fetches_comes_from_the_kernel() -> None:
    widget = TableWidget(Table("cryo", 2, seed=3), language="fr")
    page = Page(widget)
    card = page.welcome["table"]
    status, board = page.fetch(f"/api/boards/{card['board']}")
    assert status == 200 and board["symbols"]
    status, catalogue = page.fetch(f"/api/catalogues/{card['catalogue']}/1")
    assert status == 200 and len(catalogue["moves"]) == len(widget.table.game.catalogue(widget.table.terms))
    status, rules = page.fetch("/api/games/cryo/rules?language=fr")
    assert (status, rules["language"]) == (200, "fr")
    assert page.fetch("/api/games/callisto/rules")[0] == 404
    assert page.fetch("/api/boards/nonsense")[0] == 404
    assert page.fetch("/etc/passwd")[0] == 404


def test_a_table_that_was_changed_from_python_is_shown_anew() -> None:
    table = Table("callisto", 2, seed=3)
    widget = TableWidget(table)
    page = Page(widget)
    table.play(table.legal()[0])
    widget.refresh()
    [frame] = page.comm.custom()
    assert json.loads(frame["frame"])["type"] == "update"
    assert widget.n == 1
    widget.play(table.legal()[0])
    assert widget.n == 2
    with pytest.raises(IllegalMove):
        widget.play("nonsense")
    assert widget.n == 2


def test_no_seat_sees_what_is_hidden_from_it() -> None:
    """Seat 0 by hand against bots: what it is sent is what its view has, never the bots' hands."""
    table = Table("cryo", 2, seed=3)
    widget = TableWidget(table, bots={1: "random"})
    page = Page(widget)
    [update] = page.say("sync")
    assert update["seat"] == 0
    [_] = page.say("look", seat=1, language=None)
    assert widget._desk.seat == 0, "a bot's seat cannot be looked through"


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 7}, "there is no seat 7"),
        ({"bots": {7: "greedy"}}, "there is no seat 7"),
        ({"bots": {1: "nobody"}}, "there is no bot “nobody”"),
        ({"bots": {1: 3}}, "needs a bot or the name of one"),
        ({"language": "de"}, "there is no language “de”"),
        ({"theme": "pink"}, "there is no theme “pink”"),
        ({"pace": "hasty"}, "there is no pace “hasty”"),
        ({"height": 10}, "the height must be"),
    ],
)
def test_bad_input_gets_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(TableError, match=sentence):
        TableWidget(Table("callisto", 2, seed=1), **wrong)


def test_a_table_that_asks_for_its_draws_is_refused() -> None:
    with pytest.raises(TableError, match="asks for its draws"):
        TableWidget(Table("cryo", 2, seed=None))
    with pytest.raises(TableError, match="there is no game"):
        TableWidget("chess")


def test_the_page_about_notebooks_runs() -> None:
    page = Path(__file__).parents[2] / "docs" / "notebook.md"
    code = "".join(re.findall(r"^```py\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))
    assert "widget.refresh()" in code
    run = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['anywidget'] = None\nimport orrery.notebook"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = run.stderr.strip().splitlines()[-1]
    assert last == (
        "ImportError: orrery.notebook needs anywidget, which is not installed: pip install 'orrery-games[notebook]'"
    )


def test_neither_a_server_nor_a_network_is_needed() -> None:
    """The modules that only a server needs are not even imported."""
    code = (
        "import sys\n"
        "for name in ('starlette', 'uvicorn', 'asyncpg', 'cryptography', 'websockets'): sys.modules[name] = None\n"
        "from orrery.notebook import TableWidget\n"
        "TableWidget('callisto', bots='random').play('nonsense') if len(sys.argv) > 1 else TableWidget('callisto')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parent)
