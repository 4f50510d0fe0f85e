"""Rules 1 to 4 of Cassiopeia, one by one."""

from __future__ import annotations

import pytest
from cassiopeia_positions import Position, choose, table

from orrery.edition import changed, standard
from orrery.games import cassiopeia as game
from orrery.kernel import CHANCE, OVER
from orrery.words import Words

FIRST_GAME = ("I", "II", "III", "IV", "V", "VI")


def dealt(seats: int = 2, **options: str) -> Position:
    """The planets lie; the specialist cards come next."""
    position = Position(seats, None, **options)
    for _ in range(seats):
        position.play("deal 3", "deal 1", "deal 7", "deal 2", "deal 6", "deal 4")
    return position


def test_a_shuffled_row_of_seven_planets() -> None:
    """1.1: chance deals each system; the last planet needs no draw, and none is dealt twice."""
    position = Position(2)
    assert position.mover == CHANCE
    assert position.legal() == [f"deal {n}" for n in range(1, 8)]
    position.play("deal 3")
    assert position.rule("deal 3") == "1.1"
    position.play("deal 1", "deal 7", "deal 2", "deal 6", "deal 4")
    row = position.view["players"][0]["planets"]
    assert [planet["number"] for planet in row] == [3, 1, 7, 2, 6, 4, 5]
    assert [planet["name"] for planet in row][:2] == ["Ithaqua", "Dagon"]
    assert not any(planet["inhabited"] for planet in row)


def test_the_first_game_has_cards_one_to_six() -> None:
    """1.2: and so it is by default."""
    assert tuple(Position(2).view["included"]) == FIRST_GAME


@pytest.mark.parametrize("number", [6, 7, 8])
def test_chance_picks_cards(number: int) -> None:
    """1.2, O1: beside I to IV."""
    position = Position(2, specialists=f"chance-{number}")
    assert position.mover == CHANCE
    while position.phase == "including":
        position.play(position.legal()[-1])
    assert len(position.view["included"]) == number
    assert position.view["included"][:4] == ["I", "II", "III", "IV"]


def test_the_host_picks_cards() -> None:
    """1.2, O1: the first seat picks, at least six, at most eight."""
    position = Position(2, specialists="picked")
    assert position.mover == 0
    assert position.rule("enough") == "1.2"
    position.play("include IX", "include VII")
    assert position.rule("include IX") == "1.2"
    assert "enough" in position.legal()
    assert position.play("include V", "include VI").view["included"] == ["I", "II", "III", "IV", "V", "VI", "VII", "IX"]
    assert position.phase == "dealing"
    few = Position(2, specialists="picked").play("include IX", "include VII", "enough")
    assert len(few.view["included"]) == 6


@pytest.mark.parametrize(
    ("choice", "cards"),
    [
        ("V-VIII-IX", 7),
        ("V-VII-IX", 7),
        ("V-VI-VII-VIII", 8),
        ("VI-VII-VIII-IX", 8),
    ],
)
def test_sets_of_cards(choice: str, cards: int) -> None:
    """O1: four sets can be agreed on."""
    assert Position(2, specialists=choice).view["included"] == ["I", "II", "III", "IV", *choice.split("-")]
    assert Position(2, specialists=choice).state.wanted == cards


@pytest.mark.parametrize("flipped", ["2", "3", "4"])
def test_some_cards_are_turned_and_all_are_shuffled(flipped: str) -> None:
    """1.3, 2.1, 2.7, O2: backs up first, then the row, which keeps its order."""
    position = dealt(flipped=flipped)
    for card in ("II", "IV", "V", "VI")[: int(flipped)]:
        assert position.phase == "flipping"
        position.play(f"flip {card}")
        if position.phase == "flipping":
            assert position.rule(f"flip {card}") == "1.3"
    assert position.rule("lay VII") == "1.2"
    position.play("lay VI")
    assert position.rule("lay VI") == "1.3"
    position.play("lay IV", "lay I", "lay III", "lay II")
    cards = position.view["cards"]
    assert [card["card"] for card in cards] == ["VI", "IV", "I", "III", "II", "V"]
    assert [card["specialist"] for card in cards][1:3] == ["earthman", "programmer"]


