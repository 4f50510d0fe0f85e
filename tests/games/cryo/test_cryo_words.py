"""What the log, the prompts, the refusals and the score sheet say."""

from __future__ import annotations

import pytest
from cryo_positions import Game, numbers

from certain import of_kind, the
from orrery.games import cryo
from orrery.games.cryo.components import CARDS, MISSION_NAMES
from orrery.games.cryo.state import RIVAL
from orrery.kernel import Text
from orrery.words import Words


def say(text: Text, language: str = "en") -> str:
    return Words("cryo", language).say(text)


def at_the_end(*missions: str) -> Game:
    """A solo game that ends with the player's turn; the rival took these missions before the deck was shuffled anew."""
    game = Game(1).token("ENG", "sunset").drones("ENG-T1")
    for name in missions:
        card = MISSION_NAMES.index(name)
        game._from_deck(card)
        game.state.rival_pool[card] += 1
    game.state.unseen = 0
    game.do("recall", "resolve ENG", "return custom-1")
    while game.phase not in ("replacing", "finished"):
        game.do("end turn" if "end turn" in game.legal() else "pass")
    return game


def test_every_mission_of_the_rival_is_named_in_the_log() -> None:
    """16.1, 16.2: also those from before a shuffle, and duplicates that are replaced."""
    game = at_the_end("expansion", "plunder", "plunder")
    assert [say(of_kind(Text, event.args["mission"])) for event in game.told("revealed")] == [
        "Expansion",
        "Plunder",
        "Plunder",
    ]
    assert [say(of_kind(Text, event.args["mission"])) for event in game.told("set-aside")] == ["Plunder"]
    assert "The rival has the mission Plunder twice: one of them is set aside." in game.log()
    game.settle_chance()
    assert len(game.told("revealed")) == 4


def test_the_sheet_says_what_does_not_count() -> None:
    """16.3: a fourth mission of the rival shows its worth, and that it is none of the three best."""
    game = Game(1).token("ENG", "sunset").drones("ENG-T1").give(RIVAL, energy=6)
    for name in ("power-bank", "expansion", "memorial", "stronghold"):
        game.mission(name, RIVAL)
    game.salvaging("crystal", 2, RIVAL).settled("A1", 3, RIVAL)
    game.state.unseen = 0
    game.do("recall", "resolve ENG", "return custom-1")
    while game.settle_chance().phase != "finished":
        game.do("end turn" if "end turn" in game.legal() else "pass")
    lines = {line.text.key: line for line in the(cryo.GAME.outcome(game.state)).sheet if "mission" in line.text.key}
    spare = lines["score-mission-spare"]
    assert spare.amounts[1] == 0
    assert say(spare.text) == "Mission Expansion (the rival’s, worth 1, is none of its 3 best)"


def test_a_card_is_refused_by_the_name_of_its_use() -> None:
    """9.1, 9.4, 9.5, 9.6: a mission as a mission, a vehicle as a vehicle."""
    game = Game().hand("interfacing").mission("plunder").token("ENG", "card").drones("ENG-T1")
    game.do("recall", "resolve ENG")
    assert say(game.refusal("mission plunder").text) == "You already have Plunder."
    assert say(game.refusal("mission memorial").text) == "You do not hold Memorial."
    assert say(game.refusal("vehicle spider").text) == "You do not hold Spider."
    assert say(game.refusal("upgrade overclock").text) == "You do not hold Overclock."


def test_discards_cite_the_rule_that_asks_for_them() -> None:
    """1.13, 6.10, 9.2: at the deal, as a cost, and at the end of a turn."""
    game = Game().hand("imaging", "imaging").slot(fabricate="card").token("ENG", "energy").drones("ENG-T1")
    game.do("recall", "resolve ENG", "return fabricate", "activate fabricate")
    assert game.phase == "paying-card"
    assert game.refused("discard overclock") == "6.10"
    start = Game(bare=False)
    start.state.phase = cryo.state.KEEPING
    start.state.hands = numbers(*([5] + [0] * (2 * CARDS - 1)))
    assert start.refused("discard overclock", 0) == "1.13"


def test_unfitting_numbers_are_gone() -> None:
    """1.1, 6.12, 7.1, 9.11: each refusal cites the rule that it is about."""
    game = Game().slot(awaken="crystal").token("ENG", "energy").drones("ENG-T1", "ENG-T2").empty_chambers(keep="LAB")
    game.do("recall", "resolve ENG", "return awaken", "activate awaken")
    assert game.phase == "awakening"
    assert game.refused("awaken ENG-1") == "6.12"
    assert game.refused("scrap imaging") == "7.1"
    game = Game().do("deploy ENG-T1", "from charge")
    bare = game.cell("none")
    assert game.refused(f"use {bare}") == "1.1"
    assert say(game.refusal(f"use {bare}").text) == f"There is no action at {bare}."
    game = Game().upgrade("prototype").give(organic=0).using(Game().cell("resource")).do("place charge")
    assert game.phase == "prototyping"
    assert game.refused("pay organic") == "9.11"


