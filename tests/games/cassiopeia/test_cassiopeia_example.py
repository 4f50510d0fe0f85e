"""The rulebook's round example: red is A, blue is B, yellow is C; from the set-up to the end of the third round."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cassiopeia_positions import Position

from certain import json_of, of_kind
from orrery.replays import replay

RED, BLUE, YELLOW = 0, 1, 2
SET_UP = """
deal 6, deal 5, deal 1, deal 4, deal 2, deal 3
deal 3, deal 2, deal 1, deal 4, deal 5, deal 6
deal 1, deal 6, deal 7, deal 2, deal 4, deal 3
flip II, flip V, flip VIII, flip IX
lay II, lay III, lay IV, lay V, lay I, lay VIII
add station-A, add satellite-A, first A
"""
ROUND_1 = """
choose installer, choose captain, choose geneticist
resolve
resolve, terraform 6
resolve, claim freighter, go on
"""
ROUND_2 = """
choose xenobiologist, choose traffic-controller, choose antiquarian
resolve, terraform 5
resolve, buy capsule, freight lens, pay, go on
use alien-station, resolve, claim spy, terraform 2
"""
CHOOSING = "choose martian, choose intendant, choose engineer"
YELLOW_TURN = "use alien-station, use trade, resolve, terraform 3, pay, store all"
RED_TURN = "resolve, discard lens, terraform 4"
BLUE_TURN = "resolve, claim phobos, pay, terraform 2"


def moves(text: str) -> list[str]:
    return [move.strip() for line in text.strip().splitlines() for move in line.split(",")]


@cache
def _third_round(*parts: str) -> Position:
    position = Position(3, specialists="V-VIII-IX", flipped="4")
    for part in (SET_UP, ROUND_1, ROUND_2, *parts):
        position.play(*moves(part))
    return position


def third_round(*parts: str) -> Position:
    made = _third_round(*parts)
    other = Position(3, specialists="V-VIII-IX", flipped="4")
    other.state = made.state.copy()
    other.events = list(made.events)
    return other


def faces(position: Position) -> dict[str, int]:
    return {card["specialist"]: card["coins"] for card in position.view["cards"]}


def test_the_position_of_the_third_round() -> None:
    """3.11, 3.12, 1.3: faces, coins, initiative and symbols are as printed."""
    position = third_round()
    assert faces(position) == {
        "engineer": 1,
        "geneticist": 0,
        "martian": 2,
        "tax-officer": 0,
        "programmer": 2,
        "commander": 0,
        "intendant": 1,
    }
    assert position.view["order"] == [RED, BLUE, YELLOW]
    assert [(p["earth"], p["mars"]) for p in position.view["players"]] == [(3, 4), (4, 3), (4, 3)]
    assert position.view["logistics"] == "earth"
    assert position.goods(RED) == {"cells": 1}
    assert position.goods(BLUE) == {"coins": 1, "lenses": 1, "cells": 1, "capsules": 1}
    assert position.goods(YELLOW) == {}


def test_red_is_no_longer_optimized() -> None:
    """2.2: one planet terraformed from Earth to Mars tips 4:3 into 3:4."""
    players = third_round().view["players"]
    assert [p["optimized"] for p in players] == [False, True, True]
    assert [p["name"] for p in players[RED]["planets"] if p["inhabited"]] == ["Tsathoggua"]


def test_choosing_red_blue_yellow_and_acting_yellow_red_blue() -> None:
    """3.1, 3.3: chosen in the order of initiative, acted in the order of the row."""
    position = third_round()
    movers = []
    for move in moves(CHOOSING):
        movers.append(position.mover)
        position.play(move)
    assert movers == [RED, BLUE, YELLOW]
    assert position.mover == YELLOW
    position.play(*moves(YELLOW_TURN))
    assert position.mover == RED
    position.play(*moves(RED_TURN))
    assert position.mover == BLUE


def test_the_alien_station_gives_a_capsule() -> None:
    """6.6: at the start of the turn, before the coins."""
    position = third_round(CHOOSING).play("use alien-station")
    assert position.goods(YELLOW)["capsules"] == 1
    assert position.log()[-2:] == ["gained", "collected"]


def test_the_trade_complex_adds_a_coin_to_the_one_on_the_card() -> None:
    """3.4, 6.2: one coin from the Engineer's card, one from Kirin."""
    position = third_round(CHOOSING).play("use alien-station")
    assert position.goods(YELLOW) == {"coins": 1, "capsules": 1}
    assert position.play("use trade").goods(YELLOW) == {"coins": 2, "capsules": 1}


def test_other_planets_do_not_work_yet() -> None:
    """2.8: uninhabited planets have no effect."""
    position = third_round(CHOOSING)
    assert position.legal() == ["go on", "use alien-station"]
    assert position.rule("cruiser A cell") == "6.5"


def test_the_engineer_gives_everybody_a_lens_and_yellow_another() -> None:
    """5.3, 2.3: the Logistics part is for the one whose logistics is optimized."""
    position = third_round(CHOOSING).play("use alien-station", "use trade", "resolve")
    assert [position.goods(seat).get("lenses") for seat in (RED, BLUE, YELLOW)] == [1, 2, 2]


