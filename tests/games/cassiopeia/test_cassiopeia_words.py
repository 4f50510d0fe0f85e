"""What Cassiopeia says: refusals that name the moment, prompts, log lines, cards whose words follow the edition."""

from __future__ import annotations

import random

import pytest
from cassiopeia_positions import Position, choose, table, terms

from certain import json_of, of_kind
from orrery import Table
from orrery.blocks import Cards
from orrery.edition import Edition, changed, standard
from orrery.games import cassiopeia as game
from orrery.games.cassiopeia.components import EFFECT_IDS, SPECIALIST_IDS
from orrery.games.cassiopeia.does import cards_of, effect_does, specialist_does
from orrery.kernel import CHANCE, Text, Who
from orrery.scene import plain
from orrery.words import Words

ENGLISH = Words("cassiopeia", "en")


def refused(position: Position, move: str, seat: int | None = None) -> str:
    """What a player hears, as every screen shows it."""
    refusal = position.refusal(move, seat)
    assert refusal is not None
    return ENGLISH.refuse(refusal)


def asked(position: Position) -> str:
    return ENGLISH.say(game.GAME.prompt(position.view, position.mover))


def log(position: Position) -> list[str]:
    return [ENGLISH.say(Text(f"log-{event.kind}", event.args)) for event in position.events]


def test_effects_at_another_moment() -> None:
    """3.8: who is too early or too late hears when the effect is used and what is being decided."""
    position = table("installer", "programmer").inhabit(0, 2).give(0, coins=9)
    assert refused(position, "use trade") == (
        "The Trade Complex is used right after the coins of your card were taken; you are choosing a specialist. (6.2)"
    )
    choose(position).play("go on")
    assert refused(position, "use trade").endswith("were taken; you are in step 2 of your turn. (6.2)")
    assert refused(position, "choose martian").endswith("of a round; you are in step 2 of your turn. (3.1)")
    assert refused(position, "discard coin").startswith("Resources are discarded when somebody else turns")
    assert (
        refused(position, "pay")
        == "How to pay is said once you have named what you want; you are in step 2 of your turn. (3.9)"
    )


@pytest.mark.parametrize(
    ("effect", "move", "rule"),
    [("transporter", "swap 1 2", "6.4"), ("freighter", "freight bot", "7.11"), ("biological", "grow cell", "6.7")],
)
def test_effects_before_step_3(effect: str, move: str, rule: str) -> None:
    """6.4, 6.7, 7.11: at another moment their own rules are cited, owned or not."""
    position = table("installer", "captain").give(0, coins=9)
    assert position.rule(move) == rule
    choose(position)
    assert refused(position, move) == f"You do not have the {ENGLISH.say(Text('effect-' + effect))}. ({rule})"
    if effect == "freighter":
        position.own(0, effect)
    else:
        position.inhabit(0, 4 if effect == "transporter" else 7)
    assert refused(position, move).endswith(f"is used before you terraform; you are in step 2 of your turn. ({rule})")


def test_exchanging_at_another_moment() -> None:
    """5.13, 6.1: the Broker is spoken of only to whoever chose it, else the Engineering Complex."""
    assert choose(table("installer").give(0, bots=1)).rule("exchange bot lens") == "6.1"
    assert choose(table("broker").give(0, bots=1)).rule("exchange bot lens") == "5.13"
    engineering = choose(table("installer").inhabit(0, 1).give(0, bots=1))
    assert refused(engineering, "exchange bot lens") == (
        "The Engineering Complex is used before you terraform; you are in step 2 of your turn. (6.1)"
    )


def discarding() -> Position:
    """A has resolved the Martian after using the Orbital Factory, and B, who has one too in this tale, discards."""
    position = table("martian", "commander").own(0, "factory").inhabit(1, 2).give(1, coins=3, bots=3)
    return choose(position).play("use factory", "resolve")


