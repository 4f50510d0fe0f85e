"""Rules 5 to 7 of Cassiopeia: every specialist, planet and space object; and the readings of the cards."""

from __future__ import annotations

import pytest
from cassiopeia_positions import Position, choose, table

RICH = {"coins": 9, "bots": 9, "lenses": 9, "cells": 9}


def resolved(specialist: str, optimized: bool = True, **goods: int) -> Position:
    position = table(specialist).logistics("earth" if optimized else "mars").give(0, **goods)
    return choose(position).play("resolve")


def test_programmer() -> None:
    """5.1: a bot for all, another with optimized logistics."""
    assert [resolved("programmer").goods(seat) for seat in range(3)] == [{"bots": 2}, {"bots": 1}, {"bots": 1}]
    assert resolved("programmer", False).goods(0) == {"bots": 1}


def test_cyberneticist() -> None:
    """5.2: a bot and a coin, and a bot."""
    assert resolved("cyberneticist").goods(0) == {"bots": 2, "coins": 1}
    assert resolved("cyberneticist", False).goods(0) == {"bots": 1, "coins": 1}


def test_engineer() -> None:
    """5.3: a lens for all, another with optimized logistics."""
    assert [resolved("engineer").goods(seat) for seat in range(3)] == [{"lenses": 2}, {"lenses": 1}, {"lenses": 1}]


def test_installer() -> None:
    """5.4: a lens, and a lens."""
    assert [resolved("installer").goods(seat) for seat in range(2)] == [{"lenses": 2}, {}]
    assert resolved("installer", False).goods(0) == {"lenses": 1}


def test_geneticist() -> None:
    """5.5: a cell for all, and 2 coins."""
    assert [resolved("geneticist").goods(seat) for seat in range(2)] == [{"cells": 1, "coins": 2}, {"cells": 1}]


def test_xenobiologist() -> None:
    """5.6: a cell; with optimized logistics a capsule for 2 coins."""
    position = resolved("xenobiologist", coins=2)
    assert position.legal() == ["go on", "buy capsule"]
    assert position.play("buy capsule").goods(0) == {"cells": 1, "capsules": 1}
    assert resolved("xenobiologist", False, coins=2).phase != "capsule"
    assert resolved("xenobiologist", coins=1).phase != "capsule"


@pytest.mark.parametrize(
    ("specialist", "before", "after"),
    [
        ("martian", "earth", "mars"),
        ("earthman", "mars", "earth"),
    ],
)
def test_the_logistics_card_turns(specialist: str, before: str, after: str) -> None:
    """5.7, 5.8, R7: the others discard down to three, clockwise; one kind only is not asked for."""
    position = table(specialist).logistics(before)
    position.give(0, bots=7).give(1, coins=2, bots=3).give(2, lenses=5, capsules=4)
    choose(position).play("resolve")
    assert position.view["logistics"] == after
    assert position.mover == 1
    assert position.legal() == ["discard coin", "discard bot"]
    assert position.rule("discard cell") == "5.7"
    assert position.rule("go on") == "5.7"
    position.play("discard coin", "discard bot")
    assert position.goods(1) == {"coins": 1, "bots": 2}
    assert position.goods(2) == {"lenses": 3, "capsules": 4}
    assert position.goods(0)["bots"] == 7


def test_the_logistics_coin_follows_the_flip() -> None:
    """5.7, 2.3: 4:3 for Earth is no longer optimized once Mars is up."""
    assert resolved("martian").goods(0) == {}
    mars = choose(table("martian").inhabit(0, 1)).play("resolve")
    assert mars.goods(0) == {"coins": 1}


def test_a_martian_on_mars() -> None:
    """R4: nothing turns, nobody discards; the Logistics part works."""
    position = table("martian").logistics("mars").inhabit(0, 1).give(1, coins=9)
    choose(position).play("resolve")
    assert position.goods(0) == {"coins": 1}
    assert position.goods(1) == {"coins": 9}


def test_tax_officer() -> None:
    """5.9: a coin from each opponent who may be robbed, one's own coin, and a coin."""
    position = table("tax-officer", seats=4).inhabit(0, 1).inhabit(1, 1).inhabit(2).inhabit(3, 1, 3)
    position.give(1, coins=2).give(2, coins=2).give(3, coins=2, stored=2).logistics("mars")
    choose(position).play("resolve")
    assert [position.goods(seat)["coins"] for seat in range(4)] == [3, 1, 2, 2]


