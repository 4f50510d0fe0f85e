"""Chapters 22 and 23: every Upgrade tile and every Passing Bonus tile."""

from __future__ import annotations

import pytest
from three_days_positions import (
    GAME,
    allowed,
    center,
    clear,
    crater,
    give,
    go_to_round,
    has_part,
    income,
    level,
    load,
    loaded,
    offer,
    offered,
    parts,
    phase,
    plain_passes,
    play,
    points,
    refused,
    settle,
    spaces,
    stage,
    stand,
    start,
    tokens,
    upgrade,
)

from orrery.games.three_days.components import BONUS_NAMES, EFFECT_NAMES
from orrery.games.three_days.rules.day_end import day_end_points
from orrery.games.three_days.rules.ending import end_points
from orrery.games.three_days.state import State

LIGHT, DARK = 0, 1


def researched(name: str, state: State | None = None) -> State:
    """A position in which the tile has just been taken by building a laboratory."""
    state = state or start()
    stand(give(state, machinery=9), "vestri")
    offer(state, name, name)
    return play(state, "laboratory vestri white", f"upgrade {name}")


def end_of(name: str, state: State) -> int:
    return end_points(upgrade(state, name), 0, EFFECT_NAMES.index(name))


@pytest.mark.parametrize(
    ("name", "resource"), [("hydroponics", "food"), ("fuel-depot", "fuel"), ("machine-shop", "machinery")]
)
def test_income_tiles(name: str, resource: str) -> None:
    """22.1, 22.2, 22.3: one step of income, at once and every time."""
    state = researched(name)
    assert [income(state, r) for r in ("food", "fuel", "machinery")] == [
        3 if r == resource else 2 for r in ("food", "fuel", "machinery")
    ]


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("masonry-crew", ("machinery-1", "food-1")),
        ("frame-crew", ("machinery-2", "fuel-2")),
        ("tank-crew", ("food-2", "fuel-2")),
    ],
)
def test_crews(name: str, places: tuple[str, str]) -> None:
    """22.4, 22.5, 22.6: one of two parts with every income."""
    for place in places:
        state = plain_passes(play(researched(name), "pass 1"))
        assert (stage(state), phase(state)) == ("income", "collecting")
        play(state, f"place {place}")
        assert has_part(state, place)
        assert phase(state) != "collecting"


def test_zoning_permit() -> None:
    """22.7: gray and black spaces are open."""
    state = researched("zoning-permit")
    offer(state, "embassy")
    assert "laboratory vestri gray" in allowed(state)


def test_recruiting_office() -> None:
    """22.8: 1 food less for each tile, at least 1."""
    state = researched("recruiting-office")
    play(give(state, food=9), "recruit vutash", "decline")
    assert level(state, "food") == 8
    state = play(give(upgrade(start(), "recruiting-office", count=3), food=9), "recruit vutash")
    assert level(state, "food") == 8


def test_rovers() -> None:
    """22.9: a single segment costs 1."""
    state = play(stand(give(researched("rovers"), fuel=1), "ahti"), "transport ahti", "to burr")
    assert level(state, "fuel") == 0


def test_embassy() -> None:
    """22.10, R31: one Ganymedean more, three at most."""
    state = researched("embassy")
    assert (state.envoys[0], state.reach[0]) == (2, 2)
    state = start()
    state.envoys[0] = 3
    assert researched("embassy", state).envoys[0] == 3


def test_prefabrication() -> None:
    """22.11: a Greenhouse for 2."""
    state = stand(researched("prefabrication"), "ahti")
    play(give(state, machinery=2), "center ahti greenhouse")
    assert level(state, "machinery") == 0


def test_survey_lamps() -> None:
    """22.12: a bonus in the dark as well."""
    state = stand(give(researched("survey-lamps"), fuel=9), "nuada")
    play(state, "transport nuada", "to haki")
    assert phase(state) == "collecting"
    assert "take food-b" in allowed(state)


def test_expansion_budget() -> None:
    """22.13: two different cubes, one step each."""
    state = researched("expansion-budget")
    assert allowed(state) == ["advance food", "advance fuel", "advance machinery"]
    play(state, "advance food")
    assert refused(state, "advance food") == "22.13"
    play(state, "advance machinery")
    assert [income(state, r) for r in ("food", "fuel", "machinery")] == [3, 2, 3]
    state = start()
    state.income[0] = 6
    researched("expansion-budget", state)
    assert [income(state, r) for r in ("food", "fuel", "machinery")] == [6, 3, 3]


def test_research_grant() -> None:
    """22.14: laboratories 1 machinery less, at least 1."""
    state = stand(researched("research-grant"), "ahti")
    assert level(state, "machinery") == 7
    play(offer(state, "embassy"), "laboratory ahti white")
    assert level(state, "machinery") == 6
    state = stand(give(upgrade(start(), "research-grant", count=4), machinery=1), "ahti")
    assert "laboratory ahti white" in allowed(state)


