"""How good a position of Cryo looks: points so far, what stands ready, and what the decision at hand promises."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cryo import components, state as phases
from orrery.games.cryo.rules.awakening import stasis_discount
from orrery.games.cryo.rules.cards import can_build, can_lay_mission, can_upgrade
from orrery.games.cryo.rules.deploying import can_use
from orrery.games.cryo.rules.ending import majority, mission_value, points, ranks, saved_all
from orrery.games.cryo.rules.launching import can_settle, can_settle_both, land, launch_energy, most_loaded
from orrery.games.cryo.rules.platform import can_activate, complete, platform_slot
from orrery.games.cryo.rules.recalling import intact_chamber
from orrery.games.cryo.rules.stores import (
    amount,
    drones_on_platform,
    hand_size,
    missing,
    pods_in_salvage,
    pods_in_section,
    pods_settled,
    room,
    tile_count,
    vehicle_capacity,
)
from orrery.games.cryo.state import State

# All in points at the start of the game; most of it fades as the incident track empties.
# The values were found by self-play: thousands of games between neighbouring values.
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
IN_DANGER: Final = 0.13
"""What a crew pod loses while a sabotage token lies ready for its chamber."""
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
DRONE_HOME: Final = 2.22
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
AGAINST_OTHERS: Final = 0.44
WON: Final = 12.0


def evaluate(state: State, seat: i64) -> float:
    """A seat's own prospects, less part of the best other's."""
    ending = _ending(state)
    own = float(points(state, seat)) if ending else _prospects(state, seat)
    if ending:
        own += WON if ranks(state)[seat] == 1 else -WON
    if state.active == seat and state.phase != phases.FINISHED:
        own += _promise(state, seat)
    best = -1000.0
    for other in range(state.players):
        if other != seat:
            best = max(best, float(points(state, other)) if ending else _prospects(state, other))
    return own - best * AGAINST_OTHERS


def _ending(state: State) -> bool:
    """8.1, 8.2: whether the game is over, or will be with this turn."""
    if state.phase == phases.FINISHED or state.sunset_by >= 0 or state.placed_by >= 0:
        return True
    return any(state.aboard[player] == 0 and saved_all(state, player) for player in range(state.players))


def _time_left(state: State) -> float:
    """From 1 at the start to nearly 0 when the sunset token lies face up."""
    return float(state.tokens_left + 1) / float(state.components.track_spaces * state.players + 2)


def _prospects(state: State, player: i64) -> float:
    """Points as they stand and what will come of the rest."""
    value = float(points(state, player))
    left = _time_left(state)
    hopes = _asleep(state, player)
    hopes += float(pods_in_salvage(state, player)) * POD_IN_SALVAGE + float(pods_settled(state, player)) * LANDED
    for card in range(components.CARDS):
        if state.missions[player * components.CARDS + card] > 0:
            hopes += MISSION_HOPE[card]
        if state.upgrades[player * components.CARDS + card] > 0:
            hopes += UPGRADE_USE[card]
    if state.seats == 1 and player == phases.RIVAL:
        return value + hopes * left
    hopes += _platform(state, player)
    drones = drones_on_platform(state, player)
    if player == state.active and state.returning > 0:
        drones += state.returning
    return value + hopes * left + float(drones) * DRONE_HOME + _means(state, player)


def _asleep(state: State, player: i64) -> float:
    """Crew pods in stasis; those whom a sabotage would hit next count less."""
    value = 0.0
    for section in range(components.SECTIONS):
        value += float(pods_in_section(state, player, section)) * POD_ASLEEP
        if state.incidents[section] == components.SABOTAGE:
            chamber = intact_chamber(state, section)
            if chamber >= 0:
                value -= float(state.chambers[chamber * state.players + player]) * IN_DANGER
    return value


def _platform(state: State, player: i64) -> float:
    """What the platform's actions will yield; a drone that has not left cannot come back to its dock."""
    value = float(tile_count(state, player)) * TILE_PLACED
    for dock in range(components.PLATFORM_DOCKS):
        if complete(state, player, dock):
            gain = _yield(state, player, dock)
            value += gain * USES
            if state.platform_drones[player * components.PLATFORM_DOCKS + dock] > 0:
                value -= gain * DRONE_IN_THE_WAY
    return value


