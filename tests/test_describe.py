"""Everything that can be looked up, clicked or hovered has a name and a text in every language, with true numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import orrery
from certain import json_of
from orrery import Table, replay
from orrery.blocks import things_in
from orrery.edition import changed
from orrery.games import games, rules_text
from orrery.kernel import Description, Text
from orrery.words import LANGUAGES, Words

SOURCE = Path(orrery.__file__).parent
GOLDEN = sorted((Path(__file__).parent / "games").glob("*/golden/*.game"))


@cache
def numbers(game: str) -> set[str]:
    """The numbers of a game's rules."""
    return set(re.findall(r"\*\*([\dOR][\d.]*)\*\*", rules_text(games()[game])))


def texts(description: Description) -> Iterator[Text]:
    waiting = [description.name, *description.sentences]
    while waiting:
        text = waiting.pop()
        yield text
        for arg in text.args.values():
            waiting += [arg] if isinstance(arg, Text) else arg if isinstance(arg, tuple) else []


def check(table: Table, description: Description | None, thing: str) -> None:
    """It is there, cites a rule, and every word of it is in every language."""
    assert description is not None, thing
    assert description.sentences, thing
    assert description.rule in numbers(table.game.name), (thing, description.rule)
    for language in LANGUAGES:
        words = Words(table.game.name, language, table.names)
        missing = [text.key for text in texts(description) if not words.knows(text.key)]
        assert not missing, (language, thing, missing)
        explained = words.explain(description)
        assert explained.name
        for sentence in (explained.name, *explained.sentences):
            assert sentence.strip()
            assert not re.search(r"[{}$]|\bdescribe-|None", sentence.replace("$ B", "")), (language, thing, sentence)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_everything_drawn_in_real_positions_is_described(path: Path) -> None:
    table = replay(path.read_text())
    walk = table.at(0)
    catalogue = table.game.catalogue(table.terms)
    done: set[tuple[str, str]] = set()
    for number, entry in enumerate(table.entries):
        if number % max(1, len(table.entries) // 12) == 0 or number == len(table.entries) - 1:
            for seat in (None, 0):
                _check_position(walk, seat, done)
        walk.play(catalogue[entry.move], entry.seat)
    _check_position(walk, 0, done)


def _check_position(table: Table, seat: int | None, done: set[tuple[str, str]]) -> None:
    view = table.view(seat)
    grounds = table.game.board(table.terms).grounds.values()
    shown = [(place.id, "") for ground in grounds for place in ground.places]
    scene = table.game.scene(table.terms, view, seat)
    shown += [(thing.id, getattr(thing, "symbol", "")) for thing in things_in(scene)]
    for thing, look in shown:
        if (thing, look) not in done:
            done.add((thing, look))
            check(table, table.game.describe(table.terms, view, thing), thing)


@pytest.mark.parametrize("game", games())
def test_every_thing_of_the_glossary_is_described(game: str) -> None:
    for seats in games()[game].seats:
        table = Table(game, seats, seed=1)
        known = table.game.things(table.terms)
        assert len(set(known)) == len(known)
        for thing in known:
            check(table, table.game.describe(table.terms, table.view(None), thing), thing)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    "thing", ["", "x", "piece:Q", "card:none", "seat-99", "planet:9-9", "a:b:c", "../x", "cell-zz9", ":"]
)
def test_what_is_not_there_has_no_description(game: str, thing: str) -> None:
    table = Table(game, seed=1)
    assert table.game.describe(table.terms, table.view(None), thing) is None


def said(game: str, thing: str, changes: dict[str, object] | None = None, **terms: Any) -> str:
    edition = changed(game, "other", changes) if changes else None
    table = Table(game, seed=1, edition=edition, **terms)
    description = table.game.describe(table.terms, table.view(0), thing)
    assert description is not None
    explained = table.words.explain(description)
    return " ".join((explained.name, *explained.sentences))


def test_numbers_come_from_the_edition() -> None:
    other: dict[str, object] = {"piece": [{"id": "W", "points": 6}]}
    assert "it costs 5 points" in said("callisto", "piece:W")
    assert "it costs 6 points" in said("callisto", "piece:W", other)
    assert "1 cell for 3 coins" in said("cassiopeia", "effect:biological")
    assert "1 cell for 2 coins" in said("cassiopeia", "effect:biological", {"effects": {"biological_cell_price": 2}})
    assert "for 1 coin" in said("cassiopeia", "specialist:commander")
    assert "for 1 coin" not in said("cassiopeia", "specialist:commander", options={"free-objects": "yes"})
    assert "Moth: it holds 2 crew pods" in said("cryo", "card:supercharge")
    assert "3 points" in said("three-days", "upgrade:monument")
    other = {"effects": [{"id": "monument", "amount": 4}]}
    assert "4 points" in said("three-days", "upgrade:monument", other)


def test_a_card_of_cryo_tells_all_four_uses() -> None:
    text = said("cryo", "card:imaging")
    for part in (
        "Upgrade: you see the face-down caverns",
        "Mission Expansion: 1 point",
        "Vehicle Rhino: it holds 4",
        "Scrapped",
    ):
        assert part in text


def test_a_hidden_cavern_tells_nothing() -> None:
    table = Table("cryo", 2, seed=3)
    view = table.view(0)
    hidden = next(name for name, cavern in json_of(view)["caverns"].items() if not cavern["tile"])
    description = table.game.describe(table.terms, view, f"cavern-{hidden}")
    assert description is not None
    assert Text("describe-cavern-hidden") in description.sentences


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_fits_a_screen(game: str, language: str) -> None:
    words = Words(game, language)
    assert words.knows("legend")
    lines = words.say(Text("legend")).splitlines()
    assert len(lines) <= 20
    assert max(map(len, lines)) <= 80, max(lines, key=len)


@pytest.mark.parametrize(
    "english", sorted(SOURCE.rglob("*.en.ftl")), ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_every_language_has_the_same_messages(english: Path) -> None:
    def keys(language: str) -> list[str]:
        path = english.with_name(english.name.replace(".en.", f".{language}."))
        return sorted(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))

    assert keys("en")
    for language in LANGUAGES:
        assert keys(language) == keys("en"), language
