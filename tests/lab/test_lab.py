"""The lab: equal seeds, whatever the workers; broken runs that go on; arenas, reports, analyses."""

from __future__ import annotations

import csv
import json
import math
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

import orrery
from orrery.bots import Thinking
from orrery.cli import main
from orrery.lab.analyse import Analysis, Decision, analyse
from orrery.lab.arena import Arena, lineups, rated, run
from orrery.lab.balance import page, uses
from orrery.lab.commands import _print_analysis, split_bots
from orrery.lab.experiment import Experiment, LabError, Row, plan, play_game, read_experiment
from orrery.lab.figures import mean, share
from orrery.lab.rows import Journal
from orrery.lab.runner import _Worker, play_all
from orrery.lab.simulate import simulate, summary

COMMAND = [str(Path(sys.executable).with_name("orrery"))]


def row(number: int, bots: list[str], ranks: list[int], scores: list[int] | None = None) -> Row:
    return Row(number, bots, scores or [0] * len(bots), ranks, 1, 1, "", {}, [{} for _ in bots], [None] * len(bots))


def test_games_are_the_same_whatever_the_number_of_workers() -> None:
    experiment = plan("callisto", ["mcts:iterations=8", "random"], seed=5, rotate=True)
    alone = list(play_all(experiment, range(6), 1))
    together = sorted(play_all(experiment, range(6), 2), key=lambda one: one.game)
    assert alone == together
    assert [one.bots[0] for one in alone] == ["mcts:iterations=8", "random"] * 3
    assert len({tuple(one.scores) for one in alone}) > 1


def test_another_seed_gives_other_games() -> None:
    games = [play_game(plan("callisto", ["random"], seed=seed), 0) for seed in (1, 2)]
    assert games[0].uses != games[1].uses


def test_an_experiment_can_be_sent_as_json() -> None:
    experiment = plan("callisto", ["random"], seats=3, options={"outer-pillars": "yes"}, seed=9)
    assert read_experiment(json.loads(json.dumps(experiment.data()))) == experiment


def test_the_record_of_a_simulated_game_replays_to_its_row() -> None:
    played = play_game(plan("callisto", ["random", "greedy"], records=True), 3)
    assert played.record is not None
    table = orrery.replay(played.record)
    assert table.outcome is not None
    assert list(table.outcome.scores) == played.scores
    assert table.names == ("random", "greedy")


def test_uses_count_what_was_placed() -> None:
    played = play_game(plan("callisto", ["random"], records=True), 3)
    for place in range(2):
        placed = sum(entry.seat == place for entry in orrery.replay(played.record or "").entries)
        assert sum(played.uses[place].values()) == placed
        assert played.uses[place]["place piece 1"] >= 2


@pytest.mark.parametrize("game", list(orrery.games()))
def test_games_that_end_alike_say_so_in_the_same_words(game: str) -> None:
    rows = list(play_all(plan(game, ["random"], seats=2, seed=3), range(12), 1))
    assert len({row.reason for row in rows}) <= 3
    assert not any(char.isdigit() for row in rows for char in row.reason)


def test_simulate_writes_the_same_rows_as_parquet_and_csv(tmp_path: Path) -> None:
    import pyarrow.parquet

    experiment = plan("callisto", ["random"], seats=3, seed=2)
    simulate(experiment, 5, tmp_path / "a.parquet", quiet=True)
    simulate(experiment, 5, tmp_path / "a.csv", quiet=True)
    table = pyarrow.parquet.read_table(tmp_path / "a.parquet").to_pylist()
    with (tmp_path / "a.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [{name: str(value) for name, value in one.items()} for one in table] == rows
    assert [int(one["game"]) for one in rows] == [0, 1, 2, 3, 4]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.parquet"]


def test_a_simulation_broken_off_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    experiment = plan("callisto", ["random"], seed=2)
    out = tmp_path / "games.csv"
    whole = simulate(experiment, 8, tmp_path / "whole.csv", quiet=True)
    played: list[int] = []

    def broken(experiment: Experiment, number: int) -> Row:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(number)
        return play_game(experiment, number)

    with monkeypatch.context() as patch:
        patch.setattr("orrery.lab.runner.play_game", broken)
        part = simulate(experiment, 8, out, quiet=True)
    assert not part.finished
    assert [one.game for one in part.rows] == [0, 1, 2]
    assert len(out.read_text().splitlines()) == 4
    journal = tmp_path / "games.csv.journal"
    journal.write_text(journal.read_text() + '{"game": 3, "bo')
    rest = simulate(experiment, 8, out, quiet=True)
    assert rest.finished
    assert rest.rows == whole.rows
    assert out.read_text() == (tmp_path / "whole.csv").read_text()
    assert not journal.exists()


def test_a_damaged_journal_loses_only_the_games_that_cannot_be_read(tmp_path: Path) -> None:
    experiment, out = plan("callisto", ["random"], seed=4), tmp_path / "games.csv"
    with Journal(out, experiment) as journal:
        for number in range(3):
            journal.add(play_game(experiment, number))
    lines = journal.path.read_bytes().split(b"\n")
    lines[2] = b"\xff\xfe no row"
    journal.path.write_bytes(b"\n".join(lines))
    with Journal(out, experiment) as again:
        assert sorted(again.rows) == [0, 2]
    assert simulate(experiment, 3, out, quiet=True).rows == [play_game(experiment, number) for number in range(3)]


def test_a_journal_that_was_cut_off_in_its_first_line_is_begun_anew(tmp_path: Path) -> None:
    experiment, out = plan("callisto", ["random"], seed=4), tmp_path / "games.csv"
    with Journal(out, experiment):
        pass
    path = tmp_path / "games.csv.journal"
    path.write_bytes(path.read_bytes()[:40])
    assert simulate(experiment, 2, out, quiet=True).finished
    assert not path.exists()


def test_a_table_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.csv"
    out.write_text("before")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", str(out))

    monkeypatch.setattr(csv.DictWriter, "writerows", full)
    with pytest.raises(OSError, match="No space"):
        simulate(plan("callisto", ["random"], seed=4), 2, out, quiet=True)
    assert out.read_text() == "before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.csv.journal"]


