"""Whole games: rich positions under the contract, counts of all lines, and the same game compiled and uncompiled."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cryo_positions import Game

from certain import the
from orrery import Table
from orrery.dice import Dice, playout
from orrery.edition import standard
from orrery.games import cryo
from orrery.games.cryo.components import CARDS, RESOURCES, SLOTS, TILE_NAMES
from orrery.games.cryo.state import State
from orrery.kernel import CHANCE, Terms
from orrery.scene import plain
from orrery.words import Words

TERMS = {n: Terms(n, {"harder": "no", "unpredictable": "no"}, standard("cryo")) for n in (1, 2, 3, 4)}
KINDS = len(TILE_NAMES)


def enriched(seats: int, seed: int) -> Game:
    """A game in which everybody has plenty, so that every phase comes up."""
    game = Game(seats, seed=seed, bare=False)
    rng = random.Random(seed)
    state = game.state
    for player in range(seats):
        for resource in range(RESOURCES):
            state.resources[player * RESOURCES + resource] = rng.randint(1, 5)
        for card in rng.sample(range(CARDS), 3):
            if state.deck[card] and not (seats == 1 and state.upgrades[CARDS + card]):
                state.deck[card] -= 1
                state.upgrades[player * CARDS + card] = 1
        for card in rng.sample(range(CARDS), 2):
            if state.deck[card]:
                state.deck[card] -= 1
                state.vehicles[player * CARDS + card] = 1
        for slot in range(SLOTS):
            back = rng.randrange(3)
            kinds = [kind for kind in range(KINDS) if state.tile_bag[back * KINDS + kind]]
            tile = rng.choice(kinds)
            if rng.random() < 0.7:
                state.tile_bag[back * KINDS + tile] -= 1
                state.slots[player * SLOTS + slot] = tile
        game.aboard(rng.randint(2, 4), player)
    return game


def walk(game: Game, seed: int, steps: int) -> list[State]:
    """Positions of a random game, one before each decision."""
    rng = random.Random(seed)
    met = []
    for _ in range(steps):
        if not cryo.GAME.to_move(game.state):
            break
        met.append(game.state.copy())
        seat = cryo.GAME.turn(game.state)
        weights = list(map(int, cryo.GAME.odds(game.state))) if seat == CHANCE else None
        game._apply(seat, rng.choices(list(cryo.GAME.legal(game.state, seat)), weights)[0])
    return met


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_legal_is_what_nothing_speaks_against_in_rich_positions(seats: int) -> None:
    """3.2, 7.1: every kind of decision in games where everything can happen."""
    asked: dict[int, int] = {}
    for seed in range(4):
        game = enriched(seats, seed)
        size = len(cryo.GAME.catalogue(game.terms))
        for state in walk(game, seed, 150):
            asked[state.phase] = asked.get(state.phase, 0) + 1
            if asked[state.phase] <= 3:
                seat = cryo.GAME.turn(state)
                free = [m for m in range(size) if cryo.GAME.why_not(state, seat, m) is None]
                assert list(cryo.GAME.legal(state, seat)) == free, game.phase
    assert len(asked) > 12


def test_what_is_imagined_looks_like_what_is_seen() -> None:
    """2.1, 9.5, 9.7: in rich positions, for every seat."""
    rng = random.Random(2)
    for state in walk(enriched(3, 5), 5, 150)[::12]:
        for viewer in range(3):
            believed = cryo.GAME.imagine(state, viewer, rng)
            assert cryo.GAME.view(believed, viewer) == cryo.GAME.view(state, viewer)
            assert cryo.GAME.census(believed) == cryo.GAME.census(state)


def lines(state: State, depth: int) -> int:
    """How many lines of play there are, chance held to its first move."""
    seat = cryo.GAME.turn(state)
    if depth == 0 or seat == -2:
        return 1
    moves = list(cryo.GAME.legal(state, seat))
    total = 0
    for move in moves[:1] if seat == CHANCE else moves:
        after = state.copy()
        cryo.GAME.apply(after, seat, move, None)
        total += lines(after, depth if seat == CHANCE else depth - 1)
    return total


@pytest.mark.parametrize("language", cryo.GAME.languages)
def test_the_sketch_is_narrow_in_every_language(language: str) -> None:
    for seats in (1, 4):
        for state in walk(enriched(seats, 5), 5, 60)[::10]:
            drawn = plain(cryo.GAME.sketch(TERMS[seats], cryo.GAME.view(state, 0), Words("cryo", language).say))
            assert max(map(len, drawn.splitlines())) <= 80


@pytest.mark.parametrize("language", cryo.GAME.languages)
def test_every_refusal_has_words(language: str) -> None:
    files = (Path(cryo.__file__).parent / "rules").glob("*.py")
    keys = [key for path in files for key in re.findall(r'because\("([a-z-]+)"', path.read_text(encoding="utf-8"))]
    assert len(set(keys)) > 50
    assert [key for key in keys if not Words("cryo", language).knows(f"refused-{key}")] == []


def test_lines_of_play_are_counted() -> None:
    """3.2, 4.1, 4.2: 21 docks, three drones for each, and the actions that plain platforms can pay for."""
    game = Game()
    for space in range(15):
        game.top(f"{('ENG', 'LAB', 'RND')[space // 5]}-R{space % 5 + 1}", None)
    assert [lines(game.state, depth) for depth in (1, 2)] == [21, 63]
    # beside each dock its actions, or none; Scout, Assign and Withdraw lack a crew pod, and at the launch dock nothing is asked
    usable = {"ENG": 3 + 3 + 3 + 4 + 2, "LAB": 3 + 3 + 2 + 4 + 3, "RND": 3 + 3 + 2 + 4 + 3, "DIS": 1 + 1 + 1 + 1 + 1}
    assert lines(game.state, 3) == 3 * (sum(usable.values()) + 20) + 3 * 21


@pytest.mark.parametrize("seats", [1, 3])
def test_the_same_game_compiled_and_uncompiled(seats: int) -> None:
    """3.1: random games end in the same positions however the rules run."""
    code = (
        "from orrery.dice import Dice, playout\nfrom orrery.edition import standard\nfrom orrery.games import cryo\n"
        "from orrery.kernel import Terms\n"
        f"terms = Terms({seats}, dict(harder='no', unpredictable='no'), standard('cryo'))\n"
        "for seed in (1, 2, 3):\n    state = cryo.GAME.setup(terms)\n    playout(cryo.GAME, state, Dice(seed), 20000)\n"
        "    print(sum((n + 3) * (i + 7) % 9973 for i, n in enumerate(state.facts())))\n"
    )
    pure = {**os.environ, "ORRERY_PURE": "1"}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=pure)
    here = []
    for seed in (1, 2, 3):
        state = cryo.GAME.setup(TERMS[seats])
        playout(cryo.GAME, state, Dice(seed), 20000)
        here.append(str(sum((n + 3) * (i + 7) % 9973 for i, n in enumerate(state.facts()))))
    assert run.stdout.split() == here, run.stderr


def test_a_greedy_player_beats_a_random_one() -> None:
    """8.9: the evaluation knows what is good."""
    won = 0
    for seed in range(4):
        table = Table("cryo", 2, seed=seed)
        rng = random.Random(seed)
        while not table.over:
            seat = table.to_move[0]
            moves = table.legal(seat)
            if seat == 1:
                table.play(rng.choice(moves), 1)
                continue
            worth = []
            for move in moves:
                after = table._play.state.copy()
                cryo.GAME.apply(after, 0, move.index, None)
                worth.append(cryo.GAME.evaluate(after, 0))
            table.play(moves[worth.index(max(worth))], 0)
        won += the(table.outcome).ranks[0] == 1
    assert won >= 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_open_points_are_a_spectators_whoever_looks(seats: int) -> None:
    table, rng = Table("cryo", seats, seed=seats), random.Random(seats)
    open_points = the(cryo.GAME.open_points)
    while True:
        shown = [stands.value for stands in the(cryo.GAME.standing(table.terms, table.view(None)))]
        for seat in range(seats):
            view = table.view(seat)
            assert open_points(view) == shown
        if table.over:
            break
        table.play(rng.choice(table.legal()))
