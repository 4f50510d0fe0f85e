"""What a seat may choose from: the action bar with reasons for what is impossible, and every legal move as an offer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Raw

from orrery.blocks import Action
from orrery.kernel import Move, Refusal, Text
from orrery.server.wire.encoder import Encoder
from orrery.server.wire.outgoing import encode
from orrery.table import Table

ASKED: Final = 24
"""How many moves of a kind are asked why they cannot be made, where an action names no examples."""
VAGUE: Final = frozenset({"refused-over", "refused-not-your-turn", "refused-not-the-moment", "refused-moment"})
"""Refusals that say only that it is not the time."""


def choices(table: Table, seat: int, encoder: Encoder) -> dict[str, Any]:
    """The bar and the offers of a seat that is to move."""
    moves = table.legal(seat)
    view = table.view(seat)
    actions = _complete(table.game.actions(table.terms, view, seat), moves, encoder)
    action_of: dict[str, str] = {}
    for action in actions:
        for kind in action.kinds:
            action_of.setdefault(kind, action.id)
    offers = [
        encode(str(move.index))
        + b":"
        + encoder.fields(table.game.offer(table.terms, view, seat, move), action=action_of[move.kind])
        for move in moves
    ]
    behind: dict[str, list[int]] = {action.id: [] for action in actions}
    for move in moves:
        behind[action_of[move.kind]].append(move.index)
    refused = _reasons(table, seat, [action for action in actions if not behind[action.id]])
    entries = [_entry(action, behind[action.id], refused.get(action.id), encoder) for action in actions]
    return {"bar": Raw(b"[" + b",".join(entries) + b"]"), "offers": Raw(b"{" + b",".join(offers) + b"}")}


NOTHING: Final[dict[str, Any]] = {"bar": [], "offers": {}}
"""The choices of somebody who is not to move."""


def _complete(actions: Sequence[Action], moves: Sequence[Move], encoder: Encoder) -> list[Action]:
    """The game's actions, and one more for each kind of legal move that stands in none of them."""
    known = {kind for action in actions for kind in action.kinds}
    others = dict.fromkeys(move.kind for move in moves if move.kind not in known)
    return [*actions, *(Action(kind, Text(encoder.words.kind(kind)), (kind,)) for kind in others)]


def _entry(action: Action, moves: list[int], refusal: Refusal | None, encoder: Encoder) -> bytes:
    shown: dict[str, Any] = {"id": action.id, "name": action.name}
    shown |= {"symbol": action.symbol} if action.symbol else {}
    shown |= {"text": action.text} if action.text is not None else {}
    shown |= {"main": True} if action.main else {}
    shown |= {"at": action.at, "side": action.side} if action.at else {}
    written = [encode(name) + b":" + encoder.json(part) for name, part in shown.items()]
    written.append(b'"moves":' + encode(moves))
    if refusal is not None:
        reason = {"text": encoder.words.say(refusal.text), "rule": refusal.rule}
        written.append(b'"reason":' + encode(reason))
    return b"{" + b",".join(written) + b"}"


def _reasons(table: Table, seat: int, impossible: Sequence[Action]) -> dict[str, Refusal]:
    """Why each of these actions cannot be taken, in a position the seat could believe in, so that no reason tells a secret."""
    if not impossible:
        return {}
    believed = table.sight(seat).imagine(random.Random(0))
    reasons = {action.id: _reason(table, believed, seat, action) for action in impossible}
    return {id: reason for id, reason in reasons.items() if reason is not None}


def _reason(table: Table, believed: Any, seat: int, action: Action) -> Refusal | None:
    """The first example's reason; without examples the one that speaks against most, rather a telling one than a vague one."""
    game, catalogue = table.game, table.game.catalogue(table.terms)
    examples = [move for move in map(catalogue.find, action.examples) if move is not None]
    asked = examples or spread([move for move in catalogue if move.kind in action.kinds])
    refusals = [game.why_not(believed, seat, move.index) for move in asked]
    against = [refusal for refusal in refusals if refusal is not None]
    telling = [refusal for refusal in against if refusal.text.key not in VAGUE]
    if examples or not telling:
        return next(iter(telling or against), None)
    return Counter(telling).most_common(1)[0][0]


def spread(moves: Sequence[Move]) -> list[Move]:
    """At most so many of these moves as are asked, evenly from first to last."""
    step = max(1, -(-len(moves) // ASKED))
    return list(moves[::step])
