"""Why a move is good: what it changes in each part of how good the position looks, and what another would do next."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from orrery.bots.plain import GreedyBot
from orrery.dice import Lots, settle
from orrery.kernel import OVER, Move
from orrery.play import Sight, sight_of

SAMPLES: Final = 6
"""How many positions that the seat could be in are looked at."""


def reasons_for(sight: Sight, move: int, seed: int = 0) -> dict[str, float]:
    """What a move changes in each part of the evaluation: together as much as it changes the evaluation itself."""
    change: Counter[str] = Counter()
    for sample in range(SAMPLES):
        rng = random.Random(f"{seed}/{sample}")  # each on its own, so that two moves are compared in the same positions
        before = sight.imagine(rng)
        after = _after(sight, before, move, rng)
        for sign, state in ((-1, before), (1, after)):
            for name, amount in sight.game.outlook(state, sight.seat).items():
                change[name] += sign * amount / SAMPLES  # type: ignore[assignment]
    return dict(change)


def compared(sight: Sight, played: int, advised: int, seed: int = 0) -> list[tuple[str, float]]:
    """What a move brings more, or less, than another in each part of the evaluation; the heaviest first."""
    mine, other = reasons_for(sight, played, seed), reasons_for(sight, advised, seed)
    difference = {name: mine.get(name, 0.0) - other.get(name, 0.0) for name in {**mine, **other}}
    return sorted(difference.items(), key=lambda part: -abs(part[1]))


def expected_answer(sight: Sight, move: int, seed: int = 0) -> tuple[int, Move] | None:
    """Who decides next, if it is another, and what would look best to them in most of these positions."""
    rng = random.Random(seed)
    bot = GreedyBot(seed)
    answers: Counter[tuple[int, Move]] = Counter()
    for _ in range(SAMPLES if sight.game.hides else 1):
        after = _after(sight, sight.imagine(rng), move, rng)
        seat = int(sight.game.turn(after))
        if seat in (OVER, sight.seat):
            continue
        answers[seat, bot.choose(sight_of(sight.game, sight.terms, after, seat))] += 1
    return answers.most_common(1)[0][0] if answers else None


def _after(sight: Sight, before: Any, move: int, rng: random.Random) -> Any:
    """The position after a move and what chance draws then."""
    after = before.copy()
    sight.game.apply(after, sight.seat, move, None)
    settle(sight.game, after, Lots(rng))
    return after
