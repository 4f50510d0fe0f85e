"""Information-set Monte Carlo tree search for any game, any number of seats and with chance; it knows no game.

One tree grows over many imagined positions. A node is reached by the moves made since the root; a child that is not
legal in the position at hand is passed over, and each child counts how often it was available. Each result is a vector
with a reward for every seat, and whoever moves follows their own part of it (max^n).
"""

from __future__ import annotations

import math
from typing import Any, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.dice import Dice, draw, playout
from orrery.vectors import CHANCE, OVER, holds

Ints: TypeAlias = "vec[i64]"
Reals: TypeAlias = "vec[float]"

NONE: Final = -1
NO_MOVES: Final[vec[i64]] = vec[i64]()
ANY_OUTCOME: Final = -1
"""The move of the child that rare outcomes of chance share."""
PLAYOUT_CAP: Final = 20_000
CALIBRATION: Final = 40
"""The number of results after which the scale of scores is taken as known."""
SPREAD_LEAST: Final = 0.04
MOST_NODES: Final = 1_500_000
FLAT: Final = 0.25
"""The part of a prior that is the same for all moves, so that a wrong evaluation can be found out."""
SHARPNESS: Final = 1.4
WIN_PART: Final = 0.7
"""How much of a reward is winning; the rest is the margin, so that a lost game is still played well."""


class Plan:
    """How to search: all that may differ between two searches."""

    def __init__(self, exploration: float, horizon: i64, guide: i64, width: float, trust: float) -> None:
        self.exploration: float = exploration
        self.horizon: i64 = horizon
        """How many decisions a playout makes before it is evaluated (or ends of turns, where the game finishes them itself);
        below 0: all until the end."""
        self.guide: i64 = guide
        """How many moves a playout compares by evaluation before it makes one; below 2: it plays at random."""
        self.width: float = width
        """How fast further moves come into consideration: `width` times the square root of the visits; 0: all at once."""
        self.trust: float = trust
        """How far priors come from the evaluation; 0: all moves look alike at first."""


