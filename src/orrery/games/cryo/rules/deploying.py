"""4.1, 4.2, 9.15: a drone is deployed to a dock and uses the actions beside it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components, state as phases
from orrery.games.cryo.moves import DEPLOY, FROM, PASS, USE
from orrery.games.cryo.rules.awakening import against_controlling_stasis, can_control_stasis, control_stasis
from orrery.games.cryo.rules.cards import against_using_computer, can_compute
from orrery.games.cryo.rules.converting import against_using_fabricator, against_using_reactor, can_fabricate, can_react
from orrery.games.cryo.rules.salvage import (
    against_calling_back,
    against_sending_to_salvage,
    begin_withdrawing,
    can_assign,
    can_withdraw,
)
from orrery.games.cryo.rules.scouting import against_sending_scout, can_scout
from orrery.games.cryo.rules.scrapping import may_scrap_first
from orrery.games.cryo.rules.stores import amount, because, drones_on_platform, owns, section_text, spend, who
from orrery.games.cryo.rules.tiles import take_tile
from orrery.games.cryo.state import State
from orrery.kernel import Event, Refusal, Text


def dock_open(state: State, player: i64, dock: i64) -> bool:
    """4.1, 9.9: no drone and no damage on it; the launch dock is always open, Interfacing ignores damage."""
    if dock == components.LAUNCH_DOCK:
        return True
    if state.drone_at[dock] >= 0:
        return False
    return state.damaged[dock] == 0 or owns(state, player, components.INTERFACING)


def deploying_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """3.3, 4.1: any open dock, with a drone on the platform."""
    if drones_on_platform(state, state.active) > 0:
        for dock in range(components.DOCKS + 1):
            if dock_open(state, state.active, dock):
                moves = append(moves, DEPLOY + dock)
    return moves


def against_deploying(state: State, seat: int, dock: int) -> Refusal | None:
    """3.3, 4.1, 9.9: a drone to deploy, and a dock that is neither taken nor damaged."""
    if drones_on_platform(state, seat) == 0:
        return Refusal("3.3", because("must-recall"))
    if dock == components.LAUNCH_DOCK:
        return None
    name = Text(f"dock-{components.DOCK_NAMES[dock]}")
    if state.drone_at[dock] >= 0:
        return Refusal("4.1", because("dock-taken", dock=name))
    if state.damaged[dock] and not owns(state, seat, components.INTERFACING):
        return Refusal("4.1", because("dock-damaged", dock=name))
    return None


def deploy(state: State, dock: i64) -> None:
    """4.1: the dock is chosen; a drone follows."""
    state.dock = dock
    state.stage = phases.DRONE


def send_drone(state: State, events: list[Event] | None) -> bool:
    """4.1: True where the player decides which dock on the platform becomes free; else the only drone takes off."""
    if drones_on_platform(state, state.active) > 1:
        state.phase = phases.DRONE
        return True
    for dock in range(components.PLATFORM_DOCKS):
        if state.platform_drones[state.active * components.PLATFORM_DOCKS + dock]:
            take_off(state, dock, events)
            break
    return False


def taking_off_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.1: any dock of the platform with a drone."""
    for dock in range(components.PLATFORM_DOCKS):
        if state.platform_drones[state.active * components.PLATFORM_DOCKS + dock]:
            moves = append(moves, FROM + dock)
    return moves


def against_taking_off(state: State, seat: int, dock: int) -> Refusal | None:
    """4.1: a drone stands there."""
    if not state.platform_drones[seat * components.PLATFORM_DOCKS + dock]:
        return Refusal("4.1", because("no-drone-there", dock=Text(f"platform-{components.PLATFORM_NAMES[dock]}")))
    return None


def take_off(state: State, platform_dock: i64, events: list[Event] | None) -> None:
    """4.1: a drone leaves its dock on the platform for the dock chosen on the board, and may act."""
    player = state.active
    state.platform_drones[player * components.PLATFORM_DOCKS + platform_dock] = 0
    if state.dock == components.LAUNCH_DOCK:
        state.launch_drones[player] += 1
    else:
        state.drone_at[state.dock] = player
    state.used_cell = -1
    state.stage = phases.LAUNCHING if state.dock == components.LAUNCH_DOCK else phases.ACTION
    if events is not None:
        events.append(
            Event("deployed", {"who": who(state, player), "dock": Text(f"dock-{components.DOCK_NAMES[state.dock]}")})
        )


