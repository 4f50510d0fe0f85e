"""Chapters 6 to 14: the seven actions, seniority and bonuses."""

from __future__ import annotations

import pytest
from three_days_positions import (
    GAME,
    all_pass,
    allowed,
    bonus_at,
    center,
    clear,
    crater,
    give,
    go_to_round,
    has_part,
    level,
    offer,
    offered,
    parts,
    phase,
    plain_passes,
    play,
    points,
    refused,
    said,
    settle,
    spaces,
    stage,
    stand,
    start,
    tokens,
    upgrade,
)

from certain import json_of
from orrery.games.three_days.rules.craters import enter
from orrery.games.three_days.state import State


def test_two_actions_a_turn_in_turn_order() -> None:
    """6.1: seat 0 acts twice, then seat 1, and so on."""
    state = give(start(), food=9)
    play(state, "recruit vestri", "decline")
    assert (GAME.turn(state), state.actions_left) == (0, 1)
    play(state, "recruit vutash", "decline")
    assert (GAME.turn(state), state.actions_left) == (1, 2)
    play(state, "pass 1", "recruit maderatcha", "decline", "pass 2")
    assert stage(state) != "actions"


def test_a_structure_costs_machinery() -> None:
    """6.2: 4 for the second, 6 for the third, then there is none left."""
    state = give(start(), machinery=15)
    play(state, "structure food-a")
    assert level(state, "machinery") == 11
    play(state, "structure food-b")
    assert level(state, "machinery") == 5
    play(state, "pass 1")
    assert refused(state, "structure fuel-a") == "6.2"
    state = give(start(), machinery=3)
    assert said(state, "structure food-a") == "It costs 4 machinery; you have 3."


@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_building_spaces_of_valhalla(seats: int, copies: int) -> None:
    """6.2, R32: one space for each kind of token with 2 or 3 players, two with more."""
    state = start(seats)
    for seat in range(copies):
        give(state, seat=seat, machinery=9)
        play(state, "structure food-a", f"pass {seat + 1}")
    give(state, seat=copies, machinery=9)
    assert refused(state, "structure food-a") == "6.2"
    assert "structure food-b" in allowed(state)


def test_a_structure_brings_its_token() -> None:
    """6.3: the space freed by the structure takes it."""
    state = play(give(start(), machinery=15), "structure food-a", "structure fuel-b")
    held = json_of(GAME.view(state, 0))["players"][0]
    assert held["tokens"] == {"food-a": 1, "food-b": 0, "fuel-a": 0, "fuel-b": 1, "machinery-a": 0, "machinery-b": 0}
    assert held["day_end_spaces"] == 3


def test_a_token_without_space_is_wasted() -> None:
    """R22, 10.4: the structure is built all the same."""
    state = tokens(give(start(), machinery=9), "food-a")
    play(state, "structure food-a")
    assert state.structures[0] == 2
    assert state.tokens[0] == 1


def test_recruiting_costs_food() -> None:
    """7.1: 2, 2, 3, 3 and so on up to 6."""
    state = give(start(), food=4)
    play(state, "recruit vestri", "decline", "recruit vutash", "decline")
    assert level(state, "food") == 0
    play(state, "pass 1")
    assert said(state, "recruit maderatcha") == "It costs 3 food; you have 0."
    state.recruited[0] = 10
    assert refused(give(state, food=15), "recruit maderatcha") == "7.1"


def test_recruiting_needs_light_and_vacancy() -> None:
    """7.2: not in the dark, not into a full crater."""
    state = stand(give(start(lit="west"), food=15), "vutash", "ahti", "maderatcha")
    assert refused(state, "recruit egdir") == "7.2"
    assert "recruit njord" in allowed(state)
    for _ in range(3):
        enter(state, crater("njord"), 6)
    assert refused(state, "recruit njord") == "7.2"
    assert said(state, "recruit njord") == "Njord has no vacant space."


def test_one_colonist_to_a_crater() -> None:
    """7.3, 8.2, 9.3: neither by recruiting nor by transport."""
    state = stand(give(start(), food=9, fuel=9), "vestri", "ahti")
    assert refused(state, "recruit vestri") == "7.3"
    play(state, "transport ahti")
    assert refused(state, "to vestri") == "8.2"


def test_recruiting_beside_ones_presence() -> None:
    """7.4: a segment from a colonist, a laboratory or a structure, which may be dark."""
    state = give(start(lit="west"), food=9)
    assert offered(state, "recruit") == ["vestri", "vutash", "maderatcha"]
    assert refused(state, "recruit doh") == "7.4"
    stand(state, "buri")
    assert "recruit audr" in allowed(state)
    state.research[0] |= 1 << crater("burr")
    assert "recruit doh" in allowed(state)


