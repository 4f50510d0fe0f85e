"""What each seat sees: everything, for only the stacks are face down, and nothing in them has an order yet."""

from __future__ import annotations

import random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.three_days import components, state as phases
from orrery.games.three_days.components import (
    COLOURS,
    EFFECTS,
    KINDS,
    MOST_LABORATORIES,
    MOST_SPACES,
    TILES_OF_A_COLOUR,
)
from orrery.games.three_days.moves import all_moves, part_names
from orrery.games.three_days.rules.demand import is_complete, is_full, open_elements
from orrery.games.three_days.rules.laboratories import laboratory_cost
from orrery.games.three_days.rules.mat import NONE_LEFT, highest, total
from orrery.games.three_days.rules.recruiting import recruit_cost
from orrery.games.three_days.rules.sale import purity
from orrery.games.three_days.rules.salvage import can_collect, takes_both
from orrery.games.three_days.rules.structures import day_end_spaces, structure_cost
from orrery.games.three_days.rules.turn import turn
from orrery.games.three_days.state import IN_STACK, NOTHING, SOLD, State
from orrery.kernel import Event, Json

SPACES: Final = tuple(part_names())
"""The salvage spaces of a mat."""
OCCUPANTS: Final = (None, *range(components.MOST_SEATS), "ganymedean", "escorted")
"""Who is in a space of a crater: nobody, a seat's colonist, a Ganymedean, or one that is being escorted away."""


def view(state: State, seat: int | None) -> dict[str, Json]:
    """What a seat (None: a spectator) may see: all but the stacks, of which only the sizes are shown."""
    return {
        "you": seat,
        "turn": turn(state),
        "seat": state.seat,
        "stage": phases.STAGE_NAMES[state.stage],
        "phase": phases.PHASE_NAMES[state.phase],
        "round": state.round,
        "lit": components.SIDE_NAMES[state.lit],
        "order": list(state.order),
        "passed": list(state.passed),
        "actions_left": state.actions_left,
        "craters": _craters(state),
        "discs": {name: _discs_left(state, side) for side, name in enumerate(components.SIDE_NAMES[:2])},
        "structures": [owner - 1 for owner in state.structures_at],
        "pass_tiles": [components.BONUS_NAMES[tile - 1] if tile else None for tile in state.pass_tiles],
        "bonus_discard": _present(components.BONUS_NAMES, state.bonus_discard),
        "offer": _present(components.EFFECT_NAMES, state.offer),
        "stacks": _stacks(state),
        "players": [_player(state, player) for player in range(state.seats)],
        "scores": [total(state, player) for player in range(state.seats)],
        "pending": _pending(state),
    }


def _craters(state: State) -> dict[str, Json]:
    occupants: list[Json] = [OCCUPANTS[who] for who in state.spaces]
    researchers: list[Json] = [owner - 1 for owner in state.laboratories]
    spaces = state.components.spaces
    return {
        name: {
            "spaces": occupants[crater * MOST_SPACES : crater * MOST_SPACES + spaces[crater]],
            "center": components.KIND_NAMES[kind - 1] if kind else None,
            "laboratories": researchers[crater * MOST_LABORATORIES : (crater + 1) * MOST_LABORATORIES],
        }
        for crater, (name, kind) in enumerate(zip(components.CRATER_NAMES, state.centers, strict=True))
    }


def _discs_left(state: State, side: int) -> dict[str, Json]:
    left = [state.components.discs[at] - state.discs_used[at] for at in range(side * KINDS, (side + 1) * KINDS)]
    return dict(zip(components.KIND_NAMES, left))


def _named(names: tuple[str, ...], amounts: vec[i64], seat: int) -> dict[str, Json]:
    """A seat's amounts by their names."""
    return dict(zip(names, amounts[seat * len(names) : (seat + 1) * len(names)], strict=True))


def _present(names: tuple[str, ...], amounts: vec[i64], seat: int = 0) -> dict[str, Json]:
    """The same, without what is not there."""
    return {name: amount for name, amount in _named(names, amounts, seat).items() if amount}


def _stacks(state: State) -> dict[str, Json]:
    return {
        "upgrades": [sum(state.stack[day * EFFECTS : (day + 1) * EFFECTS]) for day in range(3)],
        "discard": [sum(state.discard[day * EFFECTS : (day + 1) * EFFECTS]) for day in range(3)],
        "bonus": sum(state.bonus_stack),
        "demand": [
            list(state.demand_at[colour * TILES_OF_A_COLOUR : (colour + 1) * TILES_OF_A_COLOUR]).count(IN_STACK)
            for colour in range(COLOURS)
        ],
        "sold": [tile for tile, at in enumerate(state.demand_at) if at == SOLD],
    }


