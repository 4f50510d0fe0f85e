"""Arenas: what "clear" promises, who is rated, and how a game that is given up counts."""

from __future__ import annotations

import itertools
import json
import random
import re
import shlex
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from orrery.cli import main
from orrery.lab.analyse import Analysis, Decision
from orrery.lab.arena import LOOK_EVERY, Arena, decided, lineups, run
from orrery.lab.experiment import Experiment, LabError, Row, behind, plan, play_game
from orrery.lab.simulate import Simulation, by_bot, simulate

PYTHON = shlex.quote(sys.executable)
Strengths = dict[str, float]


def row(number: int, bots: Sequence[str], ranks: list[int], failures: Sequence[str | None] = ()) -> Row:
    count = len(bots)
    none: list[str | None] = [None] * count
    return Row(number, list(bots), [0] * count, ranks, 1, 1, "", {}, [{} for _ in bots], list(failures) or none)


def game(experiment: Experiment, number: int, strength: Strengths, seat: Sequence[float], rng: random.Random) -> Row:
    """A game whose truth is known: strengths, what the seats are worth, luck; and ties."""
    bots = experiment.lineup(number)
    marks = [round(strength[bot] + seat[place] + rng.gauss(0, 1), 1) for place, bot in enumerate(bots)]
    return row(number, bots, [1 + sum(other > own for other in marks) for own in marks])


def ever_decided(bots: list[str], strength: Strengths, seat: Sequence[float], rounds: int, seed: int) -> set[str]:
    """The pairs that are decided at any look of an arena."""
    experiment = Experiment("x", len(seat), lineups(bots, len(seat)), seed=seed, shuffled=len(seat) > 2)
    size, rng = len(experiment.lineups), random.Random(seed)
    played: list[list[Row]] = []
    found: set[str] = set()
    for number in range(rounds):
        played.append([game(experiment, number * size + at, strength, seat, rng) for at in range(size)])
        if (number + 1) % LOOK_EVERY == 0:
            pairs = itertools.permutations(bots, 2)
            found |= {one + other for one, other in pairs if decided(played, one, other, len(bots))}
    return found


@pytest.mark.parametrize(
    ("bots", "seat", "runs"),
    [("ab", (0.0, 0.0), 300), ("ab", (1.5, 0.0), 150), ("abc", (0.5, 0.0), 120), ("abc", (2.0, 1.0, 0.0), 150)],
)
def test_equal_bots_are_called_clear_in_at_most_one_of_twenty_arenas(
    bots: str, seat: tuple[float, ...], runs: int
) -> None:
    """Whatever the seats are worth, with ties, with more bots than seats, and with a look after every tenth round."""
    equal = dict.fromkeys(bots, 0.0)
    wrong = sum(bool(ever_decided(list(bots), equal, seat, 60, seed)) for seed in range(runs))
    assert wrong / runs <= 0.05


def test_bots_that_differ_clearly_are_told_apart() -> None:
    for seed in range(20):
        assert ever_decided(["a", "b"], {"a": 1.0, "b": 0.0}, (0.5, 0.0), 60, seed) == {"ab"}
        found = ever_decided(["a", "b", "c"], {"a": 2.0, "b": 1.0, "c": 0.0}, (1.0, 0.5, 0.0), 60, seed)
        assert found == {"ab", "ac", "bc"}


def test_seats_are_shuffled_so_that_nobody_always_sits_behind_the_same() -> None:
    """With rotations alone equal bots would beat their left neighbour in two of three games where the first seats are best."""
    experiment = Experiment("x", 3, lineups(["a", "b", "c"], 3), shuffled=True)
    seen = [experiment.lineup(number) for number in range(300)]
    assert len(set(seen)) == 6
    for number in range(0, 300, 3):
        assert {lineup.index("a") for lineup in seen[number : number + 3]} == {0, 1, 2}
    before = sum(lineup.index("a") < lineup.index("b") for lineup in seen)
    assert 120 < before < 180
    plain = Experiment("x", 2, lineups(["a", "b"], 2))
    assert [plain.lineup(number) for number in range(4)] == [("a", "b"), ("b", "a")] * 2
    assert "shuffled" not in plain.data(), "journals of earlier versions go on"


def arena(rows: list[Row]) -> Arena:
    return Arena(Experiment("callisto", 2, (("a", "b"), ("b", "a"))), rows, early=True)


def won_by_a(number: int) -> Row:
    return row(number, ("a", "b"), [1, 2]) if number % 2 == 0 else row(number, ("b", "a"), [2, 1])


def test_an_arena_is_clear_when_its_order_is() -> None:
    assert arena([won_by_a(number) for number in range(20)]).is_clear()
    assert not arena([won_by_a(number) for number in range(6)]).is_clear()
    partly = arena([won_by_a(number) for number in range(21)])
    assert len(partly.rounds()) == 10
    assert partly.duel("a", "b").count == 21
    begun = arena([won_by_a(0)]).duel("a", "b")
    assert (begun.value, begun.low, begun.high, begun.count) == (1.0, 0.0, 1.0, 1)


