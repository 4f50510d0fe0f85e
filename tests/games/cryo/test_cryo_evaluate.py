"""What the evaluation is for: one decision ahead it should go the way that wins games."""

from __future__ import annotations

import pytest
from cryo_positions import Game

from orrery.games import cryo


def after(game: Game, notation: str) -> float:
    """How good the position looks to the player after a move."""
    move = cryo.GAME.parse(game.terms, notation)
    assert move is not None and cryo.GAME.why_not(game.state, 0, move.index) is None, notation
    state = game.state.copy()
    cryo.GAME.apply(state, 0, move.index, None)
    return cryo.GAME.evaluate(state, 0)


def best(game: Game) -> str:
    """The move that looks best."""
    return max(game.legal(), key=lambda notation: after(game, notation))


def ready() -> Game:
    """A full vehicle late in the game, and all that a launch to the nearest caverns costs."""
    game = Game().aboard(4).vehicle("rhino").cavern("A1", "S1").cavern("A2", "L1")
    game.state.tokens_left = 2
    return game.give(crystal=3, organic=0, tech=0, nanite=0, energy=1)


def test_a_launch_that_is_ready_is_made() -> None:
    """4.11 to 4.13: a full vehicle takes off, with everybody, and settles where the majority is worth most."""
    game = ready()
    assert best(game) == "deploy LAUNCH"
    game.do("deploy LAUNCH", "from custom-1")
    assert best(game) == "launch rhino"
    game.do("launch rhino")
    before = cryo.GAME.scores(game.state)[0]
    for _ in range(6):
        if game.state.settlers[0] + game.state.settlers[2]:
            break
        game.do(best(game))
    assert game.state.aboard[0] == 0
    # 4 crew pods for 2 instead of 1, the majorities of both caverns, and the vehicle is gone
    assert cryo.GAME.scores(game.state)[0] == before + 4 + 4 + 7 - 1


@pytest.mark.parametrize("resource", ["crystal", "energy"])
def test_what_a_launch_lacks_is_worth_more_than_anything_else(resource: str) -> None:
    """2.3: the settlement's crystal, or the tunnel's energy, is worth more to a full vehicle than to an empty platform."""
    needed = ready().give(**{resource: 0})
    idle = Game().cavern("A1", "S1").cavern("A2", "L1").give(crystal=3, organic=0, tech=0, nanite=0, energy=1)
    idle.state.tokens_left = needed.state.tokens_left
    idle.give(**{resource: 0})
    gains = []
    for game in (needed, idle):
        before = cryo.GAME.evaluate(game.state, 0)
        game.give(**{resource: 1})
        gains.append(cryo.GAME.evaluate(game.state, 0) - before)
    assert gains[0] > gains[1] + 0.5


@pytest.mark.parametrize(("pods", "wins"), [(9, True), (0, False)])
def test_the_game_is_ended_by_whoever_wins_it(pods: int, wins: bool) -> None:
    """8.1, 8.9: the sunset is resolved when one is ahead, and left to others when one is behind."""
    game = Game().token("ENG", "sunset").token("LAB", "crystal+organic").drones("ENG-T1", "ENG-T2", "LAUNCH")
    game.settled("A1", pods).settled("A2", 3, player=1)
    game.do("recall")
    assert (after(game, "resolve ENG") > after(game, "resolve LAB")) is wins
