"""Deploying, the ship's actions, launching and paying."""

from __future__ import annotations

from typing import Any

from cryo_positions import Game

from orrery.games import cryo


def test_docks_are_open_unless_taken_or_damaged() -> None:
    """2.2, 4.1: one drone for each dock, none on damage; the launch dock holds any number."""
    game = Game().damage("ENG-B1").drones("ENG-T1", "LAUNCH", player=1)
    assert game.refused("deploy ENG-T1") == "4.1"
    assert game.refused("deploy ENG-B1") == "4.1"
    assert len(game.legal("deploy")) == 21 - 2
    game.do("deploy LAUNCH", "from awaken")
    assert list(game.state.launch_drones) == [1, 1]


def test_the_player_chooses_the_drone() -> None:
    """4.1, R6: any drone of the platform may leave, and its dock becomes free."""
    game = Game().do("deploy RND-T1")
    assert game.legal() == ["from custom-1", "from awaken", "from charge"]
    game.do("from awaken")
    assert list(game.state.platform_drones[:6]) == [1, 0, 1, 0, 0, 0]
    assert game.refused("from awaken") == "4.1"


def test_an_action_is_optional_and_must_be_beside_the_dock() -> None:
    """4.2, R1: at most one, of those beside the dock, or none."""
    game = Game().do("deploy ENG-T1", "from charge")
    assert game.legal() == ["use ENG-a", "use ENG-b", "use ENG-d", "pass"]
    assert game.refused("use ENG-e") == "4.2"
    game.do("pass")
    assert game.state.active == 1
    assert game.has(0) == {"crystal": 1, "organic": 1, "tech": 1, "nanite": 0, "energy": 1}


def test_stasis_control() -> None:
    """4.3, R2, 2.6: an organic for each of up to three crew pods of this section, as many as fit."""
    game = Game().give(organic=2).do("deploy ENG-T1", "from charge", "use ENG-d")
    assert game.legal() == ["awaken ENG-1", "awaken ENG-2", "awaken ENG-3"]
    assert game.refused("enough") == "4.2"
    assert game.refused("awaken LAB-1") == "4.3"
    game.do("awaken ENG-2")
    assert game.refused("awaken ENG-2") == "4.3"
    assert "enough" in game.legal()
    game.do("awaken ENG-1")
    assert game.state.active == 1, "two organics, so two crew pods"
    assert game.state.aboard[0] == 2
    assert game.has()["organic"] == 0
    full = Game().aboard(4).give(organic=3).do("deploy ENG-T1", "from charge")
    assert full.refused("use ENG-d") == "4.3"
    poor = Game().give(organic=0).do("deploy ENG-T1", "from charge")
    assert poor.refused("use ENG-d") == "4.3"


def test_a_tile_is_gained_or_placed() -> None:
    """4.4, R15: the top tile gives its benefit or fills an empty slot; the next one is turned up."""
    game = Game().top("ENG-R1", "crystal+tech").do("deploy ENG-T1", "from charge", "use ENG-a", "gain")
    assert (game.has()["crystal"], game.has()["tech"]) == (2, 2)
    game.settle_chance()
    assert game.state.stack_size[0] == 1
    assert game.state.stack_top[0] >= 0
    game = Game().top("ENG-R1", "crystal/tech").slot(awaken="card").do("deploy ENG-T1", "from charge", "use ENG-a")
    assert game.refused("place awaken") == "4.4"
    game.do("place custom-1")
    assert game.has()["crystal"] == 1
    assert game.view(1)["players"][0]["slots"]["custom-1"] == "crystal/tech"


def test_a_tile_of_two_lets_one_choose() -> None:
    """4.4: one of two resources, or a card benefit."""
    game = Game().top("ENG-R1", "crystal/tech").do("deploy ENG-T1", "from charge", "use ENG-a", "gain")
    assert game.legal() == ["take crystal", "take tech"]
    assert game.refused("take organic") == "4.4"
    game.do("take tech")
    assert game.has()["tech"] == 2
    game = Game().top("ENG-R1", "card").do("deploy ENG-T1", "from charge", "use ENG-a", "gain")
    assert game.legal() == ["draw card", "pass"]


def test_a_bare_space_gives_its_material() -> None:
    """4.4: an empty stack gives one of the section's material."""
    game = Game().top("LAB-R1", None).do("deploy LAB-T1", "from charge", "use LAB-a")
    assert game.has()["organic"] == 2
    assert game.state.active == 1


def test_tracks_end_and_the_rest_is_lost() -> None:
    """2.4: crystals end at 5."""
    game = Game().give(crystal=5).top("ENG-R1", "crystal+tech").do("deploy ENG-T1", "from charge", "use ENG-a", "gain")
    assert (game.has()["crystal"], game.has()["tech"]) == (5, 2)


