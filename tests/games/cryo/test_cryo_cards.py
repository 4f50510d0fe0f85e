"""Cards: drawing, playing, and what each of them does."""

from __future__ import annotations

from cryo_positions import Game

from certain import the
from orrery.games import cryo
from orrery.games.cryo.components import CARDS


def benefit(game: Game, *docks: str) -> Game:
    """A player with a card benefit to use, by looting."""
    game.token("ENG", "card").drones(*(docks or ("ENG-T1",))).do("recall", "resolve ENG")
    assert game.phase == "card-benefit"
    return game


def test_a_card_benefit_draws_or_plays() -> None:
    """9.1, 2.5: draw, play in one of three ways, or neither."""
    game = benefit(Game().hand("imaging"))
    assert game.legal() == ["draw card", "upgrade imaging", "mission expansion", "vehicle rhino", "pass"]
    assert game.refused("upgrade overclock") == "9.1"
    game.do("draw card", "draw prototype")
    assert game.view(0)["players"][0]["hand"] == {"imaging": 1, "prototype": 1}
    assert game.view(1)["players"][0]["hand"] is None
    assert cryo.GAME.seen(game.state, 0, the(cryo.GAME.parse(game.terms, "mission expansion")).index, 1) == "mission ?"


def test_hands_are_cut_down_to_five() -> None:
    """9.2: at the end of the turn, not before."""
    game = Game().hand("imaging", "imaging", "supercharge", "overclock", "prototype", "automation", "interfacing")
    game.do("deploy ENG-T1", "from charge", "pass", "end turn")
    assert game.phase == "limit"
    assert game.refused("discard wakeup-protocol") == "9.2"
    game.do("discard imaging", "discard overclock")
    assert game.state.active == 1


def test_the_discard_pile_becomes_the_deck() -> None:
    """9.3, R20: shuffled when the deck runs out; with nothing left a draw is skipped."""
    game = Game().hand("imaging")
    state = game.state
    for card in range(CARDS):
        state.discards[card] += state.deck[card]
        state.deck[card] = 0
    benefit(game).do("draw card").settle_chance()
    assert game.told("reshuffled")
    assert sum(state.discards) == 0
    game = Game()
    state = game.state
    for card in range(CARDS):
        state.aside[card] += state.deck[card] + state.discards[card]
        state.deck[card] = 0
        state.discards[card] = 0
    game.token("ENG", "card").drones("ENG-T1").do("recall", "resolve ENG").settle_chance()
    assert game.phase == "returning"


def test_upgrades_missions_and_vehicles_have_three_places() -> None:
    """9.4, 9.5, 9.6, R19: no two upgrades or missions alike, vehicles may be; the same card in each use."""
    game = benefit(Game().hand("imaging", "interfacing").upgrade("imaging"))
    assert game.refused("upgrade imaging") == "9.4"
    assert "mission expansion" in game.legal()
    full = benefit(Game().hand("imaging").upgrade("overclock", "prototype", "automation").vehicle("ram", "ram", "mole"))
    assert full.refused("upgrade imaging") == "9.4"
    assert full.refused("vehicle rhino") == "9.6"
    assert full.legal() == ["draw card", "mission expansion", "pass"]
    laid = benefit(Game().hand("imaging").mission("expansion"))
    assert laid.refused("mission expansion") == "9.5"
    three = benefit(Game().hand("imaging").mission("plunder").mission("memorial").mission("reserves"))
    assert three.refused("mission expansion") == "9.5"
    again = benefit(Game().hand("imaging").vehicle("rhino")).do("vehicle rhino")
    assert again.view(1)["players"][0]["vehicles"] == {"rhino": 2}


def test_missions_are_secret_until_the_end() -> None:
    """9.5: others see only how many."""
    game = benefit(Game().hand("imaging")).do("mission expansion")
    assert game.view(1)["players"][0]["missions"] is None
    assert game.view(None)["players"][0]["mission_count"] == 1
    assert game.view(0)["players"][0]["missions"] == {"expansion": 1}
    told = game.told("laid-mission")[0]
    assert the(cryo.GAME.see(told, 1)).kind == "laid-mission-unseen"
    assert cryo.GAME.see(told, 0) == told


