"""Recalling, incidents, platform actions, scrapping, and the end."""

from __future__ import annotations

from cryo_positions import Game

from certain import of_kind, the
from orrery.games import cryo
from orrery.kernel import Who


def recalling(game: Game, *docks: str) -> Game:
    """Drones go out from the leftmost platform docks and come back."""
    return game.drones(*(docks or ("ENG-T1",))).do("recall")


def test_salvage_comes_first() -> None:
    """6.1: one material for each crew pod, which stays."""
    game = recalling(Game().salvaging("crystal", 2).salvaging("tech"))
    assert game.has() == {"crystal": 3, "organic": 1, "tech": 2, "nanite": 0, "energy": 1}
    assert game.state.salvage[0] == 2


def test_an_incident_must_be_resolved_and_is_replaced() -> None:
    """6.2, 6.3, 6.6, R23: looting, then a new token, before any drone returns."""
    game = recalling(Game().token("ENG", "crystal+organic"))
    assert game.legal() == ["resolve ENG", "resolve LAB", "resolve RND", "resolve DIS"]
    assert game.refused("pass") == "R1"
    game.do("resolve ENG")
    assert game.phase == "refilling"
    game.settle_chance()
    assert game.phase == "returning"
    assert game.state.incidents[0] >= 0
    assert game.state.tokens_left == 14
    assert game.state.collected[0] == 1
    assert game.has()["organic"] == 2
    assert game.refused("resolve LAB") == "6.2"


def test_an_empty_space_has_nothing_to_resolve() -> None:
    """6.2, 6.3: with no token left the space stays empty."""
    game = Game().token("ENG", "energy")
    game.state.tokens_left = 0
    recalling(game).do("resolve ENG")
    assert game.state.incidents[0] == -1
    game.do("return custom-1")
    game.finish_turn()
    game.do("deploy LAUNCH", "from charge")
    game.finish_turn()
    recalling(game, "LAUNCH")
    assert game.refused("resolve ENG") == "6.2"


def test_sabotage_destroys_the_lowest_chamber() -> None:
    """6.4, R24: everybody's crew pods in it; the token belongs to nobody."""
    game = recalling(Game(3).token("LAB", "sabotage").sabotaged("LAB", 1)).do("resolve LAB")
    assert list(game.state.sabotaged[3:6]) == [1, 1, 0]
    assert [game.pods("LAB-2", p) for p in range(3)] == [0, 0, 0]
    assert list(game.state.destroyed) == [2, 2, 2]
    assert game.state.collected[0] == 0
    told = game.told("sabotaged")[0]
    assert told.args["n"] == 3


def test_sabotage_goes_elsewhere_when_all_is_destroyed() -> None:
    """6.5: another section of the player's choice, the same way."""
    game = recalling(Game().token("LAB", "sabotage").sabotaged("LAB", 3)).do("resolve LAB")
    assert game.legal() == ["sabotage ENG", "sabotage RND", "sabotage DIS"]
    assert game.refused("sabotage LAB") == "6.5"
    game.do("sabotage DIS")
    assert game.pods("DIS-1") == 0
    assert game.pods("DIS-2") == 2


def test_sabotage_with_nothing_left_has_no_effect() -> None:
    """R24: all twelve chambers are destroyed."""
    game = Game().token("LAB", "sabotage").aboard(1).aboard(1, player=1)
    game.state.sabotaged = type(game.state.sabotaged)([1] * 12)
    game.drones("ENG-T1").do("recall")
    game.events.clear()
    cryo.GAME.apply(game.state, 0, the(cryo.GAME.parse(game.terms, "resolve LAB")).index, game.events)
    assert not game.told("sabotaged")
    game.settle_chance()
    assert game.phase == "returning"


def test_sunset_ends_the_game_with_the_turn() -> None:
    """6.7, 8.1, R25: the turn is finished, then nobody plays on."""
    game = recalling(Game().token("ENG", "sunset")).do("resolve ENG")
    assert game.phase == "returning"
    assert cryo.GAME.outcome(game.state) is None
    game.do("return custom-1")
    game.finish_turn()
    outcome = cryo.GAME.outcome(game.state)
    assert outcome is not None
    assert outcome.reason.key == "reason-sunset"
    assert game.state.collected[0] == 1
    assert the(cryo.GAME.why_not(game.state, 0, 0)).rule == "8.1"


