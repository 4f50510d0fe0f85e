"""The search finds the same, visit for visit, whether it is compiled or plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from orrery._compiled import BUILD

SEARCH = """
import json, random
import orrery
from orrery.bots import MctsBot, Thinking

found = {}
for name in orrery.games():
    table = orrery.Table(name, 2, seed=5)
    rng = random.Random(2)
    for _ in range(12):
        table.play(rng.choice(table.legal()))
    for thinking in (Thinking(iterations=24, general=1), Thinking(iterations=12, horizon=3, guide=2)):
        findings = MctsBot(thinking, 3).think(table.sight(table.to_move[0]))
        found[f"{name} {thinking.horizon}"] = [
            [move, one.visits, round(one.reward, 6)] for move, one in sorted(findings.moves.items())
        ]
print(json.dumps(found))
"""


def visits(pure: bool) -> dict[str, list[list[float]]]:
    environment = dict(os.environ) | ({"ORRERY_PURE": "1"} if pure else {})
    run = subprocess.run([sys.executable, "-c", SEARCH], capture_output=True, text=True, env=environment)
    assert run.returncode == 0, run.stderr
    found: dict[str, list[list[float]]] = json.loads(run.stdout)
    return found


def test_compiled_and_plain_searches_agree() -> None:
    assert BUILD.compiled, BUILD.reason
    plain, compiled = visits(True), visits(False)
    assert plain == compiled
    assert all(sum(visits for _, visits, _ in moves) >= 12 for moves in plain.values())
