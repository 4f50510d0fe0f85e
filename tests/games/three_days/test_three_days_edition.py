"""The components and editions of one's own: counts, totals and connections that the rulebook states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from three_days_positions import GAME, play, terms

from orrery.edition import SOURCES, changed, standard
from orrery.games.three_days.components import CRATERS, components
from orrery.games.three_days.state import State
from orrery.words import Words

DATA = standard("three-days").data


def test_the_standard_edition_fits_the_rulebook() -> None:
    """2.6, 2.7: nothing to object; every value has a source."""
    edition = standard("three-days")
    assert GAME.problems(edition) == []
    assert set(edition.sources.values()) <= set(SOURCES)


def test_counts_of_the_standard_edition() -> None:
    """5.2, 13.1: 72 Upgrade tiles of 36 kinds, 24 Demand tiles, 16 Passing Bonus tiles, 22 craters, 36 roads."""
    assert len(DATA["upgrades"]) == 36
    assert sum(row["copies"] for row in DATA["upgrades"]) == 72
    assert len(DATA["demand"]) == 24
    assert sum(row["copies"] for row in DATA["bonuses"]) == 16
    assert (len(DATA["craters"]), len(DATA["roads"]["segments"])) == (22, 36)
    made = components(standard("three-days"))
    assert sum(made.spaces) == 85
    assert [sum(colour == c for colour in made.laboratories) for c in (1, 2, 3)] == [21, 13, 10]


def test_distances_along_the_roads() -> None:
    """8.1: symmetric, from 1 in the zone to 4 at the far craters, at most 6 between any two."""
    made = components(standard("three-days"))
    far = [[made.distance[a * CRATERS + b] for b in range(CRATERS)] for a in range(CRATERS)]
    assert far == [list(row) for row in zip(*far, strict=True)]
    assert sorted(far[0]) == [0, 1, 1, 1] + [2] * 6 + [3] * 8 + [4] * 4
    assert max(map(max, far)) == 6


def test_east_mirrors_west() -> None:
    """2.7, 16.1: the two sides have the same numbers."""
    rows = {row["id"]: row for row in DATA["craters"]}
    pairs = [
        ("ahti", "egdir"),
        ("njord", "skuld"),
        ("audr", "buri"),
        ("tornarsuk", "nuada"),
        ("aegir", "vitr"),
        ("agloolik", "orestheus"),
        ("burr", "haki"),
        ("doh", "skoll"),
        ("yuryung", "lempo"),
    ]
    for west, east in pairs:
        for key in ("center", "yields", "points", "laboratories"):
            assert rows[west][key] == rows[east][key]


CRATER = [{"id": "doh"}]
WRONG: list[tuple[Mapping[str, Any], str]] = [
    ({"craters": [{"id": "doh", "side": "north"}]}, "'north' is not known"),
    ({"craters": [{"id": "doh", "side": "zone"}]}, "only they, are the zone"),
    ({"craters": [{"id": "valhalla", "yields": [1, 1]}]}, "Valhalla holds structures only"),
    ({"craters": [{"id": "doh", "yields": [1]}]}, "there must be 2 to 6"),
    ({"craters": [{"id": "doh", "bonuses": ["wood"]}]}, "every crater shows 2"),
    ({"craters": [{"id": "doh", "bonuses": ["wood", "gold"]}]}, "'gold' is not known"),
    ({"craters": [{"id": "doh", "laboratories": ["white"] * 4}]}, "at most 3 are possible"),
    ({"craters": [{"id": "vestri", "center": "white"}]}, "starts with a Production Center"),
    ({"craters": [{"id": "doh", "center": "none"}]}, "must be white, blue or purple"),
    ({"roads": {"segments": [["valhalla", "vestri"]]}}, "all craters are connected"),
    ({"roads": {"segments": [["doh", "doh"]]}}, "two different craters"),
    ({"roads": {"segments": [*DATA["roads"]["segments"], ["vestri", "valhalla"]]}}, "joined twice"),
    ({"ganymedeans": {"doh": [4, 5, 2, 2]}}, "27 stand on the board with 2 players; the rulebook says 28"),
    ({"craters": [{"id": "doh", "yields": [2, 3, 3, 4]}]}, "5 do not fit into the 4 spaces"),
    ({"menus": {"west": {"oxygen": []}}}, "no side offers the oxygen"),
    ({"menus": {"west": {"oxygen": [1, 2, 3, 4]}}}, "at most 3 are possible"),
    ({"costs": {"colonists": [2, 2]}}, "a player has 10 colonists"),
    ({"costs": {"structures": [0, 6, 4]}}, "must not fall"),
    ({"tracks": {"highest_level": 14}}, "the rulebook says 15"),
    ({"tracks": {"day_end": [0] * 18}}, "5 points for level 12"),
    ({"tracks": {"day_end": [0]}}, "each level from 0 to 17"),
    ({"tracks": {"influence": [2]}}, "one value for each"),
    ({"columns": {"food": ["wood"]}}, "a column has 2 salvage parts"),
    ({"purifiers": {"light_top": ["wood"]}}, "the top row has 4 parts"),
    ({"purifiers": {"points": [1, 1, 1]}}, "1, 2 and 3 points from the bottom"),
    ({"round": {"upgrades": [6, 6, 6, 6]}}, "6, 8, 10 and 12"),
    ({"round": {"actions": 3}}, "a turn has 2 actions"),
    ({"pass_track": {"players_3": ["plain"]}}, "there must be 3 to 7"),
    ({"valhalla": {"start_fuel_4": [0]}}, "4 players start there"),
    ({"valhalla": {"copies": [1, 1, 3, 3]}}, "four values of 1 or 2"),
    ({"demand": [{"id": "light-1", "front_required": []}]}, "requires at least one element"),
    ({"demand": [{"id": "light-1", "front_required": ["carbon", "oxygen"]}]}, "an element stands twice"),
    ({"upgrades": [{"id": "I-rovers", "copies": 1}]}, "stack 1 has 23 tiles"),
    (
        {"upgrades": [{"id": f"{n}-zoning-permit", "effect": "rovers"} for n in ("I", "II", "III")]},
        "no tile is the zoning",
    ),
    ({"upgrades": [{"id": "I-rovers", "stack": 4}]}, "must be 1, 2 or 3"),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_wrong_edition_is_told_what_is_wrong(changes: Mapping[str, Any], sentence: str) -> None:
    """2.6: one clear sentence for each contradiction."""
    problems = Words("three-days", "en").sentences(GAME.problems(changed("three-days", "wrong", changes)))
    assert any(sentence in problem for problem in problems), problems


def test_an_edition_of_ones_own_is_played() -> None:
    """7.1, 12.6: other costs and points count at once."""
    edition = changed("three-days", "own", {"costs": {"colonists": [1] * 10}, "craters": [{"id": "ahti", "points": 5}]})
    assert GAME.problems(edition) == []
    state: State = play(
        GAME.setup(terms(2, edition=edition)), "daylight west", "light front", "dark front", "light front", "dark front"
    )
    play(state, "recruit vestri", "decline")
    assert state.levels[0] == 3
    assert state.components.center_points[4] == 5
