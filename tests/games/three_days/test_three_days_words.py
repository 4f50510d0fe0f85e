"""What the log, the prompts and the refusals say, and the moments in which Influence is spent."""

from __future__ import annotations

import random

from three_days_positions import (
    GAME,
    WORDS,
    allowed,
    center,
    crater,
    give,
    level,
    load,
    offer,
    offered,
    parts,
    phase,
    plain_passes,
    play,
    points,
    refused,
    said,
    stand,
    start,
    terms,
    tokens,
    upgrade,
)

from certain import of_kind, the
from orrery import Table, replay
from orrery.games.three_days.components import BLUE_CENTER, BONUS_NAMES, CRATER_NAMES, ELEMENT_NAMES, KIND_NAMES
from orrery.games.three_days.state import State
from orrery.kernel import Event, Terms, Text
from orrery.words import Words

WOOD = ("food-1", "light-bottom-2", "light-top-1", "dark-middle-2", "dark-top-2")
BRICKS = ("machinery-1", "light-bottom-1", "light-middle-3", "dark-middle-1", "dark-top-1")


def told(state: State, *notations: str) -> list[Event]:
    """Make these moves; everything that happened."""
    events: list[Event] = []
    for notation in notations:
        move = the(GAME.parse(terms(), notation))
        assert GAME.why_not(state, GAME.turn(state), move.index) is None, (notation, phase(state))
        GAME.apply(state, GAME.turn(state), move.index, events)
    return events


def lines(events: list[Event], language: str = "en") -> list[str]:
    words = Words("three-days", language)
    return [words.say(Text(f"log-{event.kind}", event.args)) for event in events]


def prompt(state: State, language: str = "en") -> str:
    seat = GAME.turn(state)
    return Words("three-days", language).say(GAME.prompt(GAME.view(state, seat), seat))


def sentence(notation: str, language: str = "en") -> str:
    return Words("three-days", language).say(GAME.sentence(terms(), the(GAME.parse(terms(), notation))))


# salvage and tokens


def test_a_bonus_without_a_place_is_explained_and_told() -> None:
    """10.1, 10.3, 10.4: it lies there, but the mat or the supply has none for it."""
    state = give(start(), food=15)
    state.research[0] |= 1 << crater("doh")
    play(state, "recruit doh", "take fuel-a")
    state.research[0] |= 1 << crater("burr")
    events = told(state, "recruit burr")
    assert "Orange has no space for the bonus: food token A." in lines(events)
    assert refused(state, "take food-a") == "10.3"
    assert said(state, "take food-a") == "No Day End space can take the food token A."
    assert refused(state, "take machinery-b") == "10.1"
    gone = give(start(5), food=15)
    for seat in range(1, 4):
        tokens(gone, "fuel-a", "fuel-a", seat=seat)
    gone.research[0] |= 1 << crater("doh")
    assert "Orange finds none left in the supply: fuel token A." in lines(told(gone, "recruit doh"))
    assert refused(gone, "take fuel-a") == "10.4"


def test_two_bonuses_without_a_place_are_told_at_once() -> None:
    """10.4: nothing is asked, but the log says what was lost."""
    events = told(parts(start(), *WOOD, *BRICKS), "recruit vestri")
    assert "Orange has no space for the bonus: wood and bricks." in lines(events)


def test_what_can_be_taken_is_said_with_or() -> None:
    """10.1, 22.21: one of two, or both with Scavengers; what has no place is not offered."""
    state = play(start(), "recruit vestri")
    assert prompt(state) == "You may take wood or bricks, or nothing."
    assert prompt(state, "fr") == "Vous pouvez prendre un bonus (bois ou briques), ou aucun."
    both = play(upgrade(start(), "scavengers"), "recruit vestri")
    assert prompt(both) == "You may take both: wood and bricks."
    assert prompt(play(both, "place food-1")) == "You may take bricks, or nothing."
    assert prompt(play(parts(start(), *WOOD), "recruit vestri")) == "You may take bricks, or nothing."
    assert said(state, "place mining-drill").startswith("That part cannot be taken now (drill)")


def test_a_part_is_named_where_it_is_put() -> None:
    """10.2: the kind of salvage and its space."""
    assert sentence("place food-1") == "Place a part (wood): food column, upper space."
    assert (
        sentence("place machinery-1", "es") == "Poner una pieza (ladrillos): columna de maquinaria, casilla superior."
    )


# points and gains


def test_every_point_has_its_line() -> None:
    """14.2, 22.24, 12.6: pass spaces, the Monument, Production Centers."""
    state = start(3)
    for space in range(len(state.pass_tiles)):
        state.pass_tiles[space] = 0
    space = next(i for i in range(7) if state.components.pass_point[3 * 7 + i])
    assert "Orange scores 1 point on the Pass track." in lines(told(state, f"pass {space + 1}"))
    state = give(stand(start(), "vestri"), machinery=15)
    offer(state, "monument")
    events = told(state, offered_laboratory(state), "upgrade monument")
    assert "Orange scores 3 for Monument." in lines(events)
    assert points(state) == 3


