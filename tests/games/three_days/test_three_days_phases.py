"""Chapters 15 to 21: income, harvest, rewards, sales, day ends, the end."""

from __future__ import annotations

import pytest
from three_days_positions import (
    GAME,
    WORDS,
    all_pass,
    allowed,
    center,
    give,
    go_to_round,
    has_part,
    income,
    level,
    load,
    loaded,
    offered,
    parts,
    phase,
    plain_passes,
    play,
    points,
    refused,
    round_ends,
    settle,
    stage,
    stand,
    start,
    tokens,
    upgrade,
)

from certain import json_of
from orrery.games.three_days.rules.day_end import day_end_points
from orrery.games.three_days.rules.sale import purity
from orrery.games.three_days.state import State
from orrery.kernel import OVER

LIGHT, DARK = 0, 1


def test_income() -> None:
    """15.1: every level rises by its income."""
    state = start()
    state.income[1] = 5
    plain_passes(state)
    assert (level(state, "food"), level(state, "fuel"), level(state, "machinery")) == (6, 9, 6)


def test_special_income() -> None:
    """15.2: one of the two parts of each tile, chosen by the player."""
    state = upgrade(start(), "masonry-crew", count=2)
    plain_passes(state)
    assert (stage(state), phase(state)) == ("income", "collecting")
    play(state, "place food-1")
    assert phase(state) == "collecting"
    play(state, "place machinery-1")
    assert (has_part(state, "food-1"), has_part(state, "machinery-1")) == (True, True)
    assert stage(state) != "income"


def test_harvest_by_seniority() -> None:
    """16.1: the number beside the space; nothing without a center, a colonist or daylight."""
    state = center(stand(start(), "doh"), "doh", "factory")
    stand(center(state, "egdir", "factory"), "egdir")
    stand(state, "ahti")
    plain_passes(state)
    assert level(state, "machinery") == 4 + 2 + 2
    state = center(stand(stand(start(), "njord"), "njord", seat=1), "njord", "factory")
    plain_passes(state)
    assert (level(state, "machinery", 0), level(state, "machinery", 1)) == (4 + 2 + 3, 4 + 2 + 2)


def test_harvest_up_to_the_maximum() -> None:
    """16.2, 3.1: the rest is wasted."""
    state = plain_passes(center(stand(give(start(), food=12), "doh"), "doh", "greenhouse"))
    assert level(state, "food") == 15


def test_elements_go_onto_demand_tiles() -> None:
    """16.3, R3: where both tiles have the space the player chooses; where one has it, it goes there at once."""
    state = center(stand(start(), "tornarsuk"), "tornarsuk", "oxygen")
    plain_passes(state)
    assert (stage(state), phase(state)) == ("harvest", "loading")
    assert allowed(state) == ["load oxygen light", "load oxygen dark"]
    assert refused(state, "load oxygen storage") == "22.15"
    assert refused(state, "load carbon light") == "16.3"
    play(state, "load oxygen dark")
    assert (loaded(state, LIGHT), loaded(state, DARK)) == (set(), {"oxygen"})
    state = load(center(stand(start(), "tornarsuk"), "tornarsuk", "oxygen"), LIGHT, "oxygen")
    plain_passes(state)
    assert loaded(state, DARK) == {"oxygen"}


def test_two_of_an_element_fill_both_tiles() -> None:
    """16.3: no choice where there is a space for each."""
    state = start()
    center(stand(state, "tornarsuk"), "tornarsuk", "oxygen")
    start_of = 7 * 6
    for i in range(4):
        state.spaces[start_of + i] = 1 if i == 3 else 0
    plain_passes(state)
    assert loaded(state, LIGHT) == loaded(state, DARK) == {"oxygen"}


def test_citadels_give_influence() -> None:
    """16.4: cubes without limit."""
    state = center(stand(start(), "aegir"), "aegir", "citadel")
    state.influence[0] = 40
    plain_passes(state)
    assert state.influence[0] == 41


def test_rewards_are_optional() -> None:
    """17.1: salvage may be kept, and is redeemed in a later round."""
    state = plain_passes(parts(start(), "food-1", "food-2"))
    assert phase(state) == "redeeming"
    play(state, "done")
    assert has_part(state, "food-1")
    plain_passes(go_to_round(state, 2))
    assert phase(state) == "redeeming"


def test_mining_equipment() -> None:
    """17.2, R28: any one element, whether its Extractor stands or not."""
    state = plain_passes(parts(start(), "mining-cart", "mining-drill"))
    play(state, "redeem mining")
    assert not has_part(state, "mining-cart")
    assert "load carbon dark" in allowed(state)
    play(state, "load carbon dark")
    assert loaded(state, DARK) == {"carbon"}