def test_a_journal_of_another_simulation_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    with Journal(out, plan("callisto", ["random"], seed=1)):
        pass
    with pytest.raises(LabError, match="belongs to another simulation"):
        simulate(plan("callisto", ["random"], seed=2), 3, out, quiet=True)


def started(arguments: list[str], out: Path, rows: int, games: int = 100_000) -> subprocess.Popen[bytes]:
    """A simulation in a process of its own that has played some games already; it hears Ctrl-C even where these tests do not."""
    process = subprocess.Popen(
        [*COMMAND, "simulate", "callisto", "--games", str(games), "--out", str(out), "--workers", "2", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (it takes no lock)
    )
    journal = out.with_name(out.name + ".journal")
    while not (journal.exists() and journal.read_bytes().count(b"\n") > rows):
        assert process.poll() is None
        time.sleep(0.05)
    return process


def test_ctrl_c_keeps_what_there_is_and_leaves_no_worker(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    process = started(["--bots", "random"], out, 5)
    workers = children(process.pid)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"the same command goes on from here" in said
    assert b"Traceback" not in said
    assert len(out.read_text().splitlines()) > 5
    patience = 600
    while any(alive(pid) for pid in workers) and patience:
        time.sleep(0.05)
        patience -= 1
    assert not [pid for pid in workers if alive(pid)]


def test_a_worker_that_dies_in_the_middle_of_its_answer_is_noticed() -> None:
    worker = _Worker()
    worker.give(plan("callisto", ["random"]).data(), list(range(2000)))
    assert worker.pipe.poll(60)  # the answer is larger than what a pipe holds, so the worker waits for its reader now
    worker.process.kill()
    assert worker.answer() is None
    worker.dismiss()


def test_what_goes_wrong_in_a_worker_goes_wrong_here() -> None:
    experiment = replace(plan("callisto", ["random"]), game="chess")
    with pytest.raises(RuntimeError, match="there is no game “chess”"):
        list(play_all(experiment, range(4), 2))


def test_a_killed_worker_loses_no_game(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    process = started(["--bots", "mcts:iterations=4"], out, 2, games=40)
    victims = [pid for pid in children(process.pid) if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]
    os.kill(victims[0], signal.SIGKILL)
    process.communicate(timeout=120)
    assert process.returncode == 0
    numbers = [int(line.split(",")[0]) for line in out.read_text().splitlines()[1:]]
    assert numbers == list(range(40))


def children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children")
    if not text.exists():
        pytest.skip("this system does not list the children of a process")
    return [int(word) for word in text.read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] not in "ZX"
    except OSError:
        return False


def test_an_arena_seats_everybody_everywhere() -> None:
    assert lineups(["a", "b", "c"], 2) == (("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"))
    for bots, said in ((["a"], "at least 2 bots"), (["a", "a"], "only once")):
        with pytest.raises(LabError, match=said):
            lineups(bots, 2)


def test_an_arena_rates_and_stops_when_the_order_is_clear() -> None:
    experiment = plan("callisto", ["random"], seed=3)
    experiment = replace(experiment, lineups=lineups(["random", "greedy"], 2))
    arena = run(experiment, 200, quiet=True)
    assert arena.clear
    assert len(arena.rows) == 20
    assert [standing.bot for standing in arena.standings()] == ["greedy", "random"]
    assert arena.duel("greedy", "random").low > 0.5


def test_an_arena_of_solo_games_rates_the_rival_too(capsys: pytest.CaptureFixture[str]) -> None:
    often = ["--rounds", "12", "--all", "--workers", "1"]
    assert main(["arena", "cryo", "--seats", "1", "--bots", "random", *often, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [standing["bot"] for standing in found["standings"]] == ["the rival", "random"]
    duel = found["duels"][0]
    assert (duel["bot"], duel["against"], duel["ahead"], duel["games"]) == ("the rival", "random", 1.0, 12)


def test_ratings_follow_the_results() -> None:
    rows = [row(n, ["a", "b", "c"], [1, 2, 3]) for n in range(30)]
    ratings = rated(["a", "b", "c"], rows)
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert ratings["a"].sigma < 25 / 3
    arena = Arena(Experiment("callisto", 3, (("a", "b", "c"),)), rows)
    assert arena.duel("a", "c").value == 1.0
    assert arena.duel("b", "a").value == 0.0


def test_intervals() -> None:
    half = share(50, 100)
    assert half.value == 0.5
    assert half.low == pytest.approx(0.4038, abs=1e-3)
    assert half.high == pytest.approx(0.5962, abs=1e-3)
    assert share(0, 10).low == 0
    assert share(10, 10).high == pytest.approx(1)
    assert mean([1, 2, 3]).value == 2
    assert mean([1, 2, 3]).high == pytest.approx(2 + 4.303 / math.sqrt(3), abs=1e-3)
    assert mean([]).count == 0


class Page(HTMLParser):
    """What a page shows, and what it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.loads: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [value for name, value in attrs if value and name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_balance_report_stands_alone_and_says_what_was_played(tmp_path: Path) -> None:
    other = tmp_path / "heavy.toml"
    other.write_text('game = "callisto"\nname = "heavy"\n[[piece]]\nid = "X"\npoints = 9\n')
    played = [
        simulate(plan("callisto", ["random"], edition=edition, seed=1), 60, quiet=True) for edition in (None, other)
    ]
    shown = Page()
    shown.feed(page(*played))
    assert shown.loads == []
    assert shown.tags.count("svg") >= 5
    for words in (
        "60 games of 2 seats",
        "Where the points come from",
        "Length of a game",
        "Components",
        "What edition “heavy” changes",
        "piece X points: 9 instead of 5",
        "X left over",
    ):
        assert words in shown.text
    found = {use.name: use for use in uses(played[0])}
    assert set(found) == set(plan_names())
    assert found["1"].used.value == 1.0
    assert 0 < found["X"].used.value < 1
    users = [(one, place) for one in played[0].rows for place in range(2) if "place piece X" in one.uses[place]]
    others = [(one, place) for one in played[0].rows for place in range(2) if "place piece X" not in one.uses[place]]
    points = [sum(one.scores[place] for one, place in group) / len(group) for group in (users, others)]
    assert found["X"].points.value == pytest.approx(points[0] - points[1])


def plan_names() -> list[str]:
    table = orrery.Table("callisto", 2, seed=1)
    return sorted({str(move.fields["piece"]) for move in table.game.catalogue(table.terms)})


def test_an_analysis_has_chances_for_every_decision() -> None:
    played = play_game(plan("callisto", ["random", "mcts:iterations=40"], records=True), 1)
    table = orrery.replay(played.record or "")
    found = analyse(table, Thinking(iterations=24))
    assert [step.move for step in found.steps] == [
        str(table.game.catalogue(table.terms)[e.move]) for e in table.entries
    ]
    for step in found.steps:
        assert sum(step.win) == pytest.approx(1, abs=0.02)
        assert 0 <= step.loss <= 1
    assert found.steps[-1].win[played.winners[0]] == 1.0
    assert all(step.best != step.move for step in found.swings())
    assert found.plot().count("<polyline") == 2
    json.dumps(found.data())


def test_the_commands_print_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    records = tmp_path / "records"
    assert main(["simulate", "callisto", "--games", "2", "--workers", "1", "--records", str(records), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    record = sorted(records.glob("*.txt"))[1]
    assert main(["hint", str(record), "--after", "20", "--seconds", "0.1", "--json"]) == 0
    advice = json.loads(capsys.readouterr().out)
    assert {"move", "visits", "win", "score"} == set(advice[0])
    assert main(["analyse", str(record), "--iterations", "8", "--json", "--plot", str(tmp_path / "a.svg")]) == 0
    assert json.loads(capsys.readouterr().out)["steps"]
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
    assert (
        main(
            [
                "arena",
                "callisto",
                "--bots",
                "random,greedy",
                "--rounds",
                "1",
                "--workers",
                "1",
                "--json",
                "--plot",
                str(tmp_path / "b.svg"),
            ]
        )
        == 0
    )
    assert json.loads(capsys.readouterr().out)["standings"][0]["bot"] == "greedy"
    assert (
        main(
            [
                "balance",
                "callisto",
                "--bots",
                "random",
                "--games",
                "20",
                "--workers",
                "1",
                "--out",
                str(tmp_path / "c.html"),
            ]
        )
        == 0
    )
    assert (tmp_path / "c.html").read_text().startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "chess"], "there is no game “chess”"),
        (["simulate", "callisto", "--seats", "9"], "callisto is played with 2, 3 or 4 seats, not 9"),
        (["simulate", "callisto", "--bots", "nobody"], "there is no bot “nobody”"),
        (["simulate", "callisto", "--bots", "random,random,random"], "3 bots were named for 2 seats"),
        (["simulate", "callisto", "--games", "0"], "must be a whole number above 0"),
        (["simulate", "callisto", "--out", "games.txt"], "must end in .csv or .parquet"),
        (["simulate", "callisto", "--out", "/no/such/folder/a.csv"], "there is no folder"),
        (["simulate", "callisto", "--options", "colour"], "is no option"),
        (["simulate", "callisto", "--edition", "/no/such.toml"], "cannot be read"),
        (["simulate", "callisto", "--out", "{folder}"], "is a folder"),
        (["arena", "callisto", "--bots", "random"], "at least 2 bots"),
        (["arena", "callisto", "--plot", "/no/such/folder/a.svg"], "there is no folder"),
        (["balance", "callisto", "--out", "/no/such/folder/a.html"], "there is no folder"),
        (["analyse", "/no/such/record", "--plot", "/no/such/folder/a.svg"], "there is no folder"),
        (["hint", "/no/such/record"], "cannot be read: No such file"),
    ],
)
def test_errors_are_one_line(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And they come before anything is played."""
    monkeypatch.setattr("orrery.lab.experiment._Trial.row", lambda _: pytest.fail("a game was played"))
    folder = tmp_path / "folder.csv"
    folder.mkdir()
    try:
        code = main([argument.format(folder=folder) for argument in arguments])
    except SystemExit as left:
        code = int(str(left.code))
    error = capsys.readouterr().err
    assert code in (1, 2)
    assert said in error
    assert error.count("\n") == 1


def test_bots_are_split_at_commas_but_settings_stay_together() -> None:
    assert split_bots("a, mcts:iterations=9,guide=2 ,random") == ["a", "mcts:iterations=9,guide=2", "random"]


def test_a_summary_counts_wins_by_seat_and_by_bot() -> None:
    played = simulate(plan("callisto", ["greedy", "random"], rotate=True, seed=1), 6, quiet=True)
    found = summary(played)
    assert {entry["bot"]: entry["won"] for entry in found["bots"]} == {"greedy": 1.0, "random": 0.0}
    assert sum(entry["won"] for entry in found["seats"]) == pytest.approx(1)


def test_one_game_alone_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "callisto", "--games", "1", "--workers", "1"]) == 0
    shown = capsys.readouterr().out
    assert "1 game of callisto" in shown
    assert "inf" not in shown
    assert main(["simulate", "callisto", "--games", "1", "--workers", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert found["seats"][0]["score_low"] is None


@pytest.mark.parametrize(
    "damage",
    [
        {"game": "../../x"},
        {"game": -1},
        {"bots": ["run:touch x", "random"]},
        {"scores": ["a", "b"]},
        {"ranks": []},
        {"record": ["x"]},
    ],
)
def test_a_journal_gives_nothing_but_games_of_its_experiment(tmp_path: Path, damage: dict[str, object]) -> None:
    experiment = plan("callisto", ["random", "random"], seed=4)
    out = tmp_path / "games.csv"
    with Journal(out, experiment) as journal:
        journal.add(play_game(experiment, 0))
        journal.add(play_game(experiment, 1))
    lines = journal.path.read_text().splitlines()
    lines[2] = json.dumps(json.loads(lines[2]) | damage)
    journal.path.write_text("\n".join(lines) + "\n")
    with Journal(out, experiment) as again:
        assert list(again.rows) == [0]


def test_the_better_move_is_never_cut(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    long = "T5 g7,h7,h8,g9,h9,and-so-on-for-a-while-longer"
    names = ["Maximiliana de la Tour [/x]", "Bartholomew the Younger"]
    steps = [Decision(1, 0, "1 e8", [0.5, 0.5], long, 0.9, 0.2)]
    _print_analysis(Analysis("callisto", names, [0.5, 0.5], steps))
    out = capsys.readouterr().out
    column = [line.split("│")[-2].strip() for line in out.splitlines() if line.count("│") > 4]
    assert long.replace(" ", "") in "".join(column).replace(" ", "")
    assert f"A: {names[0]}, B: {names[1]}" in out
    assert max(map(len, out.splitlines())) <= 130
    assert "…" not in out
