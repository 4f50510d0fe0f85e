"""Finds puzzles in bots' games: decisions where one move is clearly best, checked by longer searches."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from orrery.bots import GreedyBot, MctsBot, Thinking
from orrery.dice import Lots, settle
from orrery.kernel import OVER, Findings, Game
from orrery.play import Sight, sight_of
from orrery.puzzles import Puzzle
from orrery.table import Table

FEWEST: Final = 4
"""A decision between fewer moves is no puzzle."""
GAP: Final = 0.05
"""How much better than the second the best move must look to the bots, and be in the end."""
FROM_A_GAME: Final = 6
"""How many decisions of one game are looked at closely."""
OF_A_DIFFICULTY: Final = 2
"""How many of them are of one difficulty, so that the clearest, which are easy, leave room for others."""
CLOSELY: Final = 5
"""How many moves beside the best are valued with care."""
MOST: Final = 40
"""How many moves are valued at all."""
SAMPLES: Final = 3
"""In how many positions that the seat could be in a move is valued with care."""
RIVALS: Final = 2
"""How many moves next to the best are valued once more with it, since the one that was chosen for its value was lucky too."""
FURTHER: Final = 6
"""In how many further positions they are."""
TRIES: Final = 3
"""How often a short search may try; it finds a move if it does so in most of them."""
CERTAIN: Final = (0.03, 0.97)
"""A game that is won or lost this surely is no puzzle any more."""


@dataclass(frozen=True)
class Budget:
    """How much is thought: in the bots' games, about the position of a puzzle, and about what comes after a move."""

    play: int = 200
    check: int = 2000
    value: int = 300


@dataclass(frozen=True)
class Candidate:
    """A decision that may be a puzzle: the game up to it, and the gap that the bots saw."""

    table: Table
    seat: int
    best: int
    gap: float

    @property
    def notation(self) -> str:
        """The move that looked best."""
        return self.table.game.catalogue(self.table.terms)[self.best].notation


Wanted = Callable[[str, int, str], bool]
"""Whether a puzzle of a difficulty, with so many seats and this best move, is looked for."""


def _all(_difficulty: str, _seats: int, _best: str) -> bool:
    return True


def find(game: Game, seats: int, budget: Budget, seed: int, wanted: Wanted = _all) -> Iterator[Puzzle]:
    """The puzzles of one game of bots, as they are found; the same for the same seed, where the same is wanted."""
    looked: Counter[str] = Counter()
    for candidate in sorted(_candidates(game, seats, budget, seed), key=lambda one: -one.gap):
        difficulty = _difficulty(candidate.table.sight(candidate.seat), candidate.best, budget, seed)
        if looked[difficulty] == OF_A_DIFFICULTY or not wanted(difficulty, seats, candidate.notation):
            continue
        looked[difficulty] += 1
        puzzle = check(candidate, difficulty, budget, seed)
        if puzzle is not None:
            yield puzzle
        if looked.total() == FROM_A_GAME:
            return


def _candidates(game: Game, seats: int, budget: Budget, seed: int) -> Iterator[Candidate]:
    """Play a game, and keep the decisions that look clear to whoever makes them."""
    table = Table(game, seats, seed=seed)
    bots = [MctsBot(Thinking(iterations=budget.play), seed * 10 + seat) for seat in range(seats)]
    while not table.over:
        seat = table.to_move[0]
        sight = table.sight(seat)
        best = sight.moves[0].index
        if len(sight.moves) > 1:
            findings = bots[seat].think(sight)
            best, gap = findings.best(), _gap(findings, seat)
            if len(sight.moves) >= FEWEST and gap >= GAP:
                yield Candidate(table.at(len(table.entries)), seat, best, gap)
        table.play(table.game.catalogue(table.terms)[best], seat)


