"""Verdicts: both moves by equal measure in one search, no blame within what a search cannot tell, chances that do not jump."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from orrery import Table
from orrery.bots.comparing import look_at, shared
from orrery.bots.mcts import MctsBot, Thinking
from orrery.bots.search import Plan, Tree
from orrery.bots.verdict import Verdict, foresee, judge, weigh

SMALL = Thinking(iterations=240)
SETTINGS = [("callisto", 2), ("cassiopeia", 2), ("three-days", 2), ("cryo", 2), ("cryo", 1)]


@cache
def whole(game: str, seats: int) -> Table:
    """A game of weak bots."""
    table, bot = Table(game, seats, seed=3), MctsBot(Thinking(iterations=12), 1)
    while not table.over:
        seat = table.to_move[0]
        table.play(bot.choose(table.sight(seat)), seat)
    return table


def middle(game: str, seats: int, part: float = 0.6) -> Table:
    """The same somewhere in its course, where somebody has a choice."""
    table = whole(game, seats)
    at = int(len(table.entries) * part)
    while table.entries[at].seat < 0 or len(table.at(at).numbers(table.entries[at].seat)) < 3:
        at += 1
    return table.at(at)


def sights(table: Table) -> list[Any]:
    return [table.sight(seat) for seat in range(table.terms.seats)]


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_the_same_is_said_of_a_decision_each_time(game: str, seats: int) -> None:
    table = middle(game, seats)
    sight, played = table.sight(table.to_move[0]), table.legal()[-1].index
    assert judge(sight, played, 5, SMALL) == judge(sight, played, 5, SMALL)
    assert weigh(sight, played, 5, SMALL) == weigh(sight, played, 5, SMALL)
    assert foresee(sights(table), 5, SMALL) == foresee(sights(table), 5, SMALL)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_what_the_search_would_play_costs_nothing(game: str, seats: int) -> None:
    table = middle(game, seats)
    sight = table.sight(table.to_move[0])
    best = look_at(sight, SMALL, 5).best(shared(SMALL, 2))
    assert judge(sight, best, 5, SMALL) == Verdict(best, 0.0, 0.0, 0.0)


def test_a_move_that_must_be_tried_is_tried() -> None:
    """Both moves are tried as often, whatever the search thinks of them."""
    table = middle("cryo", 2)
    game, sight = table.game, table.sight(table.to_move[0])
    tree = Tree(game, 2, game.lowest_wins, Plan(0.5, 10, 8, 2.0, 1.0), 1)
    worst = sight.moves[-1].index
    rng = random.Random(1)
    for _ in range(20):
        tree.iterate(sight.imagine(rng), sight.seat, worst)
    child = next(child for child in tree.children() if tree.move[child] == worst)
    assert tree.visits[child] == 20 == tree.visits[0]
    for _ in range(40):  # and the search goes on from there as ever
        tree.iterate(sight.imagine(rng), sight.seat)
    assert tree.visits[0] == 60
    assert len({tree.move[child] for child in tree.children()}) == len(tree.children()) > 1


def test_a_clear_mistake_is_blamed_and_a_matter_of_taste_is_not() -> None:
    """One move from the end of Callisto: to place a piece wins points, and equal places are equal."""
    table = middle("callisto", 2, part=0.8)
    sight = table.sight(table.to_move[0])
    worst = max(
        (weigh(sight, move.index, 2, replace(SMALL, iterations=600)) for move in sight.moves[:6]),
        key=lambda one: one.cost,
    )
    assert worst.cost > worst.margin > 0
    assert worst.best_win > worst.own_win
    assert worst.parts


def test_the_margin_shrinks_with_the_games_that_are_played() -> None:
    table = middle("cassiopeia", 2)
    sight = table.sight(table.to_move[0])
    few = foresee(sights(table), 1, Thinking(iterations=20))
    many = foresee(sights(table), 1, Thinking(iterations=400))
    assert 0 < many.margin < few.margin
    assert abs(sum(many.chances) - 1) < 1e-9
    one, other = sight.moves[0].index, sight.moves[-1].index
    compared = [
        look_at(sight, SMALL, 1, to_the_end=True).compare(one, other, Thinking(iterations=count)) for count in (20, 400)
    ]
    assert compared[1].margin < compared[0].margin


@pytest.mark.parametrize(("game", "seats"), [("cassiopeia", 2), ("cryo", 2)])
def test_the_chances_do_not_jump_with_whose_turn_it_is(game: str, seats: int) -> None:
    """From turn to turn they move by no more than both may be off, and a little that was really won or lost."""
    table, bot = middle(game, seats, part=0.45), MctsBot(Thinking(iterations=12), 1)
    forecasts = []
    for _ in range(5):
        forecasts.append(foresee(sights(table), 1, Thinking(iterations=120)))
        decides = table.to_move[0]
        while not table.over and table.to_move[0] == decides:
            table.play(bot.choose(table.sight(decides)), decides)
    steps = itertools.pairwise(forecasts)
    assert all(abs(a.chances[0] - b.chances[0]) < a.margin + b.margin + 0.1 for a, b in steps)


@pytest.mark.parametrize(
    ("game", "seats", "iterations"), [("callisto", 2, 240), ("cassiopeia", 2, 300), ("three-days", 2, 300)]
)
def test_slips_cost_more_than_the_moves_of_a_bot(game: str, seats: int, iterations: int) -> None:
    """In a game of one bot, what it plays costs little, and what chance would play in its place a lot."""
    table, rng = Table(game, seats, seed=8), random.Random(8)
    bot = MctsBot(Thinking(iterations=120), 1)
    costs: dict[str, list[float]] = {"own": [], "slip": []}
    while not table.over:
        seat = table.to_move[0]
        sight = table.sight(seat)
        own = bot.choose(sight)
        if len(sight.moves) > 2 and rng.random() < 0.35:
            for name, move in (("own", own), ("slip", rng.choice(sight.moves))):
                verdict = weigh(sight, move.index, 3, Thinking(iterations=iterations))
                costs[name].append(verdict.cost if verdict.cost > verdict.margin else 0.0)
        table.play(own, seat)
    mean = {name: sum(each) / len(each) for name, each in costs.items()}
    assert mean["slip"] > 2 * mean["own"]
    assert mean["own"] < 0.03
    assert mean["slip"] > 0.02
