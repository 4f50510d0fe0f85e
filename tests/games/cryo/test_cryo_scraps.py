"""What a scrap can still pay for, and the games that were begun before it was asked."""

from __future__ import annotations

import random

import pytest
from cryo_positions import Game

from certain import the
from orrery import Table, TableError, replay
from orrery.games import cryo


def overclocked(rules: int = 0) -> Game:
    """An action is used; Overclock is owned, but there is no energy for it."""
    game = Game(rules=rules).upgrade("overclock").hand("supercharge").give(energy=0, organic=1)
    game.do("deploy ENG-T1", "from charge")
    return game.do(game.legal("use")[0])


def after_the_action(game: Game) -> Game:
    while game.settle_chance().phase not in ("overclocking", "finishing", "main"):
        choices = game.legal()
        game.do("gain" if "gain" in choices else choices[0])
    return game


def test_a_scrap_pays_for_overclock() -> None:
    """7.1, 9.15, R39: the question waits for what a scrap can give."""
    game = after_the_action(overclocked())
    assert game.phase == "overclocking"
    assert game.legal() == ["pass", "scrap supercharge"]
    assert game.refused(f"use {cryo.components.CELL_NAMES[game.state.used_cell]}") == "9.15"
    other = next(c for c in game.state.components.dock_cell[:4] if c >= 0 and c != game.state.used_cell)
    assert game.refusal(f"use {cryo.components.CELL_NAMES[other]}").text.key == "refused-no-energy"
    assert "scrap something" in game.prompt()
    game.do("scrap supercharge")
    assert game.phase == "overclocking"
    assert game.has()["energy"] == 1
    assert game.legal("use")
    assert "spend 1 energy" in game.prompt()
    game.do(game.legal("use")[0])
    assert game.has()["energy"] == 0
    assert game.told("overclocked")


def test_without_another_action_or_anything_to_scrap_nobody_is_asked() -> None:
    """R39: a question with one answer is none."""
    game = Game().upgrade("overclock").give(energy=0)
    game.do("deploy ENG-T1", "from charge")
    after_the_action(game.do(game.legal("use")[0]))
    assert game.state.active == 1


def recalling(rules: int, *upgrades: str, **tiles: str) -> Game:
    game = Game(rules=rules).token("ENG", "energy").upgrade(*upgrades).slot(0, **tiles).hand("interfacing")
    return (
        game.give(energy=0, crystal=0, organic=0, tech=0)
        .drones("ENG-T1", "ENG-T2", "ENG-B1")
        .do("recall", "resolve ENG")
    )


def test_a_scrap_pays_for_an_action_of_the_platform() -> None:
    """6.9, 6.10, R39: the drone has returned, the cost comes from a card."""
    game = recalling(2, fabricate="crystal")
    game.do("return fabricate")
    assert game.phase == "platform"
    assert game.legal() == ["pass", "scrap interfacing", "scrap tile fabricate"]
    assert game.refused("activate fabricate") == "6.10"
    assert "scrap something" in game.prompt()
    game.do("scrap interfacing", "activate fabricate")
    assert (game.has()["crystal"], game.has()["nanite"]) == (0, 1)
    game = recalling(2, fabricate="crystal").do("return charge")
    assert game.phase == "returning", "an action without its tile is not offered"


def test_a_scrap_pays_for_automation() -> None:
    """9.14, R39: after the last drone, at an open dock."""
    game = recalling(2, "automation", compute="tech")
    game.do("return custom-1", "return awaken", "return charge")
    assert game.phase == "automating"
    assert game.refused("activate compute") == "6.10"
    assert "scrap something" in game.prompt()
    game.do("scrap interfacing", "activate compute", "draw card")
    assert game.has()["tech"] == 0


def test_games_begun_under_rules_1_go_on_under_them() -> None:
    """R39: no question was asked, and records of that time have no answer to it."""
    game = after_the_action(overclocked(rules=1))
    assert game.phase == "finishing"
    game = recalling(1, "automation", fabricate="crystal", compute="tech")
    game.do("return fabricate")
    assert game.phase == "returning"
    game.do("return awaken", "return charge")
    assert game.phase == "finishing"