def _gap(findings: Findings, seat: int) -> float:
    """How much better the best move looked than any other that was tried often enough to tell."""
    best = findings.best()
    win = findings.win_of(best, seat)
    if not CERTAIN[0] < win < CERTAIN[1]:
        return 0.0
    enough = max(3, findings.visits // 50)
    others = [
        findings.win_of(move, seat) for move, one in findings.moves.items() if move != best and one.visits >= enough
    ]
    return win - max(others) if others else 0.0


def check(candidate: Candidate, difficulty: str, budget: Budget, seed: int) -> Puzzle | None:
    """The puzzle of a decision, if a longer search agrees and no other move comes near; else None."""
    sight = candidate.table.sight(candidate.seat)
    findings = MctsBot(Thinking(iterations=budget.check), seed + 1).think(sight)
    if findings.best() != candidate.best:
        return None
    values = _values(candidate, sight, findings, budget, seed)
    if not _clear(values, candidate.best):
        return None
    values |= _once_more(candidate, sight, values, budget, seed)
    if not _clear(values, candidate.best):
        return None
    win = values.pop(candidate.best)
    catalogue = sight.game.catalogue(sight.terms)
    record = candidate.table.record()
    return Puzzle(
        id=hashlib.sha256(record.encode()).hexdigest()[:8],
        game=sight.game.name,
        seat=candidate.seat,
        difficulty=difficulty,
        best=catalogue[candidate.best].notation,
        win=round(win, 3),
        margin=round(win - max(values.values()), 3),
        values={catalogue[move].notation: round(value, 3) for move, value in {candidate.best: win, **values}.items()},
        recipe={"seed": seed, "play": budget.play, "check": budget.check, "value": budget.value},
        record=record,
    )


def _clear(values: dict[int, float], best: int) -> bool:
    """Whether one move is ahead of all others, in a game that is neither won nor lost."""
    second = max(value for move, value in values.items() if move != best)
    return CERTAIN[0] < values[best] < CERTAIN[1] and values[best] - second >= GAP


def _once_more(
    candidate: Candidate, sight: Sight, values: dict[int, float], budget: Budget, seed: int
) -> dict[int, float]:
    """What the best move and those next to it are worth in other positions than those that spoke for it."""
    rivals = sorted((move for move in values if move != candidate.best), key=lambda move: -values[move])[:RIVALS]
    return {
        move: _value(candidate, sight, move, FURTHER, budget.value, seed, SAMPLES) for move in (candidate.best, *rivals)
    }


def _values(candidate: Candidate, sight: Sight, findings: Findings, budget: Budget, seed: int) -> dict[int, float]:
    """What moves are worth: with care the best and those next to it, less the others, as many as are looked at."""
    order = sorted(findings.moves, key=lambda move: -findings.moves[move].visits)
    order += [move.index for move in sight.moves if move.index not in findings.moves]
    order = [candidate.best, *(move for move in order if move != candidate.best)][:MOST]
    values: dict[int, float] = {}
    for place, move in enumerate(order):
        near = place <= CLOSELY
        samples, iterations = (SAMPLES, budget.value) if near else (1, max(20, budget.value // 4))
        values[move] = _value(candidate, sight, move, samples, iterations, seed)
    return values


def _value(
    candidate: Candidate, sight: Sight, move: int, samples: int, iterations: int, seed: int, first: int = 0
) -> float:
    """The probability to win after a move, over positions that the seat could be in; the same ones for every move."""
    wins = []
    for sample in range(first, first + samples):
        rng = random.Random(f"{seed}/{sample}")
        after = sight.imagine(rng)
        sight.game.apply(after, candidate.seat, move, None)
        wins.append(_chance(sight, after, iterations, rng))
    return fmean(wins)


def _chance(sight: Sight, after: Any, iterations: int, rng: random.Random) -> float:
    """The probability of the sight's seat to win from a position on, as whoever decides next could know it."""
    game, seats = sight.game, sight.terms.seats
    turn = int(settle(game, after, Lots(rng)))
    if turn == OVER:
        first = [seat for seat, rank in enumerate(game.ranks(after)) if rank == 1]
        return float(sight.seat in first) / len(first)
    bot = MctsBot(Thinking(iterations=iterations), rng.getrandbits(31))
    return bot.think(sight_of(game, sight.terms, after, turn)).chances()[:seats][sight.seat]


def _difficulty(sight: Sight, best: int, budget: Budget, seed: int) -> str:
    """Whether one look finds the move, a short search, or only a longer one."""
    if GreedyBot(seed).choose(sight).index == best:
        return "easy"
    short = Thinking(iterations=max(10, budget.play // 4))
    hits = sum(MctsBot(short, seed + 100 + at).think(sight).best() == best for at in range(TRIES))
    return "medium" if 2 * hits > TRIES else "hard"
