"""Chapters 1 to 5: set-up, mats, daylight, the round."""

from __future__ import annotations

import pytest
from three_days_positions import (
    GAME,
    all_pass,
    allowed,
    center,
    clear,
    give,
    go_to_round,
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
    round_ends,
    said,
    settle,
    spaces,
    stage,
    stand,
    start,
    terms,
    tokens,
    upgrade,
)

from certain import json_of
from orrery.games.three_days.components import CRATERS, MOST_SPACES
from orrery.kernel import CHANCE, OVER


def test_six_rounds_of_three_days() -> None:
    """1.1: rounds 1 to 6, a day's end after every second, then the game is over."""
    state = start()
    ends = []
    while GAME.turn(state) != OVER:
        ends.append(state.round)
        if state.round == 1:
            tokens(state, "food-a", "food-b")
        give(state, food=10)
        before = state.points[5]
        round_ends(state)
        ends.append(state.points[5] > before)
    assert ends == [1, False, 2, True, 3, False, 4, True, 5, False, 6, True]
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players(seats: int) -> None:
    """1.2, 2.4, R36: the first seat begins and the others follow clockwise."""
    assert GAME.seats == (2, 3, 4, 5)
    state = start(seats)
    assert list(state.order) == list(range(seats))
    assert GAME.turn(state) == 0


def test_the_daylight_token_is_flipped() -> None:
    """2.1, 4.1: a coin decides which side is lit in round 1."""
    state = GAME.setup(terms())
    assert GAME.to_move(state) == (CHANCE,)
    assert allowed(state) == ["daylight west", "daylight east"]
    assert list(GAME.odds(state)) == [1, 1]
    assert GAME.view(start(lit="east"), None)["lit"] == "east"


def test_a_mat_at_the_start() -> None:
    """2.2: pieces, levels, income and Diplomacy."""
    player = json_of(GAME.view(start(), 0))["players"][0]
    assert player["levels"] == {"food": 4, "fuel": 4, "machinery": 4}
    assert player["income"] == {"food": 2, "fuel": 2, "machinery": 2}
    assert player["diplomacy"] == {"ready": True, "envoys": 1, "reach": 2}
    census = GAME.census(start())
    assert (census["colonists 0"], census["laboratories 0"], census["structures 0"]) == (10, 10, 3)


@pytest.mark.parametrize(("seats", "tiles", "spaces_"), [(2, 2, 4), (3, 3, 5), (4, 3, 6), (5, 4, 7)])
def test_bonus_tiles_on_the_pass_track(seats: int, tiles: int, spaces_: int) -> None:
    """2.3, R14: a tile on each bonus space; the track has two spaces more than players."""
    state = start(seats)
    assert sum(tile > 0 for tile in state.pass_tiles) == tiles
    assert len(offered(state, "pass")) == spaces_ == seats + 2


@pytest.mark.parametrize(("seats", "fuel"), [(2, [4, 7]), (3, [4, 7, 8]), (4, [4, 6, 7, 8]), (5, [4, 6, 7, 8, 9])])
def test_first_structures_with_their_fuel(seats: int, fuel: list[int]) -> None:
    """2.5, R5, R6: one structure each in Valhalla, fuel by turn order, no token."""
    state = start(seats)
    assert [level(state, "fuel", seat) for seat in range(seats)] == fuel
    assert list(state.structures) == [1] * seats
    assert not any(state.tokens)


@pytest.mark.parametrize(
    ("seats", "counts", "total"),
    [(2, (5, 3, 3, 3), 28), (3, (5, 3, 0, 3), 22), (4, (2, 3, 0, 3), 16), (5, (2, 0, 0, 3), 10)],
)
def test_the_ganymedean_table(seats: int, counts: tuple[int, ...], total: int) -> None:
    """2.6, R16: so many in each crater of a pair, in its most senior spaces."""
    state = start(seats)
    pairs = [("doh", "skoll"), ("tornarsuk", "nuada"), ("agloolik", "orestheus"), ("yuryung", "lempo")]
    for pair, count in zip(pairs, counts, strict=True):
        for name in pair:
            there = spaces(state, name)
            assert there == [0] * (len(there) - count) + [6] * count
    assert sum(who == 6 for who in state.spaces) == total == GAME.census(state)["ganymedeans"]


