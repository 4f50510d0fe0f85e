"""The solo game: the rival's set-up, turns, checks and score."""

from __future__ import annotations

import random
from typing import Any

import pytest
from cryo_positions import Game

from certain import of_kind, the
from orrery.games import cryo
from orrery.games.cryo.components import CARDS, UPGRADE_NAMES
from orrery.games.cryo.state import RIVAL
from orrery.kernel import Text

QUIET = {"crystal": 0, "organic": 0, "tech": 0, "nanite": 0, "energy": 0}


def solo(unpredictable: str = "no") -> Game:
    game = Game(1, unpredictable=unpredictable)
    game.give(RIVAL, **QUIET)
    return game


def has(game: Game) -> dict[str, int]:
    return game.has(RIVAL)


def test_setting_up() -> None:
    """10.1, 10.2, 10.3, 10.4, 10.5, 11.1: as for two; five drones, eight cards on the board, three for the rival."""
    game = Game(1, bare=False)
    seen = game.view(0)
    rival = seen["players"][1]
    assert seen["first"] == 0
    assert sum(rival["docks"]) == 5
    assert rival["resources"] == {"crystal": 2, "organic": 1, "tech": 1, "nanite": 0, "energy": 1}
    assert sorted(seen["rival"]["board_cards"]) == sorted(UPGRADE_NAMES)
    assert (sum(rival["upgrades"].values()), sum(rival["vehicles"].values()), rival["mission_count"]) == (1, 1, 1)
    assert len(set(seen["rival"]["decisions"])) == 2
    assert sum(game.state.damaged) == 8
    assert seen["tokens_left"] == 15


def test_harder_and_unpredictable() -> None:
    """O1, O2: more materials; no decision cards, the deck's top card decides and is discarded."""
    assert Game(1, bare=False, harder="yes").has(RIVAL) == {
        "crystal": 3,
        "organic": 2,
        "tech": 2,
        "nanite": 0,
        "energy": 1,
    }
    game = solo(unpredictable="yes")
    assert game.view(0)["rival"]["decisions"] == [None, None]
    size: Any = game.view(0)["deck"]
    game.do("deploy LAUNCH", "from custom-1")
    assert game.phase == "deciding"
    before = game.state.discards[0]
    game.do("decide imaging")
    assert game.state.discards[0] == before + 1
    left: Any = game.view(0)["deck"]
    assert size == 0 or left <= size - 1


def test_the_player_may_not_copy_the_rivals_upgrade() -> None:
    """11.2: as long as the rival has it."""
    game = solo().token("ENG", "card").drones("ENG-T1")
    mine = next(card for card in range(CARDS) if game.state.upgrades[CARDS + card])
    game.hand(UPGRADE_NAMES[mine]).do("recall", "resolve ENG")
    assert game.refused(f"upgrade {UPGRADE_NAMES[mine]}") == "11.2"


def test_the_rival_deploys_below_its_card() -> None:
    """13.2, 13.3, 13.4, 12.6, 12.7: the upper dock, the tile on the right, into a slot and gained as well."""
    game = solo().top("ENG-R2", "crystal+organic").rival_turn("imaging", "ENG-T1")
    game.settle_chance()
    assert game.state.drone_at[0] == RIVAL
    assert (has(game)["crystal"], has(game)["organic"]) == (1, 1)
    assert game.view(0)["players"][1]["slots"]["custom-1"] == "crystal+organic"
    assert game.state.active == 0
    assert sum(game.state.platform_drones[6:]) == 4


def test_the_rival_goes_below_when_its_dock_is_taken() -> None:
    """13.3, 12.10, R28: one of the two docks below, as the player decides; else anywhere in the section."""
    game = solo().drones("ENG-T1", player=0).rival_turn("imaging", "ENG-T1")
    assert game.legal() == ["rival dock ENG-B1", "rival dock ENG-B2"]
    assert game.refused("rival dock ENG-B3") == "13.3"
    one = solo().damage("ENG-B2").drones("ENG-T1").rival_turn("imaging", "ENG-T1").settle_chance()
    assert one.state.drone_at[2] == RIVAL
    none = solo().damage("ENG-B1", "ENG-B2").drones("ENG-T1").rival_turn("imaging", "ENG-T1")
    assert none.legal() == ["rival dock ENG-T2", "rival dock ENG-B3"]