def test_mining_needs_both_parts_and_a_space() -> None:
    """17.2, R28: a cart alone is nothing; with all spaces taken there is nothing to redeem."""
    state = plain_passes(parts(start(), "mining-cart", "food-1", "food-2"))
    assert refused(state, "redeem mining") == "17.2"
    state = parts(start(), "mining-cart", "mining-drill", "food-1", "food-2")
    state.loaded[0] = state.loaded[1] = 63
    plain_passes(state)
    assert refused(state, "redeem mining") == "17.2"


@pytest.mark.parametrize("resource", ["food", "fuel", "machinery"])
def test_income_columns(resource: str) -> None:
    """17.3: a step of income, which counts from the next round on, or a point."""
    state = plain_passes(parts(start(), f"{resource}-1", f"{resource}-2"))
    other = play(state.copy(), f"redeem {resource}-point")
    assert (points(other), income(other, resource)) == (1, 2)
    before = level(state, resource)
    play(state, f"redeem {resource}-income")
    assert (points(state), income(state, resource), level(state, resource)) == (0, 3, before)
    assert not has_part(state, f"{resource}-1")
    assert not has_part(state, f"{resource}-2")


def test_a_column_needs_both_parts() -> None:
    """17.3, 3.2: and room on the income track."""
    state = parts(start(), "food-1", "food-2", "fuel-1")
    state.income[0] = 6
    plain_passes(state)
    assert refused(state, "redeem fuel-point") == "17.3"
    assert refused(state, "redeem food-income") == "3.2"
    assert allowed(state) == ["redeem food-point", "done"]


def seller(*elements: str) -> State:
    """Light tile 1, front: oxygen and hydrogen for 5, carbon 2 more."""
    return load(start(), LIGHT, *elements)


def test_a_complete_tile_may_be_sold() -> None:
    """18.1: or kept; an incomplete one stays."""
    state = plain_passes(seller("oxygen", "carbon"))
    assert stage(state) == "round-start"
    assert loaded(state, LIGHT) == {"oxygen", "carbon"}
    state = plain_passes(load(seller("oxygen", "hydrogen"), DARK, "oxygen"))
    assert allowed(state) == ["sell light", "done"]
    assert refused(state, "sell dark") == "18.1"
    play(state, "done")
    assert loaded(state, LIGHT) == {"oxygen", "hydrogen"}


def test_a_full_tile_must_be_sold() -> None:
    """18.2: required and additional elements all present."""
    state = plain_passes(seller("oxygen", "hydrogen", "carbon"))
    assert allowed(state) == ["sell light"]
    assert refused(state, "done") == "18.2"


def test_what_a_sale_scores() -> None:
    """18.3, R11: 5 for the required elements, 2 for the additional one, and the purifier beside the tile only."""
    assert points(play(plain_passes(seller("oxygen", "hydrogen")), "sell light")) == 5
    assert points(play(plain_passes(seller("oxygen", "hydrogen", "carbon")), "sell light")) == 7
    bottom = ("light-bottom-1", "light-bottom-2", "light-bottom-3")
    state = parts(seller("oxygen", "hydrogen", "carbon"), *bottom)
    assert points(play(plain_passes(state), "sell light")) == 8
    state = load(parts(start(), *bottom), DARK, "oxygen", "hydrogen", "carbon", "nitrogen")
    assert points(play(plain_passes(state), "sell dark")) == 9 + 3


def test_a_sold_tile_is_replaced() -> None:
    """18.4, R30: by one of the same colour, side chosen, not sold in the same phase."""
    state = plain_passes(load(seller("oxygen", "hydrogen"), DARK, "oxygen", "hydrogen", "carbon"))
    play(state, "sell light", "sell dark")
    assert refused(state, "demand dark-9") == "18.4"
    play(state, "demand light-9", "demand dark-9", "light back", "dark front")
    tiles = json_of(GAME.view(state, 0))["players"][0]["demand"]
    assert [(tile["tile"], tile["face"], tile["loaded"]) for tile in tiles] == [(9, "back", []), (9, "front", [])]
    assert json_of(GAME.view(state, 0))["stacks"]["sold"] == [0, 12]


def test_sold_tiles_are_shuffled_when_a_stack_is_empty() -> None:
    """18.4, R33: then they can be drawn again."""
    state = plain_passes(seller("oxygen", "hydrogen"))
    for tile in range(12):
        if state.demand_at[tile] == 0:
            state.demand_at[tile] = 1
    play(state, "sell light")
    assert len(offered(state, "demand")) == 11


