"""Learns what the features of a game's positions are worth: from games of the search against itself, by regression, with a trial.

Every position of a game says of each two seats who came before the other in the end, and what the search thought of it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any, Final

import numpy as np

from orrery.bots.mcts import Thinking
from orrery.bots.search import Tree
from orrery.dice import Dice, settle
from orrery.judgement import Judgement
from orrery.kernel import OVER, Game, Terms
from orrery.lab.fit import HELD_OUT, Epoch

ARRAYS: Final = ("features", "stages", "wins", "ranks", "scores")
FIRST_DECISIONS: Final = 8
"""Each seat's first decisions in a game: there any move that was tried is played now and then, so that no two games are alike."""
EARLY_STRAYS: Final = 0.25
STRAYS: Final = 0.05
BELIEF: Final = 4
"""How many iterations share one imagined position."""
BY_SEARCH: Final = 0.5
"""How much of what is to be foretold is the search's opinion; the rest is who came before whom."""
RIDGE: Final = 40.0
"""How strongly weights are drawn to those before, in games: one game's many positions are no more than one testimony."""
SELDOM: Final = 0.3
"""Features that deviate less than this from seat to seat are drawn all the more, so that what is seldom seen changes little."""
STEPS: Final = 8
"""Of Newton's method with one unknown."""
SLICE: Final = 20_000
"""How many rows are weighed at a time."""
SMALL: Final = 1e-6


def with_weights(game: Game, weights: Sequence[float] | None) -> Game:
    """The game as it would evaluate positions with these weights: all of the beginning, then all of the end."""
    if weights is None:
        return game
    assert game.judging is not None
    half = len(weights) // 2
    judgement, judged_all = Judgement(list(weights[:half]), list(weights[half:])), game.judging.judged_all
    return replace(
        game,
        evaluate=partial(game.judging.judged, judgement),
        evaluate_all=None if judged_all is None else partial(judged_all, judgement),
    )


def grown(game: Game, seats: int, state: Any, seat: int, iterations: int, rng: random.Random) -> Tree:
    """A tree over a position in which a seat decides."""
    tree = Tree(game, seats, game.lowest_wins, Thinking().plan(game), rng.getrandbits(31))
    belief = state
    for done in range(iterations):
        if game.hides and done % BELIEF == 0:
            belief = game.imagine(state, seat, rng)
        tree.iterate(belief.copy(), seat)
    return tree


def decisions(game: Game, state: Any, seats: int, seed: int, iterations: int) -> Iterator[tuple[int, Any, Tree]]:
    """One game of the search against itself, played on in place: at every decision the seat, its moves and the tree."""
    rng = random.Random(seed)
    dice, count = Dice(rng.getrandbits(31)), 0
    while (seat := settle(game, state, dice)) != OVER:
        moves = game.legal(state, seat)
        move = moves[0]
        if len(moves) > 1:
            tree = grown(game, seats, state, seat, iterations, rng)
            count += 1
            yield seat, moves, tree
            move = _next(tree, count <= FIRST_DECISIONS * seats, rng)
        game.apply(state, seat, move, None)


def _next(tree: Tree, early: bool, rng: random.Random) -> int:
    """The move tried most; now and then any, as often as it was tried."""
    children = tree.children()
    if rng.random() < (EARLY_STRAYS if early else STRAYS):
        return int(tree.move[rng.choices(children, [int(tree.visits[child]) for child in children])[0]])
    return int(tree.move[max(children, key=lambda child: tree.visits[child])])


def positions(game: Game, terms: Terms, seed: int, iterations: int) -> dict[str, Any]:
    """Every decision of one game against itself: all sides' features, the stage, the search's opinion; and how it ended.

    An automated rival is a side too, but the search has no opinion of it.
    """
    assert game.judging is not None
    judging, state = game.judging, game.setup(terms)
    seats, sides = range(terms.seats), range(len(game.ranks(state)))
    features, stages, wins = [], [], []
    for _, _, tree in decisions(game, state, terms.seats, seed, iterations):
        features.append([list(judging.features(state, one)) for one in sides])
        stages.append(judging.stage(state))
        wins.append([tree.wins[one] / int(tree.visits[0]) for one in seats])
    return {
        "features": np.array(features, np.float32),
        "stages": np.array(stages, np.float32),
        "wins": np.array(wins, np.float32),
        "ranks": np.array(list(game.ranks(state)), np.int16),
        "scores": np.array(list(game.scores(state)), np.int16),
    }