def _yield(state: State, player: i64, dock: i64) -> float:
    """What a complete platform action brings each time, its cost paid."""
    tile = state.slots[player * components.SLOTS + platform_slot(dock)]
    if dock == components.CUSTOM_1:
        return _tile_gain(tile)
    gain = PLAY
    if dock == components.AWAKEN:
        gain = WORTH[components.ORGANIC] + POD_AWAKE + 1.0
    elif dock == components.CHARGE:
        gain = WORTH[components.ENERGY]
    elif dock == components.CUSTOM_2:
        gain = _tile_gain(state.slots[player * components.SLOTS + components.SLOT_CUSTOM_2_GAIN])
    elif dock == components.FABRICATE:
        gain = WORTH[components.NANITE]
    return max(0.1, gain - _tile_cost(tile))


def _tile_gain(tile: i64) -> float:
    """What a tile's benefit is worth."""
    if tile == components.TILE_CARD:
        return PLAY
    if tile >= components.TILE_OR:
        return WORTH[components.TECH] * 1.3
    return WORTH[components.TECH] * 2.0 if tile >= components.TILE_AND else WORTH[tile]


def _tile_cost(tile: i64) -> float:
    """What it costs to pay what a tile shows."""
    if tile == components.TILE_CARD:
        return HAND_CARD
    if tile >= components.TILE_OR:
        return WORTH[components.TECH] * 0.8
    return WORTH[components.TECH] * 2.0 if tile >= components.TILE_AND else WORTH[tile]


def _means(state: State, player: i64) -> float:
    """What most actions change: stores, and what stands ready to be launched."""
    left = _time_left(state)
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
    return value if taken == 0 else value + NEXT_LAUNCH * _next_launch(state, player)


def _next_launch(state: State, player: i64) -> float:
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


def _promise(state: State, player: i64) -> float:
    """What the decision at hand, and all that is set going, will still bring."""
    phase = state.phase
    value = _promised_cards(state, player) + _promised_pods(state, player) - _debts(state)
    if state.choice >= 0:
        value += _tile_gain(state.choice)
    if state.tile >= 0:
        value += _tile_worth(state, player, state.tile)
    if state.flip_cavern >= 0:
        value += SCOUTED
    if phase == phases.PLATFORM and state.granted < 0 and can_activate(state, player, state.platform_dock):
        value += _yield(state, player, state.platform_dock)
    if phase in (phases.DRONE, phases.ACTION) or (phase == phases.OVERCLOCKING and _can_pay_overclock(state, player)):
        value += _best_launch(state, player) if state.dock == components.LAUNCH_DOCK else _best_action(state, player)
        if phase == phases.DRONE:
            value -= DRONE_HOME
        elif phase == phases.OVERCLOCKING:
            value = max(0.0, value - WORTH[components.ENERGY])
    elif phase in (phases.LAUNCHING, phases.LOADING, phases.TUNNELLING, phases.SETTLING, phases.SPLITTING):
        value += _best_launch(state, player)
    elif phase in (phases.REACTING, phases.FABRICATING, phases.COMPUTING, phases.SCOUTING, phases.ASSIGNING):
        value += _action_worth(state, player, state.used_cell)
    return value


def _can_pay_overclock(state: State, player: i64) -> bool:
    """9.15: without its energy the question is only whether something is scrapped for it."""
    return amount(state, player, components.ENERGY) >= state.components.overclock_energy


def _debts(state: State) -> float:
    """What is still to be paid, less what the reactor or a platform action will give for it."""
    value = -WORTH[components.ENERGY] * float(state.reacting)
    for resource in range(components.RESOURCES):
        value += WORTH[resource] * float(state.owed[resource])
    if state.owed_either >= 0:
        value += _tile_cost(state.owed_either)
    if state.owed_card:
        value += HAND_CARD
    if state.granted >= 0:
        value -= _yield(state, state.active, state.granted)
        if state.granted != components.CUSTOM_1:
            value -= _tile_cost(state.slots[state.active * components.SLOTS + platform_slot(state.granted)])
    return value