def test_reactor() -> None:
    """4.5, R14: one to three crystals, nanites standing in."""
    game = Game().give(crystal=1, nanite=1).do("deploy ENG-T2", "from charge", "use ENG-e")
    assert game.legal() == ["reactor 1", "reactor 2"]
    assert game.refused("reactor 3") == "4.5"
    game.do("reactor 2")
    assert game.has() == {"crystal": 0, "organic": 1, "tech": 1, "nanite": 0, "energy": 3}
    assert Game().give(crystal=0).do("deploy ENG-T2", "from charge").refused("use ENG-e") == "4.5"


def test_fabricator() -> None:
    """4.6, R14: up to three materials other than nanites."""
    game = Game().give(crystal=1, organic=2, tech=0, nanite=2).do("deploy LAB-T1", "from charge", "use LAB-d")
    assert "fabricate COO" in game.legal()
    assert game.refused("fabricate CT") == "4.6"
    game.do("fabricate COO")
    assert game.has() == {"crystal": 0, "organic": 0, "tech": 0, "nanite": 5, "energy": 1}
    only = Game().give(crystal=0, organic=0, tech=0, nanite=3).do("deploy LAB-T1", "from charge")
    assert only.refused("use LAB-d") == "4.6"


def test_computer() -> None:
    """4.7, R18: announced first, then in any order; cards just drawn may be played, tech is not returned."""
    game = Game().give(tech=3).hand("imaging").do("deploy RND-T2", "from charge", "use RND-e")
    assert len(game.legal()) == 9
    game.do("compute draw 1 play 2")
    assert game.has()["tech"] == 0
    assert "draw card" in game.legal()
    game.do("draw card", "draw automation")
    assert game.refused("draw card") == "4.7"
    game.do("vehicle mole", "vehicle rhino")
    assert game.state.active == 1
    assert Game().give(tech=2).do("deploy RND-T2", "from charge", "use RND-e").refused("compute draw 3") == "4.7"
    assert Game().give(tech=0).do("deploy RND-T2", "from charge").refused("use RND-e") == "4.7"


def test_scout() -> None:
    """4.8, R12, 2.7: energy and tech, a face-down cavern beside a face-up one, a crew pod; no settlement cost."""
    game = Game().aboard(1).do("deploy DIS-T1", "from charge", "use DIS-b")
    assert game.legal() == ["scout B1", "scout B2", "scout B3"]
    assert game.refused("scout A1") == "4.8"
    assert game.refused("scout D1") == "4.8"
    assert game.refused("scout A3") == "1.10"
    game.do("scout B1", "cavern L4")
    assert game.view(None)["caverns"]["B1"] == {"face_up": True, "tile": "L4", "pods": [1, 0]}
    assert game.has() == {"crystal": 1, "organic": 1, "tech": 0, "nanite": 0, "energy": 0}
    assert Game().do("deploy DIS-T1", "from charge").refused("use DIS-b") == "4.8"


def test_assign_and_withdraw() -> None:
    """4.9, 4.10, R7: two spaces for each material with two players, three with more; up to three come back."""
    game = Game().aboard(1).salvaging("crystal", 2, player=1)
    game.do("deploy DIS-T2", "from charge", "use DIS-e")
    assert game.legal() == ["assign organic", "assign tech"]
    assert game.refused("assign crystal") == "4.9"
    game.do("assign tech")
    assert game.state.aboard[0] == 0
    assert (
        Game(3)
        .aboard(1)
        .salvaging("crystal", 2, player=1)
        .do("deploy DIS-T2", "from charge", "use DIS-e", "assign crystal")
        .state.salvage[0]
        == 1
    )
    back = Game().salvaging("crystal", 2).salvaging("tech").do("deploy DIS-T1", "from charge", "use DIS-a")
    assert back.refused("withdraw organic") == "4.10"
    assert back.refused("enough") == "4.2"
    back.do("withdraw crystal", "withdraw tech", "enough")
    assert back.state.aboard[0] == 2
    full = Game().aboard(4).salvaging("crystal").do("deploy DIS-T1", "from charge")
    assert full.refused("use DIS-a") == "4.10"
    assert Game().do("deploy DIS-T1", "from charge").refused("use DIS-a") == "4.10"


def test_the_rulebooks_launch() -> None:
    """4.11, 4.12, 4.13, 4.14: a Rhino with four crew pods, a path of three, two caverns, three and one crew pods."""
    game = Game().vehicle("rhino").aboard(4).give(energy=3, crystal=2, organic=1, tech=0)
    game.cavern("B1", "L1").cavern("B2", "S3")
    game.do("deploy LAUNCH", "from charge", "launch rhino", "load 4", "tunnel T07", "settle both", "split 3")
    assert game.has() == {"crystal": 0, "organic": 0, "tech": 0, "nanite": 0, "energy": 0}
    seen: Any = cryo.GAME.view(game.state, None)
    assert seen["caverns"]["B1"]["pods"] == [3, 0]
    assert seen["caverns"]["B2"]["pods"] == [1, 0]
    assert seen["discards"]["imaging"] >= 1
    assert seen["players"][0]["vehicles"] == {}
    assert game.state.aboard[0] == 0


