"""Studies: what is tried and said beside a game is kept in its record, as text that is checked like the rest."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from orrery import CHANCE, RecordError, Table, TableError, games, replay
from orrery.foreign import FormatError
from orrery.games.callisto.blksgf import read as read_blksgf
from orrery.interchange import foreign_text, formats, table_of
from orrery.kernel import IllegalMove
from orrery.record import FIRST_LINE, WITH_BRANCHES, read, write
from orrery.study import Study
from orrery.variations import BRANCHES, LONGEST

TEXTS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=60)


def finished(game: str, seats: int, seed: int) -> Table:
    table = Table(game, seats, seed=seed, names=["Ada"])
    rng = random.Random(seed)
    while not table.over:
        seat = rng.choice(table.to_move)
        table.play(rng.choice(table.legal(seat)), seat)
    return table


def decided(study: Study, line: int, rng: random.Random) -> tuple[int, int]:
    """Some moment of a line at which somebody decides."""
    first = study.branches[line - 1].after if line else 0
    entries = study.end(line).entries
    moments = [at for at in range(first, len(entries)) if entries[at].seat != CHANCE]
    return study.next_decision(line, rng.choice(moments) if moments else len(entries))


def tried(study: Study, rng: random.Random, times: int) -> Study:
    """A study with branches of branches, as somebody would try them."""
    for _ in range(times):
        line, move = decided(study, rng.randint(0, len(study.branches)), rng)
        for _ in range(rng.randint(1, 4)):
            table = study.at(line, move)
            if table.over:
                break
            seat = rng.choice(table.to_move)
            line, move = study.play(line, move, rng.choice(table.legal(seat)), seat, rng)
    return study


@pytest.mark.parametrize("game", games())
def test_branches_and_comments_come_back_from_the_record(game: str) -> None:
    rng = random.Random(5)
    for seats in (min(games()[game].seats), max(games()[game].seats)):
        study = tried(Study(finished(game, seats, seed=seats)), rng, 6)
        assert any(branch.of for branch in study.branches) or len(study.branches) > 1
        last = len(study.branches)
        study.say(0, 3, "Here it began.", "Ada")
        study.say(last, study.branches[last - 1].end, "or so", "")
        text = study.record()
        assert text.startswith(WITH_BRANCHES)
        again = Study.read(text)
        assert again.record() == text
        assert again.branches == study.branches
        assert again.comments == study.comments
        for line in range(last + 1):
            assert again.end(line).view(None) == study.end(line).view(None)
        assert write(read(text)) == text


def test_without_branches_a_record_is_written_as_ever() -> None:
    table = finished("callisto", 2, 1)
    before = table.record()
    study = Study(table)
    line, _ = study.play(0, 4, study.at(0, 4).legal()[0])
    study.say(line, 5, "no")
    assert study.record() != before
    study.cut(line)
    assert study.record() == before
    assert before.startswith(FIRST_LINE)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 20), TEXTS, st.text(max_size=50)), max_size=6), st.text(max_size=90))
def test_whatever_is_said_is_read_as_it_was_kept(said: list[tuple[int, str, str]], name: str) -> None:
    study = Study(finished("callisto", 2, 3))
    line, _ = study.play(0, 2, study.at(0, 2).legal()[-1])
    study.name(line, name)
    for move, text, author in said:
        try:
            study.say(0, move, text, author)
        except TableError:
            assert not text.strip() or not any(char.isprintable() and not char.isspace() for char in text)
    again = Study.read(study.record())
    assert again.comments == study.comments
    assert again.branches == study.branches
    assert again.record() == study.record()


STUDY = Study(finished("callisto", 2, 1))
for _at in (4, 6):
    STUDY.play(0, _at, STUDY.at(0, _at).legal()[0])
STUDY.say(0, 5, "first\nsecond: \\ line", "Ada: the first")
WHOLE = STUDY.record().partition("seal: ")[0]


def test_a_study_reads_like_a_game() -> None:
    lines = WHOLE.splitlines()
    assert "branch 1 after 4" in lines
    assert "comment 5 by Ada\\: the first: first\\nsecond: \\\\ line" in lines
    assert lines[lines.index("branch 1 after 4") + 1].startswith("A ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (WHOLE.replace(WITH_BRANCHES, FIRST_LINE), "no move may follow the result"),
        (WHOLE.replace(WITH_BRANCHES, "Orrery record 9"), "line 1: this record is of version 9, which is newer"),
        (WHOLE.replace("branch 1 after 4", "branch 1 after 400"), "the game has no move 400"),
        (WHOLE.replace("branch 1 after 4", "branch 1 after 4 of 2"), "there is no branch 2 above this line"),
        (WHOLE.replace("branch 1 after 4", "branch 3 after 4"), "here must stand “branch 1 after”"),
        (WHOLE.replace("branch 1 after 4", "branch 1"), "here must stand “branch 1 after”"),
        (WHOLE.replace("branch 1 after 4", "branch 1 after 5"), "cannot play"),
        (WHOLE.replace("branch 2 after 6\n", "branch 2 after 6\nE 1 e8\n"), "seat E does not exist in a game of 2"),
        (WHOLE.replace("comment 5 by", "comment 500 by"), "the game has no move 500"),
        (WHOLE.replace("comment 5 by", "comment by"), "is no comment: one is"),
        (WHOLE + "branch 3 after 4\nA 1 e8\n", "before all comments"),
        (WHOLE + "A 1 e8\n", "no move may follow the result, but here stands"),
        (WHOLE + f"comment 1: {'x' * (LONGEST + 1)}\n", f"a comment has at most {LONGEST} characters"),
        (WHOLE.replace("branch 2 after 6", "branch 2 after 6\nbranch 3 after 6"), "branch 2 has no moves"),
        (WHOLE + "comment 1: x\n" * 1000, "a record has at most 1000 comments"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as wrong:
        replay(text)
    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(WHOLE) - 1), st.text(max_size=4))
def test_a_changed_study_is_read_or_refused_in_one_sentence(at: int, put: str) -> None:
    changed = WHOLE[:at] + put + WHOLE[at + 3 :]
    try:
        again = replay(changed)
    except RecordError as wrong:
        assert "\n" not in str(wrong)
    else:
        assert replay(again.record()).branches == again.branches


def test_a_seal_covers_branches_and_comments() -> None:
    with pytest.raises(RecordError, match="the seal does not fit"):
        replay(STUDY.record().replace("second", "third"))


def test_playing_what_a_line_has_already_goes_along_it() -> None:
    study = Study(finished("callisto", 2, 1))
    played = study.table.entries[4]
    assert study.play(0, 4, study.table.game.catalogue(study.table.terms)[played.move]) == (0, 5)
    other = study.at(0, 4).legal()[0]
    first = study.play(0, 4, other)
    assert study.play(0, 4, other) == first == (1, 5)
    assert study.play(1, 5, study.at(1, 5).legal()[0])[0] == 1
    assert study.play(1, 5, study.at(1, 5).legal()[-1])[0] == 2
    assert study.branches[1].of == 1


def test_a_move_that_cannot_be_tried_changes_nothing() -> None:
    study = Study(finished("callisto", 2, 1))
    before = study.record()
    with pytest.raises(IllegalMove):
        study.play(0, 4, "1 h8")
    with pytest.raises(TableError):
        study.play(0, len(study.table.entries), "1 e8")
    with pytest.raises(TableError):
        study.at(3, 1)
    with pytest.raises(TableError):
        study.say(0, 9999, "where?")
    assert study.record() == before


def test_there_are_only_so_many_branches() -> None:
    study = Study(finished("callisto", 2, 1))
    moves = [(at, move) for at in range(8) for move in study.at(0, at).legal()]
    for at, move in moves[: BRANCHES + 8]:
        if len(study.branches) == BRANCHES:
            break
        study.play(0, at, move)
    spare = [(at, move) for at, move in moves if len(study.branches) == BRANCHES][-1]
    with pytest.raises(TableError, match="at most 200 branches"):
        study.play(0, spare[0], spare[1])


def test_lines_go_with_the_moves_that_are_taken_back() -> None:
    table = Table("callisto", 2, seed=1)
    for _ in range(6):
        table.play(table.legal()[0])
    study = Study(table)
    study.play(0, 5, study.at(0, 5).legal()[-1])
    study.say(0, 6, "late")
    study.say(0, 2, "early")
    table.rewind(3)
    assert table.branches == ()
    assert [comment.text for comment in table.comments] == ["early"]
    assert replay(table.record()).record() == table.record()


def test_a_running_game_tells_others_nothing_of_what_was_tried() -> None:
    table = Table("cryo", 2, seed=4)
    rng = random.Random(1)
    for _ in range(30):
        table.play(rng.choice(table.legal()))
    study = Study(table)
    at = next(at for at in range(10, len(table.entries)) if table.entries[at].seat != CHANCE)
    study.play(0, at, study.at(0, at).legal()[-1], rng=rng)
    study.say(0, at, "a secret")
    assert "a secret" in table.record()
    assert "a secret" not in table.record(seat=0)


# ---- Pentobi ------------------------------------------------------------------------------------------------------

PENTOBI = (
    "(;GM[Callisto Two-Player]CA[UTF-8]PB[Ada]C[before all]\n"
    ";B[e8]C[centre\\] first]\n"
    "(;W[l10];B[e9](;W[l9])(;W[m10]C[closer];B[h1]))\n"
    "(;W[i12](;B[h1])(;B[g2]))\n"
    "(;AB[a1];W[l8])\n"
    "(;W[e8]C[on it]))\n"
)


def test_variations_and_comments_of_pentobi_come_in() -> None:
    game, form = formats()[0]
    foreign = form.read(PENTOBI)
    assert [notation for _, notation in foreign.moves] == ["e8", "l10", "e9", "l9"]
    table, left_out = table_of(game, foreign)
    study = Study(table)
    assert left_out == 1  # a square that is taken; what sets a position up is not read at all
    told = [(branch.after, branch.of, len(branch.moves)) for branch in study.branches]
    assert told == [(3, 0, 2), (1, 0, 2), (2, 2, 1)]
    assert [(comment.line, comment.move, comment.text) for comment in study.comments] == [
        (0, 0, "before all"),
        (0, 1, "centre] first"),
        (1, 4, "closer"),
    ]
    assert Study.read(study.record()).branches == study.branches


def test_variations_and_comments_go_out_to_pentobi() -> None:
    rng = random.Random(2)
    study = tried(Study(finished("callisto", 4, 2)), rng, 7)
    study.say(0, 3, "a ] and a \\ and\na second line", "Ada")
    written = foreign_text(study.table)
    again = read_blksgf(written)
    assert [comment.text for comment in again.comments] == ["Ada: a ] and a \\ and\na second line"]
    table, left_out = table_of(*_imported(written))
    assert left_out == 0
    assert table.record().count("\n") >= study.record().count("\n") - 2
    assert _positions(Study(table)) == _positions(study)


def _imported(text: str):  # type: ignore[no-untyped-def]
    game, form = formats()[0]
    return game, form.read(text)


def _positions(study: Study) -> set[str]:
    """What stands on the board at the end of every line."""
    ends = (study.end(line) for line in range(len(study.branches) + 1))
    inner = {(branch.of, branch.after) for branch in study.branches}
    return {
        str(end.view(None))
        for line, end in enumerate(ends)
        if (line, len(end.entries)) not in inner  # a line that another one goes on from is one line there
    }


def test_a_game_that_no_other_program_reads_is_not_exported() -> None:
    with pytest.raises(FormatError, match="no other program"):
        foreign_text(finished("cryo", 1, 1))


def test_the_command_line_understands_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from orrery.cli import main

    path = tmp_path / "study.game"
    path.write_text(STUDY.record(), encoding="utf-8")
    assert main(["record", "verify", str(path)]) == 0
    assert "2 branches, 1 comment" in capsys.readouterr().out
    assert main(["record", "show", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "branch 2 after 6" in shown
    assert "comment 5 by Ada" in shown
    assert main(["record", "export", str(path), "-o", str(tmp_path / "study.blksgf")]) == 0
    assert main(["record", "import", str(tmp_path / "study.blksgf"), "-o", str(tmp_path / "back.game")]) == 0
    assert len(replay((tmp_path / "back.game").read_text(encoding="utf-8")).branches) == 2