def test_recruiting_beside_a_laboratory_of_ones_own() -> None:
    """7.5, R17: into the crater of the laboratory itself."""
    state = give(start(), food=9)
    state.research[0] |= 1 << crater("yuryung")
    assert "recruit yuryung" in allowed(state)
    state.research[0] = 0
    assert refused(state, "recruit yuryung") == "7.4"


@pytest.mark.parametrize(
    ("target", "cost"), [("tornarsuk", 2), ("njord", 2), ("yuryung", 4), ("skoll", 4), ("lempo", 5)]
)
def test_transport_costs_a_fuel_for_each_segment(target: str, cost: int) -> None:
    """8.1, 8.4: the shortest way counts, even through Valhalla's zone and the dark, and 2 is the least."""
    state = stand(give(start(), fuel=9), "ahti")
    play(state, "transport ahti", f"to {target}")
    assert level(state, "fuel") == 9 - cost


def test_transport_needs_fuel_for_the_way() -> None:
    """8.1: too far for the fuel at hand; with 1 fuel nobody sets out."""
    state = stand(give(start(), fuel=3), "ahti")
    play(state, "transport ahti")
    assert said(state, "to yuryung") == "It costs 4 fuel; you have 3."
    state = stand(give(start(), fuel=1), "ahti")
    assert refused(state, "transport ahti") == "8.1"
    assert refused(state, "transport doh") == "8.1"


def test_transport_needs_a_vacancy() -> None:
    """8.2: the dark is no hindrance, a full crater is."""
    state = stand(give(start(lit="west"), fuel=15), "vestri")
    for _ in range(4):
        enter(state, crater("ahti"), 6)
    play(state, "transport vestri")
    assert refused(state, "to ahti") == "8.2"
    assert refused(state, "to valhalla") == "R24"
    play(state, "to egdir")
    assert spaces(state, "egdir")[0] == 1


def test_a_colonist_with_nowhere_to_go() -> None:
    """8.2: when all craters in reach are full, it cannot set out."""
    state = stand(give(start(), fuel=2), "lempo")
    for name in ("vitr", "orestheus", "skoll", "skuld", "buri"):
        while 0 in spaces(state, name):
            enter(state, crater(name), 6)
    assert refused(state, "transport lempo") == "8.2"


def test_the_space_left_stays_vacant() -> None:
    """8.3: nobody moves up."""
    state = start()
    for seat in (1, 0):
        stand(state, "ahti", seat=seat)
    enter(state, crater("ahti"), 6)
    assert spaces(state, "ahti") == [6, 1, 2, 0]
    play(give(state, fuel=9), "transport ahti", "to burr", "decline")
    assert spaces(state, "ahti") == [6, 0, 2, 0]


def test_seniority_pushes_in_a_chain() -> None:
    """9.1, 9.2, R10: the newcomer takes the lowest space; others move up to the first gap."""
    state = stand(start(), "ahti", seat=1)
    enter(state, crater("ahti"), 6)
    assert spaces(state, "ahti") == [6, 2, 0, 0]
    state.spaces[crater("ahti") * 6] = 0
    stand(state, "ahti")
    assert spaces(state, "ahti") == [1, 2, 0, 0]
    enter(state, crater("ahti"), 6)
    assert spaces(state, "ahti") == [6, 1, 2, 0]


def test_one_of_two_bonuses_or_none() -> None:
    """10.1, R15: wood or bricks in Vestri, not both; or nothing."""
    state = start()
    assert bonus_at(state, "vestri") == ["wood", "bricks"]
    play(state, "recruit vestri")
    assert {"place food-1", "place machinery-1", "decline"} <= set(allowed(state))
    assert refused(state, "place mining-drill") == "10.1"
    other = play(state.copy(), "place food-1")
    assert has_part(other, "food-1")
    assert not has_part(other, "machinery-1")
    assert phase(other) == "acting"
    assert not play(state, "decline").parts[0]


def test_a_part_goes_onto_any_matching_space() -> None:
    """10.2: purifiers and columns alike; a taken space stays taken."""
    state = parts(play(start(), "recruit vestri"), "food-1")
    wood = {"light-bottom-2", "light-top-1", "dark-middle-2", "dark-top-2"}
    bricks = {"machinery-1", "light-bottom-1", "light-middle-3", "dark-middle-1", "dark-top-1"}
    assert set(offered(state, "place")) == wood | bricks
    assert refused(state, "place food-1") == "10.2"


