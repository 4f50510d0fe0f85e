"""Deploying: the ship's docks and their actions, and launching a vehicle."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.cryo.components import (
    ACTION_NAMES,
    ASSIGN,
    CARDS,
    CAVERN_NAMES,
    CAVERN_TILE_NAMES,
    CAVERNS,
    CELLS_PER_SECTION,
    CHAMBER_NAMES,
    COMPUTER,
    CRYSTAL,
    DOCK_NAMES,
    ENERGY,
    FABRICATOR,
    IMAGING,
    INTERFACING,
    LAUNCH_DOCK,
    MOTH,
    NANITE,
    ORGANIC,
    PLATFORM_DOCKS,
    REACTOR,
    RESOURCE_NAMES,
    RESOURCE_SPACE,
    SCOUT,
    SECTION_NAMES,
    SPACES_PER_SECTION,
    STASIS_CONTROL,
    SUPERCHARGE,
    TECH,
    TILE_NAMES,
    TUNNELS,
    VEHICLE_NAMES,
    WAKEUP_PROTOCOL,
)
from orrery.games.cryo.moves import MIX_CRYSTALS, MIX_ORGANICS, MIX_TECH
from orrery.games.cryo.rules.stores import (
    amount,
    any_to_scout,
    gain,
    missing,
    note_saved,
    owns,
    payable_one,
    pods_in_salvage,
    pods_in_section,
    room,
    salvage_free,
    spend,
    vehicle_capacity,
    who,
)
from orrery.games.cryo.state import (
    ASSIGNING,
    COMPUTING,
    FABRICATING,
    FINISHING,
    LOADING,
    REACTING,
    SCOUTING,
    SETTLING,
    SPLITTING,
    TUNNELLING,
    State,
)
from orrery.kernel import Event, Text


def dock_open(state: State, player: i64, dock: i64) -> bool:
    """4.1, 9.9: no drone and no damage on it; the launch dock is always open, Interfacing ignores damage."""
    if dock == LAUNCH_DOCK:
        return True
    if state.drone_at[dock] >= 0:
        return False
    return state.damaged[dock] == 0 or owns(state, player, INTERFACING)


def take_off(state: State, platform_dock: i64, events: list[Event] | None) -> None:
    """4.1: a drone leaves its dock on the platform for the dock chosen on the board."""
    player = state.active
    state.platform_drones[player * PLATFORM_DOCKS + platform_dock] = 0
    if state.dock == LAUNCH_DOCK:
        state.launch_drones[player] += 1
    else:
        state.drone_at[state.dock] = player
    if events is not None:
        events.append(Event("deployed", {"who": who(state, player), "dock": Text(f"dock-{DOCK_NAMES[state.dock]}")}))


def stasis_discount(state: State, player: i64) -> i64:
    """9.10: Wakeup Protocol lowers the whole cost of a stasis control by one."""
    return 1 if owns(state, player, WAKEUP_PROTOCOL) else 0


def can_use(state: State, cell: i64, energy_kept: i64) -> bool:
    """4.2: whether an action can be taken at least once, with so much energy set apart."""
    player = state.active
    c = state.components
    action = c.cell_action[cell]
    if action == RESOURCE_SPACE:
        return True
    if action == STASIS_CONTROL:
        if room(state, player) <= 0 or pods_in_section(state, player, cell // CELLS_PER_SECTION) == 0:
            return False
        return payable_one(state, player, c.stasis_material, 1 - stasis_discount(state, player))
    if action == REACTOR:
        return payable_one(state, player, c.reactor_material, 1)
    if action == FABRICATOR:
        return amount(state, player, CRYSTAL) + amount(state, player, ORGANIC) + amount(state, player, TECH) > 0
    if action == COMPUTER:
        return payable_one(state, player, c.computer_material, 1)
    if action == SCOUT:
        if amount(state, player, ENERGY) < c.scout_energy + energy_kept or state.aboard[player] == 0:
            return False
        return payable_one(state, player, TECH, c.scout_tech) and any_to_scout(state)
    if action == ASSIGN:
        if state.aboard[player] == 0:
            return False
        return salvage_free(state, CRYSTAL) or salvage_free(state, ORGANIC) or salvage_free(state, TECH)
    return pods_in_salvage(state, player) > 0 and room(state, player) > 0


def any_use(state: State, energy_kept: i64) -> bool:
    """Whether any other action beside the drone's dock can be taken."""
    for side in range(4):
        cell = state.components.dock_cell[state.dock * 4 + side]
        if cell >= 0 and cell != state.used_cell and can_use(state, cell, energy_kept):
            return True
    return False