def test_space_objects_come_with_their_cards() -> None:
    """1.4, 2.11: a station and a satellite with VIII, base and transport with IX, all unowned."""
    assert table("commander").view["objects"] != []
    position = dealt(specialists="VI-VII-VIII-IX")
    position.play("flip I", "flip II", "flip III")
    position.play("lay IX", "lay VIII", "lay I", "lay II", "lay III", "lay IV", "lay VI")
    assert position.legal() == ["add station-A", "add station-B"]
    position.play("add station-B")
    assert position.legal() == ["add satellite-A", "add satellite-B"]
    assert position.rule("add station-A") == "1.4"
    position.play("add satellite-A")
    assert [(o["object"], o["owner"]) for o in position.view["objects"]] == [
        ("station-B", -1),
        ("satellite-A", -1),
        ("base", -1),
        ("transport", -1),
    ]
    assert table("engineer").view["objects"] == []


def test_earth_is_up_and_nobody_has_anything() -> None:
    """1.5: neither resources nor coins on cards."""
    position = table()
    assert position.view["logistics"] == "earth"
    assert [position.goods(seat) for seat in range(3)] == [{}, {}, {}]
    assert {card["coins"] for card in position.view["cards"]} == {0}


def test_everything_is_open() -> None:
    """1.6: all see the same, and chance has no part once the first player is found."""
    position = table("engineer")
    assert all(game.GAME.view(position.state, seat) == game.GAME.view(position.state, None) for seat in range(3))
    assert not game.GAME.reveals(position.state, 0, 0)
    for _ in range(200):
        assert position.mover != CHANCE
        position.play(position.legal()[0])


def test_only_the_side_that_lies_up() -> None:
    """2.1, 2.7: the specialist on the back cannot be chosen."""
    position = table("engineer")
    assert position.rule("choose installer") == "2.7"
    assert position.rule("choose captain") == "1.2"
    assert position.rule("choose engineer") == ""


def test_most_symbols_match() -> None:
    """2.2: 4:3 for Earth at first; terraforming turns a symbol over."""
    position = table()
    assert position.view["players"][0]["optimized"]
    position.inhabit(0, 1)
    assert (position.view["players"][0]["earth"], position.view["players"][0]["optimized"]) == (3, False)
    assert position.logistics("mars").view["players"][0]["optimized"]


def test_the_logistics_part_needs_optimized_logistics() -> None:
    """2.3: and may be left out."""
    with_it = choose(table("installer")).play("resolve")
    assert with_it.goods(0) == {"lenses": 2}
    left_out = choose(table("installer")).play("resolve without logistics")
    assert left_out.goods(0) == {"lenses": 1}
    position = table("installer").logistics("mars")
    choose(position)
    assert position.rule("resolve without logistics") == "2.2"
    assert position.play("resolve").goods(0) == {"lenses": 1}


@pytest.mark.parametrize(("resource", "price"), [("bot", 2), ("lens", 3), ("cell", 4)])
def test_purchases(resource: str, price: int) -> None:
    """2.4, 3.5: a bot for 2 coins, a lens for 3, a cell for 4; one of them, in place of the specialist."""
    poor = choose(table("installer").give(0, coins=price - 1))
    assert poor.rule(f"buy {resource}") == "2.4"
    position = choose(table("installer").give(0, coins=price + 1))
    position.play(f"buy {resource}")
    assert sum(position.goods(0).values()) == 2
    assert position.goods(0)["coins"] == 1
    assert position.mover != 0 or position.phase == "building"


def test_capsules_only_where_offered() -> None:
    """2.5: not in step 2."""
    assert choose(table("installer").give(0, coins=9)).rule("buy capsule") == "2.5"


def test_a_capsule_is_any_resource() -> None:
    """2.5, 3.9: for a purchase the buyer says whether it stands in for a coin."""
    position = choose(table("installer").give(0, coins=2, capsules=1)).play("buy bot")
    assert position.legal() == ["pay capsule for coin", "pay"]
    assert position.play("pay capsule for coin").goods(0) == {"coins": 1, "bots": 1}
    forced = choose(table("installer").give(0, coins=1, capsules=1)).play("buy bot")
    assert forced.goods(0) == {"bots": 1}


def test_fund_and_aggression() -> None:
    """2.6: only against those with as many planets terraformed or more."""
    position = table("smuggler").inhabit(0, 1).inhabit(1, 1, 2).inhabit(2)
    position.give(1, bots=1).give(2, bots=1)
    assert [player["fund"] for player in position.view["players"]] == [6, 5, 7]
    choose(position).play("resolve")
    assert position.legal() == ["take B bot"]
    assert position.rule("take C bot") == "2.6"
    assert position.rule("take A bot") == "2.6"
    assert position.rule("take E bot") == "2.6"