def test_tokens_and_their_day_end_spaces() -> None:
    """10.3, R8: a partner joins its token; another colour needs another space; no kind is held twice."""
    state = give(start(), food=15)
    state.research[0] |= 1 << crater("doh")
    play(state, "recruit doh", "take fuel-a")
    state.research[0] |= 1 << crater("burr")
    play(state, "recruit burr")
    assert "take food-a" not in allowed(state)
    assert refused(state, "take food-a") == "10.3"
    state = tokens(give(start(lit="east"), food=15), "fuel-b")
    state.research[0] |= 1 << crater("lempo")
    play(state, "recruit lempo", "take fuel-a")
    assert [int(count) for count in state.tokens[:6]] == [0, 0, 1, 1, 0, 0]
    state = tokens(give(start(lit="east"), food=15), "fuel-a")
    state.research[0] |= 1 << crater("lempo")
    assert "take fuel-a" not in allowed(play(state, "recruit lempo"))


def test_a_crater_without_a_usable_bonus_asks_nothing() -> None:
    """10.4: with no matching space left both are wasted."""
    state = start()
    wood = ("food-1", "light-bottom-2", "light-top-1", "dark-middle-2", "dark-top-2")
    bricks = ("machinery-1", "light-bottom-1", "light-middle-3", "dark-middle-1", "dark-top-1")
    play(parts(state, *wood, *bricks), "recruit vestri")
    assert phase(state) == "acting"


def test_tokens_can_run_out() -> None:
    """10.4, R32: six of each kind lie in the supply."""
    state = give(start(5), food=15)
    for seat in range(1, 4):
        tokens(state, "fuel-a", "fuel-a", seat=seat)
    state.research[0] |= 1 << crater("doh")
    play(state, "recruit doh")
    assert not offered(state, "take")


def test_no_bonus_in_the_dark() -> None:
    """10.5, R9: neither salvage nor a token."""
    state = stand(give(start(lit="west"), fuel=9), "nuada")
    play(state, "transport nuada", "to haki")
    assert phase(state) == "acting"


def test_diplomacy_once_a_round() -> None:
    """11.1: the tile is face down until the next round."""
    state = play(start(), "diplomacy", "ganymedean doh 2", "to burr")
    assert refused(state, "diplomacy") == "11.1"
    go_to_round(state, 2)
    assert state.diplomat[0] == 1


def test_how_many_and_how_far() -> None:
    """11.2, R4: the cube says one and two segments at first; with three, fewer may be moved, but one at least."""
    state = play(start(), "diplomacy")
    assert refused(state, "ganymedean ahti 1") == "11.2"
    assert refused(state, "done") == "11.2"
    play(state, "ganymedean doh 2")
    assert refused(state, "to vutash") == "11.2"
    assert said(state, "to vutash") == "Vutash is 3 segments away; your Diplomacy reaches 2."
    play(state, "to ahti")
    assert (phase(state), state.actions_left) == ("acting", 1)
    state = give(start(), fuel=9)
    state.envoys[0], state.reach[0] = 3, 3
    play(state, "diplomacy", "ganymedean doh 2", "to vutash", "ganymedean doh 3", "to njord", "done")
    assert (phase(state), level(state, "fuel")) == ("acting", 7)


def test_each_ganymedean_costs_a_fuel() -> None:
    """11.3: without fuel nobody moves; Influence helps even in the middle."""
    state = give(start(), fuel=0)
    assert refused(state, "diplomacy") == "11.3"
    give(state, fuel=1)
    state.envoys[0], state.influence[0] = 2, 1
    play(state, "diplomacy", "ganymedean doh 2", "to burr")
    assert allowed(state) == ["spend food", "spend fuel", "spend machinery", "done"]
    assert refused(state, "ganymedean doh 3") == "11.3"
    play(state, "spend fuel", "ganymedean doh 3", "to aegir")
    assert level(state, "fuel") == 1


def test_where_a_ganymedean_may_go() -> None:
    """11.4: into another crater with a vacancy, and none moves twice in one action."""
    state = give(start(), fuel=9)
    state.envoys[0] = 3
    while 0 in spaces(state, "aegir"):
        enter(state, crater("aegir"), 6)
    play(state, "diplomacy", "ganymedean doh 2")
    assert refused(state, "to aegir") == "11.4"
    assert refused(state, "to doh") == "11.4"
    play(state, "to burr")
    assert refused(state, "ganymedean burr 1") == "11.4"
    play(state, "done")
    assert spaces(state, "burr")[0] == 6


