"""The contract: every promise of Game, asked of every game, number of seats and option."""

from __future__ import annotations

import functools
import itertools
import json
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from toy import GAME as EMBERS

from covering import SEATS, Choices, covering, covers, pairs_of, usual
from orrery import games as all_games, kernel
from orrery._compiled import BUILD
from orrery.dice import Dice, playout
from orrery.kernel import CHANCE, OVER, Game, Terms
from orrery.scene import PALETTE, plain
from test_scene import places, symbols, things

CAP = 20_000


GAMES = [EMBERS, *all_games().values()]


def name_of(game: Game, terms: Terms) -> str:
    usual = {option.name: option.choices[0] for option in game.options}
    unusual = (f"{name}={choice}" for name, choice in terms.options.items() if choice != usual[name])
    return "-".join([game.name, str(terms.seats), *unusual])


def examples(game: Game) -> int:
    """Random games on each terms: fewer where the terms are many, and one where compiled rules have played before."""
    if not BUILD.compiled:
        return 1
    return 3 if len(COVERING[game.name]) < 20 else 2


COVERING = {game.name: covering(game) for game in GAMES}
AGAIN = bool(os.environ.get("ORRERY_PURE"))
"""Whether this is the second time, uncompiled: `test_compiled` plays compiled and plain on all terms and compares them move for
move, so that the promises need be asked of the usual games only."""
CASES = [
    pytest.param(game, terms, id=name_of(game, terms))
    for game in GAMES
    for terms in COVERING[game.name]
    if usual(game, terms) or not AGAIN
]
every_game = pytest.mark.parametrize(("game", "terms"), CASES)


def random_games(check: Callable[[Game, Terms, int], None]) -> Callable[[Game, Terms], None]:
    """A promise as a test: asked of random games on each of the terms."""

    @every_game
    @functools.wraps(check, assigned=("__name__", "__doc__", "__module__"), updated=())
    def test(game: Game, terms: Terms) -> None:
        @settings(max_examples=examples(game), deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(st.integers(0, 2**31))
        def of_a_seed(seed: int) -> None:
            check(game, terms, seed)

        of_a_seed()

    del test.__wrapped__
    return test


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_two_choices_are_asked_together(game: Game) -> None:
    rows: list[Choices] = [{SEATS: terms.seats, **terms.options} for terms in COVERING[game.name]]
    assert [pair for pair in pairs_of(game) if not any(covers(row, pair) for row in rows)] == []
    for seats, option in itertools.product(game.seats, game.options):
        if not option.seats or seats in option.seats:
            for choice in option.choices:
                assert any(covers(row, {SEATS: seats, option.name: choice}) for row in rows)


def walk(game: Game, terms: Terms, seed: int, events: list[Any] | None = None) -> Iterator[tuple[Any, int, int]]:
    """A random game: the position before each move, who makes it, and the move."""
    rng = random.Random(seed)
    state = game.setup(terms)
    for _ in range(CAP):
        movers = game.to_move(state)
        if not movers:
            assert game.turn(state) == OVER
            return
        assert game.turn(state) == movers[0]
        seat = rng.choice(movers)
        moves = list(game.legal(state, seat))
        weights = list(map(int, game.odds(state))) if seat == CHANCE else None
        if weights is not None:
            assert len(weights) == len(moves)
            assert min(weights) > 0
        move = rng.choices(moves, weights)[0]
        yield state, seat, move
        state = state.copy()
        game.apply(state, seat, move, events)
    raise AssertionError(f"no end after {CAP} moves")


def positions(game: Game, terms: Terms, seed: int, count: int) -> list[Any]:
    """Some positions of one random game, first and last among them."""
    met = [state for state, _, _ in walk(game, terms, seed)]
    rng = random.Random(seed)
    return [met[0], *rng.sample(met, min(count, len(met))), met[-1]]


@random_games
def test_every_game_ends_with_an_outcome(game: Game, terms: Terms, seed: int) -> None:
    state = None
    for state, seat, move in walk(game, terms, seed):
        assert game.outcome(state) is None
    game.apply(state, seat, move, None)
    outcome = game.outcome(state)
    assert outcome is not None
    assert tuple(game.ranks(state)) == outcome.ranks
    assert tuple(game.scores(state)) == outcome.scores
    assert min(outcome.ranks) == 1
    assert all(len(line.amounts) == len(outcome.scores) for line in outcome.sheet)
    for seat in range(terms.seats):
        assert not len(game.legal(state, seat))
        assert game.why_not(state, seat, 0) is not None


@random_games
def test_legal_is_exactly_what_nothing_speaks_against(game: Game, terms: Terms, seed: int) -> None:
    size = len(game.catalogue(terms))
    for state in positions(game, terms, seed, 12 if size < 3000 else 4):
        for seat in [CHANCE, *range(terms.seats)]:
            moves = list(game.legal(state, seat))
            assert moves == sorted(set(moves)), "legal moves ascend"
            free = [m for m in range(size) if game.why_not(state, seat, m) is None]
            assert moves == free, (seat, sorted(set(moves) ^ set(free))[:5])


@every_game
def test_notation_round_trips(game: Game, terms: Terms) -> None:
    for move in game.catalogue(terms):
        assert game.parse(terms, str(move)) == move


@random_games
def test_copies_do_not_interfere(game: Game, terms: Terms, seed: int) -> None:
    for state in positions(game, terms, seed, 3)[:-1]:
        before = state.facts()
        other = state.copy()
        assert other.facts() == before
        playout(game, other, Dice(seed), CAP)
        assert state.facts() == before
        assert other.facts() != before


@random_games
def test_nothing_is_created_or_lost(game: Game, terms: Terms, seed: int) -> None:
    census = None
    for state, _, _ in walk(game, terms, seed):
        census = census or game.census(state)
        assert game.census(state) == census


@random_games
def test_views_are_json_and_imagination_fits_them(game: Game, terms: Terms, seed: int) -> None:
    rng = random.Random(seed)
    for state in positions(game, terms, seed, 8):
        everybody = game.view(state, None)
        json.dumps(everybody)
        for seat in range(terms.seats):
            seen = game.view(state, seat)
            json.dumps(seen)
            assert game.hides or seen | {"you": None} == everybody | {"you": None}
            believed = game.imagine(state, seat, rng)
            assert game.view(believed, seat) == seen
            assert list(game.legal(believed, seat)) == list(game.legal(state, seat))
            assert game.to_move(believed) == game.to_move(state)
            assert game.census(believed) == game.census(state)
            playout(game, believed, Dice(seed), CAP)


@random_games
def test_observations_are_as_described_and_hide_what_views_hide(game: Game, terms: Terms, seed: int) -> None:
    rng = random.Random(seed)
    fields = game.fields(terms)
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.low < field.high and field.length > 0 for field in fields)
    for state in positions(game, terms, seed, 8):
        for seat in range(terms.seats):
            seen = list(game.observe(state, seat))
            assert len(seen) == sum(field.length for field in fields)
            at = 0
            for field in fields:
                part = seen[at : at + field.length]
                assert field.low <= min(part) and max(part) <= field.high, (field.name, part)
                at += field.length
            believed = game.imagine(state, seat, rng)
            assert list(game.observe(believed, seat)) == seen
            assert game.hides or believed.facts() == state.facts()