def _promised_cards(state: State, player: i64) -> float:
    """Draws and plays that are announced, and card benefits."""
    value = HAND_CARD * float(state.draws + state.drawing)
    cards = hand_size(state, player) + state.draws
    plays = state.cards + (state.plays if state.plays < cards else cards)
    if plays > 0:
        best = _best_play(state, player)
        if state.cards > 0:
            best = max(best, HAND_CARD)
        value += best + PLAY * float(plays - 1)
    return value


def _promised_pods(state: State, player: i64) -> float:
    """Crew pods that are being awakened or withdrawn."""
    value = 0.0
    if state.awakening > 0 or state.awakened > 0:
        if state.awaken_section >= 0:
            value += _stasis_control(state, player, state.awaken_section, state.awakening, state.awakened)
        else:
            value += POD_AWAKE + 1.0
    return value + (_withdrawal(state, player) if state.withdrawing > 0 else 0.0)


def _best_play(state: State, player: i64) -> float:
    """The best use of a card in hand."""
    best = 0.0
    left = _time_left(state)
    point = float(state.components.score_card)
    before = _means(state, player)
    for card in range(components.CARDS):
        if state.hands[player * components.CARDS + card] > 0:
            if can_lay_mission(state, player, card):
                best = max(best, MISSION_HOPE[card] * left + float(mission_value(state, player, card)) - HAND_CARD)
            if can_upgrade(state, player, card):
                best = max(best, UPGRADE_USE[card] * left + point - HAND_CARD)
            if can_build(state, player, card):
                state.vehicles[player * components.CARDS + card] += 1
                best = max(best, _means(state, player) - before + point - HAND_CARD)
                state.vehicles[player * components.CARDS + card] -= 1
    return best


def _tile_worth(state: State, player: i64, tile: i64) -> float:
    """The better of gaining what a tile shows and placing it."""
    best = _tile_gain(tile)
    before = _platform(state, player)
    for slot in range(player * components.SLOTS, player * components.SLOTS + components.SLOTS):
        if state.slots[slot] < 0:
            state.slots[slot] = tile
            best = max(best, (_platform(state, player) - before) * _time_left(state))
            state.slots[slot] = -1
    return best


def _best_action(state: State, player: i64) -> float:
    """The best action beside the dock that is still to be used."""
    best = 0.0
    for side in range(4):
        cell = state.components.dock_cell[state.dock * 4 + side]
        if cell >= 0 and cell != state.used_cell and can_use(state, cell, 0):
            best = max(best, _action_worth(state, player, cell))
    return best