def test_imaging_looks_at_once_and_gains_from_every_scout() -> None:
    """9.7, R12, R36: its owner alone sees the caverns; whoever scouts, it gains the settlement cost."""
    game = benefit(Game().hand("imaging")).do("upgrade imaging")
    assert game.phase == "looking"
    look = cryo.GAME.legal(game.state, -1)[0]
    assert cryo.GAME.seen(game.state, -1, look, 0) != "cavern ?"
    assert cryo.GAME.seen(game.state, -1, look, 1) == "cavern ?"
    assert cryo.GAME.seen(game.state, -1, look, None) == "cavern ?"
    game.settle_chance()
    assert all(c["tile"] for c in game.view(0)["caverns"].values())
    assert sum(bool(c["tile"]) for c in game.view(1)["caverns"].values()) == 2
    assert the(cryo.GAME.see(game.told("looked")[0], 1)).kind == "looked-unseen"
    game.do("return compute").finish_turn()
    game.aboard(1, player=1).cavern("B1", "L4", up=False).give(0, crystal=0, organic=0)
    game.do("deploy DIS-T1", "from charge", "use DIS-b", "scout B1")
    assert (game.has(0)["crystal"], game.has(0)["organic"]) == (1, 1)
    own = Game().upgrade("imaging").aboard(1).give(crystal=0)
    own.cavern("B1", "L1", up=False).do("deploy DIS-T1", "from charge", "use DIS-b", "scout B1")
    assert own.has()["crystal"] == 2


def test_a_tile_that_was_looked_at_stays_and_can_be_imagined_otherwise() -> None:
    """9.7: what one player has seen is hidden from the others, who may believe anything that fits."""
    import random

    game = Game().upgrade("imaging").cavern("B1", "L4", up=False)
    rng = random.Random(1)
    believed = {cryo.GAME.imagine(game.state, 1, rng).cavern_tile[3] for _ in range(60)}
    assert len(believed) > 2
    assert {cryo.GAME.imagine(game.state, 0, rng).cavern_tile[3] for _ in range(20)} == {game.state.cavern_tile[3]}


def test_supercharge_and_moth() -> None:
    """9.8, R10: half the energy rounded up; the Moth always pays one."""
    game = Game().upgrade("supercharge").vehicle("rhino", "moth").aboard(1).give(energy=2, crystal=5)
    game.cavern("B1", "L1").cavern("B2", "S3").do("deploy LAUNCH", "from charge", "launch rhino", "tunnel T10")
    assert game.has()["energy"] == 0, "three become two"
    game = Game().vehicle("moth").aboard(1).give(energy=1, crystal=5).cavern("B1", "L1")
    game.do("deploy LAUNCH", "from charge", "launch moth", "tunnel T10")
    assert game.has()["energy"] == 0
    both = Game().upgrade("supercharge").vehicle("moth").aboard(1).give(energy=0, crystal=5).hand("imaging")
    assert both.do("deploy LAUNCH", "from charge").refused("launch moth") == "4.12"


def test_interfacing_uses_damaged_docks() -> None:
    """9.9, R5: one drone only, as on any dock."""
    game = Game().damage("ENG-B1").upgrade("interfacing").upgrade("interfacing", player=1)
    game.do("deploy ENG-B1", "from charge", "pass")
    assert game.refused("deploy ENG-B1") == "4.1"


def test_wakeup_protocol() -> None:
    """9.10, R37: vehicles hold one more; a stasis control costs one less, for three crew pods at most."""
    game = Game().upgrade("wakeup-protocol").give(organic=2).vehicle("ram")
    game.do("deploy DIS-T1", "from charge", "use DIS-d", "awaken DIS-1", "awaken DIS-1", "awaken DIS-2")
    assert game.state.aboard[0] == 3
    assert game.has()["organic"] == 0
    free = (
        Game()
        .upgrade("wakeup-protocol")
        .give(organic=0)
        .do("deploy ENG-T1", "from charge", "use ENG-d", "awaken ENG-1")
    )
    assert free.state.aboard[0] == 1
    assert free.state.active == 1
    loaded = Game().upgrade("wakeup-protocol").vehicle("ram").aboard(8).give(energy=1, crystal=2).cavern("A1", "S1")
    loaded.do("deploy LAUNCH", "from charge", "launch ram", "tunnel T01")
    assert loaded.view(None)["caverns"]["A1"]["pods"][0] == 4


def test_prototype() -> None:
    """9.11, R16: any one material, a nanite too, for the benefit of a tile just placed."""
    game = Game().upgrade("prototype").top("ENG-R1", "crystal+tech").give(crystal=1, organic=1, tech=0, nanite=1)
    game.do("deploy ENG-T1", "from charge", "use ENG-a", "place charge")
    assert game.legal() == ["pay crystal", "pay organic", "pay nanite", "pass"]
    assert game.refused("pay energy") == "9.11"
    game.do("pay nanite")
    assert game.has() == {"crystal": 2, "organic": 1, "tech": 1, "nanite": 0, "energy": 1}
    gained = (
        Game().upgrade("prototype").top("ENG-R1", "crystal").do("deploy ENG-T1", "from charge", "use ENG-a", "gain")
    )
    assert not gained.told("spent")


