"""4.4, 9.11: resource tiles are taken, gained or placed; what a tile gives, and what it asks for above an arrow."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components
from orrery.games.cryo.moves import GAIN, PASS, PAY, PLACE, TAKE
from orrery.games.cryo.rules.stores import (
    against_spending_one,
    amount,
    because,
    gain,
    hand_size,
    missing,
    owns,
    payable_one,
    spend,
    who,
)
from orrery.games.cryo.state import State
from orrery.kernel import Event, Refusal, Text


def tile_text(tile: i64) -> Text:
    """A tile's name."""
    return Text("tile-" + components.key_of(components.TILE_NAMES[tile]))


def space_text(space: i64) -> Text:
    """1.8: a resource space's name: its section, and its number there."""
    section = components.SECTION_NAMES[space // components.SPACES_PER_SECTION]
    number = int(space % components.SPACES_PER_SECTION) + 1
    return Text("resource-space", {"section": Text(f"drawn-{section.lower()}"), "n": number})


def turn_up_tile(state: State, space: i64, tile: i64, events: list[Event] | None) -> None:
    """1.8, 4.4: the top tile of a stack is turned up."""
    state.tile_bag[(space // components.SPACES_PER_SECTION) * components.TILES + tile] -= 1
    state.stack_top[space] = tile
    if events is not None:
        events.append(Event("showed-tile", {"space": space_text(space), "tile": tile_text(tile)}))


def take_tile(state: State, space: i64, events: list[Event] | None) -> None:
    """4.4: the top tile of the stack, or the material of the bare space."""
    player = state.active
    if state.stack_size[space] == 0:
        if events is not None:
            events.append(Event("took-bare", {"who": who(state, player), "space": space_text(space)}))
        gain(state, player, state.components.section_material[space // components.SPACES_PER_SECTION], 1, events)
        return
    state.tile = state.stack_top[space]
    state.stack_top[space] = -1
    state.stack_size[space] -= 1
    state.flip_space = space
    if events is not None:
        events.append(took_tile(state, player, space, state.tile))


def took_tile(state: State, player: i64, space: i64, tile: i64) -> Event:
    """4.4, 13.4: what the log says of a tile that was taken."""
    return Event("took-tile", {"who": who(state, player), "space": space_text(space), "tile": tile_text(tile)})


def gain_tile(state: State, player: i64, tile: i64, events: list[Event] | None) -> None:
    """4.4: a tile's benefit: one resource, two, one of two, or a card benefit."""
    c = state.components
    if tile == components.TILE_CARD:
        state.cards += 1
    elif tile >= components.TILE_OR:
        state.choice = tile
    else:
        gain(state, player, c.tile_first[tile], 1, events)
        if tile >= components.TILE_AND:
            gain(state, player, c.tile_second[tile], 1, events)


def placing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.4: the tile's benefit at once, or an empty slot for it."""
    moves = append(moves, GAIN)
    for slot in range(components.SLOTS):
        if state.slots[state.active * components.SLOTS + slot] < 0:
            moves = append(moves, PLACE + slot)
    return moves


def against_placing(state: State, seat: int, slot: int) -> Refusal | None:
    """4.4: the slot is empty."""
    if state.slots[seat * components.SLOTS + slot] >= 0:
        return Refusal("4.4", because("slot-filled", slot=Text(f"slot-{components.SLOT_NAMES[slot]}")))
    return None


def cash_in(state: State, events: list[Event] | None) -> None:
    """4.4: the tile goes to the box for its benefit."""
    tile = state.tile
    state.tile_box[tile] += 1
    state.tile = -1
    gain_tile(state, state.active, tile, events)


def place(state: State, slot: i64, events: list[Event] | None) -> None:
    """4.4, 9.11: the tile fills a slot; Prototype offers its benefit."""
    player = state.active
    state.slots[player * components.SLOTS + slot] = state.tile
    if owns(state, player, components.PROTOTYPE):
        state.prototype = state.tile
    if events is not None:
        events.append(
            Event(
                "placed-tile",
                {
                    "who": who(state, player),
                    "tile": tile_text(state.tile),
                    "slot": Text(f"slot-{components.SLOT_NAMES[slot]}"),
                },
            )
        )
    state.tile = -1


def choosing_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.4: one of the two resources that the tile shows."""
    c = state.components
    moves = append(moves, TAKE + c.tile_first[state.choice])
    return append(moves, TAKE + c.tile_second[state.choice])


def against_choosing(state: State, seat: int, resource: int) -> Refusal | None:
    """4.4: the tile shows the resource."""
    if resource not in (state.components.tile_first[state.choice], state.components.tile_second[state.choice]):
        return Refusal("4.4", because("not-on-the-tile"))
    return None


def choose(state: State, resource: i64, events: list[Event] | None) -> None:
    """4.4: the chosen resource is gained."""
    state.choice = -1
    gain(state, state.active, resource, 1, events)


def can_prototype(state: State) -> bool:
    """9.11: any material to pay with."""
    return any(amount(state, state.active, material) > 0 for material in range(components.RESOURCES - 1))


def prototyping_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """9.11: any one material for the benefit of the tile just placed, or nothing."""
    for material in range(components.NANITE + 1):
        if amount(state, state.active, material) > 0:
            moves = append(moves, PAY + material)
    return append(moves, PASS)


def against_prototyping(state: State, seat: int, resource: int) -> Refusal | None:
    """9.11: a material, and one that the player has."""
    if resource == components.ENERGY:
        return Refusal("9.11", because("not-a-material"))
    return against_spending_one(state, seat, resource, "9.11")


def prototype(state: State, material: i64, events: list[Event] | None) -> None:
    """9.11: the benefit of the tile just placed, for one material."""
    spend(state, state.active, material, 1, events)
    tile = state.prototype
    state.prototype = -1
    gain_tile(state, state.active, tile, events)


def can_pay_tile(state: State, player: i64, tile: i64) -> bool:
    """6.10: whether a player can pay what a tile above an arrow asks for."""
    c = state.components
    if tile == components.TILE_CARD:
        return hand_size(state, player) > 0
    first = c.tile_first[tile]
    if tile < components.TILE_AND:
        return payable_one(state, player, first, 1)
    second = c.tile_second[tile]
    if tile >= components.TILE_OR:
        return payable_one(state, player, first, 1) or payable_one(state, player, second, 1)
    if second >= components.NANITE:
        spare = 1 if second == components.NANITE else 0
        return amount(state, player, second) > 0 and (
            payable_one(state, player, first, 1 + spare)
            if first < components.NANITE and amount(state, player, first) == 0
            else amount(state, player, first) > 0
        )
    lack = missing(state, player, first, 1) + missing(state, player, second, 1)
    return lack <= amount(state, player, components.NANITE)


def against_paying_tile(state: State, seat: int, tile: int, dock: Text) -> Refusal | None:
    """6.10: every resource on the tile, or one of two, or a card; nanites for materials."""
    return None if _tile_paid(state, seat, tile) else Refusal("6.10", because("cannot-pay-tile", dock=dock))


def _tile_paid(state: State, player: int, tile: int) -> bool:
    """6.10: every resource on the tile, or one of two, or a card; nanites for materials."""
    if tile == components.TILE_CARD:
        return hand_size(state, player) > 0
    c = state.components
    shown = [int(r) for r in (c.tile_first[tile], c.tile_second[tile]) if r >= 0]
    lacking = [r for r in shown if amount(state, player, r) == 0]
    if tile >= components.TILE_OR:
        return len(lacking) < 2 or (amount(state, player, components.NANITE) > 0 and min(shown) < components.NANITE)
    if any(r >= components.NANITE for r in lacking):
        return False
    return len(lacking) + (1 if components.NANITE in shown else 0) <= amount(state, player, components.NANITE)


def owe_tile(state: State, tile: i64) -> None:
    """6.10: what a tile above an arrow asks for is to be paid."""
    c = state.components
    if tile == components.TILE_CARD:
        state.owed_card = 1
    elif tile >= components.TILE_OR:
        state.owed_either = tile
    else:
        state.owed[c.tile_first[tile]] += 1
        if tile >= components.TILE_AND:
            state.owed[c.tile_second[tile]] += 1
