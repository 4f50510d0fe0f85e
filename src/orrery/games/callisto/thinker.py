"""Callisto's own engine as bots use it: the policy of the terms played, a budget, a memory, and the exact end of a game."""

from __future__ import annotations

import json
import math
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from orrery.games.callisto.components import colours
from orrery.games.callisto.moves import layout_of
from orrery.kernel import Effort, Engine, Example, Findings, Found, Json, Terms

FEATURES: Final = 112
WIDTH: Final = 24
"""The most features that a placement can have."""
BATCH: Final = 64
"""How many simulations are made between two looks at the clock."""
NODES_EACH: Final = 90
"""Room in the tree for every simulation of the budget."""
MOST_NODES: Final = 6_000_000
FEW_PLACES: Final = 90
"""With no more placements than these on the board, the end is searched exactly."""
STEPS_EACH: Final = 4
"""How many positions of the end may be looked at for every simulation of the budget."""

RANDOM, GUIDED, POLICY, PROOF = range(4)
"""What an engine may know: playouts at random; playouts by taste; the learned policy too; and the exact end."""

LEVELS: Final = (
    Effort(60, 0.5, knowledge=POLICY, whim=0.7),
    Effort(150, 0.5, knowledge=POLICY, whim=0.25),
    Effort(380, 0.9, growth=0.05, knowledge=POLICY),
    Effort(1_300, 0.9, growth=0.08, knowledge=PROOF),
    Effort(4_500, 0.9, growth=0.1, knowledge=PROOF),
)
"""From the third on they differ by how long they think and, from the fourth on, by knowing the end; below, a whim decides among
what they tried."""
COURSES: Final = ("two", "three", "four", "two-by-two")
_SEATS: Final = {"two": 2, "three": 3, "four": 4, "two-by-two": 2}


def course_of(terms: Terms) -> str:
    """Which policy these terms are played with."""
    return "two-by-two" if terms["two-by-two"] == "yes" else COURSES[terms.seats - 2]


def course_terms(course: str) -> tuple[int, dict[str, str]]:
    """The seats and options that a course is played with."""
    return _SEATS[course], {"two-by-two": "yes"} if course == "two-by-two" else {}


def policy_file(course: str) -> str:
    """Where the policy of a course lies, in the game's folder."""
    return f"policy/{course}.json"


@cache
def policy(course: str) -> Mapping[str, Any]:
    """The policy of a course as it was learned."""
    folder = resources.files("orrery.games") / "callisto"
    learned_policy: Mapping[str, Any] = json.loads((folder / policy_file(course)).read_text(encoding="utf-8"))
    return learned_policy


def feature_names() -> list[str]:
    """What the features are called, in the order of their numbers."""
    cells = [
        f"covers {'own and ' if own else ''}{'rival' if rival else 'free'}{' near the last moves' if local else ''}"
        for local in (0, 1)
        for rival in (0, 1)
        for own in (0, 1)
    ]
    rims = ["beside outer", "beside own", "beside rival", "beside partner", "beside own edge", "beside shared edge"]
    rims += [f"opens {room} {where}" for where in ("alone", "with rival") for room in range(5)]
    kinds = [f"kind {kind} in phase {phase}" for phase in range(4) for kind in range(12)]
    rings = [f"pillar {number + 1} in ring {ring}" for number in range(3) for ring in range(8)]
    rivals = [f"pillar {steps} from a rival" for steps in range(8)]
    return [*cells, *rims, *kinds, *rings, *rivals, *[f"pillar {steps} from its own" for steps in range(8)]]


def learned(course: str, weights: Sequence[float], recipe: Mapping[str, Json]) -> dict[str, Json]:
    """A policy as it is saved: the taste and ways of the one before, the new weights by name, and the recipe."""
    old = policy(course)
    named: dict[str, Json] = {name: round(x, 3) for name, x in zip(feature_names(), weights, strict=True)}
    return {"course": course, "recipe": dict(recipe), "ways": old["ways"], "taste": old["taste"], "weights": named}


def engine(terms: Terms, seed: int) -> Engine | None:
    """The engine for these terms, where it is compiled and has room for the edition's pieces."""
    try:
        from orrery.games.callisto import ground  # noqa: PLC0415  (compiled, or not there)
    except ImportError:
        return None
    tables: Any = ground
    return Thinker(terms, seed) if tables.holds(layout_of(terms)) else None


