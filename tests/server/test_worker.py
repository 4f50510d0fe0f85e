"""A worker's bots go on from what they have thought: bounded, and never from a game that went back."""

from __future__ import annotations

import random

from msgspec import structs

from orrery.bots import LEVELS, MctsBot
from orrery.dice import Lots
from orrery.kernel import CHANCE
from orrery.play import Play
from orrery.server.think import worker
from orrery.server.think.jobs import Job
from orrery.server.think.worker import Answerer
from orrery.terms import find_game, terms_of

LEVEL = 3


def opened(seed: int = 1) -> Play:
    """A game whose chance has settled everything: somebody decides."""
    play = Play(find_game("cassiopeia"), terms_of("cassiopeia", 2), Lots(random.Random(seed)))
    play.settle()
    return play


def job_of(play: Play, table: str = "t") -> Job:
    """What will the seat that decides do?"""
    moves = [(entry.seat, entry.move) for entry in play.entries]
    return Job(
        "choose", table, "cassiopeia", 2, dict(play.terms.options), "standard", {}, moves, play.to_move[0], LEVEL, 7
    )


def bot_of(answerer: Answerer, job: Job) -> MctsBot:
    return answerer._bots[job.table, job.seat, job.level]


def visits_of(bot: MctsBot) -> int:
    assert bot._tree is not None
    return int(bot._tree.visits[0])


def test_a_bot_goes_on_from_its_tree() -> None:
    """Some decisions of a game find visits from before; a bot made anew for each never has more than its budget."""
    play, answerer, reused = opened(), Answerer(), 0
    budget = LEVELS[LEVEL - 1].thinking.iterations
    for _ in range(30):
        job = job_of(play)
        assert job.seat != CHANCE
        move = answerer.answer(job).move
        assert move is not None
        bot = bot_of(answerer, job)
        if bot._tree is not None and visits_of(bot) > budget:
            reused += 1
        play.make(job.seat, move)
        play.settle()
    assert reused


def test_a_game_that_went_back_is_thought_of_anew() -> None:
    play, answerer = opened(), Answerer()
    job = job_of(play)
    answerer.answer(job)
    before = bot_of(answerer, job)
    moves = play.game.legal(play.state, job.seat)
    for index in (int(moves[0]), int(moves[1])):
        gone_on = opened()
        gone_on.make(job.seat, index)
        answerer.answer(structs.replace(job_of(gone_on), seat=gone_on.to_move[0]))
    assert (job.table, job.seat, job.level) not in answerer._bots or bot_of(answerer, job) is not before


def test_no_more_bots_are_kept_than_there_is_memory_for() -> None:
    play, answerer = opened(), Answerer()
    for table in range(worker.BOTS + 3):
        answerer.answer(job_of(play, f"t{table}"))
    assert len(answerer._bots) == worker.BOTS
    assert all(int(table.removeprefix("t")) >= 3 for table, _, _ in answerer._bots)