def last_pod(rules: int) -> Game:
    """Everybody else of the first player is settled or lost; the last one is launched."""
    game = Game(rules=rules).vehicle("rhino").hand("imaging", "advance-warning").give(energy=5)
    game.cavern("A1", "S1").cavern("A2", "L1", up=False).give(crystal=5, organic=5, tech=5)
    game.empty_chambers().state.destroyed[0] -= 1
    game.state.aboard[0] = 1
    return game.do("deploy LAUNCH", "from charge", "launch rhino", "tunnel T03")


def test_the_end_cannot_be_taken_back_by_the_spider() -> None:
    """8.2, 9.12, R40: it happened in this turn, so the game ends with it."""
    game = last_pod(2)
    assert game.told("saved-all")
    game.do("scrap imaging", "vehicle spider")
    assert game.state.aboard[0] == 1
    game.finish_turn()
    assert game.phase == "finished"
    assert the(cryo.GAME.outcome(game.state)).reason.key == "reason-placed"
    game = last_pod(1).do("scrap imaging", "vehicle spider").finish_turn()
    assert game.phase == "main", "rules 1 looked at the end of the turn"


def test_a_sabotage_or_a_scout_can_end_the_game_as_well() -> None:
    """8.2, R40: the last crew pod may be destroyed, or go ahead on its own."""
    game = Game().token("ENG", "sabotage").drones("ENG-T1").empty_chambers(keep="ENG")
    for chamber in (1, 2):
        game.state.destroyed[0] += game.state.chambers[chamber * 2]
        game.state.chambers[chamber * 2] = 0
    game.do("recall", "resolve ENG")
    assert game.told("saved-all")
    game.finish_turn()
    assert game.phase == "finished"


def test_the_rival_of_rules_1_sabotages_where_it_has_least() -> None:
    """14.5, R41: as its records have it."""
    game = Game(1, rules=1).sabotaged("ENG", 3).token("ENG", "sabotage")
    game.give(1, crystal=0, organic=0, tech=0, nanite=0, energy=0)
    game.drones("ENG-T1", "ENG-T2", "LAB-T1", "RND-T1", "DIS-T1", player=1).rival_turn()
    while game.phase in ("rival-incident", "rival-assigning"):
        choices = game.legal()
        game.do("rival resolve ENG" if "rival resolve ENG" in choices else choices[0])
    assert game.phase == "rival-sabotaging"
    assert game.legal() == ["rival sabotage LAB", "rival sabotage RND"]
    assert game.refused("rival sabotage DIS") == "14.5"


@pytest.mark.parametrize("seats", [1, 2])
def test_legal_is_what_nothing_speaks_against_under_rules_1(seats: int) -> None:
    """3.2: the contract holds for the earlier rules too."""
    table = Table("cryo", seats, seed=3, rules=1)
    rng = random.Random(3)
    size = len(table.game.catalogue(table.terms))
    while not table.over:
        seat = rng.choice(table.to_move)
        moves = table.legal(seat)
        if rng.random() < 0.1:
            free = [m for m in range(size) if table.game.why_not(table._play.state, seat, m) is None]
            assert free == [move.index for move in moves]
        table.play(rng.choice(moves), seat)
    text = table.record()
    assert "rules: 1\n" in text
    again = replay(text)
    assert (again.rules, again.record()) == (1, text)
    assert again.at(10).rules == 1


def test_rules_that_nobody_knows_are_refused_in_one_sentence() -> None:
    """3.1: neither a table nor a record can be made with them."""
    assert Table("cryo", 2, seed=1).rules == cryo.GAME.version
    with pytest.raises(TableError, match="rules 9 of cryo are not known here; known: 1 to 3"):
        Table("cryo", 2, rules=9)
    with pytest.raises(ValueError, match="rules 9 of cryo are not known here"):
        replay(Table("cryo", 2, seed=1).record().partition("seal:")[0].replace("rules: 3", "rules: 9"))


def test_a_reactor_is_paid_before_it_gives() -> None:
    """4.5, 5.1: the log tells the cost first, also where nanites could stand in."""
    game = Game().give(crystal=2, nanite=1, energy=0)
    game.using(game.cell("reactor")).do("reactor 2")
    assert game.phase == "paying"
    assert game.has()["energy"] == 0
    game.do("nanites 1")
    assert game.has()["energy"] == 2
    kinds = [event.kind for event in game.events]
    assert kinds.index("used") < kinds.index("spent") < kinds.index("gained")