def test_whoever_discards_in_anothers_turn() -> None:
    """5.7: what the active player has used says nothing about the one who discards, and both hear what is going on."""
    position = discarding()
    assert (position.phase, position.mover) == ("discarding", 1)
    position.own(1, "factory")
    assert refused(position, "use factory") == (
        "The Orbital Factory is used at the start of your turn; you are discarding. (7.1)"
    )
    assert refused(position, "go on").startswith("Discard an unprotected resource")
    assert (
        refused(position, "terraform 1") == "Planets are terraformed in step 3 of your turn; you are discarding. (3.6)"
    )
    for seat in (0, 2):
        assert refused(position, "use factory", seat) == (
            "Blue discards first, since the Logistics card was turned over. (5.7)"
        )


def test_refusals_while_the_game_is_set_up() -> None:
    """1.1, 1.2, 1.3, 1.4, 1.6, 3.1: nobody's turn is spoken of before there is one, nor chance's afterwards."""
    position = Position(2, specialists="V-VIII-IX")
    rules = []
    while position.mover == CHANCE:
        rules.append(position.rule("go on", 0))
        position.play(position.legal()[0])
    assert list(dict.fromkeys(rules)) == ["1.1", "1.3", "1.4", "3.1"]
    assert refused(Position(2), "go on", 0) == "The game is being set up: the planets are being dealt. (1.1)"
    assert Position(2, specialists="picked").rule("include V", 1) == "1.2"
    assert Position(2, specialists="chance-6").rule("enough") == "1.2"
    assert position.rule("choose martian", CHANCE) == "1.6"


def test_a_commander_without_a_coin() -> None:
    """5.15: the fee is named, and the log says why nothing is handed out."""
    position = choose(table("commander"))
    assert refused(position, "claim factory") == "That costs 1 coin; you have 0, capsules included. (5.15)"
    position.play("resolve")
    assert "The Commander hands out nothing: the fee is 1 coin." in log(position)
    assert choose(table("intendant")).rule("claim phobos") == "5.17"


def test_an_object_of_somebody_with_a_higher_fund() -> None:
    """2.6: named before and while the specialist is resolved."""
    position = choose(table("commander").own(1, "factory").inhabit(0, 1).give(0, coins=2))
    assert refused(position, "claim factory") == "Blue's fund is higher than yours. (2.6)"
    position.play("resolve")
    assert "The Commander hands out nothing: Blue owns the space object and has a higher fund." in log(position)
    rich = choose(table("commander").give(0, coins=2))
    assert refused(rich, "claim factory").endswith("is being resolved; you are in step 2 of your turn. (7.13)")
    assert refused(rich, "claim phobos") == "The Commander does not hand out that space object. (7.13)"


def test_payments_are_refused_with_their_reasons() -> None:
    """3.9, 7.3, 7.8: helpers of a planet's price, and substitutions that are past."""
    position = choose(table("installer").give(0, coins=2, capsules=2)).play("buy lens")
    assert position.phase == "paying"
    assert position.rule("pay coin for cell") == "7.3"
    assert position.rule("pay bot for lens") == "7.8"
    paying = choose(table("installer").give(0, bots=2, lenses=1, capsules=3)).play("go on", "terraform 3")
    paying.play("pay capsule for bot")
    assert paying.phase == "paying"
    assert paying.rule("pay capsule for cell") == "3.9"
    assert "No cells are asked for" in refused(paying, "pay capsule for cell")
    position = table("installer").inhabit(0, 4).give(0, coins=9, bots=2, lenses=2, capsules=3)
    past = choose(position).play("go on", "terraform 5", "pay capsule for lens")
    assert past.phase == "paying"
    assert "that one is past" in refused(past, "pay capsule for bot")
    assert "that one is past" in refused(paying, "pay capsule for coin")


def test_the_round_names_who_really_chooses_first() -> None:
    """7.12: the log names the Shuttle's owner, who chooses before the order of initiative."""
    shuttles = 0
    for seed in range(4):
        played = Table("cassiopeia", 3, seed=seed, options={"specialists": "V-VIII-IX"})
        rng = random.Random(seed)
        while not played.over:
            for event in played.play(rng.choice(played.legal())):
                if event.kind == "round":
                    view = json_of(played.view())
                    assert of_kind(Who, event.args["name"]).seat == view["mover"]
                    shuttles += view["mover"] != view["order"][0]
    assert shuttles


