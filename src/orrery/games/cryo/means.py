"""What a player of Cryo could do next with what there is: stores, platform and crew in points, and the best launch in sight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cryo import components, moves as kinds, state as phases
from orrery.games.cryo.rules.ending import majority
from orrery.games.cryo.rules.launching import can_settle, can_settle_both, land, launch_energy, most_loaded
from orrery.games.cryo.rules.platform import complete, platform_slot
from orrery.games.cryo.rules.stores import amount, hand_size, missing, tile_count, vehicle_capacity
from orrery.games.cryo.state import State

# All in points at the start of the game; the values were found by self-play, thousands of games between neighbouring ones.
WORTH: Final[vec[float]] = vec[float]([0.33, 0.69, 0.53, 0.66, 0.99])
"""A crystal, an organic, a tech, a nanite, an energy."""
ENOUGH: Final = 3.27
"""This many of a resource count in full, each further one by the part below."""
MORE_THAN_ENOUGH: Final = 0.32
HAND_CARD: Final = 0.37
"""A card in hand, and how much more it is worth by its kind."""
KIND: Final[vec[float]] = vec[float]([0.57, 0.22, 0.25, 0.39, 0.21, 0.33, 0.16, 0.21])
USEFUL_CARDS: Final = 3
LATER_CARD: Final = 0.27
PLAY: Final = 4.53
"""To play a card, or draw one."""
POD_ASLEEP: Final = 0.17
POD_AWAKE: Final = 0.64
SEAT_TAKEN: Final = 0.66
"""A place in a vehicle for a crew pod that is awake."""
SEAT_FREE: Final = 0.36
LANDED: Final = 0.48
"""A crew pod that needs no more care, on top of its points."""
POD_IN_SALVAGE: Final = 1.72
SCOUTED: Final = 6.59
"""What a cavern's majority is worth to the first one there."""
NEXT_LAUNCH: Final = 0.9
"""The part of the best launch in sight that counts before it is made."""
STILL_LIKELY: Final = 0.56
"""And what is left of it for each resource that it lacks."""
DRONE_IN_THE_WAY: Final = 0.12
TILE_PLACED: Final = 0.34
USES: Final = 3.54
"""How often a platform action will be used."""
MISSION_HOPE: Final[vec[float]] = vec[float]([1.39, 0.78, 2.87, 2.71, 1.02, 0.87, 3.92, 1.68])
"""What each mission will still gain on top of what it would score now, in the order of the cards."""
UPGRADE_USE: Final[vec[float]] = vec[float]([4.82, 2.16, 0.69, 4.46, 0.88, 0.43, 1.04, 0.95])
STORES_AT_SUNSET: Final = 0.18
READY_AT_SUNSET: Final = 0.21
"""What is left of stores, and of what stands ready, when the track is empty."""
NOWHERE: Final = -5.0
"""What a launch counts that cannot be made."""


def time_left(state: State) -> float:
    """From 1 at the start to nearly 0 when the sunset token lies face up."""
    return float(state.tokens_left + 1) / float(state.components.track_spaces * state.players + 2)


def platform_yield(state: State, player: i64, dock: i64) -> float:
    """What a complete platform action brings each time, its cost paid."""
    tile = state.slots[player * components.SLOTS + platform_slot(dock)]
    if dock == components.CUSTOM_1:
        return tile_gain(tile)
    gain = PLAY
    if dock == components.AWAKEN:
        gain = WORTH[components.ORGANIC] + POD_AWAKE + 1.0
    elif dock == components.CHARGE:
        gain = WORTH[components.ENERGY]
    elif dock == components.CUSTOM_2:
        gain = tile_gain(state.slots[player * components.SLOTS + components.SLOT_CUSTOM_2_GAIN])
    elif dock == components.FABRICATE:
        gain = WORTH[components.NANITE]
    return max(0.1, gain - tile_cost(tile))


def tile_gain(tile: i64) -> float:
    """What a tile's benefit is worth."""
    if tile == components.TILE_CARD:
        return PLAY
    if tile >= components.TILE_OR:
        return WORTH[components.TECH] * 1.3
    return WORTH[components.TECH] * 2.0 if tile >= components.TILE_AND else WORTH[tile]


def tile_cost(tile: i64) -> float:
    """What it costs to pay what a tile shows."""
    if tile == components.TILE_CARD:
        return HAND_CARD
    if tile >= components.TILE_OR:
        return WORTH[components.TECH] * 0.8
    return WORTH[components.TECH] * 2.0 if tile >= components.TILE_AND else WORTH[tile]


