"""The rules in other languages: the same rules under the same numbers, with the names that the game's messages use."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import orrery
from orrery import games
from orrery.cli import main
from orrery.games import rule_text, rules_text
from orrery.kernel import Text
from orrery.words import Words

SOURCE = Path(orrery.__file__).parent / "games"
TRANSLATED = [(game, language) for game in games() for language in games()[game].languages if language != "en"]
NAMED = {
    "callisto": ("piece",),
    "cassiopeia": ("specialist", "effect", "system"),
    "cryo": ("section", "platform", "card", "mission", "vehicle"),
    "three-days": ("upgrade", "center", "crater", "part", "element", "resource", "influence"),
}
"""The kinds of messages that name things which the rules name too."""
BESIDE_THE_NAME = {"callisto": {"3.2"}}
"""Rules in which a word that names a thing means something else: a piece's corner is not the corner piece."""

each_translation = pytest.mark.parametrize(("game", "language"), TRANSLATED)


def paragraphs(game: str, language: str) -> dict[str, str]:
    """Every numbered paragraph by its number, in the order of the text."""
    found = re.findall(r"^\*\*([A-Z]?\d+(?:\.\d+)*[a-z]?)\*\* (.*?)(?=\n\n|\Z)", text(game, language), re.M | re.S)
    assert len(found) == len(dict(found))
    return dict(found)


def text(game: str, language: str) -> str:
    return rules_text(games()[game], language)


def test_every_game_is_told_in_every_language_it_speaks() -> None:
    for game, language in TRANSLATED:
        assert text(game, language) != text(game, "en")
    assert {language for _, language in TRANSLATED} == {"es", "fr"}


@each_translation
def test_the_numbers_are_the_same_in_the_same_order(game: str, language: str) -> None:
    assert list(paragraphs(game, language)) == list(paragraphs(game, "en"))


@each_translation
def test_chapters_tables_options_and_links_are_the_same(game: str, language: str) -> None:
    for shape in (
        r"^(#+ (?:\d+\.? )?(?:\d\) )?)",  # a heading's level and number
        r"^\| ?(\d[\d.]*)? ?\|(?: ([IVX]*) ?\|)?",  # a table's row: its number and card
        r"`([^`]+)`",
        r"\]\(([^)]+)\)",
    ):
        assert re.findall(shape, text(game, language), re.M) == re.findall(shape, text(game, "en"), re.M)


@each_translation
def test_every_rule_cites_the_same_rules_and_tells_the_same_numbers(game: str, language: str) -> None:
    """One is left out: languages say it as a figure or as an article."""
    for number, english in paragraphs(game, "en").items():
        translated = paragraphs(game, language)[number]
        assert figures(translated) == figures(english), f"{game} {number}"


def figures(paragraph: str) -> Counter[str]:
    return Counter(figure for figure in re.findall(r"\b(?:[RO]\d+|\d+(?:\.\d+)?)\b", paragraph) if figure != "1")


@each_translation
def test_things_have_the_names_that_the_messages_give_them(game: str, language: str) -> None:
    english, words = Words(game, "en"), Words(game, language)
    seen = 0
    for key in keys(game):
        name, translation = english.say(Text(key)), words.say(Text(key))
        for number, paragraph in paragraphs(game, "en").items():
            if number in BESIDE_THE_NAME.get(game, ()) or not re.search(rf"\b{re.escape(name)}\b", paragraph):
                continue
            seen += 1
            assert translation.casefold() in paragraphs(game, language)[number].casefold(), f"{number}: {key}"
    assert seen > 10


def keys(game: str) -> list[str]:
    """The keys of messages that name a thing, and nothing but a thing."""
    messages = (SOURCE / game.replace("-", "_") / "text" / "en.ftl").read_text(encoding="utf-8")
    plain = re.findall(r"^([a-z]+)((?:-[\w-]+)?) = [^{\n]+$", messages, re.M)
    return [kind + rest for kind, rest in plain if kind in NAMED[game]]


@each_translation
def test_the_words_of_its_own_rulebooks_and_of_its_typography(game: str, language: str) -> None:
    whole = text(game, language)
    if game == "callisto":
        own = {"es": ("sección central", "área exterior", "pilar"), "fr": ("centre", "bordure extérieure", "colonne")}
        assert all(term in whole for term in own[language])
    assert "“" not in whole
    if language == "fr":
        assert re.findall(r".* [:;?!»].*|.*« .*|.*'.*", whole) == [], "a line could be broken before these signs"


@each_translation
def test_one_rule_is_shown_whole_in_any_language(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for chosen in ("en", language):
        for number, paragraph in paragraphs(game, chosen).items():
            assert rule_text(games()[game], number, chosen) == f"{number} {' '.join(paragraph.split())}"
    assert main(["rules", game, "--language", language]) == 0
    assert capsys.readouterr().out.strip() == text(game, language).strip()
    assert main(["rules", game, "2.1", "--language", language]) == 0
    assert capsys.readouterr().out == rule_text(games()[game], "2.1", language) + "\n"
