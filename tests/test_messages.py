"""Messages are there to be said: each can be asked for by some line of code, and every language has the same ones."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.games import games
from orrery.kernel import Game
from orrery.lessons import Lesson, courses_of, lesson_names, lesson_of
from orrery.lessons.reading import summary_of
from orrery.lessons.tutor import opening
from orrery.words import LANGUAGES

SOURCE = Path(orrery.__file__).parent
GAMES = [name.replace("-", "_") for name in games()]


def names_in(value: Any) -> Iterator[str]:
    """Every key and every text in the tables of an edition."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)
    elif isinstance(value, str):
        yield value


def pattern(text: ast.JoinedStr) -> str:
    """A text that is put together, as a pattern: `describe-{name}-text` asks for any name between."""
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+?)" for part in text.values)


@cache
def said_by(folder: Path) -> tuple[set[str], set[str]]:
    """The texts and the constants' names in the code of a game (or outside the games), and patterns of those put together."""
    paths = [path for path in folder.rglob("*.py") if folder != SOURCE or path.relative_to(SOURCE).parts[0] != "games"]
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    texts |= {node.id for node in nodes if isinstance(node, ast.Name) and node.id.isupper()}
    return texts, {pattern(node) for node in nodes if isinstance(node, ast.JoinedStr)}


def words_of(folder: Path) -> set[str]:
    """What can stand in the gaps of a game's keys: its names, as its code, its components and its kinds of move have them."""
    names = set(said_by(folder)[0]) | {str(number) for number in range(100)}
    for path in (folder / "data").glob("*.toml"):
        names |= set(names_in(tomllib.loads(path.read_text(encoding="utf-8"))))
    names |= {name.replace("+", "-and-").replace("/", "-or-") for name in names}
    ends = {end for one in said_by(folder)[1] for end in re.findall(r"^\(\.\+\?\)((?:\\-\w+)+)$", one)}
    ends |= {f"-{number}" for number in range(1, 5)}
    names |= {name + end.replace("\\", "") for name in names for end in ends}
    return names | {name.lower() for name in names} | {name.lower().replace("_", "-") for name in names}


def messages(path: Path) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)


def sources(folder: Path, language: str) -> list[Path]:
    return [path for path in sorted((folder / "text").iterdir()) if f".{path.name}".endswith(f".{language}.ftl")]


def can_be_asked_for(key: str, texts: set[str], patterns: list[re.Pattern[str]], names: set[str]) -> bool:
    if key in texts:
        return True
    matches = (one.fullmatch(key) for one in patterns)
    return any(match is not None and set(match.groups()) <= names for match in matches)


def asked_by_lessons(game: Game) -> set[str]:
    """What a game's lessons, courses and cards say: their keys are put together from names in their own files."""
    lessons = [lesson_of(game, name) for name in lesson_names(game)]
    cards = {card.said.text(part).key for card in summary_of(game) for part in ("title", "", "note")}
    said = [one.said for one in lessons] + [one.said for one in courses_of(game)]
    said += [step.said for one in lessons for step in one.steps]
    headings = {one.text(part).key for one in said for part in ("title", "")}
    replies = {key for lesson in lessons for key in replies_in(lesson)}
    return cards | headings | replies


def replies_in(lesson: Lesson) -> Iterator[str]:
    """What answers the learner; to another move it may be a sentence for its kind."""
    kinds = {move.kind for move in lesson.game.catalogue(opening(lesson).terms)}
    to_moves = ["done", "other", *(f"other-{kind}" for kind in kinds)]
    for step in lesson.steps:
        to_answers = [part for answer in step.ask for part in (answer, f"{answer}-reply")]
        yield from (step.said.text(part).key for part in (to_moves if step.move else to_answers))


@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_asked_for(game: str) -> None:
    """A key stands in the code as it is, or is put together from a beginning that does and from the game's own names."""
    folder = SOURCE / "games" / game
    texts, joined = (own | common for own, common in zip(said_by(folder), said_by(SOURCE), strict=True))
    patterns = [re.compile(one) for one in joined if re.match(r"[a-z]", one)]
    names = words_of(folder)
    taught = asked_by_lessons(games()[game.replace("_", "-")])
    keys = [key for path in sources(folder, "en") for key in messages(path) if key not in taught]
    unasked = [key for key in keys if not can_be_asked_for(key, texts, patterns, names)]
    assert not unasked, " ".join(unasked)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_messages(game: str, language: str) -> None:
    folder = SOURCE / "games" / game
    for ours, theirs in zip(sources(folder, "en"), sources(folder, language), strict=True):
        assert set(messages(ours)) == set(messages(theirs)), theirs.name


def problems_in(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """What can be wrong with an edition: each key, and the names of its arguments."""
    for node in ast.walk(ast.parse((folder / "components.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "problem":
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield f"problem-{key.value}", {str(word.arg) for word in node.keywords}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_wrong_with_an_edition_has_its_message(game: str, language: str) -> None:
    """With all that the code gives it: a sentence that leaves out which value is meant helps nobody."""
    folder = SOURCE / "games" / game
    text = (folder / "text" / f"edition.{language}.ftl").read_text(encoding="utf-8")
    sentences = dict(re.findall(r"^([a-z][\w-]*) = (.*(?:\n(?![a-z#]).+)*)", text, re.MULTILINE))
    problems = list(problems_in(folder))
    assert len(problems) >= 12
    for key, names in problems:
        assert set(re.findall(r"\$(\w+)", sentences[key])) == names, key