def use(state: State, cell: i64, events: list[Event] | None) -> None:
    """4.2: one of the actions beside the drone's dock begins."""
    state.used_cell = cell
    action = state.components.cell_action[cell]
    section = cell // CELLS_PER_SECTION
    if events is not None and action in (STASIS_CONTROL, REACTOR, FABRICATOR, COMPUTER):
        name = Text(f"action-{ACTION_NAMES[action]}", {"section": Text(f"section-{SECTION_NAMES[section]}")})
        events.append(Event("used", {"who": who(state, state.active), "action": name}))
    if action == RESOURCE_SPACE:
        take_tile(state, state.components.cell_space[cell], events)
    elif action == STASIS_CONTROL:
        state.awakening = state.components.times
        state.awaken_section = section
        state.awakened = 0
    elif action == REACTOR:
        state.phase = REACTING
    elif action == FABRICATOR:
        state.phase = FABRICATING
    elif action == COMPUTER:
        state.phase = COMPUTING
    elif action == SCOUT:
        state.phase = SCOUTING
    elif action == ASSIGN:
        state.phase = ASSIGNING
    else:
        state.withdrawing = state.components.times
        state.withdrawn = 0


def take_tile(state: State, space: i64, events: list[Event] | None) -> None:
    """4.4: the top tile of the stack, or the material of the bare space."""
    player = state.active
    if state.stack_size[space] == 0:
        if events is not None:
            events.append(Event("took-bare", {"who": who(state, player), "space": space_name(space)}))
        gain(state, player, state.components.section_material[space // SPACES_PER_SECTION], 1, events)
        return
    state.tile = state.stack_top[space]
    state.stack_top[space] = -1
    state.stack_size[space] -= 1
    state.flip_space = space
    if events is not None:
        events.append(took_tile(state, player, space, state.tile))


def took_tile(state: State, player: i64, space: i64, tile: i64) -> Event:
    """4.4, 13.4: what the log says of a tile that was taken."""
    return Event("took-tile", {"who": who(state, player), "space": space_name(space), "tile": tile_text(tile)})


def space_name(space: i64) -> str:
    """1.8: a resource space by its section and its number there."""
    return f"{SECTION_NAMES[space // SPACES_PER_SECTION]}-R{int(space % SPACES_PER_SECTION) + 1}"


def tile_text(tile: i64) -> Text:
    """A tile's name."""
    return Text("tile-" + TILE_NAMES[tile].replace("+", "-and-").replace("/", "-or-"))


def awaken(state: State, player: i64, chamber: i64, events: list[Event] | None) -> None:
    """4.3: a crew pod leaves its chamber for the platform."""
    state.chambers[chamber * state.players + player] -= 1
    state.aboard[player] += 1
    if events is not None:
        events.append(
            Event("awakened", {"who": who(state, player), "chamber": Text(f"chamber-{CHAMBER_NAMES[chamber]}")})
        )


def react(state: State, n: i64) -> None:
    """4.5: crystals become as much energy, once they are paid."""
    state.owed[state.components.reactor_material] += n
    state.reacting = n


def fabricate(state: State, mix: i64, events: list[Event] | None) -> None:
    """4.6: materials other than nanites become as many nanites."""
    player = state.active
    spend(state, player, CRYSTAL, MIX_CRYSTALS[mix], events)
    spend(state, player, ORGANIC, MIX_ORGANICS[mix], events)
    spend(state, player, TECH, MIX_TECH[mix], events)
    gain(state, player, NANITE, MIX_CRYSTALS[mix] + MIX_ORGANICS[mix] + MIX_TECH[mix], events)


def scout(state: State, player: i64, cavern: i64, events: list[Event] | None) -> None:
    """4.8: a crew pod goes ahead to a face-down cavern, which is turned up."""
    state.aboard[player] -= 1
    state.settlers[cavern * state.players + player] += 1
    state.flip_cavern = cavern
    if events is not None:
        events.append(Event("scouted", {"who": who(state, player), "cavern": CAVERN_NAMES[cavern]}))
    note_saved(state, events)


def turn_up(state: State, events: list[Event] | None) -> None:
    """4.8, 9.7: the scouted cavern lies face up; every owner of Imaging gains its settlement cost."""
    cavern = state.flip_cavern
    tile = state.cavern_tile[cavern]
    state.cavern_up[cavern] = 1
    state.flip_cavern = -1
    if events is not None:
        events.append(
            Event("turned-up", {"cavern": CAVERN_NAMES[cavern], "tile": Text(f"cavern-{CAVERN_TILE_NAMES[tile]}")})
        )
    for player in range(state.players):
        if owns(state, player, IMAGING):
            for material in range(4):
                n = state.components.settle_cost[tile * 4 + material]
                if n > 0:
                    gain(state, player, material, n, events)


def assign(state: State, player: i64, material: i64, events: list[Event] | None) -> None:
    """4.9: a crew pod goes to an empty salvage space."""
    state.aboard[player] -= 1
    state.salvage[material * state.players + player] += 1
    if events is not None:
        events.append(
            Event("assigned", {"who": who(state, player), "material": Text(f"name-{RESOURCE_NAMES[material]}")})
        )


def withdraw(state: State, material: i64, events: list[Event] | None) -> None:
    """4.10: a crew pod comes back from salvage."""
    player = state.active
    state.salvage[material * state.players + player] -= 1
    state.aboard[player] += 1
    state.withdrawn += 1
    state.withdrawing -= 1
    if events is not None:
        events.append(
            Event("withdrew", {"who": who(state, player), "material": Text(f"name-{RESOURCE_NAMES[material]}")})
        )


def launch_energy(state: State, player: i64, vehicle: i64, tunnel: i64) -> i64:
    """4.12, 9.8: the energy along the path; one for the Moth, half (rounded up) with Supercharge."""
    cost = state.components.tunnel_energy[tunnel]
    if vehicle == MOTH:
        return 1
    if owns(state, player, SUPERCHARGE):
        return (cost + 1) // 2
    return cost


def can_settle(state: State, player: i64, cavern: i64) -> bool:
    """4.13: face up, and its settlement cost can be paid."""
    return state.cavern_up[cavern] > 0 and _can_pay_for(state, player, cavern, -1)


def can_settle_both(state: State, player: i64, tunnel: i64) -> bool:
    """4.13: both ends of the tunnel lie face up, and both costs can be paid together."""
    one = state.components.tunnel_from[tunnel]
    two = state.components.tunnel_to[tunnel]
    return state.cavern_up[one] > 0 and state.cavern_up[two] > 0 and _can_pay_for(state, player, one, two)


def _can_pay_for(state: State, player: i64, one: i64, two: i64) -> bool:
    """2.3: the settlement cost of one cavern or of two, with nanites standing in."""
    nanites: i64 = 0
    for material in range(4):
        due = state.components.settle_cost[state.cavern_tile[one] * 4 + material]
        if two >= 0:
            due += state.components.settle_cost[state.cavern_tile[two] * 4 + material]
        nanites += due if material == NANITE else missing(state, player, material, due)
    return nanites <= amount(state, player, NANITE)


def can_take_tunnel(state: State, player: i64, vehicle: i64, tunnel: i64) -> bool:
    """4.12: enough energy for the path, and a cavern at its end to settle in."""
    if launch_energy(state, player, vehicle, tunnel) > amount(state, player, ENERGY):
        return False
    return can_settle(state, player, state.components.tunnel_from[tunnel]) or can_settle(
        state, player, state.components.tunnel_to[tunnel]
    )


def can_launch(state: State, player: i64, vehicle: i64) -> bool:
    """4.11: a vehicle on the platform, a crew pod for it, and somewhere to go."""
    if state.vehicles[player * CARDS + vehicle] == 0 or state.aboard[player] == 0:
        return False
    return any(can_take_tunnel(state, player, vehicle, tunnel) for tunnel in range(TUNNELS))


def any_launch(state: State) -> bool:
    """Whether any vehicle can be launched."""
    return any(can_launch(state, state.active, vehicle) for vehicle in range(CARDS))


def fewest_loaded(state: State, player: i64, vehicle: i64) -> i64:
    """2.6: the crew pods that stay behind must fit on the platform and the other vehicles."""
    capacity = vehicle_capacity(state, player, vehicle)
    least = capacity - room(state, player)
    return least if least > 1 else 1


def most_loaded(state: State, player: i64, vehicle: i64) -> i64:
    """4.11: as many crew pods as the vehicle holds and the player has."""
    capacity = vehicle_capacity(state, player, vehicle)
    return capacity if capacity < state.aboard[player] else state.aboard[player]


def begin_launch(state: State, vehicle: i64) -> None:
    """4.11: the vehicle is chosen; crew pods board it."""
    state.vehicle = vehicle
    least = fewest_loaded(state, state.active, vehicle)
    if least == most_loaded(state, state.active, vehicle):
        load(state, least)
    else:
        state.phase = LOADING


def load(state: State, n: i64) -> None:
    """4.11: so many crew pods are on the vehicle."""
    state.loaded = n
    state.phase = TUNNELLING


def take_tunnel(state: State, tunnel: i64, events: list[Event] | None) -> bool:
    """4.12: the tunnel is chosen; says whether the player still has to choose where to settle."""
    state.tunnel = tunnel
    player = state.active
    one = state.components.tunnel_from[tunnel]
    two = state.components.tunnel_to[tunnel]
    if can_settle(state, player, one) and can_settle(state, player, two):
        state.phase = SETTLING
        return True
    if can_settle(state, player, one):
        settle(state, state.loaded, 0, events)
    else:
        settle(state, 0, state.loaded, events)
    return False


def begin_split(state: State, events: list[Event] | None) -> bool:
    """4.13: the crew pods are divided between both caverns; says whether there is a choice."""
    if state.loaded > 2:
        state.phase = SPLITTING
        return True
    settle(state, 1, 1, events)
    return False


def settle(state: State, into_one: i64, into_two: i64, events: list[Event] | None) -> None:
    """4.12 to 4.14: energy and settlement costs are due, the crew pods settle, the vehicle is discarded."""
    player = state.active
    c = state.components
    vehicle = state.vehicle
    state.owed[ENERGY] += launch_energy(state, player, vehicle, state.tunnel)
    _settle_in(state, c.tunnel_from[state.tunnel], into_one, events)
    _settle_in(state, c.tunnel_to[state.tunnel], into_two, events)
    state.vehicles[player * CARDS + vehicle] -= 1
    state.discards[vehicle] += 1
    state.vehicle = -1
    state.loaded = 0
    state.tunnel = -1
    state.stage = FINISHING
    note_saved(state, events)


def _settle_in(state: State, cavern: i64, n: i64, events: list[Event] | None) -> None:
    if n == 0:
        return
    player = state.active
    for material in range(4):
        state.owed[material] += state.components.settle_cost[state.cavern_tile[cavern] * 4 + material]
    state.settlers[cavern * state.players + player] += n
    state.aboard[player] -= n
    if events is not None:
        events.append(
            Event(
                "settled",
                {
                    "who": who(state, player),
                    "vehicle": Text(f"vehicle-{VEHICLE_NAMES[state.vehicle]}"),
                    "n": int(n),
                    "cavern": CAVERN_NAMES[cavern],
                },
            )
        )


def unseen_cavern(state: State) -> i64:
    """9.7: the next cavern that Imaging's owner looks at and nobody has seen, -1 when there is none."""
    for cavern in range(CAVERNS):
        if (
            not state.cavern_up[cavern]
            and state.cavern_tile[cavern] < 0
            and state.components.cavern_players[cavern] <= state.players
        ):
            return cavern
    return -1