def can_use(state: State, cell: i64, energy_kept: i64) -> bool:
    """4.2: whether an action can be taken at least once, with some energy set apart."""
    action = state.components.cell_action[cell]
    if action == components.RESOURCE_SPACE:
        return True
    if action == components.STASIS_CONTROL:
        return can_control_stasis(state, cell // components.CELLS_PER_SECTION)
    if action == components.REACTOR:
        return can_react(state)
    if action == components.FABRICATOR:
        return can_fabricate(state)
    if action == components.COMPUTER:
        return can_compute(state)
    if action == components.SCOUT:
        return can_scout(state, energy_kept)
    return can_assign(state) if action == components.ASSIGN else can_withdraw(state)


def any_use(state: State, energy_kept: i64) -> bool:
    """Whether any other action beside the drone's dock can be taken."""
    for side in range(4):
        cell = state.components.dock_cell[state.dock * 4 + side]
        if cell >= 0 and cell != state.used_cell and can_use(state, cell, energy_kept):
            return True
    return False


def can_overclock(state: State) -> bool:
    """9.15: the upgrade, its energy, and another action beside the dock."""
    cost = state.components.overclock_energy
    if not owns(state, state.active, components.OVERCLOCK) or amount(state, state.active, components.ENERGY) < cost:
        return False
    return any_use(state, cost)


def may_yet_overclock(state: State) -> bool:
    """9.15, R39: the upgrade and another action beside the dock, whatever is missing to pay for it."""
    if not owns(state, state.active, components.OVERCLOCK) or not may_scrap_first(state):
        return False
    for side in range(4):
        cell = state.components.dock_cell[state.dock * 4 + side]
        if cell >= 0 and cell != state.used_cell:
            return True
    return False


def using_moves(state: State, moves: vec[i64]) -> vec[i64]:
    """4.2, 9.15: the actions beside the dock, a second one with Overclock; or none."""
    kept: i64 = state.components.overclock_energy if state.phase == phases.OVERCLOCKING else 0
    if amount(state, state.active, components.ENERGY) >= kept:
        moves = _uses(state, kept, moves)
    return append(moves, PASS)


def _uses(state: State, kept: i64, moves: vec[i64]) -> vec[i64]:
    """The cells beside a dock, in ascending order: there are four of them at most."""
    c = state.components
    last: i64 = -1
    for _ in range(4):
        lowest: i64 = -1
        for side in range(4):
            cell = c.dock_cell[state.dock * 4 + side]
            if cell > last and (lowest < 0 or cell < lowest):
                lowest = cell
        if lowest < 0:
            break
        last = lowest
        if lowest != state.used_cell and can_use(state, lowest, kept):
            moves = append(moves, USE + lowest)
    return moves


def against_using(state: State, seat: int, cell: int) -> Refusal | None:
    """4.2, 9.15: an action beside the dock, not the same twice, and what the action itself asks for."""
    c = state.components
    if c.cell_action[cell] == components.NO_ACTION:
        return Refusal("1.1", because("no-action", cell=components.CELL_NAMES[cell]))
    if cell not in [c.dock_cell[state.dock * 4 + side] for side in range(4)]:
        return Refusal("4.2", because("not-beside", dock=Text(f"dock-{components.DOCK_NAMES[state.dock]}")))
    kept = 0
    if state.phase == phases.OVERCLOCKING:
        kept = c.overclock_energy
        if cell == state.used_cell:
            return Refusal("9.15", because("same-action"))
        if not owns(state, seat, components.OVERCLOCK) or amount(state, seat, components.ENERGY) < kept:
            return Refusal("9.15", because("no-energy", n=kept))
    return _against_action(state, seat, cell, kept)


def _against_action(state: State, seat: int, cell: int, energy_kept: int) -> Refusal | None:
    """4.3 to 4.10: what an action needs to be taken once."""
    action = state.components.cell_action[cell]
    if action == components.STASIS_CONTROL:
        return against_controlling_stasis(state, seat, cell // components.CELLS_PER_SECTION)
    if action == components.REACTOR:
        return against_using_reactor(state, seat)
    if action == components.FABRICATOR:
        return against_using_fabricator(state, seat)
    if action == components.COMPUTER:
        return against_using_computer(state, seat)
    if action == components.SCOUT:
        return against_sending_scout(state, seat, energy_kept)
    if action == components.ASSIGN:
        return against_sending_to_salvage(state, seat)
    return against_calling_back(state, seat) if action == components.WITHDRAW else None


def use(state: State, cell: i64, events: list[Event] | None) -> bool:
    """4.2, 9.15: one of the actions beside the dock begins; True where it asks for a decision at once."""
    if state.phase == phases.OVERCLOCKING:
        spend(state, state.active, components.ENERGY, state.components.overclock_energy, events)
        state.stage = phases.FINISHING
        if events is not None:
            events.append(Event("overclocked", {"who": who(state, state.active)}))
    else:
        state.stage = phases.OVERCLOCKING
    state.used_cell = cell
    action = state.components.cell_action[cell]
    if events is not None and action in (
        components.STASIS_CONTROL,
        components.REACTOR,
        components.FABRICATOR,
        components.COMPUTER,
    ):
        name = Text(
            f"action-{components.ACTION_NAMES[action]}", {"section": section_text(cell // components.CELLS_PER_SECTION)}
        )
        events.append(Event("used", {"who": who(state, state.active), "action": name}))
    return _begin(state, cell, action, events)


def _begin(state: State, cell: i64, action: i64, events: list[Event] | None) -> bool:
    if action == components.RESOURCE_SPACE:
        take_tile(state, state.components.cell_space[cell], events)
    elif action == components.STASIS_CONTROL:
        control_stasis(state, cell // components.CELLS_PER_SECTION)
    elif action == components.WITHDRAW:
        begin_withdrawing(state)
    else:
        state.phase = _asked(action)
        return True
    return False


def _asked(action: i64) -> i64:
    """The phase in which the player says how often, where or what."""
    if action == components.REACTOR:
        return phases.REACTING
    if action == components.FABRICATOR:
        return phases.FABRICATING
    if action == components.COMPUTER:
        return phases.COMPUTING
    return phases.SCOUTING if action == components.SCOUT else phases.ASSIGNING
