"""Tables and matches: the public surface, undo, sights and what is refused."""

from __future__ import annotations

import random
from importlib import import_module

import pytest
from toy import GAME as EMBERS

import orrery
from certain import the
from orrery import CHANCE, CannotUndo, IllegalMove, Table, TableError
from orrery.edition import standard
from orrery.games import games


def test_the_public_surface() -> None:
    table = orrery.Table("callisto", seats=2, seed=7)
    assert table.to_move == (0,)
    assert str(table.legal()[0]) == "1 h1"
    assert the(table.why_not("1 h8")).rule == "2.3"
    assert table.why_not("1 e8") is None
    events = table.play("1 e8")
    assert [event.kind for event in events] == ["pillar-placed"]
    table.play(table.legal()[5])
    assert table.view(seat=1)["turn"] == 0
    assert not table.over
    assert table.outcome is None
    assert table.svg(seat=1).startswith("<svg")
    assert "callisto" in repr(table)
    assert orrery.replay(table.record()).view() == table.view()
    assert set(orrery.games()) >= {"callisto"}


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    table = Table("callisto")
    with pytest.raises(IllegalMove, match=r"h8 is in the centre, where no pillar may stand\. \(2\.3\)"):
        table.play("1 h8")
    with pytest.raises(IllegalMove, match="There is no move “fly to the moon” in this game"):
        table.play("fly to the moon")
    assert table.entries == []


def test_undo_goes_back_through_ones_own_turn_only() -> None:
    table = Table("callisto")
    with pytest.raises(CannotUndo):
        table.undo()
    table.play("1 e8")
    assert table.can_undo
    table.undo()
    assert table.entries == []
    assert table.to_move == (0,)
    table.play("1 e8")
    table.play("1 l9")
    table.undo()
    assert table.to_move == (1,)
    with pytest.raises(CannotUndo):
        table.undo()


def test_undo_never_passes_a_draw_or_what_was_revealed() -> None:
    table = Table(EMBERS, 2, seed=3)
    assert table.to_move == (0, 1)
    with pytest.raises(CannotUndo):
        table.undo()
    table.play(table.legal(0)[0], seat=0)
    table.undo()
    table.play(table.legal(0)[0], seat=0)
    table.play(table.legal(1)[0], seat=1)
    with pytest.raises(CannotUndo):
        table.undo()


def test_undo_over_the_answers_of_bots() -> None:
    table = Table("callisto", 3)
    for move in ("1 e8", "1 n9", "1 d7"):
        table.play(move)
    table.undo_past([1, 2])
    assert table.to_move == (0,)
    assert table.entries == []
    dealt = Table(EMBERS, 2, seed=3)
    dealt.play(dealt.legal(0)[0], seat=0)
    dealt.play(dealt.legal(1)[0], seat=1)
    with pytest.raises(CannotUndo):
        dealt.undo_past([1])


def test_several_seats_decide_at_once_in_any_order() -> None:
    table = Table(EMBERS, 3, seed=1)
    assert table.to_move == (0, 1, 2)
    table.play(table.legal(2)[0], seat=2)
    assert table.to_move == (0, 1)
    assert table.view(0)["laid"] == [0, False, True], "what another laid is hidden"
    assert table.why_not(table.legal(0)[0], seat=2) is not None


def test_without_a_seed_chance_is_asked_for() -> None:
    table = Table(EMBERS, 2, seed=None)
    assert table.to_move == (CHANCE,)
    for card in (4, 3, 2, 1):
        table.play(f"deal {card}")
    assert table.view(0)["hands"] == [[0, 0, 1, 1], 2]
    assert table.to_move == (0, 1)


def test_the_same_seed_deals_the_same() -> None:
    assert Table(EMBERS, 3, seed=5).record() == Table(EMBERS, 3, seed=5).record()
    assert len({Table(EMBERS, 3, seed=seed).record() for seed in range(20)}) > 10