def _player(state: State, seat: int) -> Json:
    filled = state.parts[seat]
    return {
        "points": total(state, seat),
        "sheet": _named(phases.POINT_NAMES, state.points, seat),
        "levels": _named(components.RESOURCE_NAMES, state.levels, seat),
        "highest": highest(state, seat),
        "income": _named(components.RESOURCE_NAMES, state.income, seat),
        "influence": state.influence[seat],
        "diplomacy": {"ready": bool(state.diplomat[seat]), "envoys": state.envoys[seat], "reach": state.reach[seat]},
        "recruited": state.recruited[seat],
        "researched": state.researched[seat],
        "structures": state.structures[seat],
        "costs": {
            "colonist": _cost(recruit_cost(state, seat)),
            "laboratory": _cost(laboratory_cost(state, seat)),
            "structure": _cost(structure_cost(state, seat)),
        },
        "parts": [name for space, name in enumerate(SPACES) if filled >> space & 1],
        "purity": [purity(state, seat, colour) for colour in range(COLOURS)],
        "tokens": _named(components.TOKEN_NAMES, state.tokens, seat),
        "day_end_spaces": day_end_spaces(state, seat),
        "demand": [_demand(state, seat, colour) for colour in range(COLOURS)],
        "stored": _elements(state.stored[seat]),
        "upgrades": _present(components.EFFECT_NAMES, state.upgrades, seat),
    }


def _cost(cost: int) -> int | None:
    return None if cost == NONE_LEFT else cost


def _elements(mask: int) -> list[Json]:
    return [components.ELEMENT_NAMES[e] for e in range(components.ELEMENTS) if mask >> e & 1]


def _demand(state: State, seat: int, colour: int) -> Json:
    tile, face = state.demand[seat * COLOURS + colour], state.face[seat * COLOURS + colour]
    if tile == NOTHING:
        return None
    loaded = _elements(state.loaded[seat * COLOURS + colour])
    return {
        "tile": tile % TILES_OF_A_COLOUR + 1,
        "face": None if face == NOTHING else components.FACE_NAMES[face],
        "loaded": loaded,
    }


def _pending(state: State) -> dict[str, Json]:
    """What the decision at hand is about."""
    moving = state.origin if state.phase == phases.TRANSPORTING else state.origin // MOST_SPACES
    bonuses = [b for b in (state.first_bonus, state.second_bonus) if can_collect(state, state.seat, b)]
    return {
        "origin": components.CRATER_NAMES[moving] if state.origin else None,
        "space": state.origin % MOST_SPACES + 1 if state.origin and state.phase != phases.TRANSPORTING else None,
        "envoys_left": state.envoys_left if state.phase >= phases.NEGOTIATING else 0,
        "bonuses": [(components.SALVAGE_NAMES + components.TOKEN_NAMES)[bonus] for bonus in bonuses],
        "both": len(bonuses) > 1 and takes_both(state, state.seat),
        "any_parts": state.any_parts,
        "purifier_parts": state.purifier_parts,
        "to_load": _present(components.ELEMENT_NAMES, state.to_load),
        "free_elements": _elements(state.free_kinds) if state.free_elements else [],
        "advances_left": state.advances_left,
        "sale": _sale(state, state.seat),
        "unloading": _can_unload(state, state.seat),
        "to_reveal": state.to_reveal,
    }


def _sale(state: State, seat: int) -> str:
    """18.1, 18.2: whether a Demand tile can be sold, or must be."""
    complete = [colour for colour in range(COLOURS) if is_complete(state, seat, colour)]
    if any(is_full(state, seat, colour) for colour in complete):
        return "forced"
    return "open" if complete else "none"


def _can_unload(state: State, seat: int) -> bool:
    """22.15: whether a stored element finds a free space on a Demand tile."""
    return any(bool(state.stored[seat] & open_elements(state, seat, colour)) for colour in range(COLOURS))


def see(event: Event, seat: int | None) -> Event | None:
    """An event as a seat witnesses it: everything happens in the open."""
    return event


def seen(state: State, mover: int, move: int, seat: int | None) -> str:
    """The notation of a move as a seat witnesses it: everything happens in the open."""
    return str(all_moves()[move])


def imagine(state: State, seat: int, rng: random.Random) -> State:
    """A position that this seat could believe to be in: this one, for stacks are shuffled only when drawn from."""
    return state.copy()


def reveals(state: State, seat: int, move: int) -> bool:
    """Nothing is hidden from anybody but the stacks, and those only chance opens."""
    return False
