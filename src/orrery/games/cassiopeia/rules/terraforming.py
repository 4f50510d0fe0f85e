"""Chapters 2 to 4, terraforming: a planet is paid for and turns to its inhabited side."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cassiopeia import state as phases
from orrery.games.cassiopeia.components import BOT, CELL, COIN, GREENHOUSE, LENS, PLANETS, PRICED, SOLAR
from orrery.games.cassiopeia.moves import TERRAFORM
from orrery.games.cassiopeia.rules.names import amount_of, untimely
from orrery.games.cassiopeia.rules.paying import ask_price, can_pay, payable
from orrery.games.cassiopeia.rules.principles import has, in_turn, price_part, recount, slot_of
from orrery.games.cassiopeia.state import State
from orrery.kernel import OVER, Event, Refusal, Text, Who


def can_terraform(state: State, seat: i64, slot: i64) -> bool:
    """3.6, 3.9: whether the price of an uninhabited planet can be paid in any way."""
    if state.inhabited[seat * PLANETS + state.row[seat * PLANETS + slot]] != 0:
        return False
    return can_pay(
        state,
        seat,
        price_part(state, seat, slot, COIN),
        price_part(state, seat, slot, BOT),
        price_part(state, seat, slot, LENS),
        price_part(state, seat, slot, CELL),
        has(state, seat, GREENHOUSE),
        has(state, seat, SOLAR),
    )


def anything_to_terraform(state: State) -> bool:
    """3.6: whether the active seat can pay for any planet."""
    seat: i64 = state.active
    return any(can_terraform(state, seat, slot) for slot in range(PLANETS))


def terraforming_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.6: step 3, an uninhabited planet whose price can be paid."""
    seat: i64 = state.active
    for number in range(PLANETS):
        if state.inhabited[seat * PLANETS + number] == 0 and can_terraform(state, seat, slot_of(state, seat, number)):
            moves = append(moves, TERRAFORM + number)
    return moves


def against_terraforming(state: State, seat: int, number: int) -> Refusal | None:
    """3.6: an uninhabited planet whose price, on the card to its left, can be paid."""
    if not in_turn(state, seat):
        return untimely(state, "3.6", "terraform")
    name = state.components.names[seat * PLANETS + number]
    if state.inhabited[seat * PLANETS + number]:
        return Refusal("3.6", Text("refused-inhabited", {"planet": name}))
    slot = slot_of(state, seat, number)
    due = [int(price_part(state, seat, slot, resource)) for resource in range(PRICED)]
    if not payable(state, seat, due, has(state, seat, GREENHOUSE), has(state, seat, SOLAR)):
        price = tuple([amount_of(resource, due[resource]) for resource in range(PRICED) if due[resource]])
        return Refusal("2.9", Text("refused-price", {"planet": name, "price": price}))
    return None if state.phase == phases.BUILDING else untimely(state, "3.6", "terraform")


def terraform(state: State, number: i64) -> None:
    """3.6: the planet's price is asked for."""
    ask_price(state, slot_of(state, state.active, number))


def inhabit(state: State, seat: i64, slot: i64, events: list[Event] | None) -> None:
    """2.8, 4.1: the planet turns to its inhabited side; the seventh one ends the game at once."""
    number: i64 = state.row[seat * PLANETS + slot]
    state.inhabited[seat * PLANETS + number] = 1
    state.terraformed[seat] += 1
    recount(state, seat)
    state.phase = phases.STORE_NEXT
    if events is not None:
        name = state.components.names[seat * PLANETS + number]
        events.append(Event("terraformed", {"name": Who(seat), "planet": name}))
    if state.terraformed[seat] == PLANETS:
        state.phase = phases.ENDED
        state.mover = OVER
        if events is not None:
            events.append(Event("won", {"name": Who(seat)}))