def test_ganymedeans_that_cannot_move() -> None:
    """11.4: where every crater in reach is full, the action cannot be taken."""
    state = start()
    for name in json_of(GAME.view(state, 0))["craters"]:
        while 0 in spaces(state, name):
            enter(state, crater(name), 6)
    assert refused(state, "diplomacy") == "11.4"


def test_a_ganymedean_enters_the_lowest_space() -> None:
    """11.5: it pushes like a colonist, takes no bonus, and may join its kind."""
    state = stand(clear(start(), "burr"), "burr")
    play(state, "diplomacy", "ganymedean doh 6", "to burr")
    assert spaces(state, "burr") == [6, 1, 0]
    assert spaces(state, "doh") == [0, 6, 6, 6, 6, 0]
    state = play(start(), "diplomacy", "ganymedean doh 2", "to tornarsuk")
    assert spaces(state, "tornarsuk") == [6, 6, 6, 6]


def builder() -> State:
    return stand(give(start(lit="west"), machinery=15), "ahti", "tornarsuk", "aegir", "njord", "vestri")


def test_one_center_to_a_crater() -> None:
    """12.1: not where one stands, and never in the zone."""
    state = builder()
    play(state, "center ahti greenhouse")
    assert refused(state, "center ahti refinery") == "12.1"
    assert refused(state, "center vestri factory") == "12.1"
    assert said(state, "center ahti refinery") == "Ahti already has a Greenhouse."


def test_a_center_comes_from_the_menu_of_the_lit_side() -> None:
    """12.2, R25: the west has no hydrogen Extractor; in the dark nothing is built."""
    state = stand(builder(), "egdir")
    assert refused(state, "center tornarsuk hydrogen") == "12.2"
    assert refused(state, "center egdir greenhouse") == "12.2"
    assert "center tornarsuk oxygen" in allowed(state)


def test_a_center_needs_a_colonist() -> None:
    """12.3: of the builder, in the crater."""
    state = stand(builder(), "audr", seat=1)
    assert refused(state, "center audr greenhouse") == "12.3"


def test_the_cheaper_disc_goes_first() -> None:
    """12.4: 3 machinery for the first Greenhouse, 4 for the second, then none is left."""
    state = builder()
    play(state, "center ahti greenhouse")
    assert level(state, "machinery") == 12
    play(state, "center njord greenhouse", "pass 1")
    assert level(state, "machinery") == 8
    stand(state, "audr")
    assert refused(state, "center audr greenhouse") == "12.2"
    assert refused(give(state, machinery=2), "center audr refinery") == "12.4"


def test_the_kind_follows_the_crater() -> None:
    """12.5: white, blue and purple craters."""
    state = builder()
    assert offered(state, "center") == [
        "ahti greenhouse",
        "ahti refinery",
        "ahti factory",
        "njord greenhouse",
        "njord refinery",
        "njord factory",
        "tornarsuk oxygen",
        "tornarsuk nitrogen",
        "tornarsuk sulfur",
        "aegir citadel",
    ]
    assert refused(state, "center tornarsuk greenhouse") == "12.5"
    assert refused(state, "center ahti citadel") == "12.5"


def test_a_center_scores_at_once() -> None:
    """12.6: 1 in Ahti, 2 in Tornarsuk."""
    assert points(play(builder(), "center ahti factory", "center tornarsuk oxygen")) == 3


def test_a_laboratory_needs_a_vacant_space() -> None:
    """13.1: Ahti has one white and one gray space, no black one."""
    state = offer(builder(), "hydroponics", "fuel-depot", "zoning-permit")
    play(state, "laboratory ahti white", "upgrade zoning-permit")
    assert refused(state, "laboratory ahti white") == "13.1"
    assert refused(state, "laboratory ahti black") == "13.1"
    assert "laboratory ahti gray" in allowed(state)


@pytest.mark.parametrize(("seats", "gray"), [(2, False), (3, False), (4, True), (5, True)])
def test_gray_and_black_spaces(seats: int, gray: bool) -> None:
    """13.2: black always needs a Zoning Permit, gray with 2 or 3 players."""
    state = stand(give(start(seats), machinery=9), "ahti", "njord")
    assert ("laboratory ahti gray" in allowed(state)) is gray
    assert refused(state, "laboratory njord black") == "13.2"
    assert said(state, "laboratory njord black") == f"A black space needs a Zoning Permit in a {seats}-player game."
    upgrade(state, "zoning-permit")
    assert {"laboratory ahti gray", "laboratory njord black"} <= set(allowed(state))


