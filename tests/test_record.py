"""The record: it alone rebuilds the game, and whatever is wrong with it is said with its line."""

from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from orrery import Match, RecordError, Table, games, replay
from orrery.edition import changed as changed_edition
from orrery.record import read, read_all, seal, write
from orrery.replays import replay_all

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
    for seats in games()[game].seats:
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
    return re.sub(r"^(reason:|sheet:).*?(\|.*)?$", r"\1\2", unsealed(text), flags=re.MULTILINE)


def test_every_game_has_golden_games() -> None:
    assert {path.parent.parent.name.replace("_", "-") for path in GOLDEN} == set(games())


def unsealed(text: str) -> str:
    """A record as it was written before there were seals, and as people write it by hand."""
    return text.partition("seal: ")[0]


SEALED = finished("callisto", 2, 1).record()
GOOD = unsealed(SEALED)


def lines(text: str = GOOD) -> list[str]:
    return text.splitlines()


def changed(number: int, line: str) -> str:
    all_lines = lines()
    all_lines[number - 1] = line
    return "\n".join(all_lines)


def row(key: str) -> int:
    """The number of the line that begins so."""
    return next(number for number, line in enumerate(lines(), 1) if line.startswith(f"{key}:"))


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
        ("\n".join([line for line in lines() if not line.startswith("B ")]), "line"),
        (GOOD + "A 1 e8\n", "no move may follow the result"),
        (
            GOOD.replace("rules: 1", "rules: 7"),
            "line 3: the header cannot be: rules 7 of callisto are not known here; known: 1",
        ),
        (GOOD.replace("rules: 1", "rules: 0"), "line 3: the header cannot be: rules 0 of callisto are not known here"),
        (GOOD + "ranks: 1 2\n", f"line {len(lines()) + 1}: “ranks” stands here a second time"),
        (GOOD + "result: finished\n", f"line {len(lines()) + 1}: “result” stands here a second time"),
        (GOOD + "B: Eve\n", f"line {len(lines()) + 1}: no move may follow the result"),
        (GOOD.replace("A: Ada", "A: Ada\nA: Eve"), "“A” stands here a second time"),
        (GOOD.replace("A: Ada", "D: Dan"), "seat D does not exist in a game of 2"),
        (GOOD.partition("reason:")[0], f"line {row('scores')}: the record is cut off: “reason:” is missing"),
        (GOOD.partition("scores:")[0], f"line {row('ranks')}: the record is cut off: “scores:” is missing"),
        (GOOD.partition("sheet:")[0], f"line {row('reason')}: the record is cut off: of "),
        ("\n".join(lines()[:-1]), f"line {len(lines()) - 1}: the record is cut off: of "),
        (
            GOOD.replace("result: finished", "result: unfinished"),
            f"line {row('ranks')}: an unfinished game has no “ranks:”",
        ),
        (
            GOOD.partition("result:")[0] + "result: unfinished",
            f"line {row('result')}: the record says “unfinished”, but its moves end the game",
        ),
        (GOOD.replace("seats: 2", "changes: " + "[" * 100_000 + "\nseats: 2"), "changes must be a JSON object"),
        (
            GOOD.replace("seats: 2", 'changes: {"piece": ' + "[" * 500 + "]" * 500 + "}\nseats: 2"),
            "line 6: the header cannot be: changes: piece",
        ),
        (
            GOOD.replace("seats: 2", f'changes: {{"piece": [{{"id": "W", "points": {2**64}}}]}}\nseats: 2'),
            "line 6: the header cannot be: changes: piece.W.points: must be from -1000000 to 1000000",
        ),
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


def test_the_seal_is_the_digest_of_everything_above_it() -> None:
    above, _, digest = SEALED.partition("seal: ")
    assert digest == hashlib.sha256(above.encode()).hexdigest() + "\n"
    assert read(SEALED).sealed
    assert not read(GOOD).sealed
    assert write(read(GOOD)) == SEALED
    assert seal(GOOD) == SEALED


def test_line_ends_of_another_system_and_of_a_web_form_are_no_change() -> None:
    for text in (SEALED.replace("\n", "\r\n"), "\ufeff" + SEALED, SEALED.rstrip("\n"), SEALED + "\n\n"):
        assert read(text).sealed
    with pytest.raises(RecordError, match="the seal does not fit"):
        read(SEALED.replace("\n", "\r\n", 1))


@pytest.mark.parametrize("game", games())
def test_no_changed_byte_of_a_sealed_record_goes_unnoticed(game: str) -> None:
    data = finished(game, games()[game].seats[0], seed=5).record().encode()
    rng = random.Random(game)
    end = len(data) - 1  # the last line's end is not above the seal
    for _ in range(1500):
        at = rng.randrange(end)
        other = rng.choice([byte for byte in b"\n\r\t #:|AB019?abz\xc3\xff" if byte != data[at]])
        for damaged in (
            data[:at] + bytes([other]) + data[at + 1 :],
            data[:at] + data[at + 1 :],
            data[:at] + bytes([other]) + data[at:],
            data[:at],
        ):
            assert not _sealed(damaged)


@pytest.mark.parametrize("game", games())
def test_no_changed_line_of_a_sealed_record_goes_unnoticed(game: str) -> None:
    whole = finished(game, games()[game].seats[0], seed=6).record().splitlines(keepends=True)
    for at, line in enumerate(whole):
        before, after = whole[:at], whole[at + 1 :]
        for damaged in (
            [*before, *after],
            [*before, line, line, *after],
            [*before, "# a note\n", line, *after],
            [*before, "\n", line, *after],
            [*before, f" {line}", *after],
            [*before, *after[:1], line, *after[1:]],
            before,
        ):
            if damaged != whole:
                assert not _sealed("".join(damaged))


def _sealed(text: str | bytes) -> bool:
    try:
        return read(text).sealed
    except RecordError as wrong:
        assert "\n" not in str(wrong)
        return False


def test_each_record_of_a_match_has_its_own_seal() -> None:
    match = Match("callisto", 2, seed=4)
    rng = random.Random(4)
    while not match.table.over:
        match.table.play(rng.choice(match.table.legal()))
    match.next_game()
    text = match.record()
    assert [record.sealed for record in read_all(text)] == [True, True]
    assert [record.sealed for record in read_all(SEALED + GOOD)] == [True, False]
    second = text.rindex("Orrery record 1")
    line = text[:second].count("\n")
    with pytest.raises(RecordError, match=f"line {text.count(chr(10))}: the seal does not fit"):
        read_all(text[:second] + text[second:].replace("edition: standard", "edition: special"))
    with pytest.raises(RecordError, match=f"line {line}: nothing may follow the seal"):
        read_all(text[: second - 1] + "A 1 e8\n" + text[second:])


def test_a_record_of_an_edition_of_ones_own_is_sealed_too() -> None:
    edition = changed_edition("callisto", "dear", {"piece": [{"id": "W", "points": 9}]})
    text = Table("callisto", seed=1, edition=edition).record()
    assert read(text).sealed
    assert replay(text).terms.edition.digest == edition.digest


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