def test_refusals_say_when_and_what_is_decided_now() -> None:
    """3.2, 7.1, 12.10: when the thing is done, and what is being decided instead."""
    game = Game()
    refusal = game.refusal("launch rhino")
    assert refusal.rule == "4.11"
    assert say(refusal.text) == (
        "A vehicle is launched when a drone has just been deployed to the launch dock; "
        "you are choosing whether to deploy or to recall."
    )
    assert say(refusal.text, "es").endswith("; estás eligiendo entre desplegar y replegar.")
    assert say(game.refusal("rival dock ENG-T1").text).startswith("There is a rival only in the solo game; ")
    assert game.refused("rival dock ENG-T1") == "12.10"
    assert game.refused("tile crystal") == "1.8"
    drawing = Game(bare=False).drones("ENG-T1").token("ENG", "energy").do("recall", "resolve ENG")
    assert drawing.phase == "refilling"
    imaging = the(cryo.GAME.parse(drawing.terms, "draw imaging"))
    wrong = the(cryo.GAME.why_not(drawing.state, -1, imaging.index))
    assert (wrong.rule, say(wrong.text)) == ("6.3", "That cannot turn up: a new incident token is being drawn.")


def test_the_first_prompt_offers_only_what_is_possible() -> None:
    """3.2, 3.3, 3.4: deploying with a drone at home, recalling with one out, scrapping with something to scrap."""
    assert Game().prompt() == "Deploy a drone."
    assert Game().hand("imaging").prompt() == "Deploy a drone, or scrap something first."
    assert Game().drones("ENG-T1").prompt() == "Deploy a drone or recall your drones."
    assert Game().drones("ENG-T1", "ENG-T2", "ENG-B1").prompt() == "Recall your drones."
    assert Game().drones("ENG-T1").prompt("fr") == "Déployez un drone ou rappelez vos drones."


def test_prompts_count_what_can_really_follow() -> None:
    """4.3, 4.7, 4.13: crew pods that can be paid, cards that are left, the cavern that is meant."""
    game = Game().give(organic=1, nanite=0)
    game.using(game.cell("stasis"))
    assert game.phase == "awakening"
    assert game.prompt() == "Choose a crew pod to awaken (1 left)."
    assert "uses the stasis control of" in " ".join(game.log())
    launch = (
        Game().vehicle("rhino").aboard(4).cavern("A1", "S1").cavern("A2", "S3").give(energy=5, crystal=5, organic=5)
    )
    launch.do("deploy LAUNCH", "from charge", "launch rhino", "load 3", "tunnel T01", "settle both")
    assert launch.prompt() == ("3 crew pods arrive: how many settle in the first cavern, A1? The rest settle in A2.")
    told = [Text("prompt-announced", {"draws": draws, "plays": 2}) for draws in (0, 1)]
    assert say(told[0]) == "Play a card (2 left), or do nothing more."
    assert say(told[1]) == "Draw a card (1 left) or play one (2 left)."


def test_sentences_name_what_is_turned_into_what() -> None:
    """4.5, 4.6: materials by their names."""
    terms = Game().terms

    def told(notation: str, language: str) -> str:
        return say(cryo.GAME.sentence(terms, the(cryo.GAME.parse(terms, notation))), language)

    assert told("reactor 3", "en") == "Turn 3 crystals into energy"
    assert told("reactor 1", "es") == "Convertir 1 cristal en energía"
    assert told("fabricate COT", "en") == "Turn 1 crystal, 1 organic and 1 tech into nanites"
    assert told("fabricate TT", "fr").startswith("Convertir 2 ")


@pytest.mark.parametrize(("language", "one"), [("en", "1 card."), ("es", "1 carta."), ("fr", "1 carte.")])
def test_one_is_one(language: str, one: str) -> None:
    """9.3: a single card is not several."""
    assert say(Text("log-reshuffled", {"n": 1}), language).endswith(one)


def test_energy_is_counted_in_spanish() -> None:
    """4.12: one unit and several."""
    assert say(Text("refused-no-energy", {"n": 2}), "es") == "Para eso hacen falta 2 de energía."
    assert say(Text("refused-no-energy", {"n": 1}), "es") == "Para eso hace falta 1 de energía."


@pytest.mark.parametrize(("language", "rival"), [("en", "The rival "), ("es", "El rival "), ("fr", "Le rival ")])
def test_the_rival_has_its_article(language: str, rival: str) -> None:
    """12.1: in every line of the log that begins with it."""
    game = Game(1, bare=False)
    while len(game.told("gained")) < 3:
        choices = game.legal()
        game.do("pass" if "pass" in choices else "end turn" if "end turn" in choices else choices[0])
    lines = [
        line for line, event in zip(game.log(language), game.events, strict=True) if _rivals(event.args.get("who"))
    ]
    assert lines
    assert all(line.startswith(rival) for line in lines)


def _rivals(who: object) -> bool:
    return isinstance(who, Text) and who.key == "the-rival"


def test_the_ships_machine_is_a_fabricator() -> None:
    """4.6, 6.15: only the platform's action is called Fabricate."""
    assert say(Text("drawn-fabricator")) == "Fabricator"
    assert say(Text("platform-fabricate")) == "Fabricate"


def test_bare_spaces_are_told_as_such() -> None:
    """4.4, 13.6: the log says where a material came from."""
    game = Game().top("ENG-R1", None)
    game.using(game.cell("resource"))
    (space,) = [of_kind(Text, event.args["space"]) for event in game.told("took-bare")]
    assert [say(space, language) for language in ("en", "es", "fr")] == [
        "Engineering, space 1",
        "1 (Ingeniería)",
        "1 (Ingénierie)",
    ]
