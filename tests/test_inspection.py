"""What can be done with a thing, and why not: the same rows for every screen."""

from __future__ import annotations

import random

import pytest
import toy

from certain import json_of
from orrery import Table
from orrery.games import games
from orrery.inspection import MOST, VAGUE, inspect, spread, telling
from orrery.kernel import NO, YES
from orrery.words import Words


def test_a_card_in_hand_can_be_laid_and_another_cannot() -> None:
    table = Table(toy.GAME, 2, seed=3)
    held = {k + 1 for k, n in enumerate(json_of(table.view(0))["hands"][0]) if n}
    for card in range(1, toy.KINDS + 1):
        described = inspect(table, f"card-{card}", 0)
        assert described is not None
        marks = [row.mark for row in described.rows]
        if card in held:
            assert marks[0] == YES
            assert described.rows[0].text.key == f"the {card}"
        else:
            assert marks == [NO]
            assert described.rows[0].rule == "2"


def test_nobody_else_is_told_what_to_do() -> None:
    table = Table(toy.GAME, 2, seed=3)
    for seat in (None, 1):
        if seat is not None:
            table.play(table.legal(1)[0], 1)
        described = inspect(table, "card-1", seat)
        assert described is not None
        assert described.rows == ()
    assert inspect(table, "nothing", 0) is None


@pytest.mark.parametrize("name", sorted(games()))
def test_rows_are_few_and_none_is_twice(name: str) -> None:
    table, rng = Table(name, 2, seed=4), random.Random(4)
    for _ in range(6):
        for _ in range(rng.randrange(1, 25)):
            if not table.over:
                table.play(rng.choice(table.legal()))
        if table.over:
            break
        seat = table.to_move[0]
        touched = {thing for move in table.legal(seat) for thing in table.game.touches(table.terms, seat, move)}
        known = [described for thing in sorted(touched)[:8] if (described := inspect(table, thing, seat))]
        for described in known:
            assert len(described.rows) == len(set(described.rows))
            assert sum(row.mark == NO for row in described.rows) <= MOST
            assert sum(row.mark == YES for row in described.rows) <= MOST
            assert all(row.rule for row in described.rows if row.mark == NO)


def test_a_vague_reason_gives_way_to_a_telling_one() -> None:
    table = Table(toy.GAME, 2, seed=3)
    moves = list(table.game.catalogue(table.terms))
    keys = {refusal.text.key for refusal in telling(table, table._play.state, 0, moves)}
    assert keys
    assert not keys & VAGUE
    vague = telling(table, table._play.state, 0, [move for move in moves if move.kind == "deal"])
    assert {refusal.text.key for refusal in vague} <= VAGUE
    assert len(spread(moves * 100)) <= 24


def test_symbols_are_named_where_they_cannot_be_drawn() -> None:
    from orrery.kernel import Text

    words = Words("cassiopeia", "en")
    text = Text("pay 1 [coin], 2 [coin] or a [capsule], not [this]")
    assert words.rich(text) == "pay 1 [coin], 2 [coin] or a [capsule], not [this]"
    assert words.say(text) == "pay 1 coin, 2 coins or a capsule, not [this]"
