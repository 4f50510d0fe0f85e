"""One test at least for every numbered rule of Callisto's RULES.md."""

from __future__ import annotations

import random
from typing import Any

import pytest

from certain import json_of, of_kind, the
from orrery import Match, Table, replay
from orrery.edition import standard
from orrery.games.callisto.components import KINDS, layout
from orrery.kernel import IllegalMove, Text
from orrery.record import read_all
from orrery.terms import TableError


def table(seats: int = 2, *moves: str, **options: bool) -> Table:
    made = Table("callisto", seats, options={name.replace("_", "-"): value for name, value in options.items()})
    for move in moves:
        made.play(move)
    return made


def refused(made: Table, move: str) -> str:
    refusal = made.why_not(move)
    assert refusal is not None
    with pytest.raises(IllegalMove) as raised:
        made.play(move)
    assert raised.value.refusal == refusal
    return refusal.rule


def at_random(made: Table, seed: int = 1) -> Table:
    rng = random.Random(seed)
    while not made.over:
        made.play(rng.choice(made.legal()))
    return made


OPEN = ("1 e8", "1 l9", "1 d7", "1 m9")


def test_what_is_left_counts_against_its_owner() -> None:
    """1.1, 4.3, 4.4: points are those of the pieces left over, and the fewest win."""
    over = at_random(table())
    left: Any = over.view()["left"]
    points = {"1": 0, "W": 5, "X": 5, "T5": 5, "U": 5, "L": 4, "T4": 4, "Z": 4, "O": 4, "V": 3, "I": 3, "2": 2}
    scores = tuple(sum(points[name] * count for name, count in colour.items()) for colour in left)
    assert the(over.outcome).scores == scores
    assert the(over.outcome).scores[the(over.outcome).winners[0]] == min(scores)
    sheet: Any = the(over.outcome).sheet
    assert tuple(sum(line.amounts[seat] for line in sheet) for seat in range(2)) == scores


def test_every_colour_has_18_pieces_and_3_pillars() -> None:
    """1.2, 4.3: twelve kinds, 68 points in all."""
    left = json_of(table().view())["left"][0]
    assert left == {"1": 3, "W": 1, "X": 1, "T5": 1, "U": 1, "L": 2, "T4": 2, "Z": 2, "O": 2, "V": 2, "I": 2, "2": 2}
    assert table().view()["scores"] == [68, 68]


def test_a_piece_that_is_used_up_cannot_be_placed() -> None:
    """1.2: there is one X only."""
    made = table(2, *OPEN, "X e9,d10,e10,f10,e11", "1 c9")
    assert refused(made, "X g10,f11,g11,h11,g12") == "1.2"


@pytest.mark.parametrize(
    ("seats", "cells", "pillars", "placements"), [(2, 144, 120, 4265), (3, 220, 196, 6885), (4, 288, 264, 9433)]
)
def test_the_insert_shows_what_is_in_play(seats: int, cells: int, pillars: int, placements: int) -> None:
    """1.3, 2.3: 24 cells of the centre are closed to pillars."""
    made = layout(standard("callisto"), seats, False)
    assert (len(made.cells), len(made.pillars), len(made.centre)) == (cells, pillars, 24)
    assert len(made.cells_of) == placements
    assert len(table(seats).legal()) == pillars


def test_placements_of_each_kind() -> None:
    """1.2, 3.3: turned and flipped in every way, counted as in the public lists."""
    expected = {
        4: [288, 928, 240, 904, 920, 1896, 976, 976, 249, 1024, 496, 536],
        3: [220, 680, 180, 648, 648, 1368, 720, 720, 181, 760, 360, 400],
        2: [144, 416, 112, 392, 392, 840, 448, 448, 113, 480, 224, 256],
    }
    for seats, counts in expected.items():
        made = layout(standard("callisto"), seats, False)
        assert [made.kind_of.count(kind) for kind in range(KINDS)] == counts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_take_turns(seats: int) -> None:
    """2.1, R1: the first seat starts, one turn each in order."""
    made = table(seats)
    for turn in range(2 * seats):
        assert made.to_move == (turn % seats,)
        made.play(made.legal()[0])
    first = next(seat for seat in range(seats) if seat != made.to_move[0])
    refusal = made.why_not(made.legal()[0], seat=first)
    assert refusal is not None
    assert refusal.rule == "2.1"