class Tree:
    """The tree and its statistics, as lists with one entry for each node; node 0 is the root."""

    def __init__(self, game: Any, seats: i64, lowest_wins: bool, plan: Plan, seed: i64) -> None:
        self.game: Any = game
        # a compiled object's own attributes are found much faster than a game's
        self.turn: Any = game.turn
        self.legal: Any = game.legal
        self.apply: Any = game.apply
        self.evaluate: Any = game.evaluate
        self.evaluate_all: Any = game.evaluate_all
        self.order: Any = game.prior
        self.finish: Any = game.finish
        self.seats: i64 = seats
        self.sign: float = -1.0 if lowest_wins else 1.0
        self.plan: Plan = plan
        self.dice: Dice = Dice(seed)
        self.move: Ints = vec[i64]()
        self.by: Ints = vec[i64]()
        self.first: Ints = vec[i64]()
        self.last: Ints = vec[i64]()
        self.next: Ints = vec[i64]()
        self.offspring: Ints = vec[i64]()
        self.offered: Ints = vec[i64]()
        """How many moves are legal there, once that is known; only of nodes that stand for one position."""
        self.visits: Ints = vec[i64]()
        self.available: Ints = vec[i64]()
        self.prior: Reals = vec[float]()
        self.rewards: Reals = vec[float]()
        self.wins: Reals = vec[float]()
        self.one_position: bool = not game.hides
        """Whether the root stands for one position, and not for all that a seat could believe to be in."""
        self.path: Ints = vec[i64]()
        self.reward: Reals = vec[float]([0.0 for _ in range(seats)])
        self.win: Reals = vec[float]([0.0 for _ in range(seats)])
        self.values: Reals = vec[float]([0.0 for _ in range(seats)])
        self.results: i64 = 0
        self.margins: float = 0.0
        self.gaps: float = 0.0
        self.gap_results: i64 = 0
        self.level: float = 0.0
        self.sum_squares: Reals = vec[float]([0.0 for _ in range(seats)])
        self.spread: Reals = vec[float]([0.25 for _ in range(seats)])
        self._add(ANY_OUTCOME, CHANCE, 1.0)

    def size(self) -> i64:
        """How many nodes there are."""
        return len(self.move)

    def _add(self, move: i64, by: i64, prior: float) -> i64:
        node: i64 = len(self.move)
        self.move = append(self.move, move)
        self.by = append(self.by, by)
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.next = append(self.next, NONE)
        self.offspring = append(self.offspring, 0)
        self.offered = append(self.offered, 0)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.prior = append(self.prior, prior)
        for _ in range(self.seats):
            self.rewards = append(self.rewards, 0.0)
            self.wins = append(self.wins, 0.0)
        return node

    def _adopt(self, parent: i64, move: i64, by: i64, prior: float) -> i64:
        """A new last child of a node."""
        child = self._add(move, by, prior)
        if self.last[parent] == NONE:
            self.first[parent] = child
        else:
            self.next[self.last[parent]] = child
        self.last[parent] = child
        self.offspring[parent] += 1
        return child

    def iterate(self, state: Any, seat_at_root: i64, through: i64 = NONE) -> None:
        """Walk down the tree in this position, which is used up; play on from where it ends; and tell all nodes passed.

        At the root the given seat decides, also where others decide at the same time; what it decides may be given too.
        """
        node: i64 = 0
        exact: bool = self.one_position
        path: Ints = vec[i64](capacity=64)
        path = append(path, node)
        while True:
            seat: i64 = seat_at_root if node == 0 else self.turn(state)
            if seat == OVER:
                break
            if node != 0 and self.visits[node] == 0:
                break
            if seat == CHANCE:
                move: i64 = draw(self.game, state, self.dice)
                node = self._outcome(node, move)
                exact = exact and self.move[node] != ANY_OUTCOME
            elif node == 0 and through != NONE:
                node = self._root_child(seat, through)
                move = through
            else:
                node = self._select(node, state, seat, exact and node != 0)
                if node == NONE:
                    break
                move = self.move[node]
            self.apply(state, seat, move, None)
            path = append(path, node)
        self.path = path
        self._finish(state)
        self._tell()

    def _outcome(self, node: i64, move: i64) -> i64:
        """The child of an outcome of chance; outcomes get children of their own as the visits allow, the others share one."""
        count: i64 = 0
        shared: i64 = NONE
        child: i64 = self.first[node]
        while child != NONE:
            if self.by[child] == CHANCE:
                if self.move[child] == move:
                    return child
                if self.move[child] == ANY_OUTCOME:
                    shared = child
                count += 1
            child = self.next[child]
        visits: i64 = self.visits[node] + 1
        if count * count <= visits and len(self.move) < MOST_NODES:
            return self._adopt(node, move, CHANCE, 1.0)
        return self._adopt(node, ANY_OUTCOME, CHANCE, 1.0) if shared == NONE else shared

    def _select(self, node: i64, state: Any, seat: i64, exact: bool) -> i64:
        """The child to follow: the best by its own mean, its prior and how rarely it was tried; NONE where nothing can grow.

        A node that stands for one position offers the same moves each time, so they need not be asked for again.
        """
        window: i64 = self._window(self.visits[node])
        if exact and self.offered[node] > 0 and self.offspring[node] >= min(window, self.offered[node]):
            return self._best(node, seat, min(window, self.offered[node]), NO_MOVES, True)
        moves: Ints = self.legal(state, seat)
        window = min(window, len(moves))
        known: i64 = self.offspring[node] if exact else self._known(node, seat, moves, window)
        if known < window:
            if len(self.move) > MOST_NODES:
                return NONE
            self._expand(node, state, seat, moves, max(window - known, min(known, 32)))
        if exact:
            self.offered[node] = len(moves)
        return self._best(node, seat, window, moves, exact)

    def _best(self, node: i64, seat: i64, window: i64, moves: Ints, exact: bool) -> i64:
        """The most promising of the first children that are legal; with `exact` all are."""
        by: Ints = self.by
        following: Ints = self.next
        tried_so_far: Ints = self.visits
        available: Ints = self.available
        rewards: Reals = self.rewards
        seats: i64 = self.seats
        visits: i64 = tried_so_far[node]
        spread: float = self.spread[seat]
        untried: float = 0.5 - 0.5 * spread
        if visits > 0:
            untried = rewards[node * seats + seat] / float(visits) - 0.5 * spread
        weight: float = self.plan.exploration * spread / math.sqrt(float(window))
        best: i64 = NONE
        best_score: float = 0.0
        child: i64 = self.first[node]
        while child != NONE and window > 0:
            if by[child] == seat and (exact or holds(moves, self.move[child])):
                window -= 1
                available[child] += 1
                tried: i64 = tried_so_far[child]
                mean: float = untried
                if tried > 0:
                    mean = rewards[child * seats + seat] / float(tried)
                score: float = mean + weight * self.prior[child] * math.sqrt(float(available[child])) / float(1 + tried)
                if best == NONE or score > best_score:
                    best = child
                    best_score = score
            child = following[child]
        return best

    def _window(self, visits: i64) -> i64:
        """How many children are considered after these visits."""
        if self.plan.width <= 0.0:
            return 1_000_000
        return 2 + i64(self.plan.width * math.sqrt(float(visits)))

    def _known(self, node: i64, seat: i64, moves: Ints, enough: i64) -> i64:
        """How many of these moves have a child, counted until there are enough."""
        count: i64 = 0
        child: i64 = self.first[node]
        while child != NONE and count < enough:
            if self.by[child] == seat and holds(moves, self.move[child]):
                count += 1
            child = self.next[child]
        return count

    def _expand(self, node: i64, state: Any, seat: i64, moves: Ints, wanted: i64) -> None:
        """Children for the most promising moves that have none, best first."""
        fresh: Ints = vec[i64](capacity=len(moves))
        childless: bool = self.first[node] == NONE
        for i in range(len(moves)):
            if childless or self._child(node, seat, moves[i]) == NONE:
                fresh = append(fresh, moves[i])
        worth: Reals = self._priors(state, seat, fresh, node == 0)
        order: Ints = descending(worth)
        for k in range(min(wanted, len(order))):
            self._adopt(node, fresh[order[k]], seat, worth[order[k]])

    def _child(self, node: i64, seat: i64, move: i64) -> i64:
        child: i64 = self.first[node]
        while child != NONE:
            if self.by[child] == seat and self.move[child] == move:
                return child
            child = self.next[child]
        return NONE

    def _root_child(self, seat: i64, move: i64) -> i64:
        """The root's child of a move that must be tried; where it has none yet, a new one."""
        child: i64 = self._child(0, seat, move)
        if child == NONE:
            child = self._adopt(0, move, seat, 1.0)
        self.available[child] += 1
        return child

    def _priors(self, state: Any, seat: i64, moves: Ints, thorough: bool) -> Reals:
        """How promising these moves look: multiples of the average, whose scale does not depend on the game's points."""
        worth: Reals = vec[float](capacity=len(moves))
        if self.plan.trust > 0.0 and len(moves) > 1 and (self.order is not None or self.evaluate is not None):
            worth = self._looks(state, seat, moves, thorough)
            worth = sharpened(worth, SHARPNESS * self.plan.trust)
        else:
            for _ in range(len(moves)):
                worth = append(worth, 1.0)
        for i in range(len(worth)):
            worth[i] = (1.0 - FLAT) * worth[i] + FLAT
        return worth

    def _looks(self, state: Any, seat: i64, moves: Ints, thorough: bool) -> Reals:
        """The evaluation after each of these moves; but where there is no time for that, the game's own order at a glance."""
        if self.order is not None and not (thorough and self.evaluate is not None):
            ordered: Reals = self.order(state, seat, moves)
            return ordered
        looks: Reals = vec[float](capacity=len(moves))
        for i in range(len(moves)):
            after: Any = state.copy()
            self.apply(after, seat, moves[i], None)
            looks = append(looks, float(self.evaluate(after, seat)))
        return looks

    def _finish(self, state: Any) -> None:
        """Play on as far as the plan says and judge where that leads."""
        self.play_on(state)
        if self.turn(state) == OVER or self.evaluate is None:
            self._judge_end(state)
        else:
            self._judge_looks(state)

    def play_on(self, state: Any) -> None:
        """Play on as far as the plan says, in place: as the game itself finishes turns, at random, or by comparing moves."""
        if self.plan.guide < 2 and self.finish is not None and self.plan.horizon != 0:
            self.finish(state, self.dice, self.plan.horizon if self.plan.horizon > 0 else PLAYOUT_CAP)
        elif self.plan.guide < 2 and self.plan.horizon < 0:
            playout(self.game, state, self.dice, PLAYOUT_CAP)
        else:
            self._decide_on(state)

    def _decide_on(self, state: Any) -> None:
        """Make as many sensible decisions as the plan says."""
        left: i64 = self.plan.horizon if self.plan.horizon >= 0 else PLAYOUT_CAP
        while True:
            seat: i64 = self.turn(state)
            if seat == CHANCE:
                self.apply(state, seat, draw(self.game, state, self.dice), None)
            elif seat == OVER or left <= 0:
                return
            else:
                left -= 1
                self.apply(state, seat, self.guided(state, seat, self.legal(state, seat)), None)

    def guided(self, state: Any, seat: i64, moves: Ints) -> i64:
        """A move for a playout: the best looking of all or of a few, or any."""
        count: i64 = len(moves)
        if count == 1:
            return moves[0]
        if self.plan.guide < 2 or self.evaluate is None:
            return moves[self.dice.below(count)]
        best: i64 = NONE
        best_look: float = 0.0
        every: bool = self.plan.guide >= count
        for i in range(min(self.plan.guide, count)):
            move: i64 = moves[i] if every else moves[self.dice.below(count)]
            after: Any = state.copy()
            self.apply(after, seat, move, None)
            look: float = self.evaluate(after, seat)
            if best == NONE or look > best_look:
                best = move
                best_look = look
        return best

    def _judge_end(self, state: Any) -> None:
        """Rewards from ranks and scores; an automated rival counts as an opponent."""
        ranks: Ints = self.game.ranks(state)
        scores: Ints = self.game.scores(state)
        sides: i64 = len(ranks)
        firsts: i64 = 0
        for side in range(sides):
            if ranks[side] == 1:
                firsts += 1
        for seat in range(self.seats):
            self.win[seat] = 1.0 / float(firsts) if ranks[seat] == 1 else 0.0
            place: float = self.win[seat]
            if sides > 1:
                place = float(sides - ranks[seat]) / float(sides - 1)
            margin: float = self.sign * float(scores[seat] - rival(scores, seat, self.sign))
            if sides == 1:
                margin = self.sign * float(scores[seat])
            scale: float = self._scale(margin)
            won: float = 0.5 * (self.win[seat] + place)
            self.reward[seat] = WIN_PART * won + (1.0 - WIN_PART) * squashed(margin / scale)

    def _scale(self, margin: float) -> float:
        """The usual size of a margin in this position, from the results seen so far."""
        if self.results < CALIBRATION * self.seats:
            self.results += 1
            self.margins += abs(margin)
        return 1.0 + self.margins / float(self.results)

    def _judge_looks(self, state: Any) -> None:
        """Rewards from the evaluation, each seat's compared with every other's."""
        if self.evaluate_all is not None:
            self.values = self.evaluate_all(state)
        else:
            for seat in range(self.seats):
                self.values[seat] = self.evaluate(state, seat)
        if self.seats == 1:
            self._judge_alone()
            return
        scale: float = self._gap()
        total: float = 0.0
        for seat in range(self.seats):
            self.win[seat] = math.exp(max(-30.0, min(30.0, (self.values[seat] - self.values[0]) / scale)))
            total += self.win[seat]
        for seat in range(self.seats):
            self.win[seat] /= total
            better: float = 0.0
            for other in range(self.seats):
                if other != seat:
                    better += squashed((self.values[seat] - self.values[other]) / scale)
            better /= float(self.seats - 1)
            self.reward[seat] = WIN_PART * 0.5 * (self.win[seat] + better) + (1.0 - WIN_PART) * better

    def _gap(self) -> float:
        """The usual distance between two seats' evaluations here."""
        if self.gap_results < CALIBRATION:
            self.gap_results += 1
            for seat in range(1, self.seats):
                self.gaps += abs(self.values[seat] - self.values[seat - 1]) / float(self.seats - 1)
        return 0.5 + 0.7 * self.gaps / float(self.gap_results)

    def _judge_alone(self) -> None:
        """Alone at the table there is nobody to compare with but what was usual so far."""
        value: float = self.values[0]
        if self.gap_results < CALIBRATION:
            self.gap_results += 1
            self.level += value
            self.gaps += abs(value - self.level / float(self.gap_results))
        usual: float = self.level / float(self.gap_results)
        self.reward[0] = squashed((value - usual) / (0.5 + self.gaps / float(self.gap_results)))
        self.win[0] = self.reward[0]

    def _tell(self) -> None:
        for i in range(len(self.path)):
            node: i64 = self.path[i]
            self.visits[node] += 1
            for seat in range(self.seats):
                self.rewards[node * self.seats + seat] += self.reward[seat]
                self.wins[node * self.seats + seat] += self.win[seat]
        visits: float = float(self.visits[0])
        for seat in range(self.seats):
            self.sum_squares[seat] += self.reward[seat] * self.reward[seat]
            mean: float = self.rewards[seat] / visits
            variance: float = self.sum_squares[seat] / visits - mean * mean
            if visits > 8.0:
                self.spread[seat] = max(SPREAD_LEAST, math.sqrt(max(0.0, variance)))

    def lead(self) -> i64:
        """By how many visits the most visited move is ahead of the next."""
        most: i64 = 0
        second: i64 = 0
        child: i64 = self.first[0]
        while child != NONE:
            visits: i64 = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.next[child]
        return most - second

    def children(self) -> list[int]:
        """The root's children."""
        children: list[int] = []
        child: i64 = self.first[0]
        while child != NONE:
            children.append(int(child))
            child = self.next[child]
        return children

    def follow(self, by: list[int], moves: list[int]) -> bool:
        """Make the node that these moves lead to the root and forget the rest; False where there is none that has grown."""
        node: i64 = 0
        for i in range(len(moves)):
            seat: i64 = by[i]
            child: i64 = self._child(node, seat, moves[i])
            if child == NONE and seat == CHANCE:
                child = self._child(node, CHANCE, ANY_OUTCOME)
                self.one_position = False
            if child == NONE:
                return False
            node = child
        if self.first[node] == NONE:
            return False
        self._keep(node)
        return True

    def _keep(self, root: i64) -> None:
        """Copy what hangs under a node, parents before children."""
        old: Tree = Tree(self.game, self.seats, self.sign < 0.0, self.plan, 1)
        old.move, old.by, old.first, old.next = self.move, self.by, self.first, self.next
        old.visits, old.available, old.prior = self.visits, self.available, self.prior
        old.rewards, old.wins = self.rewards, self.wins
        self._clear()
        self._take(old, root, self._add(old.move[root], old.by[root], 1.0))
        origin: Ints = vec[i64](capacity=1024)
        origin = append(origin, root)
        at: i64 = 0
        while at < len(origin):
            child: i64 = old.first[origin[at]]
            while child != NONE:
                copy: i64 = self._adopt(at, old.move[child], old.by[child], old.prior[child])
                self._take(old, child, copy)
                origin = append(origin, child)
                child = old.next[child]
            at += 1
        for seat in range(self.seats):
            mean: float = self.rewards[seat] / float(max(1, self.visits[0]))
            self.sum_squares[seat] = float(self.visits[0]) * (mean * mean + self.spread[seat] * self.spread[seat])

    def _take(self, old: Tree, node: i64, copy: i64) -> None:
        self.visits[copy] = old.visits[node]
        self.available[copy] = old.available[node]
        for seat in range(self.seats):
            self.rewards[copy * self.seats + seat] = old.rewards[node * self.seats + seat]
            self.wins[copy * self.seats + seat] = old.wins[node * self.seats + seat]

    def _clear(self) -> None:
        self.move = vec[i64]()
        self.by = vec[i64]()
        self.first = vec[i64]()
        self.last = vec[i64]()
        self.next = vec[i64]()
        self.offspring = vec[i64]()
        self.offered = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()
        self.prior = vec[float]()
        self.rewards = vec[float]()
        self.wins = vec[float]()