@random_games
def test_observations_tell_what_views_tell(game: Game, terms: Terms, seed: int) -> None:
    """What changes in a view changes the observation, and equal observations offer equal moves."""
    before: list[tuple[Any, list[int]]] = []
    offered: dict[tuple[int, ...], list[int]] = {}
    for state, mover, _ in walk(game, terms, seed):
        now = [(game.view(state, seat), list(game.observe(state, seat))) for seat in range(terms.seats)]
        for seat, (old, new) in enumerate(zip(before, now, strict=False)):
            assert old[0] == new[0] or old[1] != new[1], seat
        if mover != CHANCE:
            moves = list(game.legal(state, mover))
            assert offered.setdefault((mover, *now[mover][1]), moves) == moves
        before = now


@random_games
def test_events_and_sentences_can_be_shown_to_everybody(game: Game, terms: Terms, seed: int) -> None:
    events: list[kernel.Event] = []
    for state, seat, move in walk(game, terms, seed, events):
        for viewer in [None, *range(terms.seats)]:
            assert game.seen(state, seat, move, viewer)
        if seat != CHANCE:
            assert game.seen(state, seat, move, seat) == str(game.catalogue(terms)[move])
            assert game.prompt(game.view(state, seat), seat).key
    assert events
    for event, viewer in itertools.product(events, [None, *range(terms.seats)]):
        game.see(event, viewer)


@random_games
def test_every_view_can_be_drawn_and_every_move_reached(game: Game, terms: Terms, seed: int) -> None:
    board = game.board(terms)
    for state in positions(game, terms, seed, 4):
        for viewer in [None, *range(terms.seats)]:
            view = game.view(state, viewer)
            scene = game.scene(terms, view, viewer)
            ids = things(scene)
            assert all(count == 1 for count in ids.values()), "every thing has its own id"
            assert symbols(scene) <= set(board.symbols)
            sketch = game.sketch(terms, view, lambda text: text.key[:12])
            assert plain(sketch).strip()
            assert max(len(line) for line in plain(sketch).splitlines()) <= 80
            assert {span.ink for line in sketch for span in line} <= set(PALETTE)
            if viewer is not None and viewer in game.to_move(state):
                there = set(ids) | places(scene, board)
                kinds = {kind for action in game.actions(terms, view, viewer) for kind in action.kinds}
                for index in game.legal(state, viewer):
                    move = game.catalogue(terms)[index]
                    assert move.kind in kinds or there & set(game.touches(terms, viewer, move)), move


@every_game
def test_a_playout_is_the_same_every_time(game: Game, terms: Terms) -> None:
    ends = []
    for _ in range(2):
        state = game.setup(terms)
        playout(game, state, Dice(42), CAP)
        assert game.turn(state) == OVER
        ends.append(state.facts())
    assert ends[0] == ends[1]


@every_game
def test_play_refuses_and_leaves_the_position_alone(game: Game, terms: Terms) -> None:
    state = game.setup(terms)
    before = state.facts()
    seat = game.turn(state)
    legal = set(game.legal(state, seat))
    illegal = next((m for m in range(len(game.catalogue(terms))) if m not in legal), None)
    if illegal is not None:
        with pytest.raises(kernel.IllegalMove):
            kernel.play(game, state, seat, illegal)
    kernel.play(game, state, seat, min(legal))
    assert state.facts() == before
