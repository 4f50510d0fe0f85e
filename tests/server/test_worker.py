"""A worker's bots go on from what they have thought: bounded, and never from a game that went back."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace

import pytest
from msgspec import structs

from orrery.bots import LEVELS, MctsBot
from orrery.bots.mcts import Thinking
from orrery.bots.search import Tree
from orrery.dice import Lots
from orrery.kernel import CHANCE
from orrery.play import Play
from orrery.server.think import pool, worker
from orrery.server.think.jobs import Job, Thought
from orrery.server.think.pool import Pool
from orrery.server.think.turns import BOT
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


def test_hints_go_on_from_the_tree_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who advises a seat is one bot from decision to decision."""
    monkeypatch.setattr(worker, "ADVISING", Thinking(iterations=100))
    play, answerer, reused = opened(), Answerer(), 0
    trees: list[Tree | None] = [None, None]
    for _ in range(20):
        job = structs.replace(job_of(play), task="hint", level=0)
        best = answerer.answer(job).move
        tree = bot_of(answerer, job)._tree
        reused += tree is trees[job.seat]
        trees[job.seat] = tree
        assert best is not None
        play.make(job.seat, best)
        play.settle()
    assert reused
    assert len(answerer._bots) == 2


def asked_of(job: Job, table: str, level: int) -> Job:
    return structs.replace(job, table=table, level=level)


def test_a_table_goes_to_the_worker_that_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is free: two workers think of two tables in whatever order they are asked; but nobody waits for a busy one."""
    thought_by: dict[str, list[int]] = {"a": [], "b": []}
    busy = asyncio.Event()

    async def start(self: Pool, number: int) -> SimpleNamespace:
        return SimpleNamespace(number=number, returncode=None)

    async def exchange(process: SimpleNamespace, job: Job) -> Thought:
        thought_by[job.table].append(process.number)
        if job.seed == 1:
            await busy.wait()
        return Thought(move=0)

    async def end(process: SimpleNamespace) -> None:
        pass

    async def scenario() -> None:
        workers = Pool(2)
        await workers.open()
        long, short = asked_of(job_of(opened()), "a", 5), asked_of(job_of(opened()), "b", 5)

        async def ask(job: Job) -> Thought:
            return await asyncio.wait_for(workers.ask(job, BOT, 9.0, job.table), 9.0)

        held = asyncio.create_task(ask(structs.replace(long, seed=1)))
        await asyncio.sleep(0)
        await ask(short)  # by the other one, since the first is busy
        busy.set()
        await held
        for job in (long, short, short, long, long, short):
            await ask(job)
        busy.clear()
        held = asyncio.create_task(ask(structs.replace(long, seed=1)))
        await asyncio.sleep(0)
        await ask(long)
        busy.set()
        await held
        await workers.close()

    monkeypatch.setattr(Pool, "_start", start)
    monkeypatch.setattr(pool, "_exchange", exchange)
    monkeypatch.setattr(pool, "_end", end)
    asyncio.run(scenario())
    first, other = thought_by["a"][0], thought_by["b"][0]
    assert {first, other} == {1, 2}
    assert thought_by == {"a": [first] * 5 + [other], "b": [other] * 4}
