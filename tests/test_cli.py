"""The command line: every command does its work, every mistake is one clear line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from orrery import Table, replay
from orrery.cli import main

GOLDEN = Path(__file__).parent / "games" / "callisto" / "golden"
TWO = str(GOLDEN / "two.game")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(arguments)
    except SystemExit as exit_:
        code = int(exit_.code or 0)
    told = capsys.readouterr()
    return code, told.out, told.err


def test_games_rules_doctor(capsys: pytest.CaptureFixture[str]) -> None:
    assert "callisto: 2 to 4 players" in run(capsys, "games")[1]
    assert "callisto" in [game["name"] for game in json.loads(run(capsys, "games", "--json")[1])]
    assert run(capsys, "rules", "callisto", "2.3")[1].startswith("2.3 A pillar stands")
    assert run(capsys, "rules", "callisto")[1].startswith("# Callisto")
    code, out, _ = run(capsys, "doctor")
    assert code == 0
    assert "Rules:" in out
    assert json.loads(run(capsys, "doctor", "--json")[1])["games"]


def test_record_show_verify_svg(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "record", "show", TWO, "--move", "3")
    assert code == 0
    assert "   3 A 1 " in out
    assert "a b c d e f" in out
    assert json.loads(run(capsys, "record", "show", TWO, "--json")[1])["game"] == "callisto"
    code, out, _ = run(capsys, "record", "verify", *map(str, sorted(GOLDEN.glob("*.game"))))
    assert code == 0
    assert out.count(": callisto, ") == len(list(GOLDEN.glob("*.game")))
    assert run(capsys, "record", "svg", TWO, "--theme", "light")[1].startswith("<svg")
    target = tmp_path / "x.svg"
    assert run(capsys, "record", "svg", TWO, "-o", str(target))[0] == 0
    assert target.read_text().startswith("<svg")


def test_verify_tells_a_sealed_record_from_one_that_proves_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = replay(Path(TWO).read_bytes()).record()
    sealed, by_hand, damaged = (tmp_path / name for name in ("sealed.game", "hand.game", "damaged.game"))
    sealed.write_text(text)
    by_hand.write_text(text.partition("seal:")[0])
    damaged.write_text(text.replace("reason: ", "reason: perhaps "))
    code, out, err = run(capsys, "record", "verify", str(sealed), str(by_hand), str(damaged))
    assert code == 1
    assert f"{sealed}: good: callisto, 2 seats" in out
    assert f"{by_hand}: not sealed, but it can be played: callisto, 2 seats" in out
    assert f"{damaged}: line {text.count(chr(10))}: the seal does not fit what stands above it" in err


def test_numbers_no_component_has_are_refused_by_check_and_replay(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    for value, shown in ((2**64, str(2**64)), (-(2**70), str(-(2**70))), (10**3000, "1000"), ("inf", "")):
        mine.write_text(f'game = "callisto"\n[[piece]]\nid = "W"\npoints = {value}\n')
        code, out, err = run(capsys, "edition", "check", str(mine))
        assert code == 1
        assert f"{mine}: piece.W.points: must be from -1000000 to 1000000, not {shown}" in out
        assert not err
        assert len(out) < 300
    mine.write_text('game = "callisto"\nname = ' + "[" * 100_000)
    code, out, err = run(capsys, "edition", "check", str(mine))
    assert (code, err) == (1, "")
    assert "not valid TOML" in out


def test_verify_says_the_first_wrong_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = Path(TWO).read_text().splitlines()
    at = lines.index("") + 3
    lines[at] = "B 1 a1"
    bad = tmp_path / "bad.game"
    bad.write_text("\n".join(lines))
    code, _, err = run(capsys, "record", "verify", str(bad), TWO)
    assert code == 1
    assert err.startswith(f"{bad}: line {at + 1}: Bo cannot play “1 a1”")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    code, _, err = run(capsys, "record", "verify", str(tmp_path / "binary"))
    assert (code, err.count("\n")) == (1, 1)
    assert "not a text file" in err


def test_pentobi_files_go_in_and_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("two", "three", "four", "two-by-two"):
        sgf, back = tmp_path / f"{name}.blksgf", tmp_path / f"{name}.game"
        assert run(capsys, "record", "export", str(GOLDEN / f"{name}.game"), "-o", str(sgf))[0] == 0
        assert run(capsys, "record", "import", str(sgf), "-o", str(back))[0] == 0
        assert _moves(back) == _moves(GOLDEN / f"{name}.game")


def test_two_players_with_four_colours_keep_their_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Pentobi writes PB and PW for two players; files of our own that said P1 and P2 are still read."""
    sgf, back = tmp_path / "x.blksgf", tmp_path / "x.game"
    for names in ("PB[Ada]PW[Bo]", "P1[Ada]P2[Bo]"):
        sgf.write_text(f"(;GM[Callisto Two-Player Four-Color]{names};1[j6])")
        assert run(capsys, "record", "import", str(sgf), "-o", str(back))[0] == 0
        assert "A: Ada\nB: Bo\n" in back.read_text()
    assert run(capsys, "record", "export", str(back), "-o", str(sgf))[0] == 0
    assert "PB[Ada]PW[Bo]" in sgf.read_text()
    assert ";1[j6]" in sgf.read_text()


