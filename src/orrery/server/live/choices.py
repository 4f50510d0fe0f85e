"""What a seat may choose from: the action bar with reasons for what is impossible, and every legal move as an offer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Raw

from orrery.blocks import Action
from orrery.inspection import believed, spread, telling
from orrery.kernel import Move, Refusal, Text
from orrery.server.wire.encoder import Encoder
from orrery.server.wire.outgoing import encode
from orrery.table import Table


def choices(table: Table, seat: int, encoder: Encoder) -> dict[str, Any]:
    """The bar and the offers of a seat that is to move."""
    moves = table.legal(seat)
    view = table.view(seat)
    actions = _complete(table.game.actions(table.terms, view, seat), moves, encoder)
    action_of = _sorted(actions, moves)
    offers = [
        encode(str(move.index))
        + b":"
        + encoder.fields(table.game.offer(table.terms, view, seat, move), action=action_of[move.index])
        for move in moves
    ]
    behind: dict[str, list[int]] = {action.id: [] for action in actions}
    for move in moves:
        behind[action_of[move.index]].append(move.index)
    refused = _reasons(table, seat, [action for action in actions if not behind[action.id]])
    entries = [_entry(action, behind[action.id], refused.get(action.id), encoder) for action in actions]
    return {"bar": Raw(b"[" + b",".join(entries) + b"]"), "offers": Raw(b"{" + b",".join(offers) + b"}")}


def _sorted(actions: Sequence[Action], moves: Sequence[Move]) -> dict[int, str]:
    """The action that each legal move belongs to: the one that names it, else the first of its kind."""
    by_name = {notation: action.id for action in actions for notation in action.moves}
    by_kind: dict[str, str] = {}
    for action in actions:
        if not action.moves:
            for kind in action.kinds:
                by_kind.setdefault(kind, action.id)
    return {move.index: by_name.get(move.notation) or by_kind[move.kind] for move in moves}


NOTHING: Final[dict[str, Any]] = {"bar": [], "offers": {}}
"""The choices of somebody who is not to move."""


def _complete(actions: Sequence[Action], moves: Sequence[Move], encoder: Encoder) -> list[Action]:
    """The game's actions, and one more for each kind of legal move that stands in none of them."""
    known = {kind for action in actions if not action.moves for kind in action.kinds}
    named = {notation for action in actions for notation in action.moves}
    others = dict.fromkeys(move.kind for move in moves if move.kind not in known and move.notation not in named)
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
        reason = {"text": encoder.words.rich(refusal.text), "rule": refusal.rule}
        written.append(b'"reason":' + encode(reason))
    return b"{" + b",".join(written) + b"}"


def _reasons(table: Table, seat: int, impossible: Sequence[Action]) -> dict[str, Refusal]:
    """Why each of these actions cannot be taken, in a position the seat could believe in, so that no reason tells a secret."""
    if not impossible:
        return {}
    position = believed(table, seat)
    reasons = {action.id: _reason(table, position, seat, action) for action in impossible}
    return {id: reason for id, reason in reasons.items() if reason is not None}


def _reason(table: Table, position: Any, seat: int, action: Action) -> Refusal | None:
    """The first example's reason; without examples the one that speaks against most, rather a telling one than a vague one."""
    catalogue = table.game.catalogue(table.terms)
    examples = [move for move in map(catalogue.find, action.examples) if move is not None]
    asked = examples or spread([move for move in catalogue if move.kind in action.kinds])
    against = telling(table, position, seat, asked)
    if not against:
        return None
    return against[0] if examples else Counter(against).most_common(1)[0][0]
