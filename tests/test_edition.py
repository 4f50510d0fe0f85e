"""Editions: every value has a source, and an owner's file is checked with a sentence for each thing that is off."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orrery import Table, games
from orrery.cli import main
from orrery.edition import SOURCES, Edition, EditionError, changed, differences, load, named, read, standard
from orrery.message import Text
from orrery.terms import TableError, edition_of
from orrery.words import LANGUAGES, Words


@pytest.mark.parametrize("game", games())
def test_every_value_of_the_standard_edition_has_a_source(game: str) -> None:
    edition = standard(game)
    assert edition.sources
    assert set(edition.sources.values()) <= set(SOURCES)
    assert games()[game].problems(edition) == []


@pytest.mark.parametrize("game", games())
def test_today_s_rules_have_one_edition_whoever_names_them(game: str) -> None:
    """It is a key of many caches: another one that is only equal would be compared value by value each time."""
    known = games()[game]
    assert edition_of(known, None, known.version) is edition_of(known, None) is standard(game)


def said(game: str, edition: Edition, language: str = "en") -> list[str]:
    """What contradicts the rulebook, in a language."""
    return Words(game, language).sentences(games()[game].problems(edition))


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
        ('game = "callisto"\n[centre]\nrows = [2, "x"]', "centre.rows[1]: must be a whole number, not 'x'"),
        ('game = "three-days"\n[roads]\nsegments = [["doh", 0]]', "roads.segments[0][1]: must be text, not 0"),
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
    assert any(sentence in problem for problem in said("callisto", edition))


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


WRONG: list[tuple[str, Mapping[str, Any], str, str, str]] = [
    (
        "callisto",
        {"piece": [{"id": "L", "copies": 3}]},
        "piece: each player has 18 pieces beside the pillars; here are 19",
        "piece: cada jugador tiene 18 piezas además de los pilares; aquí hay 19",
        "piece : chaque joueur a 18 pièces en plus des colonnes ; il y en a 19 ici",
    ),
    (
        "callisto",
        {"insert": [{"id": "two", "rows": [20] * 20}]},
        "two.rows: must lie within the cells of “three”",
        "two.rows: debe quedar dentro de las casillas de «three»",
        "two.rows : doit rester dans les cases de « three »",
    ),
    (
        "callisto",
        {"board": {"size": 1000}},
        "board.size: the board is 20 cells wide, not 1000",
        "board.size: el tablero tiene 20 casillas de ancho, no 1000",
        "board.size : le plateau a 20 cases de large, et non 1000",
    ),
    (
        "cassiopeia",
        {"prices": {"lens": 9}},
        "1 lens costs 9 coins; it should cost 3.",
        "1 lente cuesta 9 monedas; debería costar 3.",
        "1 lentille coûte 9 pièces ; le prix devrait être de 3.",
    ),
    (
        "cassiopeia",
        {"box": {"planets": 34}},
        "There are 34 planet cards in the box; there should be 35.",
        "Cartas de planeta en la caja: 34; deberían ser 35.",
        "Cartes de planète dans la boîte : 34 ; il devrait y en avoir 35.",
    ),
    (
        "cassiopeia",
        {"specialists": [{"id": "broker", "after": "smuggle"}]},
        "broker has the after 'smuggle'; it should be one of none, capsule, exchange.",
        "broker tiene 'smuggle' como after; debería ser uno de none, capsule, exchange.",
        "broker a 'smuggle' comme after ; ce devrait être l’un de none, capsule, exchange.",
    ),
    (
        "cryo",
        {"ship": {"drones": 4}},
        "ship: each player has 3 drones, not 4.",
        "ship: cada jugador tiene 3 drones, no 4.",
        "ship : chaque joueur a 3 drones, et non 4.",
    ),
    (
        "cryo",
        {"docks": [{"id": "T1", "above": "k"}]},
        "docks.T1: above must be a cell from a to h or \"\", not 'k'.",
        "docks.T1: above debe ser una celda de la a a la h o \"\", no 'k'.",
        "docks.T1 : above doit être une cellule de a à h ou \"\", et non 'k'.",
    ),
    (
        "cryo",
        {"caverns": [{"id": "A1", "size": "large"}, {"id": "A2", "size": "large"}, {"id": "B1", "size": "large"}]},
        "caverns: 7 large spaces with 4 players, but 6 large tiles.",
        "caverns: 7 espacios grandes con 4 jugadores, pero 6 losetas grandes.",
        "caverns : 7 grands emplacements avec 4 joueurs, mais 6 grandes tuiles.",
    ),
    (
        "three-days",
        {"costs": {"colonists": [2, 2]}},
        "costs.colonists: 2 costs are given; a player has 10 colonists.",
        "costs.colonists: se dan 2 costes; un jugador tiene 10 colonos.",
        "costs.colonists : 2 coûts sont donnés ; un joueur a 10 colons.",
    ),
    (
        "three-days",
        {"purifiers": {"light_top": ["wood"]}},
        "purifiers.light_top: the top row has 4 parts, not 1.",
        "purifiers.light_top: la fila superior tiene 4 piezas, no 1.",
        "purifiers.light_top : la rangée du haut a 4 pièces, et non 1.",
    ),
    (
        "three-days",
        {"round": {"actions": 3}},
        "round.actions: 3 is given; a turn has 2 actions.",
        "round.actions: se da 3; un turno tiene 2 acciones.",
        "round.actions : 3 est donné ; un tour a 2 actions.",
    ),
]


@pytest.mark.parametrize(("game", "changes", "english", "spanish", "french"), WRONG, ids=[row[2] for row in WRONG])
def test_what_contradicts_the_rulebook_is_said_in_every_language(
    game: str, changes: Mapping[str, Any], english: str, spanish: str, french: str
) -> None:
    edition = changed(game, "wrong", changes)
    assert english in said(game, edition)
    assert spanish in said(game, edition, "es")
    assert french in said(game, edition, "fr")


def test_a_value_without_end_is_cut_off_in_its_sentence() -> None:
    edition = changed("cassiopeia", "wrong", {"systems": [{"id": "caph", "symbols": "x" * 30_000}]})
    for language in LANGUAGES:
        sentence = next(one for one in said("cassiopeia", edition, language) if "xxx" in one)
        assert "x…" in sentence and len(sentence) < 1_000


def test_a_game_may_say_what_is_wrong_in_its_own_words() -> None:
    """What a game that somebody installs says as a plain sentence is shown as it is, in every language."""
    own = replace(games()["callisto"], problems=lambda edition: ["the board is on fire"])
    assert Words(own.name, "es").sentences(own.problems(standard("callisto"))) == ["the board is on fire"]
    with pytest.raises(TableError, match="contradicts the rulebook: the board is on fire"):
        edition_of(own, changed("callisto", "burnt", {}))


def test_a_check_speaks_a_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = write(tmp_path / "wrong.toml", 'game = "cryo"\n[ship]\ndrones = 4\n')
    broken = write(tmp_path / "broken.toml", 'game = "cryo"\n[ships]\n')
    right = write(tmp_path / "right.toml", 'game = "cryo"\n')
    assert main(["edition", "check", str(wrong), str(broken), str(right), "--language", "es"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{wrong}: ship: cada jugador tiene 3 drones, no 4."
    assert lines[1].startswith(f"{broken}: ships: el juego no tiene ese valor")
    assert lines[2].startswith(f"{right}: la edición right de cryo concuerda con todo")