def test_antiquarian() -> None:
    """5.10: a coin, 2 coins, then a capsule for 2, optimized or not."""
    position = resolved("antiquarian")
    assert position.goods(0) == {"coins": 3}
    assert position.play("buy capsule").goods(0) == {"coins": 1, "capsules": 1}
    assert resolved("antiquarian", False, coins=1).play("buy capsule").goods(0) == {"capsules": 1}
    assert resolved("antiquarian", False, coins=1).play("go on").goods(0) == {"coins": 2}


def test_financier() -> None:
    """5.11: 3 coins, and a coin."""
    assert resolved("financier").goods(0) == {"coins": 4}
    assert resolved("financier", False).goods(0) == {"coins": 3}


def test_sponsor() -> None:
    """5.12: a coin for all, one more, and a lens."""
    assert [resolved("sponsor").goods(seat) for seat in range(2)] == [{"coins": 2, "lenses": 1}, {"coins": 1}]


def test_broker() -> None:
    """5.13: a coin, a bot, then up to two exchanges."""
    position = resolved("broker", lenses=1)
    assert position.goods(0) == {"coins": 1, "bots": 1, "lenses": 1}
    assert position.legal() == [
        "go on",
        "exchange bot lens",
        "exchange bot cell",
        "exchange lens bot",
        "exchange lens cell",
    ]
    assert position.rule("exchange cell bot") == "5.13"
    position.play("exchange bot cell", "exchange cell lens")
    assert position.phase != "exchanging"
    assert position.goods(0) == {"coins": 1, "lenses": 2}
    assert resolved("broker", False).phase != "exchanging"
    assert resolved("broker", lenses=1).play("go on").phase != "exchanging"


def test_smuggler_takes_from_two() -> None:
    """5.14: the second time from somebody else."""
    position = table("smuggler").give(1, bots=2).give(2, coins=1, cells=1)
    choose(position).play("resolve")
    assert position.rule("go on") == "5.14"
    position.play("take B bot")
    assert position.legal() == ["take C coin", "take C cell"]
    assert position.rule("take B bot") == "5.14"
    assert position.play("take C cell").goods(0) == {"bots": 1, "cells": 1}


def test_smuggler_without_victims() -> None:
    """5.14: 2 coins, once; or 2 coins for the second time only."""
    assert resolved("smuggler").goods(0) == {"coins": 2}
    one = choose(table("smuggler").give(1, bots=2)).play("resolve", "take B bot")
    assert one.goods(0) == {"bots": 1, "coins": 2}
    plain = choose(table("smuggler").give(1, bots=2).logistics("mars")).play("resolve", "take B bot")
    assert plain.goods(0) == {"bots": 1}


def test_commander() -> None:
    """5.15, O3: the station for 1 coin, and a coin; nothing to pay with, nothing to take."""
    position = resolved("commander", coins=1)
    assert position.legal() == ["go on", "claim factory", "claim observatory"]
    assert position.play("claim observatory").goods(0) == {"coins": 1}
    assert position.view["objects"][0] == {
        "object": "station-A",
        "side": "observatory",
        "behind": "factory",
        "owner": 0,
    }
    assert resolved("commander").goods(0) == {"coins": 1}
    free = choose(table("commander", free_objects="yes")).play("resolve", "claim factory")
    assert free.goods(0) == {"coins": 1}


def test_traffic_controller() -> None:
    """5.16: the satellite, and a coin."""
    position = resolved("traffic-controller")
    assert position.legal() == ["go on", "claim relay", "claim spy"]
    assert position.rule("claim phobos") == "7.13"
    assert position.rule("claim shield") == "2.11"
    assert position.play("claim relay").goods(0) == {"coins": 1}


def test_intendant() -> None:
    """5.17, R3: the base for 1 coin weighs two symbols, so that it decides whether the coin follows."""
    position = table("intendant").logistics("mars").give(0, coins=1)
    choose(position).play("resolve", "claim phobos")
    assert position.goods(0) == {"coins": 1}
    other = table("intendant").logistics("mars").give(0, coins=1)
    choose(other).play("resolve", "claim lunar-base")
    assert other.goods(0) == {}
    assert (other.view["players"][0]["earth"], other.view["players"][0]["mars"]) == (6, 3)


def test_captain() -> None:
    """5.18: the transport, and a coin; the offer may be declined."""
    assert resolved("captain").play("claim shuttle").goods(0) == {"coins": 1}
    declined = resolved("captain").play("go on")
    assert declined.goods(0) == {"coins": 1}
    assert {o["owner"] for o in declined.view["objects"]} == {-1}


