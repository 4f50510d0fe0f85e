"""Callisto's own engine: it agrees with the plain boards on what is legal, with enumeration on ends, and with its own twin."""

from __future__ import annotations

import random
import resource
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.bots import MctsBot, Thinking, make
from orrery.games import games
from orrery.games.callisto.components import KINDS, PILLAR, colours
from orrery.games.callisto.moves import layout_of
from orrery.games.callisto.reference import Board
from orrery.games.callisto.thinker import COURSES, LEVELS, Thinker, course_of, course_terms, feature_names, policy
from orrery.kernel import OVER, Effort, Terms
from orrery.table import Table

tree = pytest.importorskip("orrery.games.callisto.tree", reason="the engine runs only compiled", exc_type=ImportError)

CALLISTO = games()["callisto"]
TERMS = {
    course: Table("callisto", course_terms(course)[0], options=course_terms(course)[1]).terms for course in COURSES
}
TERMS["outer-pillars"] = Table("callisto", 2, options={"outer-pillars": "yes"}).terms
every_course = pytest.mark.parametrize("terms", TERMS.values(), ids=TERMS.keys())


def walk(terms: Terms, seed: int) -> Iterator[Board]:
    """The positions of a random game, on the plain boards."""
    rng, board = random.Random(seed), Board(layout_of(terms), colours(terms))
    while board.turn != OVER:
        yield board
        board.place(rng.choice(board.legal(board.turn)))


def ends(terms: Terms, count: int, most: int) -> list[Board]:
    """The first positions with at most so many placements of all colours in some random games that have such."""
    found: list[Board] = []
    for seed in range(100):
        for board in walk(terms, seed):
            if sum(board.room(colour) for colour in range(board.colours)) <= most:
                found.append(board.copy())
                break
        if len(found) == count:
            return found
    raise AssertionError("too few")


def state_of(terms: Terms, board: Board) -> Any:
    state = CALLISTO.setup(terms)
    for move in board.placed:
        state.board.place(move)
    return state


def search_of(terms: Terms) -> Any:
    return tree.Engine(layout_of(terms), colours(terms), terms.seats, 1)


@every_course
def test_it_finds_the_placements_that_the_plain_boards_find(terms: Terms) -> None:
    search = search_of(terms)
    for board in walk(terms, 3):
        search.start(board.placed, board.placed_by, board.turn, 100, 1)
        for colour in range(board.colours):
            assert search.legal(colour) == board.legal(colour)


@every_course
def test_it_thinks_about_legal_moves_only_and_ends_every_game(terms: Terms) -> None:
    table = Table("callisto", terms.seats, options=dict(terms.options))
    bots = [MctsBot(Thinking(iterations=60), seat) for seat in range(terms.seats)]
    while not table.over:
        seat = table.to_move[0]
        legal = {move.index for move in table.legal()}
        findings = bots[seat].think(table.sight(seat))
        assert findings.moves.keys() <= legal
        assert findings.best() in legal
        assert sum(found.visits for found in findings.moves.values()) == findings.visits >= 1
        assert sum(findings.chances()) == pytest.approx(1.0, abs=0.01)
        table.play(table.game.catalogue(table.terms)[findings.best()])


def enumerated(board: Board, seats: int) -> tuple[int, ...]:
    """Everybody's place when each plays for its own best place, the first of equal moves, by trying all of them."""
    if board.turn == OVER:
        points = [0] * seats
        for colour in range(board.colours):
            left = board.left[colour * KINDS : (colour + 1) * KINDS]
            points[colour % seats] += sum(a * b for a, b in zip(left, board.layout.points, strict=True))
        return tuple(1 + sum((points[o], -o) < (points[s], -s) for o in range(seats)) for s in range(seats))
    best: tuple[int, ...] = ()
    for move in board.legal(board.turn):
        after = board.copy()
        after.place(move)
        ranks = enumerated(after, seats)
        if not best or ranks[board.turn % seats] < best[board.turn % seats]:
            best = ranks
    return best


@pytest.mark.parametrize(("course", "most"), [("two", 11), ("three", 9), ("four", 8), ("two-by-two", 9)])
def test_ends_are_proven_as_full_enumeration_proves_them(course: str, most: int) -> None:
    """4.4, 4.6: the fewest points win, and of equals whoever started later."""
    terms, decided = TERMS[course], set()
    for board in ends(terms, 12, most):
        search = search_of(terms)
        search.start(board.placed, board.placed_by, board.turn, 100, 1)
        proof, seat = search.prove(10**7), board.turn % terms.seats
        best = min(ranks[seat] for ranks in proof.values())
        for move, ranks in proof.items():
            after = board.copy()
            after.place(move)
            assert ranks == enumerated(after, terms.seats)
        if terms.seats > 2 or best > 1:
            assert list(proof) == board.legal(board.turn)
        decided.add(best)
    assert len(decided) > 1


def test_a_proof_that_takes_too_long_is_none() -> None:
    board = ends(TERMS["two"], 1, 60)[0]
    search = search_of(TERMS["two"])
    search.start(board.placed, board.placed_by, board.turn, 100, 1)
    assert search.prove(5) is None