def test_a_terraformed_planet_counts_at_once() -> None:
    """2.8, 3.6: symbol, fund and effect."""
    position = choose(table("financier").give(0, cells=2, coins=1)).play("resolve", "terraform 4")
    first = position.view["players"][0]
    assert (first["fund"], first["earth"], first["mars"]) == (6, 3, 4)
    planet = first["planets"][3]
    assert (planet["inhabited"], planet["symbol"], planet["number"]) == (True, "mars", 4)


def test_the_price_is_on_the_card_to_the_left() -> None:
    """2.9: in a circle, and on the side that lies up."""
    position = table("financier").give(0, lenses=1, coins=2)
    choose(position).play("go on")
    assert position.legal() == ["go on", "terraform 1"]
    assert position.rule("terraform 2") == "2.9"
    dearer = table("financier").give(0, lenses=1, coins=2).inhabit(0, 7)
    choose(dearer).play("go on")
    assert dearer.rule("terraform 1") in ("2.9", "3.3")
    assert dearer.mover != 0


def test_the_base_is_outside_the_circle() -> None:
    """2.9, 7.9: the leftmost planet still costs what the rightmost planet says."""
    position = table("financier", "intendant").own(0, "phobos").give(0, lenses=1, coins=2)
    choose(position, "financier").play("go on")
    assert position.legal() == ["go on", "terraform 1"]


def test_the_row_keeps_its_order() -> None:
    """2.10: without the Transporter nothing is swapped."""
    position = choose(table("financier").give(0, lenses=1, coins=2)).play("go on")
    assert position.rule("swap 1 2") == "6.4"


def test_one_token_on_a_card() -> None:
    """3.2: nobody chooses what another has chosen."""
    position = table("engineer").play("choose engineer")
    assert position.rule("choose engineer") == "3.2"
    assert position.rule("choose programmer", seat=0) == "3.1"


def test_turns_from_left_to_right() -> None:
    """3.1, 3.3, 3.7, 3.12: whatever the order of choosing was; the next round is chosen in that order."""
    position = table("engineer", "programmer", "geneticist")
    position.play("choose geneticist", "choose engineer", "choose programmer")
    movers: list[int] = []
    while position.view["round"] == 1:
        if not movers or movers[-1] != position.mover:
            movers.append(position.mover)
        position.play("go on")
    assert movers == [1, 2, 0]
    assert position.view["order"] == [1, 2, 0]
    assert position.mover == 1


def test_all_coins_from_the_card() -> None:
    """3.4, R5: they are taken without being asked for."""
    position = choose(table("installer").coins("installer", 3))
    assert position.goods(0) == {"coins": 3}
    assert position.view["cards"][0]["coins"] == 0


def test_a_purchase_or_the_effect_or_neither() -> None:
    """3.5, R5: not both."""
    position = choose(table("installer").give(0, coins=2).row(0, "4321567"))
    assert position.legal() == ["go on", "buy bot", "resolve", "resolve without logistics"]
    position.play("buy bot")
    assert position.rule("resolve", seat=0) in ("3.3", "3.5")
    assert position.goods(0) == {"bots": 1}


def test_one_planet_a_turn() -> None:
    """3.6, R5: after one the turn is over; and it may be left out."""
    rich = {"coins": 9, "bots": 9, "lenses": 9, "cells": 9}
    position = choose(table("installer").give(0, **rich)).play("go on", "terraform 1")
    assert position.mover != 0
    assert position.rule("terraform 4", seat=0) == "3.3"
    idle = choose(table("installer").give(0, **rich)).play("go on", "go on")
    assert idle.mover != 0
    again = table("installer").give(0, **rich).inhabit(0, 3)
    assert choose(again).play("go on").rule("terraform 3") == "3.6"


def test_effects_by_choice_and_once_a_turn() -> None:
    """3.8: at their moments."""
    position = table("installer").inhabit(0, 1, 2, 4).give(0, bots=2)
    choose(position)
    assert position.legal() == ["go on", "use trade"]
    assert position.rule("exchange bot lens") == "6.1"
    position.play("use trade", "go on", "exchange bot lens")
    assert position.rule("exchange bot lens") == "3.8"
    assert position.rule("use trade") == "3.8"
    declined = choose(table("installer").inhabit(0, 2)).play("go on", "go on")
    assert declined.goods(0) == {}


