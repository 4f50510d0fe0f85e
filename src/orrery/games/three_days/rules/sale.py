"""Chapter 18: sales."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days import components
from orrery.games.three_days.components import COLOURS, EXPORTER, MERCHANT_CHARTER, PURIFIERS_FROM
from orrery.games.three_days.moves import DONE, SELL
from orrery.games.three_days.rules.demand import hand_in, is_complete, is_full, must_renew_demand, wanted
from orrery.games.three_days.rules.mat import bits_in, owns, score
from orrery.games.three_days.rules.names import colour_name, unless
from orrery.games.three_days.rules.round import begin_phase
from orrery.games.three_days.state import DAY_END, NOTHING, PURITY_POINTS, SALE_POINTS, SELLING, UPGRADE_POINTS, State
from orrery.kernel import Event, Refusal, Text, Who


def sale_phase(state: State, events: list[Event] | None) -> bool:
    """18.1 to 18.4: sales, then new tiles; in the last round nothing is drawn any more."""
    while state.at < state.seats:
        state.seat = state.order[state.at]
        if state.step == 0 and _can_sell(state, state.seat):
            state.phase = SELLING
            return True
        state.step = 1
        if state.round < components.ROUNDS and must_renew_demand(state, state.seat):
            return True
        state.at += 1
        state.step = 0
    begin_phase(state, DAY_END, events)
    return False


def _can_sell(state: State, seat: i64) -> bool:
    """18.1, 22.15: a tile is complete, or would be with what lies in the Storage."""
    for colour in range(COLOURS):
        tile = state.demand[seat * COLOURS + colour]
        if tile == NOTHING:
            continue
        need = state.components.required[tile * 2 + state.face[seat * COLOURS + colour]]
        have = state.loaded[seat * COLOURS + colour] | (state.stored[seat] & wanted(state, seat, colour))
        if have & need == need:
            return True
    return False


def selling_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """18.1: the complete tiles."""
    for colour in range(COLOURS):
        if is_complete(state, state.seat, colour):
            moves = append(moves, SELL + colour)
    return moves


def against_selling(state: State, seat: int, colour: int) -> Refusal | None:
    """18.1: a tile is sold when it is complete."""
    complete = is_complete(state, seat, colour)
    return unless(complete, "18.1", Text("refused-incomplete", {"colour": colour_name(colour)}))


def sell(state: State, colour: i64, events: list[Event] | None) -> None:
    """18.3, 22.22, 22.29: points for the elements, the purifier beside the tile, and the seat's traders."""
    seat = state.seat
    elements = _value(state, seat, colour)
    pure = purity(state, seat, colour)
    traders = owns(state, seat, MERCHANT_CHARTER) * state.components.amount[MERCHANT_CHARTER]
    traders += owns(state, seat, EXPORTER) * state.components.amount[EXPORTER]
    score(state, seat, SALE_POINTS, elements)
    score(state, seat, PURITY_POINTS, pure)
    score(state, seat, UPGRADE_POINTS, traders)
    hand_in(state, seat, colour)
    if events is not None:
        events.append(Event("sold", {"seat": Who(seat), "colour": colour_name(colour), "n": elements + pure + traders}))


def _value(state: State, seat: i64, colour: i64) -> i64:
    """18.3: the required elements together, and each additional one that lies on the tile."""
    at = seat * COLOURS + colour
    side = state.demand[at] * 2 + state.face[at]
    extra = bits_in(state.components.additional[side] & state.loaded[at])
    return state.components.demand_points[side] + extra * state.components.demand_each[side]


def purity(state: State, seat: i64, colour: i64) -> i64:
    """18.5: the points of a purifier's rows, counted from the bottom up to the first row that is not full."""
    bits: i64 = state.parts[seat] >> (PURIFIERS_FROM + colour * components.PURIFIER_SPACES)
    points: i64 = 0
    if bits & 7 != 7:
        return points
    points += state.components.purity[0]
    if (bits >> 3) & 7 != 7:
        return points
    points += state.components.purity[1]
    if (bits >> 6) & 15 != 15:
        return points
    return points + state.components.purity[2]


def ending_sales_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """18.2: enough, unless a full tile must be sold."""
    for colour in range(COLOURS):
        if is_complete(state, state.seat, colour) and is_full(state, state.seat, colour):
            return moves
    return append(moves, DONE)


def against_ending_sales(state: State, seat: int) -> Refusal | None:
    """18.2: a full tile must be sold."""
    for colour in range(COLOURS):
        if is_complete(state, seat, colour) and is_full(state, seat, colour):
            return Refusal("18.2", Text("refused-must-sell", {"colour": colour_name(colour)}))
    return None