def test_the_last_round_draws_no_tile() -> None:
    """R30: nothing could lie on it."""
    state = load(go_to_round(start(), 6), LIGHT, "oxygen", "hydrogen")
    play(plain_passes(state), "sell light")
    assert GAME.turn(state) == OVER


def test_a_purifier_with_nine_of_ten_parts() -> None:
    """18.5: the rulebook's example: a part missing in the bottom row makes it worth nothing."""
    rows = [f"light-{row}-{i}" for row, n in (("bottom", 3), ("middle", 3), ("top", 4)) for i in range(1, n + 1)]
    assert purity(parts(start(), *rows[1:]), 0, LIGHT) == 0
    assert [purity(parts(start(), *rows[:n]), 0, LIGHT) for n in (2, 3, 5, 6, 9, 10)] == [0, 1, 1, 3, 3, 6]
    assert purity(parts(start(), *rows), 0, DARK) == 0


def test_the_day_end_example() -> None:
    """19.1, 19.2: the rulebook's example: food 12 with both tokens 5 points; machinery 11 with one token none, with both 4."""
    state = give(tokens(start(), "food-a", "food-b", "machinery-a"), food=12, machinery=11, fuel=15)
    assert [day_end_points(state, 0, resource) for resource in range(3)] == [5, 0, 0]
    tokens(state, "machinery-b")
    assert [day_end_points(state, 0, resource) for resource in range(3)] == [5, 0, 4]


def test_points_of_every_level() -> None:
    """19.2: nothing up to 7, then one more for each level up to 17."""
    state = tokens(start(), "food-a", "food-b")
    scored = [day_end_points(give(state, food=n), 0, 0) for n in range(18)]
    assert scored == [0] * 8 + list(range(1, 11))


def test_days_end_after_the_second_round() -> None:
    """19.1: not after the first."""
    state = give(tokens(start(), "food-a", "food-b"), food=12)
    plain_passes(state)
    assert points(state) == 0
    plain_passes(settle(state))
    assert points(state) == 8


def last_round(seats: int = 2) -> State:
    return go_to_round(start(seats), 6)


def test_unsold_elements() -> None:
    """21.1, R12, R35: half a point each, rounded up once, Storage included."""
    state = load(load(last_round(), LIGHT, "oxygen"), DARK, "nitrogen")
    state.stored[0] = 4
    plain_passes(state)
    assert GAME.outcome(state) is not None
    assert points(state) == 2


def test_upgrades_score_at_the_end() -> None:
    """21.2: and the sheet shows where points come from."""
    state = upgrade(last_round(), "settlement")
    stand(state, "vestri", "vutash", "ahti", "egdir")
    plain_passes(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    sheet = {WORDS.say(line.text): line.amounts for line in outcome.sheet}
    assert sheet["Upgrade tiles"] == (2, 0)
    assert outcome.scores == (2, 0)


def free_of_points(state: State) -> list[int]:
    """Pass spaces without a point, from the last to the first."""
    spaces = range(state.components.passes[state.seats], 0, -1)
    return [space for space in spaces if not state.components.pass_point[state.seats * 7 + space - 1]]


def test_ties_go_to_the_earlier_in_turn_order() -> None:
    """21.3, R23: the Pass track of round 6 decides."""
    state = last_round(3)
    for kind in range(24):
        state.points[kind] = 0
    for space in range(len(state.pass_tiles)):
        state.pass_tiles[space] = 0
    all_pass(state, *free_of_points(state))
    round_ends(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    order = list(state.order)
    assert order != [0, 1, 2]
    assert outcome.scores == (0, 0, 0)
    assert [outcome.ranks[seat] for seat in order] == [1, 2, 3]
    assert outcome.reason.key == "reason-order"
    assert WORDS.say(outcome.reason) == f"{WORDS.name(order[0])} is earlier in the turn order with 0 points."
    assert [int(GAME.ranks(state)[seat]) for seat in order] == [1, 2, 3]
    state.points[order[2] * 8] = 1
    assert [int(GAME.ranks(state)[seat]) for seat in order] == [2, 3, 1]


def test_nothing_happens_after_the_end() -> None:
    """21.3: every move is refused."""
    state = plain_passes(last_round())
    assert GAME.turn(state) == OVER
    refusal = GAME.why_not(state, 0, 600)
    assert refusal is not None
    assert refusal.rule == "21.3"