def test_two_pillars_come_first() -> None:
    """2.2: nothing else in the first two turns."""
    made = table(2, "1 e8", "1 l9")
    assert refused(made, "2 e9,f9") == "2.2"
    assert {move.fields["piece"] for move in made.legal()} == {"1"}
    made.play("1 d7")
    made.play("1 m9")
    assert {move.fields["piece"] for move in made.legal()} > {"1", "W"}


def test_no_pillar_in_the_centre_nor_on_a_taken_cell() -> None:
    """2.3, 3.3: the centre is closed, a taken cell too."""
    made = table(2, "1 e8")
    assert refused(made, "1 h8") == "2.3"
    assert refused(made, "1 e8") == "3.3"


@pytest.mark.parametrize(("seats", "inner", "outer"), [(2, "j3", "j1"), (3, "j1", "h1")])
def test_pillars_in_the_outer_area_are_an_option(seats: int, inner: str, outer: str) -> None:
    """2.4, O1: open with the option, to pillars but not to pieces."""
    made = table(seats, outer_pillars=True)
    assert len(made.legal()) == 264
    made.play(f"1 {inner}")
    assert made.why_not(f"1 {outer}") is None
    assert refused(made, f"2 {outer},i1") == "3.4"


@pytest.mark.parametrize(("seats", "outer"), [(2, "a5"), (2, "l1"), (3, "h1"), (3, "h20"), (3, "a8")])
def test_no_pillar_in_the_outer_area(seats: int, outer: str) -> None:
    """2.4: a cell of the printed board that is not in play is closed to pillars, and the refusal says so."""
    made = table(seats)
    assert refused(made, f"1 {outer}") == "2.4"
    assert refused(made, outer.upper()) == "2.4", "a cell alone means a pillar"
    assert made.words.refuse(the(made.why_not(f"1 {outer}"))) == (
        f"{outer} is in the outer area, where no pillar may stand. (2.4)"
    )


def test_what_is_no_cell_is_told_so() -> None:
    """1.3: the board's corners are cut off, and with two players its columns and rows are fewer."""
    assert refused(table(4), "1 a1") == "1.3"
    assert refused(table(4), "1 u3") == "1.3"
    assert refused(table(2), "1 r18") == "1.3"
    assert "from a to p, rows from 1 to 16" in table(2).words.refuse(the(table(2).why_not("1 r18")))
    assert refused(table(2), "hello") == ""
    assert refused(table(2), "hello e8") == ""


def test_cells_that_no_piece_can_cover_are_told_so() -> None:
    """1.2: a piece keeps its shape."""
    made = table(2, *OPEN)
    assert refused(made, "2 e9,g9") == "1.2"
    assert refused(made, "X e9,f9,g9,h9,i9") == "1.2"
    assert refused(made, "e9 f9 g9 h9 i9") == "1.2", "no piece is five cells long"


def test_one_piece_a_turn() -> None:
    """3.1: after a piece it is the next one's turn."""
    made = table(2, *OPEN, "2 e9,f9")
    assert made.to_move == (1,)


def test_a_piece_must_touch_its_own_colour_by_a_side() -> None:
    """3.2: corners and other colours do not count."""
    made = table(2, *OPEN)
    assert refused(made, "2 f9,g9") == "3.2", "only a corner of e8"
    assert refused(made, "2 l8,k8") == "3.2", "beside blue only"
    assert made.why_not("2 e9,e10") is None
    made.play("2 e9,f9")
    made.play("1 c9")
    assert made.why_not("I g9,g10,g11") is None, "a piece serves as well as a pillar"