def test_forced_moves_are_played_and_recorded() -> None:
    for seed in range(30):
        plain, quick = Table(EMBERS, 2, seed=seed), Table(EMBERS, 2, seed=seed, forced=True)
        while not quick.over:
            for seat in quick.to_move:
                assert len(quick.legal(seat)) > 1 or len(quick.to_move) > 1
            seat = quick.to_move[0]
            quick.play(quick.legal(seat)[0], seat)
        while not plain.over:
            plain.play(plain.legal()[0])
        assert [(e.seat, e.move) for e in plain.entries] == [(e.seat, e.move) for e in quick.entries]


def test_a_table_at_an_earlier_move() -> None:
    table = Table("callisto")
    for move in ("1 e8", "1 l9", "1 d7"):
        table.play(move)
    assert len(table.at(1).entries) == 1
    assert len(table.entries) == 3
    with pytest.raises(TableError, match="the game has 3 moves"):
        table.at(9)
    table.rewind(2)
    assert table.to_move == (0,)


def test_what_a_bot_cannot_see_is_not_in_its_sight() -> None:
    table = Table(EMBERS, 2, seed=1)
    sight = table.sight(0)
    assert sight.view == table.view(0)
    assert list(sight.moves) == table.legal(0)
    hands = {tuple(sight.imagine(random.Random(n)).hands[4:]) for n in range(30)}
    assert len(hands) > 1, "others' cards are imagined"
    assert {tuple(sight.imagine(random.Random(n)).hands[:4]) for n in range(30)} == {tuple(table._play.state.hands[:4])}


def test_records_for_a_viewer_hide_what_they_did_not_see() -> None:
    table = Table(EMBERS, 2, seed=1)
    mine = table.record(seat=0)
    assert mine.count("* deal ?") == 2
    assert table.record(seat=None).count("* deal ?") == 4
    assert "?" not in table.record()
    with pytest.raises(orrery.RecordError, match="hidden"):
        _replay_toy(mine)


def _replay_toy(text: str) -> None:
    from orrery.record import read
    from orrery.replays import _replay_line

    table = Table(EMBERS, 2, seed=None)
    record = read(text)
    for line in record.moves:
        _replay_line(table, line)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "there is no game “chess”; there are callisto"),
        ({"game": "callisto", "seats": 5}, "callisto is played with 2, 3 or 4 seats, not 5"),
        (
            {"game": "callisto", "options": {"turbo": True}},
            "callisto has no option “turbo”; there are: outer-pillars, two-by-two",
        ),
        ({"game": "callisto", "options": {"two-by-two": "maybe"}}, "option two-by-two must be no or yes, not “maybe”"),
        ({"game": "callisto", "seats": 4, "options": {"two-by-two": True}}, "option two-by-two is for 2 seats, not 4"),
        ({"game": "callisto", "names": ["a", "b", "c"]}, "3 names were given for 2 seats"),
        ({"game": "callisto", "names": ["a\nb"]}, "must be one line"),
    ],
)
def test_wrong_terms_get_one_sentence(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(TableError, match=sentence):
        Table(**arguments)  # type: ignore[arg-type]


def test_an_edition_of_another_game_is_refused() -> None:
    with pytest.raises(TableError, match="is one of callisto, not of embers"):
        Table(EMBERS, 2, edition=standard("callisto"))


def test_prompts_and_log_in_three_languages() -> None:
    said = {}
    for language in ("en", "es", "fr"):
        table = Table("callisto", names=["Ada", "Bo"], language=language)
        table.play("1 e8")
        said[language] = (table.prompt(1), table.log()[0], table.prompt(0))
    assert said["en"] == (
        "Place pillar 1 of 2 anywhere outside the centre.",
        "Ada sets a pillar on e8.",
        "Waiting for Bo.",
    )
    assert said["es"][1] == "Ada coloca un pilar en e8."
    assert said["fr"][1] == "Ada place une colonne en e8."
    assert len({prompt for prompt, _, _ in said.values()}) == 3


def test_a_module_is_no_game() -> None:
    """The sentence says where the game is that was meant."""
    module = import_module(f"orrery.games.{next(iter(games()))}")
    with pytest.raises(TableError, match=r"a game is its name or a Game, not <module .*; this module has it as GAME"):
        Table(module, 2)  # type: ignore[arg-type]
    with pytest.raises(TableError, match="a game is its name or a Game, not 5"):
        Table(5, 2)  # type: ignore[arg-type]