def test_gryphon_costs_what_halfling_says() -> None:
    """2.9: 2 lenses and 1 coin, on the card to the left."""
    position = third_round(CHOOSING).play("use alien-station", "use trade", "resolve", "terraform 3")
    assert position.view["payment"]["planet"] == "Gryphon"
    assert position.view["payment"]["due"] == {"coin": 1, "bot": 0, "lens": 2, "cell": 0}
    row = [planet["name"] for planet in position.view["players"][YELLOW]["planets"]]
    assert row.index("Gryphon") == row.index("Halfling") + 1


def test_the_banking_complex_protects_the_coin_at_once() -> None:
    """6.3, 2.8: a planet terraformed a moment ago works."""
    position = third_round(CHOOSING, YELLOW_TURN)
    yellow = position.view["players"][YELLOW]
    assert position.goods(YELLOW) == {"coins": 1, "capsules": 1}
    assert (yellow["stored"], yellow["unprotected"]) == (1, 0)


def test_the_cruiser_finds_nobody_to_rob() -> None:
    """2.5, 2.6, 6.5: yellow's capsule and stored coin are protected, blue's fund is higher."""
    position = third_round(CHOOSING, YELLOW_TURN)
    assert position.phase == "acting"
    assert position.rule("cruiser C coin") == "2.5"
    assert position.rule("cruiser B coin") == "2.6"


def test_the_martian_flips_logistics_and_blue_discards_one() -> None:
    """5.7, 2.5: blue has four unprotected resources and keeps three, the capsule not counted."""
    position = third_round(CHOOSING, YELLOW_TURN)
    assert position.goods(RED)["coins"] == 2
    position.play("resolve")
    assert position.view["logistics"] == "mars"
    assert position.mover == BLUE
    assert position.view["players"][BLUE]["unprotected"] == 4
    position.play("discard lens")
    assert position.goods(BLUE) == {"coins": 1, "lenses": 1, "cells": 1, "capsules": 1}


def test_red_is_optimized_by_the_flip_and_gains_a_coin() -> None:
    """2.3, 5.7: the Logistics part is looked at after the main part."""
    position = third_round(CHOOSING, YELLOW_TURN).play("resolve", "discard lens")
    assert position.mover == RED
    assert position.goods(RED) == {"coins": 3, "lenses": 1, "cells": 1}


def test_cthulhu_for_a_cell_and_two_coins() -> None:
    """2.9: red has 1 lens and 1 coin left."""
    position = third_round(CHOOSING, YELLOW_TURN, RED_TURN)
    assert position.goods(RED) == {"coins": 1, "lenses": 1}
    assert position.view["players"][RED]["terraformed"] == 2


def test_phobos_keeps_blue_optimized() -> None:
    """5.17, 7.9, 2.3: 4:3 for Earth becomes 4:5 with the base, and the Intendant pays a coin for it."""
    position = third_round(CHOOSING, YELLOW_TURN, RED_TURN)
    assert not position.view["players"][BLUE]["optimized"]
    assert position.goods(BLUE)["coins"] == 2
    position.play("resolve", "claim phobos", "pay")
    blue = position.view["players"][BLUE]
    assert (blue["earth"], blue["mars"], blue["optimized"]) == (4, 5, True)
    assert position.goods(BLUE)["coins"] == 2


def test_tiangong_with_a_capsule_as_a_cell() -> None:
    """2.5, 3.9: 1 coin, 1 cell and 1 capsule for 2 cells and 1 coin; one way only, so nobody is asked."""
    position = third_round(CHOOSING, YELLOW_TURN, RED_TURN, BLUE_TURN)
    paid = [event for event in position.events if event.kind == "paid"][-1]
    assert [part.key for part in of_kind(tuple, paid.args["what"])] == ["amount-coin", "amount-cell", "amount-capsule"]
    assert position.goods(BLUE) == {"coins": 1, "lenses": 1}


def test_the_end_of_the_round() -> None:
    """3.10, 3.11: used cards turn over, the others get a coin."""
    position = third_round(CHOOSING, YELLOW_TURN, RED_TURN, BLUE_TURN)
    assert faces(position) == {
        "installer": 0,
        "geneticist": 1,
        "earthman": 0,
        "tax-officer": 1,
        "programmer": 3,
        "commander": 1,
        "captain": 0,
    }
    assert position.view["round"] == 4
    assert position.view["order"] == [YELLOW, RED, BLUE]


def test_the_example_as_a_record() -> None:
    """R2: the record of the example replays move for move to the printed holdings."""
    table = replay((Path(__file__).parent / "golden" / "example.game").read_text())
    told = json_of(table.view())["players"]
    assert [(p["goods"], p["stored"]) for p in told] == [
        ({"coin": 1, "bot": 0, "lens": 1, "cell": 0, "capsule": 0}, 0),
        ({"coin": 1, "bot": 0, "lens": 1, "cell": 0, "capsule": 0}, 0),
        ({"coin": 1, "bot": 0, "lens": 0, "cell": 0, "capsule": 1}, 1),
    ]


def test_without_the_fee_blue_keeps_one_coin_more() -> None:
    """R2, O3: nothing else in the example changes."""
    position = Position(3, specialists="V-VIII-IX", flipped="4", free_objects="yes")
    for part in (SET_UP, ROUND_1, ROUND_2, CHOOSING, YELLOW_TURN, RED_TURN, "resolve, claim phobos, terraform 2"):
        position.play(*moves(part))
    assert position.goods(BLUE) == {"coins": 2, "lenses": 1}
