"""Bots: what they choose, what they may know, and that equal seeds choose equally."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from toy import GAME as EMBERS

import orrery
from certain import the
from orrery import games
from orrery.bots import LEVELS, Bot, BotError, GreedyBot, MctsBot, Thinking, find_level, make
from orrery.bots.mcts import drawn
from orrery.bots.search import Tree
from orrery.bots.tuning import tuning_of
from orrery.dice import Dice
from orrery.edition import standard
from orrery.kernel import CHANCE, OVER, Findings, Found, Game, Terms
from orrery.play import Sight
from orrery.table import Table

ALL = ["random", "greedy", "mcts:iterations=60"]


def sight_of(game: Game, terms: Terms, state: Any, seat: int) -> Sight:
    moves = tuple(game.catalogue(terms).pick(game.legal(state, seat)))
    return Sight(game, terms, seat, game.view(state, seat), moves, lambda rng: game.imagine(state, seat, rng))


def positions(game: Game, terms: Terms, seed: int, every: int) -> list[Any]:
    """Positions of a random game in which somebody decides."""
    dice, state, found = Dice(seed), game.setup(terms), []
    while waiting := game.to_move(state):
        moves = game.legal(state, waiting[0])
        if waiting[0] == CHANCE:
            move = moves[dice.weighted(game.odds(state))]
        else:
            found.append(state.copy())
            move = moves[dice.below(len(moves))]
        game.apply(state, waiting[0], move, None)
    return found[::every]


def cases() -> list[Any]:
    found = [
        pytest.param(EMBERS, Terms(seats, {"low-wins": "no"}, the(EMBERS.edition)), id=f"embers-{seats}")
        for seats in EMBERS.seats
    ]
    for game in games().values():
        for seats in game.seats:
            options = {option.name: option.choices[0] for option in game.options}
            found.append(pytest.param(game, Terms(seats, options, standard(game.name)), id=f"{game.name}-{seats}"))
    return found


@pytest.mark.parametrize("spec", ALL)
@pytest.mark.parametrize(("game", "terms"), cases())
def test_what_a_bot_cannot_see_cannot_change_its_move(game: Game, terms: Terms, spec: str) -> None:
    rng = random.Random(5)
    met = positions(game, terms, 3, 1 if game is EMBERS else 40)
    for state in met:
        seat = game.to_move(state)[0]
        other = game.imagine(state, seat, rng)
        chosen = [make(spec, 11).choose(sight_of(game, terms, one, seat)) for one in (state, other)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("spec", ALL)
def test_equal_seeds_choose_equally_and_only_legal_moves(spec: str) -> None:
    chosen = []
    for _ in range(2):
        table = Table("callisto", 3, seed=1)
        bots = [make(spec, seat) for seat in range(3)]
        for _ in range(9):
            seat = table.to_move[0]
            table.play(bots[seat].choose(table.sight(seat)), seat)
        chosen.append([entry.move for entry in table.entries])
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", ["cassiopeia", "three-days"])
def test_moves_that_are_not_asked_for_again_change_no_search(game: str) -> None:
    """Where nothing is hidden a node's moves are remembered; a search that asks for them each time grows the same tree."""
    table = Table(game, 3, seed=4)
    for _ in range(15):
        table.play(table.legal()[0])
    state, seat = table.sight(table.to_move[0]).imagine(random.Random(1)), table.to_move[0]
    grown = []
    for one in (table.game, replace(table.game, hides=True)):
        tree = Tree(one, 3, one.lowest_wins, Thinking().plan(one), 5)
        for _ in range(400):
            tree.iterate(state.copy(), seat)
        grown.append([list(tree.move), list(tree.visits), list(tree.available), list(tree.rewards)])
    assert grown[0] == grown[1]


class TooLarge(Exception):
    pass


def winner(state: Any, budget: list[int]) -> int:
    """Who wins a position of Callisto for two if both play perfectly."""
    game = games()["callisto"]
    seat = game.turn(state)
    if seat == OVER:
        return list(game.ranks(state)).index(1)
    for move in game.legal(state, seat):
        budget[0] -= 1
        if budget[0] < 0:
            raise TooLarge
        after = state.copy()
        game.apply(after, seat, move, None)
        if winner(after, budget) == seat:
            return int(seat)
    return 1 - int(seat)


def solved(seed: int) -> tuple[Sight, set[int]] | None:
    """A late decision in which some moves win and others lose, and those that win."""
    game, terms = games()["callisto"], Table("callisto", 2, seed=1).terms
    for state in reversed(positions(game, terms, seed, 1)):
        seat, won = game.turn(state), {}
        try:
            for move in game.legal(state, seat):
                after = state.copy()
                game.apply(after, seat, move, None)
                won[int(move)] = winner(after, [3000]) == seat
        except TooLarge:
            return None
        if len(set(won.values())) == 2:
            return sight_of(game, terms, state, seat), {move for move, wins in won.items() if wins}
    return None


