"""Every numbered rule is cited by a test, every refusal cites a rule that exists, and every key has its words."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import orrery
from orrery import Table, games
from orrery.kernel import CHANCE, Text
from orrery.words import Words
from test_scene import texts

SOURCE = Path(orrery.__file__).parent / "games"
TESTS = Path(__file__).parent / "games"
NUMBER = r"(?:[A-Z]?\d+(?:\.\d+)*[a-z]?)"


def folder(game: str) -> str:
    return game.replace("-", "_")


def rules(game: str) -> list[str]:
    text = (SOURCE / folder(game) / "RULES.md").read_text(encoding="utf-8")
    return re.findall(rf"^\*\*({NUMBER})\*\*", text, re.MULTILINE)


def cited(game: str) -> set[str]:
    found: set[str] = set()
    for path in (TESTS / folder(game)).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                numbers = re.match(rf"({NUMBER}(?:, {NUMBER})*):", ast.get_docstring(node) or "")
                found |= set(numbers[1].split(", ")) if numbers else set()
    return found


@pytest.mark.parametrize("game", games())
def test_every_rule_is_numbered_once_and_cited_by_a_test(game: str) -> None:
    numbers = rules(game)
    assert numbers
    assert len(numbers) == len(set(numbers))
    assert set(numbers) - cited(game) == set()
    assert cited(game) - set(numbers) == set(), "a test cites a rule that does not exist"


def compiled_sources(game: str) -> list[Path]:
    return [*(SOURCE / folder(game)).glob("rules.py"), *(SOURCE / folder(game)).glob("rules/*.py")]


@pytest.mark.parametrize("game", games())
def test_every_refusal_cites_a_rule(game: str) -> None:
    numbers = set(rules(game))
    found = 0
    for path in compiled_sources(game):
        for rule in re.findall(r'Refusal\(\s*"([^"]*)"', path.read_text(encoding="utf-8")):
            assert rule in numbers, f"{path.name}: {rule}"
            found += 1
    assert found


@pytest.mark.parametrize("game", games())
def test_every_language_says_every_key(game: str) -> None:
    english = _keys(game, "en")
    assert english
    for language in games()[game].languages:
        assert _keys(game, language) == english, language
        words = Words(game, language)
        assert all(words.knows(key) for key in english)


@pytest.mark.parametrize("game", games())
def test_every_language_names_the_same_things(game: str) -> None:
    """A sentence in another language leaves out nothing that the English one tells."""
    for language in games()[game].languages:
        for key in _keys(game, "en"):
            assert _names(game, language, key) == _names(game, "en", key), f"{language}: {key}"


def _names(game: str, language: str, key: str) -> set[str]:
    """The variables of a message."""
    text = (SOURCE / folder(game) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} *=(.*?)(?=^[a-zA-Z#]|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found
    return set(re.findall(r"\$([\w-]+)", found[1]))


def _keys(game: str, language: str) -> set[str]:
    text = (SOURCE / folder(game) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))


def test_french_names_follow_no_word_that_would_be_cut() -> None:
    """A name may begin with a vowel, so none stands after “de”, “que” or “le”."""
    package = Path(orrery.__file__).parent
    files = [*package.glob("text/fr.ftl"), *package.glob("games/*/text/fr.ftl")]
    files += (Path(__file__).parents[1] / "web" / "src" / "words").glob("fr.json")
    assert len(files) > len(games()) + 1
    for path in files:
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"\b([Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Ss]i) \{ ?\$?(name|names|other|seat|turn) ?\}", line), (
                line
            )


def said_at(table: Table, rng: random.Random) -> Iterator[Text]:
    """What is said at one position: the prompt, some refusals, a move and what follows from it."""
    seat = rng.choice(table.to_move)
    if seat != CHANCE:
        yield table.game.prompt(table.view(seat), seat)
    size = len(table.game.catalogue(table.terms))
    for index in rng.sample(range(size), min(8, size)):
        refusal = table.game.why_not(table._play.state, seat, index)
        if refusal:
            yield refusal.text
    move = rng.choice(table.legal(seat))
    yield table.game.sentence(table.terms, move)
    yield from (Text(f"log-{event.kind}", event.args) for event in table.play(move, seat))


def said_after(table: Table) -> Iterator[Text]:
    """What is said of a game that is over, and of its table."""
    assert table.outcome
    grounds = table.game.board(table.terms).grounds.values()
    yield from (place.label for ground in grounds for place in ground.places)
    yield table.outcome.reason
    yield from (line.text for line in table.outcome.sheet)
    yield from (Text(f"option-{option.name}") for option in table.game.options)


@pytest.mark.parametrize("game", games())
def test_what_is_said_in_a_game_has_words(game: str) -> None:
    """A random game, every log line, prompt, sentence, label and refusal: none may fall back to its bare key."""
    for seats in games()[game].seats:
        table, rng = Table(game, seats, seed=seats), random.Random(seats)
        said: list[Text] = []
        while not table.over:
            said += said_at(table, rng)
        said += said_after(table)
        keys = {inner.key for text in said for inner in texts(text)}
        assert [key for key in sorted(keys) if not table.words.knows(key)] == []