def test_the_initiative_is_set_once_all_have_chosen() -> None:
    """3.3: the tokens from left to right, in the turns already."""
    position = table("installer", "martian", "programmer")
    position.play("choose programmer", "choose installer")
    assert position.view["order"] == [0, 1, 2]
    position.play("choose martian")
    assert position.view["order"] == [1, 2, 0]


def test_log_of_the_set_up() -> None:
    """1.1, 1.3, 1.4: a line for each row, not for each card; and card IX's objects are told of."""
    lines = Table("cassiopeia", 2, seed=1, options={"specialists": "V-VIII-IX"}).log()
    assert [line.split(":")[0] for line in lines[:4]] == [
        "Orange's row of planets",
        "Blue's row of planets",
        "Specialist cards turned to their backs",
        "The row of specialists",
    ]
    assert lines[4:6] == ["The base joins the game.", "The transport joins the game."]
    assert len(lines) == 9
    assert lines[0].count(",") == 6


def test_log_of_logistics_and_the_relay() -> None:
    """2.3, 7.5: what the Logistics part gains is told apart, and the Relay Satellite's use is told."""
    position = choose(table("installer", "commander").logistics("mars").inhabit(0, 1, 2, 3).own(0, "relay"))
    position.logistics("earth" if position.view["players"][0]["mars"] > 3 else "mars").give(0, coins=1)
    assert not position.view["players"][0]["optimized"]
    position.play("go on", "resolve", "relay")
    lines = log(position)
    first = lines.index("Orange gains 1 lens.")
    assert lines[first + 1 : first + 4] == [
        "Orange uses the Relay Satellite.",
        "Orange pays 1 coin.",
        "Logistics: Orange gains 1 lens.",
    ]
    observing = choose(table("installer", "commander").own(0, "observatory")).play("use observatory")
    gains = [event.kind for event in observing.events if event.kind.startswith("gained")]
    assert gains == (["gained", "gained-by-logistics"] if observing.view["players"][0]["optimized"] else ["gained"])


def test_prompts_of_step_3() -> None:
    """3.6, 3.8: a planet is spoken of only where one can be paid for, effects by their names."""
    poor = choose(table("installer").inhabit(0, 4)).play("go on")
    assert asked(poor) == "No planet can be paid for now: use an effect (Transporter), or go on."
    rich = choose(table("installer").give(0, coins=2, cells=1)).play("go on")
    assert asked(rich) == "Terraform a planet at the price on the card to its left, or go on; 7 are left to win."
    both = choose(table("installer").inhabit(0, 1, 4).give(0, coins=9, bots=9, lenses=9, cells=9)).play("go on")
    assert asked(both).startswith("Terraform a planet at the price on the card to its left, use an effect first (")
    assert "(Engineering Complex and Transporter)" in asked(both)


def test_prompts_tell_of_coins_and_capsules() -> None:
    """2.5, 3.4: coins are spoken of where there were some, and capsules where they would be spent."""
    nothing = choose(table("installer").inhabit(0, 2))
    assert asked(nothing) == "There were no coins on your card: use an effect, or go on."
    assert asked(choose(table("installer").inhabit(0, 2).coins("installer", 1))).startswith("You have taken the coins")
    capsule = choose(table("installer").give(0, coins=1, capsules=1))
    assert asked(capsule).endswith("or go on. Capsules stand in for what you lack.")
    assert not asked(choose(table("installer").give(0, coins=9, capsules=1))).endswith("lack.")
    assert not asked(choose(table("installer").give(0, capsules=1))).endswith("lack."), "nothing can be purchased"