def test_the_rival_takes_tiles_clockwise() -> None:
    """13.5, 13.6: below, left, above when the right is bare; the bare material when all are."""
    game = solo().top("LAB-R2", None).top("LAB-R1", "organic").rival_turn("imaging", "LAB-T1").settle_chance()
    assert has(game)["organic"] == 1
    assert game.state.stack_size[5] == 1
    game = solo().top("LAB-R2", None).top("LAB-R1", None).rival_turn("imaging", "LAB-T1").settle_chance()
    assert has(game)["organic"] == 1
    assert max(game.state.slots[7:]) == -1


def test_the_rival_in_dispatch() -> None:
    """13.7: a nanite, and its leftmost crew pod there awakes."""
    game = solo().rival_turn("imaging", "DIS-T1").settle_chance()
    assert has(game)["nanite"] == 1
    assert game.pods("DIS-1", RIVAL) == 1
    assert game.state.aboard[RIVAL] == 1


def test_of_two_materials_the_scarcer() -> None:
    """12.8, 12.10: the one it has less of; the player decides a tie."""
    game = solo().give(RIVAL, crystal=1).top("ENG-R2", "crystal/tech").rival_turn("imaging", "ENG-T1").settle_chance()
    assert has(game)["tech"] == 1
    game = solo().top("ENG-R2", "crystal/tech").rival_turn("imaging", "ENG-T1")
    assert game.legal() == ["rival take crystal", "rival take tech"]
    assert game.refused("rival take organic") == "12.8"


def test_cards_become_missions_that_nobody_has_seen() -> None:
    """12.4, 12.5, 12.1, 12.2, 12.3: any number of them, no hand, no actions, no limit of crew pods, no upgrades used."""
    game = solo().top("ENG-R2", "card").upgrade("interfacing", player=RIVAL).aboard(12, player=RIVAL)
    game.rival_turn("imaging", "ENG-T1").settle_chance()
    assert game.view(0)["players"][1]["mission_count"] == 2
    assert game.state.unseen == 2
    assert game.view(0)["players"][1]["room"] is None
    assert game.view(0)["players"][1]["hand_size"] == 0


def test_full_slots_send_the_tile_to_the_box() -> None:
    """12.6: but its benefit is gained."""
    game = solo().top("ENG-R2", "crystal+organic")
    for slot in cryo.components.SLOT_NAMES:
        game.slot(RIVAL, **{slot: "crystal+organic" if slot != "compute" else "crystal+tech"})
    game.rival_turn("imaging", "ENG-T1").settle_chance()
    assert has(game)["crystal"] == 1
    assert sum(game.state.tile_box) == 1


def test_decision_cards_are_replaced() -> None:
    """13.8, 12.9: the active one is discarded; two of a kind both go."""
    game = solo().decided("imaging", "DIS-T1")
    kept = next(int(c) for c in game.state.decisions if c != 0)
    game.do("deploy LAUNCH", "from custom-1", "decide imaging")
    assert game.phase == "drawing-decision"
    if game.state.deck[kept]:
        game.do(f"draw {UPGRADE_NAMES[kept]}")
        assert game.told("parted")
    game.settle_chance()
    assert len(set(game.state.decisions)) == 2


@pytest.mark.parametrize("why", ["drones", "section"])
def test_when_the_rival_recalls(why: str) -> None:
    """13.1, R3, R33: no drone at home, or a section without an open dock, even with none of its own out."""
    game = solo()
    if why == "drones":
        game.drones("ENG-B1", "LAB-B1", "RND-B1", "DIS-B1", "ENG-B2", player=RIVAL)
    else:
        game.damage("LAB-B1", "LAB-B2", "LAB-B3").drones("LAB-T1", "LAB-T2")
    game.rival_turn()
    assert game.told("recalled")
    assert game.phase.startswith("rival-") or game.told("looted") or game.told("sabotaged")


