"""Compiled and plain Python agree move for move; a stale build is noticed; tests run what was built from these sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery._compiled import BUILD

CHECKSUMS = """
import hashlib, json
import orrery
from covering import covering, usual
from orrery.dice import Dice, playout

def tell(digest, *facts):
    digest.update(json.dumps(facts, default=str).encode())

def against(game, state, seat, moves, dice):
    return [str(game.why_not(state, seat, move)) for move in moves[:2] + [dice.below(most) for _ in range(6)]]

sums = {}
for name, game in orrery.games().items():
    for terms in covering(game):
        digest = hashlib.sha256()
        most = len(game.catalogue(terms))
        for seed in range(3 if usual(game, terms) else 1):
            state, dice = game.setup(terms), Dice(seed)
            while game.turn(state) != -2:
                seat = game.turn(state)
                moves = list(game.legal(state, seat))
                weights = list(game.odds(state)) if seat == -1 else []
                tell(digest, seat, moves, weights, state.facts())
                if seat != -1 and dice.below(4) == 0:
                    tell(digest, against(game, state, seat, moves, dice), game.evaluate(state, seat))
                at = dice.weighted(game.odds(state)) if seat == -1 else dice.below(len(moves))
                game.apply(state, seat, moves[at], None)
            tell(digest, list(game.scores(state)), list(game.ranks(state)), game.outcome(state), dice.bits)
            fresh = game.setup(terms)
            tell(digest, playout(game, fresh, Dice(seed), 100000), fresh.facts())
        sums[f"{name}-{terms.seats}-{dict(terms.options)}"] = digest.hexdigest()
print(json.dumps({"compiled": orrery._compiled.BUILD.compiled, "sums": sums}))
"""
"""Random games on all terms on which the contract is asked, told move by move: what is offered, its weights, the position, what
speaks against moves, how it is judged, and the end."""
HERE = Path(__file__).parent


def checksums(**env: str) -> dict[str, object]:
    run = subprocess.run(
        [sys.executable, "-c", CHECKSUMS],
        env=os.environ | {"PYTHONPATH": str(HERE)} | env,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)


def test_compiled_and_plain_agree() -> None:
    plain = checksums(ORRERY_PURE="1")
    assert plain["compiled"] is False
    if not BUILD.compiled:
        pytest.skip("the rules are not compiled here, so there is nothing to compare")
    compiled = checksums(ORRERY_PURE="")
    assert compiled["compiled"] is True
    assert compiled["sums"] == plain["sums"]


def test_what_runs_was_built_from_these_sources() -> None:
    assert not BUILD.stale
    if os.environ.get("CI") and not os.environ.get("ORRERY_PURE"):
        assert BUILD.compiled, BUILD.reason


def test_a_stale_build_is_not_used_and_says_so(tmp_path: Path) -> None:
    if not BUILD.compiled:
        pytest.skip("the rules are not compiled here, so no build can be stale")
    copy = tmp_path / "orrery"
    shutil.copytree(Path(orrery.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    with (copy / "games" / "callisto" / "rules.py").open("a") as rules:
        rules.write("\nCHANGED = True\n")
    code = (
        "import orrery; from orrery.games.callisto import rules as r; from orrery import dice as d; "
        "print(r.CHANGED, r.__file__.endswith('.py'), d.__file__.endswith('.py'), orrery._compiled.BUILD.compiled)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(tmp_path), "ORRERY_PURE": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == ["True", "True", "True", "False"]
    assert "games/callisto/rules.py changed after it was compiled" in run.stderr


def test_a_build_for_another_python_is_not_called_compiled(tmp_path: Path) -> None:
    if not BUILD.compiled:
        pytest.skip("the rules are not compiled here, so no build can be another Python's")
    copy = tmp_path / "orrery"
    shutil.copytree(Path(orrery.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for built in copy.rglob("*.so"):
        built.rename(built.with_name(f"{built.name.partition('.')[0]}.cpython-399-some-machine.so"))
    run = subprocess.run(
        [sys.executable, "-c", "import orrery; print(orrery._compiled.BUILD)"],
        env=os.environ | {"PYTHONPATH": str(tmp_path), "ORRERY_PURE": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "compiled=False" in run.stdout
    assert "is not compiled for this Python" in run.stdout
