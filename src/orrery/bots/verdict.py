"""Verdicts: what a decision cost whoever made it, what would have been better and why, by what they could know then."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, replace
from typing import Any, Final

from orrery.bots.mcts import BATCH, USES_OF_A_BELIEF, MctsBot, Thinking
from orrery.bots.reasons import compared
from orrery.bots.search import Tree
from orrery.dice import Lots, settle
from orrery.kernel import OVER
from orrery.play import Sight, sight_of

VISITS_ENOUGH: Final = 10
"""A move that the search tried less often is judged by the position after it."""
TO_THE_END: Final = 8
"""Alone at a table only the end tells who wins: there playouts go so far, and compare as many moves before each."""
QUICK: Final = Thinking(iterations=4000, seconds=0.2)
"""How long every decision of a game is thought about."""
DEEP: Final = Thinking(iterations=20_000, seconds=0.4)
"""The same for the costliest: the search for a better move, and each of the two that are compared."""
AHEAD: Final = 3
"""How many decisions are expected after the better move."""
ANSWER: Final = Thinking(iterations=400, seconds=0.1)


@dataclass(frozen=True)
class Verdict:
    """A decision as a search sees it, for the seat that made it."""

    chances: list[float]
    """Each seat's probability to win before it."""
    best: int
    best_win: float
    own_win: float | None
    """What it thought of the move that was made; None where it hardly tried it."""


@dataclass(frozen=True)
class Weighed:
    """A move beside a better one, each searched as long."""

    best: int
    best_win: float
    own_win: float
    parts: list[tuple[str, float]]
    """What the better one brings more, or less, in each part of the evaluation; the heaviest first."""
    then: list[tuple[int, int]]
    """The decisions that would probably follow it: seats and moves."""


def reader(sight: Sight, seed: int = 0, thinking: Thinking = QUICK) -> MctsBot:
    """A bot that looks at the decisions of a seat, one after the other, and goes on from what it saw before."""
    return MctsBot(_for(sight, thinking), seed)


def judge(sight: Sight, played: int, bot: MctsBot) -> Verdict:
    """A first look at a decision."""
    findings = bot.think(sight)
    best, seats = findings.best(), sight.terms.seats
    tried = played in findings.moves and findings.moves[played].visits >= VISITS_ENOUGH
    own = findings.win_of(played, sight.seat) if tried else None
    return Verdict(findings.chances()[:seats], best, findings.win_of(best, sight.seat), own)


def weigh(sight: Sight, played: int, seed: int = 0, thinking: Thinking = DEEP) -> Weighed:
    """A close look at a costly decision: the best move that can be found, and both moves searched alike."""
    thinking = _for(sight, thinking)
    best = MctsBot(thinking, seed).think(sight).best()
    own_win = _win_after(sight, played, thinking, seed)
    if best == played:
        return Weighed(best, own_win, own_win, [], [])
    best_win = _win_after(sight, best, thinking, seed)
    return Weighed(best, best_win, own_win, compared(sight, best, played, seed), _continued(sight, best, seed))


def _for(sight: Sight, thinking: Thinking) -> Thinking:
    """How to think at this table: alone, playouts go to the end, which takes longer."""
    if sight.terms.seats > 1:
        return thinking
    return replace(thinking, horizon=-1, guide=TO_THE_END, seconds=2 * (thinking.seconds or 0.0))


def _win_after(sight: Sight, move: int, thinking: Thinking, seed: int) -> float:
    """The mover's probability to win after a move, over positions that they could believe to be in."""
    game = sight.game
    engine = thinking.engine(game, sight.terms, seed)
    if engine is not None:  # only games that hide nothing bring one
        after = _made(sight, move, random.Random(seed))
        seat = int(game.turn(after))
        if seat == OVER:
            return float(_share(game, after, sight.seat))
        return float(engine.think(after, seat, thinking.effort(game)).chances()[sight.seat])
    tree, rng = Tree(game, sight.terms.seats, game.lowest_wins, thinking.plan(game), seed), random.Random(seed)
    deadline = time.thread_time() + (thinking.seconds or 0.0)
    done, belief = 0, None
    while done < thinking.iterations and (done % BATCH or not done or time.thread_time() < deadline):
        if done % USES_OF_A_BELIEF == 0 or belief is None:
            belief = _made(sight, move, rng)
        tree.iterate(belief.copy(), game.turn(belief))
        done += 1
    return float(tree.wins[sight.seat]) / max(1, int(tree.visits[0]))


def _share(game: Any, state: Any, seat: int) -> float:
    """A seat's part of a game that is over."""
    ranks = list(game.ranks(state))
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def _made(sight: Sight, move: int, rng: random.Random) -> Any:
    """A position that the mover could believe in, after a move."""
    state = sight.imagine(rng)
    sight.game.apply(state, sight.seat, move, None)
    return state


def _continued(sight: Sight, move: int, seed: int) -> list[tuple[int, int]]:
    """What would probably be decided next, in a position that the mover could believe in."""
    rng, game = random.Random(seed), sight.game
    state = _made(sight, move, rng)
    moves: list[tuple[int, int]] = []
    while len(moves) < AHEAD:
        settle(game, state, Lots(rng))
        seat = int(game.turn(state))
        if seat == OVER:
            break
        answer = MctsBot(ANSWER, seed).choose(sight_of(game, sight.terms, state, seat)).index
        moves.append((seat, answer))
        game.apply(state, seat, answer, None)
    return moves
