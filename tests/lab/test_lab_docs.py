"""The lab's pages: their commands are understood, and the levels they list are those there are."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from orrery import games
from orrery.bots import LEVELS
from orrery.cli import parser

DOCS = Path(__file__).parents[2] / "docs"
COMMANDS = [
    line
    for page in ("bots.md", "bot-protocol.md", "scale.md")
    for block in re.findall(r"^```sh\n(.*?)^```", (DOCS / page).read_text(), re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]


@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_is_understood(line: str) -> None:
    words = shlex.split(line)
    assert words[0] == "orrery"
    assert callable(parser().parse_args(words[1:]).run)


def test_the_levels_are_those_of_the_page() -> None:
    shown = (DOCS / "bots.md").read_text()
    for level in LEVELS:
        thought = [level.thinking.at(games()[name]) for name in ("cassiopeia", "cryo", "three-days", "callisto")]
        cells = [f"{one.iterations:,}" + (f", whim {one.whim:g}" if one.whim else "") for one in thought]
        row = f"| {level.number} | {level.name} | {' | '.join(cells)} | {level.thinking.seconds:g} s |"
        assert row in shown