def test_substitutions_are_named_in_order() -> None:
    """3.9: capsules for several things, then the rest; never so that the rest cannot be paid."""
    position = table("installer").give(0, coins=2, lenses=1, capsules=2)
    choose(position).play("go on", "terraform 1")
    assert position.legal() == ["pay capsule for coin", "pay capsule for lens", "pay"]
    position.play("pay capsule for lens")
    assert position.legal() == ["pay"] or position.mover != 0
    short = table("installer").give(0, coins=1, capsules=2)
    choose(short).play("go on", "terraform 1")
    assert short.goods(0) == {}


def test_a_capsule_that_is_needed_elsewhere() -> None:
    """3.9: the only capsule goes where something lacks; nobody is asked."""
    position = table("installer").give(0, coins=2, capsules=1)
    choose(position).play("go on", "terraform 1")
    assert position.goods(0) == {}
    assert position.view["players"][0]["terraformed"] == 1


def test_go_on_does_not_end_a_payment() -> None:
    """3.9: what is asked for must be paid."""
    position = table("installer").give(0, coins=2, lenses=1, capsules=1)
    choose(position).play("go on", "terraform 1")
    assert position.rule("go on") == "3.9"
    assert position.rule("pay bot for lens") == "7.8"
    assert position.rule("pay coin for cell") == "7.3"
    assert position.rule("pay capsule for bot") == "3.9"


def test_used_cards_turn_over_and_others_get_a_coin() -> None:
    """3.10, 3.11: at the end of the round."""
    position = choose(table("engineer", "programmer", "geneticist"))
    while position.view["round"] == 1:
        position.play("go on")
    cards = position.view["cards"]
    assert [card["specialist"] for card in cards][:3] == ["installer", "cyberneticist", "xenobiologist"]
    assert [card["coins"] for card in cards] == [0, 0, 0, 1, 1, 1]
    assert {card["token"] for card in cards} == {-1}


def test_the_seventh_planet_ends_the_game_at_once() -> None:
    """4.1, 4.2: in the middle of a round; the others are placed by their planets."""
    position = table("installer").inhabit(0, 1, 2, 3, 5, 6, 7).inhabit(1, 1).inhabit(2, 1)
    position.give(0, coins=9, bots=9, lenses=9, cells=9)
    choose(position)
    while position.phase != "building":
        position.play("go on")
    position.play("terraform 4")
    assert position.mover == OVER
    outcome = game.GAME.outcome(position.state)
    assert outcome is not None
    assert outcome.ranks == (1, 2, 2)
    assert outcome.scores == (7, 1, 1)
    assert outcome.winners == (0,)
    assert position.rule("go on", seat=1) == "4.1"


def test_nothing_else_ends_it() -> None:
    """R9: players who only pass play on."""
    position = table(seats=2)
    for _ in range(100):
        position.play("go on" if "go on" in position.legal() else position.legal()[0])
    assert position.mover != OVER


def test_editions_are_checked() -> None:
    """R1: the standard edition agrees with the rulebook, and each thing that is off is named."""
    assert game.GAME.problems(standard("cassiopeia")) == []
    wrong = changed(
        "cassiopeia",
        "wrong",
        {
            "prices": {"bot": 3},
            "planets": [{"id": 4, "uninhabited": {"coins": 0}}],
        },
    )
    english = Words("cassiopeia", "en")
    assert english.sentences(game.GAME.problems(wrong)) == ["1 bot costs 3 coins; it should cost 2."]
    halfling = changed("cassiopeia", "wrong", {"planets": [{"id": 4, "uninhabited": {"coins": 0}}]})
    assert english.sentences(game.GAME.problems(halfling)) == [
        "Halfling's uninhabited price should be 2 lenses and 1 coin, as in the example."
    ]
    assert "reconstructed" in standard("cassiopeia").sources.values()


def test_an_edition_is_played() -> None:
    """R1: other values on the cards are what the game is played with."""
    dear = changed("cassiopeia", "dear", {"specialists": [{"id": "financier", "gain": {"coins": 5}}]})
    assert game.GAME.problems(dear) == []
    assert choose(table("financier", edition=dear)).play("resolve").goods(0) == {"coins": 6}
