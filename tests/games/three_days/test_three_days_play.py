"""Whole games: reluctant to pass, so that they reach what random play never sees; and counts of positions."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from three_days_positions import GAME, WORDS, start, terms

from orrery.games import three_days
from orrery.games.three_days.components import PARTS, TOKENS
from orrery.games.three_days.evaluate import evaluate, judged
from orrery.games.three_days.moves import DECLINE, PASS, PLACE, SPEND
from orrery.games.three_days.rules.structures import tokens_left
from orrery.games.three_days.state import ACTING, POINT_KINDS, State
from orrery.judgement import Judgement
from orrery.kernel import CHANCE, Terms, Text
from orrery.scene import plain
from orrery.words import Words
from test_scene import places, things

_MADE = json.loads((Path(__file__).parent / "by_hand.json").read_text(encoding="utf-8"))
BY_HAND = Judgement(_MADE["early"], _MADE["late"])
"""What a person thought each feature worth: what is learned later changes how games go, this does not."""


def eager(state: State, rng: random.Random) -> int:
    """Anything but a pass, most of the time; with full stores now and then."""
    if state.phase == ACTING and rng.random() < 0.3:
        for i in range(3 * state.seats):
            state.levels[i] = 12
    seat = GAME.turn(state)
    moves = list(GAME.legal(state, seat))
    if seat == CHANCE:
        return rng.choices(moves, list(map(int, GAME.odds(state))))[0]
    busy = [m for m in moves if not PASS <= m < SPEND and m != DECLINE] if rng.random() < 0.9 else []
    return rng.choice(busy or moves)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("refill", ["no", "yes"])
def test_busy_games_keep_their_promises(seats: int, refill: str) -> None:
    """6.1: what is legal is what nothing speaks against; no piece is lost; the value is a number everywhere."""
    rng = random.Random(seats)
    state = GAME.setup(terms(seats, refill))
    census = GAME.census(state)
    size = len(GAME.catalogue(terms(seats)))
    made = 0
    while GAME.to_move(state):
        seat = GAME.turn(state)
        move = eager(state, rng)
        if made % 23 == 0:
            free = [m for m in range(size) if GAME.why_not(state, seat, m) is None]
            assert list(GAME.legal(state, seat)) == free
            assert GAME.census(state) == census
            assert not any(bits >> PARTS for bits in state.parts)
            assert all(tokens_left(state, token) >= 0 for token in range(TOKENS))
            assert all(-50 < evaluate(state, s) < 300 for s in range(seats))
            if seat != CHANCE:
                check_what_is_shown(state, seat, terms(seats, refill))
        GAME.apply(state, seat, move, None)
        made += 1
    assert GAME.census(state) == census
    assert GAME.outcome(state) is not None


def check_what_is_shown(state: State, seat: int, agreed: Terms) -> None:
    """Every legal move can be clicked and said, and the prompt has words."""
    view = GAME.view(state, seat)
    scene = GAME.scene(agreed, view, seat)
    shown = set(things(scene)) | places(scene, GAME.board(agreed))
    kinds = {kind for action in GAME.actions(agreed, view, seat) for kind in action.kinds}
    assert WORDS.knows(GAME.prompt(view, seat).key)
    for index in GAME.legal(state, seat):
        move = GAME.catalogue(agreed)[index]
        assert move.kind in kinds or shown & set(GAME.touches(agreed, seat, move)), str(move)
        text = GAME.sentence(agreed, move)
        assert WORDS.knows(text.key), str(move)
        assert all(WORDS.knows(arg.key) for arg in text.args.values() if isinstance(arg, Text)), str(move)


@pytest.mark.parametrize("language", GAME.languages)
def test_a_sketch_is_whole_within_80_columns(language: str) -> None:
    """In every language, with everything at its most: the line of each mat ends with its Influence."""
    rng, state, agreed = random.Random(1), GAME.setup(terms(5)), terms(5)
    for made in range(400):
        GAME.apply(state, GAME.turn(state), eager(state, rng), None)
        if made % 50 == 0:
            full = state.copy()
            for seat in range(5):
                full.points[seat * POINT_KINDS], full.influence[seat] = 120, 19
            for i in range(15):
                full.levels[i], full.income[i] = 17, 6
            sketch = plain(GAME.sketch(agreed, GAME.view(full, 0), Words(GAME.name, language).say))
            assert max(len(line) for line in sketch.splitlines()) <= 80
            assert len(re.findall(r"Influenc(?:e|ia) 19$", sketch, re.MULTILINE)) == 5


def test_every_rule_and_key_of_a_refusal_exists() -> None:
    """5.1: refusals cite RULES.md and have words; so has every line of the log."""
    folder = Path(three_days.__file__).parent
    numbers = set(re.findall(r"^\*\*([R\d.]+)\*\*", (folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE))
    sources = "".join(path.read_text(encoding="utf-8") for path in (folder / "rules").glob("*.py"))
    cited = set(re.findall(r'"(\d+\.\d+|R\d+)"', sources))
    assert len(cited) > 40
    assert cited <= numbers
    assert all(WORDS.knows(key) for key in re.findall(r'Text\("(refused-[a-z-]+)"', sources))
    assert all(WORDS.knows(f"log-{kind}") for kind in re.findall(r'Event\("([a-z-]+)"', sources))


def count(state: State, depth: int) -> int:
    """How many lines of play there are, chance included."""
    seat = GAME.turn(state)
    moves = GAME.legal(state, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        GAME.apply(after, seat, move, None)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(("seats", "counts"), [(2, [14, 162, 1913]), (4, [16, 200, 2643])])
def test_lines_of_play(seats: int, counts: list[int]) -> None:
    """6.1, 10.1, 14.1: counted from the first action."""
    assert [count(start(seats), depth) for depth in range(1, len(counts) + 1)] == counts


def walked(seats: int, seed: int, moves: int) -> State:
    """The position after this many moves of a busy game."""
    rng = random.Random(seed)
    state = GAME.setup(terms(seats, "yes" if seed % 2 else "no"))
    for _ in range(moves):
        GAME.apply(state, GAME.turn(state), eager(state, rng), None)
    return state


@pytest.mark.parametrize(
    ("seats", "seed", "moves", "counts"),
    [
        (2, 0, 244, [2, 30, 302]),  # collecting
        (2, 1, 200, [3, 39, 333]),
        (2, 3, 450, [12, 140, 1260]),
        (3, 0, 232, [22, 110, 330]),  # negotiating
        (3, 0, 649, [4, 8, 24]),  # directing
        (3, 2, 662, [3, 14, 66]),  # selling
        (3, 2, 836, [8, 16, 192]),  # drawing-demand
        (3, 3, 900, [4, 18, 81]),  # redeeming
        (3, 5, 1133, [4, 64, 659]),  # drawing-bonus
        (4, 1, 500, [27, 343, 3718]),
        (4, 2, 1548, [5, 30, 90]),  # waking
        (4, 5, 215, [6, 132, 1287]),  # researching
        (4, 5, 1428, [11, 176, 1592]),  # escorting
        (5, 0, 827, [3, 45, 519]),  # advancing
        (5, 1, 15, [2, 4, 36]),  # turning
        (5, 1, 674, [16, 214, 1898]),  # acting
        (5, 2, 30, [12, 139, 1551]),  # drawing-upgrade
        (5, 2, 652, [2, 10, 40]),  # loading
        (5, 2, 673, [2, 4, 48]),  # spending
        (5, 5, 419, [9, 108, 1637]),  # transporting
    ],
)
def test_lines_of_play_from_the_middle(seats: int, seed: int, moves: int, counts: list[int]) -> None:
    """5.1: counted from positions all over busy games, in every phase that asks somebody."""
    state = walked(seats, seed, moves)
    assert [count(state, depth) for depth in range(1, len(counts) + 1)] == counts


def greedy(seats: int, seed: int) -> tuple[State, int]:
    """Everybody takes the move after which their position looks best to a person; the final position and the actions taken."""
    rng = random.Random(seed)
    state = GAME.setup(terms(seats))
    actions = 0
    while GAME.to_move(state):
        seat = GAME.turn(state)
        moves = list(GAME.legal(state, seat))
        if seat == CHANCE:
            move = rng.choices(moves, list(map(int, GAME.odds(state))))[0]
        else:
            move = max(moves, key=lambda m: look(state, seat, m))
            actions += state.phase == ACTING and not SPEND <= move < PLACE
        GAME.apply(state, seat, move, None)
    return state, actions


def look(state: State, seat: int, move: int) -> float:
    after = state.copy()
    GAME.apply(after, seat, move, None)
    return judged(BY_HAND, after, seat)


def test_sensible_play_scores_as_in_a_naive_simulation() -> None:
    """1.1, 21.3: 31 to 36 points on average, about 28 actions a player; a few games come near."""
    games = [(seats, *greedy(seats, seed)) for seed in range(2) for seats in (2, 3, 4, 5)]
    points = [int(p) for _, state, _ in games for p in GAME.scores(state)]
    assert 27 < sum(points) / len(points) < 40
    assert 23 < sum(actions for _, _, actions in games) / len(points) < 34
