"""What a policy of Cryo sees at a glance: signs of the position, and for each move the rows of weights that speak for it.

A move's strength is the sum, over its rows and over the signs that hold, of one weight each: nothing is copied, nothing tried.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cryo import components, moves as kinds, state as phases
from orrery.games.cryo.components import CARDS, CELLS, RESOURCES, SECTIONS, SLOTS
from orrery.games.cryo.means import best_launch, launch_worth, next_launch, settling, time_left
from orrery.games.cryo.rules.deploying import can_use
from orrery.games.cryo.rules.ending import mission_value
from orrery.games.cryo.rules.platform import can_activate, complete, platform_slot
from orrery.games.cryo.rules.recalling import intact_chamber
from orrery.games.cryo.rules.stores import (
    amount,
    drones_on_board,
    drones_on_platform,
    hand_size,
    pods_in_salvage,
    pods_in_section,
    pods_in_stasis,
    room,
    vehicle_capacity,
)
from orrery.games.cryo.state import State

# Where each group of signs begins.
ALWAYS: Final = 0
RESOURCE_SIGN: Final = 1
HAND_SIGN: Final = RESOURCE_SIGN + 25
ABOARD_SIGN: Final = HAND_SIGN + 5
SEATS_SIGN: Final = ABOARD_SIGN + 6
HOME_SIGN: Final = SEATS_SIGN + 5
OUT_SIGN: Final = HOME_SIGN + 5
TIME_SIGN: Final = OUT_SIGN + 5
UPGRADE_SIGN: Final = TIME_SIGN + 6
MISSION_SIGN: Final = UPGRADE_SIGN + 8
HOLDS_SIGN: Final = MISSION_SIGN + 8
ASLEEP_SIGN: Final = HOLDS_SIGN + 8
SALVAGE_SIGN: Final = ASLEEP_SIGN + 5
TILE_SIGN: Final = SALVAGE_SIGN + 4
SLOT_SIGN: Final = TILE_SIGN + 26
LAUNCH_SIGN: Final = SLOT_SIGN + 7
ROOM_SIGN: Final = LAUNCH_SIGN + 7
SEATED_SIGN: Final = ROOM_SIGN + 4
SCRAPPED_SIGN: Final = SEATED_SIGN + 4
SUNSET_SIGN: Final = SCRAPPED_SIGN + 1
OVERCLOCKING_SIGN: Final = SUNSET_SIGN + 1
SIGNS: Final = OVERCLOCKING_SIGN + 1

# Where each group of rows begins; first one for each move.
USE_ROW: Final = kinds.COUNT - kinds.DISCARD
DEPLOY_ROW: Final = USE_ROW + 37
TOKEN_ROW: Final = DEPLOY_ROW + 37
STAKES_ROW: Final = TOKEN_ROW + 29
RETURN_ROW: Final = STAKES_ROW + 9
RETURN_TILE_ROW: Final = RETURN_ROW + 18
LEAVE_TILE_ROW: Final = RETURN_TILE_ROW + 27
ACTIVATE_TILE_ROW: Final = LEAVE_TILE_ROW + 27
DANGER_ROW: Final = ACTIVATE_TILE_ROW + 27
ROWS: Final = DANGER_ROW + 1

# What an action on the ship is, for its rows: each tile that can be taken, none, and the others.
NO_TILE: Final = 26
STASIS: Final = 26
"""For one, two or three crew pods."""
OTHER: Final = 27
"""After the stasis controls, by the number of the action."""


def signs(state: State, player: i64) -> vec[i64]:
    """The signs that hold for a player, in ascending order."""
    held = vec[i64](capacity=48)
    held = append(held, ALWAYS)
    for resource in range(RESOURCES):
        held = append(held, RESOURCE_SIGN + 5 * resource + min(4, amount(state, player, resource)))
    held = append(held, HAND_SIGN + min(4, hand_size(state, player)))
    awake = state.aboard[player]
    held = append(held, ABOARD_SIGN + min(5, awake))
    seats = _seats(state, player)
    held = append(held, SEATS_SIGN + min(4, (seats + 1) // 2))
    held = append(held, HOME_SIGN + min(4, drones_on_platform(state, player)))
    held = append(held, OUT_SIGN + min(4, drones_on_board(state, player)))
    held = append(held, TIME_SIGN + min(5, i64(6.0 * time_left(state))))
    held = _card_signs(state, player, held)
    held = append(held, ASLEEP_SIGN + min(4, (pods_in_stasis(state, player) + 1) // 2))
    held = append(held, SALVAGE_SIGN + min(3, pods_in_salvage(state, player)))
    tile = state.tile if state.tile >= 0 else state.choice
    if tile >= 0:
        held = append(held, TILE_SIGN + tile)
    for slot in range(SLOTS):
        if state.slots[player * SLOTS + slot] >= 0:
            held = append(held, SLOT_SIGN + slot)
    held = append(held, LAUNCH_SIGN + (_bucket(next_launch(state, player)) if seats > 0 and awake > 0 else 0))
    held = append(held, ROOM_SIGN + min(3, room(state, player)))
    held = append(held, SEATED_SIGN + state.seats - 1)
    if state.scrapped:
        held = append(held, SCRAPPED_SIGN)
    for section in range(SECTIONS):
        if state.incidents[section] == components.SUNSET:
            held = append(held, SUNSET_SIGN)
    return append(held, OVERCLOCKING_SIGN) if state.phase == phases.OVERCLOCKING else held


def _seats(state: State, player: i64) -> i64:
    """Places in a player's vehicles."""
    seats: i64 = 0
    for card in range(CARDS):
        vehicles = state.vehicles[player * CARDS + card]
        if vehicles > 0:
            seats += vehicles * vehicle_capacity(state, player, card)
    return seats