def test_what_a_launch_needs() -> None:
    """4.11, 4.12, 4.13, R9, R11: a vehicle, a crew pod, energy, a face-up cavern that can be paid for."""
    assert Game().aboard(1).hand("imaging").do("deploy LAUNCH", "from charge").refused("launch rhino") == "4.11"
    assert Game().vehicle("rhino").hand("imaging").do("deploy LAUNCH", "from charge").refused("launch rhino") == "4.11"
    broke = Game().vehicle("rhino").aboard(1).hand("imaging").give(energy=0).do("deploy LAUNCH", "from charge")
    assert broke.refused("launch rhino") == "4.12"
    game = Game().cavern("A1", "S1").cavern("A2", "L2").vehicle("rhino").aboard(3).give(energy=2, crystal=1, organic=1)
    game.settled("A1", 3, player=1).do("deploy LAUNCH", "from charge", "launch rhino", "load 3")
    assert game.refused("tunnel T07") == "4.12"
    assert game.refused("tunnel T02") == "4.12"
    game.do("tunnel T03")
    assert game.view(None)["caverns"]["A1"]["pods"] == [3, 3]


def test_one_crew_pod_settles_in_one_cavern() -> None:
    """4.13, R9: both caverns must receive one."""
    game = Game().cavern("A1", "S1").cavern("A2", "L4").vehicle("rhino").aboard(1).give(energy=1, crystal=3, organic=3)
    game.do("deploy LAUNCH", "from charge", "launch rhino", "tunnel T01")
    assert game.legal() == ["settle A1", "settle A2"]
    assert game.refused("settle both") == "4.13"
    assert game.refused("settle B1") == "4.13"
    game.do("settle A2")
    assert game.has()["crystal"] == 2
    assert game.has()["organic"] == 2
    three = Game().cavern("A1", "S1").cavern("A2", "L4").vehicle("rhino").aboard(3).give(energy=1, crystal=3, organic=3)
    three.do("deploy LAUNCH", "from charge", "launch rhino", "load 3", "tunnel T01", "settle both")
    assert three.legal() == ["split 1", "split 2"]
    assert three.refused("split 3") == "4.13"
    dear = Game().cavern("A1", "S1").cavern("A2", "L1").vehicle("rhino").aboard(3).give(energy=1, crystal=2)
    dear.do("deploy LAUNCH", "from charge", "launch rhino", "load 3", "tunnel T01")
    assert dear.refused("settle both") == "4.13"


def test_those_left_behind_must_fit() -> None:
    """2.6, R7, R9: six crew pods on a platform with a Ram; two at least must ride on it."""
    game = Game().cavern("A1", "S1").vehicle("ram").aboard(6).give(energy=1, crystal=3)
    game.do("deploy LAUNCH", "from charge", "launch ram")
    assert game.legal() == ["load 2", "load 3"]
    assert game.refused("load 1") == "2.6"
    assert game.refused("load 4") == "4.11"


def test_nanites_stand_in_and_the_player_says_where() -> None:
    """2.3, 5.1: what must be covered, what can be spared, and a choice between."""
    game = Game().give(organic=2, nanite=2).do("deploy ENG-T1", "from charge", "use ENG-d")
    game.do("awaken ENG-1", "awaken ENG-2", "enough")
    assert game.legal() == ["nanites 0", "nanites 1", "nanites 2"]
    assert game.refused("nanites 3") == "5.1"
    game.do("nanites 1")
    assert (game.has()["organic"], game.has()["nanite"]) == (1, 1)
    both = Game().cavern("A1", "S1").cavern("A2", "L4").vehicle("rhino").aboard(2)
    both.give(energy=1, crystal=2, organic=0, nanite=2)
    both.do("deploy LAUNCH", "from charge", "launch rhino", "load 2", "tunnel T01", "settle both")
    assert both.legal() == ["nanites 0", "nanites 1"], "one nanite is needed for the organic"
    assert both.refused("nanites 2") == "5.1"
    must = Game().give(crystal=1, nanite=3).do("deploy ENG-T2", "from charge", "use ENG-e", "reactor 2")
    assert must.refused("nanites 0") == "5.1"


def test_one_of_two_resources_is_paid_as_the_player_says() -> None:
    """5.2, 6.10: a tile of two as a cost; a nanite may stand in."""
    game = Game().slot(charge="crystal/tech").drones("ENG-T1").give(crystal=1, tech=1, nanite=1).token("ENG", "energy")
    game.state.platform_drones[2] = 0
    game.state.platform_drones[0] = 1
    game.do("recall", "resolve ENG", "return charge", "activate charge")
    assert game.legal() == ["pay crystal", "pay tech", "pay nanite"]
    assert game.refused("pay organic") == "5.2"
    game.do("pay nanite")
    assert game.has() == {"crystal": 1, "organic": 1, "tech": 1, "nanite": 0, "energy": 3}