def test_the_sketch_counts_coins_once_and_numbers_planets() -> None:
    """6.3: coins in the Banking Complex are among the coins; moves name planets by number."""
    position = choose(table("installer").inhabit(0, 3).give(0, coins=3, stored=2))
    lines = plain(game.GAME.sketch(position.terms, position.view, ENGLISH.say)).splitlines()
    assert any("$3 (2 stored)" in line for line in lines)
    for number in range(1, 8):
        name = position.view["players"][0]["planets"][number - 1]["name"]
        assert any(f"{number}{'*' if number == 3 else ' '}{name}" in line for line in lines)


OTHER = changed(
    "cassiopeia",
    "other numbers",
    {
        "prices": {"capsule": 5},
        "effects": {
            "biological_cell_price": 6,
            "factory_bots": 4,
            "observatory_coins": 5,
            "observatory_logistics_coins": 6,
            "hotel_most_coins": 7,
            "relay_fee": 8,
            "shield_unprotected": 9,
            "freighter_bot_price": 3,
            "freighter_lens_price": 4,
            "broker_exchanges": 5,
            "smuggler_coins": 6,
            "base_symbols": 4,
        },
        "specialists": [
            {"id": "tax-officer", "gain": {"coins": 3}},
            {"id": "commander", "fee": 2, "logistics": {"coins": 0}},
            {"id": "sponsor", "each": {"coins": 2}, "gain": {"bots": 4}},
        ],
    },
)


def words_of(edition: Edition, **options: str) -> dict[str, str]:
    """What every card says it does."""
    agreed = cards_of(terms(2, edition, **options))
    said = {name: ENGLISH.say(specialist_does(agreed, name)) for name in SPECIALIST_IDS}
    return said | {name: ENGLISH.say(effect_does(agreed, name)) for name in EFFECT_IDS}


def test_words_take_their_numbers_from_the_edition() -> None:
    """R1: what a card says is what it does."""
    assert game.GAME.problems(OTHER) == []
    said = words_of(OTHER)
    assert said["tax-officer"] == "gain 3 coins and take 1 coin from everybody with no higher fund. Logistics: 1 coin."
    assert said["commander"] == "the station may be taken for 2 coins."
    assert said["sponsor"] == "everybody gains 2 coins and you gain 1 coin and 4 bots more. Logistics: 1 lens."
    assert said["antiquarian"].endswith("Then a capsule may be purchased for 5 coins.")
    assert said["broker"].endswith("Then up to 5 bots, lenses or cells may be exchanged.")
    assert said["smuggler"].startswith("take 1 resource from somebody with no higher fund, or gain 6 coins.")
    for effect, number in {"biological": 6, "factory": 4, "hotel": 7, "relay": 8, "shield": 9, "phobos": 4}.items():
        assert f" {number}" in said[effect], effect
    assert said["freighter"] == "purchase 1 bot for 3 coins or 1 lens for 4 coins before terraforming"
    assert said["observatory"] == "at the start gain 5 coins. Logistics: 6 coins more"
    relayed = choose(
        table("installer", "commander", edition=OTHER).own(0, "relay").inhabit(0, 1, 2, 3).give(0, coins=9)
    )
    relayed.logistics("earth" if relayed.view["players"][0]["mars"] > 3 else "mars").play("go on", "resolve")
    assert "pay 8 coins to use" in asked(relayed)


def test_cards_take_their_numbers_from_the_edition() -> None:
    """R1: the cards on the table too, those without a Logistics part among them."""
    shown = {}
    for edition in (standard("cassiopeia"), OTHER):
        played = Table("cassiopeia", 2, seed=1, edition=edition, options={"specialists": "V-VI-VII-VIII"})
        scene = game.GAME.scene(played.terms, played.view(0), 0)
        cards = [
            card for area in scene.areas for block in area.blocks if isinstance(block, Cards) for card in block.cards
        ]
        shown[edition.name] = {card.id: [ENGLISH.rich(use.text) for use in card.uses] for card in cards}
    usual, other = shown.values()
    changed_cards = {card for card in usual if usual[card] != other[card]}
    assert "planet-0-7" in changed_cards
    assert any(card.startswith("card-") for card in changed_cards)
    assert "planet-0-1" not in changed_cards