class Thinker:
    """A tree for one seat of one table."""

    def __init__(self, terms: Terms, seed: int, weights: Sequence[float] | None = None) -> None:
        self._terms, self._seed = terms, seed
        self._policy = policy(course_of(terms))
        self._weights = list(weights) if weights is not None else [float(x) for x in self._policy["weights"].values()]
        self._search: Any = None
        self._knowledge = -1
        self._threads = 0
        self._made(1)

    def _made(self, threads: int) -> Any:
        """The compiled engine, with room for that many threads."""
        from orrery.games.callisto.tree import Engine as Search  # noqa: PLC0415  (compiled, or not there)

        if self._threads < threads:
            made: Any = Search
            self._search = made(layout_of(self._terms), colours(self._terms), self._terms.seats, threads)
            self._threads, self._knowledge = threads, -1
        return self._search

    def _learn(self, search: Any, knowledge: int) -> None:
        """Give the engine as much of the policy as it may know; another knowledge is another tree."""
        if knowledge == self._knowledge:
            return
        taste, ways = self._policy["taste"], dict(self._policy["ways"])
        warmth = math.exp(1.0 / float(taste["temperature"]))
        search.learn(
            [warmth**weight for weight in self._weights],
            [math.exp(x) for x in taste["kind"]],
            [math.exp(x) for x in taste["heat"]],
            taste["least"],
            taste["slack"],
            taste["memory"],
        )
        ways["guided"] = int(knowledge >= GUIDED)
        ways["replies"] = int(knowledge >= GUIDED)
        ways["priors"] = int(knowledge >= POLICY)
        ways["prune"] = int(knowledge >= GUIDED)
        search.set_ways(ways)
        search.forget()
        self._knowledge = knowledge

    def think(self, state: Any, seat: int, effort: Effort) -> Findings:
        """Search a position, and the end exactly where few placements are left."""
        board, search = state.board, self._made(max(1, effort.threads))
        self._learn(search, min(effort.knowledge, PROOF))
        budget = self._budget(board, effort)
        capacity = min(MOST_NODES, 5000 + NODES_EACH * min(budget, MOST_NODES))
        placed, by = board.placed, board.placed_by
        if not search.follow(placed, by, board.turn, capacity):
            self._seed += 1
            search.start(placed, by, board.turn, capacity, self._seed)
        proof = None
        if effort.knowledge >= PROOF and search.breadth() <= FEW_PLACES:
            proof = search.prove(STEPS_EACH * min(budget, 250_000))
        self._grow(search, budget if proof is None else min(budget, BATCH), effort)
        findings = self._findings(search, seat)
        if proof is not None:
            _settle(findings, proof)
        return findings

    @staticmethod
    def _budget(board: Any, effort: Effort) -> int:
        pieces = len(board.placed) / board.colours
        return max(1, int(effort.iterations * math.exp(effort.growth * pieces)))

    def _grow(self, search: Any, budget: int, effort: Effort) -> None:
        """Simulate until the budget or the time is used up, or the best move can no longer change."""
        deadline = None if effort.seconds is None else time.monotonic() + effort.seconds
        helpers = [
            threading.Thread(target=self._grow_beside, args=(search, budget // effort.threads, deadline, number))
            for number in range(1, effort.threads)
        ]
        search.grow(1, 0)
        for helper in helpers:
            helper.start()
        left = budget // max(1, effort.threads) - 1
        while left > 0 and search.lead() <= left * effort.threads:
            count = min(BATCH, left)
            search.grow(count, 0)
            left -= count
            if deadline is not None and time.monotonic() >= deadline:
                break
        for helper in helpers:
            helper.join()

    @staticmethod
    def _grow_beside(search: Any, budget: int, deadline: float | None, number: int) -> None:
        """What a second thread does on the same tree."""
        left = budget
        while left > 0 and (deadline is None or time.monotonic() < deadline) and search.lead() <= left:
            count = min(BATCH, left)
            search.grow(count, number)
            left -= count

    def _findings(self, search: Any, seat: int) -> Findings:
        """What the tree says; wins that were seen in an earlier search are taken to be as frequent as those in this one."""
        seats = self._terms.seats
        tried = search.tried()
        fresh = max(1, sum(new for *_, new, _ in tried))
        share = [sum(wins[s] for *_, wins in tried) / fresh for s in range(seats)]
        findings = Findings(seat, 0, [0.0] * seats)
        for move, visits, value, new, wins in tried:
            rates = [won / new for won in wins] if new else share
            findings.moves[move] = Found(visits, value * visits, [rate * visits for rate in rates])
            findings.visits += visits
            findings.wins = [a + rate * visits for a, rate in zip(findings.wins, rates, strict=True)]
        return findings

    def lesson(self) -> Example:
        """What the moves of the last position looked like, and how often each was tried."""
        _, visits, rows = self._search.lesson()
        features = tuple(rows[WIDTH * i : WIDTH * (i + 1)].rstrip(b"\xff") for i in range(len(visits)))
        return Example(features, tuple(visits))


def _settle(findings: Findings, proof: Mapping[int, tuple[int, ...]]) -> None:
    """Put what is proven above what was tried: the best place that can be had, and the winner for certain."""
    seat = findings.seat
    best = min(
        proof, key=lambda move: (proof[move][seat], -findings.moves[move].visits if move in findings.moves else 0)
    )
    most = 1 + max((tried.visits for tried in findings.moves.values()), default=0)
    for move, ranks in proof.items():
        visits = most if move == best else findings.moves[move].visits if move in findings.moves else 0
        wins = [float(visits) if rank == 1 else 0.0 for rank in ranks]
        findings.moves[move] = Found(visits, visits * (len(ranks) - ranks[seat]) / (len(ranks) - 1), wins)
    findings.visits = sum(tried.visits for tried in findings.moves.values())
    share = [float(rank == 1) for rank in proof[best]]
    findings.wins = [findings.visits * won for won in share]