def offered_laboratory(state: State) -> str:
    return next(move for move in allowed(state) if move.startswith("laboratory"))


def test_a_harvest_tells_what_was_gained() -> None:
    """16.2, 3.1: not what the crater yields."""
    state = give(stand(start(), "vestri"), food=15)
    events: list[Event] = []
    while state.stage < 6:
        seat = GAME.turn(state)
        moves = GAME.legal(state, seat)
        chosen = [m for m in moves if str(GAME.catalogue(terms())[m]).startswith("pass")] or list(moves)[-1:]
        GAME.apply(state, seat, chosen[0], events)
    harvest = [
        event
        for event in events
        if event.kind == "harvested" and WORDS.say(of_kind(Text, event.args["crater"])) == "Vestri"
    ]
    assert harvest[0].args["n"] == 0
    assert lines(harvest[:1]) == ["Orange harvests 0 food in Vestri (1 wasted)."]
    assert lines(harvest[:1], "fr") == ["Orange récolte à Vestri : nourriture, 0 unité (perdu : 1)."]


def test_a_passing_tile_tells_what_was_wasted() -> None:
    """23.1, 3.1: the tile says 2 food, the track has room for one."""
    state = give(start(), food=14)
    space = next(i for i in range(7) if state.pass_tiles[i])
    state.pass_tiles[space] = BONUS_NAMES.index("food") + 1
    events = told(state, f"pass {space + 1}")
    assert level(state, "food") == 15
    assert "Orange is at the maximum: 1 food wasted." in lines(events)


def test_the_log_names_phases_and_the_new_order() -> None:
    """5.1, 14.3: a heading for each phase in which something happens."""
    state = start()
    for space in range(len(state.pass_tiles)):
        state.pass_tiles[space] = 0
    events = told(state, "pass 2", "pass 1")
    spoken = lines(events)
    assert "The new turn order: Blue and Orange." in spoken
    assert spoken.index("The new turn order: Blue and Orange.") < spoken.index("Income: everybody collects.")
    kinds = [event.kind for event in events]
    assert all(kinds[i + 1] not in ("phase", "round") for i in range(len(kinds) - 1) if kinds[i] == "phase")


def test_a_mine_without_a_place_is_told() -> None:
    """23.8: an element of one's choice that finds no space."""
    state = start()
    space = next(i for i in range(7) if state.pass_tiles[i])
    state.pass_tiles[space] = BONUS_NAMES.index("element") + 1
    for colour in range(2):
        load(state, colour, "oxygen", "hydrogen", "nitrogen", "carbon", "sulfur", "silicon")
    assert "Orange has no space for any element." in lines(told(state, f"pass {space + 1}"))


# Influence


def travelling(rules: int = 0) -> State:
    """A colonist sets out with fuel for two segments and an Influence cube."""
    state = GAME.setup(Terms(2, {"refill-upgrades": "no"}, terms().edition, rules))
    play(state, "daylight west", "light front", "dark front", "light front", "dark front")
    while phase(state) != "acting":
        GAME.apply(state, -1, GAME.legal(state, -1)[0], None)
    give(stand(state, "vestri"), fuel=2).influence[0] = 1
    return play(state, "transport vestri")


def test_influence_is_spent_while_a_colonist_travels() -> None:
    """3.4, R27: fuel that is bought on the way carries it farther."""
    state = travelling()
    near = offered(state, "to")
    play(state, "spend fuel")
    assert phase(state) == "transporting"
    assert (level(state, "fuel"), state.influence[0]) == (4, 0)
    assert set(offered(state, "to")) > set(near)
    assert refused(state, "spend fuel") == "3.4"
    far = next(name for name in offered(state, "to") if name not in near)
    play(state, f"to {far}")
    assert state.colonists[0] >> crater(far) & 1
    assert state.actions_left == 1 or phase(state) != "acting"


def test_rules_1_did_not_offer_it() -> None:
    """R27: games of that time go on as they began."""
    state = travelling(rules=1)
    assert not offered(state, "spend")
    assert refused(state, "spend fuel") == "R27"
    table = Table("three-days", 2, seed=5, rules=1)
    rng = random.Random(5)
    while not table.over:
        seat = table.to_move[0]
        table.play(rng.choice(table.legal(seat)), seat)
    assert replay(table.record()).record() == table.record()


# refusals and prompts


def test_refusals_say_when_and_what_is_decided_now() -> None:
    """6.1, 18.1, R27: when the thing is done, and what is being decided instead."""
    state = start()
    assert said(state, "sell light") == "Demand tiles are sold in the phase of sales; you are choosing an action."
    assert refused(state, "sell light") == "18.1"
    play(state, "recruit vestri")
    assert said(state, "spend food").startswith("Influence is spent at an action, while")
    assert refused(state, "recruit vutash") == "6.1"
    assert said(state, "recruit vutash") == (
        "Recruiting is one of the actions of your turn; you are choosing what to take, and its place."
    )


