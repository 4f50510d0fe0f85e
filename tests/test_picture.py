"""The picture of a scene: every block is drawn, at legible sizes, inside the picture, in both themes."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from orrery import Table
from orrery.blocks import (
    BELOW,
    BESIDE,
    COMMON,
    HAND,
    OFFER,
    OTHER,
    OWN,
    TRACK,
    Area,
    Card,
    Cards,
    Chip,
    Columns,
    Counter,
    Goal,
    Label,
    Map,
    Need,
    Price,
    Prices,
    Remark,
    Scene,
    Slots,
    Spare,
    Stage,
    Store,
    Stores,
    Supply,
    Track,
    Use,
)
from orrery.games import games
from orrery.kernel import Text, Who
from orrery.lettering import lettered
from orrery.picture import WIDTH, compose, part_of
from orrery.scene import PALETTE, Board, Ground, Piece, Place, plain
from orrery.typeset import Typesetter, measure
from orrery.words import Words

SYMBOLS = {"coin": '<circle r="12" fill="var(--accent)"/>', "cell": '<use href="#s-coin"/>', "pawn": '<circle r="13"/>'}
GROUND = Ground(600, 380, "", (Place("a", 100, 100, 72, 72, Text("a"), "circle"), Place("d", 9, 9, 9, 9, Text("d"))))
BOARD = Board(SYMBOLS, dict.fromkeys(SYMBOLS, (26.0, 26.0)), {"map": GROUND})
WORDS = Words("callisto", "en", ("Ada", "Bo"))


def everything() -> Scene:
    """A scene with every block."""
    price = Goal("g", (Need("coin", True), Need("cell", False)), Text("Price"), Text("lack 1 [cell]"), Text("3 points"))
    stores = Stores("s", (Store("st", "coin", Text("coins"), 5, 9, Text("soon more")),))
    card = Card(
        "c", Text("Hastur"), Text("planet"), "coin", "good", (Use("coin", Text("pay 1 [cell]"), Text("Trade")),), price
    )
    moves = Map(
        "map", (Piece("p", "pawn", 100, 100, Text("pawn"), 0, caption="A"),), (Label(5, 5, Text("Njord")),), ("d", "a")
    )
    forms = tuple(
        Cards(f"f-{form}", (replace(card, id=form),), form=form) for form in ("row", "chain", "hand", "tiles", "list")
    )
    supply = Supply(
        "su", Text("Left"), (Spare("pawn", "1", gone=True), Spare("pawn", "2")), "coin", Text("next: 2 [coin]"), 0
    )
    counter = Counter("k", "coin", Text("Fuel"), 7, 15, 3, (5,), Text("soon"))
    track = Track(
        "t", (Stage("s0", Text("Round 1"), "coin", "now", (0,), Text("night")), Stage("s1", Text("End"), state="end"))
    )
    return Scene(
        (
            Area("t", TRACK, Text("Rounds"), (track,)),
            Area("b", COMMON, Text("The moon"), (moves, Remark("w", Text("Take care of 3 [coin]."), "coin", "bad"))),
            Area("o", OFFER, Text("Market"), forms),
            Area(
                "own", OWN, Text("Yours"), (stores, Columns("c", (counter, supply, price))), 0, Text("3 of 7"), span=7
            ),
            Area(
                "h",
                HAND,
                Text("Hand"),
                (Prices("p", (Price("x", "coin", Text("A coin"), Text("2 [cell]"), Text("now")),)),),
                span=5,
            ),
            Area(
                "x",
                OTHER,
                Text("player-name", {"name": Who(1)}),
                (stores,),
                1,
                summary=(Chip(Text("12 points"), "coin"),),
            ),
            Area(
                "y",
                OWN,
                Text("Slots"),
                (Slots("sl", (Chip(tone="empty"), Chip(Text("Lab")))),),
                parts=(Area("z", OWN, Text("Part")),),
            ),
        ),
        head=(Chip(Text("Round 3"), tone="accent"),),
    )


@pytest.mark.parametrize("layout", [BELOW, BESIDE])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_block_is_drawn_in_both_themes(layout: str, theme: str) -> None:
    svg = compose(replace(everything(), layout=layout), BOARD, WORDS, theme, "All")
    ElementTree.fromstring(svg)
    assert "var(" not in svg
    for word in (
        "Rounds",
        "The moon",
        "Hastur",
        "Fuel",
        "Left",
        "A coin",
        "Round 3",
        "Njord",
        "12 points",
        "Lab",
        "Part",
        "Bo",
    ):
        assert f">{word}<" in svg, word
    sizes = [float(size) for size in re.findall(r'font-size="([0-9.]+)"', svg)]
    assert min(sizes) >= 11
    assert PALETTE["space"][theme == "light"] in svg


def test_a_scene_is_lettered_within_80_columns() -> None:
    whole = plain(lettered(everything(), WORDS.say))
    assert max(map(len, whole.splitlines())) <= 80
    for word in (
        "The moon",
        "coins 5/9",
        "Fuel 7/15 (+3)",
        "Left: 1/2 (2)",
        "-cell",
        "* Hastur",
        "[Round 1]",
        "A coin: 2 [cell]",
    ):
        assert word in whole, word
    short = plain(lettered(everything(), WORDS.say, lines=5))
    assert len(short.splitlines()) < len(whole.splitlines())


def test_symbols_stand_among_words_and_bring_those_they_are_made_of() -> None:
    svg = compose(
        Scene(
            (
                Area(
                    "a",
                    COMMON,
                    Text("pay 1 [cell] now"),
                ),
            )
        ),
        BOARD,
        WORDS,
    )
    assert "[cell]" not in svg
    assert 'id="s-cell"' in svg
    assert 'id="s-coin"' in svg
    assert 'id="s-pawn"' not in svg


def test_lines_are_broken_and_cut() -> None:
    made = Typesetter(BOARD, WORDS.rich, WORDS.say)
    long = Text("a sentence that has far more words than one line of this width can hold")
    flow = made.flow(long, 120, 12)
    assert flow.height > 3 * 12
    assert flow.width <= 121
    assert "…" in made.line(long, 0, 0, 12, room=80).svg
    assert measure("WWW", 12) > measure("iii", 12)


def test_what_can_be_chosen_is_lit() -> None:
    """A golden rim in the shape of each thing that is lit, fainter where there are many places, and none elsewhere."""
    table = Table("callisto", 2, seed=1)
    board, words = table.game.board(table.terms), table.words
    block = next(
        one
        for area in table.game.scene(table.terms, table.view(0), 0).areas
        for one in area.blocks
        if isinstance(one, Map)
    )
    places = [place.id for place in board.grounds[block.id].places]
    gold = '#f2c14e" fill-opacity="0.08"'

    def drawn(*lit: str) -> str:
        return part_of(block, board, words, 460, lit=lit)

    assert drawn().count(gold) == drawn("nothing like this").count(gold) == 0
    assert drawn(*places[:2]).count(gold.replace(" fill", ' stroke="#f2c14e" fill')) == 2
    many = drawn(*places[:41])
    assert many.count('stroke-opacity="0.55"') == 41
    cards = Cards("cards", (Card("one"), Card("two")))
    assert part_of(cards, board, words, 460, lit={"two"}).count('fill-opacity="0.08"') == 1


def test_a_name_is_nothing_but_text() -> None:
    words = Words("callisto", "en", ("<b>var(--ink)",))
    svg = compose(Scene((Area("a", OTHER, Text("player-name", {"name": Who(0)}), seat=0),)), BOARD, words)
    ElementTree.fromstring(svg)
    assert "&lt;b&gt;var&#40;--ink)" in svg


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_has_a_picture_for_everybody(name: str) -> None:
    for seats in games()[name].seats:
        table, rng = Table(name, seats, seed=seats), random.Random(seats)
        for _ in range(40):
            if not table.over:
                table.play(rng.choice(table.legal()))
        for seat in (None, seats - 1):
            svg = ElementTree.fromstring(table.svg(seat, "light"))
            assert float(svg.attrib["width"]) == WIDTH