def recalled(game: Game) -> Game:
    game.drones("ENG-B1", "LAB-B1", "RND-B1", "DIS-B1", "ENG-B2", player=RIVAL)
    return game.rival_turn()


def test_the_rival_assigns_and_recovers() -> None:
    """14.1, 14.2: to a material of its own if possible, at most three."""
    game = recalled(solo().aboard(2, player=RIVAL).salvaging("crystal", player=RIVAL))
    assert game.legal() == ["rival assign organic", "rival assign tech"]
    assert game.refused("rival assign crystal") == "14.1"
    game.do("rival assign tech")
    assert (has(game)["crystal"], has(game)["tech"]) == (1, 1)
    full = recalled(
        solo().aboard(2, player=RIVAL).salvaging("crystal", 2, player=RIVAL).salvaging("tech", player=RIVAL)
    )
    assert full.state.aboard[RIVAL] == 2


def test_the_rivals_incidents() -> None:
    """14.3, 14.4, 14.5, R33: where it has fewest crew pods, two with four or five drones, refilled after both."""
    game = recalled(
        solo().token("ENG", "crystal+tech").token("LAB", "card").token("RND", "energy").token("DIS", "nanite")
    )
    assert game.legal() == ["rival resolve ENG", "rival resolve LAB", "rival resolve RND"]
    assert game.refused("rival resolve DIS") == "14.3"
    game.do("rival resolve LAB")
    assert game.state.unseen == 2
    assert game.state.incidents[1] == -1
    game.do("rival resolve ENG")
    assert game.phase == "refilling"
    game.settle_chance()
    assert game.state.collected[RIVAL] == 2
    assert min(game.state.incidents) >= 0
    few = solo().drones("ENG-B1", "LAB-B1", player=RIVAL).damage("ENG-T1", "ENG-T2", "ENG-B2", "ENG-B3")
    few.rival_turn()
    before = few.state.tokens_left
    while few.phase.startswith("rival"):
        few.do(few.legal()[0])
    few.settle_chance()
    assert few.state.tokens_left == before - 1


def test_the_rivals_sabotage_finds_another_section() -> None:
    """14.5, R41: any other with an intact chamber, and the player decides which."""
    game = solo().sabotaged("ENG", 3).token("ENG", "sabotage")
    recalled(game)
    assert game.phase == "rival-sabotaging"
    assert game.legal() == ["rival sabotage LAB", "rival sabotage RND", "rival sabotage DIS"]
    assert game.refused("rival sabotage ENG") == "14.5"
    game.do("rival sabotage RND")
    assert game.state.sabotaged[6]


def test_drones_go_home_after_a_recall() -> None:
    """14.6, 12.1: all five, and no platform action."""
    game = recalled(solo().slot(RIVAL, custom_1="nanite"))
    while game.phase.startswith("rival"):
        game.do(game.legal()[0])
    game.settle_chance()
    assert sum(game.state.platform_drones[6:]) == 5


def quiet(game: Game) -> Game:
    """The rival deploys to Dispatch and ends its turn with the checks."""
    return game.rival_turn("imaging", "DIS-T1")


def test_check_crystals() -> None:
    """15.1, R29: four or more; a crew pod of Engineering, three energy, no crystals."""
    game = quiet(solo().give(RIVAL, crystal=5)).settle_chance()
    assert (has(game)["crystal"], has(game)["energy"]) == (0, 3)
    assert game.pods("ENG-1", RIVAL) == 0
    assert game.pods("ENG-2", RIVAL) == 1
    gone = quiet(solo().give(RIVAL, crystal=4, energy=7).sabotaged("ENG", 3)).settle_chance()
    assert has(gone)["energy"] == 8, "no crew pod there, and the track ends"


