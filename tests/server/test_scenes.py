"""Scenes on the wire: blocks as JSON, the action bar with its reasons, offers, steps, and a log that knows what moves touched."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from guests import house, run
from test_play import two_at

from orrery import blocks
from orrery.blocks import Card, Cards, Chip, Goal, Label, Map, Need, Offer, Stage, Track
from orrery.games import games
from orrery.kernel import Text, Who
from orrery.scene import Piece
from orrery.server.live.presenter import Presenter
from orrery.server.model import consent
from orrery.server.model.ledger import Ledger
from orrery.server.model.settings import Holder, Settings
from orrery.server.model.steps import Step
from orrery.server.wire import shapes
from orrery.server.wire.encoder import Encoder
from orrery.server.wire.shapes import BLOCKS, tag_of
from orrery.table import Table
from orrery.words import Words


def encoder(*names: str) -> Encoder:
    return Encoder(Words("callisto", "en", names))


def test_what_is_as_usual_is_left_out() -> None:
    card = Card(
        "card-1", Text("points", {"n": 2}), price=Goal("price", (Need("coin", True),)), foot=(Chip(symbol="coin"),)
    )
    told = json.loads(encoder().json(Cards("hand", (card,), form="hand")))
    assert told == {
        "type": "cards",
        "id": "hand",
        "cards": [
            {
                "id": "card-1",
                "title": "2 points",
                "price": {"type": "goal", "id": "price", "needs": [{"symbol": "coin", "have": True}]},
                "foot": [{"symbol": "coin"}],
            }
        ],
        "form": "hand",
    }


def test_texts_differ_by_their_arguments_and_names_by_their_table() -> None:
    texts = tuple(Text("points", {"n": n}) for n in range(3))
    assert json.loads(encoder().json(texts)) == ["0 points", "1 point", "2 points"]
    whose = Track("order", (Stage(text=Text("player-name", {"name": Who(0)})),))
    for name in ("Ada", "Bo"):
        assert json.loads(encoder(name).json(whose))["stages"][0]["text"] == name


def test_a_piece_stands_where_anybody_can_see_it_to_stand() -> None:
    block = Map("board", (Piece("p", "W", 1 / 3, 2.0, Text("points", {"n": 7})),), (Label(1, 2, Text("title")),))
    shown = encoder().json(block)
    assert b'"x":0.33,"y":2,' in shown
    assert json.loads(shown)["pieces"][0]["label"] == "7 points"


def test_what_is_neither_a_block_nor_a_text_is_not_shown() -> None:
    with pytest.raises(TypeError, match="object cannot be shown"):
        encoder().json((object(),))


@pytest.mark.parametrize("kind", BLOCKS)
def test_every_block_has_a_type_and_a_shape(kind: type) -> None:
    shape = getattr(shapes, f"{kind.__name__}Shape")
    assert tag_of(kind) == shape.__struct_config__.tag == kind.__name__.lower()
    assert {field.encode_name for field in msgspec.structs.fields(shape)} == set(kind.__struct_fields__)  # type: ignore[attr-defined]


def test_no_block_is_forgotten() -> None:
    assert {kind.__name__ for kind in BLOCKS} == set(blocks.Block.replace(" ", "").split("|"))  # type: ignore[attr-defined]
    assert tag_of(Offer) == ""


def entry(update: dict[str, Any], id: str) -> Any:
    assert id in update["bar"]
    return update["buttons"][id]


def test_the_bar_says_what_is_possible_and_why_the_rest_is_not() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, id = await two_at(site, ann, bob, "embers", forced=False)
            update = one.update
            assert entry(update, "lay") == {
                "id": "lay",
                "name": "Lay",
                "kinds": ["lay"],
                "text": "2 cards",
                "main": True,
            }
            assert entry(update, "draw")["reason"] == {"text": "That cannot be done at this moment.", "rule": "1"}
            assert set(update["offers"]) == {str(index) for index in update["moves"]}
            assert not any("action" in offer for offer in update["offers"].values()), "their kind says it"
            watcher = await bob.open(id)
            assert watcher.update["seat"] == 1
            card = one.update["scene"]["areas"][1]["blocks"][0]["cards"]
            assert len(card) == 2
            assert [standing["value"] for standing in update["standing"]] == [0, 0]

    run(test())


def test_a_kind_of_move_without_an_action_has_one_more_entry() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, _ = await two_at(site, ann, bob, "callisto")
            catalogue = await ann.moves(one.card)
            kinds = {kind for id in one.update["bar"] for kind in one.update["buttons"][id]["kinds"]}
            assert {catalogue[index]["kind"] for index in one.update["moves"]} <= kinds
            assert all(button["name"] for button in one.update["buttons"].values())

    run(test())


def test_log_lines_know_their_turn_and_what_the_viewer_saw_touched() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "embers", forced=False)
            dealt = [line for line in one.log if line["move"] <= 4]
            assert all(line["setup"] and line["turn"] == 0 for line in dealt)
            assert any("touches" in line for line in dealt)
            assert any("touches" not in line for line in dealt), "what the other one was dealt"
            await one.play()
            await two.until(lambda: two.update["move"] == 5)
            mine = next(line for line in one.log if line["move"] == 5)
            theirs = next(line for line in two.log if line["move"] == 5)
            assert mine["turn"] == theirs["turn"] == 1
            assert mine["touches"]
            assert "touches" not in theirs
            assert "setup" not in mine

    run(test())


def test_steps_are_the_decisions_that_can_be_taken_back() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, two, _ = await two_at(site, ann, bob, "embers", forced=False)
            label = one.update["offers"][str(one.update["moves"][0])]["label"]
            await one.play(move=one.update["moves"][0])
            await one.until(lambda: one.update["move"] == 5)
            assert one.update["steps"] == [{"move": 5, "label": label}]
            assert two.update["steps"] == []
            await one.ask("undo", n=one.update["n"], seat=0)
            await one.until(lambda: one.update["steps"] == [])

    run(test())


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_has_a_scene_and_grounds_for_its_maps(name: str) -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, id = await two_at(site, ann, bob, name)
            card = await ann.get(f"/api/tables/{id}")
            board = await ann.get(f"/api/boards/{card['board']}")
            scene = one.update["scene"]
            areas = [part for area in scene["areas"] for part in (area, *area.get("parts", ()))]
            maps = [block["id"] for area in areas for block in area.get("blocks", ()) if block["type"] == "map"]
            assert set(maps) <= set(board["grounds"])
            assert one.update["standing"] is None or len(one.update["standing"]) >= 2

    run(test())


@pytest.mark.parametrize("name", sorted(games()))
def test_offers_that_last_are_the_same_in_every_position(name: str) -> None:
    game, table, rng = games()[name], Table(name, 2, seed=3), random.Random(3)
    first = game.view(game.setup(table.terms), 0)
    offers = {}
    while game.lasting_offers and not table.over:
        seat = table.to_move[0]
        for move in table.legal(seat):
            offers[move] = game.offer(table.terms, table.view(seat), seat, move)
        table.play(rng.choice(table.legal()))
    assert offers == {move: game.offer(table.terms, first, 0, move) for move in offers}


def test_a_catalogue_names_seats_and_not_people() -> None:
    async def test() -> None:
        async with house() as site, site.guest("Ann") as ann, site.guest("Bob") as bob:
            one, _, id = await two_at(site, ann, bob, "cassiopeia")
            moves = await ann.moves(one.card, 1)
            assert any("{0}" in move["sentence"] for move in moves)
            assert not any("Ann" in move["sentence"] for move in moves)
            spanish = await ann.http.get(f"/api/tables/{id}", params={"language": "es"})
            assert (await ann.moves(spanish.json(), 1))[0]["sentence"] != moves[0]["sentence"]
            assert (await ann.http.get(f"/api/catalogues/{one.card['catalogue']}/2")).status_code == 404
            assert (await ann.http.get("/api/catalogues/cryo/0")).status_code == 404
            plain = await ann.http.get(
                f"/api/catalogues/{one.card['catalogue']}/1", headers={"Accept-Encoding": "identity"}
            )
            assert "immutable" in plain.headers["cache-control"] and plain.json()["moves"] == moves

    run(test())


@pytest.mark.parametrize("game", sorted(games()))
def test_a_step_is_called_as_its_button_was_whether_or_not_anybody_remembers(game: str) -> None:
    dice, seats = random.Random(3), range(2)
    holders = tuple(Holder("human", f"P{seat}", f"g{seat}") for seat in seats)
    ledger = Ledger("table", Settings(game, games()[game].version, "g0", holders))
    ledger.take(Step(1, 0.0, "start", None, None, ledger.deal()))
    presenter, steps = Presenter(ledger, "en"), 0
    for _ in range(60):
        if not ledger.to_move:
            break
        for seat in ledger.to_move:
            presenter.choices(seat)
        seat = ledger.to_move[0]
        move = dice.choice(ledger.playing.legal(seat))
        ledger.take(Step(ledger.n + 1, 0.0, "play", seat, None, ledger.decide(seat, move)))
        for seat in seats:
            presenter.choices(seat)
            told = presenter.steps(seat, consent.undoable(ledger, seat))
            assert told == Presenter(ledger, "en").steps(seat, consent.undoable(ledger, seat))
            steps += len(told)
    assert steps
