"""Chapters 2 and 18, Demand tiles: what they take, drawing new ones and choosing their sides."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days.components import ALL_ELEMENTS, COLOURS, STORAGE, TILES_OF_A_COLOUR
from orrery.games.three_days.moves import DEMAND, FACE
from orrery.games.three_days.rules.mat import owns
from orrery.games.three_days.rules.names import colour_name, unless
from orrery.games.three_days.state import DEAL, DRAWING_DEMAND, HELD, IN_STACK, NOTHING, SOLD, TURNING, State
from orrery.kernel import Event, Refusal, Text, Who


def wanted(state: State, seat: i64, colour: i64) -> i64:
    """18.1: the elements that a Demand tile has spaces for, as bits."""
    tile = state.demand[seat * COLOURS + colour]
    if tile == NOTHING:
        return 0
    at = tile * 2 + state.face[seat * COLOURS + colour]
    return state.components.required[at] | state.components.additional[at]


def open_elements(state: State, seat: i64, place: i64) -> i64:
    """16.3: the elements that a Demand tile (0 light, 1 dark) or the Storage (2) can still take, as bits."""
    if place < COLOURS:
        return wanted(state, seat, place) & ~state.loaded[seat * COLOURS + place]
    if owns(state, seat, STORAGE) > 0:
        return ALL_ELEMENTS & ~state.stored[seat]
    return 0


def is_complete(state: State, seat: i64, colour: i64) -> bool:
    """18.1: all required elements lie on the tile."""
    tile = state.demand[seat * COLOURS + colour]
    if tile == NOTHING:
        return False
    need = state.components.required[tile * 2 + state.face[seat * COLOURS + colour]]
    return state.loaded[seat * COLOURS + colour] & need == need


def is_full(state: State, seat: i64, colour: i64) -> bool:
    """18.2: every space of the tile is taken."""
    return state.demand[seat * COLOURS + colour] != NOTHING and open_elements(state, seat, colour) == 0


def must_renew_demand(state: State, seat: i64) -> bool:
    """2.8, 18.4: draw what is missing, then choose the side of what was drawn."""
    for colour in range(COLOURS):
        if state.demand[seat * COLOURS + colour] == NOTHING:
            _fill_stack(state, colour)
            state.phase = DRAWING_DEMAND
            return True
    for colour in range(COLOURS):
        if state.face[seat * COLOURS + colour] == NOTHING:
            state.phase = TURNING
            return True
    return False


def _fill_stack(state: State, colour: i64) -> None:
    """18.4: sold tiles are shuffled when their stack is empty."""
    start = colour * TILES_OF_A_COLOUR
    for tile in range(start, start + TILES_OF_A_COLOUR):
        if state.demand_at[tile] == IN_STACK:
            return
    for tile in range(start, start + TILES_OF_A_COLOUR):
        if state.demand_at[tile] == SOLD:
            state.demand_at[tile] = IN_STACK


def _rule(state: State) -> str:
    """2.8, 18.4: Demand tiles are drawn at set-up and after sales."""
    return "2.8" if state.stage <= DEAL else "18.4"


def drawing_demand_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """2.8, 18.4: the tiles of the missing colour's stack."""
    colour: i64 = 0 if state.demand[state.seat * COLOURS] == NOTHING else 1
    start = colour * TILES_OF_A_COLOUR
    for tile in range(start, start + TILES_OF_A_COLOUR):
        if state.demand_at[tile] == IN_STACK:
            moves = append(moves, DEMAND + tile)
    return moves


def against_drawing_demand(state: State, seat: int, tile: int) -> Refusal | None:
    """2.8, 18.4: only the colour that is missing is drawn, and only from its stack."""
    missing = 0 if state.demand[state.seat * COLOURS] == NOTHING else 1
    if tile // TILES_OF_A_COLOUR != missing:
        return Refusal(_rule(state), Text("refused-not-this-colour", {"colour": colour_name(missing)}))
    return unless(state.demand_at[tile] == IN_STACK, _rule(state), Text("refused-not-in-stack"))


def draw_demand(state: State, tile: i64, events: list[Event] | None) -> None:
    """2.8, 18.4: a tile of the missing colour comes onto the mat."""
    seat = state.seat
    colour: i64 = tile // TILES_OF_A_COLOUR
    at = seat * COLOURS + colour
    state.demand[at] = tile
    state.face[at] = NOTHING
    state.demand_at[tile] = HELD + seat
    if events is not None:
        number = tile % TILES_OF_A_COLOUR + 1
        events.append(Event("demand", {"seat": Who(seat), "colour": colour_name(colour), "n": number}))


def turning_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """2.8, 18.4: either side of the tile whose side is not chosen yet, light before dark."""
    colour: i64 = 0 if state.face[state.seat * COLOURS] == NOTHING else 1
    moves = append(moves, FACE + colour * 2)
    return append(moves, FACE + colour * 2 + 1)


def against_turning(state: State, seat: int, which: int) -> Refusal | None:
    """2.8, 18.4: light before dark."""
    due = 0 if state.face[seat * COLOURS] == NOTHING else 1
    return unless(which // 2 == due, _rule(state), Text("refused-not-this-colour", {"colour": colour_name(due)}))


def turn_tile(state: State, colour: i64, face: i64, events: list[Event] | None) -> None:
    """2.8, 18.4: a tile lies with this side up until it is sold."""
    state.face[state.seat * COLOURS + colour] = face
    if events is not None:
        side = Text("face-back" if face == 1 else "face-front")
        events.append(Event("faced", {"seat": Who(state.seat), "colour": colour_name(colour), "face": side}))


def hand_in(state: State, seat: i64, colour: i64) -> None:
    """18.3: a sold tile leaves the mat, and its elements with it."""
    at = seat * COLOURS + colour
    state.demand_at[state.demand[at]] = SOLD
    state.demand[at] = NOTHING
    state.face[at] = NOTHING
    state.loaded[at] = 0