def test_mcts_finds_the_winning_move_in_solved_positions() -> None:
    found = 0
    for seed in range(40):
        case = solved(seed)
        if case is not None:
            found += 1
            assert MctsBot(Thinking(iterations=2000), seed).choose(case[0]).index in case[1]
    assert found >= 5


class Ladder:
    """A solved game of two with chance: whoever takes the last counter wins; a die says how many may be taken."""

    evaluate = evaluate_all = prior = playout = finish = None
    hides = False

    NAME, LOWEST_WINS = "ladder", False

    class State:
        def __init__(self, left: int, turn: int, die: int) -> None:
            self.left, self.turn, self.die = left, turn, die

        def copy(self) -> Ladder.State:
            return Ladder.State(self.left, self.turn, self.die)

        def facts(self) -> list[int]:
            return [self.left, self.turn, self.die]

    def turn(self, state: State) -> int:
        return -2 if state.left == 0 else CHANCE if state.die == 0 else state.turn

    def legal(self, state: State, seat: int) -> Any:
        from librt.vecs import vec
        from mypy_extensions import i64

        return vec[i64]([0, 1] if seat == CHANCE else [n for n in (1, 2, 3) if n <= min(state.left, state.die + 1)])

    def odds(self, state: State) -> Any:
        from librt.vecs import vec
        from mypy_extensions import i64

        return vec[i64]([1, 3])

    def apply(self, state: State, seat: int, move: int, events: Any) -> None:
        if seat == CHANCE:
            state.die = move + 1
        else:
            state.left -= move
            state.turn, state.die = 1 - seat, 0

    def ranks(self, state: State) -> Any:
        from librt.vecs import vec
        from mypy_extensions import i64

        return vec[i64]([1, 2] if state.turn == 1 else [2, 1])

    def scores(self, state: State) -> Any:
        from librt.vecs import vec
        from mypy_extensions import i64

        return vec[i64]([3 - rank for rank in self.ranks(state)])


def value(left: int, die: int, known: dict[tuple[int, int], float]) -> float:
    """The chance of whoever is to move, with this die, to win the ladder."""
    if left == 0:
        return 0.0
    if (left, die) not in known:
        known[left, die] = max(
            1 - sum(p * value(left - n, d, known) for p, d in ((0.25, 1), (0.75, 2)))
            for n in (1, 2, 3)
            if n <= min(left, die + 1)
        )
    return known[left, die]


def test_the_search_solves_a_game_with_chance() -> None:
    from orrery.bots.search import Plan, Tree

    known: dict[tuple[int, int], float] = {}
    game = Ladder()
    for left, die in ((4, 1), (5, 2), (7, 2), (8, 1)):
        tree = Tree(game, 2, False, Plan(0.7, -1, 0, 0.0, 0.0), 3)
        for _ in range(4000):
            tree.iterate(Ladder.State(left, 0, die), 0)
        best = max(tree.children(), key=lambda child: tree.visits[child])
        worth = {
            n: 1 - sum(p * value(left - n, d, known) for p, d in ((0.25, 1), (0.75, 2)))
            for n in (1, 2, 3)
            if n <= min(left, die + 1)
        }
        assert worth[int(tree.move[best])] == max(worth.values())
        assert tree.wins[best * 2] / int(tree.visits[best]) == pytest.approx(max(worth.values()), abs=0.12)


def test_the_tree_is_kept_from_move_to_move() -> None:
    table, rng = Table("callisto", 2, seed=1), random.Random(3)
    for _ in range(24):
        table.play(rng.choice(table.legal()))
    bots = [MctsBot(Thinking(iterations=400, general=1), seat) for seat in range(2)]
    kept = 0
    while not table.over:
        seat = table.to_move[0]
        findings = bots[seat].think(table.sight(seat))
        kept += findings.visits > 400
        table.play(table.game.catalogue(table.terms)[findings.best()])
    assert kept >= 2


def test_whoever_decides_at_the_same_time_as_others_searches_its_own_moves() -> None:
    asked = 0
    for game, seats in ((EMBERS, 3), (games()["three-days"], 4)):
        table, bot = Table(game, seats, seed=5), MctsBot(Thinking(iterations=20), 1)
        for _ in range(12):
            if table.over:
                break
            for seat in reversed(table.to_move):
                legal = {move.index for move in table.legal(seat)}
                if len(legal) > 1:
                    assert legal >= bot.think(table.sight(seat)).moves.keys() != set()
                    asked += len(table.to_move) > 1
            table.play(table.legal()[0])
    assert asked > 4


def test_several_processes_put_their_findings_together() -> None:
    sight = Table("callisto", 2, seed=1).sight(0)
    alone = MctsBot(Thinking(iterations=100, general=1), 4).think(sight)
    together = MctsBot(Thinking(iterations=100, processes=3, general=1), 4).think(sight)
    assert together.visits > 2.5 * alone.visits
    assert sum(found.visits for found in together.moves.values()) == together.visits