def means(state: State, player: i64) -> float:
    """What most actions change: stores, and what stands ready to be launched."""
    left = time_left(state)
    stores = _stores(state, player) * (STORES_AT_SUNSET + (1.0 - STORES_AT_SUNSET) * left)
    return stores + _ready_to_go(state, player) * (READY_AT_SUNSET + (1.0 - READY_AT_SUNSET) * left)


def _stores(state: State, player: i64) -> float:
    """Resources and cards in hand; the first few of each count most."""
    value = 0.0
    for resource in range(components.RESOURCES):
        have = float(amount(state, player, resource))
        if have > ENOUGH:
            have = ENOUGH + (have - ENOUGH) * MORE_THAN_ENOUGH
        value += WORTH[resource] * have
    cards = hand_size(state, player)
    first = cards if cards < USEFUL_CARDS else USEFUL_CARDS
    for card in range(components.CARDS):
        value += KIND[card] * float(state.hands[player * components.CARDS + card])
    return value + HAND_CARD * float(first) + LATER_CARD * float(cards - first)


def _ready_to_go(state: State, player: i64) -> float:
    """Crew pods that are awake, vehicles to carry them, and how near the next launch is."""
    seats: i64 = 0
    for card in range(components.CARDS):
        if state.vehicles[player * components.CARDS + card] > 0:
            seats += state.vehicles[player * components.CARDS + card] * vehicle_capacity(state, player, card)
    awake = state.aboard[player]
    taken = seats if seats < awake else awake
    value = float(awake) * POD_AWAKE + float(taken) * SEAT_TAKEN + float(seats - taken) * SEAT_FREE
    return value if taken == 0 else value + NEXT_LAUNCH * next_launch(state, player)


def next_launch(state: State, player: i64) -> float:
    """The best launch into one cavern, now or later: each resource that it lacks makes it less likely."""
    best = 0.0
    for cavern in range(components.CAVERNS):
        if state.cavern_up[cavern] == 0:
            continue
        lack = _lack(state, player, cavern)
        cost = _settlement_cost(state, cavern)
        for vehicle in range(components.CARDS):
            if state.vehicles[player * components.CARDS + vehicle] > 0:
                energy = launch_energy(state, player, vehicle, state.components.nearest_tunnel[cavern])
                worth = _landing(state, player, cavern, most_loaded(state, player, vehicle)) - cost
                worth -= float(energy) * WORTH[components.ENERGY]
                for _ in range(lack + missing(state, player, components.ENERGY, energy)):
                    worth *= STILL_LIKELY
                best = max(best, worth)
    return best


def _lack(state: State, player: i64, cavern: i64) -> i64:
    """How many materials are missing to settle in a cavern, nanites counted in."""
    lack: i64 = -amount(state, player, components.NANITE)
    for material in range(4):
        due = state.components.settle_cost[state.cavern_tile[cavern] * 4 + material]
        lack += due if material == components.NANITE else missing(state, player, material, due)
    return lack if lack > 0 else 0


def _settlement_cost(state: State, cavern: i64) -> float:
    """What the materials for a cavern are worth."""
    value = 0.0
    for material in range(4):
        value += WORTH[material] * float(state.components.settle_cost[state.cavern_tile[cavern] * 4 + material])
    return value


def _landing(state: State, player: i64, cavern: i64, pods: i64) -> float:
    """What crew pods add in a cavern, its majority included."""
    c = state.components
    at = cavern * state.players + player
    gained = -majority(state, cavern, player)
    state.settlers[at] += pods
    gained += majority(state, cavern, player)
    state.settlers[at] -= pods
    return float(gained + pods * (c.score_cavern - c.score_aboard)) + float(pods) * LANDED


def platform_worth(state: State, player: i64) -> float:
    """What the platform's actions will yield; a drone that has not left cannot come back to its dock."""
    value = float(tile_count(state, player)) * TILE_PLACED
    for dock in range(components.PLATFORM_DOCKS):
        if complete(state, player, dock):
            gain = platform_yield(state, player, dock)
            value += gain * USES
            if state.platform_drones[player * components.PLATFORM_DOCKS + dock] > 0:
                value -= gain * DRONE_IN_THE_WAY
    return value


def launches(state: State) -> bool:
    """Whether the player on turn is about to launch a vehicle."""
    if state.dock == components.LAUNCH_DOCK and state.phase == phases.DRONE:
        return True
    return phases.LAUNCHING <= state.phase <= phases.SPLITTING


