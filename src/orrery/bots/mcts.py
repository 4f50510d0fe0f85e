"""The searching bot: information-set tree search with a budget, a memory from move to move, and several processes."""

from __future__ import annotations

import marshal
import os
import random
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from orrery.bots.search import Plan, Tree
from orrery.bots.tuning import tuning_of
from orrery.kernel import Effort, Engine, Findings, Found, Game, Move, Terms
from orrery.play import Sight

BATCH: Final = 16
"""How many iterations are made between two looks at the clock."""
USES_OF_A_BELIEF: Final = 4
"""How many iterations share one imagined position: to imagine costs more than to copy."""


@dataclass(frozen=True)
class Thinking:
    """How long and in which way a bot thinks about a decision; whichever limit is met first ends it."""

    iterations: int = 1000
    seconds: float | None = None
    processes: int = 1
    exploration: float = 0.5
    horizon: int | None = None
    """Decisions in a playout before it is evaluated (turns, where the game plays them by habit), -1 for all; none given: as
    the game says."""
    guide: int | None = None
    """Moves that a playout compares by evaluation before each; below 2: it plays at random; none given: as the game says."""
    width: float = 2.0
    trust: float = 1.0
    whim: float = 0.0
    """How freely a bot takes one of the moves that it tried, as a beginner does; 0: always the one that it tried most."""
    level: int = 0
    """Of which strength this is, 1 to 5, for games that say themselves how each thinks; 0: of none."""
    growth: float = 0.0
    """How much more a game's own engine thinks with each piece on the board; see `Effort`."""
    general: int = 0
    """1: the general search, even where the game brings its own engine."""

    def plan(self, game: Game) -> Plan:
        """The plan of the search in this game, which may say itself how far playouts go before it can be evaluated."""
        usual = game.playouts
        horizon = self.horizon if self.horizon is not None else usual[0]
        guide = self.guide if self.guide is not None else usual[1]
        return Plan(self.exploration, horizon, guide, self.width, self.trust)

    def at(self, game: Game) -> Thinking:
        """The same in this game, which may have its own measure of what each level thinks."""
        tuning = tuning_of(game.name)
        if not self.level or not tuning.iterations:
            return self
        return replace(self, iterations=tuning.iterations[self.level - 1], whim=tuning.whims[self.level - 1])

    def effort(self, game: Game) -> Effort:
        """How much the game's own engine thinks: as the game says of its levels, else as long as this."""
        if self.level and game.engine is not None:
            return game.engine.levels[self.level - 1]
        return Effort(self.iterations * self.processes, self.seconds, self.processes, self.growth, whim=self.whim)

    def engine(self, game: Game, terms: Terms, seed: int) -> Engine | None:
        """The game's own engine, if it brings one and nothing is asked for that only the general search does."""
        particular = not self.level and (self.horizon is not None or self.guide is not None)
        if self.general or particular or game.engine is None:
            return None
        return game.engine.make(terms, seed)