def test_a_budget_in_seconds_ends_the_search() -> None:
    findings = MctsBot(Thinking(iterations=10**9, seconds=0.05), 4).think(Table("callisto", 2, seed=1).sight(0))
    assert 0 < findings.visits < 10**6


def test_greedy_looks_one_decision_ahead() -> None:
    game = games()["callisto"]
    table = Table("callisto", 2, seed=1)
    for _ in range(10):
        table.play(GreedyBot(1).choose(table.sight(table.to_move[0])))
    sight = table.sight(table.to_move[0])

    def worth(index: int) -> float:
        state = sight.imagine(random.Random(1))
        game.apply(state, sight.seat, index, None)
        return float(game.evaluate(state, sight.seat))  # type: ignore[attr-defined]

    assert worth(GreedyBot(1).choose(sight).index) == max(worth(move.index) for move in sight.moves)


def test_a_game_may_say_how_long_each_level_thinks() -> None:
    for level in LEVELS:
        assert level.thinking.level == level.number
        assert level.thinking.at(games()["callisto"]) is level.thinking
        measured, there = tuning_of("three-days"), level.thinking.at(games()["three-days"])
        assert there.iterations == measured.iterations[level.number - 1]
        assert there.whim == measured.whims[level.number - 1]
    assert Thinking(iterations=7).at(games()["three-days"]) == Thinking(iterations=7)
    findings = MctsBot(LEVELS[2].thinking, 1).think(Table("cassiopeia", 2, seed=2).sight(0))
    assert 0 < findings.visits <= tuning_of("cassiopeia").iterations[2]


@pytest.mark.parametrize("name", games())
def test_levels_differ_by_thinking_alone_from_the_third_on(name: str) -> None:
    game = games()[name]
    thought = [level.thinking.at(game) for level in LEVELS]
    assert [thinking.whim for thinking in thought[2:]] == [0.0, 0.0, 0.0]
    assert sorted({thinking.iterations for thinking in thought}) == [thinking.iterations for thinking in thought]
    assert thought[0].whim > thought[1].whim


def test_a_whim_takes_what_was_tried_and_mostly_what_was_tried_most() -> None:
    findings = Findings(0, 16, [8.0], {3: Found(12, 6.0, [6.0]), 5: Found(4, 2.0, [2.0]), 7: Found(0, 0.0, [0.0])})
    rng = random.Random(1)
    assert {drawn(findings, 0.0, rng) for _ in range(20)} == {3}
    freely = [drawn(findings, 1.0, rng) for _ in range(400)]
    hardly = [drawn(findings, 0.4, rng) for _ in range(400)]
    assert set(freely) == set(hardly) == {3, 5}
    assert 70 < freely.count(5) < 130
    assert 10 < hardly.count(5) < 40


@pytest.mark.parametrize("name", ["3", "level3", "navigator", "Level 3"])
def test_levels_have_numbers_and_names(name: str) -> None:
    assert find_level(name) is LEVELS[2]


def test_every_level_is_bounded_by_a_second() -> None:
    for level in LEVELS:
        assert level.thinking.seconds is not None
        assert level.thinking.seconds <= 1
        assert level.thinking.processes == 1
        assert isinstance(make(f"level{level.number}"), Bot)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nobody", "there is no bot “nobody”"),
        ("mcts:speed=9", "mcts has no setting “speed”"),
        ("mcts:iterations=many", "iterations must be a number, not “many”"),
        ("mcts:iterations=0", "iterations must be at least 1"),
        ("mcts:seconds=-1", "seconds must be more than 0"),
        ("run:", "there is no bot “run:”"),
        ("greedy:more", "there is no bot"),
    ],
)
def test_a_bot_that_is_not_is_told_in_a_sentence(spec: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        make(spec)


def test_a_hint_gives_the_best_few_moves() -> None:
    table = orrery.Table("callisto", 2, seed=1)
    advice = table.hint(count=3, seconds=0.2)
    assert len(advice) == 3
    assert len({one.move for one in advice}) == 3
    assert advice[0].visits >= advice[1].visits
    for one in advice:
        assert one.move in table.legal()
        assert 0 <= one.win <= 1
        assert 0 <= one.score < 80
    with pytest.raises(orrery.TableError):
        table.hint(seat=1)


@pytest.mark.parametrize(("name", "least", "most"), [("callisto", 0, 13), ("cryo", 45, 80), ("three-days", 20, 45)])
def test_the_points_expected_are_those_of_sensible_play(name: str, least: float, most: float) -> None:
    advice = orrery.Table(name, 2, seed=1).hint(count=1, seconds=0.1)
    assert least <= advice[0].score <= most