def _card_signs(state: State, player: i64, held: vec[i64]) -> vec[i64]:
    """Which cards lie before a player and which are in hand."""
    own = player * CARDS
    for card in range(CARDS):
        if state.upgrades[own + card] > 0:
            held = append(held, UPGRADE_SIGN + card)
    for card in range(CARDS):
        if state.missions[own + card] > 0:
            held = append(held, MISSION_SIGN + card)
    for card in range(CARDS):
        if state.hands[own + card] > 0:
            held = append(held, HOLDS_SIGN + card)
    return held


def _bucket(worth: float) -> i64:
    """How good the best launch in sight is, in seven steps."""
    if worth <= 0.0:
        return 0
    if worth < 4.0:
        return 1 if worth < 1.0 else 2 if worth < 2.0 else 3
    return 4 if worth < 6.0 else 5 if worth < 8.0 else 6


class Ways:
    """What speaks for the moves: for each way to make one the move's place in the list, one or two rows, and a lift in points.

    A drone's dock is as good as the actions beside it together: each is a way to deploy there.
    """

    def __init__(self, state: State, player: i64, moves: vec[i64]) -> None:
        self.place: vec[i64] = vec[i64](capacity=len(moves))
        self.row: vec[i64] = vec[i64](capacity=len(moves))
        self.second: vec[i64] = vec[i64](capacity=len(moves))
        self.lift: vec[float] = vec[float](capacity=len(moves))
        if state.phase == phases.MAIN:
            self._deploy(state, player, moves)
        else:
            for at in range(len(moves)):
                self._move(state, player, at, moves[at])

    def _add(self, place: i64, row: i64, second: i64, lift: float) -> None:
        self.place = append(self.place, place)
        self.row = append(self.row, row)
        self.second = append(self.second, second)
        self.lift = append(self.lift, lift)

    def _deploy(self, state: State, player: i64, moves: vec[i64]) -> None:
        """3.2: where a drone could go, or a recall."""
        actions = vec[i64](capacity=CELLS)
        for cell in range(CELLS):
            actions = append(actions, action_kind(state, player, cell))
        for at in range(len(moves)):
            dock = moves[at] - kinds.DEPLOY
            ways: i64 = 0
            if dock < components.LAUNCH_DOCK:
                for side in range(4):
                    cell = state.components.dock_cell[dock * 4 + side]
                    if cell >= 0 and actions[cell] >= 0:
                        self._add(at, DEPLOY_ROW + actions[cell], -1, 0.0)
                        ways += 1
            if ways == 0:
                lift = best_launch(state, player) if dock == components.LAUNCH_DOCK else 0.0
                self._add(at, moves[at] - kinds.DISCARD, -1, lift)

    def _move(self, state: State, player: i64, at: i64, move: i64) -> None:
        """Any other decision."""
        row = move - kinds.DISCARD
        if move < kinds.USE:
            dock = move - kinds.FROM
            self._add(at, row, LEAVE_TILE_ROW + _tile_at(state, player, dock) if dock >= 0 else -1, 0.0)
        elif move < kinds.GAIN:
            self._add(at, USE_ROW + max(0, action_kind(state, player, move - kinds.USE)), -1, 0.0)
        elif move < kinds.AWAKEN_POD:
            self._add(at, row, -1, 0.0)
        elif move < kinds.ENOUGH:
            self._add(at, row, DANGER_ROW if _in_danger(state, move - kinds.AWAKEN_POD) else -1, 0.0)
        elif kinds.MISSION <= move < kinds.VEHICLE:
            self._add(at, row, -1, float(mission_value(state, player, move - kinds.MISSION)))
        elif kinds.LAUNCH <= move < kinds.RESOLVE:
            self._add(at, row, -1, _launch_lift(state, player, move))
        elif kinds.RESOLVE <= move < kinds.PASS:
            self._return(state, player, at, move)
        else:
            self._add(at, row, -1, 0.0)

    def _return(self, state: State, player: i64, at: i64, move: i64) -> None:
        """6: incidents, and what the platform does for a drone that comes back."""
        if move < kinds.SABOTAGE_SECTION:
            token = state.incidents[move - kinds.RESOLVE]
            stakes = _stakes(state, player, move - kinds.RESOLVE) if token == components.SABOTAGE else -1
            self._add(at, TOKEN_ROW + token, stakes, 0.0)
        elif move < kinds.RETURN:
            stakes = _stakes(state, player, move - kinds.SABOTAGE_SECTION)
            self._add(at, move - kinds.DISCARD, stakes, 0.0)
        elif move < kinds.ACTIVATE:
            dock = move - kinds.RETURN
            tile = _tile_at(state, player, dock)
            usable: i64 = 0 if tile == NO_TILE else 2 if can_activate(state, player, dock) else 1
            self._add(at, RETURN_ROW + 3 * dock + usable, RETURN_TILE_ROW + tile, 0.0)
        else:
            tile = _tile_at(state, player, move - kinds.ACTIVATE)
            self._add(at, move - kinds.DISCARD, ACTIVATE_TILE_ROW + tile, 0.0)