def _action_worth(state: State, player: i64, cell: i64) -> float:
    """What an action adds, taken as often as is good."""
    c = state.components
    action = c.cell_action[cell]
    if action == components.RESOURCE_SPACE:
        tile = state.stack_top[c.cell_space[cell]]
        return WORTH[components.TECH] if tile < 0 else _tile_worth(state, player, tile)
    if action == components.STASIS_CONTROL:
        return _stasis_control(state, player, cell // components.CELLS_PER_SECTION, c.times, 0)
    if action == components.REACTOR:
        return _reactor(state, player)
    if action == components.FABRICATOR:
        return 0.2
    if action == components.COMPUTER:
        return _computer(state, player)
    if action == components.SCOUT:
        return _scouting(state, player)
    if action == components.ASSIGN:
        return POD_IN_SALVAGE * _time_left(state) + _with_pods(state, player, -1, components.TECH, 0)
    return _withdrawal(state, player)


def _with_pods(state: State, player: i64, pods: i64, material: i64, cost: i64) -> float:
    """What more crew pods aboard change, with the cost in a material (or nanites for it) spent."""
    before = _means(state, player)
    own = player * components.RESOURCES + material
    nanites = missing(state, player, material, cost)
    state.aboard[player] += pods
    state.resources[own] -= cost - nanites
    state.resources[player * components.RESOURCES + components.NANITE] -= nanites
    after = _means(state, player)
    state.aboard[player] -= pods
    state.resources[own] += cost - nanites
    state.resources[player * components.RESOURCES + components.NANITE] += nanites
    return after - before + float(pods * state.components.score_aboard)


def _stasis_control(state: State, player: i64, section: i64, times: i64, awakened: i64) -> float:
    """Crew pods that can still be awakened, the organics paid for them and for those that are awake already."""
    material = state.components.stasis_material
    discount = stasis_discount(state, player)
    funds = amount(state, player, material) + amount(state, player, components.NANITE) + discount - awakened
    pods = _least(_least(times, funds), _least(room(state, player), pods_in_section(state, player, section)))
    pods = pods if pods > 0 else 0
    cost = pods + awakened - discount
    change = _with_pods(state, player, pods, material, cost if cost > 0 else 0)
    return change - float(pods) * POD_ASLEEP * _time_left(state)


def _least(one: i64, two: i64) -> i64:
    return one if one < two else two


def _reactor(state: State, player: i64) -> float:
    """As much energy as serves best."""
    c = state.components
    best = 0.0
    before = _means(state, player)
    energy = player * components.RESOURCES + components.ENERGY
    material = c.reactor_material
    most = _least(c.times, amount(state, player, material) + amount(state, player, components.NANITE))
    for n in range(1, _least(most, c.maximum[components.ENERGY] - state.resources[energy]) + 1):
        state.resources[energy] += n
        already = _means(state, player) - before
        best = max(best, already + _with_pods(state, player, 0, material, n))
        state.resources[energy] -= n
    return best


def _computer(state: State, player: i64) -> float:
    """The best card is played, or one drawn, and then others."""
    material = state.components.computer_material
    n = _least(state.components.times, amount(state, player, material) + amount(state, player, components.NANITE))
    plays = _least(n, hand_size(state, player))
    first = max(_best_play(state, player), HAND_CARD)
    if plays == 0:
        return first + float(n - 1) * HAND_CARD - float(n) * WORTH[components.TECH]
    return first + float(plays - 1) * PLAY + float(n - plays) * HAND_CARD - float(n) * WORTH[components.TECH]


def _scouting(state: State, player: i64) -> float:
    """A crew pod in a cavern of its own."""
    c = state.components
    value = SCOUTED + float(c.score_cavern) + LANDED * _time_left(state)
    return (
        value
        + _with_pods(state, player, -1, components.TECH, c.scout_tech)
        - float(c.scout_energy) * WORTH[components.ENERGY]
    )


def _withdrawal(state: State, player: i64) -> float:
    """Crew pods that come back from salvage."""
    pods = _least(_least(state.components.times, pods_in_salvage(state, player)), room(state, player))
    change = _with_pods(state, player, pods, components.TECH, 0)
    return max(0.0, change - float(pods) * POD_IN_SALVAGE * _time_left(state))


def _best_launch(state: State, player: i64) -> float:
    """What the best launch adds, as far as it is not decided yet."""
    best = -1000.0
    with_vehicle: i64 = -1
    through: i64 = -1
    into_one: i64 = 0
    for vehicle in range(components.CARDS):
        if state.vehicles[player * components.CARDS + vehicle] == 0 or (
            state.vehicle >= 0 and state.vehicle != vehicle
        ):
            continue
        pods = _pods_to_launch(state, player, vehicle)
        for tunnel in range(components.TUNNELS):
            energy = launch_energy(state, player, vehicle, tunnel)
            if (state.tunnel >= 0 and state.tunnel != tunnel) or energy > amount(state, player, components.ENERGY):
                continue
            n = _best_division(state, player, tunnel, pods)
            if n < 0:
                continue
            worth = _division(state, player, tunnel, n, pods) - float(energy) * WORTH[components.ENERGY]
            if worth > best:
                best = worth
                with_vehicle = vehicle
                through = tunnel
                into_one = n
    if with_vehicle < 0:
        return 0.0
    after = _launched(state, with_vehicle, through, into_one, _pods_to_launch(state, player, with_vehicle))
    return max(0.0, _prospects(after, player) - _prospects(state, player))


def _pods_to_launch(state: State, player: i64, vehicle: i64) -> i64:
    return state.loaded if state.loaded > 0 else most_loaded(state, player, vehicle)


def _best_division(state: State, player: i64, tunnel: i64, pods: i64) -> i64:
    """How many of the crew pods go to the first of a tunnel's caverns; -1 where nobody can settle."""
    one = can_settle(state, player, state.components.tunnel_from[tunnel])
    two = can_settle(state, player, state.components.tunnel_to[tunnel])
    both = one and two and can_settle_both(state, player, tunnel)
    best: i64 = -1
    worth = -1000.0
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
