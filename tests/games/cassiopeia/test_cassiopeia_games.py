"""Whole games of Cassiopeia: stored ones, counted ones, and games of greedy players; and that everything can be said."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from cassiopeia_positions import terms

from orrery.dice import Dice, playout
from orrery.games import cassiopeia as game
from orrery.kernel import CHANCE, OVER, Arg, Text
from orrery.replays import replay
from orrery.words import Words
from test_scene import parts

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_stored_games_replay(path: Path) -> None:
    """4.1: to the same end, and to the same text."""
    text = path.read_text()
    table = replay(text)
    assert table.record().partition("seal: ")[0] == text, "they were written before records were sealed"
    if path.stem != "example":
        assert table.outcome is not None
        assert max(table.outcome.scores) == 7


def count(state: object, depth: int) -> int:
    """How many ways the next decisions can go."""
    if depth == 0 or game.GAME.turn(state) == OVER:
        return 1
    total = 0
    for move in game.GAME.legal(state, game.GAME.turn(state)):
        after = state.copy()  # type: ignore[attr-defined]
        game.GAME.apply(after, game.GAME.turn(state), move, None)
        total += count(after, depth - 1)
    return total


def started(seats: int, **options: str) -> object:
    """Chance's first choice each time, up to the first decision."""
    state = game.GAME.setup(terms(seats, None, **options))
    while game.GAME.turn(state) == CHANCE:
        game.GAME.apply(state, CHANCE, game.GAME.legal(state, CHANCE)[0], None)
    return state


@pytest.mark.parametrize(
    ("seats", "choice", "counts"),
    [
        (2, "first-game", (6, 30, 90, 262)),
        (3, "first-game", (6, 30, 120, 360)),
        (3, "VI-VII-VIII-IX", (8, 56, 336, 1008)),
    ],
)
def test_ways_are_counted(seats: int, choice: str, counts: tuple[int, ...]) -> None:
    """3.2, 3.5: six or eight cards, one fewer for each player; then a purchase or the effect."""
    state = started(seats, specialists=choice)
    assert tuple(count(state, depth) for depth in range(1, 5)) == counts


def checksum(seats: int, seed: int, **options: str) -> int:
    state = game.GAME.setup(terms(seats, None, **options))
    playout(game.GAME, state, Dice(seed), 20_000)
    total = 0
    for fact in state.facts():
        total = (total * 31 + fact + 7) % 1_000_003
    return total


def test_random_games_end_the_same_everywhere() -> None:
    """1.6: compiled or not, the same dice lead to the same end."""
    assert [checksum(seats, 11, specialists="chance-8") for seats in game.GAME.seats] == [
        632686,
        537849,
        438464,
        347531,
    ]


def greedy(state: object, seat: int, dice: Dice) -> int:
    best, chosen = -1e9, -1
    for move in game.GAME.legal(state, seat):
        after = state.copy()  # type: ignore[attr-defined]
        game.GAME.apply(after, seat, move, None)
        value = game.GAME.evaluate(after, seat) + int(dice.below(1000)) * 1e-6
        if value > best:
            best, chosen = value, move
    return chosen


@pytest.mark.parametrize(("seats", "choice"), [(2, "first-game"), (3, "V-VIII-IX"), (5, "VI-VII-VIII-IX")])
def test_greedy_players_finish_in_a_sensible_time(seats: int, choice: str) -> None:
    """4.1, 4.2: seven to eleven rounds, the best loser one or two planets short."""
    rounds, short = [], []
    for seed in range(6):
        state, dice = game.GAME.setup(terms(seats, specialists=choice)), Dice(seed)
        while game.GAME.turn(state) != OVER:
            seat = game.GAME.turn(state)
            moves = game.GAME.legal(state, seat)
            move = moves[dice.below(len(moves))] if seat == CHANCE else greedy(state, seat, dice)
            game.GAME.apply(state, seat, move, None)
        rounds.append(state.round)
        short.append(7 - sorted(game.GAME.scores(state))[-2])
    assert 7.0 <= sum(rounds) / len(rounds) <= 10.0
    assert sum(short) / len(short) <= 2.0


def texts(text: Text) -> list[Text]:
    found = [text]
    for arg in text.args.values():
        found += _inside(arg)
    return found


def _inside(arg: Arg) -> list[Text]:
    if isinstance(arg, Text):
        return texts(arg)
    return [inner for part in arg for inner in texts(part)] if isinstance(arg, tuple) else []


@pytest.mark.parametrize("options", [{"specialists": "picked"}, {"reading": "objects", "specialists": "chance-8"}])
def test_everything_has_words(options: dict[str, str]) -> None:
    """1.6, R1: moves, prompts, log lines, refusals, labels and the end are all said in English."""
    agreed, words, rng = terms(4, None, **options), Words("cassiopeia", "en"), random.Random(3)
    said: list[Text] = [game.GAME.sentence(agreed, move) for move in game.GAME.catalogue(agreed)]
    for option in game.GAME.options:
        assert words.knows(f"option-{option.name}")
    state = game.GAME.setup(agreed)
    events: list = []
    while game.GAME.turn(state) != OVER:
        seat = game.GAME.turn(state)
        view = game.GAME.view(state, None)
        if seat != CHANCE:
            said.append(game.GAME.prompt(view, seat))
        refusals = [game.GAME.why_not(state, seat, rng.randrange(200)) for _ in range(3)]
        said += [refusal.text for refusal in refusals if refusal]
        shown = parts(game.GAME.scene(agreed, view, None)) if rng.random() < 0.05 else ()
        said += [part for part in shown if isinstance(part, Text)]
        game.GAME.apply(state, seat, rng.choice(list(game.GAME.legal(state, seat))), events)
    said += [Text(f"log-{event.kind}", event.args) for event in events]
    outcome = game.GAME.outcome(state)
    assert outcome is not None
    said += [outcome.reason, *(line.text for line in outcome.sheet)]
    keys = {inner.key for text in said for inner in texts(text)}
    assert [key for key in sorted(keys) if not words.knows(key)] == []
    assert [shown for shown in map(words.say, said) if "{" in shown or "$" in shown] == []
