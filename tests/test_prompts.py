"""Every decision says which rule governs it."""

from __future__ import annotations

import random

import pytest

from orrery.games import _governing, games, governing_rule, rule_text
from orrery.table import Table
from orrery.words import Words

TERMS = [(name, seats) for name, game in games().items() for seats in (game.seats[0], game.seats[-1])]


@pytest.mark.parametrize(("game", "seats"), TERMS)
def test_every_prompt_that_is_met_has_its_rule(game: str, seats: int) -> None:
    for seed in range(3):
        table, rng = Table(game, seats, seed=seed), random.Random(seed)
        while not table.over:
            seat = rng.choice(table.to_move)
            assert governing_rule(table.game, table.asked(seat)), table.asked(seat).key
            table.play(rng.choice(table.legal(seat)), seat)


@pytest.mark.parametrize("game", games())
def test_the_rules_and_the_prompts_exist(game: str) -> None:
    for name, rule in _governing(game).items():
        assert rule_text(games()[game], rule), rule
        assert Words(game, "en").knows(f"prompt-{name}"), name
