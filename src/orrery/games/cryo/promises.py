"""What the decision at hand, and all that is set going, will still bring in Cryo, in points at the start of the game.

What is reckoned here is a feature among others: how much it counts is learned.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cryo import components, features as at, state as phases
from orrery.games.cryo.means import (
    HAND_CARD,
    LANDED,
    MISSION_HOPE,
    PLAY,
    POD_ASLEEP,
    POD_AWAKE,
    POD_IN_SALVAGE,
    SCOUTED,
    UPGRADE_USE,
    WORTH,
    means,
    platform_worth,
    platform_yield,
    tile_cost,
    tile_gain,
    time_left,
)
from orrery.games.cryo.rules.awakening import stasis_discount
from orrery.games.cryo.rules.cards import can_build, can_lay_mission, can_upgrade
from orrery.games.cryo.rules.deploying import can_use
from orrery.games.cryo.rules.ending import mission_value
from orrery.games.cryo.rules.platform import can_activate, platform_slot
from orrery.games.cryo.rules.stores import amount, hand_size, missing, pods_in_salvage, pods_in_section, room
from orrery.games.cryo.state import State


def add_turn(state: State, player: i64, x: vec[float]) -> None:
    """What the turn at hand still brings: what is owed, set going, or to be decided next."""
    phase = state.phase
    x[at.TURN] = 1.0 if phase == phases.MAIN else 0.0
    x[at.RECALLS] = 1.0 if phase == phases.INCIDENT else 0.0
    x[at.DRONES] += float(max(0, state.returning)) - (1.0 if phase == phases.DRONE else 0.0)
    x[at.SCOUTS] = 1.0 if state.flip_cavern >= 0 else 0.0
    x[at.DEBTS] = _debts(state)
    x[at.PODS_MOVING] = _promised_pods(state, player)
    _add_cards(state, player, x)
    if state.choice >= 0:
        x[at.TILE] = tile_gain(state.choice)
    if state.tile >= 0:
        x[at.TILE] += _tile_worth(state, player, state.tile)
    if phase == phases.PLATFORM and state.granted < 0 and can_activate(state, player, state.platform_dock):
        x[at.ACTIVATES] = platform_yield(state, player, state.platform_dock)
    elif phase in (phases.DRONE, phases.ACTION):
        x[at.ACTS] = _best_action(state, player)
    elif phase == phases.OVERCLOCKING and _can_pay_overclock(state, player):
        x[at.OVERCLOCKS] = max(0.0, _best_action(state, player) - WORTH[components.ENERGY])
    elif phase in (phases.REACTING, phases.FABRICATING, phases.COMPUTING, phases.SCOUTING, phases.ASSIGNING):
        x[at.ACTS] = _action_worth(state, player, state.used_cell)


def _add_cards(state: State, player: i64, x: vec[float]) -> None:
    """Draws and plays that are announced, and card benefits."""
    x[at.DRAWS] = float(state.draws + state.drawing)
    cards = hand_size(state, player) + state.draws
    plays = state.cards + (state.plays if state.plays < cards else cards)
    if plays > 0:
        best = _best_play(state, player)
        x[at.BEST_PLAY] = max(best, HAND_CARD) if state.cards > 0 else best
        x[at.FURTHER_PLAYS] = float(plays - 1)


def _can_pay_overclock(state: State, player: i64) -> bool:
    """9.15: without its energy the question is only whether something is scrapped for it."""
    return amount(state, player, components.ENERGY) >= state.components.overclock_energy


def _debts(state: State) -> float:
    """What is still to be paid, less what the reactor or a platform action will give for it."""
    value = -WORTH[components.ENERGY] * float(state.reacting)
    for resource in range(components.RESOURCES):
        value += WORTH[resource] * float(state.owed[resource])
    if state.owed_either >= 0:
        value += tile_cost(state.owed_either)
    if state.owed_card:
        value += HAND_CARD
    if state.granted >= 0:
        value -= platform_yield(state, state.active, state.granted)
        if state.granted != components.CUSTOM_1:
            value -= tile_cost(state.slots[state.active * components.SLOTS + platform_slot(state.granted)])
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
    left = time_left(state)
    point = float(state.components.score_card)
    before = means(state, player)
    for card in range(components.CARDS):
        if state.hands[player * components.CARDS + card] > 0:
            if can_lay_mission(state, player, card):
                best = max(best, MISSION_HOPE[card] * left + float(mission_value(state, player, card)) - HAND_CARD)
            if can_upgrade(state, player, card):
                best = max(best, UPGRADE_USE[card] * left + point - HAND_CARD)
            if can_build(state, player, card):
                state.vehicles[player * components.CARDS + card] += 1
                best = max(best, means(state, player) - before + point - HAND_CARD)
                state.vehicles[player * components.CARDS + card] -= 1
    return best


def _tile_worth(state: State, player: i64, tile: i64) -> float:
    """The better of gaining what a tile shows and placing it."""
    best = tile_gain(tile)
    before = platform_worth(state, player)
    for slot in range(player * components.SLOTS, player * components.SLOTS + components.SLOTS):
        if state.slots[slot] < 0:
            state.slots[slot] = tile
            best = max(best, (platform_worth(state, player) - before) * time_left(state))
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
        return POD_IN_SALVAGE * time_left(state) + _with_pods(state, player, -1, components.TECH, 0)
    return _withdrawal(state, player)


def _with_pods(state: State, player: i64, pods: i64, material: i64, cost: i64) -> float:
    """What more crew pods aboard change, with the cost in a material (or nanites for it) spent."""
    before = means(state, player)
    own = player * components.RESOURCES + material
    nanites = missing(state, player, material, cost)
    state.aboard[player] += pods
    state.resources[own] -= cost - nanites
    state.resources[player * components.RESOURCES + components.NANITE] -= nanites
    after = means(state, player)
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
    return change - float(pods) * POD_ASLEEP * time_left(state)


def _least(one: i64, two: i64) -> i64:
    return one if one < two else two


def _reactor(state: State, player: i64) -> float:
    """As much energy as serves best."""
    c = state.components
    best = 0.0
    before = means(state, player)
    energy = player * components.RESOURCES + components.ENERGY
    material = c.reactor_material
    most = _least(c.times, amount(state, player, material) + amount(state, player, components.NANITE))
    for n in range(1, _least(most, c.maximum[components.ENERGY] - state.resources[energy]) + 1):
        state.resources[energy] += n
        already = means(state, player) - before
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
    value = SCOUTED + float(c.score_cavern) + LANDED * time_left(state)
    return (
        value
        + _with_pods(state, player, -1, components.TECH, c.scout_tech)
        - float(c.scout_energy) * WORTH[components.ENERGY]
    )


def _withdrawal(state: State, player: i64) -> float:
    """Crew pods that come back from salvage."""
    pods = _least(_least(state.components.times, pods_in_salvage(state, player)), room(state, player))
    change = _with_pods(state, player, pods, components.TECH, 0)
    return max(0.0, change - float(pods) * POD_IN_SALVAGE * time_left(state))
