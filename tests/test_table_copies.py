"""Copies of tables and stored tables: the same game, log and undo, the same draws to come, and neither touches the other."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from toy import GAME as EMBERS

from orrery import Match, Table, games
from orrery.table import CannotUndo

WAYS: dict[str, Callable[[Any], Any]] = {
    "Table.copy": lambda table: table.copy(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda table: pickle.loads(pickle.dumps(table)),
}
every_way = pytest.mark.parametrize("way", WAYS)
EVERY_GAME = [EMBERS, *games().values()]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)


def walk(table: Table, moves: int, seed: int) -> Table:
    rng = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        seat = rng.choice(table.to_move)
        table.play(rng.choice(table.legal(seat)), seat)
    return table


def everything(table: Table) -> list[Any]:
    """All that a table tells."""
    seats = [*range(table.terms.seats), None]
    return [
        table.record(),
        table.to_move,
        table.can_undo,
        table.names,
        table.match,
        table.forced,
        table.words.language,
        [table.view(seat) for seat in seats],
        [table.log(seat) for seat in seats],
        [table.record(seat) for seat in seats],
        [entry.events for entry in table.entries],
    ]


@every_way
@every_game
def test_a_copy_is_the_same_game_and_goes_on_alone(game: Any, way: str) -> None:
    language = game.languages[-1]
    table = walk(Table(game, game.seats[-1], seed=5, names=["Ada"], language=language), 3 if game is EMBERS else 40, 6)
    before = everything(table)
    other = WAYS[way](table)
    assert everything(other) == before
    walk(other, 30, 7)
    assert everything(table) == before
    assert everything(other) != before
    assert everything(walk(table, 30, 7)) == everything(other), "the same draws come from the same source of chance"


@every_way
@every_game
def test_undo_is_kept_and_taken_back_in_one_of_them_only(game: Any, way: str) -> None:
    table = Table(game, game.seats[0], seed=3)
    rng = random.Random(1)
    while not (table.can_undo and len(table._past) > (game not in (EMBERS, games()["callisto"]))):
        seat = table.to_move[0]
        table.play(rng.choice(table.legal(seat)), seat)
    before = everything(table)
    other, third = WAYS[way](table), WAYS[way](table)
    other.undo()
    assert everything(table) == before
    table.undo()
    assert everything(table) == everything(other)
    walk(table, 2, 2)
    assert everything(third) == before
    while third.can_undo:
        third.undo()
    with pytest.raises(CannotUndo):
        third.undo()


@every_way
def test_finished_games_options_editions_and_forced_moves(way: str, tmp_path: Path) -> None:
    heavy = tmp_path / "heavy.toml"
    heavy.write_text('game = "callisto"\nname = "heavy"\n[[piece]]\nid = "X"\npoints = 9\n')
    table = Table("callisto", 2, seed=1, options={"two-by-two": "yes"}, edition=heavy, forced=True)
    assert everything(WAYS[way](table)) == everything(table)
    walk(table, 1000, 2)
    other = WAYS[way](table)
    assert other.over
    assert other.outcome == table.outcome
    assert other.terms == table.terms


@every_way
def test_who_asks_for_draws_goes_on_asking_and_the_systems_chance_stays(way: str) -> None:
    asked = WAYS[way](Table("cryo", 2, seed=None))
    assert asked.to_move == (-1,)
    secret = Table("cryo", 2, rng=random.SystemRandom())
    other = WAYS[way](secret)
    assert isinstance(other._play.chance.source, random.SystemRandom)
    assert everything(other) == everything(secret)
    walk(other, 5, 1)


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
def test_a_match(way: str) -> None:
    match = Match("callisto", 2, seed=4, names=["Ada", "Bo"])
    walk(match.table, 1000, 1)
    other = WAYS[way](match)
    other.next_game()
    assert len(match.tables) == 1
    assert match.next_game().record() == other.table.record()
    assert other.scores == match.scores


@every_way
def test_a_copy_is_played_by_the_rules_of_its_table(way: str) -> None:
    table = walk(Table("cryo", 2, seed=3, rules=1), 30, seed=3)
    assert WAYS[way](table).rules == 1
    assert everything(WAYS[way](table)) == everything(table)
