"""Programs as bots: the line protocol, GTP, and everything that can go wrong with them."""

from __future__ import annotations

import logging
import re
import shlex
import sys
import time
from pathlib import Path

import pytest

from orrery.bots import RandomBot, Seated, make, seat
from orrery.kernel import Move
from orrery.lab.experiment import plan, play_game
from orrery.play import Sight
from orrery.table import Table

ROOT = Path(__file__).parents[2]
PYTHON = shlex.quote(sys.executable)


def program(tmp_path: Path, text: str, kind: str = "run") -> str:
    path = tmp_path / "bot.py"
    path.write_text(text)
    return f"{kind}:{PYTHON} {shlex.quote(str(path))}"


def test_the_example_bot_plays_a_whole_game() -> None:
    example = f"run:{PYTHON} {ROOT / 'docs' / 'example_bot.py'}"
    row = play_game(plan("callisto", [example, "random"], seed=4), 0)
    assert row.failures == [None, None]
    assert row.scores[0] < row.scores[1]
    assert play_game(plan("callisto", [example, "random"], seed=4), 0) == row


def test_the_example_in_the_documentation_is_the_example() -> None:
    text = (ROOT / "docs" / "example_bot.py").read_text()
    shown = (ROOT / "docs" / "bot-protocol.md").read_text()
    assert text[text.index("import json") :] in shown
    assert len(text.splitlines()) <= 32
    assert "orrery" not in text.split('"""')[2]


FAULTS = {
    "crash": ("raise SystemExit('my own fault')", r"has ended \(my own fault\)"),
    "silence": ("import time; time.sleep(60)", "did not answer in time"),
    "nonsense": ("print('hello', flush=True); input()", "“hello”, which is no JSON object"),
    "no move": ("print('[1]', flush=True); input()", "which has no move"),
    "illegal": ('print(\'{"move": "W z99"}\', flush=True); input()', "none of the moves it was offered"),
    "endless": ("import sys; sys.stdout.write('x' * 3_000_000); sys.stdout.flush(); input()", "endless line"),
    "binary": ("import os; os.write(1, bytes(range(128, 256)) + b'\\n'); input()", "no JSON object"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failing_program_loses_its_seat_and_the_game_goes_on(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text, said = FAULTS[fault]
    spec = program(tmp_path, text)
    limit = 1.0 if fault == "silence" else 20.0
    with caplog.at_level(logging.WARNING, "orrery.bots"):
        row = play_game(plan("callisto", [spec, "random"], limit=limit), 0)
    assert row.failures[0] is not None
    assert row.failures[1] is None
    assert min(row.ranks) == 1
    assert len(caplog.messages) == 1
    assert caplog.messages[0].endswith("random plays on in its place")
    assert re.search(said, caplog.messages[0])


def test_a_program_that_does_not_exist_is_told_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    table = Table("callisto", 2, seed=1)
    with caplog.at_level(logging.WARNING, "orrery.bots"):
        assert seat("run:/no/such/program").choose(table.sight(0)) in table.legal()
    assert "could not be started (/no/such/program: No such file or directory)" in caplog.text


def test_a_hanging_program_is_ended(tmp_path: Path) -> None:
    note = tmp_path / "number"
    text = f"import os, time\nopen({str(note)!r}, 'w').write(str(os.getpid()))\ntime.sleep(3600)\n"
    bot = seat(program(tmp_path, text), limit=1.5)
    bot.choose(Table("callisto", 2, seed=1).sight(0))
    assert bot.failure == "did not answer in time"
    number = int(note.read_text()) if note.exists() else 0  # on a busy machine it is ended before it has begun
    patience = 600
    while number and Path(f"/proc/{number}").exists() and patience:
        time.sleep(0.05)
        patience -= 1
    assert patience, "it goes on"


class Careless:
    """A bot in this process that crashes or cheats."""

    name, remembers = "careless", False

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, sight: Sight) -> Move:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]

    def close(self) -> None:
        raise RuntimeError("not even that")


@pytest.mark.parametrize("answer", [ValueError("oh"), None, "1 h6", Move(0, "place", "nowhere")])
def test_a_careless_bot_loses_its_seat_too(answer: object, caplog: pytest.LogCaptureFixture) -> None:
    table = Table("callisto", 2, seed=1)
    bot = Seated(Careless(answer), RandomBot(1))
    with caplog.at_level(logging.WARNING, "orrery.bots"):
        assert bot.choose(table.sight(0)) in table.legal()
        assert bot.choose(table.sight(0)) in table.legal()
    assert sum("random plays on" in message for message in caplog.messages) == 1


ENGINE = """
import sys
placed = []
for line in sys.stdin:
    words = line.split()
    if words[0] == "play":
        placed.append(words[2])
        print("= \\n")
    elif words[0] == "genmove":
        free = [c + str(r) for r in (5, 4, 3) for c in "efghijkl" if c + str(r) not in placed]
        print("= " + (free[0] if len(placed) < 4 else "pass") + "\\n")
        placed.append(free[0])
    elif words[0] == "quit":
        break
    sys.stdout.flush()
"""


def test_a_gtp_engine_is_told_the_board_and_asked_for_a_move(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    engine = seat(program(tmp_path, ENGINE, "gtp"))
    table = Table("callisto", 2, seed=1)
    with caplog.at_level(logging.WARNING, "orrery.bots"):
        for notation in ("1 e5", "1 f5", "1 g5", "1 h5"):
            assert str(engine.choose(table.sight(table.to_move[0]))) == notation
            table.play(notation)
        assert engine.failure is None
        engine.choose(table.sight(0))
    assert "answered with “pass”, which is no move" in caplog.text


def test_gtp_is_for_games_that_can_be_told_in_it() -> None:
    from toy import GAME as EMBERS

    sight = Table(EMBERS, 2, seed=1).sight(0)
    bot = seat("gtp:true")
    bot.choose(sight)
    assert bot.failure == "speaks GTP, in which embers cannot be told"


def test_a_bot_from_a_name_says_its_name() -> None:
    assert make("level2").name == "level2"
    assert make("run:python3 x.py").name == "run:python3 x.py"