def test_menus_and_standing_centers() -> None:
    """2.7: ten kinds of center on two menus; the zone has a Greenhouse, a Refinery and a Factory."""
    view = json_of(GAME.view(start(), None))
    assert sum(view["discs"]["west"].values()) == sum(view["discs"]["east"].values()) == 11
    assert {view["craters"][name]["center"] for name in ("vestri", "vutash", "maderatcha")} == {
        "greenhouse",
        "refinery",
        "factory",
    }


def test_demand_tiles_are_drawn_and_turned_in_turn_order() -> None:
    """2.8: light, then dark, then the side of each; nobody else decides meanwhile."""
    state = play(GAME.setup(terms()), "daylight west", "bonus food", "bonus fuel")
    assert phase(state) == "drawing-demand"
    play(state, "demand light-3")
    assert refused(state, "demand light-4") == "2.8"
    play(state, "demand dark-5")
    assert GAME.turn(state) == 0
    assert allowed(state) == ["light front", "light back"]
    assert refused(state, "dark front") == "2.8"
    play(state, "light back")
    assert allowed(state) == ["dark front", "dark back"]
    play(state, "dark front")
    assert GAME.to_move(state) == (CHANCE,)
    assert refused(state, "demand light-3") == "2.8"
    tiles = json_of(GAME.view(state, 1))["players"][0]["demand"]
    assert [(tile["tile"], tile["face"]) for tile in tiles] == [(3, "back"), (5, "front")]


def test_levels_stop_at_15() -> None:
    """3.1, 16.2, R20: more than the maximum is wasted; the Valhalla Extension raises it to 17."""
    state = plain_passes(give(start(), food=14, fuel=15))
    assert (level(state, "food"), level(state, "fuel")) == (15, 15)
    state = plain_passes(upgrade(give(start(), food=14, fuel=15), "valhalla-extension"))
    assert (level(state, "food"), level(state, "fuel")) == (16, 17)


def test_income_stops_at_6() -> None:
    """3.2, R31: an income cube at the end of its track stays there."""
    state = start()
    state.income[0] = 6
    stand(give(state, machinery=9), "vestri")
    offer(state, "hydroponics")
    play(state, "laboratory vestri white", "upgrade hydroponics")
    assert income(state, "food") == 6


def test_what_has_no_space_is_wasted() -> None:
    """3.3: both Demand tiles of the player show no place for silicon, so it is lost."""
    state = center(stand(start(), "burr"), "burr", "silicon")
    plain_passes(state)
    assert "silicon" not in loaded(state, 0) | loaded(state, 1)


def test_influence_is_spent_at_any_time() -> None:
    """3.4, R27: for 2 food, 2 fuel or 1 machinery, and it is no action."""
    state = give(start(), food=15)
    state.influence[0] = 3
    play(state, "spend fuel", "spend machinery")
    assert (level(state, "fuel"), level(state, "machinery"), state.actions_left) == (6, 5, 2)
    assert refused(state, "spend food") == "3.1"
    play(state, "spend fuel")
    assert refused(state, "spend fuel") == "3.4"


def test_influence_before_the_day_is_scored() -> None:
    """3.4, R27: asked when a scoring level could still rise."""
    state = tokens(go_to_round(start(), 2), "food-a", "food-b")
    state.influence[0] = 1
    plain_passes(give(state, food=9))
    assert phase(state) == "spending"
    play(state, "spend food")
    assert points(state) == 6


def test_dark_craters() -> None:
    """4.2: no recruiting, building, bonus or harvest in the dark."""
    state = give(stand(start(lit="west"), "egdir", "buri"), food=9, machinery=9, fuel=9)
    assert refused(state, "recruit skuld") == "7.2"
    assert said(state, "recruit skuld") == "Skuld is in darkness."
    assert refused(state, "center egdir greenhouse") == "12.2"
    assert refused(state, "laboratory egdir white") == "13.3"
    play(state, "transport egdir", "to nuada")
    assert phase(state) == "acting"
    center(state, "buri", "factory")
    machinery = level(state, "machinery")
    plain_passes(state)
    assert level(state, "machinery") == machinery + 2