def test_a_laboratory_needs_light_and_a_colonist() -> None:
    """13.3, 13.4: in the lit half or the zone, where the builder lives."""
    state = stand(give(start(lit="west"), machinery=9), "egdir", "vutash")
    assert refused(state, "laboratory egdir white") == "13.3"
    assert refused(state, "laboratory ahti white") == "13.4"
    assert "laboratory vutash white" in allowed(state)


def test_a_laboratory_costs_machinery() -> None:
    """13.5: 2, 2, 3, 3 and so on; ten in all."""
    state = give(builder(), machinery=4)
    offer(state, "hydroponics", "hydroponics")
    play(state, "laboratory ahti white", "upgrade hydroponics", "laboratory njord white", "upgrade hydroponics")
    assert level(state, "machinery") == 0
    state = give(builder(), machinery=1)
    assert refused(state, "laboratory ahti white") == "13.5"
    state.researched[0] = 10
    assert refused(state, "laboratory ahti white") == "13.5"


def test_a_laboratory_brings_an_upgrade() -> None:
    """13.6: one of those on offer; with none on offer nothing is built."""
    state = offer(builder(), "rovers", "embassy")
    play(state, "laboratory ahti white")
    assert offered(state, "upgrade") == ["rovers", "embassy"]
    assert refused(state, "upgrade storage") == "13.6"
    play(state, "upgrade rovers")
    assert json_of(GAME.view(state, 0))["players"][0]["upgrades"] == {"rovers": 1}
    assert refused(offer(state), "laboratory njord white") == "13.6"


@pytest.mark.parametrize(
    "name", ["zoning-permit", "valhalla-extension", "storage", "rovers", "survey-lamps", "scavengers"]
)
def test_no_second_copy(name: str) -> None:
    """13.7: of tiles that would do nothing twice; others stack."""
    state = upgrade(offer(builder(), name, "embassy"), name)
    upgrade(state, "embassy")
    play(state, "laboratory ahti white")
    assert refused(state, f"upgrade {name}") == "13.7"
    play(state, "upgrade embassy")
    assert refused(offer(state, name), "laboratory njord white") == "13.6"


def test_passing() -> None:
    """14.1, R21: any free space; a pass as first action gives up the second."""
    state = play(start(3), "pass 2")
    assert (GAME.turn(state), state.actions_left) == (1, 2)
    assert refused(state, "pass 2") == "14.1"
    assert refused(state, "pass 6") == "14.1"
    play(state, "pass 1")
    play(state, "recruit vestri", "decline")
    assert GAME.turn(state) == 2
    play(state, "pass 5")
    assert stage(state) != "actions"


def test_a_pass_space_with_bonus_and_point() -> None:
    """14.2: the tile beside it is used, the point scored."""
    state = start(3)
    state.pass_tiles[4] = 1
    discarded = state.bonus_discard[0]
    play(state, "pass 5")
    assert (level(state, "food"), points(state)) == (6, 1)
    assert state.bonus_discard[0] == discarded + 1
    assert state.pass_tiles[4] == 0


def test_the_pass_track_is_the_next_turn_order() -> None:
    """14.3: from the top."""
    state = all_pass(start(3), 4, 1, 3)
    assert list(state.order) == [1, 2, 0]
    assert GAME.turn(go_to_round(state, 2)) == 1


def test_bonus_tiles_are_dealt_anew() -> None:
    """14.4, R13: taken ones are replaced at the start of the round, others stay; used ones are shuffled at need."""
    state = start(2)
    kept = state.pass_tiles[3]
    go_to_round(play(state, "pass 2"), 2)
    assert state.pass_tiles[3] == kept
    assert state.pass_tiles[1] > 0
    play(state, "pass 4")
    for bonus in range(10):
        state.bonus_discard[bonus] += state.bonus_stack[bonus]
        state.bonus_stack[bonus] = 0
    go_to_round(state, 3)
    assert state.pass_tiles[3] > 0
    assert sum(state.bonus_discard) == 0


def test_valhalla_itself() -> None:
    """R24: no colonist, laboratory or center stands there."""
    state = give(start(), food=9, machinery=9)
    assert refused(state, "recruit valhalla") == "R24"
    assert refused(state, "center valhalla greenhouse") == "12.1"
    assert refused(state, "laboratory valhalla white") == "13.1"
    assert settle(plain_passes(center(state, "ahti", "factory"))) is state