def rival(scores: Ints, seat: i64, sign: float) -> i64:
    """The best score of the others."""
    best: i64 = 0
    first: bool = True
    for other in range(len(scores)):
        if other != seat and (first or float(scores[other]) * sign > float(best) * sign):
            best = scores[other]
            first = False
    return best


def squashed(x: float) -> float:
    """From 0 to 1, one half at 0."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, x))))


def sharpened(looks: Reals, sharpness: float) -> Reals:
    """Weights whose mean is 1, from values of any scale: the softmax of the values in their own deviations."""
    count: i64 = len(looks)
    mean: float = 0.0
    for i in range(count):
        mean += looks[i] / float(count)
    variance: float = 0.0
    for i in range(count):
        variance += (looks[i] - mean) * (looks[i] - mean) / float(count)
    deviation: float = math.sqrt(variance) + 1e-9
    weights: Reals = vec[float](capacity=count)
    total: float = 0.0
    for i in range(count):
        weight: float = math.exp(min(8.0, sharpness * (looks[i] - mean) / deviation))
        weights = append(weights, weight)
        total += weight
    for i in range(count):
        weights[i] = weights[i] * float(count) / total
    return weights


def descending(worth: Reals) -> Ints:
    """The places of a list, the largest value first; equals keep their order."""
    count: i64 = len(worth)
    order: Ints = vec[i64](capacity=count)
    for i in range(count):
        order = append(order, i)
    spare: Ints = order[:]
    width: i64 = 1
    while width < count:
        start: i64 = 0
        while start < count:
            merge(order, spare, worth, start, min(start + width, count), min(start + 2 * width, count))
            start += 2 * width
        order, spare = spare, order
        width *= 2
    return order


def merge(source: Ints, target: Ints, worth: Reals, start: i64, middle: i64, end: i64) -> None:
    """Merge two sorted stretches of `source` into `target`."""
    left: i64 = start
    right: i64 = middle
    for at in range(start, end):
        if left < middle and (right >= end or worth[source[left]] >= worth[source[right]]):
            target[at] = source[left]
            left += 1
        else:
            target[at] = source[right]
            right += 1
