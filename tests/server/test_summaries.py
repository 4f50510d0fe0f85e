"""Cards as rows hold them: written in parts, and always as if they were written whole."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from orrery.kernel import CHANCE
from orrery.server.live.drawings import Drawings
from orrery.server.live.summaries import CardWriter, public_card
from orrery.server.model.ledger import Ledger
from orrery.server.model.settings import Holder, Settings
from orrery.server.model.steps import Step

ANN, BOB = "a" * 64, "b" * 64


def test_a_card_in_parts_is_the_whole_card_after_every_step() -> None:
    holders = (Holder("human", "Ann", ANN), Holder("open"))
    ledger, writer, drawings = (
        Ledger("t", Settings("callisto", 1, ANN, holders, {}, created=5.0)),
        CardWriter(),
        Drawings(),
    )
    rng = random.Random(4)

    def take(kind: str, seat: int | None, data: dict[str, Any]) -> None:
        ledger.take(Step(ledger.n + 1, 10.0 + ledger.n, kind, seat, None, data))
        card = writer.write(ledger, drawings, ())
        assert msgspec.json.decode(card) == msgspec.to_builtins(public_card(ledger))

    take("sit", 1, {"guest": BOB, "name": "Bob"})
    take("start", None, ledger.deal())
    for _ in range(6):
        table = ledger.playing
        [seat] = [seat for seat in table.to_move if seat != CHANCE]
        take("play", seat, ledger.decide(seat, rng.choice(table.legal(seat))))
    take("chat", 0, {"guest": ANN, "name": "Ann", "text": "Hello!"})
    take("mute", 0, {"author": 0, "on": True})
    take("away", 1, {"level": 2})
    take("back", 1, {})
    take("undo", ledger.maker, {"move": ledger.points[-1]})
    take("next", 0, {"table": "u"})
    take("resign", 0, {})
    assert public_card(ledger)["winners"] == [1]