class MctsBot:
    """Searches for its move in positions it could believe to be in."""

    remembers = True

    def __init__(self, thinking: Thinking | None = None, seed: int = 0, name: str = "mcts") -> None:
        self.thinking = thinking or Thinking()
        self.name = name
        self._rng = random.Random(seed)
        self._tree: Tree | None = None
        self._root: tuple[object, int, int] | None = None
        """Of which game, for which seat and after how many moves the tree was grown."""
        self._engine: Engine | None = None
        self._engine_of: Terms | None = None

    def choose(self, sight: Sight) -> Move:
        """The move that the search tried most, or with a whim another that it tried."""
        if len(sight.moves) == 1:
            return sight.moves[0]
        findings = self.think(sight)
        chosen = drawn(findings, self._whim(sight), self._rng)
        return next(move for move in sight.moves if move.index == chosen)

    def _whim(self, sight: Sight) -> float:
        """How freely it chooses in this game."""
        if self._own_engine(sight) is not None:
            return self.thinking.effort(sight.game).whim
        return self.thinking.at(sight.game).whim

    def _own_engine(self, sight: Sight) -> Engine | None:
        """The game's own engine for this table, if it brings one."""
        if self._engine_of != sight.terms:
            self._engine_of = sight.terms
            self._engine = self.thinking.engine(sight.game, sight.terms, self._rng.getrandbits(32))
        return self._engine

    def think(self, sight: Sight) -> Findings:
        """Search, and say what was found about every move."""
        engine = self._own_engine(sight)
        if engine is not None:
            return engine.think(sight.imagine(self._rng), sight.seat, self.thinking.effort(sight.game))
        others = [_forked(partial(self._search_anew, sight, seed)) for seed in self._seeds()]
        tree = self._grown_tree(sight)
        findings = self._search(sight, tree, self._rng.getrandbits(32))
        for other in others:
            theirs = other()
            if theirs is not None:
                findings.add(theirs)
        return findings

    def close(self) -> None:
        """Forget the tree."""
        self._tree = self._engine = self._engine_of = None

    def _seeds(self) -> list[int]:
        """One for each further process, where this system can copy processes."""
        count = self.thinking.processes - 1 if hasattr(os, "fork") else 0
        return [self._rng.getrandbits(32) for _ in range(count)]

    def _search_anew(self, sight: Sight, seed: int) -> Findings:
        return self._search(sight, self._new_tree(sight, seed), seed)

    def _new_tree(self, sight: Sight, seed: int) -> Tree:
        game = sight.game
        return Tree(game, sight.terms.seats, game.lowest_wins, self.thinking.plan(game), seed)

    def _grown_tree(self, sight: Sight) -> Tree:
        """The tree of the last decision below what was played since, or a new one."""
        seed = self._rng.getrandbits(32)
        tree, root = self._tree, self._root
        past = sight.witnessed()
        self._root = (sight.terms, sight.seat, len(past))
        if (
            tree is None
            or root is None
            or root[:2] != (sight.terms, sight.seat)
            or sight.terms.seats == 1  # alone, rewards are measured against what was usual, and that changes
            or not root[2] < len(past)
            or not _follow(tree, sight, past[root[2] :])
        ):
            tree = self._new_tree(sight, seed)
        self._tree = tree
        return tree

    def _search(self, sight: Sight, tree: Tree, seed: int) -> Findings:
        thinking, rng = self.thinking, random.Random(seed)
        deadline = time.monotonic() + thinking.seconds if thinking.seconds is not None else None
        done, belief, budget = 0, None, thinking.at(sight.game).iterations
        while done < budget:
            for _ in range(min(BATCH, budget - done)):
                if done % USES_OF_A_BELIEF == 0 or belief is None:
                    belief = sight.imagine(rng)
                tree.iterate(belief.copy(), sight.seat)
                done += 1
            if deadline is not None and time.monotonic() >= deadline:
                break
            if tree.lead() > budget - done:
                break
        return findings_of(sight, tree)


def drawn(findings: Findings, whim: float, rng: random.Random) -> int:
    """The move tried most; with a whim one by chance, the likelier the oftener it was tried and the smaller the whim."""
    if whim <= 0.0:
        return findings.best()
    most = max(found.visits for found in findings.moves.values())
    weights = [(found.visits / most) ** (1.0 / whim) for found in findings.moves.values()]
    return rng.choices(list(findings.moves), weights)[0]


def _follow(tree: Tree, sight: Sight, moves: Any) -> bool:
    """Go down the tree along the moves that were witnessed; a hidden one ends it."""
    catalogue = sight.game.catalogue(sight.terms)
    by: list[int] = []
    made: list[int] = []
    for seat, notation in moves:
        move = catalogue.find(notation)
        if move is None:
            return False
        by.append(seat)
        made.append(move.index)
    return bool(tree.follow(by, made))


def findings_of(sight: Sight, tree: Tree) -> Findings:
    """What a tree knows about every move that a seat may make."""
    seats, seat = sight.terms.seats, sight.seat
    legal = {move.index for move in sight.moves}
    findings = Findings(seat, int(tree.visits[0]), [tree.wins[s] for s in range(seats)])
    for child in tree.children():
        if tree.by[child] == seat and int(tree.move[child]) in legal:
            wins = [tree.wins[child * seats + s] for s in range(seats)]
            findings.moves[int(tree.move[child])] = Found(
                int(tree.visits[child]), tree.rewards[child * seats + seat], wins
            )
    return findings


def _forked(work: Callable[[], Findings]) -> Callable[[], Findings | None]:
    """Do this in a copy of this process; what is returned waits for the result, None if the copy died.

    A position cannot be sent to another process, but a copy of this one already has it.
    """
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        _report(work, reading, writing)
    os.close(writing)
    return lambda: _collect(child, reading)


def _report(work: Callable[[], Findings], reading: int, writing: int) -> None:
    """The copy's whole life: never returns."""
    status = 1
    try:
        os.close(reading)
        findings = work()
        moves = {move: (one.visits, one.reward, one.wins) for move, one in findings.moves.items()}
        with os.fdopen(writing, "wb") as pipe:
            marshal.dump((findings.seat, findings.visits, findings.wins, moves), pipe)
        status = 0
    finally:
        os._exit(status)


def _collect(child: int, reading: int) -> Findings | None:
    with os.fdopen(reading, "rb") as pipe:
        data = pipe.read()
    os.waitpid(child, 0)
    try:
        seat, visits, wins, moves = marshal.loads(data)
    except (EOFError, ValueError, TypeError):
        return None
    return Findings(seat, visits, wins, {move: Found(*one) for move, one in moves.items()})
