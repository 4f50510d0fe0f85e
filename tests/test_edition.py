"""Editions: every value has a source, and an owner's file is checked with a sentence for each thing that is off."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from orrery import Table, games
from orrery.edition import SOURCES, EditionError, changed, differences, load, named, read, standard
from orrery.message import Text
from orrery.words import Words


@pytest.mark.parametrize("game", games())
def test_every_value_of_the_standard_edition_has_a_source(game: str) -> None:
    edition = standard(game)
    assert edition.sources
    assert set(edition.sources.values()) <= set(SOURCES)
    assert games()[game].problems(edition) == []


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_an_edition_gives_only_what_differs(tmp_path: Path) -> None:
    path = write(tmp_path / "soft.toml", 'game = "callisto"\nname = "soft pillars"\n[[piece]]\nid = "W"\npoints = 7\n')
    edition = load(path)
    assert edition.name == "soft-pillars"
    assert edition.digest != standard("callisto").digest
    table = Table("callisto", edition=path)
    assert table.view()["scores"] == [70, 70]
    again = __import__("orrery").replay(table.record())
    assert again.view() == table.view(), "the record carries the edition's own values"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "must name a game"),
        ('game = "chess"', "must name a game"),
        ('game = "callisto"\nspeed = 3', "speed: the game has no such value"),
        ('game = "callisto"\n[board]\nsize = "big"', "board.size: must be a whole number, not 'big'"),
        ('game = "callisto"\n[[piece]]\nid = "Q"\npoints = 1', "no row has the id 'Q'"),
        ('game = "callisto"\n[[piece]]\npoints = 1', "each with an id"),
        ('game = "callisto"\npiece = 3', "piece: must be [[piece]] tables"),
        ('game = "callisto"\n[board]\nsource = "hearsay"', "source must be one of"),
        ("game = callisto", "not valid TOML"),
        ('game = "callisto"\nname = ""', "name must be a line of text"),
    ],
)
def test_a_file_that_cannot_be_read_gets_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(EditionError) as raised:
        load(write(tmp_path / "mine.toml", text))
    assert sentence in str(raised.value)
    assert "\n" not in str(raised.value)


def test_missing_and_binary_files(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cannot be read: No such file"):
        load(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError, match="not UTF-8"):
        load(tmp_path / "binary.toml")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[[piece]]\nid = "L"\ncopies = 3', "each player has 18 pieces beside the pillars; here are 19"),
        ('[[piece]]\nid = "1"\ncopies = 2', "each player has 3 pillars"),
        ('[[piece]]\nid = "1"\npoints = 1', "a pillar left over counts nothing"),
        ('[[piece]]\nid = "I"\nshape = ["#.#"]', "must hang together"),
        ('[[piece]]\nid = "I"\nshape = ["####"]', "at most three signs"),
        ("[centre]\nrows = [1]", "must be 20 even numbers"),
        (
            '[[insert]]\nid = "two"\nrows = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2]',
            "16 cells wide",
        ),
    ],
)
def test_callisto_editions_are_checked_against_the_rulebook(tmp_path: Path, text: str, sentence: str) -> None:
    edition = load(write(tmp_path / "mine.toml", f'game = "callisto"\n{text}\n'))
    assert any(sentence in problem for problem in games()["callisto"].problems(edition))


def test_what_an_edition_changes_is_told_in_words() -> None:
    changes = {
        "scoring": {"pod_in_cavern": 3, "source": "public"},
        "cavern_tiles": [{"id": "S7", "first": 6, "cost": ["nanite", "tech"], "source": "reconstructed"}],
    }
    base = standard("cryo").data
    tile = next(row for row in base["cavern_tiles"] if row["id"] == "S7")
    assert differences("cryo", changes) == [
        f"scoring pod in cavern: 3 instead of {base['scoring']['pod_in_cavern']}",
        f"cavern tiles S7 first: 6 instead of {tile['first']}",
        "cavern tiles S7 cost: nanite, tech instead of nanite",
    ]
    assert differences("cryo", {"scoring": {"pod_in_cavern": base["scoring"]["pod_in_cavern"]}}) == []


def test_a_record_of_older_rules_is_replayed_with_the_components_of_its_time() -> None:
    """What was the standard edition then is found by the rules; a record says the same digest as it always did."""
    old, new = standard("cryo", 2), standard("cryo")
    assert (old.name, old.digest) == ("standard", "3f5e643553a26da4")
    assert new.digest != old.digest
    table = Table("cryo", 2, seed=3, rules=2)
    assert table.terms.edition == old
    text = table.record()
    assert "edition: standard 3f5e643553a26da4\n" in text
    assert "changes:" not in text
    assert __import__("orrery").replay(text).record() == text


def test_changes_of_an_older_record_are_made_to_the_components_of_its_time() -> None:
    changes = {"platform": {"pod_spaces": 5}}
    older = changed("cryo", "roomy", changes, rules=2)
    assert older.data["tiles"] == standard("cryo", 2).data["tiles"] != changed("cryo", "roomy", changes).data["tiles"]
    text = Table("cryo", 2, seed=3, edition=older, rules=2).record()
    assert __import__("orrery").replay(text).terms.edition.digest == older.digest


def test_an_edition_that_comes_with_a_game_is_asked_for_by_its_name() -> None:
    """The former standard can be played under today's rules; its record says what it changes."""
    table = Table("cryo", 2, seed=3, edition="six-card-tiles")
    assert table.terms.edition.data["tiles"] == standard("cryo", 2).data["tiles"]
    assert named("cryo")["six-card-tiles"].digest == "3f5e643553a26da4"
    text = table.record()
    assert "edition: six-card-tiles 3f5e643553a26da4\n" in text
    assert __import__("orrery").replay(text).terms.edition.digest == "3f5e643553a26da4"


@pytest.mark.parametrize(
    ("text", "spanish", "french"),
    [
        ("", "debe nombrar un juego", "doit nommer un jeu"),
        ("nonsense", "no es TOML válido", "pas du TOML valide"),
        ('game = "callisto"\nname = 3', "una línea de texto", "une ligne de texte"),
        ('game = "callisto"\n[boards]', "no tiene ese valor", "n’a pas cette valeur"),
        ('game = "callisto"\n[board]\nsize = "x"', "un número entero", "un nombre entier"),
        ('game = "callisto"\nboard = 3', "debe ser una tabla", "doit être une table"),
        ('game = "callisto"\npiece = 3', "tablas [[piece]]", "des tables [[piece]]"),
        ('game = "callisto"\n[[piece]]\nid = "Q"', "ninguna fila", "aucune ligne"),
        ('game = "callisto"\n[board]\nsize = 9000000', "entre -1000000 y 1000000", "entre -1000000 et 1000000"),
    ],
)
def test_what_is_no_edition_is_said_in_every_language(text: str, spanish: str, french: str) -> None:
    with pytest.raises(EditionError) as raised:
        read(text, Text("edition-file"))
    error = pickle.loads(pickle.dumps(raised.value))
    assert str(error).startswith("the file: ")
    assert spanish in Words("callisto", "es").rich(error.text)
    assert french in Words("callisto", "fr").rich(error.text)
