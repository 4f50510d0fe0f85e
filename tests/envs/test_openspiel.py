"""OpenSpiel's own checks, asked of every game and number of seats, and what they do not ask."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from toy import GAME as EMBERS, LAY

from orrery import games

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from orrery.envs import openspiel as envs  # noqa: E402

envs.register(EMBERS)
GAMES = [EMBERS, *games().values()]
SPECS = [f"{envs.short_name(game)}(seats={seats})" for game in GAMES for seats in game.seats]
every_spec = pytest.mark.parametrize("spec", SPECS)


def walk(spec: str, seed: int, moves: int) -> Any:
    """A position some random moves into a game."""
    rng = random.Random(seed)
    state = pyspiel.load_game(spec).new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_spec
def test_random_simulation(spec: str) -> None:
    looked: list[int] = []
    pyspiel.random_sim_test(
        pyspiel.load_game(spec),
        num_sims=1,
        serialize=False,
        verbose=False,
        mask_test=False,
        state_checker_fn=lambda state: looked.append(state.current_player()),
    )
    assert looked


def terms_of(game: Any) -> list[str]:
    """Each of a game's options chosen otherwise than usual, with one number of seats after another."""
    chosen = [(option, choice) for option in game.options for choice in option.choices[1:]]
    found = []
    for number, (option, choice) in enumerate(chosen):
        allowed = [seats for seats in game.seats if not option.seats or seats in option.seats]
        seats = allowed[number % len(allowed)]
        found.append(f"{envs.short_name(game)}({option.name.replace('-', '_')}={choice},seats={seats})")
    return found


@pytest.mark.parametrize("spec", [spec for game in GAMES for spec in terms_of(game)])
def test_random_simulation_under_every_option(spec: str) -> None:
    game = pyspiel.load_game(spec)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)
    assert set(spec[:-1].partition("(")[2].split(",")) <= set(str(game)[:-1].partition("(")[2].split(","))
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("spec", [f"{envs.short_name(game)}(seats={game.seats[0]})" for game in GAMES])
def test_random_simulation_with_stored_states(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("spec", SPECS + [spec for game in GAMES for spec in terms_of(game)])
def test_a_stored_game_and_state_are_read_again(spec: str) -> None:
    state = walk(spec, 6, 40)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    assert again.history() == state.history()
    assert again.held.play.state.facts() == state.held.play.state.facts()
    assert pickle.loads(pickle.dumps(game)).num_distinct_actions() == game.num_distinct_actions()


@every_spec
def test_a_game_ends_with_returns_that_sum_up(spec: str) -> None:
    state = walk(spec, 1, 20_000)
    assert state.is_terminal()
    assert all(-1 <= own <= 1 for own in state.returns())
    if state.num_players() > 1:
        assert sum(state.returns()) == pytest.approx(0)


@every_spec
def test_chance_draws_what_the_game_says(spec: str) -> None:
    state = walk(spec, 2, 0)
    rng = random.Random(2)
    for _ in range(200):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert [move for move, _ in outcomes] == sorted(move for move, _ in outcomes)
        state.apply_action(rng.choice(state.legal_actions()))


@every_spec
def test_tensors_are_the_observation_and_what_was_witnessed(spec: str) -> None:
    state = walk(spec, 3, 30)
    course = state.course
    for seat in range(state.num_players()):
        seen = list(course.game.observe(state.held.play.state, seat))
        assert state.observation_tensor(seat) == seen
        told = state.information_state_tensor(seat)
        assert told[: len(seen)] == seen
        pairs = np.array(told[len(seen) :]).reshape(envs.HISTORY, 2)
        assert np.count_nonzero(pairs[:, 0]) == len(state.history())
        shown = pairs[: len(state.history()), 1]
        assert all(number in (0, move + 1) for number, move in zip(shown, state.history(), strict=True))
        assert course.game.hides or 0 not in shown


def test_information_states_hide_what_others_hold() -> None:
    told = []
    for first in (0, 3):
        state = pyspiel.load_game("orrery_embers(seats=2)").new_initial_state()
        for card in (first, 1, 2, 2):
            state.apply_action(card)
        told.append((state.information_state_string(0), state.information_state_string(1)))
        state.apply_action(LAY + first)
        assert f"lay {first + 1}" in state.information_state_string(0)
        assert f"lay {first + 1}" not in state.information_state_string(1)
    assert told[0][0] != told[1][0]
    assert told[0][1] == told[1][1]


def test_copies_and_stored_states_are_the_same_game() -> None:
    state = walk("orrery_callisto(seats=3)", 4, 20)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert len(state.history()) == len(other.history()) - 1
    assert state.held.play.state.facts() != other.held.play.state.facts()
    again = pickle.loads(pickle.dumps(state.held))
    assert again.play.state.facts() == state.held.play.state.facts()
    assert again.course is state.course


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_its_mcts_bot_plays(game: Any) -> None:
    spiel = pyspiel.load_game(envs.short_name(game))
    state = walk(envs.short_name(game), 5, 12 if game is not EMBERS else 4)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, 1.4, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def dealt() -> Any:
    state = pyspiel.load_game("orrery_embers(seats=2)").new_initial_state()
    for card in (0, 3, 1, 2):
        state.apply_action(card)
    return state


def test_its_information_set_search_plays_on_imagined_states() -> None:
    state = dealt()
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.4, 60, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_an_imagined_state_looks_the_same_to_its_seat_and_goes_on() -> None:
    state, sampler = dealt(), _sampler(6)
    hands = set()
    for _ in range(20):
        other = state.resample_from_infostate(0, sampler)
        assert other.information_state_string(0) == state.information_state_string(0)
        hands.add(other.observation_string(1))
        while not other.is_terminal():
            other.apply_action(other.legal_actions()[-1])
        assert "shown" in other.information_state_string(1)
        with pytest.raises(TypeError, match="imagined"):
            pickle.dumps(other.held)
    assert len(hands) > 1


def _sampler(seed: int) -> Callable[[], float]:
    return random.Random(seed).random