def after_launch(state: State) -> State:
    """The position after the best launch that is still open, everything paid; the same one where there is none."""
    player = state.active
    best: float = -1000.0
    with_vehicle: i64 = -1
    through: i64 = -1
    into_one: i64 = 0
    for vehicle in range(components.CARDS):
        if state.vehicles[player * components.CARDS + vehicle] > 0 and (state.vehicle < 0 or state.vehicle == vehicle):
            pods = _pods_to_launch(state, player, vehicle)
            for tunnel in range(components.TUNNELS):
                energy = launch_energy(state, player, vehicle, tunnel)
                if (state.tunnel < 0 or state.tunnel == tunnel) and energy <= amount(state, player, components.ENERGY):
                    n = _best_division(state, player, tunnel, pods)
                    if n >= 0:
                        worth = _division(state, player, tunnel, n, pods) - WORTH[components.ENERGY] * float(energy)
                        if worth > best:
                            best, with_vehicle, through, into_one = worth, vehicle, tunnel, n
    if with_vehicle < 0 or best <= 0.0:
        return state
    return _launched(state, with_vehicle, through, into_one, _pods_to_launch(state, player, with_vehicle))


def best_launch(state: State, player: i64) -> float:
    """What the best launch brings that could be made now; 0 where there is none."""
    best: float = 0.0
    if state.aboard[player] > 0:
        for vehicle in range(components.CARDS):
            if state.vehicles[player * components.CARDS + vehicle] > 0:
                best = max(best, launch_worth(state, player, vehicle, -1, 0))
    return best


def launch_worth(state: State, player: i64, vehicle: i64, tunnel: i64, pods: i64) -> float:
    """What a vehicle's launch brings at best: through one tunnel or any (-1), with so many crew pods or the most (0)."""
    best: float = NOWHERE
    if pods == 0:
        pods = most_loaded(state, player, vehicle)
    for way in range(0 if tunnel < 0 else tunnel, components.TUNNELS if tunnel < 0 else tunnel + 1):
        energy = launch_energy(state, player, vehicle, way)
        if energy <= amount(state, player, components.ENERGY):
            n = _best_division(state, player, way, pods)
            if n >= 0:
                worth = _division(state, player, way, n, pods) - WORTH[components.ENERGY] * float(energy)
                best = max(best, worth)
    return best


def settling(state: State, player: i64, move: i64) -> float:
    """What a decision at the end of the tunnel brings: one cavern, both, or how the crew pods are divided between them."""
    if move == kinds.SETTLE_BOTH:
        best: float = NOWHERE
        for n in range(1, state.loaded):
            best = max(best, _division(state, player, state.tunnel, n, state.loaded))
        return best
    if move >= kinds.SPLIT:
        return _division(state, player, state.tunnel, move - kinds.SPLIT + 1, state.loaded)
    cavern = move - kinds.SETTLE
    return _landing(state, player, cavern, state.loaded) - _settlement_cost(state, cavern)


def _pods_to_launch(state: State, player: i64, vehicle: i64) -> i64:
    return state.loaded if state.loaded > 0 else most_loaded(state, player, vehicle)


def _best_division(state: State, player: i64, tunnel: i64, pods: i64) -> i64:
    """How many of the crew pods go to the first of a tunnel's caverns; -1 where nobody can settle."""
    one = can_settle(state, player, state.components.tunnel_from[tunnel])
    two = can_settle(state, player, state.components.tunnel_to[tunnel])
    if not one and not two:
        return -1
    both = one and two and can_settle_both(state, player, tunnel)
    best: i64 = -1
    worth: float = -1000.0
    for n in range(pods + 1 if pods > 0 else 0):
        allowed = both if 0 < n < pods else state.phase != phases.SPLITTING and (one if n > 0 else two)
        if allowed:
            value = _division(state, player, tunnel, n, pods)
            if value > worth:
                best = n
                worth = value
    return best


def _division(state: State, player: i64, tunnel: i64, into_one: i64, pods: i64) -> float:
    """What n of the crew pods in a tunnel's first cavern and the others in its second add, the settlement paid."""
    value = 0.0
    if into_one > 0:
        one = state.components.tunnel_from[tunnel]
        value += _landing(state, player, one, into_one) - _settlement_cost(state, one)
    if into_one < pods:
        two = state.components.tunnel_to[tunnel]
        value += _landing(state, player, two, pods - into_one) - _settlement_cost(state, two)
    return value


def _launched(state: State, vehicle: i64, tunnel: i64, into_one: i64, pods: i64) -> State:
    """The position after a launch, everything paid."""
    after = state.copy()
    after.vehicle = vehicle
    after.tunnel = tunnel
    land(after, into_one, pods - into_one, None)
    own = state.active * components.RESOURCES
    for resource in range(components.RESOURCES):
        nanites = missing(after, state.active, resource, after.owed[resource])
        after.resources[own + resource] -= after.owed[resource] - nanites
        after.resources[own + components.NANITE] -= nanites
    return after
