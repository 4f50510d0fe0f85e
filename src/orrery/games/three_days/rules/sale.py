"""Chapters 17 and 18, rewards and sales."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.three_days.components import (
    ALL_ELEMENTS,
    COLOURS,
    COLUMNS_FROM,
    EXPORTER,
    MERCHANT_CHARTER,
    TILES_OF_A_COLOUR,
)
from orrery.games.three_days.moves import REWARDS
from orrery.games.three_days.rules.flow import advance_cube
from orrery.games.three_days.rules.mat import bits_in, owns, purity, score
from orrery.games.three_days.rules.names import colour_name, element_name
from orrery.games.three_days.state import (
    HELD,
    NOTHING,
    PURITY_POINTS,
    SALE_POINTS,
    SALVAGE_POINTS,
    SOLD,
    UPGRADE_POINTS,
    State,
)
from orrery.kernel import Event, Text, Who


def redeem(state: State, seat: i64, reward: i64, events: list[Event] | None) -> None:
    """17.2, 17.3: mining equipment for an element, or a column for income or a point."""
    if events is not None:
        events.append(Event("redeemed", {"seat": Who(seat), "reward": Text(f"reward-{REWARDS[reward]}")}))
    if reward == 0:
        state.parts[seat] &= ~3
        state.free_elements = 1
        state.free_kinds = ALL_ELEMENTS
        return
    resource: i64 = (reward - 1) // 2
    bits: i64 = 3 << (COLUMNS_FROM + 2 * resource)
    state.parts[seat] &= ~bits
    if reward % 2 == 1:
        advance_cube(state, seat, resource, events)
    else:
        score(state, seat, SALVAGE_POINTS, state.components.column_points)


def unload(state: State, seat: i64, element: i64, colour: i64, events: list[Event] | None) -> None:
    """22.15: a stored element moves to a Demand tile."""
    bit: i64 = 1 << element
    state.stored[seat] &= ~bit
    state.loaded[seat * COLOURS + colour] |= bit
    if events is not None:
        events.append(
            Event("unloaded", {"seat": Who(seat), "element": element_name(element), "colour": colour_name(colour)})
        )


def sale_value(state: State, seat: i64, colour: i64) -> i64:
    """18.3: the required elements together, and each additional one that lies on the tile."""
    at = seat * COLOURS + colour
    side = state.demand[at] * 2 + state.face[at]
    extra = bits_in(state.components.additional[side] & state.loaded[at])
    return state.components.demand_points[side] + extra * state.components.demand_each[side]


def sell(state: State, seat: i64, colour: i64, events: list[Event] | None) -> None:
    """18.3, 22.22, 22.29: points for the elements, the purifier beside the tile, and the seat's traders."""
    at = seat * COLOURS + colour
    elements = sale_value(state, seat, colour)
    pure = purity(state, seat, colour)
    traders = owns(state, seat, MERCHANT_CHARTER) * state.components.amount[MERCHANT_CHARTER]
    traders += owns(state, seat, EXPORTER) * state.components.amount[EXPORTER]
    score(state, seat, SALE_POINTS, elements)
    score(state, seat, PURITY_POINTS, pure)
    score(state, seat, UPGRADE_POINTS, traders)
    state.demand_at[state.demand[at]] = SOLD
    state.demand[at] = NOTHING
    state.face[at] = NOTHING
    state.loaded[at] = 0
    if events is not None:
        events.append(Event("sold", {"seat": Who(seat), "colour": colour_name(colour), "n": elements + pure + traders}))


def draw_demand(state: State, tile: i64, events: list[Event] | None) -> None:
    """2.8, 18.4: a tile of the missing colour comes onto the mat."""
    colour: i64 = tile // TILES_OF_A_COLOUR
    at = state.seat * COLOURS + colour
    state.demand[at] = tile
    state.face[at] = NOTHING
    state.demand_at[tile] = HELD + state.seat
    if events is not None:
        events.append(
            Event("demand", {"seat": Who(state.seat), "colour": colour_name(colour), "n": tile % TILES_OF_A_COLOUR + 1})
        )