def test_check_organics() -> None:
    """15.2, R38: one of the Laboratory, two of the fullest section, from chambers the player chooses."""
    game = quiet(solo().give(RIVAL, organic=4)).settle_chance()
    assert game.pods("LAB-1", RIVAL) == 0
    assert game.legal() == ["rival awaken DIS-1", "rival awaken DIS-2", "rival awaken DIS-3"]
    assert game.refused("rival awaken ENG-1") == "15.2"
    game.do("rival awaken DIS-3", "rival awaken DIS-3").settle_chance()
    assert game.pods("DIS-3", RIVAL) == 0
    assert game.state.aboard[RIVAL] == 4
    assert has(game)["organic"] == 0


def test_check_tech() -> None:
    """15.3, R34: a crew pod of R&D, a mission, and a card as upgrade, else vehicle, else discarded."""
    game = quiet(solo().give(RIVAL, tech=4))
    assert game.phase in ("drawing-decision", "drawing-upgrade")
    game.settle_chance()
    assert game.pods("RND-1", RIVAL) == 0
    assert game.state.unseen == 2
    assert sum(game.state.upgrades[CARDS:]) + sum(game.state.vehicles[CARDS:]) == 3
    held = next(card for card in range(CARDS) if solo().state.upgrades[CARDS + card])
    twin = solo().give(RIVAL, tech=4)
    twin.decided("imaging", "DIS-T1").do("deploy LAUNCH", "from custom-1", "decide imaging")
    while twin.phase != "drawing-upgrade":
        twin._draw()
    if twin.state.deck[held]:
        twin.do(f"draw {UPGRADE_NAMES[held]}")
        assert sum(twin.state.vehicles[CARDS:]) == 2
    full = solo().give(RIVAL, tech=4)
    for card in range(CARDS):
        full.state.deck[card] += full.state.upgrades[CARDS + card] + full.state.vehicles[CARDS + card]
        full.state.upgrades[CARDS + card] = full.state.vehicles[CARDS + card] = 0
    full.upgrade("overclock", "prototype", "automation", player=RIVAL).vehicle("ram", "mole", "crab", player=RIVAL)
    quiet(full).settle_chance()
    assert sum(full.state.upgrades[CARDS:]) + sum(full.state.vehicles[CARDS:]) == 6
    assert of_kind(Text, full.told("discarded")[-1].args["who"]).key == "the-rival"


def test_check_nanites() -> None:
    """15.4, R30: a crew pod of Dispatch, one of each material, the checks repeated, the nanites lost last."""
    game = quiet(solo().sabotaged("ENG", 3).give(RIVAL, nanite=3, crystal=3)).settle_chance()
    assert has(game) == {"crystal": 0, "organic": 1, "tech": 1, "nanite": 0, "energy": 3}
    kinds = [of_kind(Text, event.args["what"]).key for event in game.told("lost-all")]
    assert kinds == ["name-crystal", "name-nanite"]
    assert game.state.aboard[RIVAL] == 2


def test_check_energy() -> None:
    """15.5, 15.6, 15.7, R31, R32: scouts a large cavern if possible, then divides its crew between two adjacent caverns."""
    game = solo().give(RIVAL, energy=3).aboard(4, player=RIVAL)
    quiet(game).settle_chance()
    # five crew pods with the one just awakened: B1 is the only large cavern in reach, and A1 and A2 hold the fewest
    assert game.state.cavern_up[3]
    assert [game.state.settlers[cavern * 2 + RIVAL] for cavern in (0, 1, 3)] == [2, 2, 1]
    assert has(game)["energy"] == 0


def test_an_odd_crew_pod_and_no_cavern_left() -> None:
    """15.7, R31, R32: the player decides where it goes; with all caverns face up scouting is skipped."""
    game = solo().give(RIVAL, energy=3).aboard(2, player=RIVAL)
    for cavern, tile in zip(["A1", "B2", "B3", "C2", "C4", "D2"], ("S1", "S2", "S3", "S4", "S5", "S6"), strict=True):
        game.cavern(cavern, tile)
    for cavern, tile in zip(["A2", "B1", "C3", "D1"], ("L1", "L2", "L3", "L4"), strict=True):
        game.cavern(cavern, tile)
    quiet(game).settle_chance()
    assert game.phase == "rival-settling"
    game.do("rival settle T01")
    assert game.legal() == ["rival extra A1", "rival extra A2"]
    assert game.refused("rival extra B1") == "15.7"
    game.do("rival extra A2").settle_chance()
    assert (game.state.settlers[RIVAL], game.state.settlers[2 + RIVAL]) == (1, 2)
    assert has(game)["energy"] == 0
    assert not game.told("scouted")