def test_the_main_part_is_done_whole() -> None:
    """R6: nobody is asked about single gains of the main part."""
    assert [resolved("sponsor", False).goods(seat) for seat in range(3)] == [{"coins": 2}, {"coins": 1}, {"coins": 1}]


def built(*planets: int, **goods: int) -> Position:
    """A's turn, before step 3, with these planets inhabited."""
    position = table("installer").inhabit(0, *planets).give(0, **goods)
    choose(position)
    while position.phase != "building":
        position.play("go on")
    return position


def test_engineering_complex() -> None:
    """6.1: one exchange before step 3."""
    position = built(1, 4, lenses=2)
    assert position.play("exchange lens cell").goods(0) == {"lenses": 1, "cells": 1}
    assert position.rule("exchange lens cell") == "3.8"


def test_trade_complex() -> None:
    """6.2: a coin even where none lay on the card."""
    position = choose(table("installer").inhabit(0, 2))
    assert position.play("use trade").goods(0) == {"coins": 1}


def test_banking_complex_at_the_end_of_the_turn() -> None:
    """6.3: any number of coins, back and forth."""
    position = choose(table("installer").inhabit(0, 3).give(0, coins=3, stored=1)).play("go on")
    assert position.legal() == ["go on", "store 0", "store 2", "store all"]
    assert position.rule("store 1") == "6.3"
    assert position.rule("store 3") == "6.3"
    assert position.play("store 2").view["players"][0]["stored"] == 2
    back = choose(table("installer").inhabit(0, 3).give(0, coins=3, stored=1)).play("go on", "store 0")
    assert back.view["players"][0]["unprotected"] == 3


def test_stored_coins_are_safe_and_can_be_spent() -> None:
    """6.3: loose coins go first."""
    position = table("installer").inhabit(0, 3).give(0, coins=3, stored=2)
    choose(position).play("buy bot")
    assert position.goods(0) == {"coins": 1, "bots": 1}
    assert position.view["players"][0]["stored"] == 1


def test_storing_at_the_start_for_the_alien_station() -> None:
    """6.3, 6.6: coins in the Banking Complex are no unprotected resources."""
    position = choose(table("installer").inhabit(0, 3, 6).give(0, coins=2))
    assert position.legal() == ["go on", "store all"]
    assert position.rule("use alien-station") == "6.6"
    assert position.play("store all", "use alien-station").goods(0) == {"coins": 2, "capsules": 1}
    with_bot = choose(table("installer").inhabit(0, 3, 6).give(0, coins=2, bots=1))
    assert with_bot.phase == "acting"


def test_transporter() -> None:
    """6.4, 2.10: neighbours swap, the ends of the row too; sides stay."""
    position = built(4)
    assert "swap 1 7" in position.legal()
    assert position.rule("swap 1 3") == "6.4"
    position.play("swap 4 5")
    row = position.view["players"][0]["planets"]
    assert [planet["number"] for planet in row] == [1, 2, 3, 5, 4, 6, 7]
    assert [planet["inhabited"] for planet in row].index(True) == 4


def test_transporter_changes_prices() -> None:
    """6.4, 2.9: what lies to the left pays."""
    position = built(4, lenses=2, coins=1).play("swap 4 5")
    assert position.rule("terraform 6") == "2.9" or position.mover != 0
    before = built(4, lenses=1, bots=2)
    assert before.rule("terraform 3") == ""
    assert before.play("swap 2 3").rule("terraform 3", seat=0) != ""


def test_cruiser() -> None:
    """6.5, 2.6: one unprotected resource at the start."""
    position = table("installer").inhabit(0, 5).inhabit(1, 1).give(1, cells=1, coins=1).give(2, cells=1)
    choose(position)
    assert position.legal() == ["go on", "cruiser B coin", "cruiser B cell"]
    assert position.rule("cruiser C cell") == "2.6"
    assert position.play("cruiser B cell").goods(0) == {"cells": 1}
    assert position.phase == "acting"


def test_alien_station() -> None:
    """6.6, 2.5: capsules are no obstacle."""
    position = choose(table("installer").inhabit(0, 6).give(0, capsules=1))
    assert position.play("use alien-station").goods(0) == {"capsules": 2}
    assert choose(table("installer").inhabit(0, 6).give(0, bots=1)).rule("use alien-station") == "6.6"