def test_cells_must_be_empty() -> None:
    """3.3: even partly covered ones are closed, one's own too."""
    made = table(2, *OPEN)
    assert refused(made, "2 d8,e8") == "3.3"


def test_pieces_stay_within_the_cells_in_play() -> None:
    """3.4: with two or three players the outer area is closed, the centre is open."""
    made = table(3, "1 j1", "1 a10", "1 t10", "1 k3", "1 b10", "1 s10")
    assert refused(made, "2 i1,j1") == "3.4"
    assert made.words.refuse(the(made.why_not("2 i1,j1"))) == "i1 is in the outer area, which no piece may cover. (3.4)"
    assert made.why_not("2 j2,k2") is None
    inner = table(2, *OPEN)
    assert inner.why_not("I f8,g8,h8") is None
    assert table(4).game.parse(table(4).terms, "2 i1,j1") is not None


def test_the_third_pillar_in_any_later_turn() -> None:
    """3.5, 3.6: anywhere a pillar may stand, touching nothing, as the turn."""
    made = table(2, *OPEN, "2 e9,f9", "1 h2")
    assert made.to_move == (0,)
    assert refused(made, "1 g8") == "2.3"
    made.play("1 h16")
    assert json_of(made.view())["left"][0]["1"] == 0
    assert made.to_move == (1,)


def test_who_cannot_place_is_out_and_the_others_go_on() -> None:
    """4.1, 4.2, R2, R3: no passing, and no return."""
    for seed in range(20):
        made = table(3)
        rng = random.Random(seed)
        gone: set[int] = set()
        last: int | None = None
        while not made.over:
            seat = made.to_move[0]
            if last is not None:
                gone |= {(last + k) % 3 for k in range(1, (seat - last) % 3 or 3)}
            assert seat not in gone
            last = seat
            made.play(rng.choice(made.legal()))
        assert all(not made.legal(seat) for seat in range(3))
        assert made.outcome is not None


@pytest.mark.parametrize(("seats", "two_by_two"), [(2, False), (3, False), (4, False), (2, True)])
def test_who_is_out_is_said_once(seats: int, two_by_two: bool) -> None:
    """4.1, O2: each colour is told of at most once, and all that the turn has passed over are."""
    for seed in range(60):
        made = table(seats, two_by_two=two_by_two)
        rng = random.Random(seed)
        told: list[str] = []
        passed: set[int] = set()
        while not made.over:
            before = int(json_of(made.view())["colour"])
            events = made.play(rng.choice(made.legal()))
            told += [of_kind(Text, event.args["colour"]).key for event in events if event.kind == "out"]
            after, count = int(json_of(made.view())["colour"]), int(json_of(made.view())["colours"])
            if after >= 0:
                passed |= {(before + k) % count for k in range(1, (after - before) % count or count)}
            assert sorted(told) == sorted(f"seat-{colour}" for colour in passed)


def test_the_log_names_players_and_with_two_colours_each_the_colour() -> None:
    """4.1, O2: a player's name stands in every line; the colour only where there are two."""
    for two_by_two, ends in ((False, ("",)), (True, (" (Orange)", " (Yellow)"))):
        made = Table("callisto", 2, names=["Ana", "Bo"], options={"two-by-two": two_by_two})
        at_random(made, 3)
        lines = [line for line in made.log() if line.startswith("Ana ")]
        assert len(lines) + sum(line.startswith("Bo ") for line in made.log()) == len(made.log()) - 1
        outs = [line for line in lines if "can place nothing more" in line]
        assert set(outs) <= {f"Ana can place nothing more{end}." for end in ends}
        for end in ends:
            assert any(line.startswith("Ana sets a pillar on") and line.endswith(f"{end}.") for line in lines)
            assert any(line.startswith("Ana places the") and line.endswith(f"{end}.") for line in lines)


