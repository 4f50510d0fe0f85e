"""The game in progress under every face: terms, sights, what was witnessed, going back, copies."""

from __future__ import annotations

import pickle
import random

import pytest
from toy import GAME as EMBERS

from orrery import CHANCE, Table, TableError
from orrery.dice import Dice, Lots
from orrery.play import Play
from orrery.terms import terms_of


def dealt(seed: int = 3) -> Play:
    play = Play(EMBERS, terms_of(EMBERS, 2), Lots(random.Random(seed)))
    assert play.settle() == 0
    return play


def test_terms_need_no_table() -> None:
    terms = terms_of("cryo", 3)
    assert terms == Table("cryo", 3, seed=None).terms
    assert terms_of("callisto", 2, {"two-by-two": True})["two-by-two"] == "yes"
    with pytest.raises(TableError, match="callisto is played with 2, 3 or 4 seats, not 5"):
        terms_of("callisto", 5)


def test_chance_is_drawn_as_its_source_says_or_asked_for() -> None:
    assert dealt().entries == dealt().entries
    asked = Play(EMBERS, terms_of(EMBERS, 2))
    assert asked.settle() == CHANCE
    assert asked.turn == CHANCE
    diced = Play(EMBERS, terms_of(EMBERS, 2), Dice(5))
    assert diced.settle() == 0
    assert diced.to_move == (0, 1)


def test_a_sight_stays_what_it_was_when_the_game_goes_on_or_back() -> None:
    play = dealt()
    sight = play.sight(1)
    before = list(sight.witnessed())
    assert [seat for seat, _ in before] == [CHANCE] * 4
    play.make(0, play.legal(0)[0])
    assert list(sight.witnessed()) == before
    later = play.sight(1)
    assert list(later.witnessed()) == play.witnessed(1) == [*before, (0, "lay ?")]
    play.rewind(2)
    assert play.witnessed(1) == before[:2]
    assert list(later.witnessed()) == [*before, (0, "lay ?")], "the sight is of then"
    assert later.imagine(random.Random(1)).facts() != play.state.facts()


def test_whoever_asks_late_has_witnessed_the_same() -> None:
    early, late = dealt(), dealt()
    early.witnessed(0)
    for play in (early, late):
        for seat in (0, 1):
            play.make(seat, play.legal(seat)[0])
    assert early.witnessed(0) == late.witnessed(0)


def test_copies_and_stored_games_draw_alike_and_go_their_own_ways() -> None:
    for play in (dealt(), Play(EMBERS, terms_of(EMBERS, 2), Dice(5))):
        play.settle()
        for other in (play.copy(), pickle.loads(pickle.dumps(play))):
            assert other.entries == play.entries
            before = play.state.facts()
            other.make(0, other.legal(0)[0])
            assert play.state.facts() == before
            assert other.at(len(play.entries)).state.facts() == before


def test_what_is_refused_has_a_reason() -> None:
    play = dealt()
    laid = [move.index for move in play.catalogue if not play.allows(0, move.index)]
    assert laid
    assert all(play.refusal(0, move).text.key for move in laid)