def test_whose_turn_it_is_cites_the_phase() -> None:
    """2.8, 5.1, 6.1: at set-up, in the actions and after them."""
    state = play(GAME.setup(terms()), "daylight west", "bonus food", "bonus fuel", "demand light-3", "demand dark-3")
    assert the(GAME.why_not(state, 1, 67)).rule == "2.8"
    assert the(GAME.why_not(start(), 1, 67)).rule == "6.1"
    later = parts(start(), "mining-cart", "mining-drill")
    plain_passes(later)
    assert phase(later) == "redeeming"
    assert the(GAME.why_not(later, 1, 67)).rule == "5.1"


def test_centers_have_their_articles() -> None:
    """12.2, 12.5: an oxygen Extractor; a menu that never had one is not one that is sold out."""
    assert sentence("center doh oxygen") == "Build an oxygen Extractor in Doh."
    assert sentence("center doh refinery", "es") == "Construir una Refinería en Doh."
    assert sentence("center doh oxygen", "fr") == "Construire un Extracteur d’oxygène à Doh."
    state = give(start(lit="east"), machinery=15)
    c = state.components
    side = 1
    missing = next(k for k in range(10) if not c.discs[side * 10 + k])
    here = next(i for i in range(22) if c.side[i] == side and c.allows[i] == BLUE_CENTER)
    stand(state, CRATER_NAMES[here])
    sentence_of = said(state, f"center {CRATER_NAMES[here]} {KIND_NAMES[missing]}")
    assert sentence_of.endswith("Extractor.")
    assert "left" not in sentence_of


def test_a_forced_sale_is_not_offered_to_wait() -> None:
    """18.2, 22.15: a full tile must be sold; the Storage is mentioned where it helps."""
    tile = {"sale": "forced", "storage": "no", "name": "A"}

    def asked(**change: str) -> str:
        return WORDS.say(Text("prompt-selling", {**tile, **change}))

    assert asked() == "A full Demand tile must be sold."
    assert asked(storage="yes") == "A full Demand tile must be sold; elements may be moved from your Storage first."
    assert asked(sale="open") == "Sell a complete Demand tile, or wait."
    assert asked(sale="open", storage="yes") == (
        "Sell a complete Demand tile, move elements from your Storage to a Demand tile, or wait."
    )
    assert asked(sale="none", storage="yes") == "Move elements from your Storage to a Demand tile, or wait."
    spanish = Words("three-days", "es")
    assert spanish.say(Text("prompt-selling", {**tile, "sale": "open"})) == (
        "Vende una loseta de demanda completa o espera."
    )


def sellable(*elements: str) -> State:
    state = load(start(), 0, *elements)
    plain_passes(state)
    return state


def test_the_prompt_of_a_sale_follows_the_tile() -> None:
    """18.1, 18.2, R34: what fills a tile makes its sale due, be it harvested or not."""
    need, extra = required(start())
    assert prompt(sellable(*need)) == "Sell a complete Demand tile, or wait."
    full = sellable(*need, *extra)
    assert prompt(full) == "A full Demand tile must be sold."
    assert refused(full, "done") == "18.2"
    stored = upgrade(load(start(), 0, *need[1:]), "storage")
    stored.stored[0] = 1 << ELEMENT_NAMES.index(need[0])
    plain_passes(stored)
    assert prompt(stored) == "Move elements from your Storage to a Demand tile, or wait."


def required(state: State) -> tuple[list[str], list[str]]:
    """The required and the additional elements of the first player's light blue tile."""
    side = state.demand[0] * 2 + state.face[0]
    masks = state.components.required[side], state.components.additional[side]
    need, extra = ([name for i, name in enumerate(ELEMENT_NAMES) if mask >> i & 1] for mask in masks)
    return need, extra


def test_a_harvest_is_taken_whole() -> None:
    """16.1, 18.2, R34: an element that fills the tile is not left lying, and the tile must be sold."""
    state = start()
    need, extra = required(state)
    load(state, 0, *need, *extra[1:])
    state.loaded[1] = 63
    center(stand(state, "vestri"), "vestri", extra[0])
    plain_passes(state)
    assert phase(state) == "selling"
    assert refused(state, "done") == "18.2"


def test_french_elements_stand_on_their_own() -> None:
    """16.3: no “cube azote”, which wants an article or an elision of its own."""
    french = Words("three-days", "fr")
    assert sentence("load nitrogen light", "fr") == "Placer un élément sur la tuile Demande bleu clair : azote."
    assert all("cube" not in sentence(f"load {name} light", "fr") for name in ELEMENT_NAMES)
    assert "ancienneté" in french.say(Text("refused-no-gain", {"crater": Text("crater-doh")}))