def test_storage() -> None:
    """22.15, R12: takes one of each element; moved to a Demand tile before a sale."""
    state = load(load(researched("storage"), LIGHT, "oxygen"), DARK, "oxygen")
    plain_passes(play(center(stand(state, "tornarsuk"), "tornarsuk", "oxygen"), "pass 1"))
    assert state.stored[0] == 1
    state = load(upgrade(start(), "storage"), LIGHT, "oxygen")
    state.stored[0] = 0b1011
    plain_passes(state)
    assert phase(state) == "selling"
    assert refused(state, "sell light") == "18.1"
    assert refused(state, "unload nitrogen light") == "22.15"
    assert refused(state, "unload oxygen light") == "16.3"
    play(state, "unload hydrogen light", "sell light")
    assert (points(state), state.stored[0]) == (5, 0b1001)


def test_storage_as_a_place() -> None:
    """22.15, 16.3: offered beside the Demand tiles."""
    state = center(stand(upgrade(start(), "storage"), "tornarsuk"), "tornarsuk", "oxygen")
    plain_passes(state)
    assert allowed(state) == ["load oxygen light", "load oxygen dark", "load oxygen storage"]


def test_valhalla_extension() -> None:
    """22.16: levels up to 17."""
    state = give(researched("valhalla-extension"), food=16)
    state.influence[0] = 1
    play(state, "spend food")
    assert level(state, "food") == 17


def test_day_end_scoring() -> None:
    """22.17: one more space, which may repeat a colour; the colour scores twice."""
    state = tokens(researched("day-end-scoring"), "food-a", "food-b")
    state.research[0] |= 1 << crater("burr")
    play(give(state, food=12), "recruit burr", "take food-a")
    assert (state.tokens[0], state.tokens[1]) == (2, 1)
    assert day_end_points(give(state, food=12), 0, 0) == 5
    tokens(state, "food-b")
    assert day_end_points(state, 0, 0) == 10


def test_consulate() -> None:
    """22.18: one more Ganymedean and three segments."""
    state = researched("consulate")
    assert (state.envoys[0], state.reach[0]) == (2, 3)


def test_night_shift() -> None:
    """22.19, R29: one colonist in a dark crater with a center harvests 1."""
    state = play(researched("night-shift"), "pass 1")
    center(stand(state, "egdir", "skuld", "buri"), "egdir", "factory")
    center(state, "skuld", "factory")
    machinery = level(state, "machinery")
    plain_passes(state)
    assert allowed(state) == ["night egdir", "night skuld"]
    assert refused(state, "night buri") == "22.19"
    assert refused(state, "night vestri") == "22.19"
    play(state, "night skuld")
    assert level(state, "machinery") == machinery + 2 + 1


def test_night_shift_with_one_candidate_asks_nothing() -> None:
    """22.19: it works there."""
    state = center(stand(upgrade(start(), "night-shift", count=2), "egdir"), "egdir", "factory")
    plain_passes(state)
    assert level(state, "machinery") == 4 + 2 + 1


def test_deep_drilling() -> None:
    """22.20: one more element of a kind harvested in this phase."""
    state = play(researched("deep-drilling"), "pass 1")
    center(stand(state, "tornarsuk"), "tornarsuk", "oxygen")
    load(state, LIGHT, "hydrogen")
    plain_passes(state)
    play(state, "load oxygen light")
    assert loaded(state, LIGHT) == {"hydrogen", "oxygen"}
    assert loaded(state, DARK) == {"oxygen"}
    state = plain_passes(upgrade(start(), "deep-drilling"))
    assert loaded(state, LIGHT) == set()


def test_deep_drilling_among_kinds() -> None:
    """22.20, R29: the player chooses among the kinds harvested."""
    state = upgrade(start(), "deep-drilling")
    upgrade(state, "storage")
    center(stand(state, "tornarsuk", "agloolik"), "tornarsuk", "sulfur")
    center(state, "agloolik", "carbon")
    plain_passes(state)
    play(state, "load carbon light", "load sulfur storage")
    assert allowed(state) == ["load carbon dark", "load carbon storage", "load sulfur dark"]
    assert refused(state, "load oxygen light") == "22.20"
    play(state, "load carbon dark")
    assert loaded(state, DARK) == {"carbon"}


def test_scavengers() -> None:
    """22.21: both bonuses, one after the other, or only one."""
    state = play(give(researched("scavengers"), food=9), "recruit vutash")
    play(state, "place food-2")
    assert set(offered(state, "place")) == {"fuel-2", "light-middle-2", "light-top-4", "dark-bottom-2", "dark-middle-3"}
    play(state, "place fuel-2")
    assert phase(state) == "acting"


def test_traders() -> None:
    """22.22, 22.29: 1 and 2 points more for each sale."""
    state = upgrade(upgrade(start(), "merchant-charter"), "exporter")
    play(plain_passes(load(state, LIGHT, "oxygen", "hydrogen")), "sell light")
    assert points(state) == 5 + 1 + 2
    assert points(researched("merchant-charter")) == points(researched("exporter")) == 0


