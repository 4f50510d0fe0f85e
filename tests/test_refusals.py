"""Every refusal explains itself: random illegal moves of each game are refused with a rule and a reason of their own."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import orrery
from orrery import Table, games
from orrery.kernel import CHANCE, Refusal, Text
from orrery.words import Words

NOWHERE = ("refused-not-the-moment", "refused-unknown")
GENERIC = {
    "callisto": NOWHERE,
    "cassiopeia": NOWHERE,
    "cryo": NOWHERE,
    "three-days": NOWHERE,
}
"""The messages, by game, that say only that something is not possible now."""
MOST = 0.05
"""How many of the refusals may be generic."""


def illegal_moves(table: Table, rng: random.Random, draws: int) -> Iterator[Refusal]:
    """What is said to the seat that decides about illegal moves, each kind of move drawn equally often."""
    kinds: dict[str, list[int]] = {}
    for move in table.game.catalogue(table.terms):
        kinds.setdefault(move.kind, []).append(move.index)
    names = sorted(kinds)
    while not table.over:
        seat = rng.choice(table.to_move)
        moves = table.legal(seat)
        allowed = {move.index for move in moves}
        for _ in range(draws if seat != CHANCE else 0):
            drawn = rng.choice(kinds[rng.choice(names)])
            if drawn not in allowed:
                refusal = table.game.why_not(table._play.state, seat, drawn)
                assert refusal is not None
                yield refusal
        table.play(rng.choice(moves), seat)


def refusals(game: str) -> list[Refusal]:
    """What random games of every number of seats hear."""
    heard: list[Refusal] = []
    for seats in games()[game].seats:
        heard += illegal_moves(Table(game, seats, seed=seats), random.Random(seats), 4)
    return heard


@pytest.mark.parametrize("game", games())
def test_few_refusals_are_generic(game: str) -> None:
    """Whoever tries what cannot be done hears which rule and what instead, in at least 95 of 100 cases."""
    heard = refusals(game)
    generic = [refusal for refusal in heard if not refusal.rule or refusal.text.key in GENERIC[game]]
    share = len(generic) / len(heard)
    assert share < MOST, f"{share:.1%} of {len(heard)}: {Counter(r.text.key for r in generic).most_common(3)}"


@pytest.mark.parametrize("game", games())
def test_refusals_have_words_and_a_rule_that_exists(game: str) -> None:
    """What a refusal says, and what it names inside, is said in every language, and its rule stands in RULES.md."""
    folder = Path(orrery.__file__).parent / "games" / game.replace("-", "_")
    numbers = set(re.findall(r"^\*\*([^*]+)\*\*", (folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE))
    languages = [Words(game, language) for language in games()[game].languages]
    for refusal in refusals(game):
        assert refusal.rule in numbers, refusal
        for key in keys(refusal.text):
            assert all(words.knows(key) for words in languages), key


def keys(text: Text) -> Iterator[str]:
    """A message's key and those of everything it names."""
    yield text.key
    for arg in text.args.values():
        for part in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(part, Text):
                yield from keys(part)