def test_drones_return_one_at_a_time_to_open_docks() -> None:
    """6.8, R17: a drone that stayed blocks its dock."""
    game = recalling(Game().token("ENG", "energy"), "ENG-T1", "LAUNCH").do("resolve ENG")
    assert game.legal() == ["return custom-1", "return awaken", "return custom-2", "return fabricate", "return compute"]
    assert game.refused("return charge") == "6.8"
    game.do("return compute")
    assert game.refused("return compute") == "6.8"
    game.do("return custom-2")
    assert game.state.active == 1
    assert list(game.state.platform_drones[:6]) == [0, 0, 1, 1, 0, 1]


def test_an_action_needs_all_its_slots() -> None:
    """6.9, 6.14: Custom II needs both tiles; taking it is optional."""
    game = recalling(Game().token("ENG", "energy").slot(custom_2_cost="crystal")).do("resolve ENG", "return custom-2")
    assert game.state.active == 1 or game.phase == "finishing", "incomplete, so nothing is asked"
    game = recalling(Game().token("ENG", "energy").slot(custom_2_cost="crystal", custom_2_gain="organic+tech"))
    game.do("resolve ENG", "return custom-2")
    assert "pass" in game.legal()
    assert game.refused("activate charge") == "6.9"
    game.do("activate custom-2")
    assert game.has() == {"crystal": 0, "organic": 2, "tech": 2, "nanite": 0, "energy": 2}


def test_platform_actions() -> None:
    """6.10, 6.11, 6.12, 6.13, 6.15, 6.16, R13: each dock's benefit for its cost; both resources of a tile are paid."""
    game = Game().token("ENG", "energy").slot(custom_1="nanite", awaken="organic+tech", charge="crystal")
    recalling(game, "ENG-T1", "ENG-T2", "ENG-B1").do("resolve ENG", "return custom-1", "activate custom-1")
    assert game.has()["nanite"] == 1
    game.give(nanite=0).do("return awaken", "activate awaken")
    assert len(game.legal()) == 12
    game.do("awaken DIS-3")
    assert (game.has()["organic"], game.has()["tech"], game.state.aboard[0]) == (0, 0, 1)
    game.do("return charge", "activate charge")
    assert (game.has()["crystal"], game.has()["energy"]) == (0, 3)
    game = Game().token("ENG", "energy").slot(fabricate="card", compute="tech").hand("imaging", "interfacing")
    recalling(game, "ENG-T1", "ENG-T2").do("resolve ENG", "return fabricate", "activate fabricate")
    assert game.legal() == ["discard imaging", "discard interfacing"]
    game.do("discard imaging")
    assert game.has()["nanite"] == 1
    game.do("return compute", "activate compute", "nanites 0", "vehicle ram")
    assert game.view(None)["players"][0]["vehicles"] == {"ram": 1}


def test_a_platform_action_that_cannot_be_paid() -> None:
    """6.10, 6.12: a cost out of reach, or no crew pod to awaken."""
    game = recalling(Game().token("ENG", "energy").slot(charge="nanite"), "ENG-T1", "ENG-T2", "ENG-B1")
    game.state.scrapped = 1
    game.do("resolve ENG", "return charge")
    assert game.phase == "returning"
    game = Game().token("ENG", "energy").slot(awaken="crystal", charge="crystal").upgrade("automation").empty_chambers()
    recalling(game, "ENG-T1", "ENG-T2", "ENG-B1")
    game.do("resolve ENG", "return compute", "return fabricate", "return custom-2")
    assert game.refused("activate awaken") == "6.12"


def test_scrapping_once_a_turn_at_any_moment() -> None:
    """7.1, 7.2, 7.3, R21, 2.5: before, between and after the steps, cards to the discard pile, tiles to the box."""
    game = Game().hand("interfacing", "supercharge").slot(custom_1="crystal/tech")
    game.do("scrap interfacing")
    assert (game.has()["crystal"], game.has()["tech"]) == (2, 2)
    assert game.refused("scrap supercharge") == "7.1"
    assert game.state.discards[2] >= 1
    game.do("deploy ENG-T1", "from charge", "pass")
    assert game.state.active == 1, "nothing left to scrap this turn"
    game = recalling(Game().slot(custom_1="crystal/tech").token("ENG", "energy")).do("scrap tile custom-1", "take tech")
    assert game.has()["tech"] == 2
    assert game.phase == "incident"
    assert game.refused("scrap tile custom-1") == "7.1"
    game = Game().slot(custom_1="nanite").do("deploy ENG-T1", "from charge", "pass")
    assert game.legal() == ["end turn", "scrap tile custom-1"]
    assert game.refused("scrap imaging") == "7.2"
    assert game.refused("scrap tile awaken") == "7.3"
    game.do("scrap tile custom-1")
    assert game.has()["nanite"] == 1