def test_what_is_proven_is_played_and_told() -> None:
    terms, won = TERMS["two"], 0
    for seed, board in enumerate(ends(terms, 5, 24)):
        seat = board.turn % 2
        wins = enumerated_fast(board, seat)
        findings = Thinker(terms, seed).think(state_of(terms, board), seat, Effort(20_000))
        if wins:
            won += 1
            assert findings.best() in wins
            assert findings.win_of(findings.best(), seat) == 1.0
            assert findings.chances()[seat] == 1.0
        else:
            assert findings.chances()[seat] == 0.0
    assert won > 0


def enumerated_fast(board: Board, seat: int) -> set[int]:
    """The moves that win for a seat, by the solver that was compared with enumeration above."""
    wins = set()
    for move in board.legal(board.turn):
        after = board.copy()
        after.place(move)
        if after.turn == OVER:
            wins |= {move} if enumerated(after, 2)[seat] == 1 else set()
            continue
        search = search_of(TERMS["two"])
        search.start(after.placed, after.placed_by, after.turn, 100, 1)
        proof = search.prove(10**7)
        turn = after.turn % 2
        mover_wins = any(ranks[turn] == 1 for ranks in proof.values())
        if mover_wins == (turn == seat):
            wins.add(move)
    return wins


def test_equal_seeds_find_the_same_and_other_seeds_something_else() -> None:
    terms = TERMS["three"]
    found = [Thinker(terms, seed).think(CALLISTO.setup(terms), 0, Effort(300)) for seed in (5, 5, 6)]
    assert found[0] == found[1]
    assert found[0] != found[2]


def test_the_tree_is_kept_from_move_to_move() -> None:
    terms = TERMS["two"]
    thinker, state, kept = Thinker(terms, 1), CALLISTO.setup(terms), 0
    for _ in range(20):
        findings = thinker.think(state, int(CALLISTO.turn(state)), Effort(400))
        kept += findings.visits > 400
        CALLISTO.apply(state, CALLISTO.turn(state), findings.best(), None)
    assert kept > 10


def test_a_tree_that_is_full_goes_on_searching() -> None:
    terms = TERMS["four"]
    search = Thinker(terms, 1)._made(1)
    thinker = Thinker(terms, 1)
    thinker._learn(search, 3)
    search.start([], [], 0, 3000, 1)
    search.grow(2000, 0)
    assert search.visits == 2000
    assert search.size <= 3000


def test_several_threads_grow_one_tree() -> None:
    terms = TERMS["two"]
    alone = Thinker(terms, 4).think(CALLISTO.setup(terms), 0, Effort(4000))
    together = Thinker(terms, 4).think(CALLISTO.setup(terms), 0, Effort(4000, threads=3))
    assert together.moves.keys() == alone.moves.keys()
    assert together.visits > 1000
    assert abs(together.chances()[0] - alone.chances()[0]) < 0.1


def test_the_first_player_does_not_let_the_second_mirror_it_to_the_end() -> None:
    """4.6: a tie is lost for whoever started, and a board that is mirrored to the end is a tie."""
    terms = TERMS["two"]
    layout, state, thinker = layout_of(terms), CALLISTO.setup(terms), Thinker(terms, 2)
    last = layout.width * layout.width - 1
    index = {(layout.kind_of[n], cells): n for n, cells in enumerate(layout.cells_of)}
    for _ in range(12):
        move = thinker.think(state, 0, Effort(500)).best()
        CALLISTO.apply(state, 0, move, None)
        image = index[layout.kind_of[move], tuple(sorted(last - cell for cell in layout.cells_of[move]))]
        if image not in list(CALLISTO.legal(state, 1)):
            return
        CALLISTO.apply(state, 1, image, None)
    raise AssertionError("twelve turns were mirrored")


def plain_features(board: Board, seats: int, move: int) -> list[str]:
    """What a placement looks like, in plain Python: the twin of what the engine counts."""
    layout, colour = board.layout, board.turn
    width, kind, cells = layout.width, layout.kind_of[move], layout.cells_of[move]
    beside = {c: [d for d in _beside(c, width) if d in layout.cells] for c in layout.cells | layout.pillars}
    rivals = [c for c in range(board.colours) if (c - colour) % seats and board.can_place(c)]
    edge = {
        c: {d for cell in layout.cells if board.owner(cell) == c for d in beside[cell]} for c in range(board.colours)
    }
    free = {cell for cell in layout.cells if board.owner(cell) < 0}
    near = set()
    recent = list(zip(board.placed, board.placed_by, strict=True))[-board.colours :]
    for placed, by in recent:
        if (by - colour) % seats:
            near |= {d for cell in layout.cells_of[placed] for d in beside[cell]} - set(layout.cells_of[placed])
    left = sum(board.left[colour * KINDS : (colour + 1) * KINDS])
    found = [f"kind {kind} in phase {0 if left > 16 else 1 if left > 12 else 2 if left > 8 else 3}"]
    for cell in cells:
        rival = any(cell in edge[c] for c in rivals)
        own = "own and " if cell in edge[colour] else ""
        found.append(f"covers {own}{'rival' if rival else 'free'}{' near the last moves' if cell in near else ''}")
    for cell in sorted({d for covered in cells for d in beside[covered]} - set(cells)):
        found.append(_beside_name(board, seats, cell, free, edge, rivals, beside))
    return found if kind != PILLAR else [*found, "pillar"]