@pytest.mark.parametrize("lit", ["west", "east"])
def test_the_zone_is_always_lit(lit: str) -> None:
    """4.3, R18: recruiting, harvest and laboratories in the zone in every round."""
    state = start(lit=lit)
    assert offered(state, "recruit") == ["vestri", "vutash", "maderatcha"]
    play(give(state, machinery=8), "recruit vestri", "decline", "laboratory vestri white")
    assert phase(state) == "researching"


def test_the_phases_of_a_round() -> None:
    """5.1, R7, R19: income, harvest, rewards, sales; after the actions in the new turn order."""
    state = stand(start(), "vestri")
    parts(state, "mining-cart", "mining-drill")
    parts(state, "mining-cart", "mining-drill", seat=1)
    all_pass(state, 3, 1)
    assert list(state.order) == [1, 0]
    assert (phase(state), GAME.turn(state)) == ("redeeming", 1)
    assert (level(state, "food"), level(state, "food", 1)) == (7, 6)
    play(state, "done")
    assert (phase(state), GAME.turn(state)) == ("redeeming", 0)
    assert refused(state, "recruit vestri") == "6.1"


@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_new_upgrade_tiles_each_round(seats: int, count: int) -> None:
    """5.2, R1: 6, 8, 10 or 12 tiles, from the stack of the day; the old ones are discarded."""
    state = start(seats)
    stacks = [sum(state.stack[day * 31 : (day + 1) * 31]) for day in range(3)]
    assert (sum(state.offer), stacks) == (count, [24 - count, 24, 24])
    go_to_round(state, 2)
    stacks = [sum(state.stack[day * 31 : (day + 1) * 31]) for day in range(3)]
    assert (sum(state.offer), stacks, sum(state.discard)) == (count, [24 - 2 * count, 24, 24], count)
    go_to_round(state, 3)
    assert [sum(state.stack[day * 31 : (day + 1) * 31]) for day in range(2)] == [24 - 2 * count, 24 - count]


def test_a_tile_taken_is_not_replaced() -> None:
    """5.3, R2: the offer shrinks for the rest of the round."""
    state = stand(give(start(), machinery=9), "vestri")
    play(state, "laboratory vestri white", allowed(play(state.copy(), "laboratory vestri white"))[0])
    assert sum(state.offer) == 5
    assert phase(state) == "acting"


def test_option_refill() -> None:
    """O1, R2: with refill-upgrades another tile is drawn at once."""
    state = stand(give(start(refill="yes"), machinery=9), "vestri")
    play(state, "laboratory vestri white", allowed(play(state.copy(), "laboratory vestri white"))[0])
    assert GAME.to_move(state) == (CHANCE,)
    settle(state)
    assert sum(state.offer) == 6
    assert phase(state) == "acting"


def test_an_empty_upgrade_stack_is_shuffled_anew() -> None:
    """R26, O1: discarded tiles of the day come back; with none left the offer stays smaller."""
    state = stand(give(start(refill="yes"), machinery=9), "vestri")
    for i in range(31):
        state.discard[i] = state.stack[i]
        state.stack[i] = 0
    before = state.copy()
    play(state, "laboratory vestri white", allowed(play(state.copy(), "laboratory vestri white"))[0])
    assert GAME.to_move(state) == (CHANCE,)
    assert sum(state.stack[0:31]) == 18
    for i in range(31):
        before.discard[i] = 0
    play(before, "laboratory vestri white", allowed(play(before.copy(), "laboratory vestri white"))[0])
    assert phase(before) == "acting"


def test_the_token_is_flipped_after_each_round() -> None:
    """20.1, 4.1: the other side is lit in the next round."""
    state = start(lit="west")
    assert [GAME.view(go_to_round(state, n), None)["lit"] for n in range(1, 7)] == ["west", "east"] * 3


def test_nothing_is_hidden_but_the_stacks() -> None:
    """2.8: every seat and a spectator see the same table; of the stacks only their sizes."""
    state = clear(go_to_round(start(3), 3), "doh")
    views = [json_of(GAME.view(state, seat)) for seat in (None, 0, 1, 2)]
    for view in views:
        view.pop("you")
    assert all(view == views[0] for view in views)
    assert views[0]["stacks"]["upgrades"] == [8, 16, 24]
    assert len(state.spaces) == CRATERS * MOST_SPACES
    assert stage(load(state, 0, "oxygen")) == "actions"
