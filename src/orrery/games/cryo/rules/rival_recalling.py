"""14: the rival recalls: a crew pod to salvage, its materials, incidents, and its drones."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo.components import CARD, PLATFORM_DOCKS, SABOTAGE, SECTIONS
from orrery.games.cryo.moves import RIVAL_ASSIGN, RIVAL_RESOLVE, RIVAL_SABOTAGE
from orrery.games.cryo.rules.recalling import any_intact, intact_chamber, loot, sabotage, take_back_drones
from orrery.games.cryo.rules.rival import (
    CHECK_CRYSTALS,
    INCIDENTS,
    RECOVER,
    REFILL,
    pods_by_section,
    take_mission,
    unless_among,
    with_fewest,
)
from orrery.games.cryo.rules.salvage import against_assigning, assign, recover_salvage, salvage_free
from orrery.games.cryo.rules.stores import drones_on_board, pods_in_salvage, pods_in_section
from orrery.games.cryo.state import RIVAL, RIVAL_ASSIGNING, RIVAL_INCIDENT, RIVAL_SABOTAGING, State
from orrery.kernel import Event, Refusal


def may_assign(state: State, material: i64) -> bool:
    """14.1: an empty space, of a material that no other rival crew pod salvages if there is one."""
    if not salvage_free(state, material):
        return False
    if state.salvage[material * state.players + RIVAL] == 0:
        return True
    return all(
        not (state.salvage[other * state.players + RIVAL] == 0 and salvage_free(state, other)) for other in range(3)
    )


def assign_one(state: State, events: list[Event] | None) -> bool:
    """14.1: one crew pod goes to salvage while fewer than three are there; True where the player decides where."""
    state.rival_step = RECOVER
    if state.aboard[RIVAL] == 0 or pods_in_salvage(state, RIVAL) >= state.components.salvage_pods:
        return False
    only: i64 = -1
    for material in range(3):
        if may_assign(state, material):
            if only >= 0:
                state.phase = RIVAL_ASSIGNING
                return True
            only = material
    if only >= 0:
        assign(state, RIVAL, only, events)
    return False


def rival_assigning_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """14.1: every material that its rules leave open."""
    for material in range(3):
        if may_assign(state, material):
            moves = append(moves, RIVAL_ASSIGN + material)
    return moves


def against_rival_assigning(state: State, seat: int, material: int) -> Refusal | None:
    """14.1: an empty space, of a new material if there is one."""
    free = [m for m in range(3) if against_assigning(state, RIVAL, m) is None]
    new = [m for m in free if not state.salvage[m * state.players + RIVAL]]
    return unless_among(new or free, material, "14.1")


def assign_for_rival(state: State, material: i64, events: list[Event] | None) -> None:
    """14.1: a crew pod of the rival goes to salvage."""
    assign(state, RIVAL, material, events)


def recover(state: State, events: list[Event] | None) -> None:
    """14.2, 14.3: materials from salvage, and as many incidents as its drones on the board ask for."""
    recover_salvage(state, RIVAL, events)
    state.rival_left = 1 if drones_on_board(state, RIVAL) <= 3 else 2
    state.rival_step = INCIDENTS


def may_resolve(state: State, section: i64) -> bool:
    """14.3: a token in the section with the fewest rival crew pods."""
    if state.incidents[section] < 0:
        return False
    pods = pods_in_section(state, RIVAL, section)
    return all(
        not (state.incidents[other] >= 0 and pods_in_section(state, RIVAL, other) < pods) for other in range(SECTIONS)
    )


def resolve_incidents(state: State, events: list[Event] | None) -> bool:
    """14.3: one token, two with four or five drones on the board, all before any replacement; True where the player decides."""
    only: i64 = -1
    if state.rival_left > 0:
        for section in range(SECTIONS):
            if may_resolve(state, section):
                if only >= 0:
                    state.phase = RIVAL_INCIDENT
                    return True
                only = section
    if only < 0:
        state.rival_step = REFILL
        return False
    return resolve_for_rival(state, only, events)


def rival_resolving_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """14.3: every section that its rules leave open."""
    for section in range(SECTIONS):
        if may_resolve(state, section):
            moves = append(moves, RIVAL_RESOLVE + section)
    return moves


def against_rival_resolving(state: State, seat: int, section: int) -> Refusal | None:
    """14.3: a token where the rival has the fewest crew pods."""
    with_token = [s for s in range(SECTIONS) if state.incidents[s] >= 0]
    return unless_among(with_fewest(pods_by_section(state), with_token), section, "14.3")


def resolve_for_rival(state: State, section: i64, events: list[Event] | None) -> bool:
    """14.4: the rival resolves a token; True where the player must choose where a sabotage goes."""
    token = state.incidents[section]
    state.rival_left -= 1
    state.incidents[section] = -1
    if token == SABOTAGE:
        return _sabotage_one(state, section, events)
    loot(state, RIVAL, section, token, events)
    for _ in range(state.components.token_gain[token * 6 + CARD]):
        take_mission(state, events)
    return False


def _sabotage_one(state: State, section: i64, events: list[Event] | None) -> bool:
    """14.5: a sabotage in a ruined section goes to another one; True where there are several and the player decides."""
    if intact_chamber(state, section) >= 0:
        sabotage(state, section, events)
        return False
    if not any_intact(state):
        state.token_box[SABOTAGE] += 1
        return False
    only: i64 = -1
    for other in range(SECTIONS):
        if may_sabotage(state, other):
            if only >= 0:
                state.phase = RIVAL_SABOTAGING
                return True
            only = other
    sabotage(state, only, events)
    return False


def may_sabotage(state: State, section: i64) -> bool:
    """14.5, R41: any section with an intact chamber; under rules 1 only the one with the fewest rival crew pods."""
    if intact_chamber(state, section) < 0:
        return False
    if state.rules > 1:
        return True
    pods = pods_in_section(state, RIVAL, section)
    for other in range(SECTIONS):
        if intact_chamber(state, other) >= 0 and pods_in_section(state, RIVAL, other) < pods:
            return False
    return True


def rival_sabotaging_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """14.5: every section that its rules leave open."""
    for section in range(SECTIONS):
        if may_sabotage(state, section):
            moves = append(moves, RIVAL_SABOTAGE + section)
    return moves


def against_rival_sabotaging(state: State, seat: int, section: int) -> Refusal | None:
    """14.5, R41: a section with an intact chamber; under rules 1 where the rival has the fewest crew pods."""
    intact = [s for s in range(SECTIONS) if not all(state.sabotaged[s * 3 + number] for number in range(3))]
    return unless_among(intact if state.rules > 1 else with_fewest(pods_by_section(state), intact), section, "14.5")


def bring_back_rival(state: State) -> None:
    """14.6: all drones go back to any docks of its platform."""
    n = take_back_drones(state, RIVAL)
    for dock in range(PLATFORM_DOCKS):
        if n > 0 and not state.platform_drones[RIVAL * PLATFORM_DOCKS + dock]:
            state.platform_drones[RIVAL * PLATFORM_DOCKS + dock] = 1
            n -= 1
    state.rival_step = CHECK_CRYSTALS
