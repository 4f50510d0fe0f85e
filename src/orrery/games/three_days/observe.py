"""A position of Three Days on Callisto as numbers for a learner: all but what lies in the stacks, of which only sizes show."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.three_days import components
from orrery.games.three_days.components import (
    BONUSES,
    COLOURS,
    CRATERS,
    EFFECTS,
    ELEMENTS,
    KINDS,
    MOST_SPACES,
    RESOURCES,
)
from orrery.games.three_days.rules.salvage import can_collect
from orrery.games.three_days.rules.turn import turn
from orrery.games.three_days.state import (
    ESCORTED,
    GANYMEDEAN,
    IN_STACK,
    NOTHING,
    POINT_KINDS,
    SOLD,
    TRANSPORTING,
    State,
)
from orrery.kernel import Field, Terms
from orrery.observation import MANY, bits, capped, one_hot, part, seat_hot, total

OBSERVATION: Final = 0
_STAGES: Final = 10
_PHASES: Final = 19
_TILES: Final = components.SALVAGE + components.TOKENS
_MOST_POINTS: Final = 500


def observe(state: State, seat: i64) -> vec[i64]:
    """The moment, the craters, the stacks and offers, then each seat from the observer on."""
    seen = vec[i64](capacity=3200)
    seen = _moment(state, seat, seen)
    seen = _pending(state, seen)
    seen = _craters(state, seat, seen)
    seen = _offers(state, seat, seen)
    for step in range(state.seats):
        seen = _player(state, (seat + step) % state.seats, seen)
    return seat_hot(seen, seat, 0, state.seats)


def _moment(state: State, seat: i64, seen: vec[i64]) -> vec[i64]:
    seen = one_hot(seen, state.stage, _STAGES)
    seen = one_hot(seen, state.phase, _PHASES)
    seen = seat_hot(seen, turn(state), seat, state.seats)
    seen = seat_hot(seen, state.seat, seat, state.seats)
    seen = append(seen, state.round)
    seen = append(seen, state.lit)
    seen = capped(seen, state.actions_left)
    return capped(seen, state.step)


def _takeable(state: State, bonus: i64) -> i64:
    """10.4: a bonus that finds no place cannot be taken."""
    return bonus if can_collect(state, state.seat, bonus) else NOTHING


def _pending(state: State, seen: vec[i64]) -> vec[i64]:
    """What the decision at hand is about."""
    moving: i64 = -1
    space: i64 = 0
    if state.origin > 0 and state.phase == TRANSPORTING:
        moving = state.origin
    elif state.origin > 0:
        moving = state.origin // MOST_SPACES
        space = state.origin % MOST_SPACES + 1
    seen = one_hot(seen, moving, CRATERS)
    seen = append(seen, space)
    seen = capped(seen, state.envoys_left)
    seen = one_hot(seen, _takeable(state, state.first_bonus), _TILES)
    seen = one_hot(seen, _takeable(state, state.second_bonus), _TILES)
    seen = capped(seen, state.any_parts)
    seen = capped(seen, state.purifier_parts)
    seen = part(seen, state.to_load, 0, ELEMENTS)
    seen = capped(seen, state.free_elements)
    seen = bits(seen, state.free_kinds, ELEMENTS)
    seen = bits(seen, state.harvested, ELEMENTS)
    seen = bits(seen, state.directed, CRATERS)
    seen = bits(seen, state.woken, CRATERS)
    seen = capped(seen, state.advances_left)
    seen = bits(seen, state.advanced, RESOURCES)
    return capped(seen, state.to_reveal)


def _craters(state: State, seat: i64, seen: vec[i64]) -> vec[i64]:
    n = state.seats
    for at in range(CRATERS * MOST_SPACES):
        who = state.spaces[at]
        seen = seat_hot(seen, who - 1 if who < GANYMEDEAN else -1, seat, n)
        seen = append(seen, 1 if who == GANYMEDEAN else 0)
        seen = append(seen, 1 if who == ESCORTED else 0)
    for crater in range(CRATERS):
        seen = one_hot(seen, state.centers[crater] - 1, KINDS)
    for at in range(CRATERS * components.MOST_LABORATORIES):
        seen = seat_hot(seen, state.laboratories[at] - 1, seat, n)
    for kind in range(2 * KINDS):
        seen = append(seen, state.components.discs[kind] - state.discs_used[kind])
    for at in range(2 * components.TOKENS):
        seen = seat_hot(seen, state.structures_at[at] - 1, seat, n)
    return seen


def _offers(state: State, seat: i64, seen: vec[i64]) -> vec[i64]:
    for space in range(components.MOST_PASSES):
        seen = one_hot(seen, state.pass_tiles[space] - 1, BONUSES)
    seen = part(seen, state.bonus_discard, 0, BONUSES)
    seen = capped(seen, total(state.bonus_stack, 0, BONUSES))
    seen = part(seen, state.offer, 0, EFFECTS)
    for day in range(3):
        seen = capped(seen, total(state.stack, day * EFFECTS, EFFECTS))
    for day in range(3):
        seen = capped(seen, total(state.discard, day * EFFECTS, EFFECTS))
    for colour in range(COLOURS):
        left: i64 = 0
        for tile in range(components.TILES_OF_A_COLOUR):
            if state.demand_at[colour * components.TILES_OF_A_COLOUR + tile] == IN_STACK:
                left += 1
        seen = append(seen, left)
    for tile in range(components.DEMANDS):
        seen = append(seen, 1 if state.demand_at[tile] == SOLD else 0)
    return seen


def _player(state: State, seat: i64, seen: vec[i64]) -> vec[i64]:
    seen = append(seen, _place(state.order, seat))
    seen = append(seen, state.passed[seat] + 1)
    seen = capped(seen, total(state.points, seat * POINT_KINDS, POINT_KINDS), _MOST_POINTS)
    seen = part(seen, state.points, seat * POINT_KINDS, POINT_KINDS, _MOST_POINTS)
    seen = part(seen, state.levels, seat * RESOURCES, RESOURCES)
    seen = part(seen, state.income, seat * RESOURCES, RESOURCES)
    seen = capped(seen, state.influence[seat])
    seen = append(seen, state.diplomat[seat])
    seen = append(seen, state.envoys[seat])
    seen = append(seen, state.reach[seat])
    seen = append(seen, state.recruited[seat])
    seen = append(seen, state.researched[seat])
    seen = append(seen, state.structures[seat])
    seen = bits(seen, state.parts[seat], components.PARTS)
    seen = part(seen, state.tokens, seat * components.TOKENS, components.TOKENS)
    for colour in range(COLOURS):
        seen = _demand(state, seat * COLOURS + colour, seen)
    seen = bits(seen, state.stored[seat], ELEMENTS)
    return part(seen, state.upgrades, seat * EFFECTS, EFFECTS)


def _place(order: vec[i64], seat: i64) -> i64:
    for i in range(len(order)):
        if order[i] == seat:
            return i + 1
    return 0


def _demand(state: State, at: i64, seen: vec[i64]) -> vec[i64]:
    tile = state.demand[at]
    seen = one_hot(seen, tile % components.TILES_OF_A_COLOUR if tile != NOTHING else -1, components.TILES_OF_A_COLOUR)
    seen = one_hot(seen, state.face[at], 2)
    return bits(seen, state.loaded[at], ELEMENTS)


def fields(terms: Terms) -> tuple[Field, ...]:
    """What the numbers mean."""
    n = terms.seats
    described = [
        Field("stage", _STAGES, 0, 1, "one of the stages in the order of state.py, `setup` to `finished`"),
        Field("phase", _PHASES, 0, 1, "one of the phases in the order of state.py, `flipping` to `over`"),
        Field("turn", n, 0, 1, "who decides; none while chance draws and at the end"),
        Field("active", n, 0, 1, "whose turn it is"),
        Field("round", 1, 0, components.ROUNDS + 1, "the round"),
        Field("lit", 1, 0, 1, "the side in daylight: 0 west, 1 east"),
        Field("actions_left", 1, 0, MANY, "actions left in this turn"),
        Field("step", 1, 0, MANY, "how far the seat's part of this stage has come"),
        Field("origin", CRATERS, 0, 1, "the crater from which somebody is moved"),
        Field("origin_space", 1, 0, MOST_SPACES, "the space there of the Ganymedean who is escorted, from 1; else 0"),
        Field("envoys_left", 1, 0, MANY, "escorts left in this Diplomacy action"),
        Field("first_bonus", _TILES, 0, 1, "salvage (7 kinds) or a token (6 kinds) still to be taken"),
        Field("second_bonus", _TILES, 0, 1, "another one"),
        Field("any_parts", 1, 0, MANY, "parts of any kind still to be placed"),
        Field("purifier_parts", 1, 0, MANY, "purifier parts still to be placed"),
        Field("to_load", ELEMENTS, 0, MANY, "harvested elements still to be loaded"),
        Field("free_elements", 1, 0, MANY, "elements of one's choice still to be loaded"),
        Field("free_kinds", ELEMENTS, 0, 1, "of which kinds they may be"),
        Field("harvested", ELEMENTS, 0, 1, "kinds harvested in this phase"),
        Field("directed", CRATERS, 0, 1, "craters that a Foreman directs in this harvest"),
        Field("woken", CRATERS, 0, 1, "craters that a Night Shift wakes in this harvest"),
        Field("advances_left", 1, 0, MANY, "income cubes still to be advanced"),
        Field("advanced", RESOURCES, 0, 1, "those just advanced"),
        Field("to_reveal", 1, 0, MANY, "Upgrade tiles still to be revealed"),
        Field(
            "spaces",
            CRATERS * MOST_SPACES * (n + 2),
            0,
            1,
            "for each space of each crater: a colonist of each seat, a Ganymedean, a Ganymedean escorted just now",
        ),
        Field("centers", CRATERS * KINDS, 0, 1, "the kind of center in each crater"),
        Field(
            "laboratories", CRATERS * components.MOST_LABORATORIES * n, 0, 1, "whose laboratory stands on each place"
        ),
        Field("discs", 2 * KINDS, 0, MANY, "center discs left on each side of the board, by kind"),
        Field("structures", 2 * components.TOKENS * n, 0, 1, "whose structure stands on each place"),
        Field("pass_tiles", components.MOST_PASSES * BONUSES, 0, 1, "the Bonus tile on each space of the Pass track"),
        Field("bonus_discard", BONUSES, 0, MANY, "discarded Bonus tiles, by kind"),
        Field("bonus_stack", 1, 0, MANY, "Bonus tiles in the stack"),
        Field("offer", EFFECTS, 0, MANY, "Upgrade tiles on offer, by effect"),
        Field("upgrade_stacks", 3, 0, MANY, "Upgrade tiles in each day's stack"),
        Field("upgrade_discards", 3, 0, MANY, "discarded Upgrade tiles of each day"),
        Field("demand_stacks", COLOURS, 0, components.TILES_OF_A_COLOUR, "Demand tiles in each stack"),
        Field("sold", components.DEMANDS, 0, 1, "1 for each Demand tile that was sold"),
    ]
    for step in range(n):
        described += _player_fields("you" if step == 0 else f"seat+{step}", n)
    described.append(Field("seat", n, 0, 1, "your number at the table"))
    return tuple(described)


def _player_fields(who: str, seats: int) -> list[Field]:
    return [
        Field(f"{who}.order", 1, 0, seats, "the place in the turn order, from 1"),
        Field(f"{who}.passed", 1, 0, components.MOST_PASSES, "the space taken on the Pass track, from 1; 0 for none"),
        Field(f"{who}.points", 1, 0, _MOST_POINTS, "all points so far"),
        Field(f"{who}.sheet", POINT_KINDS, 0, _MOST_POINTS, "the same by kind"),
        Field(f"{who}.levels", RESOURCES, 0, MANY, "food, fuel, machinery"),
        Field(f"{who}.income", RESOURCES, 0, MANY, "the income of each"),
        Field(f"{who}.influence", 1, 0, MANY, "influence"),
        Field(f"{who}.diplomat", 1, 0, 1, "1 while the diplomat is ready"),
        Field(f"{who}.envoys", 1, 0, 3, "envoys"),
        Field(f"{who}.reach", 1, 0, 3, "how far they travel"),
        Field(f"{who}.recruited", 1, 0, 10, "colonists recruited"),
        Field(f"{who}.researched", 1, 0, 10, "laboratories built"),
        Field(f"{who}.structures", 1, 0, 4, "structures built"),
        Field(f"{who}.parts", components.PARTS, 0, 1, "1 for each space of the mat that holds a part"),
        Field(f"{who}.tokens", components.TOKENS, 0, MANY, "tokens of each kind"),
        Field(
            f"{who}.demand",
            COLOURS * (components.TILES_OF_A_COLOUR + 2 + ELEMENTS),
            0,
            1,
            "for light and dark: which Demand tile, which face is up, which elements are loaded",
        ),
        Field(f"{who}.stored", ELEMENTS, 0, 1, "elements in storage"),
        Field(f"{who}.upgrades", EFFECTS, 0, MANY, "Upgrade tiles, by effect"),
    ]
