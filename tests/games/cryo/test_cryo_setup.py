"""Setting up, turns, and the data behind them."""

from __future__ import annotations

import copy
import random

import pytest
from cryo_positions import Game

from certain import json_of, the
from orrery.edition import Edition, standard
from orrery.games import cryo
from orrery.games.cryo.components import CHAMBERS, RESOURCES
from orrery.kernel import CHANCE, Terms
from orrery.words import Words

TERMS = {n: Terms(n, {"harder": "no", "unpredictable": "no"}, standard("cryo")) for n in (1, 2, 3, 4)}


def dealt(seats: int, seed: int = 3) -> Game:
    return Game(seats, seed=seed, bare=False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_platforms_at_the_start(seats: int) -> None:
    """1.1, 1.2, 1.4, 1.6, 2.1: three drones on the leftmost docks, markers on 1, extra materials in order of play."""
    seen = dealt(seats).view(None)
    extra = [(1, 1, 1), (2, 1, 1), (2, 1, 2), (2, 2, 2)]
    for player, (crystal, organic, tech) in zip(seen["players"], extra, strict=False):
        assert player["docks"] == [1, 1, 1, 0, 0, 0]
        assert player["resources"] == {"crystal": crystal, "organic": organic, "tech": tech, "nanite": 0, "energy": 1}
    assert len(seen["docks"]) == 20


def test_the_first_player_is_drawn_by_lot() -> None:
    """1.5, 1.6, 3.1: any seat may begin, and the extra materials follow the order of play."""
    state = cryo.GAME.setup(TERMS[3])
    assert [str(cryo.GAME.catalogue(TERMS[3])[m]) for m in cryo.GAME.legal(state, CHANCE)] == [
        "first A",
        "first B",
        "first C",
    ]
    cryo.GAME.apply(state, CHANCE, the(cryo.GAME.parse(TERMS[3], "first C")).index, None)
    assert [state.resources[p * RESOURCES] for p in range(3)] == [2, 2, 1]
    assert [state.resources[p * RESOURCES + 2] for p in range(3)] == [1, 2, 1]
    assert state.active == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ship_at_the_start(seats: int) -> None:
    """1.7, 1.8, 1.9: 15 crew pods each, stacks as high as there are players, damage on lower docks."""
    state = dealt(seats).state
    for player in range(seats):
        assert [state.chambers[c * seats + player] for c in range(CHAMBERS)] == [1] * 9 + [2] * 3
    assert list(state.stack_size) == [seats] * 15
    assert min(state.stack_top) >= 0
    assert sum(state.damaged) == {2: 8, 3: 6, 4: 4}[seats]
    assert not any(state.damaged[dock] for dock in range(20) if dock % 5 < 2)


@pytest.mark.parametrize(("seats", "used", "small"), [(2, 10, 6), (3, 12, 7), (4, 14, 8)])
def test_caverns_and_incidents_at_the_start(seats: int, used: int, small: int) -> None:
    """1.10, 1.11, 1.14, 2.7: two caverns face up, the others unseen; seven stacks and the sunset token."""
    state = dealt(seats).state
    seen = json_of(cryo.GAME.view(state, 0))
    assert len(seen["caverns"]) == used
    assert [name for name, cavern in seen["caverns"].items() if cavern["face_up"]] == ["A1", "A2"]
    assert sum(cavern["tile"] is not None for cavern in seen["caverns"].values()) == 2
    assert (
        sum(state.components.cavern_small[c] for c in range(14) if state.components.cavern_players[c] <= seats) == small
    )
    assert None not in seen["incidents"].values()
    assert seen["tokens_left"] == 7 * seats + 1


def test_cards_are_dealt_and_two_put_back() -> None:
    """1.12, 1.13, R22: 40 cards, five each, two discarded face up, all at the same time."""
    state = cryo.GAME.setup(TERMS[2])
    rng = random.Random(5)
    while cryo.GAME.turn(state) == CHANCE:
        moves, odds = list(cryo.GAME.legal(state, CHANCE)), list(map(int, cryo.GAME.odds(state)))
        cryo.GAME.apply(state, CHANCE, rng.choices(moves, odds)[0], None)
    assert cryo.GAME.to_move(state) == (0, 1)
    assert list(state.deck) != [5] * 8
    assert sum(state.deck) == 30
    for _ in range(2):
        cryo.GAME.apply(state, 1, cryo.GAME.legal(state, 1)[0], None)
    assert cryo.GAME.to_move(state) == (0,)
    for _ in range(2):
        cryo.GAME.apply(state, 0, cryo.GAME.legal(state, 0)[0], None)
    seen = json_of(cryo.GAME.view(state, 0))
    assert sum(seen["discards"].values()) == 4
    assert seen["players"][1]["hand"] is None
    assert sum(seen["players"][0]["hand"].values()) == 3


def test_prompts_stand_in_for_reference_cards() -> None:
    """1.3: every decision is asked for in words."""
    game = Game()
    assert cryo.GAME.prompt(cryo.GAME.view(game.state, 0), 0).key == "prompt-main"
    assert cryo.GAME.prompt(cryo.GAME.view(game.state, 1), 1).key == "prompt-wait"


def test_a_turn_is_a_deployment_or_a_recall() -> None:
    """3.1, 3.2, 3.4: the other player waits; without a drone on the board there is nothing to recall."""
    game = Game()
    assert game.refused("deploy ENG-T1", seat=1) == "3.1"
    assert game.refused("recall") == "3.4"
    assert game.refused("end turn") == "3.2"
    game.do("deploy ENG-T1", "from charge", "pass")
    assert game.state.active == 1
    game.finish_turn()
    assert game.state.active == 1


def test_with_all_drones_out_one_must_recall() -> None:
    """3.3: no drone on the platform, so nothing can be deployed."""
    game = Game().drones("ENG-T1", "LAB-T1", "LAUNCH")
    assert game.legal() == ["recall"]
    assert game.refused("deploy RND-T1") == "3.3"


def test_the_edition_holds_what_the_rulebook_counts() -> None:
    """1.1, 1.8, 1.12: the standard edition has no problems, and every value names its source."""
    edition = standard("cryo")
    assert cryo.GAME.problems(edition) == []
    assert set(edition.sources.values()) == {"rulebook", "public", "derived", "reconstructed"}


def changed_edition(**paths: object) -> Edition:
    data = copy.deepcopy(dict(standard("cryo").data))
    for path, value in paths.items():
        *steps, last = path.split("__")
        node = data
        for step in steps:
            node = next(row for row in node if row["id"] == step) if isinstance(node, list) else node[step]
        node[last] = value
    return Edition("cryo", "changed", data, {}, "changed")


def changed(**paths: object) -> list[str]:
    return Words("cryo", "en").sentences(cryo.GAME.problems(changed_edition(**paths)))


def test_every_copy_of_a_card_that_an_edition_has_can_be_clicked() -> None:
    edition = changed_edition(cards__imaging__copies=6, cards__supercharge__copies=4)
    assert cryo.GAME.problems(edition) == []
    terms = Terms(2, TERMS[2].options, edition)
    assert "card-1-imaging-6" in cryo.GAME.touches(terms, 1, the(cryo.GAME.parse(terms, "discard imaging")))


@pytest.mark.parametrize(
    ("path", "value", "part"),
    [
        ("tiles__ENG__crystal", 5, "61 resource tiles; the rulebook counts 60"),
        ("tiles__LAB__organic", 3, "19 tiles"),
        ("incidents__early__sabotage", 6, "the rulebook counts 33"),
        ("incidents__early_spaces", 4, "16 early tokens"),
        ("cards__imaging__copies", 6, "41 cards; the rulebook counts 40"),
        ("cards__automation__capacity", 5, "mole holds 4 crew pods"),
        ("sections__DIS__pods_per_chamber", 1, "12 crew pods of each player"),
        ("ship__drones", 4, "3 drones"),
        ("ship__damage_used", {"2": 8, "3": 6, "4": 5}, "4 damage markers are used with 4 players"),
        ("cells__ENG-d__action", "reactor", "ENG has no stasis control"),
        ("cells__LAB-h__action", "none", "LAB has 4 resource spaces"),
        ("cells__RND-e__action", "engine", "is none of"),
        ("caverns__B1__face_up", True, "3 lie face up"),
        ("caverns__C4__players", 3, "some cavern cannot be reached"),
        ("cavern_tiles__S1__cost", [], "a settlement cost is one to four materials"),
        ("tunnels__T01__between", ["A1", "A1"], "joins two different caverns"),
        ("tunnels__T01__between", ["A1", "B1"], "must be joined by a tunnel"),
        ("platform__hand_limit", 6, "hand_limit is 5"),
        ("platform__start__nanite", 1, "starts on 0"),
        ("platform__pod_spaces", 2, "at least 3 crew pods"),
        ("costs__reactor", "nanite", "crystal, organic or tech"),
        ("solo__rival_drones", 4, "rival_drones is 5"),
    ],
)
def test_an_edition_that_contradicts_the_rulebook_is_refused(path: str, value: object, part: str) -> None:
    """1.8, 1.9, 1.10, 1.11, 1.12: each total and connection, with the reason."""
    found = changed(**{path: value})
    if path == "caverns__C4__players":
        found = changed(caverns__C4__players=2, caverns__C3__players=4)
    assert any(part in sentence for sentence in found), found
