"""Cryo's habits: every move has a likelihood, turns are finished by them, and they often like what the search does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.bots.search import Plan, Tree
from orrery.dice import Dice, settle
from orrery.games import games
from orrery.games.cryo import habits, state as phases
from orrery.games.cryo.signs import ROWS, SIGNS, Ways, signs
from orrery.kernel import OVER
from orrery.lab.judging import grown
from orrery.terms import terms_of

CRYO = games()["cryo"]


def decisions(seats: int, seed: int) -> Iterator[tuple[Any, int, vec[i64]]]:
    """The decisions of a game whose moves are drawn by habit."""
    state, dice = CRYO.setup(terms_of(CRYO, seats, {})), Dice(seed)
    while (seat := settle(CRYO, state, dice)) != OVER:
        moves = CRYO.legal(state, seat)
        yield state, seat, moves
        CRYO.apply(state, seat, habits.HABITS.choose(state, seat, moves, dice), None)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_move_has_a_way_and_a_likelihood_and_nothing_is_touched(seats: int) -> None:
    for state, seat, moves in decisions(seats, seats):
        before = state.facts()
        held, ways = list(signs(state, seat)), Ways(state, seat, moves)
        assert len(set(held)) == len(held)
        assert all(0 <= sign < SIGNS for sign in held)
        assert set(ways.place) == set(range(len(moves)))
        assert all(0 <= row < ROWS for row in ways.row)
        assert all(-1 <= row < ROWS for row in ways.second)
        likely = habits.HABITS.prior(state, seat, moves)
        assert len(likely) == len(moves)
        assert all(0.0 <= one <= 64.0 for one in likely)
        assert max(likely) > 0.0
        assert state.facts() == before


def test_turns_are_finished_where_the_next_one_begins() -> None:
    for number, (state, _, _) in enumerate(decisions(2, 11)):
        if number % 9 == 0:
            for turns in (1, 2, 3):
                after = state.copy()
                habits.HABITS.finish(after, Dice(number), turns)
                assert after.phase in (phases.MAIN, phases.FINISHED)
                if after.phase == phases.MAIN and state.phase != phases.KEEPING:
                    assert after.active == (state.active + turns) % 2
                same = state.copy()
                habits.HABITS.finish(same, Dice(number), turns)
                assert same.facts() == after.facts()


@pytest.mark.parametrize("seats", [1, 3])
def test_habits_can_play_a_game_to_its_end(seats: int) -> None:
    state = CRYO.setup(terms_of(CRYO, seats, {}))
    habits.HABITS.finish(state, Dice(4), 10_000)
    assert CRYO.turn(state) == OVER


def test_habits_often_like_what_the_search_tries_most() -> None:
    agreed, asked, rng = 0, 0, random.Random(3)
    for number, (state, seat, moves) in enumerate(decisions(2, 5)):
        if len(moves) > 1 and number % 5 == 0:
            asked += 1
            tree = grown(CRYO, 2, state, seat, 60, rng)
            likely = list(habits.HABITS.prior(state, seat, moves))
            favourite = moves[likely.index(max(likely))]
            agreed += favourite == tree.move[max(tree.children(), key=lambda child: tree.visits[child])]
    assert agreed / asked > 0.5


def test_weights_for_other_signs_are_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        habits.Habits([0.0] * (ROWS * SIGNS - 1), [0.0] * ROWS, 1.0)


def test_the_search_evaluates_where_turns_end() -> None:
    """What is evaluated after a playout of turns is the beginning of one."""
    seen: list[int] = []

    def evaluate(state: Any, seat: int) -> float:
        seen.append(int(state.phase))
        return float(CRYO.evaluate(state, seat))

    state = next(state.copy() for state, _, moves in decisions(2, 3) if state.phase == phases.MAIN and len(moves) > 1)
    tree = Tree(_Evaluating(evaluate), 2, False, Plan(0.5, 1, 0, 2.0, 0.0), 1)
    for _ in range(40):
        tree.iterate(state.copy(), CRYO.turn(state))
    assert seen
    assert set(seen) == {phases.MAIN}


class _Evaluating:
    """Cryo with another evaluation, which looks at one seat at a time."""

    evaluate_all = None

    def __init__(self, evaluate: Any) -> None:
        self.evaluate = evaluate

    def __getattr__(self, name: str) -> Any:
        return getattr(CRYO, name)
