"""The record: it alone rebuilds the game, and whatever is wrong with it is said with its line."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery import Match, RecordError, Table, games, replay
from orrery.record import read, read_all, write
from orrery.table import replay_all

GOLDEN = sorted(Path(__file__).parent.glob("games/*/golden/*.game"))


def finished(game: str, seats: int, seed: int) -> Table:
    table = Table(game, seats, seed=seed, names=["Ada"])
    rng = random.Random(seed)
    while not table.over:
        seat = rng.choice(table.to_move)
        table.play(rng.choice(table.legal(seat)), seat)
    return table


@pytest.mark.parametrize("game", games())
def test_the_record_alone_rebuilds_the_game(game: str) -> None:
    for seats in games()[game].SEATS:
        table = finished(game, seats, seed=seats)
        text = table.record()
        again = replay(text)
        assert again.record() == text
        assert again.outcome == table.outcome
        assert write(read(text)) == text


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_golden_games_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert unworded(replay(text).record()) == unworded(text)


def unworded(text: str) -> str:
    """A record without the words of its result and its seal: the wording may change, moves and amounts may not."""
    return re.sub(r"^(reason:|sheet:).*?(\|.*)?$", r"\1\2", text.partition("seal: ")[0], flags=re.MULTILINE)


def test_every_game_has_golden_games() -> None:
    assert {path.parent.parent.name.replace("_", "-") for path in GOLDEN} == set(games())


GOOD = finished("callisto", 2, 1).record()


def lines(text: str = GOOD) -> list[str]:
    return text.splitlines()


def changed(number: int, line: str) -> str:
    all_lines = lines()
    all_lines[number - 1] = line
    return "\n".join(all_lines)


def first_move() -> int:
    return lines().index("") + 2


def test_a_record_reads_like_a_game() -> None:
    assert lines()[:3] == ["Orrery record 1", "game: callisto", "rules: 1"]
    assert "A: Ada" in lines()
    assert lines()[first_move() - 1].startswith("A 1 ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: this is no game record"),
        ("PK\x03\x04\0\0", "this is not a text file"),
        (b"\xff\xfe\x00garbage", "this is not a text file"),
        ("(;GM[Callisto])", "line 1: this is no game record: one begins with “Orrery record 1”"),
        ("Orrery record 1\n", "line 1: the record is cut off or damaged: “seats:” is missing"),
        ("\n".join(lines()[: first_move() + 4]), f"line {first_move() + 4}: the record is cut off after 5 moves"),
        (GOOD.replace("game: callisto", "game: chess"), "there is no game “chess”"),
        (GOOD.replace("seats: 2", "seats: 9"), "seats must be from 1 to 5, not 9"),
        (GOOD.replace("seats: 2", "seats: 3"), "line"),
        (GOOD.replace("seats: 2", "seats: two"), "seats must be a whole number, not “two”"),
        (GOOD.replace("outer-pillars=no", "outer-pillars=perhaps"), "option outer-pillars must be no or yes"),
        (GOOD.replace("outer-pillars=no", "outer-pillars"), "is no option: one is name=value"),
        (GOOD.replace("edition: standard ", "edition: standard 0000"), "it was played with other components"),
        (changed(first_move(), "A 1 h8"), f"line {first_move()}: Ada cannot play “1 h8”: h8 is in the centre"),
        (changed(first_move(), "B 1 e8"), f"line {first_move()}: Blue cannot play “1 e8”: It is not Blue's turn"),
        (changed(first_move(), "E 1 e8"), f"line {first_move()}: seat E does not exist in a game of 2"),
        (changed(first_move(), "rubbish"), f"line {first_move()}: “rubbish” is no move"),
        (changed(first_move(), "A dance"), f"line {first_move()}: Ada cannot play “dance”: There is no move"),
        (GOOD.replace("result: finished", "result: won"), "the moves must be followed by"),
        (GOOD.replace("ranks: ", "ranks: x "), "“x” is no number"),
        (
            GOOD.replace("result: finished", "result: unfinished"),
            "the record says “unfinished”, but its moves end the game",
        ),
        ("\n".join([line for line in lines() if not line.startswith("B ")]), "line"),
        (GOOD + "A 1 e8\n", "no move may follow the result"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str | bytes, sentence: str) -> None:
    with pytest.raises(RecordError) as raised:
        replay(text)
    assert sentence in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_false_result_is_noticed() -> None:
    scores = next(line for line in lines() if line.startswith("scores"))
    with pytest.raises(RecordError, match="the scores of the result are 0 0, but the moves give"):
        replay(GOOD.replace(scores, "scores: 0 0"))
    sheet = next(line for line in lines() if line.startswith("sheet"))
    with pytest.raises(RecordError, match="score sheet"):
        replay(GOOD.replace(sheet, sheet.rpartition("|")[0] + "| 1 77"))


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(GOOD) - 1), st.text(max_size=3), st.integers(0, 4))
def test_damage_never_ends_in_anything_but_a_record_error(at: int, junk: str, cut: int) -> None:
    try:
        replay(GOOD[:at] + junk + GOOD[at + cut :])
    except RecordError as wrong:
        assert "\n" not in str(wrong)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_bytes_are_no_record(data: bytes) -> None:
    with pytest.raises(RecordError):
        replay(data)


def test_a_match_is_stored_as_records_one_after_another() -> None:
    match = Match("callisto", 2, names=["Ada", "Bo"], seed=2)
    rng = random.Random(1)
    for number in range(2):
        while not match.table.over:
            match.table.play(rng.choice(match.table.legal()))
        if number == 0:
            match.next_game()
    tables = replay_all(match.record())
    assert [table.match for table in tables] == [(1, 2), (2, 2)]
    assert [table.names for table in tables] == [("Ada", "Bo"), ("Bo", "Ada")]
    assert len(read_all(match.record())) == 2