def test_biological_complex() -> None:
    """6.7, R8: a cell for 3 coins between steps 2 and 3, beside a purchase."""
    position = choose(table("installer").inhabit(0, 7).give(0, coins=5)).play("buy bot", "grow cell")
    assert position.goods(0) == {"bots": 1, "cells": 1}
    assert built(7, coins=3).rule("grow cell") == ""
    assert choose(table("installer").inhabit(0, 7).give(0, coins=2)).play("go on").rule("grow cell", 0) != ""


def test_a_planet_of_step_3_is_too_late_for_its_turn() -> None:
    """R8: the Biological Complex works from the next turn on."""
    position = choose(table("installer").give(0, coins=9, lenses=9, cells=9)).play("go on", "terraform 7")
    assert position.mover != 0


def with_object(effect: str, **goods: int) -> Position:
    position = table("installer", "commander", "intendant")
    if effect in ("greenhouse", "hotel", "shield", "solar"):
        thing = 1 if effect in ("greenhouse", "hotel") else 3
        position.state.owner[thing - 1] = -2
        position.state.owner[thing] = -1
    return position.own(0, effect).give(0, **goods)


def test_orbital_factory() -> None:
    """7.1: a bot at the start."""
    assert choose(with_object("factory"), "installer").play("use factory").goods(0) == {"bots": 1}


def test_orbital_observatory() -> None:
    """7.2: a coin, two with optimized logistics."""
    assert choose(with_object("observatory"), "installer").play("use observatory").goods(0) == {"coins": 2}
    poor = with_object("observatory").logistics("mars")
    assert choose(poor, "installer").play("use observatory").goods(0) == {"coins": 1}


def test_orbital_greenhouse() -> None:
    """7.3, 3.9: one cell of a planet's price for anything."""
    position = with_object("greenhouse", cells=1, coins=1, lenses=1, bots=1)
    choose(position, "installer").play("go on", "terraform 4")
    assert position.legal() == ["pay bot for cell", "pay lens for cell"]
    assert position.play("pay bot for cell").goods(0) == {"lenses": 1}
    none = with_object("greenhouse", cells=2, coins=1)
    choose(none, "installer").play("go on", "terraform 4")
    assert none.goods(0) == {}


def test_orbital_hotel() -> None:
    """7.4: as many coins as were taken, at most 2."""
    for on_card, gained in ((1, 1), (2, 2), (3, 2)):
        position = choose(with_object("hotel").coins("installer", on_card), "installer")
        assert position.play("use hotel").goods(0) == {"coins": on_card + gained}
    assert choose(with_object("hotel"), "installer").rule("use hotel") == "7.4"


def test_relay_satellite() -> None:
    """7.5: 1 coin for the Logistics part where logistics is not optimized."""
    position = with_object("relay", coins=1).logistics("mars")
    choose(position, "installer").play("resolve")
    assert position.legal() == ["go on", "relay"]
    assert position.play("relay").goods(0) == {"lenses": 2}
    declined = choose(with_object("relay", coins=1).logistics("mars"), "installer").play("resolve", "go on")
    assert declined.goods(0) == {"lenses": 1, "coins": 1}
    assert choose(with_object("relay", coins=1), "installer").play("resolve").goods(0) == {"lenses": 2, "coins": 1}
    assert choose(with_object("relay").logistics("mars"), "installer").play("resolve").phase != "relaying"


def test_spy_satellite() -> None:
    """7.6: a loose coin at the start."""
    position = with_object("spy").give(1, coins=1).give(2, bots=1)
    choose(position, "installer")
    assert position.legal() == ["go on", "spy B"]
    assert position.rule("spy C") == "2.5"
    assert position.play("spy B").goods(0) == {"coins": 1}


def test_shield_satellite() -> None:
    """7.7: nothing is taken from its owner, who keeps five."""
    position = with_object("shield", coins=3, bots=4)
    position.play("choose installer", "choose martian")
    position.state.phase = 7
    choose(position)
    while position.mover != 1:
        position.play("go on")
    position.play("resolve")
    assert position.mover == 0
    assert position.play("discard coin", "discard bot").view["players"][0]["unprotected"] == 5
    robber = table("smuggler", "commander")
    robber.state.owner[2], robber.state.owner[3] = -2, -1
    robber.own(1, "shield").give(1, bots=1).give(2, bots=1)
    choose(robber, "smuggler").play("resolve")
    assert robber.legal() == ["take C bot"]
    assert robber.rule("take B bot") == "7.7"