def _beside(cell: int, width: int) -> list[int]:
    x, y = cell % width, cell // width
    near = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
    return [b * width + a for a, b in near if 0 <= a < width and 0 <= b < width]


def _beside_name(board: Board, seats: int, cell: int, free: Any, edge: Any, rivals: Any, beside: Any) -> str:
    owner, colour = board.owner(cell), board.turn
    if owner == colour:
        return "beside own"
    if owner >= 0:
        return "beside partner" if (owner - colour) % seats == 0 else "beside rival"
    rival = any(cell in edge[c] for c in rivals)
    if cell in edge[colour]:
        return "beside shared edge" if rival else "beside own edge"
    return f"opens {sum(d in free for d in beside[cell])} {'with rival' if rival else 'alone'}"


@pytest.mark.parametrize("course", COURSES)
def test_features_are_those_of_their_twin_in_plain_python(course: str) -> None:
    terms, names, compared = TERMS[course], feature_names(), 0
    for number, board in enumerate(walk(terms, 9)):
        if number % 7:
            continue
        thinker = Thinker(terms, 1)
        findings = thinker.think(state_of(terms, board), board.turn % terms.seats, Effort(30))
        rows = thinker.lesson().features
        moves, _, _ = thinker._search.lesson()
        for move, row in list(zip(moves, rows, strict=True))[:: 1 + len(moves) // 8]:
            seen = [names[at] for at in row if not names[at].startswith("pillar")]
            assert sorted(seen) == sorted(name for name in plain_features(board, terms.seats, move) if name != "pillar")
            compared += 1
        assert findings.visits
    assert compared > 20


def test_a_pillar_is_seen_by_its_distances() -> None:
    terms, names = TERMS["two"], feature_names()
    thinker = Thinker(terms, 1)
    thinker.think(CALLISTO.setup(terms), 0, Effort(30))
    for row in thinker.lesson().features:
        seen = [names[at] for at in row if names[at].startswith("pillar")]
        assert [name.partition(" in ring")[0] for name in seen][:1] == ["pillar 1"]
        assert seen[1:] == ["pillar 7 from a rival", "pillar 7 from its own"]


def test_engines_give_back_their_memory() -> None:
    terms = TERMS["two"]
    state = CALLISTO.setup(terms)

    def think(count: int) -> None:
        for seed in range(count):
            thinker = Thinker(terms, seed)
            thinker.think(state, 0, Effort(200))

    think(3)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    think(20)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 8_000


def test_the_game_says_that_it_brings_an_engine_and_learns() -> None:
    assert CALLISTO.engine is not None
    assert CALLISTO.engine.levels is LEVELS
    assert CALLISTO.learning is not None
    assert games()["cryo"].engine is games()["cryo"].learning is None
    assert len(LEVELS) == 5
    assert [level.whim for level in LEVELS[2:]] == [0.0, 0.0, 0.0]
    assert LEVELS[0].whim > LEVELS[1].whim > 0.0


@pytest.mark.parametrize("course", COURSES)
def test_every_course_has_a_policy_with_its_recipe(course: str) -> None:
    found = policy(course)
    assert list(found["weights"]) == feature_names()
    assert found["recipe"]["course"] == found["course"] == course
    assert found["recipe"]["games"] > 0
    assert course_of(TERMS[course]) == course


def test_the_general_search_can_still_be_asked_for() -> None:
    sight = Table("callisto", 2, seed=1).sight(0)
    own, general = (make(spec, 1) for spec in ("mcts:iterations=50", "mcts:iterations=50,general=1"))
    assert isinstance(own, MctsBot)
    assert isinstance(general, MctsBot)
    assert own._own_engine(sight) is not None
    assert general._own_engine(sight) is None
    assert general.think(sight).moves.keys() <= {move.index for move in sight.moves}


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_level_thinks_with_the_engine(number: int) -> None:
    sight, bot = Table("callisto", 2, seed=1).sight(0), make(f"level{number}", 1)
    assert isinstance(bot, MctsBot)
    assert bot._own_engine(sight) is not None
    assert bot.thinking.effort(sight.game) == LEVELS[number - 1]


def test_both_searches_win_what_is_won() -> None:
    terms, met = TERMS["two"], 0
    for seed, board in enumerate(ends(terms, 24, 14)):
        wins = enumerated_fast(board, board.turn % 2)
        if not 0 < len(wins) < len(board.legal(board.turn)):
            continue
        met += 1
        table = Table("callisto", 2, seed=1)
        table.follow([(by % 2, move) for by, move in zip(board.placed_by, board.placed, strict=True)])
        for general in (0, 1):
            bot = MctsBot(Thinking(iterations=3000, general=general), seed)
            assert bot.choose(table.sight(board.turn % 2)).index in wins
    assert met >= 2
