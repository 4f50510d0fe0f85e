"""What a stranger is told before a game is true: counted, measured, and there in every language."""

from __future__ import annotations

import re
import statistics
from pathlib import Path
from xml.etree import ElementTree

import pytest
from choices import choices

import orrery
from orrery.bots.tuning import ladder_of
from orrery.facts import SECONDS_A_CHOICE, Facts, cover_of, facts_of
from orrery.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", orrery.games())
def test_the_choices_of_a_game_are_as_counted(game: str) -> None:
    seats = min(facts_of(game).choices)
    counted = statistics.mean(choices(game, seats, seed) for seed in (11, 12, 13))
    assert abs(counted - facts_of(game).choices[seats]) < 0.25 * counted


@pytest.mark.parametrize("game", orrery.games())
def test_every_number_of_seats_has_its_minutes(game: str) -> None:
    minutes = [facts_of(game).minutes(seats) for seats in orrery.games()[game].seats]
    assert all(one is not None and one % 5 == 0 for one in minutes)
    assert minutes == sorted(minutes, key=lambda one: one or 0)
    assert 1 <= facts_of(game).weight <= 4


def test_minutes_follow_from_choices() -> None:
    facts = Facts(1, {2: 80})
    assert facts.minutes(2) == 80 * SECONDS_A_CHOICE / 60
    assert facts.minutes(3) is None
    assert Facts().weight == 0
    assert facts_of("no-such-game") == Facts()


@pytest.mark.parametrize("game", [*orrery.games(), "no-such-game"])
def test_a_cover_has_its_views_and_nothing_from_outside(game: str) -> None:
    cover = ElementTree.fromstring(cover_of(game))
    assert cover.get("viewBox") == "0 0 320 360"
    assert {view.get("id") for view in cover.iter(f"{SVG}view")} == {"tile", "square", "wide"}
    assert not [one for one in cover.iter() if one.tag in (f"{SVG}script", f"{SVG}image", f"{SVG}foreignObject")]
    assert "var(" not in cover_of(game)


@pytest.mark.parametrize("game", orrery.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_explained_and_numbered_as_in_the_rules(game: str, language: str) -> None:
    words = Words(game, language)
    assert words.knows("about")
    folder = ROOT / "src" / "orrery" / "games" / game.replace("-", "_")
    numbered = re.findall(
        r"^\*\*O(\d+)\*\* `([\w-]+)`", (folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    options = [option.name for option in orrery.games()[game].options]
    assert [(int(number), name) for number, name in numbered] == list(enumerate(options, start=1))
    for name in options:
        assert words.knows(f"option-{name}-about"), name


@pytest.mark.parametrize("game", orrery.games())
def test_the_ladder_that_people_see_is_the_one_that_was_measured(game: str) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    lines = re.findall(rf"^\| {game} \| level(\d) \| \S+ \| (\d+) %", page, re.MULTILINE)
    assert {int(level): int(share) for level, share in lines} == ladder_of(game)
    assert ladder_of("no-such-game") == {}