def test_solar_satellite() -> None:
    """7.8, 3.9: one lens of a planet's price for a bot."""
    position = with_object("solar", lenses=2, bots=1, coins=1)
    choose(position, "installer").play("go on", "terraform 5")
    assert position.legal() == ["pay bot for lens", "pay"]
    assert position.play("pay bot for lens").goods(0) == {"lenses": 1}
    needed = with_object("solar", lenses=1, bots=1, coins=1)
    choose(needed, "installer").play("go on", "terraform 5")
    assert needed.goods(0) == {}


def test_greenhouse_and_solar_together() -> None:
    """7.3, 7.8, 3.9: both may help with one price."""
    position = table("installer", "commander", "intendant")
    position.state.owner[0], position.state.owner[2] = -2, -2
    position.own(0, "greenhouse").own(0, "solar").give(0, bots=2, lenses=1)
    choose(position, "installer").play("go on", "terraform 7")
    assert position.view["players"][0]["terraformed"] == 1
    assert position.goods(0) == {}


def test_phobos_and_lunar_base() -> None:
    """7.9, 7.10, R3: two symbols each."""
    for effect, symbols in (("phobos", (4, 5)), ("lunar-base", (6, 3))):
        player = with_object(effect).view["players"][0]
        assert (player["earth"], player["mars"]) == symbols


def test_freighter() -> None:
    """7.11, R8: a bot for 1 coin or a lens for 2, before step 3."""
    position = choose(with_object("freighter", coins=2), "installer").play("go on")
    assert position.legal() == ["go on", "freight bot", "freight lens"]
    assert position.play("freight lens").goods(0) == {"lenses": 1}
    one = choose(with_object("freighter", coins=2), "installer").play("go on", "freight bot")
    assert one.goods(0) == {"coins": 1, "bots": 1}


def test_shuttle() -> None:
    """7.12: its owner chooses first, the turns follow the row."""
    position = table("installer", "programmer", "geneticist", "intendant")
    choose(position.play("choose installer", "choose programmer", "choose geneticist"))
    while position.view["round"] == 1:
        position.own(2, "shuttle").play("go on")
    assert position.view["order"] == [0, 1, 2]
    assert position.mover == 2
    position.play("choose intendant")
    assert position.mover == 0
    position.play("choose engineer", "choose cyberneticist")
    assert position.mover == 0


def test_taking_space_objects() -> None:
    """7.13, 2.6, 2.11: from others with no higher fund; one's own other side up; the loser loses the effect."""
    position = table("captain").own(1, "freighter")
    choose(position).play("resolve")
    assert position.legal() == ["go on", "claim freighter", "claim shuttle"]
    position.play("claim freighter")
    assert position.view["objects"][1]["owner"] == 0
    assert position.log()[-2:] == ["captured", "gained-by-logistics"]
    own = table("captain").own(0, "freighter")
    choose(own).play("resolve")
    assert own.legal() == ["go on", "claim shuttle"]
    assert own.rule("claim freighter") == "7.13"
    ahead = table("captain").own(1, "freighter").inhabit(0, 1)
    choose(ahead).play("resolve")
    assert ahead.phase != "claiming"


def test_unowned_objects_do_nothing() -> None:
    """R10, 2.11: only an owner has the effect."""
    position = choose(table("installer", "commander", "intendant"), "installer")
    assert position.phase == "acting"


def test_the_other_reading() -> None:
    """O4: Cruiser and Transporter are the transport, Alien Station a station; planets 4 to 6 have their effects."""
    position = table("captain", reading="objects").give(1, bots=1)
    effects = [planet["effect"] for planet in position.view["players"][0]["planets"]]
    assert effects == ["engineering", "trade", "banking", "freighter", "shuttle", "factory", "biological"]
    choose(position).play("resolve")
    assert position.legal() == ["go on", "claim cruiser", "claim transporter"]
    position = table("installer", "captain", reading="objects").own(0, "cruiser").give(1, bots=1)
    assert choose(position, "installer").legal() == ["go on", "cruiser B bot"]
    station = table("installer", "commander", reading="objects").own(0, "alien-station")
    assert choose(station, "installer").play("use alien-station").goods(0) == {"capsules": 1}


def test_several_shuttles() -> None:
    """O4, 7.12: under the other reading they choose in the order of initiative, before the others."""
    position = table("installer", reading="objects").inhabit(1, 5).inhabit(2, 5)
    choose(position)
    while position.view["round"] == 1:
        position.play("go on")
    movers = []
    while position.phase == "choosing":
        movers.append(position.mover)
        position.play(position.legal()[0])
    assert movers == [1, 2, 0]
