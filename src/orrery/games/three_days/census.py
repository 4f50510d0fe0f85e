"""How many of each physical component there are, wherever they lie: the same after every move."""

from __future__ import annotations

from orrery.games.three_days.components import (
    BONUS_NAMES,
    COLOUR_NAMES,
    COLOURS,
    EFFECT_NAMES,
    EFFECTS,
    KIND_NAMES,
    KINDS,
    TILES_OF_A_COLOUR,
)
from orrery.games.three_days.state import GANYMEDEAN, HELD, NOTHING, State


def census(state: State) -> dict[str, int]:
    """Tiles, discs and Ganymedeans of the box, and the pieces of every seat."""
    counts = _upgrades(state) | _bonuses(state) | _centers(state) | _demand(state)
    counts["ganymedeans"] = sum(who >= GANYMEDEAN for who in state.spaces)
    for seat in range(state.seats):
        counts |= _pieces(state, seat)
    return counts


def _upgrades(state: State) -> dict[str, int]:
    """In the stacks, on offer, discarded and on mats."""
    return {
        f"upgrade {name}": state.offer[effect]
        + sum(state.stack[day * EFFECTS + effect] + state.discard[day * EFFECTS + effect] for day in range(3))
        + sum(state.upgrades[seat * EFFECTS + effect] for seat in range(state.seats))
        for effect, name in enumerate(EFFECT_NAMES)
    }


def _bonuses(state: State) -> dict[str, int]:
    """In the stack, on the Pass track and discarded."""
    return {
        f"bonus {name}": state.bonus_stack[bonus]
        + state.bonus_discard[bonus]
        + sum(tile == bonus + 1 for tile in state.pass_tiles)
        for bonus, name in enumerate(BONUS_NAMES)
    }


def _centers(state: State) -> dict[str, int]:
    """On the menus of both sides and in craters."""
    return {
        f"center {name}": sum(state.components.discs[at] - state.discs_used[at] for at in (kind, KINDS + kind))
        + sum(center == kind + 1 for center in state.centers)
        for kind, name in enumerate(KIND_NAMES)
    }


def _demand(state: State) -> dict[str, int]:
    """In the stacks and sold, as each tile has it; on mats, as the mats have it."""
    return {
        f"demand {name}": sum(state.demand_at[tile] < HELD for tile in _tiles(colour))
        + sum(_holds(state, seat, colour) for seat in range(state.seats))
        for colour, name in enumerate(COLOUR_NAMES)
    }


def _tiles(colour: int) -> range:
    return range(colour * TILES_OF_A_COLOUR, (colour + 1) * TILES_OF_A_COLOUR)


def _holds(state: State, seat: int, colour: int) -> bool:
    """Whether a mat has a tile of a colour that lies nowhere else."""
    tile = state.demand[seat * COLOURS + colour]
    return tile != NOTHING and tile in _tiles(colour) and state.demand_at[tile] == HELD + seat


def _pieces(state: State, seat: int) -> dict[str, int]:
    """On the mat and on the board; the first structure stands in Valhalla from the start, on no token's space."""
    own = seat + 1
    return {
        f"colonists {seat}": 10 - state.recruited[seat] + sum(who == own for who in state.spaces),
        f"laboratories {seat}": 10 - state.researched[seat] + sum(who == own for who in state.laboratories),
        f"structures {seat}": 3 - state.structures[seat] + 1 + sum(who == own for who in state.structures_at),
    }
