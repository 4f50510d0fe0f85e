"""How many of each physical component there are, wherever they lie: the same after every move.

Resources are not among them: the reserve never runs out (2.4).
"""

from __future__ import annotations

from orrery.games.cassiopeia.components import CARD_NAMES, EARTH, MARS, OBJECT_IDS, PLANETS
from orrery.games.cassiopeia.state import LAYING, NOT_IN_GAME, State


def census(state: State) -> dict[str, int]:
    """Specialist cards, space objects and the Logistics card of the box, and the planets and the token of every seat."""
    counts = _cards(state) | _objects(state)
    counts["logistics"] = int(state.logistics in (EARTH, MARS))
    for seat in range(state.seats):
        counts |= _planets(state, seat)
        counts[f"token {seat}"] = int(state.picked[seat] < 0) + sum(
            owner == seat and state.picked[seat] == card for card, owner in enumerate(state.token)
        )
    return counts


def _cards(state: State) -> dict[str, int]:
    """In the row, in the box, or chosen and not yet laid."""
    row = list(state.slots)
    return {
        f"card {name}": row.count(card)
        + int(not state.chosen[card])
        + int(bool(state.chosen[card]) and state.phase <= LAYING and card not in row)
        for card, name in enumerate(CARD_NAMES)
    }


def _objects(state: State) -> dict[str, int]:
    """In the box, beside the row, or with a seat; one of its two sides is up."""
    return {
        f"object {name}": int(NOT_IN_GAME <= state.owner[thing] < state.seats and state.side[thing] in (0, 1))
        for thing, name in enumerate(OBJECT_IDS)
    }


def _planets(state: State, seat: int) -> dict[str, int]:
    """In the row of their system, or still to be dealt to it."""
    row = list(state.row[seat * PLANETS : (seat + 1) * PLANETS])
    dealt = state.dealt >= (seat + 1) * PLANETS
    return {
        f"planet {state.components.names[seat * PLANETS + number]}": row.count(number)
        + int(not dealt and number not in row)
        for number in range(PLANETS)
    }