def test_foreman() -> None:
    """22.23, R29: one colonist harvests like the most senior; no question when only one would gain."""
    state = center(stand(upgrade(start(), "foreman"), "njord"), "njord", "factory")
    plain_passes(state)
    assert level(state, "machinery") == 4 + 2 + 4
    state = center(
        center(stand(upgrade(start(), "foreman"), "njord", "doh", "egdir"), "njord", "factory"), "doh", "greenhouse"
    )
    plain_passes(center(state, "egdir", "factory"))
    assert allowed(state) == ["foreman njord", "foreman doh"]
    assert refused(state, "foreman egdir") == "16.1"
    assert refused(state, "foreman ahti") == "22.23"
    play(state, "foreman doh")
    assert (level(state, "food"), level(state, "machinery")) == (4 + 2 + 5, 4 + 2 + 2)


def test_monument() -> None:
    """22.24: 3 points at once."""
    assert points(researched("monument")) == 3


def test_university() -> None:
    """22.25: 1 point for 2 laboratories."""
    state = start()
    state.researched[0] = 5
    assert end_of("university", state) == 2


def test_settlement() -> None:
    """22.26: 1 point for 2 colonists on the board."""
    assert end_of("settlement", stand(start(), "ahti", "vestri", "doh")) == 1


def test_seniority_tile() -> None:
    """22.27: 1 point for each most senior space."""
    state = stand(clear(start(), "doh"), "njord", "doh")
    assert end_of("seniority", state.copy()) == 0
    for _ in range(2):
        stand(state, "njord", seat=1)
    assert spaces(state, "njord")[-1] == 1
    assert end_of("seniority", state) == 1


def test_governor() -> None:
    """22.28: 2 points for each Citadel the player lives at."""
    state = center(center(stand(start(), "aegir", "yuryung", "ahti"), "aegir", "citadel"), "yuryung", "citadel")
    assert end_of("governor", center(state, "vitr", "citadel")) == 4


def test_purification_plant() -> None:
    """22.30: two cubes anywhere on the purifiers."""
    state = researched("purification-plant")
    assert len(offered(state, "place")) == 20
    assert refused(state, "place food-1") == "22.30"
    play(state, "place light-top-4", "place dark-bottom-1")
    assert (has_part(state, "light-top-4"), has_part(state, "dark-bottom-1")) == (True, True)
    assert phase(state) == "acting"


def test_reserve_bank() -> None:
    """22.31: 1 point for 6 units of all three together."""
    assert end_of("reserve-bank", give(start(), food=6, fuel=6, machinery=5)) == 2


def test_end_tiles_count_each_time() -> None:
    """22.31, 13.7: two Reserve Banks score twice; Influence is asked for before."""
    state = go_to_round(start(), 6)
    give(upgrade(state, "reserve-bank", count=2), food=0, fuel=0, machinery=4)
    state.influence[0] = 1
    plain_passes(state)
    assert phase(state) == "spending"
    play(state, "spend food")
    assert points(state) == 2 * 2


def passing(bonus: str) -> State:
    state = give(start(), food=1, fuel=1, machinery=1)
    state.pass_tiles[1] = BONUS_NAMES.index(bonus) + 1
    return play(state, "pass 2")


@pytest.mark.parametrize(
    ("bonus", "levels"), [("food", (3, 1, 1)), ("fuel", (1, 3, 1)), ("machinery", (1, 1, 3)), ("supplies", (2, 2, 2))]
)
def test_resources_for_passing(bonus: str, levels: tuple[int, int, int]) -> None:
    """23.1, 23.2, 23.3, 23.4: gained at once."""
    state = passing(bonus)
    assert tuple(level(state, r) for r in ("food", "fuel", "machinery")) == levels


def test_influence_and_points_for_passing() -> None:
    """23.5, 23.7: 2 cubes; 2 points."""
    assert passing("influence").influence[0] == 2
    assert points(passing("points")) == 2


def test_any_part_for_passing() -> None:
    """23.6: any free space of the mat."""
    state = passing("salvage")
    assert len(offered(state, "place")) == 28
    play(state, "place mining-drill")
    assert has_part(state, "mining-drill")
    assert GAME.turn(state) == 1
    full = start()
    full.parts[0] = (1 << 28) - 1
    full.pass_tiles[1] = BONUS_NAMES.index("salvage") + 1
    assert GAME.turn(play(full, "pass 2")) == 1


def test_any_element_for_passing() -> None:
    """23.8, R28: placed as if harvested."""
    state = passing("element")
    assert "load hydrogen light" in allowed(state)
    assert refused(state, "load silicon light") == "16.3"
    play(state, "load hydrogen light")
    assert loaded(state, LIGHT) == {"hydrogen"}


def test_diplomacy_for_passing() -> None:
    """23.9: one Ganymedean more."""
    assert passing("diplomacy").envoys[0] == 2


def test_income_for_passing() -> None:
    """23.10: any one cube."""
    state = play(passing("income"), "advance fuel")
    assert income(state, "fuel") == 3
    assert GAME.turn(settle(state)) == 1
    assert not has_part(parts(state), "fuel-1")