def test_gaining_a_tile_is_not_scrapping() -> None:
    """7.3: scrapping stays possible in the same turn."""
    game = Game().top("ENG-R1", "crystal").hand("supercharge").do("deploy ENG-T1", "from charge", "use ENG-a", "gain")
    game.do("scrap supercharge")
    assert game.has()["energy"] == 2


def test_the_game_ends_when_somebody_has_saved_all() -> None:
    """8.2, R25: no crew pod in stasis, aboard or in salvage at the end of a turn, whosever it is."""
    game = Game().empty_chambers(player=1)
    assert cryo.GAME.outcome(game.state) is None
    game.do("deploy ENG-T1", "from charge", "pass")
    outcome = cryo.GAME.outcome(game.state)
    assert outcome is not None
    assert outcome.reason.key == "reason-placed"
    assert of_kind(Who, outcome.reason.args["who"]).seat == 1


def ended(game: Game) -> dict[str, tuple[int | None, ...]]:
    game.token("ENG", "sunset").drones("ENG-T1").do("recall", "resolve ENG", "return custom-1")
    game.finish_turn()
    outcome = cryo.GAME.outcome(game.state)
    assert outcome is not None
    assert sum(a or 0 for line in outcome.sheet for a in line.amounts) == sum(outcome.scores)
    return {
        " ".join([line.text.key, *(str(getattr(a, "key", a)) for a in line.text.args.values())]): line.amounts
        for line in outcome.sheet
    }


def test_scoring() -> None:
    """8.3, 8.4, 8.5, 8.6, 8.7, R26: crew pods, cards, missions and majorities, line by line."""
    game = Game().cavern("A1", "S1").cavern("A2", "L1").settled("A1", 3).settled("A1", 1, player=1).settled("A2", 2)
    game.upgrade("imaging").vehicle("ram", "ram").aboard(2).mission("stronghold")
    sheet = ended(game)
    assert sheet["score-caverns"] == (10, 2)
    assert sheet["score-upgrades"] == (1, 0)
    assert sheet["score-vehicles"] == (2, 0)
    assert sheet["score-aboard"] == (2, 0)
    assert sheet["score-mission mission-stronghold"] == (3, None)
    assert sheet["score-majority A1"] == (4, 2)
    assert sheet["score-majority A2"] == (7, None), "alone one scores the higher number only"


def test_ties_in_a_cavern() -> None:
    """8.8: a tie for most gives all the lower number, a tie for second nothing."""
    game = Game(4).cavern("A1", "S1").cavern("A2", "L1")
    game.settled("A1", 2).settled("A1", 2, player=1).settled("A1", 1, player=2)
    game.settled("A2", 3, player=3).settled("A2", 1).settled("A2", 1, player=2)
    sheet = ended(game)
    assert sheet["score-majority A1"] == (2, 2, 0, None)
    assert sheet["score-majority A2"] == (0, None, 0, 7)


def test_ties_in_points() -> None:
    """8.9, R27: more crew pods in caverns decide, then the place is shared."""
    game = Game().cavern("A1", "S1").cavern("A2", "L1")
    game.settled("A1", 1).settled("A1", 1, player=1)
    assert list(cryo.GAME.ranks(game.state)) == [1, 1]
    game.aboard(2, player=1)
    assert list(cryo.GAME.ranks(game.state)) == [2, 1]
    even = Game().cavern("A1", "S1").settled("A1", 1).aboard(4, player=1)
    assert cryo.GAME.scores(even.state)[0] == 6
    even.vehicle("ram", "ram", player=1)
    assert list(cryo.GAME.scores(even.state)) == [6, 6]
    assert list(cryo.GAME.ranks(even.state)) == [1, 2]


def test_missions_score() -> None:
    """9.16, 9.17, 9.18, 9.19, 9.20, 9.21, 9.22, 9.23: each mission alone."""
    worth = {}
    for name in cryo.components.MISSION_NAMES:
        game = Game().mission(name).give(energy=6, crystal=2, organic=2, tech=2, nanite=1)
        game.settled("A1", 3).settled("A2", 1).salvaging("tech", 2).slot(charge="crystal", compute="tech")
        game.state.collected[0] = 4
        base = cryo.GAME.scores(game.state)[0]
        game.state.missions[cryo.components.MISSION_NAMES.index(name)] = 0
        worth[name] = base - cryo.GAME.scores(game.state)[0]
    assert worth == {
        "power-bank": 6,
        "expansion": 2,
        "plunder": 4,
        "reserves": 3,
        "stronghold": 3,
        "memorial": 4,
        "industry": 2,
        "community": 2,
    }