def test_spider_rescues() -> None:
    """9.12: a destroyed crew pod comes aboard, if there is one."""
    game = benefit(Game().hand("advance-warning").sabotaged("ENG", 1)).do("vehicle spider")
    assert (game.state.aboard[0], game.state.destroyed[0]) == (1, 0)
    none = benefit(Game().hand("advance-warning")).do("vehicle spider")
    assert none.state.aboard[0] == 0


def test_advance_warning() -> None:
    """9.13, R8: to the next chamber, from the third to the platform or a vehicle, unless there is no room."""
    game = (
        Game()
        .upgrade("advance-warning", player=1)
        .token("DIS", "sabotage")
        .drones("ENG-T1")
        .do("recall", "resolve DIS")
    )
    assert (game.pods("DIS-1", 1), game.pods("DIS-2", 1), game.state.destroyed[1]) == (0, 3, 1)
    assert game.state.destroyed[0] == 2
    last = Game().upgrade("advance-warning").sabotaged("DIS", 2).token("DIS", "sabotage").vehicle("ram").aboard(0)
    for chamber in (0, 1, 2, 3):
        last.state.chambers[chamber * 2] -= 1
        last.state.aboard[0] += 1
    last.drones("ENG-T1").do("recall", "resolve DIS")
    assert last.state.aboard[0] == 5
    full = Game().upgrade("advance-warning").sabotaged("DIS", 2).token("DIS", "sabotage")
    for chamber in (0, 1, 2, 3):
        full.state.chambers[chamber * 2] -= 1
        full.state.aboard[0] += 1
    before = full.state.destroyed[0]
    full.drones("ENG-T1").do("recall", "resolve DIS")
    assert full.state.aboard[0] == 4
    assert full.state.destroyed[0] == before + 2


def test_automation() -> None:
    """9.14, R17: one more action, at an open dock, its cost paid."""
    game = (
        Game().upgrade("automation").slot(charge="crystal", fabricate="tech", custom_1="crystal").token("ENG", "energy")
    )
    game.drones("ENG-T1", "ENG-T2", "ENG-B1").do("recall", "resolve ENG")
    game.do("return custom-1", "pass", "return custom-2", "return compute")
    assert game.legal()[:3] == ["activate charge", "activate fabricate", "pass"]
    assert game.refused("activate custom-1") == "9.14"
    assert game.refused("activate awaken") == "6.9"
    game.do("activate fabricate")
    assert (game.has()["tech"], game.has()["nanite"]) == (0, 1)
    assert game.phase != "automating"


def test_overclock() -> None:
    """9.15, R3, R4: another action beside the same dock, once, after a first one, not at the launch dock."""
    game = Game().upgrade("overclock").top("ENG-R1", "crystal").top("ENG-R2", "crystal").give(energy=2)
    game.do("deploy ENG-T1", "from charge", "use ENG-a", "gain")
    assert game.legal() == ["use ENG-b", "use ENG-d", "pass"]
    assert game.refused("use ENG-a") == "9.15"
    game.do("use ENG-b", "gain")
    assert (game.has()["crystal"], game.has()["energy"]) == (3, 1)
    assert game.settle_chance().state.active == 1, "only once"
    idle = Game().upgrade("overclock").do("deploy ENG-T1", "from charge", "pass")
    assert idle.state.active == 1, "no first action"
    poor = Game().upgrade("overclock").give(energy=0).top("ENG-R1", "crystal")
    poor.do("deploy ENG-T1", "from charge", "use ENG-a", "gain").settle_chance()
    assert poor.state.active == 1
    away = Game().upgrade("overclock").vehicle("rhino").aboard(1).give(energy=5, crystal=5).cavern("A1", "S1")
    away.do("deploy LAUNCH", "from charge", "launch rhino", "tunnel T04")
    assert away.state.active == 1


def test_several_card_benefits_come_one_at_a_time() -> None:
    """R20: a token of two card benefits draws, then plays."""
    game = Game().hand("imaging").token("ENG", "card+card").drones("ENG-T1").do("recall", "resolve ENG")
    game.do("draw card", "draw overclock", "vehicle turtle")
    assert game.settle_chance().phase == "returning"


def test_announced_plays_may_be_forgone() -> None:
    """R18: passing gives up the plays, the draws still come."""
    game = (
        Game()
        .give(tech=2)
        .hand("imaging")
        .do("deploy RND-T2", "from charge", "use RND-e", "compute draw 1 play 1", "pass")
    )
    assert game.phase == "drawing"
    assert game.has()["tech"] == 0


def test_scrapping_a_card_gives_what_it_shows() -> None:
    """7.2: Imaging a card benefit, Wakeup Protocol an organic and a crystal."""
    game = Game().hand("imaging", "wakeup-protocol").do("scrap imaging")
    assert game.phase == "card-benefit"
    game = Game().hand("imaging", "wakeup-protocol").do("scrap wakeup-protocol")
    assert (game.has()["crystal"], game.has()["organic"]) == (2, 2)
