"""Scenes as every game sets them: things are named once, moves can be reached, symbols and words exist, pictures are drawn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from orrery import Table
from orrery.blocks import BELOW, BESIDE, HAND, OWN, Area, Map, Scene
from orrery.games import games
from orrery.kernel import CHANCE, Following, Game, Text
from orrery.scene import PALETTE, Board, Part
from orrery.words import LANGUAGES, SYMBOL, Words

POSITIONS = 5
"""How many positions of a game are looked at."""
NAMED = ("symbol", "picture", "unit")
"""The fields of blocks that name a symbol."""
CASES = [
    pytest.param(name, seats, id=f"{name}-{seats}") for name, game in sorted(games().items()) for seats in game.seats
]


@cache
def tables(name: str, seats: int) -> list[Table]:
    """Some positions of one random game, the first one with a decision among them."""
    table, rng = Table(name, seats, seed=seats), random.Random(seats)
    met = [table.copy()]
    while not table.over:
        table.play(rng.choice(table.legal()))
        met.append(table.copy())
    return [met[0], *rng.sample(met, min(POSITIONS, len(met)))]


def scenes(name: str, seats: int) -> Iterator[tuple[Table, int | None, Scene]]:
    """The scenes of these positions, for every seat and a spectator."""
    for table in tables(name, seats):
        for seat in (None, *range(seats)):
            yield table, seat, table.game.scene(table.terms, table.view(seat), seat)


def own(game: Game, hook: str) -> bool:
    """Whether a game says this itself."""
    return not isinstance(getattr(game, hook), Following)


def parts(value: Any) -> Iterator[Any]:
    """A value and everything in it that is a part of a scene or a text."""
    if isinstance(value, tuple):
        for one in value:
            yield from parts(one)
    elif isinstance(value, Text):
        yield value
    elif isinstance(value, Part):
        yield value
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))


def texts(text: Text) -> Iterator[Text]:
    yield text
    for arg in text.args.values():
        for inner in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(inner, Text):
                yield from texts(inner)


def areas(scene: Scene) -> list[Area]:
    return [part for part in parts(scene) if isinstance(part, Area)]


def lying(scene: Scene) -> Iterator[Any]:
    """The areas, the blocks in them, and the pieces of maps."""
    for area in areas(scene):
        yield area
        for block in area.blocks:
            yield from (block, *(block.pieces if isinstance(block, Map) else ()))


def things(scene: Scene) -> Counter[str]:
    """The ids of what lies in the areas' blocks, blocks included, and how often each stands there."""
    blocks = [part for area in areas(scene) for block in area.blocks for part in parts(block)]
    return Counter(part.id for part in blocks if hasattr(part, "id") and part.id and not isinstance(part, Map))


def places(scene: Scene, board: Board) -> set[str]:
    return {place.id for part in parts(scene) if isinstance(part, Map) for place in board.grounds[part.id].places}


def symbols(value: Any) -> set[str]:
    """The names of the symbols that stand anywhere in a value."""
    return {getattr(part, field, "") for part in parts(value) for field in NAMED} - {""}


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_ids_are_unique_and_roles_are_kept(name: str, seats: int) -> None:
    for _, seat, scene in scenes(name, seats):
        twice = [thing for thing, count in things(scene).items() if count > 1]
        assert not twice, twice
        ids = [area.id for area in areas(scene)]
        assert len(ids) == len(set(ids)), ids
        assert scene.layout in (BELOW, BESIDE)
        if seat is None:
            assert not {area.role for area in scene.areas} & {OWN, HAND}
        if scene.choosing is not None:
            assert {scene.choosing.area, *scene.choosing.context} <= set(ids)


@pytest.mark.parametrize("name", sorted(games()))
def test_what_is_as_it_was_is_the_very_same(name: str) -> None:
    """Whoever compares two pictures passes over it at once; what is drawn again must be compared field by field."""
    table, rng = Table(name, 3, seed=1), random.Random(1)
    before: dict[tuple[int | None, type, str], Any] = {}
    again: Counter[str] = Counter()
    equal = 0
    while not table.over:
        for seat in (None, *range(3)):
            for part in lying(table.game.scene(table.terms, table.view(seat), seat)):
                old = before.get((seat, type(part), part.id))
                equal += old == part
                again[part.id] += old == part and old is not part
                before[seat, type(part), part.id] = part
        table.play(rng.choice(table.legal()))
    assert again.total() * 100 < equal, again.most_common(5)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_legal_move_can_be_reached(name: str, seats: int) -> None:
    for table in tables(name, seats):
        game, terms = table.game, table.terms
        for seat in table.to_move:
            if seat == CHANCE:
                continue
            view = table.view(seat)
            scene = game.scene(terms, view, seat)
            there = set(things(scene)) | places(scene, game.board(terms))
            actions = game.actions(terms, view, seat)
            kinds = {kind for action in actions for kind in action.kinds}
            assert len({action.id for action in actions}) == len(actions)
            for move in table.legal(seat):
                touched = game.touches(terms, seat, move)
                assert move.kind in kinds or there & set(touched), str(move)
                if own(game, "actions"):
                    assert move.kind in kinds, f"no action stands for {move}"
                if own(game, "offer"):
                    assert game.offer(terms, view, seat, move).label.key


def shown(name: str, seats: int) -> Iterator[tuple[Board, Any]]:
    """Everything that is shown, with its board: scenes, actions, offers and standings."""
    for table, seat, scene in scenes(name, seats):
        game, terms, view = table.game, table.terms, table.view(seat)
        board = game.board(terms)
        yield board, scene
        yield board, game.standing(terms, view) or ()
        if seat is not None and seat in table.to_move:
            yield board, game.actions(terms, view, seat)
            yield board, tuple(game.offer(terms, view, seat, move) for move in table.legal(seat)[:40])


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_symbol_exists_and_every_text_has_words_in_every_language(name: str, seats: int) -> None:
    spoken = {language: Words(name, language) for language in LANGUAGES}
    checked: set[Text] = set()
    for board, value in shown(name, seats):
        for part in parts(value):
            if isinstance(part, Text):
                if part not in checked:
                    checked.add(part)
                    check_text(part, board, spoken)
                continue
            used = {getattr(part, field, "") for field in NAMED} - {""}
            assert used <= set(board.symbols), f"{part} has no symbol {used - set(board.symbols)}"
            inks = {getattr(part, field, "") for field in ("hue", "ink")} - {""}
            assert inks <= set(PALETTE), part


def check_text(text: Text, board: Board, spoken: dict[str, Words]) -> None:
    for inner in texts(text):
        for language, words in spoken.items():
            assert inner.plain or words.knows(inner.key), f"{inner.key} is not said in {language}"
    for language, words in spoken.items():
        for symbol in SYMBOL.findall(words.rich(text)):
            assert symbol in board.symbols, f"[{symbol}] in {text.key}"
            assert words.knows(f"symbol-{symbol}"), f"symbol-{symbol} has no name in {language}"


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_standings_are_for_every_seat_and_pictures_are_drawn(name: str, seats: int) -> None:
    for table in tables(name, seats)[:3]:
        standing = table.game.standing(table.terms, table.view(None))
        assert standing is None or len(standing) in (seats, seats + 1)
        for seat in (None, 0):
            assert table.svg(seat).startswith("<svg")
