"""Chapter 3, the player mat: levels, income, Influence and points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import EFFECTS, RESOURCES, VALHALLA_EXTENSION
from orrery.games.three_days.moves import SPEND
from orrery.games.three_days.rules.names import resource_name
from orrery.games.three_days.state import POINT_KINDS, TRANSPORTING, State
from orrery.kernel import Event, Refusal, Text, Who

NONE_LEFT: Final = 99
"""The price of what is no longer there: more than any level."""


def owns(state: State, seat: i64, effect: i64) -> i64:
    """How many tiles of an Upgrade a seat has researched."""
    return state.upgrades[seat * EFFECTS + effect]


def level(state: State, seat: i64, resource: i64) -> i64:
    """3.1: how much of a resource a seat has."""
    return state.levels[seat * RESOURCES + resource]


def highest(state: State, seat: i64) -> i64:
    """3.1: no level passes 15, or 17 with the Valhalla Extension."""
    if owns(state, seat, VALHALLA_EXTENSION) > 0:
        return state.components.extended_level
    return state.components.highest_level


def gain(state: State, seat: i64, resource: i64, amount: i64) -> i64:
    """3.1: raise a level as far as the track goes; returns how much was gained."""
    at = seat * RESOURCES + resource
    room = highest(state, seat) - state.levels[at]
    gained = amount if amount < room else room
    state.levels[at] += gained
    return gained


def pay(state: State, seat: i64, resource: i64, amount: i64) -> None:
    """3.1: lower a level."""
    state.levels[seat * RESOURCES + resource] -= amount


def spending_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.4, R27: Influence for any level that can still rise; in the first version not while a colonist is on its way."""
    seat = state.seat
    if state.influence[seat] > 0 and not (state.phase == TRANSPORTING and state.rules == 1):
        top = highest(state, seat)
        for resource in range(RESOURCES):
            if state.levels[seat * RESOURCES + resource] < top:
                moves = append(moves, SPEND + resource)
    return moves


def against_spending(state: State, seat: int, resource: int) -> Refusal | None:
    """3.1, 3.4: a cube to spend, and a level that can rise."""
    if state.influence[seat] == 0:
        return Refusal("3.4", Text("refused-no-influence"))
    if state.levels[seat * RESOURCES + resource] >= highest(state, seat):
        return Refusal("3.1", Text("refused-highest", {"resource": resource_name(resource)}))
    return None


def spend(state: State, resource: i64, events: list[Event] | None) -> None:
    """3.4: one Influence cube becomes a resource."""
    seat = state.seat
    state.influence[seat] -= 1
    gained = gain(state, seat, resource, state.components.influence[resource])
    if events is not None:
        events.append(Event("spent", {"seat": Who(seat), "resource": resource_name(resource), "n": gained}))


def score(state: State, seat: i64, kind: i64, points: i64) -> None:
    """Move a seat's cube on the Victory Point track."""
    state.points[seat * POINT_KINDS + kind] += points


def total(state: State, seat: i64) -> i64:
    """A seat's Victory Points."""
    points: i64 = 0
    for kind in range(POINT_KINDS):
        points += state.points[seat * POINT_KINDS + kind]
    return points


def bits_in(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def each(moves: vec[i64], bits: i64, count: i64, first: i64) -> vec[i64]:
    """A move for each bit that is set, numbered from the first on."""
    for i in range(count):
        if (bits >> i) & 1 == 1:
            moves = append(moves, first + i)
    return moves