def test_games_in_which_a_bot_lost_its_seat_count_for_nobody() -> None:
    good = [won_by_a(number) for number in range(20)]
    lost = [row(number, ("a", "b"), [1, 2], [None, "has ended"]) for number in range(20, 60)]
    found = arena(good + lost)
    assert found.counted() == good
    assert not found.is_clear()
    assert {standing.bot: standing.games for standing in found.standings()} == {"a": 20, "b": 20}
    data = found.data()
    assert (data["games"], data["not_rated"], data["failures"]) == (60, 40, ["b has ended"])
    never = arena(lost).data()
    assert [standing["games"] for standing in never["standings"]] == [0, 0]
    assert list(by_bot(Simulation(found.experiment, lost, True))) == ["a"]


@pytest.mark.parametrize("command", ["arena", "simulate", "balance"])
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("run:/no/such/program", "could not be started"),
        ("gtp:/no/such/engine", "could not be started"),
        ("run:true", "has ended"),
    ],
)
def test_a_bot_that_does_not_start_is_refused_before_the_first_game(
    command: str,
    bot: str,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("orrery.lab.experiment._Trial.row", lambda _: pytest.fail("a game was played"))
    monkeypatch.chdir(tmp_path)
    assert main([command, "callisto", "--bots", "random", "--bot", bot, "--workers", "1"]) != 0
    error = capsys.readouterr().err
    assert "nothing was played" in error
    assert said in error
    assert error.count("\n") == 1


def test_an_engine_for_another_game_is_refused() -> None:
    with pytest.raises(LabError, match="speaks GTP, in which cryo cannot be told"):
        simulate(plan("cryo", ["gtp:true", "random"]), 1, quiet=True)


ENGINE = """
import sys
for line in sys.stdin:
    print("= resign\\n" if line.startswith("genmove") else "= \\n", flush=True)
"""


def engine(tmp_path: Path) -> str:
    path = tmp_path / "engine.py"
    path.write_text(ENGINE)
    return f"gtp:{PYTHON} {shlex.quote(str(path))}"


def test_an_engine_that_resigns_loses_the_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    spec = engine(tmp_path)
    experiment = replace(plan("callisto", [spec, "random"], records=True), lineups=((spec, "random"), ("random", spec)))
    for number in range(2):
        played = play_game(experiment, number)
        assert played.failures == [None, None]
        assert played.resigned == [number]
        assert played.ranks[number] == 2
        assert played.ranks[1 - number] == 1
        assert played.reason == "reason-resigned"
        assert "unfinished" in (played.record or "")
    assert not caplog.messages
    arena = run(experiment, 10, quiet=True)
    assert arena.clear
    assert [standing.bot for standing in arena.standings()] == ["random", spec]


def test_with_three_seats_the_others_play_on(tmp_path: Path) -> None:
    played = play_game(plan("callisto", ["random", engine(tmp_path), "random"], seats=3), 0)
    assert played.resigned == [1]
    assert played.ranks[1] == 3
    assert sorted(played.ranks) == [1, 2, 3]
    assert played.reason != "Somebody resigned."


def test_with_more_seats_who_resigns_is_last() -> None:
    assert behind([1, 2, 3], []) == [1, 2, 3]
    assert behind([1, 2, 3], [0]) == [3, 1, 2]
    assert behind([1, 1, 3, 4], [1, 0]) == [3, 4, 1, 2]


def test_what_is_shown_says_what_it_means(capsys: pytest.CaptureFixture[str]) -> None:
    often = ["--bots", "random,greedy", "--rounds", "10", "--workers", "1"]
    assert main(["arena", "callisto", *often]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for words in ("OpenSkill", "25 ± 16.7", "whenever one looks", "one of twenty arenas", "the order is clear"):
        assert words in shown
    assert main(["arena", "callisto", *often, "--all", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["confidence"] == 0.95
    assert "Wilson" in data["intervals"]
    assert main(["simulate", "callisto", "--games", "4", "--workers", "1"]) == 0
    assert "± and brackets" in capsys.readouterr().out


def test_lines_have_the_colours_of_the_seats() -> None:
    steps = [Decision(1, 0, "x", [0.4, 0.6], "x", 0.4, 0.4)]
    text = Analysis("callisto", ["Orange", "Blue"], [0.5, 0.5], steps).plot()
    legend = re.findall(r'fill="([^"]+)"/><text[^>]*>(\w+)</text>', text)
    assert legend == [("#c2500f", "Orange"), ("#0b6fae", "Blue")]
    assert re.findall(r'<polyline [^>]*stroke="([^"]+)"', text) == ["#c2500f", "#0b6fae"]


def test_an_arena_of_more_than_two_seats_is_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[Experiment] = []

    def played(experiment: Experiment, *_: object) -> list[Row]:
        held.append(experiment)
        return []

    monkeypatch.setattr("orrery.lab.arena.play_all", played)
    for seats, shuffled in ((2, False), (3, True)):
        bots = ["random", "greedy", "level1"][:seats]
        experiment = replace(plan("callisto", bots, seats=seats), lineups=lineups(bots, seats))
        run(experiment, 1, quiet=True)
        assert held[-1].shuffled is shuffled