def test_a_pillar_left_over_counts_nothing() -> None:
    """4.5: it has no points."""
    made = table(2)
    assert json_of(made.view())["left"][0]["1"] == 3
    assert made.view()["scores"] == [68, 68]


def test_the_later_starter_wins_a_tie() -> None:
    """4.6: of equals the higher seat is ahead."""
    for seed in range(400):
        outcome = the(at_random(table(2), seed).outcome)
        if outcome.scores[0] == outcome.scores[1]:
            assert outcome.ranks == (2, 1)
            return
    raise AssertionError("no tie in 400 games")


def test_a_match_lets_everybody_start_once() -> None:
    """4.7: as many games as players, the points are added up."""
    match = Match("callisto", 3, names=["Ada", "Bo", "Cy"], seed=1)
    starters, totals = [], [0, 0, 0]
    for number in range(3):
        starters.append(match.table.names[0])
        at_random(match.table, number)
        for player, name in enumerate(match.names):
            totals[player] += the(match.table.outcome).scores[match.table.names.index(name)]
        if number < 2:
            match.next_game()
    assert starters == ["Ada", "Bo", "Cy"]
    assert match.scores == tuple(totals)
    assert match.over
    assert match.scores[the(match.ranks).index(1)] == min(totals)


def test_equal_totals_of_a_match_share_the_place() -> None:
    """R4: in a match the later starter of a game is no better off."""
    for seed in range(400):
        match = Match("callisto", 2, seed=seed)
        at_random(match.table, seed)
        at_random(match.next_game(), seed + 400)
        if match.scores[0] == match.scores[1]:
            assert match.ranks == (1, 1)
            return
    raise AssertionError("no equal totals in 400 matches")


def test_a_match_can_be_longer() -> None:
    """4.7: any number of games from as many as there are players; the start goes on around the table."""
    match = Match("callisto", 2, games=3, names=["Ada", "Bo"], seed=1)
    starters = []
    for number in range(3):
        starters.append(match.table.names[0])
        assert match.table.match == (number + 1, 3)
        at_random(match.table, number)
        if number < 2:
            assert not match.over
            match.next_game()
    assert starters == ["Ada", "Bo", "Ada"]
    assert match.over
    with pytest.raises(TableError, match="all 3 games"):
        match.next_game()
    assert [record.match for record in read_all(match.record())] == [(1, 3), (2, 3), (3, 3)]
    with pytest.raises(TableError, match="a match of 3 players has at least 3 games, not 2"):
        Match("callisto", 3, games=2)


def test_two_colours_each_leave_no_outer_area() -> None:
    """O1, O2: with the board of four there is nothing for `outer-pillars` to open, so the two are not taken together."""
    with pytest.raises(TableError, match="outer-pillars means nothing with two-by-two"):
        table(2, two_by_two=True, outer_pillars=True)
    assert table(2, two_by_two=True, outer_pillars=False).terms["two-by-two"] == "yes"
    text = at_random(table(2, two_by_two=True)).record()
    older = text.partition("seal: ")[0].replace("outer-pillars=no", "outer-pillars=yes")
    assert "outer-pillars=yes" in older
    assert replay(older).record() == text, "a record of when both were taken goes on being read"


def test_two_by_two() -> None:
    """O2: four colours in turn, each touches only itself, both count."""
    made = table(2, two_by_two=True)
    assert len(made.legal()) == 264
    assert made.view()["scores"] == [136, 136]
    for move in ("1 a10", "1 t10", "1 j1", "1 h20", "1 b12", "1 s12", "1 k1", "1 i20"):
        colour: Any = made.view()["colour"]
        assert made.to_move == (colour % 2,)
        made.play(move)
    assert made.view()["colour"] == 0
    assert refused(made, "2 j2,k2") == "3.2", "beside one's other colour only"
    assert made.why_not("2 a11,b11") is None
    assert len(the(at_random(made).outcome).scores) == 2