def fit(
    packed: Sequence[dict[str, Any]],
    epochs: int,
    advance: Callable[[], None] | None = None,
    before: Sequence[float] | None = None,
) -> tuple[list[float], list[Epoch]]:
    """The weights that foretell best who comes before whom, and how well they did in games held out (Newton's method)."""
    lessons = [game for at, game in enumerate(packed) if at % HELD_OUT]
    rows, targets, margins = _pairs(lessons)
    asked = _pairs([game for at, game in enumerate(packed) if at % HELD_OUT == 0])
    scale = np.maximum(rows.std(axis=0), SELDOM)
    rows /= scale
    drawn = RIDGE * len(rows) / max(1, len(lessons))
    weights = start = _in_odds(rows, targets, np.array(before or [0.0] * len(scale)) * scale)
    history = []
    for number in range(1, epochs + 1):
        odds = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (odds - targets) + drawn * (weights - start)
        curve = _curve(rows, odds * (1 - odds)) + drawn * np.eye(len(weights))
        weights = weights - np.linalg.solve(curve, slope)
        history.append(Epoch(number, *_judged(asked, weights / scale)))
        if advance is not None:
            advance()
    points = weights / scale * _points_for(rows @ weights, margins)
    return [round(float(weight), 4) for weight in points], history


def _curve(rows: Any, certainty: Any) -> Any:
    """The loss's second derivative, slice by slice, so that the rows need no second copy."""
    curve = np.zeros((rows.shape[1], rows.shape[1]))
    for first in range(0, len(rows), SLICE):
        part = rows[first : first + SLICE]
        curve += (part * certainty[first : first + SLICE, None]).T @ part
    return curve


def _in_odds(rows: Any, targets: Any, weights: Any) -> Any:
    """The same weights on the scale of the odds that they foretell."""
    looks, factor = rows @ weights, 0.0
    for _ in range(STEPS):
        odds = 1 / (1 + np.exp(-factor * looks))
        factor -= float(looks @ (odds - targets)) / max(SMALL, float((looks * looks) @ (odds * (1 - odds))))
    return factor * weights


def _pairs(games: Sequence[dict[str, Any]]) -> tuple[Any, Any, Any]:
    """For every position and two of its sides: how their features differ, at the start and by stage; the target; the margin.

    With more than two sides the pairs take turns: a game's positions are much alike, and all pairs of each would say little more.
    """
    rows, targets, margins = [np.zeros((0, 2 * _width(games)))], [np.zeros(0)], [np.zeros(0)]
    for game in games:
        pairs = list(combinations(range(len(game["ranks"])), 2))
        for turn, (one, two) in enumerate(pairs):
            some = slice(turn, None, len(pairs))
            stages = game["stages"][some, None]
            apart = (game["features"][some, one] - game["features"][some, two]).astype(float)
            rows.append(np.concatenate([apart * (1 - stages), apart * stages], axis=1))
            targets.append(_target(game, one, two)[some])
            margins.append(np.full(len(apart), float(game["scores"][one]) - float(game["scores"][two])))
    return np.concatenate(rows), np.concatenate(targets), np.concatenate(margins)


def _target(game: dict[str, Any], one: int, two: int) -> Any:
    """Whether one came before two, half as it ended and half as the search saw it, if it saw both."""
    ahead = np.full(len(game["stages"]), 0.5 + 0.5 * np.sign(float(game["ranks"][two]) - float(game["ranks"][one])))
    if two >= game["wins"].shape[1]:
        return ahead
    both = np.maximum(game["wins"][:, one] + game["wins"][:, two], SMALL)
    return (1 - BY_SEARCH) * ahead + BY_SEARCH * game["wins"][:, one] / both


def _width(games: Sequence[dict[str, Any]]) -> int:
    return int(games[0]["features"].shape[2]) if games else 0


def _judged(asked: tuple[Any, Any, Any], weights: Any) -> tuple[float, float]:
    """The mean cross-entropy with what was to be foretold, and how often the right one of two was ahead."""
    rows, targets, _ = asked
    if not len(rows):
        return 0.0, 0.0
    odds = np.clip(1 / (1 + np.exp(-rows @ weights)), SMALL, 1 - SMALL)
    loss = -np.mean(targets * np.log(odds) + (1 - targets) * np.log(1 - odds))
    return float(loss), float(np.mean((odds > 0.5) == (targets > 0.5)))


def _points_for(looks: Any, margins: Any) -> float:
    """The factor that brings what was foretold to the scale of the points by which games end."""
    return abs(float(looks @ margins)) / max(SMALL, float(looks @ looks))


def won(games: Sequence[Game], terms: Terms, seed: int, iterations: int) -> list[float]:
    """Each seat's part of the first place in a game where every seat's search evaluates as its own game says."""
    rng, state = random.Random(seed), games[0].setup(terms)
    dice = Dice(rng.getrandbits(31))
    while (seat := settle(games[0], state, dice)) != OVER:
        moves = games[0].legal(state, seat)
        move = moves[0]
        if len(moves) > 1:
            tree = grown(games[seat], terms.seats, state, seat, iterations, rng)
            move = tree.move[max(tree.children(), key=lambda child: tree.visits[child])]
        games[0].apply(state, seat, move, None)
    first = [rank == 1 for rank in games[0].ranks(state)]
    return [one / sum(first) for one in first[: terms.seats]]