def _moves(path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if line[:2] in ("A ", "B ", "C ", "D ")]


def test_a_saved_tree_is_read_with_its_variations(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sgf = tmp_path / "x.blksgf"
    sgf.write_text(
        "(;GM[Callisto Two-Player]PB[Ada \\] Lovelace]AP[Pentobi:26](;B[j6](;W[j12]C[good [one\\]];B[d8])(;W[d8]))(;B[e6]))"
    )
    code, out, err = run(capsys, "record", "import", str(sgf))
    assert (code, err) == (0, "")
    assert "A: Ada ] Lovelace" in out
    played, tried = out.split("result: ")
    assert [line for line in played.splitlines() if line[:2] in ("A ", "B ")] == ["A 1 j6", "B 1 j12", "A 1 d8"]
    assert "branch 1 after 1\nB 1 d8\n" in tried
    assert "branch 2 after 0\nA 1 e6\n" in tried
    assert "comment 2: good [one]\n" in tried


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it holds no game tree"),
        ("hello", "unexpected “h”"),
        ("(;GM[Blokus])", "this file holds “Blokus”, not a game of Callisto"),
        ("(;B[e9])", "does not begin with a node that names its game"),
        ("(;GM[Callisto Two-Player];B[e9]", "cut off"),
        ("(;GM[Callisto Two-Player];B[e9", "cut off in the middle of a value"),
        ("(;GM[Callisto Two-Player];AB[e9])", "sets up a position"),
        ("(;GM[Callisto Two-Player];3[e9])", "colour 3 does not exist"),
        ("(;GM[Callisto Two-Player];B[h8])", "move 1 (h8): h8 is in the centre"),
        ("(;GM[Callisto Two-Player];B[zz])", "move 1 (zz): There is no move"),
        ("(;GM[Callisto Two-Player];B)", "a property without a value"),
    ],
)
def test_bad_pentobi_files(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "x.blksgf"
    path.write_text(text)
    code, out, err = run(capsys, "record", "import", str(path))
    assert (code, out) == (1, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_editions(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "edition", "show", "callisto", "--source", "rulebook")
    assert code == 0
    assert "rulebook       insert.two.players = [2]" in out
    assert json.loads(run(capsys, "edition", "show", "callisto", "--json")[1])["values"]
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('game = "callisto"\n[[piece]]\nid = "W"\npoints = 6\n')
    bad.write_text('game = "callisto"\n[[piece]]\nid = "L"\ncopies = 9\n')
    assert run(capsys, "edition", "check", str(good))[0] == 0
    code, out, _ = run(capsys, "edition", "check", str(good), str(bad))
    assert code == 1
    assert "here are 25" in out


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("fly",),
        ("play",),
        ("play", "chess"),
        ("play", "callisto", "--players", "human"),
        ("play", "callisto", "--players", "human,alien"),
        ("play", "callisto", "--seats", "9"),
        ("play", "callisto", "--seats", "x"),
        ("play", "callisto", "--option", "turbo=yes"),
        ("play", "callisto", "--option", "turbo"),
        ("play", "--resume", "none.game"),
        ("play", "--resume", TWO),
        ("play", "callisto", "--edition", "none.toml"),
        ("play", "callisto", "--language", "tlh"),
        ("record",),
        ("record", "show"),
        ("record", "show", "none.game"),
        ("record", "show", TWO, "--move", "999"),
        ("record", "show", TWO, "--move", "-1"),
        ("record", "show", TWO, "--seat", "Z"),
        ("record", "verify", "none.game"),
        ("record", "svg", TWO, "-o", str(GOLDEN / "none" / "x.svg")),
        ("record", "svg", TWO, "--theme", "pink"),
        ("record", "export", str(GOLDEN / "outer-pillars.game")),
        ("record", "import", TWO),
        ("record", "import", "none"),
        ("rules", "chess"),
        ("rules", "callisto", "99"),
        ("edition", "show", "chess"),
        ("edition", "check", "none.toml"),
        ("edition",),
        ("games", "extra"),
        ("doctor", "--loud"),
    ],
)
def test_every_mistake_is_one_clear_line(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    code, out, err = run(capsys, *arguments)
    assert code in (1, 2)
    told = err or out
    assert told.count("\n") == 1, told
    assert "Traceback" not in told


def test_a_reader_that_closes_early_is_no_error() -> None:
    run_ = subprocess.run(
        f"{sys.executable} -m orrery.cli edition show callisto | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "callisto" in run_.stdout
    assert "Traceback" not in run_.stderr


def test_the_same_table_prints_itself() -> None:
    assert "a b c d e f" in str(Table("callisto"))