def test_words_of_the_standard_edition() -> None:
    """5.1, 5.5, 5.6, 5.7, 5.15, 5.16: the words say what the rules state."""
    said = words_of(standard("cassiopeia"))
    assert said["programmer"] == "everybody gains 1 bot. Logistics: 1 bot."
    assert said["geneticist"] == "everybody gains 1 cell. Logistics: 2 coins."
    assert said["xenobiologist"] == "gain 1 cell. Logistics: a capsule may be purchased for 2 coins."
    assert said["martian"] == "Logistics to Mars; if it was flipped, all others discard down to 3. Logistics: 1 coin."
    assert said["commander"] == "the station may be taken for 1 coin. Logistics: 1 coin."
    assert said["traffic-controller"] == "the satellite may be taken. Logistics: 1 coin."


def test_free_objects_are_called_free() -> None:
    """O3: the words of Commander and Intendant name no coin where none is charged."""
    said = words_of(standard("cassiopeia"), **{"free-objects": "yes"})
    assert said["commander"] == "the station may be taken. Logistics: 1 coin."
    assert said["intendant"] == "the base may be taken. Logistics: 1 coin."


def swapped(*rows: tuple[str, str, str]) -> Edition:
    """An edition with other effects on the sides of space objects."""
    return changed(
        "cassiopeia",
        "swapped",
        {"objects": [{"id": card, side: {"effect": effect}} for card, side, effect in rows]},
    )


def test_moves_are_called_as_the_edition_has_the_objects() -> None:
    """R1, 7.13: to claim the Hotel gives the Hotel, wherever it is printed; a board can be drawn of it."""
    edition = swapped(("station-A", "front", "hotel"), ("station-B", "back", "factory"))
    assert game.GAME.problems(edition) == []
    position = choose(table("commander", edition=edition).give(0, coins=2)).play("resolve")
    assert position.legal() == ["go on", "claim hotel", "claim observatory"]
    position.play("claim hotel")
    assert next(card for card in position.view["objects"] if card["object"] == "station-A")["side"] == "hotel"
    played = Table("cassiopeia", 2, seed=1, edition=edition, options={"specialists": "V-VIII-IX"})
    words = {
        effect for move in game.GAME.catalogue(played.terms) if move.kind == "claim" for effect in move.fields.values()
    }
    assert "hotel" in words and played.svg()


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        (swapped(("station-A", "front", "hotel")), "2 cards have the effect hotel; every effect should stand on one"),
        (swapped(("satellite-A", "front", "trade")), "2 cards have the effect trade; every effect should stand on one"),
        (
            changed("cassiopeia", "x", {"specialists": [{"id": "programmer", "action": "claim-base"}]}),
            "programmer has the action claim-base; only the specialists of card IX should",
        ),
        (
            changed("cassiopeia", "x", {"specialists": [{"id": "broker", "after": "smuggle"}]}),
            "broker has the after 'smuggle'; it should be one of none, capsule, exchange.",
        ),
    ],
)
def test_editions_whose_names_would_mislead_are_refused(edition: Edition, sentence: str) -> None:
    """R1: an effect on two cards, an object that is not in the game, an effect that would do nothing."""
    assert [problem for problem in ENGLISH.sentences(game.GAME.problems(edition)) if problem.startswith(sentence)]


@pytest.mark.parametrize("language", ["es", "fr"])
def test_other_languages_say_the_numbers_too(language: str) -> None:
    """R1: every number of an edition stands in the words of each language."""
    words = Words("cassiopeia", language)
    agreed = cards_of(terms(2, OTHER))
    for name in (*SPECIALIST_IDS, *EFFECT_IDS):
        does = specialist_does if name in SPECIALIST_IDS else effect_does
        english, said = ENGLISH.say(does(agreed, name)), words.say(does(agreed, name))
        assert sorted(filter(str.isdigit, said)) == sorted(filter(str.isdigit, english)), (name, said)
