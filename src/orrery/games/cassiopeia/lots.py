"""What chance turns up, for people who draw it from the real box: the question, and each answer with its picture."""

from __future__ import annotations

from orrery.blocks import Lot
from orrery.games.cassiopeia.components import CARD_NAMES, PLANETS, SPECIALIST_IDS
from orrery.games.cassiopeia.state import DEALING, PHASE_NAMES, State
from orrery.kernel import Arg, Move, Text, Who


def drawing(state: State) -> Text:
    """What is laid out now, and in whose system."""
    where: dict[str, Arg] = {}
    if state.phase == DEALING:
        where = {"name": Who(int(state.dealt // PLANETS)), "n": int(state.dealt % PLANETS) + 1}
    return Text(f"draws-{PHASE_NAMES[state.phase]}", where)


def lot(state: State, move: Move) -> Lot:
    """A planet, a specialist card or a player."""
    if move.kind == "deal":
        number, seat = int(move.fields["planet"]), int(state.dealt // PLANETS)
        name = state.components.names[seat * PLANETS + number - 1]
        return Lot(
            Text("lot-planet", {"planet": name, "n": number}), f"world-{number}-barren", f"planet:{seat}-{number}"
        )
    if move.kind == "first":
        return Lot(Text("lot-seat", {"name": Who(int(move.fields["seat"]))}), "first")
    if move.kind == "add":
        return Lot(Text(f"object-{move.fields['object']}"))
    card = CARD_NAMES.index(str(move.fields["card"]))
    face = 2 * card + int(state.face[card])
    up, down = (Text(f"specialist-{SPECIALIST_IDS[side]}") for side in (face, face ^ 1))
    return Lot(Text("lot-card", {"card": CARD_NAMES[card], "up": up, "down": down}), "", f"card-{CARD_NAMES[card]}")
