"""How good a position of Cryo looks: points so far, what stands ready, and what the decision at hand promises."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.cryo.components import (
    ASSIGN,
    CARDS,
    CELLS_PER_SECTION,
    COMPUTER,
    ENERGY,
    FABRICATOR,
    LAUNCH_DOCK,
    NANITE,
    PLATFORM_DOCKS,
    REACTOR,
    RESOURCE_SPACE,
    RESOURCES,
    SCOUT,
    SLOTS,
    STASIS_CONTROL,
    TILE_AND,
    TILE_CARD,
    TILE_OR,
    TUNNELS,
)
from orrery.games.cryo.rules.recall import complete
from orrery.games.cryo.rules.scoring import majority, points
from orrery.games.cryo.rules.ship import can_settle, can_use, launch_energy, most_loaded
from orrery.games.cryo.rules.stores import (
    amount,
    drones_on_platform,
    hand_size,
    pods_in_salvage,
    pods_in_section,
    pods_in_stasis,
    pods_settled,
    room,
    tile_count,
)
from orrery.games.cryo.state import (
    ACTION,
    ASSIGNING,
    COMPUTING,
    DRONE,
    FABRICATING,
    FINISHED,
    LAUNCHING,
    LOADING,
    OVERCLOCKING,
    REACTING,
    RIVAL,
    SCOUTING,
    SETTLING,
    SPLITTING,
    TUNNELLING,
    State,
)

MATERIAL: Final = 0.5
NANITE_WORTH: Final = 0.6
ENERGY_WORTH: Final = 0.8
"""What a resource is worth while there is time to use it; a full track is worth little more than a half-full one."""
ENOUGH_OF_IT: Final = 4
HAND_CARD: Final = 0.85
FIRST_CARDS: Final = 3
LATER_CARD: Final = 0.5
SEAT_IN_VEHICLE: Final = 1.5
"""Each place in a vehicle for a crew pod that is awake."""
EMPTY_SEAT: Final = 0.8
POD_AWAKE: Final = 0.3
LANDED: Final = 2.5
POD_ASLEEP: Final = 0.17
POD_IN_SALVAGE: Final = 1.5
UPGRADE_LEFT: Final = 1.75
TILE_LEFT: Final = 1.4
ACTION_READY: Final = 1.6
DRONE_HOME: Final = 0.8
MISSION_HOPE: Final = 2.0
"""What a mission will still gain, on top of what it would score now."""
CARD_BENEFIT: Final = 1.8
AGAINST_OTHERS: Final = 0.4


def evaluate(state: State, seat: i64) -> float:
    """A seat's own prospects, less part of the best other's."""
    own = _prospects(state, seat)
    if state.active == seat and state.phase != FINISHED:
        own += _promise(state, seat)
    best = -1000.0
    for other in range(state.players):
        if other != seat:
            theirs = _prospects(state, other)
            best = max(best, theirs)
    return own - best * (1.0 if state.phase == FINISHED else AGAINST_OTHERS)


def _time_left(state: State) -> float:
    """From 1 at the start to 0 when the sunset token lies face up."""
    return float(state.tokens_left) / float(state.components.track_spaces * state.players + 1)


def _prospects(state: State, player: i64) -> float:
    value = float(points(state, player))
    if state.phase == FINISHED:
        return value
    left = _time_left(state)
    for card in range(CARDS):
        if state.missions[player * CARDS + card] > 0:
            value += MISSION_HOPE * left
        if state.upgrades[player * CARDS + card] > 0:
            value += UPGRADE_LEFT * left
    value += _stores(state, player) * (0.15 + 0.85 * left)
    value += float(pods_in_stasis(state, player)) * POD_ASLEEP * left
    value += float(pods_in_salvage(state, player)) * POD_IN_SALVAGE * left
    if state.seats == 1 and player == RIVAL:
        return value
    value += float(drones_on_platform(state, player) + (state.returning if state.returning > 0 else 0)) * DRONE_HOME
    value += _ready_to_go(state, player) * (0.3 + 0.7 * left)
    value += float(tile_count(state, player)) * TILE_LEFT * left
    for dock in range(PLATFORM_DOCKS):
        if complete(state, player, dock):
            value += ACTION_READY * left
    return value


def _stores(state: State, player: i64) -> float:
    """Resources and cards in hand; the first few of each count most."""
    value = 0.0
    for resource in range(RESOURCES):
        have = amount(state, player, resource)
        worth = MATERIAL
        if resource == NANITE:
            worth = NANITE_WORTH
        elif resource == ENERGY:
            worth = ENERGY_WORTH
        value += worth * float(have if have < ENOUGH_OF_IT else ENOUGH_OF_IT)
        if have > ENOUGH_OF_IT:
            value += worth * 0.4 * float(have - ENOUGH_OF_IT)
    cards = hand_size(state, player)
    first = cards if cards < FIRST_CARDS else FIRST_CARDS
    return value + HAND_CARD * float(first) + LATER_CARD * float(cards - first)


def _ready_to_go(state: State, player: i64) -> float:
    """Crew pods that are awake, and vehicles to carry them."""
    seats: i64 = 0
    for card in range(CARDS):
        seats += state.vehicles[player * CARDS + card] * state.components.capacity[card]
    awake = state.aboard[player]
    filled = seats if seats < awake else awake
    value = float(awake) * POD_AWAKE + float(filled) * SEAT_IN_VEHICLE + float(seats - filled) * EMPTY_SEAT
    # a crew pod that has landed is worth no less than one that is ready to go
    return value + float(pods_settled(state, player)) * LANDED


def _promise(state: State, player: i64) -> float:
    """What the decision at hand will still bring."""
    phase = state.phase
    playable = _at_most(hand_size(state, player) + state.draws, state.plays)
    value = CARD_BENEFIT * (float(state.cards) + playable) + HAND_CARD * float(state.draws + state.drawing)
    value -= MATERIAL * float(state.owed[0] + state.owed[1] + state.owed[2])
    value -= NANITE_WORTH * float(state.owed[NANITE]) + ENERGY_WORTH * float(state.owed[ENERGY])
    if state.choice >= 0:
        value += MATERIAL
    if state.tile >= 0:
        value += _tile_worth(state.tile)
    if state.awakening > 0 or state.awakened > 0:
        value += _awakening_worth(state, player)
    if phase in (DRONE, ACTION, OVERCLOCKING):
        value += _best_launch(state, player) if state.dock == LAUNCH_DOCK else _best_action(state, player)
        if phase == DRONE:
            value -= DRONE_HOME
    elif phase in (LAUNCHING, LOADING, TUNNELLING, SETTLING, SPLITTING):
        value += _best_launch(state, player)
    elif phase in (REACTING, FABRICATING, COMPUTING, SCOUTING, ASSIGNING):
        value += _action_worth(state, player, state.used_cell)
    return value


def _tile_worth(tile: i64) -> float:
    if tile == TILE_CARD:
        return CARD_BENEFIT
    if tile >= TILE_OR:
        return MATERIAL + 0.15
    if tile >= TILE_AND:
        return MATERIAL * 2.0
    return NANITE_WORTH if tile >= NANITE else MATERIAL


def _best_action(state: State, player: i64) -> float:
    best = 0.0
    for side in range(4):
        cell = state.components.dock_cell[state.dock * 4 + side]
        if cell >= 0 and cell != state.used_cell and can_use(state, cell, 0):
            worth = _action_worth(state, player, cell)
            best = max(best, worth)
    return best


def _at_most(limit: i64, n: i64) -> float:
    return float(n if n < limit else limit)


def _action_worth(state: State, player: i64, cell: i64) -> float:
    """A rough price for an action, taken as often as it can be."""
    c = state.components
    action = c.cell_action[cell]
    nanites = amount(state, player, NANITE)
    if action == RESOURCE_SPACE:
        space = c.cell_space[cell]
        if state.stack_size[space] == 0:
            return MATERIAL
        tile = state.stack_top[space]
        return MATERIAL if tile < 0 else _tile_worth(tile) + (0.2 if tile_count(state, player) < SLOTS else 0.0)
    if action == STASIS_CONTROL:
        n = _at_most(3, amount(state, player, c.stasis_material) + nanites)
        n = min(n, _at_most(room(state, player), pods_in_section(state, player, cell // CELLS_PER_SECTION)))
        return n * _pod_worth(state)
    if action == REACTOR:
        return _at_most(3, amount(state, player, c.reactor_material) + nanites) * (ENERGY_WORTH - MATERIAL)
    if action == FABRICATOR:
        return 0.25
    if action == COMPUTER:
        n = _at_most(3, amount(state, player, c.computer_material) + nanites)
        return n * 0.5 * (1.0 + _time_left(state))
    if action == SCOUT:
        return 2.0 * float(c.score_cavern) - 1.0
    if action == ASSIGN:
        return (POD_IN_SALVAGE + 0.5) * _time_left(state) - 1.0
    return 0.1


def _pod_worth(state: State) -> float:
    """What awakening a crew pod is worth, its organic paid."""
    left = _time_left(state)
    return 1.0 + (POD_AWAKE + SEAT_IN_VEHICLE * 0.5) * (0.3 + 0.7 * left) - POD_ASLEEP * left - MATERIAL


def _awakening_worth(state: State, player: i64) -> float:
    """The crew pods that a stasis control will still awaken, less the organics for those it has."""
    if state.awaken_section < 0:
        return _pod_worth(state)
    funds = amount(state, player, state.components.stasis_material) + amount(state, player, NANITE) - state.awakened
    n = min(
        _at_most(state.awakening, funds),
        _at_most(room(state, player), pods_in_section(state, player, state.awaken_section)),
    )
    return n * _pod_worth(state) - MATERIAL * float(state.awakened)


def _best_launch(state: State, player: i64) -> float:
    """The best that one of the vehicles (or the one already chosen) could do in one cavern."""
    best = 0.0
    for vehicle in range(CARDS):
        if state.vehicle >= 0 and state.vehicle != vehicle:
            continue
        if state.vehicles[player * CARDS + vehicle] > 0 and state.aboard[player] > 0:
            pods = state.loaded if state.loaded > 0 else most_loaded(state, player, vehicle)
            for tunnel in range(TUNNELS):
                if state.tunnel >= 0 and state.tunnel != tunnel:
                    continue
                energy = launch_energy(state, player, vehicle, tunnel)
                if energy <= amount(state, player, ENERGY):
                    worth = _landing(state, player, state.components.tunnel_from[tunnel], pods)
                    worth = max(worth, _landing(state, player, state.components.tunnel_to[tunnel], pods))
                    worth -= 1.0 + float(energy) * ENERGY_WORTH * 0.5
                    best = max(best, worth)
    return best


def _landing(state: State, player: i64, cavern: i64, pods: i64) -> float:
    """What crew pods in a cavern add in points, its majority among them."""
    if not can_settle(state, player, cavern):
        return 0.0
    c = state.components
    at = cavern * state.players + player
    before = majority(state, cavern, player)
    state.settlers[at] += pods
    after = majority(state, cavern, player)
    state.settlers[at] -= pods
    landed = float(pods) * (LANDED - POD_AWAKE - SEAT_IN_VEHICLE)
    return landed + float(pods * (c.score_cavern - c.score_aboard) + after - before)