def test_the_rival_scouts_small_caverns_only_without_large_ones() -> None:
    """15.5, R12: the player decides between equals, and Imaging gains from the rival's scout."""
    game = solo().give(RIVAL, energy=3).aboard(3, player=RIVAL).cavern("B1", "L6")
    if not game.state.upgrades[CARDS]:
        game.upgrade("imaging")
    game.cavern("B2", "S1", up=False).give(0, crystal=0)
    quiet(game).settle_chance()
    assert game.legal() == ["rival scout B2", "rival scout B3"]
    assert game.refused("rival scout C3") == "15.5"
    game.do("rival scout B2")
    assert game.state.cavern_up[4]
    if game.state.upgrades[0]:
        assert game.has(0)["crystal"] == 1


def test_the_end_reveals_missions_and_counts_three() -> None:
    """16.1, 16.2, 16.3, R35: turned up, duplicates replaced, the three best scored."""
    game = solo().token("ENG", "sunset").drones("ENG-T1")
    game.state.unseen = 6
    game.do("recall", "resolve ENG", "return custom-1")
    while game.phase not in ("revealing", "finished"):
        game.do("end turn" if "end turn" in game.legal() else "pass")
    game.settle_chance()
    assert game.phase == "finished"
    laid = [int(n) for n in game.state.missions[CARDS:]]
    assert max(laid) == 1
    assert sum(laid) >= 3
    outcome = the(cryo.GAME.outcome(game.state))
    lines = [
        line for line in outcome.sheet if line.text.key.startswith("score-mission") and line.amounts[1] is not None
    ]
    assert sum(1 for line in lines if line.amounts[1]) <= 3
    assert all(line.text.key == "score-mission" for line in lines if line.amounts[1])
    assert len(outcome.scores) == len(outcome.ranks) == 2


def test_the_rival_can_end_the_game() -> None:
    """8.1, 8.2, 14.4: by resolving the sunset token, after its turn."""
    game = solo()
    for section in ("ENG", "LAB", "RND"):
        game.token(section, "sabotage")
    game.token("ENG", "sunset")
    recalled(game)
    while game.phase.startswith("rival"):
        choices = game.legal()
        game.do("rival resolve ENG" if "rival resolve ENG" in choices else choices[0])
    game.settle_chance()
    outcome = cryo.GAME.outcome(game.state)
    assert outcome is not None
    assert of_kind(Text, outcome.reason.args["who"]).key == "the-rival"


def test_missions_from_an_old_deck_are_known_by_elimination() -> None:
    """12.4, 9.3: when the deck is shuffled anew, what was left of it are exactly the rival's missions."""
    game = solo().decided("imaging", "DIS-T1")
    state = game.state
    keep = [card for card in range(1, CARDS) if state.deck[card]][:1]
    for card in range(CARDS):
        n = state.deck[card] - (1 if card in keep else 0)
        state.discards[card] += n
        state.deck[card] -= n
    state.unseen = 1
    quiet(game).settle_chance()
    assert game.told("reshuffled")
    assert list(state.rival_pool)[keep[0]] == 1
    assert game.view(0)["players"][1]["mission_count"] == 1


def test_solo_games_end_and_nothing_is_lost() -> None:
    """11.1, 12.10: whole games at random, both variants."""
    for seed in range(4):
        game = Game(1, seed=seed, bare=False, harder="yes", unpredictable="yes" if seed % 2 else "no")
        rng = random.Random(seed)
        while cryo.GAME.turn(game.state) != -2:
            game.settle_chance()
            choices = game.legal()
            if not choices:
                break
            game.do(rng.choice(choices))
        assert cryo.GAME.outcome(game.state) is not None