def action_kind(state: State, player: i64, cell: i64) -> i64:
    """What can be done at a cell of the ship, for its rows; -1 for nothing."""
    action = state.components.cell_action[cell]
    if action == components.NO_ACTION:
        return -1
    if action == components.RESOURCE_SPACE:
        tile = state.stack_top[state.components.cell_space[cell]]
        return tile if tile >= 0 else NO_TILE
    if not can_use(state, cell, 0):
        return -1
    if action == components.STASIS_CONTROL:
        pods = min(pods_in_section(state, player, cell // components.CELLS_PER_SECTION), room(state, player))
        return STASIS + min(3, pods)
    return OTHER + action


def _tile_at(state: State, player: i64, dock: i64) -> i64:
    """The tile that a complete platform action shows, NO_TILE for one that is not complete."""
    if not complete(state, player, dock):
        return NO_TILE
    return state.slots[player * SLOTS + platform_slot(dock)]


def _in_danger(state: State, chamber: i64) -> bool:
    """Whether a sabotage token lies ready for a chamber."""
    section = chamber // 3
    return state.incidents[section] == components.SABOTAGE and intact_chamber(state, section) == chamber


def _stakes(state: State, player: i64, section: i64) -> i64:
    """The row of what a sabotage would destroy: none, one or more of one's own crew pods, and of all others'."""
    chamber = intact_chamber(state, section)
    if chamber < 0:
        return -1
    own = state.chambers[chamber * state.players + player]
    others: i64 = 0
    for other in range(state.players):
        others += state.chambers[chamber * state.players + other]
    return STAKES_ROW + 3 * min(2, own) + min(2, others - own)


def _launch_lift(state: State, player: i64, move: i64) -> float:
    """4.11: what a launch brings in points, as far as it is decided with this move."""
    if move < kinds.LOAD:
        return launch_worth(state, player, move - kinds.LAUNCH, -1, 0)
    if move < kinds.TUNNEL:
        return launch_worth(state, player, state.vehicle, -1, move - kinds.LOAD + 1)
    if move < kinds.SETTLE:
        return launch_worth(state, player, state.vehicle, move - kinds.TUNNEL, state.loaded)
    return settling(state, player, move)
