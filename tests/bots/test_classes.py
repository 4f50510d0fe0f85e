"""Python classes as bots, named on the command line as `module:Class`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from orrery import Table
from orrery.bots import BotError, make
from orrery.cli import main

FIRST = """
class First:
    def choose(self, sight):
        return sight.moves[0]

class Seeded:
    remembers = True

    def __init__(self, seed):
        self.seed = seed

    def choose(self, sight):
        return sight.moves[self.seed % len(sight.moves)]

class Broken:
    def __init__(self):
        raise RuntimeError("no luck")

    def choose(self, sight): ...

class NoBot: ...
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "my_bots.py").write_text(FIRST)


def test_a_class_plays(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("callisto", 2, seed=1)
    assert make("my_bots:First").choose(table.sight(0)) == table.legal()[0]
    assert make("my_bots:Seeded", 3).choose(table.sight(0)) == table.legal()[3]
    assert make("my_bots:First").name == "my_bots:First"
    assert main(["simulate", "callisto", "--bots", "my_bots:First,random", "--games", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["bot"] for one in found["bots"]] == ["my_bots:First", "random"]
    assert found["failures"] == []


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere_at_all:Bot", "there is no module nowhere_at_all, neither installed nor in"),
        ("my_bots:Absent", r"my_bots \(.*my_bots.py\): there is no class Absent with a method choose"),
        ("my_bots:NoBot", r"my_bots \(.*my_bots.py\): there is no class NoBot with a method choose"),
        ("my_bots:Broken", r"my_bots \(.*my_bots.py\): Broken could not be made \(RuntimeError: no luck\)"),
        ("my_bots:", "there is no bot"),
    ],
)
def test_a_class_that_is_none_is_told_with_its_file(spec: str, said: str) -> None:
    with pytest.raises(BotError) as told:
        make(spec)
    assert re.search(said, str(told.value))
