"""Chapter 3, the choice of a specialist at the beginning of a round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia.components import CARDS, SHUTTLE
from orrery.games.cassiopeia.moves import CHOOSE
from orrery.games.cassiopeia.rules.names import specialist_name, untimely
from orrery.games.cassiopeia.rules.principles import face_up, has
from orrery.games.cassiopeia.state import CHOOSING, NEXT_TURN, State
from orrery.kernel import Event, Refusal, Text, Who


def choosing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.1, 3.2: a specialist of the row whose card bears no token."""
    for card in range(CARDS):
        if state.chosen[card] != 0 and state.token[card] < 0:
            moves = append(moves, CHOOSE + face_up(state, card))
    return moves


def against_choosing(state: State, seat: int, face: int) -> Refusal | None:
    """3.1, 3.2: a specialist of this game who lies face up and whom nobody has chosen."""
    card, side = divmod(face, 2)
    who = {"specialist": specialist_name(face)}
    if state.phase != CHOOSING:
        return untimely(state, "3.1", "choose")
    if not state.chosen[card]:
        return Refusal("1.2", Text("refused-specialist-not-in-game", who))
    if state.face[card] != side:
        return Refusal("2.7", Text("refused-specialist-face-down", who))
    if state.token[card] >= 0:
        return Refusal("3.2", Text("refused-specialist-taken", {**who, "other": Who(state.token[card])}))
    return None


def choose(state: State, seat: i64, face: i64, events: list[Event] | None) -> None:
    """3.2: the token goes onto the card."""
    state.token[face // 2] = seat
    state.picked[seat] = face // 2
    if events is not None:
        events.append(Event("chose", {"name": Who(seat), "specialist": specialist_name(face)}))
    next_chooser(state)


def next_chooser(state: State) -> None:
    """3.1, 7.12: the order of initiative, but the Shuttle's owner first."""
    chooser: i64 = -1
    for k in range(len(state.order)):
        seat: i64 = state.order[k]
        if state.picked[seat] < 0:
            if has(state, seat, SHUTTLE):
                chooser = seat
                break
            if chooser < 0:
                chooser = seat
    if chooser < 0:
        state.phase = NEXT_TURN
    else:
        state.mover = chooser
